// The text of structured operations: `ins(...) outs(...)` and what stands around them. Called by
// the parser and the printer; lists live until the operation is finished.
#include "shared.h"

// ---- Operands -----------------------------------------------------------------------------------

// `at`: where messages about their number point, which is the bracket, or what stands in it
// (`inside`).
static bool parse_group(mica_parser *p, const char *keyword, bool inside, mica_operand_refs *refs,
                        mica_types *types, mica_position *at) {
  const bool is_there = mica_parse_optional_keyword(p, keyword);
  *at = mica_parser_position(p);
  if (!is_there) return true;
  if (!mica_parse_punct(p, '(')) return false;
  if (inside) *at = mica_parser_position(p);
  return mica_parse_operands(p, 0, false, refs) && mica_parse_punct(p, ':') &&
         mica_parse_types(p, types) && mica_parse_punct(p, ')');
}

// What is demanded of the attributes that were read; `at`: where they stand.
static bool check_attributes(mica_parser *p, const mica_op_state *out, mica_position at) {
  const mica_op_def *def = mica_state_name(out)->def;
  for (size_t i = 0; i < def->slot_count; i++) {
    const mica_attr *attr = mica_state_attribute(out, mica_str_of(def->parts[i].name));
    const mica_constraint *demand = def->parts[i].check;
    if (attr != NULL && demand != NULL && demand->attr != NULL && !demand->attr(attr))
      return mica_parse_error(p, at, "'%s' op attribute '%s' failed to satisfy constraint: %s",
                              def->name, def->parts[i].name, demand->summary);
  }
  return true;
}

bool linalg_parse_operands(mica_parser *p, mica_op_state *out, linalg_operands *operands) {
  *operands = (linalg_operands){0};
  mica_position inputs_at, outputs_at;
  if (mica_parser_next_byte(p) == '<' && !mica_parse_prop_dict(p, out)) return false;
  mica_position at = mica_parser_position(p);
  return mica_parse_attr_dict(p, out) &&
         parse_group(p, "ins", true, &operands->inputs, &operands->input_types, &inputs_at) &&
         parse_group(p, "outs", false, &operands->outputs, &operands->output_types, &outputs_at) &&
         mica_state_operands_typed(out, operands->inputs.data, operands->inputs.size,
                                   operands->input_types, inputs_at) &&
         mica_state_operands_typed(out, operands->outputs.data, operands->outputs.size,
                                   operands->output_types, outputs_at) &&
         check_attributes(p, out, at);
}

bool linalg_parse_sized_operands(mica_parser *p, mica_op_state *out, linalg_operands *operands) {
  if (!linalg_parse_operands(p, out, operands)) return false;
  const int32_t sizes[] = {(int32_t)operands->inputs.size, (int32_t)operands->outputs.size};
  const mica_attr *attr = mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, 2});
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), attr);
}

static void print_group(mica_printer *p, const char *keyword, const mica_op *op, size_t first,
                        size_t count) {
  if (count == 0) return;
  mica_print_text(p, keyword);
  mica_print_operands(p, op, first, count);
  mica_print_text(p, " : ");
  mica_print_operand_types(p, op, first, count);
  mica_print_char(p, ')');
}

void linalg_print_operands(mica_printer *p, const mica_op *op) {
  mica_successor_operands outputs = mica_op_destinations(op);
  print_group(p, " ins(", op, 0, outputs.first);
  print_group(p, " outs(", op, outputs.first, outputs.count);
}

void linalg_print_results(mica_printer *p, const mica_op *op) {
  size_t count = mica_op_result_count(op);
  if (count == 0) return;
  mica_print_text(p, count == 1 ? " -> " : " -> (");
  mica_print_result_types(p, op, 0, count);
  if (count > 1) mica_print_char(p, ')');
}

// ---- Named operations ---------------------------------------------------------------------------

bool linalg_parse_rest(mica_parser *p, mica_op_state *out, const char *body, size_t arguments,
                       linalg_operands *operands) {
  mica_position at = mica_parser_position(p);
  mica_types results = {NULL, 0};
  if (!linalg_parse_sized_operands(p, out, operands) || !mica_parse_attr_dict(p, out) ||
      !mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results))
    return false;
  size_t count = operands->input_types.size + operands->output_types.size;
  if (count != arguments)
    return mica_parse_error(p, mica_parser_position(p),
                            "[parseNamedStructuredOpRegion] ods-gen generated region expects %z "
                            "args, got %z",
                            arguments, count);
  return linalg_make_body(p, out, body, operands, at);
}

