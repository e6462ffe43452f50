// Symbols inside the runtime.
#ifndef MICA_RUNTIME_IR_SYMBOL_H
#define MICA_RUNTIME_IR_SYMBOL_H

#include "context/context.h"
#include "mica/symbol.h"

// Notes that a symbol was looked up in the table; NULL: that there is none.
static inline void mica_symbol_note_look(mica_context *ctx, const mica_op *table) {
  if (table != NULL && table == ctx->open_table) ctx->looks_inside++;
  else ctx->outlooks++;
}
// The string attribute `sym_name`, or NULL.
const mica_attr *mica_symbol_name_attr(const mica_op *op);
// Where the symbols of a table stand; NULL: nowhere.
mica_block *mica_symbol_table_block(const mica_op *table);
// As mica_symbol_lookup, operation by operation.
mica_op *mica_symbol_look_through(const mica_op *table, mica_str name);

struct mica_symbol_tables {
  mica_context *context;
  mica_pointer_map tables;  // operation -> names of its symbols
  struct remembered_table *all;
};
// Gives back what it holds; `tables` itself is the caller's.
void mica_symbol_tables_forget(mica_symbol_tables *tables);

#endif
