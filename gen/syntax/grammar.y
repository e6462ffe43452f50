// The grammar of the definition language. An action calls one function of actions.c: no logic here.
// Nodes lie in the arena, so nothing needs a destructor.
%token_prefix TK_
%token_type { const token * }
%name grammar
%extra_context { parse *p }
%stack_size 0
%stack_overflow { memory_exhausted(); }
%start_symbol file

%include {
#include "syntax/actions.h"
#include "syntax/type_kind.h"
#include <stdlib.h>
#define YYREALLOC(parser, old, old_size, size) memory_resize((old), (size))
#define YYFREE(parser, old, size) free(old)

static int innermost_keyword(const void *parser);
}

%syntax_error {
  if (parse_wants_error(p)) {
    unsigned char expected[YYNTOKEN];
    for (int i = 0; i < YYNTOKEN; i++) {
      YYACTIONTYPE action = action_on_token(yypParser->top->state, (YYCODETYPE)i);
      expected[i] = action != YY_ERROR_ACTION && action != YY_NO_ACTION;
    }
    const situation at = {yypParser->top->state, innermost_keyword(yypParser), p->before,
                          expected, YYNTOKEN};
    parse_syntax_error(p, TOKEN, &at);
  }
}

%code {
int grammar_expects(void *parser, int kind);
size_t grammar_progress(void *parser);

// Whether a token has an action of its own now, not just a reduction that any token would cause.
int grammar_expects(void *parser, int kind) {
  const automaton *a = parser;
  YYACTIONTYPE state = a->top->state;
  if (state > YY_MAX_SHIFT) return 0;
  int at = yy_shift_ofst[state] + kind;
  return yy_lookahead[at] == kind;
}

// The keyword of the statement or block that is being read.
static int innermost_keyword(const void *parser) {
  const automaton *a = parser;
  for (const entry *e = a->top; e > a->stack; e--) {
    switch (e->symbol) {
    case TK_CLASS: case TK_DEF: case TK_DEFM: case TK_MULTICLASS: case TK_LET: case TK_FOREACH:
    case TK_IF: case TK_THEN: case TK_ELSE: case TK_DEFSET: case TK_DEFVAR: case TK_DEFTYPE:
    case TK_ASSERT: case TK_DUMP: return e->symbol;
    default: break;
    }
  }
  return 0;
}

// A number that changes whenever the parser does anything.
size_t grammar_progress(void *parser) {
  const automaton *a = parser;
  return (size_t)(a->top - a->stack) * 65536u + a->top->state;
}
}

%token PLUS.  // nothing begins with it or has it inside

// What begins a value binds to the value before it where it can: in `(op [1])` the list is a
// suffix of the operator, as in TableGen. `{` after a trailing `#` opens a body instead.
%nonassoc VALUE_END WITHOUT_ELSE.
%nonassoc LBRACE.
%nonassoc TRAILING.
%nonassoc ELSE LSQUARE LESS DOT PASTE STRING CODE INT BINARY TRUE FALSE QUESTION ID LPAREN BANG
          BANG_TYPED BANG_OF_TYPE BANG_COND VARIABLE.

%type statement { syntax * }
%type statements { syntax_list }
file ::= top_level.
top_level ::= .
top_level ::= top_level statement(S). { parse_statement(p, S); }
statements(A) ::= . { A = (syntax_list){0}; }
statements(A) ::= statements(L) statement(S). { A = list_append(L, S); }

// ---- statements ---------------------------------------------------------------------------------

statement(A) ::= class(B). { A = B; }
statement(A) ::= def(B). { A = B; }
statement(A) ::= defm(B). { A = B; }
statement(A) ::= multiclass(B). { A = B; }
statement(A) ::= let(B). { A = B; }
statement(A) ::= foreach(B). { A = B; }
statement(A) ::= if(B). { A = B; }
statement(A) ::= defvar(B). { A = B; }
statement(A) ::= defset(B). { A = B; }
statement(A) ::= deftype(B). { A = B; }
statement(A) ::= assert(B). { A = B; }
statement(A) ::= dump(B). { A = B; }

// class ::= "class" ID template_arguments? bases? body
%type class { syntax * }
class(A) ::= CLASS(K) ID(N) template_arguments(T) bases(B) body(S).
  { A = parse_named(p, SYNTAX_CLASS, K->at.begin, N, parse_chain(T, B, S)); }

