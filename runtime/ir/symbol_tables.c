// Symbol tables that remember names, and symbols that come, go and are renamed with them.
#include <assert.h>

#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "ir/op.h"
#include "ir/symbol.h"

typedef struct remembered_table {
  struct remembered_table *next;
  mica_text_table names;  // symbol name -> operation
  uint32_t next_suffix;   // of a name that was taken
} remembered;

mica_symbol_tables *mica_symbol_tables_create(mica_context *ctx) {
  mica_symbol_tables *tables = mica_allocate(ctx, sizeof *tables);
  if (tables != NULL) *tables = (mica_symbol_tables){.context = ctx};
  return tables;
}

void mica_symbol_tables_forget(mica_symbol_tables *tables) {
  mica_context *ctx = tables->context;
  for (remembered *table = tables->all, *next; table != NULL; table = next) {
    next = table->next;
    mica_text_table_free(&ctx->memory, &table->names);
    mica_free(ctx, table, sizeof *table);
  }
  mica_pointer_map_free(&ctx->memory, &tables->tables);
}

void mica_symbol_tables_destroy(mica_symbol_tables *tables) {
  if (tables == NULL) return;
  mica_symbol_tables_forget(tables);
  mica_free(tables->context, tables, sizeof *tables);
}

static bool remember_names(mica_context *ctx, remembered *table, const mica_op *op) {
  const mica_block *block = mica_symbol_table_block(op);
  for (mica_op *symbol = block == NULL ? NULL : block->first; symbol != NULL;
       symbol = symbol->next) {
    const mica_attr *name = mica_symbol_name_attr(symbol);
    if (name == NULL) continue;
    mica_str text = mica_attr_string_value(name);
    if (mica_text_table_find(&ctx->memory, &table->names, text) != NULL) continue;
    if (!mica_text_table_add(&ctx->memory, &table->names, text, symbol)) return false;
  }
  return true;
}

// NULL: no memory.
static remembered *remember(mica_symbol_tables *tables, mica_op *op) {
  remembered *known = mica_pointer_map_find(&tables->tables, op);
  if (known != NULL) return known;
  mica_context *ctx = tables->context;
  remembered *made = mica_allocate(ctx, sizeof *made);
  if (made == NULL) return NULL;
  *made = (remembered){0};
  if (remember_names(ctx, made, op) &&
      mica_pointer_map_set(&ctx->memory, &tables->tables, op, made)) {
    made->next = tables->all;
    tables->all = made;
    return made;
  }
  mica_text_table_free(&ctx->memory, &made->names);
  mica_free(ctx, made, sizeof *made);
  return NULL;
}

mica_op *mica_symbol_tables_lookup(mica_symbol_tables *tables, mica_op *table, mica_str name) {
  mica_symbol_note_look(tables->context, table);
  remembered *known = remember(tables, table);
  if (known == NULL) return mica_symbol_look_through(table, name);
  return mica_text_table_find(&tables->context->memory, &known->names, name);
}

// ---- Symbols that come and go -------------------------------------------------------------------

static mica_op *named(const mica_symbol_tables *tables, const remembered *known, mica_str name) {
  return mica_text_table_find(&tables->context->memory, &known->names, name);
}

// At the end, in front of a terminator.
static void place(mica_op *table, mica_op *symbol) {
  mica_block *block = mica_symbol_table_block(table);
  mica_op *last = block->last;
  if (last != NULL && mica_op_has_flag(last, MICA_OP_TERMINATOR))
    mica_block_insert_before(last, symbol);
  else mica_block_append(block, symbol);
}

static bool set_name(mica_op *symbol, mica_str name) {
  const mica_attr *attr = mica_attr_string(mica_op_context(symbol), name);
  return attr != NULL && mica_op_set_attribute(symbol, mica_symbol_name_attribute(), attr);
}

