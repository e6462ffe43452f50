// The tables at the beginning of a file: strings, dialects with the names of their operations, and
// where the properties stand. Called by read.c; what is looked up in them by all that reads.
#include "bytecode/reader.h"

#include "bytecode/builtin.h"
#include "bytecode/properties.h"
#include "memory/array.h"

// ---- Strings ------------------------------------------------------------------------------------

// The sizes come first, the last string's at their beginning; then the texts, each with a NUL.
bool mica_reader_strings(mica_bytecode_reader *r) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  r->strings = MICA_ARENA_NEW(&r->lasting, mica_str, count);
  if (r->strings == NULL) return mica_reader_no_memory(r);
  const unsigned char *text = r->end;
  for (size_t i = count; i-- > 0;) {
    uint64_t size;
    if (!reader_varint(r, &size)) return false;
    if (r->at > text || size > (size_t)(text - r->at))
      return mica_bytecode_error(r, "string size exceeds the available data size");
    if (size == 0 || text[-1] != 0)
      return mica_bytecode_error(r, "malformed null-terminated string, no null character found");
    text -= size;
    r->strings[i] = (mica_str){(const char *)text, (size_t)size - 1};
  }
  r->string_count = count;
  if (r->at == text) return true;
  return mica_bytecode_error(
      r, "unexpected trailing data between the offsets for strings and their data");
}

bool mica_reader_string_at(mica_bytecode_reader *r, uint64_t index, mica_str *out) {
  if (index >= r->string_count) return mica_bytecode_error(r, "invalid string index: %U", index);
  *out = r->strings[index];
  return true;
}

bool mica_bytecode_read_string(mica_bytecode_reader *r, mica_str *out) {
  uint64_t index;
  return reader_varint(r, &index) && mica_reader_string_at(r, index, out);
}

// ---- Dialects -----------------------------------------------------------------------------------

static bool read_version_section(mica_bytecode_reader *r, read_dialect *dialect) {
  bytecode_section id;
  if (!mica_reader_section(r, &id, &dialect->version)) return false;
  return id == SECTION_DIALECT_VERSIONS ||
         mica_bytecode_error(r, "expected dialect version section");
}

static bool read_dialect_entry(mica_bytecode_reader *r, read_dialect *dialect) {
  if (r->version < SINCE_DIALECT_VERSIONS) return mica_bytecode_read_string(r, &dialect->name);
  uint64_t index;
  bool has_version;
  return mica_reader_varint_flag(r, &index, &has_version) &&
         mica_reader_string_at(r, index, &dialect->name) &&
         (!has_version || read_version_section(r, dialect));
}

static bool read_name_entry(mica_bytecode_reader *r, read_dialect *dialect) {
  uint64_t index;
  bool was_registered = true;
  if (r->version < SINCE_PROPERTIES ? !reader_varint(r, &index)
                                    : !mica_reader_varint_flag(r, &index, &was_registered))
    return false;
  read_name name = {.dialect = dialect, .was_registered = was_registered};
  if (!mica_reader_string_at(r, index, &name.name) ||
      !MICA_ARRAY_ROOM(&r->context->memory, r->names, r->name_count, r->name_capacity, 1))
    return false;
  r->names[r->name_count++] = name;
  return true;
}

static bool read_name_group(mica_bytecode_reader *r) {
  size_t dialect, count;
  if (!mica_reader_index(r, r->dialect_count, "dialect", &dialect) ||
      !mica_bytecode_read_count(r, &count))
    return false;
  for (size_t i = 0; i < count; i++)
    if (!read_name_entry(r, &r->dialects[dialect])) return false;
  return true;
}

bool mica_reader_dialects(mica_bytecode_reader *r) {
  size_t count;
  uint64_t name_count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  r->dialects = MICA_ARENA_NEW(&r->lasting, read_dialect, count);
  if (r->dialects == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < count; i++) {
    r->dialects[i] = (read_dialect){.progress = IS_UNREAD};
    if (!read_dialect_entry(r, &r->dialects[i])) return false;
    r->dialects[i].is_builtin = mica_str_is(r->dialects[i].name, "builtin");
  }
  r->dialect_count = count;
  if (r->version >= SINCE_ELIDED_LOCS && !reader_varint(r, &name_count)) return false;
  while (r->at != r->end)
    if (!read_name_group(r)) return false;
  return true;
}

