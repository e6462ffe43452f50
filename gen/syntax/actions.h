// The state of a parser, and what the grammar's actions and the driver call. Shared by grammar.y,
// actions.c, parse.c and syntax_error.c.
#ifndef MICA_GEN_SYNTAX_ACTIONS_H
#define MICA_GEN_SYNTAX_ACTIONS_H

#include "syntax/parse.h"

// Where the grammar stands at a syntax error.
typedef struct situation {
  unsigned state;
  int keyword;                    // of the innermost statement or block
  int before;                     // the token read last
  const unsigned char *expected;  // by kind of token: whether it could be read
  size_t token_count;
} situation;

typedef struct open_operator {
  syntax *node, *last;  // its last operand
  size_t count;
} open_operator;

typedef struct parse {
  arena *memory;
  scanner *scanner;
  diagnostics *diagnostics;
  const source_set *sources;
  statement_handler *handle;
  void *user;
  const token *look;   // the token being given to the grammar
  const token *ahead;  // the one after it
  token *tokens;       // a ring: the tokens of the statement being read, where they don't move
  size_t token_first, token_next, token_capacity;  // a power of 2
  int before;  // the kind of the one before it, and where it ends
  place before_end;
  bool failed;   // a syntax error in this statement
  bool closing;  // the statement is being closed after one
  bool closed;
  place_range error_at;  // of the error, reported when what is before it was evaluated
  text error, help, note;
  place_range note_at;       // begin 0: there is no note
  open_operator *operators;  // whose closing parenthesis wasn't read yet
  size_t operator_count, operator_capacity;
  struct example_state *examples;  // of syntax_error.c
  situation *probe;                // an example is being read: where it ends
} parse;

syntax *parse_node(parse *p, syntax_kind kind, place begin, place end);
syntax *parse_token(parse *p, syntax_kind kind, const token *t);  // keeps its text or integer
syntax *parse_parent(parse *p, syntax_kind kind, place begin, place end, syntax *first);
syntax *parse_named(parse *p, syntax_kind kind, place begin, const token *name, syntax *first);
syntax *parse_group(parse *p, syntax_list items, place begin, place end, bool braced);
syntax *parse_none(parse *p);
syntax *parse_chain(syntax *a, syntax *b, syntax *c);  // siblings; NULL ends the chain
syntax *parse_type(parse *p, int kind, place begin, place end);
syntax *parse_bits_type(parse *p, place begin, place end, const token *width);
syntax *parse_suffix(parse *p, syntax_kind kind, syntax *base, syntax *second, place end,
                     bool flag);
syntax *parse_range(parse *p, syntax *from, syntax *to, int how);
syntax *parse_range_number(parse *p, syntax *from, const token *number);
syntax *parse_trailing_paste(parse *p, syntax *left, const token *hash);
syntax *parse_dag(parse *p, const token *open, syntax *op, syntax *name, syntax *items,
                  const token *close);
syntax *parse_dag_item(parse *p, syntax *value, const token *name);
syntax *parse_operator(parse *p, const token *name);  // begins it
syntax *parse_operand(parse *p, syntax *op, syntax *operand);
// missing: a value should stand before the closing parenthesis.
syntax *parse_operator_end(parse *p, syntax *op, bool missing, const token *close);
syntax *parse_list(parse *p, const token *open, syntax *items, const token *close, syntax *type);
syntax_list parse_joined(parse *p, syntax_list pieces, const token *t);
syntax *parse_string(parse *p, syntax_list pieces);
void parse_extra_semicolon(parse *p, const token *semicolon, const char *what);
void parse_statement(parse *p, syntax *statement);
// Whether anybody asks: one is reported, and those of closing what it left open are not.
bool parse_wants_error(const parse *p);
void parse_syntax_error(parse *p, const token *t, const situation *at);
// Notes the first error of a statement: the message is kept.
void parse_fail(parse *p, place_range at, text message);
bool begins_definition(int kind);                  // of what stands at the top level alone
bool begins_line(const parse *p, const token *t);  // it is the first of its line, or the end

static inline syntax_list list_one(syntax *s) { return (syntax_list){s, s}; }
syntax_list list_append(syntax_list list, syntax *s);

// ---- syntax_error.c -----------------------------------------------------------------------------

text syntax_message(parse *p, const situation *at);
// What is said where an operator wants the name of a variable that it binds. NULL: it doesn't.
const char *operator_name_wanted(bang op, size_t index);
void syntax_errors_free(parse *p);

// ---- syntax_help.c ------------------------------------------------------------------------------

// What may help: the keyword nearest to a misspelt one, or what could stand. Size 0: nothing.
text syntax_help(parse *p, const token *t, const situation *at);
// Notes the bracket that isn't closed, or where the missing mark belongs.
void syntax_note(parse *p, const token *t);

// The parser that Lemon makes of grammar.y: one for a statement or an example.
void *parser_take(parse *p);
void parser_free(void *parser);
size_t grammarSize(void);
void grammarInit(void *parser, parse *p);
void grammarFinalize(void *parser);
void grammar(void *parser, int kind, const token *t);

#endif
