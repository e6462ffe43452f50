// Positions in the text, and errors there.
#ifndef MICA_PARSER_POSITION_H
#define MICA_PARSER_POSITION_H

#include "mica/mica.h"

typedef struct position_state {
  const char *line_at, *line_start;
  uint32_t line, file_number, first_column;
  mica_str file;
} position_state;

mica_loc mica_parser_loc_at(mica_parser *p, const char *at);
MICA_COLD bool mica_parser_no_memory(mica_parser *p);  // always false
MICA_COLD bool mica_parser_error(mica_parser *p, const char *at, const char *format,
                                 ...);  // always false
MICA_COLD mica_diag *mica_parser_error_begin(mica_parser *p, const char *at, const char *format,
                                             ...);
// At the token being looked at; `wrong_token` goes back over blank lines to the end of what was
// written.
MICA_COLD bool mica_parser_error_here(mica_parser *p, const char *format, ...);
MICA_COLD bool mica_parser_error_wrong_token(mica_parser *p, const char *format, ...);
MICA_COLD mica_diag *mica_parser_error_wrong_token_begin(mica_parser *p, const char *format, ...);
const char *mica_parser_wrong_token_place(mica_parser *p, const char *at);

#endif
