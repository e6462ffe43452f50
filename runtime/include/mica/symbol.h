// Symbols and symbol tables: names of operations inside an operation with the SymbolTable trait.
#ifndef MICA_SYMBOL_H
#define MICA_SYMBOL_H

#include "mica/ir.h"

MICA_BEGIN

// The names of the attributes that symbols have.
MICA_INLINE mica_str mica_symbol_name_attribute(void) { return mica_str_of("sym_name"); }
MICA_INLINE mica_str mica_symbol_visibility_attribute(void) {
  return mica_str_of("sym_visibility");
}
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
// From `op` outwards, in the nearest symbol table. NULL also where an operation of an unknown
// dialect with one region stands between: it may be a table.
MICA_API mica_op *mica_symbol_nearest(const mica_op *op, const mica_attr *reference);
MICA_API mica_op *mica_symbol_nearest_table(const mica_op *op);

// A table that remembers names while many references are resolved (verifiers). `_init` is cheap; an
// operation's table is built at its first look-up.
MICA_API mica_symbol_tables *mica_symbol_tables_create(mica_context *ctx);  // NULL: no memory
MICA_API void mica_symbol_tables_destroy(mica_symbol_tables *tables);
MICA_API mica_op *mica_symbol_tables_lookup(mica_symbol_tables *tables, mica_op *table,
                                            mica_str name);
// A symbol that stands in `table`, or is detached and goes to its end, in front of a terminator.
// One with a name that another has there is renamed, its uses aren't: NAME_0, NAME_1, ... Answers
// the name that it has then; {NULL, 0}: no memory, and it isn't in the table.
MICA_API mica_str mica_symbol_tables_insert(mica_symbol_tables *tables, mica_op *table,
                                            mica_op *symbol);
// Erases a symbol that stands in a table. What mica_op_erase refuses stays. False: refused.
MICA_API bool mica_symbol_tables_erase(mica_symbol_tables *tables, mica_op *symbol);
// A symbol of a table gets another name, and all references to it inside the table as well. False:
// no memory, or the name is taken (reported).
MICA_API bool mica_symbol_tables_rename(mica_symbol_tables *tables, mica_op *symbol, mica_str name);
MICA_API mica_op *mica_symbol_tables_nearest(mica_symbol_tables *tables, const mica_op *from,
                                             const mica_attr *reference);

// References to the symbol `old` in the attributes of what is nested in `from`, but for nested
// symbol tables, become references to `name`. False: no memory; some may have changed then. Cost:
// linear; an attribute that stands in several places is looked through once.
MICA_API bool mica_symbol_replace_uses(mica_op *from, mica_str old, mica_str name);
// Calls `fn` for `root` and all that is nested, as far as they are symbol tables, the innermost
// first; `all_visible`: all uses of its symbols are known, as it can't be named from outside of
// `root` (or because that is so of `root`). False: no memory.
typedef void mica_symbol_table_fn(void *user, mica_op *table, bool all_visible);
MICA_API bool mica_symbol_walk_tables(mica_op *root, bool all_visible, mica_symbol_table_fn *fn,
                                      void *user);

MICA_END

#endif
