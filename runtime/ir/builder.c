// The builder: makes operations at its insertion point.
#include "mica/builder.h"

#include <assert.h>

#include "ir/op.h"
#include "ir/op_name.h"
#include "mica/context.h"
#include "mica/generated.h"
#include "mica/interfaces.h"

void mica_builder_insert(mica_builder *b, mica_op *op) {
  if (b->before != NULL) mica_block_insert_before(b->before, op);
  else if (b->block != NULL) mica_block_append(b->block, op);
  if (b->listener != NULL && b->listener->inserted != NULL)
    b->listener->inserted(b->listener->user, op);
}

// A slot that the definition demands and fills with nothing by itself.
static bool is_demanded(const mica_part *part) {
  return (part->flags & (MICA_PART_OPTIONAL | MICA_PART_PROPERTY)) == 0 && part->extra == 0 &&
         !mica_part_holds_sizes(part);
}

bool mica_parts_are_whole(const mica_op_def *def, const mica_op_parts *parts) {
  for (size_t i = 0; i < parts->operand_count; i++)
    if (parts->operands[i] == NULL) return false;
  for (size_t i = 0; i < parts->result_count; i++)
    if (parts->result_types[i] == NULL) return false;
  for (size_t i = 0; i < parts->successor_count; i++)
    if (parts->successors[i] == NULL) return false;
  for (size_t i = 0; def != NULL && i < def->slot_count; i++)
    if (is_demanded(&def->parts[i]) && (i >= parts->slot_count || parts->slots[i] == NULL))
      return false;
  return true;
}

#ifndef NDEBUG
static bool is_of_context(const mica_context *ctx, const mica_op_parts *parts) {
  for (size_t i = 0; i < parts->operand_count; i++)
    if (mica_value_context(parts->operands[i]) != ctx) return false;
  for (size_t i = 0; i < parts->result_count; i++)
    if (mica_type_context(parts->result_types[i]) != ctx) return false;
  for (size_t i = 0; i < parts->slot_count; i++)
    if (parts->slots[i] != NULL && mica_attr_context(parts->slots[i]) != ctx) return false;
  return parts->attributes == NULL || mica_attr_context(parts->attributes) == ctx;
}
#endif

static mica_op *insert_named(mica_builder *b, mica_loc loc, const mica_op_name *name,
                             const mica_op_parts *parts) {
  if (name == NULL || !mica_parts_are_whole(name->def, parts)) return NULL;
  assert(is_of_context(b->context, parts));
  mica_op *op = mica_op_create(loc, name, parts);
  if (op != NULL) mica_builder_insert(b, op);
  return op;
}

mica_op *mica_builder_insert_new(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                 const mica_op_parts *parts) {
  return insert_named(b, loc, mica_op_name_of_def(b->context, def), parts);
}

static size_t inferred_count(const mica_infer_type_interface *infer, const mica_op_def *def,
                             const mica_op_parts *parts) {
  if (infer->infer_count != NULL) return infer->infer_count(parts);
  return parts->result_count > def->result_count ? parts->result_count : def->result_count;
}

bool mica_parts_infer_results(mica_context *ctx, mica_loc loc, const mica_op_def *def,
                              const mica_op_parts *parts, const mica_type ***types, size_t *count) {
  const mica_infer_type_interface *infer =
      mica_op_def_interface(ctx, def, &mica_infer_type_interface_id);
  if (infer == NULL || infer->infer_types == NULL) return false;
  *count = inferred_count(infer, def, parts);
  size_t size = *count * sizeof **types;
  *types = mica_allocate(ctx, size);
  if (*types == NULL) return false;
  memset(*types, 0, size);
  if (infer->infer_types(ctx, loc, parts, *types)) return true;
  mica_free(ctx, *types, size);
  return false;
}

mica_op *mica_builder_insert_inferred(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                      const mica_op_parts *parts) {
  mica_op_parts whole = *parts;
  const mica_type **types;
  size_t count;
  whole.result_count = 0;
  if (!mica_parts_are_whole(def, &whole)) return NULL;
  if (!mica_parts_infer_results(b->context, loc, def, parts, &types, &count)) return NULL;
  whole.result_types = types;
  whole.result_count = count;
  mica_op *op = NULL;
  if (mica_types_checked(loc, (mica_types){types, count}))
    op = mica_builder_insert_new(b, loc, def, &whole);
  mica_free(b->context, types, count * sizeof *types);
  return op;
}

