// Canonicalizations of affine.delinearize_index and linearize_index: what one splits, the other
// joins. Called by generated code; own nothing.
#include "affine/affine.h"

#include "arith/arith.h"
#include "mica/affine.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/mixed.h"
#include "mica/rewrite.h"

// Indices and the size of each; of the first none may be told. What is in it is the part from
// `first` on, `count` of them.
typedef struct indices {
  mica_context *ctx;
  mica_value **values;
  mica_extent *sizes;  // MICA_DYNAMIC without a value: it isn't told
  size_t count, room;
} indices;

static bool make_indices(mica_context *ctx, size_t count, indices *out) {
  *out = (indices){.ctx = ctx, .room = (count + 1) * (sizeof(mica_extent) + sizeof(mica_value *))};
  char *data = mica_allocate(ctx, out->room);
  if (data == NULL) return false;
  out->sizes = (mica_extent *)(void *)data;
  out->values = (mica_value **)(void *)(out->sizes + count + 1);
  return true;
}
static void free_indices(indices *in) { mica_free(in->ctx, in->sizes, in->room); }

static const mica_extent untold = {NULL, MICA_DYNAMIC};
static bool is_untold(mica_extent size) {
  return size.value == NULL && size.number == MICA_DYNAMIC;
}

static void add(indices *in, mica_value *value, mica_extent size) {
  in->values[in->count] = value;
  in->sizes[in->count++] = size;
}

// Those of one of the two operations. False: no memory.
static bool indices_of(const mica_op *op, indices *out) {
  const bool joins = affine_linearize_index_isa(op);
  const size_t count = joins ? affine_linearize_index_multi_index_count(op)
                             : mica_op_result_count(op);
  mica_mixed basis;
  const bool ok = make_indices(mica_op_context(op), count, out) &&
                  (joins ? mica_mixed_of(op, affine_linearize_index_dynamic_basis_segment(op),
                                         affine_linearize_index_static_basis(op), &basis)
                         : mica_mixed_of(op, affine_delinearize_index_dynamic_basis_segment(op),
                                         affine_delinearize_index_static_basis(op), &basis));
  if (out->sizes == NULL) return false;
  for (size_t i = 0; ok && i < count; i++) {
    const size_t skipped = count - basis.count;
    add(out, joins ? affine_linearize_index_multi_index(op, i) : mica_op_result(op, i),
        i < skipped ? untold : basis.items[i - skipped]);
  }
  mica_mixed_free(&basis);
  return ok;
}

// A list of the sizes that are told, of entries `begin` to before `end`. False: no memory.
static bool basis_of(const indices *in, size_t begin, size_t end, mica_mixed *out) {
  if (begin < end && is_untold(in->sizes[begin])) begin++;
  if (!mica_mixed_make(in->ctx, end - begin, out)) return false;
  for (size_t i = begin; i < end; i++) out->items[i - begin] = in->sizes[i];
  mica_mixed_pack(out);
  return true;
}

static mica_op *build_join(mica_rewriter *rw, mica_loc loc, const indices *in, size_t end,
                           bool disjoint) {
  mica_mixed basis;
  mica_op *op = NULL;
  if (basis_of(in, 0, end, &basis))
    op = affine_linearize_index_build(&rw->builder, loc, in->values, end, basis.values,
                                      basis.value_count, mica_mixed_numbers(&basis), disjoint);
  mica_mixed_free(&basis);
  return op;
}

// Splits by sizes `begin` to before `end`.
static mica_op *build_split(mica_rewriter *rw, mica_loc loc, mica_value *value, const indices *in,
                            size_t begin, size_t end) {
  const size_t count = end - begin, room = (count + 1) * sizeof(const mica_type *);
  const mica_type *index = mica_type_index(in->ctx), **types = mica_allocate(in->ctx, room);
  mica_mixed basis;
  mica_op *op = NULL;
  if (basis_of(in, begin, end, &basis) && types != NULL) {
    for (size_t i = 0; i < count; i++) types[i] = index;
    op = affine_delinearize_index_build(&rw->builder, loc, (mica_types){types, count}, value,
                                        basis.values, basis.value_count,
                                        mica_mixed_numbers(&basis));
  }
  mica_mixed_free(&basis);
  mica_free(in->ctx, types, room);
  return op;
}

static bool same_size(mica_extent a, mica_extent b) {
  return a.value == b.value && (a.value != NULL || a.number == b.number);
}

static bool is_number(mica_extent size, int64_t number) {
  int64_t known;
  return !is_untold(size) && mica_extent_known(size, &known) && known == number;
}

static bool is_zero(const mica_value *value) {
  int64_t number;
  return mica_constant_number(value, &number) && number == 0;
}

// ---- delinearize_index --------------------------------------------------------------------------

