// The indices of an operation's parts: an enum in the header, whose names stand in the generated C
// wherever a part is at a fixed place.
#include <string.h>

#include "emit/op_pieces.h"
#include "base/names.h"

static const char *const index_words[] = {[INDEX_OPERAND] = "operand",
                                          [INDEX_RESULT] = "result",
                                          [INDEX_REGION] = "region",
                                          [INDEX_SUCCESSOR] = "successor",
                                          [INDEX_SLOT] = "slot"};

static size_t part_count(const model_op *op, emit_index_kind kind) {
  const size_t counts[] = {[INDEX_OPERAND] = op->operand_count,
                           [INDEX_RESULT] = op->result_count,
                           [INDEX_REGION] = op->region_count,
                           [INDEX_SUCCESSOR] = op->successor_count,
                           [INDEX_SLOT] = op->slot_count};
  return counts[kind];
}

static const char *part_name(emitter *e, const model_op *op, emit_index_kind kind, size_t index) {
  const model_attribute *a;
  switch (kind) {
  case INDEX_OPERAND: return op->operands[index].c_name;
  case INDEX_RESULT: return op->results[index].c_name;
  case INDEX_REGION: return op->regions[index].c_name;
  case INDEX_SUCCESSOR: return op->successors[index].c_name;
  case INDEX_SLOT:
    a = op->slots[index].attribute;
    return a != NULL ? a->c_name : name_snake(e->memory, text_of(op->slots[index].name));
  }
  return "";
}

// ---- Names that nothing else has ----------------------------------------------------------------

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
static const char *index_prefix(emitter *e, const model_op *op, emit_index_kind kind) {
  const char *prefix = emit_printf(e, "%s_%s", op->c_name, index_words[kind]);
  for (size_t n = 2; is_taken(e->model, prefix); n++)
    prefix = emit_text(
        e, "${op}_${n}_${word}",
        (const template_hole[]){
            {"op", op->c_name}, {"n", emit_size(e, n)}, {"word", index_words[kind]}, {0}});
  return prefix;
}

// ---- The names of one operation -----------------------------------------------------------------

// Made once where an operation's emission begins, since many lines name them.
typedef struct op_indices {
  const model_op *op;
  const char **names[INDEX_SLOT + 1];
} op_indices;

static const char **names_of(emitter *e, const model_op *op, emit_index_kind kind) {
  size_t count = part_count(op, kind);
  const char **names = ARENA_ARRAY(e->memory, const char *, count + 1);
  const char *prefix = count == 0 ? "" : index_prefix(e, op, kind);
  for (size_t i = 0; i < count; i++)
    names[i] = emit_upper(e, emit_printf(e, "%s_%s", prefix, part_name(e, op, kind, i)));
  return names;
}

static const op_indices *indices_of(emitter *e, const model_op *op) {
  if (e->indices != NULL && e->indices->op == op) return e->indices;
  op_indices *made = ARENA_NEW(e->memory, op_indices);
  made->op = op;
  for (emit_index_kind kind = INDEX_OPERAND; kind <= INDEX_SLOT; kind++)
    made->names[kind] = names_of(e, op, kind);
  e->indices = made;
  return made;
}

const char *emit_index(emitter *e, const model_op *op, emit_index_kind kind, size_t index) {
  return indices_of(e, op)->names[kind][index];
}

// ---- The enums ----------------------------------------------------------------------------------

void emit_op_indices(emitter *e, const model_op *op) {
  for (emit_index_kind kind = INDEX_OPERAND; kind <= INDEX_SLOT; kind++) {
    const char *names = emit_join(e, indices_of(e, op)->names[kind], part_count(op, kind), ", ");
    if (names[0] != '\0')
      emit(e, "enum { ${names} };\n", (const template_hole[]){{"names", names}, {0}});
  }
}
