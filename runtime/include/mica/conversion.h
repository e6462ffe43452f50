// Dialect conversion: operations that a target doesn't take are rewritten by patterns until all are
// taken. A pattern whose results can't be made legal is undone, and so is all when the conversion
// fails; only what operations folded to stays.
//
//   mica_conversion_target *target = mica_conversion_target_create(ctx);
//   mica_target_take_unknown(target, NULL, NULL);
//   mica_target_op(target, &scf_if_def, MICA_ILLEGAL);
//   mica_conversion_options options = {.target = target, .patterns = list, .pattern_count = count};
//   bool done = mica_convert(module, &options);
#ifndef MICA_CONVERSION_H
#define MICA_CONVERSION_H

#include "mica/dialect.h"
#include "mica/rewrite.h"

MICA_BEGIN

typedef struct mica_conversion mica_conversion;  // one that is under way

// ---- Targets ------------------------------------------------------------------------------------

typedef enum mica_legality {
  MICA_LEGALITY_UNKNOWN,  // folded or rewritten if that can be, else it stays; full: must go
  MICA_LEGAL,
  MICA_ILLEGAL,
} mica_legality;
typedef struct mica_conversion_target mica_conversion_target;
typedef bool mica_legality_question(void *user, const mica_op *op);

MICA_API mica_conversion_target *mica_conversion_target_create(
    mica_context *ctx);                                                        // NULL: no memory
MICA_API void mica_conversion_target_destroy(mica_conversion_target *target);  // NULL is allowed
// What is said of an operation goes before what is said of its dialect. `_if`: legal where the
// question is answered so, else illegal. False: no memory.
MICA_API bool mica_target_op(mica_conversion_target *target, const mica_op_def *def,
                             mica_legality legality);
MICA_API bool mica_target_op_if(mica_conversion_target *target, const mica_op_def *def,
                                mica_legality_question *is_legal, void *user);
MICA_API bool mica_target_dialect(mica_conversion_target *target, const mica_dialect_def *dialect,
                                  mica_legality legality);
MICA_API bool mica_target_dialect_if(mica_conversion_target *target,
                                     const mica_dialect_def *dialect,
                                     mica_legality_question *is_legal, void *user);
// What nothing else is said of; `is_legal` NULL: it is legal.
MICA_API void mica_target_take_unknown(mica_conversion_target *target,
                                       mica_legality_question *is_legal, void *user);
// Where the operation is legal, so is all that is nested in it; `is_so` NULL: always.
MICA_API bool mica_target_op_recursively(mica_conversion_target *target, const mica_op_def *def,
                                         mica_legality_question *is_so, void *user);
// `*recursively` may be NULL.
MICA_API mica_legality mica_target_ask(const mica_conversion_target *target, const mica_op *op,
                                       bool *recursively);

// ---- Types --------------------------------------------------------------------------------------

typedef struct mica_type_list {  // {.context = ctx}: empty; mica_type_list_free gives it back
  mica_context *context;
  const mica_type **data;
  size_t size, capacity;
} mica_type_list;
MICA_API bool mica_type_list_add(mica_type_list *list, const mica_type *type);  // false: no memory
MICA_API void mica_type_list_free(mica_type_list *list);

typedef enum mica_type_answer {
  MICA_TYPE_NOT_MINE,  // ask the next one
  MICA_TYPE_CONVERTED,
  MICA_TYPE_REFUSED,  // it can't be; or no memory
} mica_type_answer;
// Adds what the type becomes: one type, several or none.
typedef mica_type_answer mica_type_conversion(void *user, const mica_type *type,
                                              mica_type_list *out);
// Makes a value of type `to` of others. NULL: it can't.
typedef mica_value *mica_materialization(void *user, mica_builder *b, const mica_type *to,
                                         mica_value *const *values, size_t count, mica_loc loc);
typedef struct mica_type_converter mica_type_converter;
MICA_API mica_type_converter *mica_type_converter_create(mica_context *ctx);  // NULL: no memory
MICA_API void mica_type_converter_destroy(mica_type_converter *converter);    // NULL is allowed
// The latest is asked first. False: no memory.
MICA_API bool mica_type_converter_add(mica_type_converter *converter, mica_type_conversion *convert,
                                      void *user);
// From converted values back to a value of the old type, and the other way round, where some use
// still wants it; builtin.unrealized_conversion_cast otherwise.
MICA_API void mica_type_converter_to_source(mica_type_converter *converter,
                                            mica_materialization *make, void *user);
MICA_API void mica_type_converter_to_target(mica_type_converter *converter,
                                            mica_materialization *make, void *user);
// Adds what the type becomes. False: it can't be converted, or no memory.
MICA_API bool mica_type_convert(mica_type_converter *converter, const mica_type *type,
                                mica_type_list *out);
// NULL: it becomes several or none, or can't be converted.
MICA_API const mica_type *mica_type_convert_one(mica_type_converter *converter,
                                                const mica_type *type);
// Whether it becomes itself.
MICA_API bool mica_type_is_converted(mica_type_converter *converter, const mica_type *type);
// Of all operands and results; of all arguments of a region's blocks.
MICA_API bool mica_op_is_converted(mica_type_converter *converter, const mica_op *op);
MICA_API bool mica_region_is_converted(mica_type_converter *converter, const mica_region *region);

// ---- Patterns -----------------------------------------------------------------------------------

