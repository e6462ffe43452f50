// Who refers to functions whose callers may all be known: those that aren't visible from outside.
#ifndef PASSES_FUNCTION_CALLERS_H
#define PASSES_FUNCTION_CALLERS_H

#include "list.h"
#include "map.h"
#include "mica/symbol.h"
#include "references.h"

typedef struct passes_function {
  mica_op *op;
  passes_list calls;    // each once
  bool is_read;         // something else refers to it, so that its results may be wanted
  bool is_type_relied;  // something that checks its type does
} passes_function;

typedef struct passes_function_callers {
  mica_context *context;
  const mica_op *root;
  mica_symbol_tables *tables;
  passes_list functions;  // passes_function, in the order of the text
  passes_map by_op;
  passes_map seen;  // pairs of a function and who refers to it
  passes_page_map references;
} passes_function_callers;

// Of all that is in `root`. False: no memory; free it all the same.
bool passes_function_callers_find(passes_function_callers *f, mica_op *root);
void passes_function_callers_free(passes_function_callers *f);

#endif
