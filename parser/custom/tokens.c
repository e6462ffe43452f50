// Positions, errors and tokens, for generated parsers and hooks.
#include "custom/custom.h"
#include "mica/number.h"

// ---- Positions and errors -----------------------------------------------------------------------

mica_context *mica_parser_context(mica_parser *p) { return p->context; }
mica_position mica_parser_position(mica_parser *p) { return p->token.at; }
mica_position mica_parser_name_position(mica_parser *p) {
  return p->custom->state == NULL ? p->custom->mnemonic : p->custom->state->at;
}
mica_loc mica_parser_loc(mica_parser *p, mica_position at) { return mica_parser_loc_at(p, at); }

bool mica_parser_hook(mica_parser *p, bool ok, const char *name) {
  return mica_hook(p->context, ok, name);
}
int mica_parser_next_byte(mica_parser *p) {
  return p->kind == TK_END ? 0 : (unsigned char)*p->token.at;
}

bool mica_parser_at_keyword(mica_parser *p) { return !p->failed && parse_at_name(p); }

void *mica_parser_scratch(mica_parser *p, size_t size) { return mica_parser_scratch_take(p, size); }

void *mica_parser_grow(mica_parser *p, const void *items, size_t count, size_t item_size) {
  assert(item_size != 0);
  if ((count & (count - 1)) != 0)
    return (void *)(uintptr_t)items;  // no power of two: there is room
  size_t capacity = count == 0 ? 1 : 2 * count;
  void *copy = capacity > SIZE_MAX / item_size ? NULL
                                               : mica_parser_scratch(p, capacity * item_size);
  if (copy != NULL && count > 0) memcpy(copy, items, count * item_size);
  return copy;
}

// The errors of an operation's hook begin with its name, those of a type's or attribute's do not.
static mica_diag *begin_error(mica_parser *p, mica_position at, const char *format,
                              va_list arguments) {
  mica_loc loc = mica_parser_loc_at(p, at);
  if (p->failed && p->kind == TK_ERROR)
    return mica_diag_begin(p->context, MICA_ERROR, loc, "%s", "");
  p->failed = true;
  if (p->custom->state == NULL)
    return mica_diag_begin_v(p->context, MICA_ERROR, loc, format, arguments);
  mica_diag *diag =
      mica_diag_begin(p->context, MICA_ERROR, loc, "custom op '%S' ", p->custom->state->name->name);
  mica_diag_append_v(diag, format, arguments);
  return diag;
}

mica_diag *mica_parse_error_begin(mica_parser *p, mica_position at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_error(p, at, format, arguments);
  va_end(arguments);
  return diag;
}

bool mica_parse_error(mica_parser *p, mica_position at, const char *format, ...) {
  if (p->failed) return false;  // the text is already known to be wrong
  va_list arguments;
  va_start(arguments, format);
  mica_diag_report(begin_error(p, at, format, arguments));
  va_end(arguments);
  return false;
}

bool mica_parse_error_further(mica_parser *p, mica_position at, const char *format, ...) {
  if (p->failed && p->kind == TK_ERROR) return false;  // the lexer has reported it
  va_list arguments;
  va_start(arguments, format);
  mica_diag_report(begin_error(p, at, format, arguments));
  va_end(arguments);
  return false;
}

bool mica_custom_expected(mica_parser *p, const char *format, ...) {
  if (p->failed) return false;
  va_list arguments;
  va_start(arguments, format);
  p->failed = true;
  const char *at = p->token.at;
  if (p->kind == TK_END && at > (const char *)p->lexer.begin) at--;
  mica_loc loc = mica_parser_loc_at(p, mica_parser_wrong_token_place(p, at));
  mica_diag_report(mica_diag_begin_v(p->context, MICA_ERROR, loc, format, arguments));
  va_end(arguments);
  return false;
}

// ---- Punctuation --------------------------------------------------------------------------------

