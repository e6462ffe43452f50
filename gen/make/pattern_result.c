// The results of a pattern: what is made, or taken, in place of the root's values.
#include "make/pattern_build.h"

#include <string.h>

static const char attr_type[] = "const mica_attr *", value_type_[] = "mica_value *",
                  op_type[] = "mica_op *", type_type[] = "const mica_type *";

size_t pattern_value_count(const pattern_node *node) {
  switch (node->kind) {
  case PATTERN_OP: return node->part >= 0 ? 1 : node->op->result_count;
  case PATTERN_CODE: return node->value_count;
  case PATTERN_EITHER:
  case PATTERN_GROUP:
  case PATTERN_LEAF:
  case PATTERN_ATTR:
  case PATTERN_REPLACE:
  case PATTERN_TYPE: break;
  }
  return 1;
}

// ---- What a part is for -------------------------------------------------------------------------

typedef enum wanted {
  WANTS_ANYTHING,
  WANTS_VALUE,
  WANTS_VALUES,
  WANTS_ATTR,
  WANTS_TYPE,  // of a value
} wanted;

// What something is wanted for, as messages say it.
typedef struct place_for {
  wanted wanted;
  const char *what;  // "'x' of 't.a'"
} place_for;

static const char *type_for(wanted w, size_t count) {
  if (w == WANTS_ATTR) return attr_type;
  if (w == WANTS_VALUE || w == WANTS_VALUES) return count > 1 ? op_type : value_type_;
  return w == WANTS_TYPE ? type_type : NULL;
}

static bool report_for(pattern_build *p, place_range at, const place_for *to, const char *found) {
  static const char *const words[] = {[WANTS_ANYTHING] = "anything",
                                      [WANTS_VALUE] = "one value",
                                      [WANTS_VALUES] = "values",
                                      [WANTS_ATTR] = "an attribute",
                                      [WANTS_TYPE] = "a type"};
  report_error(p->b->diagnostics, at, "%s is %s, but this is %s", to->what, words[to->wanted],
               found);
  return false;
}

static bool symbol_fits(pattern_build *p, const pattern_node *node, const place_for *to) {
  pattern_symbol *s = node->symbol;
  const bool is_value_wanted = to->wanted == WANTS_VALUE || to->wanted == WANTS_VALUES;
  switch (s->kind) {
  case SYMBOL_ATTR:
    return !is_value_wanted || s->is_constant || report_for(p, node->at, to, "an attribute");
  case SYMBOL_VALUE: return to->wanted != WANTS_ATTR || report_for(p, node->at, to, "a value");
  case SYMBOL_VALUES:
    if (to->wanted == WANTS_ANYTHING || to->wanted == WANTS_VALUES) return true;
    return report_for(p, node->at, to, "the operands of a group");
  case SYMBOL_OP:
    if (to->wanted == WANTS_ATTR) return report_for(p, node->at, to, "an operation");
    if (to->wanted == WANTS_VALUE && node->part < 0 && s->op->result_count != 1)
      return report_for(p, node->at, to,
                        build_printf(p->b, "an operation with %zu results: name one, as in $%s__0",
                                     s->op->result_count, s->name));
    return true;
  case SYMBOL_CODE: break;
  }
  if (s->c_type == NULL) s->c_type = type_for(to->wanted, s->value_count);
  const char *wanted_type = type_for(to->wanted, s->value_count);
  if (wanted_type == NULL || s->c_type == NULL || strcmp(wanted_type, s->c_type) == 0) return true;
  return report_for(p, node->at, to, build_printf(p->b, "'%s' of native code", s->c_type));
}

// ---- Leaves -------------------------------------------------------------------------------------

static bool fill_constant(pattern_build *p, const record *r, const place_for *to,
                          pattern_node *out) {
  out->kind = PATTERN_ATTR;
  if (to->wanted == WANTS_VALUE || to->wanted == WANTS_VALUES) {
    (void)report_for(p, out->at, to, "an attribute");
    report_help(p->b->diagnostics, "make an operation of it that gives its value");
    return false;
  }
  out->code = pattern_constant(p, r, out->at);
  return out->code != NULL;
}

