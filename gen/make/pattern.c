// Patterns: each of them made, and the sets that list them.
#include "make/author_code.h"
#include "make/pattern_build.h"

#include <stdlib.h>
#include <string.h>

#include "base/names.h"

// ---- Whose they are -----------------------------------------------------------------------------

static const record *root_record(const record *r) {
  const value *source = record_value(r, TEXT("sourcePattern"));
  const record *root = source == NULL ? NULL : value_dag_operator(source);
  return root != NULL && record_is_a(root, TEXT("Op")) ? root : NULL;
}

// Those of the main file, and of files beside it those about operations that are made here.
static bool is_own(const build *b, const record *r, const record *root) {
  if (record_is_broken(r) || pointer_map_get(b->left_out, r) != NULL) return false;
  if (is_in_main_file(b, r)) return true;
  return is_beside_main_file(b, r) && root != NULL && b->dialect != NULL &&
         read_record(root, "opDialect") == b->dialect && is_of_this_part(b, root);
}

// ---- One pattern --------------------------------------------------------------------------------

static bool fill_source(pattern_build *p) {
  build *b = p->b;
  const field f = read_field(p->pattern->record, "sourcePattern");
  const pattern_part part = pattern_part_of_field(&f);
  pattern_node *node = ARENA_NEW(b->memory, pattern_node);
  *node = (pattern_node){.part = -1};
  if (!pattern_is_op(&part)) {
    report_error(b->diagnostics, pattern_part_place(b, &part, PART_OPERATOR),
                 "a pattern begins with the operation that it replaces");
    return false;
  }
  p->pattern->source = node;
  p->pattern->root = model_op_known(b, pattern_operator(&part));
  return pattern_source(p, &part, node);
}

// How many values a result gives, before it is made.
static int value_count_of(const pattern_part *part) {
  const record *r = pattern_operator(part);
  int64_t count = 1;
  if (pattern_is_code(part)) return read_int(r, "numReturns", &count) && count > 0 ? (int)count : 0;
  const text name = value_dag_operator_name(part->v);
  if (!pattern_is_op(part) || text_find(name, TEXT("__"), 0) != SIZE_MAX) return 1;
  const value *results = record_value(r, TEXT("results"));
  return results == NULL ? 0 : (int)value_count(results);
}

// The last of the values replace the root's: where in them each result begins; negative: before.
static bool settle_offsets(pattern_build *p, const pattern_part *all, int *offsets) {
  build *b = p->b;
  const size_t count = pattern_part_count(all), wanted = p->pattern->root->result_count;
  int offset = (int)wanted;
  p->pattern->replacing = wanted == 0 ? count : 0;
  for (size_t i = count; i-- > 0;) {
    const pattern_part part = pattern_part_at(all, i);
    const int before = offset;
    offset -= value_count_of(&part);
    offsets[i] = offset;
    if (offset == 0 && before > 0) p->pattern->replacing = i;
    if (offset >= 0 || before <= 0) continue;
    report_error(
        b->diagnostics, pattern_part_place(b, &part, PART_WHOLE),
        "this gives %d values, but only %d of the root's are left to replace: name the one "
        "that is meant",
        before - offset, before);
    return false;
  }
  if (offset <= 0) return true;
  report_error(b->diagnostics, pattern_part_place(b, all, PART_WHOLE),
               "'%s' has %zu result%s, but %zu value%s would replace them",
               p->pattern->root->full_name, wanted, wanted == 1 ? "" : "s", wanted - (size_t)offset,
               wanted - (size_t)offset == 1 ? "" : "s");
  return false;
}

static void fill_results(pattern_build *p) {
  build *b = p->b;
  const field f = read_field(p->pattern->record, "resultPatterns");
  const pattern_part all = pattern_part_of_field(&f);
  const size_t count = pattern_part_count(&all);
  pattern_node *results = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  int *offsets = ARENA_ARRAY(b->memory, int, count + 1);
  if (!settle_offsets(p, &all, offsets)) return;
  for (size_t i = 0; i < count; i++) {
    const pattern_part part = pattern_part_at(&all, i);
    (void)pattern_result(p, &part, i < p->pattern->replacing ? -1 : offsets[i], &results[i]);
  }
  p->pattern->results = results;
  p->pattern->result_count = count;
}

