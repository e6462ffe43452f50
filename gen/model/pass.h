// Passes with their options and statistics. Made by make/pass.c.
#ifndef MICA_GEN_MODEL_PASS_H
#define MICA_GEN_MODEL_PASS_H

#include "base/source.h"
#include "model/conversion.h"
#include "model/hook.h"

typedef struct record record;

// As mica_option_kind.
typedef enum model_option_kind {
  OPTION_BOOL,
  OPTION_INT32,
  OPTION_INT64,
  OPTION_UINT32,
  OPTION_UINT64,
  OPTION_DOUBLE,
  OPTION_STRING,
  OPTION_PIPELINE,
  OPTION_ENUM,
} model_option_kind;

typedef struct model_option_case {
  const char *text;    // as pipelines write it
  const char *c_name;  // "PASSES_CANONICALIZER_REGION_SIMPLIFY_LEVEL_NORMAL"
  const char *help;
} model_option_case;

typedef struct model_option {
  const char *argument;  // "max-iterations"
  const char *member;    // "max_iterations"
  const char *description;
  model_option_kind kind;
  bool is_list;
  const char *c_type;         // of the member: "int64_t"
  const char *default_value;  // C, of a string its text; NULL: zeros
  // Of an enum: a type of its own, or NULL where the file defines it.
  const char *enum_name;
  const model_option_case *cases;
  size_t case_count;
  place at;
} model_option;

typedef struct model_statistic {
  const char *name;    // "num-cse'd"
  const char *member;  // "num_cse"
  const char *description;
  place at;
} model_statistic;

typedef struct model_pass {
  const record *record;
  const char *name;      // "CSE"
  const char *argument;  // "cse"
  const char *c_name;    // "passes_cse"
  const char *summary, *description;
  const char *op_name;            // "func.func"; NULL: on any
  const char *interface;          // its descriptor; NULL: none
  const char *const *dependents;  // names of dialects
  size_t dependent_count;
  const model_option *options;  // in the order of the definition
  size_t option_count;
  const model_statistic *statistics;
  size_t statistic_count;
  bool has_initialize, has_finish;
  const model_dialect_conversion *conversion;  // that it is; NULL: the author writes what it does
  model_outcome outcome;
  place at;
} model_pass;

#endif
