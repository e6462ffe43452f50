// Hooks of what reads and writes where a map says: load, store, their vector forms, prefetch.
// Called by generated code; own nothing.
#include "domain.h"

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static const mica_str map_name = {"map", 3};

static size_t rank_of(const mica_type *memref) { return mica_type_shape(memref).size; }

// ---- Text ---------------------------------------------------------------------------------------

// `%a[%i + 1]`
typedef struct place {
  mica_operand_ref memref;
  mica_operand_refs inputs;
} place;

static bool parse_place(mica_parser *p, mica_op_state *out, place *place) {
  return mica_parse_operand(p, &place->memref) &&
         affine_parse_subscripts(p, out, map_name, &place->inputs);
}

static bool add_place(mica_op_state *out, const place *place, const mica_type *type) {
  const mica_type *index = mica_type_index(mica_state_context(out));
  return index != NULL && mica_state_operands(out, &place->memref, 1, type) &&
         mica_state_operands(out, place->inputs.data, place->inputs.size, index);
}

static bool parse_memref_type(mica_parser *p, const mica_type **type) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, type)) return false;
  return mica_type_is_memref(*type) ||
         mica_parse_error(p, at,
                          "invalid kind of type specified: expected builtin.memref, but found '%t'",
                          *type);
}

// The type of the memref, and that of the vector after it.
static bool parse_vector_types(mica_parser *p, const mica_type **memref, const mica_type **vector) {
  return parse_memref_type(p, memref) && mica_parse_punct(p, ',') &&
         mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", vector);
}

static void print_place(mica_printer *p, const mica_op *op, size_t memref) {
  const mica_attr *map = mica_op_attribute(op, map_name);
  mica_print_operand(p, mica_op_operand(op, memref));
  mica_print_char(p, '[');
  mica_print_affine_map_of_values(p, mica_attr_affine_map_value(map), op, memref + 1);
  mica_print_char(p, ']');
}

static void print_end(mica_printer *p, const mica_op *op, size_t memref) {
  static const char *const elided[] = {"map"};
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(mica_op_operand(op, memref)));
}

static void print_load(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  print_place(p, op, 0);
  print_end(p, op, 0);
}

static void print_store(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_text(p, ", ");
  print_place(p, op, 1);
  print_end(p, op, 1);
}

static void print_vector_type(mica_printer *p, const mica_value *vector) {
  mica_print_text(p, ", ");
  mica_print_type(p, mica_value_type(vector));
}

bool affine_load_parse(mica_parser *p, mica_op_state *out) {
  place from;
  const mica_type *memref;
  return parse_place(p, out, &from) && mica_parse_attr_dict(p, out) &&
         parse_memref_type(p, &memref) && add_place(out, &from, memref) &&
         mica_state_result(out, mica_type_element(memref));
}
void affine_load_print(mica_printer *p, const mica_op *op) { print_load(p, op); }

bool affine_vector_load_parse(mica_parser *p, mica_op_state *out) {
  place from;
  const mica_type *memref, *vector;
  return parse_place(p, out, &from) && mica_parse_attr_dict(p, out) &&
         parse_vector_types(p, &memref, &vector) && add_place(out, &from, memref) &&
         mica_state_result(out, vector);
}
void affine_vector_load_print(mica_printer *p, const mica_op *op) {
  print_load(p, op);
  print_vector_type(p, affine_vector_load_result(op));
}

static bool parse_stored(mica_parser *p, mica_op_state *out, mica_operand_ref *value, place *to) {
  return mica_parse_operand(p, value) && mica_parse_punct(p, ',') && parse_place(p, out, to) &&
         mica_parse_attr_dict(p, out);
}

bool affine_store_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value;
  place to;
  const mica_type *memref;
  return parse_stored(p, out, &value, &to) && parse_memref_type(p, &memref) &&
         mica_state_operands(out, &value, 1, mica_type_element(memref)) &&
         add_place(out, &to, memref);
}
void affine_store_print(mica_printer *p, const mica_op *op) { print_store(p, op); }

bool affine_vector_store_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value;
  place to;
  const mica_type *memref, *vector;
  return parse_stored(p, out, &value, &to) && parse_vector_types(p, &memref, &vector) &&
         mica_state_operands(out, &value, 1, vector) && add_place(out, &to, memref);
}
void affine_vector_store_print(mica_printer *p, const mica_op *op) {
  print_store(p, op);
  print_vector_type(p, affine_vector_store_value(op));
}

// ---- Checks -------------------------------------------------------------------------------------

