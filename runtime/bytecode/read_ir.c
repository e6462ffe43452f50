// Operations, blocks and regions, in the order of the file; regions wait on a stack of their own.
// Called by read.c.
#include "bytecode/reader.h"

#include "ir/op.h"
#include "memory/array.h"
#include "mica/diagnostic.h"

static read_regions *innermost(mica_bytecode_reader *r) { return &r->open[r->open_count - 1]; }

// ---- Blocks -------------------------------------------------------------------------------------

static bool read_argument(mica_bytecode_reader *r, read_regions *regions, mica_block *block) {
  uint64_t index;
  bool has_loc = true;
  mica_loc loc = mica_loc_unknown();
  if (r->version < SINCE_ELIDED_LOCS ? !reader_varint(r, &index)
                                     : !mica_reader_varint_flag(r, &index, &has_loc))
    return false;
  const mica_type *type = mica_reader_type_at(r, index);
  if (type == NULL || (has_loc && !mica_reader_loc(r, &loc))) return false;
  mica_value *argument = mica_block_add_argument(r->context, block, type, loc);
  return argument != NULL && mica_reader_define(r, regions, argument);
}

static bool read_arguments(mica_bytecode_reader *r, read_regions *regions, mica_block *block) {
  size_t count;
  uint8_t has_orders = 0;
  if (!mica_bytecode_read_count(r, &count)) return false;
  for (size_t i = 0; i < count; i++)
    if (!read_argument(r, regions, block)) return false;
  if (r->version < SINCE_USE_ORDERS) return true;
  size_t first = r->order_count;
  if (!mica_reader_byte(r, &has_orders)) return false;
  if (has_orders == 0) return true;
  if (!mica_reader_use_orders(r, block->argument_count)) return false;
  for (size_t i = first; i < r->order_count; i++)
    r->orders[i].value = mica_block_argument_at(block, r->orders[i].index);
  return true;
}

static mica_block *block_at(const mica_bytecode_reader *r, const read_regions *regions,
                            size_t index) {
  return r->blocks[regions->first_block + index];
}

static bool begin_block(mica_bytecode_reader *r, read_regions *regions) {
  bool has_arguments;
  if (!mica_reader_varint_flag(r, &regions->ops_left, &has_arguments)) return false;
  return !has_arguments || read_arguments(r, regions, block_at(r, regions, regions->block));
}

// ---- Regions ------------------------------------------------------------------------------------

static bool make_blocks(mica_bytecode_reader *r, read_regions *regions, size_t count) {
  regions->first_block = r->block_count;
  regions->block_count = regions->block = 0;
  if (!MICA_ARRAY_ROOM(&r->context->memory, r->blocks, r->block_count, r->block_capacity, count))
    return mica_reader_no_memory(r);
  for (; regions->block_count < count; regions->block_count++) {
    mica_block *block = mica_block_create(r->context);
    if (block == NULL) return mica_reader_no_memory(r);
    mica_region_append(mica_op_region(regions->op, regions->region), block);
    r->blocks[r->block_count++] = block;
  }
  return true;
}

static bool begin_values(mica_bytecode_reader *r, read_regions *regions, uint64_t count) {
  regions->first_value = regions->next_value = r->values.count;
  if (!mica_reader_reserve_values(r, count)) return false;
  regions->value_end = r->values.count;
  return true;
}

// *has_blocks false: it is empty.
static bool begin_region(mica_bytecode_reader *r, read_regions *regions, bool *has_blocks) {
  size_t count;
  uint64_t value_count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  *has_blocks = count != 0;
  if (count == 0) return true;
  return reader_varint(r, &value_count) && make_blocks(r, regions, count) &&
         begin_values(r, regions, value_count) && begin_block(r, regions);
}

static bool end_region(mica_bytecode_reader *r, read_regions *regions) {
  for (size_t i = regions->first_value; i < regions->value_end; i++)
    if (r->values.data[i] != NULL && r->values.data[i]->owner == 0)
      return mica_bytecode_error(r, "not all forward unresolved forward operand references");
  r->values.count = regions->first_value;
  r->block_count = regions->first_block;
  regions->block_count = 0;
  regions->region++;
  return true;
}

// The regions of an operation. What was read of the enclosing ones stays with them.
static bool open_regions(mica_bytecode_reader *r, mica_op *op, bool is_isolated,
                         const byte_range *section) {
  if (r->open_count >= mica_context_limits(r->context)->nesting)
    return mica_bytecode_error(r, "nested too deeply: the limit is %z levels",
                               mica_context_limits(r->context)->nesting);
  if (!MICA_ARRAY_ROOM(&r->context->memory, r->open, r->open_count, r->open_capacity, 1))
    return mica_reader_no_memory(r);
  r->open[r->open_count++] = (read_regions){.op = op,
                                            .is_isolated = is_isolated,
                                            .has_section = section != NULL,
                                            .bytes = reader_range(r),
                                            .outer_first = r->values.first,
                                            .order_count = r->order_count};
  if (is_isolated) r->values.first = r->values.count;
  if (section != NULL) reader_enter(r, *section);
  return true;
}

