// What a definition says in vain: fields that generated C has no use for, and definitions that
// nothing is made of. Which these are, and what follows, is said by the prelude's NoEffect records;
// a warning stands where the author wrote them.
#include <stdlib.h>

#include "model/build.h"

enum {
  SHOWN_PLACES = 10,  // warnings of one kind, each at its place; the others are a list of lines
  LISTED_PLACES = 60,
};

typedef struct rule {
  const record *record, *class_record;
  const char *field_name, *because;
  list usual, unless;
  const char *usual_as;
  bool only_cpp, by_argument;
  size_t count, reported;  // of what it finds
} rule;

// One thing that was said in vain.
typedef struct finding {
  size_t rule;
  place at;
  const record *record;
} finding;

typedef struct findings {
  finding *items;
  size_t count, capacity;
} findings;

// ---- Whose definition ---------------------------------------------------------------------------

// What others define is theirs to be warned about.
static bool is_authors(const build *b, const record *r) {
  if (record_is_a(r, TEXT("Dialect"))) return r == b->dialect;
  if (record_is_a(r, TEXT("Op"))) return read_record(r, "opDialect") == b->dialect;
  if (record_is_a(r, TEXT("AttrOrTypeDef"))) return read_record(r, "dialect") == b->dialect;
  return is_in_main_file(b, r) || is_beside_main_file(b, r);
}

static bool is_same_folder(const build *b, place one, place other) {
  const source_file *x = source_of(b->session->sources, one);
  const source_file *y = source_of(b->session->sources, other);
  if (x == NULL || y == NULL) return x == y;
  return text_equal(source_folder(x), source_folder(y));
}

// ---- What is said -------------------------------------------------------------------------------

static bool says_nothing(const value *v) {
  text t;
  int64_t n;
  if (value_is_unset(v)) return true;
  if (value_as_text(v, &t)) return text_trim(t).size == 0;
  if (value_as_int(v, &n)) return n == 0;
  return value_as_record(v) == NULL && value_count(v) == 0;
}

static bool is_usual(const rule *rule, const record *r, const field *f) {
  field of_class;
  text t;
  bool has_default = record_field(rule->class_record, f->name, &of_class);
  if (has_default && f->value == of_class.value) return true;
  if (*rule->usual_as != '\0' && f->value == record_value(r, text_of(rule->usual_as))) return true;
  if (!value_as_text(f->value, &t)) return false;
  for (size_t i = 0; i < rule->usual.count; i++)
    if (text_is(t, rule->usual.items[i])) return true;
  return false;
}

static bool is_made_up_for(const rule *rule, const record *r) {
  for (size_t i = 0; i < rule->unless.count; i++) {
    const value *v = record_value(r, text_of(rule->unless.items[i]));
    if (v != NULL && !says_nothing(v)) return true;
  }
  return false;
}

// Where the author gave the field a value; false: nowhere. The classes of the prelude set fields
// too, and from their arguments.
static bool find_field(build *b, const rule *rule, const record *r, place *at) {
  field f = read_field(r, rule->field_name);
  if (f.value == NULL || value_is_unset(f.value) || is_usual(rule, r, &f)) return false;
  *at = f.assigned;
  if (f.assigned != 0 && !is_same_folder(b, f.assigned, f.declared)) return true;
  *at = record_place(r);
  return rule->by_argument && !says_nothing(f.value) && !is_same_folder(b, *at, f.declared);
}

static bool find_definition(const build *b, const rule *rule, const record *r, place *at) {
  *at = record_place(r);
  return !is_same_folder(b, *at, record_place(rule->class_record));
}

static bool find(build *b, const rule *rule, const record *r, place *at) {
  bool found = *rule->field_name == '\0' ? find_definition(b, rule, r, at)
                                         : find_field(b, rule, r, at);
  if (!found || (rule->only_cpp && !is_cpp_place(b, *at))) return false;
  return is_authors(b, r) && !is_made_up_for(rule, r);
}

static void find_all(build *b, const rule *rule, size_t index, findings *out) {
  record_list all = records_of_class(b->records, record_name(rule->class_record));
  for (size_t i = 0; i < all.count; i++) {
    finding found = {.rule = index, .record = all.items[i]};
    if (!find(b, rule, all.items[i], &found.at)) continue;
    if (out->count == out->capacity) {
      finding *more = ARENA_ARRAY(b->memory, finding, 2 * out->capacity + 16);
      if (out->count > 0) memcpy(more, out->items, out->count * sizeof *more);
      out->items = more;
      out->capacity = 2 * out->capacity + 16;
    }
    out->items[out->count++] = found;
  }
}