// Native code over the symbol, as `$_self`.
static bool fill_code_of_symbol(pattern_build *p, const record *r, const place_for *to,
                                pattern_node *out) {
  pattern_node *self = ARENA_NEW(p->b->memory, pattern_node);
  *self =
      (pattern_node){.kind = PATTERN_LEAF, .at = out->at, .symbol = out->symbol, .part = out->part};
  out->kind = PATTERN_CODE;
  out->self = self;
  out->value_count = 1;
  out->c_type = type_for(to->wanted, 1);
  out->code = pattern_code(p, r, false, 0, out->at);
  return out->code != NULL;
}

static bool fill_leaf(pattern_build *p, const pattern_part *part, const place_for *to,
                      pattern_node *out) {
  build *b = p->b;
  const record *r = value_as_record(part->v);
  out->kind = PATTERN_LEAF;
  out->at = pattern_part_place(b, part, part->name.size > 0 && r == NULL ? PART_NAME : PART_WHOLE);
  if (r != NULL && pattern_is_constant(r)) return fill_constant(p, r, to, out);
  const bool is_code = r != NULL && record_is_a(r, TEXT("NativeCodeCall"));
  const bool is_read = value_is_unset(part->v) ||
                       (r != NULL && record_is_a(r, TEXT("TypeConstraint"))) || is_code;
  if (!is_read || part->name.size == 0 || text_is(part->name, "_")) {
    report_error(b->diagnostics, out->at,
                 "expected a name that is bound, an attribute, or what is to be made");
    return false;
  }
  out->symbol = pattern_read(p, part->name, pattern_name_place(b, part), &out->part);
  if (out->symbol == NULL) return false;
  return is_code ? fill_code_of_symbol(p, r, to, out) : symbol_fits(p, out, to);
}

// ---- Native code --------------------------------------------------------------------------------

static bool fill_part(pattern_build *p, const pattern_part *part, const place_for *to,
                      pattern_node *out);

// Of what native code gives: the type of C that its record names, or that its use asks for.
static const char *code_type(build *b, const record *r, const place_for *to, size_t count) {
  const char *given = read_text(b, r, "cType");
  return *given != '\0' ? given : type_for(to->wanted, count);
}

// The arguments before the directives at the end.
static size_t argument_count(const pattern_part *part) {
  size_t count = pattern_part_count(part);
  for (; count > 0; count--) {
    const pattern_part last = pattern_part_at(part, count - 1);
    if (!pattern_is_directive(&last, "location") && !pattern_is_directive(&last, "returnType"))
      break;
  }
  return count;
}

static bool fill_directives(pattern_build *p, const pattern_part *part, size_t first,
                            pattern_node *out);

static bool bind_code(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  out->symbol = pattern_bind_made(p, part, SYMBOL_CODE, NULL, &out->part);
  if (out->symbol == NULL) return diagnostics_fault_count(b->diagnostics) == faults;
  out->symbol->value_count = out->value_count;
  out->symbol->c_type = out->c_type;
  return true;
}

static bool fill_code(pattern_build *p, const pattern_part *part, const place_for *to,
                      pattern_node *out) {
  build *b = p->b;
  const record *r = pattern_operator(part);
  const size_t count = argument_count(part);
  pattern_node *children = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  int64_t values = 1;
  bool ok = true;
  (void)read_int(r, "numReturns", &values);
  *out = (pattern_node){.kind = PATTERN_CODE, .at = out->at, .part = -1};
  out->value_count = values < 0 ? 0 : (size_t)values;
  out->children = children;
  out->child_count = count;
  out->c_type = code_type(b, r, to, out->value_count);
  const place_for anything = {WANTS_ANYTHING, "an argument of native code"};
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(part, i);
    ok = fill_part(p, &child, &anything, &children[i]) && ok;
  }
  ok = fill_directives(p, part, count, out) && ok;
  if (out->type_count > 0) {
    report_error(b->diagnostics, out->at, "native code says itself of which type it is");
    ok = false;
  }
  if (to->wanted != WANTS_ANYTHING && out->value_count == 0) {
    report_error(b->diagnostics, out->at, "this native code gives nothing");
    ok = false;
  }
  out->code = pattern_code(p, r, false, count, out->at);
  return ok && out->code != NULL && bind_code(p, part, out);
}

