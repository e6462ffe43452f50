// Options of passes and pipelines: a struct by its table, from text and to text.
//
//   max-iterations=1 top-down=false region-simplify=normal exclude={a,b}
//
// Blanks separate options. A value, or an element of a list, may stand in quotes or braces, which
// then hold blanks and commas.
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "mica/number.h"
#include "pass/pass.h"

// What every list of options looks like.
typedef struct option_list {
  const void *data;
  size_t size;
} option_list;

static size_t element_size(mica_option_kind kind) {
  switch (kind) {
  case MICA_OPTION_BOOL: return sizeof(bool);
  case MICA_OPTION_INT32:
  case MICA_OPTION_UINT32:
  case MICA_OPTION_ENUM: return sizeof(int32_t);
  case MICA_OPTION_INT64:
  case MICA_OPTION_UINT64: return sizeof(int64_t);
  case MICA_OPTION_DOUBLE: return sizeof(double);
  case MICA_OPTION_STRING:
  case MICA_OPTION_PIPELINE: break;
  }
  return sizeof(mica_str);
}

typedef union option_value {
  bool boolean;
  int32_t int32;
  int64_t int64;
  uint32_t uint32;
  uint64_t uint64;
  double number;
  mica_str text;
} option_value;

void *mica_options_new(mica_arena *arena, const mica_options_def *def) {
  void *options = mica_arena_allocate(arena, def->size == 0 ? 1 : def->size);
  if (options != NULL && def->size != 0) memcpy(options, def->defaults, def->size);
  return options;
}

// ---- One value ----------------------------------------------------------------------------------

static mica_str part(mica_str text, size_t from, size_t to) {
  return from == to ? (mica_str){text.data, 0} : (mica_str){text.data + from, to - from};
}

static bool read_boolean(mica_str text, bool *out) {
  *out = mica_str_is(text, "true") || mica_str_is(text, "TRUE") || mica_str_is(text, "True") ||
         mica_str_is(text, "1") || text.size == 0;
  return *out || mica_str_is(text, "false") || mica_str_is(text, "FALSE") ||
         mica_str_is(text, "False") || mica_str_is(text, "0");
}

static unsigned digit_of(char c) {
  if (c >= '0' && c <= '9') return (unsigned)(c - '0');
  if (c >= 'a' && c <= 'z') return (unsigned)(c - 'a') + 10;
  if (c >= 'A' && c <= 'Z') return (unsigned)(c - 'A') + 10;
  return UINT32_MAX;
}

// 0x, 0b, 0o and a leading 0 say the base.
static unsigned take_base(mica_str *text) {
  if (text->size < 2 || text->data[0] != '0') return 10;
  char c = text->data[1];
  unsigned base = c == 'x' || c == 'X' ? 16 : c == 'b' || c == 'B' ? 2 : c == 'o' ? 8 : 0;
  size_t skipped = base != 0 ? 2 : 1;
  bool is_octal = base == 0 && c >= '0' && c <= '9';
  if (base == 0 && !is_octal) return 10;
  *text = part(*text, skipped, text->size);
  return is_octal ? 8 : base;
}

static bool read_magnitude(mica_str text, uint64_t *out) {
  unsigned base = take_base(&text);
  *out = 0;
  for (size_t i = 0; i < text.size; i++) {
    unsigned digit = digit_of(text.data[i]);
    if (digit >= base || *out > (UINT64_MAX - digit) / base) return false;
    *out = *out * base + digit;
  }
  return text.size != 0;
}

static bool read_integer(mica_str text, int64_t least, int64_t most, int64_t *out) {
  bool is_negative = text.size != 0 && text.data[0] == '-';
  uint64_t magnitude;
  if (!read_magnitude(is_negative ? part(text, 1, text.size) : text, &magnitude)) return false;
  if (is_negative && magnitude <= UINT64_C(1) << 63) {
    *out = (int64_t)(0 - magnitude);
    return *out >= least;
  }
  *out = (int64_t)magnitude;
  return !is_negative && magnitude <= (uint64_t)most;
}