static void fill_supplements(pattern_build *p) {
  build *b = p->b;
  const field f = read_field(p->pattern->record, "supplementalPatterns");
  const pattern_part all = pattern_part_of_field(&f);
  const size_t count = pattern_part_count(&all);
  pattern_node *nodes = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  p->in_supplement = true;
  for (size_t i = 0; i < count; i++) {
    const pattern_part part = pattern_part_at(&all, i);
    (void)pattern_result(p, &part, -1, &nodes[i]);
  }
  p->pattern->supplements = nodes;
  p->pattern->supplement_count = count;
}

static void fill_benefit(pattern_build *p) {
  build *b = p->b;
  const field f = read_field(p->pattern->record, "benefitDelta");
  const pattern_part part = pattern_part_of_field(&f);
  int64_t delta = 0;
  const bool is_read = pattern_is_directive(&part, "addBenefit") &&
                       pattern_part_count(&part) == 1 &&
                       value_as_int(value_item(part.v, 0), &delta);
  const int64_t count = (int64_t)p->pattern->op_count;
  const int64_t benefit = delta > INT64_MAX - count ? INT64_MAX : count + delta;
  if (!is_read)
    report_error(b->diagnostics, pattern_part_place(b, &part, PART_WHOLE),
                 "write (addBenefit N), with a number");
  else if (benefit < 0 || benefit > UINT16_MAX)
    report_error(b->diagnostics, pattern_part_place(b, &part, PART_WHOLE),
                 "the benefit would be %lld: it is at least 0 and at most %d", (long long)benefit,
                 UINT16_MAX);
  else p->pattern->benefit = (unsigned)benefit;
}

// What native code gives is of a type in C that something tells.
static void check_types(pattern_build *p) {
  for (size_t i = 0; i < p->symbols.count; i++) {
    const pattern_symbol *s = p->symbols.items[i];
    if (s->kind != SYMBOL_CODE || s->c_type != NULL || s->reads == 0) continue;
    report_error(p->b->diagnostics, s->at, "nothing tells what '$%s' is in C", s->name);
    report_help(p->b->diagnostics, "say it in the NativeCodeCall: let cType = \"mica_value *\"");
  }
}

static void add_lines(pattern_build *p, list *lines, const char *field_name, const char *before) {
  build *b = p->b;
  const field f = read_field(p->pattern->record, field_name);
  const pattern_part all = pattern_part_of_field(&f);
  if (f.value == NULL) return;
  const bool is_list = value_kind_of(f.value) == VALUE_LIST;
  for (size_t i = 0; i < (is_list ? pattern_part_count(&all) : 1); i++) {
    const pattern_part part = is_list ? pattern_part_at(&all, i) : all;
    list_push(b->memory, lines,
              build_printf(b, "%s%s", i == 0 ? before : "  and ", pattern_part_text(b, &part)));
  }
}

void pattern_lines(pattern_build *p) {
  list lines = {0};
  add_lines(p, &lines, "sourcePattern", "");
  add_lines(p, &lines, "resultPatterns", p->is_fold ? "folds to " : "becomes ");
  add_lines(p, &lines, "constraints", "where ");
  if (!p->is_fold) add_lines(p, &lines, "supplementalPatterns", "then ");
  p->pattern->lines = (const char *const *)lines.items;
  p->pattern->line_count = lines.count;
}

// A pattern of the author's.
static void fill_native(pattern_build *p) {
  model_pattern *pattern = p->pattern;
  const record *root = root_record(pattern->record);
  if (record_is_anonymous(pattern->record) || root == NULL) {
    report_error(p->b->diagnostics, record_at(pattern->record),
                 "a pattern that is written in C needs a name, and a root");
    return;
  }
  pattern->is_native = true;
  pattern->root = model_op_known(p->b, root);
  model_use_dialect(p->b, pattern->root->dialect);
  fill_benefit(p);
}

static bool is_op(const build *b, const pattern_part *part) {
  (void)b;
  return pattern_is_op(part);
}

// One that holds C++ is a function that the author writes.
static void fill_foreign(pattern_build *p) {
  const field f = read_field(p->pattern->record, "sourcePattern");
  const pattern_part source = pattern_part_of_field(&f);
  p->pattern->is_native = true;
  p->pattern->root = model_op_known(p->b, pattern_operator(&source));
  model_use_dialect(p->b, p->pattern->root->dialect);
  p->pattern->op_count = pattern_count_within(p->b, &source, is_op);
  fill_benefit(p);
  pattern_lines(p);
}

