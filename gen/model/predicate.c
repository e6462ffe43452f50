// Predicates become C expressions: leaves with their placeholders filled in, combined with the
// operators of C, simplified where a part is always true or false.
// A list predicate (Each) becomes a helper function with a loop, because C has no closures.
#include "base/template.h"
#include "model/cpp_expression.h"

// How deep predicates nest, and how many parts one has, together with the thousands of bytes they
// become: shared parts count every time.
enum { PREDICATE_DEPTH_MAX = 200, PREDICATE_PARTS_MAX = 20000, BYTES_OF_PART = 1024 };

// One SubstLeaves around what is being built; the inner one comes first.
typedef struct substitution {
  const char *pattern;
  const c_expression *replacement;
  const struct substitution *outer;
} substitution;

typedef struct context {
  build *b;
  const c_expression *self;
  cpp_kind kind;              // what `$_self` is,
  const c_expression *asked;  // unless this C tells it; or NULL
  const model_op *op;         // whose parts `$name` means, or NULL
  place at;
  size_t depth;
  size_t *parts;  // so far
} context;

static arena *memory_of(const context *c) { return c->b->memory; }
static const c_expression *always(const context *c) { return c_truth(memory_of(c), true); }

// ---- Substitution -------------------------------------------------------------------------------

const char *model_substitute(build *b, const char *from, const char *pattern, const char *by) {
  size_t size = strlen(pattern);
  if (size == 0) return from;
  buffer out = {0};
  for (const char *at = from; *at != '\0';) {
    bool hit = strncmp(at, pattern, size) == 0;
    if (hit && name_is_letter(pattern[size - 1])) hit = !name_is_letter(at[size]);
    if (hit) buffer_string(&out, by);
    else buffer_char(&out, *at);
    at += hit ? size : 1;
  }
  const char *result = arena_text(b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return result;
}

static bool is_too_large(context *c, size_t more) {
  bool was = *c->parts > PREDICATE_PARTS_MAX;
  *c->parts += more;
  if (*c->parts > PREDICATE_PARTS_MAX && !was)
    report_error(c->b->diagnostics, at_place(c->at),
                 "the predicate is too large: it grows at every "
                 "level; the limit is %d parts",
                 PREDICATE_PARTS_MAX);
  return *c->parts > PREDICATE_PARTS_MAX;
}

// `$_self` and its like are parts of the tree; another pattern is text of the author's.
static bool is_placeholder(const char *pattern) {
  size_t size = 1;
  while (pattern[0] == '$' && name_is_letter(pattern[size])) size++;
  return size > 1 && pattern[size] == '\0';
}

static const c_expression *substitute_one(context *c, const c_expression *e,
                                          const substitution *s) {
  arena *a = memory_of(c);
  if (is_placeholder(s->pattern)) return c_substitute(a, e, s->pattern, s->replacement);
  const char *by = c_write(a, s->replacement);
  return c_parse(a, text_of(model_substitute(c->b, c_write(a, e), s->pattern, by)));
}

static const c_expression *apply(context *c, const c_expression *e, const substitution *s) {
  for (;; s = s->outer) {
    if (is_too_large(c, e->size / BYTES_OF_PART)) return always(c);
    if (s == NULL) return e;
    e = substitute_one(c, e, s);
  }
}

// The innermost patterns that are text, in what the author wrote; the others remain in `rest`.
static const char *apply_to_text(context *c, const char *from, const substitution *s,
                                 const substitution **rest) {
  for (; s != NULL && !is_placeholder(s->pattern); s = s->outer)
    from = model_substitute(c->b, from, s->pattern, c_write(memory_of(c), s->replacement));
  *rest = s;
  return from;
}

static const c_expression *fill_placeholders(context *c, const c_expression *e) {
  e = c_substitute(memory_of(c), e, "$_self", c->self);
  return c_substitute(memory_of(c), e, "$_op", c_name(memory_of(c), "op"));
}

// ---- Leaves -------------------------------------------------------------------------------------

static cpp_source source_of_field(context *c, const record *r, const char *name, const char *from) {
  return (cpp_source){.expression = from,
                      .from = read_field(r, name),
                      .at = c->at,
                      .made = record_place(r),
                      .self = c->kind,
                      .self_in_c = c->asked,
                      .op = c->op,
                      .is_cpp = is_cpp_place(c->b, record_place(r))};
}

// The first placeholder in it that isn't filled here or where the predicate is asked; NULL: none.
static const c_expression *unknown_placeholder(const c_expression *e) {
  if (e->kind == C_PLACEHOLDER)
    return text_is(e->text, "$_ctxt") || text_is(e->text, "$_index") ? NULL : e;
  for (size_t i = 0; i < e->child_count; i++) {
    const c_expression *found = unknown_placeholder(e->children[i]);
    if (found != NULL) return found;
  }
  return NULL;
}

static void check_placeholders(context *c, const cpp_source *source, const c_expression *e) {
  const c_expression *unknown = c->op == NULL ? unknown_placeholder(e) : NULL;
  text all = text_trim(text_of(source->expression));
  size_t at = unknown == NULL ? SIZE_MAX : text_find(all, unknown->text, 0);
  if (at == SIZE_MAX) return;
  report_error(c->b->diagnostics, cpp_range(c->b, source, all, at, unknown->text.size),
               "'%.*s' means nothing in this predicate", TEXT_ARGS(unknown->text));
  static const char *const known[] = {"$_self", "$_op", "$_ctxt"};
  spelling s = spelling_of(unknown->text);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) spelling_offer(&s, text_of(known[i]));
  report_spelling(c->b->diagnostics, &s);
}

