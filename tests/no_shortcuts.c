// Stands in for parser/runs.c and parser/spelling.c in the programs of check-plain: no list is
// taken at once and no spelling remembered, and the grammar reads every text token by token.
#include "parser.h"

int mica_parser_op_head_run_at(mica_parser *p) { return p->kind; }

bool mica_parser_regions_run_at(mica_parser *p, int head) {
  (void)p, (void)head;
  return false;
}

int mica_parser_region_end_run_at(mica_parser *p, bool or_next) {
  (void)or_next;
  return p->kind;
}

bool mica_parser_block_run_at(mica_parser *p) {
  (void)p;
  return false;
}

bool mica_parser_custom_run_at(mica_parser *p) {
  p->op_results = (parse_list){p->results.count, 0};
  return false;
}

void mica_parser_signatures_forget(mica_parser *p) { (void)p; }

bool mica_parser_function_type_run_at(mica_parser *p, const mica_type **type) {
  (void)p, (void)type;
  return false;
}

bool mica_parser_arguments_run_at(mica_parser *p, mica_parsed_arguments *out) {
  (void)p, (void)out;
  return false;
}

bool mica_parser_op_type_run_at(mica_parser *p, parse_token *token) {
  (void)p, (void)token;
  return false;
}

const void *mica_parser_spelling_read(mica_parser *p, const unsigned char *start,
                                      const unsigned char **end) {
  (void)p, (void)start;
  *end = NULL;
  return NULL;
}

void mica_parser_spelling_add(mica_parser *p, const char *start, const char *end,
                              const void *object) {
  (void)p, (void)start, (void)end, (void)object;
}

const mica_attr *mica_parser_elements_read(const mica_parser *p, const char *start,
                                           const char **end) {
  (void)p, (void)start;
  *end = NULL;
  return NULL;
}

void mica_parser_elements_add(mica_parser *p, const char *start, const char *end,
                              const mica_attr *elements) {
  (void)p, (void)start, (void)end, (void)elements;
}

void mica_parser_spellings_free(mica_parser *p) { (void)p; }
