// Stands in for parser/shortcut/ in the programs of check-plain: no list is taken at once and no
// spelling remembered, and the grammar reads every text token by token.
#include "shortcut/shortcut.h"

static const void *recall(mica_parser *p, const unsigned char *start, const unsigned char **end) {
  (void)p, (void)start;
  *end = NULL;
  return NULL;
}

static void remember(mica_parser *p, const char *start, const char *end, const void *object) {
  (void)p, (void)start, (void)end, (void)object;
}

static const mica_attr *recall_elements(const mica_parser *p, const char *start, const char **end) {
  (void)p, (void)start;
  *end = NULL;
  return NULL;
}

static void remember_elements(mica_parser *p, const char *start, const char *end,
                              const mica_attr *elements) {
  (void)p, (void)start, (void)end, (void)elements;
}

static int op_head(mica_parser *p) { return p->kind; }

static bool op_type(mica_parser *p, parse_token *token) {
  (void)p, (void)token;
  return false;
}

static bool custom_op(mica_parser *p) {
  p->ops->named = (parse_list){p->ops->results.count, 0};
  return false;
}

static bool function_type(mica_parser *p, const mica_type **type) {
  (void)p, (void)type;
  return false;
}

static bool arguments(mica_parser *p, mica_parsed_arguments *out) {
  (void)p, (void)out;
  return false;
}

static bool row(mica_parser *p, grammar_parser *g) {
  (void)p, (void)g;
  return false;
}

static void nothing(mica_parser *p) { (void)p; }

const parser_shortcuts mica_parser_shortcuts = {
    .recall = recall,
    .remember = remember,
    .recall_elements = recall_elements,
    .remember_elements = remember_elements,
    .op_head = op_head,
    .op_type = op_type,
    .custom_op = custom_op,
    .function_type = function_type,
    .arguments = arguments,
    .row = row,
    .forget_text = nothing,
    .free = nothing,
};
