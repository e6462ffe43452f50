// Settles what the variables and directives of an operation's format refer to, and that each part
// of the operation is bound once and before it is referred to.
#include "base/names.h"
#include "format/build.h"
#include "model/op.h"

#include <string.h>

typedef struct resolver {
  format_of_op *f;
  size_t errors;
} resolver;

static void fail(resolver *r, const format_element *e, const char *message, const char *name) {
  format_error_at(r->f->source, e, message, name);
  r->errors++;
}

// ---- names --------------------------------------------------------------------------------------

static bool find_target(const model_op *op, format_element *e) {
  const model_value *operand = model_op_operand(op, e->spelling);
  const model_value *result = model_op_result(op, e->spelling);
  const model_attribute *attribute = model_op_attribute(op, e->spelling);
  const model_part *region = model_op_region(op, e->spelling);
  const model_part *successor = model_op_successor(op, e->spelling);
  if (attribute != NULL) {
    e->target = attribute->property != NULL ? FORMAT_PROPERTY : FORMAT_ATTRIBUTE;
    e->index = attribute->index;
  } else if (operand != NULL) {
    e->target = FORMAT_OPERAND;
    e->index = operand->index;
  } else if (region != NULL) {
    e->target = FORMAT_REGION;
    e->index = (size_t)(region - op->regions);
  } else if (result != NULL) {
    e->target = FORMAT_RESULT;
    e->index = result->index;
  } else if (successor != NULL) {
    e->target = FORMAT_SUCCESSOR;
    e->index = (size_t)(successor - op->successors);
  }
  return e->target != FORMAT_UNRESOLVED;
}

static void offer_names(const model_op *op, spelling *known) {
  for (size_t i = 0; i < op->operand_count; i++)
    spelling_offer(known, text_of(op->operands[i].name));
  for (size_t i = 0; i < op->attribute_count; i++)
    spelling_offer(known, text_of(op->attributes[i].name));
  for (size_t i = 0; i < op->result_count; i++) spelling_offer(known, text_of(op->results[i].name));
  for (size_t i = 0; i < op->region_count; i++) spelling_offer(known, text_of(op->regions[i].name));
  for (size_t i = 0; i < op->successor_count; i++)
    spelling_offer(known, text_of(op->successors[i].name));
}

// It may have been meant to name what has no name.
static void report_unnamed(const resolver *r) {
  const model_op *op = r->f->op;
  for (size_t i = 0; i < op->operand_count; i++) {
    if (op->operands[i].name[0] != '\0') continue;
    report_help(r->f->source->session->diagnostics, "operand #%zu has no name: write %s:$name", i,
                op->operands[i].constraint->name);
    return;
  }
}

static void fail_unknown(resolver *r, const format_element *e) {
  spelling known = spelling_of(e->spelling);
  offer_names(r->f->op, &known);
  format_error_at(r->f->source, e, "'$%.*s' is no argument, result, region or successor of '%s'",
                  TEXT_ARGS(e->spelling), r->f->op->full_name);
  report_spelling(r->f->source->session->diagnostics, &known);
  if (known.nearest.size == 0) report_unnamed(r);
  r->errors++;
}

// ---- variables ----------------------------------------------------------------------------------

// Bound at the top level or as an argument of a custom directive: once.
static void bind(resolver *r, const format_element *e, bool *seen, bool all, const char *message,
                 const char *name) {
  if (*seen || all) {
    fail(r, e, message, name);
    report_help(r->f->source->session->diagnostics, "a format has each part once");
  }
  *seen = true;
}

static bool is_type_use(format_use use) {
  return use == USE_TYPE || use == USE_FUNCTION_TYPE || use == USE_REF_TYPE;
}

static void use_type(resolver *r, const format_element *e, format_use use, format_type *type,
                     bool together, const model_value *value) {
  bool seen = type->origin == TYPE_PARSED || together;
  if (use == USE_REF_TYPE) {
    if (!seen)
      fail(r, e, "'ref' of 'type($%s)' is not bound by a prior 'type' directive", value->name);
    return;
  }
  if (seen) fail(r, e, "'type' of '%s' is already bound", value->name);
  type->origin = TYPE_PARSED;
  type->is_list = use == USE_FUNCTION_TYPE || value->arity != ARITY_ONE;
}

