// The text of operations with enums, and of variables. Called by generated code; own nothing.
#include "mica/parse.h"
#include "mica/print.h"
#include "shared.h"

bool tosa_parse_function_type(mica_parser *p, const mica_type **type) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, type)) return false;
  return mica_type_is_function(*type) ||
         mica_parse_error(
             p, at, "invalid kind of type specified: expected builtin.function, but found '%t'",
             *type);
}

// ---- A keyword for the value of an enum: `{axis = 0 : i32, nan_mode = IGNORE}`
// -------------------

typedef struct keyword {
  const char *name, *what;  // of the attribute; as a message calls it
  const mica_enum_def *cases;
  const mica_attr *(*make)(mica_context *ctx, uint64_t value);
} keyword;

static const mica_attr *make_nan_mode(mica_context *ctx, uint64_t value) {
  return tosa_nan_propagation_mode_attr_get(ctx, (tosa_nan_propagation_mode)value);
}
static const mica_attr *make_rounding_mode(mica_context *ctx, uint64_t value) {
  return tosa_rounding_mode_attr_get(ctx, (tosa_rounding_mode)value);
}
static const mica_attr *make_resize_mode(mica_context *ctx, uint64_t value) {
  return tosa_resize_mode_attr_get(ctx, (tosa_resize_mode)value);
}
static const mica_attr *make_block_size(mica_context *ctx, uint64_t value) {
  return tosa_block_size_attr_get(ctx, (tosa_block_size)value);
}

typedef struct entries {
  mica_op_state *out;
  const keyword *key;
} entries;

static bool parse_value(mica_parser *p, const entries *list, mica_str name,
                        const mica_attr **value) {
  mica_str word;
  uint64_t number;
  if (!mica_str_is(name, list->key->name) || !mica_parse_optional_any_keyword(p, &word))
    return mica_parse_attr(p, NULL, value);
  if (!mica_enum_from_text(list->key->cases, word, &number))
    return mica_parse_error(p, mica_parser_position(p), "invalid %s value: %S", list->key->what,
                            word);
  *value = list->key->make(mica_parser_context(p), number);
  return *value != NULL;
}

static bool parse_entry(mica_parser *p, void *user) {
  const entries *list = user;
  mica_str name;
  const mica_attr *value = NULL;
  return mica_parse_any_keyword(p, &name) && mica_parse_punct(p, '=') &&
         parse_value(p, list, name, &value) && mica_state_set_attribute(list->out, name, value);
}

typedef struct operand_list {
  mica_operand_ref *data;
  size_t size;
} operand_list;

static bool parse_one_operand(mica_parser *p, void *user) {
  operand_list *list = user;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL && mica_parse_operand(p, &list->data[list->size++]);
}

// `%a, %b {x = y} : (t, u) -> v`
static bool parse_with(mica_parser *p, mica_op_state *out, const keyword *key) {
  operand_list operands = {NULL, 0};
  entries list = {out, key};
  const mica_type *type = NULL;
  if (!mica_parse_list(p, 0, false, parse_one_operand, &operands)) return false;
  if (mica_parser_next_byte(p) == '{' && !mica_parse_list(p, '{', false, parse_entry, &list))
    return false;
  if (!tosa_parse_function_type(p, &type)) return false;
  return mica_state_operands_typed(out, operands.data, operands.size,
                                   mica_type_function_inputs(type), mica_parser_position(p)) &&
         mica_state_results(out, mica_type_function_results(type));
}

bool tosa_parse_with_nan_mode(mica_parser *p, mica_op_state *out) {
  static const keyword key = {"nan_mode", "nan_mode", &tosa_nan_propagation_mode_enum,
                              make_nan_mode};
  return parse_with(p, out, &key);
}
bool tosa_parse_with_rounding_mode(mica_parser *p, mica_op_state *out) {
  static const keyword key = {"rounding_mode", "rounding_mode", &tosa_rounding_mode_enum,
                              make_rounding_mode};
  return parse_with(p, out, &key);
}
bool tosa_parse_with_resize_mode(mica_parser *p, mica_op_state *out) {
  static const keyword key = {"mode", "resize mode", &tosa_resize_mode_enum, make_resize_mode};
  return parse_with(p, out, &key);
}
bool tosa_parse_with_block_size(mica_parser *p, mica_op_state *out) {
  static const keyword key = {"block_size", "block_size", &tosa_block_size_enum, make_block_size};
  return parse_with(p, out, &key);
}

static void print_value(mica_printer *p, const mica_attr *value) {
  if (tosa_nan_propagation_mode_attr_isa(value))
    mica_print_str(p,
                   tosa_nan_propagation_mode_to_text(tosa_nan_propagation_mode_attr_value(value)));
  else if (tosa_rounding_mode_attr_isa(value))
    mica_print_str(p, tosa_rounding_mode_to_text(tosa_rounding_mode_attr_value(value)));
  else if (tosa_resize_mode_attr_isa(value))
    mica_print_str(p, tosa_resize_mode_to_text(tosa_resize_mode_attr_value(value)));
  else if (tosa_block_size_attr_isa(value))
    mica_print_str(p, tosa_block_size_to_text(tosa_block_size_attr_value(value)));
  else mica_print_attr(p, value);
}

