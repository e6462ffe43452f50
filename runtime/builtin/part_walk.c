// Walks over what an attribute is made of: attributes and types, by the tables of their parameters.
// What waits to be met is on a stack in the context's memory. Parts are uniqued, and share theirs:
// a tree of few may have more branches than there is time for, so each is looked into once.
#include "builtin/params.h"
#include "context/context.h"
#include "memory/array.h"
#include "memory/table.h"
#include "mica/attribute.h"
#include "mica/dialect.h"

typedef struct part {
  const void *object;
  bool is_attr;
} part;

typedef struct part_stack {
  mica_memory *memory;
  part *data;
  size_t size, capacity;
} part_stack;

static bool push(part_stack *s, const void *object, bool is_attr) {
  if (object == NULL) return true;
  if (!MICA_ARRAY_ROOM(s->memory, s->data, s->size, s->capacity, 1)) return false;
  s->data[s->size++] = (part){object, is_attr};
  return true;
}

static bool push_list(part_stack *s, const void *member, bool is_attr) {
  mica_attrs list;  // lists of types look the same
  memcpy(&list, member, sizeof list);
  for (size_t i = list.size; i-- > 0;)
    if (!push(s, list.data[i], is_attr)) return false;
  return true;
}

static bool push_param(part_stack *s, const mica_param_def *param, const char *params) {
  const void *member = params + param->offset, *object;
  switch (param->kind) {
  case MICA_PARAM_TYPE:
  case MICA_PARAM_ATTR:
    memcpy(&object, member, sizeof object);
    return push(s, object, param->kind == MICA_PARAM_ATTR);
  case MICA_PARAM_TYPES: return push_list(s, member, false);
  case MICA_PARAM_ATTRS: return push_list(s, member, true);
  case MICA_PARAM_POINTER:
  case MICA_PARAM_BITS:
  case MICA_PARAM_FLOAT:
  case MICA_PARAM_STR:
  case MICA_PARAM_STRS:
  case MICA_PARAM_ARRAY:
  case MICA_PARAM_CUSTOM: break;
  }
  return true;
}

// The last one first, so that they are met in their order.
static bool push_inside(part_stack *s, const mica_def_base *base, const void *params) {
  for (size_t i = base->param_count; i-- > 0;)
    if (!push_param(s, &base->params[i], params)) return false;
  return true;
}

static bool push_entries(part_stack *s, const mica_attr *dictionary) {
  mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  for (size_t i = entries.size; i-- > 0;)
    if (!push(s, entries.data[i].value, true)) return false;
  return true;
}

static bool push_parts(part_stack *s, part p) {
  if (!p.is_attr) {
    const mica_type *type = p.object;
    return push_inside(s, &type->def->base, mica_type_params(type));
  }
  const mica_attr *attr = p.object;
  if (mica_attr_is_dictionary(attr)) return push_entries(s, attr);
  return push_inside(s, &attr->def->base, mica_attr_params(attr));
}

static mica_part_walk visit(const mica_part_visitor *v, part p) {
  if (p.is_attr) return v->attr == NULL ? MICA_PARTS_ON : v->attr(v->user, p.object);
  return v->type == NULL ? MICA_PARTS_ON : v->type(v->user, p.object);
}

// ---- What was looked into -----------------------------------------------------------------------

enum { FEW = 16 };
typedef struct seen_parts {
  const void *few[FEW];
  size_t count;
  mica_pointer_map more;
} seen_parts;

static bool has_parts(part p) {
  if (!p.is_attr) return ((const mica_type *)p.object)->def->base.param_count != 0;
  const mica_attr *attr = p.object;
  return mica_attr_is_dictionary(attr) || attr->def->base.param_count != 0;
}

static bool was_seen(const seen_parts *seen, const void *object) {
  for (size_t i = 0; i < seen->count && i < FEW; i++)
    if (seen->few[i] == object) return true;
  return seen->count > FEW && mica_pointer_map_find(&seen->more, object) != NULL;
}

static bool add_seen(mica_memory *memory, seen_parts *seen, const void *object) {
  if (seen->count < FEW) seen->few[seen->count] = object;
  else if (!mica_pointer_map_set(memory, &seen->more, object, seen)) return false;
  seen->count++;
  return true;
}

bool mica_attr_walk(const mica_attr *attr, const mica_part_visitor *visitor) {
  const part whole = {attr, true};
  const mica_part_walk first = visit(visitor, whole);
  if (first != MICA_PARTS_ON || !has_parts(whole)) return first != MICA_PARTS_STOP;
  part_stack s = {.memory = &attr->context->memory};
  seen_parts seen = {.few = {attr}, .count = 1};
  bool goes_on = push_parts(&s, whole);
  while (goes_on && s.size > 0) {
    part p = s.data[--s.size];
    if (has_parts(p)) {
      if (was_seen(&seen, p.object)) continue;
      goes_on = add_seen(s.memory, &seen, p.object);
      if (!goes_on) break;
    }
    mica_part_walk answer = visit(visitor, p);
    goes_on = answer != MICA_PARTS_STOP && (answer == MICA_PARTS_SKIP || push_parts(&s, p));
  }
  mica_memory_free(s.memory, s.data, s.capacity * sizeof *s.data);
  mica_pointer_map_free(s.memory, &seen.more);
  return goes_on;
}
