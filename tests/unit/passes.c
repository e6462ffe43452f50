// Pipelines: where passes run, in which order, what is kept between them, and their text.
#include "passes.h"

#define MODULE \
  "func.func @f() { return } module @m { func.func @g() { return } } func.func @h() { return }"

typedef struct fixture {
  parsed_ir ir;
  capture messages;
  note_log log;
} fixture;

static int set_up(void **state) {
  fixture *f = malloc(sizeof *f);
  *f = (fixture){.ir = parsed(MODULE, note_dialects, LIST_SIZE(note_dialects))};
  capture_begin(&f->messages, f->ir.ctx);
  mica_context_keep(f->ir.ctx, &note_key, &f->log);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  parsed_free(&f->ir);
  free(f);
  return 0;
}

static bool run(fixture *f, const char *pipeline) {
  mica_pass_manager *p = mica_pass_pipeline_parse(f->ir.ctx, mica_str_of(pipeline), &note_registry);
  f->log.text[0] = '\0';
  bool done = p != NULL && mica_pass_manager_run(p, f->ir.module);
  mica_pass_manager_destroy(p);
  return done;
}

static void expect_run(fixture *f, const char *pipeline, const char *log) {
  assert_true(run(f, pipeline));
  assert_string_equal(f->log.text, log);
  assert_string_equal(capture_take(&f->messages), "");
}

static void expect_failure(fixture *f, const char *pipeline, const char *log,
                           const char *messages) {
  assert_false(run(f, pipeline));
  assert_string_equal(f->log.text, log);
  assert_string_equal(capture_take(&f->messages), messages);
}

static void passes_run_on_operations_right_inside(void **state) {
  expect_run(*state, "builtin.module(note)", " Note@");
  expect_run(*state, "any(note)", " Note@");
  expect_run(*state, "builtin.module(func.func(note),note)", " Note@f Note@h Note@");
  expect_run(*state, "builtin.module(builtin.module(func.func(note)))", " Note@g");
  expect_run(*state, "builtin.module(any(note))", " Note@f Note@m Note@h");
  expect_run(*state, "builtin.module()", "");
}

static void neighbours_run_together(void **state) {
  expect_run(*state, "builtin.module(func.func(note),func.func(note-function))",
             " Note@f NoteFunction@f Note@h NoteFunction@h");
  expect_run(*state, "builtin.module(func.func(note),builtin.module(note))",
             " Note@f Note@m Note@h");
  expect_run(*state, "builtin.module(func.func(note),note,func.func(note))",
             " Note@f Note@h Note@ Note@f Note@h");
  expect_run(*state, "builtin.module(any(note),func.func(note))",
             " Note@f Note@m Note@h Note@f Note@h");
  expect_run(*state, "builtin.module(any(note-function),builtin.module(note))",
             " NoteFunction@f Note@m NoteFunction@h");
}

static void a_failure_ends_the_pipeline_of_its_operation(void **state) {
  expect_failure(*state, "builtin.module(func.func(note{fails word=more},note),note)",
                 " Note@f Note@h",
                 "error: 'func.func' op is not what 'more' wants\n"
                 "error: 'func.func' op is not what 'more' wants\n");
  expect_failure(*state, "func.func(note)", "",
                 "error: can't run 'func.func' pass manager on 'builtin.module' op\n");
}

static void analyses_live_until_something_changes(void **state) {
  expect_run(*state, "builtin.module(note{number=1},note{number=1})",
             " Note@ [made] [dropped] Note@ [made] [dropped]");
  expect_run(*state, "builtin.module(note{number=2},note{number=1},note)",
             " Note@ [made] Note@ [dropped] Note@");
  expect_run(*state, "builtin.module(note{number=3},note{number=3})",
             " Note@ [made] Note@ [dropped]");
}

// A pass with a pipeline inside, which it runs twice; both note when they begin and end.

static bool note_begin(mica_pass *pass, mica_context *ctx) {
  (void)pass;
  note_add(ctx, " [begun]");
  return true;
}
static void note_end(mica_pass *pass, mica_context *ctx) {
  (void)pass;
  note_add(ctx, " [ended]");
}
static const mica_pass_def inner_pass = {.abi = MICA_ABI,
                                         .argument = "inner",
                                         .name = "Inner",
                                         .summary = "",
                                         .options = {sizeof(note_options), &note_defaults, NULL, 0},
                                         .statistics = note_statistics,
                                         .statistic_count = 1,
                                         .run = note_run,
                                         .initialize = note_begin,
                                         .finish = note_end};

