// Operations: arguments, results, regions and successors, slots, and what ODS demands of them.
#include <stdlib.h>
#include <string.h>

#include "make/author_code.h"
#include "model/dialect.h"
#include "model/interface.h"
#include "model/op.h"

typedef struct making {
  build *b;
  model_op *op;
  list operands, attributes, arguments;
} making;

// ---- Names --------------------------------------------------------------------------------------

static const char *accessor_name(const making *m, text name) {
  return model_accessor_name(m->b, m->op, name);
}

static place_range name_at(build *b, const field *f, size_t index) {
  bool is_named = value_dag_name(f->value, index).size > 0;
  return is_named ? field_name_place(b->records, f, index) : field_item_place(b->records, f, index);
}

static bool check_name(build *b, text name, place_range at, const char *what) {
  if (name.size == 0 || name_is_identifier(name)) return true;
  report_error(b->diagnostics, at, "'%.*s' can't name %s: use letters, digits and _",
               TEXT_ARGS(name), what);
  return false;
}

// ---- Operands and results -----------------------------------------------------------------------

static model_arity arity_of(const record *constraint) {
  if (record_is_a(constraint, TEXT("VariadicOfVariadic"))) return ARITY_VARIADIC_OF_VARIADIC;
  if (record_is_a(constraint, TEXT("Variadic"))) return ARITY_VARIADIC;
  return record_is_a(constraint, TEXT("Optional")) ? ARITY_OPTIONAL : ARITY_ONE;
}

static void fill_value(making *m, const field *f, size_t index, const record *constraint,
                       const char *summary, const char *what, model_value *out) {
  build *b = m->b;
  text name = value_dag_name(f->value, index);
  place_range at = name_at(b, f, index);
  check_name(b, name, at, what);
  *out = (model_value){.summary = summary, .at = at.begin, .arity = arity_of(constraint)};
  out->name = text_copy(b->memory, name);
  out->constraint = model_constraint_of(b, constraint, at.begin);
  const record *element = out->arity == ARITY_ONE ? NULL : read_record(constraint, "baseType");
  const model_type_made *made = model_type_maker(b, element == NULL ? constraint : element);
  out->type_expression = made->in_c;
  out->type_needs = &made->outcome;
  if (out->arity == ARITY_VARIADIC_OF_VARIADIC)
    out->segment_attribute = read_text(b, constraint, "segmentAttrName");
}

static void add_operand(making *m, const field *f, size_t index, const record *constraint,
                        const char *summary) {
  model_value *v = ARENA_NEW(m->b->memory, model_value);
  fill_value(m, f, index, constraint, summary, "an operand", v);
  v->index = m->operands.count;
  v->c_name = v->name[0] != '\0' ? accessor_name(m, text_of(v->name))
                                 : build_printf(m->b, "operand_%zu", v->index);
  model_argument *a = ARENA_NEW(m->b->memory, model_argument);
  *a = (model_argument){ARGUMENT_OPERAND, v->index};
  list_push(m->b->memory, &m->operands, v);
  list_push(m->b->memory, &m->arguments, a);
}

static void add_attribute(making *m, const field *f, size_t index, const record *constraint,
                          const char *summary) {
  build *b = m->b;
  text name = value_dag_name(f->value, index);
  place_range at = name_at(b, f, index);
  if (name.size == 0)
    report_error(b->diagnostics, at, "an attribute needs a name: write %.*s:$name",
                 TEXT_ARGS(record_name(constraint)));
  model_attribute *a = ARENA_NEW(b->memory, model_attribute);
  *a = (model_attribute){.summary = summary, .at = at.begin, .index = m->attributes.count};
  a->name = text_copy(b->memory, name);
  a->c_name = accessor_name(m, name);
  a->constraint = model_constraint_of(b, constraint, at.begin);
  model_attribute_fill(b, constraint, a);
  model_argument *argument = ARENA_NEW(b->memory, model_argument);
  *argument = (model_argument){ARGUMENT_ATTRIBUTE, a->index};
  list_push(b->memory, &m->attributes, a);
  list_push(b->memory, &m->arguments, argument);
}

// The constraint inside Arg<> or Res<>, and its description.
static const record *unwrap(build *b, const record *r, const char **summary) {
  *summary = "";
  if (r == NULL || !record_is_a(r, TEXT("OpVariable"))) return r;
  *summary = read_text(b, r, "summary");
  return read_record(r, "constraint");
}

