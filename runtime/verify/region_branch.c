// Control flow between an operation and its regions: what is forwarded along each edge fits the
// values that receive it.
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"
#include "ir/region_successors.h"

// ---- One edge -----------------------------------------------------------------------------------

// Where control comes from: the operation itself (terminator NULL), or the end of one of its
// blocks.
typedef struct branch_point {
  mica_op *op;
  const mica_region_branch_interface *interface;
  const mica_op *terminator;
} branch_point;

static mica_diag *begin_edge_error(const branch_point *point, const mica_region_edge *to) {
  mica_diag *diag = mica_op_error_begin(point->op, "along control flow edge from ");
  if (point->terminator == NULL) mica_diag_append(diag, "parent to ");
  else mica_diag_append(diag, "Operation %o to ", point->terminator);
  if (to->region == SIZE_MAX) mica_diag_append(diag, "parent");
  else mica_diag_append(diag, "Region #%z", to->region);
  return diag;
}

static bool report_edge(const branch_point *point, mica_diag *diag) {
  const mica_op *from = point->terminator == NULL ? point->op : point->terminator;
  mica_diag_note(diag, from->loc, "region branch point");
  return mica_diag_report(diag);
}

static const mica_region_branch_terminator_interface *terminator_interface(const mica_op *op) {
  return mica_op_interface(op, &mica_region_branch_terminator_interface_id);
}

static mica_successor_operands forwarded(const branch_point *point, size_t region) {
  const mica_op *from = point->terminator;
  if (from == NULL) {
    if (point->interface->entry_operands != NULL)
      return point->interface->entry_operands(point->op, region);
    return (mica_successor_operands){0};
  }
  const mica_region_branch_terminator_interface *methods = terminator_interface(from);
  if (methods != NULL && methods->successor_operands != NULL)
    return methods->successor_operands(from, region);
  return (mica_successor_operands){.count = from->operand_count};
}

static bool types_fit(const branch_point *point, const mica_type *from, const mica_type *to) {
  if (from == to) return true;
  return point->interface->are_types_compatible != NULL &&
         point->interface->are_types_compatible(point->op, from, to);
}

static bool verify_edge(const branch_point *point, const mica_region_edge *to) {
  mica_successor_operands operands = forwarded(point, to->region);
  const mica_op *from = point->terminator == NULL ? point->op : point->terminator;
  if (operands.count != to->input_count) {
    mica_diag *diag = begin_edge_error(point, to);
    mica_diag_append(diag,
                     ": region branch point has %z operands, but region successor needs %z inputs",
                     operands.count, to->input_count);
    return report_edge(point, diag);
  }
  for (size_t i = 0; i < to->input_count; i++) {
    const mica_type *source = mica_value_type(mica_op_operand(from, operands.first + i));
    const mica_type *target = mica_value_type(mica_region_edge_input(to, i));
    if (types_fit(point, source, target)) continue;
    mica_diag *diag = begin_edge_error(point, to);
    mica_diag_append(diag,
                     ": successor operand type #%z '%t' should match successor input type #%z '%t'",
                     i, source, i, target);
    return report_edge(point, diag);
  }
  return true;
}

// ---- All edges ----------------------------------------------------------------------------------

static bool verify_edges_from(const branch_point *point, const mica_region *from) {
  mica_region_successors list = {.op = point->op};
  bool ok = point->interface->successors(point->op, from, &list);
  for (size_t i = 0; ok && i < list.size; i++) ok = verify_edge(point, &list.data[i]);
  mica_region_successors_free(&list);
  return ok;
}

static bool ends_region(const mica_op *op) {
  return terminator_interface(op) != NULL || mica_op_has_trait(op, &mica_trait_return_like);
}

static bool verify_edges_of_region(branch_point point, const mica_region *region) {
  for (const mica_block *block = region->first; block != NULL; block = block->next) {
    point.terminator = block->last;
    if (point.terminator == NULL || !ends_region(point.terminator)) continue;
    if (!verify_edges_from(&point, region)) return false;
  }
  return true;
}

bool mica_verify_region_branch(mica_op *op) {
  branch_point point = {op, mica_op_interface(op, &mica_region_branch_interface_id), NULL};
  if (point.interface == NULL || point.interface->successors == NULL) return true;
  if (!verify_edges_from(&point, NULL)) return false;
  for (size_t i = 0; i < op->region_count; i++)
    if (!verify_edges_of_region(point, mica_op_region(op, i))) return false;
  return true;
}
