// Canonicalizations of linalg.broadcast, copy and transpose: two of them become one. Called by
// generated code; own nothing.
#include <stdlib.h>

#include "canonicalize.h"
#include "mica/builder.h"
#include "mica/mixed.h"

mica_op *linalg_build_moving(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                             mica_value *input, mica_value *output, mica_int64s numbers) {
  const mica_type *types[] = {mica_value_type(input), mica_value_type(output)};
  const mica_types results = {&types[1], mica_type_is_tensor(types[1])};
  mica_builder detached = mica_builder_detached(mica_rewriter_context(rw));
  mica_op *op = NULL;
  if (def == &linalg_fill_def)
    op = linalg_fill_build(&detached, loc, results, &input, 1, &output, 1);
  else if (def == &linalg_broadcast_def)
    op = linalg_broadcast_build(&detached, loc, results, input, output, numbers);
  else op = linalg_transpose_build(&detached, loc, results, input, output, numbers);
  if (op == NULL) return NULL;
  const mica_type *arguments[] = {linalg_element(types[0]), linalg_element(types[1])};
  mica_builder inside = mica_builder_detached(mica_rewriter_context(rw));
  const mica_block *body =
      mica_builder_new_block(&inside, mica_op_region(op, 0), (mica_types){arguments, 2}, loc);
  mica_value *element = body == NULL ? NULL : mica_block_argument_at(body, 0);
  if (element == NULL || linalg_yield_build(&inside, loc, &element, 1) == NULL) {
    mica_op_destroy(op);
    return NULL;
  }
  mica_builder_insert(&rw->builder, op);
  return op;
}

static bool copy_of_itself(mica_rewriter *rw, mica_op *op) {
  mica_value *input = mica_op_operand(op, 0);
  if (mica_op_operand_count(op) != 2 || input != mica_op_operand(op, 1)) return false;
  if (mica_op_result_count(op) == 0) mica_rewriter_erase(rw, op);
  else mica_rewriter_replace(rw, op, &input);
  return true;
}
static LINALG_PATTERN(copy_itself, "EraseSelfCopy", &linalg_copy_def, copy_of_itself);
const mica_pattern *const linalg_copy_canonicalizations[] = {&copy_itself, NULL};

static bool transpose_of_transpose(mica_rewriter *rw, mica_op *op) {
  const mica_op *before = mica_value_op_of(linalg_transpose_input(op), &linalg_transpose_def);
  if (before == NULL) return false;
  mica_context *ctx = mica_op_context(op);
  const mica_int64s first = linalg_transpose_permutation(before);
  const mica_int64s second = linalg_transpose_permutation(op);
  int64_t *both = mica_allocate(ctx, (second.size + 1) * sizeof *both);
  for (size_t i = 0; both != NULL && i < second.size; i++) both[i] = first.data[second.data[i]];
  const bool done =
      both != NULL &&
      mica_rewriter_replace_by(
          rw, op,
          linalg_build_moving(rw, mica_op_loc(op), &linalg_transpose_def,
                              linalg_transpose_input(before), linalg_transpose_init(op),
                              (mica_int64s){both, second.size}));
  mica_free(ctx, both, (second.size + 1) * sizeof *both);
  return done;
}

// Two lists of numbers, one for each dimension at most.
typedef struct two_lists {
  mica_context *ctx;
  int64_t *first, *second;
  size_t room, first_count, second_count;
} two_lists;

static bool make_lists(mica_context *ctx, size_t rank, two_lists *out) {
  *out = (two_lists){.ctx = ctx, .room = (2 * rank + 2) * sizeof(int64_t)};
  out->first = mica_allocate(ctx, out->room);
  if (out->first != NULL) out->second = out->first + rank + 1;
  return out->first != NULL;
}
static void free_lists(two_lists *lists) { mica_free(lists->ctx, lists->first, lists->room); }

static int compare(const void *x, const void *y) {
  const int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
  return (a > b) - (a < b);
}

// The order of what is repeated, and along which dimensions of the result. False: no memory.
static bool swap_lists(mica_int64s order, mica_int64s dims, two_lists *out) {
  bool *is_new = linalg_marks(out->ctx, dims, order.size);
  int64_t *numbers = mica_allocate(out->ctx, (order.size + 1) * sizeof *numbers);
  const bool ok = is_new != NULL && numbers != NULL;
  for (size_t i = 0, kept = 0; ok && i < order.size; i++)
    numbers[i] = is_new[i] ? 0 : (int64_t)kept++;
  for (size_t i = 0; ok && i < order.size; i++)
    if (!is_new[order.data[i]]) out->first[out->first_count++] = numbers[order.data[i]];
  for (size_t i = 0; ok && i < order.size; i++) numbers[order.data[i]] = (int64_t)i;
  for (size_t i = 0; ok && i < dims.size; i++)
    out->second[out->second_count++] = numbers[dims.data[i]];
  mica_free(out->ctx, numbers, (order.size + 1) * sizeof *numbers);
  mica_free(out->ctx, is_new, order.size + 1);
  return ok;
}

