// Where the parts of a field's value stand: found again in the syntax tree, so that values need no
// places of their own. What was found is kept for the next question.
#include "record/record_set.h"

#include <stdlib.h>

#include "base/names.h"

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

enum {
  DEPTH_MAX = 2000,  // what nests deeper than the evaluator went isn't looked into
  STEPS_MAX = 4096   // before a tree is listed
};

// The expression that begins at a place. A statement doesn't say where it ends, so every child that
// begins before the place is a way to go; the last one that does holds it, if any. *owner: the
// class or definition that it stands in. *steps counts what was looked at.
static const syntax *find_expression(const syntax *s, place p, unsigned depth, const syntax **owner,
                                     size_t *steps) {
  if (depth > DEPTH_MAX) return NULL;
  ++*steps;
  bool value = s->kind <= SYNTAX_RANGE;
  if (value && s->begin == p) return s;
  if (value && !covers(s, p)) return NULL;
  const syntax *found = NULL;
  for (const syntax *c = s->child; c != NULL && found == NULL; c = c->next)
    found = find_expression(c, p, depth + 1, owner, steps);
  for (const syntax *c = has_pair(s) ? s->second : NULL; c != NULL && found == NULL; c = c->next)
    found = find_expression(c, p, depth + 1, owner, steps);
  bool owns = s->kind == SYNTAX_CLASS || s->kind == SYNTAX_DEF;
  if (found != NULL && owns && *owner == NULL) *owner = s;
  return found;
}

// ---- the index ----------------------------------------------------------------------------------

// An expression, and the class or definition that it stands in.
typedef struct placed {
  const syntax *expression, *owner;
} placed;

// What was looked for in a tree, or in all of them. From some effort on it is listed by place:
// where a thousand items of one list are asked for, the list isn't walked a thousand times.
typedef struct looked_into {
  size_t steps;
  bool is_listed;
  pointer_map placed;
} looked_into;

// The statements in the order of their places, the classes by name; and what was found last, since
// the items of one value are mostly asked for one after the other.
struct place_index {
  const syntax **statements;
  size_t count;
  text_map classes;
  pointer_map looked_into;  // by statement
  looked_into all;
  const record *owner;  // of the field that was asked last, and where it was assigned
  place assigned;
  const syntax *expression;
  const syntax *list, *item;  // a list's first item, and number `number`
  size_t number;
  const syntax *maker;       // of a record whose strings were asked for: those, and what they have
  text_map strings, sigils;  // behind each `$`
};

place_index *place_index_create(arena *memory) {
  place_index *index = ARENA_NEW(memory, place_index);
  *index = (place_index){0};
  return index;
}

static int by_place(const void *a, const void *b) {
  const syntax *x = *(const syntax *const *)a, *y = *(const syntax *const *)b;
  return x->begin < y->begin ? -1 : x->begin > y->begin;
}

static void add_classes(arena *a, text_map *classes, const syntax *s) {
  if (s->kind == SYNTAX_CLASS && text_map_get(classes, s->name) == NULL)
    text_map_set(a, classes, s->name, (void *)s);
  bool holds = s->kind == SYNTAX_LET || s->kind == SYNTAX_FOREACH || s->kind == SYNTAX_IF ||
               s->kind == SYNTAX_DEFSET || s->kind == SYNTAX_GROUP;
  for (const syntax *c = holds ? s->child : NULL; c != NULL; c = c->next)
    add_classes(a, classes, c);
}

static place_index *index_of(const record_set *set) {
  place_index *index = set->places;
  if (index->count == set->statement_count) return index;
  *index = (place_index){.count = set->statement_count};
  index->statements = ARENA_ARRAY(set->memory, const syntax *, index->count);
  for (size_t i = 0; i < index->count; i++) {
    index->statements[i] = set->statements[i];
    add_classes(set->memory, &index->classes, set->statements[i]);
  }
  qsort(index->statements, index->count, sizeof *index->statements, by_place);
  return index;
}

// The last statement that begins before a place.
static const syntax *statement_at(const place_index *index, place p) {
  size_t low = 0, high = index->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (index->statements[middle]->begin <= p) low = middle + 1;
    else high = middle;
  }
  return low == 0 ? NULL : index->statements[low - 1];
}

// A place as a key.
static const void *key_of(place p) { return (const void *)((uintptr_t)p << 3); }

