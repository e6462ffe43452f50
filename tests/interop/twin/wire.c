// The C twin of wire.cpp: the same file of texts, or of bytecode, written by the encodings that
// mica-gen made; and the functions that they ask for.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "builtin/builtin.h"
#include "mica/mica.h"
#include "mica/parse.h"
#include "encodings.h"

// ---- Written by the author ----------------------------------------------------------------------

bool enc_read_bytes(mica_bytecode_reader *r, mica_str *out) {
  return mica_bytecode_read_blob(r, out);
}
void enc_write_bytes(mica_bytecode_writer *w, mica_str value) {
  mica_bytecode_write_blob(w, value);
}

bool enc_read_pair(mica_bytecode_reader *r, enc_pair *out) {
  return mica_bytecode_read_signed_varint(r, &out->first) &&
         mica_bytecode_read_signed_varint(r, &out->second);
}
void enc_write_pair(mica_bytecode_writer *w, enc_pair value) {
  mica_bytecode_write_signed_varint(w, value.first);
  mica_bytecode_write_signed_varint(w, value.second);
}
bool enc_parse_pairs(mica_parser *p, enc_pairs *out) {
  enum { MOST = 8, ROOM = 64 * MOST };
  static enc_pair all[ROOM];  // those of lists within lists stand behind each other
  static size_t used;
  if (used + MOST > ROOM) used = 0;
  enc_pair *list = &all[used];
  used += MOST;
  *out = (enc_pairs){list, 0};
  do {
    enc_pair *one = &list[out->size++];
    if (!mica_parse_int64(p, &one->first) || !mica_parse_keyword(p, "x") ||
        !mica_parse_int64(p, &one->second))
      return false;
  } while (out->size < MOST && mica_parse_optional_punct(p, ','));
  return true;
}
void enc_print_pairs(mica_printer *p, enc_pairs pairs) {
  for (size_t i = 0; i < pairs.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_int(p, pairs.data[i].first);
    mica_print_text(p, " x ");
    mica_print_int(p, pairs.data[i].second);
  }
}

bool enc_signed_property_read_bytecode(mica_bytecode_reader *r, int64_t *storage) {
  return mica_bytecode_read_signed_varint(r, storage);
}
void enc_signed_property_write_bytecode(mica_bytecode_writer *w, int64_t value) {
  mica_bytecode_write_signed_varint(w, value);
}

bool enc_blob_property_read_bytecode(mica_bytecode_reader *r, mica_str *storage) {
  return mica_bytecode_read_blob(r, storage);
}
void enc_blob_property_write_bytecode(mica_bytecode_writer *w, mica_str value) {
  mica_bytecode_write_blob(w, value);
}

static bool pair_of(const mica_attr *attr, enc_pair *storage) {
  if (!mica_attr_is_dense_array_of(attr, 64)) return false;
  const mica_int64s items = mica_attr_dense_i64s_value(attr);
  if (items.size == 2) *storage = (enc_pair){items.data[0], items.data[1]};
  return items.size == 2;
}
static const mica_attr *attr_of(mica_context *ctx, enc_pair value) {
  return mica_attr_dense_i64s(ctx, (mica_int64s){(int64_t[]){value.first, value.second}, 2});
}

bool enc_pair_property_from_attr(mica_context *ctx, const mica_attr *attr, enc_pair *storage,
                                 const mica_property_report *report) {
  (void)ctx;
  return pair_of(attr, storage) || mica_property_error(report, "expected two numbers");
}
const mica_attr *enc_pair_property_to_attr(mica_context *ctx, enc_pair value) {
  return attr_of(ctx, value);
}
bool enc_plain_pair_property_from_attr(mica_context *ctx, const mica_attr *attr, enc_pair *storage,
                                       const mica_property_report *report) {
  return enc_pair_property_from_attr(ctx, attr, storage, report);
}
const mica_attr *enc_plain_pair_property_to_attr(mica_context *ctx, enc_pair value) {
  return attr_of(ctx, value);
}
void enc_pair_property_write_bytecode(mica_bytecode_writer *w, enc_pair value) {
  const uint64_t half = (uint64_t)value.first >> 1;
  mica_bytecode_write_signed_varint(w, value.second);
  mica_bytecode_write_varint(w, half << 1 | ((uint64_t)value.first & 1));
}
bool enc_pair_property_read_bytecode(mica_bytecode_reader *r, enc_pair *storage) {
  uint64_t first;
  if (!mica_bytecode_read_signed_varint(r, &storage->second)) return false;
  if (!mica_bytecode_read_varint(r, &first)) return false;
  storage->first = (int64_t)first;
  return true;
}

