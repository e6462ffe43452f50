// The bytes of a file: numbers, texts, alignment, sections; and errors with their place. Called by
// all that reads; owns nothing.
#include "bytecode/reader.h"

#include <assert.h>

#include "mica/bytecode_values.h"
#include "mica/diagnostic.h"

// ---- Errors -------------------------------------------------------------------------------------

mica_context *mica_bytecode_reader_context(mica_bytecode_reader *r) { return r->context; }
uint32_t mica_bytecode_reader_version(const mica_bytecode_reader *r) { return r->version; }

// The offset stands where a text has a column.
mica_loc mica_bytecode_reader_loc(mica_bytecode_reader *r) {
  size_t offset = (size_t)(r->at - r->file.at);
  return mica_loc_file(r->context, r->options.file, 0,
                       offset > UINT32_MAX ? UINT32_MAX : (uint32_t)offset);
}

bool mica_bytecode_error(mica_bytecode_reader *r, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_loc loc = mica_bytecode_reader_loc(r);
  mica_diag *diag = mica_diag_begin_v(r->context, MICA_ERROR, loc, format, arguments);
  va_end(arguments);
  if (r->has_version)
    mica_diag_note(diag, loc, "in bytecode version %u produced by: %S", (unsigned)r->version,
                   r->producer);
  return mica_diag_report(diag);
}

bool mica_reader_no_memory(mica_bytecode_reader *r) {
  (void)r;  // the context's flag tells
  return false;
}

void *mica_bytecode_reader_scratch(mica_bytecode_reader *r, size_t size) {
  return mica_arena_allocate(&r->lasting, size);
}

void *mica_bytecode_reader_array(mica_bytecode_reader *r, size_t count, size_t size) {
  return mica_arena_allocate_array(&r->lasting, count, size);
}

// ---- Bytes --------------------------------------------------------------------------------------

bool mica_reader_byte(mica_bytecode_reader *r, uint8_t *out) {
  if (r->at == r->end)
    return mica_bytecode_error(r, "attempting to parse a byte at the end of the bytecode");
  *out = *r->at++;
  return true;
}

bool mica_reader_bytes(mica_bytecode_reader *r, uint64_t size, byte_range *out) {
  if (size > reader_left(r))
    return mica_bytecode_error(r, "attempting to parse %U bytes when only %z remain", size,
                               reader_left(r));
  *out = (byte_range){r->at, r->at + (size_t)size};
  r->at = out->end;
  return true;
}

// The zeros at the bottom of the first byte count the bytes that follow.
static bool read_long_varint(mica_bytecode_reader *r, uint8_t first, uint64_t *out) {
  size_t more = 1;
  while (more < 8 && (first >> more & 1) == 0) more++;
  byte_range bytes = {NULL, NULL};
  if (!mica_reader_bytes(r, more, &bytes)) return false;
  uint64_t value = 0;
  for (size_t i = more; i-- > 0;) value = value << 8 | bytes.at[i];
  *out = more == 8 ? value : value << (7 - more) | (uint64_t)(first >> (more + 1));
  return true;
}

bool mica_bytecode_read_varint(mica_bytecode_reader *r, uint64_t *out) {
  uint8_t first = 0;
  if (reader_left(r) > 1 && (r->at[0] & 3) == 2) {
    *out = ((uint64_t)r->at[1] << 8 | r->at[0]) >> 2;
    r->at += 2;
    return true;
  }
  if (reader_left(r) > 2 && (r->at[0] & 7) == 4) {
    *out = ((uint64_t)r->at[2] << 16 | (uint64_t)r->at[1] << 8 | r->at[0]) >> 3;
    r->at += 3;
    return true;
  }
  if (!mica_reader_byte(r, &first)) return false;
  if ((first & 1) == 0) return read_long_varint(r, first, out);
  *out = first >> 1;
  return true;
}

bool mica_bytecode_read_signed_varint(mica_bytecode_reader *r, int64_t *out) {
  uint64_t value = 0;
  if (!reader_varint(r, &value)) return false;
  *out = (int64_t)(value >> 1 ^ -(value & 1));
  return true;
}

bool mica_reader_varint_flag(mica_bytecode_reader *r, uint64_t *out, bool *flag) {
  if (!reader_varint(r, out)) return false;
  *flag = (*out & 1) != 0;
  *out >>= 1;
  return true;
}

bool mica_bytecode_read_bool(mica_bytecode_reader *r, bool *out) {
  uint8_t byte = 0;
  if (!mica_reader_byte(r, &byte)) return false;
  *out = byte != 0;
  return true;
}

