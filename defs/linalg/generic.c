// linalg.generic, and what stands in regions: linalg.yield and linalg.index. Called by generated
// code, the parser and the printer; own nothing.
#include "shared.h"

// ---- Loops --------------------------------------------------------------------------------------

// None when the attribute is wrong: an operation may be asked before it is verified.
static mica_attrs kinds_of(const mica_op *op) {
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("iterator_types"));
  mica_attrs none = {NULL, 0};
  if (attr == NULL || !mica_attr_is_array(attr)) return none;
  mica_attrs kinds = mica_attr_array_elements(attr);
  for (size_t i = 0; i < kinds.size; i++)
    if (!linalg_iterator_type_attr_isa(kinds.data[i])) return none;
  return kinds;
}

static const mica_affine_map *generic_loops(mica_op *op, const linalg_structured *of) {
  (void)of;
  mica_context *ctx = mica_op_context(op);
  mica_attrs kinds = kinds_of(op);
  int64_t *sequential = mica_allocate(ctx, kinds.size * sizeof *sequential);
  if (sequential == NULL && kinds.size > 0) return NULL;
  size_t count = 0;
  for (size_t i = 0; i < kinds.size; i++)
    if (linalg_iterator_type_attr_value(kinds.data[i]) != LINALG_ITERATOR_TYPE_PARALLEL)
      sequential[count++] = (int64_t)i;
  const mica_affine_map *loops =
      linalg_identity_without(ctx, kinds.size, (mica_int64s){sequential, count});
  mica_free(ctx, sequential, kinds.size * sizeof *sequential);
  return loops;
}

const linalg_structured linalg_generic_structured = {.maps = linalg_given_maps,
                                                     .loops = generic_loops};

void linalg_generic_block_argument_names(const mica_op *op, const mica_region *region,
                                         mica_name_setter *set) {
  const mica_block *body = region->first;
  size_t inputs = linalg_input_count(op);
  for (size_t i = 0; body != NULL && i < mica_block_argument_count(body); i++)
    mica_set_value_name(set, mica_block_argument_at(body, i),
                        i < inputs ? MICA_STR("in") : MICA_STR("out"));
}

// ---- Kinds of loops as text ---------------------------------------------------------------------

static const mica_attr *kind_of_text(mica_parser *p, const mica_attr *text) {
  linalg_iterator_type kind;
  if (mica_attr_is_string(text) &&
      linalg_iterator_type_from_text(mica_attr_string_value(text), &kind))
    return linalg_iterator_type_attr_get(mica_parser_context(p), kind);
  mica_position at = mica_parser_position(p);
  if (mica_attr_is_string(text))
    mica_parse_error(p, at, "unexpected iterator_type (%S)", mica_attr_string_value(text));
  else mica_parse_error(p, at, "unexpected iterator_type (%a)", text);
  return NULL;
}

static const mica_attr *kinds_of_texts(mica_parser *p, mica_attrs texts) {
  const mica_attr **kinds = mica_parser_scratch(p, (texts.size + 1) * sizeof(const mica_attr *));
  if (kinds == NULL) return NULL;
  for (size_t i = 0; i < texts.size; i++) {
    kinds[i] = kind_of_text(p, texts.data[i]);
    if (kinds[i] == NULL) return NULL;
  }
  return mica_attr_array(mica_parser_context(p), (mica_attrs){kinds, texts.size});
}

static const mica_attr *texts_of_kinds(mica_context *ctx, mica_attrs kinds) {
  const mica_attr **texts = mica_allocate(ctx, kinds.size * sizeof(const mica_attr *));
  bool ok = texts != NULL || kinds.size == 0;
  for (size_t i = 0; i < kinds.size && ok; i++) {
    linalg_iterator_type kind = linalg_iterator_type_attr_value(kinds.data[i]);
    texts[i] = mica_attr_string(ctx, linalg_iterator_type_to_text(kind));
    ok = texts[i] != NULL;
  }
  const mica_attr *array = ok ? mica_attr_array(ctx, (mica_attrs){texts, kinds.size}) : NULL;
  mica_free(ctx, texts, kinds.size * sizeof(const mica_attr *));
  return array;
}

// ---- The form -----------------------------------------------------------------------------------

// The dictionary that says what the loops are; kinds of loops are strings in it.
static bool parse_trait(mica_parser *p, mica_op_state *out) {
  mica_str kinds_name = MICA_STR("iterator_types");
  mica_position at = mica_parser_position(p);
  const mica_attr *trait;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_dictionary, &trait)) return false;
  mica_named_attrs entries = mica_attr_dictionary_entries(trait);
  const mica_attr *kinds = mica_attr_dictionary_get(trait, kinds_name);
  if (kinds == NULL || !mica_attr_is_array(kinds))
    return mica_parse_error(p, at, "expected \"iterator_types\" array attribute");
  const mica_attr *read = kinds_of_texts(p, mica_attr_array_elements(kinds));
  if (read == NULL) return false;
  for (size_t i = 0; i < entries.size; i++) {
    const mica_attr *value = entries.data[i].value == kinds ? read : entries.data[i].value;
    if (!mica_state_set_attribute(out, entries.data[i].name, value)) return false;
  }
  return true;
}

