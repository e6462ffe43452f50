// Changing IR. Who changes it does so through a rewriter, which says to its listener what it does:
// the drivers of patterns find what to look at again by it, and a program's own listener counts or
// logs. Functions of mica/ir.h that change IR without a rewriter are for IR that nobody listens to.
#ifndef MICA_REWRITE_H
#define MICA_REWRITE_H

#include "mica/builder.h"
#include "mica/verify.h"

MICA_BEGIN

// A small value on the caller's stack. `builder` makes operations, by the functions that are
// generated for them, and its listener hears of all changes.
struct mica_rewriter {
  mica_builder builder;
  void *user;  // what whoever runs patterns has for them (mica_greedy_options); else NULL
};

MICA_INLINE mica_rewriter mica_rewriter_of(mica_context *ctx, const mica_listener *listener) {
  mica_rewriter rw = {{ctx, NULL, NULL, listener}, NULL};
  return rw;
}
MICA_INLINE mica_context *mica_rewriter_context(const mica_rewriter *rw) {
  return rw->builder.context;
}
// Where new operations go.
MICA_API void mica_rewriter_before(mica_rewriter *rw, mica_op *op);
MICA_API void mica_rewriter_after(mica_rewriter *rw, mica_op *op);
MICA_API void mica_rewriter_at_start(mica_rewriter *rw, mica_block *block);
MICA_API void mica_rewriter_at_end(mica_rewriter *rw, mica_block *block);

// ---- Operations ---------------------------------------------------------------------------------

// The operation's results become `values`, as many, and it goes. A value may be one of its own
// operands. All uses change: of each user the listener hears.
MICA_API void mica_rewriter_replace(mica_rewriter *rw, mica_op *op, mica_value *const *values);
// The same by the results of `by`. False: `by` is NULL, as of a builder that failed; nothing
// changed.
MICA_API bool mica_rewriter_replace_by(mica_rewriter *rw, mica_op *op, mica_op *by);
// Takes it away with all that is nested, whose results nobody uses from outside.
MICA_API void mica_rewriter_erase(mica_rewriter *rw, mica_op *op);
// The author changed it by the functions of its dialect.
MICA_API void mica_rewriter_modified(mica_rewriter *rw, mica_op *op);
MICA_API void mica_rewriter_set_operand(mica_rewriter *rw, mica_op *op, size_t index,
                                        mica_value *value);
// Takes results away that nobody uses, those with a flag. An operation can't lose any, so another
// one takes its place, with its regions. NULL: no memory, nothing changed.
MICA_API mica_op *mica_rewriter_erase_results(mica_rewriter *rw, mica_op *op, const bool *erased);
// Takes operands away, those with a mark (one an operand), and lets the attributes that hold sizes
// of groups follow. What may fail is done first, so that of several operations all change or none.
typedef struct mica_operand_drop {  // {0}: nothing
  mica_op *op;
  const bool *marks;  // borrowed
  struct mica_resized_slot *resized;
  size_t resized_count, resized_capacity;
} mica_operand_drop;
MICA_API bool mica_operand_drop_prepare(mica_operand_drop *drop, mica_op *op,
                                        const bool *marks);  // false: no memory
MICA_API void mica_operand_drop_apply(mica_rewriter *rw, const mica_operand_drop *drop);
MICA_API void mica_operand_drop_free(mica_operand_drop *drop);
MICA_API void mica_rewriter_move_before(mica_rewriter *rw, mica_op *op, mica_op *before);
MICA_API void mica_rewriter_move_after(mica_rewriter *rw, mica_op *op, mica_op *after);

// ---- Values -------------------------------------------------------------------------------------

// Of another type, it leaves what the verifier refuses; this holds for all that replaces.
MICA_API void mica_rewriter_replace_uses(mica_rewriter *rw, mica_value *from, mica_value *to);
typedef bool mica_use_filter(void *user, const mica_operand *use);
MICA_API void mica_rewriter_replace_uses_if(mica_rewriter *rw, mica_value *from, mica_value *to,
                                            mica_use_filter *filter, void *user);
// As mica_rewriter_replace_uses; the greedy driver looks at what reads the value in its next round
// instead of in this one, where MLIR's pattern tells it nothing. Listeners hear of it.
MICA_API void mica_rewriter_replace_uses_later(mica_rewriter *rw, mica_value *from, mica_value *to);

