// Effects: what operations do to memory, whether they may be dropped when nobody reads their
// results, or executed where nobody asked for it. The answers are those of MLIR's
// SideEffectInterfaces.
//
// An operation says it in a constant table that the generator writes, or by a function of its
// author; both are its implementation of one interface, which a program may also attach
// (mica/attach.h). One that says nothing may do anything.
#ifndef MICA_EFFECTS_H
#define MICA_EFFECTS_H

#include "mica/ir.h"

MICA_BEGIN

typedef enum mica_effect_kind {
  MICA_EFFECT_ALLOCATE,
  MICA_EFFECT_FREE,
  MICA_EFFECT_READ,
  MICA_EFFECT_WRITE,
  MICA_EFFECT_OTHER,  // of an interface of effects that isn't about memory: `name` says which
} mica_effect_kind;

// What is acted on is part of a resource. Resources are known by their names, which are compared
// as text.
#define MICA_RESOURCE_DEFAULT "DefaultResource"
#define MICA_RESOURCE_AUTOMATIC_ALLOCATION_SCOPE "AutomaticAllocationScopeResource"

typedef struct mica_effect {
  mica_effect_kind kind;
  const char *name;         // of MICA_EFFECT_OTHER: "test::TestEffects::Concrete"; else NULL
  mica_value *value;        // the operand or result that is acted on, or NULL
  const mica_attr *symbol;  // the reference that is acted on, or NULL
  const char *resource;     // MICA_RESOURCE_DEFAULT, ...
  int stage;                // effects of a lower stage come first
  bool is_full;             // acts on every element of the resource
} mica_effect;

// A list of effects; {0} is empty. Give it back with mica_effects_free.
typedef struct mica_effects {
  mica_effect *data;
  size_t size, capacity;
  mica_context *context;
} mica_effects;
// Adds one, as a hook does. False: no memory.
MICA_API bool mica_effects_add(mica_effects *list, mica_effect effect);
MICA_API void mica_effects_free(mica_effects *list);  // NULL entries are allowed: {0}

// ---- Questions ----------------------------------------------------------------------------------

// Adds what the operation itself does to `out` (with its context), in the order of its definition:
// its own effects, then those of operands and symbols, then of results. False: it doesn't say, so
// that it may do anything; or no memory.
MICA_API bool mica_op_effects(const mica_op *op, mica_effects *out);
// The same with all that is nested, where the operation has what its regions have
// (RecursiveMemoryEffects). False also when something nested doesn't say.
MICA_API bool mica_op_effects_recursive(const mica_op *op, mica_effects *out);
// It certainly does nothing to memory, nor does what is nested in it (isMemoryEffectFree).
MICA_API bool mica_op_is_effect_free(const mica_op *op);
// The same for who walks what is nested himself. STOP: it has effects; ON: what is nested in it is
// to be asked; SKIP: it has none.
MICA_API mica_walk mica_op_expect_effect_free(const mica_op *op);
// Without uses of its results it may go: it is no terminator and no symbol, and only reads or
// allocates what it gives as a result (wouldOpBeTriviallyDead).
MICA_API bool mica_op_would_be_trivially_dead(const mica_op *op);
// The same, and no result is used (isOpTriviallyDead).
MICA_API bool mica_op_is_trivially_dead(const mica_op *op);
// The two parts of wouldOpBeTriviallyDead, for who walks what is nested himself. Neither a
// terminator nor a symbol:
MICA_API bool mica_op_may_be_dead(const mica_op *op);
// STOP: it does more than give results; ON: what is nested in it is to be asked; SKIP: it doesn't.
MICA_API mica_walk mica_op_expect_dead(const mica_op *op);
// It may be executed where it wasn't asked for (isSpeculatable).
MICA_API bool mica_op_is_speculatable(const mica_op *op);
// Both effect free and speculatable (isPure).
MICA_API bool mica_op_is_pure(const mica_op *op);

// ---- MemoryEffectOpInterface --------------------------------------------------------------------

typedef enum mica_effect_target {
  MICA_EFFECT_ON_NOTHING,
  MICA_EFFECT_ON_OPERAND,  // every value of a declared operand
  MICA_EFFECT_ON_RESULT,
  MICA_EFFECT_ON_SYMBOL,  // a slot, if it is there
} mica_effect_target;
// A row of an operation's table, as the generator writes it.
typedef struct mica_effect_def {
  mica_effect_kind kind;
  mica_effect_target on;
  uint16_t index;  // of the declared operand or result, or the slot
  bool is_full;
  int stage;
  const char *resource;  // NULL: MICA_RESOURCE_DEFAULT
  const char *name;      // of MICA_EFFECT_OTHER
} mica_effect_def;
// The methods of an interface of effects: a table, or a function in its place. The function adds to
// `out`; false: no memory.
typedef struct mica_effects_interface {
  bool (*effects)(const mica_op *op, mica_effects *out);  // NULL: the table
  const mica_effect_def *table;
  size_t count;
} mica_effects_interface;
MICA_API extern const mica_interface mica_memory_effects_interface_id;
MICA_API extern const mica_effects_interface mica_no_effects;  // NoMemoryEffect
// How the operation says what it does itself, without a search; NULL: it doesn't. *of_regions: it
// does what its regions do as well (RecursiveMemoryEffects).
MICA_API const mica_effects_interface *mica_op_memory_effects(const mica_op *op, bool *of_regions);
// As mica_op_effects, by another interface of effects than that of memory.
MICA_API bool mica_op_effects_of(const mica_op *op, const mica_interface *interface,
                                 mica_effects *out);

// ---- ConditionallySpeculatable ------------------------------------------------------------------

typedef enum mica_speculatability {
  MICA_NOT_SPECULATABLE,
  MICA_SPECULATABLE,
  MICA_RECURSIVELY_SPECULATABLE,  // if all that is nested in it is
} mica_speculatability;
typedef struct mica_speculatable_interface {
  // Also asked of operations that aren't verified yet (from where a bound of affine.for comes):
  // nothing is certain about its parts.
  mica_speculatability (*speculatability)(const mica_op *op);
} mica_speculatable_interface;
MICA_API extern const mica_interface mica_conditionally_speculatable_interface_id;
MICA_API extern const mica_speculatable_interface mica_always_speculatable;
MICA_API extern const mica_speculatable_interface mica_recursively_speculatable;

MICA_END

#endif
