// Operations of tensor by their names. Called by the canonicalizations of scf; own nothing.
#include "tensors.h"

#include "mica/builder.h"
#include "mica/context.h"
#include "mica/predicate.h"

// ---- tensor.cast --------------------------------------------------------------------------------

mica_value *scf_uncast(const mica_value *value) {
  const mica_op *cast = mica_value_op(value);
  if (cast == NULL || !mica_op_is_named(cast, MICA_STR("tensor.cast"))) return NULL;
  mica_value *source = mica_op_operand(cast, 0);
  const mica_type *before = mica_value_type(source), *type = mica_value_type(value);
  return before != type && mica_type_tells_as_much(type, before) ? source : NULL;
}

mica_op *scf_build_cast(mica_builder *b, mica_loc loc, const mica_type *type, mica_value *from) {
  const mica_op_parts parts = {
      .operands = &from, .operand_count = 1, .result_types = &type, .result_count = 1};
  return mica_builder_insert_named(b, loc, MICA_STR("tensor.cast"), &parts);
}

// ---- tensor.insert_slice ------------------------------------------------------------------------

bool scf_is_parallel_insertion(const mica_op *op) {
  return mica_op_is_named(op, MICA_STR("tensor.parallel_insert_slice"));
}

// Both have the same operands, of which this one is written to, and the same attributes in the same
// slots.
enum { INSERTION_DEST = 1, INSERTION_SLOTS = 4 };

mica_op *scf_build_insertion(mica_builder *b, mica_loc loc, const mica_op *parallel,
                             mica_value *into) {
  const size_t count = mica_op_operand_count(parallel);
  const mica_type *type = mica_value_type(into);
  const mica_attr *slots[INSERTION_SLOTS];
  for (size_t i = 0; i < INSERTION_SLOTS; i++) slots[i] = mica_op_slot(parallel, i);
  mica_value **operands = mica_allocate(b->context, count * sizeof *operands);
  if (operands == NULL) return NULL;
  for (size_t i = 0; i < count; i++) operands[i] = mica_op_operand(parallel, i);
  operands[INSERTION_DEST] = into;
  const mica_op_parts parts = {.operands = operands,
                               .operand_count = count,
                               .result_types = &type,
                               .result_count = 1,
                               .slots = slots,
                               .slot_count = INSERTION_SLOTS};
  mica_op *made = mica_builder_insert_named(b, loc, MICA_STR("tensor.insert_slice"), &parts);
  mica_free(b->context, operands, count * sizeof *operands);
  return made;
}
