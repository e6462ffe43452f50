// The dialect linalg: Loops over the elements of tensors and buffers.
// Made by mica-gen from linalg.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_LINALG_H
#define MICA_DIALECT_LINALG_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "linalg.def is of another version of Mica: run mica-gen linalg.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def linalg_dialect;  // for mica_context_register

// Written by the author.
bool linalg_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr);
mica_op *linalg_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc);
bool linalg_fold(mica_op *op, const mica_attr *const *operands, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const linalg_canonicalizations[];

// What a structured operation is: its methods of LinalgOp. For an operation that could be verified.
typedef struct linalg_structured {
  // An array of the maps of the operands. NULL: no memory, or a part of the operation is
  // wrong (reported).
  const mica_attr *(*maps)(mica_op *op, const struct linalg_structured *of);
  // A map with the loops as dimensions and those that are parallel as results. NULL: likewise.
  const mica_affine_map *(*loops)(mica_op *op, const struct linalg_structured *of);
  const char *declared;  // text of the array of maps that the declaration gives, or NULL
  const char *body;      // what the region computes, or NULL: it is written
  size_t arguments;      // how many arguments the region has, where it is made
} linalg_structured;
extern const mica_interface linalg_op_interface_id;
// NULL: it is none.
const linalg_structured *linalg_structured_of(const mica_op *op);

const mica_attr *linalg_declared_maps(mica_op *op, const linalg_structured *of);
const mica_attr *linalg_elements_maps(mica_op *op, const linalg_structured *of);
const mica_attr *linalg_given_maps(mica_op *op, const linalg_structured *of);
const mica_affine_map *linalg_declared_loops(mica_op *op, const linalg_structured *of);
const mica_affine_map *linalg_output_loops(mica_op *op, const linalg_structured *of);
const mica_affine_map *linalg_contract_loops(mica_op *op, const linalg_structured *of);
extern const linalg_structured linalg_generic_structured, linalg_map_structured,
    linalg_reduce_structured, linalg_transpose_structured, linalg_broadcast_structured;

extern const mica_effects_interface linalg_effects;
extern const mica_speculatable_interface linalg_speculatable;
extern const mica_destination_style_interface linalg_half_is_destination;

bool linalg_verify_structured(mica_op *op);
bool linalg_verify_contraction(mica_op *op);
bool linalg_verify_convolution(mica_op *op);
bool linalg_verify_fill(mica_op *op);

// The forms of named operations; of those whose text may have maps; of linalg.contract.
bool linalg_named_parse(mica_parser *p, mica_op_state *out);
void linalg_named_print(mica_printer *p, const mica_op *op);
bool linalg_mapped_parse(mica_parser *p, mica_op_state *out);
void linalg_mapped_print(mica_printer *p, const mica_op *op);
bool linalg_contract_parse(mica_parser *p, mica_op_state *out);
void linalg_contract_print(mica_printer *p, const mica_op *op);

// Defaults of attributes: so many ones; the maps of such a text.
const mica_attr *linalg_ones(mica_context *ctx, size_t count);
mica_attrs linalg_maps(mica_context *ctx, const char *text);

// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
typedef enum linalg_unary_fn {
  LINALG_UNARY_FN_EXP = 0,  // "exp"
  LINALG_UNARY_FN_LOG = 1,  // "log"
  LINALG_UNARY_FN_ABS = 2,  // "abs"
  LINALG_UNARY_FN_CEIL = 3,  // "ceil"
  LINALG_UNARY_FN_FLOOR = 4,  // "floor"
  LINALG_UNARY_FN_NEGF = 5,  // "negf"
  LINALG_UNARY_FN_RECIPROCAL = 6,  // "reciprocal"
  LINALG_UNARY_FN_ROUND = 7,  // "round"
  LINALG_UNARY_FN_SQRT = 8,  // "sqrt"
  LINALG_UNARY_FN_RSQRT = 9,  // "rsqrt"
  LINALG_UNARY_FN_SQUARE = 10,  // "square"
  LINALG_UNARY_FN_TANH = 11,  // "tanh"
  LINALG_UNARY_FN_ERF = 12,  // "erf"
} linalg_unary_fn;
extern const mica_enum_def linalg_unary_fn_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_unary_fn_to_text(linalg_unary_fn value) {
  return mica_enum_case_text(&linalg_unary_fn_enum, (uint64_t)value);
}
static inline bool linalg_unary_fn_from_text(mica_str text, linalg_unary_fn *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_unary_fn_enum, text, &found)) return false;
  *value = (linalg_unary_fn)found;
  return true;
}

// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
typedef enum linalg_binary_fn {
  LINALG_BINARY_FN_ADD = 0,  // "add"
  LINALG_BINARY_FN_SUB = 1,  // "sub"
  LINALG_BINARY_FN_MUL = 2,  // "mul"
  LINALG_BINARY_FN_DIV = 3,  // "div"
  LINALG_BINARY_FN_DIV_UNSIGNED = 4,  // "div_unsigned"
  LINALG_BINARY_FN_MAX_SIGNED = 5,  // "max_signed"
  LINALG_BINARY_FN_MIN_SIGNED = 6,  // "min_signed"
  LINALG_BINARY_FN_MAX_UNSIGNED = 7,  // "max_unsigned"
  LINALG_BINARY_FN_MIN_UNSIGNED = 8,  // "min_unsigned"
  LINALG_BINARY_FN_POWF = 9,  // "powf"
} linalg_binary_fn;
extern const mica_enum_def linalg_binary_fn_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_binary_fn_to_text(linalg_binary_fn value) {
  return mica_enum_case_text(&linalg_binary_fn_enum, (uint64_t)value);
}
static inline bool linalg_binary_fn_from_text(mica_str text, linalg_binary_fn *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_binary_fn_enum, text, &found)) return false;
  *value = (linalg_binary_fn)found;
  return true;
}

// allowed 32-bit signless integer cases: 0
typedef enum linalg_ternary_fn {
  LINALG_TERNARY_FN_SELECT = 0,  // "select"
} linalg_ternary_fn;
extern const mica_enum_def linalg_ternary_fn_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_ternary_fn_to_text(linalg_ternary_fn value) {
  return mica_enum_case_text(&linalg_ternary_fn_enum, (uint64_t)value);
}
static inline bool linalg_ternary_fn_from_text(mica_str text, linalg_ternary_fn *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_ternary_fn_enum, text, &found)) return false;
  *value = (linalg_ternary_fn)found;
  return true;
}

// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
// 17, 18, 19, 20, 21, 22, 23
typedef enum linalg_elementwise_kind {
  LINALG_ELEMENTWISE_KIND_EXP = 0,  // "exp"
  LINALG_ELEMENTWISE_KIND_LOG = 1,  // "log"
  LINALG_ELEMENTWISE_KIND_ABS = 2,  // "abs"
  LINALG_ELEMENTWISE_KIND_CEIL = 3,  // "ceil"
  LINALG_ELEMENTWISE_KIND_FLOOR = 4,  // "floor"
  LINALG_ELEMENTWISE_KIND_NEGF = 5,  // "negf"
  LINALG_ELEMENTWISE_KIND_RECIPROCAL = 6,  // "reciprocal"
  LINALG_ELEMENTWISE_KIND_ROUND = 7,  // "round"
  LINALG_ELEMENTWISE_KIND_SQRT = 8,  // "sqrt"
  LINALG_ELEMENTWISE_KIND_RSQRT = 9,  // "rsqrt"
  LINALG_ELEMENTWISE_KIND_SQUARE = 10,  // "square"
  LINALG_ELEMENTWISE_KIND_TANH = 11,  // "tanh"
  LINALG_ELEMENTWISE_KIND_ERF = 12,  // "erf"
  LINALG_ELEMENTWISE_KIND_ADD = 13,  // "add"
  LINALG_ELEMENTWISE_KIND_SUB = 14,  // "sub"
  LINALG_ELEMENTWISE_KIND_MUL = 15,  // "mul"
  LINALG_ELEMENTWISE_KIND_DIV = 16,  // "div"
  LINALG_ELEMENTWISE_KIND_DIV_UNSIGNED = 17,  // "div_unsigned"
  LINALG_ELEMENTWISE_KIND_MAX_SIGNED = 18,  // "max_signed"
  LINALG_ELEMENTWISE_KIND_MIN_SIGNED = 19,  // "min_signed"
  LINALG_ELEMENTWISE_KIND_MAX_UNSIGNED = 20,  // "max_unsigned"
  LINALG_ELEMENTWISE_KIND_MIN_UNSIGNED = 21,  // "min_unsigned"
  LINALG_ELEMENTWISE_KIND_POWF = 22,  // "powf"
  LINALG_ELEMENTWISE_KIND_SELECT = 23,  // "select"
} linalg_elementwise_kind;
extern const mica_enum_def linalg_elementwise_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_elementwise_kind_to_text(linalg_elementwise_kind value) {
  return mica_enum_case_text(&linalg_elementwise_kind_enum, (uint64_t)value);
}
static inline bool linalg_elementwise_kind_from_text(mica_str text,
                                                     linalg_elementwise_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_elementwise_kind_enum, text, &found)) return false;
  *value = (linalg_elementwise_kind)found;
  return true;
}

// allowed 32-bit signless integer cases: 0, 1
typedef enum linalg_type_fn {
  LINALG_TYPE_FN_CAST_SIGNED = 0,  // "cast_signed"
  LINALG_TYPE_FN_CAST_UNSIGNED = 1,  // "cast_unsigned"
} linalg_type_fn;
extern const mica_enum_def linalg_type_fn_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_type_fn_to_text(linalg_type_fn value) {
  return mica_enum_case_text(&linalg_type_fn_enum, (uint64_t)value);
}
static inline bool linalg_type_fn_from_text(mica_str text, linalg_type_fn *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_type_fn_enum, text, &found)) return false;
  *value = (linalg_type_fn)found;
  return true;
}

// Iterator type
typedef enum linalg_iterator_type {
  LINALG_ITERATOR_TYPE_PARALLEL = 0,  // "parallel"
  LINALG_ITERATOR_TYPE_REDUCTION = 1,  // "reduction"
} linalg_iterator_type;
extern const mica_enum_def linalg_iterator_type_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_iterator_type_to_text(linalg_iterator_type value) {
  return mica_enum_case_text(&linalg_iterator_type_enum, (uint64_t)value);
}
static inline bool linalg_iterator_type_from_text(mica_str text, linalg_iterator_type *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_iterator_type_enum, text, &found)) return false;
  *value = (linalg_iterator_type)found;
  return true;
}

// allowed 32-bit signless integer cases: 0, 1, 2
typedef enum linalg_winograd_conv2d_fmr {
  LINALG_WINOGRAD_CONV2D_FMR_F_2_3 = 0,  // "F_2_3"
  LINALG_WINOGRAD_CONV2D_FMR_F_4_3 = 1,  // "F_4_3"
  LINALG_WINOGRAD_CONV2D_FMR_F_2_5 = 2,  // "F_2_5"
} linalg_winograd_conv2d_fmr;
extern const mica_enum_def linalg_winograd_conv2d_fmr_enum;
// {NULL, 0}: no case has this value.
static inline mica_str linalg_winograd_conv2d_fmr_to_text(linalg_winograd_conv2d_fmr value) {
  return mica_enum_case_text(&linalg_winograd_conv2d_fmr_enum, (uint64_t)value);
}
static inline bool linalg_winograd_conv2d_fmr_from_text(mica_str text,
                                                        linalg_winograd_conv2d_fmr *value) {
  uint64_t found;
  if (!mica_enum_from_text(&linalg_winograd_conv2d_fmr_enum, text, &found)) return false;
  *value = (linalg_winograd_conv2d_fmr)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *linalg_winograd_conv2d_fmr_attr_get(mica_context *ctx,
    linalg_winograd_conv2d_fmr value) {
  return mica_enum_attr(ctx, &linalg_winograd_conv2d_fmr_enum, (uint64_t)value);
}
static inline bool linalg_winograd_conv2d_fmr_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&linalg_winograd_conv2d_fmr_enum, attr);
}
static inline linalg_winograd_conv2d_fmr linalg_winograd_conv2d_fmr_attr_value(
    const mica_attr *attr) {
  return (linalg_winograd_conv2d_fmr)mica_attr_integer_value(attr);
}

// ---- ContractionOpInterface ----

extern const mica_interface linalg_contraction_op_interface_id;
// Whether it implements the interface.
static inline bool linalg_contraction_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &linalg_contraction_op_interface_id) != NULL;
}

// ---- ConvolutionOpInterface ----

extern const mica_interface linalg_convolution_op_interface_id;
// Whether it implements the interface.
static inline bool linalg_convolution_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &linalg_convolution_op_interface_id) != NULL;
}

// ---- FillOpInterface ----

extern const mica_interface linalg_fill_op_interface_id;
// Whether it implements the interface.
static inline bool linalg_fill_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &linalg_fill_op_interface_id) != NULL;
}

// ---- RelayoutOpInterface ----

extern const mica_interface linalg_relayout_op_interface_id;
// Whether it implements the interface.
static inline bool linalg_relayout_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &linalg_relayout_op_interface_id) != NULL;
}

// ---- AggregatedOpInterface ----

extern const mica_interface linalg_aggregated_op_interface_id;
// Whether it implements the interface.
static inline bool linalg_aggregated_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &linalg_aggregated_op_interface_id) != NULL;
}

// #linalg.unary_fn: allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
typedef struct linalg_unary_fn_attr_params {
  linalg_unary_fn value;  // an enum of type UnaryFn
} linalg_unary_fn_attr_params;
extern const mica_attr_def linalg_unary_fn_attr_def;
static inline bool linalg_unary_fn_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &linalg_unary_fn_attr_def);
}
// NULL: no memory.
const mica_attr *linalg_unary_fn_attr_get(mica_context *ctx, linalg_unary_fn value);
static inline linalg_unary_fn linalg_unary_fn_attr_value(const mica_attr *attr) {
  const linalg_unary_fn_attr_params *params =
      (const linalg_unary_fn_attr_params *)mica_attr_params_as(attr, &linalg_unary_fn_attr_def);
  return params->value;
}

// #linalg.binary_fn: allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
typedef struct linalg_binary_fn_attr_params {
  linalg_binary_fn value;  // an enum of type BinaryFn
} linalg_binary_fn_attr_params;
extern const mica_attr_def linalg_binary_fn_attr_def;
static inline bool linalg_binary_fn_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &linalg_binary_fn_attr_def);
}
// NULL: no memory.
const mica_attr *linalg_binary_fn_attr_get(mica_context *ctx, linalg_binary_fn value);
static inline linalg_binary_fn linalg_binary_fn_attr_value(const mica_attr *attr) {
  const linalg_binary_fn_attr_params *params =
      (const linalg_binary_fn_attr_params *)mica_attr_params_as(attr, &linalg_binary_fn_attr_def);
  return params->value;
}

// #linalg.ternary_fn: allowed 32-bit signless integer cases: 0
typedef struct linalg_ternary_fn_attr_params {
  linalg_ternary_fn value;  // an enum of type TernaryFn
} linalg_ternary_fn_attr_params;
extern const mica_attr_def linalg_ternary_fn_attr_def;
static inline bool linalg_ternary_fn_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &linalg_ternary_fn_attr_def);
}
// NULL: no memory.
const mica_attr *linalg_ternary_fn_attr_get(mica_context *ctx, linalg_ternary_fn value);
static inline linalg_ternary_fn linalg_ternary_fn_attr_value(const mica_attr *attr) {
  const linalg_ternary_fn_attr_params *params =
      (const linalg_ternary_fn_attr_params *)mica_attr_params_as(attr, &linalg_ternary_fn_attr_def);
  return params->value;
}

// #linalg.type_fn: allowed 32-bit signless integer cases: 0, 1
typedef struct linalg_type_fn_attr_params {
  linalg_type_fn value;  // an enum of type TypeFn
} linalg_type_fn_attr_params;
extern const mica_attr_def linalg_type_fn_attr_def;
static inline bool linalg_type_fn_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &linalg_type_fn_attr_def);
}
// NULL: no memory.
const mica_attr *linalg_type_fn_attr_get(mica_context *ctx, linalg_type_fn value);
static inline linalg_type_fn linalg_type_fn_attr_value(const mica_attr *attr) {
  const linalg_type_fn_attr_params *params =
      (const linalg_type_fn_attr_params *)mica_attr_params_as(attr, &linalg_type_fn_attr_def);
  return params->value;
}

// #linalg.elementwise_kind: allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
// 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23
typedef struct linalg_elementwise_kind_attr_params {
  linalg_elementwise_kind value;  // an enum of type ElementwiseKind
} linalg_elementwise_kind_attr_params;
extern const mica_attr_def linalg_elementwise_kind_attr_def;
static inline bool linalg_elementwise_kind_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &linalg_elementwise_kind_attr_def);
}
// NULL: no memory.
const mica_attr *linalg_elementwise_kind_attr_get(mica_context *ctx, linalg_elementwise_kind value);
static inline linalg_elementwise_kind linalg_elementwise_kind_attr_value(const mica_attr *attr) {
  const linalg_elementwise_kind_attr_params *params =
      (const linalg_elementwise_kind_attr_params *)mica_attr_params_as(attr,
      &linalg_elementwise_kind_attr_def);
  return params->value;
}

// #linalg.iterator_type: Iterator type
typedef struct linalg_iterator_type_attr_params {
  linalg_iterator_type value;  // an enum of type IteratorType
} linalg_iterator_type_attr_params;
extern const mica_attr_def linalg_iterator_type_attr_def;
static inline bool linalg_iterator_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &linalg_iterator_type_attr_def);
}
// NULL: no memory.
const mica_attr *linalg_iterator_type_attr_get(mica_context *ctx, linalg_iterator_type value);
static inline linalg_iterator_type linalg_iterator_type_attr_value(const mica_attr *attr) {
  const linalg_iterator_type_attr_params *params =
      (const linalg_iterator_type_attr_params *)mica_attr_params_as(attr,
                                                                    &linalg_iterator_type_attr_def);
  return params->value;
}

// ---- linalg.generic: Loops that say all of themselves ----

extern const mica_op_def linalg_generic_def;
static inline bool linalg_generic_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_generic_def);
}
enum { LINALG_GENERIC_OPERAND_INPUTS, LINALG_GENERIC_OPERAND_OUTPUTS };
enum { LINALG_GENERIC_RESULT_RESULT_TENSORS };
enum { LINALG_GENERIC_REGION };
enum {
  LINALG_GENERIC_SLOT_DOC, LINALG_GENERIC_SLOT_INDEXING_MAPS, LINALG_GENERIC_SLOT_ITERATOR_TYPES,
  LINALG_GENERIC_SLOT_LIBRARY_CALL, LINALG_GENERIC_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment linalg_generic_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_generic_def),
                           LINALG_GENERIC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_GENERIC_OPERAND_INPUTS);
}
static inline size_t linalg_generic_inputs_count(const mica_op *op) {
  return linalg_generic_inputs_segment(op).count;
}
static inline mica_value *linalg_generic_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_generic_inputs_segment(op).first + index);
}
static inline bool linalg_generic_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_generic_def,
                                  LINALG_GENERIC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_GENERIC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_generic_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_generic_def),
                           LINALG_GENERIC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_GENERIC_OPERAND_OUTPUTS);
}
static inline size_t linalg_generic_outputs_count(const mica_op *op) {
  return linalg_generic_outputs_segment(op).count;
}
static inline mica_value *linalg_generic_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_generic_outputs_segment(op).first + index);
}
static inline bool linalg_generic_set_outputs(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_generic_def,
                                  LINALG_GENERIC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_GENERIC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_generic_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_generic_def)), 0,
                               LINALG_GENERIC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_generic_result_tensors_count(const mica_op *op) {
  return linalg_generic_result_tensors_segment(op).count;
}
static inline mica_value *linalg_generic_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_generic_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_generic_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_generic_def, LINALG_GENERIC_REGION);
}
static inline const mica_attr *linalg_generic_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_INDEXING_MAPS);
}
static inline void linalg_generic_set_indexing_maps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_INDEXING_MAPS, value);
}
mica_attrs linalg_generic_indexing_maps(const mica_op *op);
bool linalg_generic_set_indexing_maps(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *linalg_generic_iterator_types_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_ITERATOR_TYPES);
}
static inline void linalg_generic_set_iterator_types_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_ITERATOR_TYPES, value);
}
mica_attrs linalg_generic_iterator_types(const mica_op *op);
bool linalg_generic_set_iterator_types(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *linalg_generic_doc_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_DOC);
}
static inline void linalg_generic_set_doc_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_DOC, value);
}
static inline bool linalg_generic_has_doc(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_DOC) != NULL;
}
mica_str linalg_generic_doc(const mica_op *op);  // absent: zero
bool linalg_generic_set_doc(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *linalg_generic_library_call_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_LIBRARY_CALL);
}
static inline void linalg_generic_set_library_call_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_LIBRARY_CALL, value);
}
static inline bool linalg_generic_has_library_call(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_LIBRARY_CALL) != NULL;
}
mica_str linalg_generic_library_call(const mica_op *op);  // absent: zero
bool linalg_generic_set_library_call(mica_op *op, mica_str value);  // false: no memory
mica_op *linalg_generic_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count,
                              mica_attrs indexing_maps, mica_attrs iterator_types,
                              const mica_attr *doc, const mica_attr *library_call);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const linalg_generic_canonicalizations[];
// Written by the author: the custom form, after the name.
bool linalg_generic_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_generic_print(mica_printer *p, const mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_generic_block_argument_names(const mica_op *op, const mica_region *region,
                                         mica_name_setter *set);

// ---- linalg.yield: Ends an iteration with the elements of the outputs ----

extern const mica_op_def linalg_yield_def;
static inline bool linalg_yield_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_yield_def);
}
enum { LINALG_YIELD_OPERAND_VALUES };
static inline mica_segment linalg_yield_values_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &linalg_yield_def)), 0,
                               LINALG_YIELD_OPERAND_VALUES);
}
static inline size_t linalg_yield_values_count(const mica_op *op) {
  return linalg_yield_values_segment(op).count;
}
static inline mica_value *linalg_yield_values(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_yield_values_segment(op).first + index);
}
static inline bool linalg_yield_set_values(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, linalg_yield_values_segment(op), values, count);
}
mica_op *linalg_yield_build(mica_builder *b, mica_loc loc, mica_value *const *values,
                            size_t values_count);
// Written by the author: what the definition can't say. False: reported.
bool linalg_yield_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool linalg_yield_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_yield_print(mica_printer *p, const mica_op *op);

// ---- linalg.index: The number of the iteration ----

extern const mica_op_def linalg_index_def;
static inline bool linalg_index_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_index_def);
}
enum { LINALG_INDEX_RESULT };
enum { LINALG_INDEX_SLOT_DIM };
static inline mica_value *linalg_index_result(const mica_op *op) {
  return mica_op_result_as(op, &linalg_index_def, LINALG_INDEX_RESULT);
}
static inline const mica_attr *linalg_index_dim_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_index_def, LINALG_INDEX_SLOT_DIM);
}
static inline void linalg_index_set_dim_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_index_def, LINALG_INDEX_SLOT_DIM, value);
}
int64_t linalg_index_dim(const mica_op *op);
bool linalg_index_set_dim(mica_op *op, int64_t value);  // false: no memory
mica_op *linalg_index_build(mica_builder *b, mica_loc loc, int64_t dim);
// Written by the author: what the definition can't say. False: reported.
bool linalg_index_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool linalg_index_fold(mica_op *op, mica_fold *out);

// ---- linalg.copy: The elements of another ----

extern const mica_op_def linalg_copy_def;
static inline bool linalg_copy_isa(const mica_op *op) { return mica_op_isa(op, &linalg_copy_def); }
enum { LINALG_COPY_OPERAND_INPUTS, LINALG_COPY_OPERAND_OUTPUTS };
enum { LINALG_COPY_RESULT_RESULT_TENSORS };
enum { LINALG_COPY_REGION };
enum { LINALG_COPY_SLOT_CAST, LINALG_COPY_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_copy_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_copy_def), LINALG_COPY_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_COPY_OPERAND_INPUTS);
}
static inline size_t linalg_copy_inputs_count(const mica_op *op) {
  return linalg_copy_inputs_segment(op).count;
}
static inline mica_value *linalg_copy_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_copy_inputs_segment(op).first + index);
}
static inline bool linalg_copy_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_copy_def, LINALG_COPY_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_COPY_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_copy_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_copy_def), LINALG_COPY_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_COPY_OPERAND_OUTPUTS);
}
static inline size_t linalg_copy_outputs_count(const mica_op *op) {
  return linalg_copy_outputs_segment(op).count;
}
static inline mica_value *linalg_copy_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_copy_outputs_segment(op).first + index);
}
static inline bool linalg_copy_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_copy_def, LINALG_COPY_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_COPY_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_copy_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_copy_def)), 0,
                               LINALG_COPY_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_copy_result_tensors_count(const mica_op *op) {
  return linalg_copy_result_tensors_segment(op).count;
}
static inline mica_value *linalg_copy_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_copy_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_copy_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_copy_def, LINALG_COPY_REGION);
}
static inline const mica_attr *linalg_copy_cast_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &linalg_copy_def, LINALG_COPY_SLOT_CAST);
}
static inline void linalg_copy_set_cast_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_copy_def, LINALG_COPY_SLOT_CAST, value);
}
linalg_type_fn linalg_copy_cast(const mica_op *op);  // absent: the default
bool linalg_copy_set_cast(mica_op *op, linalg_type_fn value);  // false: no memory
mica_op *linalg_copy_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count, linalg_type_fn cast);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const linalg_copy_canonicalizations[];

// ---- linalg.exp: exp(x) ----

extern const mica_op_def linalg_exp_def;
static inline bool linalg_exp_isa(const mica_op *op) { return mica_op_isa(op, &linalg_exp_def); }
enum { LINALG_EXP_OPERAND_INPUTS, LINALG_EXP_OPERAND_OUTPUTS };
enum { LINALG_EXP_RESULT_RESULT_TENSORS };
enum { LINALG_EXP_REGION };
enum { LINALG_EXP_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_exp_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_exp_def), LINALG_EXP_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_EXP_OPERAND_INPUTS);
}
static inline size_t linalg_exp_inputs_count(const mica_op *op) {
  return linalg_exp_inputs_segment(op).count;
}
static inline mica_value *linalg_exp_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_exp_inputs_segment(op).first + index);
}
static inline bool linalg_exp_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_exp_def, LINALG_EXP_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_EXP_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_exp_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_exp_def), LINALG_EXP_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_EXP_OPERAND_OUTPUTS);
}
static inline size_t linalg_exp_outputs_count(const mica_op *op) {
  return linalg_exp_outputs_segment(op).count;
}
static inline mica_value *linalg_exp_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_exp_outputs_segment(op).first + index);
}
static inline bool linalg_exp_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_exp_def, LINALG_EXP_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_EXP_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_exp_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_exp_def)), 0,
                               LINALG_EXP_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_exp_result_tensors_count(const mica_op *op) {
  return linalg_exp_result_tensors_segment(op).count;
}
static inline mica_value *linalg_exp_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_exp_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_exp_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_exp_def, LINALG_EXP_REGION);
}
mica_op *linalg_exp_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.log: log(x) ----

extern const mica_op_def linalg_log_def;
static inline bool linalg_log_isa(const mica_op *op) { return mica_op_isa(op, &linalg_log_def); }
enum { LINALG_LOG_OPERAND_INPUTS, LINALG_LOG_OPERAND_OUTPUTS };
enum { LINALG_LOG_RESULT_RESULT_TENSORS };
enum { LINALG_LOG_REGION };
enum { LINALG_LOG_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_log_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_log_def), LINALG_LOG_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_LOG_OPERAND_INPUTS);
}
static inline size_t linalg_log_inputs_count(const mica_op *op) {
  return linalg_log_inputs_segment(op).count;
}
static inline mica_value *linalg_log_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_log_inputs_segment(op).first + index);
}
static inline bool linalg_log_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_log_def, LINALG_LOG_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_LOG_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_log_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_log_def), LINALG_LOG_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_LOG_OPERAND_OUTPUTS);
}
static inline size_t linalg_log_outputs_count(const mica_op *op) {
  return linalg_log_outputs_segment(op).count;
}
static inline mica_value *linalg_log_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_log_outputs_segment(op).first + index);
}
static inline bool linalg_log_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_log_def, LINALG_LOG_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_LOG_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_log_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_log_def)), 0,
                               LINALG_LOG_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_log_result_tensors_count(const mica_op *op) {
  return linalg_log_result_tensors_segment(op).count;
}
static inline mica_value *linalg_log_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_log_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_log_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_log_def, LINALG_LOG_REGION);
}
mica_op *linalg_log_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.abs: The absolute value ----

