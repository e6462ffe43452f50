//! The C API of Mica as it is: docs/c-api.md tells what its functions do. Nothing here is safe; names are those of C.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals, improper_ctypes)]
#![allow(clippy::all, deref_nullptr, unknown_lints, unpredictable_function_pointer_comparisons)]

include!(concat!(env!("OUT_DIR"), "/bindings.rs"));

/// A text of Rust's, borrowed.
pub fn mica_str_from(text: &str) -> mica_str {
    mica_str { data: text.as_ptr().cast(), size: text.len() }
}

/// A text of the library's, which must outlive the answer and be UTF-8.
///
/// # Safety
/// `text` is one that the library gave, and still there.
pub unsafe fn mica_str_as<'a>(text: mica_str) -> &'a str {
    if text.size == 0 {
        return "";
    }
    std::str::from_utf8(std::slice::from_raw_parts(text.data.cast(), text.size)).expect("UTF-8")
}