// def ::= "def" name? bases? body
%type def { syntax * }
def(A) ::= DEF(K) object_name(N) bases(B) body(S).
  { A = parse_parent(p, SYNTAX_DEF, K->at.begin, K->at.end, parse_chain(N, B, S)); }

// defm ::= "defm" name? ":" base ("," base)* ";"
%type defm { syntax * }
defm(A) ::= DEFM(K) object_name(N) base_group(B) SEMI(E).
  { A = parse_parent(p, SYNTAX_DEFM, K->at.begin, E->at.end, parse_chain(N, B, NULL)); }

%type object_name { syntax * }
object_name(A) ::= . { A = parse_none(p); }
object_name(A) ::= name_value(V). { A = V; }

// multiclass ::= "multiclass" ID template_arguments? bases? ("{" statement+ "}" | ";")
%type multiclass { syntax * }
multiclass(A) ::= MULTICLASS(K) ID(N) template_arguments(T) multiclass_body(S).
  { A = parse_named(p, SYNTAX_MULTICLASS, K->at.begin, N, parse_chain(T, parse_none(p), S)); }
multiclass(A) ::= MULTICLASS(K) ID(N) template_arguments(T) base_group(B) multiclass_body(S).
  { A = parse_named(p, SYNTAX_MULTICLASS, K->at.begin, N, parse_chain(T, B, S)); }
multiclass(A) ::= MULTICLASS(K) ID(N) template_arguments(T) base_group(B) SEMI(E).
  { syntax *body = parse_group(p, (syntax_list){0}, E->at.begin, E->at.end, false);
    A = parse_named(p, SYNTAX_MULTICLASS, K->at.begin, N, parse_chain(T, B, body)); }
%type multiclass_body { syntax * }
multiclass_body(A) ::= LBRACE(L) statements(S) RBRACE(R).
  { A = parse_group(p, S, L->at.begin, R->at.end, true); }
multiclass_body(A) ::= LBRACE(L) statements(S) RBRACE(R) SEMI(E).
  { A = parse_group(p, S, L->at.begin, R->at.end, true);
    parse_extra_semicolon(p, E, "multiclass"); }

// let ::= "let" item ("," item)* "in" block
%type let { syntax * }
let(A) ::= LET(K) let_items(I) IN(E) block(B).
  { A = parse_parent(p, SYNTAX_LET, K->at.begin, E->at.end,
                     parse_chain(parse_group(p, I, K->at.begin, E->at.begin, false), B, NULL)); }
%type let_items { syntax_list }
let_items(A) ::= let_item(I). { A = list_one(I); }
let_items(A) ::= let_items(L) COMMA let_item(I). { A = list_append(L, I); }
%type let_item { syntax * }
let_item(A) ::= ID(N) let_range(R) EQUAL value(V).
  { A = parse_named(p, SYNTAX_LET_ITEM, N->at.begin, N, parse_chain(R, V, NULL)); }
%type let_range { syntax * }
let_range(A) ::= . { A = parse_none(p); }
let_range(A) ::= LESS(L) pieces(P) GREATER(R).
  { A = parse_group(p, P, L->at.begin, R->at.end, true); }

// block ::= statement | "{" statement* "}"
%type block { syntax * }
block(A) ::= statement(S). { A = parse_group(p, list_one(S), S->begin, S->end, false); }
block(A) ::= LBRACE(L) statements(S) RBRACE(R).
  { A = parse_group(p, S, L->at.begin, R->at.end, true); }

// foreach ::= "foreach" ID "=" (value | range | "{" range ("," range)* "}") "in" block
%type foreach { syntax * }
foreach(A) ::= FOREACH(K) ID(N) EQUAL piece(V) IN block(B).
  { A = parse_named(p, SYNTAX_FOREACH, K->at.begin, N, parse_chain(V, B, NULL)); }

// if ::= "if" value "then" block ("else" block)?
%type if { syntax * }
if(A) ::= IF(K) value(V) THEN(E) block(B). [WITHOUT_ELSE]
  { A = parse_parent(p, SYNTAX_IF, K->at.begin, E->at.end, parse_chain(V, B, NULL)); }
