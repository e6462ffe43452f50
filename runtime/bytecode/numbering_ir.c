// Walks over the operations that are written. The first gives each an order number, outer ones
// before what is in them, and finds which use nothing from outside; the second numbers values and
// all that operations name, a region at a time, as MLIR does it.
//
// No look-up hashes: an operation carries its number in `order` (which stays increasing within each
// block), a block its position in `number`, an argument its number in `label`, as in print/names.c.
#include "bytecode/write.h"

#include "ir/op.h"
#include "mica/diagnostic.h"
#include "mica/location.h"
#include "mica/property.h"
#include "print/op.h"

// ---- Order and isolation ------------------------------------------------------------------------

// An operation with regions that the walk is in: its place here is its depth. And the depth of the
// outermost operation whose values are used inside.
typedef struct open_op {
  const mica_op *op;
  size_t used_depth;
} open_op;
typedef struct open_ops {
  open_op *items;
  size_t count, capacity;
} open_ops;

// The depth of the operation among those that are open, or of the innermost one around it that is;
// their number: none is. Values that may be used belong to one that is open.
static size_t open_depth(const open_ops *open, const mica_op *op) {
  for (; op != NULL; op = mica_op_parent(op)) {
    size_t first = 0, end = open->count;  // by their order numbers, which ascend
    while (first < end) {
      const size_t middle = first + (end - first) / 2;
      if (open->items[middle].op->order < op->order) first = middle + 1;
      else end = middle;
    }
    if (first < open->count && open->items[first].op == op) return first;
  }
  return open->count;
}

static void refuse_use(mica_bytecode_writer *w, const mica_op *op) {
  mica_op_error(op, "uses a value from outside of what is written");
  mica_writer_fail(w);
}

static const mica_region *region_of(const mica_value *value) {
  const mica_block *block = mica_value_block(value);
  return block == NULL ? NULL : block->parent;
}

static void note_uses(mica_bytecode_writer *w, open_ops *open, const mica_op *op) {
  const mica_region *own = op->block == NULL ? NULL : op->block->parent;
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_region *region = region_of(op->operands[i].value);
    if (region == own && op != w->root) continue;
    const size_t depth = region == NULL ? open->count : open_depth(open, region->parent);
    if (depth == open->count) {
      refuse_use(w, op);
      return;
    }
    open_op *innermost = &open->items[open->count - 1];
    if (depth < innermost->used_depth) innermost->used_depth = depth;
  }
}

// What uses values of its own regions alone is isolated, whatever its definition says.
static void close_op(mica_bytecode_writer *w, open_ops *open) {
  open_op closed = open->items[--open->count];
  if (closed.used_depth >= open->count) op_at(w, closed.op->order)->is_isolated = true;
  if (open->count == 0) return;
  open_op *outer = &open->items[open->count - 1];
  if (closed.used_depth < outer->used_depth) outer->used_depth = closed.used_depth;
}

static bool open_one(mica_bytecode_writer *w, open_ops *open, mica_op *op) {
  const mica_op *parent = op == w->root ? NULL : mica_op_parent(op);
  while (open->count != 0 && open->items[open->count - 1].op != parent) close_op(w, open);
  if (w->ops.count >= MOST_NUMBERED || !mica_list_room(w->memory, &w->ops, sizeof(numbered_op)) ||
      !MICA_ARRAY_ROOM(w->memory, open->items, open->count, open->capacity, 1)) {
    mica_writer_fail(w);
    return false;
  }
  op->order = (uint32_t)w->ops.count++;
  *op_at(w, op->order) = (numbered_op){
      .is_isolated = mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE),
  };
  note_uses(w, open, op);
  if (op->region_count != 0) open->items[open->count++] = (open_op){op, SIZE_MAX};
  return !w->failed;
}

static void order_ops(mica_bytecode_writer *w) {
  open_ops open = {0};
  mica_op *root = (mica_op *)(uintptr_t)w->root;  // for scratch
  for (mica_op *op = root; op != NULL && open_one(w, &open, op);) op = mica_op_walk_next(op, root);
  while (open.count != 0 && !w->failed) close_op(w, &open);
  mica_memory_free(w->memory, open.items, open.capacity * sizeof *open.items);
}

// ---- Dictionaries -------------------------------------------------------------------------------

typedef struct entries {
  mica_named_attr *data;
  size_t size, capacity;
} entries;

static const mica_attr *merged_dictionary(mica_bytecode_writer *w, const mica_op *op) {
  entries all = {0};
  attr_merge merge;
  mica_attr_merge_init(&merge, op);
  for (mica_named_attr entry; mica_attr_merge_next(&merge, &entry, MERGE_ATTRIBUTES_AND_SIZES);) {
    if (!MICA_ARRAY_ROOM(w->memory, all.data, all.size, all.capacity, 1)) mica_writer_fail(w);
    else all.data[all.size++] = entry;
  }
  const mica_attr *made = NULL;
  if (all.size != 0 && !w->failed) {
    mica_named_attrs list = {all.data, all.size};
    made = mica_attr_dictionary(w->context, list, NULL);
    if (made == NULL) mica_writer_fail(w);
  }
  mica_memory_free(w->memory, all.data, all.capacity * sizeof *all.data);
  return made;
}

