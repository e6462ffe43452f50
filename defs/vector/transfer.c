// Hooks of transfer_read and transfer_write: their custom forms, whose map, bounds and type of mask
// follow from the types, and their rules. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"
#include "mica/effects.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/subset.h"

// A transfer's parts, wherever they stand in the one and the other.
typedef struct transfer {
  const mica_type *base, *vector;
  const mica_affine_map *map;
  const mica_value *mask;  // or NULL
  mica_attrs in_bounds;
} transfer;

static size_t rank_of(const mica_type *type) { return mica_type_shape(type).size; }

// ---- Maps ---------------------------------------------------------------------------------------

// The dimensions of the vector that aren't those of the source's elements.
static size_t moved_rank(const mica_type *base, const mica_type *vector) {
  const mica_type *element = mica_type_element(base);
  size_t inner = mica_type_is_vector(element) ? rank_of(element) : 0;
  return rank_of(vector) >= inner ? rank_of(vector) - inner : SIZE_MAX;
}

// (d0, d1, d2) -> (d1, d2). NULL: no memory.
static const mica_affine_map *last_dims(mica_context *ctx, size_t dims, size_t count) {
  const mica_affine_expr **results = mica_allocate(ctx, (count + 1) * sizeof *results);
  const mica_affine_map *map = NULL;
  bool ok = results != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    results[i] = mica_affine_dim(ctx, (uint32_t)(dims - count + i));
    ok = results[i] != NULL;
  }
  if (ok) map = mica_affine_map_get(ctx, (uint32_t)dims, 0, results, count);
  mica_free(ctx, results, (count + 1) * sizeof *results);
  return map;
}

// What a transfer goes along unless it says so: the last dimensions. Of a scalar, a vector of one.
static const mica_affine_map *default_map(const mica_type *base, const mica_type *vector) {
  mica_context *ctx = mica_type_context(base);
  mica_int64s shape = mica_type_shape(vector);
  if (rank_of(base) > 0 || shape.size != 1 || shape.data[0] != 1)
    return last_dims(ctx, rank_of(base), moved_rank(base, vector));
  const mica_affine_expr *zero = mica_affine_constant(ctx, 0);
  return zero == NULL ? NULL : mica_affine_map_get(ctx, 0, 0, &zero, 1);
}

static bool is_last_dims(const mica_affine_map *map) {
  if (map->symbol_count != 0 || map->result_count > map->dim_count) return false;
  size_t skipped = map->dim_count - map->result_count;
  for (size_t i = 0; i < map->result_count; i++)
    if (map->results[i]->kind != MICA_AFFINE_DIM ||
        (uint64_t)map->results[i]->as.value != skipped + i)
      return false;
  return true;
}

static bool is_zero(const mica_affine_expr *expr) {
  return expr->kind == MICA_AFFINE_CONSTANT && expr->as.value == 0;
}

// For each dimension of the source the first result that is it; SIZE_MAX: none is.
static size_t *first_places(mica_context *ctx, const mica_affine_map *map) {
  size_t *places = mica_allocate(ctx, (map->dim_count + 1) * sizeof *places);
  if (places == NULL) return NULL;
  for (size_t i = 0; i < map->dim_count; i++) places[i] = SIZE_MAX;
  for (size_t i = map->result_count; i-- > 0;)
    if (map->results[i]->kind == MICA_AFFINE_DIM) places[map->results[i]->as.value] = i;
  return places;
}

