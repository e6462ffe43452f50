// Folds of vector.extract: what is taken out of constants, and of what was put together just
// before. Called by generated code; own nothing.
#include "mica/context.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "place.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// The part at such a place of another vector, from now on.
static bool take_from(mica_op *op, mica_value *source, const int64_t *position, size_t count) {
  if (!vector_extract_set_static_position(op, (mica_int64s){position, count})) return false;
  vector_extract_set_source(op, source);
  return true;
}

// ---- Constants ----------------------------------------------------------------------------------

// Parts of one rank don't overlap, so that all of them are no more than the constant, for each
// rank.
static const mica_attr *part_of_constant(const mica_op *op, const mica_attr *constant) {
  const mica_type *from = type_of(vector_extract_source(op));
  const mica_type *type = type_of(vector_extract_result(op));
  const mica_int64s position = vector_extract_static_position(op);
  mica_elements made;
  if (constant == NULL || !mica_attr_is_dense_elements(constant) ||
      mica_attr_is_dense_strings(constant))
    return NULL;
  const bool splat = mica_attr_dense_is_splat(constant);
  if (splat && mica_type_is_vector(type)) return mica_attr_elements_reshape(constant, type);
  if (splat) return mica_attr_dense_at(constant, 0);
  if (vector_is_scalable(from) || vector_extract_dynamic_position_count(op) != 0) return NULL;
  const size_t at = (size_t)vector_linear(mica_type_shape(from), position.data, position.size);
  if (!mica_type_is_vector(type)) return mica_attr_dense_at(constant, at);
  if (mica_elements_begin(&made, type)) mica_elements_copy(&made, 0, constant, at, made.count);
  return mica_elements_end(&made);
}

// ---- Parts of parts -----------------------------------------------------------------------------

static mica_op *part_before(const mica_op *op) {
  return mica_value_op_of(vector_extract_source(op), &vector_extract_def);
}

// Of what vector, and how many positions that takes. NULL: a position isn't known.
static mica_value *whole_behind(const mica_op *op, size_t *count) {
  *count = 0;
  for (const mica_op *at = op;; at = part_before(at)) {
    if (vector_extract_dynamic_position_count(at) != 0) return NULL;
    *count += vector_extract_static_position(at).size;
    if (part_before(at) == NULL) return vector_extract_source(at);
  }
}

static bool fold_parts(mica_op *op) {
  size_t count;
  if (part_before(op) == NULL) return false;
  mica_value *whole = whole_behind(op, &count);
  mica_context *ctx = mica_op_context(op);
  int64_t *position = whole == NULL ? NULL : mica_allocate(ctx, (count + 1) * sizeof *position);
  if (position == NULL) return false;
  size_t end = count;
  for (const mica_op *at = op; at != NULL; at = part_before(at)) {
    const mica_int64s own = vector_extract_static_position(at);
    end -= own.size;
    for (size_t i = 0; i < own.size; i++) position[end + i] = own.data[i];
  }
  const bool done = take_from(op, whole, position, count);
  mica_free(ctx, position, (count + 1) * sizeof *position);
  return done;
}

// ---- What was inserted, and transposed ----------------------------------------------------------

// The place that is looked for, as one goes back. Behind the positions of the operation stand marks
// below zero for the dimensions of the part: as long as they are in order, it isn't transposed.
typedef struct search {
  mica_op *op;
  mica_value *source;
  int64_t *position, *room;  // `room`: as much again
  size_t count, taken;       // of dimensions; of those that aren't the part's
} search;

static bool is_in_order(const search *s) {
  for (size_t i = s->taken; i < s->count; i++)
    if (s->position[i] != -(int64_t)(i - s->taken + 1)) return false;
  return true;
}

static bool begins_with(const int64_t *position, size_t count, mica_int64s with) {
  if (with.size > count) return false;
  for (size_t i = 0; i < with.size; i++)
    if (position[i] != with.data[i]) return false;
  return true;
}

static void go_through_transpose(search *s, const mica_op *transpose) {
  const mica_int64s permutation = vector_transpose_permutation(transpose);
  for (size_t i = 0; i < permutation.size; i++) s->room[permutation.data[i]] = s->position[i];
  for (size_t i = 0; i < permutation.size; i++) s->position[i] = s->room[i];
  s->source = vector_transpose_vector(transpose);
}

// In place: the part of what was found.
static bool take_found(search *s) {
  return s->source != vector_extract_source(s->op) && is_in_order(s) &&
         take_from(s->op, s->source, s->position, s->taken);
}

