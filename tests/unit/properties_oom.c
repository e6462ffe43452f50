// Properties read, printed, built and set, with each of their allocations failing.
#include "budget.h"

#include "builtin/builtin.h"
#include "mica/mica.h"
#include "probe/probe.h"

static bool ignore(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

static const char source[] =
    "probe.formatted_properties 1 \"a\" true mark ) 4 some<[1, 2]> level<low> [1] [true] 8 low 9\n"
    "probe.prop_dict \"g\" <{a = 1 : i8, c = [\"x\"], f = 2 : i32}>\n"
    "probe.custom_property 9 perhaps 3\n"
    "probe.own_properties (1, 2) 0xff8000 0x1f [(1, 2)] (1, 1) (5, 6) centre (7, 8)\n"
    "\"probe.kinds_of_properties\"() <{level = 1, stored = #probe<level high>, small = [1 : i8], "
    "words = [\"a\"], rows = [[1]], marks = [], limit = [4]}> : () -> ()\n"
    "\"probe.properties\"() : () -> ()\n";

static bool read_and_print(mica_context *ctx, void *user) {
  (void)user;
  if (!mica_context_register(ctx, &builtin_dialect) || !mica_context_register(ctx, &probe_dialect))
    return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(source), NULL);
  const mica_sink sink = {ignore, NULL};
  const mica_print_options generic = {.generic = true};
  bool ok = module != NULL && mica_op_verify(module) && mica_op_print(module, NULL, sink) &&
            mica_op_print(module, &generic, sink);
  mica_op_destroy(module);
  return ok;
}

static bool set_all(mica_op *op) {
  static const int64_t numbers[] = {1, 2};
  static const int64_t maybe = 3;
  const mica_str words[] = {MICA_STR("a")};
  const mica_attr *wide = mica_attr_i64(mica_op_context(op), 5);
  return wide != NULL && probe_kinds_of_properties_set_steps(op, numbers, 2) &&
         probe_kinds_of_properties_set_third(op, &maybe) &&
         probe_kinds_of_properties_set_words(op, words, 1) &&
         probe_kinds_of_properties_set_byte_attr(op, wide) &&
         probe_kinds_of_properties_set_marks_attr(op, NULL);
}

static bool build_and_set(mica_context *ctx, void *user) {
  (void)user;
  if (!mica_context_register(ctx, &probe_dialect)) return false;
  mica_builder b = mica_builder_detached(ctx);
  const mica_op_parts parts = {0};
  mica_op *op =
      mica_builder_insert_new(&b, mica_loc_unknown(), &probe_kinds_of_properties_def, &parts);
  bool ok = op != NULL && set_all(op);
  mica_op_destroy(op);
  return ok;
}

static void properties_of_texts(void **state) {
  (void)state;
  budget_sweep(read_and_print, NULL);
}
static void properties_of_builders(void **state) {
  (void)state;
  budget_sweep(build_and_set, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(properties_of_texts),
      cmocka_unit_test(properties_of_builders),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
