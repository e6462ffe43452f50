// The dialects that Mica brings, for programs that want all of them. A program that registers those
// that it needs by itself, each from its own header, links no others.
//
//   static const mica_dialect_def *const dialects[] = {MICA_DIALECTS, &my_dialect};
#ifndef MICA_DIALECTS_H
#define MICA_DIALECTS_H

#include "mica/context.h"

#include "affine/affine.h"
#include "arith/arith.h"
#include "bufferization/bufferization.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "complex/complex.h"
#include "dlti/dlti.h"
#include "func/func.h"
#include "gpu/gpu.h"
#include "index/index.h"
#include "linalg/linalg.h"
#include "llvm/llvm.h"
#include "math/math.h"
#include "memref/memref.h"
#include "ptr/ptr.h"
#include "quant/quant.h"
#include "scf/scf.h"
#include "tensor/tensor.h"
#include "ub/ub.h"
#include "vector/vector.h"

#define MICA_DIALECTS \
  &affine_dialect, \
  &arith_dialect, \
  &bufferization_dialect, \
  &builtin_dialect, \
  &cf_dialect, \
  &complex_dialect, \
  &dlti_dialect, \
  &func_dialect, \
  &gpu_dialect, \
  &index_dialect, \
  &linalg_dialect, \
  &llvm_dialect, \
  &math_dialect, \
  &memref_dialect, \
  &ptr_dialect, \
  &quant_dialect, \
  &scf_dialect, \
  &tensor_dialect, \
  &ub_dialect, \
  &vector_dialect

// False as mica_context_register is: no memory, or another dialect has the name of one of them.
static inline bool mica_register_all(mica_context *ctx) {
  const mica_dialect_def *const dialects[] = {MICA_DIALECTS};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  return true;
}

#endif
