// libFuzzer target: any bytes as bytecode, read whole and region by region, verified, printed. What
// is right is written, and what was written must be read again.
//
// Bytes are changed anywhere, or within one section, which is then put back with its new size.
#include <stdlib.h>
#include <string.h>

#include "mica/bytecode.h"
#include "mica/dialects.h"
#include "mica/mica.h"

static void swallow(void *user, mica_context *ctx, const mica_message *message,
                    const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

static mica_context *context_create(void) {
  mica_context_options options = {0};
  options.allow_unregistered = true;
  options.limits.bytes = (size_t)256 << 20;
  mica_context *ctx = mica_context_create(&options);
  mica_register_all(ctx);
  mica_context_set_diag_handler(ctx, swallow, NULL);
  return ctx;
}

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

typedef struct buffer {
  char *data;
  size_t size;
} buffer;

static bool append(void *user, mica_str piece) {
  buffer *b = user;
  char *grown = realloc(b->data, b->size + piece.size + 1);
  if (grown == NULL) return false;
  if (piece.size != 0) memcpy(grown + b->size, piece.data, piece.size);
  b->data = grown;
  b->size += piece.size;
  return true;
}

static void write_and_read(mica_context *ctx, const mica_op *module) {
  buffer b = {NULL, 0};
  if (mica_write_bytecode(module, NULL, append, &b)) {
    mica_op *copy = mica_read_bytecode(ctx, (mica_str){b.data, b.size}, NULL);
    if (copy == NULL && !mica_context_out_of_memory(ctx)) abort();
    mica_op_destroy(copy);
  }
  free(b.data);
}

static mica_walk load_each(void *user, mica_op *op) {
  return mica_bytecode_load(user, op) ? MICA_WALK_ON : MICA_WALK_STOP;
}

static void read_in_parts(mica_str bytes) {
  mica_context *ctx = context_create();
  mica_bytecode_file *file = mica_bytecode_open(ctx, bytes, NULL);
  if (file != NULL) {
    (void)mica_op_walk_before(mica_bytecode_module(file), load_each, file);
    mica_op_destroy(mica_bytecode_close(file));
  }
  if (mica_context_op_count(ctx) != 0) abort();
  mica_context_destroy(ctx);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const mica_str bytes = {(const char *)data, size};
  mica_context *ctx = context_create();
  mica_op *module = mica_read_bytecode(ctx, bytes, NULL);
  if (module != NULL && mica_op_verify(module)) {
    const mica_print_options options = {.generic = true, .debug_info = true};
    (void)mica_op_print(module, &options, (mica_sink){discard, NULL});
    (void)mica_op_print(module, NULL, (mica_sink){discard, NULL});
    write_and_read(ctx, module);
  }
  mica_op_destroy(module);
  if (mica_context_op_count(ctx) != 0) abort();
  mica_context_destroy(ctx);
  read_in_parts(bytes);
  return 0;
}

// ---- Changing one section -----------------------------------------------------------------------

enum { SECTIONS_MOST = 16, ALIGNED = 0x80 };
typedef struct section {
  uint8_t mark;
  uint64_t alignment;
  const uint8_t *data;
  size_t size;
} section;

static bool read_number(const uint8_t **at, const uint8_t *end, uint64_t *out) {
  if (*at == end) return false;
  size_t more = 0;
  while (more < 8 && (**at >> more & 1) == 0) more++;
  if ((size_t)(end - *at) <= more) return false;
  uint64_t value = 0;
  for (size_t i = more; i > 0; i--) value = value << 8 | (*at)[i];
  *out = more == 8 ? value : value << (7 - more) | **at >> (more + 1);
  *at += more + 1;
  return true;
}

static size_t read_sections(const uint8_t *at, const uint8_t *end, section *sections) {
  size_t count = 0;
  while (at != end && count < SECTIONS_MOST) {
    section s = {.mark = *at++, .alignment = 1};
    uint64_t size;
    if (!read_number(&at, end, &size)) break;
    if ((s.mark & ALIGNED) != 0 && !read_number(&at, end, &s.alignment)) break;
    while ((s.mark & ALIGNED) != 0 && at != end && *at == 0xCB) at++;
    s.size = size > (uint64_t)(end - at) ? (size_t)(end - at) : (size_t)size;
    s.data = at;
    at += s.size;
    sections[count++] = s;
  }
  return count;
}

static bool put(uint8_t *out, size_t *size, size_t most, const void *data, size_t count) {
  if (count > most - *size) return false;
  if (count != 0) memcpy(out + *size, data, count);
  *size += count;
  return true;
}

static bool put_number(uint8_t *out, size_t *size, size_t most, uint64_t value) {
  uint8_t bytes[9] = {0};
  for (int i = 0; i < 8; i++) bytes[i + 1] = (uint8_t)(value >> (8 * i));
  return put(out, size, most, bytes, sizeof bytes);
}

static bool put_section(uint8_t *out, size_t *size, size_t most, const section *s) {
  static const uint8_t padding = 0xCB;
  const bool is_aligned = (s->mark & ALIGNED) != 0;
  if (!put(out, size, most, &s->mark, 1) || !put_number(out, size, most, s->size)) return false;
  if (is_aligned && !put_number(out, size, most, s->alignment)) return false;
  const bool is_power = s->alignment != 0 && (s->alignment & (s->alignment - 1)) == 0;
  while (is_aligned && is_power && (*size & (s->alignment - 1)) != 0)
    if (!put(out, size, most, &padding, 1)) return false;
  return put(out, size, most, s->data, s->size);
}

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  section sections[SECTIONS_MOST];
  const uint8_t *nul = size > 5 ? memchr(data + 5, 0, size - 5) : NULL;
  size_t count = nul == NULL ? 0 : read_sections(nul + 1, data + size, sections);
  if (count == 0 || seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
  section *chosen = &sections[seed / 4 % count];
  uint8_t *changed = malloc(most), *out = malloc(most);
  size_t made = 0;
  if (changed != NULL && out != NULL) {
    if (chosen->size != 0) memcpy(changed, chosen->data, chosen->size);
    chosen->size = LLVMFuzzerMutate(changed, chosen->size, most);
    chosen->data = changed;
    bool ok = put(out, &made, most, data, (size_t)(nul + 1 - data));
    for (size_t i = 0; ok && i < count; i++) ok = put_section(out, &made, most, &sections[i]);
    if (ok) memcpy(data, out, made);
    else made = 0;
  }
  free(changed);
  free(out);
  return made == 0 ? LLVMFuzzerMutate(data, size, most) : made;
}
