// Canonicalizations of linalg.pack and unpack. Called by generated code; own nothing.
#include "canonicalize.h"

#include "mica/builder.h"
#include "mica/control_flow.h"
#include "mica/interfaces.h"
#include "mica/mixed.h"

// What the two have in common.
typedef struct tiling {
  const mica_op *op;
  mica_value *source, *dest, *padding;
  mica_int64s dims, order, tiles;
  mica_segment values;  // the tiles that aren't known
} tiling;

static tiling tiling_of(const mica_op *op) {
  tiling t = {.op = op, .source = mica_op_operand(op, 0), .dest = mica_op_operand(op, 1)};
  if (linalg_pack_isa(op)) {
    t.padding = linalg_pack_padding_value(op);
    t.dims = linalg_pack_inner_dims_pos(op);
    t.order = linalg_pack_outer_dims_perm(op);
    t.tiles = linalg_pack_static_inner_tiles(op);
    t.values = linalg_pack_inner_tiles_segment(op);
  } else {
    t.dims = linalg_unpack_inner_dims_pos(op);
    t.order = linalg_unpack_outer_dims_perm(op);
    t.tiles = linalg_unpack_static_inner_tiles(op);
    t.values = linalg_unpack_inner_tiles_segment(op);
  }
  return t;
}

static mica_op *build_tiling(mica_rewriter *rw, const tiling *t, mica_value *source,
                             mica_value *dest, const mica_mixed *tiles) {
  const mica_loc loc = mica_op_loc(t->op);
  const mica_int64s numbers = mica_mixed_numbers(tiles);
  mica_op *made = linalg_pack_isa(t->op)
                      ? linalg_pack_build(&rw->builder, loc, source, dest, t->padding, t->order,
                                          t->dims, tiles->values, tiles->value_count, numbers)
                      : linalg_unpack_build(&rw->builder, loc, source, dest, t->order, t->dims,
                                            tiles->values, tiles->value_count, numbers);
  if (made != NULL && mica_op_has_discardable(t->op))
    mica_op_set_discardable(made, mica_op_discardable(t->op));
  return made;
}

// ---- Casts --------------------------------------------------------------------------------------

static mica_value *without_cast(mica_value *value) {
  const mica_op *cast = tensor_cast_to_less(value);
  return cast == NULL ? value : tensor_cast_source(cast);
}

// Tiles that the type in tiles tells become numbers.
static void know_tiles(mica_mixed *tiles, const mica_type *packed) {
  const mica_int64s shape = mica_type_shape(packed);
  for (size_t i = 0; i < tiles->count; i++) {
    const int64_t size = shape.data[shape.size - tiles->count + i];
    if (size != MICA_DYNAMIC && tiles->items[i].value != NULL)
      tiles->items[i] = (mica_extent){NULL, size};
  }
  mica_mixed_pack(tiles);
}

static bool relayout_of_cast(mica_rewriter *rw, mica_op *op) {
  if (!tensor_has_cast_to_less(op)) return false;
  const tiling t = tiling_of(op);
  mica_value *source = without_cast(t.source), *dest = without_cast(t.dest);
  mica_mixed tiles;
  mica_op *made = NULL;
  if (mica_mixed_of(op, t.values, t.tiles, &tiles)) {
    know_tiles(&tiles, mica_value_type(linalg_pack_isa(op) ? dest : source));
    made = build_tiling(rw, &t, source, dest, &tiles);
  }
  mica_mixed_free(&tiles);
  return made != NULL && tensor_replace_by_cast(rw, op, mica_op_result(made, 0));
}
LINALG_PATTERN(linalg_pack_of_cast, "FoldTensorCastPackOp", &linalg_pack_def, relayout_of_cast);
LINALG_PATTERN(linalg_unpack_of_cast, "FoldTensorCastUnPackOp", &linalg_unpack_def,
               relayout_of_cast);

// ---- One takes the other back -------------------------------------------------------------------

