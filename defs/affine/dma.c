// Hooks of copies that go on by themselves. Called by generated code; own nothing.
//
// The operands of dma_start stand one after the other: from, to and the tag, each followed by the
// inputs of its map, how many elements, and perhaps stride and elements between strides. How many
// inputs there are follows from the maps, which are discardable attributes.
#include "domain.h"

#include "mica/effects.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static const mica_affine_map *map_of(const mica_op *op, const char *name) {
  const mica_attr *attr = mica_op_attribute(op, mica_str_of(name));
  return attr == NULL || !mica_attr_is_affine_map(attr) ? NULL : mica_attr_affine_map_value(attr);
}

static const mica_type *type_at(const mica_op *op, size_t index) {
  return mica_value_type(mica_op_operand(op, index));
}

// A memref of dma_start, with its map.
typedef struct dma_part {
  const char *map_name;
  const char *what;  // in messages
  const char *wrong_type, *no_dim;
  mica_effect_kind effect;
} dma_part;
enum { PARTS = 3 };
static const dma_part parts[PARTS] = {
    {"src_map", "source", "src index to dma_start must have 'index' type",
     "src index must be a valid dimension or symbol identifier", MICA_EFFECT_READ},
    {"dst_map", "destination", "dst index to dma_start must have 'index' type",
     "dst index must be a valid dimension or symbol identifier", MICA_EFFECT_WRITE},
    {"tag_map", "tag", "tag index to dma_start must have 'index' type",
     "tag index must be a valid dimension or symbol identifier", MICA_EFFECT_READ}};

// Where the memrefs stand among the operands, and what stands behind them.
typedef struct dma_layout {
  size_t memrefs[PARTS], end;
} dma_layout;

static dma_layout layout_of(const mica_op *op) {
  dma_layout l = {{0}, 0};
  for (size_t i = 0; i < PARTS; i++) {
    const mica_affine_map *map = map_of(op, parts[i].map_name);
    l.memrefs[i] = l.end;
    l.end += 1 + (map == NULL ? 0 : affine_input_count(map));
  }
  return l;
}

// ---- Text ---------------------------------------------------------------------------------------

typedef struct dma_place {
  mica_operand_ref memref;
  mica_operand_refs inputs;
} dma_place;

static bool parse_place(mica_parser *p, mica_op_state *out, const char *map, dma_place *place) {
  return mica_parse_operand(p, &place->memref) &&
         affine_parse_subscripts(p, out, mica_str_of(map), &place->inputs) &&
         mica_parse_punct(p, ',');
}

static bool add_place(mica_op_state *out, const dma_place *place, const mica_type *type,
                      const mica_type *index) {
  return mica_state_operands(out, &place->memref, 1, type) &&
         mica_state_operands(out, place->inputs.data, place->inputs.size, index);
}

static bool parse_stride(mica_parser *p, mica_operand_refs *stride) {
  *stride = (mica_operand_refs){NULL, 0};
  if (mica_parse_optional_punct(p, ',') && !mica_parse_operands(p, 0, false, stride)) return false;
  return stride->size == 0 || stride->size == 2 ||
         mica_parse_error(p, mica_parser_name_position(p), "expected two stride related operands");
}

bool affine_dma_start_parse(mica_parser *p, mica_op_state *out) {
  dma_place places[PARTS];
  mica_operand_ref count;
  mica_operand_refs stride;
  mica_types types;
  const mica_type *index = mica_type_index(mica_state_context(out));
  for (size_t i = 0; i < PARTS; i++)
    if (!parse_place(p, out, parts[i].map_name, &places[i])) return false;
  if (index == NULL || !mica_parse_operand(p, &count) || !parse_stride(p, &stride) ||
      !mica_parse_punct(p, ':') || !mica_parse_types(p, &types))
    return false;
  if (types.size != PARTS)
    return mica_parse_error(p, mica_parser_name_position(p), "expected three types");
  for (size_t i = 0; i < PARTS; i++)
    if (!add_place(out, &places[i], types.data[i], index)) return false;
  return mica_state_operands(out, &count, 1, index) &&
         mica_state_operands(out, stride.data, stride.size, index);
}

static void print_place(mica_printer *p, const mica_op *op, size_t memref, const char *map) {
  mica_print_operand(p, mica_op_operand(op, memref));
  mica_print_char(p, '[');
  mica_print_affine_map_of_values(p, map_of(op, map), op, memref + 1);
  mica_print_text(p, "], ");
}

