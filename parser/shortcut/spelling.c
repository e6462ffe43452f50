// Spellings seen before: most types and properties of a text are written the same way again and
// again. What a short spelling was read as is remembered, by its bytes, and taken from there the
// next time. An alias has one meaning from its definition on, so a spelling that could be read
// means the same until the end of the text.
#include "shortcut/shortcut.h"

enum { SPELLING_MAX = 256 };  // longer ones are read again

// To the quote that ends a string. NULL: it has escapes, or is long.
static const unsigned char *skip_string(const unsigned char *at, const unsigned char *most) {
  for (at++; at < most && *at != '"'; at++)
    if (*at < ' ' || *at == '\\') return NULL;
  return at < most ? at : NULL;
}

// Past bytes of the class, to `most` or a little after it.
static inline const unsigned char *skip_class(const unsigned char *at, const unsigned char *most,
                                              int class) {
  for (; at < most; at += 4) {
    if (!lex_is(at[0], class)) return at;
    if (!lex_is(at[1], class)) return at + 1;
    if (!lex_is(at[2], class)) return at + 2;
    if (!lex_is(at[3], class)) return at + 3;
  }
  return at;
}

// From '<' to after its '>'. NULL: it is long, spans lines, or has escapes or comments.
static const unsigned char *skip_angles(const unsigned char *at) {
  const unsigned char *most = at + SPELLING_MAX;
  uint32_t depth = 0;
  for (; (at = skip_class(at, most, LEX_PLAIN)) < most; at++) {
    switch (*at) {
    case '<': depth++; break;
    case '>':
      if (at[-1] != '-' && --depth == 0) return at + 1;
      break;
    case '"':
      at = skip_string(at, most);
      if (at == NULL) return NULL;
      break;
    default:
      if (*at < 0x80) return NULL;
    }
  }
  return NULL;
}

// From '{' to after its '}'. NULL: likewise.
static const unsigned char *skip_braces(const unsigned char *at) {
  const unsigned char *most = at + SPELLING_MAX;
  uint32_t depth = 0;
  for (; (at = skip_class(at, most, LEX_INSIDE)) < most; at++) {
    switch (*at) {
    case '{': depth++; break;
    case '}':
      if (--depth == 0) return at + 1;
      break;
    case '"':
      at = skip_string(at, most);
      if (at == NULL) return NULL;
      break;
    default:
      if (*at < 0x80) return NULL;
    }
  }
  return NULL;
}

// After a type's spelling, `<{...}>` or `{...}`. NULL: not one that is remembered.
static const unsigned char *spelling_end(const unsigned char *at) {
  const unsigned char *start = at;
  if (*at == '{') return skip_braces(at);
  if (*at == '!') at++;
  while (lex_is(*at, LEX_SUFFIX) && at - start < SPELLING_MAX) at++;
  return *at == '<' ? skip_angles(at) : at;
}

// After `dense<...> : ` and a type. NULL: not one that is remembered.
static const unsigned char *elements_end(const unsigned char *at) {
  const unsigned char *end = at[5] == '<' ? skip_angles(at + 5) : NULL;
  if (end == NULL || end[0] != ' ' || end[1] != ':' || end[2] != ' ') return NULL;
  return spelling_end(end + 3);
}

static uint32_t hash_spelling(const char *text, size_t size) {
  uint64_t h = size * 0x9e3779b97f4a7c15u, word;
  for (; size >= 8; size -= 8, text += 8) {
    memcpy(&word, text, 8);
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    h ^= h >> 32;
  }
  word = 0;
  if (size > 0) memcpy(&word, text, size);
  h = (h ^ word) * 0x9e3779b97f4a7c15u;
  return (uint32_t)(h >> 40);
}

static spelling *pair_of(const spelling_table *table, const char *text, size_t size) {
  return &table->items[hash_spelling(text, size) & (table->capacity - 2)];
}

static const spelling *find(const spelling_table *table, const char *text, size_t size) {
  if (table->count == 0 || size == 0) return NULL;
  const spelling *pair = pair_of(table, text, size);
  for (int i = 0; i < 2; i++)
    if (pair[i].size == size && memcmp(table->bytes + pair[i].at, text, size) == 0) return &pair[i];
  return NULL;
}

// ---- The latest ---------------------------------------------------------------------------------
// By how the text goes on, so that neither its end nor its hash is looked for: one that closes a
// bracket ends where the same bytes ended before.

enum { SPELLING_GLANCE = 16 };

static spelling *latest_of(seen_state *seen, const unsigned char *start) {
  uint64_t words[2];
  memcpy(words, start, sizeof words);
  uint64_t mixed = (words[0] ^ words[1] * 31) * UINT64_C(0x9e3779b97f4a7c15);
  return &seen->latest[(mixed >> 48) % LATEST_SPELLINGS];
}