static bool close_regions(mica_bytecode_reader *r) {
  read_regions *regions = innermost(r);
  if (regions->has_section && r->at != r->end)
    return mica_bytecode_error(r, "unexpected trailing bytes after the regions of an operation");
  if (regions->has_section) reader_enter(r, regions->bytes);
  if (regions->is_isolated) {
    r->values.first = regions->outer_first;
    if (!mica_reader_apply_orders(r, regions->order_count)) return false;
  }
  r->open_count--;
  return true;
}

// ---- Operations ---------------------------------------------------------------------------------

// What is read of an operation before it is made.
typedef struct read_op {
  read_name *name;
  mica_loc loc;
  uint8_t mask;
  bool is_isolated;
  mica_op_parts parts;
} read_op;

static bool is_lasting(const mica_attr *attr) {
  return attr != NULL && mica_attr_dictionary_entries(attr).size != 0;
}

// Before there were properties, those that the definition names stood among the others.
static bool split_attributes(mica_bytecode_reader *r, read_op *op, const mica_attr **slots,
                             const mica_attr *dictionary) {
  mica_named_attrs all = mica_attr_dictionary_entries(dictionary);
  const mica_op_def *def = op->name->op->def;
  op->parts.attributes = is_lasting(dictionary) ? dictionary : NULL;
  if (def == NULL || def->slot_count == 0 || all.size == 0) return true;
  mica_named_attr *kept = MICA_ARENA_NEW(&r->scratch, mica_named_attr, all.size);
  if (kept == NULL) return mica_reader_no_memory(r);
  size_t count = 0;
  for (size_t i = 0; i < all.size; i++)
    if (!mica_reader_take_inherent(op->name->op, all.data[i], slots)) kept[count++] = all.data[i];
  if (count == all.size) return true;
  op->parts.attributes = NULL;
  if (count == 0) return true;
  op->parts.attributes = mica_attr_dictionary(r->context, (mica_named_attrs){kept, count}, NULL);
  return op->parts.attributes != NULL;
}

static bool read_attributes(mica_bytecode_reader *r, read_op *op, const mica_attr **slots) {
  const mica_attr *dictionary;
  if (!mica_bytecode_read_attr(r, &dictionary)) return false;
  if (!mica_attr_is_dictionary(dictionary))
    return mica_bytecode_error(r, "expected attribute of type: mlir::DictionaryAttr, but got: %a",
                               dictionary);
  return split_attributes(r, op, slots, dictionary);
}

static bool read_slots(mica_bytecode_reader *r, read_op *op) {
  size_t count = op->name->op->slot_count;
  const mica_attr **slots = MICA_ARENA_NEW(&r->scratch, const mica_attr *, count);
  if (slots == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < count; i++) slots[i] = NULL;
  op->parts.slots = slots;
  op->parts.slot_count = count;
  return ((op->mask & OP_HAS_ATTRS) == 0 || read_attributes(r, op, slots)) &&
         ((op->mask & OP_HAS_PROPERTIES) == 0 || mica_reader_properties(r, op->name, slots));
}

static bool read_results(mica_bytecode_reader *r, read_op *op) {
  mica_types types;
  if (!mica_bytecode_read_types(r, &types)) return false;
  op->parts.result_types = types.data;
  op->parts.result_count = types.size;
  return true;
}

static bool read_operands(mica_bytecode_reader *r, read_op *op) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  mica_value **operands = MICA_ARENA_NEW(&r->scratch, mica_value *, count);
  if (operands == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < count; i++)
    if (!mica_reader_operand(r, &operands[i])) return false;
  op->parts.operands = operands;
  op->parts.operand_count = count;
  return true;
}

static bool read_successors(mica_bytecode_reader *r, read_op *op) {
  size_t count, index;
  if (!mica_bytecode_read_count(r, &count)) return false;
  mica_block **blocks = MICA_ARENA_NEW(&r->scratch, mica_block *, count);
  if (blocks == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < count; i++) {
    if (!mica_reader_index(r, innermost(r)->block_count, "successor", &index)) return false;
    blocks[i] = block_at(r, innermost(r), index);
  }
  op->parts.successors = blocks;
  op->parts.successor_count = count;
  return true;
}

static bool read_region_count(mica_bytecode_reader *r, read_op *op) {
  uint64_t count;
  if (!mica_reader_varint_flag(r, &count, &op->is_isolated)) return false;
  op->parts.region_count = count > SIZE_MAX ? SIZE_MAX : (size_t)count;
  return true;
}