static bool outer_begin(mica_pass *pass, mica_context *ctx) {
  mica_pass_manager *inside = mica_pass_manager_create(ctx, MICA_STR("any"), NULL);
  mica_pass_set_user(pass, inside);
  return inside != NULL && mica_pass_manager_add(inside, &inner_pass, MICA_STR("")) != NULL &&
         note_begin(pass, ctx);
}
static void outer_end(mica_pass *pass, mica_context *ctx) {
  mica_pass_manager_destroy(mica_pass_user(pass));
  note_end(pass, ctx);
}
static bool outer_run(mica_pass *pass, mica_op *op) {
  mica_pass_manager *inside = mica_pass_user(pass);
  if (!mica_pass_run_pipeline(pass, inside, op)) return false;
  note_add(mica_pass_context(pass), " [more]");
  return mica_pass_manager_add(inside, &inner_pass, MICA_STR("")) != NULL &&
         mica_pass_run_pipeline(pass, inside, op);
}
static const mica_pass_def outer_pass = {.abi = MICA_ABI,
                                         .argument = "outer",
                                         .name = "Outer",
                                         .summary = "",
                                         .run = outer_run,
                                         .initialize = outer_begin,
                                         .finish = outer_end};

static void a_pipeline_inside_of_a_pass_begins_once(void **state) {
  fixture *f = *state;
  mica_pass_manager *p = mica_pass_manager_create(f->ir.ctx, MICA_STR("builtin.module"), NULL);
  assert_non_null(mica_pass_manager_add(p, &outer_pass, MICA_STR("")));
  assert_true(mica_pass_manager_run(p, f->ir.module));
  assert_string_equal(
      f->log.text, " [begun] [begun] Inner@ [more] [begun] Inner@ Inner@ [ended] [ended] [ended]");
  mica_pass_manager_destroy(p);
}

static void a_pass_for_others_must_be_nested(void **state) {
  expect_failure(*state, "builtin.module(note-function)", "",
                 "error: Can't add pass 'NoteFunction' restricted to 'func.func' on a PassManager "
                 "intended to run on 'builtin.module', did you intend to nest?\n"
                 "failed to add `note-function` with options ``\n\n");
  fixture *f = *state;
  mica_pass_manager *p =
      mica_pass_manager_create(f->ir.ctx, MICA_STR("builtin.module"), &note_registry);
  mica_pass_manager_nest_implicitly(p, true);
  assert_non_null(mica_pass_manager_add(p, &note_function_pass, MICA_STR("")));
  assert_non_null(mica_pass_manager_add(p, &note_pass, MICA_STR("number=0")));
  assert_true(mica_pass_manager_run(p, f->ir.module));
  assert_string_equal(f->log.text, " NoteFunction@f NoteFunction@h Note@");
  mica_pass_manager_destroy(p);
}

// ---- Text ---------------------------------------------------------------------------------------

typedef struct text {
  char data[1000];
  size_t size;
} text;

static bool write_text(void *user, const char *data, size_t size) {
  text *t = user;
  assert_true(size < sizeof t->data - t->size);
  memcpy(t->data + t->size, data, size);
  t->size += size;
  t->data[t->size] = '\0';
  return true;
}

static void expect_text(fixture *f, const char *from, const char *expected) {
  mica_pass_manager *p = mica_pass_pipeline_parse(f->ir.ctx, mica_str_of(from), &note_registry);
  assert_non_null(p);
  text t = {.size = 0};
  assert_true(mica_pass_manager_print(p, false, (mica_sink){write_text, &t}));
  assert_string_equal(t.data, expected);
  mica_pass_manager_destroy(p);
}

static void options_are_read_and_printed(void **state) {
  expect_text(*state, "any(note)", "any(note{fails=false  number=-1 way=this word=x})");
  expect_text(*state, "any( note{fails number=0x10 way=that word=\"a b\" list=1,-2,{3}} )",
              "any(note{fails=true list={1,-2,3} number=16 way=that word={a b}})");
  expect_text(*state, "any(note{list=1 number=1 number=2 list={2,3}},func.func(note{}))",
              "any(note{fails=false list={1,2,3} number=2 way=this word=x},"
              "func.func(note{fails=false  number=-1 way=this word=x}))");
}

