// Predicates become C expressions: leaves with their placeholders filled in, combined with the
// operators of C, simplified where a part is always true or false.
// A list predicate (Each) becomes a helper function with a loop, because C has no closures.
#include <string.h>

#include "base/template.h"
#include "model/build.h"
#include "model/cpp_expression.h"

// How deep predicates nest, and how many parts one has, together with the thousands of bytes they
// become: shared parts count every time.
enum { PREDICATE_DEPTH_MAX = 200, PREDICATE_PARTS_MAX = 20000 };

typedef enum truth { ALWAYS, NEVER, DEPENDS } truth;
typedef enum binding { BIND_PRIMARY, BIND_COMPARE, BIND_AND, BIND_OR, BIND_LOOSE } binding;

typedef struct result {
  truth truth;
  binding binding;   // the loosest operator of the text
  const char *text;  // DEPENDS
} result;

// One SubstLeaves around what is being built; the inner one comes first.
typedef struct substitution {
  const char *pattern, *replacement;
  const struct substitution *outer;
} substitution;

typedef struct context {
  build *b;
  const char *self;
  cpp_kind kind;       // what `$_self` is
  const model_op *op;  // whose parts `$name` means, or NULL
  place at;
  size_t depth;
  size_t *parts;  // so far
} context;

static const result always = {ALWAYS, BIND_PRIMARY, NULL};
static const result never = {NEVER, BIND_PRIMARY, NULL};

// ---- Text ---------------------------------------------------------------------------------------

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

// Whether the parenthesis at the front closes only at the end.
static bool is_wrapped(text t) {
  if (t.size < 2 || t.data[0] != '(' || t.data[t.size - 1] != ')') return false;
  size_t depth = 0;
  for (size_t i = 0; i < t.size; i++) {
    if (t.data[i] == '"') {
      for (i++; i < t.size && t.data[i] != '"'; i++)
        if (t.data[i] == '\\') i++;
    } else if (t.data[i] == '(') depth++;
    else if (t.data[i] == ')' && --depth == 0 && i + 1 < t.size) return false;
  }
  return true;
}

static text without_parentheses(text t) {
  t = text_trim(t);
  while (is_wrapped(t)) t = text_trim((text){t.data + 1, t.size - 2});
  return t;
}

static bool two(text t, size_t i, const char *what) {
  return i + 1 < t.size && t.data[i] == what[0] && t.data[i + 1] == what[1];
}

// The loosest operator outside of parentheses.
static binding binding_of(text t) {
  binding loosest = BIND_PRIMARY;
  size_t depth = 0;
  for (size_t i = 0; i < t.size; i++) {
    char c = t.data[i];
    binding here = BIND_PRIMARY;
    if (c == '"') {
      for (i++; i < t.size && t.data[i] != '"'; i++)
        if (t.data[i] == '\\') i++;
    } else if (c == '(' || c == '[' || c == '{') depth++;
    else if ((c == ')' || c == ']' || c == '}') && depth > 0) depth--;
    else if (depth > 0) continue;
    else if (c == '?' || c == ',') here = BIND_LOOSE;
    else if (two(t, i, "||")) here = BIND_OR;
    else if (two(t, i, "&&")) here = BIND_AND;
    else if (two(t, i, "->")) i++;
    else if (c == '=' || c == '<' || c == '>' || c == '+' || c == '-' || c == '*' || c == '/' ||
             c == '&' || c == '|' || c == '%' || c == '^')
      here = BIND_COMPARE;
    if (two(t, i, "||") || two(t, i, "&&")) i++;
    if (here > loosest) loosest = here;
  }
  return loosest;
}

static const char *parenthesized(build *b, result r, binding limit) {
  return r.binding <= limit ? r.text : build_format(b, "(%s)", r.text);
}

// Where the parenthesis at `at` closes.
static size_t closing(text t, size_t at) {
  size_t depth = 0;
  for (size_t i = at; i < t.size; i++) {
    if (t.data[i] == '(') depth++;
    if (t.data[i] == ')' && --depth == 0) return i;
  }
  return SIZE_MAX;
}

// `(f(x))`, not a call's own parentheses and no cast.
static bool is_needless(text t, size_t at) {
  bool called = at > 0 &&
                (name_is_letter(t.data[at - 1]) || t.data[at - 1] == ')' || t.data[at - 1] == ']');
  size_t end = closing(t, at);
  if (called || end == SIZE_MAX || end == at + 1 || t.data[end - 1] != ')') return false;
  return binding_of((text){t.data + at + 1, end - at - 1}) == BIND_PRIMARY;
}

static text without_needless_parentheses(build *b, text t) {
  if (text_contains(t, "\"")) return t;
  buffer out = {0};
  buffer_text(&out, t);
  for (size_t i = 0; i < out.size; i++) {
    if (out.data[i] != '(' || !is_needless(buffer_as_text(&out), i)) continue;
    out.data[closing(buffer_as_text(&out), i)] = '\1';
    out.data[i] = '\1';
  }
  size_t kept = 0;
  for (size_t i = 0; i < out.size; i++)
    if (out.data[i] != '\1') out.data[kept++] = out.data[i];
  out.size = kept;
  text result = arena_text(b->memory, buffer_as_text(&out));
  buffer_free(&out);
  return result;
}

