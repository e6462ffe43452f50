// How an operation's parser finds the type of each operand and result: from the text, from a trait
// that ties it to something that stands in the text, or from the constraint when it allows one type
// only.
#include "format/build.h"

#include "base/names.h"
#include "model/op.h"

typedef struct finder {
  format_of_op *f;
  text_map links;                           // lists of the links that lead to a name, by that name
  format_type same_operands, same_results;  // what all operands or results have in common, if known
  size_t errors;
} finder;

// ---- where a link leads -------------------------------------------------------------------------

// Whether the type of `name` is known from the text; then `out` says how to get at it.
static bool find_known(const format_of_op *f, const char *name, format_type *out) {
  text wanted = text_of(name);
  const model_value *operand = model_op_operand(f->op, wanted);
  const model_value *result = model_op_result(f->op, wanted);
  const model_attribute *attribute = model_op_attribute(f->op, wanted);
  if (operand != NULL && f->operand_types[operand->index].origin == TYPE_PARSED)
    *out = (format_type){.origin = TYPE_OF_OPERAND, .index = operand->index};
  else if (result != NULL && f->result_types[result->index].origin == TYPE_PARSED)
    *out = (format_type){.origin = TYPE_OF_RESULT, .index = result->index};
  else if (attribute != NULL && f->seen_attributes[attribute->index])
    *out = (format_type){.origin = TYPE_OF_ATTRIBUTE, .index = attribute->index};
  else return false;
  return true;
}

static void list_links(finder *x) {
  const format_of_op *f = x->f;
  arena *memory = f->source->session->memory;
  for (size_t i = f->op->link_count; i > 0; i--) {
    const model_type_link *link = &f->op->links[i - 1];
    if (link->only_builds) continue;
    list *to = text_map_get(&x->links, text_of(link->to));
    if (to == NULL) {
      to = ARENA_NEW(memory, list);
      *to = (list){0};
      text_map_set(memory, &x->links, text_of(link->to), to);
    }
    list_push(memory, to, link);
  }
}

static bool find_linked(const finder *x, const char *name, format_type *out) {
  const format_of_op *f = x->f;
  const list *links = text_map_get(&x->links, text_of(name));
  for (size_t i = 0; links != NULL && i < links->count; i++) {
    const model_type_link *link = links->items[i];
    if (!find_known(f, link->from, out)) continue;
    out->transform = link->transform;
    out->gives_list = link->gives_list;
    out->per_element = link->per_element;
    if (link->needs != NULL)
      model_add_needs(f->source->session, &((model_op *)f->op)->outcome, link->needs);
    return true;
  }
  return false;
}

// ---- All operands, all results or both have one type: the first of the text is everyone's -------

static bool find_same(const format_of_op *f, unsigned says, format_type *out) {
  bool with_operands = (says & SAYS_SAME_OPERAND_TYPES) != 0;
  bool with_results = (says & SAYS_SAME_RESULT_TYPES) != 0;
  for (size_t i = 0; with_operands && i < f->op->operand_count; i++)
    if (f->operand_types[i].origin == TYPE_PARSED) {
      *out = (format_type){.origin = TYPE_OF_OPERAND, .index = i};
      return true;
    }
  for (size_t i = 0; with_results && i < f->op->result_count; i++)
    if (f->result_types[i].origin == TYPE_PARSED) {
      *out = (format_type){.origin = TYPE_OF_RESULT, .index = i};
      return true;
    }
  return false;
}

// What the first trait gives that says `fact` and more, which the text has.
static format_type find_common(const format_of_op *f, model_trait_fact fact) {
  format_type found = {.origin = TYPE_UNKNOWN};
  for (size_t i = 0; i < f->op->trait_count; i++) {
    unsigned says = f->op->traits[i].says;
    if ((says & fact) != 0 && find_same(f, says, &found)) break;
  }
  return found;
}

static bool find_by_trait(const finder *x, const model_value *value, bool is_result,
                          format_type *out) {
  if (value->name[0] != '\0' && find_linked(x, value->name, out)) return true;
  const format_type *common = is_result ? &x->same_results : &x->same_operands;
  if (common->origin == TYPE_UNKNOWN) return false;
  *out = *common;
  return true;
}

// ---- all of them --------------------------------------------------------------------------------

static bool is_variable(const model_value *value) { return value->arity != ARITY_ONE; }

static void fail(finder *x, const char *what, const model_value *value) {
  const format_of_op *f = x->f;
  format_error(
      f->source, 0, f->source->text.size,
      "type of %s #%zu, named '%s', is not buildable and a buildable type cannot be inferred", what,
      value->index, value->name);
  report_help(f->source->session->diagnostics,
              "add 'type($%s)' to the assembly format, or a trait that ties the type to one that "
              "stands in it",
              value->name);
  x->errors++;
}

static void find_one(finder *x, const model_value *value, format_type *type, bool is_result) {
  const format_of_op *f = x->f;
  if (type->origin == TYPE_PARSED) return;
  if (find_by_trait(x, value, is_result, type)) return;
  bool spread = (is_result || f->all_operands) && is_variable(value);
  if (f->former_type != NULL && (value->type_expression == NULL || spread)) {
    type->origin = TYPE_OF_VALUE;
    return;
  }
  if (value->type_expression == NULL || spread) {
    fail(x, is_result ? "result" : "operand", value);
    return;
  }
  *type = (format_type){.origin = TYPE_BUILT, .expression = value->type_expression};
  model_add_needs(f->source->session, &((model_op *)f->op)->outcome, value->type_needs);
}

static bool any_result_parsed(const format_of_op *f) {
  for (size_t i = 0; i < f->op->result_count; i++)
    if (f->result_types[i].origin == TYPE_PARSED) return true;
  return false;
}

// Results that the format leaves to the operation's inference function.
static bool leaves_results(const format_of_op *f) {
  if (f->op->result_count == 0 || any_result_parsed(f)) return false;
  return model_op_says(f->op, SAYS_INFERS_TYPES);
}

static void find_results(finder *x) {
  format_of_op *f = x->f;
  f->infers_results = !f->all_result_types && leaves_results(f);
  for (size_t i = 0; i < f->op->result_count; i++) {
    format_type *type = &f->result_types[i];
    if (f->all_result_types) type->origin = TYPE_TOGETHER;
    else if (f->infers_results) type->origin = TYPE_INFERRED;
    else find_one(x, &f->op->results[i], type, true);
  }
}

static void find_operands(finder *x) {
  format_of_op *f = x->f;
  for (size_t i = 0; i < f->op->operand_count; i++) {
    if (f->all_operand_types) f->operand_types[i].origin = TYPE_TOGETHER;
    else find_one(x, &f->op->operands[i], &f->operand_types[i], false);
  }
}

bool format_find_types(format_of_op *f) {
  finder x = {.f = f,
              .same_operands = find_common(f, SAYS_SAME_OPERAND_TYPES),
              .same_results = find_common(f, SAYS_SAME_RESULT_TYPES)};
  list_links(&x);
  find_results(&x);
  find_operands(&x);
  return x.errors == 0;
}