if(A) ::= IF(K) value(V) THEN(E) block(B) ELSE block(C).
  { A = parse_parent(p, SYNTAX_IF, K->at.begin, E->at.end, parse_chain(V, B, C)); }

%type defvar { syntax * }
defvar(A) ::= DEFVAR(K) ID(N) EQUAL value(V) SEMI.
  { A = parse_named(p, SYNTAX_DEFVAR, K->at.begin, N, V); }

%type defset { syntax * }
defset(A) ::= DEFSET(K) type(T) ID(N) EQUAL LBRACE(L) statements(S) RBRACE(R).
  { A = parse_named(p, SYNTAX_DEFSET, K->at.begin, N,
                    parse_chain(T, parse_group(p, S, L->at.begin, R->at.end, true), NULL)); }

%type deftype { syntax * }
deftype(A) ::= DEFTYPE(K) ID(N) EQUAL type(T) SEMI.
  { A = parse_named(p, SYNTAX_DEFTYPE, K->at.begin, N, T); }

%type assert { syntax * }
assert(A) ::= ASSERT(K) value(C) COMMA value(M) SEMI(E).
  { A = parse_parent(p, SYNTAX_ASSERT, K->at.begin, E->at.end, parse_chain(C, M, NULL)); }

%type dump { syntax * }
dump(A) ::= DUMP(K) value(V) SEMI(E).
  { A = parse_parent(p, SYNTAX_DUMP, K->at.begin, E->at.end, V); }

// ---- template arguments, bases, bodies ----------------------------------------------------------

%type template_arguments { syntax * }
template_arguments(A) ::= . { A = parse_none(p); }
template_arguments(A) ::= LESS(L) declarations(D) GREATER(R).
  { A = parse_group(p, D, L->at.begin, R->at.end, true); }
%type declarations { syntax_list }
declarations(A) ::= declaration(D). { A = list_one(D); }
declarations(A) ::= declarations(L) COMMA declaration(D). { A = list_append(L, D); }

// declaration ::= "field"? type ID ("=" value)?
%type declaration { syntax * }
declaration(A) ::= type(T) ID(N) initial(V).
  { A = parse_named(p, SYNTAX_DECLARATION, N->at.begin, N, parse_chain(T, V, NULL)); }
declaration(A) ::= FIELD type(T) ID(N) initial(V).
  { A = parse_named(p, SYNTAX_DECLARATION, N->at.begin, N, parse_chain(T, V, NULL)); A->flag = 1; }
%type initial { syntax * }
initial(A) ::= . { A = NULL; }
initial(A) ::= EQUAL value(V). { A = V; }

%type bases { syntax * }
bases(A) ::= . { A = parse_none(p); }
bases(A) ::= base_group(B). { A = B; }
%type base_group { syntax * }
base_group(A) ::= COLON(C) base_list(L). { A = parse_group(p, L, C->at.begin, C->at.end, false); }
%type base_list { syntax_list }
base_list(A) ::= base(B). { A = list_one(B); }
base_list(A) ::= base_list(L) COMMA base(B). { A = list_append(L, B); }
%type base { syntax * }
base(A) ::= ID(N). { A = parse_named(p, SYNTAX_BASE, N->at.begin, N, NULL); }
base(A) ::= ID(N) LESS arguments(L) GREATER(R).
  { A = parse_named(p, SYNTAX_BASE, N->at.begin, N, L.first); A->flag = 1; A->end = R->at.end; }

%type arguments { syntax_list }
arguments(A) ::= . { A = (syntax_list){0}; }
arguments(A) ::= argument_list(L). { A = L; }
%type argument_list { syntax_list }
argument_list(A) ::= argument(V). { A = list_one(V); }
argument_list(A) ::= argument_list(L) COMMA argument(V). { A = list_append(L, V); }
%type argument { syntax * }
argument(A) ::= value(V). { A = V; }
argument(A) ::= value(N) EQUAL value(V).
  { A = parse_parent(p, SYNTAX_NAMED, N->begin, V->end, parse_chain(N, V, NULL)); }

