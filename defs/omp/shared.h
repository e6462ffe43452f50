// What the hooks of omp share: what stands around an operation, errors, clauses by their names.
#ifndef MICA_DEFS_OMP_SHARED_H
#define MICA_DEFS_OMP_SHARED_H

#include "mica/diagnostic.h"
#include "mica/reflection.h"
#include "omp/omp.h"

// ---- Operations ---------------------------------------------------------------------------------

bool omp_is_of_dialect(const mica_op *op);
bool omp_is_wrapper(const mica_op *op);  // NULL is none
bool omp_is_terminator(const mica_op *op);
bool omp_is_composite(const mica_op *op);
const mica_op *omp_parent_of(const mica_op *op, const mica_op_def *def);  // NULL: none around it
const mica_op *omp_parent_in_dialect(const mica_op *op);                  // likewise
// The only operation of a loop wrapper, if it is another wrapper; else NULL.
const mica_op *omp_nested_wrapper(const mica_op *wrapper);

// ---- Parts of several operations, by their names ------------------------------------------------

// How many arguments a clause adds to the region, in this order.
typedef enum omp_argument_clause {
  OMP_HAS_DEVICE_ADDR,
  OMP_HOST_EVAL,
  OMP_IN_REDUCTION,
  OMP_MAP,
  OMP_PRIVATE,
  OMP_REDUCTION,
  OMP_TASK_REDUCTION,
  OMP_USE_DEVICE_ADDR,
  OMP_USE_DEVICE_PTR,
  OMP_ARGUMENT_CLAUSES,
} omp_argument_clause;
size_t omp_argument_count(const mica_op *op, omp_argument_clause clause);

// The type of what an `omp.private` makes, as its regions tell. NULL: it has none.
const mica_type *omp_private_argument_type(const mica_op *privatizer);

// ---- Checks of clauses, whose parts are found by their names ------------------------------------

bool omp_check_allocate(const mica_op *op);
bool omp_check_private(const mica_op *op);
bool omp_check_reduction(const mica_op *op, const char *name);  // "in_reduction"
bool omp_check_depend(const mica_op *op);
bool omp_check_map(const mica_op *op);
bool omp_check_hint(const mica_op *op);
// Each of a group stands there once, or `what` is reported.
bool omp_check_unique(const mica_op *op, mica_segment values, const char *what);
// Each of a group is of an `omp.map.info`.
bool omp_check_mapped(const mica_op *op, const char *clause, mica_segment values);

#endif
