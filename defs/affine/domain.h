// What the hooks of affine share: which values are dimensions and symbols, and lists of them.
#ifndef MICA_DEFS_AFFINE_DOMAIN_H
#define MICA_DEFS_AFFINE_DOMAIN_H

#include "affine/affine.h"

// The nearest region around the operation that one with the trait AffineScope holds; NULL: none.
const mica_region *affine_scope_of(const mica_op *op);
bool affine_is_dim(const mica_value *value, const mica_region *scope);
bool affine_is_symbol(const mica_value *value, const mica_region *scope);
// That there are no fewer than the map has inputs. Reports.
bool affine_check_input_count(mica_op *op, const mica_affine_map *map, size_t count);
// That the operands from `first` are dimensions, as many as `dims`, and then symbols. Reports.
bool affine_check_inputs(mica_op *op, size_t first, size_t count, size_t dims);
// That they are of type index and dimensions, or reports `wrong_type` or `no_dim`.
bool affine_check_dims(mica_op *op, size_t first, size_t count, const char *wrong_type,
                       const char *no_dim);

// `(%i, %j)[%n]`: operands of type index, of which `dims` stand in parentheses.
bool affine_parse_inputs(mica_parser *p, mica_op_state *out, size_t *dims, size_t *count);
void affine_print_inputs(mica_printer *p, const mica_op *op, mica_segment inputs, size_t dims);
// `[%i + 1, symbol(%n)]`, a map that is set as the attribute of that name.
bool affine_parse_subscripts(mica_parser *p, mica_op_state *out, mica_str name,
                             mica_operand_refs *inputs);
bool affine_set_map(mica_op_state *out, mica_str name, const mica_affine_map *map);

static inline size_t affine_input_count(const mica_affine_map *map) {
  return (size_t)map->dim_count + map->symbol_count;
}

#endif