static bool numbers_are_equal(mica_int64s a, mica_int64s b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

static bool is_in_order(mica_int64s order) {
  for (size_t i = 0; i < order.size; i++)
    if (order.data[i] != (int64_t)i) return false;
  return true;
}

static bool same_extent(mica_extent a, mica_extent b) {
  int64_t x, y;
  return (a.value != NULL && a.value == b.value) ||
         (mica_extent_known(a, &x) && mica_extent_known(b, &y) && x == y);
}

static bool have_same_tiles(const tiling *a, const tiling *b) {
  mica_mixed x, y;
  bool same = mica_mixed_of(a->op, a->values, a->tiles, &x);
  same = mica_mixed_of(b->op, b->values, b->tiles, &y) && same && x.count == y.count;
  for (size_t i = 0; same && i < x.count; i++) same = same_extent(x.items[i], y.items[i]);
  mica_mixed_free(&x);
  mica_mixed_free(&y);
  return same;
}

// Whether what `before` did, and then `after`, leaves what was there.
static bool are_inverse(const tiling *after, const tiling *before) {
  return mica_value_type(before->source) == mica_value_type(after->dest) &&
         after->padding == NULL && before->padding == NULL &&
         numbers_are_equal(after->dims, before->dims) &&
         (numbers_are_equal(after->order, before->order) ||
          (is_in_order(after->order) && is_in_order(before->order))) &&
         have_same_tiles(after, before);
}

static bool take_back(mica_rewriter *rw, mica_op *op, const tiling *t, const mica_op *before) {
  tiling b = tiling_of(before);
  if (!are_inverse(t, &b)) return false;
  mica_rewriter_replace(rw, op, &b.source);
  return true;
}

// ---- Sizes --------------------------------------------------------------------------------------

// Both shapes, while more becomes known of them.
typedef struct shapes {
  mica_context *ctx;
  int64_t *unpacked, *packed;
  size_t rank, packed_rank;
} shapes;

static void free_shapes(shapes *s) {
  mica_free(s->ctx, s->unpacked, (s->rank + s->packed_rank + 1) * sizeof *s->unpacked);
}

static bool shapes_of(const tiling *t, shapes *out) {
  const bool packs = linalg_pack_isa(t->op);
  const mica_int64s from = mica_type_shape(mica_value_type(packs ? t->source : t->dest));
  const mica_int64s to = mica_type_shape(mica_value_type(packs ? t->dest : t->source));
  *out = (shapes){.ctx = mica_op_context(t->op), .rank = from.size, .packed_rank = to.size};
  out->unpacked = mica_allocate(out->ctx, (from.size + to.size + 1) * sizeof *out->unpacked);
  if (out->unpacked == NULL) return false;
  out->packed = out->unpacked + from.size;
  for (size_t i = 0; i < from.size; i++) out->unpacked[i] = from.data[i];
  for (size_t i = 0; i < to.size; i++) out->packed[i] = to.data[i];
  return true;
}

// Dimensions without tiles have one size. False: nothing is learnt, or no memory.
static bool know_shapes(const tiling *t, shapes *s) {
  bool *is_tiled = linalg_marks(s->ctx, t->dims, s->rank), changed = false;
  for (size_t i = 0; is_tiled != NULL && i < s->rank; i++) {
    const size_t dim = t->order.size != 0 ? (size_t)t->order.data[i] : i;
    int64_t *a = &s->unpacked[dim], *b = &s->packed[i];
    if (is_tiled[dim] || (*a == MICA_DYNAMIC) == (*b == MICA_DYNAMIC)) continue;
    if (*a == MICA_DYNAMIC) *a = *b;
    else *b = *a;
    changed = true;
  }
  mica_free(s->ctx, is_tiled, s->rank + 1);
  return changed;
}

// The operand as a tensor of these sizes. NULL: no memory.
static mica_value *cast_to(mica_rewriter *rw, mica_loc loc, mica_value *value, int64_t *shape,
                           size_t rank) {
  const mica_type *from = mica_value_type(value);
  const mica_type *type = mica_type_ranked_tensor(
      (mica_int64s){shape, rank}, mica_type_element(from), mica_type_encoding(from));
  if (type == NULL || type == from) return type == NULL ? NULL : value;
  mica_op *cast = tensor_cast_build(&rw->builder, loc, type, value);
  return cast == NULL ? NULL : tensor_cast_dest(cast);
}

static bool know_sizes(mica_rewriter *rw, mica_op *op, const tiling *t) {
  const bool packs = linalg_pack_isa(op);
  mica_value *source = NULL, *dest = NULL;
  const mica_loc loc = mica_op_loc(op);
  shapes s;
  if (shapes_of(t, &s) && know_shapes(t, &s)) {
    source = packs ? cast_to(rw, loc, t->source, s.unpacked, s.rank)
                   : cast_to(rw, loc, t->source, s.packed, s.packed_rank);
    dest = packs ? cast_to(rw, loc, t->dest, s.packed, s.packed_rank)
                 : cast_to(rw, loc, t->dest, s.unpacked, s.rank);
  }
  free_shapes(&s);
  mica_op *made = source == NULL || dest == NULL ? NULL : mica_op_clone(op);
  if (made == NULL) return false;
  mica_op_set_operand(made, 0, source);
  mica_op_set_operand(made, 1, dest);
  mica_value_set_type(mica_op_result(made, 0), mica_value_type(dest));
  mica_builder_insert(&rw->builder, made);
  return tensor_replace_by_cast(rw, op, mica_op_result(made, 0));
}

// ---- pack ---------------------------------------------------------------------------------------

// Whether all tiles are known to be full.
static bool fills_tiles(const tiling *t) {
  const mica_int64s shape = mica_type_shape(mica_value_type(t->source));
  for (size_t i = 0; i < t->dims.size; i++) {
    const int64_t size = shape.data[t->dims.data[i]], tile = t->tiles.data[i];
    if (size == MICA_DYNAMIC || tile == MICA_DYNAMIC || tile == 0 ||
        (tile != -1 && size % tile != 0))
      return false;
  }
  return true;
}

static bool drop_padding(mica_rewriter *rw, mica_op *op) {
  if (!linalg_pack_set_padding_value(op, NULL, 0)) return false;
  mica_rewriter_modified(rw, op);
  return true;
}

bool linalg_pack_canonicalize(mica_rewriter *rw, mica_op *op) {
  const tiling t = tiling_of(op);
  const mica_op *unpack = mica_value_op_of(t.source, &linalg_unpack_def);
  if (unpack != NULL) return take_back(rw, op, &t, unpack);
  if (t.padding != NULL && fills_tiles(&t)) return drop_padding(rw, op);
  return know_sizes(rw, op, &t);
}

// ---- unpack -------------------------------------------------------------------------------------

// What it writes to doesn't matter.
static bool write_to_init(mica_rewriter *rw, mica_op *op, const tiling *t) {
  const mica_op *writer = mica_value_op(t->dest);
  if (writer == NULL || mica_op_interface(writer, &mica_destination_style_interface_id) == NULL)
    return false;
  const mica_successor_operands to = mica_op_destinations(writer);
  const size_t number = mica_value_index(t->dest);
  if (number >= to.count) return false;
  mica_rewriter_set_operand(rw, op, 1, mica_op_operand(writer, to.first + number));
  return true;
}

// Whether the part ends within the last tile of each dimension.
static bool ends_in_last_tiles(const tiling *t, mica_int64s part) {
  const mica_int64s packed = mica_type_shape(mica_value_type(t->source));
  for (size_t i = 0; i < t->dims.size; i++) {
    const int64_t dim = t->dims.data[i], tile = t->tiles.data[i];
    size_t at = (size_t)dim;
    for (size_t k = 0; k < t->order.size; k++)
      if (t->order.data[k] == dim) at = k;
    if (part.data[dim] == MICA_DYNAMIC || packed.data[at] == MICA_DYNAMIC || tile == MICA_DYNAMIC)
      return false;
    const int64_t all = mica_saturated_multiply(packed.data[at], tile);
    if (all == MICA_DYNAMIC || all - part.data[dim] >= tile) return false;
  }
  return true;
}

// Whether the value is there where `op` stands; both are used in its block.
static bool is_before(const mica_value *value, const mica_op *op) {
  const mica_op *defining = value == NULL ? NULL : mica_value_op(value);
  return defining == NULL || mica_op_block(defining) != mica_op_block(op) ||
         mica_op_is_before(defining, op);
}

static bool can_take_part(const tiling *t, const mica_op *part, const mica_mixed_slice *s) {
  const mica_int64s shape = mica_type_shape(mica_value_type(tensor_extract_slice_result(part)));
  bool can = shape.size == s->sizes.count && mica_op_block(part) == mica_op_block(t->op) &&
             mica_mixed_all_are(&s->offsets, 0) && mica_mixed_all_are(&s->strides, 1) &&
             ends_in_last_tiles(t, shape);
  for (size_t i = 0; can && i < s->sizes.count; i++)
    can = is_before(s->sizes.items[i].value, t->op);
  return can;
}

static mica_op *build_part(mica_rewriter *rw, const tiling *t, const mica_op *part,
                           mica_mixed_slice *s) {
  mica_mixed_fold(&s->offsets, mica_is_not_negative);
  mica_mixed_fold(&s->strides, mica_is_not_negative);
  return tensor_extract_slice_build(
      &rw->builder, mica_op_loc(t->op), mica_value_type(tensor_extract_slice_result(part)), t->dest,
      s->offsets.values, s->offsets.value_count, s->sizes.values, s->sizes.value_count,
      s->strides.values, s->strides.value_count, mica_mixed_numbers(&s->offsets),
      mica_mixed_numbers(&s->sizes), mica_mixed_numbers(&s->strides));
}

// Of what is put together one part alone is used: it writes to a part at once.
static bool unpack_to_part(mica_rewriter *rw, mica_op *op, const tiling *t) {
  const mica_operand *use = mica_value_first_use(linalg_unpack_result(op));
  if (use == NULL || mica_operand_next_use(use) != NULL || !tensor_extract_slice_isa(use->owner))
    return false;
  mica_op *part = use->owner, *made = NULL;
  mica_mixed_slice s;
  if (mica_mixed_slice_of(part, &s) && can_take_part(t, part, &s))
    made = build_part(rw, t, part, &s);
  mica_mixed_slice_free(&s);
  if (made == NULL) return false;
  mica_value *dest = tensor_extract_slice_result(made);
  mica_rewriter_set_operand(rw, op, 1, dest);
  mica_value_set_type(linalg_unpack_result(op), mica_value_type(dest));
  return mica_rewriter_replace_by(rw, part, op);
}

bool linalg_unpack_canonicalize(mica_rewriter *rw, mica_op *op) {
  const tiling t = tiling_of(op);
  const mica_op *pack = mica_value_op_of(t.source, &linalg_pack_def);
  if (pack != NULL) return take_back(rw, op, &t, pack);
  return write_to_init(rw, op, &t) || unpack_to_part(rw, op, &t) || know_sizes(rw, op, &t);
}
