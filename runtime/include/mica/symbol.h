// Symbols and symbol tables: names of operations inside an operation with the SymbolTable trait.
#ifndef MICA_SYMBOL_H
#define MICA_SYMBOL_H

#include "mica/ir.h"

MICA_BEGIN

// The `sym_name` of an operation; {NULL, 0}: it has none.
MICA_API mica_str mica_symbol_name(const mica_op *op);
// A symbol: it implements SymbolOpInterface and has a name.
MICA_API bool mica_op_is_symbol(const mica_op *op);
// Who may name a symbol, by its `sym_visibility`.
typedef enum mica_visibility {
  MICA_VISIBILITY_PUBLIC,  // also when it says nothing
  MICA_VISIBILITY_PRIVATE,
  MICA_VISIBILITY_NESTED,
} mica_visibility;
MICA_API mica_visibility mica_symbol_visibility(const mica_op *op);
// The operation of that name directly inside `table`. Cost: linear in its operations; while a tree
// is verified, once for all look-ups in a table.
MICA_API mica_op *mica_symbol_lookup(const mica_op *table, mica_str name);
// Follows a reference path from `table`.
MICA_API mica_op *mica_symbol_lookup_path(const mica_op *table, const mica_attr *reference);
// From `op` outwards, up to the nearest symbol table. Operations of unknown dialects, which may be
// tables, are asked on the way (MLIR gives up there).
MICA_API mica_op *mica_symbol_nearest(const mica_op *op, const mica_attr *reference);
MICA_API mica_op *mica_symbol_nearest_table(const mica_op *op);

// A table that remembers names while many references are resolved (verifiers). `_init` is cheap; an
// operation's table is built at its first look-up.
MICA_API mica_symbol_tables *mica_symbol_tables_create(mica_context *ctx);  // NULL: no memory
MICA_API void mica_symbol_tables_destroy(mica_symbol_tables *tables);
MICA_API mica_op *mica_symbol_tables_lookup(mica_symbol_tables *tables, mica_op *table,
                                            mica_str name);
MICA_API mica_op *mica_symbol_tables_nearest(mica_symbol_tables *tables, const mica_op *from,
                                             const mica_attr *reference);

MICA_END

#endif
