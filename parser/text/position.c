// Positions and errors. Lines are counted from one position to the next as they are asked for, so a
// text read once in order is counted once.
#include "text/parser.h"

// ---- Positions ----------------------------------------------------------------------------------

static void count_forward(mica_parser *p, const char *at) {
  const char *from = p->position.line_at;
  while (from < at && (from = memchr(from, '\n', (size_t)(at - from))) != NULL) {
    p->position.line++;
    p->position.line_start = ++from;
  }
}

static void count_backward(mica_parser *p, const char *at) {
  const char *begin = (const char *)p->lexer.begin;
  for (const char *i = p->position.line_at; i > at; i--)
    if (i[-1] == '\n') p->position.line--;
  const char *start = at;
  while (start > begin && start[-1] != '\n') start--;
  p->position.line_start = start;
}

mica_loc mica_parser_loc_at(mica_parser *p, const char *at) {
  assert(at >= (const char *)p->lexer.begin && at <= (const char *)p->lexer.end);
  if (at >= p->position.line_at) count_forward(p, at);
  else if (at < p->position.line_start) count_backward(p, at);
  p->position.line_at = at;
  bool on_first_line = p->position.line_start == (const char *)p->lexer.begin;
  uint64_t column =
      (uint64_t)(at - p->position.line_start) + (on_first_line ? p->position.first_column : 1);
  if (column > UINT32_MAX) column = UINT32_MAX;
  if (p->position.file_number == 0)
    return mica_loc_file(p->context, p->position.file, p->position.line, (uint32_t)column);
  return mica_loc_packed(p->context, p->position.file_number, p->position.line, (uint32_t)column);
}

// ---- Errors -------------------------------------------------------------------------------------

bool mica_parser_no_memory(mica_parser *p) {
  p->failed = true;
  return false;
}

static mica_diag *begin(mica_parser *p, const char *at, const char *format, va_list arguments) {
  p->failed = true;
  return mica_diag_begin_v(p->context, MICA_ERROR, mica_parser_loc_at(p, at), format, arguments);
}

mica_diag *mica_parser_error_begin(mica_parser *p, const char *at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin(p, at, format, arguments);
  va_end(arguments);
  return diag;
}

static bool report(mica_parser *p, const char *at, const char *format, va_list arguments) {
  return mica_diag_report(begin(p, at, format, arguments));
}

bool mica_parser_error(mica_parser *p, const char *at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  report(p, at, format, arguments);
  va_end(arguments);
  return false;
}

// The end of the text is blamed on its last character.
static const char *token_place(const mica_parser *p) {
  const char *at = p->looking_at.at;
  bool is_end = at == (const char *)p->lexer.end && at > (const char *)p->lexer.begin;
  return is_end ? at - 1 : at;
}

bool mica_parser_error_here(mica_parser *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  report(p, token_place(p), format, arguments);
  va_end(arguments);
  return false;
}

bool mica_parser_error_wrong_token(mica_parser *p, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  report(p, mica_parser_wrong_token_place(p, token_place(p)), format, arguments);
  va_end(arguments);
  return false;
}

mica_diag *mica_parser_error_wrong_token_begin(mica_parser *p, const char *format, ...) {
  const char *at = mica_parser_wrong_token_place(p, token_place(p));
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin(p, at, format, arguments);
  va_end(arguments);
  return diag;
}

// The start of the line that ends at `end`.
static const char *line_begin(const mica_parser *p, const char *end) {
  const char *begin = (const char *)p->lexer.begin;
  while (end > begin && end[-1] != '\n' && end[-1] != '\r') end--;
  return end;
}

// A token that starts a line is not where something is missing: that is the end of the line before,
// in front of its comment.
const char *mica_parser_wrong_token_place(mica_parser *p, const char *at) {
  assert(at != NULL);
  const char *begin = (const char *)p->lexer.begin, *end = at;
  for (;;) {
    while (end > begin && (end[-1] == ' ' || end[-1] == '\t')) end--;
    if (end == begin) return at;
    if (end[-1] != '\n' && end[-1] != '\r') return end;
    end--;
    const char *line = line_begin(p, end);
    for (const char *i = line; i + 1 < end; i++)
      if (i[0] == '/' && i[1] == '/') {
        end = i;
        break;
      }
  }
}
