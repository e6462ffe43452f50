// Parts of expressions: types, ranges and slices, template arguments.
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

// ---- types --------------------------------------------------------------------------------------

enum { WIDTH_MAX = 1 << 20 };

const type *eval_type(evaluation *ev, const syntax *s) {
  size_t lists = 0;
  bool cut = syntax_is_cut(s);
  for (; s->op == TYPE_LIST; s = s->child) lists++;
  if (syntax_is_cut(s)) return NULL;
  const type *t = NULL;
  const value *name;
  record *class_record;
  switch ((type_kind)s->op) {
  case TYPE_BIT: t = ev->types->bit; break;
  case TYPE_INT: t = ev->types->integer; break;
  case TYPE_STRING: t = ev->types->string; break;
  case TYPE_DAG: t = ev->types->dag; break;
  case TYPE_BITS:
    if (s->integer >= 0 && s->integer <= WIDTH_MAX)
      t = type_of_bits(ev->types, (uint32_t)s->integer);
    else
      error_at_syntax(ev, s, "bits<%lld>: the number of bits must be from 0 to %d",
                      (long long)s->integer, WIDTH_MAX);
    break;
  default:
    name = name_value(ev, s->name);
    t = name_map_find(&ev->aliases, name);
    if (t != NULL) break;
    class_record = name_map_find(&ev->set->classes, name);
    if (class_record != NULL) t = type_of_class(ev->types, class_record);
    else report_unknown_class(ev, syntax_range(s), name, true);
    break;
  }
  while (t != NULL && lists-- > 0) t = type_of_list(ev->types, t);
  return cut ? NULL : t;
}

// ---- ranges of bits -----------------------------------------------------------------------------

typedef struct numbers {
  uint32_t *items;
  size_t count, capacity;
} numbers;

static bool add_range(evaluation *ev, numbers *n, const syntax *s, int64_t from, int64_t to) {
  int64_t step = from <= to ? 1 : -1;
  if ((from > to ? from - to : to - from) >= WIDTH_MAX || n->count > WIDTH_MAX) {
    error_at_syntax(ev, s, "the range is too long: the limit is %d", WIDTH_MAX);
    return false;
  }
  for (;; from += step) {
    if (n->count == n->capacity) {
      n->capacity = n->capacity == 0 ? 16 : n->capacity * 2;
      n->items = memory_resize(n->items, n->capacity * sizeof *n->items);
    }
    n->items[n->count++] = (uint32_t)from;
    if (from == to) return true;
  }
}

static bool eval_bound(evaluation *ev, const syntax *s, const char *what, int64_t *out) {
  const value *v = eval(ev, s, NULL, NULL);
  if (v == NULL) return false;
  *out = v->tag == TAG_INT ? int_value(v) : -1;
  if (v->tag != TAG_INT) {
    error_after(ev, s, "%s", what);
  } else if (*out < 0) {
    error_after(ev, s, "invalid range, cannot be negative");
  }
  return *out >= 0;
}

bool eval_bit_ranges(evaluation *ev, const syntax *pieces, uint32_t **out, size_t *count) {
  numbers n = {0};
  bool ok = true;
  for (const syntax *s = pieces; s != NULL && ok; s = s->next) {
    int64_t from, to;
    bool range = s->kind == SYNTAX_RANGE;
    ok = eval_bound(ev, range ? s->child : s, "expected integer or bitrange", &from);
    to = from;
    if (ok && range)
      ok = eval_bound(ev, s->child->next, "expected integer value as end of range", &to);
    ok = ok && add_range(ev, &n, s, from, to);
  }
  *out = ARENA_ARRAY(ev->memory, uint32_t, n.count + 1);
  *count = n.count;
  if (n.count > 0) memcpy(*out, n.items, n.count * sizeof *n.items);
  free(n.items);
  return ok;
}

// The last bit written is the lowest.
void reverse_bits(uint32_t *bits, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    uint32_t swap = bits[i];
    bits[i] = bits[count - 1 - i];
    bits[count - 1 - i] = swap;
  }
}

// ---- slices of lists ----------------------------------------------------------------------------

static const value *eval_index(evaluation *ev, const syntax *s, record *current) {
  const value *v = eval(ev, s, current, NULL);
  if (v == NULL || v->type != NULL) return v;
  return error_at_syntax(ev, s, "'?' cannot be an index");
}

