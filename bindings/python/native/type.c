// Builtin types: made, and taken apart.
#include "native/base.h"

typedef struct kind_question {
  bool (*is)(const mica_type *type);
  int kind;
} kind_question;
static const kind_question type_questions[] = {
    {mica_type_is_integer, TYPE_INTEGER},      {mica_type_is_index, TYPE_INDEX},
    {mica_type_is_float, TYPE_FLOAT},          {mica_type_is_none, TYPE_NONE},
    {mica_type_is_function, TYPE_FUNCTION},    {mica_type_is_tuple, TYPE_TUPLE},
    {mica_type_is_complex, TYPE_COMPLEX},      {mica_type_is_vector, TYPE_VECTOR},
    {mica_type_is_ranked_tensor, TYPE_TENSOR}, {mica_type_is_unranked_tensor, TYPE_UNRANKED_TENSOR},
    {mica_type_is_memref, TYPE_MEMREF},        {mica_type_is_unranked_memref, TYPE_UNRANKED_MEMREF},
    {mica_type_is_opaque, TYPE_OPAQUE},
};
int type_kind(at type) {
  for (size_t i = 0; i < sizeof type_questions / sizeof *type_questions; i++)
    if (type_questions[i].is(TYPE(type))) return type_questions[i].kind;
  return TYPE_OTHER;
}

at type_integer(home *h, uint64_t width, int sign) {
  return AT(mica_type_integer_checked(h->ctx, mica_loc_unknown(), width, (mica_signedness)sign));
}
at type_index(home *h) { return AT(mica_type_index(h->ctx)); }
at type_none(home *h) { return AT(mica_type_none(h->ctx)); }
at type_float(home *h, const char *name, size_t size) {
  mica_float_kind kind;
  return mica_float_kind_named((text){name, size}, &kind) ? AT(mica_type_float(h->ctx, kind)) : 0;
}
at type_function(home *h, const at *inputs, size_t input_count, const at *results,
                 size_t result_count) {
  return AT(mica_type_function(h->ctx, TYPES(inputs, input_count), TYPES(results, result_count)));
}
at type_tuple(home *h, const at *elements, size_t count) {
  return AT(mica_type_tuple(h->ctx, TYPES(elements, count)));
}
at type_complex(home *h, at element) {
  (void)h;
  return AT(mica_type_complex_checked(mica_loc_unknown(), TYPE(element)));
}
at type_vector(home *h, const int64_t *shape, size_t rank, const bool *scalable, at element) {
  (void)h;
  return AT(mica_type_vector_checked(mica_loc_unknown(), (mica_int64s){shape, rank}, scalable,
                                     TYPE(element)));
}
at type_tensor(home *h, const int64_t *shape, size_t rank, at element, at encoding) {
  (void)h;
  return AT(mica_type_ranked_tensor_checked(mica_loc_unknown(), (mica_int64s){shape, rank},
                                            TYPE(element), ATTR(encoding)));
}
at type_unranked_tensor(home *h, at element) {
  (void)h;
  return AT(mica_type_unranked_tensor_checked(mica_loc_unknown(), TYPE(element)));
}
at type_memref(home *h, const int64_t *shape, size_t rank, at element, at layout, at space) {
  (void)h;
  return AT(mica_type_memref_checked(mica_loc_unknown(), (mica_int64s){shape, rank}, TYPE(element),
                                     ATTR(layout), ATTR(space)));
}
at type_unranked_memref(home *h, at element, at space) {
  (void)h;
  return AT(mica_type_unranked_memref_checked(mica_loc_unknown(), TYPE(element), ATTR(space)));
}
uint32_t type_width(at type) { return mica_type_bit_width(TYPE(type)); }
int type_sign(at type) { return (int)mica_type_integer_sign(TYPE(type)); }
size_t type_rank(at type) { return mica_type_shape(TYPE(type)).size; }
const int64_t *type_shape(at type) { return mica_type_shape(TYPE(type)).data; }
const bool *type_scalable(at type) { return mica_type_scalable_dims(TYPE(type)); }
at type_element(at type) { return AT(mica_type_element(TYPE(type))); }
at type_encoding(at type) { return AT(mica_type_encoding(TYPE(type))); }
at type_layout(at type) { return AT(mica_type_layout(TYPE(type))); }
at type_memory_space(at type) { return AT(mica_type_memory_space(TYPE(type))); }
static mica_types inputs_of(at type) {
  return mica_type_is_tuple(TYPE(type)) ? mica_type_tuple_elements(TYPE(type))
                                        : mica_type_function_inputs(TYPE(type));
}
size_t type_input_count(at type) { return inputs_of(type).size; }
at type_input(at type, size_t index) { return AT(inputs_of(type).data[index]); }
size_t type_result_count(at type) { return mica_type_function_results(TYPE(type)).size; }
at type_result(at type, size_t index) {
  return AT(mica_type_function_results(TYPE(type)).data[index]);
}
