// What to write where the grammar expects something else: a help and a note beside the error, whose
// text and place are llvm-tblgen's. Called once an error.
#include <string.h>

#include "syntax/actions.h"
#include "syntax/grammar.h"

typedef struct token_word {
  int kind;
  const char *word;
} token_word;

static const token_word keywords[] = {
    {TK_ASSERT, "assert"},
    {TK_BIT, "bit"},
    {TK_BITS, "bits"},
    {TK_CLASS, "class"},
    {TK_CODE_TYPE, "code"},
    {TK_DAG, "dag"},
    {TK_DEF, "def"},
    {TK_DEFM, "defm"},
    {TK_DEFSET, "defset"},
    {TK_DEFTYPE, "deftype"},
    {TK_DEFVAR, "defvar"},
    {TK_DUMP, "dump"},
    {TK_ELSE, "else"},
    {TK_FIELD, "field"},
    {TK_FOREACH, "foreach"},
    {TK_IF, "if"},
    {TK_IN, "in"},
    {TK_INT_TYPE, "int"},
    {TK_LET, "let"},
    {TK_LIST, "list"},
    {TK_MULTICLASS, "multiclass"},
    {TK_STRING_TYPE, "string"},
    {TK_THEN, "then"},
};

static const char *keyword_of(int kind) {
  for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++)
    if (keywords[i].kind == kind) return keywords[i].word;
  return NULL;
}

// ---- where a bracket or a mark is missing -------------------------------------------------------

static const token_word openers[] = {
    {TK_LBRACE, "{"}, {TK_LPAREN, "("}, {TK_LSQUARE, "["}, {TK_LESS, "<"}};
static const token_word closers[] = {
    {TK_RBRACE, "}"}, {TK_RPAREN, ")"}, {TK_RSQUARE, "]"}, {TK_GREATER, ">"}};
enum { BRACKETS = 4 };

// SIZE_MAX: it isn't among them.
static size_t bracket_of(const token_word *words, int kind) {
  for (size_t i = 0; i < BRACKETS; i++)
    if (words[i].kind == kind) return i;
  return SIZE_MAX;
}

static const token *statement_token(const parse *p, size_t index) {
  return &p->tokens[index & (p->token_capacity - 1)];
}

// The last bracket before `end` that isn't closed there, walking back from it; its index, or
// SIZE_MAX. The tokens of a long statement are known from a place in it on.
static size_t open_bracket(const parse *p, size_t end) {
  size_t depth = 0;
  for (size_t i = end; i-- > p->token_first;) {
    int kind = statement_token(p, i)->kind;
    if (bracket_of(closers, kind) != SIZE_MAX) depth++;
    else if (bracket_of(openers, kind) != SIZE_MAX && depth-- == 0) return i;
  }
  return SIZE_MAX;
}

// The index of the token that is wrong.
static size_t index_of(const parse *p, const token *t) {
  for (size_t i = p->token_next; i-- > p->token_first;)
    if (statement_token(p, i)->at.begin == t->at.begin) return i;
  return p->token_first;
}

static unsigned line_of(const parse *p, place at) { return source_position(p->sources, at).line; }

// The mark that a message asks for: "expected ';' at …".
static char mark_wanted(text message) {
  size_t at = text_find(message, TEXT("or ';' for declaration"), 0);
  if (at != SIZE_MAX) return ';';
  at = text_find(message, TEXT("xpected '"), 0);
  bool is_mark = at != SIZE_MAX && at + 10 < message.size && message.data[at + 10] == '\'';
  return is_mark ? message.data[at + 9] : '\0';
}

static void note(parse *p, place_range at, text said) {
  p->note_at = at;
  p->note = said;
}

// `let x = 1 { def ...`: the braces were read as bits of the value.
static bool lacks_in(const parse *p, size_t open) {
  bool has_in = false;
  for (size_t i = p->token_first; i < open; i++) has_in |= statement_token(p, i)->kind == TK_IN;
  return !has_in && statement_token(p, p->token_first)->kind == TK_LET &&
         open_bracket(p, open) == SIZE_MAX;
}

