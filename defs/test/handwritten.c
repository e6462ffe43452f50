// Operations of the test dialect whose forms no format says. Own nothing.
#include "mica/mica.h"
#include "test/test.h"

// ---- Keywords -----------------------------------------------------------------------------------

bool test_dynamic_custom_parser_printer_parse(mica_parser *p, mica_op_state *out) {
  (void)out;
  return mica_parse_keyword(p, "custom_keyword");
}
void test_dynamic_custom_parser_printer_print(mica_printer *p, const mica_op *op) {
  (void)op;
  mica_print_text(p, " custom_keyword");
}
bool test_dialect_custom_printer_parse(mica_parser *p, mica_op_state *out) {
  (void)out;
  return mica_parse_keyword(p, "custom_format");
}
void test_dialect_custom_printer_print(mica_printer *p, const mica_op *op) {
  (void)op;
  mica_print_text(p, " custom_format");
}
bool test_dialect_custom_format_fallback_parse(mica_parser *p, mica_op_state *out) {
  (void)out;
  return mica_parse_keyword(p, "custom_format_fallback");
}
void test_dialect_custom_format_fallback_print(mica_printer *p, const mica_op *op) {
  (void)op;
  mica_print_text(p, " custom_format_fallback");
}

bool test_parse_wrapped_keyword_parse(mica_parser *p, mica_op_state *out) {
  mica_str keyword;
  if (!mica_parse_any_keyword(p, &keyword)) return false;
  const mica_attr *attr = mica_attr_string(mica_parser_context(p), keyword);
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("keyword"), attr);
}
void test_parse_wrapped_keyword_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_str(p, test_parse_wrapped_keyword_keyword(op));
}

// ---- Numbers ------------------------------------------------------------------------------------

// `: 5`: so many results.
bool test_parse_integer_literal_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *index = mica_type_index(mica_parser_context(p));
  uint64_t count;
  if (!mica_parse_optional_punct(p, ':')) return true;
  mica_position at = mica_parser_position(p);
  if (index == NULL || !mica_parse_scalar(p, sizeof count, false, &count)) return false;
  if (count > UINT16_MAX) return mica_parse_error(p, at, "too many results");
  for (uint64_t i = 0; i < count; i++)
    if (!mica_state_result(out, index)) return false;
  return true;
}
void test_parse_integer_literal_print(mica_printer *p, const mica_op *op) {
  if (mica_op_result_count(op) == 0) return;
  mica_print_text(p, " : ");
  mica_print_uint(p, mica_op_result_count(op));
}

// ---- Base 64 ------------------------------------------------------------------------------------

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int value_of(char c) {
  const char *at = c == '\0' ? NULL : strchr(digits, c);
  return at == NULL ? -1 : (int)(at - digits);
}
// Four digits at a time; `=` stands at the end alone.
static bool decode(mica_parser *p, mica_position at, mica_str text, char *out, size_t *size) {
  *size = 0;
  for (size_t i = 0; i < text.size; i += 4) {
    uint32_t bits = 0;
    size_t padding = 0;
    for (size_t k = i; k < i + 4; k++) {
      bool may_pad = text.data[k] == '=' && k + 2 >= text.size && k >= i + 2;
      int value = may_pad ? 0 : value_of(text.data[k]);
      if (value < 0 || (padding > 0 && !may_pad))
        return mica_parse_error(p, at, "Invalid Base64 character 0x%s at index %z",
                                (const char[]){"0123456789abcdef"[text.data[k] >> 4 & 15],
                                               "0123456789abcdef"[text.data[k] & 15], '\0'},
                                k);
      padding += may_pad;
      bits = bits << 6 | (uint32_t)value;
    }
    for (size_t k = 0; k < 3 - padding; k++) out[(*size)++] = (char)(bits >> (16 - 8 * k));
  }
  return true;
}
bool test_parse_b64_parse(mica_parser *p, mica_op_state *out) {
  mica_position at = mica_parser_position(p);
  mica_str text;
  size_t size;
  if (!mica_parse_string(p, &text)) return false;
  if (text.size % 4 != 0)
    return mica_parse_error(p, at,
                            "Base64 encoded strings must be a multiple of 4 bytes in length");
  char *bytes = mica_parser_scratch(p, text.size + 1);
  if (bytes == NULL || !decode(p, at, text, bytes, &size)) return false;
  const mica_attr *attr = mica_attr_string(mica_parser_context(p), (mica_str){bytes, size});
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("b64"), attr);
}
void test_parse_b64_print(mica_printer *p, const mica_op *op) {
  const mica_str bytes = test_parse_b64_b64(op);
  mica_print_text(p, " \"");
  for (size_t i = 0; i < bytes.size; i += 3) {
    const size_t left = bytes.size - i < 3 ? bytes.size - i : 3;
    uint32_t bits = 0;
    for (size_t k = 0; k < 3; k++)
      bits = bits << 8 | (k < left ? (unsigned char)bytes.data[i + k] : 0);
    for (size_t k = 0; k < 4; k++)
      mica_print_char(p, k <= left ? digits[bits >> (18 - 6 * k) & 63] : '=');
  }
  mica_print_char(p, '"');
}

// ---- test.wrapping_region wraps "some.op"(...) --------------------------------------------------

