// Hooks of scf.if, scf.index_switch and scf.execute_region: regions that are executed at most once.
// Called by generated code; own nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "shared.h"

// ---- scf.if -------------------------------------------------------------------------------------

static bool parse_branch(mica_parser *p, mica_op_state *out, mica_region *region) {
  return mica_parse_region(p, region, NULL, 0, false) &&
         mica_region_ensure_terminator(region, &scf_yield_def, mica_state_loc(out));
}

bool scf_if_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref condition;
  mica_types results = {NULL, 0};
  mica_region *then_region = mica_state_new_region(out), *else_region = mica_state_new_region(out);
  if (then_region == NULL || else_region == NULL || !mica_parse_operand(p, &condition) ||
      !mica_state_operands(out, &condition, 1, mica_type_i(mica_state_context(out), 1)) ||
      !mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results) ||
      !parse_branch(p, out, then_region))
    return false;
  if (mica_parse_optional_keyword(p, "else") && !parse_branch(p, out, else_region)) return false;
  return mica_parse_attr_dict(p, out);
}

void scf_if_print(mica_printer *p, const mica_op *op) {
  bool results = mica_op_result_count(op) > 0;
  mica_print_char(p, ' ');
  mica_print_operand(p, scf_if_condition(op));
  if (results) {
    mica_print_text(p, " -> (");
    mica_print_result_types(p, op, 0, mica_op_result_count(op));
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_region(p, scf_if_then_region(op), false, results, false);
  if (!mica_region_is_empty(scf_if_else_region(op))) {
    mica_print_text(p, " else ");
    mica_print_region(p, scf_if_else_region(op), false, results, false);
  }
  mica_print_attr_dict(p, op, NULL, 0);
}

bool scf_if_check(mica_op *op) {
  return mica_op_result_count(op) == 0 || !mica_region_is_empty(scf_if_else_region(op)) ||
         mica_op_error(op, "must have an else block if defining values");
}

bool scf_if_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

bool scf_if_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  if (!mica_region_successors_add_region(out, 0, 0)) return false;
  if (mica_region_is_empty(scf_if_else_region(op)))
    return mica_region_successors_add_parent(out, 0);
  return mica_region_successors_add_region(out, 1, 0);
}

bool scf_if_entry_for(const mica_op *op, const mica_attr *const *operands, size_t *region) {
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *region = mica_attr_bool_value(operands[0]) ? 0 : 1;
  if (*region == 1 && mica_region_is_empty(scf_if_else_region(op))) *region = SIZE_MAX;
  return true;
}

// ---- scf.index_switch ---------------------------------------------------------------------------

typedef struct case_list {
  int64_t *values;
  mica_region **regions;
  size_t size;
} case_list;

static bool make_room(mica_parser *p, case_list *list) {
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  list->regions = mica_parser_grow(p, list->regions, list->size, sizeof *list->regions);
  return list->values != NULL && list->regions != NULL;
}

// `case 1 {...} case -3 {...}`, perhaps none.
bool scf_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **values,
                            mica_regions *regions) {
  case_list list = {0};
  while (mica_parse_optional_keyword(p, "case")) {
    if (!make_room(p, &list) || !mica_parse_int64(p, &list.values[list.size])) return false;
    mica_region *region = list.regions[list.size] = mica_state_new_region(out);
    if (region == NULL || !mica_parse_region(p, region, NULL, 0, false)) return false;
    list.size++;
  }
  *regions = (mica_regions){list.regions, list.size};
  *values = mica_attr_dense_i64s(mica_state_context(out), (mica_int64s){list.values, list.size});
  return *values != NULL;
}

void scf_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *values,
                            mica_segment regions) {
  mica_int64s cases = mica_attr_dense_i64s_value(values);
  for (size_t i = 0; i < regions.count && i < cases.size; i++) {
    mica_print_newline(p);
    mica_print_text(p, "case ");
    mica_print_int(p, cases.data[i]);
    mica_print_char(p, ' ');
    mica_print_region(p, mica_op_region(op, regions.first + i), false, true, false);
  }
}

// Whose value it is, in messages: the default region or a case's.
static void append_region_name(mica_diag *diag, size_t region) {
  if (region == 0) mica_diag_append(diag, "default region");
  else mica_diag_append(diag, "case region #%z", region - 1);
}

static bool wrong_count(mica_op *op, const mica_op *yield, size_t region) {
  mica_diag *diag = mica_op_error_begin(op, "expected each region to return %z values, but ",
                                        mica_op_result_count(op));
  append_region_name(diag, region);
  mica_diag_append(diag, " returns %z", mica_op_operand_count(yield));
  mica_diag_note(diag, mica_op_loc(yield), "see yield operation here");
  return mica_diag_report(diag);
}

