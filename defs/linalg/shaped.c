// linalg.map, reduce, transpose and broadcast: loops, names, text forms and rules. Called by
// generated code, the parser and the printer; own nothing.
#include "shared.h"

#include "arith/arith.h"

MICA_NAMES_RESULT(linalg_map_result_names, "mapped")
MICA_NAMES_RESULT(linalg_reduce_result_names, "reduced")
MICA_NAMES_RESULT(linalg_transpose_result_names, "transposed")
MICA_NAMES_RESULT(linalg_broadcast_result_names, "broadcasted")

static void name_arguments(const mica_op *op, const mica_region *region, mica_name_setter *set) {
  const mica_block *body = region->first;
  size_t inputs = linalg_input_count(op);
  for (size_t i = 0; body != NULL && i < mica_block_argument_count(body); i++)
    mica_set_value_name(set, mica_block_argument_at(body, i),
                        i < inputs ? MICA_STR("in") : MICA_STR("init"));
}
void linalg_map_block_argument_names(const mica_op *op, const mica_region *region,
                                     mica_name_setter *set) {
  name_arguments(op, region, set);
}
void linalg_reduce_block_argument_names(const mica_op *op, const mica_region *region,
                                        mica_name_setter *set) {
  name_arguments(op, region, set);
}

// ---- Maps and loops -----------------------------------------------------------------------------

static mica_int64s dimensions_of(const mica_op *op, mica_str name) {
  const mica_attr *attr = mica_op_attribute(op, name);
  bool is_list = attr != NULL && mica_attr_is_dense_array_of(attr, 64);
  return is_list ? mica_attr_dense_i64s_value(attr) : (mica_int64s){NULL, 0};
}

static const mica_affine_map *identity_of(mica_op *op, size_t operand) {
  size_t rank = linalg_rank(linalg_operand_type(op, operand));
  return mica_affine_map_identity(mica_op_context(op), (uint32_t)rank);
}

static const mica_attr *map_maps(mica_op *op, const linalg_structured *of) {
  const mica_affine_map *map = of->loops(op, of);
  return linalg_equal_maps(mica_op_context(op), map, map, mica_op_operand_count(op));
}
const linalg_structured linalg_map_structured = {.maps = map_maps, .loops = linalg_output_loops};

static const mica_affine_map *reduce_loops(mica_op *op, const linalg_structured *of) {
  (void)of;
  size_t rank = mica_op_operand_count(op) == 0 ? 0 : linalg_rank(linalg_operand_type(op, 0));
  return linalg_identity_without(mica_op_context(op), rank,
                                 dimensions_of(op, MICA_STR("dimensions")));
}
static const mica_attr *reduce_maps(mica_op *op, const linalg_structured *of) {
  const mica_affine_map *all = identity_of(op, 0), *kept = of->loops(op, of);
  if (all == NULL || kept == NULL) return NULL;
  mica_context *ctx = mica_op_context(op);
  size_t count = mica_op_operand_count(op);
  const mica_attr **maps = mica_allocate(ctx, count * sizeof(const mica_attr *));
  const mica_attr *array = NULL;
  bool ok = maps != NULL;
  for (size_t i = 0; i < count && ok; i++) {
    maps[i] = mica_attr_affine_map(i < linalg_input_count(op) ? all : kept);
    ok = maps[i] != NULL;
  }
  if (ok) array = mica_attr_array(ctx, (mica_attrs){maps, count});
  mica_free(ctx, maps, count * sizeof(const mica_attr *));
  return array;
}
const linalg_structured linalg_reduce_structured = {.maps = reduce_maps, .loops = reduce_loops};