extern const mica_op_def linalg_abs_def;
static inline bool linalg_abs_isa(const mica_op *op) { return mica_op_isa(op, &linalg_abs_def); }
enum { LINALG_ABS_OPERAND_INPUTS, LINALG_ABS_OPERAND_OUTPUTS };
enum { LINALG_ABS_RESULT_RESULT_TENSORS };
enum { LINALG_ABS_REGION };
enum { LINALG_ABS_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_abs_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_abs_def), LINALG_ABS_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ABS_OPERAND_INPUTS);
}
static inline size_t linalg_abs_inputs_count(const mica_op *op) {
  return linalg_abs_inputs_segment(op).count;
}
static inline mica_value *linalg_abs_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_abs_inputs_segment(op).first + index);
}
static inline bool linalg_abs_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_abs_def, LINALG_ABS_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ABS_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_abs_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_abs_def), LINALG_ABS_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ABS_OPERAND_OUTPUTS);
}
static inline size_t linalg_abs_outputs_count(const mica_op *op) {
  return linalg_abs_outputs_segment(op).count;
}
static inline mica_value *linalg_abs_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_abs_outputs_segment(op).first + index);
}
static inline bool linalg_abs_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_abs_def, LINALG_ABS_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ABS_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_abs_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_abs_def)), 0,
                               LINALG_ABS_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_abs_result_tensors_count(const mica_op *op) {
  return linalg_abs_result_tensors_segment(op).count;
}
static inline mica_value *linalg_abs_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_abs_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_abs_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_abs_def, LINALG_ABS_REGION);
}
mica_op *linalg_abs_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.ceil: The next integer above ----

extern const mica_op_def linalg_ceil_def;
static inline bool linalg_ceil_isa(const mica_op *op) { return mica_op_isa(op, &linalg_ceil_def); }
enum { LINALG_CEIL_OPERAND_INPUTS, LINALG_CEIL_OPERAND_OUTPUTS };
enum { LINALG_CEIL_RESULT_RESULT_TENSORS };
enum { LINALG_CEIL_REGION };
enum { LINALG_CEIL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_ceil_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_ceil_def), LINALG_CEIL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CEIL_OPERAND_INPUTS);
}
static inline size_t linalg_ceil_inputs_count(const mica_op *op) {
  return linalg_ceil_inputs_segment(op).count;
}
static inline mica_value *linalg_ceil_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_ceil_inputs_segment(op).first + index);
}
static inline bool linalg_ceil_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_ceil_def, LINALG_CEIL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CEIL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_ceil_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_ceil_def), LINALG_CEIL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CEIL_OPERAND_OUTPUTS);
}
static inline size_t linalg_ceil_outputs_count(const mica_op *op) {
  return linalg_ceil_outputs_segment(op).count;
}
static inline mica_value *linalg_ceil_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_ceil_outputs_segment(op).first + index);
}
static inline bool linalg_ceil_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_ceil_def, LINALG_CEIL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CEIL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_ceil_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_ceil_def)), 0,
                               LINALG_CEIL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_ceil_result_tensors_count(const mica_op *op) {
  return linalg_ceil_result_tensors_segment(op).count;
}
static inline mica_value *linalg_ceil_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_ceil_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_ceil_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_ceil_def, LINALG_CEIL_REGION);
}
mica_op *linalg_ceil_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count);

// ---- linalg.floor: The next integer below ----

extern const mica_op_def linalg_floor_def;
static inline bool linalg_floor_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_floor_def);
}
enum { LINALG_FLOOR_OPERAND_INPUTS, LINALG_FLOOR_OPERAND_OUTPUTS };
enum { LINALG_FLOOR_RESULT_RESULT_TENSORS };
enum { LINALG_FLOOR_REGION };
enum { LINALG_FLOOR_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_floor_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_floor_def),
                           LINALG_FLOOR_SLOT_OPERAND_SEGMENT_SIZES, LINALG_FLOOR_OPERAND_INPUTS);
}
static inline size_t linalg_floor_inputs_count(const mica_op *op) {
  return linalg_floor_inputs_segment(op).count;
}
static inline mica_value *linalg_floor_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_floor_inputs_segment(op).first + index);
}
static inline bool linalg_floor_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_floor_def, LINALG_FLOOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_FLOOR_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_floor_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_floor_def),
                           LINALG_FLOOR_SLOT_OPERAND_SEGMENT_SIZES, LINALG_FLOOR_OPERAND_OUTPUTS);
}
static inline size_t linalg_floor_outputs_count(const mica_op *op) {
  return linalg_floor_outputs_segment(op).count;
}
static inline mica_value *linalg_floor_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_floor_outputs_segment(op).first + index);
}
static inline bool linalg_floor_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_floor_def, LINALG_FLOOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_FLOOR_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_floor_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_floor_def)), 0,
                               LINALG_FLOOR_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_floor_result_tensors_count(const mica_op *op) {
  return linalg_floor_result_tensors_segment(op).count;
}
static inline mica_value *linalg_floor_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_floor_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_floor_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_floor_def, LINALG_FLOOR_REGION);
}
mica_op *linalg_floor_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count);

// ---- linalg.negf: The number with the other sign ----

extern const mica_op_def linalg_negf_def;
static inline bool linalg_negf_isa(const mica_op *op) { return mica_op_isa(op, &linalg_negf_def); }
enum { LINALG_NEGF_OPERAND_INPUTS, LINALG_NEGF_OPERAND_OUTPUTS };
enum { LINALG_NEGF_RESULT_RESULT_TENSORS };
enum { LINALG_NEGF_REGION };
enum { LINALG_NEGF_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_negf_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_negf_def), LINALG_NEGF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_NEGF_OPERAND_INPUTS);
}
static inline size_t linalg_negf_inputs_count(const mica_op *op) {
  return linalg_negf_inputs_segment(op).count;
}
static inline mica_value *linalg_negf_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_negf_inputs_segment(op).first + index);
}
static inline bool linalg_negf_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_negf_def, LINALG_NEGF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_NEGF_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_negf_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_negf_def), LINALG_NEGF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_NEGF_OPERAND_OUTPUTS);
}
static inline size_t linalg_negf_outputs_count(const mica_op *op) {
  return linalg_negf_outputs_segment(op).count;
}
static inline mica_value *linalg_negf_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_negf_outputs_segment(op).first + index);
}
static inline bool linalg_negf_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_negf_def, LINALG_NEGF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_NEGF_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_negf_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_negf_def)), 0,
                               LINALG_NEGF_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_negf_result_tensors_count(const mica_op *op) {
  return linalg_negf_result_tensors_segment(op).count;
}
static inline mica_value *linalg_negf_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_negf_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_negf_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_negf_def, LINALG_NEGF_REGION);
}
mica_op *linalg_negf_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count);

// ---- linalg.reciprocal: 1 / x ----

extern const mica_op_def linalg_reciprocal_def;
static inline bool linalg_reciprocal_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_reciprocal_def);
}
enum { LINALG_RECIPROCAL_OPERAND_INPUTS, LINALG_RECIPROCAL_OPERAND_OUTPUTS };
enum { LINALG_RECIPROCAL_RESULT_RESULT_TENSORS };
enum { LINALG_RECIPROCAL_REGION };
enum { LINALG_RECIPROCAL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_reciprocal_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_reciprocal_def),
                           LINALG_RECIPROCAL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_RECIPROCAL_OPERAND_INPUTS);
}
static inline size_t linalg_reciprocal_inputs_count(const mica_op *op) {
  return linalg_reciprocal_inputs_segment(op).count;
}
static inline mica_value *linalg_reciprocal_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_reciprocal_inputs_segment(op).first + index);
}
static inline bool linalg_reciprocal_set_inputs(mica_op *op, mica_value *const *values,
                                                size_t count) {
  return mica_op_replace_sized_as(op, &linalg_reciprocal_def,
                                  LINALG_RECIPROCAL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_RECIPROCAL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_reciprocal_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_reciprocal_def),
                           LINALG_RECIPROCAL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_RECIPROCAL_OPERAND_OUTPUTS);
}
static inline size_t linalg_reciprocal_outputs_count(const mica_op *op) {
  return linalg_reciprocal_outputs_segment(op).count;
}
static inline mica_value *linalg_reciprocal_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_reciprocal_outputs_segment(op).first + index);
}
static inline bool linalg_reciprocal_set_outputs(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_reciprocal_def,
                                  LINALG_RECIPROCAL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_RECIPROCAL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_reciprocal_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_reciprocal_def)), 0,
                               LINALG_RECIPROCAL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_reciprocal_result_tensors_count(const mica_op *op) {
  return linalg_reciprocal_result_tensors_segment(op).count;
}
static inline mica_value *linalg_reciprocal_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_reciprocal_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_reciprocal_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_reciprocal_def, LINALG_RECIPROCAL_REGION);
}
mica_op *linalg_reciprocal_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                 mica_value *const *inputs, size_t inputs_count,
                                 mica_value *const *outputs, size_t outputs_count);

// ---- linalg.round: The nearest integer ----

extern const mica_op_def linalg_round_def;
static inline bool linalg_round_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_round_def);
}
enum { LINALG_ROUND_OPERAND_INPUTS, LINALG_ROUND_OPERAND_OUTPUTS };
enum { LINALG_ROUND_RESULT_RESULT_TENSORS };
enum { LINALG_ROUND_REGION };
enum { LINALG_ROUND_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_round_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_round_def),
                           LINALG_ROUND_SLOT_OPERAND_SEGMENT_SIZES, LINALG_ROUND_OPERAND_INPUTS);
}
static inline size_t linalg_round_inputs_count(const mica_op *op) {
  return linalg_round_inputs_segment(op).count;
}
static inline mica_value *linalg_round_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_round_inputs_segment(op).first + index);
}
static inline bool linalg_round_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_round_def, LINALG_ROUND_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ROUND_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_round_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_round_def),
                           LINALG_ROUND_SLOT_OPERAND_SEGMENT_SIZES, LINALG_ROUND_OPERAND_OUTPUTS);
}
static inline size_t linalg_round_outputs_count(const mica_op *op) {
  return linalg_round_outputs_segment(op).count;
}
static inline mica_value *linalg_round_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_round_outputs_segment(op).first + index);
}
static inline bool linalg_round_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_round_def, LINALG_ROUND_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ROUND_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_round_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_round_def)), 0,
                               LINALG_ROUND_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_round_result_tensors_count(const mica_op *op) {
  return linalg_round_result_tensors_segment(op).count;
}
static inline mica_value *linalg_round_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_round_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_round_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_round_def, LINALG_ROUND_REGION);
}
mica_op *linalg_round_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count);

// ---- linalg.sqrt: The square root ----

extern const mica_op_def linalg_sqrt_def;
static inline bool linalg_sqrt_isa(const mica_op *op) { return mica_op_isa(op, &linalg_sqrt_def); }
enum { LINALG_SQRT_OPERAND_INPUTS, LINALG_SQRT_OPERAND_OUTPUTS };
enum { LINALG_SQRT_RESULT_RESULT_TENSORS };
enum { LINALG_SQRT_REGION };
enum { LINALG_SQRT_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_sqrt_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_sqrt_def), LINALG_SQRT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_SQRT_OPERAND_INPUTS);
}
static inline size_t linalg_sqrt_inputs_count(const mica_op *op) {
  return linalg_sqrt_inputs_segment(op).count;
}
static inline mica_value *linalg_sqrt_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_sqrt_inputs_segment(op).first + index);
}
static inline bool linalg_sqrt_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_sqrt_def, LINALG_SQRT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SQRT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_sqrt_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_sqrt_def), LINALG_SQRT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_SQRT_OPERAND_OUTPUTS);
}
static inline size_t linalg_sqrt_outputs_count(const mica_op *op) {
  return linalg_sqrt_outputs_segment(op).count;
}
static inline mica_value *linalg_sqrt_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_sqrt_outputs_segment(op).first + index);
}
static inline bool linalg_sqrt_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_sqrt_def, LINALG_SQRT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SQRT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_sqrt_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_sqrt_def)), 0,
                               LINALG_SQRT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_sqrt_result_tensors_count(const mica_op *op) {
  return linalg_sqrt_result_tensors_segment(op).count;
}
static inline mica_value *linalg_sqrt_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_sqrt_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_sqrt_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_sqrt_def, LINALG_SQRT_REGION);
}
mica_op *linalg_sqrt_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count);

// ---- linalg.rsqrt: 1 / sqrt(x) ----

extern const mica_op_def linalg_rsqrt_def;
static inline bool linalg_rsqrt_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_rsqrt_def);
}
enum { LINALG_RSQRT_OPERAND_INPUTS, LINALG_RSQRT_OPERAND_OUTPUTS };
enum { LINALG_RSQRT_RESULT_RESULT_TENSORS };
enum { LINALG_RSQRT_REGION };
enum { LINALG_RSQRT_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_rsqrt_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_rsqrt_def),
                           LINALG_RSQRT_SLOT_OPERAND_SEGMENT_SIZES, LINALG_RSQRT_OPERAND_INPUTS);
}
static inline size_t linalg_rsqrt_inputs_count(const mica_op *op) {
  return linalg_rsqrt_inputs_segment(op).count;
}
static inline mica_value *linalg_rsqrt_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_rsqrt_inputs_segment(op).first + index);
}
static inline bool linalg_rsqrt_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_rsqrt_def, LINALG_RSQRT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_RSQRT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_rsqrt_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_rsqrt_def),
                           LINALG_RSQRT_SLOT_OPERAND_SEGMENT_SIZES, LINALG_RSQRT_OPERAND_OUTPUTS);
}
static inline size_t linalg_rsqrt_outputs_count(const mica_op *op) {
  return linalg_rsqrt_outputs_segment(op).count;
}
static inline mica_value *linalg_rsqrt_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_rsqrt_outputs_segment(op).first + index);
}
static inline bool linalg_rsqrt_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_rsqrt_def, LINALG_RSQRT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_RSQRT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_rsqrt_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_rsqrt_def)), 0,
                               LINALG_RSQRT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_rsqrt_result_tensors_count(const mica_op *op) {
  return linalg_rsqrt_result_tensors_segment(op).count;
}
static inline mica_value *linalg_rsqrt_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_rsqrt_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_rsqrt_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_rsqrt_def, LINALG_RSQRT_REGION);
}
mica_op *linalg_rsqrt_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count);

// ---- linalg.square: x * x ----

extern const mica_op_def linalg_square_def;
static inline bool linalg_square_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_square_def);
}
enum { LINALG_SQUARE_OPERAND_INPUTS, LINALG_SQUARE_OPERAND_OUTPUTS };
enum { LINALG_SQUARE_RESULT_RESULT_TENSORS };
enum { LINALG_SQUARE_REGION };
enum { LINALG_SQUARE_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_square_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_square_def),
                           LINALG_SQUARE_SLOT_OPERAND_SEGMENT_SIZES, LINALG_SQUARE_OPERAND_INPUTS);
}
static inline size_t linalg_square_inputs_count(const mica_op *op) {
  return linalg_square_inputs_segment(op).count;
}
static inline mica_value *linalg_square_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_square_inputs_segment(op).first + index);
}
static inline bool linalg_square_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_square_def, LINALG_SQUARE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SQUARE_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_square_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_square_def),
                           LINALG_SQUARE_SLOT_OPERAND_SEGMENT_SIZES, LINALG_SQUARE_OPERAND_OUTPUTS);
}
static inline size_t linalg_square_outputs_count(const mica_op *op) {
  return linalg_square_outputs_segment(op).count;
}
static inline mica_value *linalg_square_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_square_outputs_segment(op).first + index);
}
static inline bool linalg_square_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_square_def, LINALG_SQUARE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SQUARE_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_square_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_square_def)), 0,
                               LINALG_SQUARE_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_square_result_tensors_count(const mica_op *op) {
  return linalg_square_result_tensors_segment(op).count;
}
static inline mica_value *linalg_square_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_square_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_square_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_square_def, LINALG_SQUARE_REGION);
}
mica_op *linalg_square_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count);

// ---- linalg.tanh: tanh(x) ----

extern const mica_op_def linalg_tanh_def;
static inline bool linalg_tanh_isa(const mica_op *op) { return mica_op_isa(op, &linalg_tanh_def); }
enum { LINALG_TANH_OPERAND_INPUTS, LINALG_TANH_OPERAND_OUTPUTS };
enum { LINALG_TANH_RESULT_RESULT_TENSORS };
enum { LINALG_TANH_REGION };
enum { LINALG_TANH_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_tanh_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_tanh_def), LINALG_TANH_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_TANH_OPERAND_INPUTS);
}
static inline size_t linalg_tanh_inputs_count(const mica_op *op) {
  return linalg_tanh_inputs_segment(op).count;
}
static inline mica_value *linalg_tanh_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_tanh_inputs_segment(op).first + index);
}
static inline bool linalg_tanh_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_tanh_def, LINALG_TANH_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_TANH_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_tanh_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_tanh_def), LINALG_TANH_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_TANH_OPERAND_OUTPUTS);
}
static inline size_t linalg_tanh_outputs_count(const mica_op *op) {
  return linalg_tanh_outputs_segment(op).count;
}
static inline mica_value *linalg_tanh_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_tanh_outputs_segment(op).first + index);
}
static inline bool linalg_tanh_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_tanh_def, LINALG_TANH_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_TANH_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_tanh_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_tanh_def)), 0,
                               LINALG_TANH_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_tanh_result_tensors_count(const mica_op *op) {
  return linalg_tanh_result_tensors_segment(op).count;
}
static inline mica_value *linalg_tanh_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_tanh_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_tanh_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_tanh_def, LINALG_TANH_REGION);
}
mica_op *linalg_tanh_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count);

// ---- linalg.erf: The error function ----

extern const mica_op_def linalg_erf_def;
static inline bool linalg_erf_isa(const mica_op *op) { return mica_op_isa(op, &linalg_erf_def); }
enum { LINALG_ERF_OPERAND_INPUTS, LINALG_ERF_OPERAND_OUTPUTS };
enum { LINALG_ERF_RESULT_RESULT_TENSORS };
enum { LINALG_ERF_REGION };
enum { LINALG_ERF_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_erf_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_erf_def), LINALG_ERF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ERF_OPERAND_INPUTS);
}
static inline size_t linalg_erf_inputs_count(const mica_op *op) {
  return linalg_erf_inputs_segment(op).count;
}
static inline mica_value *linalg_erf_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_erf_inputs_segment(op).first + index);
}
static inline bool linalg_erf_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_erf_def, LINALG_ERF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ERF_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_erf_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_erf_def), LINALG_ERF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ERF_OPERAND_OUTPUTS);
}
static inline size_t linalg_erf_outputs_count(const mica_op *op) {
  return linalg_erf_outputs_segment(op).count;
}
static inline mica_value *linalg_erf_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_erf_outputs_segment(op).first + index);
}
static inline bool linalg_erf_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_erf_def, LINALG_ERF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ERF_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_erf_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_erf_def)), 0,
                               LINALG_ERF_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_erf_result_tensors_count(const mica_op *op) {
  return linalg_erf_result_tensors_segment(op).count;
}
static inline mica_value *linalg_erf_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_erf_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_erf_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_erf_def, LINALG_ERF_REGION);
}
mica_op *linalg_erf_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.add: The sum ----

extern const mica_op_def linalg_add_def;
static inline bool linalg_add_isa(const mica_op *op) { return mica_op_isa(op, &linalg_add_def); }
enum { LINALG_ADD_OPERAND_INPUTS, LINALG_ADD_OPERAND_OUTPUTS };
enum { LINALG_ADD_RESULT_RESULT_TENSORS };
enum { LINALG_ADD_REGION };
enum { LINALG_ADD_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_add_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_add_def), LINALG_ADD_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ADD_OPERAND_INPUTS);
}
static inline size_t linalg_add_inputs_count(const mica_op *op) {
  return linalg_add_inputs_segment(op).count;
}
static inline mica_value *linalg_add_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_add_inputs_segment(op).first + index);
}
static inline bool linalg_add_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_add_def, LINALG_ADD_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ADD_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_add_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_add_def), LINALG_ADD_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ADD_OPERAND_OUTPUTS);
}
static inline size_t linalg_add_outputs_count(const mica_op *op) {
  return linalg_add_outputs_segment(op).count;
}
static inline mica_value *linalg_add_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_add_outputs_segment(op).first + index);
}
static inline bool linalg_add_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_add_def, LINALG_ADD_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ADD_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_add_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_add_def)), 0,
                               LINALG_ADD_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_add_result_tensors_count(const mica_op *op) {
  return linalg_add_result_tensors_segment(op).count;
}
static inline mica_value *linalg_add_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_add_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_add_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_add_def, LINALG_ADD_REGION);
}
mica_op *linalg_add_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.sub: The difference ----

extern const mica_op_def linalg_sub_def;
static inline bool linalg_sub_isa(const mica_op *op) { return mica_op_isa(op, &linalg_sub_def); }
enum { LINALG_SUB_OPERAND_INPUTS, LINALG_SUB_OPERAND_OUTPUTS };
enum { LINALG_SUB_RESULT_RESULT_TENSORS };
enum { LINALG_SUB_REGION };
enum { LINALG_SUB_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_sub_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_sub_def), LINALG_SUB_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_SUB_OPERAND_INPUTS);
}
static inline size_t linalg_sub_inputs_count(const mica_op *op) {
  return linalg_sub_inputs_segment(op).count;
}
static inline mica_value *linalg_sub_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_sub_inputs_segment(op).first + index);
}
static inline bool linalg_sub_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_sub_def, LINALG_SUB_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SUB_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_sub_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_sub_def), LINALG_SUB_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_SUB_OPERAND_OUTPUTS);
}
static inline size_t linalg_sub_outputs_count(const mica_op *op) {
  return linalg_sub_outputs_segment(op).count;
}
static inline mica_value *linalg_sub_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_sub_outputs_segment(op).first + index);
}
static inline bool linalg_sub_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_sub_def, LINALG_SUB_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SUB_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_sub_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_sub_def)), 0,
                               LINALG_SUB_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_sub_result_tensors_count(const mica_op *op) {
  return linalg_sub_result_tensors_segment(op).count;
}
static inline mica_value *linalg_sub_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_sub_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_sub_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_sub_def, LINALG_SUB_REGION);
}
mica_op *linalg_sub_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.mul: The product ----

extern const mica_op_def linalg_mul_def;
static inline bool linalg_mul_isa(const mica_op *op) { return mica_op_isa(op, &linalg_mul_def); }
enum { LINALG_MUL_OPERAND_INPUTS, LINALG_MUL_OPERAND_OUTPUTS };
enum { LINALG_MUL_RESULT_RESULT_TENSORS };
enum { LINALG_MUL_REGION };
enum { LINALG_MUL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_mul_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_mul_def), LINALG_MUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_MUL_OPERAND_INPUTS);
}
static inline size_t linalg_mul_inputs_count(const mica_op *op) {
  return linalg_mul_inputs_segment(op).count;
}
static inline mica_value *linalg_mul_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_mul_inputs_segment(op).first + index);
}
static inline bool linalg_mul_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_mul_def, LINALG_MUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MUL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_mul_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_mul_def), LINALG_MUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_MUL_OPERAND_OUTPUTS);
}
static inline size_t linalg_mul_outputs_count(const mica_op *op) {
  return linalg_mul_outputs_segment(op).count;
}
static inline mica_value *linalg_mul_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_mul_outputs_segment(op).first + index);
}
static inline bool linalg_mul_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_mul_def, LINALG_MUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MUL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_mul_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_mul_def)), 0,
                               LINALG_MUL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_mul_result_tensors_count(const mica_op *op) {
  return linalg_mul_result_tensors_segment(op).count;
}
static inline mica_value *linalg_mul_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_mul_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_mul_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_mul_def, LINALG_MUL_REGION);
}
mica_op *linalg_mul_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.div: The quotient of floats or signed integers ----

extern const mica_op_def linalg_div_def;
static inline bool linalg_div_isa(const mica_op *op) { return mica_op_isa(op, &linalg_div_def); }
enum { LINALG_DIV_OPERAND_INPUTS, LINALG_DIV_OPERAND_OUTPUTS };
enum { LINALG_DIV_RESULT_RESULT_TENSORS };
enum { LINALG_DIV_REGION };
enum { LINALG_DIV_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_div_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_div_def), LINALG_DIV_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DIV_OPERAND_INPUTS);
}
static inline size_t linalg_div_inputs_count(const mica_op *op) {
  return linalg_div_inputs_segment(op).count;
}
static inline mica_value *linalg_div_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_div_inputs_segment(op).first + index);
}
static inline bool linalg_div_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_div_def, LINALG_DIV_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DIV_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_div_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_div_def), LINALG_DIV_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DIV_OPERAND_OUTPUTS);
}
static inline size_t linalg_div_outputs_count(const mica_op *op) {
  return linalg_div_outputs_segment(op).count;
}
static inline mica_value *linalg_div_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_div_outputs_segment(op).first + index);
}
static inline bool linalg_div_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_div_def, LINALG_DIV_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DIV_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_div_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_div_def)), 0,
                               LINALG_DIV_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_div_result_tensors_count(const mica_op *op) {
  return linalg_div_result_tensors_segment(op).count;
}
static inline mica_value *linalg_div_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_div_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_div_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_div_def, LINALG_DIV_REGION);
}
mica_op *linalg_div_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.div_unsigned: The quotient of unsigned integers ----

extern const mica_op_def linalg_div_unsigned_def;
static inline bool linalg_div_unsigned_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_div_unsigned_def);
}
enum { LINALG_DIV_UNSIGNED_OPERAND_INPUTS, LINALG_DIV_UNSIGNED_OPERAND_OUTPUTS };
enum { LINALG_DIV_UNSIGNED_RESULT_RESULT_TENSORS };
enum { LINALG_DIV_UNSIGNED_REGION };
enum { LINALG_DIV_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_div_unsigned_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_div_unsigned_def),
                           LINALG_DIV_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DIV_UNSIGNED_OPERAND_INPUTS);
}
static inline size_t linalg_div_unsigned_inputs_count(const mica_op *op) {
  return linalg_div_unsigned_inputs_segment(op).count;
}
static inline mica_value *linalg_div_unsigned_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_div_unsigned_inputs_segment(op).first + index);
}
static inline bool linalg_div_unsigned_set_inputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_div_unsigned_def,
                                  LINALG_DIV_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DIV_UNSIGNED_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_div_unsigned_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_div_unsigned_def),
                           LINALG_DIV_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DIV_UNSIGNED_OPERAND_OUTPUTS);
}
static inline size_t linalg_div_unsigned_outputs_count(const mica_op *op) {
  return linalg_div_unsigned_outputs_segment(op).count;
}
static inline mica_value *linalg_div_unsigned_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_div_unsigned_outputs_segment(op).first + index);
}
static inline bool linalg_div_unsigned_set_outputs(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_div_unsigned_def,
                                  LINALG_DIV_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DIV_UNSIGNED_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_div_unsigned_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_div_unsigned_def)), 0,
                               LINALG_DIV_UNSIGNED_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_div_unsigned_result_tensors_count(const mica_op *op) {
  return linalg_div_unsigned_result_tensors_segment(op).count;
}
static inline mica_value *linalg_div_unsigned_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_div_unsigned_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_div_unsigned_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_div_unsigned_def, LINALG_DIV_UNSIGNED_REGION);
}
mica_op *linalg_div_unsigned_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count);

// ---- linalg.max: The greater of floats or signed integers ----

extern const mica_op_def linalg_max_def;
static inline bool linalg_max_isa(const mica_op *op) { return mica_op_isa(op, &linalg_max_def); }
enum { LINALG_MAX_OPERAND_INPUTS, LINALG_MAX_OPERAND_OUTPUTS };
enum { LINALG_MAX_RESULT_RESULT_TENSORS };
enum { LINALG_MAX_REGION };
enum { LINALG_MAX_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_max_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_max_def), LINALG_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_MAX_OPERAND_INPUTS);
}
static inline size_t linalg_max_inputs_count(const mica_op *op) {
  return linalg_max_inputs_segment(op).count;
}
static inline mica_value *linalg_max_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_max_inputs_segment(op).first + index);
}
static inline bool linalg_max_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_max_def, LINALG_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MAX_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_max_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_max_def), LINALG_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_MAX_OPERAND_OUTPUTS);
}
static inline size_t linalg_max_outputs_count(const mica_op *op) {
  return linalg_max_outputs_segment(op).count;
}
static inline mica_value *linalg_max_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_max_outputs_segment(op).first + index);
}
static inline bool linalg_max_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_max_def, LINALG_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MAX_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_max_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_max_def)), 0,
                               LINALG_MAX_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_max_result_tensors_count(const mica_op *op) {
  return linalg_max_result_tensors_segment(op).count;
}
static inline mica_value *linalg_max_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_max_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_max_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_max_def, LINALG_MAX_REGION);
}
mica_op *linalg_max_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.min: The lesser of floats or signed integers ----