// ---- Operands in groups -------------------------------------------------------------------------

// Parts with operands and slots in memory of their own.
typedef struct joined_parts {
  mica_op_parts parts;
  mica_value **operands;
  const mica_attr **slots;
  size_t *sizes;
} joined_parts;

static bool fill_slots(mica_context *ctx, joined_parts *j, const mica_op_def *def,
                       const mica_op_parts *parts, const mica_value_group *groups,
                       size_t group_count) {
  for (size_t i = 0; i < def->slot_count; i++)
    j->slots[i] = i < parts->slot_count ? parts->slots[i] : NULL;
  j->parts.slots = j->slots;
  j->parts.slot_count = def->slot_count;
  const int slot = mica_def_sizes_slot(def, MICA_PART_OPERAND_SIZES);
  if (slot < 0) return true;
  for (size_t i = 0; i < group_count; i++) j->sizes[i] = groups[i].count;
  return (j->slots[slot] = mica_attr_segment_sizes(ctx, j->sizes, group_count)) != NULL;
}

// False: no memory.
static bool join(mica_context *ctx, joined_parts *j, const mica_op_def *def,
                 const mica_op_parts *parts, const mica_value_group *groups, size_t group_count) {
  *j = (joined_parts){.parts = *parts};
  j->slots = mica_allocate(ctx, def->slot_count * sizeof *j->slots + 1);
  j->sizes = mica_allocate(ctx, group_count * sizeof *j->sizes + 1);
  if (j->slots == NULL || j->sizes == NULL ||
      !mica_join_values(ctx, groups, group_count, &j->operands, &j->parts.operand_count))
    return false;
  j->parts.operands = j->operands;
  return fill_slots(ctx, j, def, parts, groups, group_count);
}

static void free_joined(mica_context *ctx, const joined_parts *j, const mica_op_def *def,
                        size_t group_count) {
  mica_free(ctx, j->operands, j->parts.operand_count * sizeof *j->operands);
  mica_free(ctx, j->slots, def->slot_count * sizeof *j->slots + 1);
  mica_free(ctx, j->sizes, group_count * sizeof *j->sizes + 1);
}

mica_op *mica_builder_insert_groups(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                    const mica_op_parts *parts, const mica_value_group *groups,
                                    size_t group_count) {
  joined_parts j;
  mica_op *op = NULL;
  if (join(b->context, &j, def, parts, groups, group_count))
    op = mica_builder_insert_new(b, loc, def, &j.parts);
  free_joined(b->context, &j, def, group_count);
  return op;
}

mica_op *mica_builder_insert_inferred_groups(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                             const mica_op_parts *parts,
                                             const mica_value_group *groups, size_t group_count) {
  joined_parts j;
  mica_op *op = NULL;
  if (join(b->context, &j, def, parts, groups, group_count))
    op = mica_builder_insert_inferred(b, loc, def, &j.parts);
  free_joined(b->context, &j, def, group_count);
  return op;
}

mica_op *mica_builder_insert_named(mica_builder *b, mica_loc loc, mica_str name,
                                   const mica_op_parts *parts) {
  const mica_op_name *known = mica_op_name_get(b->context, name);
  return known == NULL || known->def == NULL ? NULL
                                             : mica_builder_insert_new(b, loc, known->def, parts);
}

mica_op *mica_builder_insert_unregistered(mica_builder *b, mica_loc loc, mica_str name,
                                          const mica_op_parts *parts) {
  return insert_named(b, loc, mica_op_name_get(b->context, name), parts);
}

mica_block *mica_builder_new_block(mica_builder *b, mica_region *region, mica_types arguments,
                                   mica_loc loc) {
  mica_block *block = mica_block_create(b->context);
  if (block == NULL) return NULL;
  for (size_t i = 0; i < arguments.size; i++) {
    if (mica_block_add_argument(b->context, block, arguments.data[i], loc) != NULL) continue;
    mica_block_destroy(b->context, block);
    return NULL;
  }
  mica_region_append(region, block);
  b->block = block;
  b->before = NULL;
  if (b->listener != NULL && b->listener->block_inserted != NULL)
    b->listener->block_inserted(b->listener->user, block);
  return block;
}
