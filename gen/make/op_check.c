// What ODS demands of an operation as a whole: names that stand once, groups that can be told
// apart.
#include <string.h>

#include "make/build.h"
#include "model/op.h"

// ---- Names --------------------------------------------------------------------------------------

typedef struct part {
  const char *name, *c_name, *what;
  place at;
} part;

static size_t list_parts(const model_op *op, part *out) {
  size_t n = 0;
  for (size_t i = 0; i < op->operand_count; i++)
    out[n++] = (part){op->operands[i].name, op->operands[i].c_name, "operand", op->operands[i].at};
  for (size_t i = 0; i < op->attribute_count; i++)
    out[n++] =
        (part){op->attributes[i].name, op->attributes[i].c_name, "attribute", op->attributes[i].at};
  for (size_t i = 0; i < op->result_count; i++)
    out[n++] = (part){op->results[i].name, op->results[i].c_name, "result", op->results[i].at};
  for (size_t i = 0; i < op->region_count; i++)
    out[n++] = (part){op->regions[i].name, op->regions[i].c_name, "region", op->regions[i].at};
  for (size_t i = 0; i < op->successor_count; i++)
    out[n++] =
        (part){op->successors[i].name, op->successors[i].c_name, "successor", op->successors[i].at};
  return n;
}

static void report_pair(build *b, const model_op *op, const part *later, const part *first) {
  place_range at = {later->at, later->at == 0 ? 0 : later->at + (place)strlen(later->name) + 1};
  if (strcmp(later->name, first->name) == 0)
    report_error(
        b->diagnostics, at, "'%s' has %s and %s named '%s': give each its own name", op->full_name,
        build_printf(b, "%s %s", strchr("aeiou", first->what[0]) ? "an" : "a", first->what),
        build_printf(b, "%s %s", strchr("aeiou", later->what[0]) ? "an" : "a", later->what),
        later->name);
  else
    report_error(b->diagnostics, at, "'%s' and '%s' have the same name in C, '%s'", first->name,
                 later->name, later->c_name);
  report_note(b->diagnostics, at_place(first->at), "the other is here");
}

// What the tables of the runtime and C itself can count.
static void check_counts(build *b, const model_op *op) {
  const struct {
    const char *what;
    size_t count, most;
  } counts[] = {{"operands", op->operand_count, UINT16_MAX / 4},
                {"results", op->result_count, UINT16_MAX / 4},
                {"regions", op->region_count, UINT8_MAX},
                {"successors", op->successor_count, UINT16_MAX / 4}};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
    if (counts[i].count > counts[i].most)
      report_error(b->diagnostics, at_place(op->at), "an operation can have at most %zu %s",
                   counts[i].most, counts[i].what);
  if (strlen(op->full_name) > UINT16_MAX)
    report_error(b->diagnostics, at_place(op->at), "the name of an operation has at most %d bytes",
                 UINT16_MAX);
}

static void check_names(build *b, const model_op *op) {
  size_t most = op->operand_count + op->attribute_count + op->result_count + op->region_count +
                op->successor_count;
  part *parts = ARENA_ARRAY(b->memory, part, most + 1);
  size_t count = list_parts(op, parts);
  text_map known = {0};
  for (size_t i = 0; i < count; i++) {
    const part *first = text_map_get(&known, text_of(parts[i].c_name));
    if (first != NULL) report_pair(b, op, &parts[i], first);
    else text_map_set(b->memory, &known, text_of(parts[i].c_name), &parts[i]);
  }
}

// ---- Groups -------------------------------------------------------------------------------------

// mlir-tblgen refuses it as well.
static void check_sizes_name(build *b, const model_op *op, const model_trait *sized,
                             const char *name) {
  const model_attribute *a = sized == NULL ? NULL : model_op_attribute(op, text_of(name));
  if (a == NULL) return;
  report_error(b->diagnostics, at_place(a->at),
               "the trait %s keeps the sizes in an attribute of this name", sized->name);
  report_help(b->diagnostics, "remove '%s' from the arguments", name);
}

// The groups of the operands or of the results.
typedef struct groups_checked {
  const char *what;
  size_t count;  // of groups
  const model_value *values;
  size_t value_count;
  const model_trait *sized, *equal;
  const char *sized_name, *equal_name;  // traits that would help
} groups_checked;

