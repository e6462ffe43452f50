// Builtin attributes, but for elements, affine maps and locations.
#ifndef MICA_PARSER_ATTRIBUTE_H
#define MICA_PARSER_ATTRIBUTE_H

#include "text/parser.h"

typedef struct attribute_state {
  parse_stack list;        // const mica_attr *
  parse_stack entries;     // mica_named_attr, of dictionaries
  parse_stack places;      // const char *, of their names
  uint32_t entries_start;  // of the dictionary that is being read
  name_table entry_names;  // of a large dictionary, to find a name that stands twice
  parse_stack symbols;     // mica_str
  name_table distinct_ids;
  parse_stack distinct;  // const mica_attr *, by the number of the id
} attribute_state;

const mica_attr *mica_parser_type_attribute(mica_parser *p, const mica_type *type);
const mica_attr *mica_parser_unit(mica_parser *p);
const mica_attr *mica_parser_bool(mica_parser *p, bool value);
const mica_attr *mica_parser_number(mica_parser *p, parse_literal number, const mica_type *type);
const mica_attr *mica_parser_string_attribute(mica_parser *p, parse_token text,
                                              const mica_type *type);
const mica_attr *mica_parser_symbol(mica_parser *p, parse_list path);
parse_list mica_parser_first_symbol(mica_parser *p, parse_token name);
parse_list mica_parser_next_symbol(mica_parser *p, parse_list path, parse_token name);
const mica_attr *mica_parser_array(mica_parser *p, parse_list elements);
parse_list mica_parser_first_attribute(mica_parser *p, const mica_attr *attr);
parse_list mica_parser_next_attribute(mica_parser *p, parse_list list, const mica_attr *attr);
const mica_attr *mica_parser_dictionary(mica_parser *p, parse_list entries);
uint32_t mica_parser_entries_open(mica_parser *p);  // answers what mica_parser_entries_end takes
void mica_parser_entry_name(mica_parser *p, parse_token name);
void mica_parser_entry(mica_parser *p, const mica_attr *value);  // of the latest name; NULL: unit
parse_list mica_parser_entries_end(mica_parser *p, uint32_t outer);
const mica_attr *mica_parser_strided(mica_parser *p, parse_token keyword, parse_list strides,
                                     int64_t offset);
parse_list mica_parser_first_stride(mica_parser *p, int64_t stride);
parse_list mica_parser_next_stride(mica_parser *p, parse_list list, int64_t stride);
int64_t mica_parser_stride(mica_parser *p, parse_token first, parse_token digits);
uint64_t mica_parser_distinct_id(mica_parser *p, parse_token digits);
const mica_attr *mica_parser_distinct(mica_parser *p, parse_token keyword, uint64_t id,
                                      const mica_attr *value);

void mica_parser_attributes_free(mica_parser *p);

#endif
