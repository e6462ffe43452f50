// The names that the author's C may use. Headers of the author's aren't read: where a definition
// includes one, every name may come from it but Mica's own.
#include "make/declared.h"

#include "make/call.h"
#include "c/code_token.h"
#include "c/public_name.h"

// ---- What Mica and C declare --------------------------------------------------------------------

static bool is_of_mica(text word) {
  return text_starts_with(word, TEXT("mica_")) || text_starts_with(word, TEXT("MICA_"));
}

// `uint_fast8_t`, `INT64_C`, `UINT8_MAX`
static bool is_of_stdint(text word) {
  text t = text_strip_prefix(text_strip_prefix(word, "U"), "u");
  text end = text_after_last(word, "_");
  if (text_starts_with(t, TEXT("int"))) return text_is(end, "t");
  bool is_size = text_starts_with(t, TEXT("SIZE_")) || text_starts_with(t, TEXT("PTRDIFF_"));
  return (is_size || text_starts_with(t, TEXT("INT"))) &&
         (text_is(end, "MAX") || text_is(end, "MIN") || text_is(end, "C"));
}

// `__func__`, `_Generic`
static bool is_reserved(text word) {
  char second = word.size > 1 ? word.data[1] : 'a';
  return word.data[0] == '_' && (second == '_' || (second >= 'A' && second <= 'Z'));
}

// The headers that the public ones include: assert, stdarg, stdbool, stddef, stdint, string.
static bool is_of_c(text word) {
  static const char *const words[] = {
      "NULL",    "assert",  "bool",     "false",         "inline",  "memchr",  "memcmp",  "memcpy",
      "memmove", "memset",  "offsetof", "static_assert", "strcat",  "strchr",  "strcmp",  "strcoll",
      "strcpy",  "strcspn", "strerror", "strlen",        "strncat", "strncmp", "strncpy", "strpbrk",
      "strrchr", "strspn",  "strstr",   "strtok",        "strxfrm", "true"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(word, words[i])) return true;
  return name_is_keyword(word) || is_of_stdint(word) || is_reserved(word);
}

// ---- What is generated --------------------------------------------------------------------------

// "ring_"
typedef struct dialect_prefix {
  const char *prefix;
  bool is_main;
} dialect_prefix;

static void add_dialects(build *b) {
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  for (size_t i = 0; i < all.count; i++) {
    dialect_prefix *d = ARENA_NEW(b->memory, dialect_prefix);
    *d = (dialect_prefix){build_printf(b, "%s_", read_dialect_c_name(b, all.items[i])),
                          all.items[i] == b->dialect};
    list_push(b->memory, &b->declared.dialects, d);
  }
}

// The names of definitions as they stand in C, behind the dialect's.
static void add_definitions(build *b, const char *of_class, const char *name_field) {
  record_list all = records_of_class(b->records, text_of(of_class));
  for (size_t i = 0; i < all.count; i++) {
    const char *name = name_snake(b->memory, text_of(read_text(b, all.items[i], name_field)));
    text_map_set(b->memory, &b->declared.definitions, text_of(name), (void *)all.items[i]);
  }
}

// Whether one of the names is its front, up to a `_`.
static bool begins_as(const text_map *names, text name) {
  for (size_t size = 1; size <= name.size; size++) {
    bool is_whole = size == name.size || name.data[size] == '_';
    if (is_whole && text_map_get(names, (text){name.data, size}) != NULL) return true;
  }
  return false;
}

static text in_lower_case(build *b, text word) {
  buffer out = arena_draft(b->memory);
  for (size_t i = 0; i < word.size; i++) {
    char c = word.data[i];
    buffer_char(&out, c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c);
  }
  return arena_keep(b->memory, &out);
}

static bool is_of_prefix(build *b, text name, const char *prefix) {
  static const char *const parts[] = {"dialect", "parse", "print", "verify", "trait"};
  text rest = text_strip_prefix(name, prefix);
  if (begins_as(&b->declared.definitions, rest)) return true;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (text_starts_with(rest, text_of(parts[i]))) return true;
  return begins_as(&b->declared.definitions, name);  // the class has the dialect's name in it
}

