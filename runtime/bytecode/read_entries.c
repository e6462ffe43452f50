// Attributes and types: each is read when it is first asked for, by its dialect's encoding or from
// text. Called by all that reads, and by the readers of dialects.
//
// One that is nested in another is read on the C stack, but only so deep: below that it is put off,
// the reading of those around it is given up in silence, and once it is read they are begun anew.
// Lists go on after one that is put off, so that little is read again.
#include "bytecode/builtin.h"
#include "bytecode/reader.h"

#include "memory/array.h"
#include "mica/diagnostic.h"

enum { DEEPEST = 32 };

// ---- The table ----------------------------------------------------------------------------------

enum { RUN = 16 };

// The size is counted from here: so many bytes follow, and whether they are encoded; else they are
// text. What was read before can be read again.
static bool read_size(mica_bytecode_reader *r, uint64_t *size, bool *is_encoded) {
  return mica_reader_varint_flag(r, size, is_encoded);
}

static bool begin_run(mica_bytecode_reader *r, read_entries *entries, const read_run *run) {
  if (!MICA_ARRAY_ROOM(&r->context->memory, entries->runs, entries->run_count,
                       entries->run_capacity, 1))
    return mica_reader_no_memory(r);
  entries->runs[entries->run_count++] = *run;
  return true;
}

// Those of one dialect, whose bytes begin at *next and end before `end`.
static bool read_group(mica_bytecode_reader *r, read_entries *entries, read_run group, size_t count,
                       const unsigned char **next, const unsigned char *end) {
  for (size_t i = 0; i < count; i++) {
    uint64_t size;
    bool is_encoded;
    const read_run run = {r->at, *next, group.first + i, group.dialect};
    if (i % RUN == 0 && !begin_run(r, entries, &run)) return false;
    if (!read_size(r, &size, &is_encoded)) return false;
    if (size > (size_t)(end - *next))
      return mica_bytecode_error(r,
                                 "Attribute or Type entry offset points past the end of section");
    *next += (size_t)size;
  }
  return true;
}

// Those of one dialect after the other.
static bool read_groups(mica_bytecode_reader *r, read_entries *entries, const unsigned char **next,
                        const unsigned char *end) {
  for (size_t i = 0; i < entries->count;) {
    size_t dialect;
    uint64_t count;
    if (!mica_reader_index(r, r->dialect_count, "dialect", &dialect) || !reader_varint(r, &count))
      return false;
    if (count > entries->count - i)
      return mica_bytecode_error(r, "a group of %U attributes or types where %z are left", count,
                                 entries->count - i);
    const read_run group = {.first = i, .dialect = &r->dialects[dialect]};
    if (!read_group(r, entries, group, (size_t)count, next, end)) return false;
    i += (size_t)count;
  }
  if (entries->count != 0) entries->met = entries->runs[0];
  return true;
}

static bool make_entries(mica_bytecode_reader *r, read_entries *entries, size_t count) {
  entries->values = MICA_ARENA_NEW(&r->lasting, read_value, count);
  entries->states = MICA_ARENA_NEW(&r->lasting, read_state, count);
  if (entries->values == NULL || entries->states == NULL) return mica_reader_no_memory(r);
  memset(entries->states, 0, count * sizeof *entries->states);
  entries->count = count;
  return true;
}

bool mica_reader_entries(mica_bytecode_reader *r) {
  byte_range bytes = r->sections[SECTION_ATTR_TYPE];
  size_t attrs, types;
  r->types.are_types = true;
  if (!mica_bytecode_read_count(r, &attrs) || !mica_bytecode_read_count(r, &types) ||
      !make_entries(r, &r->attrs, attrs) || !make_entries(r, &r->types, types) ||
      !read_groups(r, &r->attrs, &bytes.at, bytes.end) ||
      !read_groups(r, &r->types, &bytes.at, bytes.end))
    return false;
  return r->at == r->end ||
         mica_bytecode_error(r, "unexpected trailing data in the Attribute/Type offset section");
}

// ---- Where one stands ---------------------------------------------------------------------------

static size_t run_of(const read_entries *entries, size_t index) {
  size_t first = 0, end = entries->run_count;
  while (end - first > 1) {
    const size_t middle = first + (end - first) / 2;
    if (entries->runs[middle].first <= index) first = middle;
    else end = middle;
  }
  return first;
}

static bool is_in_run(const read_entries *entries, size_t run, size_t index) {
  return entries->runs[run].first <= index &&
         (run + 1 == entries->run_count || index < entries->runs[run + 1].first);
}

