// The dry run that collects aliases: what would be printed is visited in the order that MLIR visits
// it, which decides the numbers of the aliases. Operations in generic form are walked here,
// iterating; those in custom form run their print hook with a printer that writes nowhere. Regions
// that are known to hold nothing with an alias are passed over.
#include "memory/array.h"
#include "context/context.h"
#include "print/op.h"

static bool push(mica_printer *p, region_frame frame) {
  op_printer *o = p->op;
  if (!MICA_ARRAY_ROOM(&p->context->memory, o->frames, o->frame_count, o->frame_capacity, 1)) {
    mica_printer_fail(p);
    return false;
  }
  o->frames[o->frame_count++] = frame;
  return true;
}

// Empty, or it holds nothing that has an alias.
static bool is_passed_over(const mica_printer *p, const mica_region *region) {
  return region->first == NULL || (p->op->aliases.marked && !region->first->holds_aliases);
}

static bool brings_nothing(mica_printer *p, const mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    if (!is_passed_over(p, mica_op_region(op, i))) return false;
  return mica_printer_alias_knows_op(p, op);
}

// Slots and discardable entries together, in the order of their names.
static void visit_attributes(mica_printer *p, const mica_op *op) {
  attr_merge m;
  mica_named_attr entry;
  mica_attr_merge_init(&m, op);
  while (mica_attr_merge_next(&m, &entry, MERGE_ALL)) mica_print_attr(p, entry.value);
}

// After its regions: the types and attributes of an operation in generic form.
static void visit_generic(mica_printer *p, const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = op->operands[i].value;
    if (value != NULL) mica_print_type(p, value->type);
  }
  for (size_t i = 0; i < op->result_count; i++) mica_print_type(p, mica_op_result(op, i)->type);
  visit_attributes(p, op);
}

static void visit_arguments(mica_printer *p, const mica_block *block) {
  for (size_t i = 0; i < block->argument_count; i++) {
    const mica_value *argument = mica_block_argument_at(block, i);
    mica_print_type(p, argument->type);
    if (p->options.debug_info) mica_printer_alias_visit_loc(p, mica_value_loc(argument), false);
  }
}

static void open_block(mica_printer *p, region_frame *f, const mica_block *block) {
  bool entry = block->previous == NULL;
  if (!entry || f->entry_arguments) visit_arguments(p, block);
  bool has_terminator = block->last != NULL && mica_op_has_flag(block->last, MICA_OP_TERMINATOR);
  f->stop = has_terminator && entry && !f->terminators ? block->last : NULL;
  f->block = block;
  f->next = block->first;
}

// The location, then the custom form's hook, or the regions of the generic form first.
static void visit_op(mica_printer *p, const mica_op *op) {
  p->at = op->loc;
  if (p->options.debug_info) mica_printer_alias_visit_loc(p, op->loc, true);
  if (brings_nothing(p, op)) return;
  if (mica_printer_has_custom_form(p, op)) op->name->def->print(p, op);
  else if (op->region_count == 0 || p->options.skip_regions) visit_generic(p, op);
  else push(p, (region_frame){.op = op, .entry_arguments = true, .terminators = true});
}

static void step(mica_printer *p) {
  region_frame *f = &p->op->frames[p->op->frame_count - 1];
  if (f->block != NULL) {
    const mica_op *op = f->next;
    if (op != NULL && op != f->stop) {
      f->next = op->next;
      visit_op(p, op);  // may move the frames
    } else if (f->block->next != NULL) {
      open_block(p, f, f->block->next);
    } else {
      f->block = NULL;
      f->region_index++;
    }
  } else if (f->op == NULL || f->region_index == f->op->region_count) {
    const mica_op *op = f->op;
    p->op->frame_count--;
    if (op != NULL) visit_generic(p, op);
  } else {
    const mica_region *region = mica_op_region(f->op, f->region_index);
    if (is_passed_over(p, region)) f->region_index++;
    else open_block(p, f, region->first);
  }
}

static void run(mica_printer *p, size_t base) {
  while (p->op->frame_count > base && !p->failed && !p->op->aliases.failed) step(p);
  p->op->frame_count = base;
}

void mica_collect_op_tree(mica_printer *p, const mica_op *op) {
  size_t base = p->op->frame_count;
  visit_op(p, op);
  run(p, base);
}

void mica_collect_generic_op(mica_printer *p, const mica_op *op) {
  size_t base = p->op->frame_count;
  if (op->region_count == 0 || p->options.skip_regions) visit_generic(p, op);
  else if (mica_printer_enter(p) &&
           push(p, (region_frame){.op = op, .entry_arguments = true, .terminators = true}))
    run(p, base);
}

void mica_collect_region(mica_printer *p, const mica_region *region, bool entry_arguments,
                         bool terminators) {
  if (is_passed_over(p, region) || p->options.skip_regions || !mica_printer_enter(p)) return;
  size_t base = p->op->frame_count;
  if (!push(p, (region_frame){.entry_arguments = entry_arguments, .terminators = terminators}))
    return;
  open_block(p, &p->op->frames[base], region->first);
  run(p, base);
}
