// The numbers of attributes, types, names, dialects and resources: each is entered at its first
// use, with what it is made of behind it; in the end those that are used most get the smallest
// numbers, grouped by dialects. As MLIR's IRNumbering does it.
#include "bytecode/write.h"

#include "builtin/params.h"
#include "mica/diagnostic.h"
#include "bytecode/builtin.h"
#include "text/printer.h"

void mica_writer_fail(mica_bytecode_writer *w) { w->failed = true; }

// ---- The table ----------------------------------------------------------------------------------

static size_t hash_key(const mica_bytecode_writer *w, uint64_t key) {
  return (size_t)hash_end(key * (w->memory->hash_key.point << 1 | 1));
}

// Most operations have a location of their own; other things are few, and asked for often.
static size_t table_of(uint64_t key) { return key & 1; }

// Where it stands, or may be entered.
static numbered_slot *slot_of(const numbered *n, uint64_t key, size_t hash) {
  const numbered_table *t = &n->tables[table_of(key)];
  size_t mask = t->slot_count - 1, i = hash & mask;
  for (; t->slots[i].index != 0; i = (i + 1) & mask)
    if (t->slots[i].hash == (uint32_t)hash &&
        key_of_entry(entry_at(n, t->slots[i].index - 1)) == key)
      break;
  return &t->slots[i];
}

void mica_writer_foresee(const mica_bytecode_writer *w, uint64_t key) {
  const numbered_table *t = &w->numbered[NUMBERED_ATTR].tables[table_of(key)];
  if (t->slot_count != 0) PREFETCH(&t->slots[hash_key(w, key) & (t->slot_count - 1)]);
}

numbered_entry *mica_writer_entry(const mica_bytecode_writer *w, numbered_kind kind, uint64_t key) {
  const numbered *n = &w->numbered[kind];
  if (n->tables[table_of(key)].slot_count == 0) return NULL;
  const uint32_t index = slot_of(n, key, hash_key(w, key))->index;
  return index == 0 ? NULL : entry_at(n, index - 1);
}

uint32_t mica_writer_number_of(mica_bytecode_writer *w, numbered_kind kind, uint64_t key) {
  const numbered_entry *entry = mica_writer_entry(w, kind, key);
  if (entry != NULL) return entry->number;
  mica_error(w->context, mica_op_loc(w->root), "an encoding writes other things the second time");
  mica_writer_fail(w);
  return 0;
}

enum { FEW_SLOTS = 64 };

static bool grow_table(mica_bytecode_writer *w, numbered *n, size_t which) {
  numbered_table *t = &n->tables[which];
  const size_t count = t->slot_count == 0 ? FEW_SLOTS : t->slot_count * 2;
  numbered_slot *slots = mica_memory_allocate(w->memory, count * sizeof *slots);
  if (slots == NULL) return false;
  mica_memory_free(w->memory, t->slots, t->slot_count * sizeof *slots);
  memset(slots, 0, count * sizeof *slots);
  t->slots = slots;
  t->slot_count = count;
  for (size_t i = 0; i < numbered_count(n); i++) {
    const uint64_t key = key_of_entry(entry_at(n, i));
    if (table_of(key) != which) continue;
    const size_t hash = hash_key(w, key);
    size_t at = hash & (count - 1);
    while (slots[at].index != 0) at = (at + 1) & (count - 1);
    slots[at] = (numbered_slot){(uint32_t)(i + 1), (uint32_t)hash};
  }
  return true;
}

// Room for one more.
static bool make_room(mica_bytecode_writer *w, numbered *n, uint64_t key) {
  const numbered_table *t = &n->tables[table_of(key)];
  if (numbered_count(n) < MOST_NUMBERED &&
      (t->count < t->slot_count / 4 * 3 || grow_table(w, n, table_of(key))) &&
      mica_list_room(w->memory, &n->entries, sizeof(numbered_entry)))
    return true;
  mica_writer_fail(w);
  return false;
}

// ---- Dialects -----------------------------------------------------------------------------------

