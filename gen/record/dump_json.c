// The records as one JSON object with sorted keys, written through one buffer that is flushed as it
// fills. Keys are the names of definitions, besides "!instanceof" and "!tablegen_json_version".
#include <stdlib.h>
#include <string.h>

#include "record/dump.h"
#include "record/record_set.h"

typedef struct json {
  const record_set *set;
  buffer out;
  FILE *to;
  bool failed;
} json;

enum { FLUSH_AT = 1 << 16 };

static void flush_some(json *j) {
  if (j->out.size < FLUSH_AT) return;
  if (fwrite(j->out.data, 1, j->out.size, j->to) != j->out.size) j->failed = true;
  j->out.size = 0;
}

// ---- strings ------------------------------------------------------------------------------------

static size_t utf8_size(unsigned char first) {
  if (first < 0xc2 || first > 0xf4) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

// The length of the longest beginning of a UTF-8 sequence at `s`, at least 1; *whole: all of one.
static size_t utf8_length(const unsigned char *s, size_t size, bool *whole) {
  size_t length = utf8_size(s[0]), i = 1;
  unsigned char low = s[0] == 0xe0 ? 0xa0 : s[0] == 0xf0 ? 0x90 : 0x80;
  unsigned char high = s[0] == 0xed ? 0x9f : s[0] == 0xf4 ? 0x8f : 0xbf;
  for (; i < length && i < size && s[i] >= low && s[i] <= high; i++) {
    low = 0x80;
    high = 0xbf;
  }
  *whole = i == length && (length > 1 || s[0] < 0x80);
  return i;
}

static void escape(buffer *out, unsigned char c) {
  switch (c) {
  case '"': buffer_string(out, "\\\""); break;
  case '\\': buffer_string(out, "\\\\"); break;
  case '\t': buffer_string(out, "\\t"); break;
  case '\n': buffer_string(out, "\\n"); break;
  case '\r': buffer_string(out, "\\r"); break;
  default: buffer_printf(out, "\\u%04x", c); break;
  }
}

// Whether one of eight bytes isn't plain: a control character, a quote, a backslash, above ASCII.
static bool has_special(uint64_t word) {
  uint64_t ones = 0x0101010101010101u, high = 0x8080808080808080u;
  uint64_t quote = word ^ ones * '"', slash = word ^ ones * '\\';
  uint64_t special = (word - ones * 0x20) | (quote - ones) | (slash - ones) | word;
  return (special & high) != 0;
}

static bool is_plain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

// Copies eight bytes if all are plain.
static bool copy_word(char *to, const char *from) {
  uint64_t word;
  memcpy(&word, from, sizeof word);
  if (has_special(word)) return false;
  memcpy(to, &word, sizeof word);
  return true;
}

// Copies the bytes in front that stand for themselves whatever they are; how many there were.
static size_t copy_plain(char *to, text t) {
  size_t run = 0;
  while (t.size - run >= 8 && copy_word(to + run, t.data + run)) run += 8;
  if (run > 0 && t.size - run < 8 && copy_word(to + t.size - 8, t.data + t.size - 8)) return t.size;
  for (; run < t.size && is_plain(t.data[run]); run++) to[run] = t.data[run];
  return run;
}

// Writes the first byte, or the character it begins, and tells how many bytes it took. What is no
// UTF-8, or no more than the beginning of a character, becomes U+FFFD, as JSON has no other way.
static size_t json_character(buffer *out, text t) {
  const unsigned char *s = (const unsigned char *)t.data;
  bool whole;
  size_t length = utf8_length(s, t.size, &whole);
  if (*s < 0x20 || *s == '"' || *s == '\\') escape(out, *s);
  else if (whole) buffer_append(out, t.data, length);
  else buffer_string(out, "\xef\xbf\xbd");
  return length;
}

static void json_text(buffer *out, text t) {
  buffer_char(out, '"');
  for (;;) {
    size_t used = copy_plain(buffer_room(out, t.size), t);
    out->size += used;
    if (used == t.size) break;
    used += json_character(out, (text){t.data + used, t.size - used});
    t = (text){t.data + used, t.size - used};
  }
  buffer_char(out, '"');
}

static void json_printed(json *j, const value *v) {
  buffer printable = {0};
  value_print(v, &printable);
  json_text(&j->out, buffer_as_text(&printable));
  buffer_free(&printable);
}

// ---- values -------------------------------------------------------------------------------------

static void json_value(json *j, const value *v);

static void json_array(json *j, const value *v) {
  buffer_char(&j->out, '[');
  for (size_t i = 0; i < v->count; i++) {
    if (i > 0) buffer_char(&j->out, ',');
    json_value(j, list_item(v, i));
    flush_some(j);
  }
  buffer_char(&j->out, ']');
}

static void json_record(json *j, const value *v) {
  text name = record_name(reference_record(v));
  buffer_string(&j->out, "{\"def\":");
  json_text(&j->out, name);
  buffer_string(&j->out, ",\"kind\":\"def\",\"printable\":");
  json_text(&j->out, name);
  buffer_char(&j->out, '}');
}

static void json_dag(json *j, const value *v) {
  buffer_string(&j->out, "{\"args\":[");
  for (size_t i = 0; i < v->count; i++) {
    buffer_string(&j->out, i == 0 ? "[" : ",[");
    json_value(j, dag_item(v, i));
    buffer_char(&j->out, ',');
    if (dag_item_name(v, i) == NULL) buffer_string(&j->out, "null");
    else json_text(&j->out, value_text(dag_item_name(v, i)));
    buffer_char(&j->out, ']');
  }
  buffer_string(&j->out, "],\"kind\":\"dag\"");
  if (dag_operator_name(v) != NULL) {
    buffer_string(&j->out, ",\"name\":");
    json_text(&j->out, value_text(dag_operator_name(v)));
  }
  buffer_string(&j->out, ",\"operator\":");
  json_value(j, dag_operator(v));
  buffer_string(&j->out, ",\"printable\":");
  json_printed(j, v);
  buffer_char(&j->out, '}');
}

static void json_variable(json *j, const value *v) {
  buffer_string(&j->out, "{\"kind\":\"var\",\"printable\":");
  json_printed(j, v);
  buffer_string(&j->out, ",\"var\":");
  json_printed(j, v);
  buffer_char(&j->out, '}');
}

static void json_variable_bit(json *j, const value *v) {
  buffer_printf(&j->out, "{\"index\":%u,\"kind\":\"varbit\",\"printable\":", v->count);
  json_printed(j, v);
  buffer_string(&j->out, ",\"var\":");
  json_printed(j, bit_base(v));
  buffer_char(&j->out, '}');
}

static void json_complex(json *j, const value *v) {
  buffer_string(&j->out, "{\"kind\":\"complex\",\"printable\":");
  json_printed(j, v);
  buffer_char(&j->out, '}');
}

static void json_value(json *j, const value *v) {
  switch ((value_tag)v->tag) {
  case TAG_UNSET: buffer_string(&j->out, "null"); break;
  case TAG_BIT: buffer_char(&j->out, v->count != 0 ? '1' : '0'); break;
  case TAG_INT: buffer_integer(&j->out, int_value(v)); break;
  case TAG_STRING: json_text(&j->out, value_text(v)); break;
  case TAG_BITS:
  case TAG_LIST: json_array(j, v); break;
  case TAG_RECORD: json_record(j, v); break;
  case TAG_DAG: json_dag(j, v); break;
  case TAG_VARIABLE: json_variable(j, v); break;
  case TAG_BIT_OF:
    if (bit_base(v)->tag == TAG_VARIABLE) json_variable_bit(j, v);
    else json_complex(j, v);
    break;
  case TAG_ANONYMOUS:
  case TAG_FIELD:
  case TAG_CALL:
  case TAG_OPERATOR:
  case TAG_COND:
  case TAG_FOLDL:
  case TAG_CHECK: json_complex(j, v); break;
  }
}

// ---- records ------------------------------------------------------------------------------------

// The order of a shape's fields by name; records of one shape follow each other seldom, so the last
// few are kept.
typedef struct order {
  const shape *shape;
  size_t count;
  uint32_t *slots;
} order;

typedef struct sort_key {
  text name;
  uint32_t slot;
} sort_key;

static int by_key(const void *a, const void *b) {
  const sort_key *left = a, *right = b;
  return text_compare(left->name, right->name);
}

static void sort_slots(order *o, const shape *s) {
  sort_key *keys = memory_take((s->count + 1) * sizeof *keys);
  for (size_t i = 0; i < s->count; i++)
    keys[i] = (sort_key){value_text(s->slots[i].name), (uint32_t)i};
  qsort(keys, s->count, sizeof *keys, by_key);
  o->slots = memory_resize(o->slots, (s->count + 1) * sizeof *o->slots);
  for (size_t i = 0; i < s->count; i++) o->slots[i] = keys[i].slot;
  o->shape = s;
  o->count = s->count;
  free(keys);
}

enum { ORDERS = 256 };

static const uint32_t *order_of(order *orders, const shape *s) {
  order *o = &orders[((uintptr_t)s >> 4) % ORDERS];
  if (o->shape != s || o->count != s->count) sort_slots(o, s);
  return o->slots;
}

static void json_places(json *j, const record *r) {
  buffer_string(&j->out, "\"!locs\":[");
  for (size_t i = 0; i < r->place_count; i++) {
    position at = source_position(j->set->sources, r->places[i]);
    if (i > 0) buffer_char(&j->out, ',');
    json_text(&j->out, at.file == NULL ? TEXT("") : at.file->name);
    if (at.file == NULL) continue;
    j->out.size--;  // the quote: the line's number belongs inside
    buffer_char(&j->out, ':');
    buffer_integer(&j->out, at.line);
    buffer_char(&j->out, '"');
  }
  buffer_string(&j->out, "],");
}

// What begins with `!` sorts before every field.
static void json_heading(json *j, const record *r) {
  buffer_string(&j->out, r->kind == RECORD_ANONYMOUS ? "{\"!anonymous\":true,\"!fields\":["
                                                     : "{\"!anonymous\":false,\"!fields\":[");
  bool first = true;
  for (size_t i = 0; r->shape != NULL && i < r->shape->count; i++) {
    if (!r->shape->slots[i].may_stay_open) continue;
    if (!first) buffer_char(&j->out, ',');
    json_text(&j->out, value_text(r->shape->slots[i].name));
    first = false;
  }
  buffer_string(&j->out, "],");
  json_places(j, r);
  buffer_string(&j->out, "\"!name\":");
  json_text(&j->out, record_name(r));
  buffer_string(&j->out, ",\"!superclasses\":[");
  for (size_t i = 0; i < r->ancestor_count; i++) {
    if (i > 0) buffer_char(&j->out, ',');
    json_text(&j->out, record_name(r->ancestors[i]));
  }
  buffer_char(&j->out, ']');
}

static void json_definition(json *j, const record *r, order *orders) {
  json_text(&j->out, record_name(r));
  buffer_char(&j->out, ':');
  json_heading(j, r);
  const uint32_t *slots = r->shape == NULL ? NULL : order_of(orders, r->shape);
  for (size_t i = 0; r->shape != NULL && i < r->shape->count; i++) {
    buffer_char(&j->out, ',');
    json_text(&j->out, value_text(r->shape->slots[slots[i]].name));
    buffer_char(&j->out, ':');
    json_value(j, r->values[slots[i]]);
    flush_some(j);
  }
  buffer_char(&j->out, '}');
}

// ---- the whole ----------------------------------------------------------------------------------

typedef struct members {
  const record **items;
  size_t count, capacity;
} members;

static void add_member(members *m, const record *r) {
  if (m->count == m->capacity) m->items = memory_grow(m->items, &m->capacity, sizeof *m->items);
  m->items[m->count++] = r;
}

static void json_instances(json *j, const record **classes, size_t class_count,
                           const record **definitions, size_t count) {
  members *lists = memory_take((j->set->next_id + 1) * sizeof *lists);  // by the class's number
  memset(lists, 0, (j->set->next_id + 1) * sizeof *lists);
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < definitions[i]->ancestor_count; k++)
      add_member(&lists[definitions[i]->ancestors[k]->id], definitions[i]);
  buffer_string(&j->out, "\"!instanceof\":{");
  for (size_t i = 0; i < class_count; i++) {
    members *m = &lists[classes[i]->id];
    if (i > 0) buffer_char(&j->out, ',');
    json_text(&j->out, record_name(classes[i]));
    buffer_string(&j->out, ":[");
    for (size_t k = 0; k < m->count; k++) {
      if (k > 0) buffer_char(&j->out, ',');
      json_text(&j->out, record_name(m->items[k]));
    }
    buffer_char(&j->out, ']');
    free(m->items);
    flush_some(j);
  }
  buffer_string(&j->out, "},\"!tablegen_json_version\":1");
  free(lists);
}

