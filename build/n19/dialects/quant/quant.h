// The dialect quant: Integers that stand for floats.
// Made by mica-gen from quant.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_QUANT_H
#define MICA_DIALECT_QUANT_H

#include "mica/attribute.h"
#include "mica/generated.h"
#include "mica/bytecode.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "quant.def is of another version of Mica: run mica-gen quant.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def quant_dialect;  // for mica_context_register

// Written by the author.
const mica_type *quant_parse_type(mica_parser *p);
bool quant_print_type(mica_printer *p, const mica_type *type);

// What its encodings call (bytecode.c).
uint64_t quant_bytecode_flags(const mica_type *type);
uint64_t quant_bytecode_axis(const mica_type *uniform);
const mica_attr *quant_bytecode_scales(const mica_type *uniform);
const mica_attr *quant_bytecode_zero_points(const mica_type *uniform);
bool quant_bytecode_is_per_tensor(const mica_type *uniform);
bool quant_bytecode_is_per_axis(const mica_type *uniform);
bool quant_bytecode_is_sub_channel(const mica_type *uniform);
const mica_type *quant_read_any(mica_bytecode_reader *r, uint64_t flags, const mica_type *storage,
                                const mica_type *expressed, int64_t min, int64_t max);
const mica_type *quant_read_per_tensor(mica_bytecode_reader *r, uint64_t flags,
                                       const mica_type *storage, const mica_type *expressed,
                                       int64_t min, int64_t max, double scale,
                                       int64_t zero_point);
const mica_type *quant_read_per_axis(mica_bytecode_reader *r, uint64_t flags,
                                     const mica_type *storage, const mica_type *expressed,
                                     int64_t min, int64_t max, uint64_t axis,
                                     mica_doubles scales, mica_int64s zero_points);
const mica_type *quant_read_sub_channel(mica_bytecode_reader *r, uint64_t flags,
                                        const mica_type *storage, const mica_type *expressed,
                                        int64_t min, int64_t max, mica_int64s dims,
                                        mica_int64s blocks, const mica_attr *scales,
                                        const mica_attr *zero_points);

// !quant.any: A quantized number whose scale isn't known
typedef struct quant_any_quantized_type_params {
  bool is_signed;
  const mica_type *storage_type;
  const mica_type *expressed_type;
  int64_t storage_type_min;
  int64_t storage_type_max;
} quant_any_quantized_type_params;
extern const mica_type_def quant_any_quantized_type_def;
static inline bool quant_any_quantized_type_isa(const mica_type *type) {
  return mica_type_isa(type, &quant_any_quantized_type_def);
}
// NULL: no memory.
const mica_type *quant_any_quantized_type_get(mica_context *ctx, bool is_signed,
                                              const mica_type *storage_type,
                                              const mica_type *expressed_type,
                                              int64_t storage_type_min, int64_t storage_type_max);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *quant_any_quantized_type_get_checked(mica_context *ctx, mica_loc loc,
                                                      bool is_signed, const mica_type *storage_type,
                                                      const mica_type *expressed_type,
                                                      int64_t storage_type_min,
                                                      int64_t storage_type_max);
// Written by the author: whether these parameters make one; reports through mica_error.
bool quant_any_quantized_type_check(mica_context *ctx, mica_loc loc, bool is_signed,
                                    const mica_type *storage_type, const mica_type *expressed_type,
                                    int64_t storage_type_min, int64_t storage_type_max);
// Written by the author: what follows the mnemonic.
const mica_type *quant_any_quantized_type_parse(mica_parser *p);
void quant_any_quantized_type_print(mica_printer *p, const mica_type *type);
static inline bool quant_any_quantized_type_is_signed(const mica_type *type) {
  const quant_any_quantized_type_params *params =
      (const quant_any_quantized_type_params *)mica_type_params_as(type,
                                                                   &quant_any_quantized_type_def);
  return params->is_signed;
}
static inline const mica_type *quant_any_quantized_type_storage_type(const mica_type *type) {
  const quant_any_quantized_type_params *params =
      (const quant_any_quantized_type_params *)mica_type_params_as(type,
                                                                   &quant_any_quantized_type_def);
  return params->storage_type;
}
static inline const mica_type *quant_any_quantized_type_expressed_type(const mica_type *type) {
  const quant_any_quantized_type_params *params =
      (const quant_any_quantized_type_params *)mica_type_params_as(type,
                                                                   &quant_any_quantized_type_def);
  return params->expressed_type;
}
static inline int64_t quant_any_quantized_type_storage_type_min(const mica_type *type) {
  const quant_any_quantized_type_params *params =
      (const quant_any_quantized_type_params *)mica_type_params_as(type,
                                                                   &quant_any_quantized_type_def);
  return params->storage_type_min;
}
static inline int64_t quant_any_quantized_type_storage_type_max(const mica_type *type) {
  const quant_any_quantized_type_params *params =
      (const quant_any_quantized_type_params *)mica_type_params_as(type,
                                                                   &quant_any_quantized_type_def);
  return params->storage_type_max;
}

