// Hooks of clauses that are lists: what each element is, read and printed. Called by generated
// code; what is read lives in the parser's scratch.
#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "shared.h"

// ---- Lists that grow in scratch -----------------------------------------------------------------

typedef struct attr_list {
  const mica_attr **data;
  size_t size;
} attr_list;

static bool add_attr(mica_parser *p, attr_list *list, const mica_attr *attr) {
  const mica_attr **grown = mica_parser_grow(p, list->data, list->size, sizeof *grown);
  if (grown == NULL || attr == NULL) return false;
  list->data = grown;
  grown[list->size++] = attr;
  return true;
}

static bool set_array(mica_parser *p, const attr_list *list, const mica_attr **out) {
  *out = mica_attr_array(mica_parser_context(p), (mica_attrs){list->data, list->size});
  return *out != NULL;
}

static bool add_operand(mica_parser *p, mica_operand_refs *list) {
  mica_operand_ref *grown = mica_parser_grow(p, list->data, list->size, sizeof *grown);
  if (grown == NULL || !mica_parse_operand(p, &grown[list->size])) return false;
  *list = (mica_operand_refs){grown, list->size + 1};
  return true;
}

static bool add_type(mica_parser *p, mica_types *list) {
  const mica_type **grown = mica_parser_grow(p, list->data, list->size, sizeof *grown);
  if (grown == NULL || !mica_parse_type(p, &grown[list->size])) return false;
  *list = (mica_types){grown, list->size + 1};
  return true;
}

static bool add_colon_type(mica_parser *p, mica_types *list) {
  return mica_parse_punct(p, ':') && add_type(p, list);
}

// The variables of a clause with their types, and what else an element has.
typedef struct variables {
  mica_operand_refs *vars, *more_vars;
  mica_types *types, *more_types;
  attr_list attrs;
} variables;

static void print_separator(mica_printer *p, size_t index) {
  if (index > 0) mica_print_str(p, MICA_STR(", "));
}

// `%a : i32`
static void print_typed(mica_printer *p, const mica_value *value) {
  mica_print_operand(p, value);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(value));
}

// ---- allocate(%allocator : i64 -> %x : memref<i32>) ---------------------------------------------

static bool parse_allocated(mica_parser *p, void *user) {
  variables *v = user;
  return add_operand(p, v->more_vars) && add_colon_type(p, v->more_types) &&
         mica_parse_punct(p, MICA_PUNCT_ARROW) && add_operand(p, v->vars) &&
         add_colon_type(p, v->types);
}

bool omp_parse_allocate_and_allocator(mica_parser *p, mica_op_state *out, mica_operand_refs *vars,
                                      mica_types *types, mica_operand_refs *allocators,
                                      mica_types *allocator_types) {
  variables v = {vars, allocators, types, allocator_types, {0}};
  (void)out;
  return mica_parse_list(p, 0, false, parse_allocated, &v);
}

void omp_print_allocate_and_allocator(mica_printer *p, const mica_op *op, mica_segment vars,
                                      mica_segment types, mica_segment allocators,
                                      mica_segment allocator_types) {
  (void)types, (void)allocator_types;
  for (size_t i = 0; i < vars.count; i++) {
    print_separator(p, i);
    if (i < allocators.count) print_typed(p, mica_op_operand(op, allocators.first + i));
    mica_print_str(p, MICA_STR(" -> "));
    print_typed(p, mica_op_operand(op, vars.first + i));
  }
}

// ---- linear(%x = %step : memref<i32>) -----------------------------------------------------------

static bool parse_linear(mica_parser *p, void *user) {
  variables *v = user;
  return add_operand(p, v->vars) && mica_parse_punct(p, '=') && add_operand(p, v->more_vars) &&
         add_colon_type(p, v->types);
}

bool omp_parse_linear_clause(mica_parser *p, mica_op_state *out, mica_operand_refs *vars,
                             mica_types *types, mica_operand_refs *steps) {
  variables v = {vars, steps, types, NULL, {0}};
  (void)out;
  return mica_parse_list(p, 0, false, parse_linear, &v);
}