// Properties that are no attributes: MLIR leaves them out of older versions without a word.
static bool has_lost_properties(const mica_op *op) {
  const mica_op_def *def = op->name->def;
  if (def == NULL) return op->name->slot_count != 0 && mica_op_slot(op, 0) != NULL;
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (mica_slot_property(def, i) != NULL && !mica_op_has_default(op, i)) return true;
  return false;
}

static void warn_of_loss(mica_bytecode_writer *w, const mica_op *op) {
  if (w->version >= SINCE_PROPERTIES || w->has_warned || !has_lost_properties(op)) return;
  w->has_warned = true;
  mica_warning(w->context, mica_op_loc(op),
               "version %u of bytecode can't hold the properties of '%o', which are left out",
               w->version, op);
}

const mica_attr *mica_written_dictionary(mica_bytecode_writer *w, const mica_op *op) {
  bool is_whole = w->version >= SINCE_PROPERTIES || op->name->def == NULL;
  return is_whole || op->name->slot_count == 0 ? op->attributes : merged_dictionary(w, op);
}

// ---- Values and what operations name ------------------------------------------------------------

typedef struct pending_region {
  mica_region *region;
  uint32_t first_value;
} pending_region;
typedef struct pending_regions {
  pending_region *items;
  size_t count, capacity;
} pending_regions;

static void number_op(mica_bytecode_writer *w, const mica_op *op, uint32_t *next_value) {
  numbered_op *record = op_at(w, op->order);
  const uint32_t name = mica_writer_number(w, NUMBERED_NAME, key_of(op->name));
  if (w->failed) return;
  warn_of_loss(w, op);
  record->first_value = *next_value;
  for (size_t i = 0; i < op->result_count; i++)
    mica_writer_number(w, NUMBERED_TYPE, key_of(mica_op_results(op)[i].type));
  *next_value += (uint32_t)op->result_count;
  const mica_attr *dictionary = mica_written_dictionary(w, op);
  if (dictionary != NULL) mica_writer_number(w, NUMBERED_ATTR, key_of(dictionary));
  if (has_written_properties(w, op))
    mica_write_op_properties(w, op, entry_at(&w->numbered[NUMBERED_NAME], name));
  record->loc = mica_writer_number(w, NUMBERED_ATTR, key_of_loc(op->loc)) & MOST_NUMBERED;
}

// Answers whether an operation in it has regions.
static bool number_block(mica_bytecode_writer *w, mica_block *block, uint32_t *next_value) {
  bool has_regions = false;
  for (size_t i = 0; i < block->argument_count; i++)
    mica_writer_foresee(w, key_of_loc(mica_argument_of(block->arguments[i])->loc));
  for (size_t i = 0; i < block->argument_count; i++) {
    mica_block_argument *argument = mica_argument_of(block->arguments[i]);
    argument->label = (*next_value)++;
    mica_writer_number(w, NUMBERED_ATTR, key_of_loc(argument->loc));
    mica_writer_number(w, NUMBERED_TYPE, key_of(argument->value.type));
  }
  block->ordered = true;
  for (const mica_op *op = block->first; op != NULL; op = op->next) {
    if (op->next != NULL) mica_writer_foresee(w, key_of_loc(op->next->loc));
    number_op(w, op, next_value);
    has_regions |= op->region_count != 0;
  }
  return has_regions;
}

// Isolated operations don't share numbers with what is around them.
static void add_regions(mica_bytecode_writer *w, pending_regions *pending, const mica_op *op,
                        uint32_t next_value) {
  const size_t count = op->region_count;
  if (count == 0) return;
  if (!MICA_ARRAY_ROOM(w->memory, pending->items, pending->count, pending->capacity, count)) {
    mica_writer_fail(w);
    return;
  }
  const uint32_t first = op_at(w, op->order)->is_isolated ? 0 : next_value;
  for (size_t i = 0; i < count; i++)
    pending->items[pending->count++] = (pending_region){&mica_op_regions(op)[i], first};
}

static void number_region(mica_bytecode_writer *w, pending_regions *pending, pending_region p) {
  uint32_t next_value = p.first_value, position = 0;
  bool has_regions = false;
  for (mica_block *block = p.region->first; block != NULL; block = block->next) {
    block->number = position++;
    has_regions |= number_block(w, block, &next_value);
  }
  if (!has_regions) return;
  for (const mica_block *block = p.region->first; block != NULL; block = block->next)
    for (const mica_op *op = block->first; op != NULL; op = op->next)
      add_regions(w, pending, op, next_value);
}

void mica_writer_number_ir(mica_bytecode_writer *w) {
  order_ops(w);
  if (w->root->block != NULL) w->root->block->ordered = false;
  if (w->failed) return;
  pending_regions pending = {0};
  uint32_t next_value = 0;
  number_op(w, w->root, &next_value);
  add_regions(w, &pending, w->root, next_value);
  while (pending.count != 0 && !w->failed)
    number_region(w, &pending, pending.items[--pending.count]);
  mica_memory_free(w->memory, pending.items, pending.capacity * sizeof *pending.items);
}
