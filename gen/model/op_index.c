// The constants that say where an operation's parts are: RING_ADD_OPERAND_LHS.
#include <string.h>

#include "base/names.h"
#include "model/model.h"
#include "model/op.h"

static const char *const words[] = {[INDEX_OPERAND] = "operand",
                                    [INDEX_RESULT] = "result",
                                    [INDEX_REGION] = "region",
                                    [INDEX_SUCCESSOR] = "successor",
                                    [INDEX_SLOT] = "slot"};

size_t model_index_count(const model_op *op, model_index_kind kind) {
  const size_t counts[] = {[INDEX_OPERAND] = op->operand_count,
                           [INDEX_RESULT] = op->result_count,
                           [INDEX_REGION] = op->region_count,
                           [INDEX_SUCCESSOR] = op->successor_count,
                           [INDEX_SLOT] = op->slot_count};
  return counts[kind];
}

static const char *part_name(arena *a, const model_op *op, model_index_kind kind, size_t index) {
  const model_attribute *attribute;
  switch (kind) {
  case INDEX_OPERAND: return op->operands[index].c_name;
  case INDEX_RESULT: return op->results[index].c_name;
  case INDEX_REGION: return op->regions[index].c_name;
  case INDEX_SUCCESSOR: return op->successors[index].c_name;
  case INDEX_SLOT:
    attribute = op->slots[index].attribute;
    return attribute != NULL ? attribute->c_name : name_snake(a, text_of(op->slots[index].name));
  }
  return "";
}

// Whether another operation, or an enum, has a name whose constants may begin with the prefix.
static bool is_taken(const model *m, const char *prefix) {
  size_t low = 0, high = m->c_name_count;  // the first name that doesn't stand before the prefix
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (strcmp(m->c_names[middle], prefix) < 0) low = middle + 1;
    else high = middle;
  }
  return low < m->c_name_count && text_starts_with(text_of(m->c_names[low]), text_of(prefix));
}

// "ring_add_operand": of an operation beside which stands a ring.add_operand "ring_add_2_operand".
static const char *prefix_of(arena *a, const model *m, const model_op *op, model_index_kind kind) {
  const char *prefix = arena_printf(a, "%s_%s", op->c_name, words[kind]).data;
  for (size_t n = 2; is_taken(m, prefix); n++)
    prefix = arena_printf(a, "%s_%zu_%s", op->c_name, n, words[kind]).data;
  return prefix;
}

const char *const *model_index_names(arena *a, const model *m, const model_op *op,
                                     model_index_kind kind) {
  size_t count = model_index_count(op, kind);
  const char **names = ARENA_ARRAY(a, const char *, count + 1);
  const char *prefix = count == 0 ? "" : prefix_of(a, m, op, kind);
  for (size_t i = 0; i < count; i++) {
    const char *part = part_name(a, op, kind, i);
    const bool is_word = strcmp(part, words[kind]) == 0;  // RING_ADD_RESULT, of the result `result`
    names[i] = name_upper(a, is_word ? text_of(prefix) : arena_printf(a, "%s_%s", prefix, part));
  }
  return names;
}
