// Builtin types without parts of their own kind: integers, index, floats, none.
#include "builtin/params.h"
#include "text/float_layout.h"

static const mica_param_def integer_params[] = {
    PARAM(integer_type, width, MICA_PARAM_BITS),
    PARAM(integer_type, sign, MICA_PARAM_BITS),
};
static const mica_param_def float_params[] = {PARAM(float_type, kind, MICA_PARAM_BITS)};

const mica_type_def mica_builtin_integer_type = {
    .base = BUILTIN_BASE("builtin.integer", integer_type, integer_params),
    .print = mica_printer_integer_type};
const mica_type_def mica_builtin_float_type = {
    .base = BUILTIN_BASE("builtin.float", float_type, float_params),
    .print = mica_printer_float_type};
const mica_type_def mica_builtin_index_type = {.base = BUILTIN_BASE_EMPTY("builtin.index"),
                                               .print = mica_printer_index_type};
const mica_type_def mica_builtin_none_type = {.base = BUILTIN_BASE_EMPTY("builtin.none"),
                                              .print = mica_printer_none_type};

// ---- Integers -----------------------------------------------------------------------------------

static bool check_width(mica_context *ctx, mica_loc loc, uint64_t width) {
  return width <= MICA_INTEGER_WIDTH_MAX ||
         mica_error(ctx, loc, "integer bitwidth is limited to %d bits", MICA_INTEGER_WIDTH_MAX);
}

const mica_type *mica_type_integer(mica_context *ctx, uint32_t width, mica_signedness sign) {
  assert(sign == MICA_SIGNLESS || sign == MICA_SIGNED || sign == MICA_UNSIGNED);
  if (sign == MICA_SIGNLESS) return mica_type_i(ctx, width);
  if (!check_width(ctx, mica_loc_unknown(), width)) return NULL;
  integer_type params = {width, sign};
  return mica_type_get(ctx, &mica_builtin_integer_type, &params);
}

const mica_type *mica_type_i(mica_context *ctx, uint32_t width) {
  const mica_type **cached = width < CACHED_WIDTHS ? &ctx->uniquer->signless[width] : NULL;
  if (cached != NULL && *cached != NULL) return *cached;
  if (!check_width(ctx, mica_loc_unknown(), width)) return NULL;
  integer_type params = {width, MICA_SIGNLESS};
  const mica_type *type = mica_type_get(ctx, &mica_builtin_integer_type, &params);
  if (cached != NULL) *cached = type;
  return type;
}

const mica_type *mica_type_integer_checked(mica_context *ctx, mica_loc loc, uint64_t width,
                                           mica_signedness sign) {
  return check_width(ctx, loc, width) ? mica_type_integer(ctx, (uint32_t)width, sign) : NULL;
}

bool mica_type_is_integer(const mica_type *type) { return type->def == &mica_builtin_integer_type; }
bool mica_type_is_i(const mica_type *type, uint32_t width) {
  return mica_type_is_signless_integer(type) && integer_of(type)->width == width;
}
bool mica_type_is_signless_integer(const mica_type *type) {
  return mica_type_is_integer(type) && integer_of(type)->sign == MICA_SIGNLESS;
}
bool mica_type_is_signed_integer(const mica_type *type) {
  return mica_type_is_integer(type) && integer_of(type)->sign == MICA_SIGNED;
}
bool mica_type_is_unsigned_integer(const mica_type *type) {
  return mica_type_is_integer(type) && integer_of(type)->sign == MICA_UNSIGNED;
}
uint32_t mica_type_integer_width(const mica_type *type) { return integer_of(type)->width; }
mica_signedness mica_type_integer_sign(const mica_type *type) {
  return (mica_signedness)integer_of(type)->sign;
}

// ---- Index, none --------------------------------------------------------------------------------

const mica_type *mica_type_index(mica_context *ctx) {
  const mica_type **cached = &ctx->uniquer->index;
  if (*cached == NULL) *cached = mica_type_get(ctx, &mica_builtin_index_type, NULL);
  return *cached;
}

const mica_type *mica_type_none(mica_context *ctx) {
  const mica_type **cached = &ctx->uniquer->none;
  if (*cached == NULL) *cached = mica_type_get(ctx, &mica_builtin_none_type, NULL);
  return *cached;
}

bool mica_type_is_index(const mica_type *type) { return type->def == &mica_builtin_index_type; }
bool mica_type_is_none(const mica_type *type) { return type->def == &mica_builtin_none_type; }
bool mica_type_is_signless_or_index(const mica_type *type) {
  return mica_type_is_index(type) || mica_type_is_signless_integer(type);
}
bool mica_type_is_int_or_index(const mica_type *type) {
  return mica_type_is_index(type) || mica_type_is_integer(type);
}
bool mica_type_is_int_or_float(const mica_type *type) {
  return mica_type_is_integer(type) || mica_type_is_float(type);
}
bool mica_type_is_int_or_index_or_float(const mica_type *type) {
  return mica_type_is_int_or_index(type) || mica_type_is_float(type);
}

// ---- Floats -------------------------------------------------------------------------------------

const mica_type *mica_type_float(mica_context *ctx, mica_float_kind kind) {
  assert((size_t)kind < MICA_FLOAT_KIND_COUNT);
  const mica_type **cached = &ctx->uniquer->floats[kind];
  if (*cached != NULL) return *cached;
  float_type params = {kind};
  *cached = mica_type_get(ctx, &mica_builtin_float_type, &params);
  return *cached;
}

const mica_interface mica_float_type_interface_id = {"FloatType"};

static const mica_float_type_interface *float_methods(const mica_type *type) {
  const mica_float_type_interface *methods =
      mica_type_interface(type, &mica_float_type_interface_id);
  // C that was generated when this interface had no methods gives its identity instead.
  return (const void *)methods == &mica_float_type_interface_id ? NULL : methods;
}

bool mica_type_is_float(const mica_type *type) {
  return type->def == &mica_builtin_float_type || float_methods(type) != NULL;
}
const void *mica_type_class(const mica_type *type) {
  return mica_type_is_float(type) ? (const void *)type : (const void *)type->def;
}
mica_float_kind mica_type_float_kind(const mica_type *type) {
  if (type->def != &mica_builtin_float_type) return float_methods(type)->kind(type);
  const float_type *params = params_of_type(type, &mica_builtin_float_type);
  return (mica_float_kind)params->kind;
}
bool mica_type_is_float_kind(const mica_type *type, mica_float_kind kind) {
  return mica_type_is_float(type) && mica_type_float_kind(type) == kind;
}

uint32_t mica_type_bit_width(const mica_type *type) {
  if (mica_type_is_integer(type)) return integer_of(type)->width;
  return mica_type_is_float(type) ? mica_float_layout_of(mica_type_float_kind(type))->size : 0;
}
