// What folds and rewrites an operation: declarations of the author's functions and tables, the
// adapter that hands a fold its operands apart, what the operation gives for numbers.
#include <string.h>

#include "c/c_expression.h"
#include "c/code_token.h"
#include "emit/hook.h"
#include "emit/line_break.h"
#include "emit/op_pieces.h"

static bool is_single(const model_value *v) {
  return v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL;
}

// ---- Declarations -------------------------------------------------------------------------------

static const char fold_comment[] =
    "// Written by the author: what it is; operands are constants or NULL. False: nothing, no "
    "memory.\n";

static void emit_fold_declaration(emitter *e, const model_op *op) {
  emit(e, fold_comment, NULL);
  static const char *const own[] = {"op", "out", NULL};
  name_scope scope = {.own = own};
  hook_writer w = hook_begin(e, HOOK_FOLD, "bool", emit_name(e, NAME_FOLD, op->c_name, ""));
  hook_parameter(&w, "mica_op *", "op");
  for (size_t i = 0; i < op->operand_count; i++) {
    const model_value *v = &op->operands[i];
    hook_parameter(&w, is_single(v) ? "const mica_attr *" : "const mica_attr *const *",
                   name_in_scope(e->model->names, &scope, v->c_name, v->c_name));
    if (is_single(v)) continue;
    const char *count = emit_printf(e, "%s_count", v->c_name);
    hook_parameter(
        &w, "size_t",
        name_in_scope(e->model->names, &scope, emit_printf(e, "%s count", v->c_name), count));
  }
  hook_parameter(&w, "mica_fold *", "out");
  hook_end(&w, "");
}

static void emit_method_declaration(emitter *e, const model_op *op) {
  emit(e, "// Written by the author: a pattern. False: nothing to rewrite.\n", NULL);
  hook_writer w = hook_begin(e, HOOK_FOLD, "bool", emit_name(e, NAME_CANONICALIZE, op->c_name, ""));
  hook_parameter(&w, "mica_rewriter *", "rw");
  hook_parameter(&w, "mica_op *", "op");
  hook_end(&w, "");
}

static const char declared_table[] =
    "// Patterns of the definition, up to NULL.\n"
    "extern const mica_pattern *const ${table}[];\n";
static const char method_pattern[] =
    "extern const mica_pattern ${pattern};  // the function above, for that table\n";

void emit_pattern_table(emitter *e, const char *owner) {
  emit(e, "// Written by the author: patterns, up to NULL.\n", NULL);
  hook_writer w = hook_begin(e, HOOK_FOLD, "const mica_pattern *const",
                             emit_name(e, NAME_CANONICALIZATIONS, owner, ""));
  w.hook.is_table = true;
  hook_end(&w, "");
}

static void emit_table_of(emitter *e, const model_op *op) {
  if (op->canonicalizations == NULL) {
    emit_pattern_table(e, op->c_name);
    return;
  }
  const char *name = emit_name(e, NAME_CANONICALIZATIONS, op->c_name, "");
  emit(e, declared_table, (const template_hole[]){{"table", name}, {0}});
}

// Whether it has a table of patterns under a name of its own.
static bool has_table(const model_op *op) {
  return op->has_canonicalizer || op->canonicalizations != NULL;
}

void emit_op_fold_hooks(emitter *e, const model_op *op) {
  if (op->has_fold) emit_fold_declaration(e, op);
  if (op->has_canonicalize_method) emit_method_declaration(e, op);
  if (!has_table(op)) return;
  emit_table_of(e, op);
  if (op->has_canonicalize_method)
    emit(e, method_pattern,
         (const template_hole[]){
             {"pattern", emit_name(e, NAME_CANONICALIZE_PATTERN, op->c_name, "")}, {0}});
}

// ---- The adapter of a fold ----------------------------------------------------------------------

static const char fold_head[] =
    "static bool ${hook}(mica_op *op, const mica_attr *const *operands, mica_fold *out) {\n";
static const char fold_unused[] = "  (void)operands;\n";
static const char fold_unused_op[] = "  (void)op;\n";
static const char fold_asked[] = "  if (${call}) return true;\n";
static const char fold_segment[] = "  const mica_segment ${name} = ${get_segment}(op);\n";
static const char fold_call[] =
    "  return ${arguments};\n"
    "}\n\n";

// `segment` is the local that says where they stand, where they aren't one.
static const char *fold_argument(emitter *e, const emit_values *operands, size_t i,
                                 const char *segment) {
  const model_value *v = &operands->items[i];
  if (v->arity == ARITY_ONE)
    return emit_printf(e, "operands[%s]", emit_value_index(e, operands, i));
  if (v->arity == ARITY_OPTIONAL)
    return emit_printf(e, "%s.count == 0 ? NULL : operands[%s.first]", segment, segment);
  return emit_printf(e, "operands + %s.first, %s.count", segment, segment);
}