typedef struct entry_place {
  byte_range bytes;
  read_dialect *dialect;
  bool is_encoded;
} entry_place;

// Most sizes take one byte, with the flag.
static entry_place pass_one(mica_bytecode_reader *r, read_run *run) {
  entry_place place = {.dialect = run->dialect};
  uint64_t size = *run->size >> 2;
  place.is_encoded = (*run->size >> 1 & 1) != 0;
  if ((*run->size & 1) != 0) {
    run->size++;
  } else {
    const byte_range around = reader_range(r), sizes = r->sections[SECTION_ATTR_TYPE_OFFSET];
    reader_enter(r, (byte_range){run->size, sizes.end});
    (void)read_size(r, &size, &place.is_encoded);
    run->size = r->at;
    reader_enter(r, around);
  }
  place.bytes = (byte_range){run->at, run->at + (size_t)size};
  run->at = place.bytes.end;
  run->first++;
  return place;
}

// Where to begin to count: at the one that follows what was met last, or at a run.
static void find_run(read_entries *entries, size_t index) {
  const size_t next = entries->met_run + 1;
  if (is_in_run(entries, entries->met_run, index)) {
    if (index >= entries->met.first) return;
  } else {
    const bool is_next = next < entries->run_count && is_in_run(entries, next, index);
    entries->met_run = is_next ? next : run_of(entries, index);
  }
  entries->met = entries->runs[entries->met_run];
}

static entry_place find(mica_bytecode_reader *r, read_entry entry) {
  read_run *met = &entry.of->met;
  find_run(entry.of, entry.index);
  for (; met->first < entry.index && (*met->size & 1) != 0; met->first++)
    met->at += *met->size++ >> 2;
  while (met->first < entry.index) (void)pass_one(r, met);
  return pass_one(r, met);
}

// ---- One entry ----------------------------------------------------------------------------------

static read_state *state_of(read_entry entry) { return &entry.of->states[entry.index]; }

static void set_state(read_entry entry, read_progress progress, uint32_t level) {
  const uint32_t kept = level < MOST_LEVELS ? level : MOST_LEVELS;
  *state_of(entry) = (read_state){(uint32_t)progress & 7, kept & MOST_LEVELS};
}

static void set_value(read_entry entry, const void *value) {
  entry.of->values[entry.index].value = value;
}

static const char *kind_of(read_entry entry) { return entry.of->are_types ? "Type" : "Attribute"; }

static bool read_text(mica_bytecode_reader *r, bool is_type, const void **value) {
  mica_str text;
  if (!mica_reader_nul_string(r, &text)) return false;
  size_t errors = mica_context_error_count(r->context);
  *value = is_type ? (const void *)r->text->type(r->context, text)
                   : (const void *)r->text->attr(r->context, text);
  if (*value != NULL) return true;
  if (mica_context_error_count(r->context) == errors) return mica_reader_no_memory(r);
  return mica_bytecode_error(r, "could not parse the text of the %s",
                             is_type ? "type" : "attribute");
}

static bool read_code(mica_bytecode_reader *r, const read_dialect *dialect, size_t count,
                      bool is_type, size_t *code) {
  uint64_t number;
  if (!reader_varint(r, &number)) return false;
  *code = (size_t)number;
  return number < count ||
         mica_bytecode_error(r, "unknown %s code of dialect '%S': %U",
                             is_type ? "type" : "attribute", dialect->name, number);
}

static bool read_encoded(mica_bytecode_reader *r, read_dialect *dialect, bool is_type,
                         const void **value) {
  if (!mica_reader_dialect(r, dialect)) return false;
  const mica_bytecode_codec *codec = dialect->codec;
  size_t code;
  if (codec == NULL)
    return mica_bytecode_error(r, "dialect '%S' does not implement the bytecode interface",
                               dialect->name);
  if (!read_code(r, dialect, is_type ? codec->type_count : codec->attr_count, is_type, &code))
    return false;
  bool is_known = is_type ? codec->types[code].read != NULL : codec->attrs[code].read != NULL;
  if (!is_known)
    return mica_bytecode_error(r, "the %s code %z of dialect '%S' has no meaning",
                               is_type ? "type" : "attribute", code, dialect->name);
  *value = is_type ? (const void *)codec->types[code].read(r)
                   : (const void *)codec->attrs[code].read(r);
  return *value != NULL;
}