static const mica_bytecode_codec *codec_of(const mica_dialect_def *def) {
  if (def->bytecode == NULL && strcmp(def->name, "builtin") == 0) return &mica_builtin_codec;
  return def->bytecode;
}

static bool load_version(mica_bytecode_reader *r, read_dialect *dialect) {
  if (dialect->codec == NULL || dialect->codec->read_version == NULL)
    return mica_bytecode_error(r,
                               "dialect '%S' does not implement the bytecode interface, but found "
                               "a version entry",
                               dialect->name);
  byte_range around = reader_range(r);
  reader_enter(r, dialect->version);
  dialect->loaded_version = dialect->codec->read_version(r);
  reader_enter(r, around);
  return dialect->loaded_version != NULL;
}

bool mica_reader_dialect(mica_bytecode_reader *r, read_dialect *dialect) {
  if (dialect->progress != IS_UNREAD) return true;
  dialect->def = mica_context_dialect(r->context, dialect->name);
  if (dialect->def == NULL && !mica_context_allows_unregistered(r->context))
    return mica_bytecode_error(
        r,
        "dialect '%S' is unknown. If this is intended, please call allowUnregisteredDialects() on "
        "the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used.",
        dialect->name);
  if (dialect->def != NULL) dialect->codec = codec_of(dialect->def);
  dialect->progress = IS_OPEN;  // what its version is made of may ask for it
  if (range_size(dialect->version) != 0 && !load_version(r, dialect)) {
    dialect->progress = IS_UNREAD;
    return false;
  }
  dialect->progress = IS_READ;
  return true;
}

const void *mica_bytecode_reader_dialect_version(const mica_bytecode_reader *r,
                                                 const mica_dialect_def *dialect) {
  mica_bytecode_reader *reader = (mica_bytecode_reader *)(uintptr_t)r;
  for (size_t i = 0; i < r->dialect_count; i++)
    if (mica_str_is(r->dialects[i].name, dialect->name))
      return mica_reader_dialect(reader, &r->dialects[i]) ? r->dialects[i].loaded_version : NULL;
  return NULL;
}

// ---- Names of operations ------------------------------------------------------------------------

// A name without a dot stands as its dialect's.
static const mica_op_name *find_name(mica_bytecode_reader *r, const read_name *name) {
  mica_str dialect = name->dialect->name;
  if (name->name.size == 0) return mica_op_name_get(r->context, dialect);
  size_t size = dialect.size + 1 + name->name.size;
  char *text = mica_arena_allocate(&r->lasting, size);
  if (text == NULL) return NULL;
  memcpy(text, dialect.data, dialect.size);
  text[dialect.size] = '.';
  memcpy(text + dialect.size + 1, name->name.data, name->name.size);
  return mica_op_name_get(r->context, (mica_str){text, size});
}

bool mica_reader_op_name(mica_bytecode_reader *r, read_name **out) {
  size_t index;
  if (!mica_reader_index(r, r->name_count, "operation name", &index)) return false;
  read_name *name = *out = &r->names[index];
  if (name->op != NULL) return true;
  if (name->name.size != 0 && !mica_reader_dialect(r, name->dialect)) return false;
  const mica_op_name *op = find_name(r, name);
  if (op == NULL) return mica_reader_no_memory(r);
  if (op->def != NULL) {
    property_step *steps = MICA_ARENA_NEW(&r->lasting, property_step, op->def->slot_count);
    if (steps == NULL) return mica_reader_no_memory(r);
    name->step_count = mica_bytecode_property_steps(op->def, r->version, steps);
    name->steps = steps;
  }
  name->op = op;
  return true;
}

// ---- Properties ---------------------------------------------------------------------------------

bool mica_reader_properties_table(mica_bytecode_reader *r) {
  size_t count;
  if (r->at == r->end) return true;
  if (!mica_bytecode_read_count(r, &count)) return false;
  r->properties = MICA_ARENA_NEW(&r->lasting, byte_range, count);
  if (r->properties == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < count; i++) {
    uint64_t size;
    if (!reader_varint(r, &size) || !mica_reader_bytes(r, size, &r->properties[i])) return false;
  }
  r->property_count = count;
  return r->at == r->end ||
         mica_bytecode_error(r, "Broken properties section: didn't exhaust the offsets table");
}
