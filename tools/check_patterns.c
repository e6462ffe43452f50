// Checking patterns on values; see mica/check_patterns.h. Of each pattern, all types that fit are
// gone through, and of these, attributes, constants and operands.
#include "mica/check_patterns.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check_instance.h"
#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/interpret.h"
#include "mica/print.h"
#include "mica/type.h"
#include "mica/verify.h"

typedef struct options {
  size_t most;     // values an instance is tried with where all are
  size_t samples;  // and where they are random
  uint64_t seed;
  bool is_verbose;
  bool is_lax;         // promises of operations that aren't kept make no poison
  const char *only;    // the one pattern; NULL: all
  char **expected;     // words `--wrong=NAME` among others: patterns that are wrong and known to be
  int expected_count;  // of the words
} options;

typedef struct checker {
  const options *options;
  check check;
  size_t types, values;  // of this pattern: those that it applied to
  size_t budget;         // of values, for this instance
  char why[256];         // the last error
  bool is_wrong, is_ill_typed;
} checker;

// ---- Running both -------------------------------------------------------------------------------

enum { RESULTS_MAX = 4 };

typedef struct trial {
  mica_op *before, *after;
  const mica_attr *arguments[CHECK_NODES_MAX];
  size_t argument_count, result_count;
} trial;

static void keep_error(void *user, mica_context *ctx, const mica_message *message,
                       const mica_message *notes, size_t note_count) {
  checker *c = user;
  (void)ctx, (void)notes, (void)note_count;
  snprintf(c->why, sizeof c->why, "%.*s", (int)message->text.size, message->text.data);
}

static bool is_nan(const mica_attr *attr) {
  if (!mica_attr_is_float(attr)) return false;
  const double value = mica_attr_float_value(attr);
  return value != value;
}

static bool is_zero(const mica_attr *attr) {
  return mica_attr_is_float(attr) && mica_attr_float_value(attr) == 0;
}

// Whether one may stand for the other; NULL isn't defined, and anything may stand for it.
static bool refines(const checker *c, const mica_attr *after, const mica_attr *before) {
  if (before == NULL || after == before) return true;
  if (after == NULL) return false;
  if (c->check.has_flags && is_zero(after) && is_zero(before)) return true;
  return is_nan(after) && is_nan(before);
}

static void print_value(const mica_attr *attr) {
  if (attr == NULL) {
    fputs("poison", stdout);
    return;
  }
  const mica_str text = mica_attr_to_text(attr);
  if (text.data == NULL) return;
  printf("%.*s", (int)text.size, text.data);
  mica_free(mica_attr_context(attr), (void *)(uintptr_t)text.data, text.size + 1);
}

static void print_values(const char *what, const mica_attr *const *values, size_t count) {
  printf("// %s", what);
  for (size_t i = 0; i < count; i++) {
    fputs(i == 0 ? " " : ", ", stdout);
    print_value(values[i]);
  }
  putchar('\n');
}

static void print_function(mica_op *function) {
  const mica_str text = mica_op_to_text(function, NULL);
  if (text.data == NULL) return;
  printf("%.*s", (int)text.size, text.data);
  if (text.size == 0 || text.data[text.size - 1] != '\n') putchar('\n');
  mica_free(mica_op_context(function), (void *)(uintptr_t)text.data, text.size + 1);
}

static void say_wrong(checker *c, const char *what) {
  printf("// The pattern '%s' is wrong: %s.\n", c->check.pattern->pattern->name, what);
  c->is_wrong = true;
}

static void show(const trial *t) {
  print_function(t->before);
  print_function(t->after);
}

// False: something is wrong, and was printed.
static bool run_both(checker *c, const trial *t) {
  const mica_attr *before[RESULTS_MAX], *after[RESULTS_MAX];
  const mica_interpret_options strict = {.is_strict = !c->options->is_lax};
  if (!mica_interpret(t->before, t->arguments, t->argument_count, &strict, before, t->result_count))
    return true;  // it may do anything
  c->values++;
  const bool runs =
      mica_interpret(t->after, t->arguments, t->argument_count, &strict, after, t->result_count);
  bool is_right = runs;
  for (size_t i = 0; i < t->result_count && is_right; i++)
    is_right = refines(c, after[i], before[i]);
  if (is_right) return true;
  say_wrong(c, runs ? "what it leaves gives something else" : "what it leaves can't be run");
  print_values("for", t->arguments, t->argument_count);
  print_values("before", before, t->result_count);
  if (runs) print_values("after", after, t->result_count);
  else printf("// after: %s\n", c->why);
  show(t);
  return false;
}

// ---- Operands -----------------------------------------------------------------------------------

// The last one that each is tried with isn't defined.
static void choose_arguments(const mica_block *block, trial *t, choices *by) {
  mica_choices_begin(by);
  for (size_t i = 0; i < block->argument_count; i++) {
    const mica_type *type = block->arguments[i]->type;
    const size_t count = mica_check_value_count(type), index = mica_choices_ask(by, count + 1);
    t->arguments[i] = index == count ? NULL : mica_check_value(type, index, by);
  }
}

