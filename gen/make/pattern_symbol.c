// The symbols of a pattern: `$name` is bound where it stands in the source or behind what is made,
// and read elsewhere.
#include "make/pattern_build.h"

// The number behind `__` at the end of a name; -1: there is none. *stem: the name before.
static int split_name(text name, text *stem) {
  size_t at = name.size;
  int number = 0, power = 1;
  *stem = name;
  for (; at > 0 && name.data[at - 1] >= '0' && name.data[at - 1] <= '9' && power < 100000; at--) {
    number += power * (name.data[at - 1] - '0');
    power *= 10;
  }
  const bool has_number = at < name.size && at > 2 && name.data[at - 1] == '_' &&
                          name.data[at - 2] == '_';
  if (!has_number) return -1;
  *stem = (text){name.data, at - 2};
  return number;
}

static const char *kind_words(pattern_symbol_kind kind) {
  static const char *const words[] = {[SYMBOL_VALUE] = "a value",
                                      [SYMBOL_VALUES] = "the operands of a group",
                                      [SYMBOL_ATTR] = "an attribute",
                                      [SYMBOL_OP] = "an operation",
                                      [SYMBOL_CODE] = "what native code gives"};
  return words[kind];
}

static pattern_symbol *add_symbol(pattern_build *p, const pattern_symbol *wanted) {
  pattern_symbol *s = ARENA_NEW(p->b->memory, pattern_symbol);
  *s = *wanted;
  s->bindings = 1;
  list_push(p->b->memory, &p->symbols, s);
  text_map_set(p->b->memory, &p->by_name, text_of(s->name), s);
  return s;
}

// Operands and attributes that have one name are equal; anything else is bound once.
static bool may_be_equal(const pattern_symbol *s, pattern_symbol_kind kind) {
  return s->kind == kind && kind != SYMBOL_OP && kind != SYMBOL_CODE;
}

pattern_symbol *pattern_bind(pattern_build *p, text name, place_range at, pattern_symbol_kind kind,
                             const model_op *op) {
  build *b = p->b;
  if (name.size == 0 || text_is(name, "_")) return NULL;
  pattern_symbol *known = text_map_get(&p->by_name, name);
  if (known == NULL)
    return add_symbol(
        p, &(pattern_symbol){.name = text_copy(b->memory, name), .kind = kind, .op = op, .at = at});
  if (may_be_equal(known, kind)) {
    known->bindings++;
    return known;
  }
  if (known->kind == kind)
    report_error(b->diagnostics, at, "'$%s' is bound more than once", known->name);
  else
    report_error(b->diagnostics, at, "'$%s' is %s here, and %s elsewhere", known->name,
                 kind_words(kind), kind_words(known->kind));
  report_note(b->diagnostics, known->at, "it is bound here first");
  return NULL;
}

pattern_symbol *pattern_bind_made(pattern_build *p, const pattern_part *part,
                                  pattern_symbol_kind kind, const model_op *op, int *which) {
  text stem, name = value_dag_operator_name(part->v);
  *which = split_name(name, &stem);
  return pattern_bind(p, stem, pattern_part_place(p->b, part, PART_OPERATOR_NAME), kind, op);
}

static void offer_names(pattern_build *p, spelling *near) {
  for (size_t i = 0; i < p->symbols.count; i++)
    spelling_offer(near, text_of(((const pattern_symbol *)p->symbols.items[i])->name));
}

static bool has_value(pattern_build *p, const pattern_symbol *s, int which, place_range at) {
  const size_t count = s->kind == SYMBOL_OP     ? s->op->result_count
                       : s->kind == SYMBOL_CODE ? s->value_count
                                                : 0;
  if (which < 0 || (size_t)which < count) return true;
  if (count == 0)
    report_error(p->b->diagnostics, at, "'$%s' is %s: it has no results to name by '__%d'", s->name,
                 kind_words(s->kind), which);
  else
    report_error(p->b->diagnostics, at, "'$%s' has %zu results: the last is '$%s__%zu'", s->name,
                 count, s->name, count - 1);
  return false;
}

pattern_symbol *pattern_read(pattern_build *p, text name, place_range at, int *which) {
  text stem = name;
  *which = -1;
  pattern_symbol *s = text_map_get(&p->by_name, name);
  if (s == NULL) {
    *which = split_name(name, &stem);
    s = text_map_get(&p->by_name, stem);
  }
  if (s == NULL) {
    spelling near = spelling_of(name);
    report_error(p->b->diagnostics, at, "nothing is bound to '$%.*s'", TEXT_ARGS(name));
    offer_names(p, &near);
    report_spelling(p->b->diagnostics, &near);
    return NULL;
  }
  s->reads++;
  return has_value(p, s, *which, at) ? s : NULL;
}
