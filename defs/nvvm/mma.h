// Products in registers: what their text and their checks share.
#ifndef MICA_DEFS_NVVM_MMA_H
#define MICA_DEFS_NVVM_MMA_H

#include "mica/reflection.h"
#include "shared.h"

// The elements of a matrix as a product names them, by the type of a register or of a struct of
// them; `is_sum`: it is what the product is added to, or becomes. False: that doesn't tell.
bool nvvm_infer_mma_type(const mica_type *type, bool is_sum, nvvm_mma_types *out);

#endif