// `ring_add_lhs`, `RING_MODE_FAST`, `ring_parse_type`; of other dialects their headers tell.
static bool is_generated(build *b, text word) {
  text name = in_lower_case(b, word);
  if (begins_as(&b->enum_names, name) || begins_as(&b->definitions_by_name, name)) return true;
  for (size_t i = 0; i < b->declared.dialects.count; i++) {
    const dialect_prefix *d = b->declared.dialects.items[i];
    if (!text_starts_with(name, text_of(d->prefix))) continue;
    if (!d->is_main || is_of_prefix(b, name, d->prefix)) return true;
  }
  const char *prefix = build_printf(b, "%s_", b->model->c_prefix);
  return b->model->dialect == NULL && text_starts_with(name, text_of(prefix));
}

// ---- What a piece of code declares --------------------------------------------------------------

static bool is_mark(text mark, const char *what) { return text_is(mark, what); }

// Behind these a name is used; behind other words it is declared: `int x`.
static bool is_before_use(text word) {
  static const char *const words[] = {"return", "else", "case", "sizeof", "do"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(word, words[i])) return true;
  return word.data[0] == '$';
}

// `int x`, `foo *x`, `int x, y`, `} x`, `enum { X`: what may be a declaration is taken for one.
static bool is_declared_behind(code_token before, text sign, size_t depth) {
  if (before.kind == TOKEN_WORD) return !is_before_use(sign);
  bool is_item = is_mark(sign, "{") || is_mark(sign, "}") || (is_mark(sign, ",") && depth == 0);
  return is_mark(sign, "*") || is_item;
}

static void find_own(build *b, text code, text_map *own) {
  code_token before = {0};
  size_t depth = 0;
  for (code_token k = code_token_at(code, 0); k.kind != TOKEN_NONE;
       before = k, k = code_token_at(code, k.at + k.size)) {
    text here = code_token_text(code, k), sign = code_token_text(code, before);
    if (is_mark(here, "(") && !text_is(sign, "for")) depth++;
    if (is_mark(here, ")") && depth > 0) depth--;
    if (k.kind == TOKEN_WORD && is_declared_behind(before, sign, depth))
      text_map_set(b->memory, own, here, b);
  }
}

static bool has_word(text code, const char *word) {
  for (code_token k = code_token_at(code, 0); k.kind != TOKEN_NONE;
       k = code_token_at(code, k.at + k.size))
    if (text_is(code_token_text(code, k), word)) return true;
  return false;
}

// ---- What the author declares -------------------------------------------------------------------

static void add_declarations(build *b, const char *of_class, const char *name) {
  record_list all = records_of_class(b->records, text_of(of_class));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    text code = {0};
    const value *v = record_value(r, text_of(name));
    if (v == NULL || !value_as_text(v, &code) || code.size == 0) continue;
    if (is_cpp_field(b, r, name)) continue;
    b->declared.includes = b->declared.includes || has_word(code, "#");
    find_own(b, code, &b->declared.words);
    if (record_is_a(r, TEXT("Dialect"))) find_own(b, code, &b->declared.first);
  }
}

static void add_spellings(build *b) {
  record_list all = records_of_class(b->records, TEXT("Spelling"));
  for (size_t i = 0; i < all.count; i++) {
    if (read_text_or_null(b, all.items[i], "cHeader") != NULL) b->declared.includes = true;
  }
}

static void find_declared(build *b) {
  static const char *const with_declarations[] = {"Dialect", "Op"};
  if (b->declared.is_known) return;
  b->declared.is_known = true;
  for (size_t i = 0; i < sizeof with_declarations / sizeof *with_declarations; i++)
    add_declarations(b, with_declarations[i], "extraClassDeclaration");
  add_declarations(b, "NativeTrait", "extraConcreteClassDeclaration");
  add_declarations(b, "NativeTrait", "extraConcreteClassDefinition");
  add_declarations(b, "CppHelper", "cDefinitions");
  add_declarations(b, "PatternDeclarations", "declarations");
  add_spellings(b);
  add_dialects(b);
  add_definitions(b, "Op", "opName");
  add_definitions(b, "AttrOrTypeDef", "cppClassName");
  add_definitions(b, "EnumInfo", "className");
  add_definitions(b, "Interface", "cppInterfaceName");
  b->model->has_other_headers = b->declared.includes;
}

