// Hooks of clauses that say for which types of devices they are: `async([#acc.device_type<host>],
// %a : i32 [#acc.device_type<nvidia>])`. Called by generated code; what is read lives in the
// parser's scratch.
#include "shared.h"

// ---- Lists that grow in scratch -----------------------------------------------------------------

bool acc_add_attr(mica_parser *p, acc_attr_list *list, const mica_attr *attr) {
  const mica_attr **grown = mica_parser_grow(p, list->data, list->size, sizeof *grown);
  if (grown == NULL || attr == NULL) return false;
  list->data = grown;
  grown[list->size++] = attr;
  return true;
}

bool acc_set_array(mica_parser *p, const acc_attr_list *list, const mica_attr **out) {
  *out = mica_attr_array(mica_parser_context(p), (mica_attrs){list->data, list->size});
  return *out != NULL;
}

bool acc_add_size(mica_parser *p, acc_sizes *sizes, size_t size) {
  int32_t *grown = mica_parser_grow(p, sizes->data, sizes->size, sizeof *grown);
  if (grown == NULL) return false;
  sizes->data = grown;
  grown[sizes->size++] = (int32_t)size;
  return true;
}

bool acc_set_sizes(mica_parser *p, const acc_sizes *sizes, const mica_attr **out) {
  *out = mica_attr_dense_i32s(mica_parser_context(p), (mica_int32s){sizes->data, sizes->size});
  return *out != NULL;
}

// ---- Reading ------------------------------------------------------------------------------------

bool acc_parse_any_attr(mica_parser *p, void *list) {
  const mica_attr *attr;
  return mica_parse_attr(p, NULL, &attr) && acc_add_attr(p, list, attr);
}

bool acc_parse_value(mica_parser *p, mica_operand_refs *values, mica_types *types) {
  mica_operand_ref *refs = mica_parser_grow(p, values->data, values->size, sizeof *refs);
  const mica_type **grown = mica_parser_grow(p, types->data, types->size, sizeof *grown);
  if (refs == NULL || grown == NULL || !mica_parse_operand(p, &refs[values->size])) return false;
  *values = (mica_operand_refs){refs, values->size + 1};
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &grown[types->size])) return false;
  *types = (mica_types){grown, types->size + 1};
  return true;
}

static bool add_any_device(mica_parser *p, acc_attr_list *devices) {
  return acc_add_attr(p, devices,
                      acc_device_type_attr_get(mica_parser_context(p), ACC_DEVICE_TYPE_NONE));
}

bool acc_parse_device(mica_parser *p, acc_attr_list *devices, mica_attr_check check) {
  const mica_attr *device;
  if (!mica_parse_optional_punct(p, '[')) return add_any_device(p, devices);
  return mica_parse_attr_of(p, NULL, check, &device) && acc_add_attr(p, devices, device) &&
         mica_parse_punct(p, ']');
}

acc_alone acc_parse_devices_alone(mica_parser *p, acc_attr_list *devices) {
  if (!mica_parse_optional_punct(p, '(')) return add_any_device(p, devices) ? ACC_BARE : ACC_FAILED;
  if (!mica_parse_optional_punct(p, '[')) return ACC_MORE;
  if (!mica_parse_list(p, 0, false, acc_parse_any_attr, devices) || !mica_parse_punct(p, ']'))
    return ACC_FAILED;
  if (mica_parse_optional_punct(p, ')')) return ACC_CLOSED;
  return mica_parse_punct(p, ',') ? ACC_MORE : ACC_FAILED;
}

// Where what a clause consists of goes.
typedef struct reading {
  mica_operand_refs *values;
  mica_types *types;
  acc_attr_list devices, has_devnum;
  acc_sizes sizes;
  bool is_wait;
} reading;

// `%a : i32 [#acc.device_type<host>]`
static bool parse_device_value(mica_parser *p, void *user) {
  reading *r = user;
  return acc_parse_value(p, r->values, r->types) &&
         acc_parse_device(p, &r->devices, acc_device_type_attr_isa);
}

static bool parse_member(mica_parser *p, void *user) {
  reading *r = user;
  return acc_parse_value(p, r->values, r->types);
}

static bool parse_devnum(mica_parser *p, reading *r) {
  const bool has = mica_parse_optional_keyword(p, "devnum");
  return (!has || mica_parse_punct(p, ':')) &&
         acc_add_attr(p, &r->has_devnum, mica_attr_bool(mica_parser_context(p), has));
}