bool linalg_generic_parse(mica_parser *p, mica_op_state *out) {
  linalg_operands operands;
  mica_types results = {NULL, 0};
  if (!parse_trait(p, out) || !linalg_parse_sized_operands(p, out, &operands)) return false;
  if (mica_parse_optional_keyword(p, "attrs") &&
      (!mica_parse_punct(p, '=') || !mica_parse_attr_dict(p, out)))
    return false;
  mica_region *region = mica_state_new_region(out);
  return region != NULL && mica_parse_region(p, region, NULL, 0, false) &&
         mica_parse_optional_arrow_types(p, &results) && mica_state_results(out, results);
}

static const char *const trait_names[] = {"doc", "indexing_maps", "library_call", "iterator_types",
                                          "operandSegmentSizes"};

static const mica_attr *make_trait(mica_context *ctx, const mica_op *op) {
  static const mica_str names[] = {{"doc", 3}, {"indexing_maps", 13}, {"library_call", 12}};
  mica_str kinds_name = MICA_STR("iterator_types");
  mica_named_attr entries[4];
  size_t count = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const mica_attr *value = mica_op_attribute(op, names[i]);
    if (value != NULL) entries[count++] = (mica_named_attr){names[i], value};
  }
  const mica_attr *texts = texts_of_kinds(ctx, kinds_of(op));
  if (texts == NULL) return NULL;
  entries[count++] = (mica_named_attr){kinds_name, texts};
  return mica_attr_dictionary(ctx, (mica_named_attrs){entries, count}, NULL);
}

static bool has_more_attributes(const mica_op *op) {
  return mica_attr_dictionary_entries(mica_op_discardable(op)).size > 0;
}

void linalg_generic_print(mica_printer *p, const mica_op *op) {
  const mica_attr *trait = make_trait(mica_printer_context(p), op);
  mica_print_char(p, ' ');
  if (trait != NULL) mica_print_attr(p, trait);
  linalg_print_operands(p, op);
  if (has_more_attributes(op)) {
    mica_print_text(p, " attrs = ");
    mica_print_attr_dict(p, op, trait_names, sizeof trait_names / sizeof *trait_names);
  }
  const mica_region *region = linalg_generic_region(op);
  if (!mica_region_is_empty(region)) {
    mica_print_char(p, ' ');
    mica_print_region(p, region, true, true, false);
  }
  linalg_print_results(p, op);
}

// ---- linalg.yield -------------------------------------------------------------------------------

bool linalg_yield_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs values = {NULL, 0};
  mica_types types = {NULL, 0};
  mica_position at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &values) || !mica_parse_attr_dict(p, out)) return false;
  if (values.size > 0 && (!mica_parse_punct(p, ':') || !mica_parse_types(p, &types))) return false;
  return mica_state_operands_typed(out, values.data, values.size, types, at);
}

void linalg_yield_print(mica_printer *p, const mica_op *op) {
  size_t count = mica_op_operand_count(op);
  if (count > 0) mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, count);
  mica_print_attr_dict(p, op, NULL, 0);
  if (count > 0) mica_print_text(p, " : ");
  mica_print_operand_types(p, op, 0, count);
}

static bool check_yielded(mica_op *op, const mica_op *around) {
  mica_successor_operands outputs = mica_op_destinations(around);
  size_t count = mica_op_operand_count(op);
  if (count != outputs.count)
    return mica_op_error(op,
                         "expected number of yield values (%z) to match the number of inits / "
                         "outs operands of the enclosing LinalgOp (%z)",
                         count, outputs.count);
  for (size_t i = 0; i < count; i++) {
    const mica_type *element = linalg_element(linalg_operand_type(around, outputs.first + i));
    if (linalg_operand_type(op, i) != element)
      return mica_op_error(op,
                           "type of yield operand %z ('%t') doesn't match the element type of the "
                           "enclosing linalg.generic op ('%t')",
                           i + 1, linalg_operand_type(op, i), element);
  }
  return true;
}

bool linalg_yield_check(mica_op *op) {
  const mica_op *around = mica_op_parent(op);
  if (around == NULL || mica_op_region_count(around) != 1 ||
      mica_region_is_empty(mica_op_region(around, 0)))
    return mica_op_error(op, "expected single non-empty parent region");
  return linalg_structured_of(around) == NULL
             ? mica_op_error(op, "expected parent op with LinalgOp interface")
             : check_yielded(op, around);
}

// ---- linalg.index -------------------------------------------------------------------------------

bool linalg_index_check(mica_op *op) {
  mica_op *around = mica_op_parent(op);
  const linalg_structured *of = around == NULL ? NULL : linalg_structured_of(around);
  if (of == NULL) return mica_op_error(op, "expected parent op with LinalgOp interface");
  const mica_affine_map *loops = of->loops(around, of);
  if (loops == NULL) return false;
  int64_t dim = linalg_index_dim(op);
  return dim < (int64_t)loops->dim_count ||
         mica_op_error(op,
                       "expected dim (%I) to be lower than the number of loops (%u) of the "
                       "enclosing LinalgOp",
                       dim, loops->dim_count);
}