static bool read_head(mica_bytecode_reader *r, read_op *op) {
  return mica_reader_op_name(r, &op->name) && mica_reader_byte(r, &op->mask) &&
         mica_reader_loc(r, &op->loc) && read_slots(r, op) &&
         ((op->mask & OP_HAS_RESULTS) == 0 || read_results(r, op)) &&
         ((op->mask & OP_HAS_OPERANDS) == 0 || read_operands(r, op)) &&
         ((op->mask & OP_HAS_SUCCESSORS) == 0 || read_successors(r, op));
}

// They stand before the operation is made whose results they are about.
static bool read_orders(mica_bytecode_reader *r, const read_op *op) {
  bool has_orders = r->version >= SINCE_USE_ORDERS && (op->mask & OP_HAS_USE_ORDERS) != 0;
  return !has_orders || mica_reader_use_orders(r, op->parts.result_count);
}

static bool define_results(mica_bytecode_reader *r, mica_op *op) {
  read_regions *regions = innermost(r);
  if (regions->first_value == regions->value_end) return true;
  for (size_t i = 0; i < op->result_count; i++)
    if (!mica_reader_define(r, regions, mica_op_result(op, i))) return false;
  return true;
}

static bool keep_lazy(mica_bytecode_reader *r, lazy_regions regions) {
  if (!MICA_ARRAY_ROOM(&r->context->memory, r->lazy, r->lazy_count, r->lazy_capacity, 1))
    return mica_reader_no_memory(r);
  r->lazy[r->lazy_count++] = regions;
  return mica_pointer_map_set(&r->context->memory, &r->lazy_places, regions.op,
                              (void *)(uintptr_t)r->lazy_count);
}

static bool read_regions_of(mica_bytecode_reader *r, mica_op *op, bool is_isolated) {
  bytecode_section id;
  byte_range section;
  if (op->region_count == 0) return true;
  if (!is_isolated || r->version < SINCE_LAZY_REGIONS)
    return open_regions(r, op, is_isolated, NULL);
  if (!mica_reader_section(r, &id, &section)) return false;
  if (id != SECTION_IR) return mica_bytecode_error(r, "expected IR section for region");
  if (r->is_lazy) return keep_lazy(r, (lazy_regions){op, section});
  return open_regions(r, op, true, &section);
}

static bool read_operation(mica_bytecode_reader *r) {
  read_op made = {0};
  const size_t first_order = r->order_count;
  mica_arena_restore(&r->scratch, r->scratch_start);
  if (!read_head(r, &made) || !read_orders(r, &made) ||
      ((made.mask & OP_HAS_REGIONS) != 0 && !read_region_count(r, &made)))
    return false;
  mica_op *op = mica_op_create(made.loc, made.name->op, &made.parts);
  if (op == NULL) return mica_reader_no_memory(r);
  for (size_t i = first_order; i < r->order_count; i++)
    r->orders[i].value = mica_op_result(op, r->orders[i].index);
  mica_block_append(block_at(r, innermost(r), innermost(r)->block), op);
  return define_results(r, op) && read_regions_of(r, op, made.is_isolated);
}

// ---- The walk -----------------------------------------------------------------------------------

// One step: an operation, the beginning of a block or region, or the end of one.
static bool read_step(mica_bytecode_reader *r) {
  read_regions *regions = innermost(r);
  bool has_blocks;
  if (regions->region == regions->op->region_count) return close_regions(r);
  if (regions->block_count == 0) {
    if (!begin_region(r, regions, &has_blocks)) return false;
    if (!has_blocks) regions->region++;
    return true;
  }
  if (regions->ops_left != 0) {
    regions->ops_left--;
    return read_operation(r);
  }
  if (++regions->block == regions->block_count) return end_region(r, regions);
  return begin_block(r, regions);
}

enum { PASSED_AT_ONCE = 256 << 10 };

// Orders of uses that wait are in what was read.
static void tell_passed(mica_bytecode_reader *r) {
  if (r->options.passed == NULL || r->is_lazy || r->order_count != 0) return;
  const size_t size = (size_t)(r->at - r->passed);
  r->options.passed(r->options.passed_user, (mica_str){(const char *)r->passed, size});
  r->passed = r->at;
}

static bool read_all(mica_bytecode_reader *r) {
  r->passed = r->at;
  while (r->open_count != 0) {
    if (!read_step(r)) return false;
    if (r->at - r->passed >= PASSED_AT_ONCE) tell_passed(r);
  }
  return true;
}

// The file's operations stand in one block, whose values nobody can name.
bool mica_reader_ir(mica_bytecode_reader *r, mica_op *root) {
  if (!open_regions(r, root, true, NULL)) return false;
  read_regions *regions = innermost(r);
  return make_blocks(r, regions, 1) && begin_values(r, regions, 0) && begin_block(r, regions) &&
         read_all(r);
}

bool mica_reader_lazy_regions(mica_bytecode_reader *r, const lazy_regions *regions) {
  r->open_count = r->values.count = r->values.first = r->block_count = r->order_count = 0;
  return open_regions(r, regions->op, true, &regions->bytes) && read_all(r);
}
