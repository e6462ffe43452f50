// Operands taken away, with the attributes that hold sizes of their groups. Called by whoever
// changes what is passed to blocks, regions and functions; a drop owns its list.
#include "context/context.h"
#include "ir/op.h"
#include "memory/array.h"
#include "mica/generated.h"
#include "mica/reflection.h"
#include "mica/rewrite.h"

// A slot that holds sizes, and what it is to hold.
typedef struct mica_resized_slot {
  size_t slot;
  const mica_attr *sizes;
} mica_resized_slot;

// The sizes of groups that stand one after the other from operand `first` on, without what is
// marked. NULL: no memory.
static const mica_attr *shrunk(mica_context *ctx, const mica_attr *sizes, size_t first,
                               const bool *marks) {
  const mica_int32s old = mica_attr_dense_i32s_value(sizes);
  int32_t *list = mica_allocate(ctx, old.size * sizeof *list);
  if (list == NULL) return NULL;
  for (size_t i = 0; i < old.size; i++) {
    list[i] = old.data[i];
    for (int32_t k = 0; k < old.data[i]; k++) list[i] -= marks[first++];
  }
  const mica_attr *attr = mica_attr_dense_i32s(ctx, (mica_int32s){list, old.size});
  mica_free(ctx, list, old.size * sizeof *list);
  return attr;
}

static bool resize(mica_operand_drop *d, size_t slot, size_t first) {
  mica_context *ctx = mica_op_context(d->op);
  const mica_attr *sizes = mica_op_slot(d->op, slot);
  if (sizes == NULL || !mica_attr_is_dense_array_of(sizes, 32)) return true;
  const mica_attr *made = shrunk(ctx, sizes, first, d->marks);
  if (made == NULL ||
      !MICA_ARRAY_ROOM(&ctx->memory, d->resized, d->resized_count, d->resized_capacity, 1))
    return false;
  d->resized[d->resized_count++] = (mica_resized_slot){slot, made};
  return true;
}

bool mica_operand_drop_prepare(mica_operand_drop *drop, mica_op *op, const bool *marks) {
  const mica_op_def *def = mica_op_def_of(op);
  *drop = (mica_operand_drop){.op = op, .marks = marks};
  if (def == NULL) return true;
  for (size_t i = 0; i < def->slot_count; i++)
    if ((def->parts[i].flags & MICA_PART_OPERAND_SIZES) != 0 && !resize(drop, i, 0)) return false;
  for (size_t i = 0; i < def->operand_count; i++) {
    const mica_part_extra *extra = mica_part_extra_of(def, &def->parts[def->slot_count + i]);
    if (extra == NULL) continue;
    const int slot = mica_op_slot_index(op, mica_str_of(extra->group_sizes));
    if (!resize(drop, (size_t)slot, mica_op_operand_group(op, i).first)) return false;
  }
  return true;
}

void mica_operand_drop_apply(mica_rewriter *rw, const mica_operand_drop *drop) {
  mica_op_erase_marked_operands(drop->op, drop->marks);
  for (size_t i = 0; i < drop->resized_count; i++)
    mica_op_set_slot(drop->op, drop->resized[i].slot, drop->resized[i].sizes);
  mica_rewriter_modified(rw, drop->op);
}

void mica_operand_drop_free(mica_operand_drop *drop) {
  if (drop->op == NULL) return;
  mica_free(mica_op_context(drop->op), drop->resized,
            drop->resized_capacity * sizeof *drop->resized);
  *drop = (mica_operand_drop){0};
}
