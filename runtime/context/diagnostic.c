// Diagnostics: texts from formats, notes, and the hand-over to the context's handler.
// A diagnostic belongs to whoever began it until it is reported or dropped.
#include <stdio.h>

#include "context/context.h"
#include "mica/location.h"
#include "mica/print.h"

// ---- Text ---------------------------------------------------------------------------------------

static bool reserve(mica_context *ctx, mica_diag_part *part, size_t more) {
  size_t needed = part->size + more;
  if (needed <= part->capacity) return true;
  size_t capacity = needed < 128 ? 128 : needed * 2;
  char *text = mica_reallocate(ctx, part->text, part->capacity, capacity);
  if (text == NULL) return false;
  part->text = text;
  part->capacity = capacity;
  return true;
}

static void put(mica_diag *diag, const char *data, size_t size) {
  mica_diag_part *part = diag->current;
  if (diag->is_spare || size == 0 || !reserve(diag->context, part, size)) return;
  memcpy(part->text + part->size, data, size);
  part->size += size;
}

static void put_str(mica_diag *diag, mica_str text) { put(diag, text.data, text.size); }

static void put_unsigned(mica_diag *diag, uint64_t value) {
  char digits[20];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + value % 10);
  while ((value /= 10) != 0);
  put(diag, digits + at, sizeof digits - at);
}