static uint32_t add_dialect(mica_bytecode_writer *w, mica_str name) {
  void *known = mica_text_table_find(w->memory, &w->dialect_names, name);
  if (known != NULL) return (uint32_t)(uintptr_t)known - 1;
  size_t index = w->dialect_count;
  if (!MICA_ARRAY_ROOM(w->memory, w->dialects, index, w->dialect_capacity, 1) ||
      !mica_text_table_add(w->memory, &w->dialect_names, name, (void *)(uintptr_t)(index + 1))) {
    mica_writer_fail(w);
    return 0;
  }
  w->dialects[w->dialect_count++] = (numbered_dialect){.name = name};
  return (uint32_t)index;
}

static uint32_t number_builtin(mica_bytecode_writer *w) {
  if (w->builtin_dialect != 0) return w->builtin_dialect - 1;
  const uint32_t index = add_dialect(w, MICA_STR("builtin"));
  if (w->failed) return 0;
  w->dialects[index].codec = &mica_builtin_codec;
  w->builtin_dialect = index + 1;
  return index;
}

uint32_t mica_writer_number_dialect(mica_bytecode_writer *w, mica_str name,
                                    const mica_dialect_def *def) {
  if (def == NULL) return mica_str_is(name, "builtin") ? number_builtin(w) : add_dialect(w, name);
  while (def->extends != NULL) def = def->extends;
  void *known = mica_pointer_map_find(&w->dialect_defs, def);
  if (known != NULL) return (uint32_t)(uintptr_t)known - 1;
  uint32_t index = add_dialect(w, mica_str_of(def->name));
  if (w->failed) return 0;
  w->dialects[index].codec = strcmp(def->name, "builtin") == 0 ? &mica_builtin_codec
                                                               : def->bytecode;
  if (!mica_pointer_map_set(w->memory, &w->dialect_defs, def, (void *)(uintptr_t)(index + 1)))
    mica_writer_fail(w);
  return index;
}

static uint32_t dialect_of(mica_bytecode_writer *w, const mica_def_base *base) {
  return base->dialect == NULL ? number_builtin(w)
                               : mica_writer_number_dialect(w, (mica_str){NULL, 0}, base->dialect);
}

// ---- Encodings ----------------------------------------------------------------------------------

uint64_t mica_key_of_attr(const mica_attr *attr) {
  return attr->def == &mica_builtin_packed_loc ? key_of_loc(mica_attr_location_value(attr))
                                               : key_of(attr);
}

const mica_bytecode_attr *mica_writer_attr_encoding(const mica_bytecode_writer *w,
                                                    const numbered_entry *entry,
                                                    const mica_attr *attr, size_t *code) {
  const mica_bytecode_codec *codec = w->dialects[entry->dialect].codec;
  const mica_attr_def *def = mica_bytecode_encoded_as(attr);
  for (size_t i = 0; codec != NULL && i < codec->attr_count; i++) {
    const mica_bytecode_attr *encoding = &codec->attrs[i];
    if (encoding->def != def || encoding->write == NULL) continue;
    if (encoding->applies != NULL && !encoding->applies(attr)) continue;
    *code = i;
    return encoding;
  }
  return NULL;
}

const mica_bytecode_type *mica_writer_type_encoding(const mica_bytecode_writer *w,
                                                    const numbered_entry *entry,
                                                    const mica_type *type, size_t *code) {
  const mica_bytecode_codec *codec = w->dialects[entry->dialect].codec;
  for (size_t i = 0; codec != NULL && i < codec->type_count; i++) {
    const mica_bytecode_type *encoding = &codec->types[i];
    if (encoding->def != type->def || encoding->write == NULL) continue;
    if (encoding->applies != NULL && !encoding->applies(type)) continue;
    *code = i;
    return encoding;
  }
  return NULL;
}

// ---- Text ---------------------------------------------------------------------------------------

typedef struct text_printer {
  mica_printer printer;  // first: hooks of the printer know no more
  mica_bytecode_writer *writer;
} text_printer;

static void note_resource(mica_printer *p, mica_str dialect, mica_str key) {
  (void)mica_writer_number_resource(((text_printer *)p)->writer, dialect, key);
}