// `{devnum: %a : i32, %b : i32} [#acc.device_type<host>]`
static bool parse_group(mica_parser *p, void *user) {
  reading *r = user;
  const size_t before = r->values->size;
  return mica_parse_punct(p, '{') && (!r->is_wait || parse_devnum(p, r)) &&
         mica_parse_list(p, 0, false, parse_member, r) &&
         acc_add_size(p, &r->sizes, r->values->size - before) && mica_parse_punct(p, '}') &&
         acc_parse_device(p, &r->devices, r->is_wait ? NULL : acc_device_type_attr_isa);
}

bool acc_parse_device_groups(mica_parser *p, mica_op_state *out, mica_operand_refs *values,
                             mica_types *types, const mica_attr **devices,
                             const mica_attr **sizes) {
  reading r = {.values = values, .types = types};
  (void)out;
  return mica_parse_list(p, 0, false, parse_group, &r) && acc_set_array(p, &r.devices, devices) &&
         acc_set_sizes(p, &r.sizes, sizes);
}

bool acc_parse_device_type_operands(mica_parser *p, mica_op_state *out, mica_operand_refs *values,
                                    mica_types *types, const mica_attr **devices) {
  reading r = {.values = values, .types = types};
  (void)out;
  return mica_parse_list(p, 0, false, parse_device_value, &r) &&
         acc_set_array(p, &r.devices, devices);
}

bool acc_parse_device_type_operands_with_keyword_only(mica_parser *p, mica_op_state *out,
                                                      mica_operand_refs *values, mica_types *types,
                                                      const mica_attr **devices,
                                                      const mica_attr **alone) {
  acc_attr_list list = {0};
  const acc_alone found = acc_parse_devices_alone(p, &list);
  if (found == ACC_FAILED || (list.size > 0 && !acc_set_array(p, &list, alone))) return false;
  return found != ACC_MORE || (acc_parse_device_type_operands(p, out, values, types, devices) &&
                               mica_parse_punct(p, ')'));
}

bool acc_parse_wait_clause(mica_parser *p, mica_op_state *out, mica_operand_refs *values,
                           mica_types *types, const mica_attr **devices, const mica_attr **sizes,
                           const mica_attr **has_devnum, const mica_attr **alone) {
  reading r = {.values = values, .types = types, .is_wait = true};
  acc_attr_list list = {0};
  const acc_alone found = acc_parse_devices_alone(p, &list);
  (void)out;
  if (found == ACC_FAILED || !acc_set_array(p, &list, alone)) return false;
  if (found != ACC_MORE) return true;
  return mica_parse_list(p, 0, false, parse_group, &r) && mica_parse_punct(p, ')') &&
         acc_set_array(p, &r.devices, devices) && acc_set_sizes(p, &r.sizes, sizes) &&
         acc_set_array(p, &r.has_devnum, has_devnum);
}

// ---- Printing -----------------------------------------------------------------------------------

void acc_print_separator(mica_printer *p, size_t index) {
  if (index > 0) mica_print_str(p, MICA_STR(", "));
}

void acc_print_value(mica_printer *p, const mica_value *value) {
  mica_print_operand(p, value);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(value));
}

void acc_print_device(mica_printer *p, const mica_attr *device) {
  if (acc_device_type_attr_value(device) == ACC_DEVICE_TYPE_NONE) return;
  mica_print_str(p, MICA_STR(" ["));
  mica_print_attr(p, device);
  mica_print_char(p, ']');
}

void acc_print_devices_alone(mica_printer *p, const mica_attr *devices, bool more) {
  const mica_attrs elements = acc_elements(devices);
  mica_print_char(p, '(');
  if (elements.size == 0) return;
  mica_print_char(p, '[');
  for (size_t i = 0; i < elements.size; i++) {
    acc_print_separator(p, i);
    mica_print_attr(p, elements.data[i]);
  }
  mica_print_char(p, ']');
  if (more) mica_print_str(p, MICA_STR(", "));
}

// Values of a group, as many as there are. Answers where the next group begins.
static size_t print_members(mica_printer *p, const mica_op *op, mica_segment values, size_t from,
                            int32_t size) {
  size_t i = from;
  for (; (int64_t)(i - from) < size && i < values.count; i++) {
    acc_print_separator(p, i - from);
    acc_print_value(p, mica_op_operand(op, values.first + i));
  }
  return i;
}

