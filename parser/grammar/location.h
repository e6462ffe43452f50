// Locations.
#ifndef MICA_PARSER_LOCATION_H
#define MICA_PARSER_LOCATION_H

#include "text/parser.h"

// A location that an alias defined further down will give.
typedef struct deferred_loc {
  mica_op *op;           // or
  mica_value *argument;  // the block argument
  mica_str alias;
  const char *at;
} deferred_loc;

typedef struct location_state {
  parse_stack list;      // mica_loc
  deferred_loc awaited;  // alias.data NULL: the latest location is known
  parse_stack deferred;  // deferred_loc
  bool has_markers;      // some of them stand in for locations that hooks were given
} location_state;

typedef struct parse_file_place {
  const char *file;  // its quote
  uint32_t line, column;
} parse_file_place;

mica_loc mica_parser_deferred_location(mica_parser *p, parse_token alias);
mica_loc mica_parser_location_alias(mica_parser *p, parse_token alias);
mica_loc mica_parser_location_value(mica_parser *p, parse_token attribute);
const mica_attr *mica_parser_location_attribute(mica_parser *p, mica_loc loc);
mica_loc mica_parser_name_location(mica_parser *p, parse_token name, mica_loc child);
parse_file_place mica_parser_file_line(mica_parser *p, parse_token file, parse_token line);
parse_file_place mica_parser_file_column(mica_parser *p, parse_file_place place,
                                         parse_token column);
mica_loc mica_parser_file_location(mica_parser *p, parse_file_place place);
mica_loc mica_parser_file_range(mica_parser *p, parse_file_place place, parse_token line,
                                parse_token column);
mica_loc mica_parser_call_site(mica_parser *p, mica_loc callee, mica_loc caller);
mica_loc mica_parser_fused(mica_parser *p, const mica_attr *metadata, parse_list parts);
parse_list mica_parser_first_part(mica_parser *p, mica_loc loc);
parse_list mica_parser_next_part(mica_parser *p, parse_list list, mica_loc loc);

// When the latest location is awaited; the same for a location that a hook takes away.
bool mica_parser_await_loc(mica_parser *p, mica_op *op, mica_value *argument);
bool mica_parser_mark_awaited(mica_parser *p, mica_loc *loc);
bool mica_parser_resolve_awaited(mica_parser *p, mica_op *root);

void mica_parser_locations_free(mica_parser *p);

#endif
