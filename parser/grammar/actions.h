// What the productions of the grammar call, by the part of the language. A function that fails has
// set p->failed; the grammar then calls nothing more.
#ifndef MICA_PARSER_ACTIONS_H
#define MICA_PARSER_ACTIONS_H

#include "grammar/affine.h"
#include "grammar/attribute.h"
#include "grammar/dense.h"
#include "grammar/fragment.h"
#include "grammar/location.h"
#include "grammar/operation.h"
#include "grammar/region.h"
#include "grammar/top_level.h"
#include "grammar/type.h"

static inline parse_token parse_next_token(const mica_parser *p) { return p->looking_at; }

// Says what was expected where the token `kind` stands (syntax_error.c).
MICA_COLD void mica_parser_syntax_error(mica_parser *p, void *automaton, int kind);

#endif
