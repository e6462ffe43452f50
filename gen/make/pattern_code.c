// C in patterns: native code, attributes that are known, and what is demanded of several symbols.
#include "make/author_code.h"
#include "make/pattern_build.h"

// ---- Native code --------------------------------------------------------------------------------

// A fold has nothing to make operations with.
static const char *const *placeholders(const pattern_build *p, size_t count) {
  static const char *const always[] = {"$_self", "$_ctxt", "$_builder", "$_rewriter", "$_loc"};
  const size_t fixed = p->is_fold ? 2 : sizeof always / sizeof *always;
  build *b = p->b;
  const char **names = ARENA_ARRAY(b->memory, const char *, fixed + count + 1);
  for (size_t i = 0; i < fixed; i++) names[i] = always[i];
  for (size_t i = 0; i < count; i++) names[fixed + i] = build_printf(b, "$%zu", i);
  names[fixed + count] = NULL;
  return names;
}

const c_expression *pattern_code(pattern_build *p, const record *native, bool is_in_source,
                                 size_t count, place_range at) {
  build *b = p->b;
  const field f = read_field(native, "expression");
  const cpp_source source = {
      .code.expression = model_resolve(b, text_of(read_text(b, native, "expression"))),
      .code.from = f,
      .code.at = at.begin,
      .code.made = record_place(native)};
  if (!code_is_c(b, &source, "native code", CODE_EXPRESSION, placeholders(p, count))) return NULL;
  const c_expression *code = c_parse(b->memory, code_text(&source.code));
  if (!is_in_source || c_mentions(code, "$_self")) return code;
  report_error(b->diagnostics, at,
               "native code in a source asks about the operation there: it must name $_self");
  return NULL;
}

const c_expression *pattern_type_code(pattern_build *p, const pattern_part *part) {
  static const char *const known[] = {"$_builder", "$_ctxt", NULL};
  build *b = p->b;
  text code;
  if (!value_as_text(part->v, &code)) return NULL;
  const cpp_source source = {.code.expression = text_copy(b->memory, text_trim(code)),
                             .code.at = pattern_part_place(b, part, PART_WHOLE).begin};
  if (!code_is_c(b, &source, "what gives a type", CODE_EXPRESSION, known)) return NULL;
  return c_parse(b->memory, code_text(&source.code));
}

// In a `.td` file.
static bool is_cpp(const build *b, const pattern_part *part) {
  text code;
  const record *r = pattern_operator(part);
  const bool is_type = part->outer != NULL && pattern_is_directive(part->outer, "returnType") &&
                       value_as_text(part->v, &code);
  return is_type || (pattern_is_code(part) && is_cpp_place(b, record_place(r)));
}

bool pattern_holds_cpp(const pattern_build *p) {
  static const char *const fields[] = {"sourcePattern", "resultPatterns", "supplementalPatterns"};
  if (!is_cpp_place(p->b, p->pattern->at)) return false;
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    const field f = read_field(p->pattern->record, fields[i]);
    const pattern_part part = pattern_part_of_field(&f);
    if (f.value != NULL && pattern_count_within(p->b, &part, is_cpp) > 0) return true;
  }
  return false;
}

// ---- Attributes that are known ------------------------------------------------------------------

static bool is_constant_attr(const record *r) {
  return record_is_a(r, TEXT("ConstantAttr")) || record_is_a(r, TEXT("ConstantStrAttr"));
}
static bool is_case(const record *r) {
  return record_is_a(r, TEXT("IntEnumAttrCaseBase")) || record_is_a(r, TEXT("BitEnumAttrCaseBase"));
}

bool pattern_is_constant(const record *r) { return is_constant_attr(r) || is_case(r); }

// Its predicate says what `$_self` equals.
static const c_expression *made_of_predicate(build *b, const record *r, place_range at) {
  const predicate_subject subject = {.self = "self",
                                     .self_type = "const mica_attr *",
                                     .kind = CPP_ATTR,
                                     .owner = r,
                                     .at = at.begin};
  const c_expression *asks = model_predicate(b, read_record(r, "predicate"), &subject);
  const bool is_equality = asks != NULL && c_is(asks, C_BINARY, "==") && asks->child_count == 2;
  return is_equality ? asks->children[1] : NULL;
}