static bool keep_text(mica_bytecode_writer *w, mica_str text) {
  if (!MICA_ARRAY_ROOM(w->memory, w->texts, w->texts_size, w->texts_capacity, text.size) ||
      !MICA_ARRAY_ROOM(w->memory, w->spans, w->span_count, w->span_capacity, 1))
    return false;
  if (text.size != 0) memcpy(w->texts + w->texts_size, text.data, text.size);
  w->spans[w->span_count++] = (text_span){w->texts_size, text.size};
  w->texts_size += text.size;
  return true;
}

// The text of an attribute (or type), kept until it is written; answers its index + 1.
static uint32_t add_text(mica_bytecode_writer *w, const mica_attr *attr, const mica_type *type) {
  char scratch[PRINTER_ROOM];
  text_printer p = {.writer = w};
  mica_printer_init_text(&p.printer, w->context, NULL, scratch, sizeof scratch);
  p.printer.note_resource = note_resource;
  if (attr != NULL) mica_print_attr(&p.printer, attr);
  else mica_print_type(&p.printer, type);
  mica_str text = mica_printer_take_text(&p.printer);
  if (text.data == NULL || !keep_text(w, text)) mica_writer_fail(w);
  if (text.data != NULL) mica_free(w->context, (void *)(uintptr_t)text.data, text.size + 1);
  return (uint32_t)w->span_count;
}

// ---- Entering -----------------------------------------------------------------------------------

// What it is made of is numbered by the hook that will write it.
static void enter_attr(mica_bytecode_writer *w, numbered_entry *entry, const mica_attr *attr) {
  if (attr->def == &mica_builtin_opaque_attr) {
    const opaque_attr *opaque = mica_attr_params(attr);
    entry->dialect = mica_writer_number_dialect(w, opaque->dialect, NULL);
  } else {
    entry->dialect = dialect_of(w, &attr->def->base);
  }
  if (w->failed) return;
  size_t code;
  const mica_bytecode_attr *encoding = mica_writer_attr_encoding(w, entry, attr, &code);
  if (encoding != NULL) encoding->write(w, attr);
  else entry->extra = add_text(w, attr, NULL);
}

static void enter_type(mica_bytecode_writer *w, numbered_entry *entry, const mica_type *type) {
  if (type->def == &mica_builtin_opaque_type) {
    const opaque_type *opaque = mica_type_params(type);
    entry->dialect = mica_writer_number_dialect(w, opaque->dialect, NULL);
  } else {
    entry->dialect = dialect_of(w, &type->def->base);
  }
  if (w->failed) return;
  size_t code;
  const mica_bytecode_type *encoding = mica_writer_type_encoding(w, entry, type, &code);
  if (encoding != NULL) encoding->write(w, type);
  else entry->extra = add_text(w, NULL, type);
}

static mica_str namespace_of(mica_str name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  return (mica_str){name.data, dot == NULL ? name.size : (size_t)(dot - name.data)};
}

static void enter_name(mica_bytecode_writer *w, numbered_entry *entry, const mica_op_name *name) {
  entry->dialect = mica_writer_number_dialect(w, namespace_of(name->name), name->dialect);
  if (name->def == NULL || name->slot_count == 0) return;
  if (!MICA_ARRAY_ROOM(w->memory, w->steps, w->step_count, w->step_capacity, name->slot_count)) {
    mica_writer_fail(w);
    return;
  }
  entry->extra = (uint32_t)w->step_count;
  w->step_count += mica_bytecode_property_steps(name->def, w->version, w->steps + w->step_count);
}

// A hook only adds to what is pending.
static void enter(mica_bytecode_writer *w, pending_entry p, numbered_entry *entry) {
  const void *object = (const void *)(uintptr_t)p.key;
  if (p.kind == NUMBERED_TYPE) enter_type(w, entry, object);
  else if (p.kind == NUMBERED_NAME) enter_name(w, entry, object);
  else if (!mica_is_loc_key(p.key)) enter_attr(w, entry, object);
  else {
    entry->dialect = number_builtin(w);
    mica_write_location(w, mica_loc_of_key(p.key));
  }
}

