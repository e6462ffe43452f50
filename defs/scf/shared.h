// What the hooks of scf share: assignment lists, terminators, constant operands.
#ifndef MICA_DEFS_SCF_SHARED_H
#define MICA_DEFS_SCF_SHARED_H

#include "mica/index_list.h"
#include "scf/scf.h"

// `(%inner = %outer, ...)`: arguments of a region and the operands that they begin with.
typedef struct scf_assignments {
  mica_parsed_argument *arguments;
  mica_operand_ref *operands;
  size_t size, capacity;
} scf_assignments;
bool scf_parse_assignments(mica_parser *p, scf_assignments *list);
// Adds an argument without an operand (an induction variable) to the list.
bool scf_add_argument(mica_parser *p, scf_assignments *list, const mica_parsed_argument *argument);
// The same written, after `prefix`, or nothing when there are no operands. `first`: of the
// arguments.
void scf_print_assignments(mica_printer *p, const char *prefix, const mica_op *op,
                           const mica_block *block, size_t first, mica_segment operands);

// `-> i32` or `-> (i32, i32)`, which must stand there.
bool scf_parse_arrow_types(mica_parser *p, mica_types *types);
void scf_print_arrow_results(mica_printer *p,
                             const mica_op *op);  // " -> i32", " -> (i32, i32)" or nothing
void scf_print_argument_names(mica_printer *p, const mica_block *block, size_t count);  // "%a, %b"
void scf_print_paren_operands(mica_printer *p, const mica_op *op,
                              mica_segment operands);  // "(%a, %b)"

// Sets `operandSegmentSizes`. False: no memory.
bool scf_set_segments(mica_op_state *out, const int32_t *sizes, size_t count);

// The last operation of a region's first block if it is of that definition; else reports `text` and
// answers NULL.
const mica_op *scf_terminator(mica_op *op, size_t region, const mica_op_def *def, const char *text);

#endif
