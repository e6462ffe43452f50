// The rules about what may stand where in an operation's format: optional groups, oilists, parts
// that must be there, and texts that could be read in two ways.
#include "format/build.h"
#include "model/op.h"

typedef struct rules {
  const format_of_op *f;
  size_t errors;
} rules;

static void fail(rules *r, const format_element *e, const char *message) {
  format_error_at(r->f->source, e, "%s", message);
  r->errors++;
}

static bool is_colon(const format_element *e) {
  return e->kind == FORMAT_LITERAL && text_is(e->spelling, ":");
}

// ---- optional groups ----------------------------------------------------------------------------

static bool is_single(const model_value *value) { return value->arity == ARITY_ONE; }

static void check_group_variable(rules *r, const format_element *e, bool anchor) {
  const model_attribute *attribute = format_attribute(r->f, e);
  const model_value *value = format_value(r->f, e);
  const model_property *property = attribute == NULL ? NULL : attribute->property;
  if (property != NULL && anchor &&
      (attribute->default_value == NULL || !property->has_optional_parser))
    fail(r, e,
         "only properties with default values that can be optionally parsed (have the `let "
         "optionalParser = ...` field defined) can be used to anchor an optional group");
  else if (attribute != NULL && property == NULL && anchor && !attribute->is_optional &&
           !attribute->is_unit && attribute->default_value == NULL)
    fail(r, e,
         "only optional or default-valued attributes can be used to anchor an optional group");
  if (value == NULL || !is_single(value)) return;
  fail(r, e,
       e->target == FORMAT_OPERAND
           ? "only variable length operands can be used within an optional group"
           : "only variable length results can be used within an optional group");
  report_help(r->f->source->session->diagnostics,
              "declare '$%s' as Optional<...> or Variadic<...>, or write it outside of the group",
              value->name);
}

static void check_group_element(rules *r, const format_element *e, bool anchor);

static void check_group_custom(rules *r, const format_element *e, bool anchor) {
  size_t bound = 0;
  for (size_t i = 0; anchor && i < e->children.count; i++) {
    const format_kind kind = e->children.items[i]->kind;
    if (kind == FORMAT_REF || kind == FORMAT_STRING) continue;
    check_group_element(r, e->children.items[i], true);
    bound++;
  }
  if (anchor && bound == 0)
    fail(r, e,
         "a custom directive with no bound parameters cannot be used as the anchor of an optional "
         "group");
}

static void check_group_element(rules *r, const format_element *e, bool anchor) {
  const format_facts facts = format_facts_of(e->kind);
  if (!facts.fits_group || e->target == FORMAT_SUCCESSOR)
    fail(r, e, "only literals, types, and variables can be used within an optional group");
  else if (anchor && !facts.anchors_group)
    fail(r, e, "only variables and types can be used to anchor an optional group");
  else if (e->kind == FORMAT_VARIABLE) check_group_variable(r, e, anchor);
  else if (e->kind == FORMAT_CUSTOM) check_group_custom(r, e, anchor);
  else if (facts.shape == SHAPE_ARGUMENTS)
    for (size_t i = 0; i < e->children.count; i++)
      check_group_element(r, e->children.items[i], false);
}

static bool may_open_group(const format_element *e) {
  return format_facts_of(e->kind).opens_group && e->target != FORMAT_RESULT &&
         e->target != FORMAT_SUCCESSOR;
}

// Whether the parser can ask if the property's value is there.
static bool is_told_apart(const rules *r, const format_element *e) {
  const model_attribute *a = format_attribute(r->f, e);
  return a->default_value != NULL && a->property->has_optional_parser;
}

static void check_list(rules *r, format_list list);

static void check_group(rules *r, const format_element *group) {
  for (size_t i = 0; i < group->children.count; i++)
    check_group_element(r, group->children.items[i], group->children.items[i] == group->anchor);
  for (size_t i = 0; i < group->otherwise.count; i++)
    check_group_element(r, group->otherwise.items[i], group->otherwise.items[i] == group->anchor);
  const format_element *first = format_first_parsable(group->children);
  if (first == NULL)
    fail(r, group, "this optional group reads nothing: put a literal or a variable into it");
  else if (first->target == FORMAT_PROPERTY && !is_told_apart(r, first))
    fail(r, first,
         "a property that begins an optional group needs a default value and an optional parser");
  else if (!may_open_group(first))
    fail(r, first,
         "first parsable element of an optional group must be a literal, variable, or custom "
         "directive: "
         "it decides whether the group is there");
  check_list(r, group->children);
  check_list(r, group->otherwise);
}

// ---- oilist -------------------------------------------------------------------------------------

