// The dialect vector: Vectors: values of several elements that are computed with at once.
// Made by mica-gen from vector.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_VECTOR_H
#define MICA_DIALECT_VECTOR_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "vector.def is of another version of Mica: run mica-gen vector.def again"
#endif

MICA_BEGIN

// Kind of combining function for contractions and reductions
typedef enum vector_combining_kind {
  VECTOR_COMBINING_KIND_ADD = 0,  // "add"
  VECTOR_COMBINING_KIND_MUL = 1,  // "mul"
  VECTOR_COMBINING_KIND_MINUI = 2,  // "minui"
  VECTOR_COMBINING_KIND_MINSI = 3,  // "minsi"
  VECTOR_COMBINING_KIND_MINNUMF = 4,  // "minnumf"
  VECTOR_COMBINING_KIND_MAXUI = 5,  // "maxui"
  VECTOR_COMBINING_KIND_MAXSI = 6,  // "maxsi"
  VECTOR_COMBINING_KIND_MAXNUMF = 7,  // "maxnumf"
  VECTOR_COMBINING_KIND_AND = 8,  // "and"
  VECTOR_COMBINING_KIND_OR = 9,  // "or"
  VECTOR_COMBINING_KIND_XOR = 10,  // "xor"
  VECTOR_COMBINING_KIND_MAXIMUMF = 12,  // "maximumf"
  VECTOR_COMBINING_KIND_MINIMUMF = 11,  // "minimumf"
} vector_combining_kind;
extern const mica_enum_def vector_combining_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str vector_combining_kind_to_text(vector_combining_kind value) {
  return mica_enum_case_text(&vector_combining_kind_enum, (uint64_t)value);
}
static inline bool vector_combining_kind_from_text(mica_str text, vector_combining_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&vector_combining_kind_enum, text, &found)) return false;
  *value = (vector_combining_kind)found;
  return true;
}

// Iterator type
typedef enum vector_iterator_type {
  VECTOR_ITERATOR_TYPE_PARALLEL = 0,  // "parallel"
  VECTOR_ITERATOR_TYPE_REDUCTION = 1,  // "reduction"
} vector_iterator_type;
extern const mica_enum_def vector_iterator_type_enum;
// {NULL, 0}: no case has this value.
static inline mica_str vector_iterator_type_to_text(vector_iterator_type value) {
  return mica_enum_case_text(&vector_iterator_type_enum, (uint64_t)value);
}
static inline bool vector_iterator_type_from_text(mica_str text, vector_iterator_type *value) {
  uint64_t found;
  if (!mica_enum_from_text(&vector_iterator_type_enum, text, &found)) return false;
  *value = (vector_iterator_type)found;
  return true;
}

// Punctuation for separating vectors or vector elements
typedef enum vector_print_punctuation {
  VECTOR_PRINT_PUNCTUATION_NO_PUNCTUATION = 0,  // "no_punctuation"
  VECTOR_PRINT_PUNCTUATION_NEW_LINE = 1,  // "newline"
  VECTOR_PRINT_PUNCTUATION_COMMA = 2,  // "comma"
  VECTOR_PRINT_PUNCTUATION_OPEN = 3,  // "open"
  VECTOR_PRINT_PUNCTUATION_CLOSE = 4,  // "close"
} vector_print_punctuation;
extern const mica_enum_def vector_print_punctuation_enum;
// {NULL, 0}: no case has this value.
static inline mica_str vector_print_punctuation_to_text(vector_print_punctuation value) {
  return mica_enum_case_text(&vector_print_punctuation_enum, (uint64_t)value);
}
static inline bool vector_print_punctuation_from_text(mica_str text,
                                                      vector_print_punctuation *value) {
  uint64_t found;
  if (!mica_enum_from_text(&vector_print_punctuation_enum, text, &found)) return false;
  *value = (vector_print_punctuation)found;
  return true;
}

MICA_END

// They may include this header, too, and use the types above.
#include "arith/arith.h"

MICA_BEGIN

extern const mica_dialect_def vector_dialect;  // for mica_context_register

// Written by the author.
mica_op *vector_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_canonicalizations[];

// Types that follow from the source's. NULL: none does, or no memory.
const mica_type *vector_interleave_result_type(const mica_type *type);
const mica_type *vector_deinterleave_res1_type(const mica_type *type);
// What definitions demand of their operations.
bool vector_source_vector_even_element_count_holds(mica_op *op);
bool vector_scalable_insert_holds(mica_op *op);
bool vector_scalable_extract_holds(mica_op *op);
bool vector_print_holds(mica_op *op);

// ---- MaskingOpInterface ----

extern const mica_interface vector_masking_op_interface_id;
typedef struct vector_masking_op_interface {
  mica_value *(*mask)(const mica_op *op);
  mica_op *(*maskable_op)(const mica_op *op);
  bool (*has_passthru)(const mica_op *op);
  mica_value *(*passthru)(const mica_op *op);
} vector_masking_op_interface;
// Whether it implements the interface.
static inline bool vector_masking_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &vector_masking_op_interface_id) != NULL;
}
// The mask.
mica_value *vector_masking_op_interface_mask(const mica_op *op);
// The operation inside; NULL: none.
mica_op *vector_masking_op_interface_maskable_op(const mica_op *op);
// Whether the other elements are given.
bool vector_masking_op_interface_has_passthru(const mica_op *op);
// What the other elements are; NULL: not said.
mica_value *vector_masking_op_interface_passthru(const mica_op *op);

// ---- MaskableOpInterface ----

extern const mica_interface vector_maskable_op_interface_id;
typedef struct vector_maskable_op_interface {
  bool (*is_masked)(const mica_op *op);  // NULL: the default
  mica_op *(*masking_op)(const mica_op *op);  // NULL: the default
  bool (*supports_passthru)(const mica_op *op);  // NULL: the default
  const mica_type *(*expected_mask_type)(const mica_op *op);
} vector_maskable_op_interface;
// Whether it implements the interface.
static inline bool vector_maskable_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &vector_maskable_op_interface_id) != NULL;
}
// Whether it is.
bool vector_maskable_op_interface_is_masked(const mica_op *op);
// The operation around it with the mask; NULL: there is none.
mica_op *vector_maskable_op_interface_masking_op(const mica_op *op);
// Whether the other elements may be given.
bool vector_maskable_op_interface_supports_passthru(const mica_op *op);
// The type of its mask; NULL: it can't be said, or no memory.
const mica_type *vector_maskable_op_interface_expected_mask_type(const mica_op *op);

// #vector.kind: Kind of combining function for contractions and reductions
typedef struct vector_combining_kind_attr_params {
  vector_combining_kind value;  // an enum of type CombiningKind
} vector_combining_kind_attr_params;
extern const mica_attr_def vector_combining_kind_attr_def;
static inline bool vector_combining_kind_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &vector_combining_kind_attr_def);
}
// NULL: no memory.
const mica_attr *vector_combining_kind_attr_get(mica_context *ctx, vector_combining_kind value);
static inline vector_combining_kind vector_combining_kind_attr_value(const mica_attr *attr) {
  const vector_combining_kind_attr_params *params =
      (const vector_combining_kind_attr_params *)mica_attr_params_as(attr,
      &vector_combining_kind_attr_def);
  return params->value;
}

// #vector.iterator_type: Iterator type
typedef struct vector_iterator_type_attr_params {
  vector_iterator_type value;  // an enum of type IteratorType
} vector_iterator_type_attr_params;
extern const mica_attr_def vector_iterator_type_attr_def;
static inline bool vector_iterator_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &vector_iterator_type_attr_def);
}
// NULL: no memory.
const mica_attr *vector_iterator_type_attr_get(mica_context *ctx, vector_iterator_type value);
static inline vector_iterator_type vector_iterator_type_attr_value(const mica_attr *attr) {
  const vector_iterator_type_attr_params *params =
      (const vector_iterator_type_attr_params *)mica_attr_params_as(attr,
                                                                    &vector_iterator_type_attr_def);
  return params->value;
}

// #vector.punctuation: Punctuation for separating vectors or vector elements
typedef struct vector_print_punctuation_attr_params {
  vector_print_punctuation value;  // an enum of type PrintPunctuation
} vector_print_punctuation_attr_params;
extern const mica_attr_def vector_print_punctuation_attr_def;
static inline bool vector_print_punctuation_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &vector_print_punctuation_attr_def);
}
// NULL: no memory.
const mica_attr *vector_print_punctuation_attr_get(mica_context *ctx,
                                                   vector_print_punctuation value);
static inline vector_print_punctuation vector_print_punctuation_attr_value(const mica_attr *attr) {
  const vector_print_punctuation_attr_params *params =
      (const vector_print_punctuation_attr_params *)mica_attr_params_as(attr,
      &vector_print_punctuation_attr_def);
  return params->value;
}

// ---- vector.broadcast: A vector that repeats a scalar, or a smaller vector ----

extern const mica_op_def vector_broadcast_def;
static inline bool vector_broadcast_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_broadcast_def);
}
enum { VECTOR_BROADCAST_OPERAND_SOURCE };
enum { VECTOR_BROADCAST_RESULT_VECTOR };
static inline mica_value *vector_broadcast_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_broadcast_def, VECTOR_BROADCAST_OPERAND_SOURCE);
}
static inline void vector_broadcast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_broadcast_def, VECTOR_BROADCAST_OPERAND_SOURCE, value);
}
static inline mica_value *vector_broadcast_vector(const mica_op *op) {
  return mica_op_result_as(op, &vector_broadcast_def, VECTOR_BROADCAST_RESULT_VECTOR);
}
mica_op *vector_broadcast_build(mica_builder *b, mica_loc loc, const mica_type *vector_type,
                                mica_value *source);
// Written by the author: what the definition can't say. False: reported.
bool vector_broadcast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_broadcast_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_broadcast_canonicalizations[];
// of InferIntRangeInterface, written by the author
void vector_broadcast_infer_ranges(const mica_op *op, const mica_range *operands,
                                   mica_range *results);

// ---- vector.from_elements: A vector of its elements, row by row ----

