// Where the rooms meet: making a context hands it what its messages need of those above it, which
// are words for types, attributes, operations and locations.
#include <stdio.h>

#include "context/context.h"
#include "mica/attribute.h"
#include "mica/location.h"
#include "mica/print.h"
#include "text/printer.h"

// ---- Words --------------------------------------------------------------------------------------

static void put_plain(mica_diag *diag, const char *text) {
  mica_diag_put(diag, text, strlen(text));
}

static void put_type(mica_diag *diag, const mica_type *type) {
  mica_diag_value value = {diag, MICA_DIAG_VALUE_SIZE, false};
  if (type == NULL) put_plain(diag, "<<NULL TYPE>>");
  else mica_type_print(type, (mica_sink){mica_diag_put_value, &value});
}

static void put_attr(mica_diag *diag, const mica_attr *attr) {
  mica_diag_value value = {diag, MICA_DIAG_VALUE_SIZE, false};
  if (attr == NULL) put_plain(diag, "<<NULL ATTRIBUTE>>");
  else mica_attr_print(attr, (mica_sink){mica_diag_put_value, &value});
}

static void put_attr_value(mica_diag *diag, const mica_attr *attr) {
  mica_diag_value value = {diag, MICA_DIAG_VALUE_SIZE, false};
  mica_printer p;
  if (mica_printer_init(&p, diag->context, NULL, (mica_sink){mica_diag_put_value, &value}))
    mica_print_attr_without_type(&p, attr);
  mica_printer_finish(&p);
}

// What was put from `start` on begins on a line of its own when it takes more than one.
static void break_before(mica_diag *diag, size_t start) {
  mica_diag_part *part = diag->current;
  if (part->size > start && part->text[part->size - 1] == '\n') part->size--;
  size_t size = part->size - start;
  if (size == 0 || memchr(part->text + start, '\n', size) == NULL) return;
  mica_diag_put(diag, "\n", 1);
  if (part->size != start + size + 1) return;  // no memory
  memmove(part->text + start + 1, part->text + start, size);
  part->text[start] = '\n';
}

static void put_op(mica_diag *diag, const mica_op *op) {
  mica_print_options options = diag->context->print_options;
  options.generic |= diag->first.severity == MICA_ERROR;
  options.local_scope = true;
  options.elide_elements = true;
  options.elide_elements_above = 16;
  mica_diag_value value = {diag, MICA_DIAG_OP_SIZE, false};
  size_t start = diag->current->size;
  mica_op_print(op, &options, (mica_sink){mica_diag_put_value, &value});
  if (!diag->is_spare) break_before(diag, start);
}

// ---- To stderr, where no handler is set ---------------------------------------------------------

static mica_loc printable_loc(mica_loc loc) {
  for (;;) {
    switch (mica_loc_kind_of(loc)) {
    case MICA_LOC_NAME: loc = mica_loc_child(loc); break;
    case MICA_LOC_CALL_SITE: loc = mica_loc_callee(loc); break;
    case MICA_LOC_FUSED: loc = mica_loc_part(loc, 0); break;
    case MICA_LOC_UNKNOWN:
    case MICA_LOC_FILE: return loc;
    }
  }
}

static void print_to_stderr(void *user, mica_context *ctx, const mica_message *message,
                            const mica_message *notes, size_t note_count) {
  (void)user;
  static const char *const severities[] = {"note", "remark", "warning", "error"};
  for (size_t i = 0; i <= note_count; i++) {
    const mica_message *m = i == 0 ? message : &notes[i - 1];
    mica_loc loc = printable_loc(m->loc);
    if (mica_loc_kind_of(loc) == MICA_LOC_FILE) {
      mica_file_range at = mica_loc_range(ctx, loc);
      fprintf(stderr, "%.*s:%u:%u: ", (int)at.file.size, at.file.data, (unsigned)at.line,
              (unsigned)at.column);
    }
    fprintf(stderr, "%s: %.*s\n", severities[m->severity], (int)m->text.size, m->text.data);
  }
  mica_str help = mica_context_help(ctx);
  if (help.size > 0) fprintf(stderr, "help: %.*s\n", (int)help.size, help.data);
}

// ---- Making -------------------------------------------------------------------------------------

mica_context *mica_context_create(const mica_context_options *options) {
  static const mica_diag_hooks diag_hooks = {put_type, put_attr, put_attr_value, put_op,
                                             print_to_stderr};
  mica_context *ctx = mica_context_make(options, &diag_hooks);
  // What an operation without attributes answers is there whatever happens later.
  if (ctx == NULL || mica_attr_dictionary(ctx, (mica_named_attrs){NULL, 0}, NULL) != NULL)
    return ctx;
  mica_context_destroy(ctx);
  return NULL;
}
