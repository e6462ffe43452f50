// What a pass converts: which operations may stay, what types become. Made by make/conversion.c.
#ifndef MICA_GEN_MODEL_CONVERSION_H
#define MICA_GEN_MODEL_CONVERSION_H

#include "c/c_expression.h"
#include "model/constraint.h"

typedef struct model_dialect model_dialect;
typedef struct model_op model_op;

// Of an operation, of a dialect, or (both NULL) of what nothing else is said of.
typedef struct model_legality {
  const model_op *op;
  const model_dialect *dialect;
  bool is_legal;
  bool is_recursive;
  const c_expression *asks;  // legal where it answers so, over `$_op` and `$_types`; NULL: always
  size_t question;           // the same number for rules that are asked by one function
} model_legality;

typedef struct model_type_change {
  const model_constraint *from;
  const model_constraint *to;         // of the one type that it becomes; NULL: of several
  const c_expression *const *makers;  // of each type, over `$_self` and `$_ctxt`
  size_t maker_count;
} model_type_change;

typedef struct model_dialect_conversion {
  const model_legality *rules;
  size_t rule_count;
  const model_type_change *types;
  size_t type_count;
  bool is_full;
} model_dialect_conversion;

#endif
