// The indices of an operation's parts: an enum in the header, whose names stand in the generated C
// wherever a part is at a fixed place.
#include "emit/op_pieces.h"

// Made once where an operation's emission begins, since many lines name them.
typedef struct op_indices {
  const model_op *op;
  const char *const *names[INDEX_SLOT + 1];
} op_indices;

static const op_indices *indices_of(emitter *e, const model_op *op) {
  if (e->indices != NULL && e->indices->op == op) return e->indices;
  op_indices *made = ARENA_NEW(e->memory, op_indices);
  made->op = op;
  for (model_index_kind kind = INDEX_OPERAND; kind <= INDEX_SLOT; kind++)
    made->names[kind] = model_index_names(e->memory, e->model, op, kind);
  e->indices = made;
  return made;
}

const char *emit_index(emitter *e, const model_op *op, model_index_kind kind, size_t index) {
  return e->is_numbered ? emit_size(e, index) : indices_of(e, op)->names[kind][index];
}

void emit_op_indices(emitter *e, const model_op *op) {
  for (model_index_kind kind = INDEX_OPERAND; kind <= INDEX_SLOT; kind++) {
    const char *names =
        emit_join(e, indices_of(e, op)->names[kind], model_index_count(op, kind), ", ");
    if (names[0] != '\0')
      emit(e, "enum { ${names} };\n", (const template_hole[]){{"names", names}, {0}});
  }
}