// An index below 1 is 0.
static bool split_by_one(mica_rewriter *rw, mica_op *op) {
  indices all, left;
  const mica_loc loc = mica_op_loc(op);
  mica_value *zero = NULL;
  bool ok = indices_of(op, &all);
  ok = make_indices(mica_op_context(op), all.count, &left) && ok;
  for (size_t i = 0; ok && i < all.count; i++)
    if (!is_number(all.sizes[i], 1)) add(&left, NULL, all.sizes[i]);
  ok = ok && left.count != all.count;
  if (ok) zero = arith_index_constant(&rw->builder, loc, 0);
  mica_op *made =
      ok && left.count != 0
          ? build_split(rw, loc, affine_delinearize_index_linear_index(op), &left, 0, left.count)
          : NULL;
  ok = ok && zero != NULL && (made != NULL || left.count == 0);
  for (size_t i = 0, next = 0; ok && i < all.count; i++)
    all.values[i] = is_number(all.sizes[i], 1) ? zero : mica_op_result(made, next++);
  if (ok) mica_rewriter_replace(rw, op, all.values);
  free_indices(&all);
  free_indices(&left);
  return ok;
}

// Both, where the one splits what the other joins and is promised to be in order.
static bool read_both(const mica_op *split, const mica_op **join, indices *joined, indices *parts) {
  *joined = *parts = (indices){.ctx = mica_op_context(split)};
  *join =
      mica_value_op_of(affine_delinearize_index_linear_index(split), &affine_linearize_index_def);
  if (*join == NULL || !affine_linearize_index_disjoint(*join)) return false;
  const bool ok = indices_of(*join, joined);
  return indices_of(split, parts) && ok;
}

// The parts behind the split become the last indices that were joined.
static bool replace_end(mica_rewriter *rw, mica_op *op, const mica_op *join, indices *joined,
                        indices *parts, size_t matches) {
  const size_t kept_in = joined->count - matches, kept_out = parts->count - matches;
  mica_op *whole = build_join(rw, mica_op_loc(join), joined, kept_in, true);
  mica_op *split = whole == NULL ? NULL
                                 : build_split(rw, mica_op_loc(op),
                                               affine_linearize_index_linear_index(whole), parts, 0,
                                               kept_out);
  if (split == NULL) return false;
  for (size_t i = 0; i < kept_out; i++) parts->values[i] = mica_op_result(split, i);
  for (size_t i = 0; i < matches; i++) parts->values[kept_out + i] = joined->values[kept_in + i];
  mica_rewriter_replace(rw, op, parts->values);
  return true;
}

static bool split_of_join(mica_rewriter *rw, mica_op *op) {
  const mica_op *join;
  indices joined, parts;
  bool done = false;
  if (read_both(op, &join, &joined, &parts)) {
    size_t matches = 0;
    while (matches < joined.count && matches < parts.count) {
      const mica_extent a = joined.sizes[joined.count - 1 - matches];
      const mica_extent b = parts.sizes[parts.count - 1 - matches];
      if (is_untold(a) || is_untold(b) || !same_size(a, b)) break;
      matches++;
    }
    const size_t told_in = joined.count - (joined.count != 0 && is_untold(joined.sizes[0]));
    const size_t told_out = parts.count - (parts.count != 0 && is_untold(parts.sizes[0]));
    done = matches != 0;
    if (done && matches == told_in && matches == told_out && joined.count == parts.count)
      mica_rewriter_replace(rw, op, joined.values);
    else done = done && replace_end(rw, op, join, &joined, &parts, matches);
  }
  free_indices(&joined);
  free_indices(&parts);
  return done;
}

// How many of the last parts make up the last index that was joined. 0: none do.
static size_t parts_of_last(const indices *joined, const indices *parts) {
  const mica_extent last = joined->sizes[joined->count - 1];
  int64_t product = 1;
  if (last.value != NULL || is_untold(last)) return 0;
  for (size_t n = 1; n <= parts->count; n++) {
    const mica_extent size = parts->sizes[parts->count - n];
    if (size.value != NULL || is_untold(size)) return 0;
    product = mica_saturated_multiply(product, size.number);
    if (product == MICA_DYNAMIC || product > last.number) return 0;
    if (product == last.number) return n < 2 ? 0 : n;
  }
  return 0;
}

static bool split_last(mica_rewriter *rw, mica_op *op) {
  const mica_op *join;
  indices joined, parts;
  bool done = false;
  if (read_both(op, &join, &joined, &parts) && joined.count != 0) {
    const size_t matches = parts_of_last(&joined, &parts), kept = parts.count - matches;
    mica_op *whole =
        matches == 0 ? NULL : build_join(rw, mica_op_loc(join), &joined, joined.count - 1, true);
    mica_op *first = whole == NULL
                         ? NULL
                         : build_split(rw, mica_op_loc(op),
                                       affine_linearize_index_linear_index(whole), &parts, 0, kept);
    mica_op *second = first == NULL
                          ? NULL
                          : build_split(rw, mica_op_loc(op), joined.values[joined.count - 1],
                                        &parts, kept, parts.count);
    done = second != NULL;
    for (size_t i = 0; done && i < parts.count; i++)
      parts.values[i] = i < kept ? mica_op_result(first, i) : mica_op_result(second, i - kept);
    if (done) mica_rewriter_replace(rw, op, parts.values);
  }
  free_indices(&joined);
  free_indices(&parts);
  return done;
}

