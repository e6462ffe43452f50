// The text of products in registers: `A[%a] B[%b] C[%c] {...} : (ta, tb, tc) -> type`, with further
// lists of some. Called by generated code; owns nothing.
#include "mma.h"

// ---- Types that follow --------------------------------------------------------------------------

bool nvvm_infer_mma_type(const mica_type *type, bool is_sum, nvvm_mma_types *out) {
  const mica_types elements = nvvm_elements(type);
  if (elements.size != 0) return nvvm_infer_mma_type(elements.data[0], is_sum, out);
  if (mica_type_is_float_kind(type, MICA_F64)) *out = NVVM_MMA_TYPES_F64;
  else if (mica_type_is_float_kind(type, MICA_F16) ||
           type == nvvm_half_pair(mica_type_context(type)))
    *out = NVVM_MMA_TYPES_F16;
  else if (mica_type_is_float_kind(type, MICA_F32))
    *out = is_sum ? NVVM_MMA_TYPES_F32 : NVVM_MMA_TYPES_TF32;
  else if (mica_type_is_integer(type) && is_sum) *out = NVVM_MMA_TYPES_S32;
  else return false;
  return true;
}

// ---- Lists --------------------------------------------------------------------------------------
// In the order in which they stand, which is that of the operands.

enum { FACTORS = 2, MATRICES = 3, MOST_LISTS = 7, MOST_OPERANDS = 11, SCALE_OPERANDS = 3 };

static const char *const factor_types[FACTORS] = {"multiplicandAPtxType", "multiplicandBPtxType"};

typedef struct mma_lists {
  const char *names[MOST_LISTS];
  size_t count;
  bool is_sparse, is_scaled;
} mma_lists;

static mma_lists lists_of(const mica_op_def *def) {
  mma_lists lists = {{"A", "B", "C"}, MATRICES, false, false};
  lists.is_sparse = def == &nvvm_mma_sp_sync_def || def == &nvvm_mma_sp_block_scale_def;
  lists.is_scaled = def == &nvvm_mma_block_scale_def || def == &nvvm_mma_sp_block_scale_def;
  if (lists.is_sparse) {
    lists.names[lists.count++] = "sparseMetadata";
    lists.names[lists.count++] = "selector";
  }
  if (lists.is_scaled) {
    lists.names[lists.count++] = "scaleA";
    lists.names[lists.count++] = "scaleB";
  }
  return lists;
}

// How many operands a list has that is no matrix.
static size_t operands_in(const mma_lists *lists, size_t list) {
  return lists->is_sparse && list < MATRICES + 2 ? 1 : SCALE_OPERANDS;
}

// ---- Reading ------------------------------------------------------------------------------------

typedef struct mma_text {
  mma_lists lists;
  mica_operand_refs operands[MOST_LISTS];
  mica_types types;  // of the matrices
} mma_text;

static bool parse_lists(mica_parser *p, mma_text *text) {
  for (size_t i = 0; i < text->lists.count; i++)
    if (!mica_parse_keyword(p, text->lists.names[i]) ||
        !mica_parse_operands(p, '[', true, &text->operands[i]))
      return false;
  return true;
}

// Of a plain product the check tells that operands are missing.
static bool parse_matrix_types(mica_parser *p, mma_text *text) {
  static const char counted[] = "expected one type for each operand segment but got %z types";
  const mica_position name = mica_parser_name_position(p);
  const bool is_plain = text->lists.count == MATRICES;
  if (!mica_parse_punct(p, ':') || !mica_parse_punct(p, '(') || !mica_parse_types(p, &text->types))
    return false;
  const size_t count = text->types.size;
  if (text->lists.is_scaled && count != MATRICES)
    return mica_parse_error(p, mica_parser_position(p), "expected exactly 3 types");
  if (!mica_parse_punct(p, ')'))
    return is_plain && count != MATRICES && mica_parse_error_further(p, name, counted, count);
  return count == MATRICES || (is_plain && count < MATRICES) ||
         mica_parse_error(p, name, counted, count);
}

static bool parse_result(mica_parser *p, mica_op_state *out, const mma_text *text) {
  mica_types types;
  const mica_type *type;
  if (text->lists.is_scaled)
    return mica_parse_arrow_types(p, &types) && mica_state_results(out, types);
  return mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_type(p, &type) &&
         mica_state_result(out, type);
}

static bool add_matrices(mica_op_state *out, const mma_text *text) {
  for (size_t i = 0; i < text->types.size; i++)
    if (!mica_state_operands(out, text->operands[i].data, text->operands[i].size,
                             text->types.data[i]))
      return false;
  return true;
}

// A number of the 32 bits, and where it stands in 16 bits each.
static bool add_scale(mica_parser *p, mica_op_state *out, mica_operand_refs list) {
  mica_context *ctx = mica_parser_context(p);
  const mica_type *word = mica_type_i(ctx, 32), *half = mica_type_i(ctx, 16);
  const mica_type *const types[SCALE_OPERANDS] = {word, half, half};
  return word != NULL && half != NULL &&
         mica_state_operands_typed(out, list.data, list.size, (mica_types){types, SCALE_OPERANDS},
                                   mica_parser_name_position(p));
}

