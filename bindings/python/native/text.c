// Reading and writing: text, bytecode, single types and attributes.
#include "native/base.h"

// Pieces that make one text, with a byte of room behind it.
typedef struct pieces {
  mica_context *ctx;
  char *data;
  size_t size, room;
} pieces;

static bool add_piece(void *user, const char *data, size_t size) {
  pieces *p = user;
  if (p->room - p->size < size + 1) {
    size_t room = p->room * 2 > p->size + size + 1 ? p->room * 2 : p->size + size + 1;
    char *grown = mica_reallocate(p->ctx, p->data, p->room, room);
    if (grown == NULL) return false;
    p->data = grown;
    p->room = room;
  }
  if (size > 0) memcpy(p->data + p->size, data, size);
  p->size += size;
  return true;
}
static bool add_bytes(void *user, text piece) { return add_piece(user, piece.data, piece.size); }

// Given back by text_free, so that its room is its size and one more.
static text take_pieces(pieces *p, bool is_whole) {
  char *fitted = is_whole && add_piece(p, "", 0)
                     ? mica_reallocate(p->ctx, p->data, p->room, p->size + 1)
                     : NULL;
  if (fitted != NULL) return (text){fitted, p->size};
  mica_free(p->ctx, p->data, p->room);
  return (text){NULL, 0};
}

at home_parse(home *h, const char *data, size_t size, const char *file, bool whole_op,
              bool legacy) {
  const mica_parse_options options = {.file = mica_str_of(file),
                                      .no_implicit_module = whole_op,
                                      .nul_terminated = true,
                                      .former = legacy ? &mica_former_text : NULL};
  return AT(mica_parse_module(h->ctx, (text){data, size}, &options));
}
at home_read_bytecode(home *h, const char *data, size_t size, const char *file) {
  const mica_bytecode_read_options options = {.file = mica_str_of(file)};
  return AT(mica_read_bytecode(h->ctx, (text){data, size}, &options));
}
bool is_bytecode(const char *data, size_t size) { return mica_is_bytecode((text){data, size}); }
bool op_bytecode(at op, int version, text *out) {
  pieces p = {.ctx = mica_op_context(OP(op))};
  const mica_bytecode_write_options options = {.version = version < 0 ? 0 : (uint32_t)version + 1};
  bool done = mica_write_bytecode(OP(op), &options, add_bytes, &p);
  *out = take_pieces(&p, done);
  return done && out->data != NULL;
}
at home_parse_type(home *h, const char *data, size_t size) {
  return AT(mica_parse_type_text(h->ctx, (text){data, size}));
}
at home_parse_attr(home *h, const char *data, size_t size) {
  return AT(mica_parse_attr_text(h->ctx, (text){data, size}));
}
text op_text(at op, unsigned flags) {
  const mica_print_options options = {.generic = (flags & PRINT_GENERIC) != 0,
                                      .debug_info = (flags & PRINT_LOCATIONS) != 0,
                                      .local_scope = (flags & PRINT_LOCAL) != 0,
                                      .assume_verified = (flags & PRINT_ASSUME_VERIFIED) != 0,
                                      .skip_regions = (flags & PRINT_SKIP_REGIONS) != 0};
  return mica_op_to_text(OP(op), &options);
}
text type_text(at type) { return mica_type_to_text(TYPE(type)); }
text attr_text(at attr) { return mica_attr_to_text(ATTR(attr)); }
text value_text(home *h, at value) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_value_print(VALUE(value), NULL, (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
text value_name(home *h, at value) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_value_print_name(VALUE(value), NULL, (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
text block_text(home *h, at block) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_block_print(BLOCK(block), NULL, (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
text loc_text(home *h, uint64_t loc) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_loc_print(h->ctx, LOC(loc), (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
bool op_verify(at op) { return mica_op_verify(OP(op)); }