static bool is_declared(build *b, text word, const text_map *authors) {
  find_declared(b);
  if (is_of_mica(word)) return public_name_find(word).name != NULL || is_generated(b, word);
  return b->declared.includes || is_of_c(word) || text_map_get(authors, word) != NULL ||
         is_generated(b, word);
}

bool code_is_declared(build *b, text word) { return is_declared(b, word, &b->declared.words); }
bool code_is_declared_first(build *b, text word) {
  return is_declared(b, word, &b->declared.first);
}

// ---- What a piece of code names -----------------------------------------------------------------

typedef struct code_names {
  build *b;
  const cpp_source *source;
  code_form form;
  text all;
  text_map own;  // declared in the code
} code_names;

static bool is_in_scope(const code_names *n, text word) {
  const char *const *scope = n->source->code.scope;
  for (size_t i = 0; scope != NULL && scope[i] != NULL; i++)
    if (text_is(word, scope[i])) return true;
  return text_map_get(&n->own, word) != NULL;
}

// Without a scope only what is called is known to be no variable.
static bool is_asked(const code_names *n, code_token k, text word) {
  if (is_of_mica(word) || n->form == CODE_EXPRESSION || n->source->code.scope != NULL) return true;
  code_token after = code_token_at(n->all, k.at + k.size);
  return is_mark(code_token_text(n->all, after), "(");
}

static bool is_known(const code_names *n, code_token k, text sign) {
  text word = code_token_text(n->all, k);
  bool is_member = is_mark(sign, ".") || is_mark(sign, "->") || is_mark(sign, "#");
  return is_member || word.data[0] == '$' || !is_asked(n, k, word) || is_in_scope(n, word) ||
         code_is_declared(n->b, word);
}

// ---- Code ---------------------------------------------------------------------------------------

static void offer_names(build *b, spelling *s, bool of_mica) {
  static const char *const types[] = {"bool",     "double",   "float",  "int16_t",  "int32_t",
                                      "int64_t",  "int8_t",   "size_t", "uint16_t", "uint32_t",
                                      "unsigned", "uint64_t", "uint8_t"};
  if (of_mica) {
    public_name_place place = {0};
    for (public_name n = public_name_next(&place); n.name != NULL; n = public_name_next(&place))
      spelling_offer(s, text_of(n.name));
    return;
  }
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) spelling_offer(s, text_of(types[i]));
  static const char *const values[] = {"NULL", "false", "return", "sizeof", "true"};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    bool is_same = text_equal(in_lower_case(b, s->wanted), in_lower_case(b, text_of(values[i])));
    if (is_same) *s = (spelling){.wanted = s->wanted, .nearest = text_of(values[i])};
    else spelling_offer(s, text_of(values[i]));
  }
  for (size_t i = 0; i < b->declared.words.capacity; i++)
    if (b->declared.words.entries[i].value != NULL)
      spelling_offer(s, b->declared.words.entries[i].key);
}

void code_offer_names(build *b, spelling *s) { offer_names(b, s, is_of_mica(s->wanted)); }

// `use`: of an expression; or 0.
static void report(build *b, text word, const char *const *scope, place_range at, place use) {
  spelling s = spelling_of(word);
  bool of_mica = is_of_mica(word);
  for (size_t i = 0; scope != NULL && scope[i] != NULL; i++) spelling_offer(&s, text_of(scope[i]));
  offer_names(b, &s, of_mica);
  if (of_mica)
    report_first_error(b->diagnostics, at, "the headers of Mica have no '%.*s'", TEXT_ARGS(word));
  else report_first_error(b->diagnostics, at, "nothing declares '%.*s'", TEXT_ARGS(word));
  if (use != 0) report_note(b->diagnostics, at_place(use), "needed here");
  report_spelling(b->diagnostics, &s);
  if (s.nearest.size == 0 && !of_mica)
    report_help(b->diagnostics,
                "declare it in the extraClassDeclaration of the dialect, or #include there what "
                "does");
}

