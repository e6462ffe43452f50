// Writing bytecode: the whole, and what hooks write with. All sections are made before the first
// byte is given out.
#include "bytecode/write.h"

#include <assert.h>

#include "builtin/params.h"
#include "bytecode/builtin.h"
#include "mica/bytecode_values.h"
#include "mica/diagnostic.h"
#include "mica/location.h"
#include "mica/version.h"

// ---- For hooks ----------------------------------------------------------------------------------

mica_context *mica_bytecode_writer_context(const mica_bytecode_writer *w) { return w->context; }

uint32_t mica_bytecode_writer_version(const mica_bytecode_writer *w) { return w->version; }

static bool writes(const mica_bytecode_writer *w) { return !w->numbering && !w->failed; }

void mica_bytecode_write_varint(mica_bytecode_writer *w, uint64_t value) {
  if (writes(w)) put_varint(w, w->out, value);
}

static uint64_t zigzag(uint64_t value) { return value << 1 ^ (value >> 63 != 0 ? UINT64_MAX : 0); }

void mica_bytecode_write_signed_varint(mica_bytecode_writer *w, int64_t value) {
  mica_bytecode_write_varint(w, zigzag((uint64_t)value));
}

void mica_bytecode_write_bool(mica_bytecode_writer *w, bool value) {
  if (writes(w)) put_byte(w, w->out, value);
}

uint32_t mica_writer_string(mica_bytecode_writer *w, mica_str text) {
  void *known = mica_text_table_find(w->memory, &w->string_numbers, text);
  if (known != NULL) return (uint32_t)(uintptr_t)known - 1;
  size_t index = w->string_count;
  if (!MICA_ARRAY_ROOM(w->memory, w->strings, index, w->string_capacity, 1) ||
      !mica_text_table_add(w->memory, &w->string_numbers, text, (void *)(uintptr_t)(index + 1))) {
    mica_writer_fail(w);
    return 0;
  }
  w->strings[w->string_count++] = text;
  return (uint32_t)index;
}

void mica_bytecode_write_string(mica_bytecode_writer *w, mica_str value) {
  if (writes(w)) put_varint(w, w->out, mica_writer_string(w, value));
}

void mica_bytecode_write_blob(mica_bytecode_writer *w, mica_str value) {
  if (!writes(w)) return;
  put_varint(w, w->out, value.size);
  mica_put_bytes(w, w->out, value.data, value.size);
}

static void name(mica_bytecode_writer *w, numbered_kind kind, uint64_t key) {
  if (w->numbering) mica_writer_number(w, kind, key);
  else if (!w->failed) put_varint(w, w->out, mica_writer_number_of(w, kind, key));
}

// What a hook names isn't there: a maker before it had no memory, or an operation lacks a part.
static bool is_there(mica_bytecode_writer *w, const void *object) {
  if (object == NULL) mica_writer_fail(w);
  return object != NULL;
}

void mica_bytecode_write_attr(mica_bytecode_writer *w, const mica_attr *value) {
  if (is_there(w, value)) name(w, NUMBERED_ATTR, mica_key_of_attr(value));
}

void mica_bytecode_write_type(mica_bytecode_writer *w, const mica_type *value) {
  if (is_there(w, value)) name(w, NUMBERED_TYPE, key_of(value));
}

void mica_write_loc(mica_bytecode_writer *w, mica_loc loc) {
  name(w, NUMBERED_ATTR, key_of_loc(loc));
}

void mica_bytecode_write_optional_attr(mica_bytecode_writer *w, const mica_attr *value) {
  if (value == NULL) mica_bytecode_write_varint(w, 0);
  else if (w->numbering) mica_bytecode_write_attr(w, value);
  else if (!w->failed)
    put_flagged(w, w->out, mica_writer_number_of(w, NUMBERED_ATTR, mica_key_of_attr(value)), true);
}

void mica_bytecode_write_attrs(mica_bytecode_writer *w, mica_attrs values) {
  mica_bytecode_write_varint(w, values.size);
  for (size_t i = 0; i < values.size; i++) mica_bytecode_write_attr(w, values.data[i]);
}

