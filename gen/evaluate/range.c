// Ranges in braces and brackets: the bits of `x{7...4}`, the items of `list[0, 2...5]`.
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

// ---- ranges of bits -----------------------------------------------------------------------------

enum { RANGE_MAX = 1 << 20 };

typedef struct numbers {
  uint32_t *items;
  size_t count, capacity;
} numbers;

static bool add_range(evaluation *ev, numbers *n, const syntax *s, int64_t from, int64_t to) {
  int64_t step = from <= to ? 1 : -1;
  if ((from > to ? from - to : to - from) >= RANGE_MAX || n->count > RANGE_MAX) {
    error_at_syntax(ev, s, "the range is too long: the limit is %d", RANGE_MAX);
    return false;
  }
  for (;; from += step) {
    if (n->count == n->capacity) n->items = memory_grow(n->items, &n->capacity, sizeof *n->items);
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

bool eval_let_bits(evaluation *ev, const syntax *ranges, uint32_t **out, size_t *count) {
  *out = NULL;
  *count = 0;
  if (ranges->kind != SYNTAX_GROUP) return true;
  if (!eval_bit_ranges(ev, ranges->child, out, count)) return false;
  reverse_bits(*out, *count);
  return true;
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