// ---- Directives ---------------------------------------------------------------------------------

static bool is_without_directives(pattern_build *p, const pattern_part *part, size_t first) {
  if (!p->is_fold || first == pattern_part_count(part)) return true;
  const pattern_part directive = pattern_part_at(part, first);
  report_error(p->b->diagnostics, pattern_part_place(p->b, &directive, PART_WHOLE),
               "a fold makes nothing that has a location or a type");
  return false;
}

static bool fill_location(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  const size_t count = pattern_part_count(part);
  pattern_location *l = ARENA_NEW(b->memory, pattern_location);
  pattern_node *values = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  const place_range at = pattern_part_place(b, part, PART_WHOLE);
  *l = (pattern_location){.values = values};
  if (out->location != NULL || count == 0) {
    report_error(b->diagnostics, at,
                 count == 0 ? "a location is that of something: (location $x), (location \"name\")"
                            : "one location is enough");
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(part, i);
    pattern_node *v = &values[l->value_count];
    text name;
    *v = (pattern_node){.kind = PATTERN_LEAF, .at = pattern_name_place(b, &child)};
    if (value_as_text(child.v, &name)) {
      if (l->name != NULL) {
        report_error(b->diagnostics, pattern_part_place(b, &child, PART_WHOLE),
                     "a location has one name");
        return false;
      }
      l->name = text_copy(b->memory, name);
      continue;
    }
    v->symbol = pattern_read(p, child.name, v->at, &v->part);
    if (v->symbol == NULL) return false;
    if (v->symbol->kind == SYMBOL_ATTR || v->symbol->kind == SYMBOL_VALUES) {
      report_error(b->diagnostics, v->at, "'$%s' has no location", v->symbol->name);
      return false;
    }
    if (v->symbol->kind == SYMBOL_CODE && v->symbol->c_type == NULL)
      v->symbol->c_type = value_type_;
    l->value_count++;
  }
  out->location = l;
  return true;
}

static bool fill_type(pattern_build *p, const pattern_part *part, pattern_node *out) {
  static const place_for type = {WANTS_TYPE, "what returnType is given"};
  text code;
  *out = (pattern_node){.kind = PATTERN_TYPE, .part = -1};
  if (!value_as_text(part->v, &code)) return fill_part(p, part, &type, out);
  out->at = pattern_part_place(p->b, part, PART_WHOLE);
  out->code = pattern_type_code(p, part);
  return out->code != NULL;
}

static bool fill_types(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  const size_t count = pattern_part_count(part);
  pattern_node *types = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  bool ok = true;
  if (out->types != NULL) {
    report_error(b->diagnostics, pattern_part_place(b, part, PART_WHOLE),
                 "the types are said already");
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(part, i);
    ok = fill_type(p, &child, &types[i]) && ok;
  }
  out->types = types;
  out->type_count = count;
  return ok;
}

static bool fill_directives(pattern_build *p, const pattern_part *part, size_t first,
                            pattern_node *out) {
  bool ok = is_without_directives(p, part, first);
  for (size_t i = first; ok && i < pattern_part_count(part); i++) {
    const pattern_part child = pattern_part_at(part, i);
    ok = (pattern_is_directive(&child, "location") ? fill_location(p, &child, out)
                                                   : fill_types(p, &child, out)) &&
         ok;
  }
  return ok;
}

// ---- Operations ---------------------------------------------------------------------------------

