// Values of definitions in C: texts, lists, cases of enums, empty values of any class; everything
// else is an expression.
#include "make/c_value.h"

#include "make/author_code.h"
#include "cpp/cpp_value.h"
#include "c/c_constant.h"
#include "c/code_token.h"
#include "cpp/cpp_sign.h"
#include "model/enum.h"

// ---- Empty values -------------------------------------------------------------------------------

// `CLASS()` or `CLASS{}`: the class; empty: something else.
static text made_empty(text value) {
  static const char *const ends[] = {"()", "{}"};
  for (size_t i = 0; i < 2; i++) {
    if (value.size < 3 || memcmp(value.data + value.size - 2, ends[i], 2) != 0) continue;
    text class_name = text_trim((text){value.data, value.size - 2});
    bool is_call = class_name.size > 0 && text_find(class_name, TEXT("("), 0) == SIZE_MAX;
    return is_call ? class_name : (text){0};
  }
  return (text){0};
}

static bool is_empty_word(text value) {
  static const char *const words[] = {"{}",           "nullptr",        "NULL",
                                      "std::nullopt", "::std::nullopt", "llvm::None"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(value, words[i])) return true;
  return false;
}

static bool is_empty(build *b, const cpp_source *source, text value, const c_type *type) {
  if (is_empty_word(value)) return true;
  text class_name = made_empty(value);
  c_type made;
  if (class_name.size == 0 || !model_find_c_type(b, class_name, source->code.at, &made))
    return false;
  if (made.kind == C_CUSTOM) return strcmp(made.spelling, type->spelling) == 0;
  return made.kind == type->kind;
}

const char *c_zero_of(build *b, const c_type *type) {
  switch (type->kind) {
  case C_TYPE:
  case C_ATTR:
  case C_POINTER: return "NULL";
  case C_BOOL: return "false";
  case C_INT:
  case C_UINT:
  case C_FLOAT: return "0";
  case C_ENUM: return build_printf(b, "(%s)0", type->spelling);
  case C_STR:
  case C_RESOURCE:
  case C_TYPES:
  case C_ATTRS:
  case C_STRS:
  case C_ARRAY: return build_printf(b, "(%s){NULL, 0}", type->spelling);
  case C_LOC:
  case C_OPTIONAL:
  case C_CUSTOM: break;
  }
  return build_printf(b, "(%s){0}", type->spelling);
}

// ---- Cases and lists ----------------------------------------------------------------------------

static const model_case *case_named(const model_enum *e, text symbol) {
  for (size_t i = 0; i < e->case_count; i++)
    if (text_is(symbol, e->cases[i].symbol) || text_is(symbol, e->cases[i].c_name))
      return &e->cases[i];
  return NULL;
}

// `{1, 2}`, with or without a class before it: the items; *found tells.
static text items_of(text value, bool *found) {
  size_t open = text_find(value, TEXT("{"), 0);
  text before = {value.data, open == SIZE_MAX ? 0 : open};
  bool is_class = before.size == 0 || before.data[before.size - 1] == '>';
  *found = open != SIZE_MAX && value.data[value.size - 1] == '}' && is_class;
  return *found ? text_trim((text){value.data + open + 1, value.size - open - 2}) : value;
}

// The item at the front, up to a comma that stands in no brackets or quotes.
static text first_item(text items) {
  for (code_token k = code_token_at(items, 0); k.kind != TOKEN_NONE;
       k = code_token_at(items, k.at + k.size)) {
    const char c = k.kind == TOKEN_MARK ? items.data[k.at] : '\0';
    const size_t end = code_is_bracket(c, "([{") ? code_group_end(items, k.at) : SIZE_MAX;
    if (end != SIZE_MAX) k.size = end - k.at;
    if (c == ',') return (text){items.data, k.at};
  }
  return items;
}