// The call of the author's function.
static const char *author_call(emitter *e, const model_op *op) {
  static const char *const own[] = {"op", "operands", "out", NULL};
  name_scope scope = {.own = own};
  const emit_values operands = emit_operands_of(op);
  const char **arguments = ARENA_ARRAY(e->memory, const char *, operands.count + 2);
  arguments[0] = emit_printf(e, "%s(op", emit_name(e, NAME_FOLD, op->c_name, ""));
  for (size_t i = 0; i < operands.count; i++) {
    const model_value *v = &operands.items[i];
    const char *segment = name_in_scope(e->model->names, &scope, v->c_name, v->c_name);
    if (v->arity != ARITY_ONE)
      emit(e, fold_segment,
           (const template_hole[]){
               {"name", segment},
               {"get_segment", emit_name(e, NAME_SEGMENT, op->c_name, v->c_name)},
               {0}});
    arguments[i + 1] = fold_argument(e, &operands, i, segment);
  }
  arguments[operands.count + 1] = "out)";
  return emit_join(e, arguments, operands.count + 2, ", ");
}

static bool all_miss(const char *const *calls, size_t count, const char *word) {
  for (size_t i = 0; i < count; i++)
    if (code_count(text_of(calls[i]), word) > 0) return false;
  return true;
}

// Asks the declared folds in their order, then the author.
static const char *emit_fold_adapter(emitter *e, const model_op *op) {
  const char *hook = emit_name(e, NAME_FOLD_HOOK, op->c_name, "");
  const char *const *calls = emit_declared_folds(e, op);
  const size_t asked_first = op->has_fold || op->fold_count == 0 ? op->fold_count
                                                                 : op->fold_count - 1;
  emit(e, fold_head, (const template_hole[]){{"hook", hook}, {0}});
  if (!op->has_fold && all_miss(calls, op->fold_count, "op")) emit(e, fold_unused_op, NULL);
  if ((!op->has_fold || op->operand_count == 0) && all_miss(calls, op->fold_count, "operands"))
    emit(e, fold_unused, NULL);
  for (size_t i = 0; i < asked_first; i++)
    emit(e, fold_asked, (const template_hole[]){{"call", calls[i]}, {0}});
  const char *last = op->has_fold ? author_call(e, op) : calls[asked_first];
  emit(e, fold_call, (const template_hole[]){{"arguments", last}, {0}});
  return hook;
}

// ---- What it gives for numbers ------------------------------------------------------------------

// The operators that stand for functions of mica/arithmetic.h.
static const struct {
  const char *spelling, *unary, *binary;
} operators[] = {
    {"+", NULL, "mica_number_add"},      {"-", "mica_number_negate", "mica_number_subtract"},
    {"*", NULL, "mica_number_multiply"}, {"&", NULL, "mica_number_and"},
    {"|", NULL, "mica_number_or"},       {"^", NULL, "mica_number_xor"},
    {"~", "mica_number_not", NULL}};

static const char *function_of_operator(const c_expression *e) {
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
    if (text_is(e->text, operators[i].spelling))
      return e->kind == C_UNARY ? operators[i].unary : operators[i].binary;
  return NULL;
}

static const c_expression *replace_operator(void *data, const c_expression *part) {
  arena *a = data;
  const c_expression *operands[2];
  const bool is_operator = part->kind == C_BINARY || part->kind == C_UNARY;
  const char *function = is_operator ? function_of_operator(part) : NULL;
  if (function == NULL || part->child_count > 2) return NULL;
  for (size_t i = 0; i < part->child_count; i++)
    operands[i] = c_replace(a, part->children[i], replace_operator, data);
  return c_call(a, function, operands, part->child_count);
}

static const template_hole *evaluation_holes(emitter *e, const model_op *op) {
  const size_t most = op->operand_count + op->attribute_count + op->result_count + 3;
  template_hole *holes = ARENA_ARRAY(e->memory, template_hole, most);
  size_t count = 0;
  holes[count++] = (template_hole){"$_op", "op"};
  holes[count++] = (template_hole){"$_type", "results[0].type"};
  for (size_t i = 0; i < op->operand_count; i++)
    holes[count++] =
        (template_hole){emit_printf(e, "$%s", op->operands[i].name),
                        emit_printf(e, "operands[%s]", emit_index(e, op, INDEX_OPERAND, i))};
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    holes[count++] =
        (template_hole){emit_printf(e, "$%s", a->name),
                        emit_printf(e, "%s(op)", emit_name(e, NAME_MEMBER, op->c_name, a->c_name))};
  }
  for (size_t i = 0; i < op->result_count && op->result_count > 1; i++)
    holes[count++] =
        (template_hole){emit_printf(e, "$%s", op->results[i].name),
                        emit_printf(e, "results[%s]", emit_index(e, op, INDEX_RESULT, i))};
  holes[count] = (template_hole){0};
  return holes;
}

