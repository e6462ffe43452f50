// Arguments that are passed by value, of a function that is inlined. Called by the inliner; owns
// nothing.
#include "inline.h"
#include "layout.h"

// The alignment of what is allocated is raised, unless it would then exceed that of the stack and
// doesn't do so yet. The answer is what it is in the end.
static uint64_t align_allocation(mica_op *alloca, uint64_t wanted, uint64_t stack_bits,
                                 bool *has_memory) {
  uint64_t alignment = (uint64_t)llvm_alloca_alignment(alloca);
  if (alignment == 0) alignment = 1;
  if (wanted <= alignment) return alignment;
  if (stack_bits != 0 && 8 * wanted > stack_bits && 8 * alignment <= stack_bits) return alignment;
  *has_memory = llvm_alloca_set_alignment(alloca, (int64_t)wanted);
  return wanted;
}

static uint64_t alignment_of_global(const mica_op *address) {
  const mica_op *global =
      mica_symbol_nearest(address, llvm_mlir_addressof_global_name_attr(address));
  if (global == NULL || !llvm_mlir_global_isa(global)) return 1;
  const int64_t alignment = llvm_mlir_global_alignment(global);
  return alignment <= 0 ? 1 : (uint64_t)alignment;
}

static uint64_t alignment_of_parameter(const mica_value *value) {
  const mica_block *block = mica_value_argument_block(value);
  const mica_op *function = mica_block_parent_op(block);
  if (function == NULL || !llvm_func_isa(function) || block->previous != NULL) return 1;
  const mica_attr *alignment =
      llvm_attr_of_argument(function, mica_value_index(value), MICA_STR("llvm.align"));
  return alignment == NULL ? 1 : mica_attr_integer_zext(alignment);
}

// What is known of a pointer's alignment, after raising it where that can be.
static uint64_t align_pointer(mica_value *value, uint64_t wanted, const mica_op *callable,
                              bool *has_memory) {
  mica_op *op = mica_value_op(value);
  if (op == NULL) return alignment_of_parameter(value);
  if (llvm_alloca_isa(op))
    return align_allocation(op, wanted, llvm_stack_alignment(callable), has_memory);
  return llvm_mlir_addressof_isa(op) ? alignment_of_global(op) : 1;
}

static mica_value *number(mica_rewriter *rw, mica_loc loc, uint64_t value) {
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_attr *attr = mica_attr_i(ctx, 64, (int64_t)value);
  if (attr == NULL) return NULL;
  mica_op *op = llvm_mlir_constant_build(&rw->builder, loc, mica_attr_type(attr), attr);
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// Where the caller begins, so that it is allocated once.
static mica_value *allocate(mica_rewriter *rw, mica_loc loc, const mica_value *value,
                            const mica_type *type, uint64_t alignment) {
  mica_block *entry = mica_region_first(mica_block_region(mica_value_block(value)));
  const mica_builder place = rw->builder;
  mica_rewriter_at_start(rw, entry);
  mica_value *one = number(rw, loc, 1);
  const mica_attr *aligned = mica_attr_i(rw->builder.context, 64, (int64_t)alignment);
  mica_op *made =
      one == NULL || aligned == NULL
          ? NULL
          : llvm_alloca_build(&rw->builder, loc, mica_value_type(value), one, aligned, type, false);
  rw->builder = place;
  return made == NULL ? NULL : mica_op_result(made, 0);
}

static mica_value *copy(mica_rewriter *rw, mica_loc loc, mica_value *value, const mica_type *type,
                        const llvm_layout *layout, uint64_t alignment) {
  mica_value *made = allocate(rw, loc, value, type, alignment);
  mica_value *size = made == NULL ? NULL : number(rw, loc, llvm_layout_size(layout));
  if (size == NULL || llvm_intr_memcpy_build(&rw->builder, loc, made, value, size, false, NULL,
                                             NULL, NULL, NULL, NULL, NULL) == NULL)
    return NULL;
  return made;
}

static bool reads_arguments_only(const mica_op *function) {
  const mica_attr *effects = llvm_func_memory_effects_attr(function);
  if (effects == NULL) return false;
  const llvm_mod_ref_info of_arguments = llvm_memory_effects_attr_arg_mem(effects);
  return of_arguments == LLVM_MOD_REF_INFO_NO_MOD_REF || of_arguments == LLVM_MOD_REF_INFO_REF;
}

mica_value *llvm_pass_by_value(mica_rewriter *rw, const mica_op *callable, mica_value *value,
                               const mica_attr *attrs) {
  const mica_type *type = mica_attr_type_value(llvm_argument_attr(attrs, MICA_STR("llvm.byval")));
  const mica_attr *demand = llvm_argument_attr(attrs, MICA_STR("llvm.align"));
  const uint64_t wanted = demand == NULL ? 1 : mica_attr_integer_zext(demand);
  llvm_layout layout;
  bool has_memory = true;
  if (!llvm_layout_of(callable, type, &layout)) return NULL;
  if (reads_arguments_only(callable)) {
    if (wanted <= layout.alignment || align_pointer(value, wanted, callable, &has_memory) >= wanted)
      return has_memory ? value : NULL;
  }
  const uint64_t alignment = wanted < layout.alignment ? layout.alignment : wanted;
  return copy(rw, mica_value_loc(value), value, type, &layout, alignment);
}