%type body { syntax * }
body(A) ::= SEMI(E). { A = parse_group(p, (syntax_list){0}, E->at.begin, E->at.end, false); }
body(A) ::= LBRACE(L) items(I) RBRACE(R). { A = parse_group(p, I, L->at.begin, R->at.end, true); }
body(A) ::= LBRACE(L) items(I) RBRACE(R) SEMI(E).
  { A = parse_group(p, I, L->at.begin, R->at.end, true);
    parse_extra_semicolon(p, E, "class or def"); }
%type items { syntax_list }
items(A) ::= . { A = (syntax_list){0}; }
items(A) ::= items(L) item(I). { A = list_append(L, I); }

// item ::= declaration ";" | "let" ID bits? "=" value ";" | defvar | assert | dump
%type item { syntax * }
item(A) ::= declaration(D) SEMI. { A = D; }
item(A) ::= LET ID(N) bit_range(B) EQUAL(Q) value(V) SEMI(E).
  { A = parse_named(p, SYNTAX_LET_ITEM, N->at.begin, N, parse_chain(B, V, NULL));
    A->flag = Q->at.end == 0 ? 2 : E->at.end == 0; }
item(A) ::= defvar(D). { A = D; }
item(A) ::= assert(D). { A = D; }
item(A) ::= dump(D). { A = D; }
%type bit_range { syntax * }
bit_range(A) ::= . { A = parse_none(p); }
bit_range(A) ::= LBRACE(L) pieces(P) RBRACE(R).
  { A = parse_group(p, P, L->at.begin, R->at.end, true); }

// ---- types --------------------------------------------------------------------------------------

%type type { syntax * }
type(A) ::= BIT(K). { A = parse_type(p, TYPE_BIT, K->at.begin, K->at.end); }
type(A) ::= INT_TYPE(K). { A = parse_type(p, TYPE_INT, K->at.begin, K->at.end); }
type(A) ::= STRING_TYPE(K). { A = parse_type(p, TYPE_STRING, K->at.begin, K->at.end); }
type(A) ::= CODE_TYPE(K).
  { A = parse_type(p, TYPE_STRING, K->at.begin, K->at.end); A->flag = 1; }
type(A) ::= DAG(K). { A = parse_type(p, TYPE_DAG, K->at.begin, K->at.end); }
type(A) ::= BITS(K) LESS INT(N) GREATER(E).
  { A = parse_bits_type(p, K->at.begin, E->at.end, N); }
type(A) ::= LIST(K) LESS type(T) GREATER(E).
  { A = parse_type(p, TYPE_LIST, K->at.begin, E->at.end); A->child = T; }
type(A) ::= ID(N). { A = parse_named(p, SYNTAX_TYPE, N->at.begin, N, NULL); A->op = TYPE_RECORD; }

// ---- values -------------------------------------------------------------------------------------

// value ::= simple suffix* ("#" name_value?)?
%type value { syntax * }
value(A) ::= suffixed(V). [VALUE_END] { A = V; }
value(A) ::= suffixed(V) PASTE name_value(R).
  { A = parse_suffix(p, SYNTAX_PASTE, V, R, R->end, false); }
value(A) ::= suffixed(V) PASTE(H). [VALUE_END] { A = parse_trailing_paste(p, V, H); }
value(A) ::= suffixed(V) PASTE(H) LBRACE pieces(P) RBRACE(E).
  { A = parse_suffix(p, SYNTAX_BIT_SUFFIX, parse_suffix(p, SYNTAX_PASTE, V, NULL, H->at.end, false),
                     P.first, E->at.end, false); }
value(A) ::= suffixed(V) PASTE name_value(R) LBRACE pieces(P) RBRACE(E).
  { A = parse_suffix(p, SYNTAX_BIT_SUFFIX, parse_suffix(p, SYNTAX_PASTE, V, R, R->end, false),
                     P.first, E->at.end, false); }

%type suffixed { syntax * }
suffixed(A) ::= simple(V). { A = V; }
suffixed(A) ::= braces(V). { A = V; }
suffixed(A) ::= suffixed(V) LBRACE pieces(P) RBRACE(R).
  { A = parse_suffix(p, SYNTAX_BIT_SUFFIX, V, P.first, R->at.end, false); }
suffixed(A) ::= suffixed(V) LSQUARE pieces(P) RSQUARE(R).
  { A = parse_suffix(p, SYNTAX_SLICE, V, P.first, R->at.end, false); }
