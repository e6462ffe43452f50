// The functions that the author writes in place of C++ that has no C here: each once, by what it
// asks. Called by whoever reads C++ from a definition.
#include "model/build.h"

// What the function stands for: its signature and the C++.
static text key_of(build *b, const model_hook *h) {
  buffer key = {0};
  buffer_printf(&key, "%s\n%s\n%s", h->cpp, h->of_op == NULL ? "" : h->of_op->c_name, h->result);
  for (size_t i = 0; i < h->parameter_count; i++)
    buffer_printf(&key, "\n%s", h->parameters[i].type);
  return arena_keep(b->memory, &key);
}

const model_hook *model_hook_of(build *b, const model_hook *wanted) {
  const text key = key_of(b, wanted);
  model_hook *h = text_map_get(&b->hooks_by_text, key);
  if (h == NULL) {
    h = ARENA_NEW(b->memory, model_hook);
    *h = *wanted;
    h->name = model_free_name(b, wanted->name);
    text_map_set(b->memory, &b->hooks_by_text, key, h);
    list_push(b->memory, &b->hooks, h);
  }
  model_need(b, h);
  return h;
}
