// Resources: their keys, which attributes name, and their data, which the context keeps. Called by
// read.c.
#include "bytecode/reader.h"

#include "memory/array.h"
#include "mica/diagnostic.h"

typedef struct resource_group {
  mica_str owner;
  bool is_external;
} resource_group;

static bool set(mica_bytecode_reader *r, const resource_group *group, mica_str key, mica_str text) {
  return group->is_external
             ? mica_context_set_external_resource(r->context, group->owner, key, text)
             : mica_context_set_resource(r->context, group->owner, key, text);
}

// ---- Data ---------------------------------------------------------------------------------------

// Without data there may be no alignment. Where the bytes don't lie as they should, they are
// copied.
static bool read_blob(mica_bytecode_reader *r, const resource_group *group, mica_str key) {
  uint64_t alignment = 0, size = 0;
  byte_range bytes = {NULL, NULL};
  if (!reader_varint(r, &alignment) || !reader_varint(r, &size) ||
      ((size != 0 || alignment != 0) && !mica_reader_align(r, alignment)) ||
      !mica_reader_bytes(r, size, &bytes))
    return false;
  if (alignment > UINT32_MAX) return mica_bytecode_error(r, "the alignment is too large");
  bool is_aligned = alignment == 0 || ((uintptr_t)bytes.at & (alignment - 1)) == 0;
  mica_blob blob = {{(const char *)bytes.at, range_size(bytes)}, (uint32_t)alignment};
  return mica_resource_set_blob(r->context, group->is_external, group->owner, key, blob,
                                r->options.bytes_outlive_context && is_aligned);
}

static bool read_bool(mica_bytecode_reader *r, const resource_group *group, mica_str key) {
  bool value;
  return mica_bytecode_read_bool(r, &value) &&
         set(r, group, key, value ? MICA_STR("true") : MICA_STR("false"));
}

// In quotes, with the escapes of text.
static bool read_string(mica_bytecode_reader *r, const resource_group *group, mica_str key) {
  mica_str value;
  if (!mica_bytecode_read_string(r, &value)) return false;
  const mica_attr *attr = mica_attr_string(r->context, value);
  mica_str text = attr == NULL ? (mica_str){NULL, 0} : mica_attr_to_text(attr);
  if (text.data == NULL) return mica_reader_no_memory(r);
  bool ok = set(r, group, key, text);
  mica_free(r->context, (void *)(uintptr_t)text.data, text.size + 1);
  return ok;
}

static bool read_data(mica_bytecode_reader *r, const resource_group *group, mica_str key,
                      uint8_t kind) {
  bool ok;
  switch (kind) {
  case RESOURCE_BLOB: ok = read_blob(r, group, key); break;
  case RESOURCE_BOOL: ok = read_bool(r, group, key); break;
  case RESOURCE_STRING: ok = read_string(r, group, key); break;
  default: return mica_bytecode_error(r, "unknown kind of resource: %u", (unsigned)kind);
  }
  if (!ok || r->at == r->end) return ok;
  return mica_bytecode_error(r, "unexpected trailing bytes in resource entry '%S'", key);
}

// ---- Keys ---------------------------------------------------------------------------------------

static bool add_key(mica_bytecode_reader *r, mica_str dialect, mica_str key) {
  if (!MICA_ARRAY_ROOM(&r->context->memory, r->resources, r->resource_count, r->resource_capacity,
                       1))
    return false;
  r->resources[r->resource_count++] = (read_resource){dialect, key};
  return true;
}

bool mica_reader_resource_key(mica_bytecode_reader *r, mica_str dialect, mica_str *key) {
  size_t index;
  if (!mica_reader_index(r, r->resource_count, "resource handle", &index)) return false;
  *key = r->resources[index].key;
  return mica_str_equal(r->resources[index].dialect, dialect) ||
         mica_bytecode_error(r, "provided resource handle differs from the expected resource type");
}

bool mica_bytecode_read_resource_key(mica_bytecode_reader *r, const mica_dialect_def *dialect,
                                     mica_str *out) {
  return mica_reader_resource_key(r, mica_str_of(dialect->name), out);
}

// One without data is named only.
static bool read_resource_entry(mica_bytecode_reader *r, const resource_group *group,
                                byte_range *data) {
  mica_str key;
  uint64_t size;
  uint8_t kind;
  byte_range bytes;
  if (!mica_bytecode_read_string(r, &key) || !reader_varint(r, &size) ||
      !mica_reader_byte(r, &kind))
    return false;
  byte_range around = reader_range(r);
  reader_enter(r, *data);
  bool ok = mica_reader_bytes(r, size, &bytes);
  *data = reader_range(r);
  if (ok && (group->is_external || size != 0)) {
    reader_enter(r, bytes);
    ok = read_data(r, group, key, kind);
  }
  reader_enter(r, around);
  return ok && (group->is_external || add_key(r, group->owner, key));
}

static bool read_entries_of(mica_bytecode_reader *r, const resource_group *group,
                            byte_range *data) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  for (size_t i = 0; i < count; i++)
    if (!read_resource_entry(r, group, data)) return false;
  return true;
}

static bool read_external_group(mica_bytecode_reader *r, byte_range *data) {
  resource_group group = {.is_external = true};
  return mica_bytecode_read_string(r, &group.owner) && read_entries_of(r, &group, data);
}

static bool read_dialect_group(mica_bytecode_reader *r, byte_range *data) {
  size_t index;
  if (!mica_reader_index(r, r->dialect_count, "dialect", &index)) return false;
  read_dialect *dialect = &r->dialects[index];
  if (!mica_reader_dialect(r, dialect)) return false;
  if (dialect->def == NULL) return mica_bytecode_error(r, "dialect '%S' is unknown", dialect->name);
  if (!dialect->is_builtin && !dialect->def->has_resources)
    return mica_bytecode_error(r, "unexpected resources for dialect '%S'", dialect->name);
  resource_group group = {.owner = dialect->name};
  return read_entries_of(r, &group, data);
}

// What is read now is the section that names them; their data stands in another.
bool mica_reader_resources(mica_bytecode_reader *r) {
  byte_range data = r->sections[SECTION_RESOURCE];
  size_t externals;
  if (!mica_bytecode_read_count(r, &externals)) return false;
  for (size_t i = 0; i < externals; i++)
    if (!read_external_group(r, &data)) return false;
  while (r->at != r->end)
    if (!read_dialect_group(r, &data)) return false;
  return true;
}
