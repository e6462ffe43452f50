// The parser's state, and the services that its files share: memory, positions and errors, the
// token being looked at, fragments. One parser reads one text; it lives on the stack of the public
// entry.
#ifndef MICA_PARSER_PARSER_H
#define MICA_PARSER_PARSER_H

#include "lexer.h"
#include "mica/mica.h"
#include "parser/grammar.h"

#include <assert.h>

// ---- Memory -------------------------------------------------------------------------------------

// A growable array. Lists under construction are segments at its top: what is begun later ends
// earlier.
typedef struct parse_stack {
  void *items;
  uint32_t count, capacity;
} parse_stack;

bool mica_parser_stack_reserve(mica_parser *p, parse_stack *stack, uint32_t more, size_t item_size);
// Room for one more item; NULL: no memory (reported).
static inline void *parse_stack_push(mica_parser *p, parse_stack *stack, size_t item_size) {
  if (stack->count == stack->capacity && !mica_parser_stack_reserve(p, stack, 1, item_size))
    return NULL;
  return (char *)stack->items + stack->count++ * item_size;
}
void mica_parser_stack_free(mica_parser *p, parse_stack *stack, size_t item_size);
#define PARSE_ITEM(type, stack, index) (&((type *)(stack).items)[index])
// The first of a list, which may be empty when the stack has no items yet.
#define PARSE_LIST(type, stack, list) \
  ((list).count == 0 ? NULL : PARSE_ITEM(type, stack, (list).start))

// Scratch that is given back in the reverse order.
typedef struct scratch_chunk scratch_chunk;
typedef struct scratch_mark {
  scratch_chunk *chunk;
  char *next;
} scratch_mark;
void *mica_parser_scratch_take(mica_parser *p, size_t size);  // aligned; NULL: no memory
scratch_mark mica_parser_scratch_save(const mica_parser *p);
void mica_parser_scratch_restore(mica_parser *p, scratch_mark mark);
void mica_parser_scratch_free(mica_parser *p);

// Names to numbers 0, 1, 2, ... in the order of their first appearance. Texts are borrowed.
typedef struct name_table {
  parse_stack names;  // mica_str
  uint32_t *buckets;  // number + 1
  uint32_t bucket_count;
} name_table;
#define NAME_NONE UINT32_MAX
// NAME_NONE: not there.
uint32_t mica_parser_name_find(const mica_parser *p, const name_table *table, mica_str name);
// Found or made; NAME_NONE: no memory.
uint32_t mica_parser_name_add(mica_parser *p, name_table *table, mica_str name);
void mica_parser_names_clear(mica_parser *p, name_table *table);
void mica_parser_names_free(mica_parser *p, name_table *table);

// ---- Values, blocks, scopes (scope.c) -----------------------------------------------------------

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

// What is told, after what is wrong inside of it, of an array or attribute that is being read.
typedef struct parse_enclosing {
  const char *at;  // NULL: where reading stopped
  const char *text;
} parse_enclosing;

// A location that an alias defined further down will give.
typedef struct deferred_loc {
  mica_op *op;           // or
  mica_value *argument;  // the block argument
  mica_str alias;
  const char *at;
} deferred_loc;

// ---- Literals -----------------------------------------------------------------------------------

enum { LITERAL_INTEGER, LITERAL_FLOAT, LITERAL_TRUE, LITERAL_FALSE, LITERAL_STRING };
typedef struct parse_literal {
  const char *at;
  uint32_t size;
  uint16_t kind;
  bool negative;
} parse_literal;

// A list that is open in the dense literal being read.
typedef struct literal_level {
  int64_t count;  // items so far
  uint32_t rank;  // of its first item: dimensions that stand in p->dims from `first_dim` on
  uint32_t first_dim;
} literal_level;
typedef struct literal_state {
  parse_list elements;  // of `literals`
  parse_list shape;     // of `dims`; empty: a single element
  const char *at;
} literal_state;

// A generic operation that is being read: the outer ones wait below it.
typedef struct op_frame {
  const mica_op_name *name;
  mica_loc loc;
  parse_list results, operands, successors, regions, attributes;
  const char *attributes_end;
  const mica_attr *properties;
} op_frame;