void affine_dma_start_print(mica_printer *p, const mica_op *op) {
  const dma_layout l = layout_of(op);
  mica_print_char(p, ' ');
  for (size_t i = 0; i < PARTS; i++) print_place(p, op, l.memrefs[i], parts[i].map_name);
  mica_print_operands(p, op, l.end, mica_op_operand_count(op) - l.end);
  for (size_t i = 0; i < PARTS; i++) {
    mica_print_text(p, i == 0 ? " : " : ", ");
    mica_print_type(p, type_at(op, l.memrefs[i]));
  }
}

// ---- Checks -------------------------------------------------------------------------------------

static bool check_memref(mica_op *op, size_t index, const char *what) {
  if (index >= mica_op_operand_count(op)) return mica_op_error(op, "incorrect number of operands");
  return mica_type_is_memref(type_at(op, index)) ||
         mica_op_error(op, "expected DMA %s to be of memref type", what);
}

static bool check_map(mica_op *op, const char *name) {
  return map_of(op, name) != NULL || mica_op_error(op, "requires attribute '%s'", name);
}

bool affine_dma_start_check(mica_op *op) {
  const dma_layout l = layout_of(op);
  size_t count = mica_op_operand_count(op);
  for (size_t i = 0; i < PARTS; i++)
    if (!check_memref(op, l.memrefs[i], parts[i].what) || !check_map(op, parts[i].map_name))
      return false;
  if (count != l.end + 1 && count != l.end + 3)
    return mica_op_error(op, "incorrect number of operands");
  for (size_t i = 0; i < PARTS; i++) {
    size_t end = i + 1 < PARTS ? l.memrefs[i + 1] : l.end, first = l.memrefs[i] + 1;
    if (!affine_check_dims(op, first, end - first, parts[i].wrong_type, parts[i].no_dim))
      return false;
  }
  return true;
}

bool affine_dma_start_effects(const mica_op *op, mica_effects *out) {
  const dma_layout l = layout_of(op);
  for (size_t i = 0; i < PARTS && l.memrefs[i] < mica_op_operand_count(op); i++) {
    const mica_effect effect = {.kind = parts[i].effect,
                                .value = mica_op_operand(op, l.memrefs[i]),
                                .resource = MICA_RESOURCE_DEFAULT};
    if (!mica_effects_add(out, effect)) return false;
  }
  return true;
}

const mica_attr *affine_dma_start_affine_map_attr_for_mem_ref(const mica_op *op,
                                                              const mica_value *memref) {
  const dma_layout l = layout_of(op);
  for (size_t i = 0; i < PARTS; i++)
    if (l.memrefs[i] < mica_op_operand_count(op) && mica_op_operand(op, l.memrefs[i]) == memref)
      return mica_op_attribute(op, mica_str_of(parts[i].map_name));
  return NULL;
}

// ---- dma_wait: `%tag[%i], %count : memref<1xi32>` -----------------------------------------------

bool affine_dma_wait_parse(mica_parser *p, mica_op_state *out) {
  dma_place tag;
  mica_operand_ref count;
  const mica_type *type, *index = mica_type_index(mica_state_context(out));
  if (index == NULL || !parse_place(p, out, "tag_map", &tag) || !mica_parse_operand(p, &count) ||
      !mica_parse_punct(p, ':') || !mica_parse_type(p, &type) ||
      !add_place(out, &tag, type, index) || !mica_state_operands(out, &count, 1, index))
    return false;
  return mica_type_is_memref(type) ||
         mica_parse_error(p, mica_parser_name_position(p), "expected tag to be of memref type");
}

void affine_dma_wait_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  print_place(p, op, 0, "tag_map");
  mica_print_operand(p, mica_op_operand(op, 1 + affine_input_count(map_of(op, "tag_map"))));
  mica_print_text(p, " : ");
  mica_print_type(p, type_at(op, 0));
}

bool affine_dma_wait_check(mica_op *op) {
  if (!check_memref(op, 0, "tag") || !check_map(op, "tag_map")) return false;
  size_t inputs = affine_input_count(map_of(op, "tag_map"));
  if (mica_op_operand_count(op) != inputs + 2)
    return mica_op_error(op, "incorrect number of operands");
  return affine_check_dims(op, 1, inputs, "index to dma_wait must have 'index' type",
                           "index must be a valid dimension or symbol identifier");
}

const mica_attr *affine_dma_wait_affine_map_attr_for_mem_ref(const mica_op *op,
                                                             const mica_value *memref) {
  (void)memref;
  return mica_op_attribute(op, MICA_STR("tag_map"));
}