extern const mica_op_def vector_from_elements_def;
static inline bool vector_from_elements_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_from_elements_def);
}
enum { VECTOR_FROM_ELEMENTS_OPERAND_ELEMENTS };
enum { VECTOR_FROM_ELEMENTS_RESULT_DEST };
static inline mica_segment vector_from_elements_elements_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_from_elements_def)), 0,
                               VECTOR_FROM_ELEMENTS_OPERAND_ELEMENTS);
}
static inline size_t vector_from_elements_elements_count(const mica_op *op) {
  return vector_from_elements_elements_segment(op).count;
}
static inline mica_value *vector_from_elements_elements(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_from_elements_elements_segment(op).first + index);
}
static inline bool vector_from_elements_set_elements(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_segment(op, vector_from_elements_elements_segment(op), values, count);
}
static inline mica_value *vector_from_elements_dest(const mica_op *op) {
  return mica_op_result_as(op, &vector_from_elements_def, VECTOR_FROM_ELEMENTS_RESULT_DEST);
}
mica_op *vector_from_elements_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                                    mica_value *const *elements, size_t elements_count);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_from_elements_fold(mica_op *op, const mica_attr *const *elements, size_t elements_count,
                               mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_from_elements_canonicalizations[];

// ---- vector.to_elements: The elements of a vector, row by row ----

extern const mica_op_def vector_to_elements_def;
static inline bool vector_to_elements_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_to_elements_def);
}
enum { VECTOR_TO_ELEMENTS_OPERAND_SOURCE };
enum { VECTOR_TO_ELEMENTS_RESULT_ELEMENTS };
static inline mica_value *vector_to_elements_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_to_elements_def, VECTOR_TO_ELEMENTS_OPERAND_SOURCE);
}
static inline void vector_to_elements_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_to_elements_def, VECTOR_TO_ELEMENTS_OPERAND_SOURCE, value);
}
static inline mica_segment vector_to_elements_elements_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &vector_to_elements_def)), 0,
                               VECTOR_TO_ELEMENTS_RESULT_ELEMENTS);
}
static inline size_t vector_to_elements_elements_count(const mica_op *op) {
  return vector_to_elements_elements_segment(op).count;
}
static inline mica_value *vector_to_elements_elements(const mica_op *op, size_t index) {
  return mica_op_result(op, vector_to_elements_elements_segment(op).first + index);
}
static inline mica_value *vector_to_elements_parts_source(const mica_op_parts *parts) {
  return parts->operands[VECTOR_TO_ELEMENTS_OPERAND_SOURCE];
}
mica_op *vector_to_elements_build(mica_builder *b, mica_loc loc, mica_types elements_types,
                                  mica_value *source);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_to_elements_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_to_elements_canonicalizations[];
// of InferTypeOpInterface, written by the author
bool vector_to_elements_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types);
// of InferTypeOpInterface, written by the author
size_t vector_to_elements_infer_count(const mica_op_parts *parts);

// ---- vector.shuffle: Elements of two vectors in a new order ----

extern const mica_op_def vector_shuffle_def;
static inline bool vector_shuffle_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_shuffle_def);
}
enum { VECTOR_SHUFFLE_OPERAND_V1, VECTOR_SHUFFLE_OPERAND_V2 };
enum { VECTOR_SHUFFLE_RESULT_VECTOR };
enum { VECTOR_SHUFFLE_SLOT_MASK };
static inline mica_value *vector_shuffle_v1(const mica_op *op) {
  return mica_op_operand_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_OPERAND_V1);
}
static inline void vector_shuffle_set_v1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_OPERAND_V1, value);
}
static inline mica_value *vector_shuffle_v2(const mica_op *op) {
  return mica_op_operand_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_OPERAND_V2);
}
static inline void vector_shuffle_set_v2(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_OPERAND_V2, value);
}
static inline mica_value *vector_shuffle_vector(const mica_op *op) {
  return mica_op_result_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_RESULT_VECTOR);
}
static inline const mica_attr *vector_shuffle_mask_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_SLOT_MASK);
}
static inline void vector_shuffle_set_mask_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_SLOT_MASK, value);
}
mica_int64s vector_shuffle_mask(const mica_op *op);
bool vector_shuffle_set_mask(mica_op *op, mica_int64s value);  // false: no memory
static inline mica_value *vector_shuffle_parts_v1(const mica_op_parts *parts) {
  return parts->operands[VECTOR_SHUFFLE_OPERAND_V1];
}
static inline mica_value *vector_shuffle_parts_v2(const mica_op_parts *parts) {
  return parts->operands[VECTOR_SHUFFLE_OPERAND_V2];
}
static inline const mica_attr *vector_shuffle_parts_mask_attr(const mica_op_parts *parts) {
  return parts->slots[VECTOR_SHUFFLE_SLOT_MASK];
}
mica_int64s vector_shuffle_parts_mask(const mica_op_parts *parts);
mica_op *vector_shuffle_build(mica_builder *b, mica_loc loc, mica_value *v1, mica_value *v2,
                              mica_int64s mask);
// Written by the author: what the definition can't say. False: reported.
bool vector_shuffle_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_shuffle_fold(mica_op *op, const mica_attr *v1, const mica_attr *v2, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_shuffle_canonicalizations[];
// of InferTypeOpInterface, written by the author
bool vector_shuffle_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                const mica_type **types);

// ---- vector.interleave: Elements of one vector and of another in turn ----

extern const mica_op_def vector_interleave_def;
static inline bool vector_interleave_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_interleave_def);
}
enum { VECTOR_INTERLEAVE_OPERAND_LHS, VECTOR_INTERLEAVE_OPERAND_RHS };
enum { VECTOR_INTERLEAVE_RESULT };
static inline mica_value *vector_interleave_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_interleave_def, VECTOR_INTERLEAVE_OPERAND_LHS);
}
static inline void vector_interleave_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_interleave_def, VECTOR_INTERLEAVE_OPERAND_LHS, value);
}
static inline mica_value *vector_interleave_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_interleave_def, VECTOR_INTERLEAVE_OPERAND_RHS);
}
static inline void vector_interleave_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_interleave_def, VECTOR_INTERLEAVE_OPERAND_RHS, value);
}
static inline mica_value *vector_interleave_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_interleave_def, VECTOR_INTERLEAVE_RESULT);
}
mica_op *vector_interleave_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- vector.deinterleave: The elements at even places, and those at odd ones ----

extern const mica_op_def vector_deinterleave_def;
static inline bool vector_deinterleave_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_deinterleave_def);
}
enum { VECTOR_DEINTERLEAVE_OPERAND_SOURCE };
enum { VECTOR_DEINTERLEAVE_RESULT_RES1, VECTOR_DEINTERLEAVE_RESULT_RES2 };
static inline mica_value *vector_deinterleave_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_deinterleave_def, VECTOR_DEINTERLEAVE_OPERAND_SOURCE);
}
static inline void vector_deinterleave_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_deinterleave_def, VECTOR_DEINTERLEAVE_OPERAND_SOURCE, value);
}
static inline mica_value *vector_deinterleave_res1(const mica_op *op) {
  return mica_op_result_as(op, &vector_deinterleave_def, VECTOR_DEINTERLEAVE_RESULT_RES1);
}
static inline mica_value *vector_deinterleave_res2(const mica_op *op) {
  return mica_op_result_as(op, &vector_deinterleave_def, VECTOR_DEINTERLEAVE_RESULT_RES2);
}
mica_op *vector_deinterleave_build(mica_builder *b, mica_loc loc, mica_value *source);

// ---- vector.extract: The element, or the smaller vector, at a place ----

extern const mica_op_def vector_extract_def;
static inline bool vector_extract_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_extract_def);
}
enum { VECTOR_EXTRACT_OPERAND_SOURCE, VECTOR_EXTRACT_OPERAND_DYNAMIC_POSITION };
enum { VECTOR_EXTRACT_RESULT };
enum { VECTOR_EXTRACT_SLOT_STATIC_POSITION };
static inline mica_value *vector_extract_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_extract_def, VECTOR_EXTRACT_OPERAND_SOURCE);
}
static inline void vector_extract_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_extract_def, VECTOR_EXTRACT_OPERAND_SOURCE, value);
}
static inline mica_segment vector_extract_dynamic_position_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_extract_def)), 1,
                               VECTOR_EXTRACT_OPERAND_DYNAMIC_POSITION);
}
static inline size_t vector_extract_dynamic_position_count(const mica_op *op) {
  return vector_extract_dynamic_position_segment(op).count;
}
static inline mica_value *vector_extract_dynamic_position(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_extract_dynamic_position_segment(op).first + index);
}
static inline bool vector_extract_set_dynamic_position(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_segment(op, vector_extract_dynamic_position_segment(op), values, count);
}
static inline mica_value *vector_extract_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_extract_def, VECTOR_EXTRACT_RESULT);
}
static inline const mica_attr *vector_extract_static_position_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_extract_def, VECTOR_EXTRACT_SLOT_STATIC_POSITION);
}
static inline void vector_extract_set_static_position_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_extract_def, VECTOR_EXTRACT_SLOT_STATIC_POSITION, value);
}
mica_int64s vector_extract_static_position(const mica_op *op);
bool vector_extract_set_static_position(mica_op *op, mica_int64s value);  // false: no memory
static inline mica_value *vector_extract_parts_source(const mica_op_parts *parts) {
  return parts->operands[VECTOR_EXTRACT_OPERAND_SOURCE];
}
static inline mica_segment vector_extract_parts_dynamic_position_segment(
    const mica_op_parts *parts) {
  return mica_variadic_segment(parts->operand_count, 1, VECTOR_EXTRACT_OPERAND_DYNAMIC_POSITION);
}
static inline mica_value *vector_extract_parts_dynamic_position(const mica_op_parts *parts,
                                                                size_t index) {
  return parts->operands[vector_extract_parts_dynamic_position_segment(parts).first + index];
}
static inline const mica_attr *vector_extract_parts_static_position_attr(
    const mica_op_parts *parts) {
  return parts->slots[VECTOR_EXTRACT_SLOT_STATIC_POSITION];
}
mica_int64s vector_extract_parts_static_position(const mica_op_parts *parts);
mica_op *vector_extract_build(mica_builder *b, mica_loc loc, mica_value *source,
                              mica_value *const *dynamic_position, size_t dynamic_position_count,
                              mica_int64s static_position);
// Written by the author: what the definition can't say. False: reported.
bool vector_extract_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_extract_fold(mica_op *op, const mica_attr *source,
                         const mica_attr *const *dynamic_position, size_t dynamic_position_count,
                         mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_extract_canonicalizations[];
// of InferIntRangeInterface, written by the author
void vector_extract_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results);
// of InferTypeOpInterface, written by the author
bool vector_extract_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                const mica_type **types);
// of InferTypeOpInterface, written by the author
bool vector_extract_are_compatible(mica_types inferred, mica_types actual);

// ---- vector.insert: A vector with another element, or another part, at a place ----

