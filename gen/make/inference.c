// Types that follow from others: links between values from traits, and how each result's type is
// found.
#include <string.h>

#include "make/author_code.h"
#include "cpp/code_language.h"
#include "cpp/cpp_value.h"
#include "cpp/cpp_vocabulary.h"
#include "model/op.h"

typedef struct linking {
  build *b;
  model_op *op;
  list links;  // model_type_link
  list used;   // those that an inference goes through
} linking;

// NULL: a type that follows from itself.
static model_type_link *add_link(linking *l, const char *from, const char *to,
                                 const c_expression *transform, const record *trait,
                                 bool only_builds, bool gives_list) {
  if (strcmp(from, to) == 0) return NULL;
  model_type_link *link = ARENA_NEW(l->b->memory, model_type_link);
  *link = (model_type_link){.from = from,
                            .to = to,
                            .transform = transform,
                            .trait = trait,
                            .only_builds = only_builds,
                            .gives_list = gives_list};
  list_push(l->b->memory, &l->links, link);
  return link;
}

static void link_all(linking *l, const list *names, const record *trait) {
  for (size_t i = 0; i < names->count; i++)
    for (size_t j = 0; j < names->count; j++)
      if (i != j) add_link(l, names->items[i], names->items[j], NULL, trait, false, false);
}

static void push_operands(linking *l, list *names) {
  for (size_t i = 0; i < l->op->operand_count; i++)
    list_push(l->b->memory, names, l->op->operands[i].name);
}

static void push_results(linking *l, list *names) {
  for (size_t i = 0; i < l->op->result_count; i++)
    list_push(l->b->memory, names, l->op->results[i].name);
}

// The type of the first attribute, or the type that it holds.
static void link_first_attribute(linking *l, const record *trait) {
  if (l->op->attribute_count == 0) {
    report_error(l->b->diagnostics, record_at(l->op->record),
                 "'%s' takes the type of its results from its first attribute, but has none",
                 l->op->full_name);
    return;
  }
  const model_attribute *a = &l->op->attributes[0];
  const c_expression *attr = c_placeholder(l->b->memory, TEXT("$_attr"));
  const c_expression *held = c_call(l->b->memory, "mica_attr_type_value", &attr, 1);
  for (size_t i = 0; i < l->op->result_count; i++)
    add_link(l, a->name, l->op->results[i].name, a->type.kind == C_TYPE ? held : NULL, trait, true,
             false);
}

static void link_same(linking *l, const model_trait *t) {
  list names = {0};
  if ((t->says & SAYS_SAME_OPERAND_TYPES) != 0) push_operands(l, &names);
  if ((t->says & SAYS_SAME_RESULT_TYPES) != 0) push_results(l, &names);
  for (size_t i = 0; i < t->same_type_count; i++) list_push(l->b->memory, &names, t->same_types[i]);
  link_all(l, &names, t->record);
}

// It makes a type, or for a variadic group a list of types.
static const c_expression *transform_of(linking *l, const model_trait *t, cpp_source *source,
                                        bool *gives_list) {
  static const char *const placeholders[] = {"$_self", "$_attr", "$_ctxt", NULL};
  static const c_type type = {.kind = C_TYPE, .spelling = "const mica_type *"};
  build *b = l->b;
  cpp_kind kind;
  cpp_failure why;
  size_t errors = diagnostics_fault_count(b->diagnostics);
  if (is_cpp_place(b, t->at)) source->failure = &why;
  const c_expression *e = cpp_translate(b->cpp, source, &kind);
  if (e == NULL) {
    *gives_list = model_gives_types(b, l->op, t->record);
    return model_type_hook(b, l->op, t->record, source);
  }
  if (*source->code.expression == '\0' || diagnostics_fault_count(b->diagnostics) > errors)
    return e;
  const bool is_written = kind == CPP_UNKNOWN &&
                          code_is_in_c(b->cpp, source, text_of(source->code.expression));
  if (kind == CPP_UNKNOWN) kind = cpp_kind_of_c(b->cpp, e);
  if (is_written && !code_is_c(b, source, "this type", CODE_EXPRESSION, placeholders)) return e;
  if (kind == CPP_TYPES) *gives_list = true;
  else (void)code_has_type(b->cpp, source, e, kind, &type);
  return e;
}

static void link_following(linking *l, const model_trait *t) {
  static const char transform[] = "cTypeTransform";
  const record *r = t->record;
  cpp_source source = {.code.expression = read_text(l->b, r, transform),
                       .code.from = read_field(r, transform),
                       .code.at = t->at,
                       .code.made = record_place(r),
                       .self = CPP_TYPE,
                       .code.is_cpp = is_cpp_place(l->b, t->at)};
  bool gives_list = read_bit(r, "cTypeOfGroup");
  model_making state;
  model_begin(l->b, r, &state);
  state.keeps_hooks = true;  // a format or an inference that goes through the link asks for them
  const c_expression *made = transform_of(l, t, &source, &gives_list);
  model_outcome *needs = ARENA_NEW(l->b->memory, model_outcome);
  *needs = model_end(l->b, &state);
  model_type_link *link = add_link(l, read_text(l->b, r, "cTypeFrom"),
                                   read_text(l->b, r, "cTypeTo"), made, r, false, gives_list);
  if (link == NULL) return;
  link->per_element = read_bit(r, "cTypePerElement");
  link->needs = needs;
}

static void link_trait(linking *l, const model_trait *t) {
  link_same(l, t);
  if ((t->says & SAYS_FIRST_ATTRIBUTE_TYPE) != 0) link_first_attribute(l, t->record);
  if (record_is_a(t->record, TEXT("TypeFollows"))) link_following(l, t);
}

