// The printer's buffer, and plain pieces of text: numbers, quoted text, keywords.
#include "text/printer.h"

#include <assert.h>

#include "context/context.h"
#include "context/uniquer.h"

// ---- Life ---------------------------------------------------------------------------------------

static void begin(mica_printer *p, mica_context *ctx, const mica_print_options *options,
                  char *buffer, size_t size) {
  memset(p, 0, offsetof(mica_printer, few_frames));
  p->context = ctx;
  p->options = options != NULL ? *options : ctx->print_options;
  p->frames = p->few_frames;
  p->frame_capacity = sizeof p->few_frames / sizeof *p->few_frames;
  p->stack_base = (const char *)p;
  p->buffer = p->cursor = buffer;
  p->buffer_size = buffer == NULL ? 0 : size;
  p->end = buffer == NULL ? NULL : buffer + size;
}

const mica_print_options *mica_context_print_options(const mica_context *ctx) {
  return &ctx->print_options;
}

void mica_context_set_print_options(mica_context *ctx, const mica_print_options *options) {
  ctx->print_options = *options;
}

// The context's buffer, when no other printer has it.
static char *borrow_buffer(mica_context *ctx) {
  mica_uniquer *uniquer = ctx->uniquer;
  if (uniquer->print_buffer_lent) return NULL;
  if (uniquer->print_buffer == NULL) uniquer->print_buffer = mica_allocate(ctx, PRINT_BUFFER_SIZE);
  uniquer->print_buffer_lent = uniquer->print_buffer != NULL;
  return uniquer->print_buffer;
}

bool mica_printer_init(mica_printer *p, mica_context *ctx, const mica_print_options *options,
                       mica_sink sink) {
  bool dry = sink.write == NULL;
  char *buffer = dry ? NULL : borrow_buffer(ctx);
  size_t size = dry ? 2 * PRINTER_ROOM : PRINT_BUFFER_SIZE;
  bool owned = buffer == NULL;
  if (owned) buffer = mica_allocate(ctx, size);
  begin(p, ctx, options, buffer, size);
  p->sink = sink;
  p->owns_buffer = owned;
  p->failed = buffer == NULL;
  return buffer != NULL;
}

void mica_printer_init_text(mica_printer *p, mica_context *ctx, const mica_print_options *options,
                            char *scratch, size_t scratch_size) {
  begin(p, ctx, options, scratch, scratch_size);
  p->grows = true;
}

static void give_back_buffer(mica_printer *p) {
  mica_uniquer *uniquer = p->context->uniquer;
  if (p->owns_buffer) mica_free(p->context, p->buffer, p->buffer_size);
  else if (p->buffer == uniquer->print_buffer) uniquer->print_buffer_lent = false;
}

static void give_back(mica_printer *p) {
  give_back_buffer(p);
  if (p->frames != p->few_frames)
    mica_free(p->context, p->frames, p->frame_capacity * sizeof *p->frames);
  mica_pointer_map_free(&p->context->memory, &p->distinct);
}

static void send(mica_printer *p) {
  size_t size = (size_t)(p->cursor - p->buffer);
  if (!p->failed && p->sink.write != NULL && size != 0)
    p->failed = !p->sink.write(p->sink.user, p->buffer, size);
  p->cursor = p->buffer;
  p->sent++;
}

bool mica_printer_finish(mica_printer *p) {
  assert(p->cursor <= p->end);
  if (p->buffer != NULL && !p->grows) send(p);
  give_back(p);
  return !p->failed;
}

mica_str mica_printer_take_text(mica_printer *p) {
  size_t size = (size_t)(p->cursor - p->buffer);
  char *copy = p->failed ? NULL : mica_allocate(p->context, size + 1);
  if (copy != NULL) {
    memcpy(copy, p->buffer, size);
    copy[size] = 0;
  }
  give_back(p);
  return (mica_str){copy, copy == NULL ? 0 : size};
}

void mica_printer_fail(mica_printer *p) { p->failed = true; }

void mica_printer_lack(mica_printer *p, const char *part) {
  if (!p->failed && !mica_context_out_of_memory(p->context))
    mica_error(p->context, p->at, "%s that is to be printed isn't there", part);
  p->failed = true;
}

// ---- Room ---------------------------------------------------------------------------------------

static bool grow(mica_printer *p) {
  size_t used = (size_t)(p->cursor - p->buffer), size = p->buffer_size * 2 + PRINTER_ROOM;
  char *grown = mica_allocate(p->context, size);
  if (grown == NULL) return false;
  if (used > 0) memcpy(grown, p->buffer, used);
  give_back_buffer(p);
  p->buffer = grown;
  p->buffer_size = size;
  p->owns_buffer = true;
  p->cursor = grown + used;
  p->end = grown + size;
  return true;
}

