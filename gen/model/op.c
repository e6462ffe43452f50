// Operations: their parts by name, what their traits say, whether older text differs.
#include "model/op.h"

#include "base/list.h"

// ---- Traits -------------------------------------------------------------------------------------

const model_trait *model_op_trait_saying(const model_op *op, model_trait_fact fact) {
  for (size_t i = 0; i < op->trait_count; i++)
    if ((op->traits[i].says & fact) != 0) return &op->traits[i];
  return NULL;
}

bool model_op_says(const model_op *op, model_trait_fact fact) {
  return model_op_trait_saying(op, fact) != NULL;
}

// ---- Parts by name ------------------------------------------------------------------------------

typedef enum model_part_kind {
  PART_OPERAND,
  PART_RESULT,
  PART_ATTRIBUTE,
  PART_REGION,
  PART_SUCCESSOR,
  PART_KINDS
} model_part_kind;

// Each kind as far as it is known; of two with one name the first.
struct model_part_names {
  arena *memory;
  struct {
    text_map numbers;  // from 1
    size_t known;
  } of[PART_KINDS];
};

model_part_names *model_part_names_create(arena *memory) {
  model_part_names *names = ARENA_NEW(memory, model_part_names);
  *names = (model_part_names){.memory = memory};
  return names;
}

static const char *part_name(const model_op *op, model_part_kind kind, size_t i) {
  switch (kind) {
  case PART_OPERAND: return op->operands[i].name;
  case PART_RESULT: return op->results[i].name;
  case PART_ATTRIBUTE: return op->attributes[i].name;
  case PART_REGION: return op->regions[i].name;
  case PART_SUCCESSOR: return op->successors[i].name;
  case PART_KINDS: break;
  }
  return "";
}

// The index of the first of `count` parts with that name; `count`: there is none.
static size_t find_part(const model_op *op, model_part_kind kind, size_t count, text name) {
  model_part_names *names = op->part_names;
  text_map *numbers = &names->of[kind].numbers;
  for (size_t i = names->of[kind].known; i < count; i++) {
    void **at = text_map_at(names->memory, numbers, text_of(part_name(op, kind, i)));
    if (*at == NULL) *at = (void *)(uintptr_t)(i + 1);
  }
  names->of[kind].known = count;
  const void *number = text_map_get(numbers, name);
  return number == NULL ? count : (size_t)(uintptr_t)number - 1;
}

const model_value *model_op_operand(const model_op *op, text name) {
  size_t i = find_part(op, PART_OPERAND, op->operand_count, name);
  return i == op->operand_count ? NULL : &op->operands[i];
}

const model_value *model_op_result(const model_op *op, text name) {
  size_t i = find_part(op, PART_RESULT, op->result_count, name);
  return i == op->result_count ? NULL : &op->results[i];
}

const model_attribute *model_op_attribute(const model_op *op, text name) {
  size_t i = find_part(op, PART_ATTRIBUTE, op->attribute_count, name);
  return i == op->attribute_count ? NULL : &op->attributes[i];
}

const model_part *model_op_region(const model_op *op, text name) {
  size_t i = find_part(op, PART_REGION, op->region_count, name);
  return i == op->region_count ? NULL : &op->regions[i];
}

const model_part *model_op_successor(const model_op *op, text name) {
  size_t i = find_part(op, PART_SUCCESSOR, op->successor_count, name);
  return i == op->successor_count ? NULL : &op->successors[i];
}

// ---- Former text --------------------------------------------------------------------------------

bool model_op_has_former(const model_op *op) {
  const model_former *f = &op->former;
  return f->name_count + f->format_count + f->attribute_count + f->part_count > 0 ||
         f->upgrade != NULL || f->makes_numbers;
}
