// Definitions of ranges.
// Made by mica-gen from ranges.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "ranges.h"

#include "mica/mica.h"

// ---- --arith-unsigned-when-equivalent ----

const mica_pass_def ranges_arith_unsigned_when_equivalent_pass = {
  .abi = 5,
  .argument = "arith-unsigned-when-equivalent",
  .name = "ArithUnsignedWhenEquivalentPass",
  .summary = "Replace signed ops with unsigned ones where they are proven equivalent",
  .run = ranges_arith_unsigned_when_equivalent_run,
};

// ---- --int-range-optimizations ----

static const char *const ranges_arith_int_range_opts_dependents[] = {"arith", NULL};
const mica_pass_def ranges_arith_int_range_opts_pass = {
  .abi = 5,
  .argument = "int-range-optimizations",
  .name = "ArithIntRangeOpts",
  .summary = "Do optimizations based on integer range analysis",
  .dependents = ranges_arith_int_range_opts_dependents,
  .run = ranges_arith_int_range_opts_run,
};

// ---- --arith-int-range-narrowing ----

static const ranges_arith_int_range_narrowing_options ranges_arith_int_range_narrowing_defaults = {
  0,
};
static const mica_option_def ranges_arith_int_range_narrowing_option_table[] = {
  {"int-bitwidths-supported", "Integer bitwidths supported", MICA_OPTION_UINT32, true,
   offsetof(ranges_arith_int_range_narrowing_options, bitwidths_supported), NULL, 0},
};
static const char *const ranges_arith_int_range_narrowing_dependents[] = {"arith", NULL};
const mica_pass_def ranges_arith_int_range_narrowing_pass = {
  .abi = 5,
  .argument = "arith-int-range-narrowing",
  .name = "ArithIntRangeNarrowing",
  .summary = "Reduce integer operations bitwidth based on integer range analysis",
  .options = {sizeof(ranges_arith_int_range_narrowing_options),
              &ranges_arith_int_range_narrowing_defaults,
              ranges_arith_int_range_narrowing_option_table, 1},
  .dependents = ranges_arith_int_range_narrowing_dependents,
  .run = ranges_arith_int_range_narrowing_run,
};

