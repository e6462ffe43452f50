// The operation that a hook is filling, for the files that implement mica/parse.h.
#ifndef MICA_PARSER_CUSTOM_H
#define MICA_PARSER_CUSTOM_H

#include "grammar/above.h"
#include "grammar/affine.h"
#include "grammar/attribute.h"
#include "grammar/location.h"
#include "grammar/region.h"
#include "grammar/top_level.h"

// An array in the parser's scratch, grown by copying.
typedef struct scratch_list {
  void *items;
  size_t count, capacity;
} scratch_list;
// Room for more items. False: no memory.
bool mica_custom_list_reserve(mica_parser *p, scratch_list *list, size_t more, size_t item_size);
// NULL: no memory.
void *mica_custom_list_push(mica_parser *p, scratch_list *list, size_t item_size);

// What most operations need of each has its place in the state itself.
enum { FEW_SLOTS = 6, FEW_VALUES = 4, FEW_TYPES = 2 };

struct mica_op_state {
  mica_op_state *outer;
  const char *at;  // of the name
  mica_loc loc;
  parse_list result_names;
  // From here on it begins with zeros, up to few_slots:
  mica_parser *parser;
  const mica_op_name *name;
  scratch_list values, types, attributes,
      successors;      // mica_value *, mica_type *, mica_named_attr, mica_block *
  parse_list regions;  // of p->regions->list
  const mica_attr **slots;
  const mica_attr *properties;   // `<{...}>` of a hook that read it whole
  mica_position other_class_at;  // where an attribute of another class stands; NULL: all are right
  bool has_wrong;                // as in parse_split
  const mica_attr *few_slots[FEW_SLOTS];
  mica_value *few_values[FEW_VALUES];
  const mica_type *few_types[FEW_TYPES];
};

// The brackets of the symbol that was looked over last, in the order of their places, and those
// that are open.
typedef struct parse_brackets {
  const char *begin, *end;  // the opening one; after the closing one
} parse_brackets;
typedef struct symbol_bodies {
  const char *begin, *end;
  parse_stack pairs;  // parse_brackets
  parse_stack open;   // uint32_t, in pairs
} symbol_bodies;

typedef struct custom_state {
  mica_op_state *state;  // of the custom form being read; NULL: a type's or attribute's hook
  const char *mnemonic;  // of that type or attribute
  const struct dialect_symbol *symbol;  // its whole text; NULL: read without the dialect's name
  mica_open_types open_types;           // those that may contain themselves
  symbol_bodies bodies;
  name_table affine_names;  // values that affine expressions name
} custom_state;
void mica_custom_free(mica_parser *p);

// A custom form: calls the hook, inserts the operation. NULL: failed.
mica_op *mica_parser_custom_op(mica_parser *p);
// An empty state for an operation of that name, at the same place. False: no memory.
bool mica_custom_state_begin(mica_parser *p, mica_op_state *state, const mica_op_name *name);
// Reads what follows the name with one parser, or says that there is none.
bool mica_custom_read_form(mica_parser *p, mica_op_state *state, mica_form_parser *parse);

// An attribute of another class than its slot's: the verifier tells when the operation is made.
void mica_parser_note_other_class(mica_parser *p, mica_position at);

// A type at the token that is next; NULL: reported.
const mica_type *mica_parser_type_here(mica_parser *p);

// ---- `!name` and `#name` (dialect_symbol.c) -----------------------------------------------------

// Whether the token that is next has a dot or a body.
bool mica_parser_symbol_is_dialect(const mica_parser *p);
// Reads from the token that is next; NULL: reported.
const mica_type *mica_parser_bang_type(mica_parser *p);
const mica_attr *mica_parser_hash_attribute(mica_parser *p, const mica_type *type);

// ---- What the files share -----------------------------------------------------------------------

static inline const char *custom_position(const mica_parser *p) { return p->token.at; }
// An error at the token that is next, going back to the end of what was written.
bool mica_custom_expected(mica_parser *p, const char *format, ...);

// `%a`, without a number after it.
bool mica_custom_value_name(mica_parser *p, mica_operand_ref *out);

// `{...}` that was read before, or NULL. *end: after it; NULL: not one that is remembered.
const mica_attr *mica_custom_known_dictionary(mica_parser *p, const char **end);
// From then on it is known.
void mica_custom_remember(mica_parser *p, const char *start, const char *end,
                          const mica_attr *dictionary);

// Not required: a first word is there, and which separator stands before a missing one is told.
bool mica_parser_enum(mica_parser *p, const mica_enum_def *def, bool required, uint64_t *value);

int mica_custom_closing(int open);
bool mica_custom_list_open(mica_parser *p, int open, bool optional, const char *where, bool *empty);
bool mica_custom_list(mica_parser *p, int open, bool optional, const char *where,
                      bool (*element)(mica_parser *p, void *user), void *user);
bool mica_custom_list_close(mica_parser *p, int open, const char *where);

#endif
