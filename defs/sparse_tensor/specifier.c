// Hooks of storage specifiers: their types, and the checks of what is asked of them. Called by
// generated code; own nothing.
#include "mica/diagnostic.h"
#include "shared.h"

// ---- Types --------------------------------------------------------------------------------------

// Of the properties of levels only whether coordinates are structures of arrays decides the
// storage; dimensions, widths and values don't, so that it has no map.
static const mica_attr *without_the_rest(mica_context *ctx, mica_loc loc,
                                         const mica_attr *encoding) {
  enum { PROPERTIES = 0xffff };
  const mica_uint64s levels = sparse_tensor_levels(encoding);
  uint64_t kept[SPARSE_LEVELS_MAX];
  if (levels.size > SPARSE_LEVELS_MAX) return NULL;
  for (size_t i = 0; i < levels.size; i++)
    kept[i] = levels.data[i] & ~(uint64_t)(PROPERTIES & ~SPARSE_SOA);
  return sparse_tensor_encoding_attr_get_checked(ctx, loc, (mica_uint64s){kept, levels.size}, NULL,
                                                 NULL, 0, 0, NULL, NULL,
                                                 sparse_tensor_encoding_attr_dim_slices(encoding));
}

bool sparse_tensor_parse_specifier_encoding(mica_parser *p, const mica_attr **encoding) {
  const mica_attr *read;
  if (!mica_parse_stripped_attr(p, &sparse_tensor_encoding_attr_def, &read)) {
    mica_parse_parameter_error(p, "SparseTensor_StorageSpecifier", "encoding",
                               "::mlir::sparse_tensor::SparseTensorEncodingAttr");
    return false;
  }
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  *encoding = without_the_rest(mica_parser_context(p), loc, read);
  return *encoding != NULL;
}

void sparse_tensor_print_specifier_encoding(mica_printer *p, const mica_attr *encoding) {
  mica_print_attr(p, encoding);
}

// ---- Checks -------------------------------------------------------------------------------------

static bool is_of_slice(sparse_tensor_storage_specifier_kind kind) {
  return kind == SPARSE_TENSOR_STORAGE_SPECIFIER_KIND_DIM_OFFSET ||
         kind == SPARSE_TENSOR_STORAGE_SPECIFIER_KIND_DIM_STRIDE;
}

static bool check_level(const mica_op *op, mica_uint64s levels,
                        sparse_tensor_storage_specifier_kind kind, const mica_attr *level) {
  if (level == NULL) return mica_op_plain_error(op, "missing level argument");
  const uint64_t at = sparse_number(level);
  if (at >= levels.size) return mica_op_plain_error(op, "requested level is out of bounds");
  return kind != SPARSE_TENSOR_STORAGE_SPECIFIER_KIND_POS_MEM_SIZE ||
         !sparse_level_is(levels.data[at], SPARSE_SINGLETON) ||
         mica_op_plain_error(op, "requested position memory size on a singleton level");
}

static bool check_access(const mica_op *op, sparse_tensor_storage_specifier_kind kind,
                         const mica_value *specifier, const mica_attr *level) {
  const mica_attr *encoding =
      sparse_tensor_storage_specifier_type_encoding(mica_value_type(specifier));
  const bool of_values = kind == SPARSE_TENSOR_STORAGE_SPECIFIER_KIND_VAL_MEM_SIZE;
  if (of_values && level != NULL)
    return mica_op_plain_error(op, "redundant level argument for querying value memory size");
  if (is_of_slice(kind) && sparse_tensor_encoding_attr_dim_slices(encoding).size == 0)
    return mica_op_plain_error(op, "requested slice data on non-slice tensor");
  return of_values || check_level(op, sparse_tensor_levels(encoding), kind, level);
}

bool sparse_tensor_storage_specifier_get_check(mica_op *op) {
  return check_access(op, sparse_tensor_storage_specifier_get_specifier_kind(op),
                      sparse_tensor_storage_specifier_get_specifier(op),
                      sparse_tensor_storage_specifier_get_level_attr(op));
}

bool sparse_tensor_storage_specifier_set_check(mica_op *op) {
  return check_access(op, sparse_tensor_storage_specifier_set_specifier_kind(op),
                      sparse_tensor_storage_specifier_set_specifier(op),
                      sparse_tensor_storage_specifier_set_level_attr(op));
}