// ---- The rules ----------------------------------------------------------------------------------

static bool read_rule(build *b, const record *r, rule *out) {
  *out = (rule){.record = r,
                .class_record = records_find_class(b->records, text_of(read_text(b, r, "ofClass"))),
                .field_name = read_text(b, r, "ofField"),
                .because = read_text(b, r, "because"),
                .usual_as = read_text(b, r, "usualAs"),
                .only_cpp = read_bit(r, "onlyCpp"),
                .by_argument = read_bit(r, "byArgument")};
  read_strings(b, r, "usual", &out->usual);
  read_strings(b, r, "unless", &out->unless);
  return out->class_record != NULL;  // of a file that isn't included
}

// ---- Reporting ----------------------------------------------------------------------------------

static int by_place_and_rule(const void *a, const void *b) {
  const finding *x = a, *y = b;
  if (x->at != y->at) return x->at < y->at ? -1 : 1;
  if (x->rule != y->rule) return x->rule < y->rule ? -1 : 1;
  return 0;
}

// What a base class says for many definitions is said once.
static void sort_out(findings *all) {
  size_t kept = 0;
  qsort(all->items, all->count, sizeof *all->items, by_place_and_rule);
  for (size_t i = 0; i < all->count; i++)
    if (kept == 0 || by_place_and_rule(&all->items[kept - 1], &all->items[i]) != 0)
      all->items[kept++] = all->items[i];
  all->count = kept;
}

static void report_one(build *b, const rule *rule, const finding *found) {
  const record *r = found->record;
  field f = read_field(r, rule->field_name);
  if (*rule->field_name != '\0') {
    bool is_set = found->at == f.assigned;
    place_range at = is_set ? field_value_place(b->records, &f) : record_at(r);
    report_warning(b->diagnostics, at, "'%s' has no effect: %s", rule->field_name, rule->because);
  } else {
    bool is_nameless = record_is_anonymous(r);
    text name = record_name(is_nameless ? rule->class_record : r);
    report_warning(b->diagnostics, record_at(r), "%s'%.*s' has no effect: %s",
                   is_nameless ? "this " : "", TEXT_ARGS(name), rule->because);
  }
}

// "the same at 3 more places: Ops.td:40, 52; Types.td:3"
static void report_others(build *b, const finding *first, const finding *end, size_t count) {
  buffer lines = {0};
  const source_file *file = NULL;
  size_t listed = 0;
  for (const finding *f = first; f < end && listed < LISTED_PLACES; f++) {
    if (f->rule != first->rule) continue;
    position at = source_position(b->session->sources, f->at);
    if (at.file == file) buffer_printf(&lines, ", %u", at.line);
    else
      buffer_printf(&lines, "%s%.*s:%u", file == NULL ? "" : "; ", TEXT_ARGS(at.file->name),
                    at.line);
    file = at.file;
    listed++;
  }
  text t = buffer_as_text(&lines);
  report_note(b->diagnostics, at_place(0), "the same at %zu more places: %.*s%s", count,
              TEXT_ARGS(t), count > listed ? ", ..." : "");
  buffer_free(&lines);
}

static void report_all(build *b, rule *rules, const findings *all) {
  for (size_t i = 0; i < all->count; i++) rules[all->items[i].rule].count++;
  for (size_t i = 0; i < all->count; i++) {
    const finding *f = &all->items[i];
    rule *rule = &rules[f->rule];
    rule->reported++;
    if (rule->reported <= SHOWN_PLACES) report_one(b, rule, f);
    else if (rule->reported == SHOWN_PLACES + 1)
      report_others(b, f, all->items + all->count, rule->count - SHOWN_PLACES);
  }
}

void model_warn_of_no_effect(build *b) {
  record_list all = records_of_class(b->records, TEXT("NoEffect"));
  rule *rules = ARENA_ARRAY(b->memory, rule, all.count + 1);
  findings found = {0};
  for (size_t i = 0; i < all.count; i++)
    if (read_rule(b, all.items[i], &rules[i])) find_all(b, &rules[i], i, &found);
  if (found.count == 0) return;
  sort_out(&found);
  report_all(b, rules, &found);
}