// For patterns that search regions for uses of a value: how many operands were set since this was
// asked of `op` the last time, in this round of the greedy driver and with no operand of `op`
// changed; SIZE_MAX: it wasn't, another driver rewrites, or no memory, so that all must be
// searched. Uses stand in the order in which they were made, the newest first, so that what is new
// is among the first so many; what moved has its uses where they were. Owns nothing of `op`.
MICA_API size_t mica_rewriter_operands_set(const mica_rewriter *rw, const mica_op *op);

// ---- Blocks and regions -------------------------------------------------------------------------

// A new block before `before`, or at the region's end (NULL), with these arguments. NULL: no
// memory. The rewriter stands at its end.
MICA_API mica_block *mica_rewriter_new_block(mica_rewriter *rw, mica_region *region,
                                             mica_block *before, mica_types arguments,
                                             const mica_loc *locs);
// Takes a block away that no operation names, with its operations.
MICA_API void mica_rewriter_erase_block(mica_rewriter *rw, mica_block *block);
// Take arguments away, as mica_block_erase_argument (false: somebody reads it, nothing was changed)
// and mica_block_erase_marked_arguments (nobody reads those that are marked) do.
MICA_API bool mica_rewriter_erase_argument(mica_rewriter *rw, mica_block *block, size_t index);
MICA_API void mica_rewriter_erase_marked_arguments(mica_rewriter *rw, mica_block *block,
                                                   const bool *marks);
// What stands from `first` (NULL: nothing) on becomes a new block after it. NULL: no memory.
MICA_API mica_block *mica_rewriter_split_block(mica_rewriter *rw, mica_block *block,
                                               mica_op *first);
// The operations of `block` go before `before`, or to the end of `into` where it is NULL; its
// arguments become `values`, none of which is one of them where they have uses, and it goes. Nobody
// names it as a successor.
MICA_API void mica_rewriter_inline_block(mica_rewriter *rw, mica_block *block, mica_block *into,
                                         mica_op *before, mica_value *const *values);
// The blocks of `region` go before `before`, or to the end of `into` where it is NULL.
MICA_API void mica_rewriter_inline_region(mica_rewriter *rw, mica_region *region, mica_region *into,
                                          mica_block *before);

// ---- Functions ----------------------------------------------------------------------------------

// Takes arguments and results of a function away, those with a flag, with their attributes, what
// returns give for them and what calls pass and get (a function by FunctionOpInterface, with a
// body; `calls` are all there are). Nobody uses these arguments and these results of calls any
// more. With `results` each call is made anew; NULL: all stay, and the calls as well. False: its
// type isn't a builtin function type, or no memory; nothing changed.
MICA_API bool mica_function_drop(mica_rewriter *rw, mica_op *op, const bool *arguments,
                                 const bool *results, mica_op *const *calls, size_t call_count);

// ---- Patterns -----------------------------------------------------------------------------------

enum { MICA_PATTERN_SOURCES = 4 };

// A pattern of rewriting. Constant: the generator writes it, or a person.
struct mica_pattern {
  const char *name;         // "AddIAddConstant"
  const mica_op_def *root;  // the operation that it looks at; NULL: any
  uint16_t benefit;         // of those that match, one with a higher benefit is tried first
  // True: it rewrote. False: it doesn't match, and nothing was changed; or no memory.
  bool (*rewrite)(mica_rewriter *rw, mica_op *op);
  // What must define the root's first operands, at most MICA_PATTERN_SOURCES, for `rewrite` to be
  // called; NULL among them: anything. A driver asks it once for all patterns of an operation.
  const mica_op_def *const *sources;
  size_t source_count;
};

// One that says nothing of sources, as a person writes it.
#define MICA_PATTERN(name, root, benefit, rewrite) \
  { name, root, benefit, rewrite, NULL, 0 }
// The usual one of a file, of benefit 1.
#define MICA_DEFINE_PATTERN(id, name, root, rewrite) \
  static const mica_pattern id = MICA_PATTERN(name, root, 1, rewrite)

// Patterns ordered by their roots, for a driver. Those of one root and benefit are tried in the
// order in which they were added; of equal benefit, those of any operation come last.
typedef struct mica_patterns mica_patterns;
MICA_API mica_patterns *mica_patterns_create(mica_context *ctx);  // NULL: no memory
MICA_API void mica_patterns_destroy(mica_patterns *patterns);     // NULL is allowed
MICA_API bool mica_patterns_add(mica_patterns *patterns,
                                const mica_pattern *pattern);  // false: no memory