static const value *eval_piece(evaluation *ev, const syntax *s, record *current) {
  if (s->kind != SYNTAX_RANGE) return eval_index(ev, s, current);
  const value *ends[2];
  for (size_t i = 0; i < 2; i++) {
    ends[i] = eval_index(ev, syntax_child(s, i), current);
    if (ends[i] == NULL) return NULL;
  }
  for (size_t i = 2; i > 0; i--)
    if (ends[i - 1]->type->kind != TYPE_INT)
      return error_at_syntax(ev, syntax_child(s, i - 1), "expected int...int, got %.*s",
                             TEXT_ARGS(printed_type(ev, ends[i - 1]->type)));
  if (s->flag == 2 && int_value(ends[1]) < 0)
    return error_at_syntax(ev, s->child->next, "invalid range, cannot be negative");
  const type *list = type_of_list(ev->types, ev->types->integer);
  return operate(ev, BANG_CLOSED_RANGE, list, ends, 2, current);
}

static bool fits_slice(evaluation *ev, const syntax *s, const type *t) {
  const type *integer = ev->types->integer;
  if (t == integer || t == type_of_list(ev->types, integer)) return true;
  if (t->kind == TYPE_LIST)
    error_at_syntax(ev, s, "expected list<int>, got %.*s", TEXT_ARGS(printed_type(ev, t)));
  else error_at_syntax(ev, s, "unhandled type %.*s in range", TEXT_ARGS(printed_type(ev, t)));
  return false;
}

// Joins what was read so far with the numbers that stand side by side at the end of `items`.
static const value *join_slices(evaluation *ev, const value *joined, const value *const *items,
                                size_t count) {
  if (count == 0) return joined;
  const value *list = value_of_list(ev->values, ev->types->integer, items, count);
  if (!checked(ev, list) || joined == NULL) return list;
  return concat_lists(ev, joined, list);
}

// One number gives a number; anything else a list of them.
const value *eval_slices(evaluation *ev, const syntax *pieces, bool comma, record *current) {
  const value **items = ARENA_ARRAY(ev->memory, const value *, syntax_count(pieces));
  const value *result = NULL;
  size_t count = 0;
  for (const syntax *s = pieces; s != NULL; s = s->next) {
    const value *v = eval_piece(ev, s, current);
    if (v == NULL || !fits_slice(ev, s, v->type)) return NULL;
    if (v->type->kind != TYPE_LIST) {
      if (pieces->next == NULL && !comma) return v;
      items[count++] = v;
      continue;
    }
    bool any = result != NULL || count > 0;
    result = join_slices(ev, result, items, count);
    count = 0;
    if (any && result != NULL) result = concat_lists(ev, result, v);
    else if (!any) result = v;
    if (result == NULL) return NULL;
  }
  return join_slices(ev, result, items, count);
}

// ---- template arguments -------------------------------------------------------------------------

static const value *argument_name(evaluation *ev, const syntax *s, const record *of) {
  const syntax *name = s->child;
  if (name->kind != SYNTAX_NAME && name->kind != SYNTAX_STRING)
    return error_at_syntax(ev, name, "The name of named argument should be a valid identifier");
  return qualify(ev, of, name_value(ev, name->name));
}

static text short_name(text name) {
  for (size_t i = name.size; i > 0; i--)
    if (name.data[i - 1] == ':') return (text){name.data + i, name.size - i};
  return name;
}

static const value *eval_named(evaluation *ev, const syntax *s, record *current, const record *of,
                               const value **name) {
  *name = argument_name(ev, s, of);
  if (*name == NULL) return NULL;
  const argument *a = record_argument(of, *name);
  if (a == NULL) {
    if (of->broken) return NULL;
    error_at_syntax(ev, s->child, "Argument \"%.*s\" doesn't exist", TEXT_ARGS(s->child->name));
    spelling near = spelling_of(s->child->name);
    for (size_t i = 0; i < of->argument_count; i++)
      spelling_offer(&near, short_name(value_text(of->arguments[i].name)));
    report_spelling(ev->diagnostics, &near);
    return NULL;
  }
  const value *v = eval(ev, s->child->next, current, a->type);
  if (v == NULL || v->tag != TAG_UNSET) return v;
  return error_at_syntax(ev, s->child->next,
                         "The value of named argument should be initialized, but we got '?'");
}

