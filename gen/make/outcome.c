// What becomes of the elements of a model while they are made: whether errors were found in one, or
// in what it is made of, and which functions of the author's it asks for.
// Begun and ended around the making of each element; what is made once and used again says again
// what became of it.
#include "make/build.h"

void model_begin(build *b, const record *r, model_making *m) {
  *m = (model_making){.outer = b->making, .faults = diagnostics_fault_count(b->diagnostics)};
  m->error = r == NULL ? NULL : pointer_map_get(b->left_out, r);
  m->is_broken = m->error != NULL || record_is_broken(r);
  b->making = m;
}

void model_fail(build *b) {
  if (b->making != NULL) b->making->is_broken = true;
}

static void refuse(build *b, const model_hook *h) {
  report_error(b->diagnostics, h->why_at, "%s", h->why);
  report_help(b->diagnostics, "without --strict it is a function that you write");
}

void model_need(build *b, const model_hook *h) {
  model_making *m = b->making;
  if (b->is_strict) refuse(b, h);
  if (m == NULL || pointer_map_get(&m->known, h) != NULL) return;
  pointer_map_set(b->memory, &m->known, h, (void *)h);
  list_push(b->memory, &m->hooks, h);
}

void model_use(build *b, const model_outcome *of) {
  if (of->is_broken) {
    model_fail(b);
    if (b->making != NULL && b->making->error == NULL) b->making->error = of->error;
  }
  if (of->keeps_hooks) return;
  for (size_t i = 0; i < of->hook_count; i++) model_need(b, of->hooks[i]);
}

bool model_is_failing(const build *b, const model_making *m) {
  return m->is_broken || diagnostics_fault_count(b->diagnostics) > m->faults;
}

static const char *error_of(const build *b, const model_making *m) {
  place_range at;
  if (m->error != NULL) return m->error;
  return diagnostics_fault(b->diagnostics, m->faults, &at);
}

model_outcome model_end(build *b, model_making *m) {
  bool is_broken = model_is_failing(b, m);
  const model_outcome out = {.is_broken = is_broken,
                             .error = is_broken ? error_of(b, m) : NULL,
                             .keeps_hooks = m->keeps_hooks,
                             .hooks = (const model_hook *const *)m->hooks.items,
                             .hook_count = m->hooks.count};
  b->making = m->outer;
  model_use(b, &out);
  return out;
}

void model_add_needs(session *s, model_outcome *to, const model_outcome *of) {
  list all = {(const void **)to->hooks, to->hook_count, to->hook_capacity};
  if (all.capacity < all.count) all.capacity = all.count;
  for (size_t i = 0; i < of->hook_count; i++) list_push(s->memory, &all, of->hooks[i]);
  to->hooks = (const model_hook *const *)all.items;
  to->hook_count = all.count;
  to->hook_capacity = all.capacity;
}