// A bit for each element that is moved: the vector's dimensions in the order of the source's. NULL:
// the map has more results than the vector dimensions, or no memory.
static const mica_type *mask_type(const mica_type *vector, const mica_affine_map *map) {
  mica_context *ctx = mica_type_context(vector);
  const mica_type *bit = mica_type_i(ctx, 1);
  vector_dims dims;
  if (bit == NULL || map->result_count > rank_of(vector)) return NULL;
  size_t *places = first_places(ctx, map);
  if (places == NULL) return NULL;
  bool ok = vector_dims_make(ctx, map->result_count + 1, &dims);
  for (size_t i = 0; ok && i < map->dim_count; i++)
    if (places[i] != SIZE_MAX)
      vector_dims_add(&dims, mica_type_shape(vector).data[places[i]],
                      vector_dim_is_scalable(vector, places[i]));
  mica_free(ctx, places, (map->dim_count + 1) * sizeof *places);
  if (!ok) return NULL;
  if (dims.count == 0) vector_dims_add(&dims, 1, false);
  return vector_dims_finish(&dims, bit);
}

// ---- `%m[%i], %padding, %mask {in_bounds = [true]} : memref<?xf32>, vector<4xf32>` --------------

typedef struct transfer_text {
  mica_operand_ref base, other, mask;  // other: the padding, or the vector that is written
  mica_operand_refs indices;
  bool has_mask;
  mica_position types_at;
  mica_types types;
} transfer_text;

static bool parse_place(mica_parser *p, transfer_text *t) {
  return mica_parse_operand(p, &t->base) && mica_parse_operands(p, '[', false, &t->indices);
}

static bool parse_rest(mica_parser *p, mica_op_state *out, transfer_text *t) {
  t->has_mask = mica_parse_optional_punct(p, ',');
  if ((t->has_mask && !mica_parse_operand(p, &t->mask)) || !mica_parse_attr_dict(p, out))
    return false;
  t->types_at = mica_parser_position(p);
  return mica_parse_punct(p, ':') && mica_parse_types(p, &t->types) &&
         (t->types.size == 2 || mica_parse_error(p, t->types_at, "requires two types"));
}

static bool check_base_type(mica_parser *p, const transfer_text *t, const mica_type *base) {
  return mica_type_is_memref(base) || mica_type_is_ranked_tensor(base) ||
         mica_parse_error(p, t->types_at, "requires memref or ranked tensor type");
}
static bool check_vector_type(mica_parser *p, const transfer_text *t, const mica_type *vector) {
  return mica_type_is_vector(vector) || mica_parse_error(p, t->types_at, "requires vector type");
}

// What was written, or the default, which is put into its slot.
static bool read_map(mica_parser *p, mica_op_state *out, const transfer_text *t, size_t slot,
                     transfer *x) {
  const mica_attr *written = mica_state_attribute(out, MICA_STR("permutation_map"));
  if (written != NULL && mica_attr_is_affine_map(written)) {
    x->map = mica_attr_affine_map_value(written);
    return true;
  }
  if (rank_of(x->base) < moved_rank(x->base, x->vector))
    return mica_parse_error(p, t->types_at,
                            "expected a custom permutation_map when rank(source) != "
                            "rank(destination)");
  x->map = default_map(x->base, x->vector);
  const mica_attr *attr = x->map == NULL ? NULL : mica_attr_affine_map(x->map);
  mica_state_set_slot(out, slot, attr);
  return attr != NULL;
}

// Nothing is known to be in bounds.
static bool add_default_bounds(mica_parser *p, mica_op_state *out, const transfer *x, size_t slot) {
  mica_context *ctx = mica_parser_context(p);
  size_t count = x->map->result_count;
  const mica_attr **bits = mica_parser_scratch(p, (count + 1) * sizeof *bits);
  const mica_attr *no = mica_attr_bool(ctx, false);
  if (bits == NULL || no == NULL) return false;
  for (size_t i = 0; i < count; i++) bits[i] = no;
  const mica_attr *all = mica_attr_array(ctx, (mica_attrs){bits, count});
  mica_state_set_slot(out, slot, all);
  return all != NULL;
}