static bool cast_argument(evaluation *ev, const record *of, const syntax *s, size_t index,
                          call_argument *given) {
  const argument *a = given->name == NULL ? &of->arguments[index]
                                          : record_argument(of, given->name);
  const value *v = given->value;
  if (v->type == NULL) return true;
  given->value = cast(ev, v, a->type);
  if (given->value != NULL) return true;
  error_at_syntax(ev, s,
                  "Value specified for template argument '%.*s' is of type %.*s; "
                  "expected type %.*s: %.*s",
                  TEXT_ARGS(value_text(a->name)), TEXT_ARGS(printed_type(ev, v->type)),
                  TEXT_ARGS(printed_type(ev, a->type)), TEXT_ARGS(printed(ev, v)));
  report_note(ev->diagnostics, at_place(a->declared), "declared in '%.*s'",
              TEXT_ARGS(record_name(of)));
  return false;
}

static bool eval_one_argument(evaluation *ev, const syntax *s, record *current, record *of,
                              size_t index, bool *named, call_argument *out) {
  *out = (call_argument){NULL, NULL};
  if (index >= of->argument_count) {
    if (!of->broken) {
      error_at_syntax(ev, s, "Too many template arguments: %zu", index + 1);
      report_note(ev->diagnostics, at_place(record_place(of)),
                  "'%.*s' takes %u template argument%s", TEXT_ARGS(record_name(of)),
                  of->argument_count, of->argument_count == 1 ? "" : "s");
    }
    return false;
  }
  if (s->kind == SYNTAX_NAMED) {
    *named = true;
    out->value = eval_named(ev, s, current, of, &out->name);
  } else {
    out->value = eval(ev, s, current, *named ? NULL : of->arguments[index].type);
    if (*named && out->value != NULL)
      out->value =
          error_at_syntax(ev, s, "Positional argument should be put before named argument");
  }
  return out->value != NULL;
}

bool eval_arguments(evaluation *ev, const syntax *first, record *current, record *of,
                    bool cast_them, call_arguments *out) {
  size_t count = syntax_count(first), index = 0;
  bool named = false;
  *out = (call_arguments){ARENA_ARRAY(ev->memory, call_argument, count), count};
  for (const syntax *s = first; s != NULL; s = s->next, index++)
    if (!eval_one_argument(ev, s, current, of, index, &named, &out->items[index])) return false;
  index = 0;
  for (const syntax *s = first; s != NULL && cast_them; s = s->next, index++)
    if (!cast_argument(ev, of, s, index, &out->items[index])) return false;
  return true;
}

static size_t argument_index(const record *of, const value *name) {
  const argument *a = record_argument(of, name);
  return a == NULL ? 0 : (size_t)(a - of->arguments);
}

static bool use_default(evaluation *ev, const record *of, const argument *a, place_range at,
                        resolver *bind) {
  if (value_is_complete(a->value)) {
    if (bind != NULL) resolver_push(bind, a->name, a->value);
    return true;
  }
  if (of->broken) return false;
  report_error(ev->diagnostics, at, "value not specified for template argument '%.*s'",
               TEXT_ARGS(value_text(a->name)));
  report_note(ev->diagnostics, at_place(a->declared), "declared in '%.*s'",
              TEXT_ARGS(record_name(of)));
  return false;
}

bool resolve_arguments(evaluation *ev, record *of, const call_arguments *given, place_range at,
                       resolver *bind) {
  bool few[32] = {false};
  bool *seen = few;
  if (of->argument_count > 32) {
    seen = memory_take(of->argument_count);
    memset(seen, 0, of->argument_count);
  }
  bool ok = true;
  for (size_t i = 0; i < given->count && ok; i++) {
    const value *name = given->items[i].name;
    size_t index = name == NULL ? i : argument_index(of, name);
    if (seen[index]) {
      report_error(ev->diagnostics, at, "We can only specify the template argument '%.*s' once",
                   TEXT_ARGS(value_text(of->arguments[index].name)));
      ok = false;
    }
    seen[index] = true;
    if (bind != NULL) resolver_push(bind, of->arguments[index].name, given->items[i].value);
  }
  for (size_t i = 0; i < of->argument_count && ok; i++)
    if (!seen[i]) ok = use_default(ev, of, &of->arguments[i], at, bind);
  if (seen != few) free(seen);
  return ok;
}
