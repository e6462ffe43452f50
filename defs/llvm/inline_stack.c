// Allocations on the stack in a body that is inlined: those of fixed size are made where the caller
// begins, and marked to live only while the body runs; what is allocated besides is given back at
// its ends. Called by the inliner; owns its list.
#include "inline.h"
#include "mica/arithmetic.h"
#include "mica/fold.h"

typedef struct moved_alloca {
  mica_op *op;
  const mica_attr *count;
  bool is_marked;  // by what is made here
} moved_alloca;

typedef struct stack {
  const llvm_inlining *in;
  mica_block *caller_entry;
  moved_alloca *moved;
  size_t count, capacity;
  bool is_dynamic;  // something is allocated whose size isn't fixed
  mica_value *saved;
} stack;

// ---- What there is ------------------------------------------------------------------------------

// The first block of the body that the call is allocated in.
static mica_block *entry_of_caller(const mica_op *call) {
  const mica_op *op = call;
  for (const mica_op *parent; (parent = mica_op_parent(op)) != NULL; op = parent)
    if (mica_op_has_trait(parent, &mica_trait_is_isolated_from_above) ||
        mica_op_has_trait(parent, &mica_trait_automatic_allocation_scope))
      return mica_region_first(mica_block_region(mica_op_block(op)));
  return NULL;
}

// The next use of `root` or of what casts make of it.
static const mica_operand *next_use(const mica_value *root, const mica_operand *use) {
  const mica_op *op = use->owner;
  if (llvm_bitcast_isa(op) && mica_value_first_use(llvm_bitcast_res(op)) != NULL)
    return mica_value_first_use(llvm_bitcast_res(op));
  while (mica_operand_next_use(use) == NULL && use->value != root)
    use = &mica_value_op(use->value)->operands[0];
  return mica_operand_next_use(use);
}

static bool has_marks(const mica_op *alloca) {
  const mica_value *pointer = llvm_alloca_res(alloca);
  for (const mica_operand *use = mica_value_first_use(pointer); use != NULL;
       use = next_use(pointer, use))
    if (llvm_intr_lifetime_start_isa(use->owner) || llvm_intr_lifetime_end_isa(use->owner))
      return true;
  return false;
}

static bool add(stack *s, mica_op *op, const mica_attr *count) {
  if (!MICA_ROOM(s->in->context, s->moved, s->count, s->capacity, 1)) return false;
  const bool is_none = mica_number_is_zero(mica_number_of(count));
  s->moved[s->count++] = (moved_alloca){op, count, !is_none && !has_marks(op)};
  return true;
}

// Elsewhere than in the first block it isn't known how often something is allocated: it stays.
static bool find_allocas(stack *s) {
  const mica_block *entry = mica_region_first(s->in->blocks);
  for (const mica_block *b = entry; b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op)) {
      if (!llvm_alloca_isa(op)) continue;
      const mica_attr *count = mica_value_constant_attr(llvm_alloca_array_size(op));
      const bool is_known = count != NULL && mica_attr_is_integer(count);
      if (!is_known) s->is_dynamic = true;
      else if (b == entry && !add(s, op, count)) return false;
    }
  return true;
}

// ---- What is made of it -------------------------------------------------------------------------

static bool save(stack *s) {
  if (!s->is_dynamic) return true;
  mica_rewriter *rw = s->in->rw;
  mica_rewriter_at_start(rw, mica_region_first(s->in->blocks));
  const mica_type *pointer = llvm_pointer_type_get(s->in->context, 0);
  mica_op *made = pointer == NULL
                      ? NULL
                      : llvm_intr_stacksave_build(&rw->builder, mica_op_loc(s->in->call), pointer);
  if (made == NULL) return false;
  s->saved = mica_op_result(made, 0);
  return true;
}

// `before`: where the caller began.
static bool move(stack *s, const moved_alloca *m, mica_op *before) {
  mica_rewriter *rw = s->in->rw;
  const mica_loc loc = mica_op_loc(m->op);
  mica_rewriter_before(rw, before);
  mica_op *count = llvm_mlir_constant_build(
      &rw->builder, loc, mica_value_type(llvm_alloca_array_size(m->op)), m->count);
  if (count == NULL) return false;
  if (m->is_marked) {
    mica_rewriter_before(rw, m->op);
    if (llvm_intr_lifetime_start_build(&rw->builder, loc, llvm_alloca_res(m->op)) == NULL)
      return false;
  }
  mica_rewriter_move_after(rw, m->op, count);
  mica_rewriter_set_operand(rw, m->op, 0, mica_op_result(count, 0));
  return true;
}

static bool end(stack *s, mica_op *terminator) {
  mica_rewriter *rw = s->in->rw;
  mica_rewriter_before(rw, terminator);
  if (s->is_dynamic &&
      llvm_intr_stackrestore_build(&rw->builder, mica_op_loc(s->in->call), s->saved) == NULL)
    return false;
  for (size_t i = 0; i < s->count; i++)
    if (s->moved[i].is_marked &&
        llvm_intr_lifetime_end_build(&rw->builder, mica_op_loc(s->moved[i].op),
                                     llvm_alloca_res(s->moved[i].op)) == NULL)
      return false;
  return true;
}

static bool end_all(stack *s) {
  for (const mica_block *b = mica_region_first(s->in->blocks); b != NULL; b = mica_block_next(b)) {
    mica_op *terminator = mica_block_last(b);
    if (terminator != NULL && mica_op_has_trait(terminator, &mica_trait_return_like) &&
        !end(s, terminator))
      return false;
  }
  return true;
}

static bool move_all(stack *s) {
  mica_op *before = mica_block_first(s->caller_entry);
  for (size_t i = 0; i < s->count; i++)
    if (!move(s, &s->moved[i], before)) return false;
  return true;
}

bool llvm_inline_allocations(const llvm_inlining *in) {
  stack s = {.in = in, .caller_entry = entry_of_caller(in->call)};
  if (s.caller_entry == NULL) return true;
  const bool done = find_allocas(&s) && save(&s) && move_all(&s) && end_all(&s);
  mica_free(in->context, s.moved, s.capacity * sizeof *s.moved);
  return done;
}