static bool add_mask(mica_parser *p, mica_op_state *out, const transfer_text *t,
                     const transfer *x) {
  if (!t->has_mask) return true;
  if (mica_type_is_vector(mica_type_element(x->base)))
    return mica_parse_error(p, t->mask.at, "does not support masks with vector element type");
  if (rank_of(x->vector) != x->map->result_count)
    return mica_parse_error(p, t->types_at,
                            "expected the same rank for the vector and the results of the "
                            "permutation map");
  const mica_type *type = mask_type(x->vector, x->map);
  return type != NULL && mica_state_operands(out, &t->mask, 1, type);
}

static bool add_indices(mica_op_state *out, const transfer_text *t) {
  const mica_type *index = mica_type_index(mica_state_context(out));
  return index != NULL && mica_state_operands(out, t->indices.data, t->indices.size, index);
}

bool vector_transfer_read_parse(mica_parser *p, mica_op_state *out) {
  transfer_text t;
  if (!parse_place(p, &t) || !mica_parse_punct(p, ',') || !mica_parse_operand(p, &t.other) ||
      !parse_rest(p, out, &t))
    return false;
  transfer x = {.base = t.types.data[0], .vector = t.types.data[1]};
  const int32_t sizes[] = {1, (int32_t)t.indices.size, 1, t.has_mask};
  return check_base_type(p, &t, x.base) && check_vector_type(p, &t, x.vector) &&
         read_map(p, out, &t, VECTOR_TRANSFER_READ_SLOT_PERMUTATION_MAP, &x) &&
         add_default_bounds(p, out, &x, VECTOR_TRANSFER_READ_SLOT_IN_BOUNDS) &&
         mica_state_operands(out, &t.base, 1, x.base) && add_indices(out, &t) &&
         mica_state_operands(out, &t.other, 1, mica_type_element(x.base)) &&
         add_mask(p, out, &t, &x) &&
         mica_state_set_segments(out, VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES, sizes, 4) &&
         mica_state_result(out, x.vector);
}

bool vector_transfer_write_parse(mica_parser *p, mica_op_state *out) {
  transfer_text t;
  if (!mica_parse_operand(p, &t.other) || !mica_parse_punct(p, ',') || !parse_place(p, &t) ||
      !parse_rest(p, out, &t))
    return false;
  transfer x = {.vector = t.types.data[0], .base = t.types.data[1]};
  const int32_t sizes[] = {1, 1, (int32_t)t.indices.size, t.has_mask};
  return check_vector_type(p, &t, x.vector) && check_base_type(p, &t, x.base) &&
         read_map(p, out, &t, VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP, &x) &&
         add_default_bounds(p, out, &x, VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS) &&
         mica_state_operands(out, &t.other, 1, x.vector) &&
         mica_state_operands(out, &t.base, 1, x.base) && add_indices(out, &t) &&
         add_mask(p, out, &t, &x) &&
         mica_state_set_segments(out, VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES, sizes, 4) &&
         (!mica_type_is_ranked_tensor(x.base) || mica_state_result(out, x.base));
}

static void print_place(mica_printer *p, const mica_op *op, const mica_value *base,
                        mica_segment indices) {
  mica_print_operand(p, base);
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices.first, indices.count);
  mica_print_char(p, ']');
}

static bool any_in_bounds(mica_attrs bits) {
  for (size_t i = 0; i < bits.size; i++)
    if (mica_attr_bool_value(bits.data[i])) return true;
  return false;
}

// The mask, and the attributes that aren't what they would be by default.
static void print_rest(mica_printer *p, const mica_op *op, const transfer *x) {
  const char *elided[3] = {"operandSegmentSizes"};
  size_t count = 1;
  if (x->mask != NULL) {
    mica_print_text(p, ", ");
    mica_print_operand(p, x->mask);
  }
  if (is_last_dims(x->map)) elided[count++] = "permutation_map";
  if (!any_in_bounds(x->in_bounds)) elided[count++] = "in_bounds";
  mica_print_attr_dict(p, op, elided, count);
  mica_print_text(p, " : ");
}