typedef struct parse_result_record {
  mica_str name;  // "%a"
  const char *at;
  uint64_t count;
  uint32_t entry;
} parse_result_record;

// `%0 = "name"(%a, %b)`, taken as one run; result.count 0: no name of a result. The rest is there
// when the whole operation is.
typedef struct op_head_run {
  parse_result_record result;
  mica_str name;
  const char *after_name;
  parse_stack uses;        // parse_use
  parse_stack successors;  // parse_token
  const mica_attr *properties, *attributes;
  const mica_type *const *op_types;  // of operands and results; in `types` or remembered
  uint32_t type_count, input_count;
  parse_stack types;  // const mica_type *
  const char *type_at;
} op_head_run;

// `^bb0(%a: i32, %b: f32):`, taken as one run.
typedef struct block_run {
  parse_token name;
  parse_stack uses;   // parse_use
  parse_stack types;  // const mica_type *, one for each
} block_run;

// Spellings seen before, by a hash of their bytes, and what they mean.
typedef struct spelling {
  uint32_t at, size;  // in the table's bytes; size 0: none
  const void *object;
} spelling;
typedef struct spelling_table {
  spelling *items;
  char *bytes;  // SPELLING_BYTES for each item
  uint32_t capacity, count, used;
} spelling_table;

enum { LATEST_NAMES = 256, LATEST_SPELLINGS = 256 };

// A signature in the text, and its types.
enum { LATEST_SIGNATURES = 64, SIGNATURE_TYPES = 6 };
typedef struct latest_signature {
  const unsigned char *at;
  uint16_t size;  // 0: none
  uint8_t input_count, type_count;
  const mica_type *types[SIGNATURE_TYPES];
} latest_signature;

// What was made of properties lately, by the operation's name and their dictionary.
enum { LATEST_SPLITS = 64, SPLIT_SLOTS = 4 };
typedef struct latest_split {
  const mica_op_name *name;
  const mica_attr *properties;
  const mica_attr *slots[SPLIT_SLOTS];  // NULL: not given
} latest_split;

// ---- The parser ---------------------------------------------------------------------------------

typedef struct grammar_parser grammar_parser;
struct grammar_parser {
  void *automaton;
  int start;             // the token that it was begun with
  grammar_parser *next;  // in the pool
};

typedef struct alias_table {
  name_table names;
  parse_stack values;  // const mica_type * or const mica_attr *
} alias_table;

struct mica_parser {
  mica_context *context;
  size_t errors_before;  // that the context had reported
  lexer lexer;
  int kind;  // of the token that is next
  parse_token token;
  parse_token looking_at;  // the token that the grammar is given
  int looking_kind;
  bool failed;                   // reported, or no memory
  const unsigned char *pass_at;  // where `passed` is to be told of what was read
  const mica_parse_options *options;
  struct former_state *former;  // of older text (former.h); NULL: today's alone
  uint32_t depth, depth_limit;
  const char *stack_base;
  size_t stack_limit;
  mica_open_types open_types;  // those that may contain themselves

  // positions
  const char *line_at, *line_start;
  uint32_t line, file_number, first_column;
  mica_str file;

  // lists under construction
  parse_stack types, attrs, names, name_places, uses, results, successors, regions, values, dims,
      exprs, equalities, locs, literals, symbols, bytes;
  scratch_chunk *scratch;
  char *scratch_next, *scratch_end;  // what is left of it

  // scopes
  parse_stack scopes, numbers, named, definitions, shadowed, blocks;
  bool numbers_frozen;  // a number too far off has become a name: so do all after the array
  name_table value_names;
  uint32_t latest_names[LATEST_NAMES];  // numbers of names, by their bytes
  uint32_t *block_buckets, block_bucket_count;
  uint32_t isolation_count;
  forward_ref *forwards;  // the latest; all of them live until the end
  mica_op *root;          // holds everything that is read, until it is handed out
  struct spare_region *spare_regions;