static bool read_double(mica_str text, double *out) {
  bool is_negative = text.size != 0 && text.data[0] == '-';
  if (is_negative) text = part(text, 1, text.size);
  uint64_t bits[2] = {0};
  if (!mica_float_from_text(MICA_F64, text, is_negative, bits)) return false;
  *out = mica_float_to_double(MICA_F64, bits);
  return true;
}

static bool read_case(const mica_option_def *def, mica_str text, int32_t *out) {
  for (size_t i = 0; i < def->case_count; i++) {
    if (!mica_str_is(text, def->cases[i].name)) continue;
    *out = def->cases[i].value;
    return true;
  }
  return false;
}

static bool read_value(mica_arena *arena, const mica_option_def *def, mica_str text,
                       option_value *out) {
  int64_t number = 0;
  bool ok = false;
  switch (def->kind) {
  case MICA_OPTION_BOOL: return read_boolean(text, &out->boolean);
  case MICA_OPTION_INT32:
    ok = read_integer(text, INT32_MIN, INT32_MAX, &number);
    out->int32 = (int32_t)number;
    return ok;
  case MICA_OPTION_INT64: return read_integer(text, INT64_MIN, INT64_MAX, &out->int64);
  case MICA_OPTION_UINT32:
    ok = read_integer(text, 0, UINT32_MAX, &number);
    out->uint32 = (uint32_t)number;
    return ok;
  case MICA_OPTION_UINT64: return read_magnitude(text, &out->uint64);
  case MICA_OPTION_DOUBLE: return read_double(text, &out->number);
  case MICA_OPTION_ENUM: return read_case(def, text, &out->int32);
  case MICA_OPTION_STRING:
  case MICA_OPTION_PIPELINE: break;
  }
  out->text = mica_pass_copy_text(arena, text);
  return out->text.data != NULL;
}

static bool say_wrong(pass_errors *errors, const mica_option_def *def, mica_str text) {
  static const char *const endings[] = {
      [MICA_OPTION_BOOL] = "' is invalid value for boolean argument! Try 0 or 1",
      [MICA_OPTION_INT32] = "' value invalid for integer argument!",
      [MICA_OPTION_INT64] = "' value invalid for long argument!",
      [MICA_OPTION_UINT32] = "' value invalid for uint argument!",
      [MICA_OPTION_UINT64] = "' value invalid for ulong argument!",
      [MICA_OPTION_DOUBLE] = "' value invalid for floating point argument!",
      [MICA_OPTION_STRING] = "'!",
      [MICA_OPTION_PIPELINE] = "'!",
      [MICA_OPTION_ENUM] = "'!"};
  pass_errors_put(errors, "for the --");
  pass_errors_put(errors, def->name);
  pass_errors_put(errors, " option: ");
  if (def->kind == MICA_OPTION_ENUM) pass_errors_put(errors, "Cannot find option named ");
  pass_errors_put(errors, "'");
  mica_pass_errors_put(errors, text);
  pass_errors_put(errors, endings[def->kind]);
  return false;
}

static bool say_missing(pass_errors *errors, const mica_option_def *def) {
  pass_errors_put(errors, "for the --");
  pass_errors_put(errors, def->name);
  pass_errors_put(errors, " option: requires a value!");
  return false;
}

// ---- Text in pieces -----------------------------------------------------------------------------

static char closer_of(char c) {
  switch (c) {
  case '{': return '}';
  case '(': return ')';
  case '[': return ']';
  case '"':
  case '\'': return c;
  default: return '\0';
  }
}