static bool is_default(const mica_attr *value) {
  return tosa_nan_propagation_mode_attr_isa(value) &&
         tosa_nan_propagation_mode_attr_value(value) == TOSA_NAN_PROPAGATION_MODE_PROPAGATE;
}

// The first default is left out, whatever its name is.
static void print_with(mica_printer *p, const mica_op *op, bool without_default) {
  const mica_attr *dictionary = mica_op_all_attributes(op);
  const mica_named_attrs all = dictionary == NULL ? (mica_named_attrs){NULL, 0}
                                                  : mica_attr_dictionary_entries(dictionary);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  size_t printed = 0;
  for (size_t i = 0; i < all.size; i++) {
    if (without_default && is_default(all.data[i].value)) {
      without_default = false;
      continue;
    }
    mica_print_text(p, printed++ == 0 ? " {" : ", ");
    mica_print_str(p, all.data[i].name);
    mica_print_text(p, " = ");
    print_value(p, all.data[i].value);
  }
  mica_print_text(p, printed == 0 ? " : " : "} : ");
  mica_print_functional_type(p, op);
}

void tosa_print_with_keywords(mica_printer *p, const mica_op *op) { print_with(p, op, false); }
void tosa_print_without_default(mica_printer *p, const mica_op *op) { print_with(p, op, true); }

// ---- Variables: `= dense<0.0> : tensor<4xf32>`, or `: tensor<?x4xf32>`
// ---------------------------

// Numbers for the dimensions, -1 for `?`.
static const mica_attr *make_var_shape(mica_parser *p, mica_int64s shape) {
  int64_t *numbers = mica_parser_scratch(p, (shape.size + 1) * sizeof *numbers);
  if (numbers == NULL) return NULL;
  for (size_t i = 0; i < shape.size; i++)
    numbers[i] = shape.data[i] == MICA_DYNAMIC ? -1 : shape.data[i];
  const int64_t count = (int64_t)shape.size;
  const mica_type *index = mica_type_index(mica_parser_context(p));
  const mica_type *type = mica_type_ranked_tensor((mica_int64s){&count, 1}, index, NULL);
  return type == NULL
             ? NULL
             : mica_attr_dense_elements(type, numbers, shape.size * sizeof *numbers, false);
}

static bool take_type(mica_parser *p, const mica_type *of, const mica_attr **var_shape,
                      const mica_attr **type) {
  const mica_position at = mica_parser_position(p);
  if (!mica_type_is_shaped(of)) return mica_parse_error(p, at, "expected shaped type");
  if (!mica_type_has_rank(of)) return mica_parse_error(p, at, "expected ranked type");
  *type = mica_attr_type_of(mica_type_element(of));
  *var_shape = make_var_shape(p, mica_type_shape(of));
  return *type != NULL && *var_shape != NULL;
}

bool tosa_parse_variable_op_type_or_initial_value(mica_parser *p, mica_op_state *out,
                                                  const mica_attr **var_shape,
                                                  const mica_attr **type,
                                                  const mica_attr **initial_value) {
  (void)out;
  if (mica_parse_optional_punct(p, '=')) {
    if (!mica_parse_attr(p, NULL, initial_value))
      return mica_parse_error_further(p, mica_parser_position(p), "expected attribute");
    if (!mica_attr_is_typed(*initial_value))
      return mica_parse_error(p, mica_parser_position(p), "expected Typed attr");
    return take_type(p, mica_attr_type_or_none(*initial_value), var_shape, type);
  }
  const mica_type *of = NULL;
  *initial_value = NULL;
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &of))
    return mica_parse_error_further(p, mica_parser_position(p), "expected type after colon");
  return take_type(p, of, var_shape, type);
}

// A dimension at a time: the numbers are the printer's to read, whatever they are.
static void print_type(mica_printer *p, const mica_attr *var_shape, const mica_attr *type) {
  const int64_t count = mica_type_element_count(mica_attr_type(var_shape));
  mica_print_text(p, "tensor<");
  for (int64_t i = 0; i < count; i++) {
    const mica_attr *number = mica_attr_dense_at(var_shape, (size_t)i);
    const int64_t dim = number == NULL ? -1 : mica_attr_integer_value(number);
    if (dim == -1 || dim == MICA_DYNAMIC) mica_print_char(p, '?');
    else mica_print_int(p, dim);
    mica_print_char(p, 'x');
  }
  mica_print_type(p, mica_attr_type_value(type));
  mica_print_char(p, '>');
}

void tosa_print_variable_op_type_or_initial_value(mica_printer *p, const mica_op *op,
                                                  const mica_attr *var_shape, const mica_attr *type,
                                                  const mica_attr *initial_value) {
  (void)op;
  const bool typed = initial_value != NULL && mica_attr_is_typed(initial_value);
  if (!typed) {
    mica_print_text(p, ": ");
    print_type(p, var_shape, type);
  }
  if (initial_value == NULL) return;
  mica_print_text(p, typed ? "= " : " = ");
  mica_print_attr(p, initial_value);
}