static void fill_links(linking *l) {
  for (size_t i = 0; i < l->op->trait_count; i++) link_trait(l, &l->op->traits[i]);
  model_type_link *links = ARENA_ARRAY(l->b->memory, model_type_link, l->links.count + 1);
  for (size_t i = 0; i < l->links.count; i++)
    links[i] = *(const model_type_link *)l->links.items[i];
  l->op->links = links;
  l->op->link_count = l->links.count;
}

// ---- Results ------------------------------------------------------------------------------------

// What results follow from each other by may double at each step.
enum { TYPE_SIZE_MAX = 1 << 20 };

static const c_expression *transformed(linking *l, const c_expression *transform,
                                       const c_expression *type) {
  if (transform == NULL) return type;
  const c_expression *e = c_substitute(l->b->memory, transform, "$_self", type);
  if (e->size <= TYPE_SIZE_MAX) return e;
  report_error(l->b->diagnostics, at_place(l->op->at),
               "the types of results of '%s' follow from each other by too large an expression",
               l->op->full_name);
  return type;
}

static model_inference inferred_from(linking *l, model_inference_kind kind, size_t index,
                                     const c_expression *transform) {
  const c_expression *self = c_placeholder(l->b->memory, TEXT("$_self"));
  return (model_inference){kind, index, transform == NULL ? self : transform};
}

static model_inference *of_result(linking *l, const char *name) {
  const model_value *result = model_op_result(l->op, text_of(name));
  return result == NULL ? NULL : (model_inference *)&l->op->inference[result->index];
}

// What `link` says about a result; false: nothing yet.
static bool infer_through(linking *l, const model_type_link *link, model_inference *out) {
  text from = text_of(link->from);
  const model_value *operand = model_op_operand(l->op, from);
  if (operand != NULL) {
    if (operand->arity != ARITY_ONE) return false;
    *out = inferred_from(l, INFER_OPERAND, operand->index, link->transform);
    return true;
  }
  const model_attribute *a = model_op_attribute(l->op, from);
  if (a != NULL) {
    if (a->is_optional) return false;
    *out = inferred_from(l, INFER_ATTRIBUTE, a->index, link->transform);
    return true;
  }
  const model_inference *known = of_result(l, link->from);
  if (known == NULL || known->kind == INFER_NOT || known->kind == INFER_HOOK) return false;
  *out = *known;
  out->type = transformed(l, link->transform, known->type);
  return true;
}

static bool infer_round(linking *l) {
  bool changed = false;
  for (size_t i = 0; i < l->op->link_count; i++) {
    const model_type_link *link = &l->op->links[i];
    model_inference *out = of_result(l, link->to);
    if (out == NULL || out->kind != INFER_NOT || !infer_through(l, link, out)) continue;
    list_push(l->b->memory, &l->used, link);
    changed = true;
  }
  return changed;
}

static bool has_inference_hook(const model_op *op) {
  const model_trait *t = model_op_trait_saying(op, SAYS_INFERS_TYPES);
  return t != NULL && t->interface != NULL;
}

static bool has_one_type(const model_op *op) {
  const unsigned all = SAYS_SAME_OPERAND_TYPES | SAYS_SAME_RESULT_TYPES;
  for (size_t i = 0; i < op->trait_count; i++)
    if ((op->traits[i].says & all) == all) return true;
  return false;
}

// Results without a name that have the type of all operands: links go by name.
static void infer_unnamed(linking *l, model_inference *inference) {
  if (!has_one_type(l->op)) return;
  for (size_t i = 0; i < l->op->operand_count; i++) {
    if (l->op->operands[i].arity != ARITY_ONE) continue;
    for (size_t j = 0; j < l->op->result_count; j++)
      if (inference[j].kind == INFER_NOT) inference[j] = inferred_from(l, INFER_OPERAND, i, NULL);
    return;
  }
}

static void ask_for(linking *l, const model_outcome *needs) {
  for (size_t i = 0; needs != NULL && i < needs->hook_count; i++) model_need(l->b, needs->hooks[i]);
}

static void fill_results(linking *l) {
  model_op *op = l->op;
  model_inference *inference = ARENA_ARRAY(l->b->memory, model_inference, op->result_count + 1);
  bool hooked = has_inference_hook(op);
  op->inference = inference;
  for (size_t i = 0; i < op->result_count; i++) {
    const char *made = op->results[i].arity == ARITY_ONE ? op->results[i].type_expression : NULL;
    inference[i] = (model_inference){.kind = hooked ? INFER_HOOK : INFER_NOT};
    if (!hooked && made != NULL) {
      ask_for(l, op->results[i].type_needs);
      inference[i] = (model_inference){INFER_EXPRESSION, 0, c_parse(l->b->memory, text_of(made))};
    }
  }
  if (!hooked) {
    infer_unnamed(l, inference);
    while (infer_round(l)) {
    }
  }
  op->all_results_inferred = op->result_count > 0;
  for (size_t i = 0; i < op->result_count; i++)
    if (inference[i].kind == INFER_NOT || op->results[i].arity != ARITY_ONE)
      op->all_results_inferred = false;
  for (size_t i = 0; op->all_results_inferred && i < l->used.count; i++) {
    const model_type_link *link = l->used.items[i];
    ask_for(l, link->needs);
  }
}

void model_inference_fill(build *b, model_op *op) {
  linking l = {.b = b, .op = op};
  fill_links(&l);
  fill_results(&l);
}