static void fill_pattern(pattern_build *p) {
  if (record_is_a(p->pattern->record, TEXT("NativePattern"))) {
    fill_native(p);
    return;
  }
  if (!p->b->is_strict && root_record(p->pattern->record) != NULL && pattern_holds_cpp(p)) {
    fill_foreign(p);
    return;
  }
  if (!fill_source(p)) return;
  pattern_demands(p);
  fill_results(p);
  fill_supplements(p);
  fill_benefit(p);
  check_types(p);
  pattern_lines(p);
}

// "arith_add_i_add_constant"; of one without a name its root's, and a number.
static const char *c_name_of(build *b, const record *r, const model_pattern *p, size_t number) {
  if (!record_is_anonymous(r))
    return build_printf(b, "%s_%s", b->model->c_prefix,
                        name_snake(b->memory, name_without_dialect(record_name(r))));
  const record *root = root_record(r);
  const char *of = root == NULL ? b->model->c_prefix : model_op_c_name(b, root);
  return build_printf(b, "%s_%zu", p->root == NULL ? b->model->c_prefix : of, number);
}

static model_pattern *make_pattern(build *b, const record *r, size_t number) {
  model_making making;
  model_pattern *pattern = ARENA_NEW(b->memory, model_pattern);
  *pattern = (model_pattern){.record = r, .at = record_place(r)};
  pattern->name = record_is_anonymous(r) ? "" : text_copy(b->memory, record_name(r));
  pattern_build p = {.b = b, .pattern = pattern};
  model_begin(b, r, &making);
  fill_pattern(&p);
  pattern->c_name = c_name_of(b, r, pattern, number);
  if (pattern->name[0] == '\0') pattern->name = pattern->c_name;
  pattern->outcome = model_end(b, &making);
  return pattern;
}

// ---- Sets ---------------------------------------------------------------------------------------

typedef struct set_build {
  build *b;
  pointer_map patterns;  // by their records
  pointer_map roots;     // of canonicalizations: a list of patterns by its operation
  list sets;
} set_build;

static bool is_own_set(const build *b, const record *r) {
  return !record_is_broken(r) && (is_in_main_file(b, r) || is_beside_main_file(b, r));
}

// Those of a list that are made here; the others are reported.
static void list_patterns(set_build *s, const record *r, list *out) {
  build *b = s->b;
  const field f = read_field(r, "patterns");
  for (size_t i = 0; f.value != NULL && i < value_count(f.value); i++) {
    const record *of = value_as_record(value_item(f.value, i));
    const model_pattern *p = of == NULL ? NULL : pointer_map_get(&s->patterns, of);
    if (p != NULL) list_push(b->memory, out, p);
    else if (of != NULL && !record_is_broken(of) && pointer_map_get(b->left_out, of) == NULL)
      report_error(b->diagnostics, field_item_place(b->records, &f, i),
                   "'%.*s' isn't made here: list it where it is defined",
                   TEXT_ARGS(record_name(of)));
  }
}

static const model_pattern_set *add_set(set_build *s, const char *c_name, const model_op *root,
                                        const list *patterns, place at) {
  model_pattern_set *set = ARENA_NEW(s->b->memory, model_pattern_set);
  *set = (model_pattern_set){.c_name = c_name,
                             .root = root,
                             .patterns = (const model_pattern *const *)patterns->items,
                             .count = patterns->count,
                             .at = at};
  list_push(s->b->memory, &s->sets, set);
  return set;
}

static void report_foreign_root(build *b, const model_pattern *p) {
  report_error(b->diagnostics, at_place(p->at),
               "'%s' isn't defined here: its canonicalizations are listed in its own file",
               p->root->full_name);
  report_help(b->diagnostics, "list the pattern in a PatternSet");
}

// The patterns of one root keep the order of all lists.
static void sort_by_root(set_build *s, const list *all) {
  build *b = s->b;
  for (size_t i = 0; i < all->count; i++) {
    const model_pattern *p = all->items[i];
    list *of_root = p->root == NULL ? NULL : pointer_map_get(&s->roots, p->root);
    if (of_root != NULL) list_push(b->memory, of_root, p);
    else if (p->root != NULL) report_foreign_root(b, p);
  }
}

