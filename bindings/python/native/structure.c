// Reading values, uses, blocks and regions.
#include "native/base.h"

at value_type(at value) { return AT(mica_value_type(VALUE(value))); }
bool value_is_argument(at value) { return mica_value_is_argument(VALUE(value)); }
at value_owner(at value) {
  mica_op *op = mica_value_op(VALUE(value));
  return op != NULL ? AT(op) : AT(mica_value_argument_block(VALUE(value)));
}
size_t value_index(at value) { return mica_value_index(VALUE(value)); }
uint64_t value_loc(at value) { return mica_value_loc(VALUE(value)).bits; }
at value_first_use(at value) { return AT(mica_value_first_use(VALUE(value))); }
at use_next(at use) { return AT(mica_operand_next_use(USE(use))); }
at use_owner(at use) { return AT(USE(use)->owner); }
size_t use_index(at use) { return mica_operand_index(USE(use)); }
at block_first(at block) { return AT(mica_block_first(BLOCK(block))); }
at block_last(at block) { return AT(mica_block_last(BLOCK(block))); }
at block_next(at block) { return AT(mica_block_next(BLOCK(block))); }
at block_previous(at block) { return AT(BLOCK(block)->previous); }
at block_region(at block) { return AT(mica_block_region(BLOCK(block))); }
at block_parent_op(at block) { return AT(mica_block_parent_op(BLOCK(block))); }
size_t block_argument_count(at block) { return mica_block_argument_count(BLOCK(block)); }
at block_argument(at block, size_t index) {
  return AT(mica_block_argument_at(BLOCK(block), index));
}
size_t block_predecessor_count(at block) { return mica_block_predecessor_count(BLOCK(block)); }
at block_predecessor(at block, size_t index) {
  return AT(mica_block_predecessor(BLOCK(block), index));
}
at region_first(at region) { return AT(mica_region_first(REGION(region))); }
at region_parent(at region) { return AT(mica_region_parent(REGION(region))); }
size_t region_index(at region) { return mica_region_index(REGION(region)); }
