// Types of a program that are variables of acc: by their address, or because they know how they are
// mapped.
#include "capture.h"

#include "acc/acc.h"
#include "builtin/builtin.h"
#include "func/func.h"
#include "mica/mica.h"

static const mica_type *pointee(const mica_type *type) {
  return mica_type_i(mica_type_context(type), 32);
}
static const acc_pointer_like_type addresses = {pointee};

typedef struct fixture {
  mica_context *ctx;
  capture said;
} fixture;

static void begin(fixture *f) {
  f->ctx = mica_context_create(NULL);
  assert_true(mica_context_register(f->ctx, &builtin_dialect));
  assert_true(mica_context_register(f->ctx, &acc_dialect));
  assert_true(mica_context_register(f->ctx, &func_dialect));
  mica_context_print_op_on_diag(f->ctx, false);
  capture_begin(&f->said, f->ctx);
  const mica_type *index = mica_type_index(f->ctx), *none = mica_type_none(f->ctx);
  assert_true(mica_attach_to_type(f->ctx, index->def, &acc_pointer_like_type_id, &addresses));
  assert_true(mica_attach_to_type(f->ctx, none->def, &acc_mappable_type_id, ""));
}

// What a body becomes, or what is said of it.
static void expect(fixture *f, const char *body, const char *printed, const char *said) {
  char text[500];
  snprintf(text, sizeof text, "func.func @f(%%x: index, %%y: none) {\n%s\nreturn\n}", body);
  mica_op *module = mica_parse_module(f->ctx, mica_str_of(text), NULL);
  if (module != NULL && mica_op_verify(module)) {
    const mica_str out = mica_op_to_text(module, NULL);
    assert_non_null(out.data);
    if (strstr(out.data, printed) == NULL) assert_string_equal(out.data, printed);
    mica_free(f->ctx, (char *)(uintptr_t)out.data, out.size + 1);
  }
  mica_op_destroy(module);
  assert_string_equal(capture_take(&f->said), said);
}

static void an_address_tells_what_it_points_to(void **state) {
  fixture f;
  (void)state;
  begin(&f);
  expect(&f, "%0 = acc.copyin varPtr(%x : index) -> index",
         "acc.copyin varPtr(%arg0 : index) -> index\n", "");
  expect(&f, "%0 = acc.copyin varPtr(%x : index) varType(i64) -> index",
         "acc.copyin varPtr(%arg0 : index) varType(i64) -> index\n", "");
  expect(&f, "%0 = acc.private varPtr(%x : index) -> index", "",
         "error: 'acc.private' op recipe expected for private\n");
  mica_context_destroy(f.ctx);
}

static void what_is_mappable_needs_no_recipe(void **state) {
  fixture f;
  (void)state;
  begin(&f);
  expect(&f, "%0 = acc.private var(%y : none) -> none", "acc.private var(%arg1 : none) -> none\n",
         "");
  expect(&f, "%0 = acc.reduction var(%y : none) -> none", "",
         "error: 'acc.reduction' op recipe expected for reduction\n");
  mica_context_destroy(f.ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_address_tells_what_it_points_to),
      cmocka_unit_test(what_is_mappable_needs_no_recipe),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
