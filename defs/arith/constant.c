// Hooks of arith.constant: which values it takes, and the names that its results get (%c42_i32,
// %true, %cst). Called by generated code; own nothing.
#include "arith/arith.h"

#include <stdio.h>

#include "mica/context.h"
#include "mica/fold.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "ub/ub.h"

bool arith_constant_check(mica_op *op) {
  const mica_type *type = mica_value_type(arith_constant_result(op));
  const mica_attr *value = arith_constant_value_attr(op);
  if (mica_type_is_integer(type) && !mica_type_is_signless_integer(type))
    return mica_op_error(op, "integer return type must be signless");
  if (!mica_attr_is_integer(value) && !mica_attr_is_float(value) && !mica_attr_is_elements(value))
    return mica_op_error(op, "value must be an integer, float, or elements attribute");
  bool splat = mica_attr_is_dense_elements(value) && mica_attr_dense_is_splat(value);
  if (mica_type_is_vector(type) && mica_type_has_scalable_dims(type) && !splat)
    return mica_op_error(
        op,
        "intializing scalable vectors with elements attribute is not supported unless it's a "
        "vector splat");
  return true;
}

// ---- Names --------------------------------------------------------------------------------------

// "c42_i32", "c-1", "c7_vscale": the number and what follows it.
static void set_number_name(const mica_op *op, mica_name_setter *set, int64_t value,
                            mica_str suffix) {
  mica_set_value_number_name(set, mica_op_result(op, 0), MICA_STR("c"), value, suffix);
}

// A number of more than 64 bits is named by its text, "12345 : i128".
static void set_wide_name(const mica_op *op, mica_name_setter *set, const mica_attr *value,
                          mica_str suffix) {
  mica_context *ctx = mica_op_context(op);
  mica_str text = mica_attr_to_text(value);
  const char *end = text.data == NULL ? NULL : memchr(text.data, ' ', text.size);
  size_t digits = end == NULL ? 0 : (size_t)(end - text.data), size = 1 + digits + suffix.size;
  char *name = end == NULL ? NULL : mica_allocate(ctx, size);
  if (name != NULL) {
    name[0] = 'c';
    memcpy(name + 1, text.data, digits);
    if (suffix.size != 0) memcpy(name + 1 + digits, suffix.data, suffix.size);
    mica_set_value_name(set, arith_constant_result(op), (mica_str){name, size});
  }
  mica_free(ctx, name, size);
  if (text.data != NULL) mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

static void name_integer(const mica_op *op, mica_name_setter *set, const mica_attr *value,
                         const mica_type *type) {
  if (!mica_type_is_integer(type)) {
    set_number_name(op, set, mica_attr_integer_value(value), (mica_str){NULL, 0});
    return;
  }
  uint32_t width = mica_type_integer_width(type);
  char suffix[16];
  mica_str text = {suffix, (size_t)snprintf(suffix, sizeof suffix, "_i%u", (unsigned)width)};
  if (width == 1)
    mica_set_value_name(set, arith_constant_result(op),
                        mica_attr_bool_value(value) ? MICA_STR("true") : MICA_STR("false"));
  else if (width <= 64) set_number_name(op, set, mica_attr_integer_value(value), text);
  else set_wide_name(op, set, value, text);
}

void arith_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *value = arith_constant_value_attr(op);
  if (mica_attr_is_integer(value))
    name_integer(op, set, value, mica_value_type(arith_constant_result(op)));
  else mica_set_value_name(set, arith_constant_result(op), MICA_STR("cst"));
}

// The integer constant that defines a value, or NULL.
static const mica_attr *constant_of(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL || !arith_constant_isa(op)) return NULL;
  const mica_attr *attr = arith_constant_value_attr(op);
  return attr != NULL && mica_attr_is_integer(attr) ? attr : NULL;
}
static bool is_vscale(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  return op != NULL && mica_str_is(mica_op_name_of(op), "vector.vscale");
}

// A constant times the vector scale is named after the constant: %c4_vscale.
void arith_muli_result_names(const mica_op *op, mica_name_setter *set) {
  if (!mica_type_is_index(mica_value_type(arith_muli_result(op)))) return;
  const mica_value *a = arith_muli_lhs(op), *b = arith_muli_rhs(op);
  const mica_attr *base = is_vscale(b) ? constant_of(a) : is_vscale(a) ? constant_of(b) : NULL;
  if (base != NULL) set_number_name(op, set, mica_attr_integer_value(base), MICA_STR("_vscale"));
}

// ---- As a constant ------------------------------------------------------------------------------

bool arith_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, arith_constant_value_attr(op));
}

// What an operation of arith gives may be poison.
mica_op *arith_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  if (mica_attr_interface(constant, &mica_poison_attr_interface_id) != NULL)
    return ub_poison_build(b, loc, type, constant);
  const mica_type *element = mica_type_element_or_self(type);
  if (mica_attr_type(constant) != type) return NULL;
  if (mica_type_is_integer(element) && !mica_type_is_signless_integer(element)) return NULL;
  const bool is_number = mica_attr_is_integer(constant) || mica_attr_is_float(constant);
  if (!is_number && !mica_attr_is_elements(constant)) return NULL;
  return arith_constant_build(b, loc, constant);
}
