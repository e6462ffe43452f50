// Values and blocks as they are written, from the numbers that names.c gave. Called for every
// operand, so that the common cases (one result, a plain number) come first.
#include "mica/ir.h"

#include <assert.h>
#include "context/context.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "print/op.h"

bool mica_printer_names_op(const print_names *n, const mica_op *op) {
  return op->order < n->op_count && (n->ops == NULL || n->ops[op->order] == op);
}

static uint32_t op_label(const print_names *n, const mica_op *op) {
  return mica_printer_names_op(n, op) ? n->labels[op->order] : NAME_NONE;
}

bool mica_printer_names_block(const print_names *n, const mica_block *block, uint32_t *position) {
  if (block == NULL || block->parent == NULL) return false;
  *position = block->number;
  if (n->whole) return block->number < MICA_BLOCK_MARK;
  if (block->number >= n->block_count || n->blocks[block->number].block != block) return false;
  *position = n->blocks[block->number].position;
  return true;
}

static void put_uint32(mica_printer *p, uint32_t value) {
  p->cursor = mica_printer_write_uint(printer_room(p, 20), value);
}

enum { LONGEST_NUMBERED = 14 };  // "%arg" and ten digits

static void put_label(mica_printer *p, uint32_t label);

MICA_COLD static void put_label_later(mica_printer *p, uint32_t label) {
  mica_printer_flush(p);
  put_label(p, label);
}

static void put_text_label(mica_printer *p, uint32_t label) {
  mica_str text = mica_used_names_text(&p->op->names.used, label & NAME_INDEX);
  *p->cursor++ = '%';
  printer_put_padded(p, text.data, text.size);
}

// `%` and how a value or a group of results is called.
static void put_label(mica_printer *p, uint32_t label) {
  char *at = p->cursor;
  if (p->end - at < LONGEST_NUMBERED) {
    put_label_later(p, label);
    return;
  }
  if (label >= NAME_TEXT) {
    put_text_label(p, label);
    return;
  }
  *at++ = '%';
  if (label >= NAME_ARGUMENT) {
    memcpy(at, "arg", 3);
    at += 3;
  }
  p->cursor = mica_printer_write_uint(at, label & NAME_INDEX);
}

// An argument of another tree has the label of an earlier run, whose texts are gone.
static bool is_label(const print_names *n, uint32_t label) {
  return label < NAME_TEXT || (label < NAME_GROUPS && (label & NAME_INDEX) < n->used.text_count);
}

static uint32_t argument_label(const print_names *n, const mica_value *argument) {
  uint32_t label = mica_argument_of(argument)->label;
  uint32_t position;
  bool known = is_label(n, label) &&
               mica_printer_names_block(n, mica_value_argument_block(argument), &position);
  return known ? label : NAME_NONE;
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

// One of several results.
MICA_COLD static void put_result(mica_printer *p, const mica_value *value, uint32_t label,
                                 bool with_number) {
  const mica_op *op = mica_value_op(value);
  uint32_t count = op->result_count, index = (uint32_t)mica_value_index(value);
  if (label >= NAME_GROUPS) {
    result_group group = find_group(&p->op->names, op, label, index, &count);
    label = group.label;
    index -= group.first;
  }
  put_label(p, label);
  if (count == 1 || !with_number) return;
  printer_put_char(p, '#');
  put_uint32(p, index);
}

MICA_COLD static void put_unknown(mica_printer *p, const mica_value *value) {
  if (value == NULL) PRINTER_PUT(p, "<<NULL VALUE>>");
  else PRINTER_PUT(p, "<<UNKNOWN SSA VALUE>>");
}

void mica_printer_value_name(mica_printer *p, const mica_value *value, bool result_number) {
  const print_names *n = &p->op->names;
  if (p->op->collecting) return;
  const mica_op *op = value == NULL ? NULL : mica_value_op(value);
  uint32_t label = NAME_NONE;
  if (op != NULL) label = op_label(n, op);
  else if (value != NULL) label = argument_label(n, value);
  if (label < NAME_GROUPS && (op == NULL || op->result_count == 1)) put_label(p, label);
  else if (label != NAME_NONE) put_result(p, value, label, result_number);
  else put_unknown(p, value);
}

static void put_group(mica_printer *p, uint32_t label, uint32_t count) {
  put_label(p, label);
  if (count == 1) return;
  printer_put_char(p, ':');
  put_uint32(p, count);
}

void mica_printer_result_names(mica_printer *p, const mica_op *op) {
  assert(op->result_count > 0);
  const print_names *n = &p->op->names;
  uint32_t label = op_label(n, op);
  if (label == NAME_NONE) {
    put_unknown(p, mica_op_result(op, 0));
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
  uint32_t position;
  if (!mica_printer_names_block(&p->op->names, block, &position)) {
    PRINTER_PUT(p, "INVALIDBLOCK");
    return;
  }
  mica_printer_block_at(p, block, position);
}

void mica_printer_block_at(mica_printer *p, const mica_block *block, uint32_t position) {
  const mica_op *op = mica_block_parent_op(block);
  const mica_op_asm_interface *names =
      op == NULL || p->options.generic ? NULL : mica_op_entry(op)->assembly;
  printer_put_char(p, '^');
  if (names != NULL && names->block_name != NULL) {
    names->block_name(op, p, position);
    return;
  }
  PRINTER_PUT(p, "bb");
  put_uint32(p, position);
}

// ---- Shadowing ----------------------------------------------------------------------------------

mica_str mica_print_value_to_text(mica_printer *p, const mica_value *value) {
  mica_printer copy;
  char scratch[PRINTER_ROOM];
  mica_printer_init_text(&copy, p->context, &p->options, scratch, sizeof scratch);
  copy.op = p->op;
  mica_printer_value_name(&copy, value, true);
  return mica_printer_take_text(&copy);
}

// A text that is not checked against others: the name of another value, with its result number.
static uint32_t copied_label(mica_printer *p, const mica_value *value) {
  print_names *n = &p->op->names;
  mica_str name = mica_print_value_to_text(p, value);
  if (name.data == NULL) return NAME_NONE;
  uint32_t number;
  bool added = mica_used_names_add(&n->used, name.data + 1, name.size - 1, &number);
  mica_free(p->context, (char *)(uintptr_t)name.data, name.size + 1);
  return added ? NAME_TEXT | number : NAME_NONE;
}

void mica_printer_names_shadow(mica_printer *p, const mica_value *argument,
                               const mica_value *value) {
  if (value == NULL || p->op->collecting) return;
  uint32_t label = copied_label(p, value);
  if (label == NAME_NONE) mica_printer_fail(p);
  else mica_argument_of(argument)->label = label;
}