static void check_groups(build *b, const model_op *op, const groups_checked *g) {
  if (g->sized != NULL && g->equal != NULL)
    report_error(b->diagnostics, at_place(g->equal->at), "'%s' can't have both traits %s and %s",
                 op->full_name, g->sized->name, g->equal->name);
  if (g->count < 2 && g->sized != NULL) {
    report_error(b->diagnostics, at_place(g->sized->at),
                 "trait %s is for two or more variadic or optional %ss, but '%s' has %zu",
                 g->sized->name, g->what, op->full_name, g->count);
    report_help(b->diagnostics, "remove the trait: the sizes follow from the number of %ss",
                g->what);
  }
  if (g->count < 2 || g->sized != NULL || g->equal != NULL) return;
  const model_value *second = NULL;
  for (size_t i = 0, seen = 0; i < g->value_count && second == NULL; i++)
    if (g->values[i].arity != ARITY_ONE && ++seen == 2) second = &g->values[i];
  report_error(b->diagnostics, at_place(second->at),
               "'%s' has %zu variadic or optional %ss, which can't be told apart", op->full_name,
               g->count, g->what);
  report_help(b->diagnostics, "add the trait %s, or %s if all groups have the same size",
              g->sized_name, g->equal_name);
}

// The attribute that holds the inner sizes of groups of groups.
static void check_inner_sizes(build *b, const model_op *op, const model_value *v) {
  const model_attribute *a = model_op_attribute(op, text_of(v->segment_attribute));
  if (a == NULL) {
    report_error(b->diagnostics, mention_at(b, v->constraint->record, v->segment_attribute, v->at),
                 "the sizes of '%s' are in an attribute '%s', which '%s' doesn't have", v->name,
                 v->segment_attribute, op->full_name);
    spelling s = spelling_of(text_of(v->segment_attribute));
    for (size_t i = 0; i < op->attribute_count; i++)
      spelling_offer(&s, text_of(op->attributes[i].name));
    if (s.nearest.size > 0) report_spelling(b->diagnostics, &s);
    else
      report_help(b->diagnostics, "add DenseI32ArrayAttr:$%s to the arguments",
                  v->segment_attribute);
  } else if (!text_is(text_after_last(text_of(a->storage_class), "::"), "DenseI32ArrayAttr")) {
    report_error(b->diagnostics, at_place(a->at),
                 "'%s' holds the sizes of '%s', which a DenseI32ArrayAttr does, but it is a '%s'",
                 a->name, v->name, a->constraint->name);
    report_help(b->diagnostics, "write DenseI32ArrayAttr:$%s", a->name);
  }
}

static bool is_terminator(const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++) {
    const char *flag = op->traits[i].flag;
    if (flag != NULL && strcmp(flag, "MICA_OP_TERMINATOR") == 0) return true;
  }
  return false;
}

static void warn_of_successors(build *b, const model_op *op) {
  if (op->successor_count == 0 || is_terminator(op)) return;
  model_warn(
      b, op->successors[0].at, "successors",
      build_printf(b,
                   "'%s' has successors, but is no terminator, so that it can't end a block: "
                   "add the trait Terminator",
                   op->full_name));
}

void model_op_check(build *b, const model_op *op) {
  check_counts(b, op);
  check_names(b, op);
  check_groups(
      b, op,
      &(groups_checked){"operand", op->variadic_operand_count, op->operands, op->operand_count,
                        model_op_trait_saying(op, SAYS_SIZED_OPERAND_GROUPS),
                        model_op_trait_saying(op, SAYS_EQUAL_OPERAND_GROUPS),
                        "AttrSizedOperandSegments", "SameVariadicOperandSize"});
  check_groups(b, op,
               &(groups_checked){"result", op->variadic_result_count, op->results, op->result_count,
                                 model_op_trait_saying(op, SAYS_SIZED_RESULT_GROUPS),
                                 model_op_trait_saying(op, SAYS_EQUAL_RESULT_GROUPS),
                                 "AttrSizedResultSegments", "SameVariadicResultSize"});
  check_sizes_name(b, op, model_op_trait_saying(op, SAYS_SIZED_OPERAND_GROUPS),
                   "operandSegmentSizes");
  check_sizes_name(b, op, model_op_trait_saying(op, SAYS_SIZED_RESULT_GROUPS),
                   "resultSegmentSizes");
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].segment_attribute != NULL) check_inner_sizes(b, op, &op->operands[i]);
  warn_of_successors(b, op);
  model_trait_demands(b, op);
}