void omp_print_linear_clause(mica_printer *p, const mica_op *op, mica_segment vars,
                             mica_segment types, mica_segment steps) {
  (void)types;
  for (size_t i = 0; i < vars.count; i++) {
    const mica_value *var = mica_op_operand(op, vars.first + i);
    print_separator(p, i);
    mica_print_operand(p, var);
    if (i < steps.count) {
      mica_print_str(p, MICA_STR(" = "));
      mica_print_operand(p, mica_op_operand(op, steps.first + i));
    }
    mica_print_str(p, MICA_STR(" : "));
    mica_print_type(p, mica_value_type(var));
  }
}

// ---- aligned(%x : memref<i32> -> 8 : i64) -------------------------------------------------------

static bool parse_aligned(mica_parser *p, void *user) {
  variables *v = user;
  const mica_attr *alignment;
  return add_operand(p, v->vars) && add_colon_type(p, v->types) &&
         mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_attr(p, NULL, &alignment) &&
         add_attr(p, &v->attrs, alignment);
}

bool omp_parse_aligned_clause(mica_parser *p, mica_op_state *out, mica_operand_refs *vars,
                              mica_types *types, const mica_attr **alignments) {
  variables v = {vars, NULL, types, NULL, {0}};
  (void)out;
  return mica_parse_list(p, 0, false, parse_aligned, &v) && set_array(p, &v.attrs, alignments);
}

void omp_print_aligned_clause(mica_printer *p, const mica_op *op, mica_segment vars,
                              mica_segment types, const mica_attr *alignments) {
  const mica_attrs numbers = alignments == NULL ? (mica_attrs){NULL, 0}
                                                : mica_attr_array_elements(alignments);
  (void)types;
  for (size_t i = 0; i < vars.count; i++) {
    print_separator(p, i);
    print_typed(p, mica_op_operand(op, vars.first + i));
    mica_print_str(p, MICA_STR(" -> "));
    if (i < numbers.size) mica_print_attr(p, numbers.data[i]);
  }
}

// ---- copyprivate(%x -> @copy : memref<i32>) -----------------------------------------------------

static bool parse_copyprivate(mica_parser *p, void *user) {
  variables *v = user;
  const mica_attr *symbol;
  return add_operand(p, v->vars) && mica_parse_punct(p, MICA_PUNCT_ARROW) &&
         mica_parse_attr_of(p, NULL, mica_attr_is_symbol, &symbol) &&
         add_attr(p, &v->attrs, symbol) && add_colon_type(p, v->types);
}

bool omp_parse_copyprivate(mica_parser *p, mica_op_state *out, mica_operand_refs *vars,
                           mica_types *types, const mica_attr **symbols) {
  variables v = {vars, NULL, types, NULL, {0}};
  (void)out;
  return mica_parse_list(p, 0, false, parse_copyprivate, &v) && set_array(p, &v.attrs, symbols);
}

void omp_print_copyprivate(mica_printer *p, const mica_op *op, mica_segment vars,
                           mica_segment types, const mica_attr *symbols) {
  if (symbols == NULL) return;
  const mica_attrs elements = mica_attr_array_elements(symbols);
  (void)types;
  for (size_t i = 0; i < vars.count && i < elements.size; i++) {
    const mica_value *var = mica_op_operand(op, vars.first + i);
    print_separator(p, i);
    mica_print_operand(p, var);
    mica_print_str(p, MICA_STR(" -> "));
    mica_print_attr(p, elements.data[i]);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_type(p, mica_value_type(var));
  }
}

// ---- depend(taskdependin -> %x : memref<i32>) ---------------------------------------------------

static bool parse_depend(mica_parser *p, void *user) {
  variables *v = user;
  omp_clause_task_depend kind;
  mica_str word;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_any_keyword(p, &word) || !mica_parse_punct(p, MICA_PUNCT_ARROW) ||
      !add_operand(p, v->vars) || !add_colon_type(p, v->types))
    return false;
  if (!omp_clause_task_depend_from_text(word, &kind))
    return mica_parse_error(p, at, "invalid clause value: '%S'", word);
  return add_attr(p, &v->attrs, omp_clause_task_depend_attr_get(mica_parser_context(p), kind));
}

