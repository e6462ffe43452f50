// The section of operations: each with its blocks and regions inside of it. Regions of isolated
// operations are sections of their own, so that a reader may skip them. Iterates: nesting costs no
// C stack.
#include "bytecode/write.h"

#include "ir/op.h"

// An operation whose regions are being written.
typedef struct ir_frame {
  const mica_op *op;
  size_t region;  // the next one
  const mica_block *block;
  const mica_op *next;  // in the block
  open_section section;
  bool has_section;
} ir_frame;
typedef struct ir_frames {
  ir_frame *items;
  size_t count, capacity;
} ir_frames;

static uint32_t value_number(const mica_bytecode_writer *w, const mica_value *value) {
  if (mica_value_is_argument(value)) return mica_argument_of(value)->label;
  const mica_op *op = (const mica_op *)value->owner;
  return op_at(w, op->order)->first_value + (uint32_t)(value - mica_op_results(op));
}

// ---- Operations ---------------------------------------------------------------------------------

static uint8_t write_attributes(mica_bytecode_writer *w, byte_buffer *b, const mica_op *op,
                                const numbered_entry *name) {
  uint8_t mask = 0;
  const mica_attr *dictionary = mica_written_dictionary(w, op);
  if (dictionary != NULL) {
    put_varint(w, b, mica_writer_number_of(w, NUMBERED_ATTR, key_of(dictionary)));
    mask |= OP_HAS_ATTRS;
  }
  if (has_written_properties(w, op)) {
    put_varint(w, b, mica_writer_properties(w, op, name));
    mask |= OP_HAS_PROPERTIES;
  }
  return mask;
}

static uint8_t write_results(mica_bytecode_writer *w, byte_buffer *b, const mica_op *op) {
  if (op->result_count == 0) return 0;
  put_varint(w, b, op->result_count);
  for (size_t i = 0; i < op->result_count; i++)
    put_varint(w, b, mica_writer_number_of(w, NUMBERED_TYPE, key_of(mica_op_results(op)[i].type)));
  return OP_HAS_RESULTS;
}

static uint8_t write_operands(mica_bytecode_writer *w, byte_buffer *b, const mica_op *op) {
  if (op->operand_count == 0) return 0;
  put_varint(w, b, op->operand_count);
  for (size_t i = 0; i < op->operand_count; i++)
    put_varint(w, b, value_number(w, op->operands[i].value));
  return OP_HAS_OPERANDS;
}

static uint8_t write_successors(mica_bytecode_writer *w, byte_buffer *b, const mica_op *op) {
  if (op->successor_count == 0) return 0;
  put_varint(w, b, op->successor_count);
  for (size_t i = 0; i < op->successor_count; i++)
    put_varint(w, b, mica_op_successors(op)[i].block->number);
  return OP_HAS_SUCCESSORS;
}

static uint8_t write_result_uses(mica_bytecode_writer *w, byte_buffer *b, const mica_op *op) {
  bool is_used_outside = op == w->root && op->block != NULL;
  if (w->version < SINCE_USE_ORDERS || op->result_count == 0 || is_used_outside) return 0;
  const mica_value_list values = {NULL, mica_op_results(op), op->result_count};
  return mica_write_use_orders(w, b, &values) ? OP_HAS_USE_ORDERS : 0;
}

// Blocks don't move: what the mask is may be said when it is known.
static char *put_mask(mica_bytecode_writer *w, byte_buffer *b) {
  if (!mica_bytes_room(w, b, 1)) return NULL;
  b->data[b->size] = 0;
  return &b->data[b->size++];
}