// Dimension i of the output is permutation[i] of the input.
static const mica_attr *transpose_maps(mica_op *op, const linalg_structured *of) {
  mica_context *ctx = mica_op_context(op);
  mica_int64s permutation = dimensions_of(op, MICA_STR("permutation"));
  size_t bytes = (permutation.size + 1) * sizeof(const mica_affine_expr *);
  const mica_affine_expr **results = mica_allocate(ctx, bytes);
  const mica_affine_map *loops = of->loops(op, of), *map = NULL;
  bool ok = results != NULL && loops != NULL;
  for (size_t i = 0; i < permutation.size && ok; i++) {
    results[i] = mica_affine_dim(ctx, (uint32_t)permutation.data[i]);
    ok = results[i] != NULL;
  }
  if (ok) map = mica_affine_map_get(ctx, (uint32_t)permutation.size, 0, results, permutation.size);
  mica_free(ctx, results, bytes);
  return linalg_equal_maps(ctx, loops, map, 2);
}
const linalg_structured linalg_transpose_structured = {.maps = transpose_maps,
                                                       .loops = linalg_output_loops};

static const mica_attr *broadcast_maps(mica_op *op, const linalg_structured *of) {
  const mica_affine_map *loops = of->loops(op, of);
  if (loops == NULL) return NULL;
  mica_context *ctx = mica_op_context(op);
  const mica_affine_map *input =
      linalg_identity_without(ctx, loops->dim_count, dimensions_of(op, MICA_STR("dimensions")));
  return linalg_equal_maps(ctx, input, loops, 2);
}
const linalg_structured linalg_broadcast_structured = {.maps = broadcast_maps,
                                                       .loops = linalg_output_loops};

// ---- A body of one operation --------------------------------------------------------------------

typedef struct payload {
  mica_str name;                // absent: the body is written
  const mica_attr *attributes;  // a dictionary
} payload;

// The entries of `{...}` if it stands there; out's own entries stay.
static bool parse_payload_attributes(mica_parser *p, payload *out) {
  mica_context *ctx = mica_parser_context(p);
  if (mica_parser_next_byte(p) == '{') return mica_parse_attr(p, NULL, &out->attributes);
  out->attributes = mica_attr_dictionary(ctx, (mica_named_attrs){NULL, 0}, NULL);
  return out->attributes != NULL;
}

static bool parse_payload(mica_parser *p, payload *out) {
  *out = (payload){{NULL, 0}, NULL};
  if (!mica_parse_optional_punct(p, '{')) return true;
  if (!mica_parse_optional_any_keyword(p, &out->name))
    return mica_error(mica_parser_context(p), mica_parser_loc(p, mica_parser_position(p)),
                      "expected bare identifier or keyword");
  return parse_payload_attributes(p, out) && mica_parse_punct(p, '}');
}

static mica_op *make_payload(mica_op_state *out, const payload *load, mica_value *const *operands,
                             size_t count, const mica_type *type) {
  const mica_op_name *name = mica_op_name_get(mica_state_context(out), load->name);
  const mica_op_parts parts = {
      .operands = operands, .operand_count = count, .result_types = &type, .result_count = 1};
  mica_op *op = name == NULL ? NULL : mica_op_create(mica_state_loc(out), name, &parts);
  if (op == NULL) return NULL;
  mica_named_attrs entries = mica_attr_dictionary_entries(load->attributes);
  for (size_t i = 0; i < entries.size; i++)
    if (!mica_op_set_attribute(op, entries.data[i].name, entries.data[i].value)) {
      mica_op_destroy(op);
      return NULL;
    }
  return op;
}

// The operation takes the argument of an output first, where it combines (`with_outputs`), and then
// those of the inputs.
static bool fill_payload(mica_parser *p, mica_op_state *out, const payload *load, mica_block *block,
                         bool with_outputs, const mica_type *type) {
  size_t arguments = mica_block_argument_count(block);
  size_t count = with_outputs ? arguments : arguments - 1;
  mica_value **operands = mica_parser_scratch(p, arguments * sizeof *operands);
  if (operands == NULL) return false;
  for (size_t i = 0; i < count; i++)
    operands[with_outputs ? (i + 1) % count : i] = mica_block_argument_at(block, i);
  mica_op *op = make_payload(out, load, operands, count, type);
  if (op == NULL) return false;
  mica_builder b = mica_builder_at_end(mica_state_context(out), block);
  mica_builder_insert(&b, op);
  mica_value *result = mica_op_result(op, 0);
  const mica_op_parts parts = {.operands = &result, .operand_count = 1};
  return mica_builder_insert_new(&b, mica_state_loc(out), &linalg_yield_def, &parts) != NULL;
}