extern const mica_op_def vector_insert_def;
static inline bool vector_insert_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_insert_def);
}
enum {
  VECTOR_INSERT_OPERAND_VALUE_TO_STORE, VECTOR_INSERT_OPERAND_DEST,
  VECTOR_INSERT_OPERAND_DYNAMIC_POSITION,
};
enum { VECTOR_INSERT_RESULT };
enum { VECTOR_INSERT_SLOT_STATIC_POSITION };
static inline mica_value *vector_insert_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_insert_def, VECTOR_INSERT_OPERAND_VALUE_TO_STORE);
}
static inline void vector_insert_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_insert_def, VECTOR_INSERT_OPERAND_VALUE_TO_STORE, value);
}
static inline mica_value *vector_insert_dest(const mica_op *op) {
  return mica_op_operand_as(op, &vector_insert_def, VECTOR_INSERT_OPERAND_DEST);
}
static inline void vector_insert_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_insert_def, VECTOR_INSERT_OPERAND_DEST, value);
}
static inline mica_segment vector_insert_dynamic_position_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_insert_def)), 2,
                               VECTOR_INSERT_OPERAND_DYNAMIC_POSITION);
}
static inline size_t vector_insert_dynamic_position_count(const mica_op *op) {
  return vector_insert_dynamic_position_segment(op).count;
}
static inline mica_value *vector_insert_dynamic_position(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_insert_dynamic_position_segment(op).first + index);
}
static inline bool vector_insert_set_dynamic_position(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_segment(op, vector_insert_dynamic_position_segment(op), values, count);
}
static inline mica_value *vector_insert_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_insert_def, VECTOR_INSERT_RESULT);
}
static inline const mica_attr *vector_insert_static_position_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_insert_def, VECTOR_INSERT_SLOT_STATIC_POSITION);
}
static inline void vector_insert_set_static_position_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_insert_def, VECTOR_INSERT_SLOT_STATIC_POSITION, value);
}
mica_int64s vector_insert_static_position(const mica_op *op);
bool vector_insert_set_static_position(mica_op *op, mica_int64s value);  // false: no memory
mica_op *vector_insert_build(mica_builder *b, mica_loc loc, mica_value *value_to_store,
                             mica_value *dest, mica_value *const *dynamic_position,
                             size_t dynamic_position_count, mica_int64s static_position);
// Written by the author: what the definition can't say. False: reported.
bool vector_insert_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_insert_fold(mica_op *op, const mica_attr *value_to_store, const mica_attr *dest,
                        const mica_attr *const *dynamic_position, size_t dynamic_position_count,
                        mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_insert_canonicalizations[];
// of InferIntRangeInterface, written by the author
void vector_insert_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- vector.scalable.insert: A scalable vector of which a part is replaced ----

extern const mica_op_def vector_scalable_insert_def;
static inline bool vector_scalable_insert_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_scalable_insert_def);
}
enum { VECTOR_SCALABLE_INSERT_OPERAND_VALUE_TO_STORE, VECTOR_SCALABLE_INSERT_OPERAND_DEST };
enum { VECTOR_SCALABLE_INSERT_RESULT };
enum { VECTOR_SCALABLE_INSERT_SLOT_POS };
static inline mica_value *vector_scalable_insert_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scalable_insert_def,
                            VECTOR_SCALABLE_INSERT_OPERAND_VALUE_TO_STORE);
}
static inline void vector_scalable_insert_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scalable_insert_def,
                         VECTOR_SCALABLE_INSERT_OPERAND_VALUE_TO_STORE, value);
}
static inline mica_value *vector_scalable_insert_dest(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_OPERAND_DEST);
}
static inline void vector_scalable_insert_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_OPERAND_DEST,
                         value);
}
static inline mica_value *vector_scalable_insert_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_RESULT);
}
static inline const mica_attr *vector_scalable_insert_pos_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_SLOT_POS);
}
static inline void vector_scalable_insert_set_pos_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_SLOT_POS, value);
}
int64_t vector_scalable_insert_pos(const mica_op *op);
bool vector_scalable_insert_set_pos(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_scalable_insert_build(mica_builder *b, mica_loc loc, mica_value *value_to_store,
                                      mica_value *dest, int64_t pos);

// ---- vector.scalable.extract: A part of a scalable vector ----

extern const mica_op_def vector_scalable_extract_def;
static inline bool vector_scalable_extract_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_scalable_extract_def);
}
enum { VECTOR_SCALABLE_EXTRACT_OPERAND_SOURCE };
enum { VECTOR_SCALABLE_EXTRACT_RESULT };
enum { VECTOR_SCALABLE_EXTRACT_SLOT_POS };
static inline mica_value *vector_scalable_extract_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scalable_extract_def,
                            VECTOR_SCALABLE_EXTRACT_OPERAND_SOURCE);
}
static inline void vector_scalable_extract_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scalable_extract_def, VECTOR_SCALABLE_EXTRACT_OPERAND_SOURCE,
                         value);
}
static inline mica_value *vector_scalable_extract_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_scalable_extract_def, VECTOR_SCALABLE_EXTRACT_RESULT);
}
static inline const mica_attr *vector_scalable_extract_pos_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_scalable_extract_def, VECTOR_SCALABLE_EXTRACT_SLOT_POS);
}
static inline void vector_scalable_extract_set_pos_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_scalable_extract_def, VECTOR_SCALABLE_EXTRACT_SLOT_POS, value);
}
int64_t vector_scalable_extract_pos(const mica_op *op);
bool vector_scalable_extract_set_pos(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_scalable_extract_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                       mica_value *source, int64_t pos);

// ---- vector.insert_strided_slice: A vector of which a part is replaced by a vector of no higher
// rank ----

extern const mica_op_def vector_insert_strided_slice_def;
static inline bool vector_insert_strided_slice_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_insert_strided_slice_def);
}
enum {
  VECTOR_INSERT_STRIDED_SLICE_OPERAND_VALUE_TO_STORE, VECTOR_INSERT_STRIDED_SLICE_OPERAND_DEST,
};
enum { VECTOR_INSERT_STRIDED_SLICE_RESULT };
enum { VECTOR_INSERT_STRIDED_SLICE_SLOT_OFFSETS, VECTOR_INSERT_STRIDED_SLICE_SLOT_STRIDES };
static inline mica_value *vector_insert_strided_slice_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_insert_strided_slice_def,
                            VECTOR_INSERT_STRIDED_SLICE_OPERAND_VALUE_TO_STORE);
}
static inline void vector_insert_strided_slice_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_insert_strided_slice_def,
                         VECTOR_INSERT_STRIDED_SLICE_OPERAND_VALUE_TO_STORE, value);
}
static inline mica_value *vector_insert_strided_slice_dest(const mica_op *op) {
  return mica_op_operand_as(op, &vector_insert_strided_slice_def,
                            VECTOR_INSERT_STRIDED_SLICE_OPERAND_DEST);
}
static inline void vector_insert_strided_slice_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_insert_strided_slice_def,
                         VECTOR_INSERT_STRIDED_SLICE_OPERAND_DEST, value);
}
static inline mica_value *vector_insert_strided_slice_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_insert_strided_slice_def,
                           VECTOR_INSERT_STRIDED_SLICE_RESULT);
}
static inline const mica_attr *vector_insert_strided_slice_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_insert_strided_slice_def,
                         VECTOR_INSERT_STRIDED_SLICE_SLOT_OFFSETS);
}
static inline void vector_insert_strided_slice_set_offsets_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_insert_strided_slice_def,
                      VECTOR_INSERT_STRIDED_SLICE_SLOT_OFFSETS, value);
}
mica_attrs vector_insert_strided_slice_offsets(const mica_op *op);
bool vector_insert_strided_slice_set_offsets(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *vector_insert_strided_slice_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_insert_strided_slice_def,
                         VECTOR_INSERT_STRIDED_SLICE_SLOT_STRIDES);
}
static inline void vector_insert_strided_slice_set_strides_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_insert_strided_slice_def,
                      VECTOR_INSERT_STRIDED_SLICE_SLOT_STRIDES, value);
}
mica_attrs vector_insert_strided_slice_strides(const mica_op *op);
bool vector_insert_strided_slice_set_strides(mica_op *op, mica_attrs value);  // false: no memory
mica_op *vector_insert_strided_slice_build(mica_builder *b, mica_loc loc,
                                           mica_value *value_to_store, mica_value *dest,
                                           mica_attrs offsets, mica_attrs strides);
// Written by the author: what the definition can't say. False: reported.
bool vector_insert_strided_slice_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_insert_strided_slice_fold(mica_op *op, const mica_attr *value_to_store,
                                      const mica_attr *dest, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_insert_strided_slice_canonicalizations[];

// ---- vector.extract_strided_slice: A part of a vector, of the same rank ----

extern const mica_op_def vector_extract_strided_slice_def;
static inline bool vector_extract_strided_slice_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_extract_strided_slice_def);
}
enum { VECTOR_EXTRACT_STRIDED_SLICE_OPERAND_SOURCE };
enum { VECTOR_EXTRACT_STRIDED_SLICE_RESULT };
enum {
  VECTOR_EXTRACT_STRIDED_SLICE_SLOT_OFFSETS, VECTOR_EXTRACT_STRIDED_SLICE_SLOT_SIZES,
  VECTOR_EXTRACT_STRIDED_SLICE_SLOT_STRIDES,
};
static inline mica_value *vector_extract_strided_slice_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_extract_strided_slice_def,
                            VECTOR_EXTRACT_STRIDED_SLICE_OPERAND_SOURCE);
}
static inline void vector_extract_strided_slice_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_extract_strided_slice_def,
                         VECTOR_EXTRACT_STRIDED_SLICE_OPERAND_SOURCE, value);
}
static inline mica_value *vector_extract_strided_slice_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_extract_strided_slice_def,
                           VECTOR_EXTRACT_STRIDED_SLICE_RESULT);
}
static inline const mica_attr *vector_extract_strided_slice_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_extract_strided_slice_def,
                         VECTOR_EXTRACT_STRIDED_SLICE_SLOT_OFFSETS);
}
static inline void vector_extract_strided_slice_set_offsets_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_extract_strided_slice_def,
                      VECTOR_EXTRACT_STRIDED_SLICE_SLOT_OFFSETS, value);
}
mica_attrs vector_extract_strided_slice_offsets(const mica_op *op);
bool vector_extract_strided_slice_set_offsets(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *vector_extract_strided_slice_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_extract_strided_slice_def,
                         VECTOR_EXTRACT_STRIDED_SLICE_SLOT_SIZES);
}
static inline void vector_extract_strided_slice_set_sizes_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_extract_strided_slice_def,
                      VECTOR_EXTRACT_STRIDED_SLICE_SLOT_SIZES, value);
}
mica_attrs vector_extract_strided_slice_sizes(const mica_op *op);
bool vector_extract_strided_slice_set_sizes(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *vector_extract_strided_slice_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_extract_strided_slice_def,
                         VECTOR_EXTRACT_STRIDED_SLICE_SLOT_STRIDES);
}
static inline void vector_extract_strided_slice_set_strides_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_extract_strided_slice_def,
                      VECTOR_EXTRACT_STRIDED_SLICE_SLOT_STRIDES, value);
}
mica_attrs vector_extract_strided_slice_strides(const mica_op *op);
bool vector_extract_strided_slice_set_strides(mica_op *op, mica_attrs value);  // false: no memory
mica_op *vector_extract_strided_slice_build(mica_builder *b, mica_loc loc,
                                            const mica_type *result_type, mica_value *source,
                                            mica_attrs offsets, mica_attrs sizes,
                                            mica_attrs strides);
// Written by the author: what the definition can't say. False: reported.
bool vector_extract_strided_slice_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_extract_strided_slice_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_extract_strided_slice_canonicalizations[];

// ---- vector.transpose: A vector with its dimensions in another order ----

