// Properties: the attributes that they are kept as, made from other attributes and from C values.
// Called by generated builders and accessors, by the parser, and where an operation is made; owns
// nothing.
#include "mica/property.h"

#include <assert.h>

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/enum.h"
#include "mica/predicate.h"

bool mica_property_error(const mica_property_report *report, const char *format, ...) {
  if (report == NULL) return false;
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = report->begin(report->user);
  mica_diag_append_v(diag, format, arguments);
  va_end(arguments);
  return mica_diag_report(diag);
}

static const mica_attr *refuse(const mica_property_report *report, const char *reason) {
  mica_property_error(report, "%s", reason);
  return NULL;
}

static bool has_conversion(const mica_property_def *def) {
  return def->hooks != NULL && def->hooks->convert != NULL;
}

// ---- Enums --------------------------------------------------------------------------------------

// Bits beyond the enum's C type are cut off, as by a cast.
static void store(size_t size, uint64_t value, void *out) {
  uint8_t byte = (uint8_t)value;
  const uint16_t half = (uint16_t)value;
  uint32_t word = (uint32_t)value;
  if (size == 1) memcpy(out, &byte, size);
  else if (size == 2) memcpy(out, &half, size);
  else if (size == 4) memcpy(out, &word, size);
  else memcpy(out, &value, sizeof value);
}

static uint64_t load(size_t size, const void *from) {
  uint8_t byte;
  uint16_t half;
  uint32_t word;
  uint64_t value;
  if (size == 1) return memcpy(&byte, from, size), byte;
  if (size == 2) return memcpy(&half, from, size), half;
  if (size == 4) return memcpy(&word, from, size), word;
  return memcpy(&value, from, sizeof value), value;
}

static const mica_attr *make_enum(mica_context *ctx, const mica_property_def *def, uint64_t value) {
  uint64_t parameter = 0;
  if (!def->is_kept_in_form) return mica_attr_i(ctx, def->enumeration->width, (int64_t)value);
  store(def->size, value, &parameter);
  return mica_attr_get(ctx, def->form, &parameter);
}

static const mica_attr *convert_enum(mica_context *ctx, const mica_property_def *def,
                                     const mica_attr *given, const mica_property_report *report) {
  if (def->form != NULL && mica_attr_isa(given, def->form))
    return make_enum(ctx, def, load(def->size, mica_attr_params(given)));
  if (mica_attr_is_integer(given)) return make_enum(ctx, def, mica_attr_integer_zext(given));
  const char *class_name = def->form == NULL ? "" : def->form_class;
  mica_property_error(report, "expected %s%sIntegerAttr storage for %s", class_name,
                      def->form == NULL ? "" : " or ", def->enumeration->name);
  return NULL;
}

uint64_t mica_property_enum_value(const mica_property_def *def, const mica_attr *kept) {
  if (def->is_kept_in_form) return load(def->size, mica_attr_params(kept));
  return def->enumeration->is_bits ? mica_attr_integer_zext(kept)
                                   : (uint64_t)mica_attr_integer_value(kept);
}

// ---- Lists, optional values ---------------------------------------------------------------------

static const mica_attr *make_ints(mica_context *ctx, const mica_property_def *def,
                                  const void *values, size_t count) {
  const mica_type *element = mica_type_i(ctx, def->width);
  return element == NULL ? NULL : mica_attr_dense_array(element, values, count);
}

static const mica_attr *convert_items(mica_context *ctx, const mica_property_def *def,
                                      mica_attrs given, const mica_property_report *report) {
  if (given.size == 0) return mica_attr_array(ctx, given);
  const mica_attr **items = mica_allocate(ctx, given.size * sizeof *items);
  if (items == NULL) return NULL;
  size_t count = 0;
  while (count < given.size) {
    items[count] = mica_property_convert(ctx, def->element, given.data[count], report);
    if (items[count] == NULL) break;
    count++;
  }
  const mica_attr *made =
      count < given.size ? NULL : mica_attr_array(ctx, (mica_attrs){items, given.size});
  mica_free(ctx, (void *)items, given.size * sizeof *items);
  return made;
}

static const mica_attr *convert_list(mica_context *ctx, const mica_property_def *def,
                                     const mica_attr *given, const mica_property_report *report) {
  if (!mica_attr_is_array(given)) return refuse(report, "expected array attribute");
  return convert_items(ctx, def, mica_attr_array_elements(given), report);
}

static const mica_attr *convert_optional(mica_context *ctx, const mica_property_def *def,
                                         const mica_attr *given,
                                         const mica_property_report *report) {
  if (!mica_attr_is_array(given))
    return refuse(report, "expected optional properties to materialize as arrays");
  mica_attrs items = mica_attr_array_elements(given);
  if (items.size > 1)
    return refuse(report, "expected optional properties to become 0- or 1-element arrays");
  return convert_items(ctx, def, items, report);
}

// ---- From attributes ----------------------------------------------------------------------------

static const mica_attr *convert_unit(mica_context *ctx, const mica_attr *given,
                                     const mica_property_report *report) {
  if (!mica_attr_is_unit_or_bool(given)) return refuse(report, "expected UnitAttr or BoolAttr");
  bool is_set = mica_attr_is_unit(given) || mica_attr_bool_value(given);
  return is_set ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false);
}

