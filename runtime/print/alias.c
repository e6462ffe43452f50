// Collecting aliases. Whatever would be printed is visited once; its parts are found by printing it
// into the void with questions for aliases answered here. Visiting iterates: nested attributes cost
// no C stack.
//
// Before, while values are numbered, regions that hold something with an alias are marked; the
// others are passed over. `marking`: objects are visited in any order, only to learn that.
#include "print/alias.h"

#include <assert.h>

#include "builtin/params.h"
#include "ir/op.h"
#include "mica/attribute.h"
#include "mica/location.h"
#include "memory/array.h"
#include "print/op.h"

enum { LATEST_FEWEST = 32, LATEST_MOST = 1 << 13 };

bool mica_printer_aliases_init(print_aliases *a) {
  size_t count = LATEST_FEWEST, wanted = mica_context_op_count(a->context) / 4;
  while (count < wanted && count < LATEST_MOST) count *= 2;
  a->latest = mica_allocate(a->context, count * sizeof *a->latest);
  if (a->latest == NULL) return false;
  memset(a->latest, 0, count * sizeof *a->latest);
  a->latest_count = count;
  return true;
}

void mica_printer_aliases_free(print_aliases *a) {
  mica_free(a->context, a->latest, a->latest_count * sizeof *a->latest);
  mica_free(a->context, a->entries, a->capacity * sizeof *a->entries);
  mica_free(a->context, a->slots, a->slot_count * sizeof *a->slots);
  mica_free(a->context, a->children, a->child_capacity * sizeof *a->children);
  mica_free(a->context, a->gathered, a->gathered_capacity * sizeof *a->gathered);
  mica_free(a->context, a->frames, a->frame_capacity * sizeof *a->frames);
  mica_free(a->context, a->order, a->order_count * sizeof *a->order);
}

static alias_object type_object(const mica_type *type) {
  return (alias_object){(uintptr_t)type, ALIAS_TYPE, false};
}
static alias_object loc_object(mica_loc loc) {
  return (alias_object){mica_loc_settled(loc).bits, ALIAS_LOC, false};
}
static alias_object attr_object(const mica_attr *attr, print_elision elision) {
  if (mica_attr_is_location(attr)) return loc_object(mica_attr_location_value(attr));
  return (alias_object){(uintptr_t)attr, ALIAS_ATTR, elision == PRINT_TYPE_ELIDED};
}

// ---- The table ----------------------------------------------------------------------------------

static uint64_t hash_object(const print_aliases *a, const alias_object *o) {
  const mica_hash_key *key = &a->context->memory.hash_key;
  return hash_end(hash_word(key, hash_small(key, hash_start(key), o->kind == ALIAS_LOC), o->key));
}

static bool same_object(const alias_object *a, const alias_object *b) {
  return a->key == b->key && (a->kind == ALIAS_LOC) == (b->kind == ALIAS_LOC);
}

// The slot that holds the object, or the free one where it belongs.
static size_t find_slot(const print_aliases *a, const alias_object *o, uint64_t hash) {
  size_t at = (size_t)hash & (a->slot_count - 1);
  uint32_t high = (uint32_t)(hash >> 32);
  for (; a->slots[at].entry != 0; at = (at + 1) & (a->slot_count - 1))
    if (a->slots[at].hash == high && same_object(&a->entries[a->slots[at].entry - 1].object, o))
      break;
  return at;
}

static alias_entry *find(const print_aliases *a, const alias_object *o) {
  if (a->slot_count == 0) return NULL;
  uint32_t entry = a->slots[find_slot(a, o, hash_object(a, o))].entry;
  return entry == 0 ? NULL : &a->entries[entry - 1];
}