void mica_bytecode_write_types(mica_bytecode_writer *w, mica_types values) {
  mica_bytecode_write_varint(w, values.size);
  for (size_t i = 0; i < values.size; i++) mica_bytecode_write_type(w, values.data[i]);
}

void mica_bytecode_write_signed_varints(mica_bytecode_writer *w, mica_int64s values) {
  mica_bytecode_write_varint(w, values.size);
  for (size_t i = 0; i < values.size; i++) mica_bytecode_write_signed_varint(w, values.data[i]);
}

void mica_bytecode_write_resource_key(mica_bytecode_writer *w, const mica_dialect_def *dialect,
                                      mica_str key) {
  mica_write_resource_key(w, mica_str_of(dialect->name), key);
}

// ---- For the builtin dialect --------------------------------------------------------------------

void mica_write_resource_key(mica_bytecode_writer *w, mica_str dialect, mica_str key) {
  const uint32_t owner = mica_writer_number_resource(w, dialect, key);
  if (!writes(w)) return;
  mica_text_table *keys = &w->dialects[owner].resource_keys;
  size_t index = (uintptr_t)mica_text_table_find(w->memory, keys, key) - 1;
  put_varint(w, w->out, w->resources[index].number);
}

static uint64_t low_bits(uint64_t word, uint32_t width) {
  return width >= 64 ? word : word & ((UINT64_C(1) << width) - 1);
}

void mica_write_words(mica_bytecode_writer *w, uint32_t width, const uint64_t *words) {
  if (!writes(w)) return;
  if (width <= 8) {
    put_byte(w, w->out, (uint8_t)low_bits(words[0], width));
    return;
  }
  size_t count = ((size_t)width + 63) / 64;
  uint64_t top = low_bits(words[count - 1], width - (uint32_t)(count - 1) * 64);
  while (count > 1 && top == 0) top = words[--count - 1];
  if (width > 64) put_varint(w, w->out, count);
  for (size_t i = 0; i < count; i++) put_varint(w, w->out, zigzag(i + 1 == count ? top : words[i]));
}

void mica_bytecode_write_bits(mica_bytecode_writer *w, uint32_t width, uint64_t bits) {
  assert(width <= 64);
  mica_write_words(w, width, &bits);
}

// ---- The whole ----------------------------------------------------------------------------------

static void number_all(mica_bytecode_writer *w) {
  w->numbering = true;
  mica_writer_number_ir(w);
  w->numbering = false;
  if (!w->failed) mica_writer_number_all(w);
}

// In the order in which strings are met first.
static void write_sections(mica_bytecode_writer *w) {
  void (*const all[])(mica_bytecode_writer *) = {
      mica_write_dialect_section,   mica_write_attr_type_sections, mica_write_ir_section,
      mica_write_resource_sections, mica_write_string_section,     mica_write_property_section,
  };
  for (size_t i = 0; i < sizeof all / sizeof all[0] && !w->failed; i++) all[i](w);
}

// As they stand in the file; properties only where the version has them.
static const bytecode_section section_order[] = {
    SECTION_DIALECT,         SECTION_ATTR_TYPE_OFFSET, SECTION_ATTR_TYPE, SECTION_IR,
    SECTION_RESOURCE_OFFSET, SECTION_RESOURCE,         SECTION_STRING,    SECTION_PROPERTIES,
};
enum { SECTIONS_IN_FILE = sizeof section_order / sizeof section_order[0] };

typedef struct section_heads {
  byte_buffer bytes;  // of the file's own head, then of all sections
  size_t ends[SECTIONS_IN_FILE];
} section_heads;

static size_t written_sections(const mica_bytecode_writer *w) {
  return w->version >= SINCE_PROPERTIES ? SECTIONS_IN_FILE : SECTIONS_IN_FILE - 1;
}

static void make_heads(mica_bytecode_writer *w, mica_str producer, section_heads *heads) {
  byte_buffer *b = &heads->bytes;
  mica_put_bytes(w, b, MICA_BYTECODE_MAGIC, BYTECODE_MAGIC_SIZE);
  put_varint(w, b, w->version);
  const char *zero = producer.size == 0 ? NULL : memchr(producer.data, 0, producer.size);
  if (zero != NULL) producer.size = (size_t)(zero - producer.data);
  mica_put_bytes(w, b, producer.data, producer.size);
  put_byte(w, b, 0);
  size_t contents = 0;
  for (size_t i = 0; i < written_sections(w); i++) {
    const byte_buffer *content = &w->sections[section_order[i]];
    mica_put_section(w, b, section_order[i], content, contents);
    contents += mica_bytes_total(content);
    heads->ends[i] = b->size;
  }
}

