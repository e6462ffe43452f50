// The interfaces that the runtime itself asks operations for. A methods struct holds one function
// per method; a NULL method means the interface's default. Others are declared by generated
// headers.
#ifndef MICA_INTERFACES_H
#define MICA_INTERFACES_H

#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/memory_slot.h"
#include "mica/subset.h"
#include "mica/range.h"
#include "mica/symbol.h"

MICA_BEGIN

// ---- OpAsmOpInterface: names in the custom form -------------------------------------------------
typedef struct mica_name_setter mica_name_setter;
MICA_API void mica_set_value_name(mica_name_setter *set, const mica_value *value, mica_str name);
// A name with a number in it, "c42_i32"; prefix and suffix have at most 40 bytes together.
MICA_API void mica_set_value_number_name(mica_name_setter *set, const mica_value *value,
                                         mica_str prefix, int64_t number, mica_str suffix);
// Defines a hook that names the first result: MICA_NAMES_RESULT(ring_add_result_names, "sum")
#define MICA_NAMES_RESULT(hook, name)                                \
  void hook(const mica_op *op, mica_name_setter *set) {              \
    mica_set_value_name(set, mica_op_result(op, 0), MICA_STR(name)); \
  }
typedef struct mica_op_asm_interface {
  // Asked of operations that have results.
  void (*result_names)(const mica_op *op, mica_name_setter *set);
  void (*block_argument_names)(const mica_op *op, const mica_region *region, mica_name_setter *set);
  const char *(*default_dialect)(const mica_op *op);  // elided inside its regions; NULL or "": none
  // Writes what a block of its regions is called, without the `^`; NULL: `bb` and its position.
  void (*block_name)(const mica_op *op, mica_printer *p, size_t position);
} mica_op_asm_interface;
MICA_API extern const mica_interface mica_op_asm_interface_id;

// ---- OpAsmTypeInterface, OpAsmAttrInterface, OpAsmDialectInterface: aliases ---------------------
typedef struct mica_alias_setter mica_alias_setter;
// The name of an alias, in two pieces; a number may follow it.
MICA_API void mica_set_alias(mica_alias_setter *set, mica_str first, mica_str second);
typedef struct mica_op_asm_type_interface {
  void (*alias)(const mica_type *type, mica_alias_setter *set);
  // What values of the type are called that nobody names; a result, if those beside it have such
  // types, too. Empty: they are numbered.
  mica_str (*value_name)(const mica_type *type);
} mica_op_asm_type_interface;
MICA_API extern const mica_interface mica_op_asm_type_interface_id;
typedef struct mica_op_asm_attr_interface {
  void (*alias)(const mica_attr *attr, mica_alias_setter *set);
} mica_op_asm_attr_interface;
MICA_API extern const mica_interface mica_op_asm_attr_interface_id;
// Aliases of any type or attribute, as soon as something of the dialect stands in the context. What
// one says comes before what definitions say.
typedef struct mica_op_asm_dialect_interface {
  void (*type_alias)(mica_context *ctx, const mica_dialect_def *dialect, const mica_type *type,
                     mica_alias_setter *set);
  void (*attr_alias)(mica_context *ctx, const mica_dialect_def *dialect, const mica_attr *attr,
                     mica_alias_setter *set);
} mica_op_asm_dialect_interface;
MICA_API extern const mica_interface mica_op_asm_dialect_interface_id;

// ---- LayoutEntryTypeInterface -------------------------------------------------------------------
// Types about which a data layout may say something besides.
typedef struct mica_layout_entry_interface {
  // Reports at `loc` why an entry for the type can't have that value.
  bool (*verify_entry)(const mica_type *type, const mica_attr *value, mica_loc loc);
  // Whether an entry may stand inside of a layout that has `outer` for the same type; NULL: it has
  // entries for others of its class alone. Both values are right.
  bool (*may_replace)(const mica_type *type, const mica_attr *outer, const mica_attr *value);
} mica_layout_entry_interface;
MICA_API extern const mica_interface mica_layout_entry_interface_id;

// ---- RegionKindInterface ------------------------------------------------------------------------
typedef struct mica_region_kind_interface {
  bool (*has_ssa_dominance)(const mica_op *op, size_t region);
} mica_region_kind_interface;
MICA_API extern const mica_interface mica_region_kind_interface_id;

