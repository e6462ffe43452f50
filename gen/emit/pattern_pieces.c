// Pieces of C that functions of patterns are made of: locals, and what names read.
#include "emit/pattern_write.h"

#include "base/names.h"

const char pattern_root[] = "op";

const pattern_given pattern_given_rewriter = {.context = "mica_rewriter_context(rw)",
                                              .argument = "rw",
                                              .parameter = "mica_rewriter *rw",
                                              .parameter_name = "rw",
                                              .inner = &pattern_given_rewriter};
static const pattern_given given_context = {.context = "context",
                                            .argument = "context",
                                            .parameter = "mica_context *context",
                                            .parameter_name = "context",
                                            .inner = &given_context};
const pattern_given pattern_given_fold = {.context = "out->context",
                                          .argument = "out->context",
                                          .parameter = "mica_context *context",
                                          .parameter_name = "context",
                                          .inner = &given_context};

const char *pattern_local_stem(pattern_writer *w, const char *wanted, const char *const *endings) {
  const char *first = name_safe(w->e->memory, name_snake(w->e->memory, text_of(wanted)));
  const char *name = first;
  for (size_t n = 2; text_map_get(&w->locals, text_of(name)) != NULL; n++)
    name = emit_printf(w->e, "%s_%zu", first, n);
  text_map_set(w->e->memory, &w->locals, text_of(name), w);
  return name_stem_in_scope(w->e->model->names, &w->names, name, endings);
}

const char *pattern_local(pattern_writer *w, const char *wanted) {
  static const char *const itself[] = {"", NULL};
  return pattern_local_stem(w, wanted, itself);
}

const char *pattern_result_of(emitter *e, const model_op *definition, const char *op,
                              size_t index) {
  const model_value *v = &definition->results[index];
  if (v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL)
    return emit_printf(e, "%s(%s)", emit_name(e, NAME_MEMBER, definition->c_name, v->c_name), op);
  return emit_printf(e, "mica_results_in(%s, %s(%s))", op,
                     emit_name(e, NAME_SEGMENT, definition->c_name, v->c_name), op);
}

static const char *of_symbol(pattern_writer *w, const pattern_symbol *s) {
  return pointer_map_get(&w->symbols, s);
}

const char *pattern_leaf(pattern_writer *w, const pattern_node *leaf) {
  const pattern_symbol *s = leaf->symbol;
  const char *in_c = of_symbol(w, s);
  if (s->kind == SYMBOL_OP && (leaf->part >= 0 || s->op->result_count == 1))
    return pattern_result_of(w->e, s->op, in_c, leaf->part < 0 ? 0 : (size_t)leaf->part);
  if (s->kind == SYMBOL_CODE && leaf->part >= 0 && s->value_count > 1)
    return emit_printf(w->e, "mica_op_result(%s, %d)", in_c, leaf->part);
  return in_c;
}

// Whether C of the node is a mica_values already.
static bool is_values(const pattern_node *node) {
  const pattern_symbol *s = node->symbol;
  if (node->kind != PATTERN_LEAF) return false;
  if (s->kind == SYMBOL_VALUES) return true;
  if (s->kind != SYMBOL_OP || (node->part < 0 && s->op->result_count != 1)) return false;
  const model_arity arity = s->op->results[node->part < 0 ? 0 : node->part].arity;
  return arity != ARITY_ONE && arity != ARITY_OPTIONAL;
}

static bool has_one_value(const model_op *op) {
  return op->result_count == 1 && op->results[0].arity == ARITY_ONE;
}

bool pattern_is_all_results(const pattern_node *node) {
  if (node->kind == PATTERN_OP) return node->part < 0 && !has_one_value(node->op);
  if (node->kind == PATTERN_CODE) return node->value_count > 1 && node->part < 0;
  const pattern_symbol *s = node->kind == PATTERN_LEAF ? node->symbol : NULL;
  if (s == NULL || node->part >= 0) return false;
  return s->kind == SYMBOL_OP ? s->op->result_count != 1
                              : s->kind == SYMBOL_CODE && s->value_count > 1;
}

const char *pattern_values(pattern_writer *w, const pattern_node *node, const char *in_c,
                           bool is_optional) {
  if (is_values(node)) return in_c;
  const char *maker = pattern_is_all_results(node) ? "mica_results_of"
                      : is_optional                ? "mica_optional_value"
                                                   : "mica_one_value";
  return emit_printf(w->e, "%s(%s)", maker, in_c);
}

const char *pattern_code_text(pattern_writer *w, const c_expression *code,
                              const char *const *arguments, size_t count, const char *self) {
  emitter *e = w->e;
  template_hole *holes = ARENA_ARRAY(e->memory, template_hole, count + 6);
  size_t used = 0;
  for (size_t i = 0; i < count; i++)
    holes[used++] = (template_hole){emit_printf(e, "$%zu", i), arguments[i]};
  if (self != NULL) holes[used++] = (template_hole){"$_self", self};
  holes[used++] = (template_hole){"$_builder", "&rw->builder"};
  holes[used++] = (template_hole){"$_rewriter", "rw"};
  holes[used++] = (template_hole){"$_loc", "loc"};
  holes[used++] = (template_hole){"$_ctxt", w->given->context};
  holes[used] = (template_hole){0};
  return emit_expression(e, code, holes);
}
