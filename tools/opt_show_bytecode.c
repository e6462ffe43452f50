// What a file of bytecode is made of: its sections, and what the attributes and types of each
// dialect take. Reads no more than heads, names, offsets
// and operations.
#include "opt_show_bytecode.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "mica/bytecode.h"
#include "opt_show_read.h"

// ---- Sections -----------------------------------------------------------------------------------

enum { STRINGS, DIALECTS, ENTRIES, OFFSETS, IR, DIALECT_VERSION = 7, SECTION_COUNT = 9 };
static const char *const section_names[SECTION_COUNT] = {
    "strings",    "dialects",  "attributes and types", "offsets of attributes and types",
    "operations", "resources", "offsets of resources", "versions of dialects",
    "properties",
};

typedef struct shown_file {
  uint64_t version;
  mica_str producer;
  bytes_left sections[SECTION_COUNT];
  bool present[SECTION_COUNT];
  dialect_share *dialects;
  size_t dialect_count;
  op_dialects names;
  mica_str *strings;
  size_t string_count;
} shown_file;

static bool take_sections(shown_file *f, bytes_left b, const unsigned char *start) {
  skip(&b, 4);  // the mark
  f->version = take_varint(&b);
  f->producer = take_text(&b);
  while (left(&b) != 0 && !b.failed) {
    unsigned code = take_byte(&b), kind = code & 0x7f;
    uint64_t size = take_varint(&b), alignment = (code & 0x80) != 0 ? take_varint(&b) : 1;
    if (alignment == 0 || kind >= SECTION_COUNT || f->present[kind]) return false;
    skip(&b, (alignment - (uint64_t)(b.at - start) % alignment) % alignment);
    f->sections[kind] = b;
    skip(&b, size);
    if (b.failed) return false;
    f->present[kind] = true;
    f->sections[kind].end = b.at;
  }
  return !b.failed;
}

// ---- Dialects -----------------------------------------------------------------------------------

static void take_dialect(const shown_file *f, bytes_left *b, dialect_share *d) {
  d->name = take_varint(b);
  if (f->version == 0) return;
  bool has_version = (d->name & 1) != 0;
  d->name >>= 1;
  if (!has_version) return;
  if (take_byte(b) != DIALECT_VERSION) b->failed = true;
  skip(b, take_varint(b));
}

// Groups of one dialect: calls `each` for every entry.
static bool take_groups(shown_file *f, bytes_left *b, uint64_t most,
                        void (*each)(shown_file *f, bytes_left *b, size_t dialect)) {
  for (uint64_t taken = 0; taken < most && left(b) != 0 && !b->failed;) {
    uint64_t dialect = take_varint(b), count = take_varint(b);
    if (dialect >= f->dialect_count) return false;
    for (uint64_t i = 0; i < count && !b->failed; i++) each(f, b, (size_t)dialect);
    taken += count;
  }
  return !b->failed;
}

static void take_op_name(shown_file *f, bytes_left *b, size_t dialect) {
  op_dialects *names = &f->names;
  (void)take_varint(b);
  if (names->count == names->capacity) {
    size_t capacity = names->capacity * 2 + 16;
    uint32_t *grown = realloc(names->items, capacity * sizeof *grown);
    b->failed |= grown == NULL;
    if (grown == NULL) return;
    names->items = grown;
    names->capacity = capacity;
  }
  names->items[names->count++] = (uint32_t)dialect;
  f->dialects[dialect].op_names++;
}
static void take_attr(shown_file *f, bytes_left *b, size_t dialect) {
  f->dialects[dialect].attr_bytes += take_varint(b) >> 1;
  f->dialects[dialect].attrs++;
}
static void take_type(shown_file *f, bytes_left *b, size_t dialect) {
  f->dialects[dialect].type_bytes += take_varint(b) >> 1;
  f->dialects[dialect].types++;
}

static bool take_dialects(shown_file *f) {
  bytes_left b = f->sections[DIALECTS], offsets = f->sections[OFFSETS];
  uint64_t count = take_varint(&b);
  if (count > left(&b)) return false;
  f->dialects = calloc((size_t)count + 1, sizeof *f->dialects);
  if (f->dialects == NULL) return false;
  f->dialect_count = (size_t)count;
  for (size_t i = 0; i < f->dialect_count; i++) take_dialect(f, &b, &f->dialects[i]);
  if (f->version >= 4) (void)take_varint(&b);  // how many names there are
  uint64_t attrs = take_varint(&offsets), types = take_varint(&offsets);
  return take_groups(f, &b, UINT64_MAX, take_op_name) &&
         take_groups(f, &offsets, attrs, take_attr) && take_groups(f, &offsets, types, take_type);
}