static bool give_all(const mica_bytecode_writer *w, const section_heads *heads,
                     bool (*write)(void *user, mica_str piece), void *user) {
  byte_sink to;
  to.write = write;
  to.user = user;
  to.size = 0;
  size_t at = 0;
  for (size_t i = 0; i < written_sections(w); i++) {
    if (!mica_sink_give(&to, heads->bytes.data + at, heads->ends[i] - at) ||
        !mica_bytes_give(&w->sections[section_order[i]], &to))
      return false;
    at = heads->ends[i];
  }
  return mica_sink_end(&to);
}

#define FREE_ARRAY(w, array, capacity) \
  mica_memory_free((w)->memory, (w)->array, (w)->capacity * sizeof *(w)->array)

static void free_writer(mica_bytecode_writer *w) {
  for (int kind = 0; kind < 3; kind++) {
    numbered *n = &w->numbered[kind];
    mica_numbered_free_order(w, n);
    mica_list_free(w->memory, &n->entries, sizeof(numbered_entry));
    for (int i = 0; i < 2; i++) {
      const numbered_table *t = &n->tables[i];
      mica_memory_free(w->memory, t->slots, t->slot_count * sizeof *t->slots);
    }
  }
  FREE_ARRAY(w, pending, pending_capacity);
  for (size_t i = 0; i < w->dialect_count; i++)
    mica_text_table_free(w->memory, &w->dialects[i].resource_keys);
  FREE_ARRAY(w, dialects, dialect_capacity);
  mica_list_free(w->memory, &w->ops, sizeof(numbered_op));
  FREE_ARRAY(w, texts, texts_capacity);
  FREE_ARRAY(w, spans, span_capacity);
  FREE_ARRAY(w, resources, resource_capacity);
  FREE_ARRAY(w, ranks, rank_capacity);
  FREE_ARRAY(w, rank_scratch, rank_scratch_capacity);
  FREE_ARRAY(w, strings, string_capacity);
  FREE_ARRAY(w, steps, step_capacity);
  mica_text_table_free(w->memory, &w->dialect_names);
  mica_pointer_map_free(w->memory, &w->dialect_defs);
  mica_text_table_free(w->memory, &w->string_numbers);
  mica_writer_properties_free(w);
  mica_bytes_free(w, &w->property);
  for (int i = 0; i < SECTION_COUNT; i++) mica_bytes_free(w, &w->sections[i]);
}

static bool refuse_version(const mica_op *op, uint32_t version) {
  return mica_diag_report(mica_op_diag_begin(
      op, MICA_ERROR, "unsupported version requested %u, must be in range [0, %d]", version,
      MICA_BYTECODE_VERSION));
}

bool mica_write_bytecode(const mica_op *op, const mica_bytecode_write_options *options,
                         bool (*write)(void *user, mica_str piece), void *user) {
  const mica_bytecode_write_options none = {0};
  if (options == NULL) options = &none;
  mica_context *ctx = mica_op_context(op);
  mica_bytecode_writer w = {
      .context = ctx,
      .memory = &ctx->memory,
      .root = op,
      .version = options->version == 0 ? MICA_BYTECODE_VERSION : options->version - 1,
      .elides_resources = options->elide_resources,
  };
  for (int i = 0; i < SECTION_COUNT; i++) w.sections[i].in_blocks = true;
  if (w.version > MICA_BYTECODE_VERSION) return refuse_version(op, w.version);
  mica_str producer = options->producer;
  if (producer.data == NULL) producer = MICA_STR("Mica " MICA_VERSION);
  section_heads heads = {0};
  number_all(&w);
  if (!w.failed) write_sections(&w);
  if (!w.failed) make_heads(&w, producer, &heads);
  bool done = !w.failed && give_all(&w, &heads, write, user);
  mica_bytes_free(&w, &heads.bytes);
  free_writer(&w);
  return done;
}