static transfer read_parts(const mica_op *op) {
  return (transfer){mica_value_type(vector_transfer_read_base(op)),
                    mica_value_type(vector_transfer_read_vector(op)),
                    mica_attr_affine_map_value(vector_transfer_read_permutation_map_attr(op)),
                    vector_transfer_read_mask(op), vector_transfer_read_in_bounds(op)};
}
static transfer write_parts(const mica_op *op) {
  return (transfer){mica_value_type(vector_transfer_write_base(op)),
                    mica_value_type(vector_transfer_write_value_to_store(op)),
                    mica_attr_affine_map_value(vector_transfer_write_permutation_map_attr(op)),
                    vector_transfer_write_mask(op), vector_transfer_write_in_bounds(op)};
}

void vector_transfer_read_print(mica_printer *p, const mica_op *op) {
  transfer x = read_parts(op);
  mica_print_char(p, ' ');
  print_place(p, op, vector_transfer_read_base(op), vector_transfer_read_indices_segment(op));
  mica_print_text(p, ", ");
  mica_print_operand(p, vector_transfer_read_padding(op));
  print_rest(p, op, &x);
  mica_print_type(p, x.base);
  mica_print_text(p, ", ");
  mica_print_type(p, x.vector);
}

void vector_transfer_write_print(mica_printer *p, const mica_op *op) {
  transfer x = write_parts(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_transfer_write_value_to_store(op));
  mica_print_text(p, ", ");
  print_place(p, op, vector_transfer_write_base(op), vector_transfer_write_indices_segment(op));
  print_rest(p, op, &x);
  mica_print_type(p, x.vector);
  mica_print_text(p, ", ");
  mica_print_type(p, x.base);
}

// ---- Rules --------------------------------------------------------------------------------------

static uint64_t last_dim_bits(const mica_op *op, const mica_type *vector) {
  mica_int64s shape = mica_type_shape(vector);
  uint64_t last = shape.size == 0 ? 1 : (uint64_t)shape.data[shape.size - 1];
  return vector_element_bits(op, mica_type_element(vector)) * last;
}
static bool divides(uint64_t part, uint64_t whole) { return part == 0 || whole % part == 0; }

static bool report_rank(mica_op *op) {
  return mica_op_error(op,
                       "requires a permutation_map with result dims of the same rank as the "
                       "vector type");
}

static bool check_vector_elements(mica_op *op, const transfer *x, const mica_type *element) {
  if (!divides(last_dim_bits(op, element), last_dim_bits(op, x->vector)))
    return mica_op_error(op,
                         "requires the bitwidth of the minor 1-D vector to be an integral multiple "
                         "of the bitwidth of the minor 1-D vector of the source");
  if (rank_of(element) > rank_of(x->vector))
    return mica_op_error(op, "requires source vector element and vector result ranks to match.");
  if (x->map->result_count != rank_of(x->vector) - rank_of(element)) return report_rank(op);
  return x->mask == NULL || mica_op_error(op, "does not support masks with vector element type");
}

static bool check_scalar_elements(mica_op *op, const transfer *x, const mica_type *element) {
  if (!divides(vector_element_bits(op, element), last_dim_bits(op, x->vector)))
    return mica_op_error(op,
                         "requires the bitwidth of the minor 1-D vector to be an integral multiple "
                         "of the bitwidth of the source element type");
  return x->map->result_count == rank_of(x->vector) || report_rank(op);
}

static bool check_mask(mica_op *op, const transfer *x) {
  if (x->mask == NULL) return true;
  const mica_type *found = mica_value_type(x->mask), *wanted = mask_type(x->vector, x->map);
  if (wanted == NULL) return false;
  return found == wanted ||
         mica_op_error(op, "inferred mask type ('%t') and mask operand type ('%t') don't match",
                       wanted, found);
}