extern const mica_op_def vector_transpose_def;
static inline bool vector_transpose_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_transpose_def);
}
enum { VECTOR_TRANSPOSE_OPERAND_VECTOR };
enum { VECTOR_TRANSPOSE_RESULT };
enum { VECTOR_TRANSPOSE_SLOT_PERMUTATION };
static inline mica_value *vector_transpose_vector(const mica_op *op) {
  return mica_op_operand_as(op, &vector_transpose_def, VECTOR_TRANSPOSE_OPERAND_VECTOR);
}
static inline void vector_transpose_set_vector(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_transpose_def, VECTOR_TRANSPOSE_OPERAND_VECTOR, value);
}
static inline mica_value *vector_transpose_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_transpose_def, VECTOR_TRANSPOSE_RESULT);
}
static inline const mica_attr *vector_transpose_permutation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_transpose_def, VECTOR_TRANSPOSE_SLOT_PERMUTATION);
}
static inline void vector_transpose_set_permutation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_transpose_def, VECTOR_TRANSPOSE_SLOT_PERMUTATION, value);
}
mica_int64s vector_transpose_permutation(const mica_op *op);
bool vector_transpose_set_permutation(mica_op *op, mica_int64s value);  // false: no memory
mica_op *vector_transpose_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                mica_value *vector, mica_int64s permutation);
// Written by the author: what the definition can't say. False: reported.
bool vector_transpose_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_transpose_fold(mica_op *op, const mica_attr *vector, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_transpose_canonicalizations[];
// of InferIntRangeInterface, written by the author
void vector_transpose_infer_ranges(const mica_op *op, const mica_range *operands,
                                   mica_range *results);

// ---- vector.shape_cast: The same elements in another shape ----

extern const mica_op_def vector_shape_cast_def;
static inline bool vector_shape_cast_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_shape_cast_def);
}
enum { VECTOR_SHAPE_CAST_OPERAND_SOURCE };
enum { VECTOR_SHAPE_CAST_RESULT };
static inline mica_value *vector_shape_cast_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_shape_cast_def, VECTOR_SHAPE_CAST_OPERAND_SOURCE);
}
static inline void vector_shape_cast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_shape_cast_def, VECTOR_SHAPE_CAST_OPERAND_SOURCE, value);
}
static inline mica_value *vector_shape_cast_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_shape_cast_def, VECTOR_SHAPE_CAST_RESULT);
}
mica_op *vector_shape_cast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_value *source);
// Written by the author: what the definition can't say. False: reported.
bool vector_shape_cast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_shape_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_shape_cast_canonicalizations[];
// of InferIntRangeInterface, written by the author
void vector_shape_cast_infer_ranges(const mica_op *op, const mica_range *operands,
                                    mica_range *results);

// ---- vector.bitcast: The same bits as elements of another type ----

extern const mica_op_def vector_bitcast_def;
static inline bool vector_bitcast_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_bitcast_def);
}
enum { VECTOR_BITCAST_OPERAND_SOURCE };
enum { VECTOR_BITCAST_RESULT };
static inline mica_value *vector_bitcast_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_bitcast_def, VECTOR_BITCAST_OPERAND_SOURCE);
}
static inline void vector_bitcast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_bitcast_def, VECTOR_BITCAST_OPERAND_SOURCE, value);
}
static inline mica_value *vector_bitcast_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_bitcast_def, VECTOR_BITCAST_RESULT);
}
mica_op *vector_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source);
// Written by the author: what the definition can't say. False: reported.
bool vector_bitcast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_bitcast_fold(mica_op *op, const mica_attr *source, mica_fold *out);

// ---- vector.fma: A product plus a number, rounded once ----

extern const mica_op_def vector_fma_def;
static inline bool vector_fma_isa(const mica_op *op) { return mica_op_isa(op, &vector_fma_def); }
enum { VECTOR_FMA_OPERAND_LHS, VECTOR_FMA_OPERAND_RHS, VECTOR_FMA_OPERAND_ACC };
enum { VECTOR_FMA_RESULT };
static inline mica_value *vector_fma_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_fma_def, VECTOR_FMA_OPERAND_LHS);
}
static inline void vector_fma_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_fma_def, VECTOR_FMA_OPERAND_LHS, value);
}
static inline mica_value *vector_fma_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_fma_def, VECTOR_FMA_OPERAND_RHS);
}
static inline void vector_fma_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_fma_def, VECTOR_FMA_OPERAND_RHS, value);
}
static inline mica_value *vector_fma_acc(const mica_op *op) {
  return mica_op_operand_as(op, &vector_fma_def, VECTOR_FMA_OPERAND_ACC);
}
static inline void vector_fma_set_acc(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_fma_def, VECTOR_FMA_OPERAND_ACC, value);
}
static inline mica_value *vector_fma_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_fma_def, VECTOR_FMA_RESULT);
}
mica_op *vector_fma_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          mica_value *acc);

// ---- vector.outerproduct: Each element of a vector times each of another ----

extern const mica_op_def vector_outerproduct_def;
static inline bool vector_outerproduct_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_outerproduct_def);
}
enum {
  VECTOR_OUTERPRODUCT_OPERAND_LHS, VECTOR_OUTERPRODUCT_OPERAND_RHS, VECTOR_OUTERPRODUCT_OPERAND_ACC,
};
enum { VECTOR_OUTERPRODUCT_RESULT };
enum { VECTOR_OUTERPRODUCT_SLOT_KIND };
static inline mica_value *vector_outerproduct_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_OPERAND_LHS);
}
static inline void vector_outerproduct_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_OPERAND_LHS, value);
}
static inline mica_value *vector_outerproduct_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_OPERAND_RHS);
}
static inline void vector_outerproduct_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_OPERAND_RHS, value);
}
static inline mica_segment vector_outerproduct_acc_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_outerproduct_def)), 2,
                               VECTOR_OUTERPRODUCT_OPERAND_ACC);
}
static inline mica_value *vector_outerproduct_acc(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_outerproduct_acc_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool vector_outerproduct_set_acc(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_segment(op, vector_outerproduct_acc_segment(op), values, count);
}
static inline mica_value *vector_outerproduct_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_RESULT);
}
static inline const mica_attr *vector_outerproduct_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_SLOT_KIND);
}
static inline void vector_outerproduct_set_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_SLOT_KIND, value);
}
vector_combining_kind vector_outerproduct_kind(const mica_op *op);  // absent: the default
bool vector_outerproduct_set_kind(mica_op *op, vector_combining_kind value);  // false: no memory
mica_op *vector_outerproduct_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                   mica_value *lhs, mica_value *rhs, mica_value *acc,
                                   vector_combining_kind kind);
// Written by the author: what the definition can't say. False: reported.
bool vector_outerproduct_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool vector_outerproduct_parse(mica_parser *p, mica_op_state *out);  // false: reported
void vector_outerproduct_print(mica_printer *p, const mica_op *op);
// of MaskableOpInterface, written by the author
const mica_type *vector_outerproduct_expected_mask_type(const mica_op *op);

// ---- vector.contract: Products of two vectors' elements, combined along dimensions ----

extern const mica_op_def vector_contract_def;
static inline bool vector_contract_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_contract_def);
}
enum { VECTOR_CONTRACT_OPERAND_LHS, VECTOR_CONTRACT_OPERAND_RHS, VECTOR_CONTRACT_OPERAND_ACC };
enum { VECTOR_CONTRACT_RESULT };
enum {
  VECTOR_CONTRACT_SLOT_INDEXING_MAPS, VECTOR_CONTRACT_SLOT_ITERATOR_TYPES,
  VECTOR_CONTRACT_SLOT_KIND,
};
static inline mica_value *vector_contract_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_contract_def, VECTOR_CONTRACT_OPERAND_LHS);
}
static inline void vector_contract_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_contract_def, VECTOR_CONTRACT_OPERAND_LHS, value);
}
static inline mica_value *vector_contract_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &vector_contract_def, VECTOR_CONTRACT_OPERAND_RHS);
}
static inline void vector_contract_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_contract_def, VECTOR_CONTRACT_OPERAND_RHS, value);
}
static inline mica_value *vector_contract_acc(const mica_op *op) {
  return mica_op_operand_as(op, &vector_contract_def, VECTOR_CONTRACT_OPERAND_ACC);
}
static inline void vector_contract_set_acc(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_contract_def, VECTOR_CONTRACT_OPERAND_ACC, value);
}
static inline mica_value *vector_contract_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_contract_def, VECTOR_CONTRACT_RESULT);
}
static inline const mica_attr *vector_contract_indexing_maps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_INDEXING_MAPS);
}
static inline void vector_contract_set_indexing_maps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_INDEXING_MAPS, value);
}
mica_attrs vector_contract_indexing_maps(const mica_op *op);
bool vector_contract_set_indexing_maps(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *vector_contract_iterator_types_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_ITERATOR_TYPES);
}
static inline void vector_contract_set_iterator_types_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_ITERATOR_TYPES, value);
}
mica_attrs vector_contract_iterator_types(const mica_op *op);
bool vector_contract_set_iterator_types(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *vector_contract_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_KIND);
}
static inline void vector_contract_set_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_KIND, value);
}
vector_combining_kind vector_contract_kind(const mica_op *op);  // absent: the default
bool vector_contract_set_kind(mica_op *op, vector_combining_kind value);  // false: no memory
mica_op *vector_contract_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               mica_value *lhs, mica_value *rhs, mica_value *acc,
                               mica_attrs indexing_maps, mica_attrs iterator_types,
                               vector_combining_kind kind);
// Written by the author: what the definition can't say. False: reported.
bool vector_contract_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool vector_contract_parse(mica_parser *p, mica_op_state *out);  // false: reported
void vector_contract_print(mica_printer *p, const mica_op *op);
// of MaskableOpInterface, written by the author
const mica_type *vector_contract_expected_mask_type(const mica_op *op);

// ---- vector.reduction: One number of a vector's elements ----

extern const mica_op_def vector_reduction_def;
static inline bool vector_reduction_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_reduction_def);
}
enum { VECTOR_REDUCTION_OPERAND_VECTOR, VECTOR_REDUCTION_OPERAND_ACC };
enum { VECTOR_REDUCTION_RESULT_DEST };
enum { VECTOR_REDUCTION_SLOT_FASTMATH, VECTOR_REDUCTION_SLOT_KIND };
static inline mica_value *vector_reduction_vector(const mica_op *op) {
  return mica_op_operand_as(op, &vector_reduction_def, VECTOR_REDUCTION_OPERAND_VECTOR);
}
static inline void vector_reduction_set_vector(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_reduction_def, VECTOR_REDUCTION_OPERAND_VECTOR, value);
}
static inline mica_segment vector_reduction_acc_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_reduction_def)), 1,
                               VECTOR_REDUCTION_OPERAND_ACC);
}
static inline mica_value *vector_reduction_acc(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_reduction_acc_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool vector_reduction_set_acc(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_reduction_acc_segment(op), values, count);
}
static inline mica_value *vector_reduction_dest(const mica_op *op) {
  return mica_op_result_as(op, &vector_reduction_def, VECTOR_REDUCTION_RESULT_DEST);
}
static inline const mica_attr *vector_reduction_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_KIND);
}
static inline void vector_reduction_set_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_KIND, value);
}
vector_combining_kind vector_reduction_kind(const mica_op *op);
bool vector_reduction_set_kind(mica_op *op, vector_combining_kind value);  // false: no memory
static inline const mica_attr *vector_reduction_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_FASTMATH);
}
static inline void vector_reduction_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_FASTMATH, value);
}
arith_fast_math_flags vector_reduction_fastmath(const mica_op *op);  // absent: the default
bool vector_reduction_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *vector_reduction_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                                vector_combining_kind kind, mica_value *vector, mica_value *acc,
                                arith_fast_math_flags fastmath);
