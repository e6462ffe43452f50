// Custom directives of the test dialect's formats, and forms that are written by hand. Own nothing.
#include "mica/mica.h"
#include "test/test.h"

// ---- Operands and types -------------------------------------------------------------------------

// `%a, %b -> (%c, %d)`
static bool parse_one_operand(mica_parser *p, mica_operand_refs *out) {
  mica_operand_ref *operand = mica_parser_scratch(p, sizeof *operand);
  if (operand == NULL || !mica_parse_operand(p, operand)) return false;
  *out = (mica_operand_refs){operand, 1};
  return true;
}
bool test_parse_custom_directive_operands(mica_parser *p, mica_op_state *out,
                                          mica_operand_ref *operand, mica_operand_refs *opt_operand,
                                          mica_operand_refs *var_operands) {
  (void)out;
  if (!mica_parse_operand(p, operand)) return false;
  if (mica_parse_optional_punct(p, ',') && !parse_one_operand(p, opt_operand)) return false;
  return mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_operands(p, '(', false, var_operands);
}
void test_print_custom_directive_operands(mica_printer *p, const mica_op *op, mica_value *operand,
                                          mica_value *opt_operand, mica_segment var_operands) {
  mica_print_operand(p, operand);
  if (opt_operand != NULL) {
    mica_print_text(p, ", ");
    mica_print_operand(p, opt_operand);
  }
  mica_print_text(p, " -> (");
  mica_print_operands(p, op, var_operands.first, var_operands.count);
  mica_print_char(p, ')');
}

static bool parse_one_type(mica_parser *p, mica_types *out) {
  const mica_type **type = mica_parser_scratch(p, sizeof *type);
  if (type == NULL || !mica_parse_type(p, type)) return false;
  *out = (mica_types){type, 1};
  return true;
}
static bool parse_types_in_parentheses(mica_parser *p, mica_types *out) {
  return mica_parse_punct(p, '(') && mica_parse_types(p, out) && mica_parse_punct(p, ')');
}
// `: i32, i64 -> (i1)`
bool test_parse_custom_directive_results(mica_parser *p, mica_op_state *out,
                                         const mica_type **result_type,
                                         mica_types *opt_result_types,
                                         mica_types *var_results_types) {
  (void)out;
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, result_type)) return false;
  if (mica_parse_optional_punct(p, ',') && !parse_one_type(p, opt_result_types)) return false;
  return mica_parse_punct(p, MICA_PUNCT_ARROW) && parse_types_in_parentheses(p, var_results_types);
}
static void print_first_types(mica_printer *p, const mica_type *type, const mica_type *optional) {
  mica_print_text(p, " : ");
  mica_print_type(p, type);
  if (optional != NULL) {
    mica_print_text(p, ", ");
    mica_print_type(p, optional);
  }
  mica_print_text(p, " -> (");
}
void test_print_custom_directive_results(mica_printer *p, const mica_op *op,
                                         const mica_type *result_type,
                                         const mica_type *opt_result_type,
                                         mica_segment var_results_types) {
  print_first_types(p, result_type, opt_result_type);
  mica_print_result_types(p, op, var_results_types.first, var_results_types.count);
  mica_print_char(p, ')');
}

// The same types again.
bool test_parse_custom_directive_with_type_refs(mica_parser *p, mica_op_state *out,
                                                const mica_type *result_type_,
                                                mica_types opt_result_types_,
                                                mica_types var_results_types_) {
  const mica_type *type;
  mica_types optional = {NULL, 0}, others = {NULL, 0};
  if (!mica_parse_keyword(p, "type_refs_capture")) return false;
  if (!test_parse_custom_directive_results(p, out, &type, &optional, &others)) return false;
  return (type == result_type_ && mica_types_equal(optional, opt_result_types_) &&
          mica_types_equal(others, var_results_types_)) ||
         mica_parse_error(p, mica_parser_position(p), "the types aren't those before");
}
void test_print_custom_directive_with_type_refs(mica_printer *p, const mica_op *op,
                                                const mica_type *result_type_,
                                                const mica_type *opt_result_type_,
                                                mica_segment var_results_types_) {
  mica_print_text(p, " type_refs_capture ");
  test_print_custom_directive_results(p, op, result_type_, opt_result_type_, var_results_types_);
}

