// What MLIR's definitions of linalg ask for besides the hooks of defs/linalg: defaults that are
// C++.
#include "linalg/linalg.h"

#include "mica/mica.h"

// Of matmul, batch_matmul and batch_reduce_matmul.
mica_attrs linalg_default_indexing_maps(mica_context *ctx) {
  return linalg_maps(ctx,
                     "[affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, "
                     "affine_map<(m, n, k) -> (m, n)>]");
}
mica_attrs linalg_default_indexing_maps_2(mica_context *ctx) {
  return linalg_maps(ctx,
                     "[affine_map<(b, m, n, k) -> (b, m, k)>, "
                     "affine_map<(b, m, n, k) -> (b, k, n)>, "
                     "affine_map<(b, m, n, k) -> (b, m, n)>]");
}
mica_attrs linalg_default_indexing_maps_3(mica_context *ctx) {
  return linalg_maps(ctx,
                     "[affine_map<(b, m, n, k) -> (b, m, k)>, "
                     "affine_map<(b, m, n, k) -> (b, k, n)>, "
                     "affine_map<(b, m, n, k) -> (m, n)>]");
}

// Of windows with one, two and three dimensions.
const mica_attr *linalg_default_strides(mica_context *ctx) { return linalg_ones(ctx, 1); }
const mica_attr *linalg_default_strides_2(mica_context *ctx) { return linalg_ones(ctx, 2); }
const mica_attr *linalg_default_strides_3(mica_context *ctx) { return linalg_ones(ctx, 3); }
