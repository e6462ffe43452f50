// What MLIR's files of gpu ask for besides the hooks of defs/gpu: what CompilationAttrInterfaces.td
// asks of attributes in C++. Those of dialects that aren't registered are taken at their word. In
// C++ one method tells the ranges of results and arguments; a launch has no results that are
// integers.
#include "gpu/gpu.h"

#include "mica/mica.h"

bool compilation_attr_interfaces_offloading_translation_attr_holds(const mica_attr *attr) {
  return mica_attr_is_opaque(attr) ||
         mica_attr_has_trait(attr, &gpu_trait_offloading_translation_attr_trait);
}

void gpu_launch_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  (void)op, (void)operands, (void)results;
}
