#!/usr/bin/env python3
"""The crate mica-sys, which bindgen makes of the headers of an installed Mica: its tests pass, without a network. Skipped
where cargo or bindgen isn't installed.

  rust.py --mica build/out/stage --work build/out/rust
"""
import argparse
import os
import shutil
import subprocess
import sys
import time


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mica", required=True, help="where Mica is installed")
    parser.add_argument("--work", required=True)
    options = parser.parse_args()
    missing = [tool for tool in ("cargo", "bindgen") if shutil.which(tool) is None]
    if missing:
        print(f"rust: no {' and no '.join(missing)}, skipped")
        return
    mica, crate = os.path.abspath(options.mica), os.path.abspath(os.path.join(options.work, "mica-sys"))
    shutil.rmtree(crate, ignore_errors=True)
    shutil.copytree(os.path.join(mica, "share", "mica", "rust", "mica-sys"), crate)
    environment = {**os.environ, "MICA": mica, "CARGO_TARGET_DIR": os.path.abspath(os.path.join(options.work, "target")),
                   "LD_LIBRARY_PATH": os.path.join(mica, "lib"), "RUSTFLAGS": "-Dwarnings"}
    start = time.monotonic()
    done = subprocess.run(["cargo", "test", "--offline", "-q"], cwd=crate, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"rust: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    print(f"rust: mica-sys is made by bindgen, and its tests pass ({time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main()