// What was inserted has the part in it.
static bool take_of_inserted(search *s, const mica_op *insert, size_t depth) {
  const size_t parts = s->count - s->taken;
  s->position += depth;
  s->count -= depth;
  if (s->count < parts) return false;
  s->taken = s->count - parts;
  s->source = vector_insert_value_to_store(insert);
  return take_found(s);
}

// Whether the insertion may have touched the part.
static bool may_touch(const search *s, mica_int64s inserted) {
  for (size_t i = 0; i < s->count && i < inserted.size; i++)
    if (s->position[i] >= 0 && inserted.data[i] >= 0 && s->position[i] != inserted.data[i])
      return false;
  return true;
}

// True: *done says how it ends.
static bool ends_at_insert(search *s, const mica_op *insert, mica_fold *out, bool *done) {
  const mica_int64s inserted = vector_insert_static_position(insert);
  const bool is_known = vector_insert_dynamic_position_count(insert) == 0;
  if (is_known && inserted.size == s->taken && begins_with(s->position, s->taken, inserted) &&
      is_in_order(s)) {
    *done = mica_fold_value(out, vector_insert_value_to_store(insert));
    return true;
  }
  if (is_known && begins_with(s->position, s->count, inserted)) {
    *done = take_of_inserted(s, insert, inserted.size);
    return true;
  }
  *done = false;
  if (may_touch(s, inserted)) return true;
  s->source = vector_insert_dest(insert);
  return false;
}

static bool search_back(search *s, mica_fold *out) {
  bool done;
  for (size_t steps = 0; steps < MICA_LONGEST_CHAIN; steps++) {
    const mica_op *by = mica_value_op(s->source);
    if (by != NULL && vector_transpose_isa(by)) go_through_transpose(s, by);
    else if (by == NULL || !vector_insert_isa(by)) break;
    else if (ends_at_insert(s, by, out, &done)) return done;
  }
  return take_found(s);
}

static bool fold_inserted(mica_op *op, mica_fold *out) {
  const mica_int64s position = vector_extract_static_position(op);
  const size_t rank = vector_rank(type_of(vector_extract_source(op)));
  const size_t size = 2 * (rank + 1) * sizeof(int64_t);
  mica_context *ctx = mica_op_context(op);
  int64_t *room = mica_allocate(ctx, size);
  search s = {op, vector_extract_source(op), room, room + rank + 1, rank, position.size};
  for (size_t i = 0; room != NULL && i < rank; i++)
    room[i] = i < position.size ? position.data[i] : -(int64_t)(i - position.size + 1);
  const bool done = room != NULL && search_back(&s, out);
  mica_free(ctx, room, size);
  return done;
}

// ---- Broadcasts and shuffles --------------------------------------------------------------------

// Positions and values of those dimensions of the source that the broadcast has, too; where it
// repeats, there is only the first.
static bool take_before_broadcast(mica_op *op, mica_value *source, size_t lead, size_t count) {
  const mica_int64s shape = mica_type_shape(type_of(source));
  const mica_int64s old = vector_extract_static_position(op);
  mica_context *ctx = mica_op_context(op);
  const size_t size = (count + 1) * (sizeof(int64_t) + sizeof(mica_value *));
  mica_value **values = mica_allocate(ctx, size);
  if (values == NULL) return false;
  int64_t *numbers = (int64_t *)(values + count + 1);
  size_t dynamic = 0, value_count = 0;
  values[value_count++] = source;
  for (size_t i = 0; i < lead + count; i++) {
    const bool has_value = old.data[i] == MICA_DYNAMIC, is_kept = i >= lead;
    if (is_kept) numbers[i - lead] = shape.data[i - lead] == 1 ? 0 : old.data[i];
    if (is_kept && has_value && shape.data[i - lead] != 1)
      values[value_count++] = vector_extract_dynamic_position(op, dynamic);
    dynamic += has_value;
  }
  const bool done = vector_extract_set_static_position(op, (mica_int64s){numbers, count}) &&
                    mica_op_set_operands(op, values, value_count);
  mica_free(ctx, values, size);
  return done;
}

static bool fold_broadcast(mica_op *op, mica_fold *out) {
  mica_value *wide = vector_extract_source(op);
  mica_value *source = vector_broadcast_like(wide);
  if (source == NULL) return false;
  const mica_type *type = type_of(vector_extract_result(op)), *from = type_of(source);
  if (type == from) return mica_fold_value(out, source);
  const size_t rank = vector_rank(from), left = vector_rank(type);
  if (left > rank) return false;
  const mica_int64s shape = mica_type_shape(from), part = mica_type_shape(type);
  for (size_t i = 0; i < left; i++)
    if (part.data[i] != shape.data[rank - left + i]) return false;
  return take_before_broadcast(op, source, vector_rank(type_of(wide)) - rank, rank - left);
}

