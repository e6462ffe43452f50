// What changes of several operations at once ask of the rewriter.
#ifndef MICA_RUNTIME_REWRITE_REWRITER_H
#define MICA_RUNTIME_REWRITE_REWRITER_H

#include "mica/rewrite.h"

// `rest`, which mica_op_without_results has made of `op`, takes its place, with its regions.
void mica_rewriter_put_without_results(mica_rewriter *rw, mica_op *op, mica_op *rest,
                                       const bool *erased);

#endif