// The memref is the operand of that index, and all behind it are inputs of the map.
static bool check_subscripts(mica_op *op, const mica_affine_map *map, size_t memref) {
  const mica_type *type = mica_value_type(mica_op_operand(op, memref));
  size_t inputs = mica_op_operand_count(op) - memref - 1;
  if (map->result_count != rank_of(type))
    return mica_op_error(op, "affine map num results must equal memref rank");
  if (affine_input_count(map) != inputs)
    return mica_op_error(op, "expects as many subscripts as affine map inputs");
  return affine_check_inputs(op, memref + 1, inputs, map->dim_count);
}

static bool check_elements(mica_op *op, const mica_value *memref, const mica_value *vector) {
  return mica_type_element(mica_value_type(memref)) == mica_type_element(mica_value_type(vector)) ||
         mica_op_error(op, "requires memref and vector types of the same elemental type");
}

bool affine_load_check(mica_op *op) {
  const mica_type *element = mica_type_element(mica_value_type(affine_load_memref(op)));
  if (mica_value_type(affine_load_result(op)) != element)
    return mica_op_error(op, "result type must match element type of memref");
  return check_subscripts(op, affine_load_map(op), 0);
}

bool affine_store_check(mica_op *op) {
  const mica_type *element = mica_type_element(mica_value_type(affine_store_memref(op)));
  if (mica_value_type(affine_store_value(op)) != element)
    return mica_op_error(op, "value to store must have the same type as memref element type");
  return check_subscripts(op, affine_store_map(op), 1);
}

bool affine_vector_load_check(mica_op *op) {
  return check_subscripts(op, affine_vector_load_map(op), 0) &&
         check_elements(op, affine_vector_load_memref(op), affine_vector_load_result(op));
}

bool affine_vector_store_check(mica_op *op) {
  return check_subscripts(op, affine_vector_store_map(op), 1) &&
         check_elements(op, affine_vector_store_memref(op), affine_vector_store_value(op));
}

// ---- prefetch: `%a[%i], read, locality<3>, data : memref<8xf32>` -------------------------------

static bool parse_hint(mica_parser *p, mica_op_state *out) {
  const mica_attr *hint;
  return mica_parse_keyword(p, "locality") && mica_parse_punct(p, '<') &&
         mica_parse_attr_of(p, mica_type_i(mica_state_context(out), 32), mica_attr_is_integer,
                            &hint) &&
         mica_state_set_attribute(out, MICA_STR("localityHint"), hint) && mica_parse_punct(p, '>');
}

// One of two words; the first means true.
static bool set_choice(mica_parser *p, mica_op_state *out, mica_str name, mica_str word,
                       const char *yes, const char *no, const char *message) {
  bool is_yes = mica_str_is(word, yes);
  if (!is_yes && !mica_str_is(word, no))
    return mica_parse_error(p, mica_parser_name_position(p), "%s", message);
  const mica_attr *value = mica_attr_bool(mica_state_context(out), is_yes);
  return value != NULL && mica_state_set_attribute(out, name, value);
}

bool affine_prefetch_parse(mica_parser *p, mica_op_state *out) {
  place at;
  mica_str access, cache;
  const mica_type *memref;
  return parse_place(p, out, &at) && mica_parse_punct(p, ',') &&
         mica_parse_any_keyword(p, &access) && mica_parse_punct(p, ',') && parse_hint(p, out) &&
         mica_parse_punct(p, ',') && mica_parse_any_keyword(p, &cache) &&
         mica_parse_attr_dict(p, out) && parse_memref_type(p, &memref) &&
         add_place(out, &at, memref) &&
         set_choice(p, out, MICA_STR("isWrite"), access, "write", "read",
                    "rw specifier has to be 'read' or 'write'") &&
         set_choice(p, out, MICA_STR("isDataCache"), cache, "data", "instr",
                    "cache type has to be 'data' or 'instr'");
}

void affine_prefetch_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"map", "localityHint", "isDataCache", "isWrite"};
  mica_print_char(p, ' ');
  print_place(p, op, 0);
  mica_print_text(p, affine_prefetch_is_write(op) ? ", write, locality<" : ", read, locality<");
  mica_print_uint(p, (uint32_t)affine_prefetch_locality_hint(op));
  mica_print_text(p, affine_prefetch_is_data_cache(op) ? ">, data" : ">, instr");
  mica_print_attr_dict(p, op, elided, 4);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(affine_prefetch_memref(op)));
}

bool affine_prefetch_check(mica_op *op) {
  const mica_affine_map *map = affine_prefetch_map(op);
  size_t inputs = affine_prefetch_indices_count(op);
  if (map->result_count != rank_of(mica_value_type(affine_prefetch_memref(op))))
    return mica_op_error(op, "affine.prefetch affine map num results must equal memref rank");
  if (affine_input_count(map) != inputs) return mica_op_error(op, "too few operands");
  return affine_check_dims(op, 1, inputs, "",
                           "index must be a valid dimension or symbol identifier");
}
