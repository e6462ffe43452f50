// Each operation of the dialects, made of parts that it wasn't defined with: none, one, or several,
// of a type that may not fit. The verifier says what is wrong or nothing; what can be held is
// printed, and reads back the same.
#include "mica/dialects.h"
#include "printed.h"

static const mica_dialect_def *const all_dialects[] = {MICA_DIALECTS};

static const char *const type_texts[] = {
    "i1",
    "i32",
    "index",
    "f32",
    "vector<4xf32>",
    "vector<2x4xi1>",
    "tensor<4xf32>",
    "tensor<?x2xi32>",
    "memref<4xf32>",
    "memref<*xi32>",
    "!llvm.ptr",
};

// Values for the attributes of some constraints; the others are left out.
static const struct {
  const char *constraint, *value;
} attribute_texts[] = {
    {"64-bit signless integer attribute", "2"},
    {"32-bit signless integer attribute", "2 : i32"},
    {"index attribute", "1 : index"},
    {"bool attribute", "true"},
    {"string attribute", "\"a\""},
    {"unit attribute", "unit"},
    {"i64 dense array attribute", "array<i64: 0, 1>"},
    {"i32 dense array attribute", "array<i32: 0, 1>"},
    {"AffineMap attribute", "affine_map<(d0) -> (d0)>"},
    {"flat symbol reference attribute", "@a"},
    {"symbol reference attribute", "@a::@b"},
    {"any type attribute", "i32"},
    {"any attribute", "3"},
    {"64-bit integer array attribute", "[1]"},
    {"AffineMap array attribute", "[affine_map<(d0) -> (d0)>]"},
    {"array attribute", "[]"},
    {"type attribute of function type", "() -> ()"},
};

typedef struct shape {
  const mica_op_def *def;
  const char *type;
  size_t operands, results;
  bool has_attributes, has_region;
} shape;

typedef struct writer {
  char text[4096];
  size_t size;
} writer;

static void write(writer *w, const char *text) {
  const size_t size = strlen(text);
  assert_true(w->size + size < sizeof w->text);
  memcpy(w->text + w->size, text, size + 1);
  w->size += size;
}

static void write_times(writer *w, const char *text, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0) write(w, ", ");
    write(w, text);
  }
}

static void write_attribute(writer *w, const char *name, const char *value, size_t *count) {
  if ((*count)++ > 0) write(w, ", ");
  write(w, name);
  write(w, " = ");
  write(w, value);
}

static void write_segments(writer *w, size_t groups, size_t operands, size_t *count) {
  write_attribute(w, "operandSegmentSizes", "array<i32: ", count);
  for (size_t i = 0; i < groups; i++) {
    if (i > 0) write(w, ", ");
    write(w, i < operands ? "1" : "0");
  }
  write(w, ">");
}

static void write_attributes(writer *w, const shape *s) {
  size_t part_count, operand_groups, count = 0;
  const mica_part *parts = mica_op_def_parts(s->def, MICA_PART_SLOT, &part_count);
  mica_op_def_parts(s->def, MICA_PART_OPERAND, &operand_groups);
  for (size_t i = 0; i < part_count; i++)
    for (size_t k = 0; k < LIST_SIZE(attribute_texts); k++)
      if (parts[i].check != NULL &&
          strcmp(parts[i].check->summary, attribute_texts[k].constraint) == 0)
        write_attribute(w, parts[i].name, attribute_texts[k].value, &count);
  for (size_t i = 0; i < s->def->slot_count; i++)
    if (strcmp(s->def->parts[i].name, "operandSegmentSizes") == 0)
      write_segments(w, operand_groups, s->operands, &count);
}

static const char *text_of(const shape *s, writer *w) {
  *w = (writer){.size = 0};
  write(w, "%0 = \"a.value\"() : () -> ");
  write(w, s->type);
  write(w, s->results > 0 ? "\n%1 = \"" : "\n\"");
  write(w, s->def->name);
  write(w, "\"(");
  write_times(w, "%0", s->operands);
  write(w, ")");
  if (s->has_attributes) {
    write(w, " <{");
    write_attributes(w, s);
    write(w, "}>");
  }
  if (s->has_region) write(w, " ({\n  ^bb0(%x: f32):\n  \"a.end\"(%x) : (f32) -> ()\n})");
  write(w, " : (");
  write_times(w, s->type, s->operands);
  write(w, ") -> (");
  write_times(w, s->type, s->results);
  write(w, ")\n");
  return w->text;
}

static void ignore(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

// What it does, of an operation that is as its definition says.
static void ask(const mica_op *op) {
  const bool is_pure = mica_op_is_pure(op);
  assert_true(!is_pure || (mica_op_is_speculatable(op) && mica_op_is_effect_free(op)));
}

// In the form that names every part, and read again.
static void expect_same_again(mica_context *ctx, const mica_op *module) {
  const mica_print_options generic = {.generic = true};
  const mica_str once = mica_op_to_text(module, &generic);
  assert_non_null(once.data);
  mica_op *again = mica_parse_module(ctx, once, NULL);
  assert_non_null(again);
  assert_text_and_free(ctx, mica_op_to_text(again, &generic), once.data);
  mica_op_destroy(again);
  mica_free(ctx, (void *)(uintptr_t)once.data, once.size + 1);
}

static void try(mica_context *ctx, const shape *s) {
  writer w;
  mica_op *module = mica_parse_module(ctx, mica_str_of(text_of(s, &w)), NULL);
  if (module == NULL) return;  // the attributes don't fit
  if (mica_op_verify(module)) ask(mica_op_next(mica_op_region(module, 0)->first->first));
  expect_same_again(ctx, module);
  mica_op_destroy(module);
}

// Up to three operands of each type; what else there is changes from one to the next.
static void try_all(mica_context *ctx, const mica_op_def *def) {
  size_t turn = 0;
  for (size_t type = 0; type < LIST_SIZE(type_texts); type++)
    for (size_t operands = 0; operands < 4; operands++)
      for (size_t results = 0; results < 2; results++, turn++) {
        const shape s = {def, type_texts[type], operands, results, turn % 2 == 0, turn % 7 < 3};
        try(ctx, &s);
      }
}

static void odd_operations_are_told_or_kept(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  mica_context_allow_unregistered(ctx, true);
  mica_context_set_diag_handler(ctx, ignore, NULL);
  assert_true(mica_register_all(ctx));
  for (size_t i = 0; i < LIST_SIZE(all_dialects); i++)
    for (size_t k = 0; k < all_dialects[i]->op_count; k++) try_all(ctx, all_dialects[i]->ops[k]);
  assert_false(mica_context_out_of_memory(ctx));
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(odd_operations_are_told_or_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