// Where `wanted` stands outside of brackets and quotes; the text's size: nowhere. Brackets may be
// as deep as `closers` has room for.
static size_t find_outside(mica_str text, size_t from, char wanted) {
  char closers[256];
  size_t depth = 0;
  for (size_t i = from; i < text.size; i++) {
    char c = text.data[i];
    if (c == (depth == 0 ? wanted : closers[depth - 1])) {
      if (depth == 0) return i;
      depth--;
    } else if (depth > 0 && (closers[depth - 1] == '"' || closers[depth - 1] == '\'')) {
      continue;
    } else if (closer_of(c) != '\0') {
      if (depth == sizeof closers) return text.size;
      closers[depth++] = closer_of(c);
    }
  }
  return text.size;
}

static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static mica_str trimmed(mica_str text) {
  size_t from = 0, to = text.size;
  while (from < to && is_blank(text.data[from])) from++;
  while (to > from && is_blank(text.data[to - 1])) to--;
  return part(text, from, to);
}

// Without the quotes or braces around the whole of it.
static mica_str unwrapped(mica_str text) {
  text = trimmed(text);
  if (text.size <= 1) return text;
  char first = text.data[0], last = text.data[text.size - 1];
  bool is_quoted = (first == '"' || first == '\'') && last == first;
  bool is_braced = first == '{' && find_outside(text, 1, '}') == text.size - 1;
  return is_quoted || is_braced ? trimmed(part(text, 1, text.size - 1)) : text;
}

// `key=value` at the beginning of the text, which then begins behind it. No '=': the value has no
// data.
static void take_option(mica_str *text, mica_str *key, mica_str *value) {
  size_t at = 0;
  while (at < text->size && text->data[at] != ' ' && text->data[at] != '=') at++;
  *key = unwrapped(part(*text, 0, at));
  *value = (mica_str){NULL, 0};
  if (at < text->size && text->data[at] == '=') {
    size_t end = find_outside(*text, at + 1, ' ');
    *value = unwrapped(part(*text, at + 1, end));
    at = end;
  }
  *text = trimmed(part(*text, at, text->size));
}

// ---- A struct of options ------------------------------------------------------------------------

// Lists have room for the power of two that is not less than their size.
static bool append(mica_arena *arena, option_list *list, const option_value *value, size_t size) {
  if ((list->size & (list->size - 1)) == 0) {
    size_t capacity = list->size == 0 ? 1 : list->size * 2;
    char *data = mica_arena_allocate_array(arena, capacity, size);
    if (data == NULL) return false;
    if (list->size != 0) memcpy(data, list->data, list->size * size);
    list->data = data;
  }
  memcpy((char *)(uintptr_t)list->data + list->size++ * size, value, size);
  return true;
}

static bool read_list(mica_arena *arena, const mica_option_def *def, void *member, mica_str text,
                      pass_errors *errors) {
  option_list list;
  memcpy(&list, member, sizeof list);
  for (bool goes_on = text.size != 0; goes_on;) {
    size_t end = find_outside(text, 0, ',');
    mica_str element = unwrapped(part(text, 0, end));
    option_value value;
    if (!read_value(arena, def, element, &value)) return say_wrong(errors, def, element);
    if (!append(arena, &list, &value, element_size(def->kind))) return false;
    goes_on = end < text.size;
    if (goes_on) text = part(text, end + 1, text.size);
  }
  memcpy(member, &list, sizeof list);
  return true;
}

static bool read_option(mica_arena *arena, const mica_option_def *def, void *options, mica_str text,
                        pass_errors *errors) {
  void *member = (char *)options + def->offset;
  bool may_stand_alone = def->kind == MICA_OPTION_BOOL && !def->is_list;
  if (text.data == NULL && !may_stand_alone) return say_missing(errors, def);
  if (def->is_list) return read_list(arena, def, member, text, errors);
  option_value value;
  if (!read_value(arena, def, text, &value)) return say_wrong(errors, def, text);
  memcpy(member, &value, element_size(def->kind));
  return true;
}

static const mica_option_def *find_option(const mica_options_def *def, mica_str name) {
  for (size_t i = 0; i < def->count; i++)
    if (mica_str_is(name, def->options[i].name)) return &def->options[i];
  return NULL;
}

