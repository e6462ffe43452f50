// The language's own older syntax, which no definition can declare: read in front of the grammar,
// which gets what it means today. Asked at each token; whether one is older is told by what the
// grammar could take there.
#include "custom/custom.h"
#include "legacy/former.h"

// ---- Looking ahead ------------------------------------------------------------------------------

typedef struct ahead {
  lexer lexer;
  parse_token token;
  int kind;
} ahead;

static int look(ahead *a) { return a->kind = mica_lex(&a->lexer, &a->token); }
static ahead look_behind_token(const mica_parser *p) {
  ahead a = {.lexer = p->lexer};
  look(&a);
  return a;
}

static bool begins_type(int kind) {
  switch (kind) {
  case TK_INTEGER_TYPE:
  case TK_PLAIN_TYPE:
  case TK_TENSOR:
  case TK_MEMREF:
  case TK_VECTOR:
  case TK_COMPLEX:
  case TK_TUPLE:
  case TK_BANG_ID: return true;
  default: return false;
  }
}

static void push_object(mica_parser *p, grammar_parser *g, int kind, const char *at,
                        const void *object) {
  parse_token token = {at, {.object = object}};
  if (object == NULL) p->failed = true;
  else parse_push(p, g, kind, token);
}

static void push_mark(mica_parser *p, grammar_parser *g, int kind) {
  parse_token token = p->token;
  token.as.size = 1;
  if (!p->failed) parse_push(p, g, kind, token);
}

static void push_next(mica_parser *p, grammar_parser *g) {
  parse_push(p, g, p->kind, p->token);
  if (!p->failed) mica_parser_advance(p);
}

// ---- Types --------------------------------------------------------------------------------------

// `i32 -> i32`: a function's one argument without parentheses.
static bool step_type(mica_parser *p, grammar_parser *g) {
  const char *at = p->token.at;
  if (!begins_type(p->kind) || !parse_can_push(g, TK_TYPE)) return false;
  if (p->looking_kind != TK_COLON && p->looking_kind != TK_EQUAL) return false;
  const mica_type *type = parse_fragment(p, TK_START_TYPE) ? p->fragment->type : NULL;
  bool is_function = !p->failed && p->kind == TK_ARROW;
  if (is_function) push_mark(p, g, TK_LPAREN);
  if (!p->failed) push_object(p, g, TK_TYPE, at, type);
  if (is_function) push_mark(p, g, TK_RPAREN);
  return true;
}

// `!a = type i32`
static bool step_type_word(mica_parser *p, const grammar_parser *g) {
  if (p->looking_kind != TK_EQUAL || !parse_can_push(g, TK_TYPE) ||
      !mica_str_is(parse_token_text(p), "type"))
    return false;
  mica_parser_advance(p);
  return !p->failed;
}

// ---- Affine maps and sets -----------------------------------------------------------------------

// `(d0, d1)[s0] -> (...)` or `() -> (1)`: a list of names, or of expressions, is no list of types.
static bool is_affine(const mica_parser *p) {
  ahead a = look_behind_token(p);
  if (a.kind == TK_BARE_ID) return look(&a) == TK_COMMA || a.kind == TK_RPAREN;
  if (a.kind != TK_RPAREN) return false;
  look(&a);
  if (a.kind == TK_LSQUARE || a.kind == TK_COLON) return true;
  if (a.kind != TK_ARROW || look(&a) != TK_LPAREN) return false;
  look(&a);
  return a.kind == TK_INTEGER || a.kind == TK_MINUS;
}

static bool step_affine(mica_parser *p, grammar_parser *g) {
  const char *at = p->token.at;
  if (!parse_can_push(g, TK_ATTRIBUTE) || !is_affine(p)) return false;
  const mica_attr *attr = parse_fragment(p, TK_START_AFFINE) ? p->fragment->attr : NULL;
  if (!p->failed) push_object(p, g, TK_ATTRIBUTE, at, attr);
  return true;
}

// ---- memref<4xf32, offset: 0, strides: [1]> -----------------------------------------------------

static bool read_stride(mica_parser *p, int64_t *out) {
  *out = MICA_DYNAMIC;
  return mica_parse_optional_punct(p, '?') ||
         (!p->failed && mica_parse_scalar(p, sizeof *out, true, out));
}

