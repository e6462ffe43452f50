// Passes: what changes or reads a tree of operations under a name, and the pipelines that they
// stand in.
//
// A definition is a constant, which mica-gen writes for each `Pass` of a `.def` file. A pipeline
// (mica_pass_manager) holds passes and, below them, pipelines for the operations inside; it belongs
// to one context, and all that is in it lives until the outermost one is destroyed. Passes run one
// after the other, in the thread that the context belongs to.
//
//   mica_pass_manager *pipeline = mica_pass_manager_create(ctx, MICA_STR("builtin.module"), NULL);
//   mica_pass_manager *functions = mica_pass_manager_nest(pipeline, MICA_STR("func.func"));
//   mica_pass_manager_add(functions, &cse_pass, MICA_STR(""));
//   bool done = mica_pass_manager_run(pipeline, module);
//   mica_pass_manager_destroy(pipeline);
#ifndef MICA_PASS_H
#define MICA_PASS_H

#include "mica/print.h"

MICA_BEGIN

typedef struct mica_pass mica_pass;                  // one place in a pipeline
typedef struct mica_pass_manager mica_pass_manager;  // a pipeline

// ---- Definitions --------------------------------------------------------------------------------

// The type of an option's member, or of the elements of a list.
typedef enum mica_option_kind {
  MICA_OPTION_BOOL,      // bool; mica_bools
  MICA_OPTION_INT32,     // int32_t; mica_int32s
  MICA_OPTION_INT64,     // int64_t; mica_int64s
  MICA_OPTION_UINT32,    // uint32_t; mica_uint32s
  MICA_OPTION_UINT64,    // uint64_t; mica_uint64s
  MICA_OPTION_DOUBLE,    // double; mica_doubles
  MICA_OPTION_STRING,    // mica_str; mica_strs
  MICA_OPTION_PIPELINE,  // mica_str, the text of a pipeline: "func.func(cse)"; mica_strs
  MICA_OPTION_ENUM,      // int32_t, one of `cases`; mica_int32s
} mica_option_kind;
typedef struct mica_option_case {
  const char *name;
  int32_t value;
  const char *help;
} mica_option_case;
typedef struct mica_option_def {
  const char *name;  // "max-iterations"
  const char *help;
  mica_option_kind kind;
  bool is_list;
  uint32_t offset;  // of its member
  const mica_option_case *cases;
  uint32_t case_count;
} mica_option_def;
// A struct of options. {0}: there are none.
typedef struct mica_options_def {
  size_t size;
  const void *defaults;            // a struct of `size` bytes
  const mica_option_def *options;  // in the order of their names
  size_t count;
} mica_options_def;

typedef struct mica_statistic_def {
  const char *name;  // "num-cse'd"
  const char *help;
} mica_statistic_def;

typedef struct mica_pass_def {
  uint32_t abi;                     // MICA_ABI of the generator
  const char *argument;             // "cse", as in the text of pipelines
  const char *name;                 // "CSE", as reports call it
  const char *summary;              // "": none
  const char *op_name;              // it runs on these operations alone; NULL: on any
  const mica_interface *interface;  // which those must implement; NULL: none
  mica_options_def options;
  const mica_statistic_def *statistics;
  size_t statistic_count;
  const char *const *dependents;  // dialects that it may make parts of; NULL-terminated, or NULL
  // False: failed, and reported unless there is nothing to say.
  bool (*run)(mica_pass *pass, mica_op *op);
  // Once before a run of the whole pipeline, and after it; NULL: nothing is to be done. False:
  // failed and reported; `finish` is then not called.
  bool (*initialize)(mica_pass *pass, mica_context *ctx);
  void (*finish)(mica_pass *pass, mica_context *ctx);
} mica_pass_def;

// A name for several passes, whose `build` adds them to the pipeline that it is named in. False:
// reported.
typedef struct mica_pipeline_def {
  const char *argument, *summary;
  mica_options_def options;
  bool (*build)(mica_pass_manager *pipeline, const void *options);
} mica_pipeline_def;

