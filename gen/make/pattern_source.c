// The source of a pattern: which operations are looked for, and what their arguments are called.
#include "make/pattern_build.h"

typedef struct source_op {
  pattern_build *p;
  const pattern_part *part;
  const model_op *op;
  pattern_node *node, *children;
} source_op;

// ---- Leaves -------------------------------------------------------------------------------------

static bool is_attribute(const source_op *s, size_t argument) {
  return s->op->arguments[argument].kind == ARGUMENT_ATTRIBUTE;
}

static const model_value *operand_at(const source_op *s, size_t argument) {
  return &s->op->operands[s->op->arguments[argument].index];
}

static bool report_leaf(const source_op *s, const pattern_part *leaf, const char *name,
                        const char *wanted) {
  report_error(s->p->b->diagnostics, pattern_part_place(s->p->b, leaf, PART_WHOLE),
               "'%s' of '%s' is %s: expected a constraint of it, a name, or $_", name,
               s->op->full_name, wanted);
  return false;
}

// In a fold an operand may be demanded to be a constant.
static bool constant_demand(source_op *s, const pattern_part *leaf, const model_value *v,
                            const record *r, pattern_node *out) {
  build *b = s->p->b;
  if (v->arity != ARITY_ONE) {
    report_error(b->diagnostics, pattern_part_place(b, leaf, PART_WHOLE),
                 "'%s' of '%s' may be several values or none: no constant can be asked for here",
                 v->c_name, s->op->full_name);
    return false;
  }
  out->is_constant = true;
  out->demand = model_constraint_of(b, r, leaf->from->owner ? record_place(leaf->from->owner) : 0);
  return true;
}

// A demand on an operand or attribute that its definition doesn't make already.
static bool operand_demand(source_op *s, const pattern_part *leaf, const model_value *v,
                           pattern_node *out) {
  build *b = s->p->b;
  const record *r = value_as_record(leaf->v);
  if (value_is_unset(leaf->v)) return true;
  if (s->p->is_fold && r != NULL && record_is_a(r, TEXT("AttrConstraint")))
    return constant_demand(s, leaf, v, r, out);
  if (r == NULL || !record_is_a(r, TEXT("TypeConstraint")))
    return report_leaf(s, leaf, v->c_name, "an operand");
  if (r == v->constraint->record) return true;
  if (v->arity != ARITY_ONE) {
    report_error(b->diagnostics, pattern_part_place(b, leaf, PART_WHOLE),
                 "'%s' of '%s' may be several values or none: no constraint can be put on it here",
                 v->c_name, s->op->full_name);
    return false;
  }
  out->demand = model_constraint_of(b, r, leaf->from->owner ? record_place(leaf->from->owner) : 0);
  return true;
}

static bool attribute_demand(source_op *s, const pattern_part *leaf, const model_attribute *a,
                             pattern_node *out) {
  build *b = s->p->b;
  const record *r = value_as_record(leaf->v);
  if (value_is_unset(leaf->v)) return true;
  const bool is_property = a->property != NULL;
  if (r == NULL || !record_is_a(r, is_property ? TEXT("PropConstraint") : TEXT("AttrConstraint")))
    return report_leaf(s, leaf, a->name, is_property ? "a property" : "an attribute");
  out->demand = model_constraint_of(b, r, leaf->from->owner ? record_place(leaf->from->owner) : 0);
  return true;
}

// What has two bindings is what the first of them makes it.
static void mark_operand(pattern_symbol *s) {
  if (s != NULL && s->bindings == 1) s->is_operand = s->kind != SYMBOL_ATTR;
}

static bool fill_leaf(source_op *s, const pattern_part *leaf, size_t argument, bool is_one,
                      pattern_node *out) {
  build *b = s->p->b;
  const model_argument *a = &s->op->arguments[argument];
  pattern_symbol_kind kind = SYMBOL_ATTR;
  out->kind = PATTERN_LEAF;
  out->at = pattern_part_place(b, leaf, PART_WHOLE);
  if (a->kind == ARGUMENT_ATTRIBUTE) {
    if (!attribute_demand(s, leaf, &s->op->attributes[a->index], out)) return false;
  } else {
    const model_value *v = operand_at(s, argument);
    const bool is_single = is_one || v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL;
    kind = is_single ? SYMBOL_VALUE : SYMBOL_VALUES;
    if (!operand_demand(s, leaf, v, out)) return false;
    if (out->is_constant) kind = SYMBOL_ATTR;
  }
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  out->symbol = pattern_bind(s->p, leaf->name, pattern_name_place(b, leaf), kind, NULL);
  mark_operand(out->symbol);
  if (out->symbol != NULL && out->symbol->bindings == 1 && a->kind != ARGUMENT_ATTRIBUTE) {
    out->symbol->is_constant = out->is_constant;
    out->symbol->is_optional = operand_at(s, argument)->arity == ARITY_OPTIONAL;
    out->symbol->constraint = out->demand != NULL && !out->is_constant
                                  ? out->demand
                                  : operand_at(s, argument)->constraint;
  }
  return diagnostics_fault_count(b->diagnostics) == faults;
}

