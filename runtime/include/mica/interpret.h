// Running IR: what a function gives for constants, by what its operations say of themselves. One
// that is constant, folds for constant operands (its fold, cEvaluate), branches, calls, loops or
// chooses among its regions by interfaces can be run; one that reads or writes memory can't.
#ifndef MICA_INTERPRET_H
#define MICA_INTERPRET_H

#include "mica/ir.h"

MICA_BEGIN

typedef struct mica_interpret_options {
  uint64_t most_steps;  // operations run; 0: ten million
  size_t most_depth;    // calls inside of each other; 0: ten thousand
  // What may be poison is: the result of an operation with cEvaluate where an operand is, or a
  // promise isn't kept (cPoison). Else such a result is what folding makes of it.
  bool is_strict;
} mica_interpret_options;

// Runs what can be called (CallableOpInterface), with an argument for each of its own, and writes
// its results, of which there are `result_count`; NULL: it isn't defined (a shift by more than
// there are bits). `options` NULL: the defaults. Operations may be changed on the way as folding
// changes them, to what means the same. False: reported, or no memory: a limit was passed, or an
// operation can't be run, or may not be executed with its operands (a division by zero).
MICA_API bool mica_interpret(mica_op *callable, const mica_attr *const *arguments,
                             size_t argument_count, const mica_interpret_options *options,
                             const mica_attr **results, size_t result_count);

MICA_END

#endif
