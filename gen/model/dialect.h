// Dialects. Made by make/dialect.c.
#ifndef MICA_GEN_MODEL_DIALECT_H
#define MICA_GEN_MODEL_DIALECT_H

#include "model/trait.h"
#include "model/code.h"

typedef struct record record;
typedef struct model_dialect model_dialect;

struct model_dialect {
  const record *record;
  const char *name;    // "ring"
  const char *c_name;  // "ring", after --prefix: "my_ring"; dots become underscores
  const char *cpp_namespace;
  bool is_of_cpp;  // it says one: a dialect of C++, too, whose types messages name
  const char *summary, *description;
  author_code declarations;       // of the author, for the header
  const char *header;             // what others include for it: "ring/ring.h"
  const char *const *dependents;  // names of dialects
  const char *const *dependent_headers;
  size_t dependent_count;
  bool verify_op_attributes, verify_region_argument_attributes, verify_region_result_attributes;
  bool default_type_parser, default_attr_parser;  // useDefault...PrinterParser
  bool has_type_hooks, has_attr_hooks;  // the author reads and prints all types (attributes)
  bool allows_unknown_ops;
  bool has_materializer, has_fold, has_canonicalizer;  // the author's
  bool unwritten_folds, unwritten_patterns;            // of which nobody has written some
  const model_trait *traits;                           // its interfaces; of the main dialect alone
  size_t trait_count;
  const char *const *former_names;
  size_t former_name_count;
  bool has_version;  // of its bytecode: the author's functions
  bool is_main;      // of the main file: emitted; others are only referred to
  place at;
};

#endif
