// Predicates over a whole operation: `$name` is an operand, result or attribute of it.
#include <string.h>

#include "model/build.h"

typedef struct naming {
  build *b;
  const model_op *op;
  const model_trait *trait;
  list groups;  // model_value: whose lists of types are asked
} naming;

// An anonymous trait by its class: AllTypesMatch.
static text trait_name(naming *n) {
  const record *r = n->trait->record;
  if (!record_is_anonymous(r)) return record_name(r);
  record_list classes = record_classes(n->b->records, r);
  return classes.count == 0 ? record_name(r) : record_name(classes.items[classes.count - 1]);
}

static void report_unknown(naming *n, text name) {
  spelling s = spelling_of(name);
  for (size_t i = 0; i < n->op->operand_count; i++)
    spelling_offer(&s, text_of(n->op->operands[i].name));
  for (size_t i = 0; i < n->op->result_count; i++)
    spelling_offer(&s, text_of(n->op->results[i].name));
  for (size_t i = 0; i < n->op->attribute_count; i++)
    spelling_offer(&s, text_of(n->op->attributes[i].name));
  report_error(n->b->diagnostics, at_place(n->trait->at),
               "trait '%.*s' names '%.*s', which '%s' doesn't have", TEXT_ARGS(trait_name(n)),
               TEXT_ARGS(name), n->op->full_name);
  report_spelling(n->b->diagnostics, &s);
}

static bool take(text *rest, const char *what) {
  if (!text_starts_with(*rest, text_of(what))) return false;
  size_t size = strlen(what);
  *rest = (text){rest->data + size, rest->size - size};
  return true;
}

// The list of a group's types is taken before the predicate is asked.
static const char *list_of_types(naming *n, const model_value *v) {
  bool known = false;
  for (size_t i = 0; i < n->groups.count; i++) known = known || n->groups.items[i] == v;
  if (!known) list_push(n->b->memory, &n->groups, v);
  return build_format(n->b, "%s_types", v->c_name);
}

// The C of `$name`, with a `.getType()` after it; what was read is taken from `rest`.
static const char *named_part(naming *n, text name, text *rest) {
  build *b = n->b;
  const model_op *op = n->op;
  const model_value *v = model_op_operand(op, name);
  if (v == NULL) v = model_op_result(op, name);
  bool wants_type = take(rest, ".getType()");
  if (v != NULL && !wants_type && take(rest, ".getTypes()")) return list_of_types(n, v);
  if (v != NULL) {
    const char *part = build_format(b, "%s_%s(op)", op->c_name, v->c_name);
    return wants_type ? build_format(b, "mica_value_type(%s)", part) : part;
  }
  const model_attribute *a = model_op_attribute(op, name);
  if (a == NULL) {
    report_unknown(n, name);
    return "NULL";
  }
  const char *part = build_format(b, "%s_%s_attr(op)", op->c_name, a->c_name);
  return wants_type ? build_format(b, "mica_attr_type(%s)", part) : part;
}

static const char *fill_names(naming *n, const char *expression) {
  buffer out = {0};
  for (text rest = text_of(expression); rest.size > 0;) {
    size_t size = 1;
    while (size < rest.size && name_is_letter(rest.data[size])) size++;
    bool is_name = rest.data[0] == '$' && size > 1 && rest.data[1] != '_';
    if (!is_name) {
      buffer_char(&out, rest.data[0]);
      rest = (text){rest.data + 1, rest.size - 1};
      continue;
    }
    text name = {rest.data + 1, size - 1};
    rest = (text){rest.data + size, rest.size - size};
    buffer_string(&out, named_part(n, name, &rest));
  }
  const char *result = arena_text(n->b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return result;
}

// Names given as strings (AllTypesMatch<["lhs", "rhs"]>, TypesMatchWith) that the predicate doesn't
// show.
void model_trait_expressions(build *b, const model_op *op, model_trait *traits, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (traits[i].kind != TRAIT_PREDICATE) continue;
    naming n = {b, op, &traits[i], {0}};
    const char *raw = model_predicate(b, read_record(traits[i].record, "predicate"), "op",
                                      "mica_op *", op, traits[i].at);
    if (raw != NULL)
      traits[i].expression =
          fill_names(&n, model_substitute(b, raw, "$_ctxt", "mica_op_context(op)"));
    traits[i].groups = (const model_value *const *)n.groups.items;
    traits[i].group_count = n.groups.count;
  }
}
