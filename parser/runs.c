// Runs: the two lists that nearly every operation has, taken at once instead of token by token. A
// run is only tried where the grammar would accept it, never reports an error, and leaves
// everything as it was when the text is not of the common shape; the grammar's own rules then read
// it.
#include "parser.h"

static inline const unsigned char *skip_blanks(const mica_parser *p, const unsigned char *at) {
  if (*at == ' ') at++;
  if (*at > ' ' && *at != '/') return at;
  return mica_lex_skip_blanks(&p->lexer, at);
}

// ---- Operands -----------------------------------------------------------------------------------

// After '%': the entry of the name, and the cursor after it. NAME_NONE: not a name.
static uint32_t scan_name(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *start = *cursor, *at = start;
  uint64_t number = 0;
  while (lex_is(*at, LEX_DIGIT) && at - start < 10) number = number * 10 + (uint64_t)(*at++ - '0');
  bool is_plain = at > start && !lex_is(*at, LEX_SUFFIX) && (*start != '0' || at == start + 1);
  mica_str name = {(const char *)start - 1, (size_t)(at - start) + 1};
  if (!is_plain) name = mica_parser_value_name(name.data);
  // A name that starts with a digit has digits only: what follows is another token.
  if (name.size == 1 || (!is_plain && lex_is(*start, LEX_DIGIT))) return NAME_NONE;
  *cursor = (const unsigned char *)name.data + name.size;
  return is_plain ? mica_parser_numbered_entry(p, number, name) : mica_parser_value_entry(p, name);
}

// `#2` after a name. False: not a number that fits.
static bool scan_number(const unsigned char **cursor, uint32_t *number) {
  const unsigned char *at = *cursor;
  *number = 0;
  if (*at != '#') return true;
  const unsigned char *start = ++at;
  for (; lex_is(*at, LEX_DIGIT) && at - start < 9; at++)
    *number = *number * 10 + (uint32_t)(*at - '0');
  *cursor = at;
  return at > start && !lex_is(*at, LEX_SUFFIX);
}

static bool scan_operands(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = skip_blanks(p, *cursor);
  while (*at == '%') {
    const char *place = (const char *)at++;
    parse_use use = {place, scan_name(p, &at), 0};
    if (use.entry == NAME_NONE || !scan_number(&at, &use.number)) return false;
    parse_use *slot = parse_stack_push(p, &p->head.uses, sizeof *slot);
    if (slot == NULL) return false;
    *slot = use;
    at = skip_blanks(p, at);
    if (*at == ')') break;
    if (*at != ',') return false;
    at = skip_blanks(p, at + 1);
    if (*at != '%') return false;
  }
  *cursor = at + 1;
  return *at == ')';
}

// ---- The head of an operation -------------------------------------------------------------------

// `%0 =` or `%0:2 =` after the name, which is the token that is next.
static bool scan_result(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = skip_blanks(p, *cursor);
  uint32_t count = 1;
  if (*at == ':') {
    const unsigned char *start = ++at;
    for (count = 0; lex_is(*at, LEX_DIGIT) && at - start < 9; at++)
      count = count * 10 + (uint32_t)(*at - '0');
    if (count == 0) return false;
    at = skip_blanks(p, at);
  }
  if (*at != '=') return false;
  mica_str name = parse_token_text(p);
  p->head.result = (parse_result_record){name, name.data, mica_parser_value_entry(p, name), count};
  *cursor = skip_blanks(p, at + 1);
  return p->head.result.entry != NAME_NONE;
}

static bool scan_op_name(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *start = *cursor, *at = start;
  if (*at++ != '"') return false;
  while (*at >= ' ' && *at != '"' && *at != '\\') at++;
  if (*at != '"' || at == start + 1) return false;
  p->head.name = (mica_str){(const char *)start + 1, (size_t)(at - start) - 1};
  *cursor = at + 1;
  return true;
}

// `"name"(%a, %b)`
static bool scan_name_and_operands(mica_parser *p, const unsigned char **cursor) {
  if (!scan_op_name(p, cursor)) return false;
  *cursor = skip_blanks(p, *cursor);
  p->head.after_name = (const char *)*cursor;
  p->head.uses.count = 0;
  return *(*cursor)++ == '(' && scan_operands(p, cursor);
}

int mica_parser_op_head_run_at(mica_parser *p) {
  const unsigned char *at = p->lexer.cursor;
  p->head.result.count = 0;
  if (p->kind == TK_STRING) at = (const unsigned char *)p->token.at;
  else if (!scan_result(p, &at)) return p->kind;
  const unsigned char *after_result = at;
  if (scan_name_and_operands(p, &at)) {
    p->lexer.cursor = at;
    return TK_OP_HEAD;
  }
  if (p->kind == TK_STRING) return TK_STRING;
  p->lexer.cursor = after_result;
  p->result_run = p->head.result;
  return TK_RESULTS;
}

// ---- Types --------------------------------------------------------------------------------------

// A plain type, or one whose spelling was seen before.
static const mica_type *scan_type(mica_parser *p, const unsigned char *start,
                                  const unsigned char **cursor) {
  const unsigned char *at = start;
  while (lex_is(*at, LEX_BARE)) at++;
  *cursor = at;
  if (at > start && *at != '<')
    return mica_parser_plain_type_text(p, (const char *)start, (size_t)(at - start));
  *cursor = mica_parser_spelling_end(start);
  return *cursor == NULL ? NULL : mica_parser_spelling_find(p, start, *cursor);
}

static bool scan_plain_type(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at;
  const mica_type *type = scan_type(p, *cursor, &at);
  if (type == NULL) return false;
  const mica_type **slot = parse_stack_push(p, &p->types, sizeof *slot);
  if (slot == NULL) return false;
  *slot = type;
  *cursor = at;
  return true;
}

// `(i32, f32)`, after the parenthesis.
static bool scan_plain_types(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = skip_blanks(p, *cursor);
  bool more = *at != ')';
  while (more) {
    if (!scan_plain_type(p, &at)) return false;
    at = skip_blanks(p, at);
    more = *at == ',';
    if (more) at = skip_blanks(p, at + 1);
  }
  *cursor = at + 1;
  return *at == ')';
}

static bool scan_signature(mica_parser *p, const unsigned char **cursor, uint32_t *inputs) {
  const unsigned char *at = *cursor + 1;
  uint32_t start = p->types.count;
  if (!scan_plain_types(p, &at)) return false;
  *inputs = p->types.count - start;
  at = skip_blanks(p, at);
  if (at[0] != '-' || at[1] != '>') return false;
  at = skip_blanks(p, at + 2);
  bool is_list = *at == '(';
  if (is_list) at++;
  *cursor = at;
  return is_list ? scan_plain_types(p, cursor) : scan_plain_type(p, cursor);
}

bool mica_parser_op_type_run_at(mica_parser *p, parse_token *token) {
  const unsigned char *at = skip_blanks(p, p->lexer.cursor);
  if (*at != '(') return false;
  uint32_t start = p->types.count, inputs;
  const char *place = (const char *)at;
  if (!scan_signature(p, &at, &inputs)) {
    p->types.count = start;
    return false;
  }
  p->op_type_at = place;
  token->as.list = (parse_list){start, inputs};
  p->lexer.cursor = at;
  return true;
}
