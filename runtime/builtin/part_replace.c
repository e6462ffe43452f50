// Attributes with others in place of parts of them: made anew from the innermost outwards, by the
// tables of their parameters. What waits for its parts is on a stack in the context's memory, what
// became of each part in a map.
#include "builtin/params.h"
#include "context/context.h"
#include "memory/array.h"
#include "mica/attribute.h"
#include "mica/dialect.h"

typedef struct part {
  const void *object;
  bool is_attr;
  bool was_opened;  // its parts were pushed
} part;

typedef struct replacer {
  mica_context *context;
  mica_attr_replacer *replace;
  void *user;
  part *parts;
  size_t count, capacity;
  mica_pointer_map made;  // a part -> what became of it
  mica_arena scratch;
} replacer;

static const mica_def_base *base_of(part p) {
  if (p.is_attr) return &((const mica_attr *)p.object)->def->base;
  return &((const mica_type *)p.object)->def->base;
}

static const void *params_of(part p) {
  return p.is_attr ? mica_attr_params(p.object) : mica_type_params(p.object);
}

// ---- What is in a part --------------------------------------------------------------------------

static bool push(replacer *r, const void *object, bool is_attr) {
  if (object == NULL || mica_pointer_map_find(&r->made, object) != NULL) return true;
  if (!MICA_ARRAY_ROOM(&r->context->memory, r->parts, r->count, r->capacity, 1)) return false;
  r->parts[r->count++] = (part){object, is_attr, false};
  return true;
}

static bool push_list(replacer *r, const void *member, bool is_attr) {
  mica_attrs list;  // lists of types look the same
  memcpy(&list, member, sizeof list);
  for (size_t i = list.size; i-- > 0;)
    if (!push(r, list.data[i], is_attr)) return false;
  return true;
}

static bool push_entries(replacer *r, const mica_attr *dictionary) {
  mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  for (size_t i = entries.size; i-- > 0;)
    if (!push(r, entries.data[i].value, true)) return false;
  return true;
}

static bool is_list(mica_param_kind kind) {
  return kind == MICA_PARAM_ATTRS || kind == MICA_PARAM_TYPES;
}
static bool is_single(mica_param_kind kind) {
  return kind == MICA_PARAM_ATTR || kind == MICA_PARAM_TYPE;
}
static bool holds_attrs(mica_param_kind kind) {
  return kind == MICA_PARAM_ATTR || kind == MICA_PARAM_ATTRS;
}

// A parameter that is no part of the key may lead back to the type itself.
static bool push_param(replacer *r, const mica_param_def *param, const char *params) {
  const void *object;
  if (param->not_key) return true;
  if (is_list(param->kind)) return push_list(r, params + param->offset, holds_attrs(param->kind));
  if (!is_single(param->kind)) return true;
  memcpy(&object, params + param->offset, sizeof object);
  return push(r, object, holds_attrs(param->kind));
}

static bool is_dictionary(part p) { return p.is_attr && mica_attr_is_dictionary(p.object); }

static bool push_inside(replacer *r, part p) {
  if (is_dictionary(p)) return push_entries(r, p.object);
  const mica_def_base *base = base_of(p);
  for (size_t i = base->param_count; i-- > 0;)
    if (!push_param(r, &base->params[i], params_of(p))) return false;
  return true;
}

// ---- Made anew ----------------------------------------------------------------------------------

static const void *made_of(const replacer *r, const void *object) {
  return object == NULL ? NULL : mica_pointer_map_find(&r->made, object);
}

// Writes the list with what became of its items. False: no memory.
static bool renew_list(replacer *r, void *member, bool *changed) {
  mica_attrs list;
  memcpy(&list, member, sizeof list);
  const void **items = MICA_ARENA_NEW(&r->scratch, const void *, list.size + 1);
  if (items == NULL) return false;
  for (size_t i = 0; i < list.size; i++) {
    items[i] = made_of(r, list.data[i]);
    *changed = *changed || items[i] != list.data[i];
  }
  memcpy(member, &items, sizeof items);
  return true;
}

