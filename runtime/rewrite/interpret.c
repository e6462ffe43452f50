// Running IR; see the header. Where control stands is an operation: what it returns to is found by
// the IR's own links, so that only calls need a stack, which is memory and not the C stack. Cost: a
// few look-ups an operation that is run.
#include "mica/interpret.h"

#include "context/context.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "memory/array.h"
#include "memory/table.h"
#include "mica/arithmetic.h"
#include "mica/control_flow.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/symbol.h"
#include "mica/verify.h"

typedef struct frame {
  mica_pointer_map values;  // of a value its constant
  mica_op *call;            // what it returns to; NULL: whoever asked
} frame;

typedef struct interpreter {
  mica_context *context;
  mica_symbol_tables *tables;
  frame *frames;
  size_t frame_count, frame_capacity;
  uint64_t steps_left;
  size_t most_depth;
  bool is_strict;
  mica_op *next;               // NULL: the outermost call has returned
  const mica_attr **operands;  // of the operation being run
  size_t operand_capacity;
  const mica_attr **results;
  size_t result_count;
} interpreter;

// ---- Values -------------------------------------------------------------------------------------

static frame *top(interpreter *in) { return &in->frames[in->frame_count - 1]; }

// What stands for a value that isn't defined, where it has been computed.
static char undefined;

// NULL: it isn't defined.
static const mica_attr *constant_of(interpreter *in, const mica_value *value) {
  const void *found = mica_pointer_map_find(&top(in)->values, value);
  return found == &undefined ? NULL : found;
}

// `constant` NULL: it isn't defined.
static bool set(interpreter *in, const mica_value *value, const mica_attr *constant) {
  void *kept = constant == NULL ? &undefined : (void *)(uintptr_t)constant;
  return mica_pointer_map_set(&in->context->memory, &top(in)->values, value, kept);
}

static bool read_operands(interpreter *in, const mica_op *op) {
  if (!MICA_ARRAY_ROOM(&in->context->memory, in->operands, 0, in->operand_capacity,
                       op->operand_count))
    return false;
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = mica_op_operand(op, i);
    if (mica_pointer_map_find(&top(in)->values, value) == NULL)
      return mica_op_error(op, "reads a value that wasn't computed");
    in->operands[i] = constant_of(in, value);
  }
  return true;
}

// What was read for the n-th operand that is passed.
static const mica_attr *passed(const interpreter *in, mica_successor_operands list, size_t n) {
  return in->operands[list.first + n];
}

static bool cant_run(const mica_op *op, const char *why) {
  return mica_op_error(op, "can't be run: %s", why);
}

// ---- Blocks -------------------------------------------------------------------------------------

static bool enter_block(interpreter *in, const mica_op *from, mica_block *block) {
  if (block == NULL || block->first == NULL)
    return cant_run(from, "where it goes there is nothing");
  in->next = block->first;
  return true;
}

static bool branch(interpreter *in, const mica_op *op) {
  size_t successor = 0;
  if (op->successor_count != 1 && !mica_branch_successor_for(op, in->operands, &successor))
    return cant_run(op, "it doesn't tell where it branches to");
  mica_block *block = mica_op_successor(op, successor);
  const mica_successor_operands list = mica_branch_operands(op, successor);
  if (list.produced != 0 || list.count != block->argument_count)
    return cant_run(op, "it makes arguments of its successor by itself");
  for (size_t i = 0; i < list.count; i++)
    if (!set(in, block->arguments[i], passed(in, list, i))) return false;
  return enter_block(in, op, block);
}

// ---- Regions ------------------------------------------------------------------------------------

// Goes from the operation, or from the end of one of its regions, to a region or back.
static bool go_to(interpreter *in, mica_op *op, const mica_op *from, ptrdiff_t region) {
  mica_region_successors *places =
      mica_region_branch_successors(op, from == op ? NULL : from->block->parent);
  const mica_successor_operands list = from == op
                                           ? mica_region_branch_entry_operands(op, region)
                                           : mica_region_branch_terminator_operands(from, region);
  bool done = places != NULL;
  for (size_t i = 0; done && i < mica_region_successors_count(places); i++) {
    if (mica_region_successors_region(places, i) != region) continue;
    const size_t count = mica_region_successors_input_count(places, i);
    done = count <= list.count || cant_run(from, "it passes too few values");
    for (size_t k = 0; done && k < count; k++)
      done = set(in, mica_region_successors_input(places, i, k), passed(in, list, k));
    break;
  }
  mica_region_successors_destroy(places);
  if (!done) return false;
  if (region == MICA_REGION_PARENT) return in->next = op->next, true;
  return enter_block(in, from, mica_op_region(op, (size_t)region)->first);
}

