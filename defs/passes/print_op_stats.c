// --print-op-stats
#include <stdio.h>
#include <stdlib.h>

#include "map.h"
#include "passes/passes.h"

typedef struct name_count {
  mica_str name;
  size_t count;
} name_count;

static mica_walk count_op(void *user, mica_op *op) {
  size_t *count = passes_map_at(user, op->name, NULL);
  if (count == NULL) return MICA_WALK_STOP;
  ++*count;
  return MICA_WALK_ON;
}

static int by_name(const void *a, const void *b) {
  mica_str one = ((const name_count *)a)->name, other = ((const name_count *)b)->name;
  int order = memcmp(one.data, other.data, one.size < other.size ? one.size : other.size);
  return order != 0 ? order : (one.size > other.size) - (one.size < other.size);
}

// The part before the first dot; 0: there is none.
static size_t namespace_size(mica_str name) {
  const char *dot = memchr(name.data, '.', name.size);
  return dot == NULL ? 0 : (size_t)(dot - name.data);
}

// The dot, or nothing, and what follows.
static size_t mnemonic_start(mica_str name) {
  size_t size = namespace_size(name);
  return memchr(name.data, '.', name.size) == NULL ? size : size + 1;
}

static void print_table(const name_count *counts, size_t size) {
  size_t widest_dialect = 0, widest_name = 0;
  for (size_t i = 0; i < size; i++) {
    size_t dialect = namespace_size(counts[i].name);
    size_t name = counts[i].name.size - mnemonic_start(counts[i].name);
    if (dialect > widest_dialect) widest_dialect = dialect;
    if (name > widest_name) widest_name = name;
  }
  fputs("Operations encountered:\n-----------------------\n", stderr);
  for (size_t i = 0; i < size; i++) {
    mica_str name = counts[i].name;
    size_t dialect = namespace_size(name), start = mnemonic_start(name);
    fprintf(stderr, "%*.*s%c%-*.*s , %zu\n", (int)widest_dialect + 2, (int)dialect, name.data,
            start == 0 ? ' ' : '.', (int)widest_name, (int)(name.size - start), name.data + start,
            counts[i].count);
  }
}

static void print_json(const name_count *counts, size_t size) {
  fputs("{\n", stderr);
  for (size_t i = 0; i < size; i++)
    fprintf(stderr, "  \"%.*s\" : %zu%s\n", (int)counts[i].name.size, counts[i].name.data,
            counts[i].count, i + 1 == size ? "" : ",");
  fputs("}\n", stderr);
}

static size_t list_counts(const passes_map *map, name_count *out) {
  size_t size = 0;
  for (size_t i = 0; i < map->capacity; i++) {
    const passes_map_entry *e = &map->entries[i];
    if (e->first == NULL) continue;
    out[size++] = (name_count){((const mica_op_name *)e->first)->name, e->value};
  }
  qsort(out, size, sizeof *out, by_name);
  return size;
}

bool passes_print_op_stats_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  passes_map map = {.context = ctx};
  name_count *counts = NULL;
  if (mica_op_walk_before(op, count_op, &map))
    counts = mica_allocate(ctx, map.size * sizeof *counts);
  if (counts != NULL) {
    size_t size = list_counts(&map, counts);
    if (passes_print_op_stats_options_of(pass)->print_as_json) print_json(counts, size);
    else print_table(counts, size);
    mica_free(ctx, counts, map.size * sizeof *counts);
  }
  mica_pass_preserve_all(pass);
  passes_map_free(&map);
  return counts != NULL;
}
