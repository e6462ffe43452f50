// Code in colours: IR text and formats in spans whose classes say what they are. Called by html.c.
#include "emit/html.h"

#include "base/names.h"

static bool is_name(char c) { return name_is_letter(c) || c == '.' || c == '$' || c == '-'; }

static void write_span(buffer *to, const char *class, text t) {
  buffer_printf(to, "<span class=\"%s\">", class);
  html_text(to, t);
  buffer_string(to, "</span>");
}

static size_t name_end(text t, size_t at) {
  while (at < t.size && is_name(t.data[at])) at++;
  while (at > 1 && t.data[at - 1] == '-') at--;  // of an arrow
  return at;
}

// A string, to its end or the end of the line.
static size_t string_end(text t, size_t at) {
  for (at++; at < t.size && t.data[at] != '"' && t.data[at] != '\n'; at++)
    if (t.data[at] == '\\' && at + 1 < t.size && t.data[at + 1] != '\n') at++;
  return at < t.size && t.data[at] == '"' ? at + 1 : at;
}

static size_t line_end(text t, size_t at) {
  const char *end = memchr(t.data + at, '\n', t.size - at);
  return end == NULL ? t.size : (size_t)(end - t.data);
}

// ---- IR text ------------------------------------------------------------------------------------

static bool is_builtin_type(text word) {
  static const char *const names[] = {"index", "none",    "memref", "tensor", "vector",
                                      "tuple", "complex", "bf16",   "tf32"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (text_is(word, names[i])) return true;
  size_t at = text_starts_with(word, TEXT("si")) || text_starts_with(word, TEXT("ui")) ? 2 : 1;
  bool has_letter = at == 2 || (word.size > 0 && (word.data[0] == 'i' || word.data[0] == 'f'));
  size_t begin = at;
  while (at < word.size && text_is_digit(word.data[at])) at++;
  return has_letter && at > begin && at == word.size;
}

static const char *class_of_word(text word) {
  static const char *const words[] = {"true",  "false",      "unit",       "dense",
                                      "loc",   "attributes", "affine_map", "affine_set",
                                      "array", "to",         "step",       "else"};
  if (is_builtin_type(word)) return "t";
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(word, words[i])) return "k";
  return text_contains(word, ".") ? "o" : NULL;
}

// `%x`, `^bb0`, `@f`, `!ring.elem`, `#ring.range`: the mark and a name.
static const char *class_of_mark(char c) {
  switch (c) {
  case '%': return "v";
  case '^': return "b";
  case '@': return "y";
  case '!': return "t";
  case '#': return "a";
  default: return NULL;
  }
}

static size_t write_ir_token(buffer *to, text t, size_t at) {
  char c = t.data[at];
  const char *class = NULL;
  size_t end = at + 1;
  if (c == '/' && end < t.size && t.data[end] == '/') {
    class = "c";
    end = line_end(t, at);
  } else if (c == '"') {
    class = "s";
    end = string_end(t, at);
  } else if (class_of_mark(c) != NULL && end < t.size && is_name(t.data[end])) {
    class = class_of_mark(c);
    end = name_end(t, end);
  } else if (text_is_digit(c)) {
    class = "n";
    while (end < t.size && (text_is_digit(t.data[end]) || t.data[end] == '.')) end++;
    bool is_shape = end + 1 < t.size && t.data[end] == 'x';  // the x is none of the next word
    if (is_shape) end++;
  } else if (name_is_letter(c)) {
    end = name_end(t, at);
    class = class_of_word((text){t.data + at, end - at});
  }
  text token = {t.data + at, end - at};
  if (class != NULL) write_span(to, class, token);
  else html_text(to, token);
  return end;
}

// ---- Formats ------------------------------------------------------------------------------------

static size_t write_format_token(buffer *to, text t, size_t at) {
  char c = t.data[at];
  size_t end = at + 1;
  const char *class = NULL;
  if (c == '`') {
    const char *close = memchr(t.data + end, '`', t.size - end);
    end = close == NULL ? t.size : (size_t)(close - t.data) + 1;
    class = "s";
  } else if (c == '$') {
    end = name_end(t, end);
    class = "v";
  } else if (name_is_letter(c)) {
    end = name_end(t, at);
    class = "o";
  }
  text token = {t.data + at, end - at};
  if (class != NULL) write_span(to, class, token);
  else html_text(to, token);
  return end;
}

// ---- Blocks -------------------------------------------------------------------------------------

void html_code(buffer *to, text language, text code) {
  bool is_ir = text_is(language, "mlir"), is_format = text_is(language, "format");
  buffer_string(
      to, is_format ? "<pre class=\"format\" tabindex=\"0\"><code>" : "<pre tabindex=\"0\"><code>");
  if (!is_ir && !is_format) html_text(to, code);
  for (size_t at = 0; (is_ir || is_format) && at < code.size;)
    at = is_ir ? write_ir_token(to, code, at) : write_format_token(to, code, at);
  buffer_string(to, "</code></pre>\n");
}