// The one place there is, where constants need not decide.
static bool only_place(mica_op *op, const mica_op *from, ptrdiff_t *region) {
  mica_region_successors *places =
      mica_region_branch_successors(op, from == op ? NULL : from->block->parent);
  const bool is_one = places != NULL && mica_region_successors_count(places) == 1;
  if (is_one) *region = mica_region_successors_region(places, 0);
  mica_region_successors_destroy(places);
  return is_one;
}

// ---- Loops that count ---------------------------------------------------------------------------

static mica_number number_of(interpreter *in, mica_fold_result what) {
  return mica_number_of(what.attr != NULL ? what.attr : constant_of(in, what.value));
}

// Into the body with this value of the variable, or past the loop where it isn't below the bound.
static bool iterate(interpreter *in, mica_op *op, const mica_op *from,
                    const mica_induction *induction, mica_number value) {
  const mica_number upper = number_of(in, induction->upper);
  if (!mica_number_is_any(value) || !mica_number_is_any(upper))
    return cant_run(op, "its bounds are no numbers");
  if (mica_number_order_signed(value, upper) >= 0) return go_to(in, op, from, MICA_REGION_PARENT);
  const mica_region *region = mica_value_argument_block(induction->variable)->parent;
  const mica_attr *constant = mica_number_attr(value);
  return constant != NULL && go_to(in, op, from, (ptrdiff_t)mica_region_index(region)) &&
         set(in, induction->variable, constant);
}

static bool counts(const mica_op *op, mica_induction *out) {
  mica_induction second;
  return mica_loop_induction(op, 0, out) && !mica_loop_induction(op, 1, &second);
}

static bool begin_loop(interpreter *in, mica_op *op, const mica_induction *induction) {
  const mica_number step = number_of(in, induction->step);
  if (!mica_number_is_any(step) || mica_number_is_negative(step) || mica_number_is_zero(step))
    return cant_run(op, "its step isn't positive");
  return iterate(in, op, op, induction, number_of(in, induction->lower));
}

static bool next_iteration(interpreter *in, mica_op *op, const mica_op *end,
                           const mica_induction *induction) {
  const mica_number now = mica_number_of(constant_of(in, induction->variable));
  return iterate(in, op, end, induction, mica_number_add(now, number_of(in, induction->step)));
}

// ---- Calls --------------------------------------------------------------------------------------

static bool push_frame(interpreter *in, mica_op *callable, mica_op *call,
                       const mica_attr *const *arguments, size_t count) {
  const mica_op *at = call == NULL ? callable : call;
  if (in->frame_count == in->most_depth) return cant_run(at, "calls are nested too deeply");
  mica_region *body = mica_callable_region(callable);
  if (body == NULL || body->first == NULL) return cant_run(at, "what it calls has no body");
  if (body->first->argument_count != count)
    return mica_op_error(callable, "takes %u arguments, not %z", body->first->argument_count,
                         count);
  if (!MICA_ARRAY_ROOM(&in->context->memory, in->frames, in->frame_count, in->frame_capacity, 1))
    return false;
  in->frames[in->frame_count++] = (frame){.call = call};
  for (size_t i = 0; i < count; i++)
    if (!set(in, body->first->arguments[i], arguments[i])) return false;
  return enter_block(in, at, body->first);
}

static void pop_frame(interpreter *in) {
  mica_pointer_map_free(&in->context->memory, &top(in)->values);
  in->frame_count--;
}

static bool call(interpreter *in, mica_op *op) {
  mica_op *callable = mica_call_resolve(op, in->tables);
  if (callable == NULL) return cant_run(op, "what it calls isn't known");
  const mica_successor_operands list = mica_call_arguments(op);
  return push_frame(in, callable, op, in->operands + list.first, list.count);
}

static bool give_back(interpreter *in, const mica_op *op) {
  mica_op *caller = top(in)->call;
  const size_t count = caller == NULL ? in->result_count : caller->result_count;
  if (op->operand_count != count) return cant_run(op, "another number of results is expected");
  pop_frame(in);
  for (size_t i = 0; i < count; i++) {
    if (caller == NULL) in->results[i] = in->operands[i];
    else if (!set(in, mica_op_result(caller, i), in->operands[i])) return false;
  }
  in->next = caller == NULL ? NULL : caller->next;
  return true;
}

// ---- Operations ---------------------------------------------------------------------------------

static const mica_attr *result_of(interpreter *in, const mica_fold_result *result) {
  return result->attr != NULL ? result->attr : constant_of(in, result->value);
}

static bool take_results(interpreter *in, const mica_op *op, const mica_fold *fold) {
  const mica_fold_result *results = mica_fold_results(fold);
  for (size_t i = 0; i < fold->count; i++)
    if (!set(in, mica_op_result(op, i), result_of(in, &results[i]))) return false;
  return true;
}