static result expression(build *b, const char *from) {
  text t = without_needless_parentheses(b, without_parentheses(text_of(from)));
  if (t.size == 0 || text_is(t, "true")) return always;
  if (text_is(t, "false")) return never;
  return (result){DEPENDS, binding_of(t), text_copy(b->memory, t)};
}

// ---- Leaves -------------------------------------------------------------------------------------

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

static const char *apply(context *c, const char *from, const substitution *s) {
  for (; s != NULL && !is_too_large(c, strlen(from) / 1024); s = s->outer)
    from = model_substitute(c->b, from, s->pattern, s->replacement);
  return from;
}

static const char *fill_placeholders(context *c, const char *from) {
  from = model_substitute(c->b, from, "$_self", c->self);
  from = model_substitute(c->b, from, "$_op", "op");
  return from;
}

static result leaf(context *c, const record *r, const substitution *s) {
  field f = read_field(r, "predExpr");
  const char *from = read_text(c->b, r, "predExpr");
  const cpp_source source = {from, f, c->at, record_place(r), c->kind, c->op};
  const char *in_c = predicate_to_c(c->b, &source, NULL);
  return expression(c->b, fill_placeholders(c, apply(c, in_c, s)));
}

// ---- Combinations -------------------------------------------------------------------------------

static result combine(context *c, const record *r, const substitution *s);

static bool is_repeated(const char *const *items, size_t count, const char *item) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(items[i], item) == 0) return true;
  return false;
}

// A child of the same kind needs no parentheses; `&&` within `||` gets them for the reader.
static const char *child_text(build *b, result r, bool is_and) {
  bool same = r.binding == (is_and ? BIND_AND : BIND_OR);
  return parenthesized(b, r, same ? r.binding : BIND_COMPARE);
}

// And: neutral is true, a false child decides. Or: the other way round.
static result junction(context *c, const value *children, const substitution *s, bool is_and) {
  size_t total = value_count(children), count = 0;
  const char **items = ARENA_ARRAY(c->b->memory, const char *, total + 1);
  result last = always;
  for (size_t i = 0; i < total; i++) {
    const record *child = value_as_record(value_item(children, i));
    if (child == NULL) continue;
    result r = combine(c, child, s);
    if (r.truth == (is_and ? NEVER : ALWAYS)) return r;
    if (r.truth != DEPENDS) continue;
    const char *item = child_text(c->b, r, is_and);
    if (is_repeated(items, count, item)) continue;
    items[count++] = item;
    last = r;
  }
  if (count == 0) return is_and ? always : never;
  if (count == 1) return last;
  const char *joined = template_join(c->b->memory, items, count, is_and ? " && " : " || ");
  return (result){DEPENDS, is_and ? BIND_AND : BIND_OR, joined};
}

static result negation(context *c, const value *children, const substitution *s) {
  const record *child = value_count(children) == 0 ? NULL
                                                   : value_as_record(value_item(children, 0));
  if (child == NULL) return always;
  result r = combine(c, child, s);
  if (r.truth == ALWAYS) return never;
  if (r.truth == NEVER) return always;
  r.text = build_format(c->b, "!%s", parenthesized(c->b, r, BIND_PRIMARY));
  r.binding = BIND_PRIMARY;
  return r;
}

// What stands before or after the child of a Concat.
static const char *side(context *c, const record *r, const char *name, const substitution *s) {
  const char *from = read_text(c->b, r, name);
  const cpp_source source = {from, read_field(r, name), c->at, record_place(r), c->kind, c->op};
  if (!predicate_names_are_known(c->b, &source)) return "";
  return fill_placeholders(c, apply(c, from, s));
}

static result between(context *c, const record *r, const record *child, const substitution *s) {
  const char *before = side(c, r, "prefix", s);
  const char *after = side(c, r, "suffix", s);
  result inner = combine(c, child, s);
  const char *middle = inner.truth == ALWAYS ? "true" : inner.truth == NEVER ? "false" : inner.text;
  return expression(c->b, build_format(c->b, "%s%s%s", before, middle, after));
}

static const char each_template[] =
    "static bool ${name}(${owner}self) {\n"
    "  for (size_t i = 0; i < ${count}; i++)\n"
    "    if (!${child}) return false;\n"
    "  return true;\n"
    "}\n\n";

// The name of the helper with this text; made when it is new.
const char *model_list_helper(build *b, const char *owner, const char *count, const char *child) {
  template_hole holes[] = {
      {"name", "@"}, {"owner", owner}, {"count", count}, {"child", child}, {0}};
  const char *key = template_filled(b->memory, each_template, holes);
  for (size_t i = 0; i < b->helpers.count; i++) {
    const model_helper *known = b->helpers.items[i];
    if (strcmp(known->key, key) == 0) return known->name;
  }
  model_helper *h = ARENA_NEW(b->memory, model_helper);
  h->key = key;
  h->name = build_format(b, "%s_all_items_%zu", b->model->c_prefix, b->helpers.count + 1);
  holes[0].value = h->name;
  h->text = template_filled(b->memory, each_template, holes);
  list_push(b->memory, &b->helpers, h);
  return h->name;
}