extern const mica_op_def linalg_min_def;
static inline bool linalg_min_isa(const mica_op *op) { return mica_op_isa(op, &linalg_min_def); }
enum { LINALG_MIN_OPERAND_INPUTS, LINALG_MIN_OPERAND_OUTPUTS };
enum { LINALG_MIN_RESULT_RESULT_TENSORS };
enum { LINALG_MIN_REGION };
enum { LINALG_MIN_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_min_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_min_def), LINALG_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_MIN_OPERAND_INPUTS);
}
static inline size_t linalg_min_inputs_count(const mica_op *op) {
  return linalg_min_inputs_segment(op).count;
}
static inline mica_value *linalg_min_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_min_inputs_segment(op).first + index);
}
static inline bool linalg_min_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_min_def, LINALG_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MIN_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_min_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_min_def), LINALG_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_MIN_OPERAND_OUTPUTS);
}
static inline size_t linalg_min_outputs_count(const mica_op *op) {
  return linalg_min_outputs_segment(op).count;
}
static inline mica_value *linalg_min_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_min_outputs_segment(op).first + index);
}
static inline bool linalg_min_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_min_def, LINALG_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MIN_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_min_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_min_def)), 0,
                               LINALG_MIN_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_min_result_tensors_count(const mica_op *op) {
  return linalg_min_result_tensors_segment(op).count;
}
static inline mica_value *linalg_min_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_min_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_min_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_min_def, LINALG_MIN_REGION);
}
mica_op *linalg_min_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.powf: x to the power of y ----

extern const mica_op_def linalg_powf_def;
static inline bool linalg_powf_isa(const mica_op *op) { return mica_op_isa(op, &linalg_powf_def); }
enum { LINALG_POWF_OPERAND_INPUTS, LINALG_POWF_OPERAND_OUTPUTS };
enum { LINALG_POWF_RESULT_RESULT_TENSORS };
enum { LINALG_POWF_REGION };
enum { LINALG_POWF_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_powf_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_powf_def), LINALG_POWF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POWF_OPERAND_INPUTS);
}
static inline size_t linalg_powf_inputs_count(const mica_op *op) {
  return linalg_powf_inputs_segment(op).count;
}
static inline mica_value *linalg_powf_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_powf_inputs_segment(op).first + index);
}
static inline bool linalg_powf_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_powf_def, LINALG_POWF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POWF_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_powf_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_powf_def), LINALG_POWF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POWF_OPERAND_OUTPUTS);
}
static inline size_t linalg_powf_outputs_count(const mica_op *op) {
  return linalg_powf_outputs_segment(op).count;
}
static inline mica_value *linalg_powf_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_powf_outputs_segment(op).first + index);
}
static inline bool linalg_powf_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_powf_def, LINALG_POWF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POWF_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_powf_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_powf_def)), 0,
                               LINALG_POWF_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_powf_result_tensors_count(const mica_op *op) {
  return linalg_powf_result_tensors_segment(op).count;
}
static inline mica_value *linalg_powf_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_powf_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_powf_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_powf_def, LINALG_POWF_REGION);
}
mica_op *linalg_powf_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count);

// ---- linalg.select: One of two values by a condition ----

extern const mica_op_def linalg_select_def;
static inline bool linalg_select_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_select_def);
}
enum { LINALG_SELECT_OPERAND_INPUTS, LINALG_SELECT_OPERAND_OUTPUTS };
enum { LINALG_SELECT_RESULT_RESULT_TENSORS };
enum { LINALG_SELECT_REGION };
enum { LINALG_SELECT_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_select_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_select_def),
                           LINALG_SELECT_SLOT_OPERAND_SEGMENT_SIZES, LINALG_SELECT_OPERAND_INPUTS);
}
static inline size_t linalg_select_inputs_count(const mica_op *op) {
  return linalg_select_inputs_segment(op).count;
}
static inline mica_value *linalg_select_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_select_inputs_segment(op).first + index);
}
static inline bool linalg_select_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_select_def, LINALG_SELECT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SELECT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_select_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_select_def),
                           LINALG_SELECT_SLOT_OPERAND_SEGMENT_SIZES, LINALG_SELECT_OPERAND_OUTPUTS);
}
static inline size_t linalg_select_outputs_count(const mica_op *op) {
  return linalg_select_outputs_segment(op).count;
}
static inline mica_value *linalg_select_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_select_outputs_segment(op).first + index);
}
static inline bool linalg_select_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_select_def, LINALG_SELECT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_SELECT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_select_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_select_def)), 0,
                               LINALG_SELECT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_select_result_tensors_count(const mica_op *op) {
  return linalg_select_result_tensors_segment(op).count;
}
static inline mica_value *linalg_select_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_select_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_select_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_select_def, LINALG_SELECT_REGION);
}
mica_op *linalg_select_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count);

// ---- linalg.fill: All elements a scalar ----

extern const mica_op_def linalg_fill_def;
static inline bool linalg_fill_isa(const mica_op *op) { return mica_op_isa(op, &linalg_fill_def); }
enum { LINALG_FILL_OPERAND_INPUTS, LINALG_FILL_OPERAND_OUTPUTS };
enum { LINALG_FILL_RESULT_RESULT_TENSORS };
enum { LINALG_FILL_REGION };
enum { LINALG_FILL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_fill_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_fill_def), LINALG_FILL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_FILL_OPERAND_INPUTS);
}
static inline size_t linalg_fill_inputs_count(const mica_op *op) {
  return linalg_fill_inputs_segment(op).count;
}
static inline mica_value *linalg_fill_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_fill_inputs_segment(op).first + index);
}
static inline bool linalg_fill_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_fill_def, LINALG_FILL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_FILL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_fill_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_fill_def), LINALG_FILL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_FILL_OPERAND_OUTPUTS);
}
static inline size_t linalg_fill_outputs_count(const mica_op *op) {
  return linalg_fill_outputs_segment(op).count;
}
static inline mica_value *linalg_fill_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_fill_outputs_segment(op).first + index);
}
static inline bool linalg_fill_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_fill_def, LINALG_FILL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_FILL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_fill_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_fill_def)), 0,
                               LINALG_FILL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_fill_result_tensors_count(const mica_op *op) {
  return linalg_fill_result_tensors_segment(op).count;
}
static inline mica_value *linalg_fill_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_fill_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_fill_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_fill_def, LINALG_FILL_REGION);
}
mica_op *linalg_fill_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const linalg_fill_canonicalizations[];

// ---- linalg.quantized_matmul: The product of matrices with zero points ----

extern const mica_op_def linalg_quantized_matmul_def;
static inline bool linalg_quantized_matmul_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_quantized_matmul_def);
}
enum { LINALG_QUANTIZED_MATMUL_OPERAND_INPUTS, LINALG_QUANTIZED_MATMUL_OPERAND_OUTPUTS };
enum { LINALG_QUANTIZED_MATMUL_RESULT_RESULT_TENSORS };
enum { LINALG_QUANTIZED_MATMUL_REGION };
enum { LINALG_QUANTIZED_MATMUL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_quantized_matmul_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_quantized_matmul_def),
                           LINALG_QUANTIZED_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_QUANTIZED_MATMUL_OPERAND_INPUTS);
}
static inline size_t linalg_quantized_matmul_inputs_count(const mica_op *op) {
  return linalg_quantized_matmul_inputs_segment(op).count;
}
static inline mica_value *linalg_quantized_matmul_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_quantized_matmul_inputs_segment(op).first + index);
}
static inline bool linalg_quantized_matmul_set_inputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_quantized_matmul_def,
                                  LINALG_QUANTIZED_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_QUANTIZED_MATMUL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_quantized_matmul_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_quantized_matmul_def),
                           LINALG_QUANTIZED_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_QUANTIZED_MATMUL_OPERAND_OUTPUTS);
}
static inline size_t linalg_quantized_matmul_outputs_count(const mica_op *op) {
  return linalg_quantized_matmul_outputs_segment(op).count;
}
static inline mica_value *linalg_quantized_matmul_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_quantized_matmul_outputs_segment(op).first + index);
}
static inline bool linalg_quantized_matmul_set_outputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_quantized_matmul_def,
                                  LINALG_QUANTIZED_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_QUANTIZED_MATMUL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_quantized_matmul_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_quantized_matmul_def)),
                               0, LINALG_QUANTIZED_MATMUL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_quantized_matmul_result_tensors_count(const mica_op *op) {
  return linalg_quantized_matmul_result_tensors_segment(op).count;
}
static inline mica_value *linalg_quantized_matmul_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_quantized_matmul_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_quantized_matmul_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_quantized_matmul_def, LINALG_QUANTIZED_MATMUL_REGION);
}
mica_op *linalg_quantized_matmul_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count);

// ---- linalg.mmt4d: Tiles of a matrix times tiles of a transposed one ----

extern const mica_op_def linalg_mmt4d_def;
static inline bool linalg_mmt4d_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_mmt4d_def);
}
enum { LINALG_MMT4D_OPERAND_INPUTS, LINALG_MMT4D_OPERAND_OUTPUTS };
enum { LINALG_MMT4D_RESULT_RESULT_TENSORS };
enum { LINALG_MMT4D_REGION };
enum { LINALG_MMT4D_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_mmt4d_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_mmt4d_def),
                           LINALG_MMT4D_SLOT_OPERAND_SEGMENT_SIZES, LINALG_MMT4D_OPERAND_INPUTS);
}
static inline size_t linalg_mmt4d_inputs_count(const mica_op *op) {
  return linalg_mmt4d_inputs_segment(op).count;
}
static inline mica_value *linalg_mmt4d_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_mmt4d_inputs_segment(op).first + index);
}
static inline bool linalg_mmt4d_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_mmt4d_def, LINALG_MMT4D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MMT4D_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_mmt4d_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_mmt4d_def),
                           LINALG_MMT4D_SLOT_OPERAND_SEGMENT_SIZES, LINALG_MMT4D_OPERAND_OUTPUTS);
}
static inline size_t linalg_mmt4d_outputs_count(const mica_op *op) {
  return linalg_mmt4d_outputs_segment(op).count;
}
static inline mica_value *linalg_mmt4d_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_mmt4d_outputs_segment(op).first + index);
}
static inline bool linalg_mmt4d_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_mmt4d_def, LINALG_MMT4D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MMT4D_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_mmt4d_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_mmt4d_def)), 0,
                               LINALG_MMT4D_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_mmt4d_result_tensors_count(const mica_op *op) {
  return linalg_mmt4d_result_tensors_segment(op).count;
}
static inline mica_value *linalg_mmt4d_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_mmt4d_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_mmt4d_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_mmt4d_def, LINALG_MMT4D_REGION);
}
mica_op *linalg_mmt4d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count);

// ---- linalg.batch_mmt4d: The same for each of a batch ----

extern const mica_op_def linalg_batch_mmt4d_def;
static inline bool linalg_batch_mmt4d_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_batch_mmt4d_def);
}
enum { LINALG_BATCH_MMT4D_OPERAND_INPUTS, LINALG_BATCH_MMT4D_OPERAND_OUTPUTS };
enum { LINALG_BATCH_MMT4D_RESULT_RESULT_TENSORS };
enum { LINALG_BATCH_MMT4D_REGION };
enum { LINALG_BATCH_MMT4D_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_batch_mmt4d_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_mmt4d_def),
                           LINALG_BATCH_MMT4D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_MMT4D_OPERAND_INPUTS);
}
static inline size_t linalg_batch_mmt4d_inputs_count(const mica_op *op) {
  return linalg_batch_mmt4d_inputs_segment(op).count;
}
static inline mica_value *linalg_batch_mmt4d_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_mmt4d_inputs_segment(op).first + index);
}
static inline bool linalg_batch_mmt4d_set_inputs(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_mmt4d_def,
                                  LINALG_BATCH_MMT4D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_MMT4D_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_batch_mmt4d_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_mmt4d_def),
                           LINALG_BATCH_MMT4D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_MMT4D_OPERAND_OUTPUTS);
}
static inline size_t linalg_batch_mmt4d_outputs_count(const mica_op *op) {
  return linalg_batch_mmt4d_outputs_segment(op).count;
}
static inline mica_value *linalg_batch_mmt4d_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_mmt4d_outputs_segment(op).first + index);
}
static inline bool linalg_batch_mmt4d_set_outputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_mmt4d_def,
                                  LINALG_BATCH_MMT4D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_MMT4D_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_batch_mmt4d_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_batch_mmt4d_def)), 0,
                               LINALG_BATCH_MMT4D_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_batch_mmt4d_result_tensors_count(const mica_op *op) {
  return linalg_batch_mmt4d_result_tensors_segment(op).count;
}
static inline mica_value *linalg_batch_mmt4d_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_batch_mmt4d_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_batch_mmt4d_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_batch_mmt4d_def, LINALG_BATCH_MMT4D_REGION);
}
mica_op *linalg_batch_mmt4d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                  mica_value *const *inputs, size_t inputs_count,
                                  mica_value *const *outputs, size_t outputs_count);

// ---- linalg.quantized_batch_matmul: The product of matrices with zero points, for each of a batch
// ----

extern const mica_op_def linalg_quantized_batch_matmul_def;
static inline bool linalg_quantized_batch_matmul_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_quantized_batch_matmul_def);
}
enum {
  LINALG_QUANTIZED_BATCH_MATMUL_OPERAND_INPUTS, LINALG_QUANTIZED_BATCH_MATMUL_OPERAND_OUTPUTS,
};
enum { LINALG_QUANTIZED_BATCH_MATMUL_RESULT_RESULT_TENSORS };
enum { LINALG_QUANTIZED_BATCH_MATMUL_REGION };
enum { LINALG_QUANTIZED_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_quantized_batch_matmul_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_quantized_batch_matmul_def),
                           LINALG_QUANTIZED_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_QUANTIZED_BATCH_MATMUL_OPERAND_INPUTS);
}
static inline size_t linalg_quantized_batch_matmul_inputs_count(const mica_op *op) {
  return linalg_quantized_batch_matmul_inputs_segment(op).count;
}
static inline mica_value *linalg_quantized_batch_matmul_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_quantized_batch_matmul_inputs_segment(op).first + index);
}
static inline bool linalg_quantized_batch_matmul_set_inputs(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &linalg_quantized_batch_matmul_def,
                                  LINALG_QUANTIZED_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_QUANTIZED_BATCH_MATMUL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_quantized_batch_matmul_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_quantized_batch_matmul_def),
                           LINALG_QUANTIZED_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_QUANTIZED_BATCH_MATMUL_OPERAND_OUTPUTS);
}
static inline size_t linalg_quantized_batch_matmul_outputs_count(const mica_op *op) {
  return linalg_quantized_batch_matmul_outputs_segment(op).count;
}
static inline mica_value *linalg_quantized_batch_matmul_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_quantized_batch_matmul_outputs_segment(op).first + index);
}
static inline bool linalg_quantized_batch_matmul_set_outputs(mica_op *op, mica_value *const *values,
                                                             size_t count) {
  return mica_op_replace_sized_as(op, &linalg_quantized_batch_matmul_def,
                                  LINALG_QUANTIZED_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_QUANTIZED_BATCH_MATMUL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_quantized_batch_matmul_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_quantized_batch_matmul_def)),
                               0, LINALG_QUANTIZED_BATCH_MATMUL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_quantized_batch_matmul_result_tensors_count(const mica_op *op) {
  return linalg_quantized_batch_matmul_result_tensors_segment(op).count;
}
static inline mica_value *linalg_quantized_batch_matmul_result_tensors(const mica_op *op,
                                                                       size_t index) {
  return mica_op_result(op, linalg_quantized_batch_matmul_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_quantized_batch_matmul_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_quantized_batch_matmul_def,
                           LINALG_QUANTIZED_BATCH_MATMUL_REGION);
}
mica_op *linalg_quantized_batch_matmul_build(mica_builder *b, mica_loc loc,
                                             mica_types result_tensors_types,
                                             mica_value *const *inputs, size_t inputs_count,
                                             mica_value *const *outputs, size_t outputs_count);

// ---- linalg.matvec: A matrix times a vector ----

extern const mica_op_def linalg_matvec_def;
static inline bool linalg_matvec_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_matvec_def);
}
enum { LINALG_MATVEC_OPERAND_INPUTS, LINALG_MATVEC_OPERAND_OUTPUTS };
enum { LINALG_MATVEC_RESULT_RESULT_TENSORS };
enum { LINALG_MATVEC_REGION };
enum { LINALG_MATVEC_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_matvec_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_matvec_def),
                           LINALG_MATVEC_SLOT_OPERAND_SEGMENT_SIZES, LINALG_MATVEC_OPERAND_INPUTS);
}
static inline size_t linalg_matvec_inputs_count(const mica_op *op) {
  return linalg_matvec_inputs_segment(op).count;
}
static inline mica_value *linalg_matvec_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_matvec_inputs_segment(op).first + index);
}
static inline bool linalg_matvec_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_matvec_def, LINALG_MATVEC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MATVEC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_matvec_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_matvec_def),
                           LINALG_MATVEC_SLOT_OPERAND_SEGMENT_SIZES, LINALG_MATVEC_OPERAND_OUTPUTS);
}
static inline size_t linalg_matvec_outputs_count(const mica_op *op) {
  return linalg_matvec_outputs_segment(op).count;
}
static inline mica_value *linalg_matvec_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_matvec_outputs_segment(op).first + index);
}
static inline bool linalg_matvec_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_matvec_def, LINALG_MATVEC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MATVEC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_matvec_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_matvec_def)), 0,
                               LINALG_MATVEC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_matvec_result_tensors_count(const mica_op *op) {
  return linalg_matvec_result_tensors_segment(op).count;
}
static inline mica_value *linalg_matvec_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_matvec_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_matvec_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_matvec_def, LINALG_MATVEC_REGION);
}
mica_op *linalg_matvec_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count);

// ---- linalg.vecmat: A vector times a matrix ----

extern const mica_op_def linalg_vecmat_def;
static inline bool linalg_vecmat_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_vecmat_def);
}
enum { LINALG_VECMAT_OPERAND_INPUTS, LINALG_VECMAT_OPERAND_OUTPUTS };
enum { LINALG_VECMAT_RESULT_RESULT_TENSORS };
enum { LINALG_VECMAT_REGION };
enum { LINALG_VECMAT_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_vecmat_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_vecmat_def),
                           LINALG_VECMAT_SLOT_OPERAND_SEGMENT_SIZES, LINALG_VECMAT_OPERAND_INPUTS);
}
static inline size_t linalg_vecmat_inputs_count(const mica_op *op) {
  return linalg_vecmat_inputs_segment(op).count;
}
static inline mica_value *linalg_vecmat_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_vecmat_inputs_segment(op).first + index);
}
static inline bool linalg_vecmat_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_vecmat_def, LINALG_VECMAT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_VECMAT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_vecmat_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_vecmat_def),
                           LINALG_VECMAT_SLOT_OPERAND_SEGMENT_SIZES, LINALG_VECMAT_OPERAND_OUTPUTS);
}
static inline size_t linalg_vecmat_outputs_count(const mica_op *op) {
  return linalg_vecmat_outputs_segment(op).count;
}
static inline mica_value *linalg_vecmat_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_vecmat_outputs_segment(op).first + index);
}
static inline bool linalg_vecmat_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_vecmat_def, LINALG_VECMAT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_VECMAT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_vecmat_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_vecmat_def)), 0,
                               LINALG_VECMAT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_vecmat_result_tensors_count(const mica_op *op) {
  return linalg_vecmat_result_tensors_segment(op).count;
}
static inline mica_value *linalg_vecmat_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_vecmat_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_vecmat_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_vecmat_def, LINALG_VECMAT_REGION);
}
mica_op *linalg_vecmat_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count);

// ---- linalg.batch_matvec: A matrix times a vector, for each of a batch ----

extern const mica_op_def linalg_batch_matvec_def;
static inline bool linalg_batch_matvec_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_batch_matvec_def);
}
enum { LINALG_BATCH_MATVEC_OPERAND_INPUTS, LINALG_BATCH_MATVEC_OPERAND_OUTPUTS };
enum { LINALG_BATCH_MATVEC_RESULT_RESULT_TENSORS };
enum { LINALG_BATCH_MATVEC_REGION };
enum { LINALG_BATCH_MATVEC_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_batch_matvec_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_matvec_def),
                           LINALG_BATCH_MATVEC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_MATVEC_OPERAND_INPUTS);
}
static inline size_t linalg_batch_matvec_inputs_count(const mica_op *op) {
  return linalg_batch_matvec_inputs_segment(op).count;
}
static inline mica_value *linalg_batch_matvec_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_matvec_inputs_segment(op).first + index);
}
static inline bool linalg_batch_matvec_set_inputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_matvec_def,
                                  LINALG_BATCH_MATVEC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_MATVEC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_batch_matvec_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_matvec_def),
                           LINALG_BATCH_MATVEC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_MATVEC_OPERAND_OUTPUTS);
}
static inline size_t linalg_batch_matvec_outputs_count(const mica_op *op) {
  return linalg_batch_matvec_outputs_segment(op).count;
}
static inline mica_value *linalg_batch_matvec_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_matvec_outputs_segment(op).first + index);
}
static inline bool linalg_batch_matvec_set_outputs(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_matvec_def,
                                  LINALG_BATCH_MATVEC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_MATVEC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_batch_matvec_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_batch_matvec_def)), 0,
                               LINALG_BATCH_MATVEC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_batch_matvec_result_tensors_count(const mica_op *op) {
  return linalg_batch_matvec_result_tensors_segment(op).count;
}
static inline mica_value *linalg_batch_matvec_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_batch_matvec_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_batch_matvec_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_batch_matvec_def, LINALG_BATCH_MATVEC_REGION);
}
mica_op *linalg_batch_matvec_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count);

// ---- linalg.batch_vecmat: A vector times a matrix, for each of a batch ----

extern const mica_op_def linalg_batch_vecmat_def;
static inline bool linalg_batch_vecmat_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_batch_vecmat_def);
}
enum { LINALG_BATCH_VECMAT_OPERAND_INPUTS, LINALG_BATCH_VECMAT_OPERAND_OUTPUTS };
enum { LINALG_BATCH_VECMAT_RESULT_RESULT_TENSORS };
enum { LINALG_BATCH_VECMAT_REGION };
enum { LINALG_BATCH_VECMAT_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_batch_vecmat_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_vecmat_def),
                           LINALG_BATCH_VECMAT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_VECMAT_OPERAND_INPUTS);
}
static inline size_t linalg_batch_vecmat_inputs_count(const mica_op *op) {
  return linalg_batch_vecmat_inputs_segment(op).count;
}
static inline mica_value *linalg_batch_vecmat_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_vecmat_inputs_segment(op).first + index);
}
static inline bool linalg_batch_vecmat_set_inputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_vecmat_def,
                                  LINALG_BATCH_VECMAT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_VECMAT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_batch_vecmat_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_vecmat_def),
                           LINALG_BATCH_VECMAT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_VECMAT_OPERAND_OUTPUTS);
}
static inline size_t linalg_batch_vecmat_outputs_count(const mica_op *op) {
  return linalg_batch_vecmat_outputs_segment(op).count;
}
static inline mica_value *linalg_batch_vecmat_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_vecmat_outputs_segment(op).first + index);
}
static inline bool linalg_batch_vecmat_set_outputs(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_vecmat_def,
                                  LINALG_BATCH_VECMAT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_VECMAT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_batch_vecmat_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_batch_vecmat_def)), 0,
                               LINALG_BATCH_VECMAT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_batch_vecmat_result_tensors_count(const mica_op *op) {
  return linalg_batch_vecmat_result_tensors_segment(op).count;
}
static inline mica_value *linalg_batch_vecmat_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_batch_vecmat_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_batch_vecmat_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_batch_vecmat_def, LINALG_BATCH_VECMAT_REGION);
}
mica_op *linalg_batch_vecmat_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count);

// ---- linalg.dot: The product of two vectors ----

extern const mica_op_def linalg_dot_def;
static inline bool linalg_dot_isa(const mica_op *op) { return mica_op_isa(op, &linalg_dot_def); }
enum { LINALG_DOT_OPERAND_INPUTS, LINALG_DOT_OPERAND_OUTPUTS };
enum { LINALG_DOT_RESULT_RESULT_TENSORS };
enum { LINALG_DOT_REGION };
enum { LINALG_DOT_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_dot_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_dot_def), LINALG_DOT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DOT_OPERAND_INPUTS);
}
static inline size_t linalg_dot_inputs_count(const mica_op *op) {
  return linalg_dot_inputs_segment(op).count;
}
static inline mica_value *linalg_dot_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_dot_inputs_segment(op).first + index);
}
static inline bool linalg_dot_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_dot_def, LINALG_DOT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DOT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_dot_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_dot_def), LINALG_DOT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DOT_OPERAND_OUTPUTS);
}
static inline size_t linalg_dot_outputs_count(const mica_op *op) {
  return linalg_dot_outputs_segment(op).count;
}
static inline mica_value *linalg_dot_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_dot_outputs_segment(op).first + index);
}
static inline bool linalg_dot_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_dot_def, LINALG_DOT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DOT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_dot_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_dot_def)), 0,
                               LINALG_DOT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_dot_result_tensors_count(const mica_op *op) {
  return linalg_dot_result_tensors_segment(op).count;
}
static inline mica_value *linalg_dot_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_dot_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_dot_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_dot_def, LINALG_DOT_REGION);
}
mica_op *linalg_dot_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count);

// ---- linalg.fill_rng_2d: Pseudorandom numbers between two ----

extern const mica_op_def linalg_fill_rng_2d_def;
static inline bool linalg_fill_rng_2d_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_fill_rng_2d_def);
}
enum { LINALG_FILL_RNG_2D_OPERAND_INPUTS, LINALG_FILL_RNG_2D_OPERAND_OUTPUTS };
enum { LINALG_FILL_RNG_2D_RESULT_RESULT_TENSORS };
enum { LINALG_FILL_RNG_2D_REGION };
enum { LINALG_FILL_RNG_2D_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_fill_rng_2d_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_fill_rng_2d_def),
                           LINALG_FILL_RNG_2D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_FILL_RNG_2D_OPERAND_INPUTS);
}
static inline size_t linalg_fill_rng_2d_inputs_count(const mica_op *op) {
  return linalg_fill_rng_2d_inputs_segment(op).count;
}
static inline mica_value *linalg_fill_rng_2d_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_fill_rng_2d_inputs_segment(op).first + index);
}
static inline bool linalg_fill_rng_2d_set_inputs(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_fill_rng_2d_def,
                                  LINALG_FILL_RNG_2D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_FILL_RNG_2D_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_fill_rng_2d_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_fill_rng_2d_def),
                           LINALG_FILL_RNG_2D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_FILL_RNG_2D_OPERAND_OUTPUTS);
}
static inline size_t linalg_fill_rng_2d_outputs_count(const mica_op *op) {
  return linalg_fill_rng_2d_outputs_segment(op).count;
}
static inline mica_value *linalg_fill_rng_2d_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_fill_rng_2d_outputs_segment(op).first + index);
}
static inline bool linalg_fill_rng_2d_set_outputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_fill_rng_2d_def,
                                  LINALG_FILL_RNG_2D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_FILL_RNG_2D_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_fill_rng_2d_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_fill_rng_2d_def)), 0,
                               LINALG_FILL_RNG_2D_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_fill_rng_2d_result_tensors_count(const mica_op *op) {
  return linalg_fill_rng_2d_result_tensors_segment(op).count;
}
static inline mica_value *linalg_fill_rng_2d_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_fill_rng_2d_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_fill_rng_2d_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_fill_rng_2d_def, LINALG_FILL_RNG_2D_REGION);
}
mica_op *linalg_fill_rng_2d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                  mica_value *const *inputs, size_t inputs_count,
                                  mica_value *const *outputs, size_t outputs_count);

// ---- linalg.conv_1d: A convolution ----