// ---- Native code --------------------------------------------------------------------------------

static bool fill_code_leaf(pattern_build *p, const pattern_part *leaf, pattern_node *out) {
  build *b = p->b;
  const record *r = value_as_record(leaf->v);
  const bool is_attr = r != NULL && record_is_a(r, TEXT("AttrConstraint"));
  const bool is_type = r != NULL && record_is_a(r, TEXT("TypeConstraint"));
  out->kind = PATTERN_LEAF;
  out->at = pattern_part_place(b, leaf, PART_WHOLE);
  if (!is_attr && !is_type && !value_is_unset(leaf->v)) {
    report_error(b->diagnostics, out->at,
                 "expected a constraint of what native code gives, or a name");
    return false;
  }
  if (r != NULL) out->demand = model_constraint_of(b, r, p->pattern->at);
  out->c_type = is_attr ? "const mica_attr *" : "mica_value *";
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  out->symbol = pattern_bind(p, leaf->name, pattern_name_place(b, leaf),
                             is_attr ? SYMBOL_ATTR : SYMBOL_VALUE, NULL);
  return diagnostics_fault_count(b->diagnostics) == faults;
}

static bool fill_code(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  const size_t count = pattern_part_count(part);
  pattern_node *children = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  bool ok = true;
  out->kind = PATTERN_CODE;
  out->children = children;
  out->child_count = count;
  if (value_dag_operator_name(part->v).size > 0) {
    report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR_NAME),
                 "native code in a source is no operation that a name could stand for");
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    const pattern_part leaf = pattern_part_at(part, i);
    children[i] = (pattern_node){0};
    ok = fill_code_leaf(p, &leaf, &children[i]) && ok;
  }
  out->code = pattern_code(p, pattern_operator(part), true, count, out->at);
  return ok && out->code != NULL;
}

// ---- Arguments ----------------------------------------------------------------------------------

// An operand that another operation gives.
static bool fill_nested(source_op *s, const pattern_part *part, size_t argument, bool is_one,
                        pattern_node *out) {
  build *b = s->p->b;
  if (is_attribute(s, argument)) {
    report_error(b->diagnostics, pattern_part_place(b, part, PART_WHOLE),
                 "'%s' of '%s' is an attribute, which no operation gives",
                 s->op->attributes[s->op->arguments[argument].index].name, s->op->full_name);
    return false;
  }
  const model_value *v = operand_at(s, argument);
  if (!is_one && v->arity != ARITY_ONE) {
    report_error(b->diagnostics, pattern_part_place(b, part, PART_WHOLE),
                 "'%s' of '%s' may be several values or none: name it, or write (variadic ...)",
                 v->c_name, s->op->full_name);
    return false;
  }
  return pattern_source(s->p, part, out);
}

static bool fill_operand(source_op *s, const pattern_part *part, size_t argument, bool is_one,
                         pattern_node *out) {
  *out = (pattern_node){.argument = argument, .part = -1};
  return value_kind_of(part->v) == VALUE_DAG ? fill_nested(s, part, argument, is_one, out)
                                             : fill_leaf(s, part, argument, is_one, out);
}

static bool fill_either(source_op *s, const pattern_part *part, size_t argument,
                        pattern_node *out) {
  build *b = s->p->b;
  pattern_node *children = ARENA_ARRAY(b->memory, pattern_node, 2);
  const place_range at = pattern_part_place(b, part, PART_WHOLE);
  *out = (pattern_node){.kind = PATTERN_EITHER, .at = at, .argument = argument};
  out->children = children;
  out->child_count = 2;
  if (pattern_part_count(part) != 2) {
    report_error(b->diagnostics, at, "either is about two operands");
    return false;
  }
  bool ok = true;
  for (size_t i = 0; i < 2 && ok; i++) {
    const bool is_there = argument + i < s->op->argument_count;
    if (!is_there || is_attribute(s, argument + i) ||
        operand_at(s, argument + i)->arity != ARITY_ONE) {
      report_error(b->diagnostics, at, "either is about two operands that are one value each");
      return false;
    }
    const pattern_part child = pattern_part_at(part, i);
    if (pattern_is_directive(&child, "either")) {
      report_error(b->diagnostics, pattern_part_place(b, &child, PART_WHOLE),
                   "either can't stand in either");
      return false;
    }
    ok = fill_operand(s, &child, argument + i, false, &children[i]);
    if (!ok || !children[i].is_constant) continue;
    report_error(b->diagnostics, children[i].at,
                 "no constant can be asked for in either: write a fold for each order");
    ok = false;
  }
  return ok;
}

