// Definitions of ranges.
// Made by mica-gen from ranges.def; changes here are lost when it runs again.
#ifndef MICA_DIALECT_RANGES_H
#define MICA_DIALECT_RANGES_H

#include "mica/pass.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "ranges.def is of another version of Mica: run mica-gen ranges.def again"
#endif

MICA_BEGIN

// --arith-unsigned-when-equivalent: Replace signed ops with unsigned ones where they are proven
// equivalent
extern const mica_pass_def ranges_arith_unsigned_when_equivalent_pass;
// Written by the author.
bool ranges_arith_unsigned_when_equivalent_run(mica_pass *pass, mica_op *op);

// --int-range-optimizations: Do optimizations based on integer range analysis
extern const mica_pass_def ranges_arith_int_range_opts_pass;
// Written by the author.
bool ranges_arith_int_range_opts_run(mica_pass *pass, mica_op *op);

// --arith-int-range-narrowing: Reduce integer operations bitwidth based on integer range analysis
extern const mica_pass_def ranges_arith_int_range_narrowing_pass;
typedef struct ranges_arith_int_range_narrowing_options {
  mica_uint32s bitwidths_supported;  // int-bitwidths-supported
} ranges_arith_int_range_narrowing_options;
static inline const ranges_arith_int_range_narrowing_options
    *ranges_arith_int_range_narrowing_options_of(const mica_pass *pass) {
  return (const ranges_arith_int_range_narrowing_options *)mica_pass_options(pass);
}
// Written by the author.
bool ranges_arith_int_range_narrowing_run(mica_pass *pass, mica_op *op);

// All of them, for a list that a tool is made with.
#define RANGES_PASSES &ranges_arith_unsigned_when_equivalent_pass, \
  &ranges_arith_int_range_opts_pass, \
  &ranges_arith_int_range_narrowing_pass

MICA_END

#endif