// All of a table, up to NULL, as those that are generated. False: no memory.
MICA_API bool mica_patterns_add_all(mica_patterns *patterns, const mica_pattern *const *table);
// The canonicalizations of all registered dialects and their operations.
MICA_API void mica_patterns_add_canonicalizations(mica_patterns *patterns);
// Of all patterns the set has only those that `enabled` names, if it names any, and that `disabled`
// doesn't: "AddIAddConstant", with namespaces before it or without. Said before the set is used.
// Borrows both.
MICA_API void mica_patterns_filter(mica_patterns *patterns, mica_strs disabled, mica_strs enabled);
// Warns, at the first of its operations in `op`, of each dialect whose folds or patterns nobody has
// written; of one dialect once in the life of a context. `what`: MICA_UNWRITTEN_...
MICA_API void mica_warn_of_unwritten(const mica_op *op, uint32_t what);

// ---- Control between regions --------------------------------------------------------------------

// Patterns of operations that pass values to their regions and results (RegionBranchOpInterface).
// An input is what receives such a value: an argument of a region's first block, or a result. They
// are for definitions whose operands and results need no attribute with sizes of groups.
// An input that always gets one value from outside becomes that value.
MICA_API bool mica_region_branch_forward(mica_rewriter *rw, mica_op *op);
// Of inputs that always get the same, the first is used for all.
MICA_API bool mica_region_branch_merge(mica_rewriter *rw, mica_op *op);
// Inputs that nobody reads go, with what is passed to them.
MICA_API bool mica_region_branch_drop(mica_rewriter *rw, mica_op *op);
// Defines these three for operations of `def`, to be listed in its canonicalizations:
// prefix##_forward, prefix##_merge, prefix##_drop, in this order.
#define MICA_REGION_BRANCH_PATTERNS(prefix, def)                                      \
  MICA_DEFINE_PATTERN(prefix##_forward, "MakeRegionBranchOpSuccessorInputsDead", def, \
                      mica_region_branch_forward);                                    \
  MICA_DEFINE_PATTERN(prefix##_merge, "RemoveDuplicateSuccessorInputUses", def,       \
                      mica_region_branch_merge);                                      \
  MICA_DEFINE_PATTERN(prefix##_drop, "RemoveDeadRegionBranchOpSuccessorInputs", def,  \
                      mica_region_branch_drop)

// ---- What patterns are made of ------------------------------------------------------------------

// The operation of this definition that gives the value; NULL: another, or none.
MICA_INLINE mica_op *mica_value_op_of(const mica_value *v, const mica_op_def *def) {
  mica_op *op = v == NULL ? NULL : mica_value_op(v);
  return op != NULL && mica_op_isa(op, def) ? op : NULL;
}

// Values that stand side by side: operands of an operation, its results, or a list. Small; borrowed
// from where they stand.
typedef struct mica_values {
  const mica_op *operands_of, *results_of;  // NULL: `list`, or `one` where that is NULL, too
  mica_value *const *list;
  mica_value *one;
  size_t first, count;
} mica_values;
MICA_INLINE mica_values mica_no_values(void) {
  mica_values v = {NULL, NULL, NULL, NULL, 0, 0};
  return v;
}
MICA_INLINE mica_values mica_one_value(mica_value *value) {
  mica_values v = {NULL, NULL, NULL, value, 0, 1};
  return v;
}
MICA_INLINE mica_values mica_optional_value(mica_value *value) {  // NULL: none
  return value == NULL ? mica_no_values() : mica_one_value(value);
}
MICA_INLINE mica_values mica_listed_values(mica_value *const *list, size_t count) {
  mica_values v = {NULL, NULL, list, NULL, 0, count};
  return v;
}
MICA_INLINE mica_values mica_operands_in(const mica_op *op, mica_segment at) {
  mica_values v = {op, NULL, NULL, NULL, at.first, at.count};
  return v;
}
MICA_INLINE mica_values mica_results_in(const mica_op *op, mica_segment at) {
  mica_values v = {NULL, op, NULL, NULL, at.first, at.count};
  return v;
}
MICA_INLINE mica_values mica_results_of(const mica_op *op) {
  mica_values v = {NULL, op, NULL, NULL, 0, mica_op_result_count(op)};
  return v;
}
MICA_INLINE size_t mica_values_count(mica_values values) { return values.count; }
MICA_INLINE mica_value *mica_values_at(mica_values v, size_t i) {
  if (v.operands_of != NULL) return mica_op_operand(v.operands_of, v.first + i);
  if (v.results_of != NULL) return mica_op_result(v.results_of, v.first + i);
  return v.list != NULL ? v.list[i] : v.one;
}
MICA_API bool mica_values_equal(mica_values a, mica_values b);
// array<i32: ...> of how many there are in each. NULL: no memory.
MICA_API const mica_attr *mica_values_sizes(mica_context *ctx, const mica_values *groups,
                                            size_t group_count);