// !quant.uniform: A quantized number with its scale and zero point
typedef struct quant_uniform_quantized_type_params {
  bool is_signed;
  const mica_type *storage_type;
  const mica_type *expressed_type;
  int64_t storage_type_min;
  int64_t storage_type_max;
  int32_t kind;
  mica_doubles scales;
  mica_int64s zero_points;
  mica_int64s quantized_dimensions;
  mica_int64s block_sizes;
  mica_int64s shape;
} quant_uniform_quantized_type_params;
extern const mica_type_def quant_uniform_quantized_type_def;
static inline bool quant_uniform_quantized_type_isa(const mica_type *type) {
  return mica_type_isa(type, &quant_uniform_quantized_type_def);
}
// NULL: no memory.
const mica_type *quant_uniform_quantized_type_get(mica_context *ctx, bool is_signed,
                                                  const mica_type *storage_type,
                                                  const mica_type *expressed_type,
                                                  int64_t storage_type_min,
                                                  int64_t storage_type_max, int32_t kind,
                                                  mica_doubles scales, mica_int64s zero_points,
                                                  mica_int64s quantized_dimensions,
                                                  mica_int64s block_sizes, mica_int64s shape);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *quant_uniform_quantized_type_get_checked(mica_context *ctx, mica_loc loc,
                                                          bool is_signed,
                                                          const mica_type *storage_type,
                                                          const mica_type *expressed_type,
                                                          int64_t storage_type_min,
                                                          int64_t storage_type_max, int32_t kind,
                                                          mica_doubles scales,
                                                          mica_int64s zero_points,
                                                          mica_int64s quantized_dimensions,
                                                          mica_int64s block_sizes,
                                                          mica_int64s shape);
// Written by the author: whether these parameters make one; reports through mica_error.
bool quant_uniform_quantized_type_check(mica_context *ctx, mica_loc loc, bool is_signed,
                                        const mica_type *storage_type,
                                        const mica_type *expressed_type, int64_t storage_type_min,
                                        int64_t storage_type_max, int32_t kind, mica_doubles scales,
                                        mica_int64s zero_points, mica_int64s quantized_dimensions,
                                        mica_int64s block_sizes, mica_int64s shape);
// Written by the author: what follows the mnemonic.
const mica_type *quant_uniform_quantized_type_parse(mica_parser *p);
void quant_uniform_quantized_type_print(mica_printer *p, const mica_type *type);
static inline bool quant_uniform_quantized_type_is_signed(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->is_signed;
}
static inline const mica_type *quant_uniform_quantized_type_storage_type(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->storage_type;
}
static inline const mica_type *quant_uniform_quantized_type_expressed_type(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->expressed_type;
}
static inline int64_t quant_uniform_quantized_type_storage_type_min(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->storage_type_min;
}
static inline int64_t quant_uniform_quantized_type_storage_type_max(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->storage_type_max;
}
static inline int32_t quant_uniform_quantized_type_kind(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->kind;
}
static inline mica_doubles quant_uniform_quantized_type_scales(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->scales;
}
static inline mica_int64s quant_uniform_quantized_type_zero_points(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->zero_points;
}
static inline mica_int64s quant_uniform_quantized_type_quantized_dimensions(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->quantized_dimensions;
}
static inline mica_int64s quant_uniform_quantized_type_block_sizes(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->block_sizes;
}
static inline mica_int64s quant_uniform_quantized_type_shape(const mica_type *type) {
  const quant_uniform_quantized_type_params *params =
      (const quant_uniform_quantized_type_params *)mica_type_params_as(type,
      &quant_uniform_quantized_type_def);
  return params->shape;
}

// !quant.calibrated: A float and the range in which its values were seen
typedef struct quant_calibrated_quantized_type_params {
  const mica_type *expressed_type;
  double min;
  double max;
} quant_calibrated_quantized_type_params;
extern const mica_type_def quant_calibrated_quantized_type_def;
static inline bool quant_calibrated_quantized_type_isa(const mica_type *type) {
  return mica_type_isa(type, &quant_calibrated_quantized_type_def);
}
// NULL: no memory.
const mica_type *quant_calibrated_quantized_type_get(mica_context *ctx,
                                                     const mica_type *expressed_type, double min,
                                                     double max);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *quant_calibrated_quantized_type_get_checked(mica_context *ctx, mica_loc loc,
                                                             const mica_type *expressed_type,
                                                             double min, double max);