// ---- SymbolOpInterface, SymbolUserOpInterface ---------------------------------------------------
typedef struct mica_symbol_interface {
  bool (*is_optional)(const mica_op *op);     // sym_name may be absent
  bool (*is_declaration)(const mica_op *op);  // must not be public
} mica_symbol_interface;
MICA_API extern const mica_interface mica_symbol_interface_id;
typedef struct mica_symbol_user_interface {
  bool (*verify_symbol_uses)(mica_op *op, mica_symbol_tables *tables);
} mica_symbol_user_interface;
MICA_API extern const mica_interface mica_symbol_user_interface_id;
// The same of an attribute that stands among an operation's discardable ones.
typedef struct mica_symbol_user_attr_interface {
  bool (*verify_symbol_uses)(const mica_attr *attr, mica_op *op, mica_symbol_tables *tables);
} mica_symbol_user_attr_interface;
MICA_API extern const mica_interface mica_symbol_user_attr_interface_id;

// ---- BranchOpInterface --------------------------------------------------------------------------
// The operands that a branch forwards to a successor's arguments, after `produced` ones that it
// makes itself. Who changes them needs to know what they are: all those of the declared operand
// `group`, or of a group of groups the `part`-th.
typedef struct mica_successor_operands {
  size_t produced, first, count;
  size_t group, part;
} mica_successor_operands;
typedef struct mica_branch_interface {
  mica_successor_operands (*successor_operands)(const mica_op *op, size_t successor);
  // NULL: equal.
  bool (*are_types_compatible)(const mica_op *op, const mica_type *from, const mica_type *to);
  // The one successor that constants decide on: `operands` has one for each operand, NULL where
  // it isn't known. False: they don't decide. NULL: nothing does.
  bool (*successor_for)(const mica_op *op, const mica_attr *const *operands, size_t *successor);
} mica_branch_interface;
MICA_API extern const mica_interface mica_branch_interface_id;

// ---- RegionBranchOpInterface and its terminators ------------------------------------------------
// The places that control goes to: regions of the operation, or (region SIZE_MAX) back to the
// operation itself; with the values that receive what is passed. control_flow.h reads such a list.
typedef struct mica_region_successors mica_region_successors;
MICA_API bool mica_region_successors_add(mica_region_successors *list, size_t region,
                                         mica_value *const *inputs,
                                         size_t count);  // false: no memory
// The same for the arguments of a region's entry block, or the results of the operation, from one
// on.
MICA_API bool mica_region_successors_add_region(mica_region_successors *list, size_t region,
                                                size_t first_argument);
MICA_API bool mica_region_successors_add_parent(mica_region_successors *list, size_t first_result);
typedef struct mica_region_branch_interface {
  // From the operation itself (`from` NULL) or from the end of one of its regions. False: no
  // memory.
  bool (*successors)(const mica_op *op, const mica_region *from, mica_region_successors *out);
  // The operands that enter a region (or the results) straight from the operation.
  mica_successor_operands (*entry_operands)(const mica_op *op, size_t successor_region);
  // NULL: equal.
  bool (*are_types_compatible)(const mica_op *op, const mica_type *from, const mica_type *to);
  // Whether a region is executed at most once each time; NULL: it isn't known.
  bool (*is_at_most_once)(const mica_op *op, size_t region);
  // The one region that constants decide on, as above; SIZE_MAX: back to the operation itself.
  bool (*entry_for)(const mica_op *op, const mica_attr *const *operands, size_t *region);
} mica_region_branch_interface;
MICA_API extern const mica_interface mica_region_branch_interface_id;
typedef struct mica_region_branch_terminator_interface {
  mica_successor_operands (*successor_operands)(const mica_op *op, size_t successor_region);
  // The one region that constants decide on, as above.
  bool (*region_for)(const mica_op *op, const mica_attr *const *operands, size_t *region);
} mica_region_branch_terminator_interface;
MICA_API extern const mica_interface mica_region_branch_terminator_interface_id;

// ---- LoopLikeOpInterface ------------------------------------------------------------------------
// The values that a loop carries: operands that it begins with, arguments of the body that hold
// them, operands of the body's terminator that are the next ones, and perhaps its results.
typedef struct mica_loop_values {
  size_t first_init, init_count;          // among the operands
  const mica_block *body;                 // NULL: nothing is carried
  size_t first_argument, argument_count;  // among the body's arguments
  const mica_op *yield;                   // NULL: it yields nothing
  bool has_results;
} mica_loop_values;
// A variable that runs from the lower bound up, by steps, as long as it is less than the upper one.
// A bound is a constant or a value.
typedef struct mica_induction {
  mica_value *variable;
  mica_fold_result lower, upper, step;
} mica_induction;
typedef struct mica_loop_like_interface {
  mica_loop_values (*loop_values)(const mica_op *op);
  // The `i`-th variable. False: there are no more, or its bounds aren't told. NULL: there are none.
  bool (*induction)(const mica_op *op, size_t i, mica_induction *out);
  // Puts a loop in its place that carries `count` values more, the last ones: which it begins with,
  // and which the body yields. NULL: no memory, nothing changed. The member is NULL: it can't.
  mica_op *(*extend)(mica_op *op, mica_value *const *inits, mica_value *const *yielded,
                     size_t count, mica_rewriter *rw);
} mica_loop_like_interface;
MICA_API extern const mica_interface mica_loop_like_interface_id;