  // aliases
  alias_table type_aliases, attr_aliases;
  parse_stack enclosing;   // parse_enclosing
  parse_stack deferred;    // locations that an alias defined later will give
  bool has_markers;        // some of them stand in for locations that hooks were given
  const char *op_type_at;  // of the operation that is about to be made
  parse_stack frames;      // op_frame
  op_head_run head;
  block_run label;
  parse_result_record result_run;  // of the latest TK_RESULTS
  mica_op *latest_op;              // the one that was read last
  parse_use argument_use;          // the block argument being read

  // affine maps: the names of dimensions and symbols, and the minus signs whose operand is awaited
  name_table affine_names, affine_value_names;
  uint32_t affine_dims, affine_symbols, affine_negations;
  mica_affine_values *affine_values;  // NULL: expressions name no values

  // dense literals
  literal_state literal, sparse_indices;
  parse_stack literal_levels;
  uint32_t item_rank, item_dims;  // the shape of the item just read

  // `array<...>`
  const mica_type *array_element;
  uint32_t array_count;

  uint32_t entries_start;  // in `names`: of the dictionary that is being read
  name_table entry_names;  // of a large dictionary, to find a name that stands twice

  // file metadata
  mica_str metadata_key, metadata_section, resource_key;

  // caches
  spelling_table spellings;
  spelling latest_spellings[LATEST_SPELLINGS];
  latest_signature signatures[LATEST_SIGNATURES];
  latest_split splits[LATEST_SPLITS];
  const char *token_end, *previous_end;  // of the token that is next and the one before
  const mica_type *i1, *i8, *i16, *i32, *i64, *index, *f16, *f32, *f64;

  // fragments and hooks
  grammar_parser *pool;
  const mica_type *expected_type;
  struct {
    const mica_type *type;
    const mica_attr *attr;
    const mica_affine_expr *expr;
    mica_op *op;
    mica_loc loc;
    parse_list list;
  } fragment;
  parse_list op_results;  // names of the operation that is about to be read
  struct {                // what a hook says of the region that is about to be read
    mica_region *region;  // NULL: none; the grammar makes one
    const mica_parsed_argument *arguments;
    size_t argument_count;
    bool isolated;
  } entry;
  deferred_loc awaited;  // alias.data NULL: the latest location is known
  mica_op_state *state;  // of the custom form being read; NULL: a type's or attribute's hook
  const char *mnemonic;  // of that type or attribute
  const struct dialect_symbol *symbol;  // its whole text; NULL: read without the dialect's name
  name_table distinct_ids;
  parse_stack distinct;  // const mica_attr *, by the number of the id
};

// ---- Tokens (driver.c) --------------------------------------------------------------------------

// Lexes the next token; an error of the lexer is reported.
void mica_parser_advance(mica_parser *p);
bool mica_parser_at_name(const mica_parser *p);  // bare-id, or a keyword
static inline mica_str parse_text(parse_token token) { return (mica_str){token.at, token.as.size}; }
static inline mica_str parse_token_text(const mica_parser *p) { return parse_text(p->token); }
// Continues after `cursor`.
void mica_parser_jump(mica_parser *p, const char *cursor);

// For older text, which is read in front of the grammar: whether a token could be pushed, pushing
// one, doing so with the next, and the reductions that wait for no token.
bool mica_parser_can_push(const grammar_parser *g, int kind);
void mica_parser_push(mica_parser *p, grammar_parser *g, int kind, parse_token token);
void mica_parser_push_next(mica_parser *p, grammar_parser *g, int kind);  // that takes it as `kind`
void mica_parser_step(mica_parser *p, grammar_parser *g);
// Takes what it can of a row of operations (rows.c). False: nothing was done.
bool mica_parser_row(mica_parser *p, grammar_parser *g);
void mica_parser_settle(grammar_parser *g);
// Reads a fragment with the grammar: `start` is one of TK_START_... The result stands in
// p->fragment.
bool mica_parser_fragment(mica_parser *p, int start);
// From here on what is wrong is followed by `text`, until enclosing.count is lowered again.
void mica_parser_enclose(mica_parser *p, const char *at, const char *text);
// Reads a region for p->entry.region.
bool mica_parser_region_here(mica_parser *p);
// Whether the C stack has room for another hook; reports.
bool mica_parser_enter_hook(mica_parser *p);