static int punct_kind(int punct) {
  static const unsigned char kinds[] = {
      ['('] = TK_LPAREN,
      [')'] = TK_RPAREN,
      ['['] = TK_LSQUARE,
      [']'] = TK_RSQUARE,
      ['{'] = TK_LBRACE,
      ['}'] = TK_RBRACE,
      ['<'] = TK_LESS,
      ['>'] = TK_GREATER,
      [','] = TK_COMMA,
      [':'] = TK_COLON,
      ['='] = TK_EQUAL,
      ['*'] = TK_STAR,
      ['+'] = TK_PLUS,
      ['-'] = TK_MINUS,
      ['?'] = TK_QUESTION,
      ['|'] = TK_BAR,
      ['/'] = TK_SLASH,
      [MICA_PUNCT_ARROW] = TK_ARROW,
      [MICA_PUNCT_COLON_COLON] = TK_COLON_COLON,
      [MICA_PUNCT_ELLIPSIS] = TK_ELLIPSIS,
      [MICA_PUNCT_FILE_BEGIN] = TK_FILE_BEGIN,
      [MICA_PUNCT_FILE_END] = TK_FILE_END,
  };
  bool is_known = punct >= 0 && (size_t)punct < sizeof kinds && kinds[punct] != 0;
  assert(is_known);
  return is_known ? kinds[punct] : TK_ERROR;
}

bool mica_parse_optional_punct(mica_parser *p, int punct) {
  if (p->failed) return false;
  if (p->kind == punct_kind(punct)) {
    mica_parser_advance(p);
    return true;
  }
  // The lexer takes `::` at once: a hook may want its halves.
  if (punct != ':' || p->kind != TK_COLON_COLON) return false;
  mica_parser_jump(p, p->token.at + 1);
  return true;
}

bool mica_parse_punct(mica_parser *p, int punct) {
  static const char *const texts[] = {"->", "::", "...", "{-#", "#-}"};
  if (mica_parse_optional_punct(p, punct)) return true;
  if (punct >= MICA_PUNCT_ARROW)
    return mica_custom_expected(p, "expected '%s'", texts[punct - MICA_PUNCT_ARROW]);
  return mica_custom_expected(p, "expected '%c'", punct);
}

// ---- Keywords and strings -----------------------------------------------------------------------

bool mica_parse_optional_keyword(mica_parser *p, const char *keyword) {
  if (p->failed || !parse_at_name(p) || !mica_str_is(parse_token_text(p), keyword)) return false;
  mica_parser_advance(p);
  return true;
}

bool mica_parse_keyword(mica_parser *p, const char *keyword) {
  if (mica_parse_optional_keyword(p, keyword)) return true;
  return mica_parse_error(p, p->token.at, "expected '%s'", keyword);
}

bool mica_parse_optional_any_keyword(mica_parser *p, mica_str *keyword) {
  if (!mica_parser_at_keyword(p)) return false;
  *keyword = parse_token_text(p);
  mica_parser_advance(p);
  return true;
}

bool mica_parse_any_keyword(mica_parser *p, mica_str *keyword) {
  if (mica_parse_optional_any_keyword(p, keyword)) return true;
  return mica_parse_error(p, p->token.at, "expected valid keyword");
}

bool mica_parse_optional_keyword_of(mica_parser *p, const char *const *keywords, size_t count,
                                    mica_str *found) {
  if (p->failed || !parse_at_name(p)) return false;
  for (size_t i = 0; i < count; i++) {
    mica_str text = parse_token_text(p);
    if (!mica_parse_optional_keyword(p, keywords[i])) continue;
    *found = text;
    return true;
  }
  return false;
}

bool mica_parse_optional_string(mica_parser *p, mica_str *text) {
  if (p->failed || p->kind != TK_STRING) return false;
  *text = mica_parser_string_value(p, p->token.at);
  mica_parser_advance(p);
  return text->data != NULL;
}

bool mica_parse_string(mica_parser *p, mica_str *text) {
  if (mica_parse_optional_string(p, text)) return true;
  return mica_parse_error(p, p->token.at, "expected string");
}

bool mica_parse_optional_keyword_or_string(mica_parser *p, mica_str *text) {
  return mica_parse_optional_any_keyword(p, text) || mica_parse_optional_string(p, text);
}

