// The one scanner of what authors write in C and C++: words, numbers, texts and marks, between
// blanks and comments. Used by all that reads such code, whether it understands it or changes
// words in it.
#ifndef MICA_GEN_C_CODE_TOKEN_H
#define MICA_GEN_C_CODE_TOKEN_H

#include "base/text.h"

typedef enum code_token_kind {
  TOKEN_NONE,
  TOKEN_WORD,    // a placeholder too, with its `$`
  TOKEN_NUMBER,  // as preprocessors know them: `1.5e-3`, `0x1p+4`, `1'000`
  TOKEN_TEXT,    // a string or a character, with its quotes; of a raw string the `R` is a part
  TOKEN_MARK,    // one character, `->`, `::`, or a digraph
} code_token_kind;

typedef struct code_token {
  code_token_kind kind;
  size_t at, size;  // in the code
  bool is_unended;  // TOKEN_TEXT without its last quote; TOKEN_NONE: a comment without end is there
} code_token;

code_token code_token_at(text code, size_t from);  // the next from there on
size_t code_skip_blanks(text code, size_t at);     // and comments
text code_token_text(text code, code_token token);
// How often the code has a word or a mark: `$_self` isn't in a text or in `$_self_type`.
size_t code_count(text code, const char *word);
// Where the comment at `at` ends; `at` itself: none begins there.
size_t code_comment_end(text code, size_t at);
// Where the text that begins with a quote at `at` ends; SIZE_MAX: nowhere.
size_t code_text_end(text code, size_t at);
// After the bracket that closes the one at `at`; SIZE_MAX: nothing does.
size_t code_group_end(text code, size_t at);

bool code_is_bracket(char c, const char *among);  // "([{" or ")]}"
char code_partner(char bracket);

#endif