// Returns what the operation before gives, at the end of the block.
static bool return_results(mica_block *block, const mica_op *from) {
  mica_context *ctx = mica_op_context(from);
  const size_t count = mica_op_result_count(from), size = count * sizeof(mica_value *);
  mica_value **values = mica_allocate(ctx, size);
  if (values == NULL) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_result(from, i);
  const mica_op_parts parts = {.operands = values, .operand_count = count};
  const mica_op_name *name = mica_op_name_of_def(ctx, &test_return_def);
  mica_op *op = name == NULL ? NULL : mica_op_create(mica_op_loc(from), name, &parts);
  mica_free(ctx, values, size);
  if (op != NULL) mica_block_append(block, op);
  return op != NULL;
}

static mica_block *new_block(mica_parser *p, mica_op_state *out) {
  mica_region *region = mica_state_new_region(out);
  mica_block *block = region == NULL ? NULL : mica_block_create(mica_parser_context(p));
  if (block != NULL) mica_region_append(region, block);
  return block;
}

bool test_wrapping_region_parse(mica_parser *p, mica_op_state *out) {
  if (!mica_parse_keyword(p, "wraps")) return false;
  mica_block *block = new_block(p, out);
  mica_op *wrapped = block == NULL ? NULL : mica_parse_operation(p);
  if (wrapped == NULL) return false;
  mica_op_move_to_end(wrapped, block);
  mica_state_set_loc(out, mica_op_loc(wrapped));
  for (size_t i = 0; i < mica_op_result_count(wrapped); i++)
    if (!mica_state_result(out, mica_value_type(mica_op_result(wrapped, i)))) return false;
  return return_results(block, wrapped);
}
void test_wrapping_region_print(mica_printer *p, const mica_op *op) {
  mica_print_text(p, " wraps ");
  mica_print_generic_op(p, test_wrapping_region_region(op)->first->first, true);
}

// ---- test.pretty_printed_region %a, %b start some.op end : (i32, i32) -> i32 --------------------

// As the generic form goes on behind its operands.
static bool parse_generic_rest(mica_parser *p, mica_op_state *out, mica_operand_refs operands,
                               mica_position at) {
  mica_types inputs, results;
  if (mica_parse_optional_punct(p, '(')) {
    do {
      mica_region *region = mica_state_new_region(out);
      if (region == NULL || !mica_parse_region(p, region, NULL, 0, false)) return false;
    } while (mica_parse_optional_punct(p, ','));
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_attr_dict(p, out)) return false;
  mica_position colon = mica_parser_position(p);
  if (!mica_parse_optional_punct(p, ':'))
    return mica_parse_error(p, colon, "expected ':' followed by operation type");
  return mica_parse_function_types(p, &inputs, &results) &&
         mica_state_operands_typed(out, operands.data, operands.size, inputs, at) &&
         mica_state_results(out, results);
}

// The block that the short form stands for: an operation on two arguments, and its result returned.
static bool make_body(mica_parser *p, mica_op_state *out, mica_str name, const mica_type *type,
                      mica_loc loc) {
  mica_context *ctx = mica_parser_context(p);
  mica_block *block = new_block(p, out);
  if (block == NULL) return false;
  mica_value *arguments[2];
  for (int i = 0; i < 2; i++)
    if ((arguments[i] = mica_block_add_argument(ctx, block, type, loc)) == NULL) return false;
  const mica_op_name *op_name = mica_op_name_get(ctx, name);
  const mica_op_parts parts = {
      .operands = arguments, .operand_count = 2, .result_types = &type, .result_count = 1};
  mica_op *op = op_name == NULL ? NULL : mica_op_create(loc, op_name, &parts);
  if (op == NULL) return false;
  mica_block_append(block, op);
  return return_results(block, op);
}

bool test_pretty_printed_region_parse(mica_parser *p, mica_op_state *out) {
  mica_position at = mica_parser_position(p);
  mica_operand_refs operands;
  mica_types inputs, results;
  mica_str name;
  if (!mica_parse_operands(p, 0, false, &operands)) return false;
  if (!mica_parse_optional_keyword(p, "start")) return parse_generic_rest(p, out, operands, at);
  if (!mica_parse_any_keyword(p, &name) || !mica_parse_keyword(p, "end")) return false;
  if (!mica_parse_punct(p, ':') || !mica_parse_function_types(p, &inputs, &results)) return false;
  mica_loc loc = mica_parser_loc(p, at);
  if (!mica_parse_optional_loc(p, &loc)) return false;
  if (!mica_state_operands_typed(out, operands.data, operands.size, inputs, at)) return false;
  if (inputs.size == 0) return mica_parse_error(p, at, "expected an operand");
  mica_state_set_loc(out, loc);
  return make_body(p, out, name, inputs.data[0], loc) && mica_state_results(out, results);
}
void test_pretty_printed_region_print(mica_printer *p, const mica_op *op) {
  const mica_region *region = test_pretty_printed_region_region(op);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  if (mica_str_is(mica_op_name_of(region->first->first), "test.special.op")) {
    mica_print_text(p, " start test.special.op end");
  } else {
    mica_print_text(p, " (");
    mica_print_region(p, region, true, true, false);
    mica_print_char(p, ')');
  }
  mica_print_text(p, " : ");
  mica_print_functional_type(p, op);
}
