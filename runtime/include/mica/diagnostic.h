// Diagnostics: what is wrong, where, and notes. Every library function that fails on its input
// reports here first.
//
// Texts are made from a format with these conversions:
//   %s const char *   %S mica_str        %c int (one byte)   %% a per cent sign
//   %d int            %u unsigned        %z size_t           %I int64_t
//   %U uint64_t
//   %t const mica_type *                 %a const mica_attr *
//   %A const mica_attr * without its type                    %o the operation's name (const mica_op
//   *)
// Values (%S %t %a %A) are cut after 1,000 bytes, with a mark; what %s gives stays whole.
#ifndef MICA_DIAGNOSTIC_H
#define MICA_DIAGNOSTIC_H

#include <stdarg.h>

#include "mica/base.h"

MICA_BEGIN

typedef enum mica_severity { MICA_NOTE, MICA_REMARK, MICA_WARNING, MICA_ERROR } mica_severity;

// One finished message. Texts live until the handler returns.
typedef struct mica_message {
  mica_severity severity;
  mica_loc loc;
  mica_str text;
} mica_message;

// Called with a diagnostic and its notes, in order.
typedef void (*mica_diag_handler)(void *user, mica_context *ctx, const mica_message *message,
                                  const mica_message *notes, size_t note_count);

// NULL: messages go to stderr as `file:line:col: error: text`. The default does that.
MICA_API void mica_context_set_diag_handler(mica_context *ctx, mica_diag_handler handler,
                                            void *user);
// Whether errors about an operation carry a note that prints it ("see current operation: ...").
// Off by default; mica-opt turns it on.
MICA_API void mica_context_print_op_on_diag(mica_context *ctx, bool on);
MICA_API size_t mica_context_error_count(const mica_context *ctx);
// In silence, what is reported is lost and not counted, for whoever tries several ways. Silences
// nest; the inner one ends first.
typedef struct mica_silence {
  mica_diag_handler handler;
  void *user;
  size_t errors;
} mica_silence;
MICA_API mica_silence mica_context_silence(mica_context *ctx);
MICA_API void mica_context_end_silence(mica_context *ctx, mica_silence silence);

// A diagnostic in flight: begin, add notes, report. Never NULL; out of memory loses the text only.
MICA_API MICA_COLD mica_diag *mica_diag_begin(mica_context *ctx, mica_severity severity,
                                              mica_loc loc, const char *format, ...);
MICA_API MICA_COLD mica_diag *mica_diag_begin_v(mica_context *ctx, mica_severity severity,
                                                mica_loc loc, const char *format,
                                                va_list arguments);
MICA_API MICA_COLD void mica_diag_append(mica_diag *diag, const char *format,
                                         ...);  // to the latest message
MICA_API MICA_COLD void mica_diag_append_v(mica_diag *diag, const char *format, va_list arguments);
// As text, generic in errors.
MICA_API MICA_COLD void mica_diag_append_op(mica_diag *diag, const mica_op *op);
// The operation that it is a result of, likewise; of an argument its type and number.
MICA_API MICA_COLD void mica_diag_append_value(mica_diag *diag, const mica_value *value);
MICA_API MICA_COLD void mica_diag_note(mica_diag *diag, mica_loc loc, const char *format, ...);
// What may help, "did you mean 'x'?": a line of its own below the diagnostic and no part of it, so
// that handlers get what they would get without it. The last one counts.
MICA_API MICA_COLD void mica_diag_help(mica_diag *diag, const char *format, ...);
MICA_API MICA_COLD void mica_diag_did_you_mean(mica_diag *diag,
                                               mica_str name);  // {NULL, 0}: no help
// Within a handler: the help of the diagnostic at hand, for whoever shows it to a person. {NULL,
// 0}: it has none.
MICA_API mica_str mica_context_help(const mica_context *ctx);
MICA_API MICA_COLD bool mica_diag_report(mica_diag *diag);  // hands over, frees; always false
MICA_API MICA_COLD void mica_diag_drop(mica_diag *diag);    // frees without reporting

// Begin and report at once; always false, so that a check can `return mica_error(...)`.
MICA_API MICA_COLD bool mica_error(mica_context *ctx, mica_loc loc, const char *format, ...);
MICA_API void mica_warning(mica_context *ctx, mica_loc loc, const char *format, ...);
// Generated code notes with mica_hook which function of the author's refused, and answers `ok`.
// Whoever called it then asks for the name when nothing was reported since there were
// `errors_before` errors: one that no function was noted for is called `role`. NULL: there was an
// error, or no memory.
MICA_API bool mica_hook(mica_context *ctx, bool ok, const char *name);
MICA_API const char *mica_context_silent_hook(mica_context *ctx, size_t errors_before,
                                              const char *role);
// "'dialect.name' op " and the text, at the operation's location.
MICA_API MICA_COLD bool mica_op_error(const mica_op *op, const char *format, ...);
MICA_API MICA_COLD mica_diag *mica_op_error_begin(const mica_op *op, const char *format, ...);
// The text alone, at the operation's location (with the note that prints it, where that is on).
MICA_API MICA_COLD bool mica_op_plain_error(const mica_op *op, const char *format, ...);
// The same without that note.
MICA_API MICA_COLD bool mica_op_loc_error(const mica_op *op, const char *format, ...);
// The text alone, of any severity.
MICA_API MICA_COLD mica_diag *mica_op_diag_begin(const mica_op *op, mica_severity severity,
                                                 const char *format, ...);

// ---- The name that may have been meant ----------------------------------------------------------

// Offer every known name, in any order; then `nearest` is the one with the fewest edits, of equal
// ones the first. Size 0: none is near. Up to three letters may be wrong, of a short name one.
// Borrows all texts. Cost: bounded for each name.
typedef struct mica_near {
  mica_str wanted, nearest;
  size_t distance;
} mica_near;
MICA_API mica_near mica_near_to(mica_str wanted);
MICA_API void mica_near_offer(mica_near *nearest, mica_str known);
// A registered dialect; {NULL, 0}: none is near. Cost: linear in the number of dialects.
MICA_API mica_str mica_near_dialect_name(const mica_context *ctx, mica_str name);
// A registered operation by its full name, of any dialect when `name` has no dot; the dialect alone
// when only that is near. Cost: linear in the number of registered operations.
MICA_API mica_str mica_near_op_name(const mica_context *ctx, mica_str name);

MICA_END

#endif
