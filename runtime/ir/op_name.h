// What the runtime keeps for an operation's name.
#ifndef MICA_RUNTIME_IR_OP_NAME_H
#define MICA_RUNTIME_IR_OP_NAME_H

#include "mica/bytecode.h"
#include "mica/interfaces.h"
#include "mica/ir.h"

// Attributes that the runtime itself asks for.
typedef enum mica_known_name {
  MICA_NAME_SYM_NAME,
  MICA_NAME_SYM_VISIBILITY,
  MICA_NAME_FUNCTION_TYPE,
  MICA_NAME_ARG_ATTRS,
  MICA_NAME_RES_ATTRS,
  MICA_NAME_OPERAND_SEGMENTS,
  MICA_KNOWN_NAME_COUNT
} mica_known_name;

// Which of them fold an operation by a general rule.
typedef enum mica_fold_trait {
  MICA_FOLD_NO_MORE,
  MICA_FOLD_COMMUTATIVE,
  MICA_FOLD_IDEMPOTENT,
  MICA_FOLD_INVOLUTION,
  MICA_FOLD_CAST,
  MICA_FOLD_TRAIT_COUNT
} mica_fold_trait;

typedef struct mica_op_name_entry {
  mica_op_name name;
  int16_t known_slots[MICA_KNOWN_NAME_COUNT];  // -1: no attribute of the definition is called so
  bool uses_symbols;                           // implements SymbolUserOpInterface
  bool is_plain;                               // in quotes it stands as it is
  bool may_fold;                               // something says what it folds to
  bool has_effects_of_regions;                 // RecursiveMemoryEffects
  uint8_t fold_traits[MICA_FOLD_TRAIT_COUNT];  // in the definition's order, to MICA_FOLD_NO_MORE
  // Where the name goes on after its dialect's when that may be left out: 5 in "func.call". 0: it
  // may not.
  uint32_t short_from;
  // Methods of interfaces; NULL: it doesn't implement that.
  const mica_op_asm_interface *assembly;
  const mica_symbol_interface *symbol;
  const mica_function_interface *function;
  const mica_effects_interface *effects;
  const mica_bytecode_interface *bytecode;
  // "name = " of each slot, {NULL, 0} of a name that is no keyword; NULL until they are asked for.
  const mica_str *slot_heads;
  const mica_attr *defaults[];  // of the definition's slots, once asked for
} mica_op_name_entry;

static inline const mica_op_name_entry *mica_op_entry(const mica_op *op) {
  return (const mica_op_name_entry *)op->name;
}

// mica_op_attribute, by a name that needs no search.
const mica_attr *mica_op_known_attribute(const mica_op *op, mica_known_name name);

// What operations of the definition implement in this context, listed or attached; NULL: not that.
const void *mica_op_def_interface(mica_context *ctx, const mica_op_def *def,
                                  const mica_interface *interface);

// What stands before the value of each slot in generic form, or NULL: no memory. Of names that are
// registered.
const mica_str *mica_op_slot_heads(const mica_op *op);
enum { MICA_EQUALS_SIZE = 3 };  // " = ", which a unit attribute hasn't

#endif
