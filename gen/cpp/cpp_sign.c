// The signs of C++ in a text: words, `::`, template arguments, member functions, lambdas, classes.
// The text is read by tokens, so that strings, characters and comments say nothing.
#include "cpp/cpp_sign.h"

#include "c/code_token.h"
#include "cpp/cpp_vocabulary.h"

enum { ARGUMENTS_MAX = 40 };  // tokens between `<` and `>`: more aren't looked at

typedef struct scan {
  cpp_context *cpp;
  text code;
  code_token before, here;  // `before`: the code_token that stands before `here`
} scan;

static bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
static bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

static code_token next_of(const scan *s, code_token k) {
  return code_token_at(s->code, k.at + k.size);
}
static text text_of_token(const scan *s, code_token k) { return code_token_text(s->code, k); }
static bool is_mark(const scan *s, code_token k, const char *mark) {
  return k.kind == TOKEN_MARK && text_is(text_of_token(s, k), mark);
}

// ---- Words --------------------------------------------------------------------------------------

static bool is_one_of(text word, const char *const *words) {
  for (size_t i = 0; words[i] != NULL; i++)
    if (text_is(word, words[i])) return true;
  return false;
}

// Words of C++ that C code has no use for.
static bool is_cpp_word(text word) {
  static const char *const words[] = {
      "nullptr",  "static_cast",   "dynamic_cast", "reinterpret_cast", "const_cast",
      "decltype", "auto",          "constexpr",    "typename",         "namespace",
      "noexcept", "static_assert", "operator",     "dyn_cast",         "isa_and_nonnull",
      NULL};
  return is_one_of(word, words);
}

// Words that may be names in C, unless another word follows.
static bool is_cpp_prefix(text word) {
  static const char *const words[] = {"new",      "delete",   "class",   "using",
                                      "template", "throw",    "virtual", "friend",
                                      "mutable",  "explicit", NULL};
  return is_one_of(word, words);
}

// `IntegerType`, `APInt`; a macro has no small letters.
static bool is_camel_case(text word) {
  for (size_t i = 1; i < word.size; i++)
    if (is_upper(word.data[0]) && is_lower(word.data[i]))
      return text_find(word, TEXT("_"), 0) == SIZE_MAX;
  return false;
}

// A name such as classes have in C++; a function of C with such a name is told by a CppFunction.
static bool is_class(cpp_context *cpp, text word) {
  return is_camel_case(word) && !cpp_has_function(cpp, word);
}

static bool has_capital(text word) {
  for (size_t i = 0; i < word.size; i++)
    if (is_upper(word.data[i])) return true;
  return false;
}

// ---- Signs --------------------------------------------------------------------------------------

// `<` that opens template arguments: names, numbers and stars up to `>` and what is made of them.
static bool opens_arguments(const scan *s, code_token open) {
  size_t depth = 0;
  code_token k = open;
  for (size_t i = 0; i < ARGUMENTS_MAX && k.kind != TOKEN_NONE; i++, k = next_of(s, k)) {
    if (is_mark(s, k, "<")) depth++;
    else if (is_mark(s, k, ">") && --depth == 0) {
      code_token after = next_of(s, k);
      return is_mark(s, after, "(") || is_mark(s, after, "{") || is_mark(s, after, "::") ||
             is_mark(s, after, ")") || is_mark(s, after, ",");
    } else if (is_mark(s, k, "*") || is_mark(s, k, "&")) {
      if (next_of(s, k).kind == TOKEN_WORD) return false;  // `a < b * c > (d)`
    } else if (k.kind == TOKEN_MARK && !is_mark(s, k, ",") && !is_mark(s, k, "::")) {
      return false;
    }
  }
  return false;
}

static bool is_member_function(const scan *s, code_token sign) {
  code_token name = next_of(s, sign);
  if (name.kind != TOKEN_WORD || !is_mark(s, next_of(s, name), "(")) return false;
  text word = text_of_token(s, name), of = text_of_token(s, s->before);
  bool is_of_placeholder = s->before.kind == TOKEN_WORD && of.data[0] == '$';
  return is_of_placeholder || has_capital(word);
}

