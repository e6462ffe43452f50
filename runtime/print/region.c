// Regions and blocks, and the loop that walks down into operations in generic form without using
// the C stack. Hooks of a custom form recurse through mica_print_region; mica_printer_enter bounds
// them.
#include "ir/op_name.h"
#include "memory/array.h"
#include "context/context.h"
#include "print/op.h"

static mica_str dialect_inside(const mica_op *op) {
  const mica_op_asm_interface *names = op == NULL ? NULL : mica_op_entry(op)->assembly;
  if (names == NULL || names->default_dialect == NULL) return (mica_str){NULL, 0};
  return mica_str_of(names->default_dialect(op));
}

// ---- Block headers ------------------------------------------------------------------------------

static void put_arguments(mica_printer *p, const mica_block *block) {
  if (block->argument_count == 0) return;
  printer_put_char(p, '(');
  for (size_t i = 0; i < block->argument_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_print_region_argument(p, mica_block_argument_at(block, i), NULL, false);
  }
  printer_put_char(p, ')');
}

static uint32_t position_of(const mica_printer *p, const mica_block *block) {
  uint32_t position;
  return mica_printer_names_block(&p->op->names, block, &position) ? position : 0;
}

typedef struct predecessors {
  uint32_t *positions;
  size_t count, capacity;
} predecessors;

static void sift_down(uint32_t *items, size_t at, size_t count) {
  for (size_t child; (child = 2 * at + 1) < count; at = child) {
    if (child + 1 < count && items[child + 1] > items[child]) child++;
    if (items[at] >= items[child]) return;
    uint32_t other = items[at];
    items[at] = items[child];
    items[child] = other;
  }
}

// Heap sort: thousands of edges into one block must not cost their square.
static void sort_positions(uint32_t *items, size_t count) {
  for (size_t i = count / 2; i-- > 0;) sift_down(items, i, count);
  for (size_t left = count; left > 1;) {
    uint32_t largest = items[0];
    items[0] = items[--left];
    items[left] = largest;
    sift_down(items, 0, left);
  }
}

static void put_sorted_predecessors(mica_printer *p, const mica_block *block) {
  predecessors all = {0};
  for (const mica_successor *use = block->first_use; use != NULL; use = use->next_use) {
    if (!MICA_ARRAY_ROOM(&p->context->memory, all.positions, all.count, all.capacity, 1)) {
      mica_printer_fail(p);
      break;
    }
    all.positions[all.count++] = position_of(p, use->owner->block);
  }
  sort_positions(all.positions, all.count);
  PRINTER_PUT(p, "  // ");
  mica_print_uint(p, all.count);
  PRINTER_PUT(p, " preds: ");
  for (size_t i = 0; i < all.count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_printer_block_at(p, block, all.positions[i]);
  }
  mica_free(p->context, all.positions, all.capacity * sizeof *all.positions);
}

static void put_predecessors(mica_printer *p, const mica_block *block) {
  const mica_successor *use = block->first_use;
  if (use == NULL) {
    if (block->previous != NULL) PRINTER_PUT(p, "  // no predecessors");
  } else if (use->next_use == NULL) {
    PRINTER_PUT(p, "  // pred: ");
    mica_printer_block_name(p, use->owner->block);
  } else {
    put_sorted_predecessors(p, block);
  }
}

static void put_block_header(mica_printer *p, const mica_block *block) {
  put_indent(p);
  mica_printer_block_name(p, block);
  put_arguments(p, block);
  printer_put_char(p, ':');
  put_predecessors(p, block);
  printer_put_char(p, '\n');
}

// All regions of an operation in generic form.
static region_frame regions_of(const mica_op *op, bool whole) {
  return (region_frame){
      .op = op, .whole = whole, .entry_arguments = true, .terminators = true, .empty_block = true};
}

// ---- The loop -----------------------------------------------------------------------------------

static bool push(mica_printer *p, region_frame frame) {
  op_printer *o = p->op;
  if (!MICA_ARRAY_ROOM(&p->context->memory, o->frames, o->frame_count, o->frame_capacity, 1)) {
    mica_printer_fail(p);
    return false;
  }
  frame.outer_dialect = o->default_dialect;
  o->frames[o->frame_count++] = frame;
  return true;
}

static bool is_header_wanted(const region_frame *f, const mica_block *block) {
  if (block->previous != NULL) return true;
  return (f->empty_block && block->first == NULL) ||
         (f->entry_arguments && block->argument_count != 0);
}

static void open_block(mica_printer *p, region_frame *f, const mica_block *block) {
  if (f->one_block || is_header_wanted(f, block)) put_block_header(p, block);
  p->indent += 2;
  if (p->options.value_users)
    for (size_t i = 0; i < block->argument_count; i++) {
      put_indent(p);
      mica_printer_users_of_argument(p, mica_block_argument_at(block, i));
    }
  bool has_terminator = block->last != NULL && mica_op_has_flag(block->last, MICA_OP_TERMINATOR);
  bool all = f->terminators || block->previous != NULL;
  f->stop = has_terminator && !all ? block->last : NULL;
  f->block = block;
  f->next = block->first;
}