// `"i32"`, where I32 is meant.
static void report_quoted(build *b, text shown) {
  text upper = text_of(name_upper(b->memory, shown));
  const text names[] = {shown, upper};
  for (size_t i = 0; i < 2; i++) {
    if (records_find(b->records, names[i]) == NULL) continue;
    report_help(b->diagnostics, "write it without quotes: %.*s", TEXT_ARGS(names[i]));
    return;
  }
  report_help(b->diagnostics, "write the name of a definition, without quotes");
}

static void report_kind(build *b, const field *f, size_t index, const char *expected) {
  const value *item = value_item(f->value, index);
  const record *r = value_as_record(item);
  place_range at = field_item_place(b->records, f, index);
  if (r == NULL) {
    text shown;
    report_error(b->diagnostics, at, "expected %s, but found a %s", expected,
                 value_kind_name(value_kind_of(item)));
    if (value_as_text(item, &shown)) report_quoted(b, shown);
    return;
  }
  text name = record_name(r), stem = {name.data, name.size > 4 ? name.size - 4 : 0};
  if (record_is_anonymous(r)) {
    report_error(b->diagnostics, at, "expected %s, but this is none", expected);
    if (record_is_a(r, TEXT("OptionalAttr")))
      report_help(b->diagnostics, "write Optional<...> for what may be absent");
    return;
  }
  report_error(b->diagnostics, at, "expected %s, but '%.*s' is none", expected, TEXT_ARGS(name));
  report_note(b->diagnostics, record_at(r), "'%.*s' is defined here", TEXT_ARGS(name));
  if (record_is_a(r, TEXT("EnumInfo")))
    report_help(b->diagnostics, "write EnumProp<%.*s>, or an EnumAttr of it", TEXT_ARGS(name));
  const record *type = record_is_a(r, TEXT("Attr")) ? records_find(b->records, stem) : NULL;
  if (type != NULL && record_is_a(type, TEXT("TypeConstraint")))
    report_help(b->diagnostics, "did you mean the type '%.*s'?", TEXT_ARGS(stem));
}

static void add_argument(making *m, const field *f, size_t index) {
  const char *summary;
  const record *r = unwrap(m->b, value_as_record(value_item(f->value, index)), &summary);
  if (r == NULL) {
    report_kind(m->b, f, index, "a type, an attribute or a property");
  } else if (record_is_a(r, TEXT("DerivedAttr"))) {
    report_error(m->b->diagnostics, field_item_place(m->b->records, f, index),
                 "a derived attribute is no argument: write it as a field of the operation, "
                 "`DerivedAttr NAME = ...;`");
  } else if (record_is_a(r, TEXT("AttrConstraint")) || record_is_a(r, TEXT("Property"))) {
    bool is_attr = record_is_a(r, TEXT("Attr")) || record_is_a(r, TEXT("Property"));
    if (is_attr) add_attribute(m, f, index, r, summary);
    else report_kind(m->b, f, index, "an attribute with a definition type (Attr)");
  } else if (record_is_a(r, TEXT("TypeConstraint"))) {
    add_operand(m, f, index, r, summary);
  } else {
    report_kind(m->b, f, index, "a type, an attribute or a property");
  }
}

// The field whose dag begins with a word; NULL: none.
static const char *field_of_marker(text marker) {
  static const char *const fields[][2] = {{"ins", "arguments"},
                                          {"outs", "results"},
                                          {"region", "regions"},
                                          {"successor", "successors"}};
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    if (text_is(marker, fields[i][0])) return fields[i][1];
  return NULL;
}

// The operator tells what the dag lists: `ins`, `outs`, `region`, `successor`.
static bool open_dag(build *b, const record *r, const char *name, const char *marker, field *f) {
  *f = read_field(r, name);
  if (f->value == NULL || value_kind_of(f->value) != VALUE_DAG) return false;
  const record *marked = value_dag_operator(f->value);
  if (marked != NULL && text_is(record_name(marked), marker)) return true;
  report_error(b->diagnostics, field_operator_place(b->records, f),
               "field '%s' is written (%s ...)", name, marker);
  const char *other = marked == NULL ? NULL : field_of_marker(record_name(marked));
  if (other != NULL)
    report_help(b->diagnostics, "write '%s'; '%.*s' begins the list of '%s'", marker,
                TEXT_ARGS(record_name(marked)), other);
  else report_help(b->diagnostics, "write '%s' in front of the first item", marker);
  return false;
}

static void fill_arguments(making *m) {
  field f;
  if (!open_dag(m->b, m->op->record, "arguments", "ins", &f)) return;
  for (size_t i = 0; i < value_count(f.value); i++) add_argument(m, &f, i);
}

