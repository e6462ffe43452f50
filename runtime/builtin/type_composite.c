// Builtin types made of other types: functions, tuples, complex; and opaque types.
#include "builtin/params.h"

static const mica_param_def function_params[] = {
    PARAM(function_type, inputs, MICA_PARAM_TYPES),
    PARAM(function_type, results, MICA_PARAM_TYPES),
};
static const mica_param_def tuple_params[] = {PARAM(tuple_type, elements, MICA_PARAM_TYPES)};
static const mica_param_def complex_params[] = {PARAM(complex_type, element, MICA_PARAM_TYPE)};
static const mica_param_def opaque_params[] = {
    PARAM(opaque_type, dialect, MICA_PARAM_STR),
    PARAM(opaque_type, text, MICA_PARAM_STR),
};

const mica_type_def mica_builtin_function_type = {
    .base = BUILTIN_BASE("builtin.function", function_type, function_params),
    .print = mica_printer_function_type};
const mica_type_def mica_builtin_tuple_type = {
    .base = BUILTIN_BASE_ALIASED("builtin.tuple", tuple_type, tuple_params, "tuple"),
    .print = mica_printer_tuple_type};
const mica_type_def mica_builtin_complex_type = {
    .base = BUILTIN_BASE("builtin.complex", complex_type, complex_params),
    .print = mica_printer_complex_type};
const mica_type_def mica_builtin_opaque_type = {
    .base = BUILTIN_BASE("builtin.opaque", opaque_type, opaque_params),
    .print = mica_printer_opaque_type};

// ---- Functions ----------------------------------------------------------------------------------

static const function_type *function_of(const mica_type *type) {
  return params_of_type(type, &mica_builtin_function_type);
}

const mica_type *mica_type_function(mica_context *ctx, mica_types inputs, mica_types results) {
  function_type params = {inputs, results};
  return mica_type_get(ctx, &mica_builtin_function_type, &params);
}
bool mica_type_is_function(const mica_type *type) {
  return type->def == &mica_builtin_function_type;
}
mica_types mica_type_function_inputs(const mica_type *type) { return function_of(type)->inputs; }
mica_types mica_type_function_results(const mica_type *type) { return function_of(type)->results; }

// ---- Tuples -------------------------------------------------------------------------------------

const mica_type *mica_type_tuple(mica_context *ctx, mica_types elements) {
  tuple_type params = {elements};
  return mica_type_get(ctx, &mica_builtin_tuple_type, &params);
}
bool mica_type_is_tuple(const mica_type *type) { return type->def == &mica_builtin_tuple_type; }
mica_types mica_type_tuple_elements(const mica_type *type) {
  const tuple_type *params = params_of_type(type, &mica_builtin_tuple_type);
  return params->elements;
}

// ---- Complex ------------------------------------------------------------------------------------

const mica_type *mica_type_complex(const mica_type *element) {
  if (element == NULL) return NULL;
  complex_type params = {element};
  return mica_type_get(element->context, &mica_builtin_complex_type, &params);
}

const mica_type *mica_type_complex_checked(mica_loc loc, const mica_type *element) {
  if (element == NULL || mica_type_is_int_or_float(element)) return mica_type_complex(element);
  mica_error(element->context, loc, "invalid element type for complex");
  return NULL;
}
bool mica_type_is_complex(const mica_type *type) { return type->def == &mica_builtin_complex_type; }

// ---- Opaque -------------------------------------------------------------------------------------

static const opaque_type *opaque_of(const mica_type *type) {
  return params_of_type(type, &mica_builtin_opaque_type);
}

const mica_type *mica_type_opaque(mica_context *ctx, mica_str dialect, mica_str text) {
  opaque_type params = {dialect, text};
  return mica_type_get(ctx, &mica_builtin_opaque_type, &params);
}
static bool is_namespace_char(char c, bool first) {
  bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  return letter || (!first && ((c >= '0' && c <= '9') || c == '$'));
}

bool mica_check_dialect_namespace(mica_context *ctx, mica_loc loc, mica_str dialect) {
  bool valid = dialect.size != 0;
  for (size_t i = 0; i < dialect.size; i++)
    valid = valid && is_namespace_char(dialect.data[i], i == 0);
  return valid || mica_error(ctx, loc, "invalid dialect namespace '\"%S\"'", dialect);
}

const mica_type *mica_type_opaque_checked(mica_context *ctx, mica_loc loc, mica_str dialect,
                                          mica_str text) {
  return mica_check_dialect_namespace(ctx, loc, dialect) ? mica_type_opaque(ctx, dialect, text)
                                                         : NULL;
}
bool mica_type_is_opaque(const mica_type *type) { return type->def == &mica_builtin_opaque_type; }
mica_str mica_type_opaque_dialect(const mica_type *type) { return opaque_of(type)->dialect; }
mica_str mica_type_opaque_text(const mica_type *type) { return opaque_of(type)->text; }
