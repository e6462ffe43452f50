// Hooks of memory with a name: what it may hold, and who refers to it. Called by generated code;
// own nothing.
#include "memref/memref.h"

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "mica/symbol.h"

static bool is_static_memref(const mica_type *type) {
  return mica_type_is_memref(type) && mica_type_has_static_shape(type);
}

// `memref<2xf32>`, `memref<2xf32> = dense<...>`, `memref<2xf32> = uninitialized`.
bool memref_parse_global_memref_op_type_and_initial_value(mica_parser *p, mica_op_state *out,
                                                          const mica_attr **type_attr,
                                                          const mica_attr **value) {
  (void)out;
  const mica_type *type;
  if (!mica_parse_type(p, &type)) return false;
  if (!is_static_memref(type))
    return mica_parse_error(p, mica_parser_name_position(p),
                            "type should be static shaped memref, but got '%t'", type);
  *type_attr = mica_attr_type_of(type);
  if (*type_attr == NULL || !mica_parse_optional_punct(p, '=')) return *type_attr != NULL;
  if (mica_parse_optional_keyword(p, "uninitialized")) {
    *value = mica_attr_unit(mica_parser_context(p));
    return *value != NULL;
  }
  const mica_type *tensor =
      mica_type_ranked_tensor(mica_type_shape(type), mica_type_element(type), NULL);
  if (tensor == NULL || !mica_parse_attr(p, tensor, value)) return false;
  return mica_attr_is_elements(*value) ||
         mica_parse_error(p, mica_parser_name_position(p),
                          "initial value should be a unit or elements attribute");
}

void memref_print_global_memref_op_type_and_initial_value(mica_printer *p, const mica_op *op,
                                                          const mica_attr *type,
                                                          const mica_attr *value) {
  (void)op;
  mica_print_attr(p, type);
  if (value == NULL) return;
  mica_print_text(p, " = ");
  if (mica_attr_is_unit(value)) mica_print_text(p, "uninitialized");
  else mica_print_attr_without_type(p, value);
}

static void append_shape(mica_diag *diag, mica_int64s shape) {
  for (size_t i = 0; i < shape.size; i++)
    mica_diag_append(diag, "%s%I", i == 0 ? "" : ", ", shape.data[i]);
}

static bool check_value(mica_op *op, const mica_type *memref, const mica_attr *value) {
  if (mica_attr_is_unit(value)) return true;
  if (!mica_attr_is_elements(value))
    return mica_op_error(op, "initial value should be a unit or elements attribute, but got %a",
                         value);
  const mica_type *type = mica_attr_type(value);
  if (mica_type_element(type) != mica_type_element(memref))
    return mica_op_error(op,
                         "initial value element expected to be of type '%t', but was of type '%t'",
                         mica_type_element(memref), mica_type_element(type));
  if (mica_shapes_equal(type, memref)) return true;
  mica_diag *diag = mica_op_error_begin(op, "initial value shape expected to be ");
  append_shape(diag, mica_type_shape(memref));
  mica_diag_append(diag, " but was ");
  append_shape(diag, mica_type_shape(type));
  return mica_diag_report(diag);
}

bool memref_global_check(mica_op *op) {
  const mica_type *type = memref_global_type(op);
  const mica_attr *value = memref_global_initial_value_attr(op);
  if (!is_static_memref(type))
    return mica_op_error(op, "type should be static shaped memref, but got '%t'", type);
  return value == NULL || check_value(op, type, value);
}

bool memref_get_global_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = memref_get_global_name_attr(op);
  const mica_op *global = mica_symbol_tables_nearest(tables, op, name);
  if (global == NULL || !memref_global_isa(global))
    return mica_op_error(op, "'%S' does not reference a valid global memref",
                         mica_attr_symbol_root(name));
  const mica_type *type = mica_value_type(memref_get_global_result(op));
  return type == memref_global_type(global) ||
         mica_op_error(op, "result type '%t' does not match type '%t' of the global memref @%S",
                       type, memref_global_type(global), mica_attr_symbol_root(name));
}
