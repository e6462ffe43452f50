//! Runs bindgen (the program) on the headers of an installed Mica: the one that this folder is a part of, or that of the
//! variable MICA. The headers' inline functions are symbols of the shared library, so that all of the API is there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn installed() -> PathBuf {
    println!("cargo:rerun-if-env-changed=MICA");
    match env::var_os("MICA") {
        Some(folder) => PathBuf::from(folder),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../.."),
    }
}

/// `lib`, or a folder in it that has a machine's name.
fn libraries(mica: &Path) -> PathBuf {
    let lib = mica.join("lib");
    let has_them = |folder: &PathBuf| folder.join("libmica-dialects.a").is_file();
    let inside = fs::read_dir(&lib)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    std::iter::once(lib.clone())
        .chain(inside)
        .find(has_them)
        .unwrap_or(lib)
}

/// Whether bindgen is from before 0.61, which has to be told that `size_t` is `usize`.
fn is_older() -> bool {
    let help = Command::new("bindgen")
        .arg("--help")
        .output()
        .expect("bindgen isn't installed");
    String::from_utf8_lossy(&help.stdout).contains(" --size_t-is-usize")
}

/// Where a libclang is that such a bindgen understands: since 16, types without a name have one that it isn't used to.
fn older_libclang() -> Option<PathBuf> {
    let has_it = |folder: &PathBuf| folder.join("libclang.so.1").exists();
    (11..16)
        .rev()
        .map(|version| PathBuf::from(format!("/usr/lib/llvm-{version}/lib")))
        .find(has_it)
}

/// bindgen, with what older versions want.
fn bindgen() -> Command {
    println!("cargo:rerun-if-env-changed=LIBCLANG_PATH");
    let mut command = Command::new("bindgen");
    if !is_older() {
        return command;
    }
    if let (None, Some(folder)) = (env::var_os("LIBCLANG_PATH"), older_libclang()) {
        command.env("LIBCLANG_PATH", folder);
    }
    command.arg("--size_t-is-usize");
    command
}

fn main() {
    let mica = installed();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("OUT_DIR"));
    let header = out.join("all.h");
    fs::write(
        &header,
        "#include \"mica/mica.h\"\n#include \"mica/dialects.h\"\n",
    )
    .expect("all.h");
    let status = bindgen()
        .arg(&header)
        .arg("--output")
        .arg(out.join("bindings.rs"))
        .args([
            "--allowlist-function",
            "mica_.*",
            "--allowlist-type",
            "mica_.*",
        ])
        .args(["--allowlist-var", "(mica|MICA)_.*|[a-z0-9_]+_dialect"])
        // Some versions lay its bit fields out wrongly; its functions are all that is needed.
        .args(["--opaque-type", "mica_op"])
        .args(["--with-derive-default", "--no-prepend-enum-name"])
        .arg("--")
        .arg(format!("-I{}", mica.join("include/mica-1").display()))
        .arg("-DMICA_INLINE=")
        .status()
        .expect("bindgen isn't installed");
    assert!(
        status.success(),
        "bindgen refuses the headers in {} (0.60 wants a libclang before 16: LIBCLANG_PATH says where one is)",
        mica.display()
    );
    println!(
        "cargo:rerun-if-changed={}",
        mica.join("include/mica-1").display()
    );
    let lib = libraries(&mica);
    println!("cargo:rustc-link-search=native={}", lib.display());
    println!(
        "cargo:rustc-link-search=native={}",
        lib.join("mica").display()
    );
    println!("cargo:rustc-link-lib=static=mica-dialects");
    println!("cargo:rustc-link-lib=dylib=mica");
    println!("cargo:rustc-link-lib=dylib=m");
}
