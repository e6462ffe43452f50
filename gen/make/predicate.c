// Predicates become C expressions: leaves with their placeholders filled in, combined with the
// operators of C, simplified where a part is always true or false.
// A list predicate (Each) becomes a helper function with a loop, because C has no closures.
#include "c/c_constant.h"
#include "c/code_check.h"
#include "cpp/code_language.h"
#include "cpp/cpp_vocabulary.h"
#include "make/predicate_hook.h"
#include "model/constraint.h"
#include "model/interface.h"

// How deep predicates nest, and how many parts one has, together with the thousands of bytes they
// become: shared parts count every time.
enum { PREDICATE_DEPTH_MAX = 200, PREDICATE_PARTS_MAX = 20000, BYTES_OF_PART = 1024 };

// One SubstLeaves around what is being built; the inner one comes first.
typedef struct substitution {
  const char *pattern;
  const c_expression *replacement;  // NULL: it has no C,
  const char *cpp;                  // and stands in the C++ of the leaves
  const struct substitution *outer;
} substitution;

typedef struct context {
  build *b;
  predicate_subject subject;
  const c_expression *self;
  const c_expression *asked;  // this C tells what `$_self` is; NULL: the subject does
  const cpp_class *of_class;  // of a type or attribute: its class; or NULL
  const cpp_fact *facts;      // what is asked before
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
    report_error(c->b->diagnostics, at_place(c->subject.at),
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

static const char *text_of_replacement(context *c, const substitution *s) {
  return s->replacement == NULL ? s->cpp : c_write(memory_of(c), s->replacement);
}

// The innermost patterns that are text, in what the author wrote; the others remain in `rest`.
static const char *apply_to_text(context *c, const char *from, const substitution *s,
                                 const substitution **rest) {
  for (; s != NULL && (s->replacement == NULL || !is_placeholder(s->pattern)); s = s->outer)
    from = model_substitute(c->b, from, s->pattern, text_of_replacement(c, s));
  *rest = s;
  return from;
}

static const c_expression *fill_placeholders(context *c, const c_expression *e) {
  e = c_substitute(memory_of(c), e, "$_self", c->self);
  return c_substitute(memory_of(c), e, "$_op", c_name(memory_of(c), "op"));
}

// ---- Leaves -------------------------------------------------------------------------------------

// What a `.td` file says, itself or through a class of the prelude, whose own C calls Mica alone.
static bool is_written_in_cpp(const context *c, const record *r) {
  bool is_through = is_cpp_place(c->b, c->subject.at) && !is_beside_main_file(c->b, r);
  return is_through || is_cpp_place(c->b, record_place(r));
}

static cpp_source source_of_field(context *c, const record *r, const char *name, const char *from) {
  return (cpp_source){.code.expression = from,
                      .code.from = read_field(r, name),
                      .code.at = c->subject.at,
                      .code.made = record_place(r),
                      .self = c->subject.kind,
                      .self_in_c = c->asked,
                      .self_class = c->of_class,
                      .facts = c->facts,
                      .op = c->subject.op,
                      .names = c->subject.names,
                      .name_count = c->subject.name_count,
                      .code.is_cpp = is_written_in_cpp(c, r)};
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
  const c_expression *unknown = c->subject.op == NULL ? unknown_placeholder(e) : NULL;
  text all = code_text(&source->code);
  size_t at = unknown == NULL ? SIZE_MAX : text_find(all, unknown->text, 0);
  if (at == SIZE_MAX) return;
  report_error(c->b->diagnostics,
               code_range(c->b->session, &source->code, all, at, unknown->text.size),
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
  text all = code_text(&source->code), inside = all;
  while (inside.size >= 2 && inside.data[0] == '(' && inside.data[inside.size - 1] == ')')
    inside = text_trim((text){inside.data + 1, inside.size - 2});
  bool ok = inside.size > 0 && code_check_condition(b->session, &source->code);
  if (inside.size == 0) {
    place_range at = record_text_place(b->records, r, TEXT(""));
    report_error(b->diagnostics, at.begin != 0 ? at : record_at(r), "this predicate is empty");
    report_help(b->diagnostics, "write what is asked of $_self, or \"true\"");
  }
  if (!ok) pointer_map_set(b->memory, &b->wrong_predicates, r, (void *)r);
  return ok;
}

// Whether it is C++: what a `.td` file says, itself or through the prelude.
static bool may_be_hook(context *c, const record *r) {
  return is_cpp_place(c->b, record_place(r)) || is_cpp_place(c->b, c->subject.at);
}

// What the C around `$_self` tells about it goes before what the subject is.
static predicate_subject subject_here(context *c) {
  predicate_subject s = c->subject;
  if (c->asked == NULL) return s;
  cpp_kind kind = cpp_kind_of_c(c->b->cpp, c->asked);
  if (kind == CPP_UNKNOWN) return s;
  s.kind = kind;
  s.self_type = cpp_kind_c_type(kind);
  return s;
}

// Whether something has an interface that C doesn't know.
static const c_expression *foreign_question(context *c, const record *r,
                                            const model_interface *asked) {
  const char *cpp = build_printf(c->b, "::llvm::isa<%s>($_self)", asked->name);
  const cpp_failure why = {
      .what = build_printf(c->b, "'%s' is an interface of no dialect known here", asked->name),
      .at = at_place(c->subject.at)};
  const predicate_subject here = subject_here(c);
  return model_predicate_hook(c->b, &here, r, cpp, &why);
}

// The C of a leaf, over placeholders; what has none becomes the author's function.
static const c_expression *translated(context *c, const record *r, cpp_source *source) {
  cpp_failure why = {0};
  const model_interface *asked = NULL;
  if (may_be_hook(c, r)) {
    source->failure = &why;
    asked = model_foreign_interface(c->b, text_of(source->code.expression));
  }
  const c_expression *e = asked != NULL ? foreign_question(c, r, asked)
                                        : cpp_translate(c->b->cpp, source, NULL);
  if (e != NULL) return e;
  const predicate_subject here = subject_here(c);
  e = model_predicate_hook(c->b, &here, r, source->code.expression, &why);
  if (e != NULL) return e;
  report_error(c->b->diagnostics, why.at, "%s, which has no C that Mica knows", why.what);
  return always(c);
}

// A leaf whose C is compared with what is known.
typedef struct comparing {
  context *c;
  const cpp_source *source;
  bool has_no_c;  // it asks an interface of MLIR's that an author's own type implements
} comparing;

// C that asks things of one class about a thing that was found to be of another: that one's own
// accessor, or an error.
static const c_expression *compare_call(void *data, const c_expression *e) {
  comparing *k = data;
  context *c = k->c;
  cpp_wrong_call wrong;
  if (e->kind != C_CALL || !cpp_asks_wrong_class(c->b->cpp, c->facts, e, &wrong)) return NULL;
  if (wrong.own != NULL) return wrong.own;
  if (cpp_class_implements(c->b->cpp, wrong.is, wrong.wanted)) {
    k->has_no_c = true;
    return e;
  }
  report_error(c->b->diagnostics, at_place(c->subject.at),
               "a predicate of this asks for %.*s, but what it asks is of class %.*s",
               TEXT_ARGS(wrong.wanted->name), TEXT_ARGS(wrong.is->name));
  report_note(c->b->diagnostics, at_place(k->source->code.made), "it is asked here");
  return e;
}

static const c_expression *as_known(context *c, const record *r, const cpp_source *source,
                                    const c_expression *e, const substitution *s) {
  comparing k = {c, source, false};
  if (c->facts != NULL) e = c_replace(memory_of(c), e, compare_call, &k);
  if (!k.has_no_c) return e;
  const cpp_failure why = {.what = "an interface of this type", .at = at_place(source->code.made)};
  const predicate_subject here = subject_here(c);
  const c_expression *hook = model_predicate_hook(c->b, &here, r, source->code.expression, &why);
  return hook == NULL ? e : fill_placeholders(c, apply(c, hook, s));
}

static const c_expression *leaf_of(context *c, const record *r, cpp_source *source,
                                   const substitution *s) {
  source->is_condition = true;
  const c_expression *self = c_placeholder(memory_of(c), TEXT("$_self"));
  source->self_meant = fill_placeholders(c, apply(c, self, s));
  if (!check_leaf(c, r, source)) return always(c);
  const c_expression *e = fill_placeholders(c, apply(c, translated(c, r, source), s));
  check_placeholders(c, source, e);
  (void)c_check_constants(c->b->session, &source->code, e);
  return as_known(c, r, source, e, s);
}

static const c_expression *leaf(context *c, const record *r, const substitution *s) {
  const char *from = apply_to_text(c, read_text(c->b, r, "predExpr"), s, &s);
  cpp_source source = source_of_field(c, r, "predExpr", from);
  return leaf_of(c, r, &source, s);
}

// ---- Combinations -------------------------------------------------------------------------------

static const c_expression *combine(context *c, const record *r, const substitution *s);

static const c_expression *junction(context *c, const value *children, const substitution *s,
                                    bool is_and) {
  size_t total = value_count(children), count = 0;
  const c_expression **items = ARENA_ARRAY(memory_of(c), const c_expression *, total + 1);
  const cpp_fact *before = c->facts;
  for (size_t i = 0; i < total; i++) {
    const record *child = value_as_record(value_item(children, i));
    if (child == NULL) continue;
    const c_expression *e = combine(c, child, s);
    if (is_and) c->facts = cpp_learn(c->b->cpp, c->facts, e);
    items[count++] = e;
    if (is_and ? c_is_false(e) : c_is_true(e)) break;
  }
  c->facts = before;
  return is_and ? c_all(memory_of(c), items, count) : c_any(memory_of(c), items, count);
}

// ---- Between two texts --------------------------------------------------------------------------

static void write_cpp(context *c, buffer *to, const record *r);

static void write_junction(context *c, buffer *to, const value *children, const char *sign) {
  for (size_t i = 0; i < value_count(children); i++) {
    const record *child = value_as_record(value_item(children, i));
    if (child == NULL) continue;
    buffer_string(to, i == 0 ? "(" : sign);
    write_cpp(c, to, child);
  }
  buffer_string(to, ")");
}

static void write_combination(context *c, buffer *to, const record *r, text kind) {
  const value *children = record_value(r, TEXT("children"));
  bool is_list = children != NULL && value_kind_of(children) == VALUE_LIST;
  const record *child =
      is_list && value_count(children) > 0 ? value_as_record(value_item(children, 0)) : NULL;
  if (child == NULL) buffer_string(to, text_is(kind, "PredCombinerOr") ? "false" : "true");
  else if (text_is(kind, "PredCombinerAnd")) write_junction(c, to, children, " && ");
  else if (text_is(kind, "PredCombinerOr")) write_junction(c, to, children, " || ");
  else {
    bool is_between = text_is(kind, "PredCombinerConcat");
    buffer inner = {0};
    if (text_is(kind, "PredCombinerNot")) buffer_string(&inner, "!");
    if (is_between) buffer_string(&inner, read_text_with_blanks(c->b->memory, r, "prefix"));
    write_cpp(c, &inner, child);
    if (is_between) buffer_string(&inner, read_text_with_blanks(c->b->memory, r, "suffix"));
    const char *written = arena_keep(memory_of(c), &inner).data;
    if (text_is(kind, "PredCombinerSubstLeaves"))
      written = model_substitute(c->b, written, read_text(c->b, r, "pattern"),
                                 read_text(c->b, r, "replacement"));
    buffer_string(to, written);
  }
}

// The predicate as C++ would have it.
static void write_cpp(context *c, buffer *to, const record *r) {
  const record *kind = read_record(r, "kind");
  if (is_too_large(c, 1) || c->depth >= PREDICATE_DEPTH_MAX) return;
  c->depth++;
  if (kind == NULL) buffer_string(to, read_text(c->b, r, "predExpr"));
  else write_combination(c, to, r, record_name(kind));
  c->depth--;
}

// What stands before and after the child is no expression alone: the child is a placeholder in it.
static const c_expression *around(context *c, const char *before, const char *after,
                                  const record *child, const substitution *s) {
  static const char child_placeholder[] = "$_child";
  const c_expression *inner = combine(c, child, s);
  const char *both = build_printf(c->b, "%s%s%s", before, child_placeholder, after);
  both = apply_to_text(c, both, s, &s);
  const c_expression *e = apply(c, c_parse(memory_of(c), text_of(both)), s);
  return c_substitute(memory_of(c), fill_placeholders(c, e), child_placeholder, inner);
}

// C++ is one leaf, with the C++ of the child in it.
static const c_expression *between(context *c, const record *r, const record *child,
                                   const substitution *s) {
  const char *before = read_text(c->b, r, "prefix"), *after = read_text(c->b, r, "suffix");
  const cpp_source prefix = source_of_field(c, r, "prefix", before);
  const cpp_source suffix = source_of_field(c, r, "suffix", after);
  bool known = cpp_names_are_known(c->b, &prefix);
  known = cpp_names_are_known(c->b, &suffix) && known;
  if (!known) return always(c);
  const char *both = build_printf(c->b, "%s$_child%s", before, after);
  bool is_cpp = may_be_hook(c, r) && !code_is_in_c(c->b->cpp, &prefix, text_of(both));
  if (!is_cpp) return around(c, before, after, child, s);
  buffer whole = {0};
  write_cpp(c, &whole, r);
  const char *written = apply_to_text(c, arena_keep(memory_of(c), &whole).data, s, &s);
  cpp_source source = source_of_field(c, r, "prefix", written);
  source.code.is_cpp = true;
  return leaf_of(c, r, &source, s);
}

// "tbaa_tag_attr", of a call with &llvm_tbaa_tag_attr_def; empty: of none.
static text definition_of_call(const build *b, const c_expression *call) {
  const bool is_isa = text_is(c_called(call), "mica_attr_isa");
  const c_expression *def = is_isa ? c_argument(call, 1) : NULL;
  if (def == NULL || !c_is(def, C_UNARY, "&") || def->children[0]->kind != C_NAME) return TEXT("");
  const text name = def->children[0]->text, own = text_strip_prefix(name, b->model->c_prefix);
  const size_t ends = strlen("_def");
  return own.size > ends ? (text){own.data, own.size - ends} : own;
}

// "are_dictionary": each item is asked mica_attr_is_dictionary. More than a call is "items", of the
// constraint that asks it.
static const char *words_of_items(build *b, const c_expression *asks, const record *of) {
  const text check = text_strip_prefix(c_called(asks), "mica_attr_is_");
  const text definition = definition_of_call(b, asks);
  if (definition.size > 0)
    return build_printf(b, "are_%.*s", TEXT_ARGS(text_strip_prefix(definition, "_")));
  if (check.size == c_called(asks).size) {
    const bool is_told = of != NULL && record_is_a(of, TEXT("Constraint"));
    return is_told ? build_printf(b, "items_of_%s", model_constraint_words(b, of)) : "items";
  }
  return build_printf(b, "are_%.*s", TEXT_ARGS(check));
}

const char *model_list_helper(build *b, const char *owner, const c_expression *count,
                              const c_expression *asks, const record *of) {
  const char *name = build_printf(b, "%s_all_%s", b->model->c_prefix, words_of_items(b, asks, of));
  bool is_taken = false;
  for (size_t i = 0; i < b->helpers.count; i++) {
    const model_helper *known = b->helpers.items[i];
    if (known->text != NULL) continue;
    if (strcmp(known->owner, owner) == 0 && c_equal(known->count, count) &&
        c_equal(known->asks, asks))
      return known->name;
    is_taken = is_taken || strcmp(known->name, name) == 0;
  }
  if (is_taken) name = build_printf(b, "%s_%zu", name, b->helpers.count + 1);
  model_helper *h = ARENA_NEW(b->memory, model_helper);
  *h = (model_helper){.name = name, .owner = owner, .count = count, .asks = asks};
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
  inside.of_class = NULL;
  inside.facts = NULL;
  inside.self = c_substitute(a, c_substitute(a, item, "$_index", c_name(a, "i")), "$_self", self);
  const c_expression *inner = combine(&inside, child, NULL);
  if (c_is_true(inner)) return inner;
  count = c_substitute(a, count, "$_self", self);
  const char *name =
      model_list_helper(b, read_text(b, r, "cOwner"), count, inner, c->subject.owner);
  const c_expression *list = apply(c, c_placeholder(a, TEXT("$_self")), s);
  list = fill_placeholders(c, list);
  return c_call(a, name, &list, 1);
}

// The replacement is what the trait says of types that follow from others.
static bool is_following_type(const context *c, const cpp_source *replacement) {
  const record *trait = c->subject.owner;
  if (c->subject.op == NULL || !record_is_a(trait, TEXT("TypeFollows"))) return false;
  return strcmp(replacement->code.expression, read_text(c->b, trait, "cTypeTransform")) == 0;
}

static cpp_source source_of_replacement(context *c, const record *r, bool *follows) {
  cpp_source source = source_of_field(c, r, "replacement", read_text(c->b, r, "replacement"));
  *follows = is_following_type(c, &source);
  if (!*follows) return source;
  source.code.from = read_field(c->subject.owner, "cTypeTransform");
  source.code.made = record_place(c->subject.owner);
  return source;
}

// Of what stands in place of `$_self`, where C++ casts it; else NULL.
static const cpp_class *class_of_replacement(context *c, const cpp_source *source,
                                             const substitution *s) {
  bool is_self = strcmp(s->pattern, "$_self") == 0;
  if (!is_self || !source->code.is_cpp || s->replacement == NULL) return NULL;
  return cpp_read(c->b->cpp, source).of_class;
}

// The leaves ask `replacement` in place of `pattern`, and it tells what they ask about.
static const c_expression *substituted(context *c, const record *r, const record *child,
                                       const substitution *s) {
  bool follows;
  cpp_source source = source_of_replacement(c, r, &follows);
  context inside = *c;
  cpp_kind kind;
  cpp_failure why;
  if (may_be_hook(c, r)) source.failure = &why;
  substitution inner = {.pattern = read_text(c->b, r, "pattern"),
                        .replacement = cpp_translate(c->b->cpp, &source, &kind),
                        .cpp = source.code.expression,
                        .outer = s};
  inside.of_class = class_of_replacement(c, &source, &inner);
  if (inner.replacement == NULL && follows) {
    inner.replacement = model_type_hook(c->b, c->subject.op, c->subject.owner, &source);
    kind = CPP_UNKNOWN;
  }
  if (inner.replacement == NULL) return combine(&inside, child, &inner);
  inside.asked = inner.replacement;
  if (kind != CPP_UNKNOWN) {
    inside.subject.kind = kind;
    inside.subject.self_type = cpp_kind_c_type(kind);
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
    report_error(c->b->diagnostics, at_place(c->subject.at),
                 "predicate nested more than %d levels deep", PREDICATE_DEPTH_MAX);
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

const c_expression *model_predicate(build *b, const record *predicate,
                                    const predicate_subject *subject) {
  if (predicate == NULL) return NULL;
  size_t parts = 0;
  context c = {.b = b, .subject = *subject, .self = c_name(b->memory, subject->self)};
  c.parts = &parts;
  const c_expression *e = combine(&c, predicate, NULL);
  return c_is_true(e) ? NULL : e;
}
