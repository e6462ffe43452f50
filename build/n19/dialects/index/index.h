// The dialect index: Arithmetic on numbers as wide as a pointer.
// Made by mica-gen from index.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_INDEX_H
#define MICA_DIALECT_INDEX_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "index.def is of another version of Mica: run mica-gen index.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def index_dialect;  // for mica_context_register

// Written by the author.
mica_op *index_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc);

// index comparison predicate kind
typedef enum index_cmp_predicate {
  INDEX_CMP_PREDICATE_EQ = 0,  // "eq"
  INDEX_CMP_PREDICATE_NE = 1,  // "ne"
  INDEX_CMP_PREDICATE_SLT = 2,  // "slt"
  INDEX_CMP_PREDICATE_SLE = 3,  // "sle"
  INDEX_CMP_PREDICATE_SGT = 4,  // "sgt"
  INDEX_CMP_PREDICATE_SGE = 5,  // "sge"
  INDEX_CMP_PREDICATE_ULT = 6,  // "ult"
  INDEX_CMP_PREDICATE_ULE = 7,  // "ule"
  INDEX_CMP_PREDICATE_UGT = 8,  // "ugt"
  INDEX_CMP_PREDICATE_UGE = 9,  // "uge"
} index_cmp_predicate;
extern const mica_enum_def index_cmp_predicate_enum;
// {NULL, 0}: no case has this value.
static inline mica_str index_cmp_predicate_to_text(index_cmp_predicate value) {
  return mica_enum_case_text(&index_cmp_predicate_enum, (uint64_t)value);
}
static inline bool index_cmp_predicate_from_text(mica_str text, index_cmp_predicate *value) {
  uint64_t found;
  if (!mica_enum_from_text(&index_cmp_predicate_enum, text, &found)) return false;
  *value = (index_cmp_predicate)found;
  return true;
}

// #index.cmp_predicate: index comparison predicate kind
typedef struct index_cmp_predicate_attr_params {
  index_cmp_predicate value;  // an enum of type IndexCmpPredicate
} index_cmp_predicate_attr_params;
extern const mica_attr_def index_cmp_predicate_attr_def;
static inline bool index_cmp_predicate_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &index_cmp_predicate_attr_def);
}
// NULL: no memory.
const mica_attr *index_cmp_predicate_attr_get(mica_context *ctx, index_cmp_predicate value);
static inline index_cmp_predicate index_cmp_predicate_attr_value(const mica_attr *attr) {
  const index_cmp_predicate_attr_params *params =
      (const index_cmp_predicate_attr_params *)mica_attr_params_as(attr,
                                                                   &index_cmp_predicate_attr_def);
  return params->value;
}

// ---- index.add: Sum ----

extern const mica_op_def index_add_def;
static inline bool index_add_isa(const mica_op *op) { return mica_op_isa(op, &index_add_def); }
enum { INDEX_ADD_OPERAND_LHS, INDEX_ADD_OPERAND_RHS };
enum { INDEX_ADD_RESULT };
static inline mica_value *index_add_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_add_def, INDEX_ADD_OPERAND_LHS);
}
static inline void index_add_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_add_def, INDEX_ADD_OPERAND_LHS, value);
}
static inline mica_value *index_add_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_add_def, INDEX_ADD_OPERAND_RHS);
}
static inline void index_add_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_add_def, INDEX_ADD_OPERAND_RHS, value);
}
static inline mica_value *index_add_result(const mica_op *op) {
  return mica_op_result_as(op, &index_add_def, INDEX_ADD_RESULT);
}
mica_op *index_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_add_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_add_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_add_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.sub: Difference ----

extern const mica_op_def index_sub_def;
static inline bool index_sub_isa(const mica_op *op) { return mica_op_isa(op, &index_sub_def); }
enum { INDEX_SUB_OPERAND_LHS, INDEX_SUB_OPERAND_RHS };
enum { INDEX_SUB_RESULT };
static inline mica_value *index_sub_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_sub_def, INDEX_SUB_OPERAND_LHS);
}
static inline void index_sub_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_sub_def, INDEX_SUB_OPERAND_LHS, value);
}
static inline mica_value *index_sub_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_sub_def, INDEX_SUB_OPERAND_RHS);
}
static inline void index_sub_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_sub_def, INDEX_SUB_OPERAND_RHS, value);
}
static inline mica_value *index_sub_result(const mica_op *op) {
  return mica_op_result_as(op, &index_sub_def, INDEX_SUB_RESULT);
}
mica_op *index_sub_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_sub_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_sub_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.mul: Product ----