// Written by the author: whether these parameters make one; reports through mica_error.
bool quant_calibrated_quantized_type_check(mica_context *ctx, mica_loc loc,
                                           const mica_type *expressed_type, double min, double max);
// Written by the author: what follows the mnemonic.
const mica_type *quant_calibrated_quantized_type_parse(mica_parser *p);
void quant_calibrated_quantized_type_print(mica_printer *p, const mica_type *type);
static inline const mica_type *quant_calibrated_quantized_type_expressed_type(
    const mica_type *type) {
  const quant_calibrated_quantized_type_params *params =
      (const quant_calibrated_quantized_type_params *)mica_type_params_as(type,
      &quant_calibrated_quantized_type_def);
  return params->expressed_type;
}
static inline double quant_calibrated_quantized_type_min(const mica_type *type) {
  const quant_calibrated_quantized_type_params *params =
      (const quant_calibrated_quantized_type_params *)mica_type_params_as(type,
      &quant_calibrated_quantized_type_def);
  return params->min;
}
static inline double quant_calibrated_quantized_type_max(const mica_type *type) {
  const quant_calibrated_quantized_type_params *params =
      (const quant_calibrated_quantized_type_params *)mica_type_params_as(type,
      &quant_calibrated_quantized_type_def);
  return params->max;
}

// ---- quant.dcast: From a quantized number to the float that it stands for ----

extern const mica_op_def quant_dcast_def;
static inline bool quant_dcast_isa(const mica_op *op) { return mica_op_isa(op, &quant_dcast_def); }
enum { QUANT_DCAST_OPERAND_INPUT };
enum { QUANT_DCAST_RESULT };
static inline mica_value *quant_dcast_input(const mica_op *op) {
  return mica_op_operand_as(op, &quant_dcast_def, QUANT_DCAST_OPERAND_INPUT);
}
static inline void quant_dcast_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &quant_dcast_def, QUANT_DCAST_OPERAND_INPUT, value);
}
static inline mica_value *quant_dcast_result(const mica_op *op) {
  return mica_op_result_as(op, &quant_dcast_def, QUANT_DCAST_RESULT);
}
mica_op *quant_dcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *input);
// Written by the author: what the definition can't say. False: reported.
bool quant_dcast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool quant_dcast_fold(mica_op *op, const mica_attr *input, mica_fold *out);

// ---- quant.qcast: From a float to the quantized number nearest to it ----

extern const mica_op_def quant_qcast_def;
static inline bool quant_qcast_isa(const mica_op *op) { return mica_op_isa(op, &quant_qcast_def); }
enum { QUANT_QCAST_OPERAND_INPUT };
enum { QUANT_QCAST_RESULT };
static inline mica_value *quant_qcast_input(const mica_op *op) {
  return mica_op_operand_as(op, &quant_qcast_def, QUANT_QCAST_OPERAND_INPUT);
}
static inline void quant_qcast_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &quant_qcast_def, QUANT_QCAST_OPERAND_INPUT, value);
}
static inline mica_value *quant_qcast_result(const mica_op *op) {
  return mica_op_result_as(op, &quant_qcast_def, QUANT_QCAST_RESULT);
}
mica_op *quant_qcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *input);
// Written by the author: what the definition can't say. False: reported.
bool quant_qcast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool quant_qcast_fold(mica_op *op, const mica_attr *input, mica_fold *out);

// ---- quant.scast: Between a quantized number and the integer that it is stored as ----

extern const mica_op_def quant_scast_def;
static inline bool quant_scast_isa(const mica_op *op) { return mica_op_isa(op, &quant_scast_def); }
enum { QUANT_SCAST_OPERAND_INPUT };
enum { QUANT_SCAST_RESULT };
static inline mica_value *quant_scast_input(const mica_op *op) {
  return mica_op_operand_as(op, &quant_scast_def, QUANT_SCAST_OPERAND_INPUT);
}
static inline void quant_scast_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &quant_scast_def, QUANT_SCAST_OPERAND_INPUT, value);
}
static inline mica_value *quant_scast_result(const mica_op *op) {
  return mica_op_result_as(op, &quant_scast_def, QUANT_SCAST_RESULT);
}
mica_op *quant_scast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *input);
// Written by the author: what the definition can't say. False: reported.
bool quant_scast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool quant_scast_fold(mica_op *op, const mica_attr *input, mica_fold *out);

MICA_END

#endif
