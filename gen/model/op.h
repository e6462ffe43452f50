// Operations. Made by make/op.c.
#ifndef MICA_GEN_MODEL_OP_H
#define MICA_GEN_MODEL_OP_H

#include "model/attribute.h"
#include "model/builder.h"
#include "model/effect.h"
#include "model/former.h"
#include "model/inference.h"
#include "model/trait.h"
#include "model/value.h"

typedef struct model model;
typedef struct model_dialect model_dialect;
typedef struct model_op model_op;

// The arguments in the order of their declaration.
typedef enum model_argument_kind { ARGUMENT_OPERAND, ARGUMENT_ATTRIBUTE } model_argument_kind;
typedef struct model_argument {
  model_argument_kind kind;
  size_t index;  // into operands or attributes
} model_argument;

// A slot of an operation. Without attribute: the hidden one of the segment sizes.
typedef struct model_slot {
  const char *name;
  const model_attribute *attribute;
} model_slot;

// Operations that stand together in the documentation.
typedef struct model_doc_group {
  const char *summary, *description;
} model_doc_group;

// The parts of an operation by name: op.c.
typedef struct model_part_names model_part_names;
model_part_names *model_part_names_create(arena *memory);  // of an operation without parts

struct model_op {
  const record *record;
  const model_dialect *dialect;
  const char *name;        // "add"
  const char *full_name;   // "ring.add"
  const char *c_name;      // "ring_add"
  const char *class_name;  // "AddOp", as C++ would name it
  const char *summary, *description;
  const char *deprecated;            // why it should be left, or ""
  const model_doc_group *doc_group;  // NULL: none
  const model_value *operands;
  size_t operand_count;
  const model_value *results;
  size_t result_count;
  const model_attribute *attributes;  // with the properties, as declared
  size_t attribute_count;
  const model_argument *arguments;
  size_t argument_count;
  const model_part *regions;
  size_t region_count;
  const model_part *successors;
  size_t successor_count;
  model_part_names *part_names;
  const model_trait *traits;  // flattened, each once, in order
  size_t trait_count;
  const model_derived *derived;
  size_t derived_count;
  const model_effect *effects;
  size_t effect_count;
  const model_type_link *links;
  size_t link_count;
  const model_inference *inference;  // one a result
  bool all_results_inferred;
  bool infers_count;  // how many results there are is asked too
  const model_builder *builders;
  size_t builder_count;
  bool skip_default_builders;
  const model_slot *slots;  // sorted by name
  size_t slot_count;
  int operand_segment_slot, result_segment_slot;  // AttrSized...Segments, or -1
  bool same_variadic_operand_size, same_variadic_result_size;
  size_t variadic_operand_count, variadic_result_count;  // groups that are not ARITY_ONE
  const model_format_text *format_text;     // its assemblyFormat, for format/ alone; NULL: none
  const struct format_of_op *format;        // the same, resolved
  bool has_custom_format;                   // the author writes parse and print
  const char *shared_parse, *shared_print;  // or functions that operations share; or NULL
  bool has_verifier, has_region_verifier;
  const char *shared_check;                  // the verifier, where operations share it; or NULL
  bool has_fold;                             // the author folds it
  const struct model_pattern *const *folds;  // declared ones, asked before
  size_t fold_count;
  bool has_canonicalizer;                             // and has a table of patterns
  bool has_canonicalize_method;                       // and a pattern that is one function
  const struct model_pattern_set *canonicalizations;  // declared ones; NULL: none
  author_code evaluation;  // C of the number that its result is, or statements that set several
  author_code poison;      // C of whether it is poison all the same
  model_former former;
  author_code declarations;  // of the author, for the header
  model_trait_codes trait_codes;
  model_outcome outcome;
  place at;
};

// The first trait that says it; NULL: none does.
const model_trait *model_op_trait_saying(const model_op *op, model_trait_fact fact);
bool model_op_says(const model_op *op, model_trait_fact fact);
bool model_op_has_former(const model_op *op);  // older text has something in its place
const model_value *model_op_operand(const model_op *op, text name);  // NULL: none
const model_value *model_op_result(const model_op *op, text name);
const model_attribute *model_op_attribute(const model_op *op, text name);
const model_part *model_op_region(const model_op *op, text name);
const model_part *model_op_successor(const model_op *op, text name);

// ---- The constants that say where its parts are: op_index.c -------------------------------------

typedef enum model_index_kind {
  INDEX_OPERAND,
  INDEX_RESULT,
  INDEX_REGION,
  INDEX_SUCCESSOR,
  INDEX_SLOT
} model_index_kind;
size_t model_index_count(const model_op *op, model_index_kind kind);
// "RING_ADD_OPERAND_LHS" for each part of the kind.
const char *const *model_index_names(arena *a, const model *m, const model_op *op,
                                     model_index_kind kind);

#endif