// In MLIR a list of a result binds its names once more, as operands of what is made. Only an
// operand of the source may be bound twice; what stands beside the results binds nothing.
static bool may_be_listed(pattern_build *p, text name, place_range at) {
  build *b = p->b;
  const pattern_symbol *s = text_map_get(&p->by_name, name);
  if (p->in_supplement || s == NULL || s->is_operand) return true;
  report_error(b->diagnostics, at,
               "'$%s' is bound more than once: what variadic lists is an operand of the source, or "
               "is made there",
               s->name);
  report_note(b->diagnostics, s->at, "it is bound here first");
  if (s->kind != SYMBOL_ATTR && s->kind != SYMBOL_VALUES)
    report_help(b->diagnostics, "take it through native code: (NativeCodeCall<\"$0\"> $%s)",
                s->name);
  return false;
}

static bool fill_listed(pattern_build *p, const pattern_part *part, pattern_node *out) {
  static const place_for value = {WANTS_VALUES, "what variadic lists"};
  if (!fill_part(p, part, &value, out)) return false;
  if (value_kind_of(part->v) == VALUE_DAG || out->symbol == NULL) return true;
  return may_be_listed(p, text_of(out->symbol->name), pattern_name_place(p->b, part));
}

static bool fill_group(pattern_build *p, const pattern_part *part, const place_for *to,
                       pattern_node *out) {
  const size_t count = pattern_part_count(part);
  pattern_node *children = ARENA_ARRAY(p->b->memory, pattern_node, count + 1);
  const text name = value_dag_operator_name(part->v);
  bool ok = may_be_listed(p, name, pattern_part_place(p->b, part, PART_OPERATOR_NAME));
  if (to->wanted != WANTS_VALUES && to->wanted != WANTS_ANYTHING)
    return report_for(p, out->at, to, "a list of values");
  out->kind = PATTERN_GROUP;
  out->children = children;
  out->child_count = count;
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(part, i);
    ok = fill_listed(p, &child, &children[i]) && ok;
  }
  return ok;
}

static place_for place_of_argument(build *b, const model_op *op, size_t argument) {
  const model_argument *a = &op->arguments[argument];
  if (a->kind == ARGUMENT_ATTRIBUTE)
    return (place_for){
        WANTS_ATTR, build_printf(b, "'%s' of '%s'", op->attributes[a->index].name, op->full_name)};
  const model_value *v = &op->operands[a->index];
  const bool is_single = v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL;
  return (place_for){is_single ? WANTS_VALUE : WANTS_VALUES,
                     build_printf(b, "'%s' of '%s'", v->c_name, op->full_name)};
}

static bool fill_arguments(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  const model_op *op = out->op;
  const size_t count = argument_count(part);
  pattern_node *children = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  bool ok = true;
  out->children = children;
  out->child_count = count;
  if (count != op->argument_count) {
    report_error(b->diagnostics, out->at, "'%s' has %zu argument%s, but %zu stand%s here",
                 op->full_name, op->argument_count, op->argument_count == 1 ? "" : "s", count,
                 count == 1 ? "s" : "");
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(part, i);
    const place_for to = place_of_argument(b, op, i);
    ok = fill_part(p, &child, &to, &children[i]) && ok;
    children[i].argument = i;
  }
  return fill_directives(p, part, count, out) && ok;
}

// MLIR infers the types of these even where they replace the root's.
static bool follows_its_own_types(const model_op *op) {
  const unsigned both = SAYS_SAME_OPERAND_TYPES | SAYS_SAME_RESULT_TYPES;
  for (size_t i = 0; i < op->trait_count; i++)
    if ((op->traits[i].says & both) == both || (op->traits[i].says & SAYS_FIRST_ATTRIBUTE_TYPE))
      return true;
  return false;
}

static bool has_plain_results(const model_op *op, size_t first, size_t count) {
  for (size_t i = first; i < first + count; i++)
    if (op->results[i].arity != ARITY_ONE) return false;
  return true;
}

// Each group of its results stands for one of the root's, and one at the most may be several values
// or none: a second one would need sizes, which no pattern gives.
static bool stands_for_all_results(const model_op *op, size_t first, const model_op *root) {
  size_t groups = 0;
  if (first != 0 || op->result_count != root->result_count) return false;
  for (size_t i = 0; i < op->result_count; i++) {
    if (op->results[i].arity != root->results[i].arity) return false;
    groups += op->results[i].arity != ARITY_ONE;
  }
  return groups == 1;
}