// The expressions of a tree, as find_expression finds them: those between `low` and `high`, which
// the expressions around them reach.
static void list_placed(arena *a, pointer_map *out, const syntax *s, placed around, place low,
                        place high, unsigned depth) {
  bool value = s->kind <= SYNTAX_RANGE;
  if (depth > DEPTH_MAX) return;
  if (value) {
    bool is_reached = s->begin >= low && s->begin < high;
    if (is_reached && pointer_map_get(out, key_of(s->begin)) == NULL) {
      placed *made = ARENA_NEW(a, placed);
      *made = (placed){s, around.owner};
      pointer_map_set(a, out, key_of(s->begin), made);
    }
    if (s->begin > low) low = s->begin;
    if (s->end < high) high = s->end;
  }
  if (s->kind == SYNTAX_CLASS || s->kind == SYNTAX_DEF) around.owner = s;
  for (const syntax *c = s->child; c != NULL; c = c->next)
    list_placed(a, out, c, around, low, high, depth + 1);
  for (const syntax *c = has_pair(s) ? s->second : NULL; c != NULL; c = c->next)
    list_placed(a, out, c, around, low, high, depth + 1);
}

static const syntax *find_in(const record_set *set, looked_into *known, const syntax *const *trees,
                             size_t count, place p, const syntax **owner) {
  if (known->steps > STEPS_MAX && !known->is_listed) {
    for (size_t i = 0; i < count; i++)
      list_placed(set->memory, &known->placed, trees[i], (placed){0}, 0, (place)-1, 0);
    known->is_listed = true;
  }
  const syntax *found = NULL;
  if (known->is_listed) {
    const placed *at = pointer_map_get(&known->placed, key_of(p));
    if (at != NULL) *owner = at->owner;
    return at == NULL ? NULL : at->expression;
  }
  for (size_t i = 0; i < count && found == NULL; i++)
    found = find_expression(trees[i], p, 0, owner, &known->steps);
  return found;
}

static looked_into *known_of(const record_set *set, place_index *index, const syntax *statement) {
  looked_into *known = pointer_map_get(&index->looked_into, statement);
  if (known != NULL) return known;
  known = ARENA_NEW(set->memory, looked_into);
  *known = (looked_into){0};
  pointer_map_set(set->memory, &index->looked_into, statement, known);
  return known;
}

// An include inside of a statement brings places after all of the statement's file: then all are
// looked into.
static const syntax *expression_at(const record_set *set, place p, const syntax **owner) {
  place_index *index = index_of(set);
  *owner = NULL;
  if (p == 0) return NULL;
  const syntax *s = statement_at(index, p);
  bool is_near = s != NULL && source_of(set->sources, s->begin) == source_of(set->sources, p);
  if (!is_near) return find_in(set, &index->all, index->statements, index->count, p, owner);
  return find_in(set, known_of(set, index, s), &s, 1, p, owner);
}

// ---- template arguments -------------------------------------------------------------------------
// A field whose class says `let x = argument;` was given its value where the class was named.

