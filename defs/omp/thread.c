// Checks of constructs for threads and teams, and what must stand in them. Called by generated
// code; own nothing.
#include "func/func.h"
#include "llvm/llvm.h"
#include "mica/attribute.h"
#include "mica/predicate.h"
#include "mica/symbol.h"
#include "shared.h"

// ---- parallel -----------------------------------------------------------------------------------

bool omp_parallel_check(mica_op *op) {
  return omp_check_allocate(op) && omp_check_private(op) && omp_check_reduction(op, "reduction");
}

// Calls `look` for the operations of all blocks until it answers false.
static bool each_op(const mica_region *region, bool (*look)(void *user, const mica_op *op),
                    void *user) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (const mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (!look(user, op)) return false;
  return true;
}

typedef struct nested {
  size_t count;
  const mica_op_def *def;
} nested;

static bool count_nested(void *user, const mica_op *op) {
  nested *n = user;
  n->count += mica_op_isa(op, n->def);
  return true;
}

static bool is_in_composite(void *user, const mica_op *op) {
  if (!omp_is_of_dialect(op) || omp_distribute_isa(op) || omp_is_terminator(op)) return true;
  return mica_op_plain_error(
      user, "unexpected OpenMP operation inside of composite 'omp.parallel': %o", op);
}

bool omp_parallel_check_regions(mica_op *op) {
  nested distribute = {0, &omp_distribute_def};
  each_op(omp_parallel_region(op), count_nested, &distribute);
  if (distribute.count > 1)
    return mica_op_plain_error(op, "multiple 'omp.distribute' nested inside of 'omp.parallel'");
  if (distribute.count == 0)
    return !omp_is_composite(op) ||
           mica_op_plain_error(op, "'omp.composite' attribute present in non-composite operation");
  if (!omp_is_composite(op))
    return mica_op_plain_error(op, "'omp.composite' attribute missing from composite operation");
  return each_op(omp_parallel_region(op), is_in_composite, op);
}

// ---- teams --------------------------------------------------------------------------------------

static bool check_num_teams(const mica_op *op) {
  const mica_value *lower = omp_teams_num_teams_lower(op), *upper = omp_teams_num_teams_upper(op);
  if (lower == NULL) return true;
  if (upper == NULL)
    return mica_op_plain_error(
        op, "expected num_teams upper bound to be defined if the lower bound is defined");
  return mica_value_type(lower) == mica_value_type(upper) ||
         mica_op_plain_error(op,
                             "expected num_teams upper bound and lower bound to be the same type");
}

bool omp_teams_check(mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  if ((parent == NULL || !omp_target_isa(parent)) && omp_parent_in_dialect(op) != NULL)
    return mica_op_plain_error(
        op,
        "expected to be nested inside of omp.target or not nested in any OpenMP "
        "dialect operations");
  return check_num_teams(op) && omp_check_allocate(op) && omp_check_reduction(op, "reduction");
}

// ---- sections -----------------------------------------------------------------------------------

bool omp_sections_check(mica_op *op) {
  return omp_check_allocate(op) && omp_check_reduction(op, "reduction");
}

static bool is_section(void *user, const mica_op *op) {
  return omp_section_isa(op) || omp_terminator_isa(op) ||
         mica_op_error(user, "expected omp.section op or terminator op inside region");
}

bool omp_sections_check_regions(mica_op *op) {
  return each_op(omp_sections_region(op), is_section, op);
}

// ---- single -------------------------------------------------------------------------------------

static bool check_copy_function(const mica_op *op, const mica_attr *symbol,
                                const mica_type *variable) {
  const mica_op *found = mica_symbol_nearest(op, symbol);
  mica_types inputs;
  if (found != NULL && func_func_isa(found))
    inputs = mica_type_function_inputs(func_func_function_type(found));
  else if (found != NULL && llvm_func_isa(found))
    inputs = llvm_function_type_params_(llvm_func_function_type(found));
  else return mica_op_error(op, "expected symbol reference %a to point to a copy function", symbol);
  if (inputs.size != 2)
    return mica_op_error(op, "expected copy function %a to have 2 operands", symbol);
  if (inputs.data[0] != inputs.data[1])
    return mica_op_error(op, "expected copy function %a arguments to have the same type", symbol);
  return inputs.data[0] == variable ||
         mica_op_error(
             op,
             "expected copy function arguments' type ('%t') to be the same as copyprivate "
             "variable's type ('%t')",
             inputs.data[0], variable);
}

bool omp_single_check(mica_op *op) {
  const size_t vars = omp_single_copyprivate_vars_count(op);
  const mica_attrs syms = omp_single_copyprivate_syms(op);
  if (!omp_check_allocate(op)) return false;
  if (vars != syms.size)
    return mica_op_error(op,
                         "inconsistent number of copyprivate vars (= %z) and functions (= %z), "
                         "both must be equal",
                         vars, syms.size);
  for (size_t i = 0; i < vars; i++)
    if (!check_copy_function(op, syms.data[i], mica_value_type(omp_single_copyprivate_vars(op, i))))
      return false;
  return true;
}

// ---- workdistribute -----------------------------------------------------------------------------

static mica_walk look_inside(void *user, mica_op *op) {
  const char **why_not = user;
  *why_not = omp_barrier_isa(op)    ? "explicit barriers are not allowed in workdistribute region"
             : omp_parallel_isa(op) ? "nested parallel constructs not allowed in workdistribute"
             : omp_teams_isa(op)    ? "nested teams constructs not allowed in workdistribute"
                                    : NULL;
  return *why_not == NULL ? MICA_WALK_ON : MICA_WALK_STOP;
}

static bool check_terminators(const mica_op *op, const mica_region *region) {
  size_t count = 0;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    const mica_op *last = mica_block_last(b);
    if (last != NULL && omp_terminator_isa(last) && ++count > 1)
      return mica_op_error(op, "region must have exactly one terminator");
  }
  return count == 1 || mica_op_error(op, "region must be terminated with omp.terminator");
}

bool omp_workdistribute_check(mica_op *op) {
  const mica_region *region = omp_workdistribute_region(op);
  const mica_op *parent = mica_op_parent(op);
  const char *why_not = NULL;
  if (mica_region_is_empty(region)) return mica_op_error(op, "region cannot be empty");
  if (mica_block_first(mica_region_first(region)) == NULL)
    return mica_op_error(op, "region must contain a structured block");
  if (!check_terminators(op, region)) return false;
  mica_op_walk_after(op, look_inside, &why_not);
  if (why_not != NULL) return mica_op_error(op, "%s", why_not);
  return (parent != NULL && omp_teams_isa(parent)) ||
         mica_op_error(op, "workdistribute must be nested under teams");
}