extern const mica_op_def index_mul_def;
static inline bool index_mul_isa(const mica_op *op) { return mica_op_isa(op, &index_mul_def); }
enum { INDEX_MUL_OPERAND_LHS, INDEX_MUL_OPERAND_RHS };
enum { INDEX_MUL_RESULT };
static inline mica_value *index_mul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_mul_def, INDEX_MUL_OPERAND_LHS);
}
static inline void index_mul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_mul_def, INDEX_MUL_OPERAND_LHS, value);
}
static inline mica_value *index_mul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_mul_def, INDEX_MUL_OPERAND_RHS);
}
static inline void index_mul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_mul_def, INDEX_MUL_OPERAND_RHS, value);
}
static inline mica_value *index_mul_result(const mica_op *op) {
  return mica_op_result_as(op, &index_mul_def, INDEX_MUL_RESULT);
}
mica_op *index_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_mul_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_mul_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_mul_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.divs: Signed quotient, towards zero ----

extern const mica_op_def index_divs_def;
static inline bool index_divs_isa(const mica_op *op) { return mica_op_isa(op, &index_divs_def); }
enum { INDEX_DIVS_OPERAND_LHS, INDEX_DIVS_OPERAND_RHS };
enum { INDEX_DIVS_RESULT };
static inline mica_value *index_divs_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_divs_def, INDEX_DIVS_OPERAND_LHS);
}
static inline void index_divs_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_divs_def, INDEX_DIVS_OPERAND_LHS, value);
}
static inline mica_value *index_divs_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_divs_def, INDEX_DIVS_OPERAND_RHS);
}
static inline void index_divs_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_divs_def, INDEX_DIVS_OPERAND_RHS, value);
}
static inline mica_value *index_divs_result(const mica_op *op) {
  return mica_op_result_as(op, &index_divs_def, INDEX_DIVS_RESULT);
}
mica_op *index_divs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_divs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_divs_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.divu: Unsigned quotient, towards zero ----

extern const mica_op_def index_divu_def;
static inline bool index_divu_isa(const mica_op *op) { return mica_op_isa(op, &index_divu_def); }
enum { INDEX_DIVU_OPERAND_LHS, INDEX_DIVU_OPERAND_RHS };
enum { INDEX_DIVU_RESULT };
static inline mica_value *index_divu_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_divu_def, INDEX_DIVU_OPERAND_LHS);
}
static inline void index_divu_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_divu_def, INDEX_DIVU_OPERAND_LHS, value);
}
static inline mica_value *index_divu_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_divu_def, INDEX_DIVU_OPERAND_RHS);
}
static inline void index_divu_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_divu_def, INDEX_DIVU_OPERAND_RHS, value);
}
static inline mica_value *index_divu_result(const mica_op *op) {
  return mica_op_result_as(op, &index_divu_def, INDEX_DIVU_RESULT);
}
mica_op *index_divu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_divu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_divu_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.ceildivs: Signed quotient, rounded up ----

extern const mica_op_def index_ceildivs_def;
static inline bool index_ceildivs_isa(const mica_op *op) {
  return mica_op_isa(op, &index_ceildivs_def);
}
enum { INDEX_CEILDIVS_OPERAND_LHS, INDEX_CEILDIVS_OPERAND_RHS };
enum { INDEX_CEILDIVS_RESULT };
static inline mica_value *index_ceildivs_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_ceildivs_def, INDEX_CEILDIVS_OPERAND_LHS);
}
static inline void index_ceildivs_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_ceildivs_def, INDEX_CEILDIVS_OPERAND_LHS, value);
}
static inline mica_value *index_ceildivs_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_ceildivs_def, INDEX_CEILDIVS_OPERAND_RHS);
}
static inline void index_ceildivs_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_ceildivs_def, INDEX_CEILDIVS_OPERAND_RHS, value);
}
static inline mica_value *index_ceildivs_result(const mica_op *op) {
  return mica_op_result_as(op, &index_ceildivs_def, INDEX_CEILDIVS_RESULT);
}
mica_op *index_ceildivs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_ceildivs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_ceildivs_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results);