static const mica_attr *convert_ints(const mica_property_def *def, const mica_attr *given,
                                     const mica_property_report *report) {
  if (mica_attr_is_dense_array_of(given, def->width)) return given;
  mica_property_error(report, "expected DenseI%uArrayAttr for key `value`", (unsigned)def->width);
  return NULL;
}

const mica_attr *mica_property_convert(mica_context *ctx, const mica_property_def *def,
                                       const mica_attr *given, const mica_property_report *report) {
  if (has_conversion(def)) return def->hooks->convert(ctx, given, report);
  switch (def->kind) {
  case MICA_PROPERTY_OWN: break;
  case MICA_PROPERTY_INT:
    if (!mica_attr_is_integer(given)) return refuse(report, "expected IntegerAttr for key `value`");
    return mica_attr_i(
        ctx, def->width,
        def->is_unsigned ? (int64_t)mica_attr_integer_zext(given) : mica_attr_integer_value(given));
  case MICA_PROPERTY_BOOL:
    if (!mica_attr_is_bool(given))  // MLIR's words
      return refuse(report, "expected string property to come from string attribute");
    return given;
  case MICA_PROPERTY_UNIT: return convert_unit(ctx, given, report);
  case MICA_PROPERTY_STRING:
    if (!mica_attr_is_string(given))
      return refuse(report, "expected string property to come from string attribute");
    return mica_attr_string(ctx, mica_attr_string_value(given));
  case MICA_PROPERTY_ENUM: return convert_enum(ctx, def, given, report);
  case MICA_PROPERTY_INTS: return convert_ints(def, given, report);
  case MICA_PROPERTY_LIST: return convert_list(ctx, def, given, report);
  case MICA_PROPERTY_OPTIONAL: return convert_optional(ctx, def, given, report);
  }
  return NULL;
}

const mica_attr *mica_property_zero(mica_context *ctx, const mica_property_def *def) {
  if (has_conversion(def)) return def->hooks->zero(ctx);
  switch (def->kind) {
  case MICA_PROPERTY_OWN: break;
  case MICA_PROPERTY_INT: return mica_attr_i(ctx, def->width, 0);
  case MICA_PROPERTY_BOOL:
  case MICA_PROPERTY_UNIT: return mica_attr_bool(ctx, false);
  case MICA_PROPERTY_STRING: return mica_attr_string(ctx, MICA_STR(""));
  case MICA_PROPERTY_ENUM: return make_enum(ctx, def, 0);
  case MICA_PROPERTY_INTS: return make_ints(ctx, def, NULL, 0);
  case MICA_PROPERTY_LIST:
  case MICA_PROPERTY_OPTIONAL: return mica_attr_array(ctx, (mica_attrs){NULL, 0});
  }
  return NULL;
}

// ---- From C values ------------------------------------------------------------------------------

static int64_t load_int(const mica_property_def *def, const void *from) {
  uint64_t value = load(def->width / 8, from);
  uint64_t sign = UINT64_C(1) << (def->width - 1);
  return (int64_t)(def->is_unsigned ? value : (value ^ sign) - sign);
}

// The attribute of the value at `index` of an array in C.
static const mica_attr *item_of(mica_context *ctx, const mica_property_def *def, const void *values,
                                size_t index) {
  switch (has_conversion(def) ? MICA_PROPERTY_OWN : def->kind) {
  case MICA_PROPERTY_INT:
    return mica_attr_i(ctx, def->width,
                       load_int(def, (const char *)values + index * (def->width / 8)));
  case MICA_PROPERTY_BOOL: return mica_attr_bool(ctx, ((const bool *)values)[index]);
  case MICA_PROPERTY_UNIT:
    return ((const bool *)values)[index] ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false);
  case MICA_PROPERTY_STRING: return mica_attr_string(ctx, ((const mica_str *)values)[index]);
  case MICA_PROPERTY_ENUM:
    return make_enum(ctx, def, load(def->size, (const char *)values + index * def->size));
  case MICA_PROPERTY_OWN:
  case MICA_PROPERTY_INTS:
  case MICA_PROPERTY_LIST:
  case MICA_PROPERTY_OPTIONAL: break;
  }
  return mica_property_convert(ctx, def, ((const mica_attr *const *)values)[index], NULL);
}

const mica_attr *mica_property_of(mica_context *ctx, const mica_property_def *def,
                                  const void *values, size_t count) {
  assert(def->kind == MICA_PROPERTY_LIST || (def->kind == MICA_PROPERTY_OPTIONAL && count <= 1));
  if (count == 0) return mica_attr_array(ctx, (mica_attrs){NULL, 0});
  const mica_attr **items =
      count > SIZE_MAX / sizeof *items ? NULL : mica_allocate(ctx, count * sizeof *items);
  if (items == NULL) return NULL;
  size_t made = 0;
  while (made < count && (items[made] = item_of(ctx, def->element, values, made)) != NULL) made++;
  const mica_attr *list = made < count ? NULL : mica_attr_array(ctx, (mica_attrs){items, count});
  mica_free(ctx, (void *)items, count * sizeof *items);
  return list;
}