void syntax_note(parse *p, const token *t) {
  size_t wrong = index_of(p, t), open = open_bracket(p, wrong);
  const token *opener = open == SIZE_MAX ? NULL : statement_token(p, open);
  char mark = mark_wanted(p->error);
  size_t outer = open == SIZE_MAX ? SIZE_MAX : open_bracket(p, open);
  bool in_arguments = outer != SIZE_MAX && statement_token(p, outer)->kind == TK_LESS;
  bool is_body = opener != NULL && opener->kind == TK_LBRACE && t->kind == TK_LET;
  bool after_call = is_body && open > p->token_first &&
                    statement_token(p, open - 1)->kind == TK_GREATER;
  if (after_call && outer != SIZE_MAX)
    note(p, opener->at,
         TEXT("what is written in place has no body: give it arguments, or define it by a 'def'"));
  else if (opener != NULL && opener->kind == TK_LBRACE && in_arguments && t->kind != TK_INT)
    note(p, opener->at, TEXT("a '>' is missing before this '{'"));
  else if (opener != NULL && opener->kind == TK_LBRACE && begins_definition(t->kind) &&
           lacks_in(p, open))
    note(p, opener->at, TEXT("'in' is missing before this '{'"));
  else if (opener != NULL && (t->kind == TOKEN_END || begins_definition(t->kind)) &&
           begins_line(p, t))
    note(p, opener->at,
         arena_printf(p->memory, "this '%s' is never closed: a '%s' is missing",
                      openers[bracket_of(openers, opener->kind)].word,
                      closers[bracket_of(openers, opener->kind)].word));
  else if (mark != '\0' && line_of(p, p->before_end) < line_of(p, t->at.begin))
    note(p, at_place(p->before_end), arena_printf(p->memory, "write '%c' here", mark));
}

// ---- what to write ------------------------------------------------------------------------------

static bool says(const parse *p, const char *what) { return text_contains(p->error, what); }

static text help_in_dag(const parse *p, const token *t) {
  if (t->kind == TK_VARIABLE)
    return arena_printf(p->memory, "write ':' before '$%.*s'", TEXT_ARGS(t->spelling));
  if (t->kind == TK_COLON) return TEXT("the name stands after it: I32:$name");
  bool on_line = line_of(p, p->before_end) == line_of(p, t->at.begin);
  return on_line ? TEXT("write ',' between the items, or ')' after the last") : TEXT("");
}

static text help_with_marks(const parse *p, const token *t) {
  if (says(p, "expected variable name in dag literal") && t->kind == TK_ID)
    return arena_printf(p->memory, "write '$%.*s'", TEXT_ARGS(t->spelling));
  if (says(p, "expected ')' in dag init")) return help_in_dag(p, t);
  if (says(p, "expected ';' after") && (t->kind == TK_RPAREN || t->kind == TK_RSQUARE))
    return arena_printf(p->memory, "nothing opens this '%s': remove it",
                        closers[bracket_of(closers, t->kind)].word);
  if (says(p, "when parsing a value") && p->before == TK_COMMA && t->kind == TK_RPAREN)
    return TEXT("write an item after the ',', or remove it");
  if (says(p, "expected ']' at end of list value"))
    return TEXT("write ',' between the items, or ']' after the last");
  if (says(p, "Expected comma before next argument"))
    return TEXT("write ',' between the arguments, or '>' after the last");
  if (says(p, "Expected '{' to start body") && t->kind == TK_ID)
    return TEXT("write ':' before the class");
  if (says(p, "when parsing a value") && t->kind == TK_EQUAL && p->before == TK_EQUAL)
    return TEXT("write '=' once");
  if (says(p, "when parsing a value") && t->kind == TK_COMMA && p->before == TK_ID)
    return TEXT("no ',' stands between the operator and the first item");
  if (says(p, "Unexpected token at top level") && t->kind == TK_PASTE)
    return TEXT("write 'include' without '#'");
  if (says(p, "Unexpected token at top level") && t->kind == TK_RBRACE)
    return TEXT("no '{' is open here: remove it");
  return TEXT("");
}

text syntax_help(parse *p, const token *t, const situation *at) {
  const char *keyword = keyword_of(t->kind);
  if (t->kind == TK_IN && says(p, "in dag init"))
    return TEXT("'in' is a keyword; did you mean 'ins'?");
  bool is_noted = p->note_at.begin != 0;
  if (says(p, "when parsing a value") && t->kind == TK_INT_TYPE)
    return TEXT("'int' is a keyword; a type of C is written in quotes: \"int\"");
  if (keyword != NULL && !is_noted && (at->expected[TK_ID] || says(p, "when parsing a value")))
    return arena_printf(p->memory, "'%s' is a keyword", keyword);
  spelling near = spelling_of(t->kind == TK_ID ? t->spelling : TEXT(""));
  for (size_t i = 0; i < sizeof keywords / sizeof keywords[0] && t->kind == TK_ID; i++)
    if (at->expected[keywords[i].kind]) spelling_offer(&near, text_of(keywords[i].word));
  if (near.nearest.size > 0)
    return arena_printf(p->memory, "did you mean '%.*s'?", TEXT_ARGS(near.nearest));
  text marks = help_with_marks(p, t);
  if (marks.size > 0) return marks;
  if (at->expected[TK_IN] && at->keyword == TK_FOREACH) return TEXT("expected 'in'");
  return at->expected[TK_THEN] ? TEXT("expected 'then'") : TEXT("");
}