static void check_clause_element(rules *r, const format_element *e) {
  const format_element *inner = format_innermost(e);
  const model_attribute *attribute = format_attribute(r->f, inner);
  const model_value *value = format_value(r->f, inner);
  if (!format_facts_of(e->kind).fits_clause)
    fail(r, e, "only literals, types, and variables can be used within an oilist group");
  else if (attribute != NULL && !attribute->is_optional && !attribute->is_unit &&
           attribute->default_value == NULL)
    fail(r, e,
         attribute->property != NULL
             ? "only default-valued or optional properties can be used in an olist parsing group"
             : "only optional attributes can be used in an oilist parsing group");
  else if (value != NULL && is_single(value))
    fail(r, e,
         e->target == FORMAT_RESULT
             ? "only variable length results can be used within an oilist parsing group"
             : "only variable length operands can be used within an oilist parsing group");
}

static const format_element *opening_of_clause(const format_element *list, size_t index) {
  return list->children.items[index]->children.items[0];
}

static void fail_clause(rules *r, const format_element *first) {
  fail(r, first,
       "another clause of the oilist begins with this literal: this one would never be read");
}

// Two clauses, of one or of neighbouring lists, that begin alike.
static void check_clause_literals(rules *r, const format_element *list,
                                  const format_element *next) {
  text_map known = {0};
  for (size_t i = 0; i < list->children.count; i++) {
    const format_element *first = opening_of_clause(list, i);
    if (text_map_add(r->f->source->session->memory, &known, first->spelling, (void *)first) != NULL)
      fail_clause(r, first);
  }
  for (size_t i = 0; next != NULL && i < next->children.count; i++) {
    const format_element *first = opening_of_clause(next, i);
    if (text_map_get(&known, first->spelling) != NULL) fail_clause(r, first);
  }
}

static void check_oilist(rules *r, const format_element *list, const format_element *next) {
  check_clause_literals(r, list, next != NULL && next->kind == FORMAT_OILIST ? next : NULL);
  for (size_t i = 0; i < list->children.count; i++) {
    const format_element *clause = list->children.items[i];
    for (size_t j = 1; j < clause->children.count; j++)
      check_clause_element(r, clause->children.items[j]);
    check_list(r, clause->children);
    if (next != NULL && next->kind == FORMAT_LITERAL &&
        text_equal(next->spelling, clause->children.items[0]->spelling))
      fail(r, next, "format ambiguity: this literal also begins a clause of the oilist before it");
  }
}

// ---- what follows -------------------------------------------------------------------------------
// The elements that may be read next after one: those after it, through groups that may be absent,
// and those after the group that it ends.

typedef struct rest {
  format_list list;
  size_t at;
  const struct rest *outer;
} rest;

// A variable whose text may be empty.
static bool may_be_empty(const rules *r, const format_element *e) {
  const model_value *value = format_value(r->f, e);
  const model_attribute *attribute = format_attribute(r->f, e);
  if (value != NULL) return value->arity != ARITY_ONE;
  if (attribute != NULL) return attribute->is_optional || attribute->is_unit;
  return e->target == FORMAT_SUCCESSOR && r->f->op->successors[e->index].is_variadic;
}

typedef void follow_rule(rules *r, const format_element *base, const format_element *next);

// Whether something of the list is read in any case. The first element of an optional group is:
// without it the group is absent.
static bool follow(rules *r, const format_element *base, format_list list, size_t at,
                   const format_element *opening, follow_rule *rule) {
  for (size_t i = at; i < list.count; i++) {
    const format_element *next = list.items[i];
    if (format_is_whitespace(next)) continue;
    if (next->kind == FORMAT_OPTIONAL) {
      follow(r, base, next->children, 0, format_first_parsable(next->children), rule);
      follow(r, base, next->otherwise, 0, NULL, rule);
      continue;
    }
    rule(r, base, next);
    if (next == opening) return true;
    if (format_facts_of(next->kind).may_be_absent) continue;
    if (next->kind == FORMAT_VARIABLE && may_be_empty(r, next)) continue;
    return true;
  }
  return false;
}

static void follow_out(rules *r, const format_element *base, const rest *after, follow_rule *rule) {
  for (; after != NULL; after = after->outer)
    if (follow(r, base, after->list, after->at, NULL, rule)) return;
}

static void no_colon(rules *r, const format_element *base, const format_element *next) {
  if (!is_colon(next)) return;
  format_error_at(r->f->source, next,
                  "format ambiguity caused by ':' literal found after attribute '%.*s' which does "
                  "not have a buildable "
                  "type: its value would take the ':' for its own type",
                  TEXT_ARGS(base->spelling));
  r->errors++;
}

static void no_region(rules *r, const format_element *base, const format_element *next) {
  (void)base;
  if (next->kind != FORMAT_VARIABLE || next->target != FORMAT_REGION) return;
  fail(
      r, next,
      "format ambiguity caused by 'attr-dict' directive followed by a region: both begin with '{'");
  report_help(r->f->source->session->diagnostics, "write 'attr-dict-with-keyword' instead");
}

// By the general attribute parser, which also takes a type after `:`.
static bool is_general(const model_attribute *a, bool qualified) {
  return qualified || (a->definition == NULL && a->storage_check == NULL);
}

