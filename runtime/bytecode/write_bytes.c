// Buffers of bytes that a section is made in: numbers of any length, data that isn't copied,
// sections inside of sections. A failed allocation is noted in the writer.
#include "bytecode/write.h"

bool mica_bytes_grow(mica_bytecode_writer *w, byte_buffer *b, size_t more) {
  if (!MICA_ARRAY_ROOM(w->memory, b->data, b->size, b->capacity, more)) mica_writer_fail(w);
  return b->capacity - b->size >= more;
}

static size_t varint_size(uint64_t value) {
  size_t size = 1;
  while (size < 9 && value >> 7 * size != 0) size++;
  return size;
}

enum { VARINT_ROOM = 9 };

// As many zero bits as bytes follow, a one, the value; what needs more than 56 bits stands behind a
// byte of zeros.
static size_t encode_varint(uint64_t value, char *to) {
  size_t size = varint_size(value), first = size < 9 ? 0 : 1;
  uint64_t bits = first != 0 ? value : (value << 1 | 1) << (size - 1);
  to[0] = 0;
  for (size_t i = first; i < size; i++) {
    to[i] = (char)(bits & 0xff);
    bits >>= 8;
  }
  return size;
}

void mica_put_long_varint(mica_bytecode_writer *w, byte_buffer *b, uint64_t value) {
  if (!mica_bytes_room(w, b, VARINT_ROOM)) return;
  char *to = b->data + b->size;
  if (value >> 14 != 0) {
    b->size += encode_varint(value, to);
    return;
  }
  to[0] = (char)((value & 0x3f) << 2 | 2);
  to[1] = (char)(value >> 6);
  b->size += 2;
}

void mica_put_bytes(mica_bytecode_writer *w, byte_buffer *b, const void *data, size_t size) {
  if (size == 0 || !mica_bytes_room(w, b, size)) return;
  memcpy(b->data + b->size, data, size);
  b->size += size;
}

static byte_splice *add_splice(mica_bytecode_writer *w, byte_buffer *b) {
  if (!MICA_ARRAY_ROOM(w->memory, b->splices, b->splice_count, b->splice_capacity, 1)) {
    mica_writer_fail(w);
    return NULL;
  }
  b->splices[b->splice_count] = (byte_splice){.at = b->size};
  return &b->splices[b->splice_count++];
}

enum { COPIED_MOST = 256 };

void mica_put_borrowed(mica_bytecode_writer *w, byte_buffer *b, const void *data, size_t size) {
  byte_splice *splice = size <= COPIED_MOST ? NULL : add_splice(w, b);
  if (splice == NULL) {
    mica_put_bytes(w, b, data, size);
    return;
  }
  splice->data = data;
  splice->size = size;
  b->spliced += size;
}

static size_t padding(size_t offset, uint32_t alignment) {
  return alignment < 2 ? 0 : -offset & ((size_t)alignment - 1);
}

void mica_put_alignment(mica_bytecode_writer *w, byte_buffer *b, uint32_t alignment) {
  size_t size = padding(mica_bytes_total(b), alignment);
  if (alignment > b->alignment) b->alignment = alignment;
  if (size == 0 || !mica_bytes_room(w, b, size)) return;
  memset(b->data + b->size, BYTECODE_PADDING, size);
  b->size += size;
}

// ---- Sections -----------------------------------------------------------------------------------

open_section mica_begin_ir_section(mica_bytecode_writer *w, byte_buffer *b) {
  open_section section = {b->splice_count, mica_bytes_total(b)};
  (void)add_splice(w, b);
  return section;
}

void mica_end_ir_section(byte_buffer *b, open_section section) {
  if (section.splice >= b->splice_count) return;  // there was no memory
  size_t size = mica_bytes_total(b) - section.total;
  b->splices[section.splice].size = size;
  b->spliced += 1 + varint_size(size);
}

// What stands before the content, which `offset` bytes of the file stand before.
void mica_put_section(mica_bytecode_writer *w, byte_buffer *head, bytecode_section section,
                      const byte_buffer *content, size_t offset) {
  size_t code = head->size;
  put_byte(w, head, (uint8_t)section);
  put_varint(w, head, mica_bytes_total(content));
  if (padding(offset + head->size, content->alignment) == 0) return;
  put_varint(w, head, content->alignment);
  size_t size = padding(offset + head->size, content->alignment);
  if (!mica_bytes_room(w, head, size)) return;
  memset(head->data + head->size, BYTECODE_PADDING, size);
  head->size += size;
  head->data[code] = (char)((uint8_t)section | SECTION_IS_ALIGNED);
}

// ---- Giving out ---------------------------------------------------------------------------------

bool mica_sink_end(byte_sink *to) {
  const mica_str gathered = {to->gathered, to->size};
  to->size = 0;
  return gathered.size == 0 || to->write(to->user, gathered);
}

// What is short is gathered.
bool mica_sink_give(byte_sink *to, const void *data, size_t size) {
  if (size == 0) return true;
  if (size > sizeof to->gathered - to->size && !mica_sink_end(to)) return false;
  if (size > sizeof to->gathered) return to->write(to->user, (mica_str){data, size});
  memcpy(to->gathered + to->size, data, size);
  to->size += size;
  return true;
}

static bool give_splice(byte_sink *to, const byte_splice *splice) {
  char head[1 + VARINT_ROOM] = {SECTION_IR};
  if (splice->data != NULL) return mica_sink_give(to, splice->data, splice->size);
  return mica_sink_give(to, head, 1 + encode_varint(splice->size, head + 1));
}

bool mica_bytes_give(const byte_buffer *b, byte_sink *to) {
  size_t at = 0;
  for (size_t i = 0; i < b->splice_count; i++) {
    const byte_splice *splice = &b->splices[i];
    if (!mica_sink_give(to, b->data + at, splice->at - at) || !give_splice(to, splice))
      return false;
    at = splice->at;
  }
  return b->size == at || mica_sink_give(to, b->data + at, b->size - at);
}

void mica_bytes_free(mica_bytecode_writer *w, byte_buffer *b) {
  mica_memory_free(w->memory, b->data, b->capacity);
  mica_memory_free(w->memory, b->splices, b->splice_capacity * sizeof *b->splices);
  *b = (byte_buffer){0};
}