// What is wrong with the author's text itself, told once.
static bool check_leaf(context *c, const record *r, const cpp_source *source) {
  build *b = c->b;
  if (pointer_map_get(&b->wrong_predicates, r) != NULL) return false;
  text all = text_trim(text_of(source->expression)), inside = all;
  while (inside.size >= 2 && inside.data[0] == '(' && inside.data[inside.size - 1] == ')')
    inside = text_trim((text){inside.data + 1, inside.size - 2});
  bool ok = inside.size > 0 && model_check_code(b, source, all);
  if (inside.size == 0) {
    place_range at = record_text_place(b->records, r, TEXT(""));
    report_error(b->diagnostics, at.begin != 0 ? at : record_at(r), "this predicate is empty");
    report_help(b->diagnostics, "write what is asked of $_self, or \"true\"");
  }
  if (!ok) pointer_map_set(b->memory, &b->wrong_predicates, r, (void *)r);
  return ok;
}

static const c_expression *leaf(context *c, const record *r, const substitution *s) {
  const char *from = apply_to_text(c, read_text(c->b, r, "predExpr"), s, &s);
  cpp_source source = source_of_field(c, r, "predExpr", from);
  source.is_condition = true;
  if (!check_leaf(c, r, &source)) return always(c);
  const c_expression *e = fill_placeholders(c, apply(c, cpp_translate(c->b, &source, NULL), s));
  check_placeholders(c, &source, e);
  return e;
}

// ---- Combinations -------------------------------------------------------------------------------

static const c_expression *combine(context *c, const record *r, const substitution *s);

static const c_expression *junction(context *c, const value *children, const substitution *s,
                                    bool is_and) {
  size_t total = value_count(children), count = 0;
  const c_expression **items = ARENA_ARRAY(memory_of(c), const c_expression *, total + 1);
  for (size_t i = 0; i < total; i++) {
    const record *child = value_as_record(value_item(children, i));
    if (child == NULL) continue;
    const c_expression *e = combine(c, child, s);
    if (is_and ? c_is_false(e) : c_is_true(e)) return e;
    items[count++] = e;
  }
  return is_and ? c_all(memory_of(c), items, count) : c_any(memory_of(c), items, count);
}

// What stands before and after the child is no expression alone: the child is a placeholder in it.
static const c_expression *between(context *c, const record *r, const record *child,
                                   const substitution *s) {
  static const char child_placeholder[] = "$_child";
  const char *before = read_text(c->b, r, "prefix"), *after = read_text(c->b, r, "suffix");
  const cpp_source prefix = source_of_field(c, r, "prefix", before);
  const cpp_source suffix = source_of_field(c, r, "suffix", after);
  bool known = cpp_names_are_known(c->b, &prefix);
  known = cpp_names_are_known(c->b, &suffix) && known;
  const c_expression *inner = combine(c, child, s);
  if (!known) return always(c);
  const char *around = build_printf(c->b, "%s%s%s", before, child_placeholder, after);
  around = apply_to_text(c, around, s, &s);
  const c_expression *e = apply(c, c_parse(memory_of(c), text_of(around)), s);
  return c_substitute(memory_of(c), fill_placeholders(c, e), child_placeholder, inner);
}

static const char each_template[] =
    "static bool ${name}(${owner}self) {\n"
    "  for (size_t i = 0; i < ${count}; i++)\n"
    "    if (!${child}) return false;\n"
    "  return true;\n"
    "}\n\n";

static const char *helper_text(build *b, const char *name, const char *owner,
                               const c_expression *count, const c_expression *child) {
  bool is_pointer = owner[strlen(owner) - 1] == '*';
  return template_filled(
      b->memory, each_template,
      (const template_hole[]){{"name", name},
                              {"owner", is_pointer ? owner : build_printf(b, "%s ", owner)},
                              {"count", c_write(b->memory, count)},
                              {"child", c_write_within(b->memory, child, C_BINDS_UNARY)},
                              {0}},
      TEMPLATE_C);
}

