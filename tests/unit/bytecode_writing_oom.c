// Writing bytecode gives everything back wherever memory runs out, and then has given out nothing.
#include "budget.h"

#include "mica/bytecode.h"
#include "mica/parse.h"

static const char text[] =
    "\"a.top\"() ({\n"
    "^bb0(%a: i32, %b: memref<4xf32, 3 : i32> loc(\"x\":1:2)):\n"
    "  \"a.use\"(%c, %a, %c)[^bb1] {m = affine_map<(d0) -> (d0)>, s = @r::@n} : (i64, i32, i64) -> "
    "()\n"
    "^bb1:\n"
    "  %c = \"a.def\"() <{p = [1, \"s\", dense<[1, 2]> : tensor<2xi8>]}> : () -> i64\n"
    "  \"b.inner\"() ({ %d = \"a.def\"() : () -> i8 }) : () -> () loc(fused<\"m\">[\"n\", \"o\"])\n"
    "  \"a.res\"() {r = dense_resource<k> : tensor<1xi8>} : () -> ()\n"
    "}) : () -> ()\n"
    "{-# dialect_resources: { builtin: { k: \"0x0100000007\" } },\n"
    "    external_resources: { t: { s: \"x\\0A\", b: true } } #-}\n";

static bool count(void *user, mica_str piece) {
  *(size_t *)user += piece.size;
  return true;
}

static bool parse_and_write(mica_context *ctx, void *user) {
  const mica_bytecode_write_options *options = user;
  mica_context_allow_unregistered(ctx, true);
  mica_op *module = mica_parse_module(ctx, mica_str_of(text), NULL);
  size_t size = 0;
  bool done = module != NULL && mica_write_bytecode(module, options, count, &size);
  assert_true(done == (size != 0));
  mica_op_destroy(module);
  return done;
}

static void writing_survives_every_failed_allocation(void **state) {
  (void)state;
  budget_sweep(parse_and_write, NULL);
}

static void writing_an_older_version_survives_them(void **state) {
  (void)state;
  mica_bytecode_write_options options = {.version = 0 + 1};
  budget_sweep(parse_and_write, &options);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(writing_survives_every_failed_allocation),
      cmocka_unit_test(writing_an_older_version_survives_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
