// Conversions that passes are: what stays, what goes, and what types become.
#include "make/author_code.h"
#include "make/build.h"
#include "model/conversion.h"
#include "model/dialect.h"
#include "model/op.h"

// Of an anonymous record the place is that of the pass.
static place place_for(const record *r, place at) {
  return record_is_anonymous(r) ? at : record_place(r);
}

static const c_expression *code_of(build *b, const record *r, const field *f, text code, place at,
                                   const char *what, const char *const *placeholders) {
  const cpp_source source = {.code.expression = text_copy(b->memory, text_trim(code)),
                             .code.from = *f,
                             .code.at = place_for(r, at)};
  if (!code_is_c(b, &source, what, CODE_EXPRESSION, placeholders)) return NULL;
  return c_parse(b->memory, code_text(&source.code));
}

// ---- What stays ---------------------------------------------------------------------------------

typedef struct rule_list {
  build *b;
  list rules;
  size_t questions;
  place at;
} rule_list;

static model_legality *add_rule(rule_list *l, const model_legality *like) {
  model_legality *rule = ARENA_NEW(l->b->memory, model_legality);
  *rule = *like;
  list_push(l->b->memory, &l->rules, rule);
  return rule;
}

static void add_rules(rule_list *l, const record *r) {
  static const char *const placeholders[] = {"$_op", "$_types", NULL};
  build *b = l->b;
  model_legality like = {.is_legal = read_bit(r, "isLegal"),
                         .is_recursive = read_bit(r, "isRecursive")};
  const field f = read_field(r, "asks");
  text code;
  if (f.value != NULL && value_as_text(f.value, &code) && text_trim(code).size > 0) {
    like.asks =
        code_of(b, r, &f, code, l->at, "what asks whether an operation is legal", placeholders);
    like.question = ++l->questions;
  }
  const record_list dialects = model_records_in(b, r, "dialects"),
                    ops = model_records_in(b, r, "ops");
  for (size_t i = 0; i < dialects.count; i++) {
    model_legality *rule = add_rule(l, &like);
    rule->dialect = model_dialect_of(b, dialects.items[i]);
    model_use_dialect(b, rule->dialect);
  }
  for (size_t i = 0; i < ops.count; i++) {
    model_legality *rule = add_rule(l, &like);
    rule->op = model_op_known(b, ops.items[i]);
    model_use(b, &rule->op->outcome);
    model_use_dialect(b, rule->op->dialect);
  }
  if (dialects.count + ops.count == 0) (void)add_rule(l, &like);
}

static void fill_rules(build *b, const record *r, model_dialect_conversion *out) {
  rule_list l = {.b = b, .at = record_place(r)};
  const record_list all = model_records_in(b, r, "target");
  for (size_t i = 0; i < all.count; i++) add_rules(&l, all.items[i]);
  model_legality *rules = ARENA_ARRAY(b->memory, model_legality, l.rules.count + 1);
  for (size_t i = 0; i < l.rules.count; i++) rules[i] = *(const model_legality *)l.rules.items[i];
  out->rules = rules;
  out->rule_count = l.rules.count;
}

// ---- What types become --------------------------------------------------------------------------

// As `to` says itself how it is made, where no code does.
static const c_expression *made_by_constraint(build *b, const record *r, const record *to,
                                              place at) {
  const model_type_made *made = model_type_maker(b, to);
  if (made != NULL && made->in_c != NULL) return c_parse(b->memory, text_of(made->in_c));
  report_error(b->diagnostics, at_place(place_for(r, at)), "nothing says how '%.*s' is made",
               TEXT_ARGS(record_name(to)));
  report_help(b->diagnostics, "add C that gives the type, over $_self and $_ctxt");
  return NULL;
}

static void fill_makers(build *b, const record *r, place at, model_type_change *out) {
  static const char *const placeholders[] = {"$_self", "$_ctxt", NULL};
  const field f = read_field(r, "makers");
  const record *to = read_record(r, "to");
  const size_t count = f.value == NULL ? 0 : value_count(f.value);
  const c_expression **makers = ARENA_ARRAY(b->memory, const c_expression *, count + 1);
  for (size_t i = 0; i < count; i++) {
    text code = {NULL, 0};
    (void)value_as_text(value_item(f.value, i), &code);
    makers[i] = to != NULL && text_trim(code).size == 0
                    ? made_by_constraint(b, r, to, at)
                    : code_of(b, r, &f, code, at, "what a type becomes", placeholders);
    if (makers[i] == NULL) model_fail(b);
  }
  out->makers = makers;
  out->maker_count = count;
  if (to != NULL) out->to = model_constraint_of(b, to, place_for(r, at));
}

static void fill_types(build *b, const record *r, model_dialect_conversion *out) {
  const place at = record_place(r);
  const record_list all = model_records_in(b, r, "types");
  model_type_change *types = ARENA_ARRAY(b->memory, model_type_change, all.count + 1);
  for (size_t i = 0; i < all.count; i++) {
    types[i] =
        (model_type_change){.from = model_constraint_of(b, read_record(all.items[i], "from"), at)};
    fill_makers(b, all.items[i], at, &types[i]);
  }
  out->types = types;
  out->type_count = all.count;
}

const model_dialect_conversion *model_dialect_conversion_of(build *b, const record *r) {
  if (!record_is_a(r, TEXT("Converts"))) return NULL;
  model_dialect_conversion *c = ARENA_NEW(b->memory, model_dialect_conversion);
  *c = (model_dialect_conversion){.is_full = read_bit(r, "isFull")};
  fill_rules(b, r, c);
  fill_types(b, r, c);
  return c;
}