static void fill_canonicalizations(set_build *s) {
  build *b = s->b;
  const model *m = b->model;
  record_list lists = records_of_class(b->records, TEXT("Canonicalizations"));
  list all = {0};
  for (size_t i = 0; i < lists.count; i++)
    if (is_own_set(b, lists.items[i])) list_patterns(s, lists.items[i], &all);
  list *of_roots = ARENA_ARRAY(b->memory, list, m->op_count + 1);
  for (size_t i = 0; i < m->op_count; i++) {
    of_roots[i] = (list){0};
    pointer_map_set(b->memory, &s->roots, m->ops[i], &of_roots[i]);
  }
  sort_by_root(s, &all);
  for (size_t i = 0; i < m->op_count; i++)
    if (of_roots[i].count > 0)
      m->ops[i]->canonicalizations =
          add_set(s, m->ops[i]->c_name, m->ops[i], &of_roots[i], m->ops[i]->at);
}

static text without_ending(text name, const char *ending) {
  const text t = text_of(ending);
  const bool has_it = name.size > t.size &&
                      memcmp(name.data + name.size - t.size, t.data, t.size) == 0;
  return has_it ? (text){name.data, name.size - t.size} : name;
}

static void fill_named_sets(set_build *s) {
  build *b = s->b;
  record_list all = records_of_class(b->records, TEXT("PatternSet"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    list patterns = {0};
    if (!is_own_set(b, r)) continue;
    if (record_is_anonymous(r)) {
      report_error(b->diagnostics, record_at(r), "a set of patterns needs a name: def NAME : ...");
      continue;
    }
    list_patterns(s, r, &patterns);
    const text name = without_ending(name_without_dialect(record_name(r)), "Patterns");
    const char *c_name = build_printf(b, "%s_%s", b->model->c_prefix, name_snake(b->memory, name));
    (void)add_set(s, c_name, NULL, &patterns, record_place(r));
  }
}

static int by_record_name(const void *a, const void *b) {
  const model_pattern *x = *(const model_pattern *const *)a, *y = *(const model_pattern *const *)b;
  return text_compare(record_name(x->record), record_name(y->record));
}

// All of the file, in the order in which mlir-tblgen registers them: by the bytes of their names.
static void fill_whole_set(set_build *s, const list *patterns) {
  build *b = s->b;
  list sorted = {0};
  if (patterns->count == 0) return;
  for (size_t i = 0; i < patterns->count; i++) list_push(b->memory, &sorted, patterns->items[i]);
  qsort(sorted.items, sorted.count, sizeof *sorted.items, by_record_name);
  const model_pattern *first = patterns->items[0];
  (void)add_set(s, b->model->c_prefix, NULL, &sorted, first->at);
}

// What native code calls.
static void fill_declarations(build *b, model *m) {
  record_list all = records_of_class(b->records, TEXT("PatternDeclarations"));
  author_code *codes = ARENA_ARRAY(b->memory, author_code, all.count + 1);
  size_t count = 0;
  for (size_t i = 0; i < all.count; i++)
    if (is_own_set(b, all.items[i]))
      codes[count++] = code_declarations_in(b, all.items[i], "declarations");
  m->pattern_declarations = codes;
  m->pattern_declaration_count = count;
}

void model_patterns_fill(build *b, model *m) {
  record_list all = records_of_class(b->records, TEXT("Pattern"));
  list patterns = {0};
  set_build s = {.b = b};
  for (size_t i = 0; i < all.count; i++) {
    if (!is_own(b, all.items[i], root_record(all.items[i]))) continue;
    const model_pattern *p = make_pattern(b, all.items[i], patterns.count + 1);
    list_push(b->memory, &patterns, p);
    pointer_map_set(b->memory, &s.patterns, all.items[i], (void *)p);
  }
  fill_declarations(b, m);
  fill_canonicalizations(&s);
  fill_named_sets(&s);
  fill_whole_set(&s, &patterns);
  m->patterns = (const model_pattern *const *)patterns.items;
  m->pattern_count = patterns.count;
  m->pattern_sets = (const model_pattern_set *const *)s.sets.items;
  m->pattern_set_count = s.sets.count;
  pattern_warnings(b, &patterns, &s.sets);
}