// Sizes stand from the last string to the first, zeros included, the texts behind them.
static bool take_strings(shown_file *f) {
  bytes_left b = f->sections[STRINGS];
  uint64_t count = take_varint(&b);
  if (count > left(&b)) return false;
  f->strings = calloc((size_t)count + 1, sizeof *f->strings);
  if (f->strings == NULL) return false;
  f->string_count = (size_t)count;
  for (size_t i = f->string_count; i > 0; i--) f->strings[i - 1].size = (size_t)take_varint(&b);
  for (size_t i = 0; i < f->string_count && !b.failed; i++) {
    f->strings[i].data = (const char *)b.at;
    skip(&b, f->strings[i].size);
    if (f->strings[i].size == 0) b.failed = true;
    else f->strings[i].size--;
  }
  return !b.failed;
}

static mica_str string_at(const shown_file *f, uint64_t number) {
  return number < f->string_count ? f->strings[number] : MICA_STR("?");
}

// ---- Showing ------------------------------------------------------------------------------------

static bool put(opt_output *out, const char *format, ...) {
  char line[512];
  va_list arguments;
  va_start(arguments, format);
  int size = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  size_t written = size < 0 ? 0 : (size_t)size < sizeof line ? (size_t)size : sizeof line - 1;
  return mica_opt_output_write(out, line, written);
}

// Names are the file's: what isn't plain is shown as a dot.
static void put_name(opt_output *out, mica_str name, int width) {
  char shown[64];
  size_t size = name.size < sizeof shown ? name.size : sizeof shown - 1;
  for (size_t i = 0; i < size; i++)
    shown[i] = (char)(name.data[i] >= ' ' && name.data[i] <= '~' ? name.data[i] : '.');
  shown[size] = '\0';
  put(out, "%-*s", width, shown);
}

static void show_sections(const shown_file *f, size_t size, opt_output *out) {
  put(out, "version %" PRIu64 ", written by ", f->version);
  put_name(out, f->producer, 0);
  put(out, ", %zu bytes\n\n%-36s%12s\n", size, "section", "bytes");
  for (size_t i = 0; i < SECTION_COUNT; i++)
    if (f->present[i]) put(out, "%-36s%12zu\n", section_names[i], left(&f->sections[i]));
}

static void show_dialects(const shown_file *f, opt_output *out) {
  put(out, "\n%-16s%12s%12s%12s%12s%12s%12s\n", "dialect", "operations", "bytes", "attributes",
      "bytes", "types", "bytes");
  for (size_t i = 0; i < f->dialect_count; i++) {
    const dialect_share *d = &f->dialects[i];
    put_name(out, string_at(f, d->name), 16);
    const uint64_t shown[] = {d->ops,        d->op_bytes, d->attrs,
                              d->attr_bytes, d->types,    d->type_bytes};
    for (size_t k = 0; k < sizeof shown / sizeof shown[0]; k++) put(out, "%12" PRIu64, shown[k]);
    put(out, "\n");
  }
}

bool mica_opt_show_bytecode(mica_str bytes, const char *name, opt_output *out) {
  shown_file f = {0};
  const unsigned char *start = (const unsigned char *)bytes.data;
  bool done = mica_is_bytecode(bytes);
  if (!done) fprintf(stderr, "%s: error: this is no bytecode\n", name);
  else if (!take_sections(&f, (bytes_left){start, start + bytes.size, false}, start) ||
           !take_dialects(&f) || !take_strings(&f) ||
           !mica_opt_show_operations(f.sections[IR], f.version, &f.names, f.dialects)) {
    fprintf(stderr, "%s: error: its sections are damaged\n", name);
    done = false;
  }
  if (done) {
    show_sections(&f, bytes.size, out);
    show_dialects(&f, out);
  }
  free(f.dialects);
  free(f.strings);
  free(f.names.items);
  return done;
}