// `[&]`, `[=]`, `[](`, where no array stands before.
static bool is_lambda(const scan *s, code_token open) {
  bool is_index = s->before.kind == TOKEN_WORD || is_mark(s, s->before, ")") ||
                  is_mark(s, s->before, "]");
  code_token inside = next_of(s, open);
  if (is_index && !text_is(text_of_token(s, s->before), "return")) return false;
  if (is_mark(s, inside, "]")) return is_mark(s, next_of(s, inside), "(");
  return (is_mark(s, inside, "&") || is_mark(s, inside, "=")) &&
         (is_mark(s, next_of(s, inside), "]") || is_mark(s, next_of(s, inside), ","));
}

// `Foo(...)`, `Foo{...}`, `Foo name`, `Foo &name`, `Foo *name`: a class is used.
static bool is_class_used(const scan *s, code_token word) {
  static const char *const tags[] = {"struct", "enum", "union", "goto", NULL};
  if (is_mark(s, s->before, ".") || is_mark(s, s->before, "->")) return false;
  if (s->before.kind == TOKEN_WORD && is_one_of(text_of_token(s, s->before), tags)) return false;
  code_token after = next_of(s, word);
  return after.kind == TOKEN_WORD || is_mark(s, after, "(") || is_mark(s, after, "{") ||
         is_mark(s, after, "&") || is_mark(s, after, "*");
}

static bool is_sign_word(const scan *s, code_token k) {
  text word = text_of_token(s, k);
  code_token after = next_of(s, k);
  bool is_member = is_mark(s, s->before, ".") || is_mark(s, s->before, "->");
  if (is_mark(s, after, "<") && opens_arguments(s, after)) return true;
  if (text_is(word, "$_printer")) return is_mark(s, after, "<");
  if (is_member || word.data[0] == '$') return false;
  if (is_cpp_word(word)) return true;
  if (is_cpp_prefix(word))
    return after.kind == TOKEN_WORD || is_mark(s, after, "[") || is_mark(s, after, "<");
  return is_class(s->cpp, word) && is_class_used(s, k);
}

static bool is_sign(const scan *s) {
  const code_token k = s->here;
  if (k.kind == TOKEN_WORD) return is_sign_word(s, k);
  if (is_mark(s, k, "::")) return true;
  if (is_mark(s, k, ".") || is_mark(s, k, "->")) return is_member_function(s, k);
  return is_mark(s, k, "[") && is_lambda(s, k);
}

// Up to where a name with namespaces ends.
static cpp_sign whole_sign(const scan *s) {
  code_token end = s->here;
  bool is_in_space = is_mark(s, s->here, "::") && s->before.kind == TOKEN_WORD &&
                     !text_is(text_of_token(s, s->before), "return");
  size_t begin = is_in_space ? s->before.at : s->here.at;
  for (code_token k = next_of(s, end); is_mark(s, end, "::") || is_mark(s, k, "::");
       k = next_of(s, end)) {
    if (k.kind == TOKEN_NONE) break;
    end = k;
  }
  return (cpp_sign){begin, end.at + end.size - begin};
}

cpp_sign cpp_sign_in(cpp_context *cpp, text code) {
  scan s = {.cpp = cpp, .code = code};
  for (s.here = code_token_at(code, 0); s.here.kind != TOKEN_NONE; s.here = next_of(&s, s.here)) {
    if (is_sign(&s)) return whole_sign(&s);
    s.before = s.here;
  }
  return (cpp_sign){0};
}

bool cpp_refuse(cpp_context *cpp, const cpp_source *source, const char *what) {
  text all = code_text(&source->code);
  cpp_sign sign = cpp_sign_in(cpp, all);
  if (sign.size == 0) return false;
  report_error(cpp->diagnostics, code_range(cpp->session, &source->code, all, sign.at, sign.size),
               "%s is C++: '%.*s'", what, (int)sign.size, all.data + sign.at);
  report_help(cpp->diagnostics, "write it in C, over mica_... functions");
  return true;
}
