// What types become. A converter owns its lists, and remembers what it was told.
#include "rewrite/conversion.h"

#include <assert.h>
#include <string.h>

#include "context/context.h"
#include "memory/array.h"
#include "memory/table.h"

bool mica_type_list_add(mica_type_list *list, const mica_type *type) {
  assert(type != NULL);
  mica_memory *memory = &list->context->memory;
  if (!MICA_ARRAY_ROOM(memory, list->data, list->size, list->capacity, 1)) return false;
  list->data[list->size++] = type;
  return true;
}

void mica_type_list_free(mica_type_list *list) {
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (mica_type_list){.context = list->context};
}

typedef struct type_rule {
  mica_type_conversion *convert;
  void *user;
} type_rule;

// What a type was converted to.
typedef struct known_types {
  mica_type_list types;
  bool is_refused;
} known_types;

struct mica_type_converter {
  mica_context *context;
  type_rule *rules;
  size_t rule_count, rule_capacity;
  mica_pointer_map known;  // known_types
  type_materialization to_source, to_target;
};

mica_type_converter *mica_type_converter_create(mica_context *ctx) {
  mica_type_converter *c = mica_allocate(ctx, sizeof *c);
  if (c != NULL) *c = (mica_type_converter){.context = ctx};
  return c;
}

static void forget(mica_type_converter *c) {
  for (size_t i = 0; i < c->known.capacity; i++) {
    known_types *k = c->known.entries[i].value;
    if (c->known.entries[i].key == NULL || k == NULL) continue;
    mica_type_list_free(&k->types);
    mica_free(c->context, k, sizeof *k);
  }
  mica_pointer_map_free(&c->context->memory, &c->known);
  c->known = (mica_pointer_map){0};
}

void mica_type_converter_destroy(mica_type_converter *c) {
  if (c == NULL) return;
  forget(c);
  mica_free(c->context, c->rules, c->rule_capacity * sizeof *c->rules);
  mica_free(c->context, c, sizeof *c);
}

bool mica_type_converter_add(mica_type_converter *c, mica_type_conversion *convert, void *user) {
  assert(convert != NULL);
  mica_memory *memory = &c->context->memory;
  if (!MICA_ARRAY_ROOM(memory, c->rules, c->rule_count, c->rule_capacity, 1)) return false;
  c->rules[c->rule_count++] = (type_rule){convert, user};
  forget(c);
  return true;
}

void mica_type_converter_to_source(mica_type_converter *c, mica_materialization *make, void *user) {
  c->to_source = (type_materialization){make, user};
}
void mica_type_converter_to_target(mica_type_converter *c, mica_materialization *make, void *user) {
  c->to_target = (type_materialization){make, user};
}
type_materialization mica_type_converter_materialization(const mica_type_converter *c,
                                                         bool to_source) {
  return to_source ? c->to_source : c->to_target;
}

// ---- Converting ---------------------------------------------------------------------------------

static bool ask_rules(mica_type_converter *c, const mica_type *type, mica_type_list *out) {
  for (size_t i = c->rule_count; i-- > 0;) {
    const mica_type_answer answer = c->rules[i].convert(c->rules[i].user, type, out);
    if (answer != MICA_TYPE_NOT_MINE) return answer == MICA_TYPE_CONVERTED;
  }
  return false;
}

// NULL: no memory.
static const known_types *find(mica_type_converter *c, const mica_type *type) {
  known_types *known = mica_pointer_map_find(&c->known, type);
  if (known != NULL) return known;
  known = mica_allocate(c->context, sizeof *known);
  if (known == NULL) return NULL;
  *known = (known_types){.types = {.context = c->context}};
  known->is_refused = !ask_rules(c, type, &known->types);
  if (!mica_context_out_of_memory(c->context) &&
      mica_pointer_map_set(&c->context->memory, &c->known, type, known))
    return known;
  mica_type_list_free(&known->types);
  mica_free(c->context, known, sizeof *known);
  return NULL;
}

bool mica_type_convert(mica_type_converter *c, const mica_type *type, mica_type_list *out) {
  const known_types *known = find(c, type);
  if (known == NULL || known->is_refused) return false;
  for (size_t i = 0; i < known->types.size; i++)
    if (!mica_type_list_add(out, known->types.data[i])) return false;
  return true;
}

const mica_type *mica_type_convert_one(mica_type_converter *c, const mica_type *type) {
  const known_types *known = find(c, type);
  return known == NULL || known->is_refused || known->types.size != 1 ? NULL : known->types.data[0];
}

bool mica_type_is_converted(mica_type_converter *c, const mica_type *type) {
  return mica_type_convert_one(c, type) == type;
}

bool mica_op_is_converted(mica_type_converter *c, const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!mica_type_is_converted(c, mica_value_type(mica_op_operand(op, i)))) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!mica_type_is_converted(c, mica_value_type(mica_op_result(op, i)))) return false;
  return true;
}

bool mica_region_is_converted(mica_type_converter *c, const mica_region *region) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (size_t i = 0; i < mica_block_argument_count(b); i++)
      if (!mica_type_is_converted(c, mica_value_type(mica_block_argument_at(b, i)))) return false;
  return true;
}
