// Making and interning values. One open-addressed table holds all.
#include "record/value.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "record/record_set.h"

enum { TABLE_ALONE = 1 << 16 };  // slots; from here on a table has memory of its own

static value_slot *take_table(arena *memory, size_t capacity) {
  size_t size = capacity * sizeof(value_slot);
  if (capacity >= TABLE_ALONE) arena_count(memory, size, 0);
  value_slot *table = capacity < TABLE_ALONE ? arena_take(memory, size) : memory_take(size);
  memset(table, 0, size);
  return table;
}

static void give_table(value_pool *pool) {
  if (pool->capacity < TABLE_ALONE) return;  // it stays in the arena
  free(pool->table);
  arena_count(pool->memory, 0, pool->capacity * sizeof *pool->table);
}

static void grow(value_pool *pool) {
  size_t capacity = pool->capacity * 2;
  value_slot *table = take_table(pool->memory, capacity);
  for (size_t i = 0; i < pool->capacity; i++) {
    if (pool->table[i].value == NULL) continue;
    size_t slot = pool->table[i].hash & (capacity - 1);
    while (table[slot].value != NULL) slot = (slot + 1) & (capacity - 1);
    table[slot] = pool->table[i];
  }
  give_table(pool);
  pool->table = table;
  pool->capacity = capacity;
}

void value_pool_init(value_pool *pool, arena *memory, type_pool *types) {
  *pool = (value_pool){.memory = memory, .types = types, .depth_limit = UINT32_MAX};
  pool->capacity = 1 << 13;
  pool->table = take_table(memory, pool->capacity);
  value *unset = ARENA_ARRAY(memory, value, 2);
  for (uint8_t i = 0; i < 2; i++)
    unset[i] = (value){.tag = TAG_UNSET, .op = i, .flags = VALUE_PARTIAL, .depth = 1};
  pool->unset = &unset[0];
  pool->absent = &unset[1];
  for (uint32_t i = 0; i < 2; i++) {
    value *bit = arena_take(memory, sizeof *bit);
    *bit = (value){.tag = TAG_BIT, .count = i, .depth = 1, .hash = i, .type = types->bit};
    pool->bits[i] = bit;
  }
  pool->empty = value_of_string(pool, TEXT(""), false);
}

void value_pool_free(value_pool *pool) { give_table(pool); }

// ---- interning ----------------------------------------------------------------------------------

static uint32_t mix(uint32_t hash, uint64_t more) {
  uint64_t x = (hash ^ more) * 0x9E3779B97F4A7C15u;
  return (uint32_t)(x >> 32) ^ (uint32_t)x;
}

// A value to be looked up: its words stand in one or two pieces.
typedef struct probe {
  value_tag tag;
  uint8_t op;
  const type *type;
  size_t count;
  const word *first, *second;
  size_t first_count, second_count;
} probe;

static uint32_t hash_probe(const probe *p) {
  uint32_t hash = mix((uint32_t)p->tag * 256u + p->op, (uint64_t)(uintptr_t)p->type);
  hash = mix(hash, p->count);
  for (size_t i = 0; i < p->first_count; i++) hash = mix(hash, p->first[i].bits);
  for (size_t i = 0; i < p->second_count; i++) hash = mix(hash, p->second[i].bits);
  return hash;
}

static bool same_words(const word *a, const word *b, size_t count) {
  return count == 0 || memcmp(a, b, count * sizeof *a) == 0;
}

static bool same(const value *v, const probe *p) {
  return v->tag == p->tag && v->op == p->op && v->type == p->type && v->count == p->count &&
         same_words(v->data, p->first, p->first_count) &&
         same_words(v->data + p->first_count, p->second, p->second_count);
}

// Where a search begins; the table has room for one more value.
static inline value_slot *first_slot(value_pool *pool, uint32_t hash) {
  if (pool->count * 3 >= pool->capacity * 2) grow(pool);
  return &pool->table[hash & (pool->capacity - 1)];
}

static inline value_slot *next_slot(const value_pool *pool, value_slot *slot) {
  return slot + 1 < pool->table + pool->capacity ? slot + 1 : pool->table;
}

// The slot of the value, or the empty one where it belongs.
static value_slot *find_slot(value_pool *pool, const probe *p, uint32_t hash) {
  value_slot *slot = first_slot(pool, hash);
  while (slot->value != NULL && !(slot->hash == hash && same(slot->value, p)))
    slot = next_slot(pool, slot);
  return slot;
}