static bool check_bounds(mica_op *op, const transfer *x, const mica_attr *map) {
  return x->map->result_count == x->in_bounds.size ||
         mica_op_error(op,
                       "expects the in_bounds attr of same rank as permutation_map results: %a vs "
                       "inBounds of size: %z",
                       map, x->in_bounds.size);
}

static bool check_base(mica_op *op, const transfer *x) {
  return mica_type_is_memref(x->base) || mica_type_is_ranked_tensor(x->base) ||
         mica_op_error(op, "requires source to be a memref or ranked tensor type");
}

// What holds for reading and writing; the base has a rank.
static bool check_transfer(mica_op *op, const transfer *x, const mica_attr *map) {
  const mica_type *element = mica_type_element(x->base);
  if (mica_op_attribute(op, MICA_STR("masked")) != NULL)
    return mica_op_error(op, "masked attribute has been removed. Use in_bounds instead.");
  if (!(mica_type_is_vector(element) ? check_vector_elements(op, x, element)
                                     : check_scalar_elements(op, x, element)))
    return false;
  if (x->map->symbol_count != 0)
    return mica_op_error(op, "requires permutation_map without symbols");
  if (x->map->dim_count != rank_of(x->base))
    return mica_op_error(op,
                         "requires a permutation_map with input dims of the same rank as the "
                         "source type");
  return check_mask(op, x) && check_bounds(op, x, map);
}

static bool check_permutation(mica_op *op, const mica_affine_map *map, bool *seen) {
  for (size_t i = 0; i < map->result_count; i++) {
    const mica_affine_expr *result = map->results[i];
    if (is_zero(result)) continue;
    if (result->kind != MICA_AFFINE_DIM)
      return mica_op_error(op,
                           "requires a projected permutation_map (at most one dim or the zero "
                           "constant can appear in each result)");
    if (seen[result->as.value])
      return mica_op_error(op,
                           "requires a permutation_map that is a permutation (found one dim used "
                           "more than once)");
    seen[result->as.value] = true;
  }
  return true;
}

static bool check_map(mica_op *op, const mica_affine_map *map) {
  mica_context *ctx = mica_op_context(op);
  size_t size = map->dim_count + 1;
  bool *seen = mica_allocate(ctx, size);
  if (seen == NULL) return false;
  memset(seen, 0, size);
  bool ok = check_permutation(op, map, seen);
  mica_free(ctx, seen, size);
  return ok;
}

static bool check_padding(mica_op *op, const mica_type *element, const mica_type *padding) {
  if (mica_type_is_vector(element))
    return element == padding ||
           mica_op_error(op, "requires source element type and padding type to match.");
  if (!mica_type_is_vector_element(padding))
    return mica_op_error(op, "requires valid padding vector elemental type");
  return element == padding ||
         mica_op_error(op, "requires formal padding and source of the same elemental type");
}

bool vector_transfer_read_check(mica_op *op) {
  transfer x = read_parts(op);
  return vector_check_index_count(op, x.base, vector_transfer_read_indices_count(op)) &&
         check_base(op, &x) &&
         check_transfer(op, &x, vector_transfer_read_permutation_map_attr(op)) &&
         check_padding(op, mica_type_element(x.base),
                       mica_value_type(vector_transfer_read_padding(op))) &&
         check_map(op, x.map);
}

static bool check_no_broadcast(mica_op *op, const mica_affine_map *map) {
  for (size_t i = 0; i < map->result_count; i++)
    if (is_zero(map->results[i])) return mica_op_error(op, "should not have broadcast dimensions");
  return true;
}

bool vector_transfer_write_check(mica_op *op) {
  transfer x = write_parts(op);
  return vector_check_index_count(op, x.base, vector_transfer_write_indices_count(op)) &&
         check_no_broadcast(op, x.map) && check_base(op, &x) &&
         check_transfer(op, &x, vector_transfer_write_permutation_map_attr(op)) &&
         check_map(op, x.map);
}

// ---- What they answer about themselves ----------------------------------------------------------

