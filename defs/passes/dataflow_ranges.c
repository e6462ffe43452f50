// What integers lie in: as operations infer it (InferIntRangeInterface), and between their bounds
// where loops count (LoopLikeOpInterface).
#include "dataflow.h"
#include "mica/control_flow.h"
#include "mica/interfaces.h"

// ---- Operations ---------------------------------------------------------------------------------

static void forget_results(passes_flow *f, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    passes_flow_forget(f, PASSES_FLOW_RANGES, mica_op_result(op, i));
}

// True: those of all operands that are integers are known.
static bool read_operands(const passes_flow *f, const mica_op *op, mica_range *ranges) {
  bool are_known = true;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *operand = mica_op_operand(op, i);
    ranges[i] = *passes_flow_range(f, operand);
    are_known &= mica_range_is_known(&ranges[i]) ||
                 mica_range_type(mica_value_type(operand)) == NULL;
  }
  return are_known;
}

static void infer_with(passes_flow *f, const mica_op *op,
                       const mica_infer_int_range_interface *methods, mica_range *operands,
                       mica_range *results) {
  const bool are_known = read_operands(f, op, operands);
  const size_t count = mica_op_result_count(op);
  for (size_t i = 0; i < count; i++) results[i] = mica_range_unknown();
  if (methods->infer_ranges != NULL) {
    if (!are_known) return;
    methods->infer_ranges(op, operands, results);
  } else if (methods->infer_some_ranges != NULL) {
    methods->infer_some_ranges(op, operands, results);
  }
  for (size_t i = 0; i < count; i++) {
    const mica_value *result = mica_op_result(op, i);
    if (mica_range_type(mica_value_type(result)) == NULL)
      passes_flow_forget(f, PASSES_FLOW_RANGES, result);
    else passes_flow_join_range(f, result, &results[i], true);
  }
}

// Room for so many ranges: `few`, or memory of the context. NULL: there is none.
static mica_range *take_room(passes_flow *f, mica_range *few, size_t most, size_t count) {
  if (count <= most) return few;
  mica_range *room = mica_allocate(f->context, count * sizeof *room);
  if (room == NULL) f->no_memory = true;
  return room;
}
static void give_room_back(const passes_flow *f, const mica_range *few, mica_range *room,
                           size_t count) {
  if (room != few) mica_free(f->context, room, count * sizeof *room);
}

void passes_flow_infer(passes_flow *f, mica_op *op) {
  enum { MOST = 6 };
  mica_range few[MOST];
  const mica_infer_int_range_interface *methods =
      mica_op_interface(op, &mica_infer_int_range_interface_id);
  if (methods == NULL || (methods->infer_ranges == NULL && methods->infer_some_ranges == NULL)) {
    forget_results(f, op);
    return;
  }
  const size_t operands = mica_op_operand_count(op), count = operands + mica_op_result_count(op);
  mica_range *room = take_room(f, few, MOST, count);
  if (room == NULL) return;
  infer_with(f, op, methods, room, room + operands);
  give_room_back(f, few, room, count);
}

// ---- Arguments that nothing is passed to --------------------------------------------------------

static void infer_arguments_with(passes_flow *f, mica_op *op, const mica_region *region,
                                 const mica_infer_int_range_interface *methods, mica_range *room) {
  const mica_block *entry = mica_region_first(region);
  mica_range *arguments = room + mica_op_operand_count(op);
  const size_t count = mica_block_argument_count(entry);
  for (size_t i = 0; i < count; i++) arguments[i] = mica_range_unknown();
  (void)read_operands(f, op, room);
  methods->infer_argument_ranges(op, region, room, arguments);
  for (size_t i = 0; i < count; i++)
    passes_flow_join_range(f, mica_block_argument_at(entry, i), &arguments[i], true);
}

static void infer_arguments(passes_flow *f, mica_op *op, const mica_region *region,
                            const mica_infer_int_range_interface *methods) {
  enum { MOST = 6 };
  mica_range few[MOST];
  const size_t operands = mica_op_operand_count(op);
  const size_t count = operands + mica_block_argument_count(mica_region_first(region));
  for (size_t i = 0; i < operands; i++)
    passes_flow_depend_on(f, mica_op_operand(op, i), NULL,
                          (passes_flow_item){{op, NULL}, PASSES_FLOW_RANGES});
  mica_range *room = take_room(f, few, MOST, count);
  if (room == NULL) return;
  infer_arguments_with(f, op, region, methods, room);
  give_room_back(f, few, room, count);
}

// The end of a bound: what it is, or as far as its type goes.
static mica_number end_of(passes_flow *f, passes_flow_item item, mica_fold_result bound,
                          const mica_type *type, bool is_upper) {
  if (bound.attr != NULL) {
    const mica_number n = mica_number_of(bound.attr);
    if (mica_number_is_any(n) && !mica_number_is_float(n)) return n;
  }
  mica_range range = mica_range_unknown();
  if (bound.value != NULL) {
    passes_flow_depend_on(f, bound.value, NULL, item);
    range = *passes_flow_range(f, bound.value);
  }
  if (!mica_range_is_known(&range)) range = mica_range_full(type);
  return is_upper ? range.smax : range.smin;
}

static void visit_induction(passes_flow *f, passes_flow_item item, const mica_induction *of) {
  const mica_type *type = mica_value_type(of->variable);
  mica_number min = end_of(f, item, of->lower, type, false);
  mica_number max = end_of(f, item, of->upper, type, true);
  if (!mica_number_is_any(min) || !mica_number_is_any(max)) return;
  if (mica_number_is_negative(end_of(f, item, of->step, type, true))) {
    const mica_number first = min;
    min = max;
    max = first;
  } else {
    max = mica_number_subtract(max, mica_number_integer(max.type, 1));
  }
  if (mica_number_order_signed(max, min) < 0) return;
  const mica_range range = mica_range_from_signed(min, max);
  passes_flow_join_range(f, of->variable, &range, false);
}

static void forget_arguments(passes_flow *f, const mica_region *region, size_t first,
                             size_t count) {
  const mica_block *entry = mica_region_first(region);
  for (size_t i = 0; i < mica_block_argument_count(entry); i++)
    if (i < first || i >= first + count)
      passes_flow_forget(f, PASSES_FLOW_RANGES, mica_block_argument_at(entry, i));
}

void passes_flow_infer_arguments(passes_flow *f, passes_flow_item item, mica_op *op,
                                 const mica_region *region, size_t first, size_t count) {
  const mica_infer_int_range_interface *methods =
      mica_op_interface(op, &mica_infer_int_range_interface_id);
  mica_induction of;
  if (methods != NULL && methods->infer_argument_ranges != NULL) {
    infer_arguments(f, op, region, methods);
  } else if (mica_loop_induction(op, 0, &of)) {
    for (size_t i = 0; mica_loop_induction(op, i, &of); i++) visit_induction(f, item, &of);
  } else {
    forget_arguments(f, region, first, count);
  }
}
