// Folds that an operation's definition declares: a function each, with what was written above it,
// which the adapter of its fold asks in their order.
#include "base/names.h"
#include "c/code_token.h"
#include "emit/pattern_write.h"

static const char fold_function[] =
    "${lines}\n"
    "static bool ${name}(${parameters}) {\n"
    "  ${body}\n"
    "}\n\n";

// ---- What it folds to ---------------------------------------------------------------------------

static bool is_value(const pattern_node *node) {
  return node->kind == PATTERN_REPLACE ||
         (node->kind == PATTERN_CODE && node->c_type[0] == 'm');  // mica_value *
}

// C of a value that is there already: of a constant the operand that it is.
static const char *value_of(pattern_writer *w, const pattern_node *node) {
  const char *constant = pointer_map_get(&w->values, node->symbol);
  return constant != NULL ? constant : pattern_leaf(w, node);
}

static const char *in_c(pattern_writer *w, const pattern_node *node) {
  switch (node->kind) {
  case PATTERN_REPLACE: return value_of(w, node);
  case PATTERN_LEAF: return pattern_leaf(w, node);
  case PATTERN_OP:
  case PATTERN_CODE:
  case PATTERN_EITHER:
  case PATTERN_GROUP:
  case PATTERN_ATTR:
  case PATTERN_TYPE: break;
  }
  return pattern_made_code(w, node);
}

static const char presence_check[] = "  if (${value} == NULL) return false;\n";
static const char type_check[] =
    "  if (mica_value_type(${value}) != mica_value_type(${result})) return false;\n";
static const char folded_local[] =
    "  ${declaration} = ${value};\n"
    "  if (${name} == NULL) return false;\n";

// One call a result; of several each is known to be there before the first is given.
static const char *call_of(pattern_writer *w, size_t result) {
  emitter *e = w->e;
  const pattern_node *node = &w->pattern->results[result];
  const bool is_one = is_value(node);
  const char *given = in_c(w, node);
  if (node->kind == PATTERN_REPLACE && node->symbol->is_optional)
    emit(e, presence_check, (const template_hole[]){{"value", given}, {0}});
  if (node->asks_type)
    emit(e, type_check,
         (const template_hole[]){
             {"value", value_of(w, node)},
             {"result", pattern_result_of(e, w->pattern->root, pattern_root, result)},
             {0}});
  const bool is_there = node->kind == PATTERN_REPLACE || node->kind == PATTERN_LEAF;
  if (w->pattern->result_count > 1 && !is_there) {
    const char *name = pattern_local(w, w->pattern->root->results[result].c_name);
    const char *type = is_one ? "mica_value *" : "const mica_attr *";
    emit(e, folded_local,
         (const template_hole[]){{"declaration", emit_declaration(e, type, name)},
                                 {"name", name},
                                 {"value", given},
                                 {0}});
    given = name;
  }
  return emit_printf(e, "%s(out, %s)", is_one ? "mica_fold_value" : "mica_fold_attr", given);
}

enum { NEVER_GROWS = 2 };  // results of a mica_fold that need no memory

static const char give_all[] = "  return ${calls};\n";
static const char give_many[] =
    "  if (${calls}) return true;\n"
    "  mica_fold_free(out);  // no memory\n"
    "  return false;\n";

static void emit_results(pattern_writer *w) {
  emitter *e = w->e;
  const size_t count = w->pattern->result_count;
  const char **calls = ARENA_ARRAY(e->memory, const char *, count + 1);
  for (size_t i = 0; i < count; i++) calls[i] = call_of(w, i);
  emit(e, count > NEVER_GROWS ? give_many : give_all,
       (const template_hole[]){{"calls", emit_join(e, calls, count, " && ")}, {0}});
}

// ---- Functions ----------------------------------------------------------------------------------

static const char *body_of(pattern_writer *w) {
  emit_capture body;
  emit_capture_begin(w->e, &body);
  pattern_emit_match(w);
  emit_results(w);
  return text_dedent(w->e->memory, emit_capture_end(w->e, &body));
}

static const char *lines_of(emitter *e, const model_pattern *fold) {
  list lines = {0};
  for (size_t i = 0; i < fold->line_count; i++)
    list_push(e->memory, &lines, emit_printf(e, "// %s\n", fold->lines[i]));
  return emit_join(e, (const char *const *)lines.items, lines.count, "");
}

// Of the three that a fold is given those that it reads.
static const char *of_those_read(emitter *e, const char *body, const char *op, const char *operands,
                                 const char *out) {
  const char *parts[3];
  size_t count = 0;
  if (code_count(text_of(body), "op") > 0) parts[count++] = op;
  if (code_count(text_of(body), "operands") > 0) parts[count++] = operands;
  parts[count++] = out;
  return emit_join(e, parts, count, ", ");
}

static const char *emit_fold(emitter *e, const model_op *op, size_t number, size_t *helper_count) {
  static const char *const own[] = {"op", "operands", "out", "context", NULL};
  const model_pattern *fold = op->folds[number];
  buffer helpers = {0};
  pattern_writer w = {.e = e,
                      .pattern = fold,
                      .names = {.own = own},
                      .given = &pattern_given_fold,
                      .helpers = &helpers,
                      .helper_count = helper_count};
  const char *body = body_of(&w);
  const char *name = emit_name(e, NAME_DECLARED_FOLD, op->c_name, emit_size(e, number + 1));
  emit_about(e, fold->at);
  buffer_append(e->out, helpers.data, helpers.size);
  buffer_free(&helpers);
  emit(e, fold_function,
       (const template_hole[]){
           {"lines", lines_of(e, fold)},
           {"name", name},
           {"parameters", of_those_read(e, body, "mica_op *op", "const mica_attr *const *operands",
                                        "mica_fold *out")},
           {"body", body},
           {0}});
  return emit_printf(e, "%s(%s)", name, of_those_read(e, body, "op", "operands", "out"));
}

const char *const *emit_declared_folds(emitter *e, const model_op *op) {
  const char **calls = ARENA_ARRAY(e->memory, const char *, op->fold_count + 1);
  size_t helper_count = 0;
  for (size_t i = 0; i < op->fold_count; i++) calls[i] = emit_fold(e, op, i, &helper_count);
  return calls;
}