suffixed(A) ::= suffixed(V) LSQUARE pieces(P) COMMA RSQUARE(R).
  { A = parse_suffix(p, SYNTAX_SLICE, V, P.first, R->at.end, true); }
suffixed(A) ::= suffixed(V) DOT ID(N).
  { A = parse_named(p, SYNTAX_FIELD, V->begin, N, V); }

// The value of a name (`def` …) and what follows `#`: `{` after it opens a body.
%type name_value { syntax * }
name_value(A) ::= name_suffixed(V). [VALUE_END] { A = V; }
name_value(A) ::= name_suffixed(V) PASTE name_value(R).
  { A = parse_suffix(p, SYNTAX_PASTE, V, R, R->end, false); }
name_value(A) ::= name_suffixed(V) PASTE(H). [TRAILING] { A = parse_trailing_paste(p, V, H); }
%type name_suffixed { syntax * }
name_suffixed(A) ::= simple(V). { A = V; }
name_suffixed(A) ::= name_suffixed(V) LSQUARE pieces(P) RSQUARE(R).
  { A = parse_suffix(p, SYNTAX_SLICE, V, P.first, R->at.end, false); }
name_suffixed(A) ::= name_suffixed(V) LSQUARE pieces(P) COMMA RSQUARE(R).
  { A = parse_suffix(p, SYNTAX_SLICE, V, P.first, R->at.end, true); }
name_suffixed(A) ::= name_suffixed(V) DOT ID(N).
  { A = parse_named(p, SYNTAX_FIELD, V->begin, N, V); }

// piece ::= value | value "..." value | value "-" value | value negative_number
%type pieces { syntax_list }
pieces(A) ::= piece(P). { A = list_one(P); }
pieces(A) ::= pieces(L) COMMA piece(P). { A = list_append(L, P); }
%type piece { syntax * }
piece(A) ::= value(V). { A = V; }
piece(A) ::= value(V) ELLIPSIS value(W). { A = parse_range(p, V, W, 0); }
piece(A) ::= value(V) MINUS value(W). { A = parse_range(p, V, W, 1); }
piece(A) ::= value(V) INT(N). { A = parse_range_number(p, V, N); }

%type simple { syntax * }
simple(A) ::= INT(T). { A = parse_token(p, SYNTAX_INT, T); }
simple(A) ::= BINARY(T). { A = parse_token(p, SYNTAX_BINARY, T); }
simple(A) ::= TRUE(T). { A = parse_token(p, SYNTAX_INT, T); A->integer = 1; }
simple(A) ::= FALSE(T). { A = parse_token(p, SYNTAX_INT, T); A->integer = 0; }
simple(A) ::= strings(L). [VALUE_END] { A = parse_string(p, L); }
simple(A) ::= CODE(T). { A = parse_token(p, SYNTAX_CODE, T); }
simple(A) ::= QUESTION(T). { A = parse_token(p, SYNTAX_UNSET, T); }
simple(A) ::= ID(T). [VALUE_END] { A = parse_token(p, SYNTAX_NAME, T); }
simple(A) ::= ID(N) LESS arguments(L) GREATER(R).
  { A = parse_named(p, SYNTAX_CALL, N->at.begin, N, L.first); A->end = R->at.end; }
simple(A) ::= LSQUARE(L) RSQUARE(R). [VALUE_END] { A = parse_list(p, L, NULL, R, NULL); }
simple(A) ::= LSQUARE(L) values(V) RSQUARE(R). [VALUE_END]
  { A = parse_list(p, L, V.first, R, NULL); }
simple(A) ::= LSQUARE(L) values(V) COMMA RSQUARE(R). [VALUE_END]
  { A = parse_list(p, L, V.first, R, NULL); }
simple(A) ::= LSQUARE(L) RSQUARE LESS type(T) GREATER(R). { A = parse_list(p, L, NULL, R, T); }
simple(A) ::= LSQUARE(L) values(V) RSQUARE LESS type(T) GREATER(R).
  { A = parse_list(p, L, V.first, R, T); }
simple(A) ::= LSQUARE(L) values(V) COMMA RSQUARE LESS type(T) GREATER(R).
  { A = parse_list(p, L, V.first, R, T); }
