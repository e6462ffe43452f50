// Names of values and blocks.
#ifndef MICA_PARSER_SCOPE_H
#define MICA_PARSER_SCOPE_H

#include "text/parser.h"

// A name of values. Defined: `count` results stand from `value` on. Not yet: `forward` leads to
// what was promised for its numbers.
typedef struct forward_ref forward_ref;
typedef struct value_entry {
  union {
    mica_value *value;
    forward_ref *forward;
  } as;
  const char *at;      // of the definition
  uint32_t count;      // 0: not defined
  uint32_t isolation;  // the isolated scope that it belongs to
} value_entry;

// A use in the text: which entry, which of its results, where.
typedef struct parse_use {
  const char *at;
  uint32_t entry, number;
} parse_use;

typedef struct block_entry {
  mica_str name;
  const char *at;  // first reference or definition
  mica_block *block;
  uint32_t next;  // in its bucket
  uint32_t scope;
  bool defined;
} block_entry;

// One region that is being read.
typedef struct parse_scope {
  mica_region *region;
  mica_block *block;          // where operations go; NULL: none yet
  uint32_t first_definition;  // in `definitions`
  uint32_t first_shadowed;
  uint32_t first_block;
  uint32_t isolation;  // of the names inside
  bool isolated;
  bool named_arguments;         // the hook gave names to the entry block's arguments
  size_t entry_argument_count;  // that the hook gives to the entry block, named or not
  bool labelled;                // a block label was read
  mica_value *argument;         // the block argument being read
} parse_scope;

enum { LATEST_NAMES = 256 };

typedef struct scope_state {
  parse_stack list;            // parse_scope
  parse_stack numbers, named;  // value_entry
  bool numbers_frozen;         // a number too far off has become a name: so do all after the array
  name_table names;
  uint32_t latest_names[LATEST_NAMES];  // numbers of names, by their bytes
  parse_stack definitions;              // uint32_t, entries
  parse_stack shadowed;
  parse_stack blocks;  // block_entry
  uint32_t *block_buckets, block_bucket_count;
  uint32_t isolation_count;
  forward_ref *forwards;  // the latest; all of them live until the end
} scope_state;

bool mica_parser_scope_push(mica_parser *p, mica_region *region, bool isolated);
bool mica_parser_scope_pop(mica_parser *p);  // reports undefined blocks
static inline parse_scope *parse_scope_top(const mica_parser *p) {
  assert(p->scopes->list.count > 0);
  return PARSE_ITEM(parse_scope, p->scopes->list, p->scopes->list.count - 1);
}
void mica_parser_scopes_free(mica_parser *p);
uint32_t mica_parser_value_entry(mica_parser *p, mica_str name);  // NAME_NONE: no memory
uint32_t mica_parser_numbered_entry(mica_parser *p, uint64_t number, mica_str name);
bool mica_parser_define(mica_parser *p, parse_use use, mica_value *value, uint32_t count);
mica_value *mica_parser_resolve_use(mica_parser *p, parse_use use, const mica_type *type);
// All of a list; false: failed.
bool mica_parser_resolve_uses(mica_parser *p, const parse_use *uses, const mica_type *const *types,
                              uint32_t count, mica_value **values);
// What the use means, or was promised; NULL: nothing of that name is known yet.
mica_value *mica_parser_known_value(mica_parser *p, parse_use use);
// What resolve_use promised for a result of a name that isn't defined; NULL: nothing.
mica_value *mica_parser_promised(mica_parser *p, parse_use use);
// Keeps that promise alone; value NULL: nobody uses it any more.
void mica_parser_keep_promise(mica_parser *p, parse_use use, mica_value *value);
mica_str mica_parser_value_name(const char *at);  // "%a" from its place
// Where the name was defined, or NULL.
const char *mica_parser_definition_place(mica_parser *p, parse_use use);
// NULL: no memory.
block_entry *mica_parser_block_entry(mica_parser *p, mica_str name, const char *at);
mica_block *mica_parser_block_named(mica_parser *p, mica_str name, const char *at);
bool mica_parser_check_forwards(mica_parser *p);  // reports those that were never defined
void mica_parser_forwards_free(mica_parser *p);
mica_block *mica_parser_current_block(mica_parser *p);

#endif
