// Symbols and symbol tables: names that stand once, visibility, and uses that resolve.
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "verify/parts.h"
#include "verify/region_stack.h"
#include "verify/verify.h"
#include "ir/symbol.h"

// ---- One symbol ---------------------------------------------------------------------------------

static bool verify_visibility(mica_op *op, const mica_attr *visibility) {
  if (!mica_attr_is_string(visibility)) {
    return mica_op_error(op,
                         "requires visibility attribute 'sym_visibility' to be a string attribute, "
                         "but got %a",
                         visibility);
  }
  mica_str text = mica_attr_string_value(visibility);
  if (mica_str_is(text, "public") || mica_str_is(text, "private") || mica_str_is(text, "nested"))
    return true;
  return mica_op_error(
      op,
      "visibility expected to be one of [\"public\", \"private\", \"nested\"], but "
      "got %a",
      visibility);
}

static bool is_public(const mica_attr *visibility) {
  return visibility == NULL || mica_str_is(mica_attr_string_value(visibility), "public");
}

static bool verify_place(mica_op *op) {
  if (op->result_count != 0) return mica_op_error(op, "symbols must not have results");
  const mica_op *parent = mica_op_parent(op);
  if (parent == NULL || mica_op_def_of(parent) == NULL) return true;
  return mica_op_has_flag(parent, MICA_OP_SYMBOL_TABLE) ||
         mica_op_error(op, "symbol's parent must have the SymbolTable trait");
}

bool mica_verify_symbol(mica_op *op) {
  const mica_symbol_interface *symbol = mica_op_entry(op)->symbol;
  bool is_optional = symbol != NULL && symbol->is_optional != NULL && symbol->is_optional(op);
  if (is_optional && mica_op_known_attribute(op, MICA_NAME_SYM_NAME) == NULL) return true;
  if (mica_symbol_name_attr(op) == NULL)
    return mica_op_error(op, "requires string attribute 'sym_name'");
  const mica_attr *visibility = mica_op_known_attribute(op, MICA_NAME_SYM_VISIBILITY);
  if (visibility != NULL && !verify_visibility(op, visibility)) return false;
  bool is_declaration = symbol != NULL && symbol->is_declaration != NULL &&
                        symbol->is_declaration(op);
  if (is_declaration && is_public(visibility))
    return mica_op_error(op, "symbol declaration cannot have public visibility");
  return verify_place(op);
}

// ---- A table ------------------------------------------------------------------------------------

static bool verify_name(mica_context *ctx, mica_text_table *names, mica_op *op) {
  const mica_attr *name = mica_symbol_name_attr(op);
  if (name == NULL) return true;
  mica_str text = mica_attr_string_value(name);
  const mica_op *earlier = mica_text_table_find(&ctx->memory, names, text);
  if (earlier == NULL) return mica_text_table_add(&ctx->memory, names, text, op);
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "redefinition of symbol named '%S'", text);
  mica_diag_note(diag, earlier->loc, "see existing symbol definition here");
  return mica_diag_report(diag);
}

static bool verify_names(mica_op *table) {
  mica_context *ctx = mica_op_context(table);
  mica_text_table names = {0};
  bool ok = true;
  const mica_block *block = mica_op_regions(table)[0].first;
  if (block->first == block->last) return true;  // nobody to share a name with
  for (mica_op *op = block->first; ok && op != NULL; op = op->next)
    ok = verify_name(ctx, &names, op);
  mica_text_table_free(&ctx->memory, &names);
  return ok;
}

static bool hook_agrees(mica_op *op, bool ok, size_t errors) {
  if (ok) return true;
  const char *name = mica_context_silent_hook(mica_op_context(op), errors, "verify_symbol_uses");
  return name != NULL && mica_op_error(op, "hook '%s' failed without a message", name);
}

static bool verify_attrs(mica_op *op, mica_symbol_tables *tables) {
  mica_context *ctx = mica_op_context(op);
  if (!ctx->has_symbol_attrs || op->attributes == NULL) return true;
  const mica_named_attrs all = mica_attr_dictionary_entries(op->attributes);
  for (size_t i = 0; i < all.size; i++) {
    const mica_symbol_user_attr_interface *user =
        mica_attr_interface(all.data[i].value, &mica_symbol_user_attr_interface_id);
    if (user == NULL || user->verify_symbol_uses == NULL) continue;
    size_t errors = mica_context_error_count(ctx);
    if (!hook_agrees(op, user->verify_symbol_uses(all.data[i].value, op, tables), errors))
      return false;
  }
  return true;
}

bool mica_verify_uses_symbols(const mica_op *op) {
  return mica_op_entry(op)->uses_symbols ||
         (op->attributes != NULL && mica_op_context(op)->has_symbol_attrs);
}

static bool verify_user(mica_op *op, mica_symbol_tables *tables) {
  if ((op->flags & MICA_OP_BROKEN) != 0) return true;
  if (!mica_op_entry(op)->uses_symbols) return verify_attrs(op, tables);
  const mica_symbol_user_interface *user = mica_op_interface(op, &mica_symbol_user_interface_id);
  size_t errors = mica_context_error_count(mica_op_context(op));
  bool ok = user->verify_symbol_uses == NULL || user->verify_symbol_uses(op, tables);
  return hook_agrees(op, ok, errors) && verify_attrs(op, tables);
}

// Uses inside of another table are that table's; what is accepted uses no symbols from outside.
static bool may_hold_users(const mica_op *op) {
  return op->region_count != 0 && !mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE) &&
         !mica_verify_is_accepted(op);
}

static bool verify_users_in_region(const mica_region *region, mica_symbol_tables *tables,
                                   mica_pointer_stack *pending) {
  for (const mica_block *block = region->first; block != NULL; block = block->next) {
    for (mica_op *op = block->first; op != NULL; op = op->next) {
      if (!verify_user(op, tables)) return false;
      if (may_hold_users(op) && !mica_region_stack_push(pending, op)) return false;
    }
  }
  return true;
}

static bool verify_users(mica_op *table, mica_symbol_tables *tables, mica_pointer_stack *pending) {
  const mica_region *region = &mica_op_regions(table)[0];
  for (; region != NULL; region = mica_pointer_stack_pop(pending))
    if (!verify_users_in_region(region, tables, pending)) return false;
  return true;
}

bool mica_verify_symbol_table_regions(mica_op *op) {
  if (op->region_count != 1)
    return mica_op_error(op, "Operations with a 'SymbolTable' must have exactly one region");
  if (!mica_region_has_one_block(mica_op_region(op, 0)))
    return mica_op_error(op, "Operations with a 'SymbolTable' must have exactly one block");
  if ((op->flags & MICA_OP_KNOWN_NAMES) == 0 && !verify_names(op)) return false;
  if ((op->flags & MICA_OP_KNOWN_USERLESS) != 0) return true;
  mica_context *ctx = mica_op_context(op);
  mica_symbol_tables *tables = mica_symbol_tables_create(ctx);
  mica_pointer_stack pending = {0};
  bool ok = tables != NULL && verify_users(op, tables, &pending);
  mica_pointer_stack_free(&ctx->memory, &pending);
  mica_symbol_tables_destroy(tables);
  return ok;
}
