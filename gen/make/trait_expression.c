// Predicates over a whole operation: `$name` is an operand, result or attribute of it.
#include "c/name_schema.h"
#include "cpp/cpp_vocabulary.h"
#include "make/build.h"
#include "model/op.h"

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
  const char *word = text_copy(n->b->memory, name);
  report_error(n->b->diagnostics, mention_at(n->b, n->trait->record, word, n->trait->at),
               "trait '%.*s' names '%.*s', which '%s' doesn't have", TEXT_ARGS(trait_name(n)),
               TEXT_ARGS(name), n->op->full_name);
  report_spelling(n->b->diagnostics, &s);
}

// The list of a group's types is taken before the predicate is asked.
static const c_expression *list_of_types(naming *n, const model_value *v) {
  bool known = false;
  for (size_t i = 0; i < n->groups.count; i++) known = known || n->groups.items[i] == v;
  if (!known) list_push(n->b->memory, &n->groups, v);
  return c_name(n->b->memory, build_printf(n->b, "%s_types", v->c_name));
}

static const c_expression *accessor(naming *n, name_role role, const char *c_name_of_part) {
  arena *a = n->b->memory;
  const c_expression *op = c_name(a, "op");
  return c_call(a, name_compose(a, role, n->op->c_name, c_name_of_part), &op, 1);
}

static const model_value *value_named(naming *n, text name) {
  const model_value *v = model_op_operand(n->op, name);
  return v != NULL ? v : model_op_result(n->op, name);
}

// One value is asked where there are any number.
static const c_expression *report_variadic(naming *n, const model_value *v, bool wants_type) {
  report_error(n->b->diagnostics, at_place(n->trait->at),
               "trait '%.*s' asks for %s of '%s', which is variadic", TEXT_ARGS(trait_name(n)),
               wants_type ? "the type" : "the value", v->name);
  report_help(n->b->diagnostics, "a predicate asks for the list of their types: $%s.getTypes()",
              v->name);
  return c_name(n->b->memory, "NULL");
}

// What is absent has no type.
static const c_expression *type_of_optional(arena *a, const c_expression *value) {
  const c_expression *null = c_name(a, "NULL");
  return c_conditional(a, c_binary(a, "!=", value, null), c_call(a, "mica_value_type", &value, 1),
                       null);
}

// The C of `$name`, or of its type.
static const c_expression *named_part(naming *n, text name, bool wants_type) {
  arena *memory = n->b->memory;
  const model_value *v = value_named(n, name);
  const model_attribute *a = model_op_attribute(n->op, name);
  if (v == NULL && a == NULL) {
    report_unknown(n, name);
    return c_name(memory, "NULL");
  }
  if (v != NULL && v->arity >= ARITY_VARIADIC) return report_variadic(n, v, wants_type);
  const c_expression *part = v != NULL ? accessor(n, NAME_MEMBER, v->c_name)
                                       : accessor(n, NAME_ATTR, a->c_name);
  if (!wants_type) return part;
  if (v != NULL && v->arity == ARITY_OPTIONAL) return type_of_optional(memory, part);
  return c_call(memory, v != NULL ? "mica_value_type" : "mica_attr_type", &part, 1);
}

// Of `$name`; `$_ctxt` and its like name no part.
static bool names_part(const c_expression *e, text *name) {
  if (e == NULL || e->kind != C_PLACEHOLDER || e->text.data[1] == '_') return false;
  *name = (text){e->text.data + 1, e->text.size - 1};
  return true;
}

// `$xs.getType()` of a variadic xs: it stands for the list; NULL: something else.
static const model_value *variadic_of_type(naming *n, const c_expression *e) {
  text name;
  if (!names_part(c_receiver(e, ".getType"), &name)) return NULL;
  const model_value *v = value_named(n, name);
  return v != NULL && v->arity == ARITY_VARIADIC ? v : NULL;
}

static const c_expression *fill_name(void *data, const c_expression *part);

// Whether C makes a list of types, by a function of the vocabulary or of the author's.
static bool is_list_of_types(naming *n, const c_expression *e) {
  return cpp_kind_of_c(n->b->cpp, e) == CPP_TYPES ||
         model_hook_gives(n->b, c_called(e), "mica_types");
}

// `$xs.getType() == $ys.getType()` compares the lists.
static const c_expression *compare_lists(naming *n, const c_expression *part) {
  if (!c_is(part, C_BINARY, "==")) return NULL;
  const c_expression *made = part->children[0];
  const model_value *left = variadic_of_type(n, made);
  const model_value *right = variadic_of_type(n, part->children[1]);
  if (right == NULL || (left == NULL && !is_list_of_types(n, made))) return NULL;
  if (left == NULL) made = c_replace(n->b->memory, made, fill_name, n);
  else made = list_of_types(n, left);
  const c_expression *const lists[] = {made, list_of_types(n, right)};
  return c_call(n->b->memory, "mica_types_equal", lists, 2);
}

static const c_expression *fill_name(void *data, const c_expression *part) {
  naming *n = data;
  text name;
  const c_expression *compared = compare_lists(n, part);
  if (compared != NULL) return compared;
  if (names_part(part, &name)) return named_part(n, name, false);
  if (names_part(c_receiver(part, ".getType"), &name)) return named_part(n, name, true);
  const model_value *v = names_part(c_receiver(part, ".getTypes"), &name) ? value_named(n, name)
                                                                          : NULL;
  return v == NULL ? NULL : list_of_types(n, v);
}

static const char *written_out(naming *n, const c_expression *e) {
  arena *a = n->b->memory;
  const c_expression *op = c_name(a, "op");
  e = c_substitute(a, e, "$_ctxt", c_call(a, "mica_op_context", &op, 1));
  e = c_replace(a, e, fill_name, n);
  return c_write_within(a, e, n->groups.count > 0 ? C_BINDS_AND : C_BINDS_CONDITIONAL);
}

// Names given as strings (AllTypesMatch<["lhs", "rhs"]>, TypesMatchWith) that the predicate doesn't
// show.
void model_trait_expressions(build *b, const model_op *op, model_trait *traits, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (traits[i].kind != TRAIT_PREDICATE) continue;
    naming n = {b, op, &traits[i], {0}};
    const predicate_subject subject = {.self = "op",
                                       .self_type = "mica_op *",
                                       .kind = CPP_OP,
                                       .op = op,
                                       .owner = traits[i].record,
                                       .at = traits[i].at};
    const c_expression *e =
        model_predicate(b, read_record(traits[i].record, "predicate"), &subject);
    if (e != NULL) traits[i].expression = written_out(&n, e);
    traits[i].groups = (const model_value *const *)n.groups.items;
    traits[i].group_count = n.groups.count;
  }
}