// ---- Positions and errors (position.c) ----------------------------------------------------------

mica_loc mica_parser_loc_at(mica_parser *p, const char *at);
MICA_COLD bool mica_parser_no_memory(mica_parser *p);  // always false
MICA_COLD bool mica_parser_error(mica_parser *p, const char *at, const char *format,
                                 ...);  // always false
MICA_COLD mica_diag *mica_parser_error_begin(mica_parser *p, const char *at, const char *format,
                                             ...);
// At the token being looked at; `wrong_token` goes back over blank lines to the end of what was
// written.
MICA_COLD bool mica_parser_error_here(mica_parser *p, const char *format, ...);
MICA_COLD bool mica_parser_error_wrong_token(mica_parser *p, const char *format, ...);
MICA_COLD mica_diag *mica_parser_error_wrong_token_begin(mica_parser *p, const char *format, ...);
const char *mica_parser_wrong_token_place(mica_parser *p, const char *at);
// Says what was expected where the token `kind` stands (syntax_error.c).
MICA_COLD void mica_parser_syntax_error(mica_parser *p, void *automaton, int kind);

// ---- Numbers and strings (parse_number.c) -------------------------------------------------------

bool mica_parser_uint64(mica_str digits, uint64_t *value);  // decimal or 0x; false: too large
// The number of `#1` after a value's name. False: reported.
bool mica_parser_result_number(mica_parser *p, parse_token hash, uint32_t *number);
// The value of a string token, decoded into scratch where it has escapes. NULL data: no memory.
mica_str mica_parser_string_value(mica_parser *p, const char *quote);
size_t mica_parser_string_size(const char *quote);  // of the token, quotes included
mica_str mica_parser_symbol_value(mica_parser *p, const char *at, size_t size);
// Bytes of "0x..."; false: not such a string (not reported).
bool mica_parser_hex_bytes(mica_parser *p, mica_str token, const uint8_t **bytes, size_t *count);
const mica_attr *mica_parser_literal_attribute(mica_parser *p, parse_literal literal,
                                               const mica_type *type);
// False: reported.
bool mica_parser_float_bits(mica_parser *p, parse_literal literal, const mica_type *type,
                            uint64_t bits[2]);

// ---- Runs: lists that the lexer can take at once (runs.c) ---------------------------------------

// From the token that is next, into p->head: TK_OP, an operation without regions; TK_OP_FRONT,
// `%0 = "name"(%a, %b) <{...}>`; TK_OP_HEAD, `%0 = "name"(%a, %b)`; TK_RESULTS, `%0 =`; or the
// token's own kind: no run, nothing was moved, and the grammar reads it token by token.
int mica_parser_op_head_run_at(mica_parser *p);
// `({` after the head that was taken as `head`, TK_OP_HEAD or TK_OP_FRONT. False: nothing was
// moved.
bool mica_parser_regions_run_at(mica_parser *p, int head);
// From the brace that is next, the end of a region of the operation in the frame on top:
// TK_OP_CLOSED, `}) {...} : (i32) -> i32`, into p->head; TK_COMMA, `}, {`, if that is asked for; or
// TK_RBRACE: no run, nothing was moved.
int mica_parser_region_end_run_at(mica_parser *p, bool or_next);
// Whether the token that is next begins an operation in custom form: `%0 =`, if it stands before,
// is taken, and p->op_results tells the names. False: likewise.
bool mica_parser_custom_run_at(mica_parser *p);
// The name in front of `=`, if the run has one.
parse_list mica_parser_result_run(mica_parser *p, const parse_result_record *result);
// `^bb0(%a: i32):` from its name on, which is the token that is next, into p->label. False:
// likewise.
bool mica_parser_block_run_at(mica_parser *p);
// `: (i32) -> i32` after the colon that is next. False: likewise.
bool mica_parser_op_type_run_at(mica_parser *p, parse_token *token);
// Signatures are remembered by where they stood in the text, which is not to be read again.
void mica_parser_signatures_forget(mica_parser *p);
// `(i32) -> i32` from the parenthesis on, which is the token that is next. False: likewise.
bool mica_parser_function_type_run_at(mica_parser *p, const mica_type **type);
// `(%a: i32)` of a function, likewise; the arguments lie in scratch.
bool mica_parser_arguments_run_at(mica_parser *p, mica_parsed_arguments *out);
// NULL: no such type.
const mica_type *mica_parser_plain_type_text(mica_parser *p, const char *text, size_t size);

