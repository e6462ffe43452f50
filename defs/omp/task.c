// Checks of tasks, of what they wait for, and of what ends a construct. Called by generated code;
// own nothing.
#include "mica/attribute.h"
#include "mica/predicate.h"
#include "mica/symbol.h"
#include "shared.h"

bool omp_task_check(mica_op *op) {
  return omp_check_depend(op) && omp_check_reduction(op, "in_reduction");
}

bool omp_taskgroup_check(mica_op *op) { return omp_check_reduction(op, "task_reduction"); }

// ---- critical, ordered --------------------------------------------------------------------------

bool omp_critical_declare_check(mica_op *op) { return omp_check_hint(op); }

bool omp_critical_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = omp_critical_name_attr(op);
  if (name == NULL) return true;
  const mica_op *found = mica_symbol_tables_nearest(tables, op, name);
  return (found != NULL && omp_critical_declare_isa(found)) ||
         mica_op_error(op, "expected symbol reference %a to point to a critical declaration", name);
}

// Among the iterations of a loop with a number in its clause, or with a region of one without.
static bool check_ordered(const mica_op *op) {
  const bool has_region = mica_op_region_count(op) > 0;
  const mica_op *nest = omp_parent_of(op, &omp_loop_nest_def);
  if (nest == NULL) return has_region || mica_op_error(op, "must be nested inside of a loop");
  const mica_op *wrapper = mica_op_parent(nest);
  if (wrapper == NULL || !omp_wsloop_isa(wrapper))
    return (wrapper != NULL && omp_simd_isa(wrapper)) ||
           mica_op_error(op,
                         "must be nested inside of a worksharing, simd or worksharing simd loop");
  if (!omp_wsloop_has_ordered(wrapper))
    return mica_op_error(op, "the enclosing worksharing-loop region must have an ordered clause");
  if (has_region == (omp_wsloop_ordered(wrapper) == 0)) return true;
  return mica_op_error(
      op, has_region ? "the enclosing loop's ordered clause must not have a parameter present"
                     : "the enclosing loop's ordered clause must have a parameter present");
}

bool omp_ordered_check(mica_op *op) {
  if (!check_ordered(op)) return false;
  const mica_op *wrapper = omp_parent_of(op, &omp_wsloop_def);
  return (wrapper != NULL && omp_wsloop_has_ordered(wrapper) &&
          omp_ordered_has_doacross_num_loops(op) &&
          omp_wsloop_ordered(wrapper) == omp_ordered_doacross_num_loops(op)) ||
         mica_op_error(op,
                       "number of variables in depend clause does not match number of iteration "
                       "variables in the doacross loop");
}

bool omp_ordered_region_check(mica_op *op) { return check_ordered(op); }

// ---- cancel, cancellation_point -----------------------------------------------------------------

static bool is_a(const mica_op *op, const mica_op_def *def) {
  return op != NULL && mica_op_isa(op, def);
}

static bool report_nowait(const mica_op *op, const char *what) {
  return mica_op_plain_error(op, "A %s construct that is canceled must not have a nowait clause",
                             what);
}

static bool check_cancelled_loop(const mica_op *op, const mica_op *loop) {
  if (!is_a(loop, &omp_wsloop_def))
    return mica_op_error(op, "cancel loop must appear inside a worksharing-loop region");
  if (omp_wsloop_nowait(loop)) return report_nowait(op, "worksharing");
  return !omp_wsloop_has_ordered(loop) ||
         mica_op_plain_error(
             op, "A worksharing construct that is canceled must not have an ordered clause");
}

static bool check_cancelled_sections(const mica_op *op, const mica_op *sections) {
  if (!is_a(sections, &omp_sections_def))
    return mica_op_error(op, "cancel sections must appear inside a sections region");
  return !omp_sections_nowait(sections) || report_nowait(op, "sections");
}

bool omp_cancel_check(mica_op *op) {
  const mica_op *around = omp_parent_in_dialect(op);
  if (around == NULL) return mica_op_error(op, "Orphaned cancel construct");
  const mica_op *parent = mica_op_parent(around);
  switch (omp_cancel_cancel_directive(op)) {
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_PARALLEL:
    return omp_parallel_isa(around) ||
           mica_op_error(op, "cancel parallel must appear inside a parallel region");
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_LOOP: return check_cancelled_loop(op, parent);
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_SECTIONS: return check_cancelled_sections(op, parent);
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_TASKGROUP:
    return omp_task_isa(around) || is_a(parent, &omp_taskloop_def) ||
           mica_op_error(op, "cancel taskgroup must appear inside a task region");
  }
  return true;
}

bool omp_cancellation_point_check(mica_op *op) {
  const mica_op *around = omp_parent_in_dialect(op);
  if (around == NULL) return mica_op_error(op, "Orphaned cancellation point");
  switch (omp_cancellation_point_cancel_directive(op)) {
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_PARALLEL:
    return omp_parallel_isa(around) ||
           mica_op_error(op, "cancellation point parallel must appear inside a parallel region");
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_LOOP:
    return is_a(mica_op_parent(around), &omp_wsloop_def) ||
           mica_op_error(op,
                         "cancellation point loop must appear inside a worksharing-loop region");
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_SECTIONS:
    return omp_section_isa(around) ||
           mica_op_error(op, "cancellation point sections must appear inside a sections region");
  case OMP_CLAUSE_CANCELLATION_CONSTRUCT_TYPE_TASKGROUP:
    return omp_task_isa(around) || is_a(mica_op_parent(around), &omp_taskloop_def) ||
           mica_op_error(op, "cancellation point taskgroup must appear inside a task region");
  }
  return true;
}

// ---- scan ---------------------------------------------------------------------------------------

static bool scans(const mica_op *op, const mica_op_def *def) {
  const mica_op *around = omp_parent_of(op, def);
  const mica_attr *modifier = around == NULL ? NULL
                                             : mica_op_attribute(around, MICA_STR("reduction_mod"));
  return modifier != NULL &&
         omp_reduction_modifier_attr_value(modifier) == OMP_REDUCTION_MODIFIER_INSCAN;
}

bool omp_scan_check(mica_op *op) {
  if ((omp_scan_exclusive_vars_count(op) > 0) == (omp_scan_inclusive_vars_count(op) > 0))
    return mica_op_plain_error(op, "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected");
  return scans(op, &omp_wsloop_def) || scans(op, &omp_simd_def) ||
         mica_op_plain_error(
             op,
             "SCAN directive needs to be enclosed within a parent worksharing loop construct "
             "or SIMD construct with INSCAN reduction modifier");
}
