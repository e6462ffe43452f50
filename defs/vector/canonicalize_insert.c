// Patterns of vector.insert: what fills all of a vector, the same in the same, all elements one
// after the other. Called by the table below; own nothing.
#include "mica/context.h"
#include "place.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

static bool insert_all(mica_rewriter *rw, mica_op *op) {
  mica_value *value = vector_insert_value_to_store(op);
  return mica_type_is_vector(type_of(value)) &&
         vector_count(type_of(value)) == vector_count(type_of(vector_insert_dest(op))) &&
         vector_replace_reshaped(rw, op, vector_broadcast_build, value);
}

static bool insert_repeated(mica_rewriter *rw, mica_op *op) {
  mica_value *scalar = vector_repeated(vector_insert_value_to_store(op));
  return scalar != NULL && vector_repeated(vector_insert_dest(op)) == scalar &&
         vector_replace_reshaped(rw, op, vector_broadcast_build, scalar);
}

// ---- Chains that set every element --------------------------------------------------------------

// Larger vectors stay as they are: what is made of them is as long as they are.
// Neither are chains looked at that write the same again and again.
enum { LARGEST = 1 << 16, MOST_WORK = 1 << 20 };

static mica_op *insert_before(const mica_op *op) {
  return mica_value_op_of(vector_insert_dest(op), &vector_insert_def);
}

static bool is_last(const mica_op *op) {
  const mica_value *result = vector_insert_result(op);
  for (const mica_operand *use = mica_value_first_use(result); use != NULL;
       use = mica_operand_next_use(use)) {
    const mica_op *user = use->owner;
    if (vector_insert_isa(user) && vector_insert_dest(user) == result) return false;
  }
  return true;
}

static bool has_one_use(const mica_op *op) {
  const mica_operand *use = mica_value_first_use(vector_insert_result(op));
  return use != NULL && mica_operand_next_use(use) == NULL;
}

// All positions of the chain are numbers, and what it is made of isn't used elsewhere.
static bool is_plain_chain(const mica_op *op) {
  for (size_t steps = 0; steps < LARGEST; steps++) {
    if (vector_insert_dynamic_position_count(op) != 0) return false;
    op = insert_before(op);
    if (op == NULL) return true;
    if (!has_one_use(op)) return false;
  }
  return false;
}

static size_t place_of(const mica_op *op, mica_int64s shape) {
  const mica_int64s position = vector_insert_static_position(op);
  return (size_t)vector_linear(shape, position.data, position.size);
}

// The first operation of the chain, seen from its end, from which on all elements are set. NULL:
// some aren't.
static mica_op *filling_insert(mica_op *op, mica_int64s shape, bool *is_set, size_t count) {
  size_t left = count, work = 0;
  for (mica_op *at = op; at != NULL; at = insert_before(at)) {
    if (vector_has_poison_position(vector_insert_static_position(at))) return NULL;
    const size_t place = place_of(at, shape);
    const size_t size = (size_t)vector_count(type_of(vector_insert_value_to_store(at)));
    work += size;
    if (work > MOST_WORK) return NULL;
    for (size_t i = place; i < place + size; i++) {
      left -= !is_set[i];
      is_set[i] = true;
    }
    if (left == 0) return at;
  }
  return NULL;
}

// The elements of a vector that was inserted. False: no memory.
static bool take_elements(mica_rewriter *rw, mica_op *op, mica_value *vector, mica_value **out) {
  const mica_op *elements = vector_take_apart(rw, mica_op_loc(op), vector);
  if (elements == NULL) return false;
  for (size_t i = 0; i < mica_op_result_count(elements); i++) out[i] = mica_op_result(elements, i);
  return true;
}

// From the first operation on to the last. Later ones write over earlier ones.
static bool collect(mica_rewriter *rw, mica_op *first, mica_op *last, mica_int64s shape,
                    mica_value **elements) {
  for (mica_op *at = first;; at = mica_value_first_use(vector_insert_result(at))->owner) {
    mica_value *value = vector_insert_value_to_store(at);
    const size_t place = place_of(at, shape);
    if (!mica_type_is_vector(type_of(value))) elements[place] = value;
    else if (!take_elements(rw, last, value, &elements[place])) return false;
    if (at == last) return true;
  }
}

static bool insert_chain(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(vector_insert_result(op));
  const mica_int64s shape = mica_type_shape(type);
  const int64_t count = vector_count(type);
  if (vector_is_scalable(type) || !is_last(op) || count <= 0 || count > LARGEST ||
      !is_plain_chain(op))
    return false;
  const size_t size = (size_t)count * (sizeof(mica_value *) + sizeof(bool));
  mica_context *ctx = mica_rewriter_context(rw);
  mica_value **elements = mica_allocate(ctx, size);
  if (elements == NULL) return false;
  bool *is_set = (bool *)(elements + count);
  for (int64_t i = 0; i < count; i++) is_set[i] = false;
  mica_op *first = filling_insert(op, shape, is_set, (size_t)count);
  const bool done =
      first != NULL && collect(rw, first, op, shape, elements) &&
      mica_rewriter_replace_by(
          rw, op,
          vector_from_elements_build(&rw->builder, mica_op_loc(op), type, elements, (size_t)count));
  mica_free(ctx, elements, size);
  return done;
}

MICA_DEFINE_PATTERN(all_pattern, "InsertToBroadcast", &vector_insert_def, insert_all);
MICA_DEFINE_PATTERN(repeated_pattern, "InsertSplatToSplat", &vector_insert_def, insert_repeated);
MICA_DEFINE_PATTERN(chain_pattern, "InsertChainFullyInitialized", &vector_insert_def, insert_chain);
const mica_pattern *const vector_insert_canonicalizations[] = {&all_pattern, &repeated_pattern,
                                                               &chain_pattern, NULL};