extern const mica_op_def linalg_conv_1d_def;
static inline bool linalg_conv_1d_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_1d_def);
}
enum { LINALG_CONV_1D_OPERAND_INPUTS, LINALG_CONV_1D_OPERAND_OUTPUTS };
enum { LINALG_CONV_1D_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_1D_REGION };
enum { LINALG_CONV_1D_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_conv_1d_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_1d_def),
                           LINALG_CONV_1D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_1D_OPERAND_INPUTS);
}
static inline size_t linalg_conv_1d_inputs_count(const mica_op *op) {
  return linalg_conv_1d_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_1d_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_1d_inputs_segment(op).first + index);
}
static inline bool linalg_conv_1d_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_1d_def,
                                  LINALG_CONV_1D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_1D_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_1d_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_1d_def),
                           LINALG_CONV_1D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_1D_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_1d_outputs_count(const mica_op *op) {
  return linalg_conv_1d_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_1d_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_1d_outputs_segment(op).first + index);
}
static inline bool linalg_conv_1d_set_outputs(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_1d_def,
                                  LINALG_CONV_1D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_1D_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_1d_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_1d_def)), 0,
                               LINALG_CONV_1D_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_1d_result_tensors_count(const mica_op *op) {
  return linalg_conv_1d_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_1d_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_1d_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_1d_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_1d_def, LINALG_CONV_1D_REGION);
}
mica_op *linalg_conv_1d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count);

// ---- linalg.conv_2d: A convolution ----

extern const mica_op_def linalg_conv_2d_def;
static inline bool linalg_conv_2d_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_def);
}
enum { LINALG_CONV_2D_OPERAND_INPUTS, LINALG_CONV_2D_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_REGION };
enum { LINALG_CONV_2D_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_conv_2d_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_def),
                           LINALG_CONV_2D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_inputs_count(const mica_op *op) {
  return linalg_conv_2d_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_def,
                                  LINALG_CONV_2D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_def),
                           LINALG_CONV_2D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_outputs_count(const mica_op *op) {
  return linalg_conv_2d_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_set_outputs(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_def,
                                  LINALG_CONV_2D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_2d_def)), 0,
                               LINALG_CONV_2D_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_2d_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_def, LINALG_CONV_2D_REGION);
}
mica_op *linalg_conv_2d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count);

// ---- linalg.conv_3d: A convolution ----

extern const mica_op_def linalg_conv_3d_def;
static inline bool linalg_conv_3d_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_3d_def);
}
enum { LINALG_CONV_3D_OPERAND_INPUTS, LINALG_CONV_3D_OPERAND_OUTPUTS };
enum { LINALG_CONV_3D_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_3D_REGION };
enum { LINALG_CONV_3D_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment linalg_conv_3d_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_def),
                           LINALG_CONV_3D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_OPERAND_INPUTS);
}
static inline size_t linalg_conv_3d_inputs_count(const mica_op *op) {
  return linalg_conv_3d_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_inputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_def,
                                  LINALG_CONV_3D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_def),
                           LINALG_CONV_3D_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_3d_outputs_count(const mica_op *op) {
  return linalg_conv_3d_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_outputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_set_outputs(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_def,
                                  LINALG_CONV_3D_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_3d_def)), 0,
                               LINALG_CONV_3D_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_3d_result_tensors_count(const mica_op *op) {
  return linalg_conv_3d_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_3d_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_3d_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_3d_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_3d_def, LINALG_CONV_3D_REGION);
}
mica_op *linalg_conv_3d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count);

// ---- linalg.conv_1d_nwc_wcf: A convolution ----

extern const mica_op_def linalg_conv_1d_nwc_wcf_def;
static inline bool linalg_conv_1d_nwc_wcf_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_1d_nwc_wcf_def);
}
enum { LINALG_CONV_1D_NWC_WCF_OPERAND_INPUTS, LINALG_CONV_1D_NWC_WCF_OPERAND_OUTPUTS };
enum { LINALG_CONV_1D_NWC_WCF_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_1D_NWC_WCF_REGION };
enum {
  LINALG_CONV_1D_NWC_WCF_SLOT_DILATIONS, LINALG_CONV_1D_NWC_WCF_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_1D_NWC_WCF_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_1d_nwc_wcf_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_1d_nwc_wcf_def),
                           LINALG_CONV_1D_NWC_WCF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_1D_NWC_WCF_OPERAND_INPUTS);
}
static inline size_t linalg_conv_1d_nwc_wcf_inputs_count(const mica_op *op) {
  return linalg_conv_1d_nwc_wcf_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_1d_nwc_wcf_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_1d_nwc_wcf_inputs_segment(op).first + index);
}
static inline bool linalg_conv_1d_nwc_wcf_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_1d_nwc_wcf_def,
                                  LINALG_CONV_1D_NWC_WCF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_1D_NWC_WCF_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_1d_nwc_wcf_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_1d_nwc_wcf_def),
                           LINALG_CONV_1D_NWC_WCF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_1D_NWC_WCF_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_1d_nwc_wcf_outputs_count(const mica_op *op) {
  return linalg_conv_1d_nwc_wcf_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_1d_nwc_wcf_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_1d_nwc_wcf_outputs_segment(op).first + index);
}
static inline bool linalg_conv_1d_nwc_wcf_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_1d_nwc_wcf_def,
                                  LINALG_CONV_1D_NWC_WCF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_1D_NWC_WCF_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_1d_nwc_wcf_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_1d_nwc_wcf_def)), 0,
                               LINALG_CONV_1D_NWC_WCF_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_1d_nwc_wcf_result_tensors_count(const mica_op *op) {
  return linalg_conv_1d_nwc_wcf_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_1d_nwc_wcf_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_1d_nwc_wcf_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_1d_nwc_wcf_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_1d_nwc_wcf_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_SLOT_STRIDES);
}
static inline void linalg_conv_1d_nwc_wcf_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_SLOT_STRIDES, value);
}
const mica_attr *linalg_conv_1d_nwc_wcf_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_1d_nwc_wcf_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_SLOT_DILATIONS);
}
static inline void linalg_conv_1d_nwc_wcf_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_conv_1d_nwc_wcf_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_1d_nwc_wcf_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.conv_1d_ncw_fcw: A convolution ----

extern const mica_op_def linalg_conv_1d_ncw_fcw_def;
static inline bool linalg_conv_1d_ncw_fcw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_1d_ncw_fcw_def);
}
enum { LINALG_CONV_1D_NCW_FCW_OPERAND_INPUTS, LINALG_CONV_1D_NCW_FCW_OPERAND_OUTPUTS };
enum { LINALG_CONV_1D_NCW_FCW_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_1D_NCW_FCW_REGION };
enum {
  LINALG_CONV_1D_NCW_FCW_SLOT_DILATIONS, LINALG_CONV_1D_NCW_FCW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_1D_NCW_FCW_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_1d_ncw_fcw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_1d_ncw_fcw_def),
                           LINALG_CONV_1D_NCW_FCW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_1D_NCW_FCW_OPERAND_INPUTS);
}
static inline size_t linalg_conv_1d_ncw_fcw_inputs_count(const mica_op *op) {
  return linalg_conv_1d_ncw_fcw_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_1d_ncw_fcw_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_1d_ncw_fcw_inputs_segment(op).first + index);
}
static inline bool linalg_conv_1d_ncw_fcw_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_1d_ncw_fcw_def,
                                  LINALG_CONV_1D_NCW_FCW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_1D_NCW_FCW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_1d_ncw_fcw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_1d_ncw_fcw_def),
                           LINALG_CONV_1D_NCW_FCW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_1D_NCW_FCW_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_1d_ncw_fcw_outputs_count(const mica_op *op) {
  return linalg_conv_1d_ncw_fcw_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_1d_ncw_fcw_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_1d_ncw_fcw_outputs_segment(op).first + index);
}
static inline bool linalg_conv_1d_ncw_fcw_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_1d_ncw_fcw_def,
                                  LINALG_CONV_1D_NCW_FCW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_1D_NCW_FCW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_1d_ncw_fcw_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_1d_ncw_fcw_def)), 0,
                               LINALG_CONV_1D_NCW_FCW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_1d_ncw_fcw_result_tensors_count(const mica_op *op) {
  return linalg_conv_1d_ncw_fcw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_1d_ncw_fcw_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_1d_ncw_fcw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_1d_ncw_fcw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_1d_ncw_fcw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_SLOT_STRIDES);
}
static inline void linalg_conv_1d_ncw_fcw_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_SLOT_STRIDES, value);
}
const mica_attr *linalg_conv_1d_ncw_fcw_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_1d_ncw_fcw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_SLOT_DILATIONS);
}
static inline void linalg_conv_1d_ncw_fcw_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_conv_1d_ncw_fcw_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_1d_ncw_fcw_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.conv_2d_nhwc_hwcf: A convolution ----

extern const mica_op_def linalg_conv_2d_nhwc_hwcf_def;
static inline bool linalg_conv_2d_nhwc_hwcf_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nhwc_hwcf_def);
}
enum { LINALG_CONV_2D_NHWC_HWCF_OPERAND_INPUTS, LINALG_CONV_2D_NHWC_HWCF_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NHWC_HWCF_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NHWC_HWCF_REGION };
enum {
  LINALG_CONV_2D_NHWC_HWCF_SLOT_DILATIONS, LINALG_CONV_2D_NHWC_HWCF_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NHWC_HWCF_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nhwc_hwcf_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_hwcf_def),
                           LINALG_CONV_2D_NHWC_HWCF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_HWCF_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nhwc_hwcf_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_hwcf_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_hwcf_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_hwcf_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_hwcf_set_inputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_hwcf_def,
                                  LINALG_CONV_2D_NHWC_HWCF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_HWCF_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_hwcf_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_hwcf_def),
                           LINALG_CONV_2D_NHWC_HWCF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_HWCF_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nhwc_hwcf_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_hwcf_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_hwcf_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_hwcf_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_hwcf_set_outputs(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_hwcf_def,
                                  LINALG_CONV_2D_NHWC_HWCF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_HWCF_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_hwcf_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_2d_nhwc_hwcf_def)),
                               0, LINALG_CONV_2D_NHWC_HWCF_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nhwc_hwcf_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_hwcf_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_hwcf_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_2d_nhwc_hwcf_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nhwc_hwcf_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nhwc_hwcf_def, LINALG_CONV_2D_NHWC_HWCF_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_hwcf_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_hwcf_def, LINALG_CONV_2D_NHWC_HWCF_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nhwc_hwcf_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_hwcf_def, LINALG_CONV_2D_NHWC_HWCF_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nhwc_hwcf_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_hwcf_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_hwcf_def,
                         LINALG_CONV_2D_NHWC_HWCF_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nhwc_hwcf_set_dilations_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_hwcf_def, LINALG_CONV_2D_NHWC_HWCF_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_conv_2d_nhwc_hwcf_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nhwc_hwcf_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations);

// ---- linalg.conv_2d_nhwc_fhwc: A convolution ----

extern const mica_op_def linalg_conv_2d_nhwc_fhwc_def;
static inline bool linalg_conv_2d_nhwc_fhwc_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nhwc_fhwc_def);
}
enum { LINALG_CONV_2D_NHWC_FHWC_OPERAND_INPUTS, LINALG_CONV_2D_NHWC_FHWC_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NHWC_FHWC_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NHWC_FHWC_REGION };
enum {
  LINALG_CONV_2D_NHWC_FHWC_SLOT_DILATIONS, LINALG_CONV_2D_NHWC_FHWC_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NHWC_FHWC_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nhwc_fhwc_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_fhwc_def),
                           LINALG_CONV_2D_NHWC_FHWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_FHWC_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nhwc_fhwc_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_fhwc_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_fhwc_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_fhwc_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_fhwc_set_inputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_fhwc_def,
                                  LINALG_CONV_2D_NHWC_FHWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_FHWC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_fhwc_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_fhwc_def),
                           LINALG_CONV_2D_NHWC_FHWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_FHWC_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nhwc_fhwc_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_fhwc_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_fhwc_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_fhwc_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_fhwc_set_outputs(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_fhwc_def,
                                  LINALG_CONV_2D_NHWC_FHWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_FHWC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_fhwc_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_2d_nhwc_fhwc_def)),
                               0, LINALG_CONV_2D_NHWC_FHWC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nhwc_fhwc_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_fhwc_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_fhwc_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_2d_nhwc_fhwc_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nhwc_fhwc_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nhwc_fhwc_def, LINALG_CONV_2D_NHWC_FHWC_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_fhwc_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_fhwc_def, LINALG_CONV_2D_NHWC_FHWC_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nhwc_fhwc_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_fhwc_def, LINALG_CONV_2D_NHWC_FHWC_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nhwc_fhwc_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_fhwc_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_fhwc_def,
                         LINALG_CONV_2D_NHWC_FHWC_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nhwc_fhwc_set_dilations_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_fhwc_def, LINALG_CONV_2D_NHWC_FHWC_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_conv_2d_nhwc_fhwc_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nhwc_fhwc_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations);

// ---- linalg.conv_2d_nhwc_hwcf_q: A convolution ----

extern const mica_op_def linalg_conv_2d_nhwc_hwcf_q_def;
static inline bool linalg_conv_2d_nhwc_hwcf_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nhwc_hwcf_q_def);
}
enum { LINALG_CONV_2D_NHWC_HWCF_Q_OPERAND_INPUTS, LINALG_CONV_2D_NHWC_HWCF_Q_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NHWC_HWCF_Q_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NHWC_HWCF_Q_REGION };
enum {
  LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_DILATIONS, LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nhwc_hwcf_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_hwcf_q_def),
                           LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_HWCF_Q_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nhwc_hwcf_q_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_hwcf_q_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_hwcf_q_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_hwcf_q_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_hwcf_q_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                                  LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_HWCF_Q_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_hwcf_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_hwcf_q_def),
                           LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_HWCF_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nhwc_hwcf_q_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_hwcf_q_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_hwcf_q_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_hwcf_q_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_hwcf_q_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                                  LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_HWCF_Q_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_hwcf_q_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_nhwc_hwcf_q_def)), 0,
                               LINALG_CONV_2D_NHWC_HWCF_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nhwc_hwcf_q_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_hwcf_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_hwcf_q_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_2d_nhwc_hwcf_q_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nhwc_hwcf_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nhwc_hwcf_q_def, LINALG_CONV_2D_NHWC_HWCF_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_hwcf_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                         LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nhwc_hwcf_q_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_hwcf_q_def, LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nhwc_hwcf_q_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_hwcf_q_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                         LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nhwc_hwcf_q_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                      LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_nhwc_hwcf_q_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nhwc_hwcf_q_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_nhwc_fhwc_q: A convolution ----

extern const mica_op_def linalg_conv_2d_nhwc_fhwc_q_def;
static inline bool linalg_conv_2d_nhwc_fhwc_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nhwc_fhwc_q_def);
}
enum { LINALG_CONV_2D_NHWC_FHWC_Q_OPERAND_INPUTS, LINALG_CONV_2D_NHWC_FHWC_Q_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NHWC_FHWC_Q_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NHWC_FHWC_Q_REGION };
enum {
  LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_DILATIONS, LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nhwc_fhwc_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_fhwc_q_def),
                           LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_FHWC_Q_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nhwc_fhwc_q_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_fhwc_q_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_fhwc_q_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_fhwc_q_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_fhwc_q_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                                  LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_FHWC_Q_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_fhwc_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwc_fhwc_q_def),
                           LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWC_FHWC_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nhwc_fhwc_q_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_fhwc_q_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_fhwc_q_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwc_fhwc_q_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwc_fhwc_q_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                                  LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWC_FHWC_Q_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwc_fhwc_q_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_nhwc_fhwc_q_def)), 0,
                               LINALG_CONV_2D_NHWC_FHWC_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nhwc_fhwc_q_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nhwc_fhwc_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwc_fhwc_q_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_2d_nhwc_fhwc_q_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nhwc_fhwc_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nhwc_fhwc_q_def, LINALG_CONV_2D_NHWC_FHWC_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_fhwc_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                         LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nhwc_fhwc_q_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_fhwc_q_def, LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nhwc_fhwc_q_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwc_fhwc_q_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                         LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nhwc_fhwc_q_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                      LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_nhwc_fhwc_q_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nhwc_fhwc_q_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_nchw_fchw_q: A convolution ----

extern const mica_op_def linalg_conv_2d_nchw_fchw_q_def;
static inline bool linalg_conv_2d_nchw_fchw_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nchw_fchw_q_def);
}
enum { LINALG_CONV_2D_NCHW_FCHW_Q_OPERAND_INPUTS, LINALG_CONV_2D_NCHW_FCHW_Q_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NCHW_FCHW_Q_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NCHW_FCHW_Q_REGION };
enum {
  LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_DILATIONS, LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nchw_fchw_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nchw_fchw_q_def),
                           LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NCHW_FCHW_Q_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nchw_fchw_q_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nchw_fchw_q_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nchw_fchw_q_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nchw_fchw_q_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nchw_fchw_q_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nchw_fchw_q_def,
                                  LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NCHW_FCHW_Q_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nchw_fchw_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nchw_fchw_q_def),
                           LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NCHW_FCHW_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nchw_fchw_q_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nchw_fchw_q_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nchw_fchw_q_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nchw_fchw_q_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nchw_fchw_q_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nchw_fchw_q_def,
                                  LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NCHW_FCHW_Q_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nchw_fchw_q_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_nchw_fchw_q_def)), 0,
                               LINALG_CONV_2D_NCHW_FCHW_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nchw_fchw_q_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nchw_fchw_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nchw_fchw_q_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_2d_nchw_fchw_q_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nchw_fchw_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nchw_fchw_q_def, LINALG_CONV_2D_NCHW_FCHW_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nchw_fchw_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nchw_fchw_q_def,
                         LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nchw_fchw_q_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nchw_fchw_q_def, LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nchw_fchw_q_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nchw_fchw_q_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nchw_fchw_q_def,
                         LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nchw_fchw_q_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nchw_fchw_q_def,
                      LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_nchw_fchw_q_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nchw_fchw_q_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_nchw_fchw: A convolution ----

extern const mica_op_def linalg_conv_2d_nchw_fchw_def;
static inline bool linalg_conv_2d_nchw_fchw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nchw_fchw_def);
}
enum { LINALG_CONV_2D_NCHW_FCHW_OPERAND_INPUTS, LINALG_CONV_2D_NCHW_FCHW_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NCHW_FCHW_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NCHW_FCHW_REGION };
enum {
  LINALG_CONV_2D_NCHW_FCHW_SLOT_DILATIONS, LINALG_CONV_2D_NCHW_FCHW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NCHW_FCHW_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nchw_fchw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nchw_fchw_def),
                           LINALG_CONV_2D_NCHW_FCHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NCHW_FCHW_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nchw_fchw_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nchw_fchw_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nchw_fchw_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nchw_fchw_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nchw_fchw_set_inputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nchw_fchw_def,
                                  LINALG_CONV_2D_NCHW_FCHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NCHW_FCHW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nchw_fchw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nchw_fchw_def),
                           LINALG_CONV_2D_NCHW_FCHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NCHW_FCHW_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nchw_fchw_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nchw_fchw_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nchw_fchw_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nchw_fchw_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nchw_fchw_set_outputs(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nchw_fchw_def,
                                  LINALG_CONV_2D_NCHW_FCHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NCHW_FCHW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nchw_fchw_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_conv_2d_nchw_fchw_def)),
                               0, LINALG_CONV_2D_NCHW_FCHW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nchw_fchw_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nchw_fchw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nchw_fchw_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_conv_2d_nchw_fchw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nchw_fchw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nchw_fchw_def, LINALG_CONV_2D_NCHW_FCHW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nchw_fchw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nchw_fchw_def, LINALG_CONV_2D_NCHW_FCHW_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nchw_fchw_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nchw_fchw_def, LINALG_CONV_2D_NCHW_FCHW_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nchw_fchw_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nchw_fchw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nchw_fchw_def,
                         LINALG_CONV_2D_NCHW_FCHW_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nchw_fchw_set_dilations_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nchw_fchw_def, LINALG_CONV_2D_NCHW_FCHW_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_conv_2d_nchw_fchw_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nchw_fchw_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations);

// ---- linalg.conv_2d_ngchw_fgchw: A convolution ----

extern const mica_op_def linalg_conv_2d_ngchw_fgchw_def;
static inline bool linalg_conv_2d_ngchw_fgchw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_ngchw_fgchw_def);
}
enum { LINALG_CONV_2D_NGCHW_FGCHW_OPERAND_INPUTS, LINALG_CONV_2D_NGCHW_FGCHW_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NGCHW_FGCHW_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NGCHW_FGCHW_REGION };
enum {
  LINALG_CONV_2D_NGCHW_FGCHW_SLOT_DILATIONS, LINALG_CONV_2D_NGCHW_FGCHW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NGCHW_FGCHW_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_ngchw_fgchw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_ngchw_fgchw_def),
                           LINALG_CONV_2D_NGCHW_FGCHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NGCHW_FGCHW_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_ngchw_fgchw_inputs_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_fgchw_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_fgchw_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_ngchw_fgchw_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_ngchw_fgchw_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_ngchw_fgchw_def,
                                  LINALG_CONV_2D_NGCHW_FGCHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NGCHW_FGCHW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_ngchw_fgchw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_ngchw_fgchw_def),
                           LINALG_CONV_2D_NGCHW_FGCHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NGCHW_FGCHW_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_ngchw_fgchw_outputs_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_fgchw_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_fgchw_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_ngchw_fgchw_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_ngchw_fgchw_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_ngchw_fgchw_def,
                                  LINALG_CONV_2D_NGCHW_FGCHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NGCHW_FGCHW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_ngchw_fgchw_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_ngchw_fgchw_def)), 0,
                               LINALG_CONV_2D_NGCHW_FGCHW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_ngchw_fgchw_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_fgchw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_fgchw_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_2d_ngchw_fgchw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_ngchw_fgchw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_ngchw_fgchw_def, LINALG_CONV_2D_NGCHW_FGCHW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_ngchw_fgchw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_ngchw_fgchw_def,
                         LINALG_CONV_2D_NGCHW_FGCHW_SLOT_STRIDES);
}
static inline void linalg_conv_2d_ngchw_fgchw_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_ngchw_fgchw_def, LINALG_CONV_2D_NGCHW_FGCHW_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_ngchw_fgchw_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_ngchw_fgchw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_ngchw_fgchw_def,
                         LINALG_CONV_2D_NGCHW_FGCHW_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_ngchw_fgchw_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_ngchw_fgchw_def,
                      LINALG_CONV_2D_NGCHW_FGCHW_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_ngchw_fgchw_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_ngchw_fgchw_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_ngchw_gfchw: A convolution ----

extern const mica_op_def linalg_conv_2d_ngchw_gfchw_def;
static inline bool linalg_conv_2d_ngchw_gfchw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_ngchw_gfchw_def);
}
enum { LINALG_CONV_2D_NGCHW_GFCHW_OPERAND_INPUTS, LINALG_CONV_2D_NGCHW_GFCHW_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NGCHW_GFCHW_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NGCHW_GFCHW_REGION };
enum {
  LINALG_CONV_2D_NGCHW_GFCHW_SLOT_DILATIONS, LINALG_CONV_2D_NGCHW_GFCHW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NGCHW_GFCHW_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_ngchw_gfchw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_ngchw_gfchw_def),
                           LINALG_CONV_2D_NGCHW_GFCHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NGCHW_GFCHW_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_ngchw_gfchw_inputs_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_gfchw_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_gfchw_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_ngchw_gfchw_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_ngchw_gfchw_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_ngchw_gfchw_def,
                                  LINALG_CONV_2D_NGCHW_GFCHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NGCHW_GFCHW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_ngchw_gfchw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_ngchw_gfchw_def),
                           LINALG_CONV_2D_NGCHW_GFCHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NGCHW_GFCHW_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_ngchw_gfchw_outputs_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_gfchw_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_gfchw_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_ngchw_gfchw_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_ngchw_gfchw_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_ngchw_gfchw_def,
                                  LINALG_CONV_2D_NGCHW_GFCHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NGCHW_GFCHW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_ngchw_gfchw_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_ngchw_gfchw_def)), 0,
                               LINALG_CONV_2D_NGCHW_GFCHW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_ngchw_gfchw_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_gfchw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_gfchw_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_2d_ngchw_gfchw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_ngchw_gfchw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_ngchw_gfchw_def, LINALG_CONV_2D_NGCHW_GFCHW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_ngchw_gfchw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_ngchw_gfchw_def,
                         LINALG_CONV_2D_NGCHW_GFCHW_SLOT_STRIDES);
}
static inline void linalg_conv_2d_ngchw_gfchw_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_ngchw_gfchw_def, LINALG_CONV_2D_NGCHW_GFCHW_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_ngchw_gfchw_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_ngchw_gfchw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_ngchw_gfchw_def,
                         LINALG_CONV_2D_NGCHW_GFCHW_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_ngchw_gfchw_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_ngchw_gfchw_def,
                      LINALG_CONV_2D_NGCHW_GFCHW_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_ngchw_gfchw_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_ngchw_gfchw_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_nhwgc_gfhwc: A convolution ----

extern const mica_op_def linalg_conv_2d_nhwgc_gfhwc_def;
static inline bool linalg_conv_2d_nhwgc_gfhwc_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nhwgc_gfhwc_def);
}
enum { LINALG_CONV_2D_NHWGC_GFHWC_OPERAND_INPUTS, LINALG_CONV_2D_NHWGC_GFHWC_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NHWGC_GFHWC_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NHWGC_GFHWC_REGION };
enum {
  LINALG_CONV_2D_NHWGC_GFHWC_SLOT_DILATIONS, LINALG_CONV_2D_NHWGC_GFHWC_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NHWGC_GFHWC_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nhwgc_gfhwc_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwgc_gfhwc_def),
                           LINALG_CONV_2D_NHWGC_GFHWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWGC_GFHWC_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nhwgc_gfhwc_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwgc_gfhwc_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwgc_gfhwc_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwgc_gfhwc_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwgc_gfhwc_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                                  LINALG_CONV_2D_NHWGC_GFHWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWGC_GFHWC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwgc_gfhwc_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwgc_gfhwc_def),
                           LINALG_CONV_2D_NHWGC_GFHWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWGC_GFHWC_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nhwgc_gfhwc_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwgc_gfhwc_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwgc_gfhwc_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwgc_gfhwc_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwgc_gfhwc_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                                  LINALG_CONV_2D_NHWGC_GFHWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWGC_GFHWC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwgc_gfhwc_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_nhwgc_gfhwc_def)), 0,
                               LINALG_CONV_2D_NHWGC_GFHWC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nhwgc_gfhwc_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nhwgc_gfhwc_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwgc_gfhwc_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_2d_nhwgc_gfhwc_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nhwgc_gfhwc_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nhwgc_gfhwc_def, LINALG_CONV_2D_NHWGC_GFHWC_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwgc_gfhwc_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                         LINALG_CONV_2D_NHWGC_GFHWC_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nhwgc_gfhwc_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_def, LINALG_CONV_2D_NHWGC_GFHWC_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_2d_nhwgc_gfhwc_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwgc_gfhwc_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                         LINALG_CONV_2D_NHWGC_GFHWC_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nhwgc_gfhwc_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                      LINALG_CONV_2D_NHWGC_GFHWC_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_nhwgc_gfhwc_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nhwgc_gfhwc_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_nhwgc_gfhwc_q: A convolution ----