static bool grow_slots(print_aliases *a) {
  size_t count = a->slot_count == 0 ? 256 : 2 * a->slot_count;
  alias_slot *slots = mica_allocate(a->context, count * sizeof *slots);
  if (slots == NULL) return false;
  memset(slots, 0, count * sizeof *slots);
  mica_free(a->context, a->slots, a->slot_count * sizeof *a->slots);
  a->slots = slots;
  a->slot_count = count;
  for (size_t i = 0; i < a->count; i++) {
    uint64_t hash = hash_object(a, &a->entries[i].object);
    slots[find_slot(a, &a->entries[i].object, hash)] =
        (alias_slot){(uint32_t)i + 1, (uint32_t)(hash >> 32)};
  }
  return true;
}

// The entry of the object; *inserted: it is new. False: no memory.
static bool find_or_insert(print_aliases *a, const alias_object *o, uint32_t *entry,
                           bool *inserted) {
  if (2 * a->count >= a->slot_count && !grow_slots(a)) return false;
  uint64_t hash = hash_object(a, o);
  alias_slot *slot = &a->slots[find_slot(a, o, hash)];
  *inserted = slot->entry == 0;
  if (*inserted) {
    if (a->count >= UINT32_MAX / 2 ||
        !MICA_ARRAY_ROOM(&a->context->memory, a->entries, a->count, a->capacity, 1))
      return false;
    a->entries[a->count] = (alias_entry){.object = *o, .deferrable = a->deferring};
    *slot = (alias_slot){(uint32_t)++a->count, (uint32_t)(hash >> 32)};
  }
  *entry = slot->entry - 1;
  return true;
}

// ---- Visiting -----------------------------------------------------------------------------------

// It and what its text depends on must be defined before the operations.
static bool forbid_deferring(print_aliases *a, uint32_t entry) {
  size_t base = a->frame_count;
  if (!MICA_ARRAY_ROOM(&a->context->memory, a->frames, a->frame_count, a->frame_capacity, 1))
    return false;
  a->frames[a->frame_count++] = (alias_frame){.entry = entry};
  while (a->frame_count > base) {
    alias_entry *e = &a->entries[a->frames[--a->frame_count].entry];
    if (!e->deferrable) continue;
    e->deferrable = false;
    if (!MICA_ARRAY_ROOM(&a->context->memory, a->frames, a->frame_count, a->frame_capacity,
                         e->child_count))
      return false;
    for (uint32_t i = 0; i < e->child_count; i++)
      a->frames[a->frame_count++] = (alias_frame){.entry = a->children[e->first_child + i]};
  }
  return true;
}

static void gather(print_aliases *a, alias_object o) {
  if (MICA_ARRAY_ROOM(&a->context->memory, a->gathered, a->gathered_count, a->gathered_capacity, 1))
    a->gathered[a->gathered_count++] = o;
  else a->failed = true;
}

// Lists the parts of an object by printing it.
static void gather_parts(mica_printer *p, alias_object o) {
  const mica_attr *attr = (const mica_attr *)(uintptr_t)o.key;
  p->op->aliases.gathering = true;
  if (o.kind == ALIAS_TYPE) {
    mica_printer_type_body(p, (const mica_type *)(uintptr_t)o.key);
  } else if (o.kind == ALIAS_LOC) {
    mica_printer_loc_body(p, (mica_loc){o.key}, false);
  } else if (mica_attr_is_dense_elements(attr)) {  // only the type, and perhaps much data
    if (!o.elided) mica_print_type(p, mica_attr_type(attr));
  } else {
    mica_printer_attr_body(p, attr, o.elided ? PRINT_TYPE_ELIDED : PRINT_TYPE_NEVER_ELIDED);
  }
  p->op->aliases.gathering = false;
}

static bool open_frame(mica_printer *p, uint32_t entry) {
  print_aliases *a = &p->op->aliases;
  alias_object object = a->entries[entry].object;
  const char *base = mica_alias_base_name(a, &object);
  a->entries[entry].base = base;
  a->entries[entry].depth = base != NULL;
  a->entries[entry].open = true;
  size_t first = a->gathered_count;
  gather_parts(p, object);
  if (a->failed ||
      !MICA_ARRAY_ROOM(&a->context->memory, a->frames, a->frame_count, a->frame_capacity, 1))
    return false;
  a->frames[a->frame_count++] = (alias_frame){entry, first, first, a->gathered_count};
  return true;
}