static bool read_whole(mica_bytecode_reader *r, read_entry entry, const entry_place *place) {
  const void *value = NULL;
  const bool is_type = entry.of->are_types;
  if (!(place->is_encoded ? read_encoded(r, place->dialect, is_type, &value)
                          : read_text(r, is_type, &value)))
    return false;
  if (r->at != r->end)
    return mica_bytecode_error(r, "unexpected trailing bytes after %s entry", kind_of(entry));
  if (r->level >= mica_context_limits(r->context)->nesting)
    return mica_bytecode_error(r, "nested too deeply: the limit is %z levels",
                               mica_context_limits(r->context)->nesting);
  set_value(entry, value);
  return true;
}

static bool refuse_cycle(mica_bytecode_reader *r) {
  r->failed = true;
  return mica_bytecode_error(r, "an attribute or type is a part of itself");
}

static bool is_begun(read_entry entry) {
  const uint32_t progress = state_of(entry)->progress;
  return progress == IS_OPEN || progress == IS_WAITING;
}

// False: it was refused, or something in it was put off.
static bool read_entry_now(mica_bytecode_reader *r, read_entry entry) {
  if (is_begun(entry)) return refuse_cycle(r);
  byte_range around = reader_range(r);
  uint32_t level = r->level;
  size_t postponed = r->postponed_count;
  const entry_place place = find(r, entry);
  reader_enter(r, place.bytes);
  state_of(entry)->progress = IS_OPEN;
  r->level = 0;
  r->depth++;
  bool ok = read_whole(r, entry, &place);
  r->depth--;
  set_state(entry, ok ? IS_READ : IS_UNREAD, r->level + 1);
  if (!ok && r->postponed_count == postponed) r->failed = true;
  r->level = level;
  reader_enter(r, around);
  return ok;
}

// ---- Those that wait for others -----------------------------------------------------------------

// Always false.
static bool postpone(mica_bytecode_reader *r, read_entry entry) {
  if (is_begun(entry)) return refuse_cycle(r);
  if (MICA_ARRAY_ROOM(&r->context->memory, r->postponed, r->postponed_count, r->postponed_capacity,
                      1))
    r->postponed[r->postponed_count++] = entry;
  else r->failed = true;
  return false;
}

static bool give_up(mica_bytecode_reader *r) {
  for (size_t i = 0; i < r->postponed_count; i++)
    if (state_of(r->postponed[i])->progress != IS_READ)
      state_of(r->postponed[i])->progress = IS_UNREAD;
  r->postponed_count = 0;
  return false;
}

// The last one that was put off is read first; one that has to wait stays below what it waits for.
static bool read_postponed(mica_bytecode_reader *r) {
  while (r->postponed_count != 0) {
    const read_entry entry = r->postponed[r->postponed_count - 1];
    if (state_of(entry)->progress == IS_READ) {
      r->postponed_count--;
      continue;
    }
    size_t before = r->postponed_count;
    state_of(entry)->progress = IS_UNREAD;
    if (read_entry_now(r, entry)) continue;
    if (r->failed || r->postponed_count == before) return give_up(r);
    state_of(entry)->progress = IS_WAITING;
  }
  return true;
}

static bool read_from_outside(mica_bytecode_reader *r, read_entry entry) {
  r->failed = false;
  (void)postpone(r, entry);
  return r->failed ? give_up(r) : read_postponed(r);
}

static bool find_entry(mica_bytecode_reader *r, read_entries *entries, uint64_t index,
                       read_entry *out) {
  *out = (read_entry){entries, (size_t)index};
  if (index < entries->count) return true;
  return mica_bytecode_error(r, "invalid %s index: %U", kind_of(*out), index);
}

// NULL: no memory.
static const void *make_place(mica_bytecode_reader *r, read_entry entry) {
  const mica_attr *made = mica_attr_location(r->context, entry.of->values[entry.index].place);
  if (made == NULL) return NULL;
  set_value(entry, made);
  state_of(entry)->progress = IS_READ;
  return made;
}

static const void *entry_at(mica_bytecode_reader *r, read_entries *entries, uint64_t index) {
  read_entry entry;
  if (!find_entry(r, entries, index, &entry)) return NULL;
  if (state_of(entry)->progress == IS_PLACE && make_place(r, entry) == NULL) return NULL;
  if (state_of(entry)->progress != IS_READ) {
    bool ok = r->depth == 0        ? read_from_outside(r, entry)
              : r->depth < DEEPEST ? read_entry_now(r, entry)
                                   : postpone(r, entry);
    if (!ok) return NULL;
  }
  if (state_of(entry)->level > r->level) r->level = state_of(entry)->level;
  return entries->values[index].value;
}

