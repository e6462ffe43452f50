// The types of an operation's operands or results as one array, on the C stack while they are few.
#ifndef MICA_RUNTIME_IR_TYPE_ARRAY_H
#define MICA_RUNTIME_IR_TYPE_ARRAY_H

#include "mica/context.h"
#include "mica/ir.h"

enum { MICA_TYPE_ARRAY_INLINE = 16 };
typedef struct mica_type_array {
  const mica_type **data;
  size_t size;
  const mica_type *few[MICA_TYPE_ARRAY_INLINE];
} mica_type_array;

// False: no memory. The array must not be copied; free it in any case.
static inline bool mica_type_array_init(mica_context *ctx, mica_type_array *array, size_t size) {
  array->size = size;
  array->data = array->few;
  if (size > MICA_TYPE_ARRAY_INLINE) array->data = mica_allocate(ctx, size * sizeof *array->data);
  return array->data != NULL;
}
static inline bool mica_type_array_of_operands(mica_type_array *array, const mica_op *op) {
  if (!mica_type_array_init(mica_op_context(op), array, op->operand_count)) return false;
  for (size_t i = 0; i < array->size; i++) array->data[i] = mica_op_operand(op, i)->type;
  return true;
}
static inline bool mica_type_array_of_results(mica_type_array *array, const mica_op *op) {
  if (!mica_type_array_init(mica_op_context(op), array, op->result_count)) return false;
  for (size_t i = 0; i < array->size; i++) array->data[i] = mica_op_result(op, i)->type;
  return true;
}
static inline mica_types mica_type_array_list(const mica_type_array *array) {
  mica_types list = {array->data, array->size};
  return list;
}
static inline void mica_type_array_free(mica_context *ctx, mica_type_array *array) {
  if (array->size > MICA_TYPE_ARRAY_INLINE)
    mica_free(ctx, (void *)array->data, array->size * sizeof *array->data);
}

#endif
