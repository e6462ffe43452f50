// A question that is asked of what is nested, too. Called by passes; owns the map that it makes.
#include "nested_answers.h"

enum { HOLDS_NO = 1, IS_NO = 2 };

static bool is_noted(const passes_nested_answers *a, const mica_op *op, size_t what) {
  const size_t *known = passes_map_find(&a->noted, op, NULL);
  return known != NULL && (*known & what) != 0;
}

static void note(passes_nested_answers *a, const mica_op *op, size_t what) {
  size_t *known = passes_map_at(&a->noted, op, NULL);
  if (known != NULL) *known |= what;
  else a->no_memory = true;
}

// What is nested comes before what it is nested in, which is told of it.
static mica_walk ask_op(void *user, mica_op *op) {
  passes_nested_answers *a = user;
  const mica_walk own = a->ask(op);
  if (own == MICA_WALK_SKIP || (own == MICA_WALK_ON && !is_noted(a, op, HOLDS_NO)))
    return MICA_WALK_ON;
  if (mica_op_region_count(op) != 0) note(a, op, IS_NO);
  if (op != a->root) note(a, mica_op_parent(op), HOLDS_NO);
  return a->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

bool passes_nested_answers_find(passes_nested_answers *a, mica_op *root, passes_question ask) {
  *a = (passes_nested_answers){
      .ask = ask, .root = root, .noted = {.context = mica_op_context(root)}};
  return mica_op_walk_after(root, ask_op, a) && !a->no_memory;
}

bool passes_nested_answer_is_no(const passes_nested_answers *a, const mica_op *op) {
  return is_noted(a, op, IS_NO);
}

void passes_nested_answers_free(passes_nested_answers *a) { passes_map_free(&a->noted); }
