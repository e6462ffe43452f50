// Print, parse, print again, compare.
#include "opt_roundtrip.h"

#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/verify.h"

static void free_text(mica_context *ctx, mica_str text) {
  if (text.data != NULL) mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

// The text of what the text is read to. {NULL, 0}: it could not be read (reported), or no memory.
static mica_str print_again(mica_context *ctx, mica_str text, const mica_print_options *print) {
  const mica_parse_options options = {
      .file = MICA_STR("roundtrip"), .no_implicit_module = true, .nul_terminated = true};
  mica_op *again = mica_parse_module(ctx, text, &options);
  mica_str result = {NULL, 0};
  if (again != NULL && mica_op_verify(again)) result = mica_op_to_text(again, print);
  mica_op_destroy(again);
  return result;
}

// Custom forms don't show each location: what was read from one is compared without.
static bool check_form(const mica_op *module, bool generic) {
  mica_context *ctx = mica_op_context(module);
  const mica_print_options print = {.generic = generic, .debug_info = true};
  const mica_print_options compared = {.generic = true, .debug_info = generic};
  mica_str text = mica_op_to_text(module, &print);
  mica_str reference = mica_op_to_text(module, &compared);
  mica_str again = text.data == NULL ? text : print_again(ctx, text, &compared);
  bool same = again.data != NULL && reference.data != NULL && mica_str_equal(reference, again);
  if (again.data == NULL)
    mica_op_error(module, "failed to parse the content back, cannot verify round-trip.");
  else if (!same && reference.data != NULL)
    mica_op_error(module,
                  "roundTrip testing roundtripped module differs from "
                  "reference:\n<<<<<<Reference\n%S\n=====\n"
                  "%S\n>>>>>roundtripped\n",
                  reference, again);
  free_text(ctx, again);
  free_text(ctx, reference);
  free_text(ctx, text);
  return same;
}

bool mica_opt_verify_roundtrip(const mica_op *module) {
  return check_form(module, false) && check_form(module, true);
}
