// Diagnostics: texts from formats, notes, and the hand-over to the context's handler. A diagnostic
// belongs to whoever began it until it is reported or dropped. The words for types, attributes and
// operations come from hooks.
#include "context/context.h"

#include <assert.h>

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

void mica_diag_put(mica_diag *diag, const char *data, size_t size) {
  mica_diag_part *part = diag->current;
  if (diag->is_spare || size == 0 || !reserve(diag->context, part, size)) return;
  memcpy(part->text + part->size, data, size);
  part->size += size;
}

bool mica_diag_put_value(void *value, const char *data, size_t size) {
  mica_diag_value *v = value;
  if (size <= v->left) {
    mica_diag_put(v->diag, data, size);
    v->left -= size;
    return true;
  }
  if (v->is_cut) return false;
  v->is_cut = true;
  size = v->left;
  while (size != 0 && ((unsigned char)data[size] & 0xc0) == 0x80) size--;  // between characters
  mica_diag_put(v->diag, data, size);
  mica_diag_put(v->diag, "…", strlen("…"));
  return false;
}

static void put_words(mica_diag *diag, const char *text) {
  if (text != NULL) mica_diag_put(diag, text, strlen(text));
}

static void put_str(mica_diag *diag, mica_str text) {
  mica_diag_value value = {diag, MICA_DIAG_VALUE_SIZE, false};
  mica_diag_put_value(&value, text.data, text.size);
}

static void put_unsigned(mica_diag *diag, uint64_t value) {
  char digits[20];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + value % 10);
  while ((value /= 10) != 0);
  mica_diag_put(diag, digits + at, sizeof digits - at);
}

static void put_signed(mica_diag *diag, int64_t value) {
  if (value < 0) mica_diag_put(diag, "-", 1);
  put_unsigned(diag, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

static void put_char(mica_diag *diag, int c) {
  char byte = (char)c;
  mica_diag_put(diag, &byte, 1);
}

static void put_format(mica_diag *diag, const char *format, va_list arguments) {
  const mica_diag_hooks *hooks = diag->context->diag_hooks;
  for (const char *at = format; *at != '\0'; at++) {
    size_t plain = strcspn(at, "%");
    mica_diag_put(diag, at, plain);
    at += plain;
    if (*at == '\0' || *++at == '\0') return;
    switch (*at) {
    case 's': put_words(diag, va_arg(arguments, const char *)); break;
    case 'S': put_str(diag, va_arg(arguments, mica_str)); break;
    case 'c': put_char(diag, va_arg(arguments, int)); break;
    case 'd': put_signed(diag, va_arg(arguments, int)); break;
    case 'u': put_unsigned(diag, va_arg(arguments, unsigned)); break;
    case 'z': put_unsigned(diag, va_arg(arguments, size_t)); break;
    case 'U': put_unsigned(diag, va_arg(arguments, uint64_t)); break;
    case 'I': put_signed(diag, va_arg(arguments, int64_t)); break;
    case 't': hooks->type(diag, va_arg(arguments, const mica_type *)); break;
    case 'a': hooks->attr(diag, va_arg(arguments, const mica_attr *)); break;
    case 'A': hooks->attr_value(diag, va_arg(arguments, const mica_attr *)); break;
    case 'o': put_str(diag, mica_op_name_of(va_arg(arguments, const mica_op *))); break;
    default: mica_diag_put(diag, at, 1); break;
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

void mica_diag_append_op(mica_diag *diag, const mica_op *op) {
  diag->context->diag_hooks->op(diag, op);
}

void mica_diag_append(mica_diag *diag, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  put_format(diag, format, arguments);
  va_end(arguments);
}

mica_diag_part *mica_diag_add_note(mica_diag *diag, mica_loc loc) {
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
  mica_diag_part *note = mica_diag_add_note(diag, loc);
  if (note == NULL) return;
  diag->current = note;
  va_list arguments;
  va_start(arguments, format);
  put_format(diag, format, arguments);
  va_end(arguments);
}

// ---- Help ---------------------------------------------------------------------------------------

void mica_diag_help(mica_diag *diag, const char *format, ...) {
  mica_diag_part *current = diag->current;
  diag->help.size = 0;
  diag->current = &diag->help;
  va_list arguments;
  va_start(arguments, format);
  put_format(diag, format, arguments);
  va_end(arguments);
  diag->current = current;
}

void mica_diag_did_you_mean(mica_diag *diag, mica_str name) {
  if (name.size > 0) mica_diag_help(diag, "did you mean '%S'?", name);
}

mica_str mica_context_help(const mica_context *ctx) { return ctx->diag_help; }

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
  mica_free(ctx, diag->help.text, diag->help.capacity);
  mica_free(ctx, diag, sizeof *diag);
}

static void deliver(mica_diag *diag) {
  mica_context *ctx = diag->context;
  mica_diag_handler handler = ctx->diag_handler != NULL ? ctx->diag_handler
                                                        : ctx->diag_hooks->report;
  mica_message message = message_of(&diag->first);
  size_t count = diag->note_count;
  mica_message *notes = count == 0 ? NULL : mica_allocate(ctx, count * sizeof *notes);
  if (notes == NULL) count = 0;
  const mica_diag_part *note = diag->first.next;
  for (size_t i = 0; i < count; i++, note = note->next) notes[i] = message_of(note);
  mica_str outer = ctx->diag_help;
  ctx->diag_help = (mica_str){diag->help.text, diag->help.size};
  handler(ctx->diag_user, ctx, &message, notes, count);
  ctx->diag_help = outer;
  mica_free(ctx, notes, count * sizeof *notes);
}

bool mica_diag_report(mica_diag *diag) {
  if (diag->first.severity == MICA_ERROR) diag->context->error_count++;
  diag->context->outlooks++;
  deliver(diag);
  mica_diag_drop(diag);
  return false;
}

void mica_context_set_diag_handler(mica_context *ctx, mica_diag_handler handler, void *user) {
  ctx->diag_handler = handler;
  ctx->diag_user = user;
}
static void say_nothing(void *user, mica_context *ctx, const mica_message *message,
                        const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

mica_silence mica_context_silence(mica_context *ctx) {
  mica_silence before = {ctx->diag_handler, ctx->diag_user, ctx->error_count};
  ctx->diag_handler = say_nothing;
  return before;
}

void mica_context_end_silence(mica_context *ctx, mica_silence silence) {
  assert(silence.errors <= ctx->error_count);
  ctx->diag_handler = silence.handler;
  ctx->diag_user = silence.user;
  ctx->error_count = silence.errors;
}

void mica_context_print_op_on_diag(mica_context *ctx, bool on) { ctx->print_op_on_diag = on; }
size_t mica_context_error_count(const mica_context *ctx) { return ctx->error_count; }

bool mica_hook(mica_context *ctx, bool ok, const char *name) {
  if (!ok) ctx->refusing_hook = name;
  return ok;
}

const char *mica_context_silent_hook(mica_context *ctx, size_t errors_before, const char *role) {
  const char *name = ctx->refusing_hook != NULL ? ctx->refusing_hook : role;
  bool is_silent = ctx->error_count == errors_before && !ctx->memory.exhausted;
  ctx->refusing_hook = NULL;
  return is_silent ? name : NULL;
}

void mica_report_silent_hook(mica_context *ctx, size_t errors_before, mica_loc loc,
                             const char *role) {
  const char *name = mica_context_silent_hook(ctx, errors_before, role);
  if (name != NULL) mica_error(ctx, loc, "hook '%s' failed without a message", name);
}

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