void linalg_print_rest(mica_printer *p, const mica_op *op, const char *const *elided,
                       size_t count) {
  mica_print_attr_dict(p, op, elided, count);
  linalg_print_operands(p, op);
  linalg_print_results(p, op);
}

static const linalg_structured *structured_of_name(const mica_op_state *out) {
  const mica_op_def *def = mica_state_name(out)->def;
  for (size_t i = 0; i < def->interface_count; i++)
    if (def->interfaces[i].interface == &linalg_op_interface_id) return def->interfaces[i].methods;
  return NULL;
}

bool linalg_named_parse(mica_parser *p, mica_op_state *out) {
  const linalg_structured *of = structured_of_name(out);
  linalg_operands operands;
  return linalg_parse_rest(p, out, of->body, of->arguments, &operands);
}

static const char *const never_written[] = {"operandSegmentSizes", "linalg.memoized_indexing_maps",
                                            "indexing_maps", "kind"};

void linalg_named_print(mica_printer *p, const mica_op *op) {
  linalg_print_rest(p, op, never_written, 2);
}

// ---- Named operations whose maps may be given ---------------------------------------------------

static bool parse_map(mica_parser *p, const mica_attr **out) {
  if (!mica_parse_attr(p, NULL, out)) return false;
  return mica_attr_is_affine_map(*out) ||
         mica_parse_error(p, mica_parser_position(p), "expected affine map attribute");
}

typedef struct map_list {
  const mica_attr *items[16];
  size_t count;
} map_list;

// `[map, map]`, of which there is one at least.
static bool parse_map_list(mica_parser *p, const mica_attr **out) {
  map_list list = {.count = 0};
  if (!mica_parse_punct(p, '[')) return false;
  do {
    mica_position at = mica_parser_position(p);
    if (list.count == sizeof list.items / sizeof *list.items)
      return mica_parse_error(p, at, "expected at most 16 maps");
    if (!parse_map(p, &list.items[list.count++])) return false;
  } while (mica_parse_optional_punct(p, ','));
  if (!mica_parse_punct(p, ']')) return false;
  *out = mica_attr_array(mica_parser_context(p), (mica_attrs){list.items, list.count});
  return *out != NULL;
}

// `indexing_maps = [...]`: an attribute, or as a list. *out stays when it isn't there.
static bool parse_maps(mica_parser *p, bool as_attribute, const mica_attr **out) {
  if (!mica_parse_optional_keyword(p, "indexing_maps")) return true;
  if (!mica_parse_punct(p, '=')) return false;
  if (!as_attribute) return parse_map_list(p, out);
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_array, out)) return false;
  mica_attrs maps = mica_attr_array_elements(*out);
  for (size_t i = 0; i < maps.size; i++)
    if (!mica_attr_is_affine_map(maps.data[i]))
      return mica_parse_error(p, mica_parser_position(p),
                              "element of indexing_maps array is not an affine_map");
  return true;
}

static bool set_maps(mica_op_state *out, const mica_attr *maps) {
  return maps != NULL && mica_state_set_attribute(out, MICA_STR("indexing_maps"), maps);
}

static void print_maps(mica_printer *p, const mica_attr *maps) {
  mica_print_text(p, " indexing_maps = ");
  mica_print_attr(p, maps);
}

bool linalg_mapped_parse(mica_parser *p, mica_op_state *out) {
  const linalg_structured *of = structured_of_name(out);
  const mica_attr *maps = NULL;
  linalg_operands operands;
  // MLIR reads the maps of linalg.matmul as an attribute, those of the others one by one.
  bool is_matmul = mica_state_name(out)->def == &linalg_matmul_def;
  if (!parse_maps(p, is_matmul, &maps)) return false;
  if (maps == NULL) maps = linalg_read_maps(mica_parser_context(p), of->declared);
  return set_maps(out, maps) && linalg_parse_rest(p, out, of->body, of->arguments, &operands);
}

void linalg_mapped_print(mica_printer *p, const mica_op *op) {
  const mica_attr *given = mica_op_attribute(op, MICA_STR("indexing_maps"));
  const mica_attr *usual =
      linalg_read_maps(mica_printer_context(p), linalg_structured_of(op)->declared);
  if (given != NULL && given != usual) print_maps(p, given);
  linalg_print_rest(p, op, never_written, 3);
}