// All parts are visited, and stand as entry numbers in their places.
static bool close_frame(print_aliases *a) {
  assert(a->frame_count > 0 && a->gathered_count >= a->frames[a->frame_count - 1].end);
  alias_frame f = a->frames[--a->frame_count];
  size_t count = f.end - f.first;
  if (!MICA_ARRAY_ROOM(&a->context->memory, a->children, a->child_count, a->child_capacity, count))
    return false;
  uint32_t depth = 0;
  alias_entry *e = &a->entries[f.entry];
  for (size_t i = 0; i < count; i++) {
    uint32_t child = (uint32_t)a->gathered[f.first + i].key;
    a->children[a->child_count + i] = child;
    if (a->entries[child].depth > depth) depth = a->entries[child].depth;
    e->in_cycle |= a->entries[child].open || a->entries[child].in_cycle;
  }
  e->open = false;
  e->first_child = (uint32_t)a->child_count;
  e->child_count = (uint32_t)count;
  if (depth != 0) e->depth = depth + 1;
  a->child_count += count;
  a->gathered_count = f.first;
  return true;
}

static bool visit(mica_printer *p, const alias_object *o, uint32_t *entry) {
  print_aliases *a = &p->op->aliases;
  bool inserted;
  if (!find_or_insert(a, o, entry, &inserted)) return false;
  if (inserted) return open_frame(p, *entry);
  return a->deferring || forbid_deferring(a, *entry);
}

static bool visit_parts(mica_printer *p, size_t base) {
  print_aliases *a = &p->op->aliases;
  while (a->frame_count > base) {
    alias_frame *f = &a->frames[a->frame_count - 1];
    if (f->next == f->end) {
      if (!close_frame(a)) return false;
      continue;
    }
    size_t at = f->next++;
    alias_object part = a->gathered[at];
    uint32_t entry;
    if (!visit(p, &part, &entry)) return false;
    a->gathered[at].key = entry;
  }
  return true;
}

// With all its parts. NULL: no memory.
static const alias_entry *visit_whole(mica_printer *p, alias_object o, bool deferrable) {
  print_aliases *a = &p->op->aliases;
  uint32_t entry;
  a->deferring = deferrable;
  a->failed = a->failed || p->failed || !visit(p, &o, &entry) || !visit_parts(p, 0);
  return a->failed ? NULL : &a->entries[entry];
}

static bool visit_or_gather(mica_printer *p, alias_object o, bool deferrable) {
  if (p->op->aliases.gathering) gather(&p->op->aliases, o);
  else visit_whole(p, o, deferrable);
  return true;
}

// The commonest things have no alias and no parts: nothing is remembered about them. A dialect may
// name an alias of anything.
static bool is_plain_type(const print_aliases *a, const mica_type *type) {
  const mica_type_def *def = type->def;
  if (a->context->aliasing_used != 0) return false;
  return def == &mica_builtin_integer_type || def == &mica_builtin_float_type ||
         def == &mica_builtin_index_type || def == &mica_builtin_none_type;
}
static bool is_plain_attr(const print_aliases *a, const mica_attr *attr) {
  const mica_attr_def *def = attr->def;
  if (a->context->aliasing_used != 0) return false;
  if (def == &mica_builtin_type_attr) return is_plain_type(a, mica_attr_type_value(attr));
  if (def == &mica_builtin_string_attr)
    return ((const string_attr *)mica_attr_params(attr))->type == NULL;
  return def == &mica_builtin_integer_attr || def == &mica_builtin_float_attr ||
         def == &mica_builtin_unit_attr || def == &mica_builtin_symbol_attr ||
         def == &mica_builtin_wide_integer_attr || def == &mica_builtin_dense_array_attr;
}

