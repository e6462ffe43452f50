// The printer's inside: buffered output, types and attributes, and what printing an operation adds
// to it (value names, aliases). Every printer lives on its caller's stack between mica_printer_init
// (or mica_printer_init_text) and mica_printer_finish (or mica_printer_take_text).
//
//   text/printer.c, text/integer.c, text/float.c   buffer, quoted text, keywords, numbers
//   builtin/print_*.c                              types, attributes, locations
//   print/                                         operations
#ifndef MICA_RUNTIME_TEXT_PRINTER_H
#define MICA_RUNTIME_TEXT_PRINTER_H

#include "mica/affine.h"
#include "mica/context.h"
#include "mica/print.h"
#include "memory/table.h"

typedef struct op_printer op_printer;  // print/op.h
typedef struct kept_texts kept_texts;  // text/kept.h

typedef enum print_elision {
  PRINT_TYPE_NEVER_ELIDED,
  PRINT_TYPE_MAY_BE_ELIDED,
  PRINT_TYPE_ELIDED
} print_elision;

// A type or attribute whose text has begun; kept by the printer, so that nesting costs no C stack.
typedef struct print_frame {
  const void *object;
  size_t step;
  // Prints up to the next part and begins that, as the last it does: true. False: finished.
  bool (*next)(mica_printer *p, struct print_frame *frame);
} print_frame;

struct mica_printer {
  char *cursor, *end;  // where the next byte goes; room up to `end`
  char *buffer;
  size_t buffer_size;
  mica_sink sink;  // write NULL: text is thrown away (a dry run)
  mica_context *context;
  mica_print_options options;
  bool failed;  // the sink refused, no memory, or nested too deeply; nothing more is sent
  bool grows;   // the text stays in the buffer, which grows
  bool owns_buffer;
  // Above zero nothing is sent, the buffer grows: what was written may still change.
  uint32_t hold;
  int indent;        // in spaces
  mica_loc at;       // of the operation being printed, for messages
  size_t parts;      // types and attributes with parts, inside of the outermost one being printed
  op_printer *op;    // names, aliases, scopes; NULL: types and attributes alone are being printed
  kept_texts *kept;  // NULL: none are kept
  size_t sent;       // how often the buffer was emptied
  // Asked before the body of a type, attribute or location: true when an alias (or nothing, while
  // aliases are being collected) was printed instead. NULL: none are used.
  bool (*alias_type)(mica_printer *p, const mica_type *type);
  bool (*alias_attr)(mica_printer *p, const mica_attr *attr, print_elision elision);
  bool (*alias_loc)(mica_printer *p, mica_loc loc);
  // Told of the key of each resource that is printed. NULL: nobody asks.
  void (*note_resource)(mica_printer *p, mica_str dialect, mica_str key);
  mica_open_types open_types;  // those that may contain themselves
  const char *stack_base;      // an address in the frame of the entry, for the limit on recursion
  print_frame *frames;         // few_frames, until they don't suffice
  size_t frame_count, frame_capacity;
  mica_pointer_map distinct;  // distinct attributes that were printed -> their number + 1
  print_elision elision;      // for the attribute that is begun
  print_frame few_frames[8];  // last, since it need not be cleared
};

// `options` NULL: the defaults. False: no memory; mica_printer_finish is then still allowed.
bool mica_printer_init(mica_printer *p, mica_context *ctx, const mica_print_options *options,
                       mica_sink sink);
// The text stays in memory, first in `scratch` (at least PRINTER_ROOM bytes, the caller's), then in
// memory of its own.
void mica_printer_init_text(mica_printer *p, mica_context *ctx, const mica_print_options *options,
                            char *scratch, size_t scratch_size);
