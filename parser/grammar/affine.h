// Affine maps and sets.
#ifndef MICA_PARSER_AFFINE_H
#define MICA_PARSER_AFFINE_H

#include "text/parser.h"

// Names of dimensions and symbols, and the minus signs whose operand is awaited.
typedef struct affine_state {
  parse_stack exprs;       // const mica_affine_expr *
  parse_stack equalities;  // bool
  name_table names;
  uint32_t dims, symbols, negations;
  // Where expressions name values: what one is there. NULL: no memory.
  const mica_affine_expr *(*input)(mica_parser *p, mica_affine_values *values,
                                   const mica_operand_ref *value, bool is_symbol);
  mica_affine_values *values;  // NULL: expressions name no values
} affine_state;

const mica_attr *mica_parser_affine_map(mica_parser *p, parse_token at, const mica_attr *body);
const mica_attr *mica_parser_affine_set(mica_parser *p, parse_token at, const mica_attr *body);
const mica_attr *mica_parser_map_body(mica_parser *p, parse_list results);
const mica_attr *mica_parser_set_body(mica_parser *p, parse_list constraints);
void mica_parser_affine_begin(mica_parser *p);
void mica_parser_affine_dim(mica_parser *p, parse_token name);
void mica_parser_affine_symbol(mica_parser *p, parse_token name);
parse_list mica_parser_first_expr(mica_parser *p, const mica_affine_expr *expr);
parse_list mica_parser_next_expr(mica_parser *p, parse_list list, const mica_affine_expr *expr);
const mica_affine_expr *mica_parser_constraint(mica_parser *p, const mica_affine_expr *left,
                                               const mica_affine_expr *right, bool equality);
const mica_affine_expr *mica_parser_affine_sum(mica_parser *p, const mica_affine_expr *left,
                                               const mica_affine_expr *right);
const mica_affine_expr *mica_parser_affine_difference(mica_parser *p, const mica_affine_expr *left,
                                                      const mica_affine_expr *right);
const mica_affine_expr *mica_parser_affine_binary(mica_parser *p, mica_affine_kind kind,
                                                  parse_token at, const mica_affine_expr *left,
                                                  const mica_affine_expr *right);
const mica_affine_expr *mica_parser_affine_constant(mica_parser *p, parse_token digits);
const mica_affine_expr *mica_parser_affine_name(mica_parser *p, parse_token name);
// Likewise a value, where expressions may name values.
const mica_affine_expr *mica_parser_affine_value(mica_parser *p, const mica_operand_ref *value,
                                                 bool is_symbol);
mica_operand_ref mica_parser_operand(mica_parser *p, parse_token name);
mica_operand_ref mica_parser_numbered_operand(mica_parser *p, parse_token name, parse_token number);
void mica_parser_affine_minus(mica_parser *p);
// Each minus sign whose operand is wrong says so too.
void mica_parser_affine_blame_negations(mica_parser *p, const char *at);
const mica_affine_expr *mica_parser_affine_negation(mica_parser *p,
                                                    const mica_affine_expr *operand);

void mica_parser_affine_free(mica_parser *p);

#endif
