// Parts that had another place: operands that were attributes, attributes that were operands, and
// what follows from the rest. Settled when all of the text is read, since a constant may stand
// anywhere before its use.
#include "legacy/former.h"

#include "mica/builder.h"
#include "mica/fold.h"
#include "mica/reflection.h"

// ---- What an operation has ----------------------------------------------------------------------

static bool is_demanded(const mica_part *part) {
  const unsigned not_demanded = MICA_PART_OPTIONAL | MICA_PART_VARIADIC | MICA_PART_PROPERTY;
  return (part->flags & not_demanded) == 0 && !mica_part_holds_sizes(part);
}

static size_t count_demanded(const mica_op_def *def, mica_part_kind kind) {
  size_t count, demanded = 0;
  const mica_part *parts = mica_op_def_parts(def, kind, &count);
  for (size_t i = 0; i < count; i++) demanded += is_demanded(&parts[i]);
  return demanded;
}

bool mica_former_is_whole(const mica_op *op) {
  const mica_op_def *def = op->name->def;
  for (size_t i = 0; i < def->slot_count; i++)
    if (is_demanded(&def->parts[i]) && mica_op_slot(op, i) == NULL) return false;
  return op->operand_count >= count_demanded(def, MICA_PART_OPERAND) &&
         op->result_count >= count_demanded(def, MICA_PART_RESULT) &&
         op->region_count >= count_demanded(def, MICA_PART_REGION) &&
         op->successor_count >= count_demanded(def, MICA_PART_SUCCESSOR);
}

// ---- What told a part ---------------------------------------------------------------------------

typedef struct part_change {
  mica_parser *parser;
  mica_op *op;
  const mica_former_part *part;
  const mica_attr *value;  // what told it; NULL: nothing
  const mica_type *type;   // of the operand that it becomes
  bool is_made;
} part_change;

static const mica_attr *told_by_attribute(const mica_op *op, const mica_former_part *part) {
  const mica_attr *value = NULL;
  for (const char *const *name = part->names; name != NULL && *name != NULL && value == NULL;
       name++)
    value = mica_op_attribute(op, mica_str_of(*name));
  return value;
}

static bool told_by_operand(part_change *c, const mica_value *operand) {
  mica_op *definition = mica_value_op(operand);
  if (definition != NULL && definition->name->def != NULL && mica_former_is_whole(definition))
    c->value = mica_op_constant(definition);
  if (c->value != NULL) return true;
  if (mica_context_out_of_memory(c->parser->context)) return false;
  return mica_op_error(c->op,
                       "has '%s' as a value of '%t', which must be a constant to become today's",
                       c->part->name, mica_value_type(operand));
}

// What the author's function makes of it. NULL: reported, or no memory.
static const mica_attr *make(part_change *c) {
  c->is_made = true;
  size_t errors = mica_context_error_count(c->parser->context);
  const mica_attr *made = c->part->make(c->op, c->value, &c->type);
  if (made != NULL && c->type == NULL && mica_attr_is_typed(made)) c->type = mica_attr_type(made);
  bool is_told = made != NULL || mica_context_error_count(c->parser->context) != errors ||
                 mica_context_out_of_memory(c->parser->context);
  if (is_told) return made;
  if (c->value == NULL)
    mica_op_error(c->op, "has no '%s', which older text didn't tell: write it", c->part->name);
  else
    mica_op_error(c->op, "has %a for its '%s', which is no value of today's", c->value,
                  c->part->name);
  return NULL;
}

// ---- Operands -----------------------------------------------------------------------------------

static bool fits(const mica_part *part, const mica_type *type) {
  return part->check == NULL || part->check->type == NULL || part->check->type(type);
}

static mica_value *constant_of(part_change *c) {
  const mica_attr *made = make(c);
  if (made == NULL) return NULL;
  mica_builder b = mica_builder_before(c->op);
  mica_op *constant =
      mica_constant_materialize(&b, c->op->name->dialect, made, c->type, mica_op_loc(c->op));
  if (constant != NULL) return mica_op_result(constant, 0);
  if (!mica_context_out_of_memory(c->parser->context))
    mica_op_error(c->op, "has %a for its '%s', of which there is no constant", made, c->part->name);
  return NULL;
}

// It was an attribute, or a tensor of numbers. What is missing before it, the verifier tells.
static bool settle_operand(part_change *c, const mica_part *today, size_t index) {
  mica_op *op = c->op;
  bool is_there = index < op->operand_count;
  const mica_value *old = is_there ? mica_op_operand(op, index) : NULL;
  if (index > op->operand_count || (is_there && fits(today, mica_value_type(old)))) return true;
  if (c->value == NULL && is_there && !told_by_operand(c, old)) return false;
  mica_value *value = constant_of(c);
  if (value == NULL) return false;
  if (!is_there) return mica_op_insert_operands(op, index, &value, 1);
  mica_op_set_operand(op, index, value);
  return true;
}

// ---- Attributes ---------------------------------------------------------------------------------

// It followed from the types, or was the last operand.
static bool settle_attribute(part_change *c, size_t slot) {
  mica_op *op = c->op;
  size_t demanded = count_demanded(op->name->def, MICA_PART_OPERAND);
  if (mica_op_slot(op, slot) != NULL) return true;
  bool is_operand = c->value == NULL && op->operand_count == demanded + 1;
  if (is_operand && !told_by_operand(c, mica_op_operand(op, demanded))) return false;
  const mica_attr *made = make(c);
  if (made == NULL) return false;
  mica_op_set_slot(op, slot, made);
  if (is_operand) mica_op_erase_operands(op, demanded, 1);
  return true;
}

// ---- All of them --------------------------------------------------------------------------------

static int index_of(const mica_part *parts, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(parts[i].name, name) == 0) return (int)i;
  return -1;
}

static bool settle(part_change *c) {
  const mica_op_def *def = c->op->name->def;
  size_t count;
  const mica_part *operands = mica_op_def_parts(def, MICA_PART_OPERAND, &count);
  int operand = index_of(operands, count, c->part->name);
  if (operand >= 0) return settle_operand(c, &operands[operand], (size_t)operand);
  int slot = index_of(def->parts, def->slot_count, c->part->name);
  return slot < 0 || settle_attribute(c, (size_t)slot);
}

// What several parts are told by goes when all of them are there.
static bool forget(mica_op *op, const mica_former_part *part) {
  for (const char *const *name = part->names; name != NULL && *name != NULL; name++)
    if (mica_parser_find_slot(op->name->def, mica_str_of(*name)) < 0 &&
        mica_op_attribute(op, mica_str_of(*name)) != NULL &&
        !mica_op_set_attribute(op, mica_str_of(*name), NULL))
      return false;
  return true;
}

bool mica_former_settle_parts(mica_parser *p, const former_upgrade *one) {
  const mica_former_op *row = one->row;
  bool is_made = false;
  for (size_t i = 0; i < row->part_count; i++) {
    const mica_attr *value = told_by_attribute(one->op, &row->parts[i]);
    part_change c = {p, one->op, &row->parts[i], value, NULL, false};
    if (!settle(&c)) return false;
    is_made = is_made || c.is_made;
  }
  for (size_t i = 0; i < row->part_count && is_made; i++)
    if (!forget(one->op, &row->parts[i])) return false;
  return true;
}