static void copy_arguments(making *m) {
  arena *a = m->b->memory;
  model_op *op = m->op;
  model_value *operands = ARENA_ARRAY(a, model_value, m->operands.count + 1);
  for (size_t i = 0; i < m->operands.count; i++)
    operands[i] = *(const model_value *)m->operands.items[i];
  model_attribute *attributes = ARENA_ARRAY(a, model_attribute, m->attributes.count + 1);
  for (size_t i = 0; i < m->attributes.count; i++)
    attributes[i] = *(const model_attribute *)m->attributes.items[i];
  model_argument *arguments = ARENA_ARRAY(a, model_argument, m->arguments.count + 1);
  for (size_t i = 0; i < m->arguments.count; i++)
    arguments[i] = *(const model_argument *)m->arguments.items[i];
  op->operands = operands;
  op->operand_count = m->operands.count;
  op->attributes = attributes;
  op->attribute_count = m->attributes.count;
  op->arguments = arguments;
  op->argument_count = m->arguments.count;
}

static bool is_argument_name(const making *m, const char *c_name) {
  for (size_t i = 0; i < m->op->operand_count; i++)
    if (strcmp(m->op->operands[i].c_name, c_name) == 0) return true;
  for (size_t i = 0; i < m->op->attribute_count; i++)
    if (strcmp(m->op->attributes[i].c_name, c_name) == 0) return true;
  return false;
}

// The only result is "result" or "results", unless an argument is.
static const char *unnamed_result(const making *m, const model_value *v, size_t count) {
  const char *plain = v->arity == ARITY_VARIADIC ? "results" : "result";
  if (count == 1 && !is_argument_name(m, plain)) return plain;
  return build_printf(m->b, "result_%zu", v->index);
}

static void fill_results(making *m) {
  field f;
  build *b = m->b;
  if (!open_dag(b, m->op->record, "results", "outs", &f)) return;
  size_t count = value_count(f.value);
  model_value *results = ARENA_ARRAY(b->memory, model_value, count + 1);
  for (size_t i = 0; i < count; i++) {
    const char *summary;
    const record *r = unwrap(b, value_as_record(value_item(f.value, i)), &summary);
    if (r == NULL || !record_is_a(r, TEXT("TypeConstraint"))) {
      report_kind(b, &f, i, "a type");
      continue;
    }
    model_value *v = &results[m->op->result_count];
    fill_value(m, &f, i, r, summary, "a result", v);
    v->is_result = true;
    v->index = m->op->result_count++;
    v->c_name = v->name[0] != '\0' ? accessor_name(m, text_of(v->name))
                                   : unnamed_result(m, v, count);
  }
  m->op->results = results;
}

// ---- Regions and successors ---------------------------------------------------------------------

typedef struct part_words {
  const char *field, *operator, * a_part, *class_name, *variadic_class;
} part_words;

static const part_words region_words = {"regions", "region", "a region", "RegionConstraint",
                                        "VariadicRegion"};
static const part_words successor_words = {"successors", "successor", "a successor",
                                           "SuccessorConstraint", "VariadicSuccessor"};

static void fill_part(making *m, const part_words *words, const field *f, size_t i,
                      model_part *part) {
  build *b = m->b;
  const record *r = value_as_record(value_item(f->value, i));
  text name = value_dag_name(f->value, i);
  place_range at = name_at(b, f, i);
  check_name(b, name, at, words->a_part);
  *part = (model_part){.name = text_copy(b->memory, name), .summary = "", .at = at.begin};
  part->c_name = name.size > 0 ? accessor_name(m, name)
                               : build_printf(b, "%s_%zu", words->operator, i);
  part->constraint = model_constraint_of(b, r, at.begin);
  part->is_variadic = record_is_a(r, text_of(words->variadic_class));
  if (part->is_variadic && i + 1 < value_count(f->value))
    report_error(b->diagnostics, at, "only the last %s can be variadic", words->operator);
}

static const model_part *read_parts(making *m, const part_words *words, size_t *count) {
  field f;
  build *b = m->b;
  if (!open_dag(b, m->op->record, words->field, words->operator, & f)) return NULL;
  model_part *parts = ARENA_ARRAY(b->memory, model_part, value_count(f.value) + 1);
  for (size_t i = 0; i < value_count(f.value); i++) {
    const record *r = value_as_record(value_item(f.value, i));
    if (r != NULL && record_is_a(r, text_of(words->class_name)))
      fill_part(m, words, &f, i, &parts[(*count)++]);
    else report_kind(b, &f, i, words->a_part);
  }
  return parts;
}