// What may be executed anywhere has no value where it doesn't tell one.
static bool leave_undefined(interpreter *in, mica_op *op) {
  if (mica_context_out_of_memory(in->context)) return false;
  if (!mica_op_is_pure(op) || !mica_op_entry(op)->may_fold)
    return cant_run(op, "it has no value for its operands, or doesn't say what it gives");
  for (size_t i = 0; i < op->result_count; i++)
    if (!set(in, mica_op_result(op, i), NULL)) return false;
  in->next = op->next;
  return true;
}

// By what it says of numbers, whatever its fold knows besides. One that selects reads what it
// selects alone.
static bool is_poison(const interpreter *in, const mica_op *op) {
  const mica_op_def *def = op->name->def;
  mica_number operands[MICA_EVALUATED_MOST];
  if (!in->is_strict || def == NULL || mica_op_def_more(def)->evaluate == NULL) return false;
  if (mica_op_interface(op, &mica_select_like_interface_id) != NULL) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (in->operands[i] == NULL) return true;
  for (size_t i = 0; i < op->operand_count; i++) operands[i] = mica_number_of(in->operands[i]);
  return def->more->is_poison != NULL && def->more->is_poison(op, operands);
}

// An operation that was changed by its fold is asked again.
static bool compute(interpreter *in, mica_op *op) {
  enum { MOST_CHANGES = 8 };
  if (is_poison(in, op)) return leave_undefined(in, op);
  for (int i = 0; i < MOST_CHANGES; i++) {
    mica_fold fold = {.context = in->context};
    bool folded = read_operands(in, op) && mica_op_fold_for(op, in->operands, &fold);
    const bool has_results = folded && fold.count == op->result_count;
    if (has_results) folded = take_results(in, op, &fold);
    mica_fold_free(&fold);
    if (has_results) return in->next = op->next, folded;
    if (!folded) break;
  }
  return leave_undefined(in, op);
}

static bool leave_region(interpreter *in, const mica_op *op) {
  mica_op *parent = mica_op_parent(op);
  mica_induction induction;
  ptrdiff_t region;
  if (parent == NULL) return cant_run(op, "it stands in nothing");
  if (mica_callable_region(parent) == op->block->parent) return give_back(in, op);
  if (counts(parent, &induction)) return next_iteration(in, parent, op, &induction);
  if (!mica_region_branch_terminator_for(op, in->operands, &region) &&
      !only_place(parent, op, &region))
    return cant_run(op, "it doesn't tell where control goes from it");
  return go_to(in, parent, op, region);
}

static bool enter_regions(interpreter *in, mica_op *op) {
  mica_induction induction;
  ptrdiff_t region;
  if (counts(op, &induction)) return begin_loop(in, op, &induction);
  if (!mica_region_branch_entry_for(op, in->operands, &region) && !only_place(op, op, &region))
    return cant_run(op, "it doesn't tell which of its regions is executed");
  return go_to(in, op, op, region);
}

static bool run(interpreter *in, mica_op *op) {
  const mica_attr *constant = mica_op_constant(op);
  if (constant != NULL) {
    in->next = op->next;
    return set(in, mica_op_result(op, 0), constant);
  }
  if (!read_operands(in, op)) return false;
  if (mica_op_interface(op, &mica_call_interface_id) != NULL) return call(in, op);
  if (op->successor_count > 0) return branch(in, op);
  if (mica_op_has_flag(op, MICA_OP_TERMINATOR)) return leave_region(in, op);
  if (op->region_count > 0) return enter_regions(in, op);
  return compute(in, op);
}

static bool run_all(interpreter *in) {
  while (in->next != NULL) {
    mica_op *op = in->next;
    if (in->steps_left-- == 0) return cant_run(op, "too many operations were run");
    if (!run(in, op)) return false;
    if (in->next == NULL && in->frame_count > 0)
      return cant_run(op, "nothing follows it, and it is no terminator");
  }
  return true;
}

bool mica_interpret(mica_op *callable, const mica_attr *const *arguments, size_t argument_count,
                    const mica_interpret_options *options, const mica_attr **results,
                    size_t result_count) {
  static const mica_interpret_options defaults;
  if (options == NULL) options = &defaults;
  mica_context *ctx = mica_op_context(callable);
  interpreter in = {.context = ctx,
                    .tables = mica_symbol_tables_create(ctx),
                    .steps_left = options->most_steps == 0 ? 10000000 : options->most_steps,
                    .most_depth = options->most_depth == 0 ? 10000 : options->most_depth,
                    .is_strict = options->is_strict,
                    .results = results,
                    .result_count = result_count};
  const bool done = in.tables != NULL &&
                    push_frame(&in, callable, NULL, arguments, argument_count) && run_all(&in);
  while (in.frame_count > 0) pop_frame(&in);
  mica_memory_free(&ctx->memory, in.frames, in.frame_capacity * sizeof *in.frames);
  mica_memory_free(&ctx->memory, (void *)in.operands, in.operand_capacity * sizeof *in.operands);
  mica_symbol_tables_destroy(in.tables);
  return done;
}