// ---- index.ceildivu: Unsigned quotient, rounded up ----

extern const mica_op_def index_ceildivu_def;
static inline bool index_ceildivu_isa(const mica_op *op) {
  return mica_op_isa(op, &index_ceildivu_def);
}
enum { INDEX_CEILDIVU_OPERAND_LHS, INDEX_CEILDIVU_OPERAND_RHS };
enum { INDEX_CEILDIVU_RESULT };
static inline mica_value *index_ceildivu_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_ceildivu_def, INDEX_CEILDIVU_OPERAND_LHS);
}
static inline void index_ceildivu_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_ceildivu_def, INDEX_CEILDIVU_OPERAND_LHS, value);
}
static inline mica_value *index_ceildivu_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_ceildivu_def, INDEX_CEILDIVU_OPERAND_RHS);
}
static inline void index_ceildivu_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_ceildivu_def, INDEX_CEILDIVU_OPERAND_RHS, value);
}
static inline mica_value *index_ceildivu_result(const mica_op *op) {
  return mica_op_result_as(op, &index_ceildivu_def, INDEX_CEILDIVU_RESULT);
}
mica_op *index_ceildivu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_ceildivu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_ceildivu_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results);

// ---- index.floordivs: Signed quotient, rounded down ----

extern const mica_op_def index_floordivs_def;
static inline bool index_floordivs_isa(const mica_op *op) {
  return mica_op_isa(op, &index_floordivs_def);
}
enum { INDEX_FLOORDIVS_OPERAND_LHS, INDEX_FLOORDIVS_OPERAND_RHS };
enum { INDEX_FLOORDIVS_RESULT };
static inline mica_value *index_floordivs_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_floordivs_def, INDEX_FLOORDIVS_OPERAND_LHS);
}
static inline void index_floordivs_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_floordivs_def, INDEX_FLOORDIVS_OPERAND_LHS, value);
}
static inline mica_value *index_floordivs_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_floordivs_def, INDEX_FLOORDIVS_OPERAND_RHS);
}
static inline void index_floordivs_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_floordivs_def, INDEX_FLOORDIVS_OPERAND_RHS, value);
}
static inline mica_value *index_floordivs_result(const mica_op *op) {
  return mica_op_result_as(op, &index_floordivs_def, INDEX_FLOORDIVS_RESULT);
}
mica_op *index_floordivs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_floordivs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_floordivs_infer_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- index.rems: Signed remainder, with the sign of the dividend ----

extern const mica_op_def index_rems_def;
static inline bool index_rems_isa(const mica_op *op) { return mica_op_isa(op, &index_rems_def); }
enum { INDEX_REMS_OPERAND_LHS, INDEX_REMS_OPERAND_RHS };
enum { INDEX_REMS_RESULT };
static inline mica_value *index_rems_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_rems_def, INDEX_REMS_OPERAND_LHS);
}
static inline void index_rems_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_rems_def, INDEX_REMS_OPERAND_LHS, value);
}
static inline mica_value *index_rems_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_rems_def, INDEX_REMS_OPERAND_RHS);
}
static inline void index_rems_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_rems_def, INDEX_REMS_OPERAND_RHS, value);
}
static inline mica_value *index_rems_result(const mica_op *op) {
  return mica_op_result_as(op, &index_rems_def, INDEX_REMS_RESULT);
}
mica_op *index_rems_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_rems_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_rems_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.remu: Unsigned remainder ----

extern const mica_op_def index_remu_def;
static inline bool index_remu_isa(const mica_op *op) { return mica_op_isa(op, &index_remu_def); }
enum { INDEX_REMU_OPERAND_LHS, INDEX_REMU_OPERAND_RHS };
enum { INDEX_REMU_RESULT };
static inline mica_value *index_remu_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_remu_def, INDEX_REMU_OPERAND_LHS);
}
static inline void index_remu_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_remu_def, INDEX_REMU_OPERAND_LHS, value);
}
static inline mica_value *index_remu_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_remu_def, INDEX_REMU_OPERAND_RHS);
}
static inline void index_remu_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_remu_def, INDEX_REMU_OPERAND_RHS, value);
}
static inline mica_value *index_remu_result(const mica_op *op) {
  return mica_op_result_as(op, &index_remu_def, INDEX_REMU_RESULT);
}
mica_op *index_remu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_remu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_remu_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.maxs: The larger, as signed ----

