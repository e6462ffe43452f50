// Affine expressions over values, for custom forms: `[%i + 1, symbol(%n)]`. The grammar reads the
// expressions, here stands which value is which dimension or symbol. All of it lives in the
// parser's scratch.
#include "custom/custom.h"

#include <stdio.h>

// What a value is; NAME_NONE: no dimension, no symbol yet.
typedef struct named_value {
  uint32_t dim, symbol;
  uint32_t list;   // that it occurred in last
  bool is_symbol;  // there
} named_value;

struct mica_affine_values {
  scratch_list dims, symbols;  // mica_operand_ref
  scratch_list named;          // named_value, for each of p->custom->affine_names
  uint32_t list;               // that is being read, counted from 1
};

// ---- Values -------------------------------------------------------------------------------------

// One text for each value, however its number was written. NULL data: no memory.
static mica_str unique_name(mica_parser *p, const mica_operand_ref *value) {
  if (value->number == 0) return value->name;
  char digits[16];
  size_t count = (size_t)snprintf(digits, sizeof digits, "#%lu", (unsigned long)value->number);
  char *text = mica_parser_scratch_take(p, value->name.size + count);
  if (text == NULL) return (mica_str){NULL, 0};
  memcpy(text, value->name.data, value->name.size);
  memcpy(text + value->name.size, digits, count);
  return (mica_str){text, value->name.size + count};
}

static named_value *find_named(mica_parser *p, mica_affine_values *values,
                               const mica_operand_ref *value) {
  mica_str name = unique_name(p, value);
  if (name.data == NULL) return NULL;
  uint32_t number = mica_parser_name_add(p, &p->custom->affine_names, name);
  if (number == NAME_NONE) return NULL;
  if (number < values->named.count) return (named_value *)values->named.items + number;
  named_value *added = mica_custom_list_push(p, &values->named, sizeof *added);
  if (added != NULL) *added = (named_value){.dim = NAME_NONE, .symbol = NAME_NONE};
  return added;
}

// The dimension or symbol that a value is. NULL: no memory.
static const mica_affine_expr *input(mica_parser *p, mica_affine_values *values,
                                     const mica_operand_ref *value, bool is_symbol) {
  named_value *named = find_named(p, values, value);
  if (named == NULL) return NULL;
  if (named->list != values->list) {
    named->list = values->list;
    named->is_symbol = is_symbol;
  }
  uint32_t *position = named->is_symbol ? &named->symbol : &named->dim;
  if (*position == NAME_NONE) {
    scratch_list *list = named->is_symbol ? &values->symbols : &values->dims;
    mica_operand_ref *slot = mica_custom_list_push(p, list, sizeof *slot);
    if (slot == NULL) return NULL;
    *slot = *value;
    *position = (uint32_t)list->count - 1;
  }
  return named->is_symbol ? mica_affine_symbol(p->context, *position)
                          : mica_affine_dim(p->context, *position);
}

// ---- Expressions --------------------------------------------------------------------------------

mica_affine_values *mica_parse_affine_begin(mica_parser *p) {
  mica_affine_values *values = p->failed ? NULL : mica_parser_scratch_take(p, sizeof *values);
  if (values == NULL) return NULL;
  *values = (mica_affine_values){0};
  mica_parser_names_clear(p, &p->custom->affine_names);
  return values;
}

// A value alone, the commonest expression. Absent: there is more; nothing was read.
static mica_parsed parse_lone_value(mica_parser *p, mica_affine_values *values,
                                    const mica_affine_expr **out) {
  mica_position at = p->token.at;
  mica_operand_ref value;
  mica_parsed found = mica_parse_optional_operand(p, &value);
  if (found != MICA_PARSED) return found;
  if (p->kind != TK_COMMA && p->kind != TK_RSQUARE && p->kind != TK_RPAREN) {
    mica_parser_jump(p, at);
    return p->failed ? MICA_FAILED : MICA_ABSENT;
  }
  *out = input(p, values, &value, false);
  return *out == NULL ? MICA_FAILED : MICA_PARSED;
}

static bool parse_expr(mica_parser *p, mica_affine_values *values, const mica_affine_expr **out) {
  mica_parsed found = parse_lone_value(p, values, out);
  if (found != MICA_ABSENT) return found == MICA_PARSED;
  mica_parser_affine_begin(p);
  p->affine->values = values;
  p->affine->input = input;
  bool parsed = parse_fragment(p, TK_START_AFFINE_EXPR);
  p->affine->values = NULL;
  *out = p->fragment->expr;
  return parsed;
}

bool mica_parse_affine_expr(mica_parser *p, mica_affine_values *values,
                            const mica_affine_expr **out) {
  values->list++;
  return parse_expr(p, values, out);
}

typedef struct expr_list {
  mica_affine_values *values;
  scratch_list exprs;  // const mica_affine_expr *
} expr_list;

static bool parse_element(mica_parser *p, void *user) {
  expr_list *list = user;
  const mica_affine_expr *expr;
  if (!parse_expr(p, list->values, &expr)) return false;
  const mica_affine_expr **slot = mica_custom_list_push(p, &list->exprs, sizeof *slot);
  if (slot != NULL) *slot = expr;
  return slot != NULL;
}

bool mica_parse_affine_exprs(mica_parser *p, mica_affine_values *values, int open,
                             mica_affine_exprs *out) {
  expr_list list = {values, {0}};
  values->list++;
  if (!mica_custom_list(p, open, false, " in affine map", parse_element, &list)) return false;
  *out = (mica_affine_exprs){list.exprs.items, list.exprs.count};
  return true;
}

mica_operand_refs mica_affine_values_dims(const mica_affine_values *values) {
  return (mica_operand_refs){values->dims.items, values->dims.count};
}
mica_operand_refs mica_affine_values_symbols(const mica_affine_values *values) {
  return (mica_operand_refs){values->symbols.items, values->symbols.count};
}

bool mica_parse_affine_map_of_values(mica_parser *p, int open, mica_operand_refs *out,
                                     const mica_affine_map **map) {
  mica_affine_values *values = mica_parse_affine_begin(p);
  mica_affine_exprs results;
  if (values == NULL || !mica_parse_affine_exprs(p, values, open, &results)) return false;
  scratch_list all = values->dims;
  for (size_t i = 0; i < values->symbols.count; i++) {
    mica_operand_ref *slot = mica_custom_list_push(p, &all, sizeof *slot);
    if (slot == NULL) return false;
    *slot = ((mica_operand_ref *)values->symbols.items)[i];
  }
  *out = (mica_operand_refs){all.items, all.count};
  *map = mica_affine_map_get(p->context, (uint32_t)values->dims.count,
                             (uint32_t)values->symbols.count, results.data, results.size);
  return *map != NULL || mica_parser_no_memory(p);
}
