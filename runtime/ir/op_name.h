// What the runtime keeps for an operation's name.
#ifndef MICA_RUNTIME_IR_OP_NAME_H
#define MICA_RUNTIME_IR_OP_NAME_H

#include "mica/interfaces.h"
#include "mica/ir.h"

typedef struct mica_op_name_entry {
  mica_op_name name;
  int16_t symbol_slot;                    // of `sym_name`; -1: the definition has none
  bool uses_symbols;                      // implements SymbolUserOpInterface
  const mica_op_asm_interface *assembly;  // NULL: doesn't implement OpAsmOpInterface
  const mica_attr *defaults[];            // of the definition's slots, once asked for
} mica_op_name_entry;

static inline const mica_op_name_entry *mica_op_entry(const mica_op *op) {
  return (const mica_op_name_entry *)op->name;
}

// What operations of the definition implement in this context, listed or attached; NULL: not that.
const void *mica_op_def_interface(const mica_context *ctx, const mica_op_def *def,
                                  const mica_interface *interface);

// The default value of a slot whose definition has one. NULL: no memory.
const mica_attr *mica_op_name_default(const mica_op_name *name, size_t slot);

#endif