static void use_operand(resolver *r, const format_element *e, format_use use) {
  format_of_op *f = r->f;
  const model_value *operand = &f->op->operands[e->index];
  if (is_type_use(use))
    use_type(r, e, use, &f->operand_types[e->index], f->all_operand_types, operand);
  else if (use != USE_REF)
    bind(r, e, &f->seen_operands[e->index], f->all_operands, "operand '%s' is already bound",
         operand->name);
  else if (!f->all_operands && !f->seen_operands[e->index])
    fail(r, e, "operand '%s' must be bound before it is referenced", operand->name);
}

static void use_result(resolver *r, const format_element *e, format_use use) {
  format_of_op *f = r->f;
  const model_value *result = &f->op->results[e->index];
  if (is_type_use(use))
    use_type(r, e, use, &f->result_types[e->index], f->all_result_types, result);
  else
    fail(r, e, "result variables can only be used as a child of a 'type' directive: type($%s)",
         result->name);
}

static void use_attribute(resolver *r, const format_element *e, format_use use) {
  bool *seen = &r->f->seen_attributes[e->index];
  const char *name = r->f->op->attributes[e->index].name;
  bool is_property = e->target == FORMAT_PROPERTY;
  if (is_type_use(use))
    fail(r, e,
         is_property
             ? "'$%s' is a property: properties cannot be used as children to a 'type' directive"
             : "'$%s' is an attribute: attributes cannot be used as children to a 'type' directive",
         name);
  else if (e->qualified && is_property)
    fail(r, e, "'$%s' is a property: 'qualified' takes an attribute or a 'type' directive", name);
  else if (use != USE_REF)
    bind(r, e, seen, false,
         is_property ? "property '%s' is already bound" : "attribute '%s' is already bound", name);
  else if (!*seen)
    fail(r, e,
         is_property ? "property '%s' must be bound before it is referenced"
                     : "attribute '%s' must be bound before it is referenced",
         name);
}

static void use_region(resolver *r, const format_element *e, format_use use) {
  bool *seen = &r->f->seen_regions[e->index];
  const char *name = r->f->op->regions[e->index].name;
  if (is_type_use(use))
    fail(r, e, "'$%s' is a region: regions can only be used at the top level or in a ref directive",
         name);
  else if (use != USE_REF)
    bind(r, e, seen, r->f->all_regions, "region '%s' is already bound", name);
  else if (!*seen && !r->f->all_regions)
    fail(r, e, "region '%s' must be bound before it is referenced", name);
}

static void use_successor(resolver *r, const format_element *e, format_use use) {
  bool *seen = &r->f->seen_successors[e->index];
  const char *name = r->f->op->successors[e->index].name;
  if (is_type_use(use))
    fail(r, e,
         "'$%s' is a successor: successors can only be used at the top level or in a ref directive",
         name);
  else if (use != USE_REF)
    bind(r, e, seen, r->f->all_successors, "successor '%s' is already bound", name);
  else if (!*seen && !r->f->all_successors)
    fail(r, e, "successor '%s' must be bound before it is referenced", name);
}

static void resolve_variable(resolver *r, format_element *e, format_use use) {
  if (!find_target(r->f->op, e)) {
    fail_unknown(r, e);
    return;
  }
  bool is_attribute = e->target == FORMAT_ATTRIBUTE || e->target == FORMAT_PROPERTY;
  if (e->qualified && !is_attribute)
    fail(r, e, "'qualified' directive expects an attribute or a 'type' directive, not '$%s'",
         text_copy(r->f->source->session->memory, e->spelling));
  switch (e->target) {
  case FORMAT_OPERAND: use_operand(r, e, use); break;
  case FORMAT_RESULT: use_result(r, e, use); break;
  case FORMAT_REGION: use_region(r, e, use); break;
  case FORMAT_SUCCESSOR: use_successor(r, e, use); break;
  case FORMAT_ATTRIBUTE:
  case FORMAT_PROPERTY: use_attribute(r, e, use); break;
  case FORMAT_UNRESOLVED:
  case FORMAT_PARAMETER: break;
  }
}

// ---- directives that stand for all of something -------------------------------------------------

static bool any(const bool *seen, size_t count) {
  return count > 0 && memchr(seen, 1, count) != NULL;
}