// Written by the author: what the definition can't say. False: reported.
bool vector_reduction_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_reduction_canonicalizations[];
// of MaskableOpInterface, written by the author
const mica_type *vector_reduction_expected_mask_type(const mica_op *op);

// ---- vector.multi_reduction: Elements combined along some dimensions ----

extern const mica_op_def vector_multi_reduction_def;
static inline bool vector_multi_reduction_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_multi_reduction_def);
}
enum { VECTOR_MULTI_REDUCTION_OPERAND_SOURCE, VECTOR_MULTI_REDUCTION_OPERAND_ACC };
enum { VECTOR_MULTI_REDUCTION_RESULT_DEST };
enum { VECTOR_MULTI_REDUCTION_SLOT_KIND, VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS };
static inline mica_value *vector_multi_reduction_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_OPERAND_SOURCE);
}
static inline void vector_multi_reduction_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_OPERAND_SOURCE,
                         value);
}
static inline mica_value *vector_multi_reduction_acc(const mica_op *op) {
  return mica_op_operand_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_OPERAND_ACC);
}
static inline void vector_multi_reduction_set_acc(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_OPERAND_ACC,
                         value);
}
static inline mica_value *vector_multi_reduction_dest(const mica_op *op) {
  return mica_op_result_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_RESULT_DEST);
}
static inline const mica_attr *vector_multi_reduction_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_SLOT_KIND);
}
static inline void vector_multi_reduction_set_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_SLOT_KIND, value);
}
vector_combining_kind vector_multi_reduction_kind(const mica_op *op);
bool vector_multi_reduction_set_kind(mica_op *op, vector_combining_kind value);  // false: no memory
static inline const mica_attr *vector_multi_reduction_reduction_dims_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_multi_reduction_def,
                         VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS);
}
static inline void vector_multi_reduction_set_reduction_dims_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS,
                      value);
}
mica_int64s vector_multi_reduction_reduction_dims(const mica_op *op);
bool vector_multi_reduction_set_reduction_dims(mica_op *op, mica_int64s value);  // false: no memory
static inline mica_value *vector_multi_reduction_parts_source(const mica_op_parts *parts) {
  return parts->operands[VECTOR_MULTI_REDUCTION_OPERAND_SOURCE];
}
static inline mica_value *vector_multi_reduction_parts_acc(const mica_op_parts *parts) {
  return parts->operands[VECTOR_MULTI_REDUCTION_OPERAND_ACC];
}
static inline const mica_attr *vector_multi_reduction_parts_kind_attr(const mica_op_parts *parts) {
  return parts->slots[VECTOR_MULTI_REDUCTION_SLOT_KIND];
}
vector_combining_kind vector_multi_reduction_parts_kind(const mica_op_parts *parts);
static inline const mica_attr *vector_multi_reduction_parts_reduction_dims_attr(
    const mica_op_parts *parts) {
  return parts->slots[VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS];
}
mica_int64s vector_multi_reduction_parts_reduction_dims(const mica_op_parts *parts);
mica_op *vector_multi_reduction_build(mica_builder *b, mica_loc loc, vector_combining_kind kind,
                                      mica_value *source, mica_value *acc,
                                      mica_int64s reduction_dims);
// Written by the author: what the definition can't say. False: reported.
bool vector_multi_reduction_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_multi_reduction_fold(mica_op *op, const mica_attr *source, const mica_attr *acc,
                                 mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_multi_reduction_canonicalizations[];
// of InferTypeOpInterface, written by the author
bool vector_multi_reduction_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                        const mica_type **types);
// of MaskableOpInterface, written by the author
const mica_type *vector_multi_reduction_expected_mask_type(const mica_op *op);

// ---- vector.scan: Elements combined with all before them along a dimension ----

extern const mica_op_def vector_scan_def;
static inline bool vector_scan_isa(const mica_op *op) { return mica_op_isa(op, &vector_scan_def); }
enum { VECTOR_SCAN_OPERAND_SOURCE, VECTOR_SCAN_OPERAND_INITIAL_VALUE };
enum { VECTOR_SCAN_RESULT_DEST, VECTOR_SCAN_RESULT_ACCUMULATED_VALUE };
enum { VECTOR_SCAN_SLOT_INCLUSIVE, VECTOR_SCAN_SLOT_KIND, VECTOR_SCAN_SLOT_REDUCTION_DIM };
static inline mica_value *vector_scan_source(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scan_def, VECTOR_SCAN_OPERAND_SOURCE);
}
static inline void vector_scan_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scan_def, VECTOR_SCAN_OPERAND_SOURCE, value);
}
static inline mica_value *vector_scan_initial_value(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scan_def, VECTOR_SCAN_OPERAND_INITIAL_VALUE);
}
static inline void vector_scan_set_initial_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scan_def, VECTOR_SCAN_OPERAND_INITIAL_VALUE, value);
}
static inline mica_value *vector_scan_dest(const mica_op *op) {
  return mica_op_result_as(op, &vector_scan_def, VECTOR_SCAN_RESULT_DEST);
}
static inline mica_value *vector_scan_accumulated_value(const mica_op *op) {
  return mica_op_result_as(op, &vector_scan_def, VECTOR_SCAN_RESULT_ACCUMULATED_VALUE);
}
static inline const mica_attr *vector_scan_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_KIND);
}
static inline void vector_scan_set_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_KIND, value);
}
vector_combining_kind vector_scan_kind(const mica_op *op);
bool vector_scan_set_kind(mica_op *op, vector_combining_kind value);  // false: no memory
static inline const mica_attr *vector_scan_reduction_dim_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_REDUCTION_DIM);
}
static inline void vector_scan_set_reduction_dim_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_REDUCTION_DIM, value);
}
int64_t vector_scan_reduction_dim(const mica_op *op);
bool vector_scan_set_reduction_dim(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *vector_scan_inclusive_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_INCLUSIVE);
}
static inline void vector_scan_set_inclusive_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_INCLUSIVE, value);
}
bool vector_scan_inclusive(const mica_op *op);
bool vector_scan_set_inclusive(mica_op *op, bool value);  // false: no memory
mica_op *vector_scan_build(mica_builder *b, mica_loc loc, vector_combining_kind kind,
                           mica_value *source, mica_value *initial_value, int64_t reduction_dim,
                           bool inclusive);
// Written by the author: what the definition can't say. False: reported.
bool vector_scan_check(mica_op *op);

// ---- vector.step: 0, 1, 2 and so on ----

extern const mica_op_def vector_step_def;
static inline bool vector_step_isa(const mica_op *op) { return mica_op_isa(op, &vector_step_def); }
enum { VECTOR_STEP_RESULT };
static inline mica_value *vector_step_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_step_def, VECTOR_STEP_RESULT);
}
mica_op *vector_step_build(mica_builder *b, mica_loc loc, const mica_type *result_type);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_step_canonicalizations[];
// of InferIntRangeInterface, written by the author
void vector_step_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- vector.vscale: The factor of scalable dimensions ----

extern const mica_op_def vector_vscale_def;
static inline bool vector_vscale_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_vscale_def);
}
enum { VECTOR_VSCALE_RESULT_RES };
static inline mica_value *vector_vscale_res(const mica_op *op) {
  return mica_op_result_as(op, &vector_vscale_def, VECTOR_VSCALE_RESULT_RES);
}
mica_op *vector_vscale_build(mica_builder *b, mica_loc loc);
// of OpAsmOpInterface, written by the author
void vector_vscale_result_names(const mica_op *op, mica_name_setter *set);

// ---- vector.print: Writes a vector, a number or a text to standard output ----

extern const mica_op_def vector_print_def;
static inline bool vector_print_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_print_def);
}
enum { VECTOR_PRINT_OPERAND_SOURCE };
enum { VECTOR_PRINT_SLOT_PUNCTUATION_VALUE, VECTOR_PRINT_SLOT_STRING_LITERAL };
static inline mica_segment vector_print_source_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_print_def)), 0,
                               VECTOR_PRINT_OPERAND_SOURCE);
}
static inline mica_value *vector_print_source(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_print_source_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool vector_print_set_source(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_print_source_segment(op), values, count);
}
static inline const mica_attr *vector_print_punctuation_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_print_def, VECTOR_PRINT_SLOT_PUNCTUATION_VALUE);
}
static inline void vector_print_set_punctuation_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_print_def, VECTOR_PRINT_SLOT_PUNCTUATION_VALUE, value);
}
vector_print_punctuation vector_print_punctuation_value(const mica_op *op);  // absent: the default
// false: no memory
bool vector_print_set_punctuation_value(mica_op *op, vector_print_punctuation value);
// NULL: absent
static inline const mica_attr *vector_print_string_literal_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_print_def, VECTOR_PRINT_SLOT_STRING_LITERAL);
}
static inline void vector_print_set_string_literal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_print_def, VECTOR_PRINT_SLOT_STRING_LITERAL, value);
}
mica_op *vector_print_build(mica_builder *b, mica_loc loc, mica_value *source,
                            vector_print_punctuation punctuation_value,
                            const mica_attr *string_literal);

// ---- vector.constant_mask: A mask that is set in a box ----

extern const mica_op_def vector_constant_mask_def;
static inline bool vector_constant_mask_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_constant_mask_def);
}
enum { VECTOR_CONSTANT_MASK_RESULT };
enum { VECTOR_CONSTANT_MASK_SLOT_MASK_DIM_SIZES };
static inline mica_value *vector_constant_mask_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_constant_mask_def, VECTOR_CONSTANT_MASK_RESULT);
}
static inline const mica_attr *vector_constant_mask_mask_dim_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_constant_mask_def, VECTOR_CONSTANT_MASK_SLOT_MASK_DIM_SIZES);
}
static inline void vector_constant_mask_set_mask_dim_sizes_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_constant_mask_def, VECTOR_CONSTANT_MASK_SLOT_MASK_DIM_SIZES,
                      value);
}
mica_int64s vector_constant_mask_mask_dim_sizes(const mica_op *op);
bool vector_constant_mask_set_mask_dim_sizes(mica_op *op, mica_int64s value);  // false: no memory
mica_op *vector_constant_mask_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                    mica_int64s mask_dim_sizes);
// Written by the author: what the definition can't say. False: reported.
bool vector_constant_mask_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_constant_mask_fold(mica_op *op, mica_fold *out);