// What of the operation stands before its regions.
static void write_op(mica_bytecode_writer *w, byte_buffer *b, ir_frames *frames,
                     const mica_op *op) {
  const numbered_op *record = op_at(w, op->order);
  const numbered_entry *name = mica_writer_entry(w, NUMBERED_NAME, key_of(op->name));
  put_varint(w, b, name->number);
  char *mask_at = put_mask(w, b);
  put_varint(w, b, entry_at(&w->numbered[NUMBERED_ATTR], record->loc)->number);
  unsigned mask = write_attributes(w, b, op, name);
  mask |= write_results(w, b, op);
  mask |= write_operands(w, b, op);
  mask |= write_successors(w, b, op);
  mask |= write_result_uses(w, b, op);
  if (op->region_count != 0) mask |= OP_HAS_REGIONS;
  if (w->failed) return;
  *mask_at = (char)mask;
  if (op->region_count == 0) return;
  if (!MICA_ARRAY_ROOM(w->memory, frames->items, frames->count, frames->capacity, 1)) {
    mica_writer_fail(w);
    return;
  }
  put_flagged(w, b, op->region_count, record->is_isolated);
  ir_frame *frame = &frames->items[frames->count++];
  *frame =
      (ir_frame){.op = op, .has_section = record->is_isolated && w->version >= SINCE_LAZY_REGIONS};
  if (frame->has_section) frame->section = mica_begin_ir_section(w, b);
}

// ---- Blocks, regions ----------------------------------------------------------------------------

static void write_argument(mica_bytecode_writer *w, byte_buffer *b,
                           const mica_block_argument *argument) {
  uint32_t type = mica_writer_number_of(w, NUMBERED_TYPE, key_of(argument->value.type));
  bool has_loc = argument->loc.bits != 0;
  if (w->version >= SINCE_ELIDED_LOCS) put_flagged(w, b, type, has_loc);
  else put_varint(w, b, type);
  if (has_loc || w->version < SINCE_ELIDED_LOCS)
    put_varint(w, b, mica_writer_number_of(w, NUMBERED_ATTR, key_of_loc(argument->loc)));
}

static void write_arguments(mica_bytecode_writer *w, byte_buffer *b, const mica_block *block) {
  if (block->argument_count == 0) return;
  put_varint(w, b, block->argument_count);
  for (size_t i = 0; i < block->argument_count; i++)
    write_argument(w, b, mica_argument_of(block->arguments[i]));
  if (w->version < SINCE_USE_ORDERS) return;
  char *mask_at = put_mask(w, b);
  const mica_value_list values = {block->arguments, NULL, block->argument_count};
  bool has_orders = mica_write_use_orders(w, b, &values);
  if (has_orders && !w->failed) *mask_at = OP_HAS_USE_ORDERS;
}

static void write_block(mica_bytecode_writer *w, byte_buffer *b, ir_frame *frame) {
  size_t count = 0;
  for (const mica_op *op = frame->block->first; op != NULL; op = op->next) count++;
  put_flagged(w, b, count, frame->block->argument_count != 0);
  write_arguments(w, b, frame->block);
  frame->next = frame->block->first;
}

static void write_region(mica_bytecode_writer *w, byte_buffer *b, ir_frame *frame) {
  const mica_region *region = &mica_op_regions(frame->op)[frame->region++];
  size_t blocks = 0, values = 0;
  for (const mica_block *block = region->first; block != NULL; block = block->next) {
    blocks++;
    values += block->argument_count;
    for (const mica_op *op = block->first; op != NULL; op = op->next) values += op->result_count;
  }
  put_varint(w, b, blocks);
  if (blocks == 0) return;
  put_varint(w, b, values);
  frame->block = region->first;
  write_block(w, b, frame);
}

// The next thing in the regions of the innermost operation.
static void write_next(mica_bytecode_writer *w, byte_buffer *b, ir_frames *frames) {
  ir_frame *frame = &frames->items[frames->count - 1];
  if (frame->next != NULL) {
    const mica_op *op = frame->next;
    frame->next = op->next;
    write_op(w, b, frames, op);
  } else if (frame->block != NULL && frame->block->next != NULL) {
    frame->block = frame->block->next;
    write_block(w, b, frame);
  } else if (frame->region < frame->op->region_count) {
    frame->block = NULL;
    write_region(w, b, frame);
  } else {
    if (frame->has_section) mica_end_ir_section(b, frame->section);
    frames->count--;
  }
}

void mica_write_ir_section(mica_bytecode_writer *w) {
  byte_buffer *b = &w->sections[SECTION_IR];
  ir_frames frames = {0};
  put_flagged(w, b, 1, false);
  write_op(w, b, &frames, w->root);
  while (frames.count != 0 && !w->failed) write_next(w, b, &frames);
  mica_memory_free(w->memory, frames.items, frames.capacity * sizeof *frames.items);
}