static result each(context *c, const record *r, const record *child, const substitution *s) {
  build *b = c->b;
  const char *owner = read_text(b, r, "cOwner");
  const char *item = model_substitute(b, read_text(b, r, "cItem"), "$_index", "i");
  context inside = *c;
  inside.self = model_substitute(b, item, "$_self", "self");
  inside.kind = strstr(item, "mica_attr_array_elements") != NULL ? CPP_ATTR : CPP_UNKNOWN;
  result inner = combine(&inside, child, NULL);
  if (inner.truth == ALWAYS) return always;
  if (inner.truth == NEVER) inner.text = "false";
  bool is_pointer = owner[strlen(owner) - 1] == '*';
  const char *count = model_substitute(b, read_text(b, r, "cCount"), "$_self", "self");
  const char *name = model_list_helper(b, build_format(b, is_pointer ? "%s" : "%s ", owner), count,
                                       parenthesized(b, inner, BIND_PRIMARY));
  const char *self = fill_placeholders(c, apply(c, "$_self", s));
  return (result){DEPENDS, BIND_PRIMARY, build_format(b, "%s(%s)", name, self)};
}

// The leaves ask `replacement` in place of `pattern`. In C++ it tells what they ask about.
static result substituted(context *c, const record *r, const record *child, const substitution *s) {
  const char *replacement = read_text(c->b, r, "replacement");
  const cpp_source source = {
      replacement, read_field(r, "replacement"), c->at, record_place(r), c->kind, c->op};
  cpp_kind kind;
  const substitution inner = {read_text(c->b, r, "pattern"), predicate_to_c(c->b, &source, &kind),
                              s};
  context inside = *c;
  if (kind != CPP_UNKNOWN) inside.kind = kind;
  else if (strstr(replacement, "mica_attr_type") != NULL ||
           strstr(replacement, "mica_type") != NULL || strstr(replacement, ".getType()") != NULL ||
           strstr(replacement, "mica_value_type") != NULL)
    inside.kind = CPP_TYPE;
  return combine(&inside, child, &inner);
}

static result combine_kind(context *c, const record *r, text kind, const substitution *s) {
  const value *children = record_value(r, TEXT("children"));
  if (children == NULL || value_kind_of(children) != VALUE_LIST) return always;
  if (text_is(kind, "PredCombinerAnd")) return junction(c, children, s, true);
  if (text_is(kind, "PredCombinerOr")) return junction(c, children, s, false);
  if (text_is(kind, "PredCombinerNot")) return negation(c, children, s);
  const record *child = value_count(children) == 0 ? NULL
                                                   : value_as_record(value_item(children, 0));
  if (child == NULL) return always;
  if (text_is(kind, "PredCombinerSubstLeaves")) return substituted(c, r, child, s);
  if (text_is(kind, "PredCombinerConcat")) return between(c, r, child, s);
  if (text_is(kind, "PredCombinerEach")) return each(c, r, child, s);
  report_error(c->b->diagnostics, record_at(r), "unknown kind of predicate '%.*s'",
               TEXT_ARGS(kind));
  return always;
}

static result combine(context *c, const record *r, const substitution *s) {
  if (!record_is_a(r, TEXT("CombinedPred"))) return leaf(c, r, s);
  const record *kind = read_record(r, "kind");
  if (kind == NULL) return always;
  if (c->depth >= PREDICATE_DEPTH_MAX) {
    report_error(c->b->diagnostics, at_place(c->at), "predicate nested more than %d levels deep",
                 PREDICATE_DEPTH_MAX);
    return always;
  }
  if (is_too_large(c, 1)) return always;
  c->depth++;
  result combined = combine_kind(c, r, record_name(kind), s);
  c->depth--;
  bool is_long = combined.truth == DEPENDS && is_too_large(c, strlen(combined.text) / 1024);
  return is_long ? always : combined;
}

static cpp_kind kind_of_self(const char *self_type) {
  if (strcmp(self_type, "const mica_attr *") == 0) return CPP_ATTR;
  if (strcmp(self_type, "const mica_type *") == 0) return CPP_TYPE;
  if (strcmp(self_type, "mica_region *") == 0) return CPP_REGION;
  return strcmp(self_type, "mica_op *") == 0 ? CPP_OP : CPP_BLOCK;
}

const char *model_predicate(build *b, const record *predicate, const char *self,
                            const char *self_type, const model_op *op, place at) {
  if (predicate == NULL) return NULL;
  size_t parts = 0;
  context c = {b, self, kind_of_self(self_type), op, at, 0, &parts};
  result r = combine(&c, predicate, NULL);
  if (r.truth == ALWAYS) return NULL;
  return r.truth == NEVER ? "false" : r.text;
}