bool test_parse_custom_directive_operands_and_types(
    mica_parser *p, mica_op_state *out, mica_operand_ref *operand, mica_operand_refs *opt_operand,
    mica_operand_refs *var_operands, const mica_type **operand_type, mica_types *opt_operand_types,
    mica_types *var_operands_types) {
  return test_parse_custom_directive_operands(p, out, operand, opt_operand, var_operands) &&
         test_parse_custom_directive_results(p, out, operand_type, opt_operand_types,
                                             var_operands_types);
}
void test_print_custom_directive_operands_and_types(mica_printer *p, const mica_op *op,
                                                    mica_value *operand, mica_value *opt_operand,
                                                    mica_segment var_operands,
                                                    const mica_type *operand_type,
                                                    const mica_type *opt_operand_type,
                                                    mica_segment var_operands_types) {
  test_print_custom_directive_operands(p, op, operand, opt_operand, var_operands);
  print_first_types(p, operand_type, opt_operand_type);
  mica_print_operand_types(p, op, var_operands_types.first, var_operands_types.count);
  mica_print_char(p, ')');
}

// Whether the operand before is there: `1`, or `0`.
bool test_parse_custom_directive_optional_operand_ref(mica_parser *p, mica_op_state *out,
                                                      mica_operand_refs opt_operand_) {
  mica_position at = mica_parser_position(p);
  int64_t count;
  (void)out;
  if (!mica_parse_int64(p, &count)) return false;
  return (count == 0) != (opt_operand_.size != 0) ||
         mica_parse_error(p, at, "the operand is there, or it isn't");
}
void test_print_custom_directive_optional_operand_ref(mica_printer *p, const mica_op *op,
                                                      mica_value *opt_operand_) {
  (void)op;
  mica_print_char(p, opt_operand_ != NULL ? '1' : '0');
}

// `(%a)`, or nothing.
bool test_parse_custom_optional_operand(mica_parser *p, mica_op_state *out,
                                        mica_operand_refs *opt_operand) {
  (void)out;
  if (!mica_parse_optional_punct(p, '(')) return true;
  return mica_parse_operands_exactly(p, 1, opt_operand) && mica_parse_punct(p, ')');
}
void test_print_custom_optional_operand(mica_printer *p, const mica_op *op,
                                        mica_value *opt_operand) {
  (void)op;
  if (opt_operand == NULL) return;
  mica_print_char(p, '(');
  mica_print_operand(p, opt_operand);
  mica_print_text(p, ") ");
}

// ---- Regions and successors ---------------------------------------------------------------------

static bool add_region(mica_parser *p, mica_op_state *out, mica_regions *regions) {
  mica_region **data = mica_parser_grow(p, regions->data, regions->size, sizeof *data);
  mica_region *region = data == NULL ? NULL : mica_state_new_region(out);
  if (region == NULL) return false;
  data[regions->size++] = region;
  regions->data = data;
  return mica_parse_region(p, region, NULL, 0, false);
}

// `{ }, { }`
bool test_parse_custom_directive_regions(mica_parser *p, mica_op_state *out, mica_region *region,
                                         mica_regions *other_regions) {
  if (!mica_parse_region(p, region, NULL, 0, false)) return false;
  return !mica_parse_optional_punct(p, ',') || add_region(p, out, other_regions);
}
void test_print_custom_directive_regions(mica_printer *p, const mica_op *op, mica_region *region,
                                         mica_segment other_regions) {
  mica_print_whole_region(p, region);
  if (other_regions.count != 0) mica_print_text(p, ", ");
  for (size_t i = 0; i < other_regions.count; i++)
    mica_print_whole_region(p, mica_op_region(op, other_regions.first + i));
}

bool test_parse_dummy_region_ref(mica_parser *p, mica_op_state *out, mica_region *body_) {
  (void)p, (void)out, (void)body_;
  return true;
}
void test_print_dummy_region_ref(mica_printer *p, const mica_op *op, mica_region *body_) {
  (void)p, (void)op, (void)body_;
}

// `case 1 { }` on lines of their own.
bool test_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **cases,
                             mica_regions *case_regions) {
  return mica_parse_switch_cases(p, out, cases, case_regions);
}
void test_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *cases,
                             mica_segment case_regions) {
  mica_print_switch_cases(p, op, cases, case_regions);
}

