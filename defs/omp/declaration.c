// Checks of declarations: what their regions take and give. Called by generated code; own nothing.
#include "mica/attribute.h"
#include "mica/predicate.h"
#include "shared.h"

// ---- private ------------------------------------------------------------------------------------

static mica_diag *begin_at(const mica_op *op, const char *text) {
  return mica_diag_begin(mica_op_context(op), MICA_ERROR, mica_op_loc(op), "%s", text);
}

static bool report_yielded(const mica_op *end, const mica_type *type) {
  mica_diag *diag = begin_at(end, "");
  mica_diag_append(diag, "Invalid yielded value. Expected type: '%t', got: ", type);
  const size_t count = mica_op_operand_count(end);
  if (count == 0) mica_diag_append(diag, "None");
  for (size_t i = 0; i < count; i++)
    mica_diag_append(diag, i == 0 ? "'%t'" : ", '%t'", mica_value_type(mica_op_operand(end, i)));
  return mica_diag_report(diag);
}

// `type` NULL: nothing is given.
static bool check_end(const mica_op *end, const mica_type *type) {
  if (mica_op_successor_count(end) > 0) return true;
  if (!omp_yield_isa(end))
    return mica_diag_report(
        begin_at(end, "expected exit block terminator to be an `omp.yield` op."));
  const size_t count = mica_op_operand_count(end);
  if (type == NULL)
    return count == 0 ||
           mica_diag_report(begin_at(end, "Did not expect any values to be yielded."));
  return (count == 1 && mica_value_type(mica_op_operand(end, 0)) == type) ||
         report_yielded(end, type);
}

static bool check_region(const mica_op *op, const mica_region *region, const char *name,
                         size_t arguments, const mica_type *type) {
  const size_t count = mica_block_argument_count(mica_region_first(region));
  if (count != arguments)
    return mica_op_loc_error(op, "`%s`: expected %z region arguments, got: %z", name, arguments,
                             count);
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    const mica_op *end = mica_block_terminator(b);
    if (end != NULL && !check_end(end, type)) return false;
  }
  return true;
}

// Those of all regions are of the first one's type.
static bool check_argument_types(const mica_op *op, const mica_type *type) {
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_block *entry = mica_region_first(mica_op_region(op, i));
    const size_t count = entry == NULL ? 0 : mica_block_argument_count(entry);
    for (size_t k = 0; k < count; k++) {
      const mica_type *found = mica_value_type(mica_block_argument_at(entry, k));
      if (found != type)
        return mica_op_plain_error(op, "Region argument type mismatch: got '%t' expected '%t'.",
                                   found, type);
    }
  }
  return true;
}

bool omp_private_check_regions(mica_op *op) {
  const mica_type *type = omp_private_argument_type(op);
  const mica_region *init = omp_private_init_region(op), *copy = omp_private_copy_region(op);
  const mica_region *dealloc = omp_private_dealloc_region(op);
  const bool is_first = omp_private_data_sharing_type(op) ==
                        OMP_DATA_SHARING_CLAUSE_TYPE_FIRST_PRIVATE;
  if (!check_argument_types(op, type)) return false;
  if (!mica_region_is_empty(init) && !check_region(op, init, "init", 2, type)) return false;
  if (!is_first && !mica_region_is_empty(copy))
    return mica_op_plain_error(op, "`private` clauses do not require a `copy` region.");
  if (is_first && mica_region_is_empty(copy))
    return mica_op_plain_error(op, "`firstprivate` clauses require at least a `copy` region.");
  if (is_first && !check_region(op, copy, "copy", 2, type)) return false;
  return mica_region_is_empty(dealloc) || check_region(op, dealloc, "dealloc", 1, NULL);
}

// ---- declare_reduction --------------------------------------------------------------------------

static size_t argument_count(const mica_region *region) {
  const mica_block *entry = mica_region_first(region);
  return entry == NULL ? 0 : mica_block_argument_count(entry);
}

static const mica_type *argument_type(const mica_region *region, size_t index) {
  return mica_value_type(mica_block_argument_at(mica_region_first(region), index));
}

