// Names of generated C, and terminated texts in the arena.
#include "base/names.h"

#include <stdlib.h>
#include <string.h>

static bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
static bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
static char lower(char c) { return is_upper(c) ? (char)(c - 'A' + 'a') : c; }
bool name_is_letter(char c) { return is_upper(c) || is_lower(c) || text_is_digit(c) || c == '_'; }

// Whether a word begins at an upper-case letter: after a lower-case one or a digit, or where a run
// of capitals ends: CmpIPredicate is cmpi_predicate.
static bool word_begins(text name, size_t i) {
  if (i == 0 || !is_upper(name.data[i])) return false;
  char before = name.data[i - 1];
  if (is_upper(before)) {
    bool ends_run = i + 1 < name.size && is_lower(name.data[i + 1]);
    return ends_run;
  }
  if (!is_lower(before) && !text_is_digit(before)) return false;
  // A single capital that ends a word belongs to it: the I of CmpIPredicate.
  bool single = i + 1 < name.size && is_upper(name.data[i + 1]);
  return !(single && i + 2 < name.size && is_lower(name.data[i + 2]));
}

const char *name_snake(arena *a, text name) {
  buffer b = arena_draft(a);
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (word_begins(name, i)) buffer_char(&b, '_');
    buffer_char(&b, name_is_letter(c) ? lower(c) : '_');
  }
  return arena_keep(a, &b).data;
}

// Whether a word begins after the first `size` bytes: V of LLVMVoid, X of LLVMX86, F of ArithFlags.
static bool word_follows(text name, size_t size) {
  if (size == 0 || size >= name.size || !is_upper(name.data[size])) return false;
  const char next = size + 1 < name.size ? name.data[size + 1] : '\0';
  return !is_upper(name.data[size - 1]) || is_lower(next) || text_is_digit(next);
}

// What follows the dialect's name, whatever the case of its letters; all of it where none does.
static text after_dialect(text name, const char *dialect) {
  size_t size = 0;
  for (; *dialect != '\0'; dialect++) {
    if (*dialect == '_') continue;
    if (size == name.size || lower(name.data[size]) != lower(*dialect)) return name;
    size++;
  }
  return word_follows(name, size) ? (text){name.data + size, name.size - size} : name;
}

const char *name_in_dialect(arena *a, text name, const char *dialect) {
  return name_snake(a, after_dialect(name, dialect));
}

const char *name_upper(arena *a, text name) {
  buffer b = arena_draft(a);
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (is_lower(c)) buffer_char(&b, (char)(c - 'a' + 'A'));
    else buffer_char(&b, name_is_letter(c) ? c : '_');
  }
  return arena_keep(a, &b).data;
}

const char *name_clean(arena *a, text name) {
  buffer b = arena_draft(a);
  if (name.size > 0 && text_is_digit(name.data[0])) buffer_char(&b, '_');
  for (size_t i = 0; i < name.size; i++)
    buffer_char(&b, name_is_letter(name.data[i]) ? name.data[i] : '_');
  return arena_keep(a, &b).data;
}

bool name_is_identifier(text name) {
  if (name.size == 0 || text_is_digit(name.data[0])) return false;
  for (size_t i = 0; i < name.size; i++)
    if (!name_is_letter(name.data[i])) return false;
  return true;
}

// Words that can't name a parameter, a variable or a member, in the order of their bytes: keywords
// of C23, C++ and GNU C, and what the headers that generated C includes, or a user beside them,
// define as macros, types and variables.
static const char *const keywords[] = {
    "EOF",
    "I",
    "NULL",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "assert",
    "atomic_cancel",
    "atomic_commit",
    "atomic_noexcept",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "complex",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "contract_assert",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "environ",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "i386",
    "if",
    "imaginary",
    "inline",
    "int",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "intmax_t",
    "intptr_t",
    "linux",
    "long",
    "max_align_t",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "noreturn",
    "not",
    "not_eq",
    "nullptr",
    "nullptr_t",
    "offsetof",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "ptrdiff_t",
    "public",
    "reflexpr",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "size_t",
    "sizeof",
    "ssize_t",
    "static",
    "static_assert",
    "static_cast",
    "stderr",
    "stdin",
    "stdout",
    "struct",
    "switch",
    "synchronized",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "typeof_unqual",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "uintmax_t",
    "uintptr_t",
    "union",
    "unix",
    "unsigned",
    "using",
    "va_arg",
    "va_copy",
    "va_end",
    "va_list",
    "va_start",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
};

static int compare_keyword(const void *name, const void *keyword) {
  return text_compare(*(const text *)name, text_of(*(const char *const *)keyword));
}

enum { KEYWORD_SIZE_MAX = 16 };  // "reinterpret_cast"

bool name_is_keyword(text name) {
  if (name.size > KEYWORD_SIZE_MAX) return false;
  size_t count = sizeof keywords / sizeof *keywords;
  return bsearch(&name, keywords, count, sizeof *keywords, compare_keyword) != NULL;
}

// Two underscores in front are the compiler's, `mica_` is libmica's.
const char *name_safe(arena *a, const char *name) {
  text t = text_of(name);
  bool is_taken = name_is_keyword(t) || text_starts_with(t, TEXT("__")) ||
                  text_starts_with(t, TEXT("mica_"));
  return is_taken ? text_concat(a, name, "_") : name;
}

bool name_stands_at(const char *at, const char *name) {
  size_t size = strlen(name);
  return strncmp(at, name, size) == 0 && !name_is_letter(at[size]);
}

const char *text_copy(arena *a, text t) { return t.size == 0 ? "" : arena_text(a, t).data; }

const char *text_concat(arena *a, const char *first, const char *second) {
  buffer b = arena_draft(a);
  buffer_string(&b, first);
  buffer_string(&b, second);
  return arena_keep(a, &b).data;
}

// Takes the first line from *rest, its end left out.
static text next_line(text *rest) {
  size_t end = text_find(*rest, TEXT("\n"), 0);
  text line = {rest->data, end == SIZE_MAX ? rest->size : end};
  size_t used = end == SIZE_MAX ? rest->size : end + 1;
  *rest = (text){rest->data + used, rest->size - used};
  return line;
}

static size_t line_indent(text line) {
  size_t i = 0;
  while (i < line.size && line.data[i] == ' ') i++;
  return i;
}

static size_t common_indent(text t) {
  size_t least = SIZE_MAX;
  while (t.size > 0) {
    text line = next_line(&t);
    size_t indent = line_indent(line);
    if (text_trim(line).size > 0 && indent < least) least = indent;
  }
  return least == SIZE_MAX ? 0 : least;
}

// Without blank lines in front and blanks after; the first line keeps its indentation.
static text without_outer_blanks(text t) {
  while (t.size > 0 && text_is_blank(t.data[t.size - 1])) t.size--;
  for (text rest = t; rest.size > 0;) {
    text line = next_line(&rest);
    if (text_trim(line).size > 0) break;
    t = rest;
  }
  return t;
}

const char *text_dedent(arena *a, text t) {
  t = without_outer_blanks(t);
  size_t indent = common_indent(t);
  buffer b = arena_draft(a);
  while (t.size > 0) {
    text line = next_line(&t);
    size_t skip = line_indent(line) < indent ? line_indent(line) : indent;
    while (line.size > skip && text_is_blank(line.data[line.size - 1])) line.size--;
    buffer_append(&b, line.data + skip, line.size - skip);
    if (t.size > 0) buffer_char(&b, '\n');
  }
  return arena_keep(a, &b).data;
}