static bool read_strides(mica_parser *p, parse_list *strides) {
  *strides = (parse_list){p->types->dims.count, 0};
  if (!mica_parse_punct(p, '[')) return false;
  if (mica_parse_optional_punct(p, ']')) return true;
  do {
    int64_t *stride = parse_stack_push(p, &p->types->dims, sizeof *stride);
    if (stride == NULL || !read_stride(p, stride)) return false;
    strides->count++;
  } while (mica_parse_optional_punct(p, ','));
  return !p->failed && mica_parse_punct(p, ']');
}

static bool step_offset(mica_parser *p, grammar_parser *g) {
  const char *at = p->token.at;
  int64_t offset;
  parse_list strides;
  if (!parse_can_push(g, TK_ATTRIBUTE) || *p->lexer.cursor != ':') return false;
  uint32_t before = p->types->dims.count;
  mica_parser_advance(p);
  bool read = mica_parse_punct(p, ':') && read_stride(p, &offset) && mica_parse_punct(p, ',') &&
              mica_parse_keyword(p, "strides") && mica_parse_punct(p, ':') &&
              read_strides(p, &strides);
  if (!read) return p->failed = true;
  mica_int64s list = {PARSE_LIST(int64_t, p->types->dims, strides), strides.count};
  const mica_attr *layout = mica_attr_strided_layout(p->context, offset, list);
  p->types->dims.count = before;
  push_object(p, g, TK_ATTRIBUTE, at, layout);
  return true;
}

// ---- Elements -----------------------------------------------------------------------------------

// `dense<type, literal>`: the type is given behind, as it is written today.
static bool step_elements(mica_parser *p, grammar_parser *g, int kind) {
  ahead a = look_behind_token(p);
  if (a.kind != TK_LESS || !begins_type(look(&a)) || !parse_can_push(g, kind)) return false;
  parse_push(p, g, kind, p->token);
  if (!p->failed) mica_parser_advance(p);
  if (!p->failed) push_next(p, g);
  const char *at = p->token.at;
  const mica_type *type = p->failed ? NULL : mica_parser_type_here(p);
  if (type == NULL || !mica_parse_punct(p, ',')) return p->failed = true;
  while (!p->failed && p->kind != TK_GREATER && p->kind != TK_END) parse_step(p, g);
  if (!p->failed) push_next(p, g);
  push_mark(p, g, TK_COLON);
  if (!p->failed) push_object(p, g, TK_TYPE, at, type);
  return true;
}

// ---- Marks --------------------------------------------------------------------------------------

// `{a: 1}`
static bool step_colon(mica_parser *p, grammar_parser *g) {
  if (parse_can_push(g, TK_COLON) || !parse_can_push(g, TK_EQUAL)) return false;
  parse_push(p, g, TK_EQUAL, p->token);
  if (!p->failed) mica_parser_advance(p);
  return true;
}

// `^bb1(%a : i32)` and `^bb1 : (%a : i32)` among the successors of an operation in generic form
static bool step_arguments(mica_parser *p, grammar_parser *g) {
  if (p->looking_kind != TK_CARET_ID || p->ops->frames.count == 0 || !parse_can_push(g, TK_RSQUARE))
    return false;
  parse_settle(g);
  if (!p->failed && !mica_former_read_arguments(p)) p->failed = true;
  return true;
}

// An operation in generic form is read token by token: a run of tokens knows nothing older.
static bool step_generic(mica_parser *p, grammar_parser *g, int run) {
  if (!parse_can_push(g, run)) return false;
  push_next(p, g);
  return true;
}

bool mica_former_step(mica_parser *p, grammar_parser *g) {
  switch (p->kind) {
  case TK_COLON: return step_arguments(p, g) || step_colon(p, g);
  case TK_LPAREN: return step_arguments(p, g) || step_affine(p, g);
  case TK_VALUE: return step_generic(p, g, TK_RESULTS);
  case TK_STRING: return step_generic(p, g, TK_OP_HEAD);
  case TK_OFFSET: return step_offset(p, g);
  case TK_DENSE:
  case TK_SPARSE: return step_elements(p, g, p->kind);
  case TK_BARE_ID:
    if (step_type_word(p, g)) return true;
    return mica_str_is(parse_token_text(p), "splat") && step_elements(p, g, TK_DENSE);
  case TK_BANG_ID:
    if (!parse_can_push(g, TK_TYPE)) p->former->told = NULL;  // the name of an alias
    return step_type(p, g);
  default: return step_type(p, g);
  }
}