extern const mica_op_def index_maxs_def;
static inline bool index_maxs_isa(const mica_op *op) { return mica_op_isa(op, &index_maxs_def); }
enum { INDEX_MAXS_OPERAND_LHS, INDEX_MAXS_OPERAND_RHS };
enum { INDEX_MAXS_RESULT };
static inline mica_value *index_maxs_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_maxs_def, INDEX_MAXS_OPERAND_LHS);
}
static inline void index_maxs_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_maxs_def, INDEX_MAXS_OPERAND_LHS, value);
}
static inline mica_value *index_maxs_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_maxs_def, INDEX_MAXS_OPERAND_RHS);
}
static inline void index_maxs_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_maxs_def, INDEX_MAXS_OPERAND_RHS, value);
}
static inline mica_value *index_maxs_result(const mica_op *op) {
  return mica_op_result_as(op, &index_maxs_def, INDEX_MAXS_RESULT);
}
mica_op *index_maxs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_maxs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_maxs_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_maxs_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.maxu: The larger, as unsigned ----

extern const mica_op_def index_maxu_def;
static inline bool index_maxu_isa(const mica_op *op) { return mica_op_isa(op, &index_maxu_def); }
enum { INDEX_MAXU_OPERAND_LHS, INDEX_MAXU_OPERAND_RHS };
enum { INDEX_MAXU_RESULT };
static inline mica_value *index_maxu_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_maxu_def, INDEX_MAXU_OPERAND_LHS);
}
static inline void index_maxu_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_maxu_def, INDEX_MAXU_OPERAND_LHS, value);
}
static inline mica_value *index_maxu_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_maxu_def, INDEX_MAXU_OPERAND_RHS);
}
static inline void index_maxu_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_maxu_def, INDEX_MAXU_OPERAND_RHS, value);
}
static inline mica_value *index_maxu_result(const mica_op *op) {
  return mica_op_result_as(op, &index_maxu_def, INDEX_MAXU_RESULT);
}
mica_op *index_maxu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_maxu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_maxu_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_maxu_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.mins: The smaller, as signed ----

extern const mica_op_def index_mins_def;
static inline bool index_mins_isa(const mica_op *op) { return mica_op_isa(op, &index_mins_def); }
enum { INDEX_MINS_OPERAND_LHS, INDEX_MINS_OPERAND_RHS };
enum { INDEX_MINS_RESULT };
static inline mica_value *index_mins_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_mins_def, INDEX_MINS_OPERAND_LHS);
}
static inline void index_mins_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_mins_def, INDEX_MINS_OPERAND_LHS, value);
}
static inline mica_value *index_mins_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_mins_def, INDEX_MINS_OPERAND_RHS);
}
static inline void index_mins_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_mins_def, INDEX_MINS_OPERAND_RHS, value);
}
static inline mica_value *index_mins_result(const mica_op *op) {
  return mica_op_result_as(op, &index_mins_def, INDEX_MINS_RESULT);
}
mica_op *index_mins_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_mins_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_mins_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_mins_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.minu: The smaller, as unsigned ----

extern const mica_op_def index_minu_def;
static inline bool index_minu_isa(const mica_op *op) { return mica_op_isa(op, &index_minu_def); }
enum { INDEX_MINU_OPERAND_LHS, INDEX_MINU_OPERAND_RHS };
enum { INDEX_MINU_RESULT };
static inline mica_value *index_minu_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_minu_def, INDEX_MINU_OPERAND_LHS);
}
static inline void index_minu_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_minu_def, INDEX_MINU_OPERAND_LHS, value);
}
static inline mica_value *index_minu_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_minu_def, INDEX_MINU_OPERAND_RHS);
}
static inline void index_minu_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_minu_def, INDEX_MINU_OPERAND_RHS, value);
}
static inline mica_value *index_minu_result(const mica_op *op) {
  return mica_op_result_as(op, &index_minu_def, INDEX_MINU_RESULT);
}
mica_op *index_minu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_minu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_minu_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_minu_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.shl: Shift to the left ----

