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

typedef struct entry_table {
  const unsigned char *next, *end;  // of the section with their bytes
} entry_table;

static bool read_size(mica_bytecode_reader *r, entry_table *table, read_entry *entry) {
  uint64_t size;
  bool is_encoded;
  if (!mica_reader_varint_flag(r, &size, &is_encoded)) return false;
  if (size > (size_t)(table->end - table->next))
    return mica_bytecode_error(r, "Attribute or Type entry offset points past the end of section");
  entry->at = table->next;
  entry->is_encoded = is_encoded;
  table->next += (size_t)size;
  return true;
}

// Those of one dialect after the other.
static bool read_groups(mica_bytecode_reader *r, entry_table *table, read_entries *entries,
                        bool are_types) {
  for (size_t i = 0; i < entries->count;) {
    size_t dialect;
    uint64_t count;
    if (!mica_reader_index(r, r->dialect_count, "dialect", &dialect) || !reader_varint(r, &count))
      return false;
    if (count > entries->count - i)
      return mica_bytecode_error(r, "a group of %U attributes or types where %z are left", count,
                                 entries->count - i);
    for (; count > 0; count--, i++) {
      read_entry *entry = &entries->data[i];
      *entry = (read_entry){.dialect = dialect & ((1U << DIALECT_BITS) - 1), .is_type = are_types};
      if (!read_size(r, table, entry)) return false;
    }
  }
  entries->data[entries->count].at = table->next;
  return true;
}

static bool make_entries(mica_bytecode_reader *r, read_entries *entries, size_t count) {
  entries->data = MICA_ARENA_NEW(&r->lasting, read_entry, count + 1);
  entries->count = count;
  return entries->data != NULL;
}

bool mica_reader_entries(mica_bytecode_reader *r) {
  byte_range bytes = r->sections[SECTION_ATTR_TYPE];
  entry_table table = {bytes.at, bytes.end};
  size_t attrs, types;
  if (!mica_bytecode_read_count(r, &attrs) || !mica_bytecode_read_count(r, &types) ||
      !make_entries(r, &r->attrs, attrs) || !make_entries(r, &r->types, types) ||
      !read_groups(r, &table, &r->attrs, false) || !read_groups(r, &table, &r->types, true))
    return false;
  return r->at == r->end ||
         mica_bytecode_error(r, "unexpected trailing data in the Attribute/Type offset section");
}

// ---- One entry ----------------------------------------------------------------------------------

static const char *kind_of(const read_entry *entry) {
  return entry->is_type ? "Type" : "Attribute";
}

static byte_range bytes_of(const read_entry *entry) { return (byte_range){entry->at, entry[1].at}; }

static bool read_text(mica_bytecode_reader *r, read_entry *entry, const void **value) {
  mica_str text;
  if (!mica_reader_nul_string(r, &text)) return false;
  size_t errors = mica_context_error_count(r->context);
  *value = entry->is_type ? (const void *)r->text->type(r->context, text)
                          : (const void *)r->text->attr(r->context, text);
  if (*value != NULL) return true;
  if (mica_context_error_count(r->context) == errors) return mica_reader_no_memory(r);
  return mica_bytecode_error(r, "could not parse the text of the %s",
                             entry->is_type ? "type" : "attribute");
}

static bool read_code(mica_bytecode_reader *r, const read_dialect *dialect, size_t count,
                      const read_entry *entry, size_t *code) {
  uint64_t number;
  if (!reader_varint(r, &number)) return false;
  *code = (size_t)number;
  return number < count ||
         mica_bytecode_error(r, "unknown %s code of dialect '%S': %U",
                             entry->is_type ? "type" : "attribute", dialect->name, number);
}

static bool read_encoded(mica_bytecode_reader *r, read_entry *entry, const void **value) {
  read_dialect *dialect = &r->dialects[entry->dialect];
  if (!mica_reader_dialect(r, dialect)) return false;
  const mica_bytecode_codec *codec = dialect->codec;
  size_t code;
  if (codec == NULL)
    return mica_bytecode_error(r, "dialect '%S' does not implement the bytecode interface",
                               dialect->name);
  if (!read_code(r, dialect, entry->is_type ? codec->type_count : codec->attr_count, entry, &code))
    return false;
  bool is_known = entry->is_type ? codec->types[code].read != NULL
                                 : codec->attrs[code].read != NULL;
  if (!is_known)
    return mica_bytecode_error(r, "the %s code %z of dialect '%S' has no meaning",
                               entry->is_type ? "type" : "attribute", code, dialect->name);
  *value = entry->is_type ? (const void *)codec->types[code].read(r)
                          : (const void *)codec->attrs[code].read(r);
  return *value != NULL;
}

static bool read_value(mica_bytecode_reader *r, read_entry *entry) {
  const void *value = NULL;
  if (!(entry->is_encoded ? read_encoded : read_text)(r, entry, &value)) return false;
  if (r->at != r->end)
    return mica_bytecode_error(r, "unexpected trailing bytes after %s entry", kind_of(entry));
  if (r->level >= mica_context_limits(r->context)->nesting)
    return mica_bytecode_error(r, "nested too deeply: the limit is %z levels",
                               mica_context_limits(r->context)->nesting);
  entry->value = value;
  return true;
}

static bool refuse_cycle(mica_bytecode_reader *r) {
  r->failed = true;
  return mica_bytecode_error(r, "an attribute or type is a part of itself");
}