static void put_signed(mica_diag *diag, int64_t value) {
  if (value < 0) put(diag, "-", 1);
  put_unsigned(diag, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

static void free_text(mica_diag *diag, mica_str text) {
  if (text.data != NULL) mica_free(diag->context, (void *)(uintptr_t)text.data, text.size + 1);
}

static void put_type(mica_diag *diag, const mica_type *type) {
  if (type == NULL) {
    put_str(diag, MICA_STR("<<NULL TYPE>>"));
    return;
  }
  mica_str text = mica_type_to_text(type);
  put_str(diag, text);
  free_text(diag, text);
}

static void put_attr(mica_diag *diag, const mica_attr *attr) {
  if (attr == NULL) {
    put_str(diag, MICA_STR("<<NULL ATTRIBUTE>>"));
    return;
  }
  mica_str text = mica_attr_to_text(attr);
  put_str(diag, text);
  free_text(diag, text);
}

// Without the ` : type` after it.
static void put_bare_attr(mica_diag *diag, const mica_attr *attr) {
  put_attr(diag, attr);
  const mica_type *type = attr == NULL ? NULL : mica_attr_type(attr);
  if (type == NULL || diag->is_spare) return;
  mica_str suffix = mica_type_to_text(type);
  mica_diag_part *part = diag->current;
  size_t size = suffix.size + 3;
  if (suffix.data != NULL && part->size > size &&
      memcmp(part->text + part->size - size, " : ", 3) == 0 &&
      memcmp(part->text + part->size - suffix.size, suffix.data, suffix.size) == 0)
    part->size -= size;
  free_text(diag, suffix);
}

static void put_char(mica_diag *diag, int c) {
  char byte = (char)c;
  put(diag, &byte, 1);
}

static void put_format(mica_diag *diag, const char *format, va_list arguments) {
  for (const char *at = format; *at != '\0'; at++) {
    size_t plain = strcspn(at, "%");
    put(diag, at, plain);
    at += plain;
    if (*at == '\0' || *++at == '\0') return;
    switch (*at) {
    case 's': put_str(diag, mica_str_of(va_arg(arguments, const char *))); break;
    case 'S': put_str(diag, va_arg(arguments, mica_str)); break;
    case 'c': put_char(diag, va_arg(arguments, int)); break;
    case 'd': put_signed(diag, va_arg(arguments, int)); break;
    case 'u': put_unsigned(diag, va_arg(arguments, unsigned)); break;
    case 'z': put_unsigned(diag, va_arg(arguments, size_t)); break;
    case 'U': put_unsigned(diag, va_arg(arguments, uint64_t)); break;
    case 'I': put_signed(diag, va_arg(arguments, int64_t)); break;
    case 't': put_type(diag, va_arg(arguments, const mica_type *)); break;
    case 'a': put_attr(diag, va_arg(arguments, const mica_attr *)); break;
    case 'A': put_bare_attr(diag, va_arg(arguments, const mica_attr *)); break;
    case 'o': put_str(diag, mica_op_name_of(va_arg(arguments, const mica_op *))); break;
    default: put(diag, at, 1); break;
    }
  }
}

// ---- Making -------------------------------------------------------------------------------------

static const char spare_text[] = "out of memory";

static mica_diag *use_spare(mica_context *ctx) {
  mica_diag *diag = &ctx->spare_diag;
  *diag = (mica_diag){.is_spare = true};
  diag->first.text = (char *)(uintptr_t)spare_text;
  diag->first.size = sizeof spare_text - 1;
  return diag;
}

mica_diag *mica_diag_begin_v(mica_context *ctx, mica_severity severity, mica_loc loc,
                             const char *format, va_list arguments) {
  mica_diag *diag = mica_allocate(ctx, sizeof *diag);
  if (diag != NULL) *diag = (mica_diag){0};
  else diag = use_spare(ctx);
  diag->context = ctx;
  diag->first.severity = severity;
  diag->first.loc = loc;
  diag->current = &diag->first;
  put_format(diag, format, arguments);
  return diag;
}

mica_diag *mica_diag_begin(mica_context *ctx, mica_severity severity, mica_loc loc,
                           const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = mica_diag_begin_v(ctx, severity, loc, format, arguments);
  va_end(arguments);
  return diag;
}

void mica_diag_append_v(mica_diag *diag, const char *format, va_list arguments) {
  put_format(diag, format, arguments);
}

void mica_diag_append(mica_diag *diag, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  put_format(diag, format, arguments);
  va_end(arguments);
}

// NULL: no memory.
static mica_diag_part *add_note(mica_diag *diag, mica_loc loc) {
  if (diag->is_spare) return NULL;
  mica_diag_part *note = mica_allocate(diag->context, sizeof *note);
  if (note == NULL) return NULL;
  *note = (mica_diag_part){.severity = MICA_NOTE, .loc = loc};
  if (diag->last == NULL) diag->first.next = note;
  else diag->last->next = note;
  diag->last = note;
  diag->note_count++;
  return note;
}

void mica_diag_note(mica_diag *diag, mica_loc loc, const char *format, ...) {
  mica_diag_part *note = add_note(diag, loc);
  if (note == NULL) return;
  diag->current = note;
  va_list arguments;
  va_start(arguments, format);
  put_format(diag, format, arguments);
  va_end(arguments);
}

// ---- Reporting ----------------------------------------------------------------------------------

static mica_message message_of(const mica_diag_part *part) {
  return (mica_message){part->severity, part->loc, {part->text, part->size}};
}

void mica_diag_drop(mica_diag *diag) {
  if (diag == NULL || diag->is_spare) return;
  mica_context *ctx = diag->context;
  for (mica_diag_part *note = diag->first.next, *next; note != NULL; note = next) {
    next = note->next;
    mica_free(ctx, note->text, note->capacity);
    mica_free(ctx, note, sizeof *note);
  }
  mica_free(ctx, diag->first.text, diag->first.capacity);
  mica_free(ctx, diag, sizeof *diag);
}

static mica_loc printable_loc(mica_loc loc) {
  for (;;) {
    switch (mica_loc_kind_of(loc)) {
    case MICA_LOC_NAME: loc = mica_loc_child(loc); break;
    case MICA_LOC_CALL_SITE: loc = mica_loc_callee(loc); break;
    case MICA_LOC_FUSED:
      if (mica_loc_part_count(loc) == 0) return mica_loc_unknown();
      loc = mica_loc_part(loc, 0);
      break;
    default: return loc;
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
}

static void deliver(mica_diag *diag) {
  mica_context *ctx = diag->context;
  mica_diag_handler handler = ctx->diag_handler != NULL ? ctx->diag_handler : print_to_stderr;
  mica_message message = message_of(&diag->first);
  size_t count = diag->note_count;
  mica_message *notes = count == 0 ? NULL : mica_allocate(ctx, count * sizeof *notes);
  if (notes == NULL) count = 0;
  const mica_diag_part *note = diag->first.next;
  for (size_t i = 0; i < count; i++, note = note->next) notes[i] = message_of(note);
  handler(ctx->diag_user, ctx, &message, notes, count);
  mica_free(ctx, notes, count * sizeof *notes);
}

bool mica_diag_report(mica_diag *diag) {
  if (diag->first.severity == MICA_ERROR) diag->context->error_count++;
  deliver(diag);
  mica_diag_drop(diag);
  return false;
}

void mica_context_set_diag_handler(mica_context *ctx, mica_diag_handler handler, void *user) {
  ctx->diag_handler = handler;
  ctx->diag_user = user;
}
void mica_context_print_op_on_diag(mica_context *ctx, bool on) { ctx->print_op_on_diag = on; }
size_t mica_context_error_count(const mica_context *ctx) { return ctx->error_count; }

bool mica_error(mica_context *ctx, mica_loc loc, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = mica_diag_begin_v(ctx, MICA_ERROR, loc, format, arguments);
  va_end(arguments);
  return mica_diag_report(diag);
}

void mica_warning(mica_context *ctx, mica_loc loc, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = mica_diag_begin_v(ctx, MICA_WARNING, loc, format, arguments);
  va_end(arguments);
  mica_diag_report(diag);
}

// ---- About operations ---------------------------------------------------------------------------

// The operation as text, on a line of its own when it takes more than one.
void mica_diag_append_op(mica_diag *diag, const mica_op *op) {
  bool is_error = diag->first.severity == MICA_ERROR;
  mica_print_options options = diag->context->print_options;
  options.generic |= is_error;
  options.local_scope = true;
  options.elide_elements = true;
  options.elide_elements_above = 16;
  mica_str text = mica_op_to_text(op, &options);
  mica_str shown = text;
  if (shown.size != 0 && shown.data[shown.size - 1] == '\n') shown.size--;
  if (shown.size != 0 && memchr(shown.data, '\n', shown.size) != NULL) put_char(diag, '\n');
  put_str(diag, shown);
  free_text(diag, text);
}

// A note that shows the operation. More text still goes to the message itself.
static void attach_op(mica_diag *diag, const mica_op *op) {
  mica_diag_part *note = add_note(diag, op->loc);
  if (note == NULL) return;
  diag->current = note;
  put_str(diag, MICA_STR("see current operation: "));
  mica_diag_append_op(diag, op);
  diag->current = &diag->first;
}

static mica_diag *begin_about(const mica_op *op, mica_severity severity, bool named,
                              const char *format, va_list arguments) {
  mica_context *ctx = mica_op_context(op);
  mica_diag *diag = mica_diag_begin(ctx, severity, op->loc, named ? "'%o' op " : "", op);
  put_format(diag, format, arguments);
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

mica_diag *mica_op_diag_begin(const mica_op *op, mica_severity severity, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_about(op, severity, false, format, arguments);
  va_end(arguments);
  return diag;
}