static inline const void **latest_place(const print_aliases *a, const void *object) {
  return &a->latest[(uintptr_t)object / 16 & (a->latest_count - 1)];
}

// Nothing comes of a second visit; the parts of an object are listed each time.
static bool was_visited(print_aliases *a, const void *object) {
  if (a->gathering) return false;
  const void **place = latest_place(a, object);
  bool is_known = *place == object;
  *place = object;
  return is_known;
}

static bool is_latest(const print_aliases *a, const void *object) {
  return *latest_place(a, object) == object;
}

// No part of it is a type, an attribute or a location: an enum's case, say.
static bool has_no_parts(const print_aliases *a, const mica_attr *attr) {
  const mica_def_base *base = &attr->def->base;
  if (a->context->aliasing_used != 0 || base->interface_count != 0) return false;
  for (size_t i = 0; i < base->param_count; i++)
    if (base->params[i].kind != MICA_PARAM_BITS || base->params[i].size >= sizeof(mica_loc))
      return false;
  return base->alias == NULL;
}

static void remember(print_aliases *a, const void *object) { *latest_place(a, object) = object; }

// While marking: whether neither it nor a part of it has an alias.
static bool has_no_alias(mica_printer *p, alias_object o) {
  if (!p->op->aliases.marking) return false;
  const alias_entry *e = visit_whole(p, o, true);
  return e != NULL && e->depth == 0 && !e->in_cycle;
}

static bool learn_type(mica_printer *p, const mica_type *type) {
  bool known = is_plain_type(&p->op->aliases, type) || has_no_alias(p, type_object(type));
  if (known) remember(&p->op->aliases, type);
  return known;
}
static bool learn_attr(mica_printer *p, const mica_attr *attr) {
  if (is_plain_attr(&p->op->aliases, attr)) return true;  // there are too many to remember them
  bool known = has_no_parts(&p->op->aliases, attr) ||
               has_no_alias(p, attr_object(attr, PRINT_TYPE_NEVER_ELIDED));
  if (known) remember(&p->op->aliases, attr);
  return known;
}

static inline bool knows_type(mica_printer *p, const mica_type *type) {
  return is_latest(&p->op->aliases, type) || learn_type(p, type);
}
static inline bool knows_attr(mica_printer *p, const mica_attr *attr) {
  return is_latest(&p->op->aliases, attr) || learn_attr(p, attr);
}

// Neighbours mostly have one type, which is asked about once.
static bool knows_value_types(mica_printer *p, const mica_op *op) {
  const mica_type *known = NULL;
  const mica_value *results = mica_op_results(op);
  for (size_t i = 0; i < op->result_count; i++) {
    if (results[i].type != known && !knows_type(p, results[i].type)) return false;
    known = results[i].type;
  }
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = op->operands[i].value;
    if (value == NULL || (value->type != known && !knows_type(p, value->type))) return false;
    known = value->type;
  }
  return true;
}

bool mica_printer_alias_knows_op(mica_printer *p, const mica_op *op) {
  if (!knows_value_types(p, op)) return false;
  const mica_attr *const *slots = mica_op_slots(op);
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (slots[i] != NULL && !knows_attr(p, slots[i])) return false;
  return op->attributes == NULL || knows_attr(p, op->attributes);
}

static bool knows_arguments(mica_printer *p, const mica_block *block) {
  for (size_t i = 0; i < block->argument_count; i++)
    if (!knows_type(p, mica_block_argument_at(block, i)->type)) return false;
  return true;
}

// ---- Marking ------------------------------------------------------------------------------------

// The region and those around it. The mark stands in the first block.
static void mark_from(mica_region *region) {
  while (region != NULL && !region->first->holds_aliases) {
    region->first->holds_aliases = true;
    const mica_block *around = region->parent == NULL ? NULL : region->parent->block;
    region = around == NULL ? NULL : around->parent;
  }
}