static bool takes_colon(const format_of_op *f, const format_element *e) {
  if (e->kind != FORMAT_VARIABLE) return false;
  const model_attribute *attribute = format_attribute(f, e);
  return attribute != NULL && attribute->property == NULL && attribute->value_type == NULL &&
         !format_is_enum(attribute) && !attribute->is_symbol_name &&
         is_general(attribute, e->qualified);
}

static void check_follow(rules *r, format_list list, const rest *outer) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    const rest after = {list, i + 1, outer};
    if (takes_colon(r->f, e)) follow_out(r, e, &after, no_colon);
    if (e->kind == FORMAT_ATTR_DICT && !e->with_keyword) follow_out(r, e, &after, no_region);
    if (e->kind != FORMAT_OPTIONAL) continue;
    check_follow(r, e->children, &after);
    check_follow(r, e->otherwise, &after);
  }
}

// ---- neighbours that begin alike ----------------------------------------------------------------

static const format_element *opening_literal(const format_element *group) {
  const format_element *first = format_first_parsable(group->children);
  return first != NULL && first->kind == FORMAT_LITERAL && group->otherwise.count == 0 ? first
                                                                                       : NULL;
}

// `(`,` $a^)? (`,` $b^)?`: where only the second is there, its text is read as the first. MLIR
// takes such a format. `groups`: the optional groups right before, by the literals that begin them.
static void warn_of_neighbour(const rules *r, text_map *groups, const format_element *e) {
  const format_element *first = e->kind == FORMAT_OPTIONAL ? opening_literal(e) : e;
  const bool is_literal = first != NULL && first->kind == FORMAT_LITERAL;
  if (is_literal) {
    void **known = text_map_at(r->f->source->session->memory, groups, first->spelling);
    const format_element *opening = *known;
    *known = (void *)first;
    if (opening != NULL) {
      format_warning_at(r->f->source, first,
                        "the optional group before begins with '%.*s' too: a text without that "
                        "group is read as if it were there; put one group into the other, or begin "
                        "one with a keyword",
                        TEXT_ARGS(first->spelling));
      format_note_at(r->f->source, opening, "the other one is here");
    }
  }
  if (e->kind != FORMAT_OPTIONAL) *groups = (text_map){0};
}

static const format_element *next_of(format_list list, size_t at) {
  for (size_t i = at + 1; i < list.count; i++)
    if (!format_is_whitespace(list.items[i])) return list.items[i];
  return NULL;
}

static void check_list(rules *r, format_list list) {
  text_map groups = {0};
  for (size_t i = 0; i < list.count; i++) {
    if (list.items[i]->kind == FORMAT_OPTIONAL) check_group(r, list.items[i]);
    if (!format_is_whitespace(list.items[i])) warn_of_neighbour(r, &groups, list.items[i]);
    if (list.items[i]->kind == FORMAT_OILIST) check_oilist(r, list.items[i], next_of(list, i));
  }
}

// ---- what must be there -------------------------------------------------------------------------

static void missing(rules *r, const char *what, size_t index, const char *name) {
  size_t end = r->f->source->text.size;
  format_error(r->f->source, 0, end, "%s #%zu, named '%s', not found", what, index, name);
  report_help(r->f->source->session->diagnostics, "add '$%s' to the assembly format", name);
  r->errors++;
}

// MLIR takes such a format, and loses the value.
static void warn_of_lost_properties(const rules *r) {
  const model_op *op = r->f->op;
  for (size_t i = 0; i < op->attribute_count && !r->f->has_prop_dict; i++) {
    const model_attribute *a = &op->attributes[i];
    if (a->property == NULL || r->f->seen_attributes[i]) continue;
    report_warning(r->f->source->session->diagnostics, at_place(a->at),
                   "the custom form loses the property '%s': its format has neither '$%s' nor "
                   "'prop-dict'",
                   a->name, a->name);
  }
}

static void check_presence(rules *r) {
  const format_of_op *f = r->f;
  for (size_t i = 0; i < f->op->operand_count && !f->all_operands; i++)
    if (!f->seen_operands[i]) missing(r, "operand", i, f->op->operands[i].name);
  for (size_t i = 0; i < f->op->region_count && !f->all_regions; i++)
    if (!f->seen_regions[i]) missing(r, "region", i, f->op->regions[i].name);
  for (size_t i = 0; i < f->op->successor_count && !f->all_successors; i++)
    if (!f->seen_successors[i]) missing(r, "successor", i, f->op->successors[i].name);
  if (f->has_attr_dict) return;
  format_error(f->source, 0, f->source->text.size,
               "'attr-dict' directive not found in custom assembly format");
  report_help(f->source->session->diagnostics,
              "without it, discardable attributes of '%s' could not be written; the usual place is "
              "before ':'",
              f->op->full_name);
  r->errors++;
}

bool format_check_rules(const format_of_op *f) {
  rules r = {f, 0};
  check_list(&r, f->elements);
  check_follow(&r, f->elements, NULL);
  check_presence(&r);
  warn_of_lost_properties(&r);
  return r.errors == 0;
}
