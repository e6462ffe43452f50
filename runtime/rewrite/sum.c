// Index values as sums of multiples of others (mica/subset.h). Called by operations' hooks and by
// who compares parts. Owns the terms; a sum has few, so they are searched one after the other.
#include "mica/arithmetic.h"
#include "mica/attribute.h"
#include "mica/fold.h"
#include "mica/subset.h"

#include "context/context.h"
#include "ir/op.h"
#include "memory/array.h"

// A sum that needs more isn't known.
enum { MOST_TERMS = 64, MOST_EXPANSIONS = 256 };

const mica_interface mica_value_bounds_interface_id = {"ValueBoundsOpInterface"};

static bool multiply(int64_t a, int64_t b, int64_t *out) {
  const uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
  const uint64_t y = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
  if (x != 0 && y > (uint64_t)INT64_MAX / x) return false;
  *out = (a < 0) == (b < 0) ? (int64_t)(x * y) : -(int64_t)(x * y);
  return true;
}

static bool add(int64_t *sum, int64_t by) {
  if (by > 0 ? *sum > INT64_MAX - by : *sum < INT64_MIN - by) return false;
  *sum += by;
  return true;
}

bool mica_sum_add_number(mica_sum *sum, int64_t factor, int64_t number) {
  int64_t product;
  return multiply(factor, number, &product) && add(&sum->number, product);
}

static void remove_term(mica_sum *sum, size_t at) { sum->data[at] = sum->data[--sum->size]; }

static bool add_term(mica_sum *sum, int64_t factor, const mica_value *value) {
  for (size_t i = 0; i < sum->size; i++) {
    if (sum->data[i].value != value) continue;
    if (!add(&sum->data[i].factor, factor)) return false;
    if (sum->data[i].factor == 0) remove_term(sum, i);
    return true;
  }
  if (sum->size == MOST_TERMS ||
      !MICA_ARRAY_ROOM(&sum->context->memory, sum->data, sum->size, sum->capacity, 1))
    return false;
  sum->data[sum->size++] = (mica_sum_term){value, factor};
  return true;
}

bool mica_sum_add(mica_sum *sum, int64_t factor, const mica_value *value) {
  if (factor == 0) return true;
  const mica_attr *constant = mica_value_constant_attr(value);
  if (constant != NULL && mica_attr_is_integer(constant))
    return mica_sum_add_number(sum, factor, mica_attr_integer_value(constant));
  return add_term(sum, factor, value);
}

void mica_sum_free(mica_sum *sum) {
  mica_memory_free(&sum->context->memory, sum->data, sum->capacity * sizeof *sum->data);
  *sum = (mica_sum){.context = sum->context};
}

static const mica_value_bounds_interface *bounds_of(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  const void *found = op == NULL ? NULL : mica_op_interface(op, &mica_value_bounds_interface_id);
  if (found == NULL || found == &mica_value_bounds_interface_id) return NULL;  // as in older C
  const mica_value_bounds_interface *bounds = found;
  return bounds->index_value == NULL ? NULL : bounds;
}

// What the value is, if that is told: in the sum, or in none.
static bool expand_one(mica_sum *sum, size_t at, bool *is_expanded) {
  const mica_sum_term term = sum->data[at];
  const mica_value_bounds_interface *bounds = bounds_of(term.value);
  *is_expanded = false;
  if (bounds == NULL) return true;
  mica_sum whole = {.context = sum->context, .number = sum->number};
  bool done = true;
  for (size_t i = 0; done && i < sum->size; i++)
    if (i != at) done = add_term(&whole, sum->data[i].factor, sum->data[i].value);
  *is_expanded = done &&
                 bounds->index_value(mica_value_op(term.value), term.value, term.factor, &whole);
  if (*is_expanded) {
    mica_sum_free(sum);
    *sum = whole;
  } else {
    mica_sum_free(&whole);
  }
  return done;
}

bool mica_sum_expand(mica_sum *sum) {
  size_t expansions = 0;
  for (size_t i = 0; i < sum->size;) {
    bool is_expanded;
    if (expansions++ == MOST_EXPANSIONS || !expand_one(sum, i, &is_expanded)) return false;
    i = is_expanded ? 0 : i + 1;
  }
  return true;
}
