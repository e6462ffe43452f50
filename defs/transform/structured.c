// Hooks of transformations of structured operations: sizes of tiles, orders of dimensions, what
// takes the place of something. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- Orders of dimensions -----------------------------------------------------------------------

// Each of 0 to n - 1 once. False also without memory.
static bool is_permutation(mica_context *ctx, mica_int64s list) {
  bool *seen = mica_allocate(ctx, list.size * sizeof *seen);
  if (seen == NULL) return list.size == 0;
  memset(seen, 0, list.size * sizeof *seen);
  bool is_one = true;
  for (size_t i = 0; i < list.size && is_one; i++) {
    const int64_t at = list.data[i];
    is_one = at >= 0 && (uint64_t)at < list.size && !seen[at];
    if (is_one) seen[at] = true;
  }
  mica_free(ctx, seen, list.size * sizeof *seen);
  return is_one;
}

static bool check_permutation(mica_op *op, const char *name, mica_int64s list) {
  if (is_permutation(mica_op_context(op), list)) return true;
  mica_diag *diag = mica_op_error_begin(op, "expects %s to be a permutation, found ", name);
  for (size_t i = 0; i < list.size; i++)
    mica_diag_append(diag, i == 0 ? "%I" : ", %I", list.data[i]);
  return mica_diag_report(diag);
}

bool transform_structured_interchange_check(mica_op *op) {
  return check_permutation(op, "iterator_interchange",
                           transform_structured_interchange_iterator_interchange(op));
}
bool transform_structured_hoist_pad_check(mica_op *op) {
  return check_permutation(op, "transpose", transform_structured_hoist_pad_transpose(op));
}
bool transform_structured_hoist_pad_build_packing_loop_nest_check(mica_op *op) {
  return check_permutation(op, "transpose",
                           transform_structured_hoist_pad_build_packing_loop_nest_transpose(op));
}

static bool check_valid(mica_op *op, const char *name, mica_int64s list) {
  return is_permutation(mica_op_context(op), list) ||
         mica_op_error(op, "\"%s\" is not a valid permutation", name);
}

bool transform_structured_pack_transpose_check(mica_op *op) {
  const mica_int64s inner = transform_structured_pack_transpose_inner_perm(op);
  const mica_int64s outer = transform_structured_pack_transpose_outer_perm(op);
  return check_valid(op, "inner_perm", inner) && check_valid(op, "outer_perm", outer) &&
         (inner.size != 0 || outer.size != 0 ||
          mica_op_error(op, " at least one of \"inner_perm\" or \"outer_perm\" must be specified"));
}

bool transform_structured_pack_greedily_check(mica_op *op) {
  const mica_int64s sizes = transform_structured_pack_greedily_static_matmul_packed_sizes(op);
  const mica_int64s multiples =
      transform_structured_pack_greedily_matmul_padded_sizes_next_multiple_of(op);
  if (!check_valid(op, "matmul_inner_dims_order",
                   transform_structured_pack_greedily_matmul_inner_dims_order(op)))
    return false;
  for (size_t i = 0; i < multiples.size && i < sizes.size; i++)
    if (multiples.data[i] != 0 && sizes.data[i] != 0)
      return mica_op_error(op,
                           "at most one of the packed_size and the padded_sizes_next_multiple_of "
                           "can be nonzero for the matmul strategy");
  return true;
}

// ---- Padding ------------------------------------------------------------------------------------

static bool check_numbers(mica_op *op, const mica_attr *list, int64_t most, const char *text) {
  const mica_attrs elements = mica_attr_array_elements(list);
  for (size_t i = 0; i < elements.size; i++) {
    const int64_t number = mica_attr_integer_value(elements.data[i]);
    if (number < 0 || number > most) return mica_op_error(op, "%s, found %a", text, list);
  }
  return true;
}

// An array of numbers.
static bool is_array_permutation(mica_context *ctx, const mica_attr *list) {
  const mica_attrs elements = mica_attr_array_elements(list);
  int64_t *numbers = mica_allocate(ctx, elements.size * sizeof *numbers);
  if (numbers == NULL) return elements.size == 0;
  for (size_t i = 0; i < elements.size; i++) numbers[i] = mica_attr_integer_value(elements.data[i]);
  const bool is_one = is_permutation(ctx, (mica_int64s){numbers, elements.size});
  mica_free(ctx, numbers, elements.size * sizeof *numbers);
  return is_one;
}