static const char *item_type(const c_type *list) {
  switch ((int)list->kind) {
  case C_TYPES: return "const mica_type *";
  case C_ATTRS: return "const mica_attr *";
  case C_STRS: return "mica_str";
  default: return list->element;
  }
}

static c_kind item_kind(const c_type *list) {
  switch ((int)list->kind) {
  case C_TYPES: return C_TYPE;
  case C_ATTRS: return C_ATTR;
  case C_STRS: return C_STR;
  default: return list->named != NULL ? C_ENUM : C_INT;
  }
}

static bool is_list(const c_type *type) {
  return type->kind == C_ARRAY || type->kind == C_TYPES || type->kind == C_ATTRS ||
         type->kind == C_STRS;
}

static const char *items_in_c(build *b, const cpp_source *source, text items, const c_type *item,
                              size_t *count) {
  buffer out = {0};
  *count = 0;
  while (items.size > 0) {
    text one = first_item(items);
    cpp_source of_item = *source;
    bool is_zero;
    of_item.code.expression = text_copy(b->memory, text_trim(one));
    const char *in_c = c_value_of(b, &of_item, item, &is_zero);
    buffer_printf(&out, "%s%s", (*count)++ > 0 ? ", " : "",
                  is_zero || in_c == NULL ? "NULL" : in_c);
    size_t taken = one.size + (one.size < items.size);
    items = (text){items.data + taken, items.size - taken};
  }
  return arena_keep(b->memory, &out).data;
}

static const char *list_value(build *b, const cpp_source *source, text items, const c_type *type) {
  const c_type item = {.kind = item_kind(type), .spelling = item_type(type), .named = type->named};
  size_t count;
  const char *all = items_in_c(b, source, items, &item, &count);
  bool is_pointer = item.spelling[strlen(item.spelling) - 1] == '*';
  return build_printf(b, "(%s){(%s%s%s[]){%s}, %zu}", type->spelling, is_pointer ? "" : "const ",
                      item.spelling, is_pointer ? "const" : "", all, count);
}

const char *c_items_of(build *b, const cpp_source *source, const c_type *item, size_t *count) {
  text value = code_text(&source->code);
  bool found;
  text items = items_of(value, &found);
  *count = 0;
  if (is_empty_word(value) || (found && items.size == 0)) return "";
  return found ? items_in_c(b, source, items, item, count) : NULL;
}

// ---- Integers -----------------------------------------------------------------------------------

// Decimal digits with a sign or without; false: something else, or more than 64 bits hold.
static bool read_integer(text value, bool *negative, uint64_t *number) {
  *negative = value.data[0] == '-';
  *number = 0;
  for (size_t i = *negative; i < value.size; i++) {
    if (value.data[i] < '0' || value.data[i] > '9') return false;
    uint64_t digit = (uint64_t)(value.data[i] - '0');
    if (*number > (UINT64_MAX - digit) / 10) return false;
    *number = *number * 10 + digit;
  }
  return value.size > *negative;
}

// A number that the C type can't hold would become another one.
static void check_integer(build *b, const cpp_source *source, text value, const c_type *type) {
  bool negative;
  uint64_t number, bits = type->size == 0 || type->size > 8 ? 64 : 8 * type->size;
  bool is_integer = type->kind == C_INT || type->kind == C_UINT;
  if (!is_integer || !read_integer(value, &negative, &number)) return;
  uint64_t most = type->kind == C_UINT ? UINT64_MAX >> (64 - bits) : UINT64_MAX >> (65 - bits);
  uint64_t least = type->kind == C_UINT ? 0 : most + 1;  // below zero
  if (number > (negative ? least : most))
    report_error(b->diagnostics, code_range(b->session, &source->code, value, 0, value.size),
                 "%.*s doesn't fit into %s", TEXT_ARGS(value), type->spelling);
}

// ---- Strings ------------------------------------------------------------------------------------

enum { LITERAL_MAX = 4095 };  // what C compilers must take

