// Builtin types.
#ifndef MICA_PARSER_TYPE_H
#define MICA_PARSER_TYPE_H

#include "text/parser.h"

typedef struct type_state {
  parse_stack list;     // const mica_type *
  parse_stack dims;     // int64_t
  parse_stack encoded;  // tensors whose encoding is read: parse_encoded
  const mica_type *i1, *i8, *i16, *i32, *i64, *index, *f16, *f32, *f64;
} type_state;

typedef struct parse_signature {
  parse_list inputs, results;
} parse_signature;
typedef struct parse_layout {
  const mica_attr *layout, *memory_space;
} parse_layout;
typedef struct parse_element_type {
  const char *at;
  const mica_type *type;
} parse_element_type;

typedef struct parse_encoded {
  parse_token keyword, shape;
  parse_element_type element;
} parse_encoded;

static inline parse_list parse_longer(parse_list list) {
  return (parse_list){list.start, list.count + 1};
}

parse_list mica_parser_no_types(mica_parser *p);
parse_list mica_parser_first_type(mica_parser *p, const mica_type *type);
parse_list mica_parser_next_type(mica_parser *p, parse_list list, const mica_type *type);
const mica_type *mica_parser_function_type(mica_parser *p, parse_signature signature);
const mica_type *mica_parser_plain_type(mica_parser *p, parse_token name);
const mica_type *mica_parser_integer_type(mica_parser *p, parse_token name);
const mica_type *mica_parser_tensor(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element, const mica_attr *encoding,
                                    parse_token end);
// One with an encoding, which is looked at before the end is.
void mica_parser_encoded_begin(mica_parser *p, parse_token keyword, parse_token shape,
                               parse_element_type element);
const mica_attr *mica_parser_tensor_encoding(mica_parser *p, const mica_attr *encoding);
const mica_type *mica_parser_encoded(mica_parser *p, const mica_attr *encoding, parse_token end);
const mica_type *mica_parser_memref(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element, parse_layout layout);
parse_element_type mica_parser_memref_element(mica_parser *p, parse_token at,
                                              const mica_type *type);
parse_layout mica_parser_memref_layout(mica_parser *p, parse_layout layout, const mica_attr *attr);
const mica_type *mica_parser_vector(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element);
const mica_type *mica_parser_complex(mica_parser *p, parse_token keyword,
                                     parse_element_type element);
const mica_type *mica_parser_tuple(mica_parser *p, parse_list elements);

// NULL: no such type.
const mica_type *mica_parser_plain_type_text(mica_parser *p, const char *text, size_t size);
// After `tensor<`: the dimensions, in p->types->dims; the token is their list. False: reported.
bool mica_parser_shape(mica_parser *p, bool is_vector, parse_token *token);

void mica_parser_types_free(mica_parser *p);

#endif