const char *model_list_helper(build *b, const char *owner, const c_expression *count,
                              const c_expression *child) {
  const c_expression *const asked[] = {count, child};
  const c_expression *key = c_call(b->memory, owner, asked, 2);
  for (size_t i = 0; i < b->helpers.count; i++) {
    const model_helper *known = b->helpers.items[i];
    if (c_equal(known->key, key)) return known->name;
  }
  model_helper *h = ARENA_NEW(b->memory, model_helper);
  h->key = key;
  h->name = build_printf(b, "%s_all_items_%zu", b->model->c_prefix, b->helpers.count + 1);
  h->text = helper_text(b, h->name, owner, count, child);
  list_push(b->memory, &b->helpers, h);
  return h->name;
}

static const c_expression *each(context *c, const record *r, const record *child,
                                const substitution *s) {
  build *b = c->b;
  arena *a = b->memory;
  const c_expression *self = c_name(a, "self");
  const c_expression *item = c_parse(a, text_of(read_text(b, r, "cItem")));
  const c_expression *count = c_parse(a, text_of(read_text(b, r, "cCount")));
  context inside = *c;
  inside.asked = item;
  inside.self = c_substitute(a, c_substitute(a, item, "$_index", c_name(a, "i")), "$_self", self);
  const c_expression *inner = combine(&inside, child, NULL);
  if (c_is_true(inner)) return inner;
  count = c_substitute(a, count, "$_self", self);
  const char *name = model_list_helper(b, read_text(b, r, "cOwner"), count, inner);
  const c_expression *list = apply(c, c_placeholder(a, TEXT("$_self")), s);
  list = fill_placeholders(c, list);
  return c_call(a, name, &list, 1);
}

// The leaves ask `replacement` in place of `pattern`, and it tells what they ask about.
static const c_expression *substituted(context *c, const record *r, const record *child,
                                       const substitution *s) {
  static const char name[] = "replacement";
  const cpp_source source = source_of_field(c, r, name, read_text(c->b, r, name));
  context inside = *c;
  cpp_kind kind;
  const substitution inner = {read_text(c->b, r, "pattern"), cpp_translate(c->b, &source, &kind),
                              s};
  inside.asked = inner.replacement;
  if (kind != CPP_UNKNOWN) {
    inside.kind = kind;
    inside.asked = NULL;
  }
  return combine(&inside, child, &inner);
}

static const c_expression *combine_kind(context *c, const record *r, text kind,
                                        const substitution *s) {
  const value *children = record_value(r, TEXT("children"));
  if (children == NULL || value_kind_of(children) != VALUE_LIST) return always(c);
  if (text_is(kind, "PredCombinerAnd")) return junction(c, children, s, true);
  if (text_is(kind, "PredCombinerOr")) return junction(c, children, s, false);
  const record *child = value_count(children) == 0 ? NULL
                                                   : value_as_record(value_item(children, 0));
  if (child == NULL) return always(c);
  if (text_is(kind, "PredCombinerNot")) return c_not(memory_of(c), combine(c, child, s));
  if (text_is(kind, "PredCombinerSubstLeaves")) return substituted(c, r, child, s);
  if (text_is(kind, "PredCombinerConcat")) return between(c, r, child, s);
  if (text_is(kind, "PredCombinerEach")) return each(c, r, child, s);
  report_error(c->b->diagnostics, record_at(r), "unknown kind of predicate '%.*s'",
               TEXT_ARGS(kind));
  return always(c);
}

static const c_expression *combination(context *c, const record *r, const substitution *s) {
  const record *kind = read_record(r, "kind");
  if (kind == NULL) return always(c);
  if (c->depth >= PREDICATE_DEPTH_MAX) {
    report_error(c->b->diagnostics, at_place(c->at), "predicate nested more than %d levels deep",
                 PREDICATE_DEPTH_MAX);
    return always(c);
  }
  if (is_too_large(c, 1)) return always(c);
  c->depth++;
  const c_expression *combined = combine_kind(c, r, record_name(kind), s);
  c->depth--;
  return combined;
}

static const c_expression *combine(context *c, const record *r, const substitution *s) {
  bool is_leaf = !record_is_a(r, TEXT("CombinedPred"));
  const c_expression *e = is_leaf ? leaf(c, r, s) : combination(c, r, s);
  return is_too_large(c, e->size / BYTES_OF_PART) ? always(c) : e;
}

const c_expression *model_predicate(build *b, const record *predicate, const char *self,
                                    cpp_kind kind, const model_op *op, place at) {
  if (predicate == NULL) return NULL;
  size_t parts = 0;
  context c = {.b = b, .self = c_name(b->memory, self), .kind = kind, .op = op, .at = at};
  c.parts = &parts;
  const c_expression *e = combine(&c, predicate, NULL);
  return c_is_true(e) ? NULL : e;
}
