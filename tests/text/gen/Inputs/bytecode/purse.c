// The dialect purse: the author's functions of its encodings and versions, and a tool that reads
// and writes it.
#include "purse.h"

#include "builtin/builtin.h"
#include "mica/mica.h"
#include "mica/opt.h"

int64_t purse_half_weight(const mica_attr *note) { return purse_note_attr_weight(note) / 2; }

const mica_attr *purse_note_of_half(mica_context *ctx, mica_str owner, int64_t half) {
  return purse_note_attr_get(ctx, owner, 2 * half);
}

bool purse_read_slot(mica_bytecode_reader *r, purse_slot *out) {
  return mica_bytecode_read_signed_varint(r, &out->size) &&
         mica_bytecode_read_varint(r, &out->depth);
}

void purse_write_slot(mica_bytecode_writer *w, purse_slot slot) {
  mica_bytecode_write_signed_varint(w, slot.size);
  mica_bytecode_write_varint(w, slot.depth);
}

// One: `4 x 2`.
bool purse_parse_slots(mica_parser *p, purse_slots *out) {
  static purse_slot slot;
  int64_t depth;
  if (!mica_parse_int64(p, &slot.size) || !mica_parse_keyword(p, "x")) return false;
  if (!mica_parse_int64(p, &depth)) return false;
  slot.depth = (uint64_t)depth;
  *out = (purse_slots){&slot, 1};
  return true;
}

void purse_print_slots(mica_printer *p, purse_slots slots) {
  for (size_t i = 0; i < slots.size; i++) {
    mica_print_int(p, slots.data[i].size);
    mica_print_text(p, " x ");
    mica_print_uint(p, slots.data[i].depth);
  }
}

void purse_write_version(mica_bytecode_writer *w) { mica_bytecode_write_varint(w, PURSE_VERSION); }

const void *purse_read_version(mica_bytecode_reader *r) {
  uint64_t *version = mica_bytecode_reader_scratch(r, sizeof *version);
  if (version == NULL || !mica_bytecode_read_varint(r, version)) return NULL;
  if (*version <= PURSE_VERSION) return version;
  mica_bytecode_error(r, "a purse of version %U", *version);
  return NULL;
}

static mica_walk note_version(void *user, mica_op *op) {
  if (mica_op_parent(op) != NULL && mica_op_region_count(op) == 0)
    mica_op_set_attribute(op, MICA_STR("purse.version"), user);
  return MICA_WALK_ON;
}

bool purse_upgrade(mica_op *top, const void *version) {
  const mica_type *i64 = mica_type_i(mica_op_context(top), 64);
  const mica_attr *number = mica_attr_integer(i64, *(const int64_t *)version);
  return number != NULL && mica_op_walk_before(top, note_version, (void *)(uintptr_t)number);
}

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &purse_dialect};
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
