// What a run of printing holds: the buffer, the sink, the first failure and the options. Shared by the files
// that print types and attributes (print*.c) and by those that print operations.
//
// A printer lives on its caller's stack: printer_open, any number of writes, printer_close, which answers
// whether every byte reached the sink. Writes after a failure do nothing.
#ifndef MICA_RUNTIME_PRINTER_H
#define MICA_RUNTIME_PRINTER_H

#include "mica/affine.h"
#include "mica/print.h"

// What stands on the printer's own stack while nested types and attributes are printed (print_nested.h).
typedef struct print_frame {
  const void *object;
  const mica_type *type;  // shown behind the object, or NULL
  size_t step;
  uint32_t kind;
} print_frame;

typedef struct op_printer op_printer;  // what the operations' printer adds: names, aliases, scopes

struct mica_printer {
  mica_context *context;
  char *buffer;
  size_t used, capacity;
  mica_sink sink;       // write NULL: the text stays in the buffer, which grows
  bool failed;          // sticky
  bool borrowed;        // the buffer is the context's, or the caller's
  uint32_t hold;        // above zero nothing is sent: what was written may still be changed
  uint32_t indent;      // levels of two spaces
  mica_print_options options;

  // Asked before a type or attribute is printed: true when an alias was printed instead. NULL: no aliases.
  bool (*print_type_alias)(mica_printer *p, const mica_type *type);
  bool (*print_attr_alias)(mica_printer *p, const mica_attr *attr);
  // Told of each resource that is printed (`dense_resource<key>`, with the builtin dialect). NULL: nobody asks.
  void (*note_resource)(mica_printer *p, mica_str dialect, mica_str key);
  op_printer *op;

  print_frame *frames;  // types and attributes being printed, outermost first
  size_t frame_count, frame_capacity;
  const char *stack_entry;  // the C stack where printing began, for hooks that nest
};

// With a sink: the buffer is the context's (64 KiB), or one of its own when that is in use.
void printer_open(mica_printer *p, mica_context *ctx, const mica_print_options *options, mica_sink sink);
// Without: the text grows in memory. `scratch` (may be NULL) is used until it is full.
void printer_open_text(mica_printer *p, mica_context *ctx, char *scratch, size_t scratch_size);
bool printer_close(mica_printer *p);  // sends the rest; false: something failed
// Ends a printer of text: the text, NUL-terminated, size + 1 bytes to be freed with mica_free. {NULL, 0}: failed.
mica_str printer_take_text(mica_printer *p);
void printer_fail(mica_printer *p);
bool printer_flush(mica_printer *p);

// Room for `size` more bytes at p->buffer + p->used, or NULL when printing failed. size <= 4096.
char *printer_room(mica_printer *p, size_t size);

// Text behind `#` or `!`: `name.body` when the body written since `start` is simple, else `name<body>`. `start` is
// the position (p->used) of the character between the two; p->hold must have been raised since.
void printer_finish_dialect_symbol(mica_printer *p, size_t start);

// loc(...) with its keyword; the body alone. `pretty`: --mlir-pretty-debuginfo.
void print_loc(mica_printer *p, mica_loc loc, bool pretty);
void print_loc_body(mica_printer *p, mica_loc loc, bool pretty);

// A number of any width, a float by its bits, as literals of the text form.
void print_integer_words(mica_printer *p, const uint64_t *words, uint32_t width, bool is_signed);
// Answers whether it printed the bits (infinities, NaNs).
bool print_float_bits(mica_printer *p, mica_float_kind kind, const uint64_t bits[2]);

void print_affine_expr(mica_printer *p, const mica_affine_expr *expr);
void print_integer_set(mica_printer *p, const mica_integer_set *set);

// The types and attributes directly inside one, in the order in which they are printed.
typedef struct nested_visitor {
  void (*type)(void *user, const mica_type *type);
  void (*attr)(void *user, const mica_attr *attr);
  void *user;
} nested_visitor;
void visit_nested_of_type(const mica_type *type, const nested_visitor *visitor);
void visit_nested_of_attr(const mica_attr *attr, const nested_visitor *visitor);

#endif