static bool make_body(mica_parser *p, mica_op_state *out, const payload *load,
                      const linalg_operands *operands, bool with_outputs) {
  mica_context *ctx = mica_state_context(out);
  mica_region *region = mica_state_new_region(out);
  mica_types inputs = operands->input_types, outputs = operands->output_types;
  mica_types all = outputs.size > 0 ? outputs : inputs;
  if (region == NULL) return false;
  if (all.size == 0) return true;
  mica_block *block = mica_block_create(ctx);
  if (block == NULL) return false;
  mica_region_append(region, block);
  for (size_t i = 0; i < inputs.size + outputs.size; i++) {
    const mica_type *type = i < inputs.size ? inputs.data[i] : outputs.data[i - inputs.size];
    if (mica_block_add_argument(ctx, block, linalg_element(type), mica_loc_unknown()) == NULL)
      return false;
  }
  return fill_payload(p, out, load, block, with_outputs, linalg_element(all.data[all.size - 1]));
}

// `(%a: f32) {...}`
static bool parse_body(mica_parser *p, mica_op_state *out) {
  mica_parsed_arguments arguments = {NULL, 0};
  if (!mica_parse_arguments(p, '(', true, true, &arguments)) return false;
  mica_region *region = mica_state_new_region(out);
  return region != NULL && mica_parse_region(p, region, arguments.data, arguments.size, false);
}

// The operation that a body may be written by; NULL: it is written.
static const mica_op *payload_of(const mica_block *body, bool with_outputs) {
  const mica_op *op = body->first;
  size_t arguments = mica_block_argument_count(body);
  if (op == NULL || op->next == NULL || op->next != body->last || arguments == 0) return NULL;
  size_t count = with_outputs ? arguments : arguments - 1;
  if (count == 0 || mica_op_operand_count(op) != count) return NULL;
  for (size_t i = 0; i < count; i++) {
    size_t operand = with_outputs ? (i + 1) % count : i;
    if (mica_op_operand(op, operand) != mica_block_argument_at(body, i)) return NULL;
  }
  bool yields = mica_op_operand_count(body->last) == 1 &&
                mica_value_op(mica_op_operand(body->last, 0)) == op;
  return yields ? op : NULL;
}

static bool is_usual_fastmath(const mica_attr *attr) {
  return arith_fast_math_flags_attr_isa(attr) &&
         arith_fast_math_flags_attr_value(attr) == ARITH_FAST_MATH_FLAGS_NONE;
}

static void print_payload(mica_printer *p, const mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  const char *elided = NULL;
  for (size_t i = 0; def != NULL && i < def->slot_count && elided == NULL; i++) {
    const mica_attr *value = mica_op_slot(op, i);
    if (value != NULL && is_usual_fastmath(value)) elided = def->parts[i].name;
  }
  mica_print_text(p, " { ");
  mica_print_str(p, mica_op_name_of(op));
  mica_print_attr_dict(p, op, &elided, elided == NULL ? 0 : 1);
  mica_print_text(p, " }");
}

static void print_body(mica_printer *p, const mica_region *region) {
  mica_print_indent(p, 1);
  mica_print_newline(p);
  mica_print_char(p, '(');
  for (size_t i = 0; i < mica_block_argument_count(region->first); i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_region_argument(p, mica_block_argument_at(region->first, i), NULL, false);
  }
  mica_print_text(p, ") ");
  mica_print_region(p, region, false, true, false);
  mica_print_indent(p, -1);
}

// ---- Forms --------------------------------------------------------------------------------------

// `name = [1, 0]`; no name: nothing.
static bool parse_numbers(mica_parser *p, mica_op_state *out, const char *name) {
  const mica_attr *numbers;
  if (name == NULL) return true;
  if (!mica_parse_keyword(p, name) || !mica_parse_punct(p, '=')) return false;
  if (mica_parser_next_byte(p) != '[') return mica_parse_punct(p, '[');  // never in full
  return mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &numbers) &&
         mica_state_set_attribute(out, mica_str_of(name), numbers);
}