simple(A) ::= LPAREN(L) value(O) dag_name(N) RPAREN(R). { A = parse_dag(p, L, O, N, NULL, R); }
simple(A) ::= LPAREN(L) value(O) dag_name(N) dag_items(I) RPAREN(R).
  { A = parse_dag(p, L, O, N, I.first, R); }
simple(A) ::= operator(O) RPAREN(R). { A = parse_operator_end(p, O, true, R); }
simple(A) ::= operation(O) RPAREN(R). { A = parse_operator_end(p, O, false, R); }
simple(A) ::= operation(O) COMMA RPAREN(R). { A = parse_operator_end(p, O, true, R); }

%type braces { syntax * }
braces(A) ::= LBRACE(L) RBRACE(R).
  { A = parse_parent(p, SYNTAX_BITS, L->at.begin, R->at.end, NULL); }
braces(A) ::= LBRACE(L) pieces(P) RBRACE(R).
  { A = parse_parent(p, SYNTAX_BITS, L->at.begin, R->at.end, P.first); }

%type strings { syntax_list }
strings(A) ::= STRING(T). { A = list_one(parse_token(p, SYNTAX_STRING, T)); }
strings(A) ::= strings(L) STRING(T). { A = parse_joined(p, L, T); }

%type values { syntax_list }
values(A) ::= value(V). { A = list_one(V); }
values(A) ::= values(L) COMMA value(V). { A = list_append(L, V); }

%type dag_name { syntax * }
dag_name(A) ::= . { A = NULL; }
dag_name(A) ::= COLON VARIABLE(T). { A = parse_token(p, SYNTAX_VARIABLE, T); }
%type dag_items { syntax_list }
dag_items(A) ::= dag_item(I). { A = list_one(I); }
dag_items(A) ::= dag_items(L) COMMA dag_item(I). { A = list_append(L, I); }
%type dag_item { syntax * }
dag_item(A) ::= value(V). { A = parse_dag_item(p, V, NULL); }
dag_item(A) ::= value(V) COLON VARIABLE(T). { A = parse_dag_item(p, V, T); }
dag_item(A) ::= VARIABLE(T). { A = parse_dag_item(p, NULL, T); }

// operation ::= "!name" ("<" type ">")? "(" operand ("," operand)* ")"; the lexer tells the
// operators that need a type, may have one and have none, and !cond.
%type operator { syntax * }
operator(A) ::= operator_name(O) LPAREN. { A = O; }
operator(A) ::= operator_typed(O) LPAREN. { A = O; }
operator(A) ::= operator_typed(O) LESS type(T) GREATER LPAREN. { A = O; A->second = T; }
operator(A) ::= operator_of_type(O) LESS type(T) GREATER LPAREN. { A = O; A->second = T; }
%type operator_name { syntax * }
operator_name(A) ::= BANG(O). { A = parse_operator(p, O); }
%type operator_typed { syntax * }
operator_typed(A) ::= BANG_TYPED(O). { A = parse_operator(p, O); }
%type operator_of_type { syntax * }
operator_of_type(A) ::= BANG_OF_TYPE(O). { A = parse_operator(p, O); }
%type operation { syntax * }
operation(A) ::= operator(O) value(V). { A = parse_operand(p, O, V); }
operation(A) ::= operation(O) COMMA value(V). { A = parse_operand(p, O, V); }
%type condition { syntax * }
condition(A) ::= BANG_COND(O). { A = parse_operator(p, O); }
%type cases { syntax * }
cases(A) ::= condition(O) LPAREN case(C). { A = parse_operand(p, O, C); }
cases(A) ::= cases(O) COMMA case(C). { A = parse_operand(p, O, C); }
simple(A) ::= condition(O) LPAREN RPAREN(R). { A = parse_operator_end(p, O, false, R); }
simple(A) ::= cases(O) RPAREN(R). { A = parse_operator_end(p, O, false, R); }
simple(A) ::= cases(O) COMMA RPAREN(R). { A = parse_operator_end(p, O, false, R); }
%type case { syntax * }
case(A) ::= value(C) COLON value(V).
  { A = parse_parent(p, SYNTAX_CASE, C->begin, V->end, parse_chain(C, V, NULL)); }