typedef struct mica_conversion_pattern {
  const char *name;
  const mica_op_def *root;  // NULL: any operation
  uint16_t benefit;
  // True: it rewrote. False: it doesn't match, or no memory; what it did is undone.
  bool (*rewrite)(mica_conversion *c, mica_op *op);
} mica_conversion_pattern;

// Where operations are made: before the one that is rewritten, until the pattern moves it. Of the
// functions of mica/rewrite.h those that set the place may be used with it; IR is changed by those
// below, which can be undone.
MICA_API mica_rewriter *mica_conversion_rewriter(mica_conversion *c);
MICA_API void *mica_conversion_user(const mica_conversion *c);
MICA_API mica_type_converter *mica_conversion_types(const mica_conversion *c);  // may be NULL

// All of them: false: no memory, nothing was done.
MICA_API bool mica_conversion_replace(mica_conversion *c, mica_op *op, mica_value *const *values);
MICA_API bool mica_conversion_replace_by(mica_conversion *c, mica_op *op, mica_op *by);
// Each result by as many values as `counts` says, one after the other.
MICA_API bool mica_conversion_replace_many(mica_conversion *c, mica_op *op,
                                           mica_value *const *values, const size_t *counts);
MICA_API bool mica_conversion_erase(mica_conversion *c, mica_op *op);
// To be called before an operation is changed in place by other functions.
MICA_API bool mica_conversion_will_change(mica_conversion *c, mica_op *op);
// The operand as what its type becomes. NULL: several values or none, it can't be, or no memory.
MICA_API mica_value *mica_conversion_operand(mica_conversion *c, const mica_op *op, size_t index);
// The operand as it was before the conversion replaced it; for its location.
MICA_API const mica_value *mica_conversion_original(const mica_conversion *c, const mica_op *op,
                                                    size_t index);
// The same as mica_conversion_operand of one that may be several. `*values` lives until the pattern
// ends. False: it can't be, or no memory.
MICA_API bool mica_conversion_values(mica_conversion *c, mica_value *value,
                                     mica_value *const **values, size_t *count);
// Arrays that live until the pattern ends. NULL: no memory.
MICA_API mica_value **mica_conversion_array(mica_conversion *c, size_t count);
MICA_API const mica_type **mica_conversion_type_array(mica_conversion *c, size_t count);
// Blocks; as the functions of these names in mica/rewrite.h. NULL: no memory.
MICA_API mica_block *mica_conversion_new_block(mica_conversion *c, mica_region *region,
                                               mica_block *before, mica_types arguments,
                                               mica_loc loc);
MICA_API mica_value *mica_conversion_add_argument(mica_conversion *c, mica_block *block,
                                                  const mica_type *type, mica_loc loc);
MICA_API mica_block *mica_conversion_split_block(mica_conversion *c, mica_block *block,
                                                 mica_op *first);
// Splits the block of an operation in front of it. Which of the two is the block that there was
// isn't told: the shorter part moves, so that splitting a block again and again costs no more than
// its length.
MICA_API bool mica_conversion_split_at(mica_conversion *c, mica_op *op, mica_block **before,
                                       mica_block **after);
MICA_API bool mica_conversion_inline_region(mica_conversion *c, mica_region *region,
                                            mica_region *into, mica_block *before);
MICA_API bool mica_conversion_inline_block(mica_conversion *c, mica_block *block, mica_block *into,
                                           mica_op *before, mica_value *const *values);
// A block with arguments of the types that those of `block` become takes its place. NULL: they
// can't be converted, or no memory.
MICA_API mica_block *mica_conversion_convert_block(mica_conversion *c, mica_block *block);
MICA_API bool mica_conversion_convert_region(mica_conversion *c, mica_region *region);

// ---- The conversion -----------------------------------------------------------------------------

typedef struct mica_conversion_options {
  const mica_conversion_target *target;
  const mica_conversion_pattern *const *patterns;  // of one root and benefit in this order
  size_t pattern_count;
  mica_type_converter *types;  // NULL: types stay
  bool is_full;                // what is unknown must become legal as well
  bool no_folds;
  void *user;
} mica_conversion_options;
// Everything in `root`, and itself. False: an operation can't be converted (reported), or there is
// no memory; then all is as it was.
MICA_API bool mica_convert(mica_op *root, const mica_conversion_options *options);

// ---- Conversions that are declared --------------------------------------------------------------

// Of an operation, of a dialect, or (both NULL) of what nothing else is said of.
typedef struct mica_legality_rule {
  const mica_op_def *op;
  const mica_dialect_def *dialect;
  mica_legality legality;
  mica_legality_question *is_legal;  // NULL: always; asked with the type converter
  bool is_recursive;                 // of an operation that is legal: so is all inside
} mica_legality_rule;
typedef struct mica_conversion_def {
  const mica_legality_rule *rules;
  size_t rule_count;
  mica_type_conversion *const *types;  // none: types stay; else what none of them is about does
  size_t type_count;
  const mica_conversion_pattern *const *patterns;  // up to NULL
  bool is_full;
} mica_conversion_def;
// mica_convert as is declared; `user` is what patterns ask for with mica_conversion_user.
MICA_API bool mica_convert_as(mica_op *root, const mica_conversion_def *def, void *user);
// mica_type_list_add; false, too, where `type` is NULL.
MICA_API bool mica_conversion_add_type(mica_type_list *list, const mica_type *type);

MICA_END

#endif