static bool fold_shuffle(mica_op *op) {
  const mica_op *shuffle = mica_value_op_of(vector_extract_source(op), &vector_shuffle_def);
  if (shuffle == NULL || vector_rank(type_of(vector_shuffle_vector(shuffle))) != 1) return false;
  const mica_int64s mask = vector_shuffle_mask(shuffle);
  const mica_int64s position = vector_extract_static_position(op);
  const mica_int64s first = mica_type_shape(type_of(vector_shuffle_v1(shuffle)));
  if (position.size != 1 || first.size != 1) return false;
  int64_t at = mask.data[position.data[0]];
  const bool is_first = at < first.data[0];
  if (!is_first) at -= first.data[0];
  return take_from(op, is_first ? vector_shuffle_v1(shuffle) : vector_shuffle_v2(shuffle), &at, 1);
}

// ---- Shape casts and slices ---------------------------------------------------------------------

// As many dimensions at the end are the same as the part has.
static bool ends_alike(mica_int64s from, mica_int64s part) {
  if (part.size > from.size) return false;
  for (size_t i = 0; i < part.size; i++)
    if (from.data[from.size - part.size + i] != part.data[i]) return false;
  return true;
}

static bool fold_shape_cast(mica_op *op) {
  const mica_op *cast = mica_value_op_of(vector_extract_source(op), &vector_shape_cast_def);
  if (cast == NULL) return false;
  const mica_type *type = type_of(vector_extract_result(op));
  mica_value *source = vector_shape_cast_source(cast);
  const mica_int64s from = mica_type_shape(type_of(source));
  const mica_int64s part = {mica_type_is_vector(type) ? mica_type_shape(type).data : NULL,
                            vector_rank(type)};
  if (!ends_alike(from, part)) return false;
  const mica_int64s position = vector_extract_static_position(op);
  const mica_int64s outer = {mica_type_shape(type_of(vector_extract_source(op))).data,
                             position.size};
  int64_t at = vector_linear(outer, position.data, position.size);
  const size_t count = from.size - part.size;
  mica_context *ctx = mica_op_context(op);
  int64_t *made = mica_allocate(ctx, (count + 1) * sizeof *made);
  for (size_t i = count; made != NULL && i-- > 0;) {
    made[i] = i == 0 ? at : at % from.data[i];
    at /= from.data[i];
  }
  const bool done = made != NULL && take_from(op, source, made, count);
  mica_free(ctx, made, (count + 1) * sizeof *made);
  return done;
}

// How many dimensions are cut, counted up to the last one.
static size_t cut_dimensions(const mica_op *slice) {
  const mica_attrs offsets = vector_extract_strided_slice_offsets(slice);
  const mica_int64s from = mica_type_shape(type_of(vector_extract_strided_slice_source(slice)));
  const mica_int64s to = mica_type_shape(type_of(vector_extract_strided_slice_result(slice)));
  size_t count = offsets.size;
  while (count != 0 && vector_number_at(offsets, count - 1) == 0 &&
         from.data[count - 1] == to.data[count - 1])
    count--;
  return count;
}

static bool fold_slice(mica_op *op) {
  const mica_op *slice =
      mica_value_op_of(vector_extract_source(op), &vector_extract_strided_slice_def);
  if (slice == NULL || !vector_all_are(vector_extract_strided_slice_strides(slice), 1))
    return false;
  mica_value *source = vector_extract_strided_slice_source(slice);
  const mica_int64s position = vector_extract_static_position(op);
  const size_t cut = cut_dimensions(slice);
  if (vector_rank(type_of(vector_extract_result(op))) > vector_rank(type_of(source)) - cut ||
      position.size < cut)
    return false;
  mica_context *ctx = mica_op_context(op);
  int64_t *made = mica_allocate(ctx, (position.size + 1) * sizeof *made);
  if (made == NULL) return false;
  const mica_attrs offsets = vector_extract_strided_slice_offsets(slice);
  for (size_t i = 0; i < position.size; i++)
    made[i] = position.data[i] + (i < cut ? vector_number_at(offsets, i) : 0);
  const bool done = take_from(op, source, made, position.size);
  mica_free(ctx, made, (position.size + 1) * sizeof *made);
  return done;
}

// ---- Slices that were inserted ------------------------------------------------------------------