// Where the types of its results come from: what the pattern says, the root's results that it
// replaces, or the operation itself.
static bool settle_types(pattern_build *p, int first, pattern_node *out) {
  build *b = p->b;
  const model_op *op = out->op, *root = p->pattern->root;
  if (out->types != NULL && first >= 0 && out->part < 0) {
    report_error(b->diagnostics, out->types[0].at,
                 "what replaces the root's results has their types");
    return false;
  }
  if (out->types != NULL && out->type_count != op->result_count) {
    report_error(b->diagnostics, out->types[0].at, "'%s' has %zu results, but %zu types stand here",
                 op->full_name, op->result_count, out->type_count);
    return false;
  }
  const bool is_inferred = op->result_count == 0 || op->all_results_inferred;
  if (out->types != NULL || (is_inferred && follows_its_own_types(op))) return true;
  const size_t count = op->result_count;
  out->takes_root_types = first >= 0 && out->part < 0 && count > 0;
  out->first_result = first < 0 ? 0 : (size_t)first;
  if (out->takes_root_types && out->first_result + count <= root->result_count &&
      has_plain_results(op, 0, count) && has_plain_results(root, out->first_result, count))
    return true;
  out->takes_all_root_types = out->takes_root_types &&
                              stands_for_all_results(op, out->first_result, root);
  if (out->takes_all_root_types || (is_inferred && !out->takes_root_types)) return true;
  report_error(b->diagnostics, out->at, "the types of the results of '%s' aren't known here",
               op->full_name);
  report_help(b->diagnostics, "say them at the end: (returnType $x), of a value with that type");
  return false;
}

static bool is_made_of_parts(pattern_build *p, const pattern_node *out) {
  if (out->op->successor_count == 0) return true;
  report_error(p->b->diagnostics, out->at,
               "'%s' has successors, which no pattern can give: make it by native code",
               out->op->full_name);
  return false;
}

static bool fill_op(pattern_build *p, const pattern_part *part, int first, pattern_node *out) {
  build *b = p->b;
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  if (p->is_fold) {
    report_error(b->diagnostics, out->at,
                 "a fold makes no operation: it gives a value that is there, or a constant");
    report_help(b->diagnostics, "a pattern makes operations: list it in Canonicalizations");
    return false;
  }
  out->kind = PATTERN_OP;
  out->op = model_op_known(b, pattern_operator(part));
  model_use(b, &out->op->outcome);
  model_use_dialect(b, out->op->dialect);
  if (!is_made_of_parts(p, out) || !fill_arguments(p, part, out)) return false;
  out->symbol = pattern_bind_made(p, part, SYMBOL_OP, out->op, &out->part);
  if (out->part >= 0 && (size_t)out->part >= out->op->result_count)
    report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR_NAME),
                 "'%s' has %zu results", out->op->full_name, out->op->result_count);
  return diagnostics_fault_count(b->diagnostics) == faults && settle_types(p, first, out);
}

// An operation among the arguments of another.
static bool op_fits(pattern_build *p, const pattern_node *node, const place_for *to) {
  if (to->wanted == WANTS_ATTR || to->wanted == WANTS_TYPE) {
    (void)report_for(p, node->at, to, "an operation");
    report_help(p->b->diagnostics, "write native code that makes it");
    return false;
  }
  if (to->wanted != WANTS_VALUE || pattern_value_count(node) == 1) return true;
  return report_for(p, node->at, to,
                    build_printf(p->b, "an operation with %zu results: name one of them",
                                 node->op->result_count));
}

