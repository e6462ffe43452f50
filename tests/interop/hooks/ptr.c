// What PtrAttrDefs.td leaves to its author besides defs/ptr: a default that ptr.def says in C.
#include "ptr/ptr.h"

uint32_t ptr_spec_attr_default_index(mica_context *ctx) {
  (void)ctx;
  return UINT32_MAX;
}