void mica_printer_flush(mica_printer *p) {
  if (!p->grows && p->hold == 0) {
    send(p);
  } else if (p->failed || !grow(p)) {
    p->failed = true;
    p->cursor = p->buffer;
  }
}

void mica_printer_put_long(mica_printer *p, const char *data, size_t size) {
  assert(data != NULL);
  while (size != 0) {
    printer_room(p, 1);
    size_t room = (size_t)(p->end - p->cursor), part = size < room ? size : room;
    memcpy(p->cursor, data, part);
    p->cursor += part;
    data += part;
    size -= part;
  }
}

bool mica_printer_enter(mica_printer *p) {
  char here;
  uintptr_t now = (uintptr_t)&here, base = (uintptr_t)p->stack_base;
  size_t used = now < base ? base - now : now - base;
  if (used <= mica_context_limits(p->context)->stack_bytes) return true;
  if (!p->failed)
    mica_error(
        p->context, p->at,
        "printing nests too deeply for the C stack; raise the limit `stack_bytes` of the context");
  p->failed = true;
  return false;
}

// ---- Plain text ---------------------------------------------------------------------------------

void mica_print_str(mica_printer *p, mica_str text) { printer_put(p, text.data, text.size); }
void mica_print_text(mica_printer *p, const char *text) { printer_put(p, text, strlen(text)); }
void mica_print_char(mica_printer *p, char c) { printer_put_char(p, c); }
void mica_print_indent(mica_printer *p, int by) { p->indent += 2 * by; }

void mica_print_newline(mica_printer *p) {
  printer_put_char(p, '\n');
  printer_put_blanks(p, p->indent);
}

const mica_print_options *mica_printer_options(const mica_printer *p) { return &p->options; }

// ---- Numbers ------------------------------------------------------------------------------------

static const char digit_pairs[] =
    "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546"
    "4748495051"
    "5253545556575859606162636465666768697071727374757677787980818283848586878889909192939495969798"
    "99";

static char *write_pair(char *at, uint32_t value) {
  memcpy(at, digit_pairs + value * 2, 2);
  return at + 2;
}

// Up to four digits.
static inline char *write_few(char *at, uint32_t value) {
  if (value >= 1000) return write_pair(write_pair(at, value / 100), value % 100);
  if (value >= 100) {
    *at = (char)('0' + value / 100);
    return write_pair(at + 1, value % 100);
  }
  if (value >= 10) return write_pair(at, value);
  *at = (char)('0' + value);
  return at + 1;
}

static char *write_many(char *at, uint64_t value) {
  uint32_t low = (uint32_t)(value % 10000);
  at = mica_printer_write_uint(at, value / 10000);
  return write_pair(write_pair(at, low / 100), low % 100);
}

char *mica_printer_write_uint(char *at, uint64_t value) {
  return value < 10000 ? write_few(at, (uint32_t)value) : write_many(at, value);
}

void mica_print_uint(mica_printer *p, uint64_t value) {
  p->cursor = mica_printer_write_uint(printer_room(p, 20), value);
}

void mica_print_int(mica_printer *p, int64_t value) {
  if (value < 0) {
    printer_put_char(p, '-');
    mica_print_uint(p, 0 - (uint64_t)value);
  } else {
    mica_print_uint(p, (uint64_t)value);
  }
}

void mica_print_double(mica_printer *p, double value) {
  uint64_t bits[2] = {0, 0};
  memcpy(bits, &value, sizeof value);
  mica_printer_float_bits(p, MICA_F64, bits);
}

// ---- Quoted text, keywords, names ---------------------------------------------------------------