static void open_region(mica_printer *p, region_frame *f, const mica_region *region) {
  f->region = region;
  f->opened = true;
  if (p->options.skip_regions) {
    PRINTER_PUT(p, "{...}");
    f->block = NULL;
    return;
  }
  PRINTER_PUT(p, "{\n");
  f->block = NULL;
  if (region->first == NULL) return;
  p->op->default_dialect = dialect_inside(region->parent);
  open_block(p, f, region->first);
}

static void close_region(mica_printer *p, region_frame *f) {
  p->op->default_dialect = f->outer_dialect;
  f->opened = false;
  if (p->options.skip_regions) return;
  put_indent(p);
  printer_put_char(p, '}');
}

static bool next_is_left(const region_frame *f) {
  return f->block != NULL && f->next != NULL && f->next != f->stop;
}

// The operation is in generic form and has regions.
static void go_into(mica_printer *p, region_frame *f, const mica_op *op) {
  f->next = op->next;
  f->line_open = true;
  PRINTER_PUT(p, " (");
  push(p, regions_of(op, true));
}

// What is left of the block, or up to an operation whose regions come next. Hooks may push frames,
// which moves the array.
static void print_operations(mica_printer *p, size_t frame) {
  const mica_op *op = p->op->frames[frame].next, *stop = p->op->frames[frame].stop;
  for (; op != stop && op != NULL && !p->failed; op = op->next) {
    mica_op_prefetch_next(op);
    put_indent(p);
    if (!mica_printer_op_head(p, op)) {
      go_into(p, &p->op->frames[frame], op);
      return;
    }
    mica_printer_op_end(p, op);
    printer_put_char(p, '\n');
  }
  p->op->frames[frame].next = op;
}

// After the last region of an operation in generic form.
static void finish_op(mica_printer *p) {
  region_frame f = p->op->frames[--p->op->frame_count];
  printer_put_char(p, ')');
  mica_printer_generic_tail(p, f.op);
  if (f.whole) mica_printer_op_end(p, f.op);
}

static void leave_region(mica_printer *p, region_frame *f) {
  close_region(p, f);
  f->region_index++;
  if (f->op == NULL) p->op->frame_count--;
}

static void enter_next_region(mica_printer *p, region_frame *f) {
  if (f->region_index == f->op->region_count) {
    finish_op(p);
    return;
  }
  if (f->region_index != 0) PRINTER_PUT(p, ", ");
  open_region(p, f, mica_op_region(f->op, f->region_index));
}

static void step(mica_printer *p) {
  region_frame *f = &p->op->frames[p->op->frame_count - 1];
  if (f->line_open) {
    printer_put_char(p, '\n');
    f->line_open = false;
  }
  if (!f->opened) {
    enter_next_region(p, f);
  } else if (next_is_left(f)) {
    print_operations(p, p->op->frame_count - 1);
  } else if (f->block == NULL) {
    leave_region(p, f);
  } else {
    p->indent -= 2;
    if (f->one_block) p->op->frame_count--;
    else if (f->block->next == NULL) f->block = NULL;
    else open_block(p, f, f->block->next);
  }
}

static void run(mica_printer *p, size_t base) {
  while (p->op->frame_count > base && !p->failed) step(p);
  p->op->frame_count = base;
}

void mica_printer_op_tree(mica_printer *p, const mica_op *op) {
  size_t base = p->op->frame_count;
  if (mica_printer_op_head(p, op)) {
    mica_printer_op_end(p, op);
    return;
  }
  PRINTER_PUT(p, " (");
  if (push(p, regions_of(op, true))) run(p, base);
}

void mica_printer_block_tree(mica_printer *p, const mica_block *block) {
  size_t base = p->op->frame_count;
  if (!push(p, (region_frame){.terminators = true, .one_block = true, .opened = true})) return;
  open_block(p, &p->op->frames[base], block);
  run(p, base);
}

void mica_print_generic_op(mica_printer *p, const mica_op *op, bool name) {
  if (p->op->collecting) {
    mica_collect_generic_op(p, op);
    return;
  }
  mica_printer_generic_head(p, op, name);
  if (op->region_count == 0) {
    mica_printer_generic_tail(p, op);
    return;
  }
  PRINTER_PUT(p, " (");
  size_t base = p->op->frame_count;
  if (mica_printer_enter(p) && push(p, regions_of(op, false))) run(p, base);
}

void mica_print_region(mica_printer *p, const mica_region *region, bool entry_arguments,
                       bool terminators, bool empty_block) {
  if (p->op->collecting) {
    mica_collect_region(p, region, entry_arguments, terminators);
    return;
  }
  size_t base = p->op->frame_count;
  if (!mica_printer_enter(p) || !push(p, (region_frame){.entry_arguments = entry_arguments,
                                                        .terminators = terminators,
                                                        .empty_block = empty_block}))
    return;
  open_region(p, &p->op->frames[base], region);
  run(p, base);
}