static const char evaluate_head[] =
    "static void ${evaluate}(const mica_op *op, const mica_number *operands, "
    "mica_number *results) {\n";

// As a statement of the function: names of parts are longer than what the author calls them, so
// that its lines are broken again.
static author_code assigned_to_result(emitter *e, author_code code, const template_hole *holes) {
  const c_expression *value = c_parse(e->memory, text_trim(text_of(code.text)));
  value = c_replace(e->memory, value, replace_operator, e->memory);
  const char *written = emit_substitute(e, c_write(e->memory, value), holes);
  buffer lines = arena_draft(e->memory);
  break_lines(&lines, text_of(emit_printf(e, "  results[0] = %s;\n", written)));
  code.text = arena_keep(e->memory, &lines).data;
  return code;
}

static const char *emit_evaluation(emitter *e, const model_op *op) {
  static const char *const parameters[] = {"op", "operands", NULL};
  const char *evaluate = emit_name(e, NAME_EVALUATE, op->c_name, "");
  const template_hole *holes = evaluation_holes(e, op);
  author_code code = op->evaluation;
  if (op->result_count == 1) code = assigned_to_result(e, code, holes);
  emit(e, evaluate_head, (const template_hole[]){{"evaluate", evaluate}, {0}});
  emit_statements(e, code, holes, parameters);
  emit(e, "}\n\n", NULL);
  return evaluate;
}

static const char poison_head[] =
    "static bool ${is_poison}(const mica_op *op, const mica_number *operands) {\n";

static const char *emit_poison(emitter *e, const model_op *op) {
  static const char *const parameters[] = {"op", "operands", NULL};
  const char *is_poison = emit_name(e, NAME_POISON, op->c_name, "");
  const template_hole *holes = evaluation_holes(e, op);
  author_code code = op->poison;
  const char *asked = c_write(e->memory, c_parse(e->memory, text_trim(text_of(code.text))));
  asked = emit_substitute(e, asked, holes);
  buffer lines = arena_draft(e->memory);
  break_lines(&lines, text_of(emit_printf(e, "  return %s;\n", asked)));
  code.text = arena_keep(e->memory, &lines).data;
  emit(e, poison_head, (const template_hole[]){{"is_poison", is_poison}, {0}});
  emit_statements(e, code, holes, parameters);
  emit(e, "}\n\n", NULL);
  return is_poison;
}

// ---- Patterns -----------------------------------------------------------------------------------

static const char method_body[] =
    "${static}const mica_pattern ${pattern} = {.name = \"${canonicalize}\", .root = &${def}, "
    ".benefit = 1, .rewrite = ${canonicalize}};\n";
static const char method_table[] =
    "static const mica_pattern *const ${table}[] = {&${pattern}, NULL};\n";

// The table of the author's, or one of the method alone.
static const char *emit_patterns(emitter *e, const model_op *op) {
  const char *table = has_table(op) ? emit_name(e, NAME_CANONICALIZATIONS, op->c_name, "")
                                    : emit_name(e, NAME_PATTERNS, op->c_name, "");
  if (!op->has_canonicalize_method) return table;
  const template_hole holes[] = {
      {"static", has_table(op) ? "" : "static "},
      {"pattern", emit_name(e, NAME_CANONICALIZE_PATTERN, op->c_name, "")},
      {"canonicalize", emit_name(e, NAME_CANONICALIZE, op->c_name, "")},
      {"def", emit_name(e, NAME_DEF, op->c_name, "")},
      {"table", table},
      {0}};
  emit(e, method_body, holes);
  if (!has_table(op)) emit(e, method_table, holes);
  return table;
}

const char *emit_op_fold(emitter *e, const model_op *op) {
  const char *members[4];
  size_t count = 0;
  if (op->has_fold || op->fold_count > 0)
    members[count++] = emit_printf(e, ".fold = %s,", emit_fold_adapter(e, op));
  if (has_table(op) || op->has_canonicalize_method)
    members[count++] = emit_printf(e, ".patterns = %s,", emit_patterns(e, op));
  if (op->evaluation.text != NULL)
    members[count++] = emit_printf(e, ".evaluate = %s,", emit_evaluation(e, op));
  if (op->poison.text != NULL)
    members[count++] = emit_printf(e, ".is_poison = %s,", emit_poison(e, op));
  return emit_join(e, members, count, " ");
}