static bool run_all(checker *c, trial *t, choices *values) {
  const mica_block *block = mica_op_region(t->before, 0)->first;
  choices by = {.is_random = values->is_random, .seed = mica_choices_random(values)};
  size_t runs = values->is_random ? 8 : c->budget;
  t->argument_count = block->argument_count;
  for (; runs > 0 && c->budget > 0; runs--) {
    c->budget--;
    choose_arguments(block, t, &by);
    if (!run_both(c, t)) return false;
    if (!by.is_random && !mica_choices_next(&by)) return true;
  }
  return true;
}

// ---- One instance -------------------------------------------------------------------------------

// A value takes the place of one of its own type. One of another is a fault of the pattern; it gets
// the type, so that the rewriter takes it.
static void note_replaced(void *user, mica_op *op, mica_value *const *values) {
  checker *c = user;
  for (size_t i = 0; i < op->result_count; i++) {
    const mica_type *wanted = mica_op_result(op, i)->type;
    const bool is_read = mica_op_result(op, i)->first_use != NULL;
    if (!is_read || values[i] == NULL || values[i]->type == wanted) continue;
    c->is_ill_typed = true;
    mica_value_set_type(values[i], wanted);
  }
}

// NULL: no memory. `*applied`: the pattern changed it.
static mica_op *rewritten(checker *c, const mica_op *before, bool *applied) {
  mica_context *ctx = c->check.context;
  mica_op *after = mica_op_clone(before);
  if (after == NULL) return NULL;
  mica_op *root = mica_op_previous(mica_block_terminator(mica_op_region(after, 0)->first));
  const mica_listener listener = {.user = c, .replaced = note_replaced};
  mica_rewriter rw = mica_rewriter_of(ctx, &listener);
  c->is_ill_typed = false;
  mica_rewriter_before(&rw, root);
  *applied = c->check.pattern->pattern->rewrite(&rw, root);
  (void)mica_op_set_attribute(after, MICA_STR("sym_name"),
                              mica_attr_string(ctx, MICA_STR("after")));
  return after;
}

static void say_invalid(checker *c, const trial *t) {
  if (c->is_ill_typed) {
    say_wrong(c, "a value takes the place of one of another type");
    print_function(t->before);
    return;
  }
  say_wrong(c, "what it leaves isn't valid");
  printf("// %s\n", c->why);
  show(t);
}

// False: something is wrong, or no memory.
static bool check_function(checker *c, mica_op *before, choices *values, bool *applied) {
  trial t = {.before = before, .after = rewritten(c, before, applied)};
  bool is_right = t.after != NULL;
  if (is_right && *applied) {
    t.result_count = mica_block_terminator(mica_op_region(before, 0)->first)->operand_count;
    is_right = !c->is_ill_typed && mica_op_verify(t.after);
    if (is_right) is_right = run_all(c, &t, values);
    else say_invalid(c, &t);
  }
  mica_op_destroy(t.after);
  return is_right;
}

static bool is_small_instance(const check *c) {
  for (size_t i = 0; i < c->pattern->node_count; i++)
    if (c->node_types[i] != NULL && !mica_check_is_small(c->node_types[i])) return false;
  return true;
}

// Attributes and constants of the types that were chosen.
static bool check_values_of(checker *c) {
  choices values = {.seed = c->options->seed, .is_random = !is_small_instance(&c->check)};
  bool applied = false;
  c->budget = values.is_random ? c->options->samples : c->options->most;
  for (size_t tries = 0; c->budget > 0 && tries < c->options->most; tries++) {
    bool applied_now = false;
    mica_op *before = mica_check_build(&c->check, &values);
    const bool is_right = before == NULL || check_function(c, before, &values, &applied_now);
    mica_op_destroy(before);
    applied = applied || applied_now;
    if (!is_right) return false;
    if (!values.is_random && !mica_choices_next(&values)) break;
    if (values.is_random && !applied && tries > c->options->samples) break;
  }
  c->types += applied;
  return true;
}

// Where all of the root's results are read, and where one alone is.
static bool check_types(checker *c) {
  const size_t results = c->check.pattern->nodes[0].op->result_count;
  const size_t types_before = c->types;
  for (c->check.returned = -1; c->check.returned < (ptrdiff_t)results; c->check.returned++) {
    if (c->check.returned == 0 && results == 1) break;
    if (!check_values_of(c)) return false;
    if (c->types != types_before && c->check.returned == -1) break;
  }
  return true;
}

// ---- One pattern --------------------------------------------------------------------------------

static bool go_through_types(checker *c) {
  do {
    memset((void *)c->check.node_types, 0, sizeof c->check.node_types);
    c->check.returned = -1;
    mica_op *function = mica_check_build_typed(&c->check);
    const bool fits = function != NULL;
    mica_op_destroy(function);
    if (fits && !check_types(c)) return false;
  } while (mica_choices_next(&c->check.typing));
  return true;
}

