// What is passed between an operation and its regions, as a graph. Called by the patterns of
// region_branch.c; a flow owns its lists. Cost: linear.
#include "mica/region_flow.h"

#include "context/context.h"
#include "ir/op.h"
#include "memory/array.h"
#include "mica/control_flow.h"

// ---- Inputs -------------------------------------------------------------------------------------

static const mica_block *entry_of(const mica_op *op, size_t region) {
  return mica_op_regions(op)[region].first;
}

static size_t count_inputs(const mica_op *op) {
  size_t count = op->result_count;
  for (size_t i = 0; i < op->region_count; i++)
    if (entry_of(op, i) != NULL) count += entry_of(op, i)->argument_count;
  return count;
}

static bool list_inputs(mica_region_flow *flow) {
  const mica_op *op = flow->op;
  const size_t count = count_inputs(op);
  flow->inputs = mica_allocate(flow->context, count * sizeof *flow->inputs);
  if (flow->inputs == NULL) return false;
  flow->input_count = count;
  flow->first_inputs = mica_allocate(flow->context, op->region_count * sizeof *flow->first_inputs);
  if (flow->first_inputs == NULL) return false;
  size_t at = 0;
  for (; at < op->result_count; at++) flow->inputs[at] = mica_op_result(op, at);
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_block *entry = entry_of(op, i);
    flow->first_inputs[i] = at;
    for (size_t k = 0; entry != NULL && k < entry->argument_count; k++)
      flow->inputs[at++] = entry->arguments[k];
  }
  return true;
}

size_t mica_region_flow_input(const mica_region_flow *flow, const mica_value *value) {
  const mica_block *block = mica_value_argument_block(value);
  if (block == NULL) return mica_value_op(value) == flow->op ? mica_value_index(value) : SIZE_MAX;
  const mica_region *region = block->parent;
  if (region == NULL || region->parent != flow->op || region->first != block) return SIZE_MAX;
  return flow->first_inputs[mica_region_index(region)] + mica_value_index(value);
}

// ---- Edges --------------------------------------------------------------------------------------

static bool add_edges(mica_region_flow *flow, mica_op *from, const mica_region_successors *list,
                      size_t successor) {
  const ptrdiff_t region = mica_region_successors_region(list, successor);
  const mica_successor_operands passed = from == flow->op
                                             ? mica_region_branch_entry_operands(from, region)
                                             : mica_region_branch_terminator_operands(from, region);
  size_t count = mica_region_successors_input_count(list, successor);
  if (passed.count < count) count = passed.count;
  if (!MICA_ARRAY_ROOM(&flow->context->memory, flow->edges, flow->edge_count, flow->edge_capacity,
                       count))
    return false;
  for (size_t i = 0; i < count; i++) {
    const mica_value *input = mica_region_successors_input(list, successor, i);
    flow->edges[flow->edge_count++] =
        (mica_region_flow_edge){from, passed.first + i, mica_region_flow_input(flow, input)};
  }
  return true;
}

static bool add_all_edges(mica_region_flow *flow, mica_op *from, const mica_region *region) {
  mica_region_successors *list = mica_region_branch_successors(flow->op, region);
  bool done = list != NULL;
  for (size_t i = 0; done && i < mica_region_successors_count(list); i++)
    done = add_edges(flow, from, list, i);
  mica_region_successors_destroy(list);
  return done;
}

static bool list_edges(mica_region_flow *flow) {
  const mica_op *op = flow->op;
  if (!add_all_edges(flow, flow->op, NULL)) return false;
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_region *region = &mica_op_regions(op)[i];
    for (const mica_block *block = region->first; block != NULL; block = block->next) {
      mica_op *last = block->last;
      if (last == NULL ||
          mica_op_interface(last, &mica_region_branch_terminator_interface_id) == NULL)
        continue;
      if (!add_all_edges(flow, last, region)) return false;
    }
  }
  return true;
}

bool mica_region_flow_init(mica_region_flow *flow, mica_op *op) {
  *flow = (mica_region_flow){
      .context = mica_op_context(op), .op = op, .region_count = op->region_count};
  return list_inputs(flow) && list_edges(flow);
}

void mica_region_flow_free(mica_region_flow *flow) {
  mica_context *ctx = flow->context;
  mica_free(ctx, flow->inputs, flow->input_count * sizeof *flow->inputs);
  mica_free(ctx, flow->first_inputs, flow->region_count * sizeof *flow->first_inputs);
  mica_free(ctx, flow->edges, flow->edge_capacity * sizeof *flow->edges);
}

// ---- Indices ------------------------------------------------------------------------------------

bool mica_region_flow_index_init(mica_region_flow_index *index, const mica_region_flow *flow,
                                 const size_t *numbers) {
  mica_context *ctx = flow->context;
  const size_t count = flow->input_count + 2;
  index->starts = mica_allocate(ctx, count * sizeof *index->starts);
  index->order = mica_allocate(ctx, flow->edge_count * sizeof *index->order);
  if (index->starts == NULL || index->order == NULL) return false;
  memset(index->starts, 0, count * sizeof *index->starts);
  for (size_t i = 0; i < flow->edge_count; i++)
    if (numbers[i] != SIZE_MAX) index->starts[numbers[i] + 2]++;
  for (size_t i = 2; i < count; i++) index->starts[i] += index->starts[i - 1];
  for (size_t i = 0; i < flow->edge_count; i++)
    if (numbers[i] != SIZE_MAX) index->order[index->starts[numbers[i] + 1]++] = i;
  return true;
}

void mica_region_flow_index_free(mica_region_flow_index *index, const mica_region_flow *flow) {
  mica_free(flow->context, index->starts, (flow->input_count + 2) * sizeof *index->starts);
  mica_free(flow->context, index->order, flow->edge_count * sizeof *index->order);
  *index = (mica_region_flow_index){0};
}
