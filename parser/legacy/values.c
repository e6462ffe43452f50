// Values that older text writes as attributes of another kind, which several dialects convert.
#include "legacy/former.h"

#include "mica/predicate.h"

bool mica_former_number(const mica_attr *value, int64_t *out) {
  size_t words;
  if (value == NULL || !mica_attr_is_integer(value)) return false;
  mica_attr_integer_word_data(value, &words);
  *out = mica_attr_integer_value(value);
  return words == 1;
}

// How many numbers a list has, and each of them; false: it is none, or has something else in it.
static bool count_numbers(const mica_attr *list, size_t *count) {
  if (mica_attr_is_array(list)) *count = mica_attr_array_elements(list).size;
  else if (mica_attr_is_dense_i32s(list)) *count = mica_attr_dense_i32s_value(list).size;
  else if (mica_attr_is_dense_i8s(list)) *count = mica_attr_dense_i8s_value(list).size;
  else return false;
  return true;
}

static bool number_at(const mica_attr *list, size_t i, int64_t *out) {
  if (mica_attr_is_array(list))
    return mica_former_number(mica_attr_array_elements(list).data[i], out);
  *out = mica_attr_is_dense_i32s(list) ? mica_attr_dense_i32s_value(list).data[i]
                                       : mica_attr_dense_i8s_value(list).data[i];
  return true;
}

const mica_attr *mica_former_int64s(mica_context *ctx, const mica_attr *value) {
  size_t count;
  if (!count_numbers(value, &count)) return value;
  const size_t size = (count + 1) * sizeof(int64_t);
  int64_t *numbers = mica_allocate(ctx, size);
  bool all = numbers != NULL;
  for (size_t i = 0; i < count && all; i++) all = number_at(value, i, &numbers[i]);
  const mica_attr *list = all ? mica_attr_dense_i64s(ctx, (mica_int64s){numbers, count}) : NULL;
  mica_free(ctx, numbers, size);
  return list;
}
