// Values and blocks as they are written, from the numbers that names.c gave. Called for every
// operand, so that the common cases (one result, a plain number) come first.
#include "mica/ir.h"
#include "context/context.h"
#include "print/op.h"

bool mica_printer_names_op(const print_names *n, const mica_op *op) {
  return op->order < n->op_count && (n->ops == NULL || n->ops[op->order] == op);
}

static uint32_t op_label(const print_names *n, const mica_op *op) {
  return mica_printer_names_op(n, op) ? n->labels[op->order] : NAME_NONE;
}

const block_name *mica_printer_names_block(const print_names *n, const mica_block *block) {
  if (block == NULL || block->number >= n->block_count) return NULL;
  const block_name *name = &n->blocks[block->number];
  return name->block == block ? name : NULL;
}

static void put_uint32(mica_printer *p, uint32_t value) {
  p->cursor = mica_printer_write_uint(printer_room(p, 20), value);
}

static void put_label(mica_printer *p, uint32_t label) {
  const print_names *n = &p->op->names;
  if (label < NAME_ARGUMENT) {
    put_uint32(p, label);
  } else if (label < NAME_TEXT) {
    PRINTER_PUT(p, "arg");
    put_uint32(p, label & NAME_INDEX);
  } else {
    mica_str text = mica_used_names_text(&n->used, label & NAME_INDEX);
    printer_put(p, text.data, text.size);
  }
}

static void put_argument(mica_printer *p, const mica_value *argument) {
  const print_names *n = &p->op->names;
  const block_name *block = mica_printer_names_block(n, mica_value_argument_block(argument));
  uint32_t index = ((const mica_block_argument *)argument)->index;
  if (block == NULL || block->first_argument + index >= n->argument_count) {
    PRINTER_PUT(p, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  printer_put_char(p, '%');
  put_label(p, n->arguments[block->first_argument + index]);
}

// The group that the result belongs to; *count: how many results it has.
static result_group find_group(const print_names *n, const mica_op *op, uint32_t label,
                               uint32_t index, uint32_t *count) {
  result_groups groups = n->groups[label & NAME_INDEX];
  const result_group *items = n->group_items + groups.first;
  uint32_t at = groups.count - 1;
  while (at > 0 && items[at].first > index) at--;
  *count = (at + 1 < groups.count ? items[at + 1].first : op->result_count) - items[at].first;
  return items[at];
}

static void put_result(mica_printer *p, const mica_op *op, uint32_t label, uint32_t index,
                       bool with_number) {
  uint32_t count = op->result_count;
  if (label >= NAME_GROUPS) {
    result_group group = find_group(&p->op->names, op, label, index, &count);
    label = group.label;
    index -= group.first;
  }
  printer_put_char(p, '%');
  put_label(p, label);
  if (count == 1 || !with_number) return;
  printer_put_char(p, '#');
  put_uint32(p, index);
}

void mica_printer_value_name(mica_printer *p, const mica_value *value, bool result_number) {
  if (p->op->collecting) return;
  if (value == NULL) {
    PRINTER_PUT(p, "<<NULL VALUE>>");
  } else if (mica_value_is_argument(value)) {
    put_argument(p, value);
  } else {
    const mica_op *op = (const mica_op *)value->owner;
    uint32_t label = op_label(&p->op->names, op);
    if (label == NAME_NONE) PRINTER_PUT(p, "<<UNKNOWN SSA VALUE>>");
    else put_result(p, op, label, (uint32_t)(value - mica_op_result(op, 0)), result_number);
  }
}

static void put_group(mica_printer *p, uint32_t label, uint32_t count) {
  printer_put_char(p, '%');
  put_label(p, label);
  if (count == 1) return;
  printer_put_char(p, ':');
  put_uint32(p, count);
}

void mica_printer_result_names(mica_printer *p, const mica_op *op) {
  const print_names *n = &p->op->names;
  uint32_t label = op_label(n, op);
  if (label == NAME_NONE) {
    PRINTER_PUT(p, "<<UNKNOWN SSA VALUE>>");
  } else if (label < NAME_GROUPS) {
    put_group(p, label, op->result_count);
  } else {
    result_groups groups = n->groups[label & NAME_INDEX];
    const result_group *items = n->group_items + groups.first;
    for (uint32_t i = 0; i < groups.count; i++) {
      uint32_t end = i + 1 < groups.count ? items[i + 1].first : op->result_count;
      if (i != 0) PRINTER_PUT(p, ", ");
      put_group(p, items[i].label, end - items[i].first);
    }
  }
  PRINTER_PUT(p, " = ");
}

void mica_printer_op_number(mica_printer *p, const mica_op *op) {
  uint32_t label = op_label(&p->op->names, op);
  if (label == NAME_NONE) {
    PRINTER_PUT(p, "<<UNKNOWN OPERATION>>");
    return;
  }
  printer_put_char(p, '%');
  put_uint32(p, label);
}

void mica_printer_block_name(mica_printer *p, const mica_block *block) {
  const block_name *name = mica_printer_names_block(&p->op->names, block);
  if (name == NULL) {
    PRINTER_PUT(p, "INVALIDBLOCK");
    return;
  }
  PRINTER_PUT(p, "^bb");
  put_uint32(p, name->position);
}

// ---- Shadowing ----------------------------------------------------------------------------------

// A text that is not checked against others: the name of another value, with its result number.
static uint32_t copied_label(mica_printer *p, const mica_value *value) {
  print_names *n = &p->op->names;
  mica_printer copy;
  char scratch[PRINTER_ROOM];
  mica_printer_init_text(&copy, p->context, &p->options, scratch, sizeof scratch);
  copy.op = p->op;
  mica_printer_value_name(&copy, value, true);
  mica_str name = mica_printer_take_text(&copy);
  if (name.data == NULL) return NAME_NONE;
  uint32_t number;
  bool added = mica_used_names_add(&n->used, name.data + 1, name.size - 1, &number);
  mica_free(p->context, (char *)(uintptr_t)name.data, name.size + 1);
  return added ? NAME_TEXT | number : NAME_NONE;
}

void mica_printer_names_shadow(mica_printer *p, const mica_value *argument,
                               const mica_value *value) {
  print_names *n = &p->op->names;
  const block_name *block = mica_printer_names_block(n, mica_value_argument_block(argument));
  if (block == NULL || value == NULL || p->op->collecting) return;
  uint32_t label = copied_label(p, value);
  if (label == NAME_NONE) mica_printer_fail(p);
  else n->arguments[block->first_argument + ((const mica_block_argument *)argument)->index] = label;
}
