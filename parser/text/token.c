// The token that is next.
#include "text/parser.h"

void mica_parser_advance(mica_parser *p) {
  p->previous_end = p->token_end;
  p->kind = mica_lex(&p->lexer, &p->token);
  p->token_end = (const char *)p->lexer.cursor;
  if (p->kind != TK_ERROR) return;
  if (!p->failed) mica_parser_error(p, p->lexer.error_at, "%s", p->lexer.error);
  p->failed = true;
}

void mica_parser_jump(mica_parser *p, const char *cursor) {
  assert(cursor >= (const char *)p->lexer.begin && cursor <= (const char *)p->lexer.end);
  p->lexer.cursor = (const unsigned char *)cursor;
  mica_parser_advance(p);
}

int mica_lex_float_name(lexer *lx, parse_token *token, const unsigned char *start,
                        const unsigned char *end) {
  mica_str name = {(const char *)start, (size_t)(end - start)};
  mica_float_kind kind;
  token->at = name.data;
  token->as.size = name.size;
  lx->cursor = end;
  return mica_float_kind_named(name, &kind) ? TK_PLAIN_TYPE : TK_BARE_ID;
}
