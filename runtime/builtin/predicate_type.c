// Questions about types that definitions ask. Called by generated verifiers; owns nothing.
#include "mica/predicate.h"

#include "mica/context.h"

const mica_trait mica_trait_value_semantics = {"ValueSemantics", 0};

bool mica_type_is_opaque_named(const mica_type *type, const char *dialect, const char *text) {
  return mica_type_is_opaque(type) && mica_str_is(mica_type_opaque_dialect(type), dialect) &&
         mica_str_is(mica_type_opaque_text(type), text);
}

bool mica_type_has_value_semantics(const mica_type *type) {
  return mica_type_is_vector(type) || mica_type_is_tensor(type) ||
         mica_type_has_trait(type, &mica_trait_value_semantics);
}

// ---- Shapes -------------------------------------------------------------------------------------

static size_t scalable_count(const mica_type *vector) {
  const bool *scalable = mica_type_scalable_dims(vector);
  size_t count = 0;
  for (size_t i = 0; scalable != NULL && i < mica_type_shape(vector).size; i++)
    count += scalable[i];
  return count;
}
bool mica_type_has_scalable_dims(const mica_type *vector) { return scalable_count(vector) > 0; }
bool mica_type_all_dims_scalable(const mica_type *vector) {
  return scalable_count(vector) == mica_type_shape(vector).size;
}
bool mica_type_only_last_dim_scalable(const mica_type *vector) {
  size_t rank = mica_type_shape(vector).size;
  return scalable_count(vector) == 1 && mica_type_scalable_dims(vector)[rank - 1];
}

bool mica_type_is_strided(const mica_type *memref) {
  enum { USUAL_RANK = 32 };
  int64_t offset, strides[USUAL_RANK];
  size_t rank = mica_type_shape(memref).size;
  if (rank <= USUAL_RANK) return mica_type_strides(memref, &offset, strides);
  mica_context *ctx = mica_type_context(memref);
  int64_t *many = mica_allocate(ctx, rank * sizeof *many);
  bool strided = many != NULL && mica_type_strides(memref, &offset, many);
  mica_free(ctx, many, rank * sizeof *many);
  return strided;
}

bool mica_type_shape_is(const mica_type *ranked, const int64_t *dims, size_t rank) {
  mica_int64s shape = mica_type_shape(ranked);
  return shape.size == rank && (rank == 0 || memcmp(shape.data, dims, rank * sizeof *dims) == 0);
}

int64_t mica_type_dim_at(const mica_type *ranked, int64_t at) {
  mica_int64s shape = mica_type_shape(ranked);
  if (at < 0) at += (int64_t)shape.size;
  return at < 0 || (size_t)at >= shape.size ? -1 : shape.data[at];
}

bool mica_shapes_equal(const mica_type *a, const mica_type *b) {
  bool ranked = mica_type_has_rank(a);
  if (ranked != mica_type_has_rank(b)) return false;
  mica_int64s dims = ranked ? mica_type_shape(a) : (mica_int64s){NULL, 0};
  return !ranked || mica_type_shape_is(b, dims.data, dims.size);
}

bool mica_shapes_broadcast(const mica_type *a, const mica_type *b) {
  if (!mica_type_has_rank(a) || !mica_type_has_rank(b)) return true;
  mica_int64s x = mica_type_shape(a), y = mica_type_shape(b);
  for (size_t i = 1; i <= x.size && i <= y.size; i++) {
    int64_t m = x.data[x.size - i], n = y.data[y.size - i];
    if (m != n && m != 1 && n != 1 && m != MICA_DYNAMIC && n != MICA_DYNAMIC) return false;
  }
  return true;
}

bool mica_type_matches_elements(const mica_type *shaped, mica_types types) {
  if (mica_type_element_count(shaped) != (int64_t)types.size) return false;
  for (size_t i = 0; i < types.size; i++)
    if (types.data[i] != mica_type_element(shaped)) return false;
  return true;
}

// ---- Lists and tuples ---------------------------------------------------------------------------

bool mica_types_equal(mica_types a, mica_types b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

bool mica_int64s_equal(mica_int64s a, mica_int64s b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

// The way down to a leaf. Text nests tuples as deep as it likes, so it is kept here and not on the
// C stack.
typedef struct tuple_step {
  const mica_type *tuple;
  size_t next;  // element to visit
} tuple_step;
typedef struct tuple_walk {
  mica_context *context;
  tuple_step *steps;
  size_t count, capacity;
} tuple_walk;

static bool walk_down(tuple_walk *walk, const mica_type *tuple) {
  if (walk->count == walk->capacity) {
    size_t capacity = walk->capacity == 0 ? 8 : walk->capacity * 2;
    void *steps = mica_reallocate(walk->context, walk->steps, walk->capacity * sizeof *walk->steps,
                                  capacity * sizeof *walk->steps);
    if (steps == NULL) return false;
    walk->steps = steps;
    walk->capacity = capacity;
  }
  walk->steps[walk->count++] = (tuple_step){tuple, 0};
  return true;
}

// The next leaf; NULL: there is none, or no memory.
static const mica_type *walk_next(tuple_walk *walk) {
  while (walk->count > 0) {
    tuple_step *step = &walk->steps[walk->count - 1];
    mica_types elements = mica_type_tuple_elements(step->tuple);
    if (step->next == elements.size) {
      walk->count--;
      continue;
    }
    const mica_type *element = elements.data[step->next++];
    if (!mica_type_is_tuple(element)) return element;
    if (!walk_down(walk, element)) return NULL;
  }
  return NULL;
}

// Answers the number of leaves, at most `limit`; *last is the last one visited.
static size_t visit_leaves(const mica_type *tuple, size_t limit, const mica_type **last) {
  tuple_walk walk = {.context = mica_type_context(tuple)};
  size_t count = 0;
  for (bool on = walk_down(&walk, tuple); on && count < limit;) {
    const mica_type *leaf = walk_next(&walk);
    on = leaf != NULL;
    if (on) *last = leaf;
    count += on;
  }
  mica_free(walk.context, walk.steps, walk.capacity * sizeof *walk.steps);
  return count;
}

size_t mica_type_tuple_leaf_count(const mica_type *tuple) {
  const mica_type *last = NULL;
  return visit_leaves(tuple, SIZE_MAX, &last);
}

// Without memory it is the tuple itself: a type, whatever is then said of it.
const mica_type *mica_type_tuple_leaf(const mica_type *tuple, size_t index) {
  const mica_type *last = tuple;
  visit_leaves(tuple, index + 1, &last);
  return last;
}