// `^bb1, ^bb2`: the second successor twice.
bool test_parse_custom_directive_successors(mica_parser *p, mica_op_state *out,
                                            mica_block **successor, mica_blocks *successors) {
  (void)out;
  if (!mica_parse_block_ref(p, successor)) return false;
  if (!mica_parse_optional_punct(p, ',')) return true;
  mica_block **blocks = mica_parser_scratch(p, 2 * sizeof *blocks);
  if (blocks == NULL || !mica_parse_block_ref(p, &blocks[0])) return false;
  blocks[1] = blocks[0];
  *successors = (mica_blocks){blocks, 2};
  return true;
}
void test_print_custom_directive_successors(mica_printer *p, const mica_op *op,
                                            mica_block *successor, mica_segment successors) {
  mica_print_successor(p, successor);
  if (successors.count == 0) return;
  mica_print_text(p, ", ");
  mica_print_successor(p, mica_op_successor(op, successors.first));
}

// ---- Attributes ---------------------------------------------------------------------------------

// `1 : i64, 2 : i64`
bool test_parse_custom_directive_attributes(mica_parser *p, mica_op_state *out,
                                            const mica_attr **attr, const mica_attr **opt_attr) {
  (void)out;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_integer, attr)) return false;
  return !mica_parse_optional_punct(p, ',') ||
         mica_parse_attr_of(p, NULL, mica_attr_is_integer, opt_attr);
}
void test_print_custom_directive_attributes(mica_printer *p, const mica_op *op,
                                            const mica_attr *attr, const mica_attr *opt_attr) {
  (void)op;
  mica_print_attr(p, attr);
  if (opt_attr == NULL) return;
  mica_print_text(p, ", ");
  mica_print_attr(p, opt_attr);
}

bool test_parse_custom_directive_spacing(mica_parser *p, mica_op_state *out,
                                         const mica_attr **attr1) {
  (void)out;
  return mica_parse_attr_of(p, NULL, mica_attr_is_string, attr1);
}
void test_print_custom_directive_spacing(mica_printer *p, const mica_op *op,
                                         const mica_attr *attr1) {
  (void)op;
  mica_print_attr(p, attr1);
}

bool test_parse_custom_directive_attr_dict(mica_parser *p, mica_op_state *out) {
  return mica_parse_attr_dict(p, out);
}
void test_print_custom_directive_attr_dict(mica_printer *p, const mica_op *op) {
  mica_print_attr_dict(p, op, NULL, 0);
}

// Of the type that stands before.
bool test_parse_attr_elide_type(mica_parser *p, mica_op_state *out, const mica_attr *type_,
                                const mica_attr **attr) {
  (void)out;
  return mica_parse_attr(p, mica_attr_type_value(type_), attr);
}
void test_print_attr_elide_type(mica_printer *p, const mica_op *op, const mica_attr *type_,
                                const mica_attr *attr) {
  (void)op, (void)type_;
  mica_print_attr_without_type(p, attr);
}

mica_parsed test_parse_optional_custom_parser(mica_parser *p, mica_op_state *out,
                                              const mica_attr **attr) {
  (void)out;
  if (!mica_parse_optional_keyword(p, "foo")) return MICA_ABSENT;
  return mica_parse_attr_of(p, NULL, mica_attr_is_integer, attr) ? MICA_PARSED : MICA_FAILED;
}
void test_print_optional_custom_parser(mica_printer *p, const mica_op *op, const mica_attr *attr) {
  (void)op;
  mica_print_text(p, "foo ");
  mica_print_attr(p, attr);
}

