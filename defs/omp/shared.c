// What stands around operations of omp, and parts that several of them have. Owns nothing.
#include "shared.h"

#include "llvm/llvm.h"
#include "mica/predicate.h"
#include "mica/verify.h"

bool omp_is_pointer(const mica_type *type) {
  return mica_type_is_memref(type) || llvm_pointer_type_isa(type);
}

// ---- Operations ---------------------------------------------------------------------------------

bool omp_is_of_dialect(const mica_op *op) { return op->name->dialect == &omp_dialect; }

bool omp_is_wrapper(const mica_op *op) {
  return op != NULL && mica_op_interface(op, &omp_loop_wrapper_interface_id) != NULL;
}

bool omp_is_terminator(const mica_op *op) {
  return mica_op_has_trait(op, &mica_trait_is_terminator);
}

bool omp_is_composite(const mica_op *op) {
  return mica_op_attribute(op, MICA_STR("omp.composite")) != NULL;
}

const mica_op *omp_parent_of(const mica_op *op, const mica_op_def *def) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op))
    if (mica_op_isa(op, def)) return op;
  return NULL;
}

const mica_op *omp_parent_in_dialect(const mica_op *op) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op))
    if (omp_is_of_dialect(op)) return op;
  return NULL;
}

const mica_op *omp_nested_wrapper(const mica_op *wrapper) {
  const mica_block *body = mica_region_first(mica_op_region(wrapper, 0));
  const mica_op *nested = body == NULL ? NULL : mica_block_first(body);
  return omp_is_wrapper(nested) ? nested : NULL;
}

// ---- Parts --------------------------------------------------------------------------------------

// A section has the arguments of what is around it; only `omp.target` has some for what it maps.
size_t omp_argument_count(const mica_op *op, omp_argument_clause clause) {
  static const char *const groups[] = {
      "has_device_addr_vars", "host_eval_vars", "in_reduction_vars",   "map_vars",
      "private_vars",         "reduction_vars", "task_reduction_vars", "use_device_addr_vars",
      "use_device_ptr_vars"};
  if (omp_section_isa(op)) {
    op = mica_op_parent(op);
    if (op == NULL || !omp_sections_isa(op)) return 0;
  }
  if (clause == OMP_MAP && !omp_target_isa(op)) return 0;
  return mica_op_group_named(op, groups[clause]).count;
}

bool omp_check_block_arguments(mica_op *op) {
  const mica_block *entry = mica_region_first(mica_op_region(op, 0));
  const size_t count = entry == NULL ? 0 : mica_block_argument_count(entry);
  size_t expected = 0;
  for (int i = 0; i < OMP_ARGUMENT_CLAUSES; i++)
    expected += omp_argument_count(op, (omp_argument_clause)i);
  return count >= expected ||
         mica_op_error(op, "expected at least %z entry block argument(s)", expected);
}