bool mica_parse_keyword_or_string(mica_parser *p, mica_str *text) {
  if (mica_parse_optional_keyword_or_string(p, text)) return true;
  return mica_parse_error(p, p->token.at, "expected valid keyword or string");
}

bool mica_parse_resource_key(mica_parser *p, const mica_dialect_def *dialect, mica_str *key) {
  (void)dialect;
  if (mica_parse_optional_keyword_or_string(p, key)) return true;
  return mica_parse_error(p, p->token.at, "expected identifier key for 'resource' entry");
}

// ---- Numbers ------------------------------------------------------------------------------------

// A number as MLIR keeps it until it knows the width: `bits` is four for each of its digits.
typedef struct literal {
  uint64_t magnitude;
  bool is_negative;
  unsigned bits;
} literal;

static unsigned digit_bits(mica_str text, uint64_t magnitude) {
  size_t from = text.size > 1 && text.data[1] == 'x' ? 2 : 0;
  while (from < text.size && text.data[from] == '0') from++;
  unsigned bits = 4 * (unsigned)(text.size - from);
  // Its sign needs one more where the digits fill these.
  return bits > 0 && bits <= 64 && magnitude >> (bits - 1) != 0 ? bits + 1 : bits;
}

// `true`, `false`, `-5`, `0xff`. MICA_ABSENT: none of them. `true` is one bit, which is -1.
static mica_parsed optional_literal(mica_parser *p, literal *out, const char **at) {
  *out = (literal){0};
  *at = p->token.at;
  if (p->failed) return MICA_FAILED;
  if (p->kind == TK_TRUE || p->kind == TK_FALSE) {
    bool is_true = p->kind == TK_TRUE;
    *out = (literal){.magnitude = is_true, .is_negative = is_true, .bits = 1};
    mica_parser_advance(p);
    return MICA_PARSED;
  }
  if (p->kind == TK_MINUS) {
    out->is_negative = true;
    mica_parser_advance(p);
    if (p->kind != TK_INTEGER)
      return mica_custom_expected(p, "expected integer value"), MICA_FAILED;
  } else if (p->kind != TK_INTEGER) {
    return MICA_ABSENT;
  }
  parse_token token = p->token;
  bool fits = mica_parser_uint64(parse_text(token), &out->magnitude);
  out->bits = digit_bits(parse_text(token), out->magnitude);
  mica_parser_advance(p);
  if (fits) return p->failed ? MICA_FAILED : MICA_PARSED;
  return mica_parse_error(p, *at, "integer value too large"), MICA_FAILED;
}

// An unsigned number takes a negative literal whose digits it has the bits for: -1 is its largest.
static bool fit(const literal *l, unsigned width, bool is_signed, int64_t *value) {
  uint64_t all = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
  uint64_t most = is_signed ? all >> 1 : all;
  bool fits = !l->is_negative ? l->magnitude <= most
              : is_signed     ? l->magnitude <= most + 1
                              : l->magnitude == 0 || l->bits <= width;
  uint64_t bits = l->is_negative ? 0 - l->magnitude : l->magnitude;
  *value = (int64_t)(is_signed ? bits : bits & all);
  return fits;
}

static mica_parsed optional_int(mica_parser *p, unsigned width, bool is_signed, int64_t *value) {
  literal number;
  const char *at;
  mica_parsed found = optional_literal(p, &number, &at);
  if (found != MICA_PARSED || fit(&number, width, is_signed, value)) return found;
  return mica_parse_error(p, at, "integer value too large"), MICA_FAILED;
}

mica_parsed mica_parse_optional_int64(mica_parser *p, int64_t *value) {
  return optional_int(p, 64, true, value);
}

bool mica_parse_int(mica_parser *p, unsigned width, bool is_signed, int64_t *value) {
  assert(width > 0 && width <= 64);
  assert(width >= 1 && width <= 64);
  const char *at = p->token.at;
  mica_parsed found = optional_int(p, width, is_signed, value);
  if (found == MICA_ABSENT) return mica_parse_error(p, at, "expected integer value");
  return found == MICA_PARSED;
}