// The outputs that are ranked tensors are results.
static bool parse_parts(mica_parser *p, mica_op_state *out, const char *numbers,
                        linalg_operands *operands) {
  if (!linalg_parse_operands(p, out, operands)) return false;
  for (size_t i = 0; i < operands->output_types.size; i++) {
    const mica_type *type = operands->output_types.data[i];
    if (mica_type_is_ranked_tensor(type) && !mica_state_result(out, type)) return false;
  }
  return parse_numbers(p, out, numbers) && mica_parse_attr_dict(p, out);
}

static bool parse_combining(mica_parser *p, mica_op_state *out, const char *numbers) {
  payload load;
  linalg_operands operands;
  if (!parse_payload(p, &load) || !parse_parts(p, out, numbers, &operands)) return false;
  return load.name.data == NULL ? parse_body(p, out)
                                : make_body(p, out, &load, &operands, numbers != NULL);
}
bool linalg_map_parse(mica_parser *p, mica_op_state *out) { return parse_combining(p, out, NULL); }
bool linalg_reduce_parse(mica_parser *p, mica_op_state *out) {
  return parse_combining(p, out, "dimensions");
}

// The region yields the element of the input.
static bool make_moving_body(mica_op_state *out) {
  mica_context *ctx = mica_state_context(out);
  mica_op_parts given = mica_state_parts(out);
  mica_region *region = mica_state_new_region(out);
  mica_block *block = region == NULL ? NULL : mica_block_create(ctx);
  if (block == NULL) return false;
  mica_region_append(region, block);
  for (size_t i = 0; i < given.operand_count; i++)
    if (mica_block_add_argument(ctx, block, linalg_element(mica_value_type(given.operands[i])),
                                mica_value_loc(given.operands[i])) == NULL)
      return false;
  if (given.operand_count == 0) return true;
  mica_value *first = mica_block_argument_at(block, 0);
  const mica_op_parts yield = {.operands = &first, .operand_count = 1};
  mica_builder b = mica_builder_at_end(ctx, block);
  return mica_builder_insert_new(&b, mica_state_loc(out), &linalg_yield_def, &yield) != NULL;
}

static bool parse_moving(mica_parser *p, mica_op_state *out, const char *numbers) {
  linalg_operands operands;
  return parse_parts(p, out, numbers, &operands) && make_moving_body(out);
}
bool linalg_transpose_parse(mica_parser *p, mica_op_state *out) {
  return parse_moving(p, out, "permutation");
}
bool linalg_broadcast_parse(mica_parser *p, mica_op_state *out) {
  return parse_moving(p, out, "dimensions");
}

static void print_numbers(mica_printer *p, const mica_op *op, const char *name) {
  mica_int64s numbers = dimensions_of(op, mica_str_of(name));
  mica_print_char(p, ' ');
  mica_print_text(p, name);
  mica_print_text(p, " = [");
  for (size_t i = 0; i < numbers.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_int(p, numbers.data[i]);
  }
  mica_print_text(p, "] ");
}

static void print_moving(mica_printer *p, const mica_op *op, const char *numbers) {
  linalg_print_operands(p, op);
  if (numbers != NULL) print_numbers(p, op, numbers);
  mica_print_attr_dict(p, op, &numbers, numbers == NULL ? 0 : 1);
}
void linalg_transpose_print(mica_printer *p, const mica_op *op) {
  print_moving(p, op, "permutation");
}
void linalg_broadcast_print(mica_printer *p, const mica_op *op) {
  print_moving(p, op, "dimensions");
}

static void print_combining(mica_printer *p, const mica_op *op, const char *numbers) {
  const mica_region *region = mica_op_region(op, 0);
  const mica_op *load = payload_of(region->first, numbers != NULL);
  if (load != NULL) print_payload(p, load);
  print_moving(p, op, numbers);
  if (load == NULL) print_body(p, region);
}
void linalg_map_print(mica_printer *p, const mica_op *op) { print_combining(p, op, NULL); }
void linalg_reduce_print(mica_printer *p, const mica_op *op) {
  print_combining(p, op, "dimensions");
}