extern const mica_op_def linalg_conv_2d_nhwgc_gfhwc_q_def;
static inline bool linalg_conv_2d_nhwgc_gfhwc_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_nhwgc_gfhwc_q_def);
}
enum { LINALG_CONV_2D_NHWGC_GFHWC_Q_OPERAND_INPUTS, LINALG_CONV_2D_NHWGC_GFHWC_Q_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NHWGC_GFHWC_Q_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NHWGC_GFHWC_Q_REGION };
enum {
  LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_DILATIONS,
  LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_nhwgc_gfhwc_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def),
                           LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWGC_GFHWC_Q_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_nhwgc_gfhwc_q_inputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwgc_gfhwc_q_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwgc_gfhwc_q_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwgc_gfhwc_q_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwgc_gfhwc_q_set_inputs(mica_op *op, mica_value *const *values,
                                                           size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                                  LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWGC_GFHWC_Q_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwgc_gfhwc_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def),
                           LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NHWGC_GFHWC_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_nhwgc_gfhwc_q_outputs_count(const mica_op *op) {
  return linalg_conv_2d_nhwgc_gfhwc_q_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwgc_gfhwc_q_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_nhwgc_gfhwc_q_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_nhwgc_gfhwc_q_set_outputs(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                                  LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NHWGC_GFHWC_Q_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_nhwgc_gfhwc_q_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_nhwgc_gfhwc_q_def)),
                               0, LINALG_CONV_2D_NHWGC_GFHWC_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_nhwgc_gfhwc_q_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_nhwgc_gfhwc_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_nhwgc_gfhwc_q_result_tensors(const mica_op *op,
                                                                      size_t index) {
  return mica_op_result(op, linalg_conv_2d_nhwgc_gfhwc_q_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_nhwgc_gfhwc_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                           LINALG_CONV_2D_NHWGC_GFHWC_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwgc_gfhwc_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                         LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_STRIDES);
}
static inline void linalg_conv_2d_nhwgc_gfhwc_q_set_strides_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                      LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_STRIDES, value);
}
const mica_attr *linalg_conv_2d_nhwgc_gfhwc_q_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_nhwgc_gfhwc_q_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                         LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_nhwgc_gfhwc_q_set_dilations_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                      LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_nhwgc_gfhwc_q_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_nhwgc_gfhwc_q_build(mica_builder *b, mica_loc loc,
                                            mica_types result_tensors_types,
                                            mica_value *const *inputs, size_t inputs_count,
                                            mica_value *const *outputs, size_t outputs_count,
                                            const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_2d_ngchw_gfchw_q: A convolution ----

extern const mica_op_def linalg_conv_2d_ngchw_gfchw_q_def;
static inline bool linalg_conv_2d_ngchw_gfchw_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_2d_ngchw_gfchw_q_def);
}
enum { LINALG_CONV_2D_NGCHW_GFCHW_Q_OPERAND_INPUTS, LINALG_CONV_2D_NGCHW_GFCHW_Q_OPERAND_OUTPUTS };
enum { LINALG_CONV_2D_NGCHW_GFCHW_Q_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_2D_NGCHW_GFCHW_Q_REGION };
enum {
  LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_DILATIONS,
  LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_2d_ngchw_gfchw_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_ngchw_gfchw_q_def),
                           LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NGCHW_GFCHW_Q_OPERAND_INPUTS);
}
static inline size_t linalg_conv_2d_ngchw_gfchw_q_inputs_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_gfchw_q_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_gfchw_q_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_ngchw_gfchw_q_inputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_ngchw_gfchw_q_set_inputs(mica_op *op, mica_value *const *values,
                                                           size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                                  LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NGCHW_GFCHW_Q_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_ngchw_gfchw_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_2d_ngchw_gfchw_q_def),
                           LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_2D_NGCHW_GFCHW_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_2d_ngchw_gfchw_q_outputs_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_gfchw_q_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_gfchw_q_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_2d_ngchw_gfchw_q_outputs_segment(op).first + index);
}
static inline bool linalg_conv_2d_ngchw_gfchw_q_set_outputs(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                                  LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_2D_NGCHW_GFCHW_Q_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_2d_ngchw_gfchw_q_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_2d_ngchw_gfchw_q_def)),
                               0, LINALG_CONV_2D_NGCHW_GFCHW_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_2d_ngchw_gfchw_q_result_tensors_count(const mica_op *op) {
  return linalg_conv_2d_ngchw_gfchw_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_2d_ngchw_gfchw_q_result_tensors(const mica_op *op,
                                                                      size_t index) {
  return mica_op_result(op, linalg_conv_2d_ngchw_gfchw_q_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_2d_ngchw_gfchw_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                           LINALG_CONV_2D_NGCHW_GFCHW_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_2d_ngchw_gfchw_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                         LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_STRIDES);
}
static inline void linalg_conv_2d_ngchw_gfchw_q_set_strides_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                      LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_STRIDES, value);
}
const mica_attr *linalg_conv_2d_ngchw_gfchw_q_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_2d_ngchw_gfchw_q_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                         LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_DILATIONS);
}
static inline void linalg_conv_2d_ngchw_gfchw_q_set_dilations_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                      LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_2d_ngchw_gfchw_q_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_2d_ngchw_gfchw_q_build(mica_builder *b, mica_loc loc,
                                            mica_types result_tensors_types,
                                            mica_value *const *inputs, size_t inputs_count,
                                            mica_value *const *outputs, size_t outputs_count,
                                            const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_3d_ndhwc_dhwcf: A convolution ----

extern const mica_op_def linalg_conv_3d_ndhwc_dhwcf_def;
static inline bool linalg_conv_3d_ndhwc_dhwcf_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_3d_ndhwc_dhwcf_def);
}
enum { LINALG_CONV_3D_NDHWC_DHWCF_OPERAND_INPUTS, LINALG_CONV_3D_NDHWC_DHWCF_OPERAND_OUTPUTS };
enum { LINALG_CONV_3D_NDHWC_DHWCF_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_3D_NDHWC_DHWCF_REGION };
enum {
  LINALG_CONV_3D_NDHWC_DHWCF_SLOT_DILATIONS, LINALG_CONV_3D_NDHWC_DHWCF_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_3D_NDHWC_DHWCF_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_3d_ndhwc_dhwcf_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_ndhwc_dhwcf_def),
                           LINALG_CONV_3D_NDHWC_DHWCF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_NDHWC_DHWCF_OPERAND_INPUTS);
}
static inline size_t linalg_conv_3d_ndhwc_dhwcf_inputs_count(const mica_op *op) {
  return linalg_conv_3d_ndhwc_dhwcf_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ndhwc_dhwcf_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_ndhwc_dhwcf_inputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_ndhwc_dhwcf_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                                  LINALG_CONV_3D_NDHWC_DHWCF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_NDHWC_DHWCF_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_ndhwc_dhwcf_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_ndhwc_dhwcf_def),
                           LINALG_CONV_3D_NDHWC_DHWCF_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_NDHWC_DHWCF_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_3d_ndhwc_dhwcf_outputs_count(const mica_op *op) {
  return linalg_conv_3d_ndhwc_dhwcf_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ndhwc_dhwcf_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_ndhwc_dhwcf_outputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_ndhwc_dhwcf_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                                  LINALG_CONV_3D_NDHWC_DHWCF_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_NDHWC_DHWCF_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_ndhwc_dhwcf_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_3d_ndhwc_dhwcf_def)), 0,
                               LINALG_CONV_3D_NDHWC_DHWCF_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_3d_ndhwc_dhwcf_result_tensors_count(const mica_op *op) {
  return linalg_conv_3d_ndhwc_dhwcf_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ndhwc_dhwcf_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_3d_ndhwc_dhwcf_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_3d_ndhwc_dhwcf_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_3d_ndhwc_dhwcf_def, LINALG_CONV_3D_NDHWC_DHWCF_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_3d_ndhwc_dhwcf_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                         LINALG_CONV_3D_NDHWC_DHWCF_SLOT_STRIDES);
}
static inline void linalg_conv_3d_ndhwc_dhwcf_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_def, LINALG_CONV_3D_NDHWC_DHWCF_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_3d_ndhwc_dhwcf_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_3d_ndhwc_dhwcf_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                         LINALG_CONV_3D_NDHWC_DHWCF_SLOT_DILATIONS);
}
static inline void linalg_conv_3d_ndhwc_dhwcf_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                      LINALG_CONV_3D_NDHWC_DHWCF_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_3d_ndhwc_dhwcf_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_3d_ndhwc_dhwcf_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_3d_ndhwc_dhwcf_q: A convolution ----

extern const mica_op_def linalg_conv_3d_ndhwc_dhwcf_q_def;
static inline bool linalg_conv_3d_ndhwc_dhwcf_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_3d_ndhwc_dhwcf_q_def);
}
enum { LINALG_CONV_3D_NDHWC_DHWCF_Q_OPERAND_INPUTS, LINALG_CONV_3D_NDHWC_DHWCF_Q_OPERAND_OUTPUTS };
enum { LINALG_CONV_3D_NDHWC_DHWCF_Q_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_3D_NDHWC_DHWCF_Q_REGION };
enum {
  LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_DILATIONS,
  LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_3d_ndhwc_dhwcf_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def),
                           LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_NDHWC_DHWCF_Q_OPERAND_INPUTS);
}
static inline size_t linalg_conv_3d_ndhwc_dhwcf_q_inputs_count(const mica_op *op) {
  return linalg_conv_3d_ndhwc_dhwcf_q_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ndhwc_dhwcf_q_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_ndhwc_dhwcf_q_inputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_ndhwc_dhwcf_q_set_inputs(mica_op *op, mica_value *const *values,
                                                           size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                                  LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_NDHWC_DHWCF_Q_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_ndhwc_dhwcf_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def),
                           LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_NDHWC_DHWCF_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_3d_ndhwc_dhwcf_q_outputs_count(const mica_op *op) {
  return linalg_conv_3d_ndhwc_dhwcf_q_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ndhwc_dhwcf_q_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_ndhwc_dhwcf_q_outputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_ndhwc_dhwcf_q_set_outputs(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                                  LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_NDHWC_DHWCF_Q_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_ndhwc_dhwcf_q_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_3d_ndhwc_dhwcf_q_def)),
                               0, LINALG_CONV_3D_NDHWC_DHWCF_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_3d_ndhwc_dhwcf_q_result_tensors_count(const mica_op *op) {
  return linalg_conv_3d_ndhwc_dhwcf_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ndhwc_dhwcf_q_result_tensors(const mica_op *op,
                                                                      size_t index) {
  return mica_op_result(op, linalg_conv_3d_ndhwc_dhwcf_q_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_3d_ndhwc_dhwcf_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                           LINALG_CONV_3D_NDHWC_DHWCF_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_3d_ndhwc_dhwcf_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                         LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_STRIDES);
}
static inline void linalg_conv_3d_ndhwc_dhwcf_q_set_strides_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                      LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_STRIDES, value);
}
const mica_attr *linalg_conv_3d_ndhwc_dhwcf_q_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_3d_ndhwc_dhwcf_q_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                         LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_DILATIONS);
}
static inline void linalg_conv_3d_ndhwc_dhwcf_q_set_dilations_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                      LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_3d_ndhwc_dhwcf_q_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_3d_ndhwc_dhwcf_q_build(mica_builder *b, mica_loc loc,
                                            mica_types result_tensors_types,
                                            mica_value *const *inputs, size_t inputs_count,
                                            mica_value *const *outputs, size_t outputs_count,
                                            const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.conv_3d_ncdhw_fcdhw: A convolution ----

extern const mica_op_def linalg_conv_3d_ncdhw_fcdhw_def;
static inline bool linalg_conv_3d_ncdhw_fcdhw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_conv_3d_ncdhw_fcdhw_def);
}
enum { LINALG_CONV_3D_NCDHW_FCDHW_OPERAND_INPUTS, LINALG_CONV_3D_NCDHW_FCDHW_OPERAND_OUTPUTS };
enum { LINALG_CONV_3D_NCDHW_FCDHW_RESULT_RESULT_TENSORS };
enum { LINALG_CONV_3D_NCDHW_FCDHW_REGION };
enum {
  LINALG_CONV_3D_NCDHW_FCDHW_SLOT_DILATIONS, LINALG_CONV_3D_NCDHW_FCDHW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_CONV_3D_NCDHW_FCDHW_SLOT_STRIDES,
};
static inline mica_segment linalg_conv_3d_ncdhw_fcdhw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_ncdhw_fcdhw_def),
                           LINALG_CONV_3D_NCDHW_FCDHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_NCDHW_FCDHW_OPERAND_INPUTS);
}
static inline size_t linalg_conv_3d_ncdhw_fcdhw_inputs_count(const mica_op *op) {
  return linalg_conv_3d_ncdhw_fcdhw_inputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ncdhw_fcdhw_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_ncdhw_fcdhw_inputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_ncdhw_fcdhw_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                                  LINALG_CONV_3D_NCDHW_FCDHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_NCDHW_FCDHW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_ncdhw_fcdhw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_conv_3d_ncdhw_fcdhw_def),
                           LINALG_CONV_3D_NCDHW_FCDHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONV_3D_NCDHW_FCDHW_OPERAND_OUTPUTS);
}
static inline size_t linalg_conv_3d_ncdhw_fcdhw_outputs_count(const mica_op *op) {
  return linalg_conv_3d_ncdhw_fcdhw_outputs_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ncdhw_fcdhw_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_conv_3d_ncdhw_fcdhw_outputs_segment(op).first + index);
}
static inline bool linalg_conv_3d_ncdhw_fcdhw_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                                  LINALG_CONV_3D_NCDHW_FCDHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONV_3D_NCDHW_FCDHW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_conv_3d_ncdhw_fcdhw_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_conv_3d_ncdhw_fcdhw_def)), 0,
                               LINALG_CONV_3D_NCDHW_FCDHW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_conv_3d_ncdhw_fcdhw_result_tensors_count(const mica_op *op) {
  return linalg_conv_3d_ncdhw_fcdhw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_conv_3d_ncdhw_fcdhw_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_conv_3d_ncdhw_fcdhw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_conv_3d_ncdhw_fcdhw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_conv_3d_ncdhw_fcdhw_def, LINALG_CONV_3D_NCDHW_FCDHW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_conv_3d_ncdhw_fcdhw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                         LINALG_CONV_3D_NCDHW_FCDHW_SLOT_STRIDES);
}
static inline void linalg_conv_3d_ncdhw_fcdhw_set_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_3d_ncdhw_fcdhw_def, LINALG_CONV_3D_NCDHW_FCDHW_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_conv_3d_ncdhw_fcdhw_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_conv_3d_ncdhw_fcdhw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                         LINALG_CONV_3D_NCDHW_FCDHW_SLOT_DILATIONS);
}
static inline void linalg_conv_3d_ncdhw_fcdhw_set_dilations_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                      LINALG_CONV_3D_NCDHW_FCDHW_SLOT_DILATIONS, value);
}
const mica_attr *linalg_conv_3d_ncdhw_fcdhw_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_conv_3d_ncdhw_fcdhw_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations);

// ---- linalg.depthwise_conv_1d_nwc_wc: A convolution ----

extern const mica_op_def linalg_depthwise_conv_1d_nwc_wc_def;
static inline bool linalg_depthwise_conv_1d_nwc_wc_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_1d_nwc_wc_def);
}
enum {
  LINALG_DEPTHWISE_CONV_1D_NWC_WC_OPERAND_INPUTS, LINALG_DEPTHWISE_CONV_1D_NWC_WC_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_1D_NWC_WC_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_1D_NWC_WC_REGION };
enum {
  LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_1d_nwc_wc_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_1d_nwc_wc_def),
                           LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_1D_NWC_WC_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_1d_nwc_wc_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_nwc_wc_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_nwc_wc_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_1d_nwc_wc_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_1d_nwc_wc_set_inputs(mica_op *op,
                                                              mica_value *const *values,
                                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_1d_nwc_wc_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_1d_nwc_wc_def),
                           LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_1D_NWC_WC_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_1d_nwc_wc_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_nwc_wc_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_nwc_wc_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_1d_nwc_wc_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_1d_nwc_wc_set_outputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_1d_nwc_wc_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_1d_nwc_wc_def)), 0,
                               LINALG_DEPTHWISE_CONV_1D_NWC_WC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_1d_nwc_wc_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_nwc_wc_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_nwc_wc_result_tensors(const mica_op *op,
                                                                         size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_1d_nwc_wc_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_depthwise_conv_1d_nwc_wc_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                           LINALG_DEPTHWISE_CONV_1D_NWC_WC_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_1d_nwc_wc_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                         LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_1d_nwc_wc_set_strides_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                      LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_STRIDES, value);
}
const mica_attr *linalg_depthwise_conv_1d_nwc_wc_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_1d_nwc_wc_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                         LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_1d_nwc_wc_set_dilations_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                      LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_1d_nwc_wc_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_1d_nwc_wc_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations);

// ---- linalg.depthwise_conv_1d_ncw_cw: A convolution ----

extern const mica_op_def linalg_depthwise_conv_1d_ncw_cw_def;
static inline bool linalg_depthwise_conv_1d_ncw_cw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_1d_ncw_cw_def);
}
enum {
  LINALG_DEPTHWISE_CONV_1D_NCW_CW_OPERAND_INPUTS, LINALG_DEPTHWISE_CONV_1D_NCW_CW_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_1D_NCW_CW_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_1D_NCW_CW_REGION };
enum {
  LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_1d_ncw_cw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_1d_ncw_cw_def),
                           LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_1D_NCW_CW_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_1d_ncw_cw_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_ncw_cw_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_ncw_cw_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_1d_ncw_cw_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_1d_ncw_cw_set_inputs(mica_op *op,
                                                              mica_value *const *values,
                                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                                  LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_1D_NCW_CW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_1d_ncw_cw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_1d_ncw_cw_def),
                           LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_1D_NCW_CW_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_1d_ncw_cw_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_ncw_cw_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_ncw_cw_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_1d_ncw_cw_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_1d_ncw_cw_set_outputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                                  LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_1D_NCW_CW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_1d_ncw_cw_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_1d_ncw_cw_def)), 0,
                               LINALG_DEPTHWISE_CONV_1D_NCW_CW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_1d_ncw_cw_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_ncw_cw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_ncw_cw_result_tensors(const mica_op *op,
                                                                         size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_1d_ncw_cw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_depthwise_conv_1d_ncw_cw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                           LINALG_DEPTHWISE_CONV_1D_NCW_CW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_1d_ncw_cw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                         LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_1d_ncw_cw_set_strides_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                      LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_STRIDES, value);
}
const mica_attr *linalg_depthwise_conv_1d_ncw_cw_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_1d_ncw_cw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                         LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_1d_ncw_cw_set_dilations_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                      LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_1d_ncw_cw_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_1d_ncw_cw_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations);

// ---- linalg.depthwise_conv_1d_nwc_wcm: A convolution ----

extern const mica_op_def linalg_depthwise_conv_1d_nwc_wcm_def;
static inline bool linalg_depthwise_conv_1d_nwc_wcm_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_1d_nwc_wcm_def);
}
enum {
  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_OPERAND_INPUTS, LINALG_DEPTHWISE_CONV_1D_NWC_WCM_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_1D_NWC_WCM_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_1D_NWC_WCM_REGION };
enum {
  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_1d_nwc_wcm_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def),
                           LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_1D_NWC_WCM_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_1d_nwc_wcm_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_nwc_wcm_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_nwc_wcm_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_1d_nwc_wcm_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_1d_nwc_wcm_set_inputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_1d_nwc_wcm_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def),
                           LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_1D_NWC_WCM_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_1d_nwc_wcm_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_nwc_wcm_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_nwc_wcm_outputs(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_1d_nwc_wcm_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_1d_nwc_wcm_set_outputs(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_1D_NWC_WCM_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_1d_nwc_wcm_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_1d_nwc_wcm_def)), 0,
                               LINALG_DEPTHWISE_CONV_1D_NWC_WCM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_1d_nwc_wcm_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_1d_nwc_wcm_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_1d_nwc_wcm_result_tensors(const mica_op *op,
                                                                          size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_1d_nwc_wcm_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_depthwise_conv_1d_nwc_wcm_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                           LINALG_DEPTHWISE_CONV_1D_NWC_WCM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_1d_nwc_wcm_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                         LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_1d_nwc_wcm_set_strides_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                      LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_1d_nwc_wcm_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_1d_nwc_wcm_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                         LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_1d_nwc_wcm_set_dilations_attr(mica_op *op,
                                                                       const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                      LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_1d_nwc_wcm_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_1d_nwc_wcm_build(mica_builder *b, mica_loc loc,
                                                mica_types result_tensors_types,
                                                mica_value *const *inputs, size_t inputs_count,
                                                mica_value *const *outputs, size_t outputs_count,
                                                const mica_attr *strides,
                                                const mica_attr *dilations);

// ---- linalg.depthwise_conv_2d_nhwc_hwc: A convolution ----

extern const mica_op_def linalg_depthwise_conv_2d_nhwc_hwc_def;
static inline bool linalg_depthwise_conv_2d_nhwc_hwc_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_2d_nhwc_hwc_def);
}
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_REGION };
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwc_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwc_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwc_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwc_inputs(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwc_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwc_set_inputs(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwc_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwc_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwc_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwc_outputs(const mica_op *op,
                                                                    size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwc_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwc_set_outputs(mica_op *op,
                                                                 mica_value *const *values,
                                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwc_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_2d_nhwc_hwc_def)), 0,
                               LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwc_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwc_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwc_result_tensors(const mica_op *op,
                                                                           size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_2d_nhwc_hwc_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_depthwise_conv_2d_nhwc_hwc_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwc_set_strides_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwc_set_dilations_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_2d_nhwc_hwc_build(mica_builder *b, mica_loc loc,
                                                 mica_types result_tensors_types,
                                                 mica_value *const *inputs, size_t inputs_count,
                                                 mica_value *const *outputs, size_t outputs_count,
                                                 const mica_attr *strides,
                                                 const mica_attr *dilations);

// ---- linalg.depthwise_conv_2d_nchw_chw: A convolution ----

extern const mica_op_def linalg_depthwise_conv_2d_nchw_chw_def;
static inline bool linalg_depthwise_conv_2d_nchw_chw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_2d_nchw_chw_def);
}
enum {
  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_REGION };
enum {
  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_2d_nchw_chw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nchw_chw_def),
                           LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nchw_chw_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nchw_chw_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nchw_chw_inputs(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nchw_chw_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nchw_chw_set_inputs(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                                  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_2d_nchw_chw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nchw_chw_def),
                           LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nchw_chw_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nchw_chw_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nchw_chw_outputs(const mica_op *op,
                                                                    size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nchw_chw_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nchw_chw_set_outputs(mica_op *op,
                                                                 mica_value *const *values,
                                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                                  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_2d_nchw_chw_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_2d_nchw_chw_def)), 0,
                               LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_2d_nchw_chw_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nchw_chw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nchw_chw_result_tensors(const mica_op *op,
                                                                           size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_2d_nchw_chw_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_depthwise_conv_2d_nchw_chw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                           LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nchw_chw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                         LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_2d_nchw_chw_set_strides_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                      LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nchw_chw_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nchw_chw_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                         LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_2d_nchw_chw_set_dilations_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                      LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nchw_chw_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_2d_nchw_chw_build(mica_builder *b, mica_loc loc,
                                                 mica_types result_tensors_types,
                                                 mica_value *const *inputs, size_t inputs_count,
                                                 mica_value *const *outputs, size_t outputs_count,
                                                 const mica_attr *strides,
                                                 const mica_attr *dilations);

// ---- linalg.depthwise_conv_2d_nhwc_hwc_q: A convolution ----

extern const mica_op_def linalg_depthwise_conv_2d_nhwc_hwc_q_def;
static inline bool linalg_depthwise_conv_2d_nhwc_hwc_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def);
}
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_REGION };
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwc_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwc_q_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwc_q_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwc_q_inputs(const mica_op *op,
                                                                     size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwc_q_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwc_q_set_inputs(mica_op *op,
                                                                  mica_value *const *values,
                                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_OPERAND_INPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwc_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwc_q_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwc_q_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwc_q_outputs(const mica_op *op,
                                                                      size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwc_q_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwc_q_set_outputs(mica_op *op,
                                                                   mica_value *const *values,
                                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_OPERAND_OUTPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwc_q_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_2d_nhwc_hwc_q_def)), 0,
                               LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwc_q_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwc_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwc_q_result_tensors(const mica_op *op,
    size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_2d_nhwc_hwc_q_result_tensors_segment(
         op).first + index);
}
static inline mica_region *linalg_depthwise_conv_2d_nhwc_hwc_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_q_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwc_q_set_strides_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_q_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_q_dilations_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwc_q_set_dilations_attr(mica_op *op,
                                                                          const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_q_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_2d_nhwc_hwc_q_build(mica_builder *b, mica_loc loc,
                                                   mica_types result_tensors_types,
                                                   mica_value *const *inputs, size_t inputs_count,
                                                   mica_value *const *outputs, size_t outputs_count,
                                                   const mica_attr *strides,
                                                   const mica_attr *dilations);

// ---- linalg.depthwise_conv_2d_nhwc_hwcm: A convolution ----

extern const mica_op_def linalg_depthwise_conv_2d_nhwc_hwcm_def;
static inline bool linalg_depthwise_conv_2d_nhwc_hwcm_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def);
}
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_REGION };
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwcm_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwcm_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwcm_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwcm_inputs(const mica_op *op,
                                                                    size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwcm_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwcm_set_inputs(mica_op *op,
                                                                 mica_value *const *values,
                                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwcm_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwcm_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwcm_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwcm_outputs(const mica_op *op,
                                                                     size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwcm_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwcm_set_outputs(mica_op *op,
                                                                  mica_value *const *values,
                                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_OPERAND_OUTPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwcm_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_2d_nhwc_hwcm_def)), 0,
                               LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwcm_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwcm_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwcm_result_tensors(const mica_op *op,
                                                                            size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_2d_nhwc_hwcm_result_tensors_segment(
         op).first + index);
}
static inline mica_region *linalg_depthwise_conv_2d_nhwc_hwcm_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwcm_set_strides_attr(mica_op *op,
                                                                       const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_dilations_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwcm_set_dilations_attr(mica_op *op,
                                                                         const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_2d_nhwc_hwcm_build(mica_builder *b, mica_loc loc,
                                                  mica_types result_tensors_types,
                                                  mica_value *const *inputs, size_t inputs_count,
                                                  mica_value *const *outputs, size_t outputs_count,
                                                  const mica_attr *strides,
                                                  const mica_attr *dilations);

// ---- linalg.depthwise_conv_2d_nhwc_hwcm_q: A convolution ----

extern const mica_op_def linalg_depthwise_conv_2d_nhwc_hwcm_q_def;
static inline bool linalg_depthwise_conv_2d_nhwc_hwcm_q_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def);
}
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_REGION };
enum {
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwcm_q_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwcm_q_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwcm_q_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwcm_q_inputs(const mica_op *op,
                                                                      size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_2d_nhwc_hwcm_q_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwcm_q_set_inputs(mica_op *op,
                                                                   mica_value *const *values,
                                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_OPERAND_INPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwcm_q_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def),
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwcm_q_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwcm_q_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwcm_q_outputs(const mica_op *op,
                                                                       size_t index) {
  return mica_op_operand(op,
                         linalg_depthwise_conv_2d_nhwc_hwcm_q_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_2d_nhwc_hwcm_q_set_outputs(mica_op *op,
                                                                    mica_value *const *values,
                                                                    size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_OPERAND_OUTPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_2d_nhwc_hwcm_q_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_2d_nhwc_hwcm_q_def)), 0,
                               LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_2d_nhwc_hwcm_q_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_2d_nhwc_hwcm_q_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_2d_nhwc_hwcm_q_result_tensors(const mica_op *op,
    size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_2d_nhwc_hwcm_q_result_tensors_segment(
         op).first + index);
}
static inline mica_region *linalg_depthwise_conv_2d_nhwc_hwcm_q_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                           LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_q_strides_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwcm_q_set_strides_attr(mica_op *op,
                                                                         const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_q_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_q_dilations_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                         LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_2d_nhwc_hwcm_q_set_dilations_attr(mica_op *op,
                                                                           const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                      LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_q_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_2d_nhwc_hwcm_q_build(mica_builder *b, mica_loc loc,
                                                    mica_types result_tensors_types,
                                                    mica_value *const *inputs, size_t inputs_count,
                                                    mica_value *const *outputs,
                                                    size_t outputs_count, const mica_attr *strides,
                                                    const mica_attr *dilations);

// ---- linalg.depthwise_conv_3d_ndhwc_dhwc: A convolution ----

extern const mica_op_def linalg_depthwise_conv_3d_ndhwc_dhwc_def;
static inline bool linalg_depthwise_conv_3d_ndhwc_dhwc_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def);
}
enum {
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_REGION };
enum {
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_3d_ndhwc_dhwc_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def),
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_3d_ndhwc_dhwc_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ndhwc_dhwc_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ndhwc_dhwc_inputs(const mica_op *op,
                                                                     size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_3d_ndhwc_dhwc_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_3d_ndhwc_dhwc_set_inputs(mica_op *op,
                                                                  mica_value *const *values,
                                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_OPERAND_INPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_3d_ndhwc_dhwc_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def),
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_3d_ndhwc_dhwc_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ndhwc_dhwc_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ndhwc_dhwc_outputs(const mica_op *op,
                                                                      size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_3d_ndhwc_dhwc_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_3d_ndhwc_dhwc_set_outputs(mica_op *op,
                                                                   mica_value *const *values,
                                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_OPERAND_OUTPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_3d_ndhwc_dhwc_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_3d_ndhwc_dhwc_def)), 0,
                               LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_3d_ndhwc_dhwc_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ndhwc_dhwc_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ndhwc_dhwc_result_tensors(const mica_op *op,
    size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_3d_ndhwc_dhwc_result_tensors_segment(
         op).first + index);
}
static inline mica_region *linalg_depthwise_conv_3d_ndhwc_dhwc_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwc_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                         LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_3d_ndhwc_dhwc_set_strides_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                      LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwc_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwc_dilations_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                         LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_3d_ndhwc_dhwc_set_dilations_attr(mica_op *op,
                                                                          const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                      LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwc_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_3d_ndhwc_dhwc_build(mica_builder *b, mica_loc loc,
                                                   mica_types result_tensors_types,
                                                   mica_value *const *inputs, size_t inputs_count,
                                                   mica_value *const *outputs, size_t outputs_count,
                                                   const mica_attr *strides,
                                                   const mica_attr *dilations);

// ---- linalg.depthwise_conv_3d_ncdhw_cdhw: A convolution ----

extern const mica_op_def linalg_depthwise_conv_3d_ncdhw_cdhw_def;
static inline bool linalg_depthwise_conv_3d_ncdhw_cdhw_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def);
}
enum {
  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_REGION };
enum {
  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_3d_ncdhw_cdhw_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def),
                           LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_3d_ncdhw_cdhw_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ncdhw_cdhw_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ncdhw_cdhw_inputs(const mica_op *op,
                                                                     size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_3d_ncdhw_cdhw_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_3d_ncdhw_cdhw_set_inputs(mica_op *op,
                                                                  mica_value *const *values,
                                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                                  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_OPERAND_INPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_3d_ncdhw_cdhw_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def),
                           LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_3d_ncdhw_cdhw_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ncdhw_cdhw_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ncdhw_cdhw_outputs(const mica_op *op,
                                                                      size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_3d_ncdhw_cdhw_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_3d_ncdhw_cdhw_set_outputs(mica_op *op,
                                                                   mica_value *const *values,
                                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                                  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_OPERAND_OUTPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_3d_ncdhw_cdhw_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_3d_ncdhw_cdhw_def)), 0,
                               LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_3d_ncdhw_cdhw_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ncdhw_cdhw_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ncdhw_cdhw_result_tensors(const mica_op *op,
    size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_3d_ncdhw_cdhw_result_tensors_segment(
         op).first + index);
}
static inline mica_region *linalg_depthwise_conv_3d_ncdhw_cdhw_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                           LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_3d_ncdhw_cdhw_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                         LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_3d_ncdhw_cdhw_set_strides_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                      LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_3d_ncdhw_cdhw_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_3d_ncdhw_cdhw_dilations_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                         LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_3d_ncdhw_cdhw_set_dilations_attr(mica_op *op,
                                                                          const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                      LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_3d_ncdhw_cdhw_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_3d_ncdhw_cdhw_build(mica_builder *b, mica_loc loc,
                                                   mica_types result_tensors_types,
                                                   mica_value *const *inputs, size_t inputs_count,
                                                   mica_value *const *outputs, size_t outputs_count,
                                                   const mica_attr *strides,
                                                   const mica_attr *dilations);

// ---- linalg.depthwise_conv_3d_ndhwc_dhwcm: A convolution ----

extern const mica_op_def linalg_depthwise_conv_3d_ndhwc_dhwcm_def;
static inline bool linalg_depthwise_conv_3d_ndhwc_dhwcm_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def);
}
enum {
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_OPERAND_INPUTS,
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_OPERAND_OUTPUTS,
};
enum { LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_RESULT_RESULT_TENSORS };
enum { LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_REGION };
enum {
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_DILATIONS,
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_STRIDES,
};
static inline mica_segment linalg_depthwise_conv_3d_ndhwc_dhwcm_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def),
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_OPERAND_INPUTS);
}
static inline size_t linalg_depthwise_conv_3d_ndhwc_dhwcm_inputs_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ndhwc_dhwcm_inputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ndhwc_dhwcm_inputs(const mica_op *op,
                                                                      size_t index) {
  return mica_op_operand(op, linalg_depthwise_conv_3d_ndhwc_dhwcm_inputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_3d_ndhwc_dhwcm_set_inputs(mica_op *op,
                                                                   mica_value *const *values,
                                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_OPERAND_INPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_3d_ndhwc_dhwcm_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def),
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_OPERAND_OUTPUTS);
}
static inline size_t linalg_depthwise_conv_3d_ndhwc_dhwcm_outputs_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ndhwc_dhwcm_outputs_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ndhwc_dhwcm_outputs(const mica_op *op,
                                                                       size_t index) {
  return mica_op_operand(op,
                         linalg_depthwise_conv_3d_ndhwc_dhwcm_outputs_segment(op).first + index);
}
static inline bool linalg_depthwise_conv_3d_ndhwc_dhwcm_set_outputs(mica_op *op,
                                                                    mica_value *const *values,
                                                                    size_t count) {
  return mica_op_replace_sized_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_OPERAND_OUTPUTS, values,
                                  count);
}
static inline mica_segment linalg_depthwise_conv_3d_ndhwc_dhwcm_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_depthwise_conv_3d_ndhwc_dhwcm_def)), 0,
                               LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_depthwise_conv_3d_ndhwc_dhwcm_result_tensors_count(const mica_op *op) {
  return linalg_depthwise_conv_3d_ndhwc_dhwcm_result_tensors_segment(op).count;
}
static inline mica_value *linalg_depthwise_conv_3d_ndhwc_dhwcm_result_tensors(const mica_op *op,
    size_t index) {
  return mica_op_result(op,
                        linalg_depthwise_conv_3d_ndhwc_dhwcm_result_tensors_segment(
         op).first + index);
}
static inline mica_region *linalg_depthwise_conv_3d_ndhwc_dhwcm_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                           LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwcm_strides_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                         LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_STRIDES);
}
static inline void linalg_depthwise_conv_3d_ndhwc_dhwcm_set_strides_attr(mica_op *op,
                                                                         const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                      LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwcm_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwcm_dilations_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                         LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_DILATIONS);
}
static inline void linalg_depthwise_conv_3d_ndhwc_dhwcm_set_dilations_attr(mica_op *op,
                                                                           const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                      LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwcm_dilations(const mica_op *op);
mica_op *linalg_depthwise_conv_3d_ndhwc_dhwcm_build(mica_builder *b, mica_loc loc,
                                                    mica_types result_tensors_types,
                                                    mica_value *const *inputs, size_t inputs_count,
                                                    mica_value *const *outputs,
                                                    size_t outputs_count, const mica_attr *strides,
                                                    const mica_attr *dilations);

// ---- linalg.pooling_nhwc_sum: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nhwc_sum_def;
static inline bool linalg_pooling_nhwc_sum_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nhwc_sum_def);
}
enum { LINALG_POOLING_NHWC_SUM_OPERAND_INPUTS, LINALG_POOLING_NHWC_SUM_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NHWC_SUM_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NHWC_SUM_REGION };
enum {
  LINALG_POOLING_NHWC_SUM_SLOT_DILATIONS, LINALG_POOLING_NHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NHWC_SUM_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nhwc_sum_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_sum_def),
                           LINALG_POOLING_NHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_SUM_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nhwc_sum_inputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_sum_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_sum_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_sum_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_sum_set_inputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_sum_def,
                                  LINALG_POOLING_NHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_SUM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_sum_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_sum_def),
                           LINALG_POOLING_NHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_SUM_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nhwc_sum_outputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_sum_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_sum_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_sum_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_sum_set_outputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_sum_def,
                                  LINALG_POOLING_NHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_SUM_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_sum_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nhwc_sum_def)),
                               0, LINALG_POOLING_NHWC_SUM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nhwc_sum_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nhwc_sum_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_sum_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nhwc_sum_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nhwc_sum_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nhwc_sum_def, LINALG_POOLING_NHWC_SUM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_sum_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_sum_def, LINALG_POOLING_NHWC_SUM_SLOT_STRIDES);
}
static inline void linalg_pooling_nhwc_sum_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_sum_def, LINALG_POOLING_NHWC_SUM_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_nhwc_sum_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_sum_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_sum_def, LINALG_POOLING_NHWC_SUM_SLOT_DILATIONS);
}
static inline void linalg_pooling_nhwc_sum_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_sum_def, LINALG_POOLING_NHWC_SUM_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nhwc_sum_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nhwc_sum_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations);