// ---- vector.create_mask: A mask that is set in a box that is known when the program runs ----

extern const mica_op_def vector_create_mask_def;
static inline bool vector_create_mask_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_create_mask_def);
}
enum { VECTOR_CREATE_MASK_OPERAND_OPERANDS };
enum { VECTOR_CREATE_MASK_RESULT };
static inline mica_segment vector_create_mask_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_create_mask_def)), 0,
                               VECTOR_CREATE_MASK_OPERAND_OPERANDS);
}
static inline size_t vector_create_mask_operands_count(const mica_op *op) {
  return vector_create_mask_operands_segment(op).count;
}
static inline mica_value *vector_create_mask_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_create_mask_operands_segment(op).first + index);
}
static inline bool vector_create_mask_set_operands(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_segment(op, vector_create_mask_operands_segment(op), values, count);
}
static inline mica_value *vector_create_mask_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_create_mask_def, VECTOR_CREATE_MASK_RESULT);
}
mica_op *vector_create_mask_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                  mica_value *const *operands_, size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool vector_create_mask_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_create_mask_canonicalizations[];

// ---- vector.mask: An operation that is done for the elements that a mask selects ----

extern const mica_op_def vector_mask_def;
static inline bool vector_mask_isa(const mica_op *op) { return mica_op_isa(op, &vector_mask_def); }
enum { VECTOR_MASK_OPERAND_MASK, VECTOR_MASK_OPERAND_PASSTHRU };
enum { VECTOR_MASK_RESULT_RESULTS };
enum { VECTOR_MASK_REGION_MASK_REGION };
static inline mica_value *vector_mask_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_mask_def, VECTOR_MASK_OPERAND_MASK);
}
static inline void vector_mask_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_mask_def, VECTOR_MASK_OPERAND_MASK, value);
}
static inline mica_segment vector_mask_passthru_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_mask_def)), 1,
                               VECTOR_MASK_OPERAND_PASSTHRU);
}
static inline mica_value *vector_mask_passthru(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_mask_passthru_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool vector_mask_set_passthru(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_mask_passthru_segment(op), values, count);
}
static inline mica_segment vector_mask_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &vector_mask_def)), 0,
                               VECTOR_MASK_RESULT_RESULTS);
}
static inline size_t vector_mask_results_count(const mica_op *op) {
  return vector_mask_results_segment(op).count;
}
static inline mica_value *vector_mask_results(const mica_op *op, size_t index) {
  return mica_op_result(op, vector_mask_results_segment(op).first + index);
}
static inline mica_region *vector_mask_mask_region(const mica_op *op) {
  return mica_op_region_as(op, &vector_mask_def, VECTOR_MASK_REGION_MASK_REGION);
}
mica_op *vector_mask_build(mica_builder *b, mica_loc loc, mica_types results_types,
                           mica_value *mask, mica_value *passthru);
// Written by the author: what the definition can't say. False: reported.
bool vector_mask_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_mask_fold(mica_op *op, const mica_attr *mask, const mica_attr *passthru,
                      mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_mask_canonicalizations[];
// Written by the author: the custom form, after the name.
bool vector_mask_parse(mica_parser *p, mica_op_state *out);  // false: reported
void vector_mask_print(mica_printer *p, const mica_op *op);
// of MaskingOpInterface, written by the author
mica_value *vector_mask_masking_mask(const mica_op *op);
// of MaskingOpInterface, written by the author
mica_op *vector_mask_maskable_op(const mica_op *op);
bool vector_mask_has_passthru(const mica_op *op);  // of MaskingOpInterface, written by the author
// of MaskingOpInterface, written by the author
mica_value *vector_mask_masking_passthru(const mica_op *op);

// ---- vector.yield: Ends a region, and gives its results ----

extern const mica_op_def vector_yield_def;
static inline bool vector_yield_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_yield_def);
}
enum { VECTOR_YIELD_OPERAND_OPERANDS };
static inline mica_segment vector_yield_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_yield_def)), 0,
                               VECTOR_YIELD_OPERAND_OPERANDS);
}
static inline size_t vector_yield_operands_count(const mica_op *op) {
  return vector_yield_operands_segment(op).count;
}
static inline mica_value *vector_yield_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_yield_operands_segment(op).first + index);
}
static inline bool vector_yield_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_yield_operands_segment(op), values, count);
}
mica_op *vector_yield_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                            size_t operands_count);

// ---- vector.transfer_read: A vector of elements of a tensor or of memory ----

extern const mica_op_def vector_transfer_read_def;
static inline bool vector_transfer_read_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_transfer_read_def);
}
enum {
  VECTOR_TRANSFER_READ_OPERAND_BASE, VECTOR_TRANSFER_READ_OPERAND_INDICES,
  VECTOR_TRANSFER_READ_OPERAND_PADDING, VECTOR_TRANSFER_READ_OPERAND_MASK,
};
enum { VECTOR_TRANSFER_READ_RESULT_VECTOR };
enum {
  VECTOR_TRANSFER_READ_SLOT_IN_BOUNDS, VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
  VECTOR_TRANSFER_READ_SLOT_PERMUTATION_MAP,
};
static inline mica_value *vector_transfer_read_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_OPERAND_BASE);
}
static inline void vector_transfer_read_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_OPERAND_BASE, value);
}
static inline mica_segment vector_transfer_read_indices_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &vector_transfer_read_def),
                           VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
                           VECTOR_TRANSFER_READ_OPERAND_INDICES);
}
static inline size_t vector_transfer_read_indices_count(const mica_op *op) {
  return vector_transfer_read_indices_segment(op).count;
}
static inline mica_value *vector_transfer_read_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_transfer_read_indices_segment(op).first + index);
}
static inline bool vector_transfer_read_set_indices(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &vector_transfer_read_def,
                                  VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
                                  VECTOR_TRANSFER_READ_OPERAND_INDICES, values, count);
}
static inline mica_value *vector_transfer_read_padding(const mica_op *op) {
  return mica_op_operand_as(op, &vector_transfer_read_def,
                            mica_slot_segment(op, VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
                                              VECTOR_TRANSFER_READ_OPERAND_PADDING).first);
}
static inline void vector_transfer_read_set_padding(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_transfer_read_def,
                         mica_slot_segment(op, VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
                                           VECTOR_TRANSFER_READ_OPERAND_PADDING).first, value);
}
static inline mica_segment vector_transfer_read_mask_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &vector_transfer_read_def),
                           VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
                           VECTOR_TRANSFER_READ_OPERAND_MASK);
}
static inline mica_value *vector_transfer_read_mask(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_transfer_read_mask_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool vector_transfer_read_set_mask(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &vector_transfer_read_def,
                                  VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES,
                                  VECTOR_TRANSFER_READ_OPERAND_MASK, values, count);
}
static inline mica_value *vector_transfer_read_vector(const mica_op *op) {
  return mica_op_result_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_RESULT_VECTOR);
}
static inline const mica_attr *vector_transfer_read_permutation_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_SLOT_PERMUTATION_MAP);
}
static inline void vector_transfer_read_set_permutation_map_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_SLOT_PERMUTATION_MAP,
                      value);
}
const mica_affine_map *vector_transfer_read_permutation_map(const mica_op *op);
// false: no memory
bool vector_transfer_read_set_permutation_map(mica_op *op, const mica_affine_map *value);
static inline const mica_attr *vector_transfer_read_in_bounds_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_SLOT_IN_BOUNDS);
}
static inline void vector_transfer_read_set_in_bounds_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_SLOT_IN_BOUNDS, value);
}
mica_attrs vector_transfer_read_in_bounds(const mica_op *op);
bool vector_transfer_read_set_in_bounds(mica_op *op, mica_attrs value);  // false: no memory
mica_op *vector_transfer_read_build(mica_builder *b, mica_loc loc, const mica_type *vector_type,
                                    mica_value *base, mica_value *const *indices,
                                    size_t indices_count, const mica_affine_map *permutation_map,
                                    mica_value *padding, mica_value *mask, mica_attrs in_bounds);
// Written by the author: what the definition can't say. False: reported.
bool vector_transfer_read_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_transfer_read_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                               size_t indices_count, const mica_attr *padding,
                               const mica_attr *mask, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_transfer_read_canonicalizations[];
// Written by the author: the custom form, after the name.
bool vector_transfer_read_parse(mica_parser *p, mica_op_state *out);  // false: reported
void vector_transfer_read_print(mica_printer *p, const mica_op *op);
// of MaskableOpInterface, written by the author
bool vector_transfer_read_supports_passthru(const mica_op *op);
// of MaskableOpInterface, written by the author
const mica_type *vector_transfer_read_expected_mask_type(const mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool vector_transfer_read_effects(const mica_op *op, mica_effects *out);
// of ConditionallySpeculatable, written by the author
mica_speculatability vector_transfer_read_speculatability(const mica_op *op);
// of SubsetOpInterface, written by the author
bool vector_transfer_read_slice(const mica_op *op, mica_slice *out);

// ---- vector.transfer_write: Writes a vector into memory, or gives a tensor that has it ----

extern const mica_op_def vector_transfer_write_def;
static inline bool vector_transfer_write_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_transfer_write_def);
}
enum {
  VECTOR_TRANSFER_WRITE_OPERAND_VALUE_TO_STORE, VECTOR_TRANSFER_WRITE_OPERAND_BASE,
  VECTOR_TRANSFER_WRITE_OPERAND_INDICES, VECTOR_TRANSFER_WRITE_OPERAND_MASK,
};
enum { VECTOR_TRANSFER_WRITE_RESULT };
enum {
  VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS, VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES,
  VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP,
};
static inline mica_value *vector_transfer_write_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_transfer_write_def,
                            VECTOR_TRANSFER_WRITE_OPERAND_VALUE_TO_STORE);
}
static inline void vector_transfer_write_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_transfer_write_def,
                         VECTOR_TRANSFER_WRITE_OPERAND_VALUE_TO_STORE, value);
}
static inline mica_value *vector_transfer_write_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_OPERAND_BASE);
}
static inline void vector_transfer_write_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_OPERAND_BASE, value);
}
static inline mica_segment vector_transfer_write_indices_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &vector_transfer_write_def),
                           VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES,
                           VECTOR_TRANSFER_WRITE_OPERAND_INDICES);
}
static inline size_t vector_transfer_write_indices_count(const mica_op *op) {
  return vector_transfer_write_indices_segment(op).count;
}
static inline mica_value *vector_transfer_write_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_transfer_write_indices_segment(op).first + index);
}
static inline bool vector_transfer_write_set_indices(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &vector_transfer_write_def,
                                  VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES,
                                  VECTOR_TRANSFER_WRITE_OPERAND_INDICES, values, count);
}
static inline mica_segment vector_transfer_write_mask_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &vector_transfer_write_def),
                           VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES,
                           VECTOR_TRANSFER_WRITE_OPERAND_MASK);
}
static inline mica_value *vector_transfer_write_mask(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_transfer_write_mask_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool vector_transfer_write_set_mask(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &vector_transfer_write_def,
                                  VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES,
                                  VECTOR_TRANSFER_WRITE_OPERAND_MASK, values, count);
}
static inline mica_segment vector_transfer_write_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &vector_transfer_write_def)), 0,
                               VECTOR_TRANSFER_WRITE_RESULT);
}
static inline mica_value *vector_transfer_write_result(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_transfer_write_result_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *vector_transfer_write_permutation_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_transfer_write_def,
                         VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP);
}
static inline void vector_transfer_write_set_permutation_map_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP,
                      value);
}
const mica_affine_map *vector_transfer_write_permutation_map(const mica_op *op);
// false: no memory
bool vector_transfer_write_set_permutation_map(mica_op *op, const mica_affine_map *value);
static inline const mica_attr *vector_transfer_write_in_bounds_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS);
}
static inline void vector_transfer_write_set_in_bounds_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS, value);
}
mica_attrs vector_transfer_write_in_bounds(const mica_op *op);
bool vector_transfer_write_set_in_bounds(mica_op *op, mica_attrs value);  // false: no memory
mica_op *vector_transfer_write_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                     mica_value *value_to_store, mica_value *base,
                                     mica_value *const *indices, size_t indices_count,
                                     const mica_affine_map *permutation_map, mica_value *mask,
                                     mica_attrs in_bounds);
