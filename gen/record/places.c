// Where the parts of a field's value stand: found again in the syntax tree, so that values need no
// places of their own. Called only when something is reported.
#include "record/record_set.h"

// ---- finding the expression ---------------------------------------------------------------------

static bool covers(const syntax *s, place p) { return s->begin <= p && p < s->end; }

static bool has_pair(const syntax *s) {
  switch (s->kind) {
  case SYNTAX_LIST:
  case SYNTAX_DAG:
  case SYNTAX_BANG:
  case SYNTAX_BIT_SUFFIX:
  case SYNTAX_SLICE:
  case SYNTAX_PASTE: return true;
  }
  return false;
}

// The expression that begins at a place. A statement doesn't say where it ends, so every child that
// begins before the place is a way to go; the last one that does holds it, if any. Depth is
// bounded: what nests deeper than the evaluator went isn't looked into. *owner: the class or
// definition that it stands in.
static const syntax *find_expression(const syntax *s, place p, unsigned depth,
                                     const syntax **owner) {
  if (s == NULL || depth > 2000) return NULL;
  bool value = s->kind <= SYNTAX_RANGE;
  if (value && s->begin == p) return s;
  if (value && !covers(s, p)) return NULL;
  const syntax *found = NULL;
  for (const syntax *c = s->child; c != NULL && found == NULL; c = c->next)
    found = find_expression(c, p, depth + 1, owner);
  for (const syntax *c = has_pair(s) ? s->second : NULL; c != NULL && found == NULL; c = c->next)
    found = find_expression(c, p, depth + 1, owner);
  bool owns = s->kind == SYNTAX_CLASS || s->kind == SYNTAX_DEF;
  if (found != NULL && owns && *owner == NULL) *owner = s;
  return found;
}

// Statements are kept in order, so the one that holds a place is the last that begins before it,
// or, as an included file's places follow, an earlier one.
static const syntax *expression_at(const record_set *set, place p, const syntax **owner) {
  *owner = NULL;
  if (p == 0) return NULL;
  for (size_t i = 0; i < set->statement_count; i++) {
    const syntax *s = set->statements[i];
    bool before = s->begin <= p;
    bool next_before = i + 1 < set->statement_count && set->statements[i + 1]->begin <= p &&
                       set->statements[i + 1]->begin > s->begin;
    if (!before || next_before) continue;
    const syntax *found = find_expression(s, p, 0, owner);
    if (found != NULL) return found;
  }
  return NULL;
}

// ---- template arguments -------------------------------------------------------------------------
// A field whose class says `let x = argument;` was given its value where the class was named.

static const syntax *find_class(const syntax *s, text name) {
  if (s->kind == SYNTAX_CLASS && text_equal(s->name, name)) return s;
  bool holds = s->kind == SYNTAX_LET || s->kind == SYNTAX_FOREACH || s->kind == SYNTAX_IF ||
               s->kind == SYNTAX_DEFSET || s->kind == SYNTAX_GROUP;
  const syntax *found = NULL;
  for (const syntax *c = holds ? s->child : NULL; c != NULL && found == NULL; c = c->next)
    found = find_class(c, name);
  return found;
}

static const syntax *class_named(const record_set *set, text name) {
  const syntax *found = NULL;
  for (size_t i = 0; i < set->statement_count && found == NULL; i++)
    found = find_class(set->statements[i], name);
  return found;
}

// The number of the class's template argument that an expression is; SIZE_MAX: of none.
static size_t argument_number(const syntax *class, const syntax *e) {
  if (class == NULL || class->kind != SYNTAX_CLASS || e == NULL || e->kind != SYNTAX_NAME)
    return SIZE_MAX;
  size_t number = 0;
  for (const syntax *c = class->child->child; c != NULL; c = c->next, number++)
    if (text_equal(c->name, e->name)) return number;
  return SIZE_MAX;
}

// What a use of a class (SYNTAX_CALL, SYNTAX_BASE) gives a template argument; NULL: its default.
static const syntax *argument_given(const syntax *use, const syntax *class, size_t number) {
  const syntax *wanted = syntax_child(class->child, number), *c = use->child;
  for (size_t i = 0; c != NULL; c = c->next, i++) {
    if (c->kind != SYNTAX_NAMED && i == number) return c;
    if (c->kind == SYNTAX_NAMED && text_equal(c->child->name, wanted->name)) return c->child->next;
  }
  return NULL;
}

enum { BASES_MAX = 64 };  // of bases of bases

// What `s` (a use of a class, or a class or definition with its bases) gives a template argument of
// `class`, directly or through the classes between. NULL: a default, or it doesn't derive from it.
static const syntax *argument_through(const record_set *set, const syntax *s, const syntax *class,
                                      size_t number, unsigned depth) {
  if (s == NULL || depth > BASES_MAX) return NULL;
  bool is_use = s->kind == SYNTAX_CALL || s->kind == SYNTAX_BASE;
  if (is_use && text_equal(s->name, class->name)) return argument_given(s, class, number);
  if (is_use) {
    const syntax *between = class_named(set, s->name);
    const syntax *e = argument_through(set, between, class, number, depth + 1);
    size_t outer = argument_number(between, e);
    return outer == SIZE_MAX ? e : argument_given(s, between, outer);
  }
  const syntax *found = NULL, *bases = syntax_child(s, 1);
  for (const syntax *c = bases == NULL ? NULL : bases->child; c != NULL && found == NULL;
       c = c->next)
    found = argument_through(set, c, class, number, depth + 1);
  return found;
}