static bool fill_replacement(pattern_build *p, const pattern_part *part, pattern_node *out) {
  static const place_for value = {WANTS_VALUE, "what replaceWithValue takes"};
  build *b = p->b;
  if (pattern_part_count(part) != 1 || value_dag_operator_name(part->v).size > 0) {
    report_error(b->diagnostics, out->at, "write (replaceWithValue $x), with one value");
    return false;
  }
  const pattern_part child = pattern_part_at(part, 0);
  pattern_node leaf = {.part = -1};
  if (!fill_leaf(p, &child, &value, &leaf)) return false;
  if (leaf.kind != PATTERN_LEAF) return report_for(p, leaf.at, &value, "native code");
  leaf.kind = PATTERN_REPLACE;
  *out = leaf;
  return true;
}

static bool fill_part(pattern_build *p, const pattern_part *part, const place_for *to,
                      pattern_node *out) {
  build *b = p->b;
  *out = (pattern_node){.part = -1};
  if (value_kind_of(part->v) != VALUE_DAG) return fill_leaf(p, part, to, out);
  out->at = pattern_part_place(b, part, PART_WHOLE);
  if (!pattern_is_shallow(b, part)) return false;
  if (pattern_is_op(part)) return fill_op(p, part, -1, out) && op_fits(p, out, to);
  if (pattern_is_code(part)) return fill_code(p, part, to, out);
  if (pattern_is_directive(part, "variadic")) return fill_group(p, part, to, out);
  report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR),
               "expected an operation, native code or variadic");
  return false;
}

bool pattern_result(pattern_build *p, const pattern_part *part, int first, pattern_node *out) {
  build *b = p->b;
  const place_for values = {first < 0 ? WANTS_ANYTHING : WANTS_VALUE, "what replaces the root"};
  *out = (pattern_node){.part = -1, .at = pattern_part_place(b, part, PART_WHOLE)};
  if (value_kind_of(part->v) != VALUE_DAG) return fill_leaf(p, part, &values, out);
  if (!pattern_is_shallow(b, part)) return false;
  if (pattern_is_op(part)) return fill_op(p, part, first, out);
  if (pattern_is_code(part)) return fill_code(p, part, &values, out);
  if (pattern_is_directive(part, "replaceWithValue")) return fill_replacement(p, part, out);
  report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR),
               "expected an operation, native code or replaceWithValue");
  return false;
}

// ---- Folds --------------------------------------------------------------------------------------

static bool fill_constant_result(pattern_build *p, const pattern_part *part, pattern_node *out) {
  static const place_for constant = {WANTS_ATTR, "what replaceWithAttr takes"};
  build *b = p->b;
  if (pattern_part_count(part) != 1 || value_dag_operator_name(part->v).size > 0) {
    report_error(b->diagnostics, out->at, "write (replaceWithAttr $x), with one attribute");
    return false;
  }
  const pattern_part child = pattern_part_at(part, 0);
  *out = (pattern_node){.part = -1};
  return fill_leaf(p, &child, &constant, out);
}

// A constant, unless its record says that it gives a value.
static bool fill_folding_code(pattern_build *p, const pattern_part *part, pattern_node *out) {
  static const place_for folded = {WANTS_ATTR, "what an operation folds to"};
  if (!fill_code(p, part, &folded, out)) return false;
  if (out->value_count == 1 &&
      (strcmp(out->c_type, attr_type) == 0 || strcmp(out->c_type, value_type_) == 0))
    return true;
  report_error(p->b->diagnostics, out->at,
               "an operation folds to a value or an attribute, but this gives '%s'", out->c_type);
  return false;
}

bool pattern_folded(pattern_build *p, const pattern_part *part, pattern_node *out) {
  build *b = p->b;
  *out = (pattern_node){.part = -1, .at = pattern_part_place(b, part, PART_WHOLE)};
  if (!pattern_is_shallow(b, part)) return false;
  if (pattern_is_directive(part, "replaceWithValue")) return fill_replacement(p, part, out);
  if (pattern_is_directive(part, "replaceWithAttr")) return fill_constant_result(p, part, out);
  if (pattern_is_code(part)) return fill_folding_code(p, part, out);
  if (pattern_is_op(part)) return fill_op(p, part, -1, out);
  report_error(b->diagnostics, pattern_part_place(b, part, PART_OPERATOR),
               "expected replaceWithValue, replaceWithAttr or native code");
  return false;
}
