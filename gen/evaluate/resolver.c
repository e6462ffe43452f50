// What a resolver binds: names and the values that stand for them. Resolving by it is resolve.c's.
#include <stdlib.h>

#include "evaluate/evaluate.h"

void resolver_push(resolver *r, const value *name, const value *v) {
  if (r->count == r->capacity)
    r->bindings = memory_grow(r->bindings, &r->capacity, sizeof *r->bindings);
  r->bindings[r->count++] = (binding){name, v, false, false};
}

void resolver_bind(resolver *r, const value *name, const value *v) {
  for (size_t i = 0; i < r->count; i++) {
    if (r->bindings[i].name != name) continue;
    r->bindings[i] = (binding){name, v, false, false};
    return;
  }
  resolver_push(r, name, v);
}

void resolver_free(resolver *r) {
  if (r->bindings != NULL) free(r->bindings);  // most have none of these
  if (r->cache != NULL) free(r->cache);
  if (r->busy != NULL) free(r->busy);
}