static bool check_transposes(mica_op *op) {
  const mica_attrs each = transform_structured_pad_transpose_paddings(op);
  for (size_t i = 0; i < each.size; i++)
    if (!is_array_permutation(mica_op_context(op), each.data[i]))
      return mica_op_error(op, "expects transpose_paddings to be a permutation, found %a",
                           each.data[i]);
  return true;
}

bool transform_structured_pad_check(mica_op *op) {
  if (!check_numbers(op, transform_structured_pad_nofold_flags_attr(op), 1,
                     "expects nofold_flags to contain booleans (0/1)") ||
      !check_numbers(op, transform_structured_pad_padding_dimensions_attr(op), INT64_MAX,
                     "expects padding_dimensions to contain positive integers"))
    return false;
  const size_t multiples = transform_structured_pad_static_pad_to_multiple_of(op).size;
  if (multiples != 0 && multiples != transform_structured_pad_padding_dimensions(op).size)
    return mica_op_error(op, "expects as many multiples as padding_dimensions");
  if (!check_transposes(op)) return false;
  const mica_str copy = transform_structured_pad_copy_back_op(op);
  return mica_str_is(copy, "bufferization.materialize_in_destination") ||
         mica_str_is(copy, "linalg.copy") || mica_str_is(copy, "none") ||
         mica_op_error(op, "invalid copy_back_op");
}

bool transform_structured_pad_tiling_interface_check(mica_op *op) {
  (void)op;
  return true;
}

bool transform_structured_bufferize_to_allocation_check(mica_op *op) {
  const mica_str copy = transform_structured_bufferize_to_allocation_memcpy_op(op);
  const mica_str alloc = transform_structured_bufferize_to_allocation_alloc_op(op);
  if (!mica_str_is(copy, "bufferization.materialize_in_destination") &&
      !mica_str_is(copy, "memref.copy") && !mica_str_is(copy, "linalg.copy"))
    return mica_op_error(op, "unsupported memcpy op");
  return mica_str_is(alloc, "memref.alloc") || mica_str_is(alloc, "memref.alloca") ||
         mica_op_error(op, "unsupported alloc op");
}

// ---- Tiles --------------------------------------------------------------------------------------

// What is tiled by 0 gets no loop.
static size_t count_loops(mica_int64s sizes) {
  size_t count = 0;
  for (size_t i = 0; i < sizes.size; i++) count += sizes.data[i] != 0;
  return count;
}

static bool report_long_interchange(mica_op *op, size_t rank) {
  const mica_segment values = transform_structured_fuse_tile_interchange_segment(op);
  mica_diag *diag = mica_op_error_begin(
      op, "interchange length exceeds iteration space dimensions (%z), found ", rank);
  for (size_t i = 0; i < values.count; i++) {
    if (i != 0) mica_diag_append(diag, ", ");
    mica_diag_append_value(diag, mica_op_operand(op, values.first + i));
  }
  return mica_diag_report(diag);
}

static bool check_interchange(mica_op *op, mica_int64s order, bool *seen, size_t rank) {
  for (size_t i = 0; i < order.size; i++) {
    const int64_t at = order.data[i];
    if (at == MICA_DYNAMIC) continue;
    if (at < 0 || (uint64_t)at >= rank)
      return mica_op_error(op, "expects interchange values to be in range [0, %z), found: %I", rank,
                           at);
    if (seen[at]) return mica_op_error(op, "found duplicate interchange value: %I", at);
    seen[at] = true;
  }
  return true;
}

