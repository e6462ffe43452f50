// array<i32: 1, 2>: elements become bytes as they are read, since the type stands in front.
#include "grammar/dense.h"
#include "grammar/fragment.h"
#include "grammar/type.h"
#include "mica/number.h"

const mica_type *mica_parser_dense_array_type(mica_parser *p, parse_token begin,
                                              const mica_type *type) {
  const char *at = begin.at;
  p->fragment->enclosing.count--;
  if (!mica_type_is_int_or_float(type))
    return mica_parser_error(p, at, "expected integer or float type, got: '%t'", type), NULL;
  if (!mica_type_is_i(type, 1) && mica_type_bit_width(type) % 8 != 0)
    return mica_parser_error(p, at, "element type bitwidth must be a multiple of 8"), NULL;
  p->dense->array_element = type;
  p->dense->array_count = 0;
  p->dense->bytes.count = 0;
  return type;
}

static bool integer_words(mica_parser *p, parse_literal element, const mica_type *type,
                          uint64_t *words) {
  bool is_bool = element.kind == LITERAL_TRUE || element.kind == LITERAL_FALSE;
  if (is_bool) {
    words[0] = element.kind == LITERAL_TRUE;
    return mica_type_is_i(type, 1) ||
           mica_parser_error(p, element.at, "expected i1 type for 'true' or 'false' values");
  }
  if (element.kind != LITERAL_INTEGER)
    return mica_parser_error(p, element.at, "expected integer literal");
  if (mica_type_is_i(type, 1))
    return mica_parser_error_here(p, "expected 'true' or 'false' values for i1 type");
  if (mica_integer_from_text(type, (mica_str){element.at, element.size}, element.negative, words))
    return true;
  return mica_parser_error_here(p, "integer constant out of range");
}

void mica_parser_array_element(mica_parser *p, parse_literal element) {
  const mica_type *type = p->dense->array_element;
  scratch_mark mark = mica_parser_scratch_save(p);
  size_t size = mica_element_size(type);
  bool is_float = mica_type_is_float(type);
  uint64_t *words = mica_parser_scratch_take(
      p, sizeof *words * (is_float ? 2 : mica_integer_word_count(mica_type_bit_width(type))));
  bool done = words != NULL && mica_parser_stack_reserve(p, &p->dense->bytes, (uint32_t)size, 1) &&
              (is_float ? mica_parser_float_bits(p, element, type, words)
                        : integer_words(p, element, type, words));
  if (done) {
    mica_element_store(type, PARSE_ITEM(char, p->dense->bytes, p->dense->bytes.count), words);
    p->dense->bytes.count += (uint32_t)size;
    p->dense->array_count++;
  }
  mica_parser_scratch_restore(p, mark);
}

const mica_attr *mica_parser_dense_array(mica_parser *p, const mica_type *element) {
  const mica_attr *attr = mica_attr_dense_array(
      element, p->dense->bytes.items == NULL ? "" : p->dense->bytes.items, p->dense->array_count);
  if (attr == NULL) p->failed = true;
  p->dense->bytes.count = 0;
  return attr;
}