static void fill_parts(making *m) {
  m->op->regions = read_parts(m, &region_words, &m->op->region_count);
  m->op->successors = read_parts(m, &successor_words, &m->op->successor_count);
}

// ---- Slots --------------------------------------------------------------------------------------

static int compare_slots(const void *a, const void *b) {
  const model_slot *x = a, *y = b;
  return text_compare(text_of(x->name), text_of(y->name));
}

static void fill_slots(making *m) {
  model_op *op = m->op;
  size_t count = 0;
  model_slot *slots = ARENA_ARRAY(m->b->memory, model_slot, op->attribute_count + 3);
  for (size_t i = 0; i < op->attribute_count; i++)
    slots[count++] = (model_slot){op->attributes[i].name, &op->attributes[i]};
  if (model_op_says(op, SAYS_SIZED_OPERAND_GROUPS))
    slots[count++] = (model_slot){"operandSegmentSizes", NULL};
  if (model_op_says(op, SAYS_SIZED_RESULT_GROUPS))
    slots[count++] = (model_slot){"resultSegmentSizes", NULL};
  qsort(slots, count, sizeof *slots, compare_slots);
  op->operand_segment_slot = op->result_segment_slot = -1;
  for (size_t i = 0; i < count; i++) {
    if (slots[i].attribute != NULL) ((model_attribute *)slots[i].attribute)->slot = i;
    else if (slots[i].name[0] == 'o') op->operand_segment_slot = (int)i;
    else op->result_segment_slot = (int)i;
  }
  op->slots = slots;
  op->slot_count = count;
  if (count > UINT8_MAX)
    report_error(m->b->diagnostics, record_at(op->record),
                 "an operation can have at most 255 attributes");
}

// ---- The operation ------------------------------------------------------------------------------

static size_t count_groups(const model_value *values, size_t count) {
  size_t groups = 0;
  for (size_t i = 0; i < count; i++) {
    ((model_value *)values)[i].groups_before = groups;
    groups += values[i].arity != ARITY_ONE;
  }
  return groups;
}

// The form that several operations have is read by one function and printed by another.
static void fill_shared_form(making *m) {
  model_op *op = m->op;
  op->shared_parse = read_text_or_null(m->b, op->record, "cParse");
  op->shared_print = read_text_or_null(m->b, op->record, "cPrint");
  bool has_one = op->shared_parse != NULL || op->shared_print != NULL;
  bool has_both = op->shared_parse != NULL && op->shared_print != NULL;
  if (!has_one || (has_both && op->format_text == NULL)) return;
  field f = read_field(op->record, op->shared_parse != NULL ? "cParse" : "cPrint");
  report_error(m->b->diagnostics, field_value_place(m->b->records, &f),
               has_both ? "'%s' has an assemblyFormat and functions of its own: leave one out"
                        : "'%s' has only one of cParse and cPrint",
               op->full_name);
}

// The check that several operations have is one function.
static void fill_shared_check(making *m) {
  model_op *op = m->op;
  op->shared_check = read_text_or_null(m->b, op->record, "cCheck");
  if (op->shared_check == NULL || op->has_verifier) return;
  field f = read_field(op->record, "cCheck");
  report_error(m->b->diagnostics, field_value_place(m->b->records, &f),
               "'%s' has a cCheck, but hasVerifier is 0", op->full_name);
}

static void fill_hooks(making *m) {
  model_op *op = m->op;
  const record *r = op->record;
  op->format_text = model_format_text_of(m->b, r);
  fill_shared_form(m);
  op->has_custom_format = op->format_text == NULL && op->shared_parse == NULL &&
                          read_bit(r, "hasCustomAssemblyFormat");
  op->has_verifier = read_bit(r, "hasVerifier");
  fill_shared_check(m);
  op->has_region_verifier = read_bit(r, "hasRegionVerifier");
  model_folding_fill(m->b, op);
  op->skip_default_builders = model_skips_default_builders(m->b, r);
  model_former_fill(m->b, op);
  op->declarations = code_declarations(m->b, r);
}

// One group a record, so that operations of one group share it.
static const model_doc_group *doc_group_of(build *b, const record *op) {
  const record *r = read_record(op, "opDocGroup");
  if (r == NULL) return NULL;
  model_doc_group *group = pointer_map_get(&b->doc_groups, r);
  if (group != NULL) return group;
  group = ARENA_NEW(b->memory, model_doc_group);
  *group = (model_doc_group){read_text(b, r, "summary"),
                             read_text_with_blanks(b->memory, r, "description")};
  pointer_map_set(b->memory, &b->doc_groups, r, group);
  return group;
}