// Written by the author: what the definition can't say. False: reported.
bool vector_transfer_write_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_transfer_write_fold(mica_op *op, const mica_attr *value_to_store, const mica_attr *base,
                                const mica_attr *const *indices, size_t indices_count,
                                const mica_attr *mask, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_transfer_write_canonicalizations[];
// Written by the author: the custom form, after the name.
bool vector_transfer_write_parse(mica_parser *p, mica_op_state *out);  // false: reported
void vector_transfer_write_print(mica_printer *p, const mica_op *op);
// of MaskableOpInterface, written by the author
const mica_type *vector_transfer_write_expected_mask_type(const mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool vector_transfer_write_effects(const mica_op *op, mica_effects *out);
// of ConditionallySpeculatable, written by the author
mica_speculatability vector_transfer_write_speculatability(const mica_op *op);
// of SubsetOpInterface, written by the author
bool vector_transfer_write_slice(const mica_op *op, mica_slice *out);

// ---- vector.load: Reads a vector that lies in memory ----

extern const mica_op_def vector_load_def;
static inline bool vector_load_isa(const mica_op *op) { return mica_op_isa(op, &vector_load_def); }
enum { VECTOR_LOAD_OPERAND_BASE, VECTOR_LOAD_OPERAND_INDICES };
enum { VECTOR_LOAD_RESULT };
enum { VECTOR_LOAD_SLOT_ALIGNMENT, VECTOR_LOAD_SLOT_NONTEMPORAL };
static inline mica_value *vector_load_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_load_def, VECTOR_LOAD_OPERAND_BASE);
}
static inline void vector_load_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_load_def, VECTOR_LOAD_OPERAND_BASE, value);
}
static inline mica_segment vector_load_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_load_def)), 1,
                               VECTOR_LOAD_OPERAND_INDICES);
}
static inline size_t vector_load_indices_count(const mica_op *op) {
  return vector_load_indices_segment(op).count;
}
static inline mica_value *vector_load_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_load_indices_segment(op).first + index);
}
static inline bool vector_load_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_load_indices_segment(op), values, count);
}
static inline mica_value *vector_load_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_load_def, VECTOR_LOAD_RESULT);
}
static inline const mica_attr *vector_load_nontemporal_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_NONTEMPORAL);
}
static inline void vector_load_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_NONTEMPORAL, value);
}
bool vector_load_nontemporal(const mica_op *op);  // absent: the default
bool vector_load_set_nontemporal(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *vector_load_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_ALIGNMENT);
}
static inline void vector_load_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_ALIGNMENT, value);
}
static inline bool vector_load_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_load_alignment(const mica_op *op);  // absent: zero
bool vector_load_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_load_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *base, mica_value *const *indices, size_t indices_count,
                           bool nontemporal, const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_load_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_load_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                      size_t indices_count, mica_fold *out);

// ---- vector.store: Writes a vector to memory ----

extern const mica_op_def vector_store_def;
static inline bool vector_store_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_store_def);
}
enum {
  VECTOR_STORE_OPERAND_VALUE_TO_STORE, VECTOR_STORE_OPERAND_BASE, VECTOR_STORE_OPERAND_INDICES,
};
enum { VECTOR_STORE_SLOT_ALIGNMENT, VECTOR_STORE_SLOT_NONTEMPORAL };
static inline mica_value *vector_store_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_store_def, VECTOR_STORE_OPERAND_VALUE_TO_STORE);
}
static inline void vector_store_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_store_def, VECTOR_STORE_OPERAND_VALUE_TO_STORE, value);
}
static inline mica_value *vector_store_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_store_def, VECTOR_STORE_OPERAND_BASE);
}
static inline void vector_store_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_store_def, VECTOR_STORE_OPERAND_BASE, value);
}
static inline mica_segment vector_store_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_store_def)), 2,
                               VECTOR_STORE_OPERAND_INDICES);
}
static inline size_t vector_store_indices_count(const mica_op *op) {
  return vector_store_indices_segment(op).count;
}
static inline mica_value *vector_store_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_store_indices_segment(op).first + index);
}
static inline bool vector_store_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_store_indices_segment(op), values, count);
}
static inline const mica_attr *vector_store_nontemporal_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_NONTEMPORAL);
}
static inline void vector_store_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_NONTEMPORAL, value);
}
bool vector_store_nontemporal(const mica_op *op);  // absent: the default
bool vector_store_set_nontemporal(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *vector_store_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_ALIGNMENT);
}
static inline void vector_store_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_ALIGNMENT, value);
}
static inline bool vector_store_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_store_alignment(const mica_op *op);  // absent: zero
bool vector_store_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_store_build(mica_builder *b, mica_loc loc, mica_value *value_to_store,
                            mica_value *base, mica_value *const *indices, size_t indices_count,
                            bool nontemporal, const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_store_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_store_fold(mica_op *op, const mica_attr *value_to_store, const mica_attr *base,
                       const mica_attr *const *indices, size_t indices_count, mica_fold *out);

// ---- vector.maskedload: Reads those elements that a mask selects ----

extern const mica_op_def vector_maskedload_def;
static inline bool vector_maskedload_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_maskedload_def);
}
enum {
  VECTOR_MASKEDLOAD_OPERAND_BASE, VECTOR_MASKEDLOAD_OPERAND_INDICES, VECTOR_MASKEDLOAD_OPERAND_MASK,
  VECTOR_MASKEDLOAD_OPERAND_PASS_THRU,
};
enum { VECTOR_MASKEDLOAD_RESULT };
enum { VECTOR_MASKEDLOAD_SLOT_ALIGNMENT };
static inline mica_value *vector_maskedload_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_OPERAND_BASE);
}
static inline void vector_maskedload_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_OPERAND_BASE, value);
}
static inline mica_segment vector_maskedload_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_maskedload_def)), 3,
                               VECTOR_MASKEDLOAD_OPERAND_INDICES);
}
static inline size_t vector_maskedload_indices_count(const mica_op *op) {
  return vector_maskedload_indices_segment(op).count;
}
static inline mica_value *vector_maskedload_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_maskedload_indices_segment(op).first + index);
}
static inline bool vector_maskedload_set_indices(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, vector_maskedload_indices_segment(op), values, count);
}
static inline mica_value *vector_maskedload_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_maskedload_def, mica_op_operand_count(op) - 2);
}
static inline void vector_maskedload_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_maskedload_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *vector_maskedload_pass_thru(const mica_op *op) {
  return mica_op_operand_as(op, &vector_maskedload_def, mica_op_operand_count(op) - 1);
}
static inline void vector_maskedload_set_pass_thru(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_maskedload_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *vector_maskedload_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_RESULT);
}
// NULL: absent
static inline const mica_attr *vector_maskedload_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_SLOT_ALIGNMENT);
}
static inline void vector_maskedload_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_SLOT_ALIGNMENT, value);
}
static inline bool vector_maskedload_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_maskedload_alignment(const mica_op *op);  // absent: zero
bool vector_maskedload_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_maskedload_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_value *base, mica_value *const *indices, size_t indices_count,
                                 mica_value *mask, mica_value *pass_thru,
                                 const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_maskedload_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_maskedload_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                            size_t indices_count, const mica_attr *mask, const mica_attr *pass_thru,
                            mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_maskedload_canonicalizations[];

// ---- vector.maskedstore: Writes those elements that a mask selects ----