static value *add(value_pool *pool, value_slot *slot, const probe *p, uint32_t hash) {
  size_t words = p->first_count + p->second_count;
  value *v = arena_take(pool->memory, sizeof *v + words * sizeof(word));
  *v = (value){.tag = (uint8_t)p->tag,
               .op = p->op,
               .count = (uint32_t)p->count,
               .hash = hash,
               .depth = 1,
               .type = p->type};
  for (size_t i = 0; i < p->first_count; i++) v->data[i] = p->first[i];
  for (size_t i = 0; i < p->second_count; i++) v->data[p->first_count + i] = p->second[i];
  *slot = (value_slot){hash, v};
  pool->count++;
  return v;
}

// A dag is ten levels deep: its JSON repeats the dags in it, so its size is the square of the
// depth.
enum { DAG_DEPTH = 10 };

// What a part says about the whole.
static void absorb(value *v, const value *part) {
  if (part == NULL) return;
  v->flags |= part->flags & (VALUE_OPEN | VALUE_VARIABLES | VALUE_LOOSE);
  if (part->depth >= v->depth) v->depth = part->depth + 1;
}

static uint32_t deepest(const word *words, size_t count) {
  uint32_t depth = 0;
  for (size_t i = 0; i < count; i++)
    if (words[i].item != NULL && words[i].item->depth > depth) depth = words[i].item->depth;
  return depth;
}

// Words from `parts` on are values. NULL: too deep.
static value *intern(value_pool *pool, const probe *p, size_t parts, uint8_t flags) {
  pool->work += 1 + (p->first_count + p->second_count) / 8;
  uint32_t hash = hash_probe(p);
  value_slot *slot = find_slot(pool, p, hash);
  if (slot->value != NULL) return slot->value;
  uint32_t depth = deepest(p->second, p->second_count);
  if (p->first_count > parts) {
    uint32_t other = deepest(p->first + parts, p->first_count - parts);
    if (other > depth) depth = other;
  }
  if (depth >= pool->depth_limit) {
    pool->too_deep = true;
    return NULL;
  }
  value *v = add(pool, slot, p, hash);
  v->flags = flags;
  for (size_t i = parts; i < p->first_count + p->second_count; i++) absorb(v, v->data[i].item);
  if (p->tag == TAG_DAG) v->depth += DAG_DEPTH - 1;
  return v;
}

// ---- leaves -------------------------------------------------------------------------------------

const value *value_of_bit(value_pool *pool, bool bit) { return pool->bits[bit]; }

// Numbers that follow each other mostly come together, so groups of them lie side by side.
static const value *intern_integer(value_pool *pool, int64_t integer) {
  enum { GROUP = 8 };
  word w[INTEGER_WORDS];
  memcpy(w, &integer, sizeof integer);
  probe p = {TAG_INT, 0, pool->types->integer, 0, w, NULL, INTEGER_WORDS, 0};
  uint64_t group = (uint64_t)integer / GROUP, within = (uint64_t)integer % GROUP;
  uint32_t hash = (mix(TAG_INT, group) & ~(GROUP - 1u)) | (uint32_t)within;
  value_slot *slot = find_slot(pool, &p, hash);
  return slot->value != NULL ? slot->value : add(pool, slot, &p, hash);
}

const value *value_of_int(value_pool *pool, int64_t integer) {
  if (integer < 0 || integer >= FEW_INTEGERS) return intern_integer(pool, integer);
  const value **known = &pool->few[integer];
  if (*known == NULL) *known = intern_integer(pool, integer);
  return *known;
}

// Strings are looked up by their bytes, not by their word.
static const value *string_of(value_pool *pool, text t, bool code, bool copy) {
  if (t.size > UINT32_MAX / 2) memory_exhausted();
  pool->work += 1 + t.size / 64;
  uint32_t hash = mix(text_hash(t), code ? 77u : 33u);
  value_slot *slot = first_slot(pool, hash);
  for (; slot->value != NULL; slot = next_slot(pool, slot)) {
    const value *v = slot->value;
    if (slot->hash == hash && v->tag == TAG_STRING && v->op == code && text_equal(value_text(v), t))
      return v;
  }
  word w = {.chars = copy ? arena_text(pool->memory, t).data : t.data};
  probe p = {TAG_STRING, code, pool->types->string, t.size, &w, NULL, 1, 0};
  return add(pool, slot, &p, hash);
}

const value *value_of_string(value_pool *pool, text t, bool code) {
  return string_of(pool, t, code, true);
}

enum { JOINED_FEW = 512 };