bool mica_bytecode_read_count(mica_bytecode_reader *r, size_t *out) {
  uint64_t count = 0;
  if (!reader_varint(r, &count)) return false;
  if (count > reader_left(r))
    return mica_bytecode_error(r, "%U elements can't stand in the %z bytes that remain", count,
                               reader_left(r));
  *out = (size_t)count;
  return true;
}

bool mica_bytecode_read_signed_varints(mica_bytecode_reader *r, mica_int64s *out) {
  size_t count = 0;
  if (!mica_bytecode_read_count(r, &count)) return false;
  int64_t *values = MICA_ARENA_NEW(&r->scratch, int64_t, count);
  if (values == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < count; i++)
    if (!mica_bytecode_read_signed_varint(r, &values[i])) return false;
  *out = (mica_int64s){values, count};
  return true;
}

bool mica_bytecode_read_blob(mica_bytecode_reader *r, mica_str *out) {
  uint64_t size = 0;
  byte_range bytes = {NULL, NULL};
  if (!reader_varint(r, &size) || !mica_reader_bytes(r, size, &bytes)) return false;
  *out = (mica_str){(const char *)bytes.at, range_size(bytes)};
  return true;
}

bool mica_reader_nul_string(mica_bytecode_reader *r, mica_str *out) {
  const unsigned char *nul = reader_left(r) == 0 ? NULL : memchr(r->at, 0, reader_left(r));
  if (nul == NULL)
    return mica_bytecode_error(r, "malformed null-terminated string, no null character found");
  *out = (mica_str){(const char *)r->at, (size_t)(nul - r->at)};
  r->at = nul + 1;
  return true;
}

bool mica_reader_index(mica_bytecode_reader *r, size_t count, const char *what, size_t *out) {
  uint64_t index = 0;
  if (!reader_varint(r, &index)) return false;
  if (index >= count) return mica_bytecode_error(r, "invalid %s index: %U", what, index);
  *out = (size_t)index;
  return true;
}

// ---- Integers of any width ----------------------------------------------------------------------

static bool read_words(mica_bytecode_reader *r, size_t room, uint64_t *words) {
  size_t count = 0;
  if (!mica_bytecode_read_count(r, &count)) return false;
  for (size_t i = 0; i < room; i++) words[i] = 0;
  for (size_t i = 0; i < count; i++) {
    int64_t word = 0;
    if (!mica_bytecode_read_signed_varint(r, &word)) return false;
    if (i < room) words[i] = (uint64_t)word;
  }
  return true;
}

bool mica_reader_integer(mica_bytecode_reader *r, uint32_t width, uint64_t *words) {
  if (width > 64) return read_words(r, (width + 63) / 64, words);
  if (width <= 8) {
    uint8_t byte = 0;
    if (!mica_reader_byte(r, &byte)) return false;
    words[0] = byte;
    return true;
  }
  int64_t value = 0;
  if (!mica_bytecode_read_signed_varint(r, &value)) return false;
  words[0] = (uint64_t)value;
  return true;
}

bool mica_bytecode_read_bits(mica_bytecode_reader *r, uint32_t width, uint64_t *out) {
  assert(width <= 64);
  if (!mica_reader_integer(r, width, out)) return false;
  if (width < 64) *out &= (UINT64_C(1) << width) - 1;
  return true;
}

// ---- Alignment and sections ---------------------------------------------------------------------

bool mica_reader_align(mica_bytecode_reader *r, uint64_t alignment) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0)
    return mica_bytecode_error(r, "expected alignment to be a power-of-two");
  while (((uint64_t)(r->at - r->file.at) & (alignment - 1)) != 0) {
    uint8_t padding = 0;
    if (!mica_reader_byte(r, &padding)) return false;
    if (padding != BYTECODE_PADDING) {
      static const char digits[] = "0123456789ABCDEF";
      r->at--;
      return mica_bytecode_error(r, "expected alignment byte (0xCB), but got: '0x%c%c'",
                                 digits[padding >> 4], digits[padding & 15]);
    }
  }
  return true;
}

bool mica_reader_section(mica_bytecode_reader *r, bytecode_section *id, byte_range *out) {
  uint8_t mark = 0;
  uint64_t size = 0, alignment = 1;
  if (!mica_reader_byte(r, &mark) || !reader_varint(r, &size)) return false;
  uint8_t number = mark & (SECTION_IS_ALIGNED - 1);
  if (number >= SECTION_COUNT)
    return mica_bytecode_error(r, "invalid section ID: %u", (unsigned)number);
  *id = (bytecode_section)number;
  if ((mark & SECTION_IS_ALIGNED) != 0 && !reader_varint(r, &alignment)) return false;
  return mica_reader_align(r, alignment) && mica_reader_bytes(r, size, out);
}