// The first of NAME_0, NAME_1, ... that nothing has. `text` has room for 12 bytes more.
static size_t add_suffix(const mica_symbol_tables *tables, remembered *known, char *text,
                         size_t size) {
  size_t full;
  do {
    char digits[10], *at = digits + sizeof digits;
    uint32_t rest = known->next_suffix++;
    do *--at = (char)('0' + rest % 10);
    while ((rest /= 10) != 0);
    full = size + 1 + (size_t)(digits + sizeof digits - at);
    text[size] = '_';
    memcpy(text + size + 1, at, full - size - 1);
  } while (named(tables, known, (mica_str){text, full}) != NULL);
  return full;
}

static bool make_unique(const mica_symbol_tables *tables, remembered *known, mica_op *symbol) {
  mica_str name = mica_symbol_name(symbol);
  size_t room = name.size + 12;
  char *text = mica_allocate(tables->context, room);
  if (text == NULL) return false;
  memcpy(text, name.data, name.size);
  bool ok = set_name(symbol, (mica_str){text, add_suffix(tables, known, text, name.size)});
  mica_free(tables->context, text, room);
  return ok;
}

static bool enter(const mica_symbol_tables *tables, remembered *known, mica_op *symbol) {
  mica_op *other = named(tables, known, mica_symbol_name(symbol));
  if (other == symbol) return true;
  if (other != NULL && !make_unique(tables, known, symbol)) return false;
  return mica_text_table_add(&tables->context->memory, &known->names, mica_symbol_name(symbol),
                             symbol);
}

mica_str mica_symbol_tables_insert(mica_symbol_tables *tables, mica_op *table, mica_op *symbol) {
  assert(mica_symbol_name_attr(symbol) != NULL);
  const mica_str none = {NULL, 0};
  remembered *known = remember(tables, table);
  bool is_placed = symbol->block == NULL;
  if (known == NULL) return none;
  if (is_placed) place(table, symbol);
  assert(mica_op_parent(symbol) == table);
  if (enter(tables, known, symbol)) return mica_symbol_name(symbol);
  if (is_placed) mica_op_remove(symbol);
  return none;
}

// What is remembered of it; NULL: nothing yet.
static remembered *known_of(const mica_symbol_tables *tables, const mica_op *table) {
  return table == NULL ? NULL : mica_pointer_map_find(&tables->tables, table);
}

static void forget_name(const mica_symbol_tables *tables, remembered *known, const mica_op *symbol,
                        mica_str name) {
  if (known != NULL && named(tables, known, name) == symbol)
    mica_text_table_remove(&tables->context->memory, &known->names, name);
}

// An operation that is made later may have the same address.
static mica_walk forget_table(void *tables, mica_op *op) {
  mica_pointer_map_forget(&((mica_symbol_tables *)tables)->tables, op);
  return MICA_WALK_ON;
}

bool mica_symbol_tables_erase(mica_symbol_tables *tables, mica_op *symbol) {
  remembered *known = known_of(tables, mica_op_parent(symbol));
  mica_str name = mica_symbol_name(symbol);
  forget_name(tables, known, symbol, name);
  (void)mica_op_walk_before(symbol, forget_table, tables);
  if (mica_op_erase(symbol)) return true;
  if (known != NULL && name.size != 0)
    (void)mica_text_table_add(&tables->context->memory, &known->names, name, symbol);
  return false;
}

bool mica_symbol_tables_rename(mica_symbol_tables *tables, mica_op *symbol, mica_str name) {
  mica_op *table = mica_op_parent(symbol);
  mica_str old = mica_symbol_name(symbol);
  assert(table != NULL && old.size != 0);
  remembered *known = remember(tables, table);
  if (known == NULL) return false;
  if (named(tables, known, name) != NULL)
    return mica_op_error(symbol, "can't be renamed to '%S': another symbol has that name", name);
  if (!mica_symbol_replace_uses(table, old, name)) return false;
  forget_name(tables, known, symbol, old);
  return set_name(symbol, name) && enter(tables, known, symbol);
}
