// The attributes of an operation in the text.
#ifndef MICA_PARSER_OP_ATTRIBUTES_H
#define MICA_PARSER_OP_ATTRIBUTES_H

#include "text/parser.h"

// What was made of properties lately, by the operation's name and their dictionary.
enum { LATEST_SPLITS = 64, SPLIT_SLOTS = 4 };
typedef struct latest_split {
  const mica_op_name *name;
  const mica_attr *properties;
  const mica_attr *slots[SPLIT_SLOTS];  // NULL: not given
} latest_split;
typedef struct split_state {
  latest_split latest[LATEST_SPLITS];
} split_state;

// The attributes of a new operation, as the text gives them: inherent ones go to the slots.
typedef struct parse_split {
  const mica_attr **slots;
  size_t slot_count;
  const mica_attr *discardable;  // NULL: none
  bool has_wrong;                // some slot holds what its kind of attribute isn't
} parse_split;
// That of an inherent attribute, by name; -1: none.
int mica_parser_find_slot(const mica_op_def *def, mica_str name);
// Moves the inherent entries to their slots; the others close up. Answers how many stay, and
// whether one of those moved isn't of its slot's kind.
uint32_t mica_parser_take_inherent(const mica_op_name *name, mica_named_attr *entries, size_t count,
                                   const mica_attr **slots, bool *wrong);
// Such a slot of the new operation is empty then, even if it has a default.
void mica_parser_empty_wrong_slots(mica_op *op);
// The first slot whose entry isn't what the definition demands; -1: none.
int mica_parser_find_wrong(const mica_op_def *def, mica_named_attrs entries);
// The same, reported at `loc`.
bool mica_parser_check_entries(mica_parser *p, const mica_op_name *name, mica_loc loc,
                               parse_list list);
bool mica_parser_split_entries(mica_parser *p, const mica_op_name *name, parse_list entries,
                               parse_split *out);
bool mica_parser_split_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                                  const mica_attr *properties, parse_split *out);
// The same where a format has a prop-dict: but for those that it binds elsewhere, all must be there
// that have no default.
bool mica_parser_split_free_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                                       const mica_attr *properties, const mica_attr **slots,
                                       const char *const *bound, size_t count);

#endif