static bool is_begun(const read_entry *entry) {
  return entry->progress == IS_OPEN || entry->progress == IS_WAITING;
}

// False: it was refused, or something in it was put off.
static bool read_entry_now(mica_bytecode_reader *r, read_entry *entry) {
  if (is_begun(entry)) return refuse_cycle(r);
  byte_range around = reader_range(r);
  uint32_t level = r->level;
  size_t postponed = r->postponed_count;
  reader_enter(r, bytes_of(entry));
  entry->progress = IS_OPEN;
  r->level = 0;
  r->depth++;
  bool ok = read_value(r, entry);
  r->depth--;
  entry->progress = ok ? IS_READ : IS_UNREAD;
  entry->level = r->level + 1;
  if (!ok && r->postponed_count == postponed) r->failed = true;
  r->level = level;
  reader_enter(r, around);
  return ok;
}

// ---- Those that wait for others -----------------------------------------------------------------

// Always false.
static bool postpone(mica_bytecode_reader *r, read_entry *entry) {
  if (is_begun(entry)) return refuse_cycle(r);
  if (MICA_ARRAY_ROOM(&r->context->memory, r->postponed, r->postponed_count, r->postponed_capacity,
                      1))
    r->postponed[r->postponed_count++] = entry;
  else r->failed = true;
  return false;
}

static bool give_up(mica_bytecode_reader *r) {
  for (size_t i = 0; i < r->postponed_count; i++)
    if (r->postponed[i]->progress != IS_READ) r->postponed[i]->progress = IS_UNREAD;
  r->postponed_count = 0;
  return false;
}

// The last one that was put off is read first; one that has to wait stays below what it waits for.
static bool read_postponed(mica_bytecode_reader *r) {
  while (r->postponed_count != 0) {
    read_entry *entry = r->postponed[r->postponed_count - 1];
    if (entry->progress == IS_READ) {
      r->postponed_count--;
      continue;
    }
    size_t before = r->postponed_count;
    entry->progress = IS_UNREAD;
    if (read_entry_now(r, entry)) continue;
    if (r->failed || r->postponed_count == before) return give_up(r);
    entry->progress = IS_WAITING;
  }
  return true;
}

static bool read_from_outside(mica_bytecode_reader *r, read_entry *entry) {
  r->failed = false;
  (void)postpone(r, entry);
  return r->failed ? give_up(r) : read_postponed(r);
}

static read_entry *find_entry(mica_bytecode_reader *r, read_entries *entries, uint64_t index,
                              const char *kind) {
  if (index < entries->count) return &entries->data[index];
  (void)mica_bytecode_error(r, "invalid %s index: %U", kind, index);
  return NULL;
}

// NULL: no memory.
static const void *make_place(mica_bytecode_reader *r, read_entry *entry) {
  const mica_attr *made = mica_attr_location(r->context, entry->place);
  if (made == NULL) return NULL;
  entry->value = made;
  entry->progress = IS_READ;
  return made;
}

static const void *entry_at(mica_bytecode_reader *r, read_entries *entries, uint64_t index,
                            const char *kind) {
  read_entry *entry = find_entry(r, entries, index, kind);
  if (entry == NULL) return NULL;
  if (entry->progress == IS_PLACE && make_place(r, entry) == NULL) return NULL;
  if (entry->progress != IS_READ) {
    bool ok = r->depth == 0        ? read_from_outside(r, entry)
              : r->depth < DEEPEST ? read_entry_now(r, entry)
                                   : postpone(r, entry);
    if (!ok) return NULL;
  }
  if (entry->level > r->level) r->level = entry->level;
  return entry->value;
}

const mica_attr *mica_reader_attr_at(mica_bytecode_reader *r, uint64_t index) {
  return entry_at(r, &r->attrs, index, "Attribute");
}

const mica_type *mica_reader_type_at(mica_bytecode_reader *r, uint64_t index) {
  return entry_at(r, &r->types, index, "Type");
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
static bool is_position(const mica_bytecode_reader *r, const read_entry *entry) {
  return entry->progress == IS_UNREAD && entry->is_encoded && range_size(bytes_of(entry)) > 1 &&
         entry->at[0] == (MICA_BUILTIN_FILE_LOC << 1 | 1) && r->dialects[entry->dialect].is_builtin;
}

static bool read_position(mica_bytecode_reader *r, read_entry *entry) {
  byte_range around = reader_range(r);
  mica_loc place;
  reader_enter(r, (byte_range){entry->at + 1, entry[1].at});
  bool ok = mica_reader_place(r, &place);
  if (ok && r->at != r->end)
    ok = mica_bytecode_error(r, "unexpected trailing bytes after %s entry", kind_of(entry));
  reader_enter(r, around);
  if (!ok) return false;
  entry->place = place;
  entry->progress = IS_PLACE;
  entry->level = 1;
  return true;
}

bool mica_reader_loc(mica_bytecode_reader *r, mica_loc *out) {
  uint64_t index;
  if (!reader_varint(r, &index)) return false;
  read_entry *entry = find_entry(r, &r->attrs, index, "Attribute");
  if (entry == NULL) return false;
  if (r->depth == 0 && is_position(r, entry) && !read_position(r, entry)) return false;
  if (entry->progress == IS_PLACE) {
    *out = entry->place;
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