static void use_all(resolver *r, const format_element *e, format_use use, bool *all, bool any_seen,
                    const char *name) {
  if (use == USE_REF) {
    if (!*all) fail(r, e, "'ref' of '%s' is not bound by a prior directive", name);
  } else {
    if (*all || any_seen)
      fail(
          r, e,
          "'%s' directive creates overlap in format: it stands for all, and some are bound already",
          name);
    *all = true;
  }
}

static bool any_parsed(const format_type *types, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (types[i].origin == TYPE_PARSED) return true;
  return false;
}

static void use_all_types(resolver *r, const format_element *e, format_use use, bool *all,
                          const format_type *types, size_t count, const char *name) {
  if (use == USE_REF_TYPE) {
    if (!*all) fail(r, e, "'ref' of 'type(%s)' is not bound by a prior 'type' directive", name);
    return;
  }
  if (*all || any_parsed(types, count)) fail(r, e, "'%s' 'type' is already bound", name);
  *all = true;
}

static void use_operands(resolver *r, const format_element *e, format_use use) {
  format_of_op *f = r->f;
  size_t count = f->op->operand_count;
  if (is_type_use(use))
    use_all_types(r, e, use, &f->all_operand_types, f->operand_types, count, "operands");
  else use_all(r, e, use, &f->all_operands, any(f->seen_operands, count), "operands");
}

static void use_results(resolver *r, const format_element *e, format_use use) {
  format_of_op *f = r->f;
  use_all_types(r, e, use, &f->all_result_types, f->result_types, f->op->result_count, "results");
}

static void use_regions(resolver *r, const format_element *e, format_use use) {
  format_of_op *f = r->f;
  if (f->op->region_count == 0) fail(r, e, "'%s' needs an operation that has regions", "regions");
  else use_all(r, e, use, &f->all_regions, any(f->seen_regions, f->op->region_count), "regions");
}

static void use_successors(resolver *r, const format_element *e, format_use use) {
  format_of_op *f = r->f;
  if (f->op->successor_count == 0)
    fail(r, e, "'%s' needs an operation that has successors", "successors");
  else
    use_all(r, e, use, &f->all_successors, any(f->seen_successors, f->op->successor_count),
            "successors");
}

static void use_dictionary(resolver *r, const format_element *e, format_use use, bool *seen,
                           const char *name) {
  if (use == USE_REF) {
    if (!*seen) fail(r, e, "'ref' of '%s' is not bound by a prior directive", name);
  } else {
    if (*seen) fail(r, e, "'%s' directive has already been seen", name);
    *seen = true;
  }
}

// ---- elements -----------------------------------------------------------------------------------

static void resolve(resolver *r, format_element *e, format_use use);

static void resolve_all(resolver *r, format_list list, format_use use) {
  for (size_t i = 0; i < list.count; i++) resolve(r, list.items[i], use);
}

// What the arguments of an element are wanted for. Those of type(...) within ref(...) are not
// bound.
static format_use use_inside(const format_facts *facts, format_use use) {
  return use == USE_REF ? USE_REF_TYPE : facts->use;
}

static void resolve(resolver *r, format_element *e, format_use use) {
  const format_facts facts = format_facts_of(e->kind);
  switch (facts.binds) {
  case BINDS_NOTHING:
  case BINDS_PARAMETERS: break;
  case BINDS_NAMED: resolve_variable(r, e, use); break;
  case BINDS_ATTR_DICT: use_dictionary(r, e, use, &r->f->has_attr_dict, "attr-dict"); break;
  case BINDS_PROP_DICT: use_dictionary(r, e, use, &r->f->has_prop_dict, "prop-dict"); break;
  case BINDS_OPERANDS: use_operands(r, e, use); break;
  case BINDS_RESULTS: use_results(r, e, use); break;
  case BINDS_REGIONS: use_regions(r, e, use); break;
  case BINDS_SUCCESSORS: use_successors(r, e, use); break;
  case BINDS_INSIDE:
    resolve_all(r, e->children, use_inside(&facts, use));
    resolve_all(r, e->otherwise, use_inside(&facts, use));
    break;
  }
}

bool format_resolve(format_of_op *f) {
  resolver r = {f, 0};
  resolve_all(&r, f->elements, USE_TOP);
  return r.errors == 0;
}