// ---- linalg.pooling_nchw_sum: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nchw_sum_def;
static inline bool linalg_pooling_nchw_sum_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nchw_sum_def);
}
enum { LINALG_POOLING_NCHW_SUM_OPERAND_INPUTS, LINALG_POOLING_NCHW_SUM_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NCHW_SUM_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NCHW_SUM_REGION };
enum {
  LINALG_POOLING_NCHW_SUM_SLOT_DILATIONS, LINALG_POOLING_NCHW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NCHW_SUM_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nchw_sum_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nchw_sum_def),
                           LINALG_POOLING_NCHW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCHW_SUM_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nchw_sum_inputs_count(const mica_op *op) {
  return linalg_pooling_nchw_sum_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nchw_sum_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nchw_sum_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nchw_sum_set_inputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nchw_sum_def,
                                  LINALG_POOLING_NCHW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCHW_SUM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nchw_sum_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nchw_sum_def),
                           LINALG_POOLING_NCHW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCHW_SUM_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nchw_sum_outputs_count(const mica_op *op) {
  return linalg_pooling_nchw_sum_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nchw_sum_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nchw_sum_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nchw_sum_set_outputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nchw_sum_def,
                                  LINALG_POOLING_NCHW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCHW_SUM_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nchw_sum_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nchw_sum_def)),
                               0, LINALG_POOLING_NCHW_SUM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nchw_sum_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nchw_sum_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nchw_sum_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nchw_sum_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nchw_sum_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nchw_sum_def, LINALG_POOLING_NCHW_SUM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nchw_sum_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nchw_sum_def, LINALG_POOLING_NCHW_SUM_SLOT_STRIDES);
}
static inline void linalg_pooling_nchw_sum_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nchw_sum_def, LINALG_POOLING_NCHW_SUM_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_nchw_sum_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nchw_sum_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nchw_sum_def, LINALG_POOLING_NCHW_SUM_SLOT_DILATIONS);
}
static inline void linalg_pooling_nchw_sum_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nchw_sum_def, LINALG_POOLING_NCHW_SUM_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nchw_sum_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nchw_sum_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations);

// ---- linalg.pooling_nhwc_max: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nhwc_max_def;
static inline bool linalg_pooling_nhwc_max_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nhwc_max_def);
}
enum { LINALG_POOLING_NHWC_MAX_OPERAND_INPUTS, LINALG_POOLING_NHWC_MAX_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NHWC_MAX_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NHWC_MAX_REGION };
enum {
  LINALG_POOLING_NHWC_MAX_SLOT_DILATIONS, LINALG_POOLING_NHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NHWC_MAX_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nhwc_max_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_max_def),
                           LINALG_POOLING_NHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MAX_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nhwc_max_inputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_max_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_max_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_max_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_max_set_inputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_max_def,
                                  LINALG_POOLING_NHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MAX_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_max_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_max_def),
                           LINALG_POOLING_NHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MAX_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nhwc_max_outputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_max_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_max_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_max_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_max_set_outputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_max_def,
                                  LINALG_POOLING_NHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MAX_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_max_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nhwc_max_def)),
                               0, LINALG_POOLING_NHWC_MAX_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nhwc_max_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nhwc_max_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_max_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nhwc_max_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nhwc_max_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nhwc_max_def, LINALG_POOLING_NHWC_MAX_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_max_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_max_def, LINALG_POOLING_NHWC_MAX_SLOT_STRIDES);
}
static inline void linalg_pooling_nhwc_max_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_max_def, LINALG_POOLING_NHWC_MAX_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_nhwc_max_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_max_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_max_def, LINALG_POOLING_NHWC_MAX_SLOT_DILATIONS);
}
static inline void linalg_pooling_nhwc_max_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_max_def, LINALG_POOLING_NHWC_MAX_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nhwc_max_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nhwc_max_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations);

// ---- linalg.pooling_nhwc_max_unsigned: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nhwc_max_unsigned_def;
static inline bool linalg_pooling_nhwc_max_unsigned_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nhwc_max_unsigned_def);
}
enum {
  LINALG_POOLING_NHWC_MAX_UNSIGNED_OPERAND_INPUTS, LINALG_POOLING_NHWC_MAX_UNSIGNED_OPERAND_OUTPUTS,
};
enum { LINALG_POOLING_NHWC_MAX_UNSIGNED_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NHWC_MAX_UNSIGNED_REGION };
enum {
  LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_DILATIONS,
  LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nhwc_max_unsigned_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_max_unsigned_def),
                           LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MAX_UNSIGNED_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nhwc_max_unsigned_inputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_max_unsigned_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_max_unsigned_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_max_unsigned_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_max_unsigned_set_inputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                                  LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MAX_UNSIGNED_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_max_unsigned_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_max_unsigned_def),
                           LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MAX_UNSIGNED_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nhwc_max_unsigned_outputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_max_unsigned_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_max_unsigned_outputs(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_max_unsigned_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_max_unsigned_set_outputs(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                                  LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MAX_UNSIGNED_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_max_unsigned_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_pooling_nhwc_max_unsigned_def)), 0,
                               LINALG_POOLING_NHWC_MAX_UNSIGNED_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nhwc_max_unsigned_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nhwc_max_unsigned_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_max_unsigned_result_tensors(const mica_op *op,
                                                                          size_t index) {
  return mica_op_result(op,
                        linalg_pooling_nhwc_max_unsigned_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nhwc_max_unsigned_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                           LINALG_POOLING_NHWC_MAX_UNSIGNED_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_max_unsigned_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                         LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_STRIDES);
}
static inline void linalg_pooling_nhwc_max_unsigned_set_strides_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                      LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_pooling_nhwc_max_unsigned_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_max_unsigned_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                         LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_DILATIONS);
}
static inline void linalg_pooling_nhwc_max_unsigned_set_dilations_attr(mica_op *op,
                                                                       const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_max_unsigned_def,
                      LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_pooling_nhwc_max_unsigned_dilations(const mica_op *op);
mica_op *linalg_pooling_nhwc_max_unsigned_build(mica_builder *b, mica_loc loc,
                                                mica_types result_tensors_types,
                                                mica_value *const *inputs, size_t inputs_count,
                                                mica_value *const *outputs, size_t outputs_count,
                                                const mica_attr *strides,
                                                const mica_attr *dilations);

// ---- linalg.pooling_nchw_max: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nchw_max_def;
static inline bool linalg_pooling_nchw_max_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nchw_max_def);
}
enum { LINALG_POOLING_NCHW_MAX_OPERAND_INPUTS, LINALG_POOLING_NCHW_MAX_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NCHW_MAX_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NCHW_MAX_REGION };
enum {
  LINALG_POOLING_NCHW_MAX_SLOT_DILATIONS, LINALG_POOLING_NCHW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NCHW_MAX_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nchw_max_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nchw_max_def),
                           LINALG_POOLING_NCHW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCHW_MAX_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nchw_max_inputs_count(const mica_op *op) {
  return linalg_pooling_nchw_max_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nchw_max_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nchw_max_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nchw_max_set_inputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nchw_max_def,
                                  LINALG_POOLING_NCHW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCHW_MAX_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nchw_max_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nchw_max_def),
                           LINALG_POOLING_NCHW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCHW_MAX_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nchw_max_outputs_count(const mica_op *op) {
  return linalg_pooling_nchw_max_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nchw_max_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nchw_max_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nchw_max_set_outputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nchw_max_def,
                                  LINALG_POOLING_NCHW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCHW_MAX_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nchw_max_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nchw_max_def)),
                               0, LINALG_POOLING_NCHW_MAX_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nchw_max_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nchw_max_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nchw_max_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nchw_max_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nchw_max_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nchw_max_def, LINALG_POOLING_NCHW_MAX_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nchw_max_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nchw_max_def, LINALG_POOLING_NCHW_MAX_SLOT_STRIDES);
}
static inline void linalg_pooling_nchw_max_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nchw_max_def, LINALG_POOLING_NCHW_MAX_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_nchw_max_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nchw_max_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nchw_max_def, LINALG_POOLING_NCHW_MAX_SLOT_DILATIONS);
}
static inline void linalg_pooling_nchw_max_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nchw_max_def, LINALG_POOLING_NCHW_MAX_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nchw_max_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nchw_max_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations);

// ---- linalg.pooling_nhwc_min: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nhwc_min_def;
static inline bool linalg_pooling_nhwc_min_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nhwc_min_def);
}
enum { LINALG_POOLING_NHWC_MIN_OPERAND_INPUTS, LINALG_POOLING_NHWC_MIN_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NHWC_MIN_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NHWC_MIN_REGION };
enum {
  LINALG_POOLING_NHWC_MIN_SLOT_DILATIONS, LINALG_POOLING_NHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NHWC_MIN_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nhwc_min_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_min_def),
                           LINALG_POOLING_NHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MIN_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nhwc_min_inputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_min_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_min_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_min_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_min_set_inputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_min_def,
                                  LINALG_POOLING_NHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MIN_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_min_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_min_def),
                           LINALG_POOLING_NHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MIN_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nhwc_min_outputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_min_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_min_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_min_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_min_set_outputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_min_def,
                                  LINALG_POOLING_NHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MIN_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_min_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nhwc_min_def)),
                               0, LINALG_POOLING_NHWC_MIN_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nhwc_min_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nhwc_min_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_min_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nhwc_min_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nhwc_min_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nhwc_min_def, LINALG_POOLING_NHWC_MIN_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_min_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_min_def, LINALG_POOLING_NHWC_MIN_SLOT_STRIDES);
}
static inline void linalg_pooling_nhwc_min_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_min_def, LINALG_POOLING_NHWC_MIN_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_nhwc_min_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_min_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_min_def, LINALG_POOLING_NHWC_MIN_SLOT_DILATIONS);
}
static inline void linalg_pooling_nhwc_min_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_min_def, LINALG_POOLING_NHWC_MIN_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nhwc_min_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nhwc_min_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations);

// ---- linalg.pooling_nhwc_min_unsigned: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nhwc_min_unsigned_def;
static inline bool linalg_pooling_nhwc_min_unsigned_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nhwc_min_unsigned_def);
}
enum {
  LINALG_POOLING_NHWC_MIN_UNSIGNED_OPERAND_INPUTS, LINALG_POOLING_NHWC_MIN_UNSIGNED_OPERAND_OUTPUTS,
};
enum { LINALG_POOLING_NHWC_MIN_UNSIGNED_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NHWC_MIN_UNSIGNED_REGION };
enum {
  LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_DILATIONS,
  LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nhwc_min_unsigned_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_min_unsigned_def),
                           LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MIN_UNSIGNED_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nhwc_min_unsigned_inputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_min_unsigned_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_min_unsigned_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_min_unsigned_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_min_unsigned_set_inputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                                  LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MIN_UNSIGNED_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_min_unsigned_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nhwc_min_unsigned_def),
                           LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NHWC_MIN_UNSIGNED_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nhwc_min_unsigned_outputs_count(const mica_op *op) {
  return linalg_pooling_nhwc_min_unsigned_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_min_unsigned_outputs(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, linalg_pooling_nhwc_min_unsigned_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nhwc_min_unsigned_set_outputs(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                                  LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NHWC_MIN_UNSIGNED_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nhwc_min_unsigned_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_pooling_nhwc_min_unsigned_def)), 0,
                               LINALG_POOLING_NHWC_MIN_UNSIGNED_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nhwc_min_unsigned_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nhwc_min_unsigned_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nhwc_min_unsigned_result_tensors(const mica_op *op,
                                                                          size_t index) {
  return mica_op_result(op,
                        linalg_pooling_nhwc_min_unsigned_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nhwc_min_unsigned_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                           LINALG_POOLING_NHWC_MIN_UNSIGNED_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_min_unsigned_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                         LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_STRIDES);
}
static inline void linalg_pooling_nhwc_min_unsigned_set_strides_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                      LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_STRIDES, value);
}
// absent: the default
const mica_attr *linalg_pooling_nhwc_min_unsigned_strides(const mica_op *op);
// NULL: absent
static inline const mica_attr *linalg_pooling_nhwc_min_unsigned_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                         LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_DILATIONS);
}
static inline void linalg_pooling_nhwc_min_unsigned_set_dilations_attr(mica_op *op,
                                                                       const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nhwc_min_unsigned_def,
                      LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_pooling_nhwc_min_unsigned_dilations(const mica_op *op);
mica_op *linalg_pooling_nhwc_min_unsigned_build(mica_builder *b, mica_loc loc,
                                                mica_types result_tensors_types,
                                                mica_value *const *inputs, size_t inputs_count,
                                                mica_value *const *outputs, size_t outputs_count,
                                                const mica_attr *strides,
                                                const mica_attr *dilations);

// ---- linalg.pooling_nwc_sum: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nwc_sum_def;
static inline bool linalg_pooling_nwc_sum_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nwc_sum_def);
}
enum { LINALG_POOLING_NWC_SUM_OPERAND_INPUTS, LINALG_POOLING_NWC_SUM_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NWC_SUM_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NWC_SUM_REGION };
enum {
  LINALG_POOLING_NWC_SUM_SLOT_DILATIONS, LINALG_POOLING_NWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NWC_SUM_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nwc_sum_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_sum_def),
                           LINALG_POOLING_NWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_SUM_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nwc_sum_inputs_count(const mica_op *op) {
  return linalg_pooling_nwc_sum_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_sum_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_sum_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_sum_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_sum_def,
                                  LINALG_POOLING_NWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_SUM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_sum_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_sum_def),
                           LINALG_POOLING_NWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_SUM_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nwc_sum_outputs_count(const mica_op *op) {
  return linalg_pooling_nwc_sum_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_sum_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_sum_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_sum_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_sum_def,
                                  LINALG_POOLING_NWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_SUM_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_sum_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nwc_sum_def)), 0,
                               LINALG_POOLING_NWC_SUM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nwc_sum_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nwc_sum_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_sum_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nwc_sum_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nwc_sum_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_sum_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_SLOT_STRIDES);
}
static inline void linalg_pooling_nwc_sum_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_nwc_sum_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_sum_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_SLOT_DILATIONS);
}
static inline void linalg_pooling_nwc_sum_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nwc_sum_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nwc_sum_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.pooling_ncw_sum: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_ncw_sum_def;
static inline bool linalg_pooling_ncw_sum_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_ncw_sum_def);
}
enum { LINALG_POOLING_NCW_SUM_OPERAND_INPUTS, LINALG_POOLING_NCW_SUM_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NCW_SUM_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NCW_SUM_REGION };
enum {
  LINALG_POOLING_NCW_SUM_SLOT_DILATIONS, LINALG_POOLING_NCW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NCW_SUM_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_ncw_sum_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ncw_sum_def),
                           LINALG_POOLING_NCW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCW_SUM_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_ncw_sum_inputs_count(const mica_op *op) {
  return linalg_pooling_ncw_sum_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ncw_sum_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ncw_sum_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_ncw_sum_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ncw_sum_def,
                                  LINALG_POOLING_NCW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCW_SUM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_ncw_sum_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ncw_sum_def),
                           LINALG_POOLING_NCW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCW_SUM_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_ncw_sum_outputs_count(const mica_op *op) {
  return linalg_pooling_ncw_sum_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ncw_sum_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ncw_sum_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_ncw_sum_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ncw_sum_def,
                                  LINALG_POOLING_NCW_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCW_SUM_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_ncw_sum_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_ncw_sum_def)), 0,
                               LINALG_POOLING_NCW_SUM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_ncw_sum_result_tensors_count(const mica_op *op) {
  return linalg_pooling_ncw_sum_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_ncw_sum_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_ncw_sum_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_ncw_sum_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_ncw_sum_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_SLOT_STRIDES);
}
static inline void linalg_pooling_ncw_sum_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_ncw_sum_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_ncw_sum_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_SLOT_DILATIONS);
}
static inline void linalg_pooling_ncw_sum_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_ncw_sum_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_ncw_sum_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.pooling_nwc_max: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nwc_max_def;
static inline bool linalg_pooling_nwc_max_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nwc_max_def);
}
enum { LINALG_POOLING_NWC_MAX_OPERAND_INPUTS, LINALG_POOLING_NWC_MAX_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NWC_MAX_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NWC_MAX_REGION };
enum {
  LINALG_POOLING_NWC_MAX_SLOT_DILATIONS, LINALG_POOLING_NWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NWC_MAX_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nwc_max_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_max_def),
                           LINALG_POOLING_NWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MAX_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nwc_max_inputs_count(const mica_op *op) {
  return linalg_pooling_nwc_max_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_max_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_max_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_max_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_max_def,
                                  LINALG_POOLING_NWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MAX_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_max_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_max_def),
                           LINALG_POOLING_NWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MAX_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nwc_max_outputs_count(const mica_op *op) {
  return linalg_pooling_nwc_max_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_max_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_max_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_max_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_max_def,
                                  LINALG_POOLING_NWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MAX_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_max_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nwc_max_def)), 0,
                               LINALG_POOLING_NWC_MAX_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nwc_max_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nwc_max_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_max_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nwc_max_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nwc_max_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_max_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_SLOT_STRIDES);
}
static inline void linalg_pooling_nwc_max_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_nwc_max_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_max_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_SLOT_DILATIONS);
}
static inline void linalg_pooling_nwc_max_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nwc_max_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nwc_max_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.pooling_nwc_max_unsigned: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nwc_max_unsigned_def;
static inline bool linalg_pooling_nwc_max_unsigned_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nwc_max_unsigned_def);
}
enum {
  LINALG_POOLING_NWC_MAX_UNSIGNED_OPERAND_INPUTS, LINALG_POOLING_NWC_MAX_UNSIGNED_OPERAND_OUTPUTS,
};
enum { LINALG_POOLING_NWC_MAX_UNSIGNED_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NWC_MAX_UNSIGNED_REGION };
enum {
  LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_DILATIONS,
  LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nwc_max_unsigned_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_max_unsigned_def),
                           LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MAX_UNSIGNED_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nwc_max_unsigned_inputs_count(const mica_op *op) {
  return linalg_pooling_nwc_max_unsigned_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_max_unsigned_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_max_unsigned_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_max_unsigned_set_inputs(mica_op *op,
                                                              mica_value *const *values,
                                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_max_unsigned_def,
                                  LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MAX_UNSIGNED_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_max_unsigned_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_max_unsigned_def),
                           LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MAX_UNSIGNED_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nwc_max_unsigned_outputs_count(const mica_op *op) {
  return linalg_pooling_nwc_max_unsigned_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_max_unsigned_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_max_unsigned_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_max_unsigned_set_outputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_max_unsigned_def,
                                  LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MAX_UNSIGNED_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_max_unsigned_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_pooling_nwc_max_unsigned_def)), 0,
                               LINALG_POOLING_NWC_MAX_UNSIGNED_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nwc_max_unsigned_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nwc_max_unsigned_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_max_unsigned_result_tensors(const mica_op *op,
                                                                         size_t index) {
  return mica_op_result(op,
                        linalg_pooling_nwc_max_unsigned_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nwc_max_unsigned_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nwc_max_unsigned_def,
                           LINALG_POOLING_NWC_MAX_UNSIGNED_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_max_unsigned_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_max_unsigned_def,
                         LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_STRIDES);
}
static inline void linalg_pooling_nwc_max_unsigned_set_strides_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_max_unsigned_def,
                      LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_nwc_max_unsigned_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_max_unsigned_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_max_unsigned_def,
                         LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_DILATIONS);
}
static inline void linalg_pooling_nwc_max_unsigned_set_dilations_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_max_unsigned_def,
                      LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_pooling_nwc_max_unsigned_dilations(const mica_op *op);
mica_op *linalg_pooling_nwc_max_unsigned_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations);