static bool check_region(mica_op *op, size_t region) {
  const mica_op *yield = mica_op_region(op, region)->first->last;
  if (!scf_yield_isa(yield))
    return mica_op_error(op, "expected region to end with scf.yield, but got %o", yield);
  if (mica_op_operand_count(yield) != mica_op_result_count(op))
    return wrong_count(op, yield, region);
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const mica_type *wanted = mica_value_type(mica_op_result(op, i));
    const mica_type *found = mica_value_type(mica_op_operand(yield, i));
    if (wanted == found) continue;
    mica_diag *diag =
        mica_op_error_begin(op, "expected result #%z of each region to be '%t'", i, wanted);
    mica_diag_note(diag, mica_op_loc(yield), "");
    append_region_name(diag, region);
    mica_diag_append(diag, " returns '%t' here", found);
    return mica_diag_report(diag);
  }
  return true;
}

typedef struct numbered_case {
  int64_t value;
  size_t index;
} numbered_case;

static int compare_cases(const void *a, const void *b) {
  const numbered_case *x = a, *y = b;
  if (x->value != y->value) return x->value < y->value ? -1 : 1;
  return (x->index > y->index) - (x->index < y->index);
}

// The place of the first value that stood before; SIZE_MAX: none does.
static size_t find_duplicate(numbered_case *cases, size_t count) {
  size_t found = SIZE_MAX;
  qsort(cases, count, sizeof *cases, compare_cases);
  for (size_t i = 1; i < count; i++)
    if (cases[i].value == cases[i - 1].value && cases[i].index < found) found = cases[i].index;
  return found;
}

static bool check_duplicates(mica_op *op, mica_int64s values) {
  if (values.size < 2) return true;
  mica_context *ctx = mica_op_context(op);
  numbered_case *cases = mica_allocate(ctx, values.size * sizeof *cases);
  if (cases == NULL) return false;
  for (size_t i = 0; i < values.size; i++) cases[i] = (numbered_case){values.data[i], i};
  size_t found = find_duplicate(cases, values.size);
  mica_free(ctx, cases, values.size * sizeof *cases);
  return found == SIZE_MAX || mica_op_error(op, "has duplicate case value: %I", values.data[found]);
}

bool scf_index_switch_check(mica_op *op) {
  mica_int64s cases = mica_attr_dense_i64s_value(scf_index_switch_cases_attr(op));
  size_t regions = mica_op_region_count(op);
  if (cases.size != regions - 1)
    return mica_op_error(op, "has %z case regions but %z case values", regions - 1, cases.size);
  if (!check_duplicates(op, cases)) return false;
  for (size_t i = 0; i < regions; i++)
    if (!check_region(op, i)) return false;
  return true;
}

bool scf_index_switch_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

// No region is given anything, whatever arguments it may have.
bool scf_index_switch_successors(const mica_op *op, const mica_region *from,
                                 mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!mica_region_successors_add(out, i, NULL, 0)) return false;
  return true;
}

// The first region is the default.
bool scf_index_switch_entry_for(const mica_op *op, const mica_attr *const *operands,
                                size_t *region) {
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  const mica_int64s cases = scf_index_switch_cases(op);
  *region = 0;
  for (size_t i = 0; i < cases.size && *region == 0; i++)
    if (cases.data[i] == mica_attr_integer_value(operands[0])) *region = i + 1;
  return true;
}

// ---- scf.execute_region -------------------------------------------------------------------------

bool scf_execute_region_parse(mica_parser *p, mica_op_state *out) {
  mica_types results = {NULL, 0};
  if (!mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results))
    return false;
  if (mica_parse_optional_keyword(p, "no_inline")) {
    const mica_attr *unit = mica_attr_unit(mica_state_context(out));
    if (unit == NULL || !mica_state_set_attribute(out, MICA_STR("no_inline"), unit)) return false;
  }
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) && mica_parse_attr_dict(p, out);
}

void scf_execute_region_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"no_inline"};
  scf_print_arrow_results(p, op);
  mica_print_char(p, ' ');
  if (scf_execute_region_no_inline_attr(op) != NULL) mica_print_text(p, "no_inline ");
  mica_print_region(p, scf_execute_region_region(op), false, true, false);
  mica_print_attr_dict(p, op, elided, 1);
}

bool scf_execute_region_check(mica_op *op) {
  const mica_block *first = scf_execute_region_region(op)->first;
  if (first == NULL) return mica_op_error(op, "region needs to have at least one block");
  return first->argument_count == 0 || mica_op_error(op, "region cannot have any arguments");
}

bool scf_execute_region_successors(const mica_op *op, const mica_region *from,
                                   mica_region_successors *out) {
  (void)op;
  return from != NULL ? mica_region_successors_add_parent(out, 0)
                      : mica_region_successors_add_region(out, 0, 0);
}
