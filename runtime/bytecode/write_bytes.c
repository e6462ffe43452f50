// Buffers of bytes that a section is made in: numbers of any length, data that isn't copied,
// sections inside of sections. A failed allocation is noted in the writer.
#include "bytecode/write.h"

#include <assert.h>

enum { FIRST_BLOCK = 1 << 10, LARGEST_BLOCK = 64 << 10 };

// The last block is put to those before it. False: no memory.
static bool close_block(mica_bytecode_writer *w, byte_buffer *b) {
  if (b->capacity == 0) return true;
  if (!mica_list_room(w->memory, &b->blocks, sizeof(byte_block))) return false;
  byte_block *closed = mica_list_at(&b->blocks, b->blocks.count++, sizeof *closed);
  *closed = (byte_block){b->data, b->size, b->capacity};
  b->before += b->size;
  b->data = NULL;
  b->size = b->capacity = 0;
  return true;
}

static bool add_block(mica_bytecode_writer *w, byte_buffer *b, size_t more) {
  size_t size = b->capacity < FIRST_BLOCK ? FIRST_BLOCK : 2 * b->capacity;
  if (size > LARGEST_BLOCK) size = LARGEST_BLOCK;
  if (size < more) size = more;
  if (!close_block(w, b)) return false;
  b->data = mica_memory_allocate(w->memory, size);
  b->capacity = b->data == NULL ? 0 : size;
  return b->data != NULL;
}

bool mica_bytes_grow(mica_bytecode_writer *w, byte_buffer *b, size_t more) {
  bool ok = b->in_blocks ? add_block(w, b, more)
                         : MICA_ARRAY_ROOM(w->memory, b->data, b->size, b->capacity, more);
  if (!ok) mica_writer_fail(w);
  return ok;
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
  if (value >> 14 == 0) {
    to[0] = (char)((value & 0x3f) << 2 | 2);
    to[1] = (char)(value >> 6);
    b->size += 2;
  } else if (value >> 21 == 0) {
    to[0] = (char)((value & 0x1f) << 3 | 4);
    to[1] = (char)(value >> 5);
    to[2] = (char)(value >> 13);
    b->size += 3;
  } else {
    b->size += encode_varint(value, to);
  }
}

void mica_put_bytes(mica_bytecode_writer *w, byte_buffer *b, const void *data, size_t size) {
  if (size == 0 || !mica_bytes_room(w, b, size)) return;
  memcpy(b->data + b->size, data, size);
  b->size += size;
}

static byte_splice *splice_at(const byte_buffer *b, size_t index) {
  return mica_list_at(&b->splices, index, sizeof(byte_splice));
}

static byte_splice *add_splice(mica_bytecode_writer *w, byte_buffer *b) {
  if (!mica_list_room(w->memory, &b->splices, sizeof(byte_splice))) {
    mica_writer_fail(w);
    return NULL;
  }
  byte_splice *splice = splice_at(b, b->splices.count++);
  *splice = (byte_splice){.at = b->before + b->size};
  return splice;
}

enum { COPIED_MOST = 256 };

void mica_put_borrowed(mica_bytecode_writer *w, byte_buffer *b, const void *data, size_t size) {
  if (size <= COPIED_MOST) {
    mica_put_bytes(w, b, data, size);
    return;
  }
  byte_splice *splice = NULL;
  if (!mica_list_room(w->memory, &b->borrowed, sizeof data)) mica_writer_fail(w);
  else splice = add_splice(w, b);
  if (splice == NULL) return;
  *(const void **)mica_list_at(&b->borrowed, b->borrowed.count++, sizeof data) = data;
  splice->size = size & (SIZE_MAX >> 1);
  splice->is_borrowed = true;
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
  open_section section = {b->splices.count, mica_bytes_total(b)};
  (void)add_splice(w, b);
  return section;
}

void mica_end_ir_section(byte_buffer *b, open_section section) {
  if (section.splice >= b->splices.count) return;  // there was no memory
  assert(mica_bytes_total(b) >= section.total);
  size_t size = mica_bytes_total(b) - section.total;
  splice_at(b, section.splice)->size = size & (SIZE_MAX >> 1);
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

// What of a buffer was given out.
typedef struct given {
  size_t before;  // bytes of the blocks before this one
  size_t splices, borrowed;
} given;

static bool give_splice(const byte_buffer *b, given *done, byte_sink *to) {
  const byte_splice *splice = splice_at(b, done->splices++);
  char head[1 + VARINT_ROOM] = {SECTION_IR};
  if (splice->is_borrowed) {
    const size_t size = sizeof(const void *);
    return mica_sink_give(to, *(const void **)mica_list_at(&b->borrowed, done->borrowed++, size),
                          splice->size);
  }
  return mica_sink_give(to, head, 1 + encode_varint(splice->size, head + 1));
}

// A block, and the splices within it and at its end.
static bool give_block(const byte_buffer *b, byte_block block, given *done, byte_sink *to) {
  size_t at = 0;
  while (done->splices < b->splices.count) {
    const size_t end = splice_at(b, done->splices)->at - done->before;
    if (end > block.size) break;
    if (!mica_sink_give(to, block.data + at, end - at) || !give_splice(b, done, to)) return false;
    at = end;
  }
  done->before += block.size;
  return block.size == at || mica_sink_give(to, block.data + at, block.size - at);
}

static byte_block *block_at(const byte_buffer *b, size_t index) {
  return mica_list_at(&b->blocks, index, sizeof(byte_block));
}

bool mica_bytes_give(const byte_buffer *b, byte_sink *to) {
  given done = {0};
  for (size_t i = 0; i < b->blocks.count; i++)
    if (!give_block(b, *block_at(b, i), &done, to)) return false;
  return give_block(b, (byte_block){b->data, b->size, b->capacity}, &done, to);
}

void mica_bytes_free(mica_bytecode_writer *w, byte_buffer *b) {
  for (size_t i = 0; i < b->blocks.count; i++)
    mica_memory_free(w->memory, block_at(b, i)->data, block_at(b, i)->capacity);
  mica_memory_free(w->memory, b->data, b->capacity);
  mica_list_free(w->memory, &b->blocks, sizeof(byte_block));
  mica_list_free(w->memory, &b->splices, sizeof(byte_splice));
  mica_list_free(w->memory, &b->borrowed, sizeof(const void *));
  *b = (byte_buffer){0};
}