// The passes and pipelines that a text may name. Borrowed by the pipelines that are given it.
typedef struct mica_pass_registry {
  const mica_pass_def *const *passes;
  size_t pass_count;
  const mica_pipeline_def *const *pipelines;
  size_t pipeline_count;
} mica_pass_registry;
MICA_API const mica_pass_def *mica_pass_find(const mica_pass_registry *registry, mica_str argument);
MICA_API const mica_pipeline_def *mica_pipeline_find(const mica_pass_registry *registry,
                                                     mica_str argument);

// ---- Inside of a pass ---------------------------------------------------------------------------

MICA_API const mica_pass_def *mica_pass_def_of(const mica_pass *pass);  // NULL: of pipelines inside
MICA_API mica_context *mica_pass_context(const mica_pass *pass);
// A struct of the definition's options; of lists and strings it borrows what it points at.
MICA_API const void *mica_pass_options(const mica_pass *pass);
MICA_API void mica_pass_count(mica_pass *pass, size_t statistic, uint64_t by);
MICA_API uint64_t mica_pass_statistic(const mica_pass *pass, size_t statistic);
// What `initialize` made, for `run` and `finish`.
MICA_API void *mica_pass_user(const mica_pass *pass);
MICA_API void mica_pass_set_user(mica_pass *pass, void *user);
// How reports call this one. The name is copied; no memory: it keeps the one it has.
MICA_API mica_str mica_pass_name(const mica_pass *pass);
MICA_API void mica_pass_rename(mica_pass *pass, mica_str name);
MICA_API const mica_pass_registry *mica_pass_registry_of(const mica_pass *pass);
// Runs a pipeline of the same context, which was made for this, on `op` or something inside of it,
// as a part of the pass. Its passes are initialized once, and finished when it is destroyed. False:
// failed and reported.
MICA_API bool mica_pass_run_pipeline(mica_pass *pass, mica_pass_manager *pipeline, mica_op *op);

// What is computed from an operation, and kept until a pass doesn't say that it still holds.
typedef struct mica_analysis_def {
  const char *name;            // "DominanceInfo", as reports call it
  void *(*make)(mica_op *op);  // NULL: no memory
  void (*destroy)(void *analysis);
} mica_analysis_def;
MICA_API extern const mica_analysis_def mica_dominance_analysis;  // makes a mica_dominance
// That of the operation that the pass runs on; NULL: no memory. It is the pipeline's.
MICA_API void *mica_pass_analysis(mica_pass *pass, const mica_analysis_def *analysis);
MICA_API void *mica_pass_known_analysis(const mica_pass *pass, const mica_analysis_def *analysis);
MICA_API void mica_pass_preserve(mica_pass *pass, const mica_analysis_def *analysis);
// Nothing was changed: all analyses hold, and nothing has to be verified.
MICA_API void mica_pass_preserve_all(mica_pass *pass);

// Two of one operation are the same unless it, or something in it, was changed in between. By
// addresses: it says nothing outside of this process.
MICA_API uint64_t mica_op_fingerprint(mica_op *op);

// ---- Pipelines ----------------------------------------------------------------------------------

// On operations of that name, or on any ("any"). The registry is for texts and may be NULL. NULL:
// no memory.
MICA_API mica_pass_manager *mica_pass_manager_create(mica_context *ctx, mica_str anchor,
                                                     const mica_pass_registry *registry);
MICA_API void mica_pass_manager_destroy(mica_pass_manager *pipeline);  // the outermost, or NULL
// Adding a pass for operations of another name puts it into a pipeline inside; without that, which
// is the default, it is an error.
MICA_API void mica_pass_manager_nest_implicitly(mica_pass_manager *pipeline, bool on);
MICA_API void mica_pass_manager_verify_each(mica_pass_manager *pipeline, bool on);  // on at first

// A pipeline for operations right inside. NULL: no memory, or nested too deeply (reported).
MICA_API mica_pass_manager *mica_pass_manager_nest(mica_pass_manager *pipeline, mica_str anchor);
// `options`: as in a text, without the braces. NULL: reported, or no memory.
MICA_API mica_pass *mica_pass_manager_add(mica_pass_manager *pipeline, const mica_pass_def *def,
                                          mica_str options);