const char *read_name_of_c(build *b, const record *r, const char *name) {
  const char *word = read_text_or_null(b, r, name);
  if (word == NULL || code_is_declared(b, text_of(word))) return word;
  const field f = read_field(r, name);
  report(b, text_of(word), NULL, field_value_place(b->records, &f), 0);
  return word;
}

// A wrong argument of the author's came as far as into code of the prelude's.
static bool follows_from_error(build *b, place at) {
  return is_far_place(b, at) && diagnostics_error_count(b->diagnostics) > 0;
}

// A name that others declare, with arguments.
static bool is_called(const code_names *n, code_token k) {
  text word = code_token_text(n->all, k);
  code_token after = code_token_at(n->all, k.at + k.size);
  if (!is_mark(code_token_text(n->all, after), "(")) return false;
  if (word.data[0] == '$') return n->source->code.getter != NULL && text_is(word, "$_get");
  return !is_in_scope(n, word) && !is_of_c(word);
}

// A name that stands alone and that only what is generated can declare.
static bool is_named(const code_names *n, code_token k, text sign) {
  static const char *const others[] = {".", "->", "#", "struct", "enum", "union"};
  text word = code_token_text(n->all, k);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (text_is(sign, others[i])) return false;
  return word.data[0] != '$' && !is_called(n, k) && !is_in_scope(n, word) && !is_of_c(word) &&
         public_name_find(word).name == NULL && text_map_get(&n->b->declared.words, word) == NULL;
}

// `x == "a"` compares addresses.
static bool texts_are_compared_by_value(const code_names *n) {
  for (code_token k = code_token_at(n->all, 0); k.kind != TOKEN_NONE;
       k = code_token_at(n->all, k.at + k.size)) {
    bool is_text = k.kind == TOKEN_TEXT && n->all.data[k.at] == '"';
    text before = text_trim((text){n->all.data, k.at});
    if (!is_text || before.size < 2 || before.data[before.size - 1] != '=') continue;
    if (strchr("=!", before.data[before.size - 2]) == NULL) continue;
    report_first_error(n->b->diagnostics,
                       code_range(n->b->session, &n->source->code, n->all, k.at, k.size),
                       "C compares the address of this text, not what it says");
    report_help(n->b->diagnostics, "write mica_str_is(..., %.*s)",
                TEXT_ARGS(code_token_text(n->all, k)));
    return false;
  }
  return true;
}

// A word that an argument of the author's brought into the prelude's code is told where the code is
// needed.
static void report_unknown(const code_names *n, code_token k, place_range at) {
  const place use = n->form == CODE_EXPRESSION ? n->source->code.at : 0;
  const bool is_brought = use != 0 && is_far_place(n->b, at.begin) && !is_far_place(n->b, use);
  report(n->b, code_token_text(n->all, k), n->source->code.scope, is_brought ? at_place(use) : at,
         is_brought ? 0 : use);
}

bool code_names_are_declared(build *b, const cpp_source *source, code_form form) {
  code_names n = {.b = b, .source = source, .form = form, .all = code_text(&source->code)};
  if (form == CODE_STATEMENTS) find_own(b, n.all, &n.own);
  text sign = {0};
  if (form == CODE_EXPRESSION && !texts_are_compared_by_value(&n)) return false;
  for (code_token k = code_token_at(n.all, 0); k.kind != TOKEN_NONE;
       sign = code_token_text(n.all, k), k = code_token_at(n.all, k.at + k.size)) {
    if (k.kind != TOKEN_WORD) continue;
    if (is_known(&n, k, sign)) {
      if (is_called(&n, k) && !call_is_right(b, source, n.all, k)) return false;
      if (is_named(&n, k, sign)) call_note_name(b, source, n.all, k);
      continue;
    }
    place_range at = code_range(b->session, &source->code, n.all, k.at, k.size);
    if (!follows_from_error(b, at.begin)) report_unknown(&n, k, at);
    return false;
  }
  return true;
}