const mica_attr *mica_reader_attr_at(mica_bytecode_reader *r, uint64_t index) {
  return entry_at(r, &r->attrs, index);
}

const mica_type *mica_reader_type_at(mica_bytecode_reader *r, uint64_t index) {
  return entry_at(r, &r->types, index);
}

// ---- What readers ask for -----------------------------------------------------------------------

bool mica_bytecode_read_attr(mica_bytecode_reader *r, const mica_attr **out) {
  uint64_t index;
  if (!reader_varint(r, &index)) return false;
  *out = mica_reader_attr_at(r, index);
  return *out != NULL;
}

bool mica_bytecode_read_optional_attr(mica_bytecode_reader *r, const mica_attr **out) {
  uint64_t index;
  bool is_there;
  *out = NULL;
  if (!mica_reader_varint_flag(r, &index, &is_there)) return false;
  if (!is_there) return true;
  *out = mica_reader_attr_at(r, index);
  return *out != NULL;
}

bool mica_bytecode_read_type(mica_bytecode_reader *r, const mica_type **out) {
  uint64_t index;
  if (!reader_varint(r, &index)) return false;
  *out = mica_reader_type_at(r, index);
  return *out != NULL;
}

bool mica_reader_goes_on(const mica_bytecode_reader *r, size_t postponed) {
  return !r->failed && r->postponed_count > postponed;
}

bool mica_bytecode_read_attrs(mica_bytecode_reader *r, mica_attrs *out) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  const mica_attr **items = MICA_ARENA_NEW(&r->scratch, const mica_attr *, count);
  if (items == NULL) return mica_reader_no_memory(r);
  bool all = true;
  for (size_t i = 0; i < count; i++) {
    size_t postponed = r->postponed_count;
    if (mica_bytecode_read_attr(r, &items[i])) continue;
    all = false;
    if (!mica_reader_goes_on(r, postponed)) return false;
  }
  *out = (mica_attrs){items, count};
  return all;
}

bool mica_bytecode_read_types(mica_bytecode_reader *r, mica_types *out) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  const mica_type **items = MICA_ARENA_NEW(&r->scratch, const mica_type *, count);
  if (items == NULL) return mica_reader_no_memory(r);
  bool all = true;
  for (size_t i = 0; i < count; i++) {
    size_t postponed = r->postponed_count;
    if (mica_bytecode_read_type(r, &items[i])) continue;
    all = false;
    if (!mica_reader_goes_on(r, postponed)) return false;
  }
  *out = (mica_types){items, count};
  return all;
}

// ---- Locations ----------------------------------------------------------------------------------

// Most are positions in files, and fit in a word: no attribute is made.
static bool is_position(const entry_place *place) {
  return place->is_encoded && range_size(place->bytes) > 1 &&
         place->bytes.at[0] == (MICA_BUILTIN_FILE_LOC << 1 | 1) && place->dialect->is_builtin;
}

static bool read_position(mica_bytecode_reader *r, read_entry entry, byte_range bytes) {
  byte_range around = reader_range(r);
  mica_loc place;
  reader_enter(r, (byte_range){bytes.at + 1, bytes.end});
  bool ok = mica_reader_place(r, &place);
  if (ok && r->at != r->end)
    ok = mica_bytecode_error(r, "unexpected trailing bytes after %s entry", kind_of(entry));
  reader_enter(r, around);
  if (!ok) return false;
  entry.of->values[entry.index].place = place;
  set_state(entry, IS_PLACE, 1);
  return true;
}

// False: it is one, and was refused.
static bool try_position(mica_bytecode_reader *r, read_entry entry) {
  if (r->depth != 0 || state_of(entry)->progress != IS_UNREAD) return true;
  const entry_place place = find(r, entry);
  return !is_position(&place) || read_position(r, entry, place.bytes);
}

bool mica_reader_loc(mica_bytecode_reader *r, mica_loc *out) {
  uint64_t index;
  read_entry entry;
  if (!reader_varint(r, &index) || !find_entry(r, &r->attrs, index, &entry) ||
      !try_position(r, entry))
    return false;
  if (state_of(entry)->progress == IS_PLACE) {
    *out = r->attrs.values[index].place;
    return true;
  }
  const mica_attr *attr = mica_reader_attr_at(r, index);
  if (attr == NULL) return false;
  if (!mica_attr_is_location(attr))
    return mica_bytecode_error(r, "expected attribute of type: mlir::LocationAttr, but got: %a",
                               attr);
  *out = mica_attr_location_value(attr);
  return true;
}