bool mica_options_read(mica_arena *arena, const mica_options_def *def, void *options, mica_str text,
                       pass_errors *errors) {
  text = trimmed(text);
  while (text.size != 0) {
    mica_str key, value;
    take_option(&text, &key, &value);
    if (key.size == 0) continue;
    const mica_option_def *option = find_option(def, key);
    if (option == NULL) {
      pass_errors_put(errors, "<Pass-Options-Parser>: no such option ");
      mica_pass_errors_put(errors, key);
      pass_errors_put(errors, "\n");
      return false;
    }
    if (!read_option(arena, option, options, value, errors)) return false;
  }
  return true;
}

// ---- To text ------------------------------------------------------------------------------------

static size_t first_of(mica_str text, char c) {
  const char *at = text.size == 0 ? NULL : memchr(text.data, c, text.size);
  return at == NULL ? SIZE_MAX : (size_t)(at - text.data);
}

static void put_text(pass_writer *w, mica_str text) {
  size_t blank = first_of(text, ' ');
  bool is_wrapped = blank < first_of(text, '{') && blank < first_of(text, '\'') &&
                    blank < first_of(text, '"');
  if (is_wrapped) pass_put(w, "{");
  pass_put_str(w, text);
  if (is_wrapped) pass_put(w, "}");
}

static void put_number(pass_writer *w, const char *format, ...) {
  char text[64];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  for (char *c = text; *c != '\0'; c++)
    if (*c == ',') *c = '.';  // as some locales have it
  pass_put(w, text);
}

static void put_case(pass_writer *w, const mica_option_def *def, int32_t value) {
  for (size_t i = 0; i < def->case_count; i++)
    if (def->cases[i].value == value) {
      pass_put(w, def->cases[i].name);
      return;
    }
}

static void put_value(pass_writer *w, const mica_option_def *def, const void *at) {
  option_value value;
  memcpy(&value, at, element_size(def->kind));
  switch (def->kind) {
  case MICA_OPTION_BOOL: pass_put(w, value.boolean ? "true" : "false"); break;
  case MICA_OPTION_INT32: put_number(w, "%" PRId32, value.int32); break;
  case MICA_OPTION_INT64: put_number(w, "%" PRId64, value.int64); break;
  case MICA_OPTION_UINT32: put_number(w, "%" PRIu32, value.uint32); break;
  case MICA_OPTION_UINT64: put_number(w, "%" PRIu64, value.uint64); break;
  case MICA_OPTION_DOUBLE: put_number(w, "%e", value.number); break;
  case MICA_OPTION_ENUM: put_case(w, def, value.int32); break;
  case MICA_OPTION_STRING:
  case MICA_OPTION_PIPELINE: put_text(w, value.text); break;
  }
}

static void put_option(pass_writer *w, const mica_option_def *def, const void *options) {
  const char *member = (const char *)options + def->offset;
  option_list list = {NULL, 0};
  if (def->is_list) memcpy(&list, member, sizeof list);
  if (def->is_list && list.size == 0) return;
  pass_put(w, def->name);
  pass_put(w, "=");
  if (!def->is_list) {
    put_value(w, def, member);
    return;
  }
  pass_put(w, "{");
  for (size_t i = 0; i < list.size; i++) {
    if (i != 0) pass_put(w, ",");
    put_value(w, def, (const char *)list.data + i * element_size(def->kind));
  }
  pass_put(w, "}");
}

// An empty list leaves the blank that it would stand behind, as MLIR's does.
void mica_options_print(pass_writer *w, const mica_options_def *def, const void *options) {
  if (def->count == 0) return;
  pass_put(w, "{");
  for (size_t i = 0; i < def->count; i++) {
    if (i != 0) pass_put(w, " ");
    put_option(w, &def->options[i], options);
  }
  pass_put(w, "}");
}