// ---- Spellings (spelling.c) ---------------------------------------------------------------------

// What the type's spelling, `<{...}>` or `{...}` at `start` was read as before. NULL: it wasn't.
// *end: after it. NULL: it isn't one that is remembered.
const void *mica_parser_spelling_read(mica_parser *p, const unsigned char *start,
                                      const unsigned char **end);
void mica_parser_spelling_add(mica_parser *p, const char *start, const char *end,
                              const void *object);
// The same for `dense<...> : type`, which begins at `start`.
const mica_attr *mica_parser_elements_read(const mica_parser *p, const char *start,
                                           const char **end);
void mica_parser_elements_add(mica_parser *p, const char *start, const char *end,
                              const mica_attr *elements);
void mica_parser_spellings_free(mica_parser *p);

// ---- `!name` and `#name` (dialect_symbol.c) -----------------------------------------------------

// Whether the token that is next has a dot or a body.
bool mica_parser_symbol_is_dialect(const mica_parser *p);
// Reads from the token that is next; NULL: reported.
const mica_type *mica_parser_bang_type(mica_parser *p);
const mica_attr *mica_parser_hash_attribute(mica_parser *p, const mica_type *type);

// ---- Scopes (scope.c) ---------------------------------------------------------------------------

bool mica_parser_scope_push(mica_parser *p, mica_region *region, bool isolated);
bool mica_parser_scope_pop(mica_parser *p);  // reports undefined blocks
static inline parse_scope *parse_scope_top(const mica_parser *p) {
  assert(p->scopes.count > 0);
  return PARSE_ITEM(parse_scope, p->scopes, p->scopes.count - 1);
}
void mica_parser_scopes_free(mica_parser *p);
uint32_t mica_parser_value_entry(mica_parser *p, mica_str name);  // NAME_NONE: no memory
uint32_t mica_parser_numbered_entry(mica_parser *p, uint64_t number, mica_str name);
bool mica_parser_define(mica_parser *p, parse_use use, mica_value *value, uint32_t count);
mica_value *mica_parser_resolve_use(mica_parser *p, parse_use use, const mica_type *type);
// All of a list; false: failed.
bool mica_parser_resolve_uses(mica_parser *p, const parse_use *uses, const mica_type *const *types,
                              uint32_t count, mica_value **values);
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

// ---- Operations ---------------------------------------------------------------------------------

// A custom form: calls the hook, inserts the operation. NULL: failed.
mica_op *mica_parser_custom_op(mica_parser *p);
// Pops the names in front of the operation, and defines them as its results. False: reported.
bool mica_parser_name_results(mica_parser *p, parse_list names, mica_op *op);
// An attribute of another class than its slot's: the verifier tells when the operation is made.
void mica_parser_note_other_class(mica_parser *p, mica_position at);
// A region that waits for its operation, on top of p->regions; NULL: no memory.
mica_region *mica_parser_region_new(mica_parser *p);
// Moves the regions of the list into the operation's and pops them.
void mica_parser_regions_give(mica_parser *p, parse_list list, mica_op *op);
void mica_parser_regions_free(mica_parser *p);
// When the latest location is awaited; the same for a location that a hook takes away.
bool mica_parser_await_loc(mica_parser *p, mica_op *op, mica_value *argument);
bool mica_parser_mark_awaited(mica_parser *p, mica_loc *loc);
bool mica_parser_resolve_awaited(mica_parser *p);

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

// After `tensor<`: the dimensions, in p->dims; the token is their list. False: reported.
bool mica_parser_shape(mica_parser *p, bool is_vector, parse_token *token);

// A type at the token that is next; NULL: reported.
const mica_type *mica_parser_type_here(mica_parser *p);

#endif
