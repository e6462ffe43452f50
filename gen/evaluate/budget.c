// The limits of a run, so that no definitions take the program down: the C stack, the nesting of
// instantiations, the work of all evaluation together.
// Asked wherever the input decides how often or how deep something is done.
#include "evaluate/evaluate.h"

#include <assert.h>

// A step is a value looked at or made, some 25 nanoseconds. LLVM's Intrinsics.td needs 5 million of
// them, the largest dialect of MLIR 1.3 million.
static const uint64_t work_max = 400000000;
enum { INSTANTIATIONS_MAX = 10000, FRAMES_SHOWN = 4 };

void budget_begin(evaluation *ev, uintptr_t stack_base, size_t stack_budget) {
  ev->stack_lowest = stack_base - stack_budget;
  ev->stack_range = 2 * stack_budget;
  ev->work_limit = work_max;
}

// The innermost places and the outermost one; a place that repeats is told once.
static void report_frames(evaluation *ev) {
  size_t shown = 0;
  place last = 0;
  for (const frame *f = ev->frames; f != NULL; f = f->outer) {
    if (f->at == last || (shown >= FRAMES_SHOWN && f->outer != NULL)) continue;
    report_note(ev->diagnostics, at_place(f->at), "%s '%.*s' instantiated here, level %zu",
                f->of->kind == RECORD_MULTICLASS ? "multiclass" : "class",
                TEXT_ARGS(record_name(f->of)), f->depth);
    last = f->at;
    shown++;
  }
}

static bool report_low_stack(evaluation *ev) {
  char here;
  if (!stack_is_low(ev, (uintptr_t)&here)) return false;
  report_error(ev->diagnostics, ev->at,
               "nested too deeply: does a class instantiate itself without end?");
  report_frames(ev);
  return true;
}

// The run ends here: whatever follows would only be more of the same.
static void stop(evaluation *ev) {
  ev->stopped = true;
  ev->work_limit = 0;
  report_error(ev->diagnostics, ev->at,
               "this takes too long: the limit of a run is %llu steps of "
               "evaluation; look for loops or a recursion without end",
               (unsigned long long)work_max);
  report_frames(ev);
}

bool must_stop_at_limit(evaluation *ev) {
  if (ev->stopped || report_low_stack(ev)) return true;
  if (ev->values->work > work_max) stop(ev);
  return ev->stopped;
}

bool charge(evaluation *ev, size_t work) {
  ev->values->work += work;
  if (ev->values->work > work_max && !ev->stopped) stop(ev);
  return !ev->stopped;
}

uint64_t work_left(const evaluation *ev) {
  return ev->work_limit > ev->values->work ? ev->work_limit - ev->values->work : 0;
}

bool frame_enter(evaluation *ev, frame *f, const record *of, place at) {
  *f = (frame){ev->frames, of, at, ev->frames == NULL ? 1 : ev->frames->depth + 1};
  if (f->depth > INSTANTIATIONS_MAX) {
    report_error(ev->diagnostics, at_place(at),
                 "instantiations nest too deeply: the limit is %d "
                 "levels; does '%.*s' instantiate itself without end?",
                 INSTANTIATIONS_MAX, TEXT_ARGS(record_name(of)));
    report_frames(ev);
    return false;
  }
  ev->frames = f;
  return true;
}

void frame_leave(evaluation *ev) {
  assert(ev->frames != NULL);
  ev->frames = ev->frames->outer;
}
