// What SCFOps.td asks for besides the hooks of defs/scf: the types of scf.if's results, which
// follow from terminators that a builder has not made yet. They are those that are given; that the
// terminators have them is for RegionBranchOpInterface to check.
#include "scf/scf.h"

#include "mica/mica.h"

bool scf_if_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                        const mica_type **types) {
  (void)ctx, (void)loc;
  for (size_t i = 0; i < parts->result_count; i++) types[i] = parts->result_types[i];
  return true;
}

size_t scf_if_infer_count(const mica_op_parts *parts) { return parts->result_count; }