extern const mica_op_def index_shl_def;
static inline bool index_shl_isa(const mica_op *op) { return mica_op_isa(op, &index_shl_def); }
enum { INDEX_SHL_OPERAND_LHS, INDEX_SHL_OPERAND_RHS };
enum { INDEX_SHL_RESULT };
static inline mica_value *index_shl_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_shl_def, INDEX_SHL_OPERAND_LHS);
}
static inline void index_shl_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_shl_def, INDEX_SHL_OPERAND_LHS, value);
}
static inline mica_value *index_shl_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_shl_def, INDEX_SHL_OPERAND_RHS);
}
static inline void index_shl_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_shl_def, INDEX_SHL_OPERAND_RHS, value);
}
static inline mica_value *index_shl_result(const mica_op *op) {
  return mica_op_result_as(op, &index_shl_def, INDEX_SHL_RESULT);
}
mica_op *index_shl_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_shl_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_shl_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.shrs: Shift to the right, filling with the sign ----

extern const mica_op_def index_shrs_def;
static inline bool index_shrs_isa(const mica_op *op) { return mica_op_isa(op, &index_shrs_def); }
enum { INDEX_SHRS_OPERAND_LHS, INDEX_SHRS_OPERAND_RHS };
enum { INDEX_SHRS_RESULT };
static inline mica_value *index_shrs_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_shrs_def, INDEX_SHRS_OPERAND_LHS);
}
static inline void index_shrs_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_shrs_def, INDEX_SHRS_OPERAND_LHS, value);
}
static inline mica_value *index_shrs_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_shrs_def, INDEX_SHRS_OPERAND_RHS);
}
static inline void index_shrs_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_shrs_def, INDEX_SHRS_OPERAND_RHS, value);
}
static inline mica_value *index_shrs_result(const mica_op *op) {
  return mica_op_result_as(op, &index_shrs_def, INDEX_SHRS_RESULT);
}
mica_op *index_shrs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_shrs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_shrs_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.shru: Shift to the right, filling with zeros ----

extern const mica_op_def index_shru_def;
static inline bool index_shru_isa(const mica_op *op) { return mica_op_isa(op, &index_shru_def); }
enum { INDEX_SHRU_OPERAND_LHS, INDEX_SHRU_OPERAND_RHS };
enum { INDEX_SHRU_RESULT };
static inline mica_value *index_shru_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_shru_def, INDEX_SHRU_OPERAND_LHS);
}
static inline void index_shru_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_shru_def, INDEX_SHRU_OPERAND_LHS, value);
}
static inline mica_value *index_shru_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_shru_def, INDEX_SHRU_OPERAND_RHS);
}
static inline void index_shru_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_shru_def, INDEX_SHRU_OPERAND_RHS, value);
}
static inline mica_value *index_shru_result(const mica_op *op) {
  return mica_op_result_as(op, &index_shru_def, INDEX_SHRU_RESULT);
}
mica_op *index_shru_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_shru_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_shru_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.and: Bitwise and ----

extern const mica_op_def index_and_def;
static inline bool index_and_isa(const mica_op *op) { return mica_op_isa(op, &index_and_def); }
enum { INDEX_AND_OPERAND_LHS, INDEX_AND_OPERAND_RHS };
enum { INDEX_AND_RESULT };
static inline mica_value *index_and_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_and_def, INDEX_AND_OPERAND_LHS);
}
static inline void index_and_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_and_def, INDEX_AND_OPERAND_LHS, value);
}
static inline mica_value *index_and_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_and_def, INDEX_AND_OPERAND_RHS);
}
static inline void index_and_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_and_def, INDEX_AND_OPERAND_RHS, value);
}
static inline mica_value *index_and_result(const mica_op *op) {
  return mica_op_result_as(op, &index_and_def, INDEX_AND_RESULT);
}
mica_op *index_and_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_and_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_and_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_and_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.or: Bitwise or ----

