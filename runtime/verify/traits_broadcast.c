// ResultsBroadcastableShape: operands that broadcast to a shape which the results may have.
#include "context/context.h"
#include "mica/dialect.h"
#include "mica/verify.h"

typedef struct shape {
  int64_t *data;  // in the context's scratch
  size_t size;
} shape;

static bool has_kind(const mica_op *op, mica_type_check check) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (check(mica_value_type(mica_op_operand(op, i)))) return true;
  for (size_t i = 0; i < op->result_count; i++)
    if (check(mica_value_type(mica_op_result(op, i)))) return true;
  return false;
}

// False: one size is neither the other nor 1. An unknown size gives way to a known one above 1.
static bool broadcast_size(int64_t a, int64_t b, int64_t *out) {
  if (a == b || b == 1) *out = a;
  else if (a == 1) *out = b;
  else if (a == MICA_DYNAMIC) *out = b > 1 ? b : MICA_DYNAMIC;
  else if (b == MICA_DYNAMIC) *out = a > 1 ? a : MICA_DYNAMIC;
  else return false;
  return true;
}

// `all` has room for the longest shape and holds it back to front.
static bool broadcast(shape *all, mica_int64s other) {
  for (size_t i = 0; i < other.size; i++) {
    int64_t size = other.data[other.size - 1 - i];
    if (i < all->size) {
      if (!broadcast_size(all->data[i], size, &all->data[i])) return false;
    } else {
      all->data[all->size++] = size;
    }
  }
  return true;
}

static size_t longest_operand(const mica_op *op) {
  size_t longest = 0;
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (mica_type_is_ranked_tensor(type) && mica_type_shape(type).size > longest)
      longest = mica_type_shape(type).size;
  }
  return longest;
}

// The last sizes of a result, as many as the operands have.
static bool result_fits(const shape *all, mica_int64s result) {
  if (result.size < all->size) return false;
  for (size_t i = 0; i < all->size; i++) {
    int64_t inferred = all->data[i], own = result.data[result.size - 1 - i];
    if (inferred != own && inferred != MICA_DYNAMIC && own != MICA_DYNAMIC) return false;
  }
  return true;
}

static void append_size(mica_diag *diag, bool is_first, int64_t size) {
  if (!is_first) mica_diag_append(diag, "x");
  if (size == MICA_DYNAMIC) mica_diag_append(diag, "?");
  else mica_diag_append(diag, "%I", size);
}

static bool report_result(const mica_op *op, const shape *all, mica_int64s result) {
  mica_diag *diag = mica_op_error_begin(op, "result type '");
  for (size_t i = 0; i < result.size; i++) append_size(diag, i == 0, result.data[i]);
  mica_diag_append(diag, "' not broadcast compatible with broadcasted operands's shapes '");
  for (size_t i = 0; i < all->size; i++) append_size(diag, i == 0, all->data[all->size - 1 - i]);
  mica_diag_append(diag, "'");
  return mica_diag_report(diag);
}

static bool verify_shapes(mica_op *op, shape *all) {
  bool any_ranked = false;
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (!mica_type_is_ranked_tensor(type)) continue;
    any_ranked = true;
    if (!broadcast(all, mica_type_shape(type)))
      return mica_op_error(op, "operands don't have broadcast-compatible shapes");
  }
  for (size_t i = 0; any_ranked && i < op->result_count; i++) {
    const mica_type *type = mica_value_type(mica_op_result(op, i));
    if (!mica_type_is_ranked_tensor(type) || result_fits(all, mica_type_shape(type))) continue;
    return report_result(op, all, mica_type_shape(type));
  }
  return true;
}

bool mica_verify_results_broadcastable_shape(mica_op *op) {
  if (has_kind(op, mica_type_is_tensor) && has_kind(op, mica_type_is_vector)) {
    return mica_op_plain_error(op, "cannot broadcast vector with tensor");
  }
  mica_arena *scratch = &mica_op_context(op)->scratch;
  mica_arena_mark mark = mica_arena_save(scratch);
  shape all = {MICA_ARENA_NEW(scratch, int64_t, longest_operand(op)), 0};
  bool ok = all.data != NULL && verify_shapes(op, &all);
  mica_arena_restore(scratch, mark);
  return ok;
}