MICA_DEFINE_PATTERN(split_joined, "CancelDelinearizeOfLinearizeDisjointExactTail",
                    &affine_delinearize_index_def, split_of_join);
MICA_DEFINE_PATTERN(split_one, "DropUnitExtentBasis", &affine_delinearize_index_def, split_by_one);
MICA_DEFINE_PATTERN(split_spanning, "SplitDelinearizeSpanningLastLinearizeArg",
                    &affine_delinearize_index_def, split_last);
const mica_pattern *const affine_delinearize_index_canonicalizations[] = {&split_joined, &split_one,
                                                                          &split_spanning, NULL};

// ---- linearize_index ----------------------------------------------------------------------------

static bool replace_by_join(mica_rewriter *rw, mica_op *op, const indices *in) {
  return mica_rewriter_replace_by(
      rw, op, build_join(rw, mica_op_loc(op), in, in->count, affine_linearize_index_disjoint(op)));
}

// An index below 1 adds nothing.
static bool join_by_one(mica_rewriter *rw, mica_op *op) {
  const bool disjoint = affine_linearize_index_disjoint(op);
  indices all, left;
  bool done = indices_of(op, &all);
  done = make_indices(mica_op_context(op), all.count, &left) && done;
  for (size_t i = 0; done && i < all.count; i++)
    if (!is_number(all.sizes[i], 1) || !(disjoint || is_zero(all.values[i])))
      add(&left, all.values[i], all.sizes[i]);
  done = done && left.count != all.count;
  if (done && left.count == 0) {
    mica_value *zero = arith_index_constant(&rw->builder, mica_op_loc(op), 0);
    done = zero != NULL;
    if (done) mica_rewriter_replace(rw, op, &zero);
  } else {
    done = done && replace_by_join(rw, op, &left);
  }
  free_indices(&all);
  free_indices(&left);
  return done;
}

// A first index that is 0 adds nothing.
static bool join_from_zero(mica_rewriter *rw, mica_op *op) {
  if (affine_linearize_index_multi_index_count(op) < 2 ||
      !is_zero(affine_linearize_index_multi_index(op, 0)))
    return false;
  indices all;
  bool done = indices_of(op, &all);
  if (done) {
    const indices rest = {all.ctx, all.values + 1, all.sizes + 1, all.count - 1, 0};
    done = replace_by_join(rw, op, &rest);
  }
  free_indices(&all);
  return done;
}

// ---- What was split is joined again -------------------------------------------------------------

// The part of a split that stands in a row among what is joined.
typedef struct match {
  mica_op *split;
  size_t join_start, split_start, length;
} match;

// Whether a row may begin where the one has that size and the other this one.
static bool may_begin(const mica_op *join, size_t at, size_t part, mica_extent in,
                      mica_extent out) {
  return same_size(in, out) || (at == 0 && part == 0) ||
         (affine_linearize_index_disjoint(join) && part == 0 && is_untold(out));
}

// How many there are from `at` on that the split gives side by side. 0: no memory.
static size_t row_length(const mica_op *join, const indices *joined, size_t at, mica_op *split,
                         size_t part) {
  indices parts;
  size_t length = 0;
  if (indices_of(split, &parts) &&
      may_begin(join, at, part, joined->sizes[at], parts.sizes[part])) {
    length = 1;
    while (at + length < joined->count && part + length < parts.count &&
           joined->values[at + length] == parts.values[part + length] &&
           same_size(joined->sizes[at + length], parts.sizes[part + length]))
      length++;
  }
  free_indices(&parts);
  return length;
}

static bool find_row(const mica_op *join, const indices *joined, size_t from, match *out) {
  for (size_t at = from; at < joined->count; at++) {
    mica_op *split = mica_value_op_of(joined->values[at], &affine_delinearize_index_def);
    if (split == NULL) continue;
    const size_t part = mica_value_index(joined->values[at]);
    *out = (match){split, at, part, row_length(join, joined, at, split, part)};
    if (out->length > 1) return true;
  }
  return false;
}

