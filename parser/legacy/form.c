// Reading a custom form by one of several formats: the former ones of each operation that the name
// may mean, and today's. Each is tried without a word; the one that reads the most is taken, the
// older one if two read as much. If none fits, the one that came farthest says what is wrong.
#include "legacy/former.h"

#include <assert.h>

#include "custom/custom.h"
#include "grammar/dense.h"

// ---- Going back ---------------------------------------------------------------------------------

// The stacks of the parser, and what their counts are called here.
#define STACKS(x)                                                                                 \
  x(types, types->list) x(dims, types->dims) x(encoded, types->encoded) x(attrs, attrs->list)     \
      x(entries, attrs->entries) x(places, attrs->places) x(symbols, attrs->symbols)              \
          x(uses, ops->uses) x(results, ops->results) x(successors, ops->successors)              \
              x(values, ops->values) x(frames, ops->frames) x(regions, regions->list)             \
                  x(exprs, affine->exprs) x(equalities, affine->equalities) x(locs, locs->list)   \
                      x(deferred, locs->deferred) x(literals, dense->literals)                    \
                          x(levels, dense->levels) x(bytes, dense->bytes) x(scopes, scopes->list) \
                              x(enclosing, fragment->enclosing)

// What a failed attempt has moved. Values and blocks that it named are named again by the next.
typedef struct place_in_text {
  lexer lexer;
  int kind, looking_kind;
  parse_token token, looking_at;
  const char *token_end, *previous_end;
  position_state position;
  uint32_t depth;
  mica_open_types open_types;
#define COUNT(name, stack) uint32_t name;
  STACKS(COUNT)
#undef COUNT
} place_in_text;

static place_in_text here(const mica_parser *p) {
  place_in_text at = {.lexer = p->lexer,
                      .kind = p->kind,
                      .looking_kind = p->looking_kind,
                      .token = p->token,
                      .looking_at = p->looking_at,
                      .token_end = p->token_end,
                      .previous_end = p->previous_end,
                      .position = p->position,
                      .depth = p->depth,
                      .open_types = p->custom->open_types};
#define KEEP(name, stack) at.name = p->stack.count;
  STACKS(KEEP)
#undef KEEP
  return at;
}

static void go_back(mica_parser *p, const place_in_text *at) {
  p->failed = false;
  p->lexer = at->lexer;
  p->kind = at->kind;
  p->looking_kind = at->looking_kind;
  p->token = at->token;
  p->looking_at = at->looking_at;
  p->token_end = at->token_end;
  p->previous_end = at->previous_end;
  p->position = at->position;
  p->depth = at->depth;
  p->custom->open_types = at->open_types;
  mica_parser_regions_drop(p, at->regions);
#define RESTORE(name, stack) p->stack.count = at->name;
  STACKS(RESTORE)
#undef RESTORE
}

// ---- Numbers ------------------------------------------------------------------------------------
// The operand is promised under a name that no text can write, and given when its type is known.

bool mica_parse_former_number(mica_parser *p, mica_op_state *out, mica_operand_ref *ref) {
  (void)out;
  assert(p->former != NULL);  // older text is read
  former_state *f = p->former;
  const char *at = p->token.at;
  bool negative = mica_parse_optional_punct(p, '-');
  bool is_integer = p->kind == TK_INTEGER;
  if (p->failed || (!is_integer && p->kind != TK_FLOAT))
    return mica_parse_error(p, at, "expected a number");
  mica_str name = MICA_STR("(number)");
  uint32_t entry = mica_parser_value_entry(p, name);
  former_number *number = parse_stack_push(p, &f->numbers, sizeof *number);
  if (entry == NAME_NONE || number == NULL) return mica_parser_no_memory(p);
  number->use = (parse_use){at, entry, f->number_count++};
  number->literal =
      parse_literal_of(p->token, is_integer ? LITERAL_INTEGER : LITERAL_FLOAT, negative);
  *ref = (mica_operand_ref){at, name, number->use.number};
  mica_parser_advance(p);
  return !p->failed;
}

// `0` stands for 0.0 where a float is wanted.
static const mica_attr *number_attribute(mica_parser *p, const former_number *number,
                                         const mica_type *type) {
  if (number->literal.kind != LITERAL_INTEGER || !mica_type_is_float(type))
    return mica_parser_literal_attribute(p, number->literal, type);
  uint64_t value;
  mica_str digits = {number->literal.at, number->literal.size};
  if (!mica_parser_uint64(digits, &value) || value > UINT64_C(1) << 53)
    return mica_parser_error(p, number->use.at, "the number is too large to become a float"), NULL;
  double d = (double)value;
  return mica_attr_float(type, number->literal.negative ? -d : d);
}