bool transform_structured_fuse_check(mica_op *op) {
  const mica_int64s sizes = transform_structured_fuse_static_tile_sizes(op);
  const mica_int64s order = transform_structured_fuse_static_tile_interchange(op);
  if (order.size > sizes.size) return report_long_interchange(op, sizes.size);
  mica_context *ctx = mica_op_context(op);
  bool *seen = mica_allocate(ctx, sizes.size * sizeof *seen);
  if (seen == NULL && sizes.size != 0) return false;
  if (sizes.size != 0) memset(seen, 0, sizes.size * sizeof *seen);
  const bool is_good = check_interchange(op, order, seen, sizes.size);
  mica_free(ctx, seen, sizes.size * sizeof *seen);
  if (!is_good) return false;
  const size_t loops = transform_structured_fuse_use_forall(op) ? 1 : count_loops(sizes);
  return loops == mica_op_result_count(op) - 1 ||
         mica_op_error(op, "expects %z loop results", loops);
}

bool transform_structured_tile_using_for_check(mica_op *op) {
  const mica_int64s sizes = transform_structured_tile_using_for_static_sizes(op);
  const size_t scalable = transform_structured_tile_using_for_scalable_sizes(op).size;
  if (sizes.size != scalable)
    return mica_op_error(op, "expected same number of sizes (%z) and scalable sizes (%z)",
                         sizes.size, scalable);
  const size_t loops = count_loops(sizes), results = mica_op_result_count(op) - 1;
  return loops == results ||
         mica_op_error(op,
                       "expected number of loops to tile (%z) to match number of `loops` results "
                       "(%z)",
                       loops, results);
}

bool transform_structured_tile_using_forall_check(mica_op *op) {
  const int threads = (transform_structured_tile_using_forall_static_num_threads(op).size != 0) +
                      (transform_structured_tile_using_forall_packed_num_threads(op) != NULL);
  const int sizes = (transform_structured_tile_using_forall_static_tile_sizes(op).size != 0) +
                    (transform_structured_tile_using_forall_packed_tile_sizes(op) != NULL);
  if (threads > 1)
    return mica_op_error(op, "num_threads and packed_num_threads are mutually exclusive");
  if (sizes > 1)
    return mica_op_error(op, "tile_sizes and packed_tile_sizes are mutually exclusive");
  return threads + sizes != 0 ||
         mica_op_error(op, "either (packed_)num_threads or (packed_)tile_sizes must be specified");
}

bool transform_structured_vectorize_check(mica_op *op) {
  const size_t sizes = transform_structured_vectorize_static_vector_sizes(op).size;
  const size_t scalable = transform_structured_vectorize_scalable_sizes(op).size;
  return sizes == scalable ||
         mica_op_error(op, "expected same number of vector sizes (%z) and scalable sizes (%z)",
                       sizes, scalable);
}

// ---- Sizes of several tiles: `(type) -> type`, which all results have ---------------------------

static bool results_equal(const mica_op *op) {
  for (size_t i = 1; i < mica_op_result_count(op); i++)
    if (mica_value_type(mica_op_result(op, i)) != mica_value_type(mica_op_result(op, 0)))
      return false;
  return true;
}
bool transform_structured_multitile_sizes_check(mica_op *op) {
  return results_equal(op) || mica_op_error(op, "expects all results type to be the same");
}
bool transform_structured_continuous_tile_sizes_check(mica_op *op) {
  return results_equal(op) || mica_op_error(op, "expects all results type to be the same");
}

static bool parse_mapping(mica_parser *p, const mica_type **from, const mica_type **to) {
  const mica_position at = mica_parser_position(p);
  const mica_type *type = NULL;
  if (!mica_parse_function_type(p, &type)) return false;
  const mica_types inputs = mica_type_function_inputs(type);
  const mica_types results = mica_type_function_results(type);
  if (inputs.size != 1 || results.size != 1)
    return mica_parse_error(p, at,
                            "expects a trailing functional type with one argument and one result");
  *from = inputs.data[0];
  *to = results.data[0];
  return true;
}
static void print_mapping(mica_printer *p, const mica_type *from, const mica_type *to) {
  mica_print_char(p, '(');
  mica_print_type(p, from);
  mica_print_text(p, ") -> ");
  mica_print_function_result_type(p, to);
}

