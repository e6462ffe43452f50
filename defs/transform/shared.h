// What the hooks of transform share: questions about handles, consumption and sequences.
#ifndef TRANSFORM_SHARED_H
#define TRANSFORM_SHARED_H

#include "transform/transform.h"

// Both are of one kind: handles, handles of values, or parameters.
bool transform_types_are_alike(const mica_type *a, const mica_type *b);

// Whether the operation implements the interface. One that lacks parts may not be asked; its own
// check says so, and it counts as one that does.
bool transform_implements(const mica_op *op, const mica_interface *interface);
// Whether the transformation changes the handle `value`, so that nobody may use it afterwards. An
// operation that doesn't say counts as one that may.
bool transform_consumes(const mica_op *op, const mica_value *value);
// Marks the arguments of the block that its operations consume. `marks` has one for each.
void transform_mark_consumed(const mica_block *block, bool *marks);

// Whether the function says that it consumes its argument.
bool transform_argument_is_consumed(const mica_op *function, size_t index);
bool transform_argument_is_readonly(const mica_op *function, size_t index);
// The nearest transformation around; NULL: there is none.
mica_op *transform_parent(const mica_op *op);

// Positions of operands, results or dimensions. Reports.
bool transform_check_positions(mica_op *op, mica_int64s list, bool is_inverted, bool is_all);

// Whether it is a named sequence as it must be, but for what its body consumes. Reports nothing.
bool transform_named_sequence_fits(const mica_op *op);

#endif