// Sends what is left and frees the buffer. False: something failed on the way.
bool mica_printer_finish(mica_printer *p);
// Ends a printer of text: a copy with a NUL after it, size + 1 bytes, to be freed with mica_free.
// {NULL, 0}: failed.
mica_str mica_printer_take_text(mica_printer *p);
void mica_printer_flush(mica_printer *p);  // room for PRINTER_ROOM bytes, by sending or growing
// Room for `size` bytes at p->cursor; the caller writes them and moves the cursor. Size is at most
// PRINTER_ROOM. Never fails: after a failure the bytes go nowhere.
enum { PRINTER_ROOM = 4096 };
static inline char *printer_room(mica_printer *p, size_t size) {
  if ((size_t)(p->end - p->cursor) < size) mica_printer_flush(p);
  return p->cursor;
}
static inline void printer_put_char(mica_printer *p, char c) {
  *printer_room(p, 1) = c;
  p->cursor++;
}
static inline void printer_put_blanks(mica_printer *p, int count) {
  for (; count > 0; count -= 32) {
    memset(printer_room(p, 32), ' ', 32);  // always as many, which needs no call
    p->cursor += count < 32 ? count : 32;
  }
}
void mica_printer_put_long(mica_printer *p, const char *data, size_t size);
static inline void printer_put(mica_printer *p, const char *data, size_t size) {
  if ((size_t)(p->end - p->cursor) < size) {
    mica_printer_put_long(p, data, size);
  } else if (size != 0) {
    memcpy(p->cursor, data, size);
    p->cursor += size;
  }
}
// The same of a text that MICA_PADDING bytes more may be read of: a short one needs no call.
static inline void printer_put_padded(mica_printer *p, const char *data, size_t size) {
  if (size > MICA_PADDING || p->end - p->cursor < MICA_PADDING) {
    mica_print_str(p, (mica_str){data, size});
  } else {
    memcpy(p->cursor, data, MICA_PADDING);
    p->cursor += size;
  }
}
#define PRINTER_PUT(p, literal) printer_put((p), (literal), sizeof(literal) - 1)
// Decimal digits; answers the end. Room for 20 bytes is the caller's.
char *mica_printer_write_uint(char *at, uint64_t value);
// Whether no byte of it is escaped in quotes.
bool mica_printer_is_plain(mica_str text);
// Whether it needs no quotes.
bool mica_printer_is_keyword(mica_str text);
// Whether the C stack allows another level; otherwise the printer fails with a diagnostic.
bool mica_printer_enter(mica_printer *p);
void mica_printer_fail(mica_printer *p);  // for want of memory, or what has been reported
// A part that is NULL could not be made for want of memory, or isn't there, which is reported.
MICA_COLD void mica_printer_lack(mica_printer *p, const char *part);

// ---- Types and attributes -----------------------------------------------------------------------
// mica_print_type and mica_print_attr first ask p->alias_type / p->alias_attr, then print the body.

void mica_printer_type_body(mica_printer *p,
                            const mica_type *type);  // without asking for its own alias
void mica_printer_attr_body(mica_printer *p, const mica_attr *attr, print_elision elision);

// A float by its bits; whether they were printed in hexadecimal.
bool mica_printer_float_bits(mica_printer *p, mica_float_kind kind, const uint64_t bits[2]);
// Dimensions and symbols are written by `put_input`; NULL: d0, s0.
typedef void (*printer_put_input)(mica_printer *p, const mica_affine_expr *input, void *user);
void mica_printer_affine_expr(mica_printer *p, const mica_affine_expr *expr,
                              printer_put_input put_input, void *user);
void mica_printer_integer_set(mica_printer *p, const mica_integer_set *set);
// The key of a resource, whose data then stands at the end of the text.
void mica_printer_resource_key(mica_printer *p, mica_str dialect, mica_str key);
// A name of a file, dialect or resource between quotes, with escapes, is mica_print_quoted.

// `unknown`, `"a.mlir":1:2`, ... without `loc(` `)`. builtin/print_loc.c.
void mica_printer_loc_body(mica_printer *p, mica_loc loc, bool pretty);
// `loc(...)`, with the alias of the location when it is allowed and has one.
void mica_printer_loc(mica_printer *p, mica_loc loc, bool allow_alias);

#endif