// Whether the part lies beside the slice; else `made` says where in it.
static bool is_beside(const mica_op *insert, mica_int64s position, int64_t *made) {
  const mica_attrs offsets = vector_insert_strided_slice_offsets(insert);
  const mica_int64s slice =
      mica_type_shape(type_of(vector_insert_strided_slice_value_to_store(insert)));
  const size_t lead = vector_rank(type_of(vector_insert_strided_slice_dest(insert))) - slice.size;
  for (size_t i = 0; i < position.size; i++) {
    const int64_t inside = position.data[i] - vector_number_at(offsets, i);
    if (inside < 0 || inside >= (i < lead ? 1 : slice.data[i - lead])) return true;
    if (i >= lead) made[i - lead] = inside;
  }
  return false;
}

static bool take_of_slice(mica_op *op, const mica_op *insert, const int64_t *made) {
  mica_value *slice = vector_insert_strided_slice_value_to_store(insert);
  const mica_int64s from = mica_type_shape(type_of(slice));
  const mica_int64s to = mica_type_shape(type_of(vector_insert_strided_slice_dest(insert)));
  const size_t left = vector_rank(type_of(vector_extract_result(op)));
  const size_t count = vector_extract_static_position(op).size, lead = to.size - from.size;
  for (size_t i = 0; i < left; i++)
    if (from.data[from.size - 1 - i] != to.data[to.size - 1 - i]) return false;
  return take_from(op, slice, made, count > lead ? count - lead : 0);
}

static bool fold_inserted_slices(mica_op *op) {
  const mica_int64s position = vector_extract_static_position(op);
  const size_t left = vector_rank(type_of(vector_extract_result(op)));
  mica_context *ctx = mica_op_context(op);
  const mica_op *insert =
      mica_value_op_of(vector_extract_source(op), &vector_insert_strided_slice_def);
  if (insert == NULL) return false;
  int64_t *made = mica_allocate(ctx, (position.size + 1) * sizeof *made);
  bool done = false, goes_on = made != NULL;
  for (size_t steps = 0; goes_on && insert != NULL && steps < MICA_LONGEST_CHAIN; steps++) {
    const mica_value *slice = vector_insert_strided_slice_value_to_store(insert);
    goes_on = left <= vector_rank(type_of(slice)) &&
              vector_all_are(vector_insert_strided_slice_strides(insert), 1);
    if (goes_on && !is_beside(insert, position, made)) {
      done = take_of_slice(op, insert, made);
      goes_on = false;
    }
    insert = mica_value_op_of(vector_insert_strided_slice_dest(insert),
                              &vector_insert_strided_slice_def);
  }
  mica_free(ctx, made, (position.size + 1) * sizeof *made);
  return done;
}

static bool fold_elements(mica_op *op, mica_fold *out) {
  const mica_op *from = mica_value_op_of(vector_extract_source(op), &vector_from_elements_def);
  if (from == NULL) return false;
  const mica_type *whole = type_of(vector_from_elements_dest(from));
  const mica_int64s position = vector_extract_static_position(op);
  if (vector_is_scalable(whole) || position.size != vector_rank(whole)) return false;
  return mica_fold_value(
      out, vector_from_elements_elements(
               from, (size_t)vector_linear(mica_type_shape(whole), position.data, position.size)));
}

// ---- All of them --------------------------------------------------------------------------------

bool vector_extract_fold(mica_op *op, const mica_attr *source,
                         const mica_attr *const *dynamic_position, size_t dynamic_position_count,
                         mica_fold *out) {
  mica_value *from = vector_extract_source(op);
  if (vector_extract_static_position(op).size == 0 &&
      type_of(from) == type_of(vector_extract_result(op)))
    return mica_fold_value(out, from);
  if (vector_is_poison(source)) return mica_fold_attr(out, source);
  const bool is_known = vector_know_position(op, dynamic_position, dynamic_position_count);
  if (vector_has_poison_position(vector_extract_static_position(op)))
    return mica_fold_attr(out, ub_poison_attr_get(mica_op_context(op)));
  const mica_attr *part = part_of_constant(op, source);
  if (part != NULL) return mica_fold_attr(out, part);
  if (fold_parts(op)) return true;
  const bool is_static = vector_extract_dynamic_position_count(op) == 0;
  if (is_static && fold_inserted(op, out)) return true;
  if (fold_broadcast(op, out)) return true;
  return (is_static && (fold_shuffle(op) || fold_shape_cast(op) || fold_slice(op) ||
                        fold_inserted_slices(op) || fold_elements(op, out))) ||
         is_known;
}
