// How deep the text nests, and the C stack with it where hooks call each other.
#include "text/parser.h"

void mica_parser_nest(mica_parser *p) {
  if (p->depth < p->depth_limit) p->depth++;
  else
    mica_parser_error(p, p->looking_at.at, "nested too deeply: the limit is %u levels",
                      p->depth_limit);
}

bool mica_parser_enter_hook(mica_parser *p) {
  char here;
  const char *now = &here;
  size_t used = (size_t)(now < p->stack_base ? p->stack_base - now : now - p->stack_base);
  if (used < p->stack_limit) return true;
  return mica_parser_error(
      p, p->token.at, "nested too deeply: the limit of stack for nested custom forms is %z bytes",
      p->stack_limit);
}
