// Symbols: operations with a `sym_name`, and the tables that they stand in.
#include "ir/symbol.h"

#include "mica/dialect.h"
#include "ir/op.h"
#include "ir/op_name.h"

static bool is_table(const mica_op *op) { return mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE); }

const mica_attr *mica_symbol_name_attr(const mica_op *op) {
  const mica_attr *name = mica_op_known_attribute(op, MICA_NAME_SYM_NAME);
  return name != NULL && mica_attr_is_string(name) ? name : NULL;
}

mica_str mica_symbol_name(const mica_op *op) {
  const mica_attr *name = mica_symbol_name_attr(op);
  return name == NULL ? (mica_str){NULL, 0} : mica_attr_string_value(name);
}

bool mica_op_is_symbol(const mica_op *op) {
  return mica_symbol_name_attr(op) != NULL &&
         mica_op_interface(op, &mica_symbol_interface_id) != NULL;
}

mica_visibility mica_symbol_visibility(const mica_op *op) {
  const mica_attr *said = mica_op_known_attribute(op, MICA_NAME_SYM_VISIBILITY);
  if (said == NULL || !mica_attr_is_string(said)) return MICA_VISIBILITY_PUBLIC;
  mica_str text = mica_attr_string_value(said);
  return mica_str_is(text, "private")  ? MICA_VISIBILITY_PRIVATE
         : mica_str_is(text, "nested") ? MICA_VISIBILITY_NESTED
                                       : MICA_VISIBILITY_PUBLIC;
}

static bool has_symbol_name(const mica_op *op, mica_str name) {
  const mica_attr *own = mica_symbol_name_attr(op);
  return own != NULL && mica_str_equal(mica_attr_string_value(own), name);
}

mica_block *mica_symbol_table_block(const mica_op *table) {
  return table->region_count == 0 ? NULL : mica_op_regions(table)[0].first;
}

mica_op *mica_symbol_look_through(const mica_op *table, mica_str name) {
  const mica_block *block = mica_symbol_table_block(table);
  mica_op *op = block == NULL ? NULL : block->first;
  while (op != NULL && !has_symbol_name(op, name)) op = op->next;
  return op;
}

mica_op *mica_symbol_lookup(const mica_op *table, mica_str name) {
  mica_symbol_note_look(mica_op_context(table), table);
  mica_symbol_tables *kept = mica_op_context(table)->symbol_tables;
  if (kept == NULL) return mica_symbol_look_through(table, name);
  return mica_symbol_tables_lookup(kept, (mica_op *)(uintptr_t)table, name);
}

// ---- Paths --------------------------------------------------------------------------------------

// `tables`: remembers names, or NULL.
static mica_op *lookup_in(mica_symbol_tables *tables, mica_op *table, mica_str name) {
  if (tables == NULL) return mica_symbol_lookup(table, name);
  return mica_symbol_tables_lookup(tables, table, name);
}

// An operation of an unknown dialect with one region may be a table, for all we know.
static bool may_be_table(const mica_op *op) {
  return op->region_count == 1 && op->name->dialect == NULL;
}

static mica_op *lookup_path(mica_symbol_tables *tables, mica_op *table,
                            const mica_attr *reference) {
  mica_op *found = lookup_in(tables, table, mica_attr_symbol_root(reference));
  mica_strs nested = mica_attr_symbol_nested(reference);
  for (size_t i = 0; i < nested.size && found != NULL; i++)
    found = is_table(found) ? lookup_in(tables, found, nested.data[i]) : NULL;
  return found;
}

mica_op *mica_symbol_lookup_path(const mica_op *table, const mica_attr *reference) {
  return lookup_path(NULL, (mica_op *)(uintptr_t)table, reference);
}

mica_op *mica_symbol_nearest_table(const mica_op *op) {
  if (op == NULL) return NULL;
  mica_context *ctx = mica_op_context(op);
  while (op != NULL && !is_table(op)) op = mica_op_parent(op);
  mica_symbol_note_look(ctx, op);
  return (mica_op *)(uintptr_t)op;
}

// What an operation around it that may be a table holds isn't known: nothing is found from inside.
static mica_op *lookup_nearest(mica_symbol_tables *tables, const mica_op *op,
                               const mica_attr *reference) {
  while (op != NULL && !is_table(op)) {
    op = mica_op_parent(op);
    if (op != NULL && may_be_table(op)) return NULL;
  }
  return op == NULL ? NULL : lookup_path(tables, (mica_op *)(uintptr_t)op, reference);
}

mica_op *mica_symbol_nearest(const mica_op *op, const mica_attr *reference) {
  return lookup_nearest(NULL, op, reference);
}

mica_op *mica_symbol_tables_nearest(mica_symbol_tables *tables, const mica_op *from,
                                    const mica_attr *reference) {
  return lookup_nearest(tables, from, reference);
}