// Makes an operation where the rewriter stands; where `parts` gives no types of results, they are
// inferred. NULL: as mica_builder_insert_new, or that isn't possible (reported).
MICA_API mica_op *mica_rewriter_create(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                                       const mica_op_parts *parts);
// The same with the operands in groups, each of which may be any number of values.
MICA_API mica_op *mica_rewriter_create_grouped(mica_rewriter *rw, mica_loc loc,
                                               const mica_op_def *def, const mica_values *operands,
                                               size_t group_count, const mica_op_parts *parts);
// The same with results of the types that those of `like` have; no groups where all operands stand
// in `parts`.
MICA_API mica_op *mica_rewriter_create_like(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                                            const mica_values *operands, size_t group_count,
                                            const mica_op_parts *parts, const mica_op *like);

// ---- The greedy driver --------------------------------------------------------------------------

typedef enum mica_simplify_regions {
  MICA_SIMPLIFY_REGIONS_NORMAL,      // dead operations, arguments and blocks go
  MICA_SIMPLIFY_REGIONS_AGGRESSIVE,  // equal blocks and equal arguments are merged too
  MICA_SIMPLIFY_REGIONS_DISABLED,
} mica_simplify_regions;
typedef struct mica_greedy_options {
  bool bottom_up;  // the first look at operations starts with nested ones
  mica_simplify_regions regions;
  int64_t most_rounds;       // -1: no limit
  int64_t most_rewrites;     // of each round; -1: no limit
  bool no_folds;             // patterns alone
  bool no_unique_constants;  // constants stay where they are
  const mica_listener *listener;
  void *user;  // of the rewriter that patterns get
} mica_greedy_options;
// As MLIR does unless told otherwise.
MICA_INLINE mica_greedy_options mica_greedy_defaults(void) {
  mica_greedy_options o = {false, MICA_SIMPLIFY_REGIONS_NORMAL, 10, -1, false, false, NULL, NULL};
  return o;
}
typedef enum mica_greedy_end {
  MICA_GREEDY_CONVERGED,  // nothing is left to do
  MICA_GREEDY_STOPPED,    // a limit was reached
  MICA_GREEDY_NO_MEMORY,  // the IR is as valid as before
} mica_greedy_end;
// Folds and rewrites all that is nested in `op`, which is isolated from above. `changed` may be
// NULL. A pattern may run it too, with the listener of its own rewriter.
MICA_API mica_greedy_end mica_greedy_rewrite(mica_op *op, mica_patterns *patterns,
                                             const mica_greedy_options *options, bool *changed);
// The same for these operations, the last of which is looked at first, and for what their rewriting
// touches in `scope`, in which all of them stand. There are no rounds: constants stay where they
// are, and regions aren't simplified.
MICA_API mica_greedy_end mica_greedy_rewrite_ops(mica_op *const *ops, size_t count,
                                                 mica_region *scope, mica_patterns *patterns,
                                                 const mica_greedy_options *options, bool *changed);

// ---- One walk -----------------------------------------------------------------------------------

// Applies to each operation nested in `op` the first of the patterns that matches it, nested ones
// first, once: what a pattern makes isn't looked at, and nothing is folded. A pattern takes no
// other operation away than its own. `listener`, `user` (of the rewriter) and `changed` may be
// NULL. False: no memory.
MICA_API bool mica_walk_rewrite(mica_op *op, mica_patterns *patterns, const mica_listener *listener,
                                void *user, bool *changed);

MICA_END

#endif