static bool add_others(mica_parser *p, mica_op_state *out, const mma_text *text) {
  const mica_type *word = mica_type_i(mica_parser_context(p), 32);
  for (size_t i = MATRICES; i < text->lists.count; i++) {
    const mica_operand_refs list = text->operands[i];
    const bool ok = operands_in(&text->lists, i) == 1
                        ? word != NULL && mica_state_operands(out, list.data, list.size, word)
                        : add_scale(p, out, list);
    if (!ok) return false;
  }
  return true;
}

static bool set_segments(mica_op_state *out, const mma_text *text) {
  int32_t sizes[MOST_OPERANDS];
  size_t count = 0;
  for (size_t i = 0; i < MATRICES; i++) sizes[count++] = (int32_t)text->operands[i].size;
  for (size_t i = MATRICES; i < text->lists.count; i++)
    for (size_t k = operands_in(&text->lists, i); k > 0; k--) sizes[count++] = 1;
  const mica_attr *attr =
      mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, count});
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), attr);
}

// MLIR takes those of a product without metadata or scales for sums.
static bool set_factor_type(mica_parser *p, mica_op_state *out, const mma_text *text, size_t i) {
  const bool is_plain = text->lists.count == MATRICES;
  const mica_str name = mica_str_of(factor_types[i]);
  nvvm_mma_types found;
  if (mica_state_attribute(out, name) != NULL) return true;
  if (i >= text->types.size || !nvvm_infer_mma_type(text->types.data[i], is_plain, &found))
    return text->lists.is_scaled ||
           mica_parse_error(p, mica_parser_name_position(p),
                            "attribute %s is not provided explicitly and cannot be inferred",
                            factor_types[i]);
  const mica_attr *attr = nvvm_mma_types_attr_get(mica_parser_context(p), found);
  return attr != NULL && mica_state_set_attribute(out, name, attr);
}

static bool set_order(mica_op_state *out, const mma_text *text) {
  const mica_str name = MICA_STR("orderedMetadata");
  if (!text->lists.is_sparse || !text->lists.is_scaled || mica_state_attribute(out, name) != NULL)
    return true;
  const mica_attr *unit = mica_attr_unit(mica_state_context(out));
  return unit != NULL && mica_state_set_attribute(out, name, unit);
}

bool nvvm_parse_mma(mica_parser *p, mica_op_state *out) {
  mma_text text = {.lists = lists_of(mica_state_name(out)->def)};
  if (!parse_lists(p, &text) || !mica_parse_attr_dict(p, out) || !parse_matrix_types(p, &text))
    return false;
  if (text.lists.is_scaled ? !parse_result(p, out, &text) || !add_matrices(out, &text)
                           : !add_matrices(out, &text) || !parse_result(p, out, &text))
    return false;
  return add_others(p, out, &text) && set_factor_type(p, out, &text, 0) &&
         set_factor_type(p, out, &text, 1) && set_order(out, &text) && set_segments(out, &text);
}

// ---- Writing ------------------------------------------------------------------------------------

static const mica_type *type_of_matrix(const mica_op *op, size_t i) {
  const mica_segment matrix = mica_op_operand_group(op, i);
  return mica_value_type(mica_op_operand(op, matrix.first));
}

// What reading finds by itself; of a plain product MLIR asks the first matrix for both.
static size_t elide(const mica_op *op, const mma_lists *lists, const char **names) {
  size_t count = 0;
  nvvm_mma_types type;
  names[count++] = "operandSegmentSizes";
  for (size_t i = 0; i < FACTORS; i++)
    if (nvvm_infer_mma_type(type_of_matrix(op, lists->count == MATRICES ? 0 : i), false, &type))
      names[count++] = factor_types[i];
  return count;
}

static void print_lists(mica_printer *p, const mica_op *op, const mma_lists *lists) {
  size_t operand = 0;
  for (size_t i = 0; i < lists->count; i++) {
    const size_t count = i < MATRICES ? mica_op_operand_group(op, i).count : operands_in(lists, i);
    mica_print_char(p, ' ');
    mica_print_text(p, lists->names[i]);
    mica_print_char(p, '[');
    mica_print_operands(p, op, operand, count);
    mica_print_text(p, lists->count == MATRICES ? "] " : "]");
    operand += count;
  }
}

void nvvm_print_mma(mica_printer *p, const mica_op *op) {
  const char *elided[1 + FACTORS];
  const mma_lists lists = lists_of(mica_op_def_of(op));
  print_lists(p, op, &lists);
  mica_print_attr_dict(p, op, elided, elide(op, &lists, elided));
  mica_print_text(p, " : (");
  for (size_t i = 0; i < MATRICES; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_type(p, type_of_matrix(op, i));
  }
  mica_print_text(p, ") -> ");
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}
