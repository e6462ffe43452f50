// Interfaces and their methods. Made by make/interface.c.
#ifndef MICA_GEN_MODEL_INTERFACE_H
#define MICA_GEN_MODEL_INTERFACE_H

#include "model/builder.h"
#include "model/hook.h"

typedef struct record record;
typedef struct model_dialect model_dialect;
typedef struct model_interface model_interface;

typedef enum model_interface_kind {
  INTERFACE_OP,
  INTERFACE_ATTR,
  INTERFACE_TYPE,
  INTERFACE_DIALECT
} model_interface_kind;

typedef struct model_method {
  const record *record;
  const char *name;    // ODS's: "getAsmResultNames"
  const char *c_name;  // "result_names"
  const char *description;
  const char *return_type;  // C
  const char *self;         // "const mica_op *op"; NULL: static
  const char *self_name;    // "op"
  const char *asked;        // whom the function that calls it takes: the same, or of a static one
  const char *asked_name;   // "op", or "ctx, dialect"
  const model_builder_parameter *parameters;
  size_t parameter_count;
  author_code default_body;
  bool has_default;  // an op that doesn't name it gets the default
  place at;
} model_method;

struct model_interface {
  const record *record;
  const model_dialect *dialect;  // whose prefix it has; NULL: of the runtime
  model_interface_kind kind;
  const char *name;          // "ShapeOpInterface"
  const char *c_name;        // "ring_shape_op_interface"
  const char *short_name;    // "shape": for names of tables
  const char *descriptor;    // the mica_interface: "ring_shape_op_interface_id"
  const char *methods_type;  // the struct: "ring_shape_op_interface"; NULL: it has no methods
  const char *description;
  const model_method *methods;
  size_t method_count;
  const model_interface *const *bases;
  size_t base_count;
  const char *verify, *verify_regions;  // C functions `bool f(mica_op *)`, or NULL
  const char *verify_hook;              // such a function made from the definition's C, or NULL
  author_code verify_body;
  bool is_verify_authors;  // it is such a function
  bool emitted_here;
  bool has_own_struct;  // the struct of methods is declared where the interface is
  model_outcome outcome;
  place at;
};

#endif
