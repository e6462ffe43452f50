// Traits of operations, types, attributes and dialects. Made by make/trait*.c.
#ifndef MICA_GEN_MODEL_TRAIT_H
#define MICA_GEN_MODEL_TRAIT_H

#include "base/source.h"

typedef struct record record;
typedef struct model_interface model_interface;
typedef struct model_value model_value;

typedef enum model_trait_kind {
  TRAIT_NATIVE,     // a descriptor and perhaps a check
  TRAIT_PREDICATE,  // PredOpTrait: an expression and a summary
  TRAIT_INTERNAL,   // GenInternalTrait: means something to the generator alone
  TRAIT_INTERFACE,
} model_trait_kind;

// What a trait tells the generator beyond its check: the fields of SameTypes and the words of Says
// in defs/mica/traits.def.
typedef enum model_trait_fact {
  SAYS_SAME_OPERAND_TYPES = 1 << 0,
  SAYS_SAME_RESULT_TYPES = 1 << 1,
  SAYS_FIRST_ATTRIBUTE_TYPE = 1 << 2,
  SAYS_INFERS_TYPES = 1 << 3,
  SAYS_NAMES_RESULTS = 1 << 4,
  SAYS_SIZED_OPERAND_GROUPS = 1 << 5,
  SAYS_SIZED_RESULT_GROUPS = 1 << 6,
  SAYS_EQUAL_OPERAND_GROUPS = 1 << 7,
  SAYS_EQUAL_RESULT_GROUPS = 1 << 8,
  SAYS_ONE_BLOCK = 1 << 9,
  SAYS_IMPLICIT_TERMINATOR = 1 << 10,
  SAYS_HAS_TYPE = 1 << 11,
  SAYS_ASKS_TYPES = 1 << 12,
} model_trait_fact;

typedef struct model_trait {
  model_trait_kind kind;
  unsigned says;  // of model_trait_fact
  const record *record;
  // ODS's: "SameTypeOperands"; of a trait with arguments without them: "HasParent"
  const char *name;
  const char *doc_name;  // as its definition calls it: "Commutative"; "": the name alone
  const char *summary;   // TRAIT_PREDICATE
  // TRAIT_PREDICATE: C over `op`, and over NAME_types of each group below; then an operand of &&.
  const char *expression;
  const char *const *same_types;  // names of operands, results and attributes with one type
  size_t same_type_count;
  const model_value *const *groups;  // TRAIT_PREDICATE: whose lists of types it asks
  size_t group_count;
  const char *descriptor;  // C name of the mica_trait, or NULL
  bool emitted_here;       // the descriptor is defined by this dialect
  const char *parameters;  // of an author's trait: "10, 20"; NULL: it takes none
  const char *family;      // then the descriptor of the trait, whatever its parameters are
  bool declares_family;    // the first of its family in the file
  const char *verify;      // C check, or NULL
  bool verify_hook;        // the author writes it: declared in the header
  bool is_verify_authors;  // here or in another file: not the runtime's
  const char *verify_regions;
  const char *flag;             // "MICA_OP_TERMINATOR", or NULL
  bool is_structural;           // checked before the constraints
  const char *const *op_names;  // arguments: names of operations ("func.func")
  const char *const *op_calls;  // C that gives the name of one not defined here; NULL: it is known
  size_t op_name_count;
  size_t number;       // from 1, among those of its name that name operations
  const char *op_def;  // argument: C, an operation's descriptor ("&scf_yield_def"), or NULL
  const model_interface *interface;  // TRAIT_INTERFACE
  const bool *hooked;          // TRAIT_INTERFACE: for each method, whether the author writes it
  const char *const *hooks;    // TRAIT_INTERFACE: for each such method the author's function
  bool is_declared;            // TRAIT_INTERFACE: by Declare...InterfaceMethods
  bool has_effects;            // TRAIT_INTERFACE: effects are declared, perhaps none
  const char *implementation;  // TRAIT_INTERFACE: a struct of methods that there is, or NULL
  place at;
} model_trait;

#endif
