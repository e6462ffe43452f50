// What the hooks of scf share: lists, terminators, constant operands.
#ifndef MICA_DEFS_SCF_SHARED_H
#define MICA_DEFS_SCF_SHARED_H

#include "mica/index_list.h"
#include "scf/scf.h"

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
