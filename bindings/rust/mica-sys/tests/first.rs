//! A module is read, walked, changed, verified and printed; an error has its place; inline functions of the headers are there.

use mica_sys::*;
use std::os::raw::c_void;
use std::ptr;

const TEXT: &str = "func.func @f(%x: i32) -> i32 {\n  %y = arith.muli %x, %x : i32\n  return %y : i32\n}\n";

struct Context(*mut mica_context);

impl Context {
    fn new() -> Context {
        unsafe {
            let ctx = mica_context_create(ptr::null());
            assert!(!ctx.is_null());
            for dialect in [&builtin_dialect, &func_dialect, &arith_dialect] {
                assert!(mica_context_register(ctx, dialect));
            }
            Context(ctx)
        }
    }

    fn parse(&self, text: &str) -> *mut mica_op {
        unsafe { mica_parse_module(self.0, mica_str_from(text), ptr::null()) }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        unsafe { mica_context_destroy(self.0) }
    }
}

unsafe fn text_of(ctx: &Context, op: *const mica_op) -> String {
    let text = mica_op_to_text(op, ptr::null());
    let copy = mica_str_as(text).to_string();
    mica_free(ctx.0, text.data as *mut c_void, text.size + 1);
    copy
}

#[test]
fn module_is_read_and_printed() {
    let ctx = Context::new();
    unsafe {
        let module = ctx.parse(TEXT);
        assert!(mica_op_verify(module));
        let printed = text_of(&ctx, module);
        assert!(printed.contains("    %0 = arith.muli %arg0, %arg0 : i32\n"), "{printed}");
        let again = ctx.parse(&printed);
        assert_eq!(text_of(&ctx, again), printed);
        mica_op_destroy(again);
        mica_op_destroy(module);
    }
}

unsafe extern "C" fn count(user: *mut c_void, op: *mut mica_op) -> mica_walk {
    let names = &mut *(user as *mut Vec<String>);
    names.push(mica_str_as(mica_op_name_of(op)).to_string());
    MICA_WALK_ON
}

#[test]
fn operations_are_walked_and_changed() {
    let ctx = Context::new();
    unsafe {
        let module = ctx.parse(TEXT);
        let mut names: Vec<String> = Vec::new();
        assert!(mica_op_walk_before(module, Some(count), (&mut names as *mut Vec<String>).cast()));
        assert_eq!(names, ["builtin.module", "func.func", "arith.muli", "func.return"]);
        let func = mica_symbol_lookup(module, mica_str_from("f"));
        let body = mica_region_first(mica_op_region(func, 0));
        let square = mica_block_first(body);
        mica_value_replace_all_uses(mica_op_result(square, 0), mica_block_argument_at(body, 0));
        assert!(mica_op_erase(square));
        assert!(mica_op_verify(module));
        assert!(text_of(&ctx, module).contains("    return %arg0 : i32\n"));
        mica_op_destroy(module);
    }
}

unsafe extern "C" fn note(
    user: *mut c_void,
    ctx: *mut mica_context,
    message: *const mica_message,
    _notes: *const mica_message,
    _note_count: usize,
) {
    let seen = &mut *(user as *mut Vec<(u32, String)>);
    let at = mica_loc_range(ctx, (*message).loc);
    seen.push((at.line, mica_str_as((*message).text).to_string()));
}

#[test]
fn error_has_its_place() {
    let ctx = Context::new();
    let mut seen: Vec<(u32, String)> = Vec::new();
    unsafe {
        mica_context_set_diag_handler(ctx.0, Some(note), (&mut seen as *mut Vec<(u32, String)>).cast());
        assert!(ctx.parse("func.func @f() {\n  return %x : i32\n}").is_null());
        mica_context_set_diag_handler(ctx.0, None, ptr::null_mut());
    }
    assert_eq!(seen, [(2, "use of undeclared SSA value name".to_string())]);
}

#[test]
fn version_is_the_crate_s() {
    let version = unsafe { std::ffi::CStr::from_ptr(mica_version()) };
    assert_eq!(version.to_str(), Ok(env!("CARGO_PKG_VERSION")));
}