static void print_groups(mica_printer *p, const mica_op *op, mica_segment values,
                         const mica_attr *devices, const mica_attr *sizes,
                         const mica_attr *has_devnum) {
  const mica_attrs elements = acc_elements(devices), numbered = acc_elements(has_devnum);
  const mica_int32s counts = acc_counts(sizes);
  size_t next = 0;
  for (size_t i = 0; i < elements.size; i++) {
    acc_print_separator(p, i);
    mica_print_char(p, '{');
    if (i < numbered.size && mica_attr_bool_value(numbered.data[i]))
      mica_print_str(p, MICA_STR("devnum: "));
    if (i < counts.size) next = print_members(p, op, values, next, counts.data[i]);
    mica_print_char(p, '}');
    acc_print_device(p, elements.data[i]);
  }
}

void acc_print_device_groups(mica_printer *p, const mica_op *op, mica_segment values,
                             mica_segment types, const mica_attr *devices, const mica_attr *sizes) {
  (void)types;
  print_groups(p, op, values, devices, sizes, NULL);
}

void acc_print_device_type_operands(mica_printer *p, const mica_op *op, mica_segment values,
                                    mica_segment types, const mica_attr *devices) {
  const mica_attrs elements = acc_elements(devices);
  (void)types;
  for (size_t i = 0; i < elements.size && i < values.count; i++) {
    acc_print_separator(p, i);
    acc_print_value(p, mica_op_operand(op, values.first + i));
    acc_print_device(p, elements.data[i]);
  }
}

void acc_print_device_type_operands_with_keyword_only(mica_printer *p, const mica_op *op,
                                                      mica_segment values, mica_segment types,
                                                      const mica_attr *devices,
                                                      const mica_attr *alone) {
  if (values.count == 0 && acc_is_any_device(alone)) return;
  acc_print_devices_alone(p, alone, acc_elements(devices).size > 0);
  acc_print_device_type_operands(p, op, values, types, devices);
  mica_print_char(p, ')');
}

void acc_print_wait_clause(mica_printer *p, const mica_op *op, mica_segment values,
                           mica_segment types, const mica_attr *devices, const mica_attr *sizes,
                           const mica_attr *has_devnum, const mica_attr *alone) {
  (void)types;
  if (values.count == 0 && acc_is_any_device(alone)) return;
  acc_print_devices_alone(p, alone, acc_elements(devices).size > 0);
  print_groups(p, op, values, devices, sizes, has_devnum);
  mica_print_char(p, ')');
}

// ---- For any device -----------------------------------------------------------------------------

static bool set_unit(mica_parser *p, const mica_attr **out) {
  *out = mica_attr_unit(mica_parser_context(p));
  return *out != NULL;
}

bool acc_parse_operand_with_keyword_only(mica_parser *p, mica_op_state *out,
                                         mica_operand_refs *value, mica_types *type,
                                         const mica_attr **alone) {
  (void)out;
  if (!mica_parse_optional_punct(p, '(')) return set_unit(p, alone);
  return acc_parse_value(p, value, type) && mica_parse_punct(p, ')');
}

void acc_print_operand_with_keyword_only(mica_printer *p, const mica_op *op, mica_value *value,
                                         const mica_type *type, const mica_attr *alone) {
  (void)op, (void)type;
  if (alone != NULL || value == NULL) return;
  mica_print_char(p, '(');
  acc_print_value(p, value);
  mica_print_char(p, ')');
}

static bool parse_untyped(mica_parser *p, void *user) {
  mica_operand_refs *values = user;
  mica_operand_ref *refs = mica_parser_grow(p, values->data, values->size, sizeof *refs);
  if (refs == NULL || !mica_parse_operand(p, &refs[values->size])) return false;
  *values = (mica_operand_refs){refs, values->size + 1};
  return true;
}

bool acc_parse_operands_with_keyword_only(mica_parser *p, mica_op_state *out,
                                          mica_operand_refs *values, mica_types *types,
                                          const mica_attr **alone) {
  (void)out;
  if (!mica_parse_optional_punct(p, '(')) return set_unit(p, alone);
  return mica_parse_list(p, 0, false, parse_untyped, values) && mica_parse_punct(p, ':') &&
         mica_parse_types(p, types) && mica_parse_punct(p, ')');
}

void acc_print_operands_with_keyword_only(mica_printer *p, const mica_op *op, mica_segment values,
                                          mica_segment types, const mica_attr *alone) {
  (void)types;
  if (alone != NULL) return;
  mica_print_char(p, '(');
  mica_print_operands(p, op, values.first, values.count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, values.first, values.count);
  mica_print_char(p, ')');
}
