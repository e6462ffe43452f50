// Patterns of rewriting (DRR): trees of operations to find and to make, over symbols that are bound
// on the way. Made by make/pattern*.c.
#ifndef MICA_GEN_MODEL_PATTERN_H
#define MICA_GEN_MODEL_PATTERN_H

#include "c/c_expression.h"
#include "model/attribute.h"
#include "model/op.h"

typedef struct record record;
typedef struct pattern_node pattern_node;

typedef enum pattern_symbol_kind {
  SYMBOL_VALUE,   // an operand
  SYMBOL_VALUES,  // the operands of a group
  SYMBOL_ATTR,
  SYMBOL_OP,    // what is found or made
  SYMBOL_CODE,  // what native code gives
} pattern_symbol_kind;

// What `$name` stands for.
typedef struct pattern_symbol {
  const char *name;
  pattern_symbol_kind kind;
  const model_op *op;                  // SYMBOL_OP
  const char *c_type;                  // SYMBOL_CODE: of what it gives; NULL: nothing asks for it
  size_t value_count;                  // SYMBOL_CODE
  bool is_operand;                     // of an operation of the source
  bool is_constant;                    // SYMBOL_ATTR: what an operand is, in a fold
  bool is_optional;                    // SYMBOL_VALUE: NULL where the operand is absent
  const model_constraint *constraint;  // of the operand that it is; NULL: none
  size_t bindings, reads;              // several bindings must be equal
  place_range at;                      // where it was bound first
} pattern_symbol;

typedef enum pattern_node_kind {
  PATTERN_OP,       // children: one an argument, but for `either`, which stands for two
  PATTERN_CODE,     // native code over `$0`, `$1`, ...: the children
  PATTERN_EITHER,   // two children
  PATTERN_GROUP,    // `variadic`: the values of a group, one a child
  PATTERN_LEAF,     // a symbol, bound in a source and read in a result; or nothing
  PATTERN_ATTR,     // an attribute that is known
  PATTERN_REPLACE,  // replaceWithValue: the symbol
  PATTERN_TYPE,     // in returnType: C that gives a type
} pattern_node_kind;

// Where an operation is that a result makes.
typedef struct pattern_location {
  const char *name;  // NULL: none
  const pattern_node *values;
  size_t value_count;
} pattern_location;

struct pattern_node {
  pattern_node_kind kind;
  place_range at;
  const model_op *op;              // PATTERN_OP
  const c_expression *code;        // PATTERN_CODE, PATTERN_ATTR, PATTERN_TYPE: over placeholders
  size_t value_count;              // PATTERN_CODE: what it gives in a result
  const char *c_type;              // PATTERN_CODE in a result: of what it gives; NULL: any
  pattern_symbol *symbol;          // NULL: none
  int part;                        // `$name__1`: the one result that is meant; -1: all
  size_t argument;                 // of the operation above that it is for
  const model_constraint *demand;  // of a leaf in a source; NULL: none
  bool is_constant;                // a leaf where an operand stands that must be a constant
  bool asks_type;  // of a fold's result: whether it has the type of what it replaces
  const pattern_node *children;
  size_t child_count;
  const pattern_node *self;          // PATTERN_CODE: `$_self` in a result; NULL: none
  const pattern_location *location;  // NULL: where all that was found is
  const pattern_node *types;         // returnType
  size_t type_count;
  bool takes_root_types;      // of the results that it replaces
  bool takes_all_root_types;  // of all of them, of which some are groups
  size_t first_result;        // of the root's, that it replaces
};

// What several symbols must fulfil together.
typedef struct pattern_demand {
  const c_expression *asks;  // over `self`, `$_ctxt` and `$0`, `$1`, ...; NULL: nothing
  const char *summary;
  const pattern_node *entities;  // leaves
  size_t entity_count;
  const pattern_node *self;  // NULL: none
  bool is_of_type;           // `self` is the type of the only entity
} pattern_demand;

typedef struct model_pattern {
  const record *record;
  const char *name;    // "AddIAddConstant"
  const char *c_name;  // "arith_add_i_add_constant"
  const model_op *root;
  unsigned benefit;
  bool is_native;  // the author writes the function: nothing of what follows
  const pattern_node *source;
  size_t op_count;  // of the source
  const pattern_demand *demands;
  size_t demand_count;
  const pattern_node *results;
  size_t result_count;
  size_t replacing;  // the first result that replaces values of the root
  const pattern_node *supplements;
  size_t supplement_count;
  bool is_fold;              // each result is a value or an attribute; one a result of the root
  const char *const *lines;  // as it was written, for a comment
  size_t line_count;
  model_outcome outcome;
  place at;
} model_pattern;

// Patterns in an order of the author's: a table for whoever rewrites with them, or for the root's
// descriptor.
typedef struct model_pattern_set {
  const char *c_name;    // of the table
  const model_op *root;  // whose canonicalizations these are; NULL: a set with a name
  const model_pattern *const *patterns;
  size_t count;
  place at;
} model_pattern_set;

#endif