static const c_expression *made_of_case(build *b, const record *r) {
  int64_t number = 0;
  const char *maker = read_text_or_null(b, r, "constBuilderCall");
  if (maker == NULL || !read_int(r, "value", &number)) return NULL;
  return c_parse(b->memory, text_of(model_substitute(b, maker, "$0",
                                                     build_printf(b, "%lld", (long long)number))));
}

const c_expression *pattern_constant(pattern_build *p, const record *r, place_range at) {
  build *b = p->b;
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  const c_expression *made = is_case(r) ? made_of_case(b, r) : made_of_predicate(b, r, at);
  if (made == NULL && diagnostics_fault_count(b->diagnostics) == faults)
    report_error(b->diagnostics, at, "nothing says how this attribute is made: constBuilderCall");
  return made;
}

// ---- Demands ------------------------------------------------------------------------------------

typedef struct demand_part {
  pattern_build *p;
  const pattern_part *part;
  const record *constraint;
} demand_part;

static bool fill_entity(const demand_part *d, text name, place_range at, pattern_node *out) {
  *out = (pattern_node){.kind = PATTERN_LEAF, .at = at, .part = -1};
  out->symbol = pattern_read(d->p, name, at, &out->part);
  return out->symbol != NULL;
}

static bool fill_entities(const demand_part *d, pattern_demand *out) {
  build *b = d->p->b;
  const size_t count = pattern_part_count(d->part);
  pattern_node *entities = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  out->entities = entities;
  out->entity_count = count;
  for (size_t i = 0; i < count; i++) {
    const pattern_part child = pattern_part_at(d->part, i);
    if (!value_is_unset(child.v) || child.name.size == 0) {
      report_error(b->diagnostics, pattern_part_place(b, &child, PART_WHOLE),
                   "expected the name of what the constraint is about");
      return false;
    }
    if (!fill_entity(d, child.name, pattern_name_place(b, &child), &entities[i])) return false;
  }
  const text self = value_dag_operator_name(d->part->v);
  if (self.size == 0) return true;
  pattern_node *node = ARENA_NEW(b->memory, pattern_node);
  out->self = node;
  return fill_entity(d, self, pattern_part_place(b, d->part, PART_OPERATOR_NAME), node);
}

// A constraint of types is about the type of the one value it is given.
static bool is_type_demand(const demand_part *d, pattern_demand *out) {
  if (!record_is_a(d->constraint, TEXT("TypeConstraint"))) return true;
  out->is_of_type = true;
  out->self = out->entity_count == 1 ? &out->entities[0] : NULL;
  if (out->self != NULL && out->self->symbol->kind != SYMBOL_ATTR &&
      out->self->symbol->kind != SYMBOL_VALUES)
    return true;
  report_error(d->p->b->diagnostics, pattern_part_place(d->p->b, d->part, PART_WHOLE),
               "a constraint of types is about one value");
  return false;
}

// Each `$0`, `$1`, ... is an entity, and `$_self` is there.
static bool asks_what_is_there(const demand_part *d, const pattern_demand *out) {
  static const char *const numbered[] = {"$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8"};
  build *b = d->p->b;
  const place_range at = pattern_part_place(b, d->part, PART_WHOLE);
  if (out->asks == NULL) return true;
  for (size_t i = out->entity_count; i < sizeof numbered / sizeof *numbered; i++)
    if (c_mentions(out->asks, numbered[i])) {
      report_error(b->diagnostics, at,
                   "the constraint asks about '%s', but %zu name%s stand%s here", numbered[i],
                   out->entity_count, out->entity_count == 1 ? "" : "s",
                   out->entity_count == 1 ? "s" : "");
      return false;
    }
  if (out->self != NULL || !c_mentions(out->asks, "self")) return true;
  report_error(b->diagnostics, at,
               "the constraint asks about $_self: write (NAME:$x), with what it is about");
  return false;
}

