// --mlir-print-ir-tree-dir: a file for each dump, in folders named after the operations around it.
#ifndef MICA_OPT_PRINT_TREE_H
#define MICA_OPT_PRINT_TREE_H

#include "mica/pass.h"

typedef struct opt_op_count {
  const mica_op *op;  // NULL: the entry is free
  unsigned count;
} opt_op_count;

typedef struct opt_print_tree {
  const char *folder;  // NULL: not asked for
  mica_context *context;
  opt_op_count *counts;  // of dumps of each operation and the passes around them
  size_t size, capacity;
} opt_print_tree;

void mica_opt_print_tree_init(opt_print_tree *tree, const char *folder, mica_context *ctx);
void mica_opt_print_tree_free(opt_print_tree *tree);
// A sink without a function: a message was printed.
mica_sink mica_opt_print_tree_open(opt_print_tree *tree, const mica_pass *pass, const mica_op *op);
void mica_opt_print_tree_close(opt_print_tree *tree, mica_sink sink);

#endif
