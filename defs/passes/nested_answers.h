// A question about operations that is also asked of what is nested in them, answered for all of a
// tree in one walk, so that nesting costs nothing.
#ifndef PASSES_NESTED_ANSWERS_H
#define PASSES_NESTED_ANSWERS_H

#include "map.h"
#include "mica/effects.h"

// STOP: the answer is no; ON: what is nested is to be asked; SKIP: it is yes.
typedef mica_walk (*passes_question)(const mica_op *op);

typedef struct passes_nested_answers {
  passes_question ask;
  const mica_op *root;
  passes_map noted;  // of operations with regions, whose answer, or that of something inside, is no
  bool no_memory;
} passes_nested_answers;

// Asks all that is in `root`, and itself. False: no memory; free it all the same.
bool passes_nested_answers_find(passes_nested_answers *a, mica_op *root, passes_question ask);
// Of an operation that has regions.
bool passes_nested_answer_is_no(const passes_nested_answers *a, const mica_op *op);
void passes_nested_answers_free(passes_nested_answers *a);

#endif
