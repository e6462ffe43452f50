// Symbols inside the runtime.
#ifndef MICA_RUNTIME_IR_SYMBOL_H
#define MICA_RUNTIME_IR_SYMBOL_H

#include "context/context.h"
#include "mica/symbol.h"

// The string attribute `sym_name`, or NULL.
const mica_attr *mica_symbol_name_attr(const mica_op *op);

struct mica_symbol_tables {
  mica_context *context;
  mica_pointer_map tables;  // operation -> names of its symbols
  struct remembered_table *all;
};
// Gives back what it holds; `tables` itself is the caller's.
void mica_symbol_tables_forget(mica_symbol_tables *tables);

#endif