// tensor.empty for what is repeated in another order. NULL: no memory.
static mica_value *build_transposed_empty(mica_rewriter *rw, mica_loc loc, mica_value *input,
                                          const two_lists *lists) {
  const size_t rank = lists->first_count, room = (2 * rank + 1) * sizeof(mica_extent);
  mica_extent *sizes = mica_allocate(lists->ctx, room), *moved = sizes + rank;
  bool ok = sizes != NULL;
  for (size_t i = 0; ok && i < rank; i++)
    ok = tensor_size_at(&rw->builder, loc, input, i, &sizes[i]);
  for (size_t i = 0; ok && i < rank; i++) moved[i] = sizes[lists->first[i]];
  mica_value *empty = ok ? tensor_empty_of(&rw->builder, loc, moved, rank, mica_value_type(input))
                         : NULL;
  mica_free(lists->ctx, sizes, room);
  return empty;
}

static bool transpose_of_broadcast(mica_rewriter *rw, mica_op *op) {
  mica_value *repeated = linalg_transpose_input(op);
  const mica_op *broadcast = mica_value_op_of(repeated, &linalg_broadcast_def);
  if (broadcast == NULL || mica_operand_next_use(mica_value_first_use(repeated)) != NULL)
    return false;
  mica_value *input = linalg_broadcast_input(broadcast);
  const mica_int64s order = linalg_transpose_permutation(op);
  const mica_loc loc = mica_op_loc(op);
  two_lists lists;
  mica_op *moved = NULL, *made = NULL;
  if (make_lists(mica_op_context(op), order.size, &lists) &&
      swap_lists(order, linalg_broadcast_dimensions(broadcast), &lists)) {
    mica_value *empty = build_transposed_empty(rw, loc, input, &lists);
    if (empty != NULL)
      moved = linalg_build_moving(rw, loc, &linalg_transpose_def, input, empty,
                                  (mica_int64s){lists.first, lists.first_count});
    if (moved != NULL)
      made = linalg_build_moving(rw, loc, &linalg_broadcast_def, mica_op_result(moved, 0),
                                 linalg_transpose_init(op),
                                 (mica_int64s){lists.second, lists.second_count});
  }
  free_lists(&lists);
  return mica_rewriter_replace_by(rw, op, made);
}
static LINALG_PATTERN(transpose_twice, "FoldTransposeWithTranspose", &linalg_transpose_def,
                      transpose_of_transpose);
static LINALG_PATTERN(transpose_broadcast, "SwapTransposeWithBroadcast", &linalg_transpose_def,
                      transpose_of_broadcast);
const mica_pattern *const linalg_transpose_canonicalizations[] = {&transpose_twice,
                                                                  &transpose_broadcast, NULL};

// All dimensions that one or the other repeats along. False: no memory.
static bool join_dims(mica_int64s first, mica_int64s second, size_t rank, two_lists *out) {
  bool *is_new = linalg_marks(out->ctx, second, rank);
  if (is_new == NULL) return false;
  size_t kept = 0;
  for (size_t i = 0; i < rank; i++)
    if (!is_new[i]) out->second[kept++] = (int64_t)i;
  for (size_t i = 0; i < second.size; i++) out->first[out->first_count++] = second.data[i];
  for (size_t i = 0; i < first.size; i++)
    out->first[out->first_count++] = out->second[first.data[i]];
  mica_free(out->ctx, is_new, rank + 1);
  qsort(out->first, out->first_count, sizeof *out->first, compare);
  return true;
}

static bool broadcast_of_broadcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *before = mica_value_op_of(linalg_broadcast_input(op), &linalg_broadcast_def);
  if (before == NULL) return false;
  const size_t rank = linalg_rank(mica_value_type(linalg_broadcast_init(op)));
  two_lists lists;
  const bool done =
      make_lists(mica_op_context(op), rank, &lists) &&
      join_dims(linalg_broadcast_dimensions(before), linalg_broadcast_dimensions(op), rank,
                &lists) &&
      mica_rewriter_replace_by(
          rw, op,
          linalg_build_moving(rw, mica_op_loc(op), &linalg_broadcast_def,
                              linalg_broadcast_input(before), linalg_broadcast_init(op),
                              (mica_int64s){lists.first, lists.first_count}));
  free_lists(&lists);
  return done;
}
static LINALG_PATTERN(broadcast_identity, "EraseIdentityLinalgOp", &linalg_broadcast_def,
                      linalg_drop_identity);
static LINALG_PATTERN(broadcast_twice, "FoldBroadcasts", &linalg_broadcast_def,
                      broadcast_of_broadcast);
const mica_pattern *const linalg_broadcast_canonicalizations[] = {&broadcast_identity,
                                                                  &broadcast_twice, NULL};