// ---- ParallelCombiningOpInterface ---------------------------------------------------------------
// What stands at the end of a parallel loop and combines what its iterations made.
typedef struct mica_parallel_combining_interface {
  mica_successor_operands (*destinations)(const mica_op *op);  // the operands that are updated
} mica_parallel_combining_interface;
MICA_API extern const mica_interface mica_parallel_combining_interface_id;

// ---- DestinationStyleOpInterface ----------------------------------------------------------------
// What an operation writes to: operands that stand side by side. Those that are tensors have a
// result each, in their order and of their types.
typedef struct mica_destination_style_interface {
  mica_successor_operands (*destinations)(const mica_op *op);  // NULL: it isn't told
} mica_destination_style_interface;
MICA_API extern const mica_interface mica_destination_style_interface_id;
// None when the operation doesn't have the interface, or doesn't tell.
MICA_API mica_successor_operands mica_op_destinations(const mica_op *op);
// It has tensors and no memory among its operands; memory and no tensors.
MICA_API bool mica_op_is_on_tensors(const mica_op *op);
MICA_API bool mica_op_is_on_memory(const mica_op *op);
// For ImplementedBy: the operand that stands second; the last group of AttrSizedOperandSegments, or
// the last operand of an operation without it.
MICA_API extern const mica_destination_style_interface mica_second_is_destination,
    mica_last_is_destination;

// ---- InferTypeOpInterface -----------------------------------------------------------------------
typedef struct mica_infer_type_interface {
  // Fills `types` (as many as the operation has results); operands, slots and attributes come in
  // `parts`.
  bool (*infer_types)(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                      const mica_type **types);
  // Whether results of these types will do; NULL: they must be equal.
  bool (*are_compatible)(mica_types inferred, mica_types actual);
  // How many results there are; NULL: as many as stand there.
  size_t (*infer_count)(const mica_op_parts *parts);
} mica_infer_type_interface;
MICA_API extern const mica_interface mica_infer_type_interface_id;

// ---- InferIntRangeInterface ---------------------------------------------------------------------
// What integer results lie in (mica/range.h). `operands` has one for each operand, `results` one
// for each result, unknown at first; those that stay so are not told.
typedef struct mica_infer_int_range_interface {
  // All ranges of operands are known.
  void (*infer_ranges)(const mica_op *op, const mica_range *operands, mica_range *results);
  // Some may be unknown; asked where there is no `infer_ranges`.
  void (*infer_some_ranges)(const mica_op *op, const mica_range *operands, mica_range *results);
  // The arguments of a region's first block that nothing is passed to; NULL: anything.
  void (*infer_argument_ranges)(const mica_op *op, const mica_region *region,
                                const mica_range *operands, mica_range *arguments);
} mica_infer_int_range_interface;
MICA_API extern const mica_interface mica_infer_int_range_interface_id;
// Defines such a hook by a function of mica/range.h:
// MICA_INFERS_RANGE(ring_and_infer_ranges, mica_range_and)
#define MICA_INFERS_RANGE(hook, function)                                         \
  void hook(const mica_op *op, const mica_range *operands, mica_range *results) { \
    (void)op;                                                                     \
    results[0] = function(operands[0], operands[1]);                              \
  }