bool transform_parse_multitile_sizes_types(mica_parser *p, mica_op_state *out,
                                           const mica_type **target, const mica_type **low,
                                           const mica_type **high, const mica_type **split) {
  (void)out;
  if (!parse_mapping(p, target, low)) return false;
  *high = *split = *low;
  return true;
}
void transform_print_multitile_sizes_types(mica_printer *p, const mica_op *op,
                                           const mica_type *target, const mica_type *low,
                                           const mica_type *high, const mica_type *split) {
  (void)op, (void)high, (void)split;
  print_mapping(p, target, low);
}
bool transform_parse_continuous_tile_size_types(mica_parser *p, mica_op_state *out,
                                                const mica_type **target, const mica_type **tiles,
                                                const mica_type **chunks) {
  (void)out;
  if (!parse_mapping(p, target, tiles)) return false;
  *chunks = *tiles;
  return true;
}
void transform_print_continuous_tile_size_types(mica_printer *p, const mica_op *op,
                                                const mica_type *target, const mica_type *tiles,
                                                const mica_type *chunks) {
  (void)op, (void)chunks;
  print_mapping(p, target, tiles);
}

// ---- split: `%target after 4`, `%target after %sizes` -------------------------------------------

static bool parse_chunk_type(mica_parser *p, mica_op_state *out, const mica_operand_ref *chunks) {
  const mica_type *type = NULL;
  return mica_parse_punct(p, ',') && mica_parse_type(p, &type) &&
         mica_state_operands(out, chunks, 1, type);
}

bool transform_structured_split_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref target, chunks;
  int64_t size = MICA_DYNAMIC;
  const mica_type *type = NULL;
  if (!mica_parse_operand(p, &target) || !mica_parse_keyword(p, "after")) return false;
  const mica_parsed dynamic = mica_parse_optional_operand(p, &chunks);
  if (dynamic == MICA_FAILED || (dynamic == MICA_ABSENT && !mica_parse_int64(p, &size)) ||
      !mica_parse_attr_dict(p, out) || !mica_parse_punct(p, ':') || !mica_parse_type(p, &type) ||
      !mica_state_operands(out, &target, 1, type) ||
      (dynamic == MICA_PARSED && !parse_chunk_type(p, out, &chunks)))
    return false;
  const mica_attr *number = mica_attr_i64(mica_state_context(out), size);
  if (number == NULL) return false;
  mica_state_set_slot(out, TRANSFORM_STRUCTURED_SPLIT_SLOT_STATIC_CHUNK_SIZES, number);
  return mica_state_result(out, type);
}

static int64_t split_size(const mica_op *op) {
  return mica_attr_integer_value(transform_structured_split_static_chunk_sizes_attr(op));
}

void transform_structured_split_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"static_chunk_sizes"};
  const mica_value *target = transform_structured_split_target(op);
  const mica_value *chunks = transform_structured_split_dynamic_chunk_sizes(op);
  const int64_t size = split_size(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, target);
  mica_print_text(p, " after ");
  if (size != MICA_DYNAMIC) mica_print_int(p, size);
  else if (chunks != NULL) mica_print_operand(p, chunks);
  mica_print_char(p, ' ');
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(target));
  if (size != MICA_DYNAMIC || chunks == NULL) return;
  mica_print_text(p, ", ");
  mica_print_type(p, mica_value_type(chunks));
}

bool transform_structured_split_check(mica_op *op) {
  return (split_size(op) != MICA_DYNAMIC) ==
             (transform_structured_split_dynamic_chunk_sizes(op) == NULL) ||
         mica_op_error(op, "expects either a dynamic or a static split point to be provided");
}

// ---- replace ------------------------------------------------------------------------------------

bool transform_structured_replace_check(mica_op *op) {
  const mica_region *region = transform_structured_replace_body_region(op);
  if (!mica_region_has_one_block(region)) return mica_op_error(op, "expected one block");
  const mica_op *other = mica_block_first(mica_region_first(region));
  if (other == NULL || mica_op_next(other) != NULL)
    return mica_op_error(op, "expected one operation in block");
  if (mica_op_operand_count(other) != 0)
    return mica_op_error(other, "expected replacement without operands");
  return mica_op_has_flag(other, MICA_OP_ISOLATED_FROM_ABOVE) || mica_op_region_count(other) == 0 ||
         mica_op_error(other, "expect op that is isolated from above");
}