bool linalg_contract_parse(mica_parser *p, mica_op_state *out) {
  const linalg_structured *of = structured_of_name(out);
  const mica_attr *maps = NULL;
  linalg_operands operands;
  if (!parse_maps(p, true, &maps)) {
    mica_parse_error_further(p, mica_parser_position(p), "expected 'indexing_maps' attribute");
    return false;
  }
  if (maps == NULL)
    return mica_parse_error(p, mica_parser_position(p), "expected 'indexing_maps' attribute");
  return set_maps(out, maps) && linalg_parse_rest(p, out, of->body, of->arguments, &operands);
}

void linalg_contract_print(mica_printer *p, const mica_op *op) {
  print_maps(p, linalg_contract_indexing_maps_attr(op));
  static const char *const elided[] = {"indexing_maps", "operandSegmentSizes"};
  linalg_print_rest(p, op, elided, 2);
}

// ---- linalg.elementwise -------------------------------------------------------------------------

static const char *const calls[] = {"", "(a)", "(a, b)", "(a, b, c)"};

// How many inputs a kind has: the cases of the three enums stand one after the other.
static size_t kind_inputs(linalg_elementwise_kind kind) {
  if (kind >= LINALG_ELEMENTWISE_KIND_SELECT) return 3;
  return kind >= LINALG_ELEMENTWISE_KIND_ADD ? 2 : 1;
}

static bool parse_kind(mica_parser *p, mica_op_state *out, linalg_elementwise_kind *kind) {
  const mica_attr *attr;
  if (!mica_parse_keyword(p, "kind") || !mica_parse_punct(p, '=')) return false;
  if (!mica_parse_attr(p, NULL, &attr))
    return mica_parse_error_further(p, mica_parser_position(p),
                                    "expected operation 'kind' attribute");
  if (!linalg_elementwise_kind_attr_isa(attr))
    return mica_parse_error(p, mica_parser_position(p), "expected ElementwiseKind attribute");
  *kind = linalg_elementwise_kind_attr_value(attr);
  return mica_state_set_attribute(out, MICA_STR("kind"), attr);
}

static const mica_attr *identity_maps(mica_context *ctx, size_t rank, size_t count) {
  const mica_affine_map *map = mica_affine_map_identity(ctx, (uint32_t)rank);
  return linalg_equal_maps(ctx, map, map, count);
}

// "exp(a)"
static const char *kind_body(mica_parser *p, linalg_elementwise_kind kind) {
  mica_str name = linalg_elementwise_kind_to_text(kind);
  const char *call = calls[kind_inputs(kind)];
  char *text = mica_parser_scratch(p, name.size + strlen(call) + 1);
  if (text == NULL) return NULL;
  memcpy(text, name.data, name.size);
  memcpy(text + name.size, call, strlen(call) + 1);
  return text;
}

bool linalg_elementwise_parse(mica_parser *p, mica_op_state *out) {
  linalg_elementwise_kind kind = LINALG_ELEMENTWISE_KIND_EXP;
  linalg_operands operands;
  const mica_attr *maps = NULL;
  if (!parse_kind(p, out, &kind) || !parse_maps(p, false, &maps)) return false;
  const char *body = kind_body(p, kind);
  size_t arguments = kind_inputs(kind) + 1;
  if (body == NULL) return false;
  if (!linalg_parse_rest(p, out, body, arguments, &operands))
    return mica_parse_error_further(p, mica_parser_position(p), "unable to parse elemwise op");
  mica_types types = operands.output_types.size > 0 ? operands.output_types : operands.input_types;
  const mica_type *last = types.data[types.size - 1];
  if (maps == NULL && !mica_type_is_shaped(last))
    return mica_parse_error(p, mica_parser_position(p), "return type needs to be shaped type");
  if (maps == NULL) maps = identity_maps(mica_parser_context(p), linalg_rank(last), arguments);
  return set_maps(out, maps);
}

void linalg_elementwise_print(mica_printer *p, const mica_op *op) {
  const mica_attr *kind = linalg_elementwise_kind_value_attr(op);
  const mica_attr *given = linalg_elementwise_indexing_maps_attr(op);
  size_t count = kind_inputs(linalg_elementwise_kind_attr_value(kind)) + 1;
  size_t rank = linalg_rank(linalg_operand_type(op, linalg_input_count(op)));
  mica_print_text(p, " kind=");
  mica_print_attr(p, kind);
  if (given != NULL && given != identity_maps(mica_printer_context(p), rank, count))
    print_maps(p, given);
  static const char *const elided[] = {"operandSegmentSizes", "kind", "indexing_maps"};
  linalg_print_rest(p, op, elided, 3);
}