bool mica_parse_int64(mica_parser *p, int64_t *value) { return mica_parse_int(p, 64, true, value); }

bool mica_parse_double(mica_parser *p, double *value) {
  bool negative = mica_parse_optional_punct(p, '-');
  if (p->failed) return false;
  uint16_t kind = p->kind == TK_FLOAT     ? LITERAL_FLOAT
                  : p->kind == TK_INTEGER ? LITERAL_INTEGER
                                          : LITERAL_STRING;
  const mica_type *f64 = mica_parser_plain_type_text(p, "f64", 3);
  uint64_t bits[2];
  if (f64 == NULL ||
      !mica_parser_float_bits(p, parse_literal_of(p->token, kind, negative), f64, bits))
    return false;
  *value = mica_float_to_double(MICA_F64, bits);
  mica_parser_advance(p);
  return !p->failed;
}

// ---- Lists --------------------------------------------------------------------------------------

int mica_custom_closing(int open) {
  assert(open == '(' || open == '[' || open == '{' || open == '<');
  return open == '(' ? ')' : open == '[' ? ']' : open == '{' ? '}' : '>';
}

// The opening bracket; *empty when its closing one follows or, of an optional list, nothing stands
// there.
bool mica_custom_list_open(mica_parser *p, int open, bool optional, const char *where,
                           bool *empty) {
  *empty = false;
  if (open == 0) return !p->failed;
  if (!mica_parse_optional_punct(p, open)) {
    *empty = optional && !p->failed;
    return *empty || mica_custom_expected(p, "expected '%c'%s", open, where);
  }
  *empty = mica_parse_optional_punct(p, mica_custom_closing(open));
  return !p->failed;
}

bool mica_custom_list_close(mica_parser *p, int open, const char *where) {
  if (open == 0 || mica_parse_optional_punct(p, mica_custom_closing(open))) return !p->failed;
  return mica_custom_expected(p, "expected '%c'%s", mica_custom_closing(open), where);
}

static bool list_elements(mica_parser *p, bool (*element)(mica_parser *p, void *user), void *user) {
  do {
    if (!element(p, user)) return p->failed = true, false;
  } while (mica_parse_optional_punct(p, ','));
  return !p->failed;
}

bool mica_custom_list(mica_parser *p, int open, bool optional, const char *where,
                      bool (*element)(mica_parser *p, void *user), void *user) {
  bool empty;
  if (!mica_custom_list_open(p, open, optional, where, &empty) || empty) return !p->failed;
  return list_elements(p, element, user) && mica_custom_list_close(p, open, where);
}

bool mica_parse_list(mica_parser *p, int open, bool optional,
                     bool (*element)(mica_parser *p, void *user), void *user) {
  return mica_custom_list(p, open, optional, "", element, user);
}

bool mica_parse_list_in(mica_parser *p, int open, bool optional, const char *where,
                        bool (*element)(mica_parser *p, void *user), void *user) {
  return mica_custom_list(p, open, optional, where, element, user);
}

bool mica_parse_list_until(mica_parser *p, int close, bool (*element)(mica_parser *p, void *user),
                           void *user) {
  if (mica_parse_optional_punct(p, close)) return true;
  if (!list_elements(p, element, user)) return false;
  return mica_parse_optional_punct(p, close) ||
         mica_custom_expected(p, "expected ',' or '%c'", close);
}

size_t mica_lex_text(mica_context *ctx, mica_str text) {
  char *copy = mica_allocate(ctx, text.size + 1);
  if (copy == NULL) return SIZE_MAX;
  memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  const unsigned char *begin = (const unsigned char *)copy;
  lexer lx = {.cursor = begin, .begin = begin, .end = begin + text.size};
  parse_token token;
  size_t count = 0;
  int kind;
  while ((kind = mica_lex(&lx, &token)) != TK_END && kind != TK_ERROR) count++;
  mica_free(ctx, copy, text.size + 1);
  return kind == TK_END ? count : SIZE_MAX;
}

bool mica_parser_reads_former(const mica_parser *p) { return p->former != NULL; }
