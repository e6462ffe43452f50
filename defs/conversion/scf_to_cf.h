// What the patterns of convert-scf-to-cf share.
#ifndef CONVERSION_SCF_TO_CF_H
#define CONVERSION_SCF_TO_CF_H

#include "arith/arith.h"
#include "cf/cf.h"
#include "mica/context.h"
#include "mica/conversion.h"
#include "scf/scf.h"

// Operands `first` to `first + count` as an array; it lives until the pattern ends. NULL: no
// memory.
mica_value **scf_to_cf_operands(mica_conversion *c, const mica_op *op, size_t first, size_t count);
// A branch at the place of the rewriter. False: no memory.
bool scf_to_cf_branch(mica_conversion *c, mica_loc loc, mica_block *to, mica_value *const *values,
                      size_t count);
// A branch to `to` in place of a region's end, with its operands. False: no memory.
bool scf_to_cf_end(mica_conversion *c, mica_op *end, mica_loc loc, mica_block *to);

extern const mica_conversion_pattern scf_to_cf_parallel, scf_to_cf_forall;

#endif