// The same with a struct of its options, whose lists and strings must outlive the pipeline.
MICA_API mica_pass *mica_pass_manager_add_with(mica_pass_manager *pipeline,
                                               const mica_pass_def *def, const void *options);
// What the registry calls so, a pipeline or a pass. False: reported.
MICA_API bool mica_pass_manager_add_named(mica_pass_manager *pipeline, mica_str argument,
                                          mica_str options);
// Adds what the text names: "cse,func.func(canonicalize{max-iterations=1})". False: reported.
MICA_API bool mica_pass_manager_parse(mica_pass_manager *pipeline, mica_str text);
// The pipeline that a whole text names: "builtin.module(cse)". NULL: reported.
MICA_API mica_pass_manager *mica_pass_pipeline_parse(mica_context *ctx, mica_str text,
                                                     const mica_pass_registry *registry);
// The text that is read back to the same; on lines of their own when `is_pretty`.
MICA_API bool mica_pass_manager_print(const mica_pass_manager *pipeline, bool is_pretty,
                                      mica_sink sink);

// False: a pass failed, which was reported, or there was no memory; the operation is then as the
// pass left it.
MICA_API bool mica_pass_manager_run(mica_pass_manager *pipeline, mica_op *op);

MICA_API mica_context *mica_pass_manager_context(const mica_pass_manager *pipeline);
MICA_API mica_str mica_pass_manager_anchor(const mica_pass_manager *pipeline);
MICA_API size_t mica_pass_manager_size(const mica_pass_manager *pipeline);
// The passes in their order; one without a definition stands for pipelines inside.
MICA_API mica_pass *mica_pass_manager_first(const mica_pass_manager *pipeline);
MICA_API mica_pass *mica_pass_next(const mica_pass *pass);
MICA_API mica_pass_manager *mica_pass_nested(const mica_pass *pass);  // the first, or NULL
MICA_API mica_pass_manager *mica_pass_manager_next(const mica_pass_manager *nested);

// ---- Reports ------------------------------------------------------------------------------------

// Called while a pipeline runs; NULL: not asked. What comes after something is called in the
// reverse order of their adding. Passes without a definition stand for pipelines inside.
typedef struct mica_pass_instrument {
  void (*before_pipeline)(void *user, const mica_pass_manager *pipeline, const mica_op *op);
  void (*after_pipeline)(void *user, const mica_pass_manager *pipeline, const mica_op *op);
  void (*before_pass)(void *user, mica_pass *pass, mica_op *op);
  void (*after_pass)(void *user, mica_pass *pass, mica_op *op, bool has_failed);
  void (*before_analysis)(void *user, const mica_analysis_def *analysis, const mica_op *op);
  void (*after_analysis)(void *user, const mica_analysis_def *analysis, const mica_op *op);
  void (*destroy)(void *user);  // with the pipeline
  void *user;
} mica_pass_instrument;
// To the outermost pipeline. False: no memory; `destroy` is then not called.
MICA_API bool mica_pass_manager_instrument(mica_pass_manager *pipeline,
                                           const mica_pass_instrument *instrument);

// Prints the IR around passes, as --mlir-print-ir-before and its like do.
typedef struct mica_pass_print {
  bool (*before)(void *user, const mica_pass *pass);  // NULL: none
  bool (*after)(void *user, const mica_pass *pass);
  void *user;
  bool only_after_change, only_after_failure;
  bool whole;  // the outermost operation, whatever the pass runs on
  // Where it goes. NULL: to `sink`. Otherwise each text is one file's: `close` ends it.
  mica_sink (*open)(void *user, const mica_pass *pass, const mica_op *op);
  void (*close)(void *user, mica_sink sink);
  mica_sink sink;
} mica_pass_print;
MICA_API bool mica_pass_manager_print_ir(mica_pass_manager *pipeline, const mica_pass_print *print);

// What the passes have counted; merged by their names when `is_list`.
MICA_API bool mica_pass_manager_print_statistics(const mica_pass_manager *pipeline, bool is_list,
                                                 mica_sink sink);

MICA_END

#endif