// Each `omp.yield` of the region gives one value of the type.
static bool yields(const mica_region *region, const mica_type *type) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (const mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (omp_yield_isa(op) &&
          (mica_op_operand_count(op) != 1 || mica_value_type(mica_op_operand(op, 0)) != type))
        return false;
  return true;
}

static bool check_initializer(const mica_op *op, const mica_type *type) {
  const mica_region *init = omp_declare_reduction_initializer_region(op);
  const bool has_alloc = !mica_region_is_empty(omp_declare_reduction_alloc_region(op));
  const size_t count = argument_count(init);
  if (mica_region_is_empty(init)) return mica_op_error(op, "expects non-empty initializer region");
  if (count != 1 && count != 2)
    return mica_op_error(op, "expects one or two arguments to the initializer region");
  if (count == 1 && has_alloc)
    return mica_op_error(op,
                         "expects two arguments to the initializer region when an allocation "
                         "region is used");
  if (count == 2 && !has_alloc)
    return mica_op_error(op,
                         "expects one argument to the initializer region when no allocation "
                         "region is used");
  for (size_t i = 0; i < count; i++)
    if (argument_type(init, i) != type)
      return mica_op_error(op, "expects initializer region argument to match the reduction type");
  return yields(init, type) ||
         mica_op_error(op, "expects initializer region to yield a value of the reduction type");
}

static bool check_combiner(const mica_op *op, const mica_type *type) {
  const mica_region *region = omp_declare_reduction_reduction_region(op);
  if (mica_region_is_empty(region)) return mica_op_error(op, "expects non-empty reduction region");
  if (argument_count(region) != 2 || argument_type(region, 0) != type ||
      argument_type(region, 1) != type)
    return mica_op_error(op, "expects reduction region with two arguments of the reduction type");
  return yields(region, type) ||
         mica_op_error(op, "expects reduction region to yield a value of the reduction type");
}

static bool check_atomic(const mica_op *op, const mica_type *type) {
  const mica_region *region = omp_declare_reduction_atomic_reduction_region(op);
  if (mica_region_is_empty(region)) return true;
  if (argument_count(region) != 2 || argument_type(region, 0) != argument_type(region, 1))
    return mica_op_error(op, "expects atomic reduction region with two arguments of the same type");
  const mica_type *pointer = argument_type(region, 0);
  return (omp_is_pointer(pointer) &&
          (!mica_type_is_memref(pointer) || mica_type_element(pointer) == type)) ||
         mica_op_error(op,
                       "expects atomic reduction region arguments to be accumulators containing "
                       "the reduction type");
}

bool omp_declare_reduction_check_regions(mica_op *op) {
  const mica_type *type = omp_declare_reduction_type(op);
  const mica_region *cleanup = omp_declare_reduction_cleanup_region(op);
  if (!yields(omp_declare_reduction_alloc_region(op), type))
    return mica_op_error(op, "expects alloc region to yield a value of the reduction type");
  if (!check_initializer(op, type) || !check_combiner(op, type) || !check_atomic(op, type))
    return false;
  return mica_region_is_empty(cleanup) ||
         (argument_count(cleanup) == 1 && argument_type(cleanup, 0) == type) ||
         mica_op_error(op, "expects cleanup region with one argument of the reduction type");
}

// ---- declare_mapper, allocate_dir ---------------------------------------------------------------

bool omp_declare_mapper_info_check(mica_op *op) { return omp_check_map(op); }

bool omp_declare_mapper_check_regions(mica_op *op) {
  const mica_block *body = mica_region_first(omp_declare_mapper_body(op));
  const mica_op *end = body == NULL ? NULL : mica_block_terminator(body);
  return (end != NULL && omp_declare_mapper_info_isa(end)) ||
         mica_op_error(op, "expected terminator to be a DeclareMapperInfoOp");
}

bool omp_allocate_dir_check(mica_op *op) {
  const uint64_t align = omp_allocate_dir_has_align(op) ? (uint64_t)omp_allocate_dir_align(op) : 0;
  return (align & (align - 1)) == 0 || align == 0 ||
         mica_op_plain_error(op, "ALIGN value : %U must be power of 2", align);
}
