// Elements: `dense<...>` and its like, `array<...>`.
#ifndef MICA_PARSER_DENSE_H
#define MICA_PARSER_DENSE_H

#include "text/parser.h"

// A list that is open in the dense literal being read.
typedef struct literal_level {
  int64_t count;  // items so far
  uint32_t rank;  // of its first item: dimensions that stand in p->types->dims from `first_dim` on
  uint32_t first_dim;
} literal_level;
typedef struct literal_state {
  parse_list elements;  // of `literals`
  parse_list shape;     // of `dims`; empty: a single element
  const char *at;
} literal_state;

typedef struct dense_state {
  parse_stack literals;  // parse_literal
  literal_state literal, indices;
  parse_stack levels;             // literal_level
  uint32_t item_rank, item_dims;  // the shape of the item just read
  parse_stack bytes;
  const mica_type *array_element;  // of `array<...>`
  uint32_t array_count;
} dense_state;

typedef struct parse_elements_head {
  const char *at;
  bool is_sparse, has_literal;
} parse_elements_head;

parse_elements_head mica_parser_dense_end(mica_parser *p, parse_token keyword, bool has_literal);
parse_elements_head mica_parser_sparse_end(mica_parser *p, parse_token keyword, bool has_literal);
void mica_parser_literal_begin(mica_parser *p);
void mica_parser_literal_scalar(mica_parser *p);
void mica_parser_literal_open(mica_parser *p);
void mica_parser_literal_close(mica_parser *p);
void mica_parser_literal_element(mica_parser *p, parse_literal element);
const mica_attr *mica_parser_elements(mica_parser *p, parse_elements_head head,
                                      const mica_type *type);
const mica_attr *mica_parser_resource_elements(mica_parser *p, parse_token key, parse_token at,
                                               const mica_type *type);
const mica_type *mica_parser_dense_array_type(mica_parser *p, parse_token begin,
                                              const mica_type *type);
void mica_parser_array_element(mica_parser *p, parse_literal element);
const mica_attr *mica_parser_dense_array(mica_parser *p, const mica_type *element);

void mica_parser_dense_free(mica_parser *p);

#endif