// Room for a joined string that begins with `first`: after it, if it was joined last.
static char *take_joined(value_pool *pool, const value *first, size_t size) {
  size_t head = first->count;
  bool grows = head > 0 && pool->tail != NULL && first->data[0].chars + head == pool->tail &&
               (size_t)(pool->tail_end - pool->tail) >= size - head;
  if (grows) return pool->tail - head;
  size_t room = size + size / 2;
  char *begin = arena_take(pool->memory, room);
  pool->tail_end = begin + room;
  return begin;
}

const value *value_of_joined(value_pool *pool, const value *const *strings, size_t count,
                             size_t size, bool code) {
  assert(count > 0);
  char few[JOINED_FEW];
  char *begin = size <= JOINED_FEW ? few : take_joined(pool, strings[0], size), *at = begin;
  for (size_t i = 0; i < count; i++) {
    text part = value_text(strings[i]);
    if (part.size > 0 && part.data != at) memcpy(at, part.data, part.size);
    at += part.size;
  }
  const value *v = string_of(pool, (text){begin, size}, code, begin == few);
  if (begin != few) pool->tail = v->data[0].chars == begin ? at : begin + strings[0]->count;
  return v;
}

const value *value_of_source(value_pool *pool, text t, bool code) {
  return string_of(pool, t, code, false);
}

const value *value_of_anonymous(value_pool *pool, uint32_t number) {
  value *v = arena_take(pool->memory, sizeof *v);
  *v = (value){.tag = TAG_ANONYMOUS,
               .flags = VALUE_OPEN | VALUE_VARIABLES | VALUE_LOOSE,
               .count = number,
               .hash = number,
               .depth = 1,
               .type = pool->types->string};
  return v;
}

const value *value_of_record(value_pool *pool, record *r, const type *t) {
  value *v = arena_take(pool->memory, sizeof *v + sizeof(word));
  *v = (value){.tag = TAG_RECORD, .depth = 1, .hash = (uint32_t)(uintptr_t)r, .type = t};
  v->data[0].record = r;
  return v;
}

// ---- composed values ----------------------------------------------------------------------------

static const word *words_of(const value *const *items) { return (const word *)(const void *)items; }

static uint8_t partial(const value *const *items, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (items[i]->flags & VALUE_PARTIAL) return VALUE_PARTIAL;
  return 0;
}

const value *value_of_bits(value_pool *pool, const value *const *items, size_t count) {
  const type *t = type_of_bits(pool->types, (uint32_t)count);
  probe p = {TAG_BITS, 0, t, count, words_of(items), NULL, count, 0};
  return intern(pool, &p, 0, partial(items, count));
}

const value *value_of_list(value_pool *pool, const type *element, const value *const *items,
                           size_t count) {
  const type *t = type_of_list(pool->types, element);
  probe p = {TAG_LIST, 0, t, count, words_of(items), NULL, count, 0};
  return intern(pool, &p, 0, partial(items, count));
}

const value *value_of_dag(value_pool *pool, const value *op, const value *name,
                          const value *const *items, const value *const *names, size_t count) {
  const value *few[32];
  size_t size = 2 + 2 * count;
  const value **all = size <= 32 ? few : memory_take(size * sizeof *all);
  all[0] = op;
  all[1] = name;
  if (count > 0) {
    memcpy(all + 2, items, count * sizeof *items);
    memcpy(all + 2 + count, names, count * sizeof *names);
  }
  probe p = {TAG_DAG, 0, pool->types->dag, count, words_of(all), NULL, size, 0};
  const value *v = intern(pool, &p, 0, 0);
  if (all != few) free(all);
  return v;
}

enum { UNFINISHED = VALUE_OPEN | VALUE_LOOSE };

const value *value_of_variable(value_pool *pool, const value *name, const type *t) {
  word w = {.item = name};
  probe p = {TAG_VARIABLE, 0, t, 0, &w, NULL, 1, 0};
  return intern(pool, &p, 0, UNFINISHED | VALUE_VARIABLES);
}

const value *value_of_bit_of(value_pool *pool, const value *base, uint32_t bit) {
  word w = {.item = base};
  probe p = {TAG_BIT_OF, 0, pool->types->bit, bit, &w, NULL, 1, 0};
  return intern(pool, &p, 0, UNFINISHED);
}

const value *value_of_field(value_pool *pool, const value *base, const value *name, const type *t) {
  word w[2] = {{.item = base}, {.item = name}};
  probe p = {TAG_FIELD, 0, t, 0, w, NULL, 2, 0};
  return intern(pool, &p, 0, VALUE_OPEN);
}