// ---- Functions and calls ------------------------------------------------------------------------
typedef struct mica_function_interface {
  const mica_type *(*function_type)(const mica_op *op);  // NULL: of the attribute `function_type`
  bool (*verify_type)(mica_op *op);                      // NULL: none
  // NULL: the entry block's arguments match the inputs.
  bool (*verify_body)(mica_op *op);
  // Of what has another type than a builtin function type, whose inputs and results these are else.
  mica_types (*argument_types)(const mica_op *op);
  mica_types (*result_types)(const mica_op *op);
} mica_function_interface;
MICA_API extern const mica_interface mica_function_interface_id;
// A function's type: what the interface says, or the attribute `function_type`. NULL: neither.
MICA_API const mica_type *mica_function_type_of(const mica_op *op);
typedef struct mica_call_interface {
  const mica_attr *(*callee)(const mica_op *op);  // a symbol, or NULL for an indirect call
  mica_successor_operands (*arguments)(const mica_op *op);
  mica_value *(*callee_value)(const mica_op *op);  // what an indirect call calls; NULL: not told
} mica_call_interface;
MICA_API extern const mica_interface mica_call_interface_id;
typedef struct mica_cast_interface {
  bool (*are_cast_compatible)(mica_types inputs, mica_types outputs);
} mica_cast_interface;
MICA_API extern const mica_interface mica_cast_interface_id;

// ---- DerivedAttributeOpInterface ----------------------------------------------------------------
// Attributes that are computed from the operation and never stored: the generator implements it for
// operations that have some.
typedef struct mica_derived_attribute_interface {
  bool (*is_derived)(mica_str name);
  const mica_attr *(*materialize)(const mica_op *op);  // a dictionary of all; NULL: see below
} mica_derived_attribute_interface;
MICA_API extern const mica_interface mica_derived_attribute_interface_id;
// Whether the operation has a derived attribute of that name.
MICA_API bool mica_op_is_derived_attribute(const mica_op *op, mica_str name);
// A dictionary of the derived attributes, with names and values as of now. NULL: it has none, one
// of them can't be an attribute (reported), or there is no memory.
MICA_API const mica_attr *mica_op_materialize_derived(const mica_op *op);
// For generated code: the dictionary of these. NULL: a value is NULL, or there is no memory.
MICA_API const mica_attr *mica_attr_dictionary_of_derived(const mica_op *op,
                                                          const mica_named_attr *derived,
                                                          size_t count);

// ---- Interfaces without methods -----------------------------------------------------------------
// The runtime has no question for them. mica_op_interface tells whether an operation names one.

#define MICA_MARKER_INTERFACES(X)                                     \
  X(select_like, "SelectLikeOpInterface")                             \
  X(weighted_branch, "WeightedBranchOpInterface")                     \
  X(weighted_region_branch, "WeightedRegionBranchOpInterface")        \
  X(arg_and_result_attrs, "ArgAndResultAttrsOpInterface")             \
  X(callable, "CallableOpInterface")                                  \
  X(infer_shaped_type, "InferShapedTypeOpInterface")                  \
  X(reify_ranked_shaped_type, "ReifyRankedShapedTypeOpInterface")     \
  X(vector_unroll, "VectorUnrollOpInterface")                         \
  X(in_parallel, "InParallelOpInterface")                             \
  X(data_layout, "DataLayoutOpInterface")                             \
  X(view_like, "ViewLikeOpInterface")                                 \
  X(tiling, "TilingInterface")                                        \
  X(shaped_dim, "ShapedDimOpInterface")                               \
  X(runtime_verifiable, "RuntimeVerifiableOpInterface")               \
  X(offset_size_and_stride, "OffsetSizeAndStrideOpInterface")         \
  X(vector_transfer, "VectorTransferOpInterface")                     \
  X(indexing_map, "IndexingMapOpInterface")                           \
  X(alignment_attr, "AlignmentAttrOpInterface")                       \
  X(infer_strided_metadata, "InferStridedMetadataOpInterface")        \
  X(memory_space_cast_consumer, "MemorySpaceCastConsumerOpInterface") \
  X(memory_space_cast, "MemorySpaceCastOpInterface")                  \
  X(partial_reduction, "PartialReductionOpInterface")                 \
  X(ptr_like, "PtrLikeTypeInterface")                                 \
  X(blob, "BlobAttr")                                                 \
  X(data_layout_type, "DataLayoutTypeInterface")                      \
  X(poison_attr, "PoisonAttrInterface")                               \
  X(dlti_query, "DLTIQueryInterface")                                 \
  X(data_layout_entry, "DataLayoutEntryInterface")                    \
  X(data_layout_spec, "DataLayoutSpecInterface")                      \
  X(target_device_spec, "TargetDeviceSpecInterface")                  \
  X(target_system_spec, "TargetSystemSpecInterface")

#define MICA_MARKER_DECLARE(name, ods_name) \
  MICA_API extern const mica_interface mica_##name##_interface_id;
MICA_MARKER_INTERFACES(MICA_MARKER_DECLARE)
#undef MICA_MARKER_DECLARE

MICA_END

#endif
