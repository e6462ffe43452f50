// Hooks of copies that go on by themselves. Called by generated code; own nothing.
//
// The operands of dma_start stand one after the other: from and its places, to and its places, how
// many elements, the tag and its places, and perhaps stride and elements between strides. How many
// places there are follows from the ranks.
#include "memref/memref.h"

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static const mica_type *type_at(const mica_op *op, size_t index) {
  return mica_value_type(mica_op_operand(op, index));
}
static size_t rank_at(const mica_op *op, size_t index) {
  return mica_type_shape(type_at(op, index)).size;
}

typedef struct dma_layout {
  size_t from, to, count, tag, end;  // indices of operands
} dma_layout;

static dma_layout layout_of(const mica_op *op) {
  dma_layout l = {0};
  l.to = l.from + 1 + rank_at(op, l.from);
  l.count = l.to + 1 + rank_at(op, l.to);
  l.tag = l.count + 1;
  l.end = l.tag + 1 + rank_at(op, l.tag);
  return l;
}

// ---- Text ---------------------------------------------------------------------------------------

typedef struct dma_place {
  mica_operand_ref memref;
  mica_operand_refs indices;
} dma_place;

static bool parse_place(mica_parser *p, dma_place *place) {
  return mica_parse_operand(p, &place->memref) &&
         mica_parse_operands(p, '[', false, &place->indices);
}

static bool add_place(mica_op_state *out, const dma_place *place, const mica_type *type,
                      const mica_type *index) {
  return mica_state_operands(out, &place->memref, 1, type) &&
         mica_state_operands(out, place->indices.data, place->indices.size, index);
}

bool memref_dma_start_parse(mica_parser *p, mica_op_state *out) {
  dma_place from = {0}, to = {0}, tag = {0};
  mica_operand_ref count;
  mica_operand_refs stride = {NULL, 0};
  mica_types types = {NULL, 0};
  const mica_type *index = mica_type_index(mica_parser_context(p));
  if (index == NULL || !parse_place(p, &from) || !mica_parse_punct(p, ',') ||
      !parse_place(p, &to) || !mica_parse_punct(p, ',') || !mica_parse_operand(p, &count) ||
      !mica_parse_punct(p, ',') || !parse_place(p, &tag))
    return false;
  if (mica_parse_optional_punct(p, ',') && !mica_parse_operands(p, 0, false, &stride)) return false;
  if (stride.size != 0 && stride.size != 2)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected two stride related operands");
  if (!mica_parse_punct(p, ':') || !mica_parse_types(p, &types)) return false;
  if (types.size != 3)
    return mica_parse_error(p, mica_parser_name_position(p), "fewer/more types expected");
  return add_place(out, &from, types.data[0], index) && add_place(out, &to, types.data[1], index) &&
         mica_state_operands(out, &count, 1, index) && add_place(out, &tag, types.data[2], index) &&
         mica_state_operands(out, stride.data, stride.size, index);
}

static void print_place(mica_printer *p, const mica_op *op, size_t memref, size_t end) {
  mica_print_operand(p, mica_op_operand(op, memref));
  mica_print_char(p, '[');
  mica_print_operands(p, op, memref + 1, end - memref - 1);
  mica_print_char(p, ']');
}

void memref_dma_start_print(mica_printer *p, const mica_op *op) {
  const dma_layout l = layout_of(op);
  mica_print_char(p, ' ');
  print_place(p, op, l.from, l.to);
  mica_print_text(p, ", ");
  print_place(p, op, l.to, l.count);
  mica_print_text(p, ", ");
  mica_print_operand(p, mica_op_operand(op, l.count));
  mica_print_text(p, ", ");
  print_place(p, op, l.tag, l.end);
  if (l.end < mica_op_operand_count(op)) {
    mica_print_text(p, ", ");
    mica_print_operands(p, op, l.end, mica_op_operand_count(op) - l.end);
  }
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  mica_print_type(p, type_at(op, l.from));
  mica_print_text(p, ", ");
  mica_print_type(p, type_at(op, l.to));
  mica_print_text(p, ", ");
  mica_print_type(p, type_at(op, l.tag));
}

// ---- Checks -------------------------------------------------------------------------------------

static bool are_indices(const mica_op *op, size_t first, size_t count) {
  for (size_t i = first; i < first + count; i++)
    if (!mica_type_is_index(type_at(op, i))) return false;
  return true;
}

// A memref of `what` at `index` whose places stand behind it; `needed`: operands that there must be
// besides the places, and grows by these.
static bool check_place(mica_op *op, size_t index, const char *what, size_t *needed) {
  if (!mica_type_is_memref(type_at(op, index)))
    return mica_op_error(op, "expected %s to be of memref type", what);
  *needed += rank_at(op, index);
  if (mica_op_operand_count(op) < *needed)
    return mica_op_error(op, "expected at least %z operands", *needed);
  return are_indices(op, index + 1, rank_at(op, index)) ||
         mica_op_error(op, "expected %s indices to be of index type", what);
}

bool memref_dma_start_check(mica_op *op) {
  size_t count = mica_op_operand_count(op), needed = 4, at = 0;
  if (count < needed) return mica_op_error(op, "expected at least 4 operands");
  if (!check_place(op, at, "source", &needed)) return false;
  at += 1 + rank_at(op, at);
  if (!check_place(op, at, "destination", &needed)) return false;
  at += 1 + rank_at(op, at);
  if (!mica_type_is_index(type_at(op, at)))
    return mica_op_error(op, "expected num elements to be of index type");
  if (!check_place(op, at + 1, "tag", &needed)) return false;
  if (count != needed && count != needed + 2)
    return mica_op_error(op, "incorrect number of operands");
  return are_indices(op, needed, count - needed) ||
         mica_op_error(op, "expected stride and num elements per stride to be of type index");
}

bool memref_dma_wait_check(mica_op *op) {
  size_t rank = mica_type_shape(mica_value_type(memref_dma_wait_tag_mem_ref(op))).size;
  size_t count = memref_dma_wait_tag_indices_count(op);
  return count == rank ||
         mica_op_error(op,
                       "expected tagIndices to have the same number of elements as the tagMemRef "
                       "rank, expected %z, but got %z",
                       rank, count);
}