// The second and third word take no part in the comparison: the record is made later.
const value *value_of_call(value_pool *pool, record *class_record, const call_argument *arguments,
                           size_t count, place at) {
  const word *args = (const word *)(const void *)arguments;
  uint32_t hash = mix(mix(TAG_CALL, (uint64_t)(uintptr_t)class_record), count);
  for (size_t i = 0; i < 2 * count; i++) hash = mix(hash, args[i].bits);
  value_slot *slot = first_slot(pool, hash);
  for (; slot->value != NULL; slot = next_slot(pool, slot)) {
    const value *v = slot->value;
    if (slot->hash == hash && v->tag == TAG_CALL && v->count == count &&
        v->data[0].record == class_record && same_words(v->data + CALL_HEAD, args, 2 * count))
      return v;
  }
  if (deepest(args, 2 * count) >= pool->depth_limit) {
    pool->too_deep = true;
    return NULL;
  }
  word head[CALL_HEAD] = {{.record = class_record}, {.item = NULL}, {.bits = at}};
  const type *t = type_of_class(pool->types, class_record);
  probe p = {TAG_CALL, 0, t, count, head, args, CALL_HEAD, 2 * count};
  value *v = add(pool, slot, &p, hash);
  v->flags = UNFINISHED;
  for (size_t i = CALL_HEAD; i < CALL_HEAD + 2 * count; i++) absorb(v, v->data[i].item);
  return v;
}

// Of the operators only those of three operands are incomplete when an operand is.
const value *value_of_operator(value_pool *pool, bang op, const type *t,
                               const value *const *operands, size_t count) {
  probe p = {TAG_OPERATOR, (uint8_t)op, t, count, words_of(operands), NULL, count, 0};
  return intern(pool, &p, 0, (uint8_t)(UNFINISHED | (count == 3 ? partial(operands, count) : 0)));
}

enum { DRAFT_WORDS = 3 };

value *value_draft(value_pool *pool, bang op, const type *t, const value *const *operands,
                   size_t count) {
  assert(count <= DRAFT_WORDS);
  pool->work++;
  value *draft = pool->drafts;
  if (draft != NULL) pool->drafts = (value *)draft->data[0].item;
  else draft = arena_take(pool->memory, sizeof *draft + DRAFT_WORDS * sizeof(word));
  *draft = (value){.tag = TAG_OPERATOR, .op = (uint8_t)op, .count = (uint32_t)count, .type = t};
  for (size_t i = 0; i < count; i++) draft->data[i].item = operands[i];
  return draft;
}

void value_draft_drop(value_pool *pool, value *draft) {
  draft->data[0].item = pool->drafts;
  pool->drafts = draft;
}

const value *value_of_cond(value_pool *pool, const type *t, const cond_arm *arms, size_t count) {
  const value *const *parts = (const value *const *)(const void *)arms;
  probe p = {TAG_COND, 0, t, count, words_of(parts), NULL, 2 * count, 0};
  return intern(pool, &p, 0, VALUE_OPEN | partial(parts, 2 * count));
}

const value *value_of_foldl(value_pool *pool, const type *t,
                            const value *const parts[FOLDL_PARTS]) {
  probe p = {TAG_FOLDL, 0, t, FOLDL_PARTS, words_of(parts), NULL, FOLDL_PARTS, 0};
  return intern(pool, &p, 0, UNFINISHED | VALUE_PARTIAL);
}

const value *value_of_check(value_pool *pool, bang op, const type *check, const value *operand) {
  const type *t = op == BANG_INSTANCES ? type_of_list(pool->types, check) : pool->types->integer;
  word w[2] = {{.type = check}, {.item = operand}};
  probe p = {TAG_CHECK, (uint8_t)op, t, 2, w, NULL, 2, 0};
  return intern(pool, &p, 1, UNFINISHED | VALUE_PARTIAL);
}

// ---- questions ----------------------------------------------------------------------------------

// Concrete: a value to work with; `?` counts. A field of a record is as concrete as its value.
bool value_is_concrete(const value *v) {
  if (v->flags & VALUE_LOOSE) return false;
  if (!(v->flags & VALUE_OPEN)) return true;
  if (v->tag == TAG_FIELD) {
    const value *base = field_base(v);
    if (base->tag != TAG_RECORD) return false;
    const value *field = record_get(reference_record(base), field_name(v));
    return field != NULL && value_is_concrete(field);
  }
  size_t first = v->tag == TAG_DAG ? 2 : 0;
  size_t count = v->tag == TAG_COND ? 2 * (size_t)v->count : v->count;
  if (v->tag == TAG_DAG && !value_is_concrete(dag_operator(v))) return false;
  for (size_t i = 0; i < count; i++)
    if (!value_is_concrete(v->data[first + i].item)) return false;
  return true;
}