// ---- linalg.pooling_ncw_max: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_ncw_max_def;
static inline bool linalg_pooling_ncw_max_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_ncw_max_def);
}
enum { LINALG_POOLING_NCW_MAX_OPERAND_INPUTS, LINALG_POOLING_NCW_MAX_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NCW_MAX_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NCW_MAX_REGION };
enum {
  LINALG_POOLING_NCW_MAX_SLOT_DILATIONS, LINALG_POOLING_NCW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NCW_MAX_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_ncw_max_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ncw_max_def),
                           LINALG_POOLING_NCW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCW_MAX_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_ncw_max_inputs_count(const mica_op *op) {
  return linalg_pooling_ncw_max_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ncw_max_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ncw_max_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_ncw_max_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ncw_max_def,
                                  LINALG_POOLING_NCW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCW_MAX_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_ncw_max_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ncw_max_def),
                           LINALG_POOLING_NCW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NCW_MAX_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_ncw_max_outputs_count(const mica_op *op) {
  return linalg_pooling_ncw_max_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ncw_max_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ncw_max_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_ncw_max_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ncw_max_def,
                                  LINALG_POOLING_NCW_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NCW_MAX_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_ncw_max_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_ncw_max_def)), 0,
                               LINALG_POOLING_NCW_MAX_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_ncw_max_result_tensors_count(const mica_op *op) {
  return linalg_pooling_ncw_max_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_ncw_max_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_ncw_max_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_ncw_max_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_ncw_max_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_SLOT_STRIDES);
}
static inline void linalg_pooling_ncw_max_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_ncw_max_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_ncw_max_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_SLOT_DILATIONS);
}
static inline void linalg_pooling_ncw_max_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_ncw_max_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_ncw_max_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.pooling_nwc_min: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nwc_min_def;
static inline bool linalg_pooling_nwc_min_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nwc_min_def);
}
enum { LINALG_POOLING_NWC_MIN_OPERAND_INPUTS, LINALG_POOLING_NWC_MIN_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NWC_MIN_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NWC_MIN_REGION };
enum {
  LINALG_POOLING_NWC_MIN_SLOT_DILATIONS, LINALG_POOLING_NWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NWC_MIN_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nwc_min_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_min_def),
                           LINALG_POOLING_NWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MIN_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nwc_min_inputs_count(const mica_op *op) {
  return linalg_pooling_nwc_min_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_min_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_min_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_min_set_inputs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_min_def,
                                  LINALG_POOLING_NWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MIN_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_min_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_min_def),
                           LINALG_POOLING_NWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MIN_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nwc_min_outputs_count(const mica_op *op) {
  return linalg_pooling_nwc_min_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_min_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_min_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_min_set_outputs(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_min_def,
                                  LINALG_POOLING_NWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MIN_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_min_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_nwc_min_def)), 0,
                               LINALG_POOLING_NWC_MIN_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nwc_min_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nwc_min_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_min_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_nwc_min_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nwc_min_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_min_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_SLOT_STRIDES);
}
static inline void linalg_pooling_nwc_min_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_nwc_min_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_min_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_SLOT_DILATIONS);
}
static inline void linalg_pooling_nwc_min_set_dilations_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_nwc_min_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_nwc_min_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations);

// ---- linalg.pooling_nwc_min_unsigned: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_nwc_min_unsigned_def;
static inline bool linalg_pooling_nwc_min_unsigned_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_nwc_min_unsigned_def);
}
enum {
  LINALG_POOLING_NWC_MIN_UNSIGNED_OPERAND_INPUTS, LINALG_POOLING_NWC_MIN_UNSIGNED_OPERAND_OUTPUTS,
};
enum { LINALG_POOLING_NWC_MIN_UNSIGNED_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NWC_MIN_UNSIGNED_REGION };
enum {
  LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_DILATIONS,
  LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_nwc_min_unsigned_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_min_unsigned_def),
                           LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MIN_UNSIGNED_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_nwc_min_unsigned_inputs_count(const mica_op *op) {
  return linalg_pooling_nwc_min_unsigned_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_min_unsigned_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_min_unsigned_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_min_unsigned_set_inputs(mica_op *op,
                                                              mica_value *const *values,
                                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_min_unsigned_def,
                                  LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MIN_UNSIGNED_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_min_unsigned_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_nwc_min_unsigned_def),
                           LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NWC_MIN_UNSIGNED_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_nwc_min_unsigned_outputs_count(const mica_op *op) {
  return linalg_pooling_nwc_min_unsigned_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_min_unsigned_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_nwc_min_unsigned_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_nwc_min_unsigned_set_outputs(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_nwc_min_unsigned_def,
                                  LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NWC_MIN_UNSIGNED_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_nwc_min_unsigned_result_tensors_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &linalg_pooling_nwc_min_unsigned_def)), 0,
                               LINALG_POOLING_NWC_MIN_UNSIGNED_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_nwc_min_unsigned_result_tensors_count(const mica_op *op) {
  return linalg_pooling_nwc_min_unsigned_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_nwc_min_unsigned_result_tensors(const mica_op *op,
                                                                         size_t index) {
  return mica_op_result(op,
                        linalg_pooling_nwc_min_unsigned_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_nwc_min_unsigned_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_nwc_min_unsigned_def,
                           LINALG_POOLING_NWC_MIN_UNSIGNED_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_min_unsigned_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_min_unsigned_def,
                         LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_STRIDES);
}
static inline void linalg_pooling_nwc_min_unsigned_set_strides_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_min_unsigned_def,
                      LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_STRIDES, value);
}
const mica_attr *linalg_pooling_nwc_min_unsigned_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_nwc_min_unsigned_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_nwc_min_unsigned_def,
                         LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_DILATIONS);
}
static inline void linalg_pooling_nwc_min_unsigned_set_dilations_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_nwc_min_unsigned_def,
                      LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_DILATIONS, value);
}
// absent: the default
const mica_attr *linalg_pooling_nwc_min_unsigned_dilations(const mica_op *op);
mica_op *linalg_pooling_nwc_min_unsigned_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations);

// ---- linalg.pooling_ndhwc_sum: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_ndhwc_sum_def;
static inline bool linalg_pooling_ndhwc_sum_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_ndhwc_sum_def);
}
enum { LINALG_POOLING_NDHWC_SUM_OPERAND_INPUTS, LINALG_POOLING_NDHWC_SUM_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NDHWC_SUM_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NDHWC_SUM_REGION };
enum {
  LINALG_POOLING_NDHWC_SUM_SLOT_DILATIONS, LINALG_POOLING_NDHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NDHWC_SUM_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_ndhwc_sum_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ndhwc_sum_def),
                           LINALG_POOLING_NDHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NDHWC_SUM_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_ndhwc_sum_inputs_count(const mica_op *op) {
  return linalg_pooling_ndhwc_sum_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_sum_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ndhwc_sum_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_ndhwc_sum_set_inputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ndhwc_sum_def,
                                  LINALG_POOLING_NDHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NDHWC_SUM_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_ndhwc_sum_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ndhwc_sum_def),
                           LINALG_POOLING_NDHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NDHWC_SUM_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_ndhwc_sum_outputs_count(const mica_op *op) {
  return linalg_pooling_ndhwc_sum_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_sum_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ndhwc_sum_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_ndhwc_sum_set_outputs(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ndhwc_sum_def,
                                  LINALG_POOLING_NDHWC_SUM_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NDHWC_SUM_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_ndhwc_sum_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_ndhwc_sum_def)),
                               0, LINALG_POOLING_NDHWC_SUM_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_ndhwc_sum_result_tensors_count(const mica_op *op) {
  return linalg_pooling_ndhwc_sum_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_sum_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_ndhwc_sum_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_ndhwc_sum_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_ndhwc_sum_def, LINALG_POOLING_NDHWC_SUM_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_ndhwc_sum_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ndhwc_sum_def, LINALG_POOLING_NDHWC_SUM_SLOT_STRIDES);
}
static inline void linalg_pooling_ndhwc_sum_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ndhwc_sum_def, LINALG_POOLING_NDHWC_SUM_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_ndhwc_sum_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_ndhwc_sum_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ndhwc_sum_def,
                         LINALG_POOLING_NDHWC_SUM_SLOT_DILATIONS);
}
static inline void linalg_pooling_ndhwc_sum_set_dilations_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ndhwc_sum_def, LINALG_POOLING_NDHWC_SUM_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_ndhwc_sum_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_ndhwc_sum_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations);

// ---- linalg.pooling_ndhwc_max: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_ndhwc_max_def;
static inline bool linalg_pooling_ndhwc_max_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_ndhwc_max_def);
}
enum { LINALG_POOLING_NDHWC_MAX_OPERAND_INPUTS, LINALG_POOLING_NDHWC_MAX_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NDHWC_MAX_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NDHWC_MAX_REGION };
enum {
  LINALG_POOLING_NDHWC_MAX_SLOT_DILATIONS, LINALG_POOLING_NDHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NDHWC_MAX_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_ndhwc_max_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ndhwc_max_def),
                           LINALG_POOLING_NDHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NDHWC_MAX_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_ndhwc_max_inputs_count(const mica_op *op) {
  return linalg_pooling_ndhwc_max_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_max_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ndhwc_max_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_ndhwc_max_set_inputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ndhwc_max_def,
                                  LINALG_POOLING_NDHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NDHWC_MAX_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_ndhwc_max_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ndhwc_max_def),
                           LINALG_POOLING_NDHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NDHWC_MAX_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_ndhwc_max_outputs_count(const mica_op *op) {
  return linalg_pooling_ndhwc_max_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_max_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ndhwc_max_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_ndhwc_max_set_outputs(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ndhwc_max_def,
                                  LINALG_POOLING_NDHWC_MAX_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NDHWC_MAX_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_ndhwc_max_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_ndhwc_max_def)),
                               0, LINALG_POOLING_NDHWC_MAX_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_ndhwc_max_result_tensors_count(const mica_op *op) {
  return linalg_pooling_ndhwc_max_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_max_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_ndhwc_max_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_ndhwc_max_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_ndhwc_max_def, LINALG_POOLING_NDHWC_MAX_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_ndhwc_max_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ndhwc_max_def, LINALG_POOLING_NDHWC_MAX_SLOT_STRIDES);
}
static inline void linalg_pooling_ndhwc_max_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ndhwc_max_def, LINALG_POOLING_NDHWC_MAX_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_ndhwc_max_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_ndhwc_max_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ndhwc_max_def,
                         LINALG_POOLING_NDHWC_MAX_SLOT_DILATIONS);
}
static inline void linalg_pooling_ndhwc_max_set_dilations_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ndhwc_max_def, LINALG_POOLING_NDHWC_MAX_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_ndhwc_max_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_ndhwc_max_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations);

// ---- linalg.pooling_ndhwc_min: The sum, the greatest or the least in a window ----

extern const mica_op_def linalg_pooling_ndhwc_min_def;
static inline bool linalg_pooling_ndhwc_min_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_pooling_ndhwc_min_def);
}
enum { LINALG_POOLING_NDHWC_MIN_OPERAND_INPUTS, LINALG_POOLING_NDHWC_MIN_OPERAND_OUTPUTS };
enum { LINALG_POOLING_NDHWC_MIN_RESULT_RESULT_TENSORS };
enum { LINALG_POOLING_NDHWC_MIN_REGION };
enum {
  LINALG_POOLING_NDHWC_MIN_SLOT_DILATIONS, LINALG_POOLING_NDHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_POOLING_NDHWC_MIN_SLOT_STRIDES,
};
static inline mica_segment linalg_pooling_ndhwc_min_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ndhwc_min_def),
                           LINALG_POOLING_NDHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NDHWC_MIN_OPERAND_INPUTS);
}
static inline size_t linalg_pooling_ndhwc_min_inputs_count(const mica_op *op) {
  return linalg_pooling_ndhwc_min_inputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_min_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ndhwc_min_inputs_segment(op).first + index);
}
static inline bool linalg_pooling_ndhwc_min_set_inputs(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ndhwc_min_def,
                                  LINALG_POOLING_NDHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NDHWC_MIN_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_pooling_ndhwc_min_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pooling_ndhwc_min_def),
                           LINALG_POOLING_NDHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_POOLING_NDHWC_MIN_OPERAND_OUTPUTS);
}
static inline size_t linalg_pooling_ndhwc_min_outputs_count(const mica_op *op) {
  return linalg_pooling_ndhwc_min_outputs_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_min_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pooling_ndhwc_min_outputs_segment(op).first + index);
}
static inline bool linalg_pooling_ndhwc_min_set_outputs(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pooling_ndhwc_min_def,
                                  LINALG_POOLING_NDHWC_MIN_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_POOLING_NDHWC_MIN_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_pooling_ndhwc_min_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_pooling_ndhwc_min_def)),
                               0, LINALG_POOLING_NDHWC_MIN_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_pooling_ndhwc_min_result_tensors_count(const mica_op *op) {
  return linalg_pooling_ndhwc_min_result_tensors_segment(op).count;
}
static inline mica_value *linalg_pooling_ndhwc_min_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_pooling_ndhwc_min_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_pooling_ndhwc_min_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_pooling_ndhwc_min_def, LINALG_POOLING_NDHWC_MIN_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_pooling_ndhwc_min_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ndhwc_min_def, LINALG_POOLING_NDHWC_MIN_SLOT_STRIDES);
}
static inline void linalg_pooling_ndhwc_min_set_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ndhwc_min_def, LINALG_POOLING_NDHWC_MIN_SLOT_STRIDES,
                      value);
}
const mica_attr *linalg_pooling_ndhwc_min_strides(const mica_op *op);  // absent: the default
// NULL: absent
static inline const mica_attr *linalg_pooling_ndhwc_min_dilations_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pooling_ndhwc_min_def,
                         LINALG_POOLING_NDHWC_MIN_SLOT_DILATIONS);
}
static inline void linalg_pooling_ndhwc_min_set_dilations_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pooling_ndhwc_min_def, LINALG_POOLING_NDHWC_MIN_SLOT_DILATIONS,
                      value);
}
const mica_attr *linalg_pooling_ndhwc_min_dilations(const mica_op *op);  // absent: the default
mica_op *linalg_pooling_ndhwc_min_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations);

// ---- linalg.matmul: The product of matrices ----

extern const mica_op_def linalg_matmul_def;
static inline bool linalg_matmul_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_matmul_def);
}
enum { LINALG_MATMUL_OPERAND_INPUTS, LINALG_MATMUL_OPERAND_OUTPUTS };
enum { LINALG_MATMUL_RESULT_RESULT_TENSORS };
enum { LINALG_MATMUL_REGION };
enum {
  LINALG_MATMUL_SLOT_CAST, LINALG_MATMUL_SLOT_INDEXING_MAPS,
  LINALG_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment linalg_matmul_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_matmul_def),
                           LINALG_MATMUL_SLOT_OPERAND_SEGMENT_SIZES, LINALG_MATMUL_OPERAND_INPUTS);
}
static inline size_t linalg_matmul_inputs_count(const mica_op *op) {
  return linalg_matmul_inputs_segment(op).count;
}
static inline mica_value *linalg_matmul_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_matmul_inputs_segment(op).first + index);
}
static inline bool linalg_matmul_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MATMUL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_matmul_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_matmul_def),
                           LINALG_MATMUL_SLOT_OPERAND_SEGMENT_SIZES, LINALG_MATMUL_OPERAND_OUTPUTS);
}
static inline size_t linalg_matmul_outputs_count(const mica_op *op) {
  return linalg_matmul_outputs_segment(op).count;
}
static inline mica_value *linalg_matmul_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_matmul_outputs_segment(op).first + index);
}
static inline bool linalg_matmul_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_MATMUL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_matmul_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_matmul_def)), 0,
                               LINALG_MATMUL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_matmul_result_tensors_count(const mica_op *op) {
  return linalg_matmul_result_tensors_segment(op).count;
}
static inline mica_value *linalg_matmul_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_matmul_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_matmul_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_matmul_def, LINALG_MATMUL_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_matmul_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_INDEXING_MAPS);
}
static inline void linalg_matmul_set_indexing_maps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_INDEXING_MAPS, value);
}
mica_attrs linalg_matmul_indexing_maps(const mica_op *op);  // absent: the default
bool linalg_matmul_set_indexing_maps(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *linalg_matmul_cast_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_CAST);
}
static inline void linalg_matmul_set_cast_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_CAST, value);
}
linalg_type_fn linalg_matmul_cast(const mica_op *op);  // absent: the default
bool linalg_matmul_set_cast(mica_op *op, linalg_type_fn value);  // false: no memory
mica_op *linalg_matmul_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count,
                             mica_attrs indexing_maps, linalg_type_fn cast);
// Written by the author: what the definition can't say. False: reported.
bool linalg_matmul_check(mica_op *op);

// ---- linalg.batch_matmul: The product of matrices, for each of a batch ----

extern const mica_op_def linalg_batch_matmul_def;
static inline bool linalg_batch_matmul_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_batch_matmul_def);
}
enum { LINALG_BATCH_MATMUL_OPERAND_INPUTS, LINALG_BATCH_MATMUL_OPERAND_OUTPUTS };
enum { LINALG_BATCH_MATMUL_RESULT_RESULT_TENSORS };
enum { LINALG_BATCH_MATMUL_REGION };
enum {
  LINALG_BATCH_MATMUL_SLOT_CAST, LINALG_BATCH_MATMUL_SLOT_INDEXING_MAPS,
  LINALG_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment linalg_batch_matmul_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_matmul_def),
                           LINALG_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_MATMUL_OPERAND_INPUTS);
}
static inline size_t linalg_batch_matmul_inputs_count(const mica_op *op) {
  return linalg_batch_matmul_inputs_segment(op).count;
}
static inline mica_value *linalg_batch_matmul_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_matmul_inputs_segment(op).first + index);
}
static inline bool linalg_batch_matmul_set_inputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_matmul_def,
                                  LINALG_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_MATMUL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_batch_matmul_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_matmul_def),
                           LINALG_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_MATMUL_OPERAND_OUTPUTS);
}
static inline size_t linalg_batch_matmul_outputs_count(const mica_op *op) {
  return linalg_batch_matmul_outputs_segment(op).count;
}
static inline mica_value *linalg_batch_matmul_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_matmul_outputs_segment(op).first + index);
}
static inline bool linalg_batch_matmul_set_outputs(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_matmul_def,
                                  LINALG_BATCH_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_MATMUL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_batch_matmul_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_batch_matmul_def)), 0,
                               LINALG_BATCH_MATMUL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_batch_matmul_result_tensors_count(const mica_op *op) {
  return linalg_batch_matmul_result_tensors_segment(op).count;
}
static inline mica_value *linalg_batch_matmul_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_batch_matmul_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_batch_matmul_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_batch_matmul_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_INDEXING_MAPS);
}
static inline void linalg_batch_matmul_set_indexing_maps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_INDEXING_MAPS, value);
}
mica_attrs linalg_batch_matmul_indexing_maps(const mica_op *op);  // absent: the default
bool linalg_batch_matmul_set_indexing_maps(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *linalg_batch_matmul_cast_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_CAST);
}
static inline void linalg_batch_matmul_set_cast_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_CAST, value);
}
linalg_type_fn linalg_batch_matmul_cast(const mica_op *op);  // absent: the default
bool linalg_batch_matmul_set_cast(mica_op *op, linalg_type_fn value);  // false: no memory
mica_op *linalg_batch_matmul_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count,
                                   mica_attrs indexing_maps, linalg_type_fn cast);
// Written by the author: what the definition can't say. False: reported.
bool linalg_batch_matmul_check(mica_op *op);

// ---- linalg.batch_reduce_matmul: The sum of the products of a batch of matrices ----

extern const mica_op_def linalg_batch_reduce_matmul_def;
static inline bool linalg_batch_reduce_matmul_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_batch_reduce_matmul_def);
}
enum { LINALG_BATCH_REDUCE_MATMUL_OPERAND_INPUTS, LINALG_BATCH_REDUCE_MATMUL_OPERAND_OUTPUTS };
enum { LINALG_BATCH_REDUCE_MATMUL_RESULT_RESULT_TENSORS };
enum { LINALG_BATCH_REDUCE_MATMUL_REGION };
enum {
  LINALG_BATCH_REDUCE_MATMUL_SLOT_CAST, LINALG_BATCH_REDUCE_MATMUL_SLOT_INDEXING_MAPS,
  LINALG_BATCH_REDUCE_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment linalg_batch_reduce_matmul_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_reduce_matmul_def),
                           LINALG_BATCH_REDUCE_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_REDUCE_MATMUL_OPERAND_INPUTS);
}
static inline size_t linalg_batch_reduce_matmul_inputs_count(const mica_op *op) {
  return linalg_batch_reduce_matmul_inputs_segment(op).count;
}
static inline mica_value *linalg_batch_reduce_matmul_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_reduce_matmul_inputs_segment(op).first + index);
}
static inline bool linalg_batch_reduce_matmul_set_inputs(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_reduce_matmul_def,
                                  LINALG_BATCH_REDUCE_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_REDUCE_MATMUL_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_batch_reduce_matmul_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_batch_reduce_matmul_def),
                           LINALG_BATCH_REDUCE_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_BATCH_REDUCE_MATMUL_OPERAND_OUTPUTS);
}
static inline size_t linalg_batch_reduce_matmul_outputs_count(const mica_op *op) {
  return linalg_batch_reduce_matmul_outputs_segment(op).count;
}
static inline mica_value *linalg_batch_reduce_matmul_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_batch_reduce_matmul_outputs_segment(op).first + index);
}
static inline bool linalg_batch_reduce_matmul_set_outputs(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &linalg_batch_reduce_matmul_def,
                                  LINALG_BATCH_REDUCE_MATMUL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_BATCH_REDUCE_MATMUL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_batch_reduce_matmul_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &linalg_batch_reduce_matmul_def)), 0,
                               LINALG_BATCH_REDUCE_MATMUL_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_batch_reduce_matmul_result_tensors_count(const mica_op *op) {
  return linalg_batch_reduce_matmul_result_tensors_segment(op).count;
}
static inline mica_value *linalg_batch_reduce_matmul_result_tensors(const mica_op *op,
                                                                    size_t index) {
  return mica_op_result(op, linalg_batch_reduce_matmul_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_batch_reduce_matmul_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_batch_reduce_matmul_def, LINALG_BATCH_REDUCE_MATMUL_REGION);
}
// NULL: absent
static inline const mica_attr *linalg_batch_reduce_matmul_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_batch_reduce_matmul_def,
                         LINALG_BATCH_REDUCE_MATMUL_SLOT_INDEXING_MAPS);
}
static inline void linalg_batch_reduce_matmul_set_indexing_maps_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_batch_reduce_matmul_def,
                      LINALG_BATCH_REDUCE_MATMUL_SLOT_INDEXING_MAPS, value);
}
mica_attrs linalg_batch_reduce_matmul_indexing_maps(const mica_op *op);  // absent: the default
// false: no memory
bool linalg_batch_reduce_matmul_set_indexing_maps(mica_op *op, mica_attrs value);
// NULL: absent
static inline const mica_attr *linalg_batch_reduce_matmul_cast_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_batch_reduce_matmul_def, LINALG_BATCH_REDUCE_MATMUL_SLOT_CAST);
}
static inline void linalg_batch_reduce_matmul_set_cast_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_batch_reduce_matmul_def, LINALG_BATCH_REDUCE_MATMUL_SLOT_CAST,
                      value);
}
linalg_type_fn linalg_batch_reduce_matmul_cast(const mica_op *op);  // absent: the default
bool linalg_batch_reduce_matmul_set_cast(mica_op *op, linalg_type_fn value);  // false: no memory
mica_op *linalg_batch_reduce_matmul_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          mica_attrs indexing_maps, linalg_type_fn cast);
// Written by the author: what the definition can't say. False: reported.
bool linalg_batch_reduce_matmul_check(mica_op *op);

// ---- linalg.contract: Sums up products of elements ----

extern const mica_op_def linalg_contract_def;
static inline bool linalg_contract_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_contract_def);
}
enum { LINALG_CONTRACT_OPERAND_INPUTS, LINALG_CONTRACT_OPERAND_OUTPUTS };
enum { LINALG_CONTRACT_RESULT_RESULT_TENSORS };
enum { LINALG_CONTRACT_REGION_COMBINER };
enum {
  LINALG_CONTRACT_SLOT_CAST, LINALG_CONTRACT_SLOT_INDEXING_MAPS,
  LINALG_CONTRACT_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment linalg_contract_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_contract_def),
                           LINALG_CONTRACT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONTRACT_OPERAND_INPUTS);
}
static inline size_t linalg_contract_inputs_count(const mica_op *op) {
  return linalg_contract_inputs_segment(op).count;
}
static inline mica_value *linalg_contract_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_contract_inputs_segment(op).first + index);
}
static inline bool linalg_contract_set_inputs(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &linalg_contract_def,
                                  LINALG_CONTRACT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONTRACT_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_contract_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_contract_def),
                           LINALG_CONTRACT_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_CONTRACT_OPERAND_OUTPUTS);
}
static inline size_t linalg_contract_outputs_count(const mica_op *op) {
  return linalg_contract_outputs_segment(op).count;
}
static inline mica_value *linalg_contract_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_contract_outputs_segment(op).first + index);
}
static inline bool linalg_contract_set_outputs(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_contract_def,
                                  LINALG_CONTRACT_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_CONTRACT_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_contract_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_contract_def)), 0,
                               LINALG_CONTRACT_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_contract_result_tensors_count(const mica_op *op) {
  return linalg_contract_result_tensors_segment(op).count;
}
static inline mica_value *linalg_contract_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_contract_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_contract_combiner(const mica_op *op) {
  return mica_op_region_as(op, &linalg_contract_def, LINALG_CONTRACT_REGION_COMBINER);
}
static inline const mica_attr *linalg_contract_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_INDEXING_MAPS);
}
static inline void linalg_contract_set_indexing_maps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_INDEXING_MAPS, value);
}
mica_attrs linalg_contract_indexing_maps(const mica_op *op);
bool linalg_contract_set_indexing_maps(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *linalg_contract_cast_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_CAST);
}
static inline void linalg_contract_set_cast_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_CAST, value);
}
linalg_type_fn linalg_contract_cast(const mica_op *op);  // absent: the default
bool linalg_contract_set_cast(mica_op *op, linalg_type_fn value);  // false: no memory
mica_op *linalg_contract_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                               mica_value *const *inputs, size_t inputs_count,
                               mica_value *const *outputs, size_t outputs_count,
                               mica_attrs indexing_maps, linalg_type_fn cast);
// Written by the author: what the definition can't say. False: reported.
bool linalg_contract_check(mica_op *op);

// ---- linalg.elementwise: A function of one, two or three elements ----

extern const mica_op_def linalg_elementwise_def;
static inline bool linalg_elementwise_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_elementwise_def);
}
enum { LINALG_ELEMENTWISE_OPERAND_INPUTS, LINALG_ELEMENTWISE_OPERAND_OUTPUTS };
enum { LINALG_ELEMENTWISE_RESULT_RESULT_TENSORS };
enum { LINALG_ELEMENTWISE_REGION };
enum {
  LINALG_ELEMENTWISE_SLOT_INDEXING_MAPS, LINALG_ELEMENTWISE_SLOT_KIND_VALUE,
  LINALG_ELEMENTWISE_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment linalg_elementwise_inputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_elementwise_def),
                           LINALG_ELEMENTWISE_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ELEMENTWISE_OPERAND_INPUTS);
}
static inline size_t linalg_elementwise_inputs_count(const mica_op *op) {
  return linalg_elementwise_inputs_segment(op).count;
}
static inline mica_value *linalg_elementwise_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_elementwise_inputs_segment(op).first + index);
}
static inline bool linalg_elementwise_set_inputs(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_elementwise_def,
                                  LINALG_ELEMENTWISE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ELEMENTWISE_OPERAND_INPUTS, values, count);
}
static inline mica_segment linalg_elementwise_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_elementwise_def),
                           LINALG_ELEMENTWISE_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_ELEMENTWISE_OPERAND_OUTPUTS);
}
static inline size_t linalg_elementwise_outputs_count(const mica_op *op) {
  return linalg_elementwise_outputs_segment(op).count;
}
static inline mica_value *linalg_elementwise_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_elementwise_outputs_segment(op).first + index);
}
static inline bool linalg_elementwise_set_outputs(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &linalg_elementwise_def,
                                  LINALG_ELEMENTWISE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_ELEMENTWISE_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment linalg_elementwise_result_tensors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_elementwise_def)), 0,
                               LINALG_ELEMENTWISE_RESULT_RESULT_TENSORS);
}
static inline size_t linalg_elementwise_result_tensors_count(const mica_op *op) {
  return linalg_elementwise_result_tensors_segment(op).count;
}
static inline mica_value *linalg_elementwise_result_tensors(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_elementwise_result_tensors_segment(op).first + index);
}
static inline mica_region *linalg_elementwise_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_REGION);
}
static inline const mica_attr *linalg_elementwise_kind_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_KIND_VALUE);
}
static inline void linalg_elementwise_set_kind_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_KIND_VALUE, value);
}
linalg_elementwise_kind linalg_elementwise_kind_value(const mica_op *op);
// false: no memory
bool linalg_elementwise_set_kind_value(mica_op *op, linalg_elementwise_kind value);
// NULL: absent
static inline const mica_attr *linalg_elementwise_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_INDEXING_MAPS);
}
static inline void linalg_elementwise_set_indexing_maps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_INDEXING_MAPS, value);
}
mica_attrs linalg_elementwise_indexing_maps(const mica_op *op);  // absent: the default
bool linalg_elementwise_set_indexing_maps(mica_op *op, mica_attrs value);  // false: no memory
mica_op *linalg_elementwise_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                  mica_value *const *inputs, size_t inputs_count,
                                  mica_value *const *outputs, size_t outputs_count,
                                  linalg_elementwise_kind kind_value, mica_attrs indexing_maps);