static bool is_plain(unsigned char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

// Whether a byte of the eight is zero.
static bool has_zero(uint64_t bytes) {
  uint64_t ones = UINT64_MAX / 255;
  return ((bytes - ones) & ~bytes & ones << 7) != 0;
}

static bool are_plain(const char *eight) {
  uint64_t ones = UINT64_MAX / 255;
  uint64_t bytes;
  memcpy(&bytes, eight, sizeof bytes);
  bool is_ascii = ((bytes | (bytes - ones * 0x20)) & ones << 7) == 0;
  return is_ascii && !has_zero(bytes ^ ones * '"') && !has_zero(bytes ^ ones * '\\') &&
         !has_zero(bytes ^ ones * 0x7f);
}

bool mica_printer_is_plain(mica_str text) {
  for (size_t i = 0; i < text.size; i++)
    if (!is_plain((unsigned char)text.data[i])) return false;
  return true;
}

static void put_escaped(mica_printer *p, unsigned char c) {
  static const char hex[] = "0123456789ABCDEF";
  char text[3] = {'\\', c == '\\' ? '\\' : hex[c >> 4], hex[c & 15]};
  printer_put(p, text, c == '\\' ? 2 : 3);
}

void mica_print_quoted(mica_printer *p, mica_str text) {
  printer_put_char(p, '"');
  for (size_t i = 0; i < text.size;) {
    size_t start = i;
    while (text.size - i >= 8 && are_plain(text.data + i)) i += 8;
    while (i < text.size && is_plain((unsigned char)text.data[i])) i++;
    printer_put(p, text.data + start, i - start);
    if (i < text.size) put_escaped(p, (unsigned char)text.data[i++]);
  }
  printer_put_char(p, '"');
}

enum { KEYWORD_BEGINS = 1, KEYWORD_GOES_ON = 2, ANYWHERE = KEYWORD_BEGINS | KEYWORD_GOES_ON };
// Which places of a keyword a character may stand at.
static const unsigned char keyword_places[256] = {
    ['a'] = ANYWHERE,        ['b'] = ANYWHERE,        ['c'] = ANYWHERE,
    ['d'] = ANYWHERE,        ['e'] = ANYWHERE,        ['f'] = ANYWHERE,
    ['g'] = ANYWHERE,        ['h'] = ANYWHERE,        ['i'] = ANYWHERE,
    ['j'] = ANYWHERE,        ['k'] = ANYWHERE,        ['l'] = ANYWHERE,
    ['m'] = ANYWHERE,        ['n'] = ANYWHERE,        ['o'] = ANYWHERE,
    ['p'] = ANYWHERE,        ['q'] = ANYWHERE,        ['r'] = ANYWHERE,
    ['s'] = ANYWHERE,        ['t'] = ANYWHERE,        ['u'] = ANYWHERE,
    ['v'] = ANYWHERE,        ['w'] = ANYWHERE,        ['x'] = ANYWHERE,
    ['y'] = ANYWHERE,        ['z'] = ANYWHERE,        ['A'] = ANYWHERE,
    ['B'] = ANYWHERE,        ['C'] = ANYWHERE,        ['D'] = ANYWHERE,
    ['E'] = ANYWHERE,        ['F'] = ANYWHERE,        ['G'] = ANYWHERE,
    ['H'] = ANYWHERE,        ['I'] = ANYWHERE,        ['J'] = ANYWHERE,
    ['K'] = ANYWHERE,        ['L'] = ANYWHERE,        ['M'] = ANYWHERE,
    ['N'] = ANYWHERE,        ['O'] = ANYWHERE,        ['P'] = ANYWHERE,
    ['Q'] = ANYWHERE,        ['R'] = ANYWHERE,        ['S'] = ANYWHERE,
    ['T'] = ANYWHERE,        ['U'] = ANYWHERE,        ['V'] = ANYWHERE,
    ['W'] = ANYWHERE,        ['X'] = ANYWHERE,        ['Y'] = ANYWHERE,
    ['Z'] = ANYWHERE,        ['_'] = ANYWHERE,        ['$'] = KEYWORD_GOES_ON,
    ['.'] = KEYWORD_GOES_ON, ['0'] = KEYWORD_GOES_ON, ['1'] = KEYWORD_GOES_ON,
    ['2'] = KEYWORD_GOES_ON, ['3'] = KEYWORD_GOES_ON, ['4'] = KEYWORD_GOES_ON,
    ['5'] = KEYWORD_GOES_ON, ['6'] = KEYWORD_GOES_ON, ['7'] = KEYWORD_GOES_ON,
    ['8'] = KEYWORD_GOES_ON, ['9'] = KEYWORD_GOES_ON,
};

bool mica_printer_is_keyword(mica_str text) {
  const unsigned char *at = (const unsigned char *)text.data, *end = at + text.size;
  if (at == end || (keyword_places[*at] & KEYWORD_BEGINS) == 0) return false;
  while (++at != end)
    if (keyword_places[*at] == 0) return false;
  return true;
}

void mica_print_keyword_or_string(mica_printer *p, mica_str text) {
  if (mica_printer_is_keyword(text)) printer_put(p, text.data, text.size);
  else mica_print_quoted(p, text);
}

void mica_printer_resource_key(mica_printer *p, mica_str dialect, mica_str key) {
  if (p->note_resource != NULL) p->note_resource(p, dialect, key);
  mica_print_keyword_or_string(p, key);
}

void mica_print_resource_key(mica_printer *p, const mica_dialect_def *dialect, mica_str key) {
  mica_printer_resource_key(p, mica_str_of(dialect->name), key);
}

void mica_print_symbol_name(mica_printer *p, mica_str name) {
  if (name.size == 0) {
    PRINTER_PUT(p, "@\"\"");
    return;
  }
  printer_put_char(p, '@');
  mica_print_keyword_or_string(p, name);
}