bool vector_transfer_read_supports_passthru(const mica_op *op) {
  (void)op;
  return true;
}

// The operation may not have been verified.
static const mica_type *expected_mask(const mica_type *vector, const mica_attr *map) {
  return !mica_type_is_vector(vector) || map == NULL || !mica_attr_is_affine_map(map)
             ? NULL
             : mask_type(vector, mica_attr_affine_map_value(map));
}
const mica_type *vector_transfer_read_expected_mask_type(const mica_op *op) {
  return expected_mask(mica_value_type(vector_transfer_read_vector(op)),
                       vector_transfer_read_permutation_map_attr(op));
}
const mica_type *vector_transfer_write_expected_mask_type(const mica_op *op) {
  return expected_mask(mica_value_type(vector_transfer_write_value_to_store(op)),
                       vector_transfer_write_permutation_map_attr(op));
}

// Memory is touched; a tensor is a value.
static bool add_effect(mica_effects *out, mica_effect_kind kind, const mica_op *op, size_t base) {
  if (base >= mica_op_operand_count(op)) return true;
  mica_value *value = mica_op_operand(op, base);
  return !mica_type_is_memref(mica_value_type(value)) ||
         mica_effects_add(
             out, (mica_effect){.kind = kind, .value = value, .resource = MICA_RESOURCE_DEFAULT});
}
bool vector_transfer_read_effects(const mica_op *op, mica_effects *out) {
  return add_effect(out, MICA_EFFECT_READ, op, 0);
}
bool vector_transfer_write_effects(const mica_op *op, mica_effects *out) {
  return add_effect(out, MICA_EFFECT_WRITE, op, 1);
}

static mica_speculatability speculatability(const mica_op *op, size_t base) {
  bool is_pure = base < mica_op_operand_count(op) &&
                 mica_type_is_ranked_tensor(mica_value_type(mica_op_operand(op, base)));
  return is_pure ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}
mica_speculatability vector_transfer_read_speculatability(const mica_op *op) {
  return speculatability(op, 0);
}
mica_speculatability vector_transfer_write_speculatability(const mica_op *op) {
  return speculatability(op, 1);
}

// ---- Parts of tensors ---------------------------------------------------------------------------

// How many elements it has in one dimension: along one that the map leaves out, one.
static bool add_dims(const mica_op *op, const transfer *x, mica_segment indices, int64_t *sizes,
                     mica_slice *out) {
  const mica_int64s shape = mica_type_shape(x->vector);
  for (size_t i = 0; i < indices.count; i++) sizes[i] = 1;
  for (size_t i = 0; i < x->map->result_count; i++)
    if (x->map->results[i]->kind == MICA_AFFINE_DIM)
      sizes[x->map->results[i]->as.value] = shape.data[i];
  for (size_t i = 0; i < indices.count; i++) {
    const mica_slice_dim dim = {.offset.value = mica_op_operand(op, indices.first + i),
                                .size.number = sizes[i],
                                .stride.number = 1};
    if (!mica_slice_add(out, dim)) return false;
  }
  return true;
}

static bool slice_of(const mica_op *op, const transfer *x, mica_segment indices, mica_slice *out) {
  mica_context *ctx = mica_op_context(op);
  const size_t bytes = (indices.count + 1) * sizeof(int64_t);
  int64_t *sizes = mica_allocate(ctx, bytes);
  const bool done = sizes != NULL && add_dims(op, x, indices, sizes, out);
  mica_free(ctx, sizes, bytes);
  return done;
}

bool vector_transfer_read_slice(const mica_op *op, mica_slice *out) {
  const transfer x = read_parts(op);
  return slice_of(op, &x, vector_transfer_read_indices_segment(op), out);
}

bool vector_transfer_write_slice(const mica_op *op, mica_slice *out) {
  const transfer x = write_parts(op);
  return slice_of(op, &x, vector_transfer_write_indices_segment(op), out);
}
