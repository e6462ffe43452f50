// Regions and blocks.
#ifndef MICA_PARSER_REGION_H
#define MICA_PARSER_REGION_H

#include "grammar/scope.h"

// `^bb0(%a: i32, %b: f32):`, taken as one run.
typedef struct block_run {
  parse_token name;
  parse_stack uses;   // parse_use
  parse_stack types;  // const mica_type *, one for each
} block_run;

// What a hook says of the region that is about to be read.
typedef struct region_entry {
  mica_region *region;  // NULL: none; the grammar makes one
  const mica_parsed_argument *arguments;
  size_t argument_count;
  bool isolated;
} region_entry;

typedef struct region_state {
  parse_stack list;  // mica_region *, that wait for their operation
  struct spare_region *spare;
  region_entry entry;
  block_run label;
  parse_use argument_use;  // the block argument being read
  mica_op *root;           // holds everything that is read, until it is handed out
} region_state;

void mica_parser_region_begin(mica_parser *p);
mica_region *mica_parser_region_end(mica_parser *p, parse_token brace);
parse_list mica_parser_first_region(mica_parser *p, mica_region *region);
void mica_parser_block_name(mica_parser *p, parse_token name);
void mica_parser_block_run(mica_parser *p);
void mica_parser_block_open(mica_parser *p);
void mica_parser_block_argument(mica_parser *p, const parse_use *name, const mica_type *type);
void mica_parser_block_argument_end(mica_parser *p);
void mica_parser_block_argument_loc(mica_parser *p, mica_loc loc);

// A region that waits for its operation, on top of p->regions->list; NULL: no memory.
mica_region *mica_parser_region_new(mica_parser *p);
// Moves the regions of the list into the operation's and pops them.
// Those from `start` on, which nothing was read into, aren't wanted any more.
void mica_parser_regions_drop(mica_parser *p, uint32_t start);
void mica_parser_regions_give(mica_parser *p, parse_list list, mica_op *op);
void mica_parser_regions_free(mica_parser *p);

#endif
