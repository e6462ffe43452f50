// Questions about types that definitions ask. Called by generated verifiers; owns nothing.
#include "mica/predicate.h"

#include "context/context.h"
#include "memory/array.h"
#include "memory/pointer_stack.h"

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

bool mica_type_tells_as_much(const mica_type *from, const mica_type *to) {
  if (!mica_type_is_ranked_tensor(from) || !mica_type_is_ranked_tensor(to) ||
      mica_type_element(from) != mica_type_element(to))
    return false;
  const mica_int64s a = mica_type_shape(from), b = mica_type_shape(to);
  bool same = a.size == b.size;
  for (size_t i = 0; same && i < a.size; i++)
    same = a.data[i] == MICA_DYNAMIC || b.data[i] != MICA_DYNAMIC;
  return same;
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

bool mica_strs_equal(mica_strs a, mica_strs b) {
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++)
    if (!mica_str_equal(a.data[i], b.data[i])) return false;
  return true;
}

static bool add_type(mica_memory *memory, tuple_leaves *leaves, const mica_type *type) {
  if (!MICA_ARRAY_ROOM(memory, leaves->types, leaves->count, leaves->capacity, 1)) return false;
  leaves->types[leaves->count++] = type;
  return true;
}

// What is no tuple joins the leaves; a tuple waits to be looked at, each once: a few lines of text
// can name more than there is memory for.
static bool add_elements(mica_memory *memory, tuple_leaves *leaves, mica_pointer_stack *waiting,
                         mica_pointer_map *seen, const mica_type *tuple) {
  mica_types elements = mica_type_tuple_elements(tuple);
  for (size_t i = 0; i < elements.size; i++) {
    const mica_type *element = elements.data[i];
    void *pointer = (void *)(uintptr_t)element;
    if (!mica_type_is_tuple(element)) {
      if (!add_type(memory, leaves, element)) return false;
    } else if (mica_pointer_map_find(seen, element) == NULL) {
      if (!mica_pointer_map_set(memory, seen, element, pointer)) return false;
      if (!mica_pointer_stack_push(memory, waiting, pointer)) return false;
    }
  }
  return true;
}

// The leaves of the tuple, which the context remembers: a predicate asks for one after the other.
// NULL: no memory.
static const tuple_leaves *leaves_of(const mica_type *tuple) {
  mica_memory *memory = &tuple->context->memory;
  tuple_leaves *leaves = &tuple->context->tuple_leaves;
  if (leaves->tuple == tuple) return leaves;
  leaves->tuple = NULL;
  leaves->count = 0;
  mica_pointer_stack waiting = {0};
  mica_pointer_map seen = {0};
  bool done = add_elements(memory, leaves, &waiting, &seen, tuple);
  while (done && waiting.size > 0)
    done = add_elements(memory, leaves, &waiting, &seen, mica_pointer_stack_pop(&waiting));
  mica_pointer_stack_free(memory, &waiting);
  mica_pointer_map_free(memory, &seen);
  if (!done) return NULL;
  leaves->tuple = tuple;
  return leaves;
}

// Without memory there is one, the tuple itself: a type, whatever is then said of it.
size_t mica_type_tuple_leaf_count(const mica_type *tuple) {
  const tuple_leaves *leaves = leaves_of(tuple);
  return leaves == NULL ? 1 : leaves->count;
}

const mica_type *mica_type_tuple_leaf(const mica_type *tuple, size_t index) {
  const tuple_leaves *leaves = leaves_of(tuple);
  return leaves == NULL || index >= leaves->count ? tuple : leaves->types[index];
}