// Written by the author: the custom form, after the name.
bool linalg_elementwise_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_elementwise_print(mica_printer *p, const mica_op *op);

// ---- linalg.map: A function of the elements at the same place ----

extern const mica_op_def linalg_map_def;
static inline bool linalg_map_isa(const mica_op *op) { return mica_op_isa(op, &linalg_map_def); }
enum { LINALG_MAP_OPERAND_INPUTS, LINALG_MAP_OPERAND_INIT };
enum { LINALG_MAP_RESULT };
enum { LINALG_MAP_REGION_MAPPER };
static inline mica_segment linalg_map_inputs_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &linalg_map_def)), 1,
                               LINALG_MAP_OPERAND_INPUTS);
}
static inline size_t linalg_map_inputs_count(const mica_op *op) {
  return linalg_map_inputs_segment(op).count;
}
static inline mica_value *linalg_map_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_map_inputs_segment(op).first + index);
}
static inline bool linalg_map_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, linalg_map_inputs_segment(op), values, count);
}
static inline mica_value *linalg_map_init(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_map_def, mica_op_operand_count(op) - 1);
}
static inline void linalg_map_set_init(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_map_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment linalg_map_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_map_def)), 0,
                               LINALG_MAP_RESULT);
}
static inline size_t linalg_map_result_count(const mica_op *op) {
  return linalg_map_result_segment(op).count;
}
static inline mica_value *linalg_map_result(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_map_result_segment(op).first + index);
}
static inline mica_region *linalg_map_mapper(const mica_op *op) {
  return mica_op_region_as(op, &linalg_map_def, LINALG_MAP_REGION_MAPPER);
}
mica_op *linalg_map_build(mica_builder *b, mica_loc loc, mica_types result_types,
                          mica_value *const *inputs, size_t inputs_count, mica_value *init);
// Written by the author: what the definition can't say. False: reported.
bool linalg_map_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool linalg_map_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_map_print(mica_printer *p, const mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_map_result_names(const mica_op *op, mica_name_setter *set);
// of OpAsmOpInterface, written by the author
void linalg_map_block_argument_names(const mica_op *op, const mica_region *region,
                                     mica_name_setter *set);

// ---- linalg.reduce: Combines the elements along dimensions ----

extern const mica_op_def linalg_reduce_def;
static inline bool linalg_reduce_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_reduce_def);
}
enum { LINALG_REDUCE_OPERAND_INPUTS, LINALG_REDUCE_OPERAND_INITS };
enum { LINALG_REDUCE_RESULT_RESULTS };
enum { LINALG_REDUCE_REGION_COMBINER };
enum { LINALG_REDUCE_SLOT_DIMENSIONS };
static inline mica_segment linalg_reduce_inputs_segment(const mica_op *op) {
  return mica_equal_segment(mica_op_operand_count(mica_op_as(op, &linalg_reduce_def)), 0, 2, 0, 0);
}
static inline size_t linalg_reduce_inputs_count(const mica_op *op) {
  return linalg_reduce_inputs_segment(op).count;
}
static inline mica_value *linalg_reduce_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_reduce_inputs_segment(op).first + index);
}
static inline bool linalg_reduce_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, linalg_reduce_inputs_segment(op), values, count);
}
static inline mica_segment linalg_reduce_inits_segment(const mica_op *op) {
  return mica_equal_segment(mica_op_operand_count(mica_op_as(op, &linalg_reduce_def)), 0, 2, 0, 1);
}
static inline size_t linalg_reduce_inits_count(const mica_op *op) {
  return linalg_reduce_inits_segment(op).count;
}
static inline mica_value *linalg_reduce_inits(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_reduce_inits_segment(op).first + index);
}
static inline bool linalg_reduce_set_inits(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, linalg_reduce_inits_segment(op), values, count);
}
static inline mica_segment linalg_reduce_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_reduce_def)), 0,
                               LINALG_REDUCE_RESULT_RESULTS);
}
static inline size_t linalg_reduce_results_count(const mica_op *op) {
  return linalg_reduce_results_segment(op).count;
}
static inline mica_value *linalg_reduce_results(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_reduce_results_segment(op).first + index);
}
static inline mica_region *linalg_reduce_combiner(const mica_op *op) {
  return mica_op_region_as(op, &linalg_reduce_def, LINALG_REDUCE_REGION_COMBINER);
}
static inline const mica_attr *linalg_reduce_dimensions_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_reduce_def, LINALG_REDUCE_SLOT_DIMENSIONS);
}
static inline void linalg_reduce_set_dimensions_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_reduce_def, LINALG_REDUCE_SLOT_DIMENSIONS, value);
}
mica_int64s linalg_reduce_dimensions(const mica_op *op);
bool linalg_reduce_set_dimensions(mica_op *op, mica_int64s value);  // false: no memory
mica_op *linalg_reduce_build(mica_builder *b, mica_loc loc, mica_types results_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *inits, size_t inits_count, mica_int64s dimensions);
// Written by the author: what the definition can't say. False: reported.
bool linalg_reduce_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool linalg_reduce_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_reduce_print(mica_printer *p, const mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_reduce_result_names(const mica_op *op, mica_name_setter *set);
// of OpAsmOpInterface, written by the author
void linalg_reduce_block_argument_names(const mica_op *op, const mica_region *region,
                                        mica_name_setter *set);

// ---- linalg.transpose: Dimensions in another order ----

extern const mica_op_def linalg_transpose_def;
static inline bool linalg_transpose_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_transpose_def);
}
enum { LINALG_TRANSPOSE_OPERAND_INPUT, LINALG_TRANSPOSE_OPERAND_INIT };
enum { LINALG_TRANSPOSE_RESULT };
enum { LINALG_TRANSPOSE_REGION };
enum { LINALG_TRANSPOSE_SLOT_PERMUTATION };
static inline mica_value *linalg_transpose_input(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_OPERAND_INPUT);
}
static inline void linalg_transpose_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_OPERAND_INPUT, value);
}
static inline mica_value *linalg_transpose_init(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_OPERAND_INIT);
}
static inline void linalg_transpose_set_init(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_OPERAND_INIT, value);
}
static inline mica_segment linalg_transpose_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_transpose_def)), 0,
                               LINALG_TRANSPOSE_RESULT);
}
static inline size_t linalg_transpose_result_count(const mica_op *op) {
  return linalg_transpose_result_segment(op).count;
}
static inline mica_value *linalg_transpose_result(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_transpose_result_segment(op).first + index);
}
static inline mica_region *linalg_transpose_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_REGION);
}
static inline const mica_attr *linalg_transpose_permutation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_SLOT_PERMUTATION);
}
static inline void linalg_transpose_set_permutation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_SLOT_PERMUTATION, value);
}
mica_int64s linalg_transpose_permutation(const mica_op *op);
bool linalg_transpose_set_permutation(mica_op *op, mica_int64s value);  // false: no memory
mica_op *linalg_transpose_build(mica_builder *b, mica_loc loc, mica_types result_types,
                                mica_value *input, mica_value *init, mica_int64s permutation);
// Written by the author: what the definition can't say. False: reported.
bool linalg_transpose_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool linalg_transpose_fold(mica_op *op, const mica_attr *input, const mica_attr *init,
                           mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const linalg_transpose_canonicalizations[];
// Written by the author: the custom form, after the name.
bool linalg_transpose_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_transpose_print(mica_printer *p, const mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_transpose_result_names(const mica_op *op, mica_name_setter *set);

// ---- linalg.broadcast: Repeats the elements along new dimensions ----

extern const mica_op_def linalg_broadcast_def;
static inline bool linalg_broadcast_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_broadcast_def);
}
enum { LINALG_BROADCAST_OPERAND_INPUT, LINALG_BROADCAST_OPERAND_INIT };
enum { LINALG_BROADCAST_RESULT };
enum { LINALG_BROADCAST_REGION };
enum { LINALG_BROADCAST_SLOT_DIMENSIONS };
static inline mica_value *linalg_broadcast_input(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_broadcast_def, LINALG_BROADCAST_OPERAND_INPUT);
}
static inline void linalg_broadcast_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_broadcast_def, LINALG_BROADCAST_OPERAND_INPUT, value);
}
static inline mica_value *linalg_broadcast_init(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_broadcast_def, LINALG_BROADCAST_OPERAND_INIT);
}
static inline void linalg_broadcast_set_init(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_broadcast_def, LINALG_BROADCAST_OPERAND_INIT, value);
}
static inline mica_segment linalg_broadcast_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_broadcast_def)), 0,
                               LINALG_BROADCAST_RESULT);
}
static inline size_t linalg_broadcast_result_count(const mica_op *op) {
  return linalg_broadcast_result_segment(op).count;
}
static inline mica_value *linalg_broadcast_result(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_broadcast_result_segment(op).first + index);
}
static inline mica_region *linalg_broadcast_region(const mica_op *op) {
  return mica_op_region_as(op, &linalg_broadcast_def, LINALG_BROADCAST_REGION);
}
static inline const mica_attr *linalg_broadcast_dimensions_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_broadcast_def, LINALG_BROADCAST_SLOT_DIMENSIONS);
}
static inline void linalg_broadcast_set_dimensions_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_broadcast_def, LINALG_BROADCAST_SLOT_DIMENSIONS, value);
}
mica_int64s linalg_broadcast_dimensions(const mica_op *op);
bool linalg_broadcast_set_dimensions(mica_op *op, mica_int64s value);  // false: no memory
mica_op *linalg_broadcast_build(mica_builder *b, mica_loc loc, mica_types result_types,
                                mica_value *input, mica_value *init, mica_int64s dimensions);
// Written by the author: what the definition can't say. False: reported.
bool linalg_broadcast_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const linalg_broadcast_canonicalizations[];
// Written by the author: the custom form, after the name.
bool linalg_broadcast_parse(mica_parser *p, mica_op_state *out);  // false: reported
void linalg_broadcast_print(mica_printer *p, const mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_broadcast_result_names(const mica_op *op, mica_name_setter *set);

// ---- linalg.pack: Cuts dimensions into tiles ----

extern const mica_op_def linalg_pack_def;
static inline bool linalg_pack_isa(const mica_op *op) { return mica_op_isa(op, &linalg_pack_def); }
enum {
  LINALG_PACK_OPERAND_SOURCE, LINALG_PACK_OPERAND_DEST, LINALG_PACK_OPERAND_PADDING_VALUE,
  LINALG_PACK_OPERAND_INNER_TILES,
};
enum { LINALG_PACK_RESULT };
enum {
  LINALG_PACK_SLOT_INNER_DIMS_POS, LINALG_PACK_SLOT_OPERAND_SEGMENT_SIZES,
  LINALG_PACK_SLOT_OUTER_DIMS_PERM, LINALG_PACK_SLOT_STATIC_INNER_TILES,
};
static inline mica_value *linalg_pack_source(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_pack_def, LINALG_PACK_OPERAND_SOURCE);
}
static inline void linalg_pack_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_pack_def, LINALG_PACK_OPERAND_SOURCE, value);
}
static inline mica_value *linalg_pack_dest(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_pack_def, LINALG_PACK_OPERAND_DEST);
}
static inline void linalg_pack_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_pack_def, LINALG_PACK_OPERAND_DEST, value);
}
static inline mica_segment linalg_pack_padding_value_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pack_def), LINALG_PACK_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_PACK_OPERAND_PADDING_VALUE);
}
static inline mica_value *linalg_pack_padding_value(const mica_op *op) {  // NULL: absent
  mica_segment group = linalg_pack_padding_value_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool linalg_pack_set_padding_value(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pack_def, LINALG_PACK_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_PACK_OPERAND_PADDING_VALUE, values, count);
}
static inline mica_segment linalg_pack_inner_tiles_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &linalg_pack_def), LINALG_PACK_SLOT_OPERAND_SEGMENT_SIZES,
                           LINALG_PACK_OPERAND_INNER_TILES);
}
static inline size_t linalg_pack_inner_tiles_count(const mica_op *op) {
  return linalg_pack_inner_tiles_segment(op).count;
}
static inline mica_value *linalg_pack_inner_tiles(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_pack_inner_tiles_segment(op).first + index);
}
static inline bool linalg_pack_set_inner_tiles(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_sized_as(op, &linalg_pack_def, LINALG_PACK_SLOT_OPERAND_SEGMENT_SIZES,
                                  LINALG_PACK_OPERAND_INNER_TILES, values, count);
}
static inline mica_value *linalg_pack_result(const mica_op *op) {
  return mica_op_result_as(op, &linalg_pack_def, LINALG_PACK_RESULT);
}
// NULL: absent
static inline const mica_attr *linalg_pack_outer_dims_perm_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_OUTER_DIMS_PERM);
}
static inline void linalg_pack_set_outer_dims_perm_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_OUTER_DIMS_PERM, value);
}
mica_int64s linalg_pack_outer_dims_perm(const mica_op *op);  // absent: the default
bool linalg_pack_set_outer_dims_perm(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *linalg_pack_inner_dims_pos_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_INNER_DIMS_POS);
}
static inline void linalg_pack_set_inner_dims_pos_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_INNER_DIMS_POS, value);
}
mica_int64s linalg_pack_inner_dims_pos(const mica_op *op);
bool linalg_pack_set_inner_dims_pos(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *linalg_pack_static_inner_tiles_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_STATIC_INNER_TILES);
}
static inline void linalg_pack_set_static_inner_tiles_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_STATIC_INNER_TILES, value);
}
mica_int64s linalg_pack_static_inner_tiles(const mica_op *op);
bool linalg_pack_set_static_inner_tiles(mica_op *op, mica_int64s value);  // false: no memory
mica_op *linalg_pack_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *dest,
                           mica_value *padding_value, mica_int64s outer_dims_perm,
                           mica_int64s inner_dims_pos, mica_value *const *inner_tiles,
                           size_t inner_tiles_count, mica_int64s static_inner_tiles);
// Written by the author: what the definition can't say. False: reported.
bool linalg_pack_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool linalg_pack_fold(mica_op *op, const mica_attr *source, const mica_attr *dest,
                      const mica_attr *padding_value, const mica_attr *const *inner_tiles,
                      size_t inner_tiles_count, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool linalg_pack_canonicalize(mica_rewriter *rw, mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_pack_result_names(const mica_op *op, mica_name_setter *set);
// of ConditionallySpeculatable, written by the author
mica_speculatability linalg_pack_speculatability(const mica_op *op);

// ---- linalg.unpack: Puts tiles together again ----

extern const mica_op_def linalg_unpack_def;
static inline bool linalg_unpack_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_unpack_def);
}
enum {
  LINALG_UNPACK_OPERAND_SOURCE, LINALG_UNPACK_OPERAND_DEST, LINALG_UNPACK_OPERAND_INNER_TILES,
};
enum { LINALG_UNPACK_RESULT };
enum {
  LINALG_UNPACK_SLOT_INNER_DIMS_POS, LINALG_UNPACK_SLOT_OUTER_DIMS_PERM,
  LINALG_UNPACK_SLOT_STATIC_INNER_TILES,
};
static inline mica_value *linalg_unpack_source(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_unpack_def, LINALG_UNPACK_OPERAND_SOURCE);
}
static inline void linalg_unpack_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_unpack_def, LINALG_UNPACK_OPERAND_SOURCE, value);
}
static inline mica_value *linalg_unpack_dest(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_unpack_def, LINALG_UNPACK_OPERAND_DEST);
}
static inline void linalg_unpack_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_unpack_def, LINALG_UNPACK_OPERAND_DEST, value);
}
static inline mica_segment linalg_unpack_inner_tiles_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &linalg_unpack_def)), 2,
                               LINALG_UNPACK_OPERAND_INNER_TILES);
}
static inline size_t linalg_unpack_inner_tiles_count(const mica_op *op) {
  return linalg_unpack_inner_tiles_segment(op).count;
}
static inline mica_value *linalg_unpack_inner_tiles(const mica_op *op, size_t index) {
  return mica_op_operand(op, linalg_unpack_inner_tiles_segment(op).first + index);
}
static inline bool linalg_unpack_set_inner_tiles(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, linalg_unpack_inner_tiles_segment(op), values, count);
}
static inline mica_value *linalg_unpack_result(const mica_op *op) {
  return mica_op_result_as(op, &linalg_unpack_def, LINALG_UNPACK_RESULT);
}
// NULL: absent
static inline const mica_attr *linalg_unpack_outer_dims_perm_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_OUTER_DIMS_PERM);
}
static inline void linalg_unpack_set_outer_dims_perm_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_OUTER_DIMS_PERM, value);
}
mica_int64s linalg_unpack_outer_dims_perm(const mica_op *op);  // absent: the default
bool linalg_unpack_set_outer_dims_perm(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *linalg_unpack_inner_dims_pos_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_INNER_DIMS_POS);
}
static inline void linalg_unpack_set_inner_dims_pos_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_INNER_DIMS_POS, value);
}
mica_int64s linalg_unpack_inner_dims_pos(const mica_op *op);
bool linalg_unpack_set_inner_dims_pos(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *linalg_unpack_static_inner_tiles_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_STATIC_INNER_TILES);
}
static inline void linalg_unpack_set_static_inner_tiles_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_STATIC_INNER_TILES, value);
}
mica_int64s linalg_unpack_static_inner_tiles(const mica_op *op);
bool linalg_unpack_set_static_inner_tiles(mica_op *op, mica_int64s value);  // false: no memory
mica_op *linalg_unpack_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *dest,
                             mica_int64s outer_dims_perm, mica_int64s inner_dims_pos,
                             mica_value *const *inner_tiles, size_t inner_tiles_count,
                             mica_int64s static_inner_tiles);
// Written by the author: what the definition can't say. False: reported.
bool linalg_unpack_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool linalg_unpack_fold(mica_op *op, const mica_attr *source, const mica_attr *dest,
                        const mica_attr *const *inner_tiles, size_t inner_tiles_count,
                        mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool linalg_unpack_canonicalize(mica_rewriter *rw, mica_op *op);
// of OpAsmOpInterface, written by the author
void linalg_unpack_result_names(const mica_op *op, mica_name_setter *set);
// of ConditionallySpeculatable, written by the author
mica_speculatability linalg_unpack_speculatability(const mica_op *op);

// ---- linalg.softmax: The softmax along a dimension ----

extern const mica_op_def linalg_softmax_def;
static inline bool linalg_softmax_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_softmax_def);
}
enum { LINALG_SOFTMAX_OPERAND_INPUT, LINALG_SOFTMAX_OPERAND_OUTPUT };
enum { LINALG_SOFTMAX_RESULT };
enum { LINALG_SOFTMAX_SLOT_DIMENSION };
static inline mica_value *linalg_softmax_input(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_softmax_def, LINALG_SOFTMAX_OPERAND_INPUT);
}
static inline void linalg_softmax_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_softmax_def, LINALG_SOFTMAX_OPERAND_INPUT, value);
}
static inline mica_value *linalg_softmax_output(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_softmax_def, LINALG_SOFTMAX_OPERAND_OUTPUT);
}
static inline void linalg_softmax_set_output(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_softmax_def, LINALG_SOFTMAX_OPERAND_OUTPUT, value);
}
static inline mica_segment linalg_softmax_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &linalg_softmax_def)), 0,
                               LINALG_SOFTMAX_RESULT);
}
static inline size_t linalg_softmax_result_count(const mica_op *op) {
  return linalg_softmax_result_segment(op).count;
}
static inline mica_value *linalg_softmax_result(const mica_op *op, size_t index) {
  return mica_op_result(op, linalg_softmax_result_segment(op).first + index);
}
static inline const mica_attr *linalg_softmax_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_softmax_def, LINALG_SOFTMAX_SLOT_DIMENSION);
}
static inline void linalg_softmax_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_softmax_def, LINALG_SOFTMAX_SLOT_DIMENSION, value);
}
int64_t linalg_softmax_dimension(const mica_op *op);
bool linalg_softmax_set_dimension(mica_op *op, int64_t value);  // false: no memory
mica_op *linalg_softmax_build(mica_builder *b, mica_loc loc, mica_types result_types,
                              mica_value *input, mica_value *output, int64_t dimension);
// Written by the author: what the definition can't say. False: reported.
bool linalg_softmax_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool linalg_softmax_effects(const mica_op *op, mica_effects *out);

// ---- linalg.winograd_filter_transform: The filter, ready to be multiplied ----

extern const mica_op_def linalg_winograd_filter_transform_def;
static inline bool linalg_winograd_filter_transform_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_winograd_filter_transform_def);
}
enum {
  LINALG_WINOGRAD_FILTER_TRANSFORM_OPERAND_FILTER, LINALG_WINOGRAD_FILTER_TRANSFORM_OPERAND_OUTPUT,
};
enum { LINALG_WINOGRAD_FILTER_TRANSFORM_RESULT };
enum { LINALG_WINOGRAD_FILTER_TRANSFORM_SLOT_FMR };
static inline mica_value *linalg_winograd_filter_transform_filter(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_winograd_filter_transform_def,
                            LINALG_WINOGRAD_FILTER_TRANSFORM_OPERAND_FILTER);
}
static inline void linalg_winograd_filter_transform_set_filter(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_winograd_filter_transform_def,
                         LINALG_WINOGRAD_FILTER_TRANSFORM_OPERAND_FILTER, value);
}
static inline mica_value *linalg_winograd_filter_transform_output(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_winograd_filter_transform_def,
                            LINALG_WINOGRAD_FILTER_TRANSFORM_OPERAND_OUTPUT);
}
static inline void linalg_winograd_filter_transform_set_output(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_winograd_filter_transform_def,
                         LINALG_WINOGRAD_FILTER_TRANSFORM_OPERAND_OUTPUT, value);
}
static inline mica_value *linalg_winograd_filter_transform_result(const mica_op *op) {
  return mica_op_result_as(op, &linalg_winograd_filter_transform_def,
                           LINALG_WINOGRAD_FILTER_TRANSFORM_RESULT);
}
static inline const mica_attr *linalg_winograd_filter_transform_fmr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_winograd_filter_transform_def,
                         LINALG_WINOGRAD_FILTER_TRANSFORM_SLOT_FMR);
}
static inline void linalg_winograd_filter_transform_set_fmr_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_winograd_filter_transform_def,
                      LINALG_WINOGRAD_FILTER_TRANSFORM_SLOT_FMR, value);
}
linalg_winograd_conv2d_fmr linalg_winograd_filter_transform_fmr(const mica_op *op);
// false: no memory
bool linalg_winograd_filter_transform_set_fmr(mica_op *op, linalg_winograd_conv2d_fmr value);
mica_op *linalg_winograd_filter_transform_build(mica_builder *b, mica_loc loc,
                                                const mica_type *result_type, mica_value *filter,
                                                mica_value *output, linalg_winograd_conv2d_fmr fmr);
// Written by the author: what the definition can't say. False: reported.
bool linalg_winograd_filter_transform_check(mica_op *op);

// ---- linalg.winograd_input_transform: The image's tiles, ready to be multiplied ----

extern const mica_op_def linalg_winograd_input_transform_def;
static inline bool linalg_winograd_input_transform_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_winograd_input_transform_def);
}
enum {
  LINALG_WINOGRAD_INPUT_TRANSFORM_OPERAND_INPUT, LINALG_WINOGRAD_INPUT_TRANSFORM_OPERAND_OUTPUT,
};
enum { LINALG_WINOGRAD_INPUT_TRANSFORM_RESULT };
enum { LINALG_WINOGRAD_INPUT_TRANSFORM_SLOT_FMR };
static inline mica_value *linalg_winograd_input_transform_input(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_winograd_input_transform_def,
                            LINALG_WINOGRAD_INPUT_TRANSFORM_OPERAND_INPUT);
}
static inline void linalg_winograd_input_transform_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_winograd_input_transform_def,
                         LINALG_WINOGRAD_INPUT_TRANSFORM_OPERAND_INPUT, value);
}
static inline mica_value *linalg_winograd_input_transform_output(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_winograd_input_transform_def,
                            LINALG_WINOGRAD_INPUT_TRANSFORM_OPERAND_OUTPUT);
}
static inline void linalg_winograd_input_transform_set_output(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_winograd_input_transform_def,
                         LINALG_WINOGRAD_INPUT_TRANSFORM_OPERAND_OUTPUT, value);
}
static inline mica_value *linalg_winograd_input_transform_result(const mica_op *op) {
  return mica_op_result_as(op, &linalg_winograd_input_transform_def,
                           LINALG_WINOGRAD_INPUT_TRANSFORM_RESULT);
}
static inline const mica_attr *linalg_winograd_input_transform_fmr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_winograd_input_transform_def,
                         LINALG_WINOGRAD_INPUT_TRANSFORM_SLOT_FMR);
}
static inline void linalg_winograd_input_transform_set_fmr_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_winograd_input_transform_def,
                      LINALG_WINOGRAD_INPUT_TRANSFORM_SLOT_FMR, value);
}
linalg_winograd_conv2d_fmr linalg_winograd_input_transform_fmr(const mica_op *op);
// false: no memory
bool linalg_winograd_input_transform_set_fmr(mica_op *op, linalg_winograd_conv2d_fmr value);
mica_op *linalg_winograd_input_transform_build(mica_builder *b, mica_loc loc,
                                               const mica_type *result_type, mica_value *input,
                                               mica_value *output, linalg_winograd_conv2d_fmr fmr);
// Written by the author: what the definition can't say. False: reported.
bool linalg_winograd_input_transform_check(mica_op *op);

// ---- linalg.winograd_output_transform: The result of products of tiles ----

extern const mica_op_def linalg_winograd_output_transform_def;
static inline bool linalg_winograd_output_transform_isa(const mica_op *op) {
  return mica_op_isa(op, &linalg_winograd_output_transform_def);
}
enum {
  LINALG_WINOGRAD_OUTPUT_TRANSFORM_OPERAND_VALUE, LINALG_WINOGRAD_OUTPUT_TRANSFORM_OPERAND_OUTPUT,
};
enum { LINALG_WINOGRAD_OUTPUT_TRANSFORM_RESULT };
enum { LINALG_WINOGRAD_OUTPUT_TRANSFORM_SLOT_FMR };
static inline mica_value *linalg_winograd_output_transform_value(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_winograd_output_transform_def,
                            LINALG_WINOGRAD_OUTPUT_TRANSFORM_OPERAND_VALUE);
}
static inline void linalg_winograd_output_transform_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_winograd_output_transform_def,
                         LINALG_WINOGRAD_OUTPUT_TRANSFORM_OPERAND_VALUE, value);
}
static inline mica_value *linalg_winograd_output_transform_output(const mica_op *op) {
  return mica_op_operand_as(op, &linalg_winograd_output_transform_def,
                            LINALG_WINOGRAD_OUTPUT_TRANSFORM_OPERAND_OUTPUT);
}
static inline void linalg_winograd_output_transform_set_output(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &linalg_winograd_output_transform_def,
                         LINALG_WINOGRAD_OUTPUT_TRANSFORM_OPERAND_OUTPUT, value);
}
static inline mica_value *linalg_winograd_output_transform_result(const mica_op *op) {
  return mica_op_result_as(op, &linalg_winograd_output_transform_def,
                           LINALG_WINOGRAD_OUTPUT_TRANSFORM_RESULT);
}
static inline const mica_attr *linalg_winograd_output_transform_fmr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &linalg_winograd_output_transform_def,
                         LINALG_WINOGRAD_OUTPUT_TRANSFORM_SLOT_FMR);
}
static inline void linalg_winograd_output_transform_set_fmr_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &linalg_winograd_output_transform_def,
                      LINALG_WINOGRAD_OUTPUT_TRANSFORM_SLOT_FMR, value);
}
linalg_winograd_conv2d_fmr linalg_winograd_output_transform_fmr(const mica_op *op);
// false: no memory
bool linalg_winograd_output_transform_set_fmr(mica_op *op, linalg_winograd_conv2d_fmr value);
mica_op *linalg_winograd_output_transform_build(mica_builder *b, mica_loc loc,
                                                const mica_type *result_type, mica_value *value,
                                                mica_value *output, linalg_winograd_conv2d_fmr fmr);
// Written by the author: what the definition can't say. False: reported.
bool linalg_winograd_output_transform_check(mica_op *op);

MICA_END

#endif