bool omp_parse_depend_var_list(mica_parser *p, mica_op_state *out, mica_operand_refs *vars,
                               mica_types *types, const mica_attr **kinds) {
  variables v = {vars, NULL, types, NULL, {0}};
  (void)out;
  return mica_parse_list(p, 0, false, parse_depend, &v) && set_array(p, &v.attrs, kinds);
}

void omp_print_depend_var_list(mica_printer *p, const mica_op *op, mica_segment vars,
                               mica_segment types, const mica_attr *kinds) {
  if (kinds == NULL) return;
  const mica_attrs elements = mica_attr_array_elements(kinds);
  (void)types;
  for (size_t i = 0; i < vars.count && i < elements.size; i++) {
    print_separator(p, i);
    mica_print_str(
        p, omp_clause_task_depend_to_text(omp_clause_task_depend_attr_value(elements.data[i])));
    mica_print_str(p, MICA_STR(" -> "));
    print_typed(p, mica_op_operand(op, vars.first + i));
  }
}

// ---- members(%a, %b : [0], [1, 2] : ...) --------------------------------------------------------

static bool parse_index(mica_parser *p, void *user) {
  int64_t index;
  return mica_parse_int64(p, &index) &&
         add_attr(p, user, mica_attr_i64(mica_parser_context(p), index));
}

static bool parse_indices(mica_parser *p, void *user) {
  attr_list indices = {0};
  const mica_attr *array;
  if (!mica_parse_punct(p, '[') || !mica_parse_list(p, 0, false, parse_index, &indices))
    return false;
  return mica_parse_punct(p, ']') && set_array(p, &indices, &array) && add_attr(p, user, array);
}

bool omp_parse_members_index(mica_parser *p, mica_op_state *out, const mica_attr **members) {
  attr_list list = {0};
  (void)out;
  return mica_parse_list(p, 0, false, parse_indices, &list) && set_array(p, &list, members);
}

static void print_indices(mica_printer *p, mica_attrs indices) {
  mica_print_char(p, '[');
  for (size_t i = 0; i < indices.size; i++) {
    print_separator(p, i);
    mica_print_int(p, mica_attr_integer_value(indices.data[i]));
  }
  mica_print_char(p, ']');
}

void omp_print_members_index(mica_printer *p, const mica_op *op, const mica_attr *members) {
  if (members == NULL) return;
  const mica_attrs lists = mica_attr_array_elements(members);
  (void)op;
  for (size_t i = 0; i < lists.size; i++) {
    print_separator(p, i);
    print_indices(p, mica_attr_array_elements(lists.data[i]));
  }
}

// ---- (%grid, %tile) <- (%loop) ------------------------------------------------------------------

bool omp_parse_loop_transform_clis(mica_parser *p, mica_op_state *out,
                                   mica_operand_refs *generatees, mica_operand_refs *applyees) {
  (void)out;
  if (!mica_parse_optional_punct(p, '<') &&
      (!mica_parse_operands(p, '(', false, generatees) || !mica_parse_punct(p, '<')))
    return false;
  return mica_parse_punct(p, '-') && mica_parse_operands(p, '(', false, applyees);
}

static void print_in_parentheses(mica_printer *p, const mica_op *op, mica_segment values) {
  mica_print_char(p, '(');
  mica_print_operands(p, op, values.first, values.count);
  mica_print_char(p, ')');
}

void omp_print_loop_transform_clis(mica_printer *p, const mica_op *op, mica_segment generatees,
                                   mica_segment applyees) {
  if (generatees.count > 0) print_in_parentheses(p, op, generatees);
  if (applyees.count == 0) return;
  mica_print_str(p, MICA_STR(" <- "));
  print_in_parentheses(p, op, applyees);
}