static void renew_single(replacer *r, void *member, bool *changed) {
  const void *object, *made;
  memcpy(&object, member, sizeof object);
  made = made_of(r, object);
  *changed = *changed || made != object;
  memcpy(member, &made, sizeof made);
}

static bool renew_params(replacer *r, const mica_def_base *base, char *params, bool *changed) {
  for (size_t i = 0; i < base->param_count; i++) {
    const mica_param_def *param = &base->params[i];
    char *member = params + param->offset;
    if (param->not_key) continue;
    if (is_single(param->kind)) renew_single(r, member, changed);
    else if (is_list(param->kind) && !renew_list(r, member, changed)) return false;
  }
  return true;
}

static const void *renew_by_params(replacer *r, part p) {
  const mica_def_base *base = base_of(p);
  char *params = mica_arena_allocate(&r->scratch, base->params_size + 1);
  bool changed = false;
  if (params == NULL) return NULL;
  if (base->params_size != 0) memcpy(params, params_of(p), base->params_size);
  if (!renew_params(r, base, params, &changed)) return NULL;
  if (!changed) return p.object;
  if (p.is_attr) return mica_attr_get(r->context, ((const mica_attr *)p.object)->def, params);
  return mica_type_get(r->context, ((const mica_type *)p.object)->def, params);
}

static const void *renew_dictionary(replacer *r, const mica_attr *dictionary) {
  mica_named_attrs old = mica_attr_dictionary_entries(dictionary);
  mica_named_attr *entries = MICA_ARENA_NEW(&r->scratch, mica_named_attr, old.size + 1);
  if (entries == NULL) return NULL;
  for (size_t i = 0; i < old.size; i++)
    entries[i] = (mica_named_attr){old.data[i].name, made_of(r, old.data[i].value)};
  return mica_attr_dictionary(r->context, (mica_named_attrs){entries, old.size}, NULL);
}

static const void *renew(replacer *r, part p) {
  mica_arena_mark mark = mica_arena_save(&r->scratch);
  const void *made = is_dictionary(p) ? renew_dictionary(r, p.object) : renew_by_params(r, p);
  mica_arena_restore(&r->scratch, mark);
  return made;
}

// ---- The whole ----------------------------------------------------------------------------------

// False: no memory.
static bool keep(replacer *r, const void *object, const void *made) {
  return made != NULL &&
         mica_pointer_map_set(&r->context->memory, &r->made, object, (void *)(uintptr_t)made);
}

static bool step(replacer *r) {
  part p = r->parts[r->count - 1];
  if (mica_pointer_map_find(&r->made, p.object) != NULL) {
    r->count--;
    return true;
  }
  if (p.was_opened) {
    r->count--;
    return keep(r, p.object, renew(r, p));
  }
  const mica_attr *asked = p.is_attr ? r->replace(r->user, p.object) : NULL;
  if (asked != NULL) return keep(r, p.object, asked);
  r->parts[r->count - 1].was_opened = true;
  return push_inside(r, p);
}

const mica_attr *mica_attr_replace(const mica_attr *attr, mica_attr_replacer *replace, void *user) {
  if (attr == NULL) return NULL;
  mica_context *ctx = attr->context;
  replacer r = {.context = ctx, .replace = replace, .user = user, .scratch.memory = &ctx->memory};
  bool ok = push(&r, attr, true);
  while (ok && r.count > 0) ok = step(&r);
  const mica_attr *made = ok ? mica_pointer_map_find(&r.made, attr) : NULL;
  mica_memory_free(&ctx->memory, r.parts, r.capacity * sizeof *r.parts);
  mica_pointer_map_free(&ctx->memory, &r.made);
  mica_arena_free(&r.scratch);
  return made;
}