void mica_printer_alias_mark_region(mica_printer *p, mica_region *region) {
  if (region->first == NULL) return;
  region->first->holds_aliases = false;
  for (const mica_block *b = region->first; b != NULL; b = b->next)
    if (!knows_arguments(p, b)) mark_from(region);
}

void mica_printer_alias_mark_op(mica_printer *p, const mica_op *op) {
  assert(op->block != NULL && op->block->parent != NULL);
  mica_region *around = op->block->parent;
  if (!around->first->holds_aliases && !mica_printer_alias_knows_op(p, op)) mark_from(around);
}

void mica_printer_alias_begin_marking(mica_printer *p) { p->op->aliases.marking = true; }

bool mica_printer_alias_end_marking(mica_printer *p) {
  assert(p->op->aliases.marking);
  print_aliases *a = &p->op->aliases;
  a->marking = false;
  a->marked = true;
  a->count = a->child_count = 0;
  if (a->slots != NULL) memset(a->slots, 0, a->slot_count * sizeof *a->slots);
  return !a->failed;
}

bool mica_printer_alias_visit_type(mica_printer *p, const mica_type *type) {
  return is_plain_type(&p->op->aliases, type) || was_visited(&p->op->aliases, type) ||
         visit_or_gather(p, type_object(type), false);
}

bool mica_printer_alias_visit_attr(mica_printer *p, const mica_attr *attr, print_elision elision) {
  return is_plain_attr(&p->op->aliases, attr) || was_visited(&p->op->aliases, attr) ||
         visit_or_gather(p, attr_object(attr, elision), false);
}

void mica_printer_alias_visit_loc(mica_printer *p, mica_loc loc, bool deferrable) {
  visit_or_gather(p, loc_object(loc), deferrable);
}

bool mica_printer_alias_visit_inner_loc(mica_printer *p, mica_loc loc) {
  return visit_or_gather(p, loc_object(loc), true);
}

// ---- Printing -----------------------------------------------------------------------------------

static void put_alias(mica_printer *p, const alias_entry *e) {
  size_t size = strlen(e->base);
  printer_put_char(p, e->object.kind == ALIAS_TYPE ? '!' : '#');
  printer_put(p, e->base, size);
  if (e->suffix == 0) return;
  if (e->base[size - 1] >= '0' && e->base[size - 1] <= '9') printer_put_char(p, '_');
  mica_print_uint(p, e->suffix);
}

static bool put_alias_of(mica_printer *p, alias_object o) {
  const alias_entry *e = find(&p->op->aliases, &o);
  if (e == NULL || e->base == NULL || e->printed_plain) return false;
  put_alias(p, e);
  return true;
}

bool mica_printer_alias_type(mica_printer *p, const mica_type *type) {
  return !is_plain_type(&p->op->aliases, type) && put_alias_of(p, type_object(type));
}

bool mica_printer_alias_attr(mica_printer *p, const mica_attr *attr, print_elision elision) {
  return !is_plain_attr(&p->op->aliases, attr) && put_alias_of(p, attr_object(attr, elision));
}

bool mica_printer_alias_loc(mica_printer *p, mica_loc loc) {
  return put_alias_of(p, loc_object(loc));
}

static void put_definition(mica_printer *p, alias_entry *e) {
  put_alias(p, e);
  PRINTER_PUT(p, " = ");
  e->printed_plain = true;
  if (e->object.kind == ALIAS_TYPE) mica_print_type(p, (const mica_type *)(uintptr_t)e->object.key);
  else if (e->object.kind == ALIAS_LOC) mica_printer_loc(p, (mica_loc){e->object.key}, false);
  else mica_print_attr(p, (const mica_attr *)(uintptr_t)e->object.key);
  e->printed_plain = false;
  printer_put_char(p, '\n');
}

void mica_printer_alias_definitions(mica_printer *p, bool deferred) {
  print_aliases *a = &p->op->aliases;
  for (size_t i = 0; i < a->order_count; i++) {
    alias_entry *e = &a->entries[a->order[i]];
    if (e->deferrable == deferred) put_definition(p, e);
  }
}