// Whether this is one string literal of C, or several beside each other.
static bool is_literal(text value) {
  bool inside = false;
  for (size_t i = 0; i < value.size; i++) {
    char c = value.data[i];
    if (c == '"') inside = !inside;
    else if (inside && c == '\\') i++;
    else if (inside ? c == '\n' : c != ' ') return false;
  }
  return !inside;
}

static void check_string(build *b, const cpp_source *source, text value, const c_type *type) {
  if (type->kind != C_STR || value.data[0] != '"') return;
  if (value.size > LITERAL_MAX + 2)
    report_error(b->diagnostics, at_place(source->code.at),
                 "a string of more than %d bytes can't be a literal of C", LITERAL_MAX);
  else if (value.data[value.size - 1] == '"' && !is_literal(value))
    report_error(b->diagnostics, at_place(source->code.at),
                 "%.*s is no string of C: write \\\" for a quote in it and \\n for a new line",
                 TEXT_ARGS(value));
}

// ---- Any value ----------------------------------------------------------------------------------

// A string where a text is wanted; the number where an optional one is.
static const char *fitted(build *b, const c_expression *e, const c_type *type) {
  const char *in_c = c_write_within(b->memory, e, C_BINDS_SHIFT);  // it is compared, too
  if (type->kind == C_STR && e->kind == C_STRING) return build_printf(b, "MICA_STR(%s)", in_c);
  if (type->kind == C_OPTIONAL) return build_printf(b, "(%s){%s, true}", type->spelling, in_c);
  return in_c;
}

static place_range whole_of(build *b, const cpp_source *source) {
  text all = code_text(&source->code);
  return code_range(b->session, &source->code, all, 0, all.size);
}

static bool is_plain_c(build *b, const cpp_source *source) {
  text all = code_text(&source->code);
  return cpp_sign_in(b->cpp, all).size == 0 && c_is_expression(b->memory, all);
}

// What isn't known by its C is C as the author wrote it.
static bool check_value(build *b, const cpp_source *source, const c_expression *e, cpp_kind kind,
                        const c_type *type) {
  static const char *const placeholders[] = {"$_ctxt", NULL};
  bool is_written = kind == CPP_UNKNOWN;
  if (is_written && source->failure != NULL && !is_plain_c(b, source)) {
    *source->failure = (cpp_failure){.what = "this value is C++", .at = whole_of(b, source)};
    return false;
  }
  if (is_written && !code_is_c(b, source, "this value", CODE_EXPRESSION, placeholders))
    return false;
  return code_has_type(b->cpp, source, e, kind, type);
}

const char *c_value_of(build *b, const cpp_source *source, const c_type *type, bool *is_zero) {
  *is_zero = false;
  text value = text_trim(text_of(source->code.expression == NULL ? "" : source->code.expression));
  if (value.size == 0) return NULL;
  *is_zero = is_empty(b, source, value, type);
  if (*is_zero) return NULL;
  if (type->kind == C_ENUM) {
    const model_case *found = case_named(type->named, text_after_last(value, "::"));
    if (found != NULL) return found->c_name;
  }
  size_t errors = diagnostics_fault_count(b->diagnostics);
  check_integer(b, source, value, type);
  check_string(b, source, value, type);
  if (diagnostics_fault_count(b->diagnostics) > errors) return NULL;
  bool has_items = false;
  text items = is_list(type) ? items_of(value, &has_items) : value;
  *is_zero = has_items && items.size == 0;
  if (has_items) return *is_zero ? NULL : list_value(b, source, items, type);
  cpp_kind kind;
  const c_expression *e = cpp_translate(b->cpp, source, &kind);
  if (e == NULL || diagnostics_fault_count(b->diagnostics) > errors) return NULL;
  if (!check_value(b, source, e, kind, type) || !c_check_range(b->session, &source->code, e, type))
    return NULL;
  return fitted(b, e, type);
}