static void wrong_options_are_told(void **state) {
  static const char *const pairs[][2] = {
      {"number=x", "for the --number option: 'x' value invalid for long argument!"},
      {"number=9223372036854775808",
       "for the --number option: '9223372036854775808' value invalid for long argument!"},
      {"number", "for the --number option: requires a value!"},
      {"fails=maybe",
       "for the --fails option: 'maybe' is invalid value for boolean argument! Try 0 or 1"},
      {"way=up", "for the --way option: Cannot find option named 'up'!"},
      {"list=1,x", "for the --list option: 'x' value invalid for long argument!"},
      {"other=1", "<Pass-Options-Parser>: no such option other\n"},
  };
  fixture *f = *state;
  mica_pass_manager *p = mica_pass_manager_create(f->ir.ctx, MICA_STR("any"), &note_registry);
  for (size_t i = 0; i < LIST_SIZE(pairs); i++) {
    assert_null(mica_pass_manager_add(p, &note_pass, mica_str_of(pairs[i][0])));
    char expected[200];
    snprintf(expected, sizeof expected, "error: %s\n", pairs[i][1]);
    assert_string_equal(capture_take(&f->messages), expected);
  }
  assert_int_equal(mica_pass_manager_size(p), 0);
  mica_pass_manager_destroy(p);
}

static void deep_pipelines_are_refused(void **state) {
  static char deep[3000];
  for (size_t i = 0; i < 500; i++) strcat(deep, "any(");
  strcat(deep, "note");
  for (size_t i = 0; i < 500; i++) strcat(deep, ")");
  fixture *f = *state;
  assert_null(mica_pass_pipeline_parse(f->ir.ctx, mica_str_of(deep), &note_registry));
  assert_non_null(strstr(capture_take(&f->messages), "pipelines are nested too deeply"));
}

// ---- Reports ------------------------------------------------------------------------------------

static void statistics_are_those_of_the_pipeline(void **state) {
  fixture *f = *state;
  mica_pass_manager *p = mica_pass_pipeline_parse(
      f->ir.ctx, MICA_STR("builtin.module(func.func(note),note,builtin.module(note),any(note))"),
      &note_registry);
  assert_true(mica_pass_manager_run(p, f->ir.module));
  text t = {.size = 0};
  mica_pass_manager_print_statistics(p, false, (mica_sink){write_text, &t});
  assert_non_null(strstr(t.data,
                         "===\n"
                         "'func.func' Pipeline\n"
                         "  Note\n"
                         "    (S) 2 runs - How often it ran\n"
                         "Note\n"
                         "  (S) 1 runs - How often it ran\n"
                         "'builtin.module' Pipeline\n"
                         "  Note\n"
                         "    (S) 1 runs - How often it ran\n"
                         "'any' Pipeline\n"
                         "  Note\n"
                         "    (S) 3 runs - How often it ran\n"
                         "\n"));
  t.size = 0;
  mica_pass_manager_print_statistics(p, true, (mica_sink){write_text, &t});
  assert_non_null(strstr(t.data, "===\n  Note\n    (S) 7 runs - How often it ran\n\n"));
  mica_pass_manager_destroy(p);
}

int main(void) {
#define IN_FIXTURE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
  const struct CMUnitTest tests[] = {
      IN_FIXTURE(passes_run_on_operations_right_inside),
      IN_FIXTURE(neighbours_run_together),
      IN_FIXTURE(a_failure_ends_the_pipeline_of_its_operation),
      IN_FIXTURE(analyses_live_until_something_changes),
      IN_FIXTURE(a_pipeline_inside_of_a_pass_begins_once),
      IN_FIXTURE(a_pass_for_others_must_be_nested),
      IN_FIXTURE(options_are_read_and_printed),
      IN_FIXTURE(wrong_options_are_told),
      IN_FIXTURE(deep_pipelines_are_refused),
      IN_FIXTURE(statistics_are_those_of_the_pipeline),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
