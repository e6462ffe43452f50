// Reflection: what a definition says of its operations, for language bindings, documentation and
// tools that know no dialect beforehand. Everything answered is constant data of the definition;
// a definition written by an older generator, or by hand, may say nothing.
#ifndef MICA_REFLECTION_H
#define MICA_REFLECTION_H

#include "mica/dialect.h"
#include "mica/generated.h"

MICA_BEGIN

// One line about the operation; "": it says none.
MICA_API const char *mica_op_def_summary(const mica_op_def *def);

typedef enum mica_part_kind {
  MICA_PART_SLOT,  // an inherent attribute or property, or the sizes of groups
  MICA_PART_OPERAND,
  MICA_PART_RESULT,
  MICA_PART_REGION,
  MICA_PART_SUCCESSOR,
} mica_part_kind;

// The parts of one kind, in the order of their declaration (slots: of their names), `*count` of
// them; NULL: none. The i-th operand is the i-th declared one, which may be a group of values.
MICA_API const mica_part *mica_op_def_parts(const mica_op_def *def, mica_part_kind kind,
                                            size_t *count);
// The part of that kind and name, or NULL. Sizes of groups are no part that has a name.
MICA_API const mica_part *mica_op_def_part(const mica_op_def *def, mica_part_kind kind,
                                           mica_str name);

// Where the values of the i-th declared operand (result) stand in an operation: by the sizes in its
// attribute, or by the counts. An operation that has not been verified may have too few.
MICA_API mica_segment mica_op_operand_group(const mica_op *op, size_t index);
MICA_API mica_segment mica_op_result_group(const mica_op *op, size_t index);
// Those of the operand that is declared by this name; none where there is no such operand.
MICA_API mica_segment mica_op_group_named(const mica_op *op, const char *name);

// All attributes that an operation has, in the order of their names: inherent ones with the sizes
// of groups, and discardable ones; not properties. False: `each` stopped.
MICA_API bool mica_op_each_attribute(
    const mica_op *op, bool (*each)(void *user, mica_str name, const mica_attr *value), void *user);

MICA_END

#endif