// No text has one in its custom form.
bool enc_pair_property_parse(mica_parser *p, enc_pair *storage) {
  (void)p, (void)storage;
  return false;
}
void enc_pair_property_print(mica_printer *p, enc_pair value) { (void)p, (void)value; }
bool enc_plain_pair_property_parse(mica_parser *p, enc_pair *storage) {
  return enc_pair_property_parse(p, storage);
}
void enc_plain_pair_property_print(mica_printer *p, enc_pair value) {
  enc_pair_property_print(p, value);
}

// ---- Pieces -------------------------------------------------------------------------------------

static char said[4096];

static void handle(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)notes, (void)note_count;
  snprintf(said, sizeof said, "%.*s", (int)message->text.size, message->text.data);
}

typedef struct bytes {
  unsigned char *data;
  size_t size;
} bytes;

static bool keep(void *user, mica_str piece) {
  bytes *b = user;
  unsigned char *grown = realloc(b->data, b->size + piece.size + 1);
  if (grown == NULL) return false;
  memcpy(grown + b->size, piece.data, piece.size);
  b->data = grown;
  b->size += piece.size;
  return true;
}

static void process(mica_str source, uint32_t version) {
  mica_context *ctx = mica_context_create(&(mica_context_options){.allow_unregistered = true});
  mica_context_register(ctx, &builtin_dialect);
  mica_context_register(ctx, &enc_dialect);
  mica_context_set_diag_handler(ctx, handle, NULL);
  const mica_bytecode_write_options options = {.version = version + 1,
                                               .producer = MICA_STR("twin")};
  bytes out = {0};
  strcpy(said, "nothing");
  mica_op *module = mica_is_bytecode(source) ? mica_read_bytecode(ctx, source, NULL)
                                             : mica_parse_module(ctx, source, NULL);
  bool done = module != NULL && mica_op_verify(module) &&
              mica_write_bytecode(module, &options, keep, &out);
  if (!done) printf("! %s", said);
  else printf("%u ", (unsigned)version);
  for (size_t i = 0; done && i < out.size; i++) printf("%02x", (unsigned)out.data[i]);
  putchar('\n');
  fflush(stdout);
  free(out.data);
  mica_op_destroy(module);
  mica_context_destroy(ctx);
}

// `VERSION HEX`, in place.
static void process_hex(char *line, size_t size) {
  char *hex = strchr(line, ' ') + 1;
  const size_t count = (size - (size_t)(hex - line)) / 2;
  const uint32_t version = (uint32_t)strtoul(line, NULL, 10);
  for (size_t i = 0; i < count; i++) {
    const char digits[] = {hex[2 * i], hex[2 * i + 1], '\0'};
    hex[i] = (char)strtoul(digits, NULL, 16);
  }
  process((mica_str){hex, count}, version);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return NULL;
  const size_t size = (size_t)ftell(file);
  rewind(file);
  char *text = calloc(size + 1, 1);
  if (text != NULL && fread(text, 1, size, file) != size) text[0] = '\0';
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  char *all = argc > 2 ? read_file(argv[2]) : NULL;
  if (all == NULL) return 2;
  const bool reads = strcmp(argv[1], "read") == 0;
  const char *between = reads ? "\n" : "// -----\n";
  size_t skipped = argc > 3 ? strtoul(argv[3], NULL, 10) : 0;
  for (char *at = all; at != NULL && *at != '\0';) {
    char *end = strstr(at, between);
    const size_t size = end == NULL ? strlen(at) : (size_t)(end - at);
    if (skipped > 0) skipped--;
    else if (reads) process_hex(at, size);
    else process((mica_str){at, size}, (uint32_t)strtoul(at + 3, NULL, 10));
    at = end == NULL ? NULL : end + strlen(between);
  }
  free(all);
  return 0;
}
