// The sections of names and of what is uniqued: dialects with the names of their operations,
// attributes and types with their offsets, strings.
#include "bytecode/write.h"

#include "ir/op.h"

// ---- Groups of a dialect ------------------------------------------------------------------------

static const numbered_entry *numbered_as(const numbered *n, size_t number) {
  return entry_at(n, n->order[number]);
}

static void write_groups(mica_bytecode_writer *w, byte_buffer *b, const numbered *n,
                         void (*put)(mica_bytecode_writer *w, byte_buffer *b,
                                     const numbered_entry *entry)) {
  const size_t all = numbered_count(n);
  for (size_t at = 0; at < all && !w->failed;) {
    uint32_t dialect = numbered_as(n, at)->dialect;
    size_t end = at + 1;
    while (end < all && numbered_as(n, end)->dialect == dialect) end++;
    put_varint(w, b, dialect);
    put_varint(w, b, end - at);
    for (; at < end && !w->failed; at++) put(w, b, numbered_as(n, at));
  }
}

// ---- Dialects -----------------------------------------------------------------------------------

static void write_dialect_version(mica_bytecode_writer *w, byte_buffer *b,
                                  const numbered_dialect *dialect) {
  const uint32_t name = mica_writer_string(w, dialect->name);
  byte_buffer version = {0};
  w->out = &version;
  if (dialect->codec != NULL && dialect->codec->write_version != NULL)
    dialect->codec->write_version(w);
  put_flagged(w, b, name, version.size != 0);
  if (version.size != 0) {
    put_byte(w, b, SECTION_DIALECT_VERSIONS);
    put_varint(w, b, version.size);
    mica_put_bytes(w, b, version.data, version.size);
  }
  mica_bytes_free(w, &version);
}

static void put_name(mica_bytecode_writer *w, byte_buffer *b, const numbered_entry *entry) {
  const mica_op_name *name = (const mica_op_name *)(uintptr_t)key_of_entry(entry);
  mica_str text = name->name;
  const char *dot = text.size == 0 ? NULL : memchr(text.data, '.', text.size);
  if (dot == NULL) text.size = 0;
  else text = (mica_str){dot + 1, text.size - (size_t)(dot + 1 - text.data)};
  uint32_t string = mica_writer_string(w, text);
  if (w->version < SINCE_PROPERTIES) put_varint(w, b, string);
  else put_flagged(w, b, string, name->def != NULL);
}

void mica_write_dialect_section(mica_bytecode_writer *w) {
  byte_buffer *b = &w->sections[SECTION_DIALECT];
  put_varint(w, b, w->dialect_count);
  for (size_t i = 0; i < w->dialect_count; i++) {
    if (w->version < SINCE_DIALECT_VERSIONS)
      put_varint(w, b, mica_writer_string(w, w->dialects[i].name));
    else write_dialect_version(w, b, &w->dialects[i]);
  }
  if (w->version >= SINCE_ELIDED_LOCS)
    put_varint(w, b, numbered_count(&w->numbered[NUMBERED_NAME]));
  write_groups(w, b, &w->numbered[NUMBERED_NAME], put_name);
}

// ---- Attributes and types -----------------------------------------------------------------------

// Texts end with a zero. Answers whether there is an encoding.
static bool write_entry_text(mica_bytecode_writer *w, const numbered_entry *entry) {
  text_span span = w->spans[entry->extra - 1];
  mica_put_bytes(w, w->out, w->texts + span.at, span.size);
  put_byte(w, w->out, 0);
  return false;
}

static bool write_attr(mica_bytecode_writer *w, const numbered_entry *entry) {
  if (entry->extra != 0) return write_entry_text(w, entry);
  if (mica_is_loc_key(key_of_entry(entry))) {
    mica_write_location(w, mica_loc_of_key(key_of_entry(entry)));
    return true;
  }
  const mica_attr *attr = (const mica_attr *)(uintptr_t)key_of_entry(entry);
  size_t code = 0;
  const mica_bytecode_attr *encoding = mica_writer_attr_encoding(w, entry, attr, &code);
  put_varint(w, w->out, code);
  encoding->write(w, attr);
  return true;
}

static bool write_type(mica_bytecode_writer *w, const numbered_entry *entry) {
  if (entry->extra != 0) return write_entry_text(w, entry);
  const mica_type *type = (const mica_type *)(uintptr_t)key_of_entry(entry);
  size_t code = 0;
  const mica_bytecode_type *encoding = mica_writer_type_encoding(w, entry, type, &code);
  put_varint(w, w->out, code);
  encoding->write(w, type);
  return true;
}

static void put_offset(mica_bytecode_writer *w, byte_buffer *b, size_t start, bool is_encoded) {
  put_flagged(w, b, mica_bytes_total(w->out) - start, is_encoded);
}

static void put_attr(mica_bytecode_writer *w, byte_buffer *b, const numbered_entry *entry) {
  size_t start = mica_bytes_total(w->out);
  put_offset(w, b, start, write_attr(w, entry));
}

static void put_type(mica_bytecode_writer *w, byte_buffer *b, const numbered_entry *entry) {
  size_t start = mica_bytes_total(w->out);
  put_offset(w, b, start, write_type(w, entry));
}

void mica_write_attr_type_sections(mica_bytecode_writer *w) {
  byte_buffer *offsets = &w->sections[SECTION_ATTR_TYPE_OFFSET];
  w->out = &w->sections[SECTION_ATTR_TYPE];
  put_varint(w, offsets, numbered_count(&w->numbered[NUMBERED_ATTR]));
  put_varint(w, offsets, numbered_count(&w->numbered[NUMBERED_TYPE]));
  write_groups(w, offsets, &w->numbered[NUMBERED_ATTR], put_attr);
  write_groups(w, offsets, &w->numbered[NUMBERED_TYPE], put_type);
  mica_numbered_free_order(w, &w->numbered[NUMBERED_ATTR]);
}

// ---- Strings ------------------------------------------------------------------------------------

// Sizes from the last to the first, so that a reader finds each string on its way back.
void mica_write_string_section(mica_bytecode_writer *w) {
  byte_buffer *b = &w->sections[SECTION_STRING];
  put_varint(w, b, w->string_count);
  for (size_t i = w->string_count; i > 0; i--) put_varint(w, b, w->strings[i - 1].size + 1);
  for (size_t i = 0; i < w->string_count; i++) {
    mica_put_borrowed(w, b, w->strings[i].data, w->strings[i].size);
    put_byte(w, b, 0);
  }
}