static const record **sorted_copy(record *const *records, size_t count) {
  const record **sorted = memory_take((count + 1) * sizeof *sorted);
  for (size_t i = 0; i < count; i++) sorted[i] = records[i];
  sort_records(sorted, count);
  return sorted;
}

static bool before_instances(const record *r) {
  return text_compare(record_name(r), TEXT("!instanceof")) < 0;
}

bool dump_json(const record_set *set, FILE *to) {
  json j = {.set = set, .to = to};
  const record **classes = sorted_copy(set->class_order, set->class_count);
  const record **definitions = sorted_copy(set->order, set->count);
  order *orders = memory_take(ORDERS * sizeof *orders);
  memset(orders, 0, ORDERS * sizeof *orders);
  buffer_char(&j.out, '{');
  size_t i = 0;
  for (; i < set->count && before_instances(definitions[i]); i++) {
    json_definition(&j, definitions[i], orders);
    buffer_char(&j.out, ',');
  }
  json_instances(&j, classes, set->class_count, definitions, set->count);
  for (; i < set->count; i++) {
    buffer_char(&j.out, ',');
    json_definition(&j, definitions[i], orders);
  }
  buffer_string(&j.out, "}\n");
  bool ok = !j.failed && fwrite(j.out.data, 1, j.out.size, to) == j.out.size && fflush(to) == 0;
  for (size_t k = 0; k < ORDERS; k++) free(orders[k].slots);
  free(orders);
  free(classes);
  free(definitions);
  buffer_free(&j.out);
  return ok;
}
