// Affine maps and integer sets. The names of dimensions and symbols hold for the map that is being
// read; maps do not nest.
#include "grammar/affine.h"
#include "grammar/above.h"

static const mica_affine_expr *made(mica_parser *p, const mica_affine_expr *expr) {
  if (expr == NULL) mica_parser_no_memory(p);
  return expr;
}

// ---- Names --------------------------------------------------------------------------------------

void mica_parser_affine_begin(mica_parser *p) {
  mica_parser_names_clear(p, &p->affine->names);
  p->affine->dims = p->affine->symbols = p->affine->negations = 0;
  p->affine->values = NULL;
}

static bool define(mica_parser *p, parse_token name) {
  uint32_t count = p->affine->names.names.count;
  uint32_t number = mica_parser_name_add(p, &p->affine->names, parse_text(name));
  if (number == count) return true;
  if (number != NAME_NONE)
    mica_parser_error(p, name.at, "redefinition of identifier '%S'", parse_text(name));
  return false;
}

void mica_parser_affine_dim(mica_parser *p, parse_token name) {
  if (define(p, name)) p->affine->dims++;
}

void mica_parser_affine_symbol(mica_parser *p, parse_token name) {
  if (define(p, name)) p->affine->symbols++;
}

static const mica_affine_expr *refuse_operand(mica_parser *p, const char *at, const char *message) {
  mica_parser_error(p, mica_parser_wrong_token_place(p, at), "%s", message);
  mica_parser_affine_blame_negations(p, at);
  return NULL;
}

const mica_affine_expr *mica_parser_affine_name(mica_parser *p, parse_token name) {
  uint32_t number = p->affine->values != NULL
                        ? NAME_NONE
                        : mica_parser_name_find(p, &p->affine->names, parse_text(name));
  if (number == NAME_NONE) return refuse_operand(p, name.at, "use of undeclared identifier");
  if (number < p->affine->dims) return made(p, mica_affine_dim(p->context, number));
  return made(p, mica_affine_symbol(p->context, number - p->affine->dims));
}

mica_operand_ref mica_parser_operand(mica_parser *p, parse_token name) {
  (void)p;
  return (mica_operand_ref){name.at, parse_text(name), 0};
}

mica_operand_ref mica_parser_numbered_operand(mica_parser *p, parse_token name,
                                              parse_token number) {
  mica_operand_ref ref = mica_parser_operand(p, name);
  mica_parser_result_number(p, number, &ref.number);
  return ref;
}

const mica_affine_expr *mica_parser_affine_value(mica_parser *p, const mica_operand_ref *value,
                                                 bool is_symbol) {
  if (p->affine->values == NULL) return refuse_operand(p, value->at, "unexpected ssa identifier");
  return made(p, p->affine->input(p, p->affine->values, value, is_symbol));
}

// ---- Expressions --------------------------------------------------------------------------------

const mica_affine_expr *mica_parser_affine_constant(mica_parser *p, parse_token digits) {
  uint64_t value = 0;
  if (!mica_parser_uint64(parse_text(digits), &value) || value > INT64_MAX) {
    mica_parser_error(p, digits.at, "constant too large for index");
    mica_parser_affine_blame_negations(p, digits.at);
    return NULL;
  }
  return made(p, mica_affine_constant(p->context, (int64_t)value));
}

const mica_affine_expr *mica_parser_affine_sum(mica_parser *p, const mica_affine_expr *left,
                                               const mica_affine_expr *right) {
  return made(p, mica_affine_binary(MICA_AFFINE_ADD, left, right));
}

static const mica_affine_expr *negative(mica_parser *p, const mica_affine_expr *expr) {
  const mica_affine_expr *minus = made(p, mica_affine_constant(p->context, -1));
  return minus == NULL ? NULL : made(p, mica_affine_binary(MICA_AFFINE_MUL, expr, minus));
}

void mica_parser_affine_minus(mica_parser *p) {
  p->affine->negations++;
  mica_parser_nest(p);
}

void mica_parser_affine_blame_negations(mica_parser *p, const char *at) {
  if (at == (const char *)p->lexer.end && at > (const char *)p->lexer.begin) at--;
  for (; p->affine->negations > 0; p->affine->negations--)
    mica_parser_error(p, at, "missing operand of negation");
}

const mica_affine_expr *mica_parser_affine_negation(mica_parser *p,
                                                    const mica_affine_expr *operand) {
  p->depth--;
  p->affine->negations--;
  return negative(p, operand);
}

const mica_affine_expr *mica_parser_affine_difference(mica_parser *p, const mica_affine_expr *left,
                                                      const mica_affine_expr *right) {
  right = negative(p, right);
  return right == NULL ? NULL : mica_parser_affine_sum(p, left, right);
}

static bool refuse_product(mica_parser *p, parse_token at) {
  return mica_parser_error(p, at.at,
                           "non-affine expression: at least one of the multiply operands has to be "
                           "either a constant or symbolic");
}