// False: it wasn't checked.
static bool check_pattern(checker *c, const mica_checked_pattern *pattern) {
  const char *name = pattern->pattern->name, *why = pattern->unchecked;
  c->check.pattern = pattern;
  c->check.typing = (choices){0};
  c->types = c->values = 0;
  c->is_wrong = false;
  if (why == NULL && pattern->node_count > CHECK_NODES_MAX) why = "it is too large";
  if (why == NULL && go_through_types(c) && c->types == 0)
    why = "it applied to nothing that was tried";
  if (why == NULL && c->values == 0 && !c->is_wrong) why = "nothing that it applied to can be run";
  if (why != NULL) printf("// %s: not checked: %s\n", name, why);
  else if (c->options->is_verbose && !c->is_wrong)
    printf("// %s: right for %zu values of %zu types\n", name, c->values, c->types);
  return why == NULL;
}

// ---- The program --------------------------------------------------------------------------------

static bool make_types(check *c) {
  static const uint32_t widths[] = {1, 2, 3, 4, 8, 16, 32, 64};
  static const mica_float_kind kinds[] = {MICA_F16, MICA_F32, MICA_F64};
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
    c->types[c->type_count++] = mica_type_i(c->context, widths[i]);
  c->types[c->type_count++] = mica_type_index(c->context);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    c->types[c->type_count++] = mica_type_float(c->context, kinds[i]);
  for (size_t i = 0; i < c->type_count; i++)
    if (c->types[i] == NULL) return false;
  return true;
}

static bool read_number(const char *word, const char *name, size_t *out) {
  const size_t size = strlen(name);
  char *end;
  if (strncmp(word, name, size) != 0 || word[size] < '0' || word[size] > '9') return false;
  *out = (size_t)strtoull(word + size, &end, 10);
  return *end == '\0';
}

static bool read_options(int argc, char **argv, options *o) {
  size_t seed = 1;
  bool ok = true;
  for (int i = 1; i < argc && ok; i++) {
    if (strcmp(argv[i], "-v") == 0) o->is_verbose = true;
    else if (strcmp(argv[i], "--lax") == 0) o->is_lax = true;
    else if (argv[i][0] != '-' && o->only == NULL) o->only = argv[i];
    else if (strncmp(argv[i], "--wrong=", 8) == 0) ok = argv[i][8] != '\0';
    else
      ok = read_number(argv[i], "--most=", &o->most) ||
           read_number(argv[i], "--samples=", &o->samples) ||
           read_number(argv[i], "--seed=", &seed);
  }
  o->seed = seed;
  return ok;
}

static bool is_expected(const options *o, const char *name) {
  for (int i = 0; i < o->expected_count; i++)
    if (strncmp(o->expected[i], "--wrong=", 8) == 0 && strcmp(o->expected[i] + 8, name) == 0)
      return true;
  return false;
}

static int check_all(checker *c, const mica_checked_pattern *patterns, size_t count) {
  size_t checked = 0, wrong = 0, seen = 0, values = 0, surprises = 0;
  for (size_t i = 0; i < count; i++) {
    const char *name = patterns[i].pattern->name;
    if (c->options->only != NULL && strcmp(name, c->options->only) != 0) continue;
    seen++;
    checked += check_pattern(c, &patterns[i]);
    wrong += c->is_wrong;
    values += c->values;
    surprises += c->is_wrong != is_expected(c->options, name);
    if (!c->is_wrong && is_expected(c->options, name))
      printf("// %s: isn't wrong, which was expected\n", name);
  }
  printf("// patterns: %zu, checked %zu on %zu values, wrong %zu\n", seen, checked, values, wrong);
  return fflush(stdout) != 0 || surprises > 0 || mica_context_out_of_memory(c->check.context);
}

int mica_check_patterns_main(int argc, char **argv, const mica_dialect_def *const *dialects,
                             size_t dialect_count, const mica_checked_pattern *patterns,
                             size_t count) {
  options o = {.most = 200000, .samples = 200, .expected = argv, .expected_count = argc};
  if (!read_options(argc, argv, &o)) {
    fprintf(stderr,
            "usage: %s [-v] [--lax] [--most=N] [--samples=N] [--seed=N] [--wrong=PATTERN...] "
            "[PATTERN]\n",
            argv[0]);
    return 2;
  }
  checker c = {.options = &o, .check = {.context = mica_context_create(NULL)}};
  mica_context *ctx = c.check.context;
  bool ok = ctx != NULL;
  for (size_t i = 0; i < dialect_count && ok; i++) ok = mica_context_register(ctx, dialects[i]);
  if (ok) mica_context_set_diag_handler(ctx, keep_error, &c);
  ok = ok && make_types(&c.check);
  const int code = ok ? check_all(&c, patterns, count) : 1;
  if (!ok || mica_context_out_of_memory(ctx)) fputs("error: out of memory\n", stderr);
  mica_context_destroy(ctx);
  return code;
}
