// What stands at the top level beside operations: aliases and file metadata.
#ifndef MICA_PARSER_TOP_LEVEL_H
#define MICA_PARSER_TOP_LEVEL_H

#include "text/parser.h"

typedef struct alias_table {
  name_table names;
  parse_stack values;  // const mica_type * or const mica_attr *
} alias_table;

typedef struct top_level_state {
  alias_table type_aliases, attr_aliases;
  mica_str metadata_key, metadata_section, resource_key;
} top_level_state;

parse_token mica_parser_attribute_alias_name(mica_parser *p, parse_token name);
parse_token mica_parser_type_alias_name(mica_parser *p, parse_token name);
void mica_parser_define_attribute_alias(mica_parser *p, parse_token name, const mica_attr *value);
void mica_parser_define_type_alias(mica_parser *p, parse_token name, const mica_type *value);
void mica_parser_metadata_key(mica_parser *p, parse_token key);
// The metadata being read is `external_resources`.
bool mica_parser_is_external(const mica_parser *p);
void mica_parser_metadata_section(mica_parser *p, parse_token name);
// What stands first behind the `{`: a key, or the end.
void mica_parser_resource_begins(mica_parser *p, parse_token at);
void mica_parser_resource(mica_parser *p, parse_token key, parse_token value);

void mica_parser_top_level_free(mica_parser *p);

#endif