extern const mica_op_def vector_maskedstore_def;
static inline bool vector_maskedstore_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_maskedstore_def);
}
enum {
  VECTOR_MASKEDSTORE_OPERAND_BASE, VECTOR_MASKEDSTORE_OPERAND_INDICES,
  VECTOR_MASKEDSTORE_OPERAND_MASK, VECTOR_MASKEDSTORE_OPERAND_VALUE_TO_STORE,
};
enum { VECTOR_MASKEDSTORE_SLOT_ALIGNMENT };
static inline mica_value *vector_maskedstore_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_OPERAND_BASE);
}
static inline void vector_maskedstore_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_OPERAND_BASE, value);
}
static inline mica_segment vector_maskedstore_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_maskedstore_def)), 3,
                               VECTOR_MASKEDSTORE_OPERAND_INDICES);
}
static inline size_t vector_maskedstore_indices_count(const mica_op *op) {
  return vector_maskedstore_indices_segment(op).count;
}
static inline mica_value *vector_maskedstore_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_maskedstore_indices_segment(op).first + index);
}
static inline bool vector_maskedstore_set_indices(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_segment(op, vector_maskedstore_indices_segment(op), values, count);
}
static inline mica_value *vector_maskedstore_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_maskedstore_def, mica_op_operand_count(op) - 2);
}
static inline void vector_maskedstore_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_maskedstore_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *vector_maskedstore_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_maskedstore_def, mica_op_operand_count(op) - 1);
}
static inline void vector_maskedstore_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_maskedstore_def, mica_op_operand_count(op) - 1, value);
}
// NULL: absent
static inline const mica_attr *vector_maskedstore_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_SLOT_ALIGNMENT);
}
static inline void vector_maskedstore_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_SLOT_ALIGNMENT, value);
}
static inline bool vector_maskedstore_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_maskedstore_alignment(const mica_op *op);  // absent: zero
bool vector_maskedstore_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_maskedstore_build(mica_builder *b, mica_loc loc, mica_value *base,
                                  mica_value *const *indices, size_t indices_count,
                                  mica_value *mask, mica_value *value_to_store,
                                  const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_maskedstore_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool vector_maskedstore_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                             size_t indices_count, const mica_attr *mask,
                             const mica_attr *value_to_store, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_maskedstore_canonicalizations[];

// ---- vector.gather: Reads elements from places that a vector holds ----

extern const mica_op_def vector_gather_def;
static inline bool vector_gather_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_gather_def);
}
enum {
  VECTOR_GATHER_OPERAND_BASE, VECTOR_GATHER_OPERAND_OFFSETS, VECTOR_GATHER_OPERAND_INDICES,
  VECTOR_GATHER_OPERAND_MASK, VECTOR_GATHER_OPERAND_PASS_THRU,
};
enum { VECTOR_GATHER_RESULT };
enum { VECTOR_GATHER_SLOT_ALIGNMENT };
static inline mica_value *vector_gather_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_gather_def, VECTOR_GATHER_OPERAND_BASE);
}
static inline void vector_gather_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_gather_def, VECTOR_GATHER_OPERAND_BASE, value);
}
static inline mica_segment vector_gather_offsets_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_gather_def)), 4,
                               VECTOR_GATHER_OPERAND_OFFSETS);
}
static inline size_t vector_gather_offsets_count(const mica_op *op) {
  return vector_gather_offsets_segment(op).count;
}
static inline mica_value *vector_gather_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_gather_offsets_segment(op).first + index);
}
static inline bool vector_gather_set_offsets(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, vector_gather_offsets_segment(op), values, count);
}
static inline mica_value *vector_gather_indices(const mica_op *op) {
  return mica_op_operand_as(op, &vector_gather_def, mica_op_operand_count(op) - 3);
}
static inline void vector_gather_set_indices(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_gather_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *vector_gather_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_gather_def, mica_op_operand_count(op) - 2);
}
static inline void vector_gather_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_gather_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *vector_gather_pass_thru(const mica_op *op) {
  return mica_op_operand_as(op, &vector_gather_def, mica_op_operand_count(op) - 1);
}
static inline void vector_gather_set_pass_thru(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_gather_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *vector_gather_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_gather_def, VECTOR_GATHER_RESULT);
}
static inline const mica_attr *vector_gather_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &vector_gather_def, VECTOR_GATHER_SLOT_ALIGNMENT);
}
static inline void vector_gather_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_gather_def, VECTOR_GATHER_SLOT_ALIGNMENT, value);
}
static inline bool vector_gather_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_gather_def, VECTOR_GATHER_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_gather_alignment(const mica_op *op);  // absent: zero
bool vector_gather_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_gather_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             mica_value *base, mica_value *const *offsets, size_t offsets_count,
                             mica_value *indices, mica_value *mask, mica_value *pass_thru,
                             const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_gather_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_gather_canonicalizations[];
// of MaskableOpInterface, written by the author
const mica_type *vector_gather_expected_mask_type(const mica_op *op);

// ---- vector.scatter: Writes elements to places that a vector holds ----

extern const mica_op_def vector_scatter_def;
static inline bool vector_scatter_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_scatter_def);
}
enum {
  VECTOR_SCATTER_OPERAND_BASE, VECTOR_SCATTER_OPERAND_OFFSETS, VECTOR_SCATTER_OPERAND_INDICES,
  VECTOR_SCATTER_OPERAND_MASK, VECTOR_SCATTER_OPERAND_VALUE_TO_STORE,
};
enum { VECTOR_SCATTER_RESULT };
enum { VECTOR_SCATTER_SLOT_ALIGNMENT };
static inline mica_value *vector_scatter_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scatter_def, VECTOR_SCATTER_OPERAND_BASE);
}
static inline void vector_scatter_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scatter_def, VECTOR_SCATTER_OPERAND_BASE, value);
}
static inline mica_segment vector_scatter_offsets_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_scatter_def)), 4,
                               VECTOR_SCATTER_OPERAND_OFFSETS);
}
static inline size_t vector_scatter_offsets_count(const mica_op *op) {
  return vector_scatter_offsets_segment(op).count;
}
static inline mica_value *vector_scatter_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_scatter_offsets_segment(op).first + index);
}
static inline bool vector_scatter_set_offsets(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_segment(op, vector_scatter_offsets_segment(op), values, count);
}
static inline mica_value *vector_scatter_indices(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scatter_def, mica_op_operand_count(op) - 3);
}
static inline void vector_scatter_set_indices(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scatter_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *vector_scatter_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scatter_def, mica_op_operand_count(op) - 2);
}
static inline void vector_scatter_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scatter_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *vector_scatter_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_scatter_def, mica_op_operand_count(op) - 1);
}
static inline void vector_scatter_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_scatter_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment vector_scatter_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &vector_scatter_def)), 0,
                               VECTOR_SCATTER_RESULT);
}
static inline mica_value *vector_scatter_result(const mica_op *op) {  // NULL: absent
  mica_segment group = vector_scatter_result_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *vector_scatter_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &vector_scatter_def, VECTOR_SCATTER_SLOT_ALIGNMENT);
}
static inline void vector_scatter_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_scatter_def, VECTOR_SCATTER_SLOT_ALIGNMENT, value);
}
static inline bool vector_scatter_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_scatter_def, VECTOR_SCATTER_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_scatter_alignment(const mica_op *op);  // absent: zero
bool vector_scatter_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_scatter_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *base, mica_value *const *offsets, size_t offsets_count,
                              mica_value *indices, mica_value *mask, mica_value *value_to_store,
                              const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_scatter_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_scatter_canonicalizations[];

// ---- vector.expandload: Reads elements side by side to the places that a mask selects ----

extern const mica_op_def vector_expandload_def;
static inline bool vector_expandload_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_expandload_def);
}
enum {
  VECTOR_EXPANDLOAD_OPERAND_BASE, VECTOR_EXPANDLOAD_OPERAND_INDICES, VECTOR_EXPANDLOAD_OPERAND_MASK,
  VECTOR_EXPANDLOAD_OPERAND_PASS_THRU,
};
enum { VECTOR_EXPANDLOAD_RESULT };
enum { VECTOR_EXPANDLOAD_SLOT_ALIGNMENT };
static inline mica_value *vector_expandload_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_OPERAND_BASE);
}
static inline void vector_expandload_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_OPERAND_BASE, value);
}
static inline mica_segment vector_expandload_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_expandload_def)), 3,
                               VECTOR_EXPANDLOAD_OPERAND_INDICES);
}
static inline size_t vector_expandload_indices_count(const mica_op *op) {
  return vector_expandload_indices_segment(op).count;
}
static inline mica_value *vector_expandload_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_expandload_indices_segment(op).first + index);
}
static inline bool vector_expandload_set_indices(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, vector_expandload_indices_segment(op), values, count);
}
static inline mica_value *vector_expandload_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_expandload_def, mica_op_operand_count(op) - 2);
}
static inline void vector_expandload_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_expandload_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *vector_expandload_pass_thru(const mica_op *op) {
  return mica_op_operand_as(op, &vector_expandload_def, mica_op_operand_count(op) - 1);
}
static inline void vector_expandload_set_pass_thru(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_expandload_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *vector_expandload_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_RESULT);
}
// NULL: absent
static inline const mica_attr *vector_expandload_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_SLOT_ALIGNMENT);
}
static inline void vector_expandload_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_SLOT_ALIGNMENT, value);
}
static inline bool vector_expandload_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_SLOT_ALIGNMENT) != NULL;
}
int64_t vector_expandload_alignment(const mica_op *op);  // absent: zero
bool vector_expandload_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_expandload_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_value *base, mica_value *const *indices, size_t indices_count,
                                 mica_value *mask, mica_value *pass_thru,
                                 const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_expandload_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_expandload_canonicalizations[];

// ---- vector.compressstore: Writes the elements that a mask selects side by side ----

extern const mica_op_def vector_compressstore_def;
static inline bool vector_compressstore_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_compressstore_def);
}
enum {
  VECTOR_COMPRESSSTORE_OPERAND_BASE, VECTOR_COMPRESSSTORE_OPERAND_INDICES,
  VECTOR_COMPRESSSTORE_OPERAND_MASK, VECTOR_COMPRESSSTORE_OPERAND_VALUE_TO_STORE,
};
enum { VECTOR_COMPRESSSTORE_SLOT_ALIGNMENT };
static inline mica_value *vector_compressstore_base(const mica_op *op) {
  return mica_op_operand_as(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_OPERAND_BASE);
}
static inline void vector_compressstore_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_OPERAND_BASE, value);
}
static inline mica_segment vector_compressstore_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &vector_compressstore_def)), 3,
                               VECTOR_COMPRESSSTORE_OPERAND_INDICES);
}
static inline size_t vector_compressstore_indices_count(const mica_op *op) {
  return vector_compressstore_indices_segment(op).count;
}
static inline mica_value *vector_compressstore_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, vector_compressstore_indices_segment(op).first + index);
}
static inline bool vector_compressstore_set_indices(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_segment(op, vector_compressstore_indices_segment(op), values, count);
}
static inline mica_value *vector_compressstore_mask(const mica_op *op) {
  return mica_op_operand_as(op, &vector_compressstore_def, mica_op_operand_count(op) - 2);
}
static inline void vector_compressstore_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_compressstore_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *vector_compressstore_value_to_store(const mica_op *op) {
  return mica_op_operand_as(op, &vector_compressstore_def, mica_op_operand_count(op) - 1);
}
static inline void vector_compressstore_set_value_to_store(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_compressstore_def, mica_op_operand_count(op) - 1, value);
}
// NULL: absent
static inline const mica_attr *vector_compressstore_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_SLOT_ALIGNMENT);
}
static inline void vector_compressstore_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_SLOT_ALIGNMENT, value);
}
static inline bool vector_compressstore_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_SLOT_ALIGNMENT) !=
         NULL;
}
int64_t vector_compressstore_alignment(const mica_op *op);  // absent: zero
bool vector_compressstore_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *vector_compressstore_build(mica_builder *b, mica_loc loc, mica_value *base,
                                    mica_value *const *indices, size_t indices_count,
                                    mica_value *mask, mica_value *value_to_store,
                                    const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool vector_compressstore_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const vector_compressstore_canonicalizations[];

// ---- vector.type_cast: Memory of scalars as memory of one vector ----

extern const mica_op_def vector_type_cast_def;
static inline bool vector_type_cast_isa(const mica_op *op) {
  return mica_op_isa(op, &vector_type_cast_def);
}
enum { VECTOR_TYPE_CAST_OPERAND_MEMREF };
enum { VECTOR_TYPE_CAST_RESULT };
static inline mica_value *vector_type_cast_memref(const mica_op *op) {
  return mica_op_operand_as(op, &vector_type_cast_def, VECTOR_TYPE_CAST_OPERAND_MEMREF);
}
static inline void vector_type_cast_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &vector_type_cast_def, VECTOR_TYPE_CAST_OPERAND_MEMREF, value);
}
static inline mica_value *vector_type_cast_result(const mica_op *op) {
  return mica_op_result_as(op, &vector_type_cast_def, VECTOR_TYPE_CAST_RESULT);
}
mica_op *vector_type_cast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                mica_value *memref);
// Written by the author: what the definition can't say. False: reported.
bool vector_type_cast_check(mica_op *op);

MICA_END

#endif
