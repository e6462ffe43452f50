// What the hooks of tosa share.
#ifndef MICA_DEFS_TOSA_SHARED_H
#define MICA_DEFS_TOSA_SHARED_H

#include "mica/context.h"
#include "mica/fold.h"
#include "mica/predicate.h"
#include "tosa/tosa.h"

static inline const mica_type *tosa_type(const mica_value *value) { return mica_value_type(value); }

// The element of a tensor, or the integer that a quantized one is stored as.
const mica_type *tosa_stored(const mica_type *type);
bool tosa_is_integer(const mica_type *type, uint32_t width);  // of any sign

// ---- Dimensions ---------------------------------------------------------------------------------
// Sizes are whatever a text says: sums and products wrap around.

static inline int64_t tosa_plus(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}
static inline int64_t tosa_minus(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a - (uint64_t)b);
}
static inline int64_t tosa_times(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}
// A tensor without a rank has dimensions that aren't known.
int64_t tosa_extent(const mica_type *tensor, size_t i);
int64_t tosa_rank(const mica_type *tensor);  // -1: none
static inline bool tosa_differ(int64_t a, int64_t b) {
  return a != MICA_DYNAMIC && b != MICA_DYNAMIC && a != b;
}
bool tosa_fit(mica_int64s a, mica_int64s b);  // one rank, and no dimension differs
bool tosa_all_at_least(mica_int64s values, int64_t least);

// ---- Constants ----------------------------------------------------------------------------------

// The numbers of a shape, or of a tensor of integers, that is a constant; tosa_free_numbers gives
// them back. False: it isn't one, or no memory.
typedef struct tosa_numbers {
  int64_t *data;
  size_t size;
} tosa_numbers;
bool tosa_constant(const mica_value *value, tosa_numbers *out);
void tosa_free_numbers(const mica_value *value, tosa_numbers numbers);
// A zero point that is a constant: -1 for a float that isn't zero. False: it isn't one.
bool tosa_zero_point(const mica_value *value, bool is_signed, int64_t *out);

// ---- Folds --------------------------------------------------------------------------------------

// Whether tensors of these types broadcast, as far as their sizes are known.
bool tosa_broadcasts(const mica_type *const *types, size_t count);
// The value, if it is of the result's type.
bool tosa_fold_same(const mica_op *op, mica_value *value, mica_fold *out);

// ---- Text ---------------------------------------------------------------------------------------

// `: (i32) -> i32`. False: reported.
bool tosa_parse_function_type(mica_parser *p, const mica_type **type);

// ---- Checks: false, reported --------------------------------------------------------------------

void tosa_append_list(mica_diag *diag, mica_int64s values);  // "1, 2"
// "TEXT1, 2".
bool tosa_report_list(const mica_op *op, const char *text, mica_int64s values);
// Elements of plain numbers, where both have such, are of one type.
bool tosa_same_elements(mica_op *op, const mica_type *in, const mica_type *out);
bool tosa_same_elements_of(mica_op *op, const mica_type *in, const mica_type *out,
                           const char *in_name, const char *out_name);
// What is stored and its zero point are of one type; `are`: what a message says of them.
bool tosa_check_zero_type(mica_op *op, const mica_type *of, const mica_type *zero,
                          const char *expected);
// One that is a constant is zero, unless it has eight bits.
bool tosa_check_zero_point(mica_op *op, const mica_value *zero, const char *name);

#endif
