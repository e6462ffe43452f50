// Passes and pipelines inside the runtime. A pipeline with all that is below it is one tree in one
// arena, which its root owns.
#ifndef MICA_RUNTIME_PASS_PASS_H
#define MICA_RUNTIME_PASS_PASS_H

#include "memory/arena.h"
#include "mica/pass.h"

// Pipelines inside of pipelines: what walks over them may recurse.
enum { MICA_PIPELINE_DEPTH = 100 };

typedef struct pass_analysis {
  const mica_analysis_def *def;
  void *made;
  bool is_preserved;  // by the pass that runs
  struct pass_analysis *next;
} pass_analysis;

// A pipeline at work on one operation.
typedef struct pass_frame {
  const struct pass_run *run;
  mica_op *op;
  pass_analysis *analyses;
} pass_frame;

struct mica_pass {
  const mica_pass_def *def;  // NULL: it runs `nested` on operations inside
  mica_pass_manager *pipeline, *nested;
  mica_pass *next;
  void *options;
  uint64_t *statistics;
  void *user;
  mica_str name;      // with a NUL behind it
  pass_frame *frame;  // while it runs
  bool preserves_all;
  bool is_begun;  // initialized, and not finished
};

typedef struct pass_instrument {
  mica_pass_instrument functions;
  struct pass_instrument *previous, *next;
} pass_instrument;

struct mica_pass_manager {
  mica_context *context;
  mica_pass_manager *root;
  const mica_pass_registry *registry;
  mica_str anchor;  // "any": operations of any name
  bool is_any, nests_implicitly, verifies;
  uint32_t depth;
  mica_pass *first, *last;
  size_t count;
  mica_pass_manager *next;  // among those of one pass
  mica_arena arena;         // of the root
  pass_instrument *first_instrument, *last_instrument;
};

// Merges pipelines that stand side by side, looks whether each pass may stand where it does, and
// initializes those that aren't. False: reported; some are.
bool mica_pass_manager_begin(mica_pass_manager *pipeline);
void mica_pass_manager_finish(mica_pass_manager *pipeline);
bool mica_pass_may_run_on(const mica_pass *pass, const mica_op_name *name);
bool mica_pipeline_may_run_on(const mica_pass_manager *pipeline, const mica_op_name *name);

// ---- Texts --------------------------------------------------------------------------------------

// What is wrong with a text, collected to be reported as one message.
typedef struct pass_errors {
  mica_context *context;
  char *text;
  size_t size, capacity;
} pass_errors;
void mica_pass_errors_put(pass_errors *errors, mica_str text);
static inline void pass_errors_put(pass_errors *errors, const char *text) {
  mica_pass_errors_put(errors, mica_str_of(text));
}
bool mica_pass_errors_report(pass_errors *errors);  // always false; frees

mica_str mica_pass_copy_text(mica_arena *arena, mica_str text);  // with a NUL; {NULL, 0}: no memory

// Fills a struct of options, which has its defaults, from a text. What it points at is copied to
// the arena. False: said, or no memory.
bool mica_options_read(mica_arena *arena, const mica_options_def *def, void *options, mica_str text,
                       pass_errors *errors);
// A struct with the defaults; not NULL when there are no options. NULL: no memory.
void *mica_options_new(mica_arena *arena, const mica_options_def *def);

// Text on its way to a sink; the first failure counts.
typedef struct pass_writer {
  mica_sink sink;
  bool has_failed;
} pass_writer;
static inline void pass_put_str(pass_writer *w, mica_str text) {
  if (!w->has_failed && text.size != 0)
    w->has_failed = !w->sink.write(w->sink.user, text.data, text.size);
}
static inline void pass_put(pass_writer *w, const char *text) {
  pass_put_str(w, mica_str_of(text));
}
void mica_options_print(pass_writer *w, const mica_options_def *def, const void *options);

#endif