static mica_value *make_number(mica_parser *p, const former_number *number, const mica_type *type) {
  const mica_op_def *maker = p->former->maker;
  if (maker == NULL || maker->slot_count != 1)
    return mica_parser_error(p, number->use.at,
                             "a number can't stand for a value: no dialect is registered whose "
                             "operation it could become"),
           NULL;
  const mica_attr *value = number_attribute(p, number, type);
  if (value == NULL) return p->failed = true, NULL;
  const mica_op_name *name =
      mica_op_name_get(p->context, (mica_str){maker->name, maker->name_size});
  mica_block *block = name == NULL ? NULL : mica_parser_current_block(p);
  const mica_op_parts parts = {
      .result_types = &type, .result_count = 1, .slots = &value, .slot_count = 1};
  mica_op *op = block == NULL ? NULL
                              : mica_op_create(mica_parser_loc_at(p, number->use.at), name, &parts);
  if (op == NULL) return mica_parser_no_memory(p), NULL;
  mica_block_append(block, op);
  return mica_op_result(op, 0);
}

static bool give_number(mica_parser *p, mica_op_state *state, const former_number *number) {
  mica_value *promised = mica_parser_promised(p, number->use);
  if (promised == NULL) return true;
  mica_value *value = make_number(p, number, mica_value_type(promised));
  mica_parser_keep_promise(p, number->use, value);
  mica_value **values = state->values.items;
  for (size_t i = 0; value != NULL && i < state->values.count; i++)
    if (values[i] == promised) values[i] = value;
  if (value == NULL) p->failed = true;
  return value != NULL;
}

static bool give_numbers(mica_parser *p, mica_op_state *state) {
  parse_stack *numbers = &p->former->numbers;
  bool given = true;
  for (uint32_t i = 0; i < numbers->count && given; i++)
    given = give_number(p, state, PARSE_ITEM(former_number, *numbers, i));
  numbers->count = 0;
  return given;
}

static void forget_numbers(mica_parser *p) {
  parse_stack *numbers = &p->former->numbers;
  for (uint32_t i = 0; i < numbers->count; i++)
    mica_parser_keep_promise(p, PARSE_ITEM(former_number, *numbers, i)->use, NULL);
  numbers->count = 0;
}

// ---- One format ---------------------------------------------------------------------------------

typedef struct way {  // to read a form
  const mica_op_name *name;
  mica_form_parser *parse;
  bool fits;
  const char *reached;  // where it ended, or failed
} way;

static bool follow(mica_parser *p, mica_op_state *state, const way *w) {
  return mica_custom_state_begin(p, state, w->name) && mica_custom_read_form(p, state, w->parse);
}

static void try_silently(mica_parser *p, mica_op_state *state, way *w) {
  const place_in_text before = here(p);
  mica_silence silence = mica_context_silence(p->context);
  p->former->is_trying = true;
  w->fits = follow(p, state, w) || p->former->at_region;
  p->former->is_trying = p->former->at_region = false;
  p->former->had = (former_had){0, NULL};
  w->reached = p->token.at;
  mica_context_end_silence(p->context, silence);
  forget_numbers(p);
  if (mica_context_out_of_memory(p->context)) p->failed = true;
  else go_back(p, &before);
}

// ---- All of them --------------------------------------------------------------------------------

static bool is_better(const way *w, const way *than) {
  if (w->fits != than->fits) return w->fits;
  return w->reached > than->reached;
}

static void try_way(mica_parser *p, mica_op_state *state, way w, way *best) {
  if (p->failed) return;
  try_silently(p, state, &w);
  if (best->reached == NULL || is_better(&w, best)) *best = w;
}

static void try_former(mica_parser *p, mica_op_state *state, way *best) {
  const former_candidate *c = mica_former_found(p);
  for (; c != NULL; c = mica_former_next(p, c)) {
    if (c->row == NULL || c->row->parsers == NULL) continue;
    for (mica_form_parser *const *parse = c->row->parsers; *parse != NULL; parse++)
      try_way(p, state, (way){.name = c->name, .parse = *parse}, best);
  }
}

bool mica_former_enter_region(mica_parser *p) {
  if (p->former->is_trying) p->former->at_region = true;
  return !p->former->is_trying;
}

// A region is never read twice: a form is tried up to the first.
bool mica_former_read_form(mica_parser *p, mica_op_state *state) {
  const way today = {.name = state->name, .parse = state->name->def->parse};
  way best = {0};
  try_former(p, state, &best);
  if (best.reached == NULL) best = today;
  else try_way(p, state, today, &best);
  return !p->failed && follow(p, state, &best) && give_numbers(p, state);
}