static cpp_kind kind_of_code(const pattern_symbol *s, int part) {
  if (s->value_count > 1) return part < 0 ? CPP_OP : CPP_VALUE;
  const text type = text_of(s->c_type == NULL ? "" : s->c_type);
  return text_is(type, "mica_value *")        ? CPP_VALUE
         : text_is(type, "const mica_attr *") ? CPP_ATTR
         : text_is(type, "const mica_type *") ? CPP_TYPE
                                              : CPP_UNKNOWN;
}

static cpp_kind kind_of_results(const model_op *op, int part) {
  if (part < 0 && op->result_count != 1) return CPP_OP;
  const model_arity arity = op->results[part < 0 ? 0 : part].arity;
  return arity == ARITY_ONE || arity == ARITY_OPTIONAL ? CPP_VALUE : CPP_VALUES;
}

// What an entity is in C++.
static cpp_kind kind_of_entity(const pattern_node *entity) {
  const pattern_symbol *s = entity->symbol;
  switch (s->kind) {
  case SYMBOL_VALUE: return CPP_VALUE;
  case SYMBOL_VALUES: return CPP_VALUES;
  case SYMBOL_ATTR: return CPP_ATTR;
  case SYMBOL_OP: return kind_of_results(s->op, entity->part);
  case SYMBOL_CODE: return kind_of_code(s, entity->part);
  }
  return CPP_UNKNOWN;
}

// `$0`, `$1`, ...
static const cpp_name *names_of_entities(build *b, const pattern_demand *of) {
  cpp_name *names = ARENA_ARRAY(b->memory, cpp_name, of->entity_count + 1);
  for (size_t i = 0; i < of->entity_count; i++) {
    const char *placeholder = build_printf(b, "$%zu", i);
    names[i] = (cpp_name){.name = text_of(placeholder + 1),
                          .in_c = c_placeholder(b->memory, text_of(placeholder)),
                          .kind = kind_of_entity(&of->entities[i])};
  }
  return names;
}

static bool fill_demand(const demand_part *d, pattern_demand *out) {
  build *b = d->p->b;
  const record *r = d->constraint;
  const place at = pattern_part_place(b, d->part, PART_WHOLE).begin;
  out->summary = read_text(b, r, "summary");
  if (!fill_entities(d, out) || !is_type_demand(d, out)) return false;
  const cpp_kind kind = out->is_of_type ? CPP_TYPE : CPP_VALUE;
  const predicate_subject subject = {.self = "self",
                                     .self_type = cpp_kind_c_type(kind),
                                     .kind = kind,
                                     .op = d->p->pattern->root,
                                     .owner = r,
                                     .at = at,
                                     .names = names_of_entities(b, out),
                                     .name_count = out->entity_count};
  const size_t faults = diagnostics_fault_count(b->diagnostics);
  out->asks = model_predicate(b, read_record(r, "predicate"), &subject);
  return diagnostics_fault_count(b->diagnostics) == faults && asks_what_is_there(d, out);
}

static bool find_constraint(demand_part *d) {
  build *b = d->p->b;
  d->constraint = pattern_operator(d->part);
  const bool is_constraint = d->constraint != NULL &&
                             record_is_a(d->constraint, TEXT("Constraint"));
  if (is_constraint && !record_is_a(d->constraint, TEXT("AttrConstraint"))) return true;
  report_error(b->diagnostics, pattern_part_place(b, d->part, PART_OPERATOR),
               is_constraint
                   ? "a constraint of attributes stands in front of the attribute, in the "
                     "source: Constraint:$name"
                   : "expected a constraint");
  return false;
}

void pattern_demands(pattern_build *p) {
  build *b = p->b;
  const field f = read_field(p->pattern->record, "constraints");
  const pattern_part all = pattern_part_of_field(&f);
  const size_t count = pattern_part_count(&all);
  pattern_demand *demands = ARENA_ARRAY(b->memory, pattern_demand, count + 1);
  for (size_t i = 0; i < count; i++) {
    const pattern_part part = pattern_part_at(&all, i);
    demand_part d = {p, &part, NULL};
    demands[i] = (pattern_demand){0};
    if (find_constraint(&d)) (void)fill_demand(&d, &demands[i]);
  }
  p->pattern->demands = demands;
  p->pattern->demand_count = count;
}