static const syntax *class_named(const record_set *set, text name) {
  return text_map_get(&index_of(set)->classes, name);
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

// An item of a dag, a suffix and so on begin where their first part does.
static bool has_child_in_front(const syntax *s) {
  return s->kind >= SYNTAX_BITS && s->child != NULL && s->child->begin == s->begin;
}

// What made a record: the use of its class, if it is anonymous, or its definition.
static const syntax *maker_of(const record_set *set, const record *r) {
  const syntax *owner, *s = expression_at(set, record_place(r), &owner);
  while (s != NULL && s->kind != SYNTAX_CALL && has_child_in_front(s)) s = s->child;
  if (s != NULL && s->kind == SYNTAX_CALL) return s;
  return owner != NULL && owner->kind == SYNTAX_DEF ? owner : NULL;
}

static const syntax *find_value(const record_set *set, const field *f) {
  const syntax *class, *s = expression_at(set, f->assigned, &class);
  size_t number = argument_number(class, s);
  if (number == SIZE_MAX || f->owner == NULL) return s;
  const syntax *given = argument_through(set, maker_of(set, f->owner), class, number, 0);
  return given != NULL ? given : s;
}

static const syntax *expression_of(const record_set *set, const field *f) {
  place_index *index = index_of(set);
  if (f->assigned == 0 || index->assigned != f->assigned || index->owner != f->owner) {
    index->expression = find_value(set, f);
    index->assigned = f->assigned;
    index->owner = f->owner;
  }
  return index->expression;
}

// ---- strings ------------------------------------------------------------------------------------

// Beyond which bytes a place was looked for: none, since it stands within.
static const size_t within = SIZE_MAX;

// The place of byte `offset` of a string literal, escapes counted. *beyond: bytes left after it.
static place in_string(const record_set *set, const syntax *s, size_t offset, size_t *beyond) {
  const source_file *file = source_of(set->sources, s->begin);
  const char *at = file->content.data + (s->begin - file->start) + 1, *start = at;
  size_t size = s->name.size;
  for (size_t i = 0; i < size && i < offset; i++) at += *at == '\\' ? 2 : 1;
  *beyond = offset < size ? within : offset - size;
  return s->begin + 1 + (place)(at - start);
}

static place in_text(const record_set *set, const syntax *s, size_t offset, size_t *beyond);

// What is joined of parts. The byte after one of them is the first of the next.
static place in_parts(const record_set *set, const syntax *first, size_t offset, size_t *beyond) {
  place at = 0;
  for (const syntax *s = first; s != NULL; s = s->next) {
    at = in_text(set, s, offset, beyond);
    if (at == 0 || *beyond == within) break;
    offset = *beyond;
  }
  return at;
}

// 0: the text can't be followed into this expression.
static place in_text(const record_set *set, const syntax *s, size_t offset, size_t *beyond) {
  switch (s->kind) {
  case SYNTAX_CODE:
    *beyond = offset < s->name.size ? within : offset - s->name.size;
    return s->begin + 2 + (place)(offset < s->name.size ? offset : s->name.size);
  case SYNTAX_STRING:
    return s->child == NULL ? in_string(set, s, offset, beyond)
                            : in_parts(set, s->child, offset, beyond);
  case SYNTAX_PASTE: {
    place at = in_text(set, s->child, offset, beyond);
    if (at == 0 || s->second == NULL || *beyond == within) return at;
    return in_text(set, s->second, *beyond, beyond);
  }
  case SYNTAX_BANG: return s->op == BANG_STRCONCAT ? in_parts(set, s->child, offset, beyond) : 0;
  }
  return 0;
}

place field_text_place(const record_set *set, const field *f, size_t offset) {
  const syntax *s = expression_of(set, f);
  size_t beyond;
  place at = s == NULL ? 0 : in_text(set, s, offset, &beyond);
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

static const syntax *nth(place_index *index, const syntax *first, size_t number) {
  if (index->list != first || number < index->number) {
    index->list = index->item = first;
    index->number = 0;
  }
  for (; index->number < number && index->item != NULL; index->number++)
    index->item = index->item->next;
  const syntax *found = index->item;
  if (found == NULL) index->list = NULL;
  return found;
}

// How many items the literal of a list or a dag has.
static size_t item_count(const syntax *s) {
  return syntax_count(s->kind == SYNTAX_LIST ? s->child : s->second);
}

static const syntax *find_item(place_index *places, const syntax *s, size_t index) {
  if (s->kind == SYNTAX_LIST) return nth(places, s->child, index);
  if (s->kind == SYNTAX_DAG) return nth(places, s->second, index);
  if (s->kind != SYNTAX_BANG || (s->op != BANG_CON && s->op != BANG_LISTCONCAT)) return NULL;
  for (const syntax *c = s->child; c != NULL; c = c->next) {
    if (c->kind != SYNTAX_LIST && c->kind != SYNTAX_DAG) return NULL;
    if (index < item_count(c)) return find_item(places, c, index);
    index -= item_count(c);
  }
  return NULL;
}

place_range field_item_place(const record_set *set, const field *f, size_t index) {
  const syntax *s = expression_of(set, f);
  const syntax *item = s == NULL ? NULL : find_item(set->places, s, index);
  if (item != NULL && item->kind == SYNTAX_DAG_ITEM && item->child != NULL) item = item->child;
  return whole(f, item != NULL ? item : s);
}

place_range field_name_place(const record_set *set, const field *f, size_t index) {
  const syntax *s = expression_of(set, f);
  const syntax *item = s == NULL ? NULL : find_item(set->places, s, index);
  if (item == NULL || item->kind != SYNTAX_DAG_ITEM || item->name.size == 0) return whole(f, s);
  return (place_range){item->end - (place)item->name.size - 1, item->end};
}

place_range field_operator_place(const record_set *set, const field *f) {
  const syntax *s = expression_of(set, f);
  return whole(f, s != NULL && s->kind == SYNTAX_DAG ? s->child : s);
}

// A template argument that stands in the value of a class: what was given for it.
static const syntax *given_for(const record_set *set, const field *f, const syntax *s) {
  const syntax *class = NULL, *inner = s->kind == SYNTAX_NAME ? s : NULL;
  if (inner != NULL) (void)expression_at(set, s->begin, &class);
  const size_t number = argument_number(class, inner);
  if (number == SIZE_MAX || f->owner == NULL) return s;
  const syntax *given = argument_through(set, maker_of(set, f->owner), class, number, 0);
  return given != NULL ? given : s;
}

// The item itself, and its value.
typedef struct nested {
  const syntax *item, *value;
} nested;

static nested find_nested(const record_set *set, const field *f, const size_t *path, size_t depth) {
  nested at = {NULL, expression_of(set, f)};
  for (size_t i = 0; i < depth && at.value != NULL; i++) {
    const syntax *item = find_item(set->places, at.value, path[i]);
    if (item == NULL) break;
    const bool is_of_dag = item->kind == SYNTAX_DAG_ITEM;
    at = (nested){item, is_of_dag ? item->child : given_for(set, f, item)};
  }
  return at;
}

place_range field_nested_place(const record_set *set, const field *f, const size_t *path,
                               size_t depth, field_part part) {
  const nested at = find_nested(set, f, path, depth);
  const syntax *s = at.value;
  const bool is_dag = s != NULL && s->kind == SYNTAX_DAG;
  if (part == PART_OPERATOR && is_dag) return whole(f, s->child);
  if (part == PART_OPERATOR_NAME && is_dag && s->third != NULL) return whole(f, s->third);
  if (part == PART_NAME && at.item != NULL && at.item->kind == SYNTAX_DAG_ITEM &&
      at.item->name.size > 0)
    return (place_range){at.item->end - (place)at.item->name.size - 1, at.item->end};
  return whole(f, s != NULL ? s : at.item);
}

// ---- words in what made a record ----------------------------------------------------------------

// Where a text stands as a word; SIZE_MAX: nowhere.
static size_t find_word(text in, text word) {
  for (size_t at = 0; (at = text_find(in, word, at)) != SIZE_MAX; at++) {
    size_t end = at + word.size;
    bool begins = at == 0 || !name_is_letter(in.data[at - 1]) || !name_is_letter(word.data[0]);
    if (begins && (end == in.size || !name_is_letter(in.data[end]))) return at;
  }
  return SIZE_MAX;
}

// The first string that has the text as a word, at *at.
static const syntax *find_mention(const syntax *s, text what, size_t *at, unsigned depth) {
  const syntax *found = NULL;
  for (; s != NULL && found == NULL && depth < DEPTH_MAX; s = s->next) {
    bool is_string = s->kind == SYNTAX_STRING || s->kind == SYNTAX_CODE;
    if (is_string) found = (*at = find_word(s->name, what)) != SIZE_MAX ? s : NULL;
    else found = find_mention(s->child, what, at, depth + 1);
    if (found == NULL && has_pair(s)) found = find_mention(s->second, what, at, depth + 1);
  }
  return found;
}

// `$` and the letters that follow it at `at`.
static text sigil_at(text t, size_t at) {
  size_t end = at + 1;
  while (end < t.size && name_is_letter(t.data[end])) end++;
  return (text){t.data + at, end - at};
}

static void list_string(arena *a, place_index *index, const syntax *s) {
  text_map_add(a, &index->strings, s->name, (void *)s);
  for (size_t at = 0; (at = text_find(s->name, TEXT("$"), at)) != SIZE_MAX; at++)
    text_map_add(a, &index->sigils, sigil_at(s->name, at), (void *)s);
}

static void list_strings(arena *a, place_index *index, const syntax *s, unsigned depth) {
  for (; s != NULL && depth < DEPTH_MAX; s = s->next) {
    bool is_string = s->kind == SYNTAX_STRING || s->kind == SYNTAX_CODE;
    if (is_string) list_string(a, index, s);
    else list_strings(a, index, s->child, depth + 1);
    if (has_pair(s)) list_strings(a, index, s->second, depth + 1);
  }
}

// The first string that is the text. Those of what was asked last are listed.
static const syntax *find_string(const record_set *set, const syntax *maker, text what) {
  place_index *index = index_of(set);
  if (maker == NULL) return NULL;
  if (index->maker != maker) {
    index->maker = maker;
    index->strings = index->sigils = (text_map){0};
    list_strings(set->memory, index, maker->child, 0);
  }
  return text_map_get(&index->strings, what);
}

place record_byte_place(const record_set *set, const record *r, text whole, size_t offset) {
  const syntax *found = find_string(set, maker_of(set, r), whole);
  size_t beyond;
  return found == NULL ? 0 : in_text(set, found, offset, &beyond);
}

place_range record_text_place(const record_set *set, const record *r, text what) {
  const syntax *maker = maker_of(set, r), *found = find_string(set, maker, what);
  size_t at = 0, beyond;
  if (found != NULL) return syntax_range(found);
  bool may_be_there =
      maker != NULL && what.size > 0 &&
      (what.data[0] != '$' || text_map_get(&index_of(set)->sigils, sigil_at(what, 0)) != NULL);
  if (may_be_there) found = find_mention(maker->child, what, &at, 0);
  place begin = found == NULL ? 0 : in_text(set, found, at, &beyond);
  return (place_range){begin, begin == 0 ? 0 : begin + (place)what.size};
}