static bool refuse_divisor(mica_parser *p, parse_token at) {
  return mica_parser_error(p, at.at,
                           "non-affine expression: right operand of %S has to be either a constant "
                           "or symbolic",
                           parse_text(at));
}

const mica_affine_expr *mica_parser_affine_binary(mica_parser *p, mica_affine_kind kind,
                                                  parse_token at, const mica_affine_expr *left,
                                                  const mica_affine_expr *right) {
  bool is_product = kind == MICA_AFFINE_MUL;
  bool is_affine = mica_affine_is_symbolic_or_constant(right) ||
                   (is_product && mica_affine_is_symbolic_or_constant(left));
  if (!is_affine) {
    is_product ? refuse_product(p, at) : refuse_divisor(p, at);
    mica_parser_affine_blame_negations(p, p->looking_at.at);
    return NULL;
  }
  return made(p, mica_affine_binary(kind, left, right));
}

parse_list mica_parser_next_expr(mica_parser *p, parse_list list, const mica_affine_expr *expr) {
  const mica_affine_expr **slot = parse_stack_push(p, &p->affine->exprs, sizeof *slot);
  if (slot != NULL) *slot = expr;
  return parse_longer(list);
}

parse_list mica_parser_first_expr(mica_parser *p, const mica_affine_expr *expr) {
  return mica_parser_next_expr(p, (parse_list){p->affine->exprs.count, 0}, expr);
}

const mica_affine_expr *mica_parser_constraint(mica_parser *p, const mica_affine_expr *left,
                                               const mica_affine_expr *right, bool equality) {
  bool *slot = parse_stack_push(p, &p->affine->equalities, sizeof *slot);
  if (slot != NULL) *slot = equality;
  return mica_parser_affine_difference(p, left, right);
}

// ---- Maps and sets ------------------------------------------------------------------------------

static const mica_attr *attribute(mica_parser *p, const mica_attr *attr) {
  if (attr == NULL) mica_parser_no_memory(p);
  return attr;
}

const mica_attr *mica_parser_map_body(mica_parser *p, parse_list list) {
  const mica_affine_expr *const *results =
      PARSE_LIST(const mica_affine_expr *, p->affine->exprs, list);
  const mica_affine_map *map =
      mica_affine_map_get(p->context, p->affine->dims, p->affine->symbols, results, list.count);
  if (list.count > 0) p->affine->exprs.count = list.start;
  return map == NULL ? attribute(p, NULL) : attribute(p, mica_attr_affine_map(map));
}

// No constraint at all is the set of everything: 0 == 0.
static const mica_integer_set *universe(mica_parser *p) {
  const mica_affine_expr *zero = made(p, mica_affine_constant(p->context, 0));
  bool equality = true;
  if (zero == NULL) return NULL;
  return mica_integer_set_get(p->context, p->affine->dims, p->affine->symbols, &zero, &equality, 1);
}

const mica_attr *mica_parser_set_body(mica_parser *p, parse_list list) {
  const mica_integer_set *set;
  if (list.count == 0) {
    set = universe(p);
  } else {
    set = mica_integer_set_get(p->context, p->affine->dims, p->affine->symbols,
                               PARSE_ITEM(const mica_affine_expr *, p->affine->exprs, list.start),
                               p->affine->equalities.items, list.count);
    p->affine->exprs.count = list.start;
  }
  p->affine->equalities.count = 0;
  return set == NULL ? attribute(p, NULL) : attribute(p, mica_attr_integer_set(set));
}

const mica_attr *mica_parser_affine_map(mica_parser *p, parse_token at, const mica_attr *body) {
  if (!mica_attr_is_affine_map(body))
    return mica_parser_error(p, at.at, "expected AffineMap, but got IntegerSet"), NULL;
  return body;
}

const mica_attr *mica_parser_affine_set(mica_parser *p, parse_token at, const mica_attr *body) {
  if (!mica_attr_is_integer_set(body))
    return mica_parser_error(p, at.at, "expected IntegerSet, but got AffineMap"), NULL;
  return body;
}

// ---- Expressions over a hook's names ------------------------------------------------------------

static void define_all(mica_parser *p, mica_strs names,
                       void (*one)(mica_parser *p, parse_token name)) {
  for (size_t i = 0; i < names.size && !p->failed; i++)
    one(p, (parse_token){.at = names.data[i].data, .as.size = names.data[i].size});
}

bool mica_parse_affine_expr_of_names(mica_parser *p, mica_strs dims, mica_strs symbols,
                                     const mica_affine_expr **out) {
  if (p->failed) return false;
  mica_parser_affine_begin(p);
  define_all(p, dims, mica_parser_affine_dim);
  define_all(p, symbols, mica_parser_affine_symbol);
  if (p->failed || !parse_fragment(p, TK_START_AFFINE_EXPR)) return false;
  *out = p->fragment->expr;
  return true;
}

void mica_parser_affine_free(mica_parser *p) {
  mica_parser_stack_free(p, &p->affine->exprs, sizeof(const mica_affine_expr *));
  mica_parser_stack_free(p, &p->affine->equalities, sizeof(bool));
  mica_parser_names_free(p, &p->affine->names);
}