// The product of the sizes in the row: a number, or what an affine.apply gives. False: no memory.
static bool product_of(mica_rewriter *rw, mica_loc loc, const indices *in, size_t begin,
                       size_t length, mica_extent *out) {
  mica_context *ctx = in->ctx;
  const mica_affine_expr *product = mica_affine_constant(ctx, 1);
  const size_t room = (length + 1) * sizeof(mica_value *);
  mica_value **values = mica_allocate(ctx, room);
  uint32_t count = 0;
  bool ok = values != NULL;
  *out = untold;
  for (size_t i = begin; ok && i < begin + length; i++) {
    int64_t number;
    if (is_untold(in->sizes[i])) {
      mica_free(ctx, values, room);
      return true;
    }
    const bool known = mica_extent_known(in->sizes[i], &number);
    product = mica_affine_binary(
        MICA_AFFINE_MUL, product,
        known ? mica_affine_constant(ctx, number) : mica_affine_symbol(ctx, count));
    if (!known) values[count++] = in->sizes[i].value;
    ok = product != NULL;
  }
  if (ok && product->kind == MICA_AFFINE_CONSTANT) out->number = product->as.value;
  else if (ok) {
    const mica_affine_map *map = mica_affine_map_get(ctx, 0, count, &product, 1);
    mica_op *apply = map == NULL ? NULL : affine_apply_build(&rw->builder, loc, map, values, count);
    ok = apply != NULL;
    if (ok) *out = (mica_extent){mica_op_result(apply, 0), 0};
  }
  mica_free(ctx, values, room);
  return ok;
}

// Splits less: the row is one index, which is split again for other uses. *combined is that index.
// False: no memory.
static bool split_less(mica_rewriter *rw, const match *m, const indices *joined, mica_extent size,
                       mica_value **combined) {
  const mica_loc loc = mica_op_loc(m->split);
  indices parts, fewer;
  bool ok = indices_of(m->split, &parts);
  ok = make_indices(mica_op_context(m->split), parts.count, &fewer) && ok;
  for (size_t i = 0; ok && i < parts.count; i++) {
    if (i == m->split_start) add(&fewer, NULL, size);
    else if (i < m->split_start || i >= m->split_start + m->length)
      add(&fewer, NULL, parts.sizes[i]);
  }
  mica_op *made = ok ? build_split(rw, loc, affine_delinearize_index_linear_index(m->split), &fewer,
                                   0, fewer.count)
                     : NULL;
  *combined = made == NULL ? NULL : mica_op_result(made, m->split_start);
  mica_op *rest = made == NULL ? NULL
                               : build_split(rw, loc, *combined, joined, m->join_start,
                                             m->join_start + m->length);
  ok = rest != NULL;
  for (size_t i = 0; ok && i < parts.count; i++) {
    const size_t end = m->split_start + m->length;
    parts.values[i] = i < m->split_start ? mica_op_result(made, i)
                      : i < end          ? mica_op_result(rest, i - m->split_start)
                                         : mica_op_result(made, i + 1 - m->length);
  }
  if (ok) mica_rewriter_replace(rw, m->split, parts.values);
  free_indices(&parts);
  free_indices(&fewer);
  return ok;
}

// One row at a time: the driver comes back for the next.
static bool join_of_split(mica_rewriter *rw, mica_op *op) {
  indices joined, made;
  match m;
  bool ok = indices_of(op, &joined);
  ok = make_indices(mica_op_context(op), joined.count, &made) && ok && find_row(op, &joined, 0, &m);
  if (ok) {
    mica_extent size;
    mica_value *combined = affine_delinearize_index_linear_index(m.split);
    const bool is_all = m.length == mica_op_result_count(m.split);
    mica_rewriter_before(rw, m.split);
    ok = product_of(rw, mica_op_loc(op), &joined, m.join_start, m.length, &size) &&
         (is_all || split_less(rw, &m, &joined, size, &combined));
    mica_rewriter_before(rw, op);
    if (!is_all && ok) {
      free_indices(&joined);
      ok = indices_of(op, &joined);
    }
    for (size_t i = 0; ok && i < joined.count; i++) {
      if (i == m.join_start) add(&made, combined, size);
      else if (i < m.join_start || i >= m.join_start + m.length)
        add(&made, joined.values[i], joined.sizes[i]);
    }
    ok = ok && replace_by_join(rw, op, &made);
  }
  free_indices(&joined);
  free_indices(&made);
  return ok;
}

MICA_DEFINE_PATTERN(join_split, "CancelLinearizeOfDelinearizePortion", &affine_linearize_index_def,
                    join_of_split);
MICA_DEFINE_PATTERN(join_zero, "DropLinearizeLeadingZero", &affine_linearize_index_def,
                    join_from_zero);
MICA_DEFINE_PATTERN(join_one, "DropLinearizeUnitComponentsIfDisjointOrZero",
                    &affine_linearize_index_def, join_by_one);
const mica_pattern *const affine_linearize_index_canonicalizations[] = {&join_split, &join_zero,
                                                                        &join_one, NULL};