extern const mica_op_def index_or_def;
static inline bool index_or_isa(const mica_op *op) { return mica_op_isa(op, &index_or_def); }
enum { INDEX_OR_OPERAND_LHS, INDEX_OR_OPERAND_RHS };
enum { INDEX_OR_RESULT };
static inline mica_value *index_or_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_or_def, INDEX_OR_OPERAND_LHS);
}
static inline void index_or_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_or_def, INDEX_OR_OPERAND_LHS, value);
}
static inline mica_value *index_or_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_or_def, INDEX_OR_OPERAND_RHS);
}
static inline void index_or_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_or_def, INDEX_OR_OPERAND_RHS, value);
}
static inline mica_value *index_or_result(const mica_op *op) {
  return mica_op_result_as(op, &index_or_def, INDEX_OR_RESULT);
}
mica_op *index_or_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_or_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_or_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_or_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.xor: Bitwise exclusive or ----

extern const mica_op_def index_xor_def;
static inline bool index_xor_isa(const mica_op *op) { return mica_op_isa(op, &index_xor_def); }
enum { INDEX_XOR_OPERAND_LHS, INDEX_XOR_OPERAND_RHS };
enum { INDEX_XOR_RESULT };
static inline mica_value *index_xor_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_xor_def, INDEX_XOR_OPERAND_LHS);
}
static inline void index_xor_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_xor_def, INDEX_XOR_OPERAND_LHS, value);
}
static inline mica_value *index_xor_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_xor_def, INDEX_XOR_OPERAND_RHS);
}
static inline void index_xor_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_xor_def, INDEX_XOR_OPERAND_RHS, value);
}
static inline mica_value *index_xor_result(const mica_op *op) {
  return mica_op_result_as(op, &index_xor_def, INDEX_XOR_RESULT);
}
mica_op *index_xor_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_xor_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_xor_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_xor_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.cmp: Compares two numbers ----