// What made a record: the use of its class, if it is anonymous, or its definition.
static const syntax *maker_of(const record_set *set, const record *r) {
  const syntax *owner, *s = expression_at(set, record_place(r), &owner);
  if (s != NULL && s->kind == SYNTAX_CALL) return s;
  return owner != NULL && owner->kind == SYNTAX_DEF ? owner : NULL;
}

static const syntax *expression_of(const record_set *set, const field *f) {
  const syntax *class, *s = expression_at(set, f->assigned, &class);
  size_t number = argument_number(class, s);
  if (number == SIZE_MAX || f->owner == NULL) return s;
  const syntax *given = argument_through(set, maker_of(set, f->owner), class, number, 0);
  return given != NULL ? given : s;
}

// ---- strings ------------------------------------------------------------------------------------

// The place of byte `offset` of a string literal, escapes counted. *rest: bytes left beyond it.
static place in_string(const record_set *set, const syntax *s, size_t offset, size_t *rest) {
  const source_file *file = source_of(set->sources, s->begin);
  const char *at = file->content.data + (s->begin - file->start) + 1, *start = at;
  size_t size = s->name.size;
  for (size_t i = 0; i < size && i < offset; i++) at += *at == '\\' ? 2 : 1;
  *rest = offset > size ? offset - size : 0;
  return s->begin + 1 + (place)(at - start);
}

static place in_text(const record_set *set, const syntax *s, size_t offset, size_t *rest);

static place in_pieces(const record_set *set, const syntax *first, size_t offset, size_t *rest) {
  place at = first->begin;
  for (const syntax *s = first; s != NULL; s = s->next) {
    at = in_text(set, s, offset, rest);
    if (at == 0 || offset < s->name.size || s->next == NULL) break;
    offset -= s->name.size;
  }
  return at;
}

// 0: the text can't be followed into this expression. *rest is left after literals alone.
static place in_text(const record_set *set, const syntax *s, size_t offset, size_t *rest) {
  switch (s->kind) {
  case SYNTAX_CODE:
    *rest = offset > s->name.size ? offset - s->name.size : 0;
    return s->begin + 2 + (place)(offset < s->name.size ? offset : s->name.size);
  case SYNTAX_STRING:
    return s->child == NULL ? in_string(set, s, offset, rest)
                            : in_pieces(set, s->child, offset, rest);
  case SYNTAX_PASTE: {
    place at = in_text(set, s->child, offset, rest);
    size_t beyond = *rest;
    if (at == 0 || s->second == NULL || beyond == 0) return at;
    return in_text(set, s->second, beyond, rest);
  }
  case SYNTAX_BANG: {
    if (s->op != BANG_STRCONCAT) return 0;
    place at = 0;
    for (const syntax *c = s->child; c != NULL; c = c->next) {
      at = in_text(set, c, offset, rest);
      if (at == 0 || *rest == 0) break;
      offset = *rest;
    }
    return at;
  }
  }
  return 0;
}

place field_text_place(const record_set *set, const field *f, size_t offset) {
  const syntax *s = expression_of(set, f);
  size_t rest = 0;
  place at = s == NULL ? 0 : in_text(set, s, offset, &rest);
  if (at != 0) return at;
  return f->assigned != 0 ? f->assigned : f->declared;
}

// ---- items --------------------------------------------------------------------------------------

static place_range whole(const field *f, const syntax *s) {
  if (s != NULL) return (place_range){s->begin, s->end};
  return at_place(f->assigned != 0 ? f->assigned : f->declared);
}

place_range field_value_place(const record_set *set, const field *f) {
  return whole(f, expression_of(set, f));
}

static const syntax *nth(const syntax *first, size_t index) {
  for (; first != NULL && index > 0; index--) first = first->next;
  return first;
}

// How many items an expression has, if that can be seen: literals, !con, !listconcat, lists pasted.
static size_t item_count(const syntax *s) {
  return s->kind == SYNTAX_LIST  ? syntax_count(s->child)
         : s->kind == SYNTAX_DAG ? syntax_count(s->second)
                                 : 0;
}

static const syntax *find_item(const syntax *s, size_t index) {
  if (s->kind == SYNTAX_LIST) return nth(s->child, index);
  if (s->kind == SYNTAX_DAG) return nth(s->second, index);
  if (s->kind != SYNTAX_BANG || (s->op != BANG_CON && s->op != BANG_LISTCONCAT)) return NULL;
  for (const syntax *c = s->child; c != NULL; c = c->next) {
    if (c->kind != SYNTAX_LIST && c->kind != SYNTAX_DAG) return NULL;
    if (index < item_count(c)) return find_item(c, index);
    index -= item_count(c);
  }
  return NULL;
}

place_range field_item_place(const record_set *set, const field *f, size_t index) {
  const syntax *s = expression_of(set, f);
  const syntax *item = s == NULL ? NULL : find_item(s, index);
  if (item != NULL && item->kind == SYNTAX_DAG_ITEM && item->child != NULL) item = item->child;
  return whole(f, item != NULL ? item : s);
}

place_range field_name_place(const record_set *set, const field *f, size_t index) {
  const syntax *s = expression_of(set, f);
  const syntax *item = s == NULL ? NULL : find_item(s, index);
  if (item == NULL || item->kind != SYNTAX_DAG_ITEM || item->name.size == 0) return whole(f, s);
  return (place_range){item->end - (place)item->name.size - 1, item->end};
}
