// Diagnostics about an operation: its name in front or not, its location, a note that shows it.
// Called by verifiers, those that are generated included.
#include "mica/diagnostic.h"

#include "context/context.h"

// A note that shows the operation. More text still goes to the message itself.
static void attach_op(mica_diag *diag, const mica_op *op) {
  mica_diag_part *note = mica_diag_add_note(diag, op->loc);
  if (note == NULL) return;
  diag->current = note;
  mica_diag_append(diag, "see current operation: ");
  mica_diag_append_op(diag, op);
  diag->current = &diag->first;
}

static mica_diag *begin_about(const mica_op *op, mica_severity severity, bool named,
                              const char *format, va_list arguments) {
  mica_context *ctx = mica_op_context(op);
  mica_diag *diag = mica_diag_begin(ctx, severity, op->loc, named ? "'%o' op " : "", op);
  mica_diag_append_v(diag, format, arguments);
  if (ctx->print_op_on_diag) attach_op(diag, op);
  return diag;
}

bool mica_op_error(const mica_op *op, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_about(op, MICA_ERROR, true, format, arguments);
  va_end(arguments);
  return mica_diag_report(diag);
}

mica_diag *mica_op_error_begin(const mica_op *op, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_about(op, MICA_ERROR, true, format, arguments);
  va_end(arguments);
  return diag;
}

bool mica_op_plain_error(const mica_op *op, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_about(op, MICA_ERROR, false, format, arguments);
  va_end(arguments);
  return mica_diag_report(diag);
}

bool mica_op_loc_error(const mica_op *op, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = mica_diag_begin_v(mica_op_context(op), MICA_ERROR, op->loc, format, arguments);
  va_end(arguments);
  return mica_diag_report(diag);
}

mica_diag *mica_op_diag_begin(const mica_op *op, mica_severity severity, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_about(op, severity, false, format, arguments);
  va_end(arguments);
  return diag;
}

void mica_diag_append_value(mica_diag *diag, const mica_value *value) {
  if (mica_value_is_argument(value))
    mica_diag_append(diag, "<block argument> of type '%t' at index: %z", mica_value_type(value),
                     mica_value_index(value));
  else mica_diag_append_op(diag, mica_value_op(value));
}