// `1x?x3`, or `[]`.
bool test_parse_dimension_list(mica_parser *p, mica_op_state *out,
                               const mica_attr **dimension_list) {
  mica_position at = mica_parser_position(p);
  mica_int64s sizes = {NULL, 0};
  (void)out;
  const int next = mica_parser_next_byte(p);
  if (next == '[') {
    mica_parse_punct(p, '[');
    at = mica_parser_position(p);
    if (!mica_parse_punct(p, ']'))
      return mica_parse_error_further(p, at, "Failed parsing dimension list.");
  } else if (next != '?' && (next < '0' || next > '9')) {
    return mica_parse_error(p, at,
                            "Failed parsing dimension list. Did you mean an empty list? It must "
                            "be denoted by \"[]\".");
  } else if (!mica_parse_dimension_list(p, true, false, &sizes)) {
    return mica_parse_error_further(p, mica_parser_position(p), "Failed parsing dimension list.");
  }
  *dimension_list = mica_attr_dense_i64s(mica_parser_context(p), sizes);
  return *dimension_list != NULL;
}
void test_print_dimension_list(mica_printer *p, const mica_op *op,
                               const mica_attr *dimension_list) {
  const mica_int64s sizes = mica_attr_dense_i64s_value(dimension_list);
  (void)op;
  if (sizes.size == 0) mica_print_text(p, "[]");
  for (size_t i = 0; i < sizes.size; i++) {
    if (i != 0) mica_print_char(p, 'x');
    if (sizes.data[i] == MICA_DYNAMIC) mica_print_char(p, '?');
    else mica_print_int(p, sizes.data[i]);
  }
}

// Without one, that of the place in the text.
bool test_parse_optional_loc(mica_parser *p, mica_op_state *out, const mica_attr **loc) {
  (void)out;
  mica_loc result = mica_parser_loc(p, mica_parser_position(p));
  if (!mica_parse_optional_loc(p, &result)) return false;
  *loc = mica_attr_location(mica_parser_context(p), result);
  return *loc != NULL;
}
void test_print_optional_loc(mica_printer *p, const mica_op *op, const mica_attr *loc) {
  (void)op;
  if (mica_attr_is_location(loc)) mica_print_optional_loc(p, mica_attr_location_value(loc));
}

bool test_parse_custom_operation_name_entry(mica_parser *p, mica_op_state *out,
                                            const mica_attr **name) {
  mica_position at = mica_parser_position(p);
  mica_str text;
  (void)out;
  if (!mica_parse_optional_any_keyword(p, &text))
    return mica_parse_error(p, at, "expected bare identifier or keyword");
  *name = mica_attr_string(mica_parser_context(p), text);
  return *name != NULL;
}
void test_print_custom_operation_name_entry(mica_printer *p, const mica_op *op,
                                            const mica_attr *name) {
  (void)op;
  if (mica_attr_is_string(name)) mica_print_str(p, mica_attr_string_value(name));
  else mica_print_attr(p, name);
}

// ---- Properties ---------------------------------------------------------------------------------

typedef struct number_list {
  int64_t *data;
  size_t size;
} number_list;
static bool number_element(mica_parser *p, void *user) {
  number_list *list = user;
  int64_t *grown = mica_parser_grow(p, list->data, list->size, sizeof *grown);
  if (grown == NULL) return false;
  list->data = grown;
  return mica_parse_int64(p, &list->data[list->size++]);
}
bool test_parse_using_property_in_custom(mica_parser *p, mica_op_state *out,
                                         const mica_attr **prop) {
  number_list list = {NULL, 0};
  (void)out;
  if (!mica_parse_list(p, '[', false, number_element, &list)) return false;
  *prop = mica_attr_dense_i64s(mica_parser_context(p), (mica_int64s){list.data, list.size});
  return *prop != NULL;
}
void test_print_using_property_in_custom(mica_printer *p, const mica_op *op,
                                         const mica_attr *prop) {
  const mica_int64s numbers = mica_attr_dense_i64s_value(prop);
  (void)op;
  mica_print_char(p, '[');
  mica_print_scalars(p, sizeof *numbers.data, true, numbers.data, numbers.size);
  mica_print_char(p, ']');
}

bool test_parse_int_property(mica_parser *p, mica_op_state *out, const mica_attr **first) {
  int64_t value;
  (void)out;
  if (!mica_parse_int64(p, &value)) return false;
  *first = mica_attr_i64(mica_parser_context(p), value);
  return *first != NULL;
}
void test_print_int_property(mica_printer *p, const mica_op *op, const mica_attr *first) {
  (void)op;
  mica_print_int(p, mica_attr_integer_value(first));
}