static bool goes_on(const seen_state *seen, const spelling *s, const unsigned char *start,
                    size_t rest) {
  return s->size != 0 && s->size <= rest &&
         memcmp(seen->spellings.bytes + s->at, start, s->size) == 0;
}

const void *mica_parser_spelling_read(mica_parser *p, const unsigned char *start,
                                      const unsigned char **end) {
  seen_state *seen = p->seen;
  spelling *latest = NULL;
  const size_t rest = (size_t)(p->lexer.end - start);
  if (rest >= SPELLING_GLANCE) {
    latest = latest_of(seen, start);
    if (goes_on(seen, latest, start, rest)) {
      *end = start + latest->size;
      return latest->object;
    }
  }
  *end = spelling_end(start);
  if (*end == NULL) return NULL;
  const spelling *found = find(&seen->spellings, (const char *)start, (size_t)(*end - start));
  if (found == NULL) return NULL;
  if (latest != NULL && ((*end)[-1] == '>' || (*end)[-1] == '}')) *latest = *found;
  return found->object;
}

// Where types stand, too, something may be spelled like elements. It ends at its bracket, so that
// it is not found; what is known by how it goes on would be.
const mica_attr *mica_parser_elements_read(const mica_parser *p, const char *start,
                                           const char **end) {
  *end = (const char *)elements_end((const unsigned char *)start);
  if (*end == NULL) return NULL;
  const spelling *found = find(&p->seen->spellings, start, (size_t)(*end - start));
  return found == NULL ? NULL : found->object;
}

// ---- The table ----------------------------------------------------------------------------------
// Two places for each hash: what comes later drives out the older. The bytes are copied, so
// that what is compared lies together. A table that is full grows; at its largest it starts anew.

enum { SPELLINGS_FIRST = 256, SPELLINGS_MOST = 1 << 16, SPELLING_BYTES = 32 };

static bool allocate_table(mica_parser *p, spelling_table *table, uint32_t capacity) {
  *table = (spelling_table){.capacity = capacity};
  table->items = mica_allocate(p->context, capacity * sizeof *table->items);
  table->bytes = mica_allocate(p->context, (size_t)capacity * SPELLING_BYTES);
  if (table->items != NULL) memset(table->items, 0, capacity * sizeof *table->items);
  return (table->items != NULL && table->bytes != NULL) || mica_parser_no_memory(p);
}

static void free_table(mica_parser *p, spelling_table *table) {
  mica_free(p->context, table->items, table->capacity * sizeof *table->items);
  mica_free(p->context, table->bytes, (size_t)table->capacity * SPELLING_BYTES);
}

void mica_parser_spellings_free(mica_parser *p) { free_table(p, &p->seen->spellings); }

static bool has_room(const spelling_table *table, size_t size) {
  return table->count < table->capacity / 2 &&
         size <= (size_t)table->capacity * SPELLING_BYTES - table->used;
}

static void put(spelling_table *table, const char *text, size_t size, const void *object) {
  spelling *pair = pair_of(table, text, size);
  pair[1] = pair[0];
  pair[0] = (spelling){table->used, (uint32_t)size, object};
  memcpy(table->bytes + table->used, text, size);
  table->used += (uint32_t)size;
  table->count++;
}

static bool grow_table(mica_parser *p) {
  spelling_table *table = &p->seen->spellings, grown;
  memset(p->seen->latest, 0, sizeof p->seen->latest);
  if (table->capacity == SPELLINGS_MOST) {
    memset(table->items, 0, table->capacity * sizeof *table->items);
    table->count = table->used = 0;
    return true;
  }
  bool made =
      allocate_table(p, &grown, table->capacity == 0 ? SPELLINGS_FIRST : table->capacity * 4);
  for (uint32_t i = 0; made && i < table->capacity; i++) {
    const spelling *s = &table->items[i];
    if (s->size != 0) put(&grown, table->bytes + s->at, s->size, s->object);
  }
  free_table(p, made ? table : &grown);
  if (made) *table = grown;
  return made;
}

static void add(mica_parser *p, const char *start, const char *end, const void *object) {
  size_t size = (size_t)(end - start);
  if (has_room(&p->seen->spellings, size) || grow_table(p))
    put(&p->seen->spellings, start, size, object);
}

void mica_parser_spelling_add(mica_parser *p, const char *start, const char *end,
                              const void *object) {
  assert(start <= end);
  const unsigned char *at = (const unsigned char *)start;
  if (object == NULL || p->failed || spelling_end(at) != (const unsigned char *)end) return;
  add(p, start, end, object);
}

void mica_parser_elements_add(mica_parser *p, const char *start, const char *end,
                              const mica_attr *elements) {
  assert(start <= end);
  if (!p->failed) add(p, start, end, elements);
}