static bool fill_group(source_op *s, const pattern_part *part, size_t argument, pattern_node *out) {
  build *b = s->p->b;
  const size_t count = pattern_part_count(part);
  pattern_node *children = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  const place_range at = pattern_part_place(b, part, PART_WHOLE);
  *out = (pattern_node){.kind = PATTERN_GROUP, .at = at, .argument = argument};
  out->children = children;
  out->child_count = count;
  if (is_attribute(s, argument) || operand_at(s, argument)->arity != ARITY_VARIADIC) {
    report_error(b->diagnostics, at, "(variadic ...) stands for a variadic operand alone");
    return false;
  }
  const text name = value_dag_operator_name(part->v);
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  out->symbol = pattern_bind(s->p, name, pattern_part_place(b, part, PART_OPERATOR_NAME),
                             SYMBOL_VALUES, NULL);
  mark_operand(out->symbol);
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(part, i);
    (void)fill_operand(s, &child, argument, true, &children[i]);
  }
  return diagnostics_fault_count(b->diagnostics) == faults;
}

static bool fill_argument(source_op *s, const pattern_part *part, size_t argument,
                          pattern_node *out) {
  if (pattern_is_directive(part, "either")) return fill_either(s, part, argument, out);
  if (pattern_is_directive(part, "variadic")) return fill_group(s, part, argument, out);
  return fill_operand(s, part, argument, false, out);
}

// How many arguments the pattern names.
static size_t named_count(const pattern_part *part) {
  size_t count = 0;
  for (size_t i = 0; i < pattern_part_count(part); i++) {
    const pattern_part child = pattern_part_at(part, i);
    count += pattern_is_directive(&child, "either") ? 2 : 1;
  }
  return count;
}

static bool has_all_arguments(const source_op *s) {
  build *b = s->p->b;
  const size_t named = named_count(s->part);
  if (named == s->op->argument_count) return true;
  report_error(b->diagnostics, pattern_part_place(b, s->part, PART_WHOLE),
               "'%s' has %zu argument%s, but %zu stand%s here", s->op->full_name,
               s->op->argument_count, s->op->argument_count == 1 ? "" : "s", named,
               named == 1 ? "s" : "");
  if (named < s->op->argument_count)
    report_help(b->diagnostics, "write $_ for one that may be anything");
  return false;
}

static bool fill_op(source_op *s) {
  build *b = s->p->b;
  const size_t count = pattern_part_count(s->part);
  s->children = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  s->node->children = s->children;
  s->node->child_count = count;
  if (!has_all_arguments(s)) return false;
  bool ok = true;
  for (size_t i = 0, argument = 0; i < count; i++, argument++) {
    const pattern_part child = pattern_part_at(s->part, i);
    ok = fill_argument(s, &child, argument, &s->children[i]) && ok;
    if (s->children[i].kind == PATTERN_EITHER) argument++;
  }
  return ok;
}

// The name goes first, so that it is bound in the order of reading.
static bool bind_op(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  int which;
  out->symbol = pattern_bind_made(p, part, SYMBOL_OP, out->op, &which);
  if (which >= 0)
    report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR_NAME),
                 "here a name stands for the whole operation: name one result where it is used");
  return diagnostics_fault_count(b->diagnostics) == faults;
}

bool pattern_source(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  out->at = pattern_part_place(b, part, PART_WHOLE);
  if (!pattern_is_shallow(b, part)) return false;
  if (pattern_is_code(part)) return fill_code(p, part, out);
  if (p->is_fold && pattern_is_directive(part, "root"))  // another one of the same name
    return pattern_source_of(p, part, p->pattern->root, out);
  if (!pattern_is_op(part)) {
    report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR),
                 "expected an operation or native code");
    return false;
  }
  return pattern_source_of(p, part, model_op_known(b, pattern_operator(part)), out);
}

bool pattern_source_of(pattern_build *p, const pattern_part *part, const model_op *op,
                       pattern_node *out) {
  build *b = p->b;
  out->kind = PATTERN_OP;
  out->at = pattern_part_place(b, part, PART_WHOLE);
  out->op = op;
  model_use(b, &out->op->outcome);
  model_use_dialect(b, out->op->dialect);
  p->pattern->op_count++;
  source_op s = {.p = p, .part = part, .op = out->op, .node = out};
  return bind_op(p, part, out) && fill_op(&s);
}