extern const mica_op_def index_cmp_def;
static inline bool index_cmp_isa(const mica_op *op) { return mica_op_isa(op, &index_cmp_def); }
enum { INDEX_CMP_OPERAND_LHS, INDEX_CMP_OPERAND_RHS };
enum { INDEX_CMP_RESULT };
enum { INDEX_CMP_SLOT_PRED };
static inline mica_value *index_cmp_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_cmp_def, INDEX_CMP_OPERAND_LHS);
}
static inline void index_cmp_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_cmp_def, INDEX_CMP_OPERAND_LHS, value);
}
static inline mica_value *index_cmp_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &index_cmp_def, INDEX_CMP_OPERAND_RHS);
}
static inline void index_cmp_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_cmp_def, INDEX_CMP_OPERAND_RHS, value);
}
static inline mica_value *index_cmp_result(const mica_op *op) {
  return mica_op_result_as(op, &index_cmp_def, INDEX_CMP_RESULT);
}
static inline const mica_attr *index_cmp_pred_attr(const mica_op *op) {
  return mica_op_slot_as(op, &index_cmp_def, INDEX_CMP_SLOT_PRED);
}
static inline void index_cmp_set_pred_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &index_cmp_def, INDEX_CMP_SLOT_PRED, value);
}
index_cmp_predicate index_cmp_pred(const mica_op *op);
bool index_cmp_set_pred(mica_op *op, index_cmp_predicate value);  // false: no memory
mica_op *index_cmp_build(mica_builder *b, mica_loc loc, index_cmp_predicate pred, mica_value *lhs,
                         mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_cmp_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: a pattern. False: nothing to rewrite.
bool index_cmp_canonicalize(mica_rewriter *rw, mica_op *op);
// of InferIntRangeInterface, written by the author
void index_cmp_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// What the predicate says of two numbers.
bool index_compares(index_cmp_predicate predicate, mica_number a, mica_number b);

// ---- index.casts: Between index and integers, as signed ----

extern const mica_op_def index_casts_def;
static inline bool index_casts_isa(const mica_op *op) { return mica_op_isa(op, &index_casts_def); }
enum { INDEX_CASTS_OPERAND_INPUT };
enum { INDEX_CASTS_RESULT_OUTPUT };
static inline mica_value *index_casts_input(const mica_op *op) {
  return mica_op_operand_as(op, &index_casts_def, INDEX_CASTS_OPERAND_INPUT);
}
static inline void index_casts_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_casts_def, INDEX_CASTS_OPERAND_INPUT, value);
}
static inline mica_value *index_casts_output(const mica_op *op) {
  return mica_op_result_as(op, &index_casts_def, INDEX_CASTS_RESULT_OUTPUT);
}
mica_op *index_casts_build(mica_builder *b, mica_loc loc, const mica_type *output_type,
                           mica_value *input);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_casts_fold(mica_op *op, const mica_attr *input, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_casts_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// of CastOpInterface, written by the author
bool index_casts_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- index.castu: Between index and integers, as unsigned ----

extern const mica_op_def index_castu_def;
static inline bool index_castu_isa(const mica_op *op) { return mica_op_isa(op, &index_castu_def); }
enum { INDEX_CASTU_OPERAND_INPUT };
enum { INDEX_CASTU_RESULT_OUTPUT };
static inline mica_value *index_castu_input(const mica_op *op) {
  return mica_op_operand_as(op, &index_castu_def, INDEX_CASTU_OPERAND_INPUT);
}
static inline void index_castu_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &index_castu_def, INDEX_CASTU_OPERAND_INPUT, value);
}
static inline mica_value *index_castu_output(const mica_op *op) {
  return mica_op_result_as(op, &index_castu_def, INDEX_CASTU_RESULT_OUTPUT);
}
mica_op *index_castu_build(mica_builder *b, mica_loc loc, const mica_type *output_type,
                           mica_value *input);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_castu_fold(mica_op *op, const mica_attr *input, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_castu_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// of CastOpInterface, written by the author
bool index_castu_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- index.sizeof: How many bits an index has ----

extern const mica_op_def index_sizeof_def;
static inline bool index_sizeof_isa(const mica_op *op) {
  return mica_op_isa(op, &index_sizeof_def);
}
enum { INDEX_SIZEOF_RESULT };
static inline mica_value *index_sizeof_result(const mica_op *op) {
  return mica_op_result_as(op, &index_sizeof_def, INDEX_SIZEOF_RESULT);
}
mica_op *index_sizeof_build(mica_builder *b, mica_loc loc);
// of InferIntRangeInterface, written by the author
void index_sizeof_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- index.constant: A number ----

extern const mica_op_def index_constant_def;
static inline bool index_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &index_constant_def);
}
enum { INDEX_CONSTANT_RESULT };
enum { INDEX_CONSTANT_SLOT_VALUE };
static inline mica_value *index_constant_result(const mica_op *op) {
  return mica_op_result_as(op, &index_constant_def, INDEX_CONSTANT_RESULT);
}
static inline const mica_attr *index_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &index_constant_def, INDEX_CONSTANT_SLOT_VALUE);
}
static inline void index_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &index_constant_def, INDEX_CONSTANT_SLOT_VALUE, value);
}
int64_t index_constant_value(const mica_op *op);
bool index_constant_set_value(mica_op *op, int64_t value);  // false: no memory
mica_op *index_constant_build(mica_builder *b, mica_loc loc, int64_t value);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_constant_fold(mica_op *op, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_constant_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results);
// of OpAsmOpInterface, written by the author
void index_constant_result_names(const mica_op *op, mica_name_setter *set);

// ---- index.bool.constant: True or false, as an i1 ----

extern const mica_op_def index_bool_constant_def;
static inline bool index_bool_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &index_bool_constant_def);
}
enum { INDEX_BOOL_CONSTANT_RESULT };
enum { INDEX_BOOL_CONSTANT_SLOT_VALUE };
static inline mica_value *index_bool_constant_result(const mica_op *op) {
  return mica_op_result_as(op, &index_bool_constant_def, INDEX_BOOL_CONSTANT_RESULT);
}
static inline const mica_attr *index_bool_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &index_bool_constant_def, INDEX_BOOL_CONSTANT_SLOT_VALUE);
}
static inline void index_bool_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &index_bool_constant_def, INDEX_BOOL_CONSTANT_SLOT_VALUE, value);
}
bool index_bool_constant_value(const mica_op *op);
bool index_bool_constant_set_value(mica_op *op, bool value);  // false: no memory
mica_op *index_bool_constant_build(mica_builder *b, mica_loc loc, bool value);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool index_bool_constant_fold(mica_op *op, mica_fold *out);
// of InferIntRangeInterface, written by the author
void index_bool_constant_infer_ranges(const mica_op *op, const mica_range *operands,
                                      mica_range *results);
// of OpAsmOpInterface, written by the author
void index_bool_constant_result_names(const mica_op *op, mica_name_setter *set);

MICA_END

#endif