static void fill_names(making *m) {
  build *b = m->b;
  model_op *op = m->op;
  const char *name = require_text(b, op->record, "opName", "name");
  op->name = name == NULL ? "unnamed" : name;
  if (name != NULL) model_check_mnemonic(b, op->record, "opName", name);
  op->full_name = build_printf(b, "%s.%s", op->dialect->name, op->name);
  op->c_name = model_op_c_name(b, op->record);
  op->class_name = model_op_class_name(b, op->record);
  op->summary = read_text(b, op->record, "summary");
  op->description = read_text_with_blanks(b->memory, op->record, "description");
  op->deprecated = read_deprecation(b, op->record);
  op->doc_group = doc_group_of(b, op->record);
}

static void take(const making *m, text_map *taken, const char *c_name) {
  text_map_set(m->b->memory, taken, text_of(c_name), taken);
}

static void name_hooks(making *m) {
  const model_op *op = m->op;
  text_map taken = {0};
  for (size_t i = 0; i < op->operand_count; i++) take(m, &taken, op->operands[i].c_name);
  for (size_t i = 0; i < op->attribute_count; i++) take(m, &taken, op->attributes[i].c_name);
  for (size_t i = 0; i < op->result_count; i++) take(m, &taken, op->results[i].c_name);
  for (size_t i = 0; i < op->region_count; i++) take(m, &taken, op->regions[i].c_name);
  for (size_t i = 0; i < op->successor_count; i++) take(m, &taken, op->successors[i].c_name);
  model_trait_hooks(m->b, op->c_name, &taken, (model_trait *)op->traits, op->trait_count);
}

// How many results there are is asked only where the definition leaves it open.
static void ask_result_count(making *m) {
  model_op *op = m->op;
  if (count_groups(op->results, op->result_count) == 0) return;
  for (size_t i = 0; i < op->trait_count; i++) {
    model_trait *t = (model_trait *)&op->traits[i];
    if ((t->says & SAYS_INFERS_TYPES) == 0 || t->interface == NULL) continue;
    bool *hooked = ARENA_ARRAY(m->b->memory, bool, t->interface->method_count + 1);
    for (size_t j = 0; j < t->interface->method_count; j++)
      hooked[j] = t->hooked[j] || strcmp(t->interface->methods[j].c_name, "infer_count") == 0;
    t->hooked = hooked;
    op->infers_count = true;
  }
}

static const model_dialect *dialect_of(build *b, const record *r) {
  const record *dialect = read_record(r, "opDialect");
  return dialect == NULL ? b->model->dialect : model_dialect_of(b, dialect);
}

const model_op *model_op_known(build *b, const record *r) {
  const model_op *known = pointer_map_get(&b->ops, r);
  if (known != NULL) return known;
  b->foreign_depth++;
  known = model_op_of(b, r);
  b->foreign_depth--;
  return known;
}

const model_op *model_op_of(build *b, const record *r) {
  model_making state;
  model_begin(b, r, &state);
  state.keeps_hooks = true;
  model_op *op = ARENA_NEW(b->memory, model_op);
  *op = (model_op){.record = r, .at = record_place(r), .dialect = dialect_of(b, r)};
  pointer_map_set(b->memory, &b->ops, r, op);
  op->part_names = model_part_names_create(b->memory);
  making m = {.b = b, .op = op};
  fill_names(&m);
  fill_arguments(&m);
  copy_arguments(&m);
  fill_results(&m);
  fill_parts(&m);
  model_traits_fill(b, r, op, &op->traits, &op->trait_count);
  ask_result_count(&m);
  model_trait_code_fill(b, op->c_name, op->traits, op->trait_count, &op->trait_codes);
  fill_slots(&m);
  fill_hooks(&m);
  op->variadic_operand_count = count_groups(op->operands, op->operand_count);
  op->variadic_result_count = count_groups(op->results, op->result_count);
  op->same_variadic_operand_size = model_op_says(op, SAYS_EQUAL_OPERAND_GROUPS);
  op->same_variadic_result_size = model_op_says(op, SAYS_EQUAL_RESULT_GROUPS);
  name_hooks(&m);
  model_op_check(b, op);
  model_trait_expressions(b, op, (model_trait *)op->traits, op->trait_count);
  model_inference_fill(b, op);
  model_derived_fill(b, op);
  model_builders_fill(b, r, op->c_name, &op->builders, &op->builder_count);
  op->outcome = model_end(b, &state);
  return op;
}