static int64_t sum_of(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
// `4 = 5`: the number, and the sum with the one before.
bool test_parse_sum_property(mica_parser *p, mica_op_state *out, const mica_attr **second,
                             const mica_attr *first_) {
  mica_position at = mica_parser_position(p);
  int64_t value, sum;
  (void)out;
  if (!mica_parse_int64(p, &value) || !mica_parse_punct(p, '=') || !mica_parse_int64(p, &sum))
    return false;
  if (sum != sum_of(value, mica_attr_integer_value(first_)))
    return mica_parse_error(p, at, "Expected sum to equal first + second");
  *second = mica_attr_i64(mica_parser_context(p), value);
  return *second != NULL;
}
void test_print_sum_property(mica_printer *p, const mica_op *op, const mica_attr *second,
                             const mica_attr *first_) {
  const int64_t value = mica_attr_integer_value(second);
  (void)op;
  mica_print_int(p, value);
  mica_print_text(p, " = ");
  mica_print_int(p, sum_of(value, mica_attr_integer_value(first_)));
}

// `label is 3`
bool test_parse_labelled(mica_parser *p, test_labelled *out) {
  return mica_parse_keyword_or_string(p, &out->label) && mica_parse_keyword(p, "is") &&
         mica_parse_scalar(p, sizeof out->value, true, &out->value);
}
void test_print_labelled(mica_printer *p, test_labelled value) {
  mica_print_keyword_or_string(p, value.label);
  mica_print_text(p, " is ");
  mica_print_int(p, value.value);
}
const mica_attr *test_labelled_to_attr(mica_context *ctx, test_labelled value) {
  const mica_named_attr entries[] = {{MICA_STR("label"), mica_attr_string(ctx, value.label)},
                                     {MICA_STR("value"), mica_attr_i(ctx, 32, value.value)}};
  if (entries[0].value == NULL || entries[1].value == NULL) return NULL;
  return mica_attr_dictionary(ctx, (mica_named_attrs){entries, 2}, NULL);
}

static bool number_at(const mica_attr *dict, const char *name, int32_t *out,
                      const mica_property_report *report) {
  const mica_attr *number = mica_attr_dictionary_get(dict, mica_str_of(name));
  if (number == NULL || !mica_attr_is_integer(number))
    return mica_property_error(report, "expected IntegerAttr for key `%s`", name);
  *out = (int32_t)mica_attr_integer_value(number);
  return true;
}
bool test_labelled_from_attr(const mica_attr *attr, test_labelled *out,
                             const mica_property_report *report) {
  if (!mica_attr_is_dictionary(attr))
    return mica_property_error(report, "expected DictionaryAttr to set TestProperties");
  const mica_attr *label = mica_attr_dictionary_get(attr, MICA_STR("label"));
  if (label == NULL || !mica_attr_is_string(label))
    return mica_property_error(report, "expected StringAttr for key `label`");
  out->label = mica_attr_string_value(label);
  return number_at(attr, "value", &out->value, report);
}

// `1 | 2`
bool test_parse_versioned(mica_parser *p, test_versioned *out) {
  return mica_parse_scalar(p, sizeof out->first, true, &out->first) && mica_parse_punct(p, '|') &&
         mica_parse_scalar(p, sizeof out->second, true, &out->second);
}
void test_print_versioned(mica_printer *p, test_versioned value) {
  mica_print_int(p, value.first);
  mica_print_text(p, " | ");
  mica_print_int(p, value.second);
}
const mica_attr *test_versioned_to_attr(mica_context *ctx, test_versioned value) {
  const mica_named_attr entries[] = {{MICA_STR("value1"), mica_attr_i(ctx, 32, value.first)},
                                     {MICA_STR("value2"), mica_attr_i(ctx, 32, value.second)}};
  if (entries[0].value == NULL || entries[1].value == NULL) return NULL;
  return mica_attr_dictionary(ctx, (mica_named_attrs){entries, 2}, NULL);
}
bool test_versioned_from_attr(const mica_attr *attr, test_versioned *out,
                              const mica_property_report *report) {
  if (!mica_attr_is_dictionary(attr))
    return mica_property_error(report, "expected DictionaryAttr to set VersionedProperties");
  return number_at(attr, "value1", &out->first, report) &&
         number_at(attr, "value2", &out->second, report);
}