static void push(mica_bytecode_writer *w, pending_entry p) {
  if (!MICA_ARRAY_ROOM(w->memory, w->pending, w->pending_count, w->pending_capacity, 1))
    mica_writer_fail(w);
  else w->pending[w->pending_count++] = p;
}

static void reverse(pending_entry *items, size_t count) {
  for (size_t i = 0; i + 1 < count - i; i++) {
    pending_entry first = items[i];
    items[i] = items[count - 1 - i];
    items[count - 1 - i] = first;
  }
}

static uint32_t add_entry(numbered *n, uint64_t key) {
  const size_t index = n->entries.count++;
  *entry_at(n, index) = (numbered_entry){{(uint32_t)key, (uint32_t)(key >> 32)}, .uses = 1};
  return (uint32_t)index;
}

// One more use of it. What is new is entered, and its parts become pending.
static uint32_t use(mica_bytecode_writer *w, pending_entry p) {
  numbered *n = &w->numbered[p.kind];
  if (!make_room(w, n, p.key)) return 0;
  const size_t hash = hash_key(w, p.key), first = w->pending_count;
  numbered_slot *slot = slot_of(n, p.key, hash);
  if (slot->index != 0) {
    entry_at(n, slot->index - 1)->uses++;
    return slot->index - 1;
  }
  *slot = (numbered_slot){(uint32_t)numbered_count(n) + 1, (uint32_t)hash};
  n->tables[table_of(p.key)].count++;
  const uint32_t index = add_entry(n, p.key);
  enter(w, p, entry_at(n, index));
  if (w->pending_count != first) reverse(w->pending + first, w->pending_count - first);
  return index;
}

// While something is entered its new parts are only noted; they follow before what comes behind it.
uint32_t mica_writer_number(mica_bytecode_writer *w, numbered_kind kind, uint64_t key) {
  const pending_entry p = {key, kind};
  if (w->failed) return 0;
  if (w->entering) {
    numbered_entry *known = mica_writer_entry(w, kind, key);
    if (known != NULL) known->uses++;
    else push(w, p);
    return 0;
  }
  w->entering = true;
  const uint32_t index = use(w, p);
  while (w->pending_count != 0 && !w->failed) use(w, w->pending[--w->pending_count]);
  w->entering = false;
  return index;
}

// ---- Resources ----------------------------------------------------------------------------------

static bool is_next(const numbered_resource *r, const resource_walk *walk) {
  return r->dialect == walk->dialect && (r->value == NULL) == walk->without_data;
}

// Few dialects have resources; others are passed over.
numbered_resource *mica_writer_next_resource(mica_bytecode_writer *w, resource_walk *walk) {
  for (; walk->dialect < w->dialect_count; walk->dialect += !walk->without_data) {
    bool has_some = w->dialects[walk->dialect].resource_keys.count != 0;
    for (; has_some && walk->index < w->resource_count; walk->index++)
      if (is_next(&w->resources[walk->index], walk)) return &w->resources[walk->index++];
    walk->index = 0;
    walk->without_data = !walk->without_data;
  }
  return NULL;
}

uint32_t mica_writer_number_resource(mica_bytecode_writer *w, mica_str dialect, mica_str key) {
  const mica_dialect_def *def = mica_context_dialect(w->context, dialect);
  const uint32_t owner = mica_writer_number_dialect(w, dialect, def);
  if (w->failed) return 0;
  mica_text_table *keys = &w->dialects[owner].resource_keys;
  if (mica_text_table_find(w->memory, keys, key) != NULL) return owner;
  size_t index = w->resource_count;
  if (!MICA_ARRAY_ROOM(w->memory, w->resources, index, w->resource_capacity, 1) ||
      !mica_text_table_add(w->memory, keys, key, (void *)(uintptr_t)(index + 1))) {
    mica_writer_fail(w);
    return 0;
  }
  w->resources[w->resource_count++] = (numbered_resource){
      .dialect = owner, .key = key, .value = mica_resource_find(w->context, dialect, key)};
  return owner;
}
