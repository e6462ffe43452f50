// What passes have counted, as a report: in the order of the pipeline, or merged by name.
#include <stdio.h>
#include <stdlib.h>

#include "context/context.h"
#include "memory/array.h"
#include "pass/pass.h"

typedef struct counted {
  mica_str name;  // of the pass
  const mica_pass_def *def;
  const uint64_t *values;
  size_t order;
} counted;

static void put_indent(pass_writer *w, size_t indent) {
  for (size_t i = 0; i < indent; i++) pass_put(w, " ");
}

static size_t digits(uint64_t value) {
  size_t count = 1;
  for (; value >= 10; value /= 10) count++;
  return count;
}

// The index of the statistic whose name comes next; SIZE_MAX: none.
static size_t next_statistic(const mica_pass_def *def, size_t after) {
  size_t best = SIZE_MAX;
  for (size_t i = 0; i < def->statistic_count; i++) {
    const char *name = def->statistics[i].name;
    if (after != SIZE_MAX && strcmp(name, def->statistics[after].name) <= 0) continue;
    if (best == SIZE_MAX || strcmp(name, def->statistics[best].name) < 0) best = i;
  }
  return best;
}

static void put_statistic(pass_writer *w, size_t indent, const mica_statistic_def *statistic,
                          uint64_t value, size_t value_size, size_t name_size) {
  put_indent(w, indent);
  pass_put(w, "  (S) ");
  char number[24];
  snprintf(number, sizeof number, "%llu", (unsigned long long)value);
  put_indent(w, value_size - strlen(number));
  pass_put(w, number);
  pass_put(w, " ");
  pass_put(w, statistic->name);
  put_indent(w, name_size - strlen(statistic->name));
  pass_put(w, " - ");
  pass_put(w, statistic->help);
  pass_put(w, "\n");
}

static void put_statistics(pass_writer *w, size_t indent, mica_str name, const mica_pass_def *def,
                           const uint64_t *values) {
  size_t name_size = 0, value_size = 0;
  for (size_t i = 0; i < def->statistic_count; i++) {
    size_t size = strlen(def->statistics[i].name), width = digits(values[i]);
    if (size > name_size) name_size = size;
    if (width > value_size) value_size = width;
  }
  put_indent(w, indent);
  pass_put_str(w, name);
  pass_put(w, "\n");
  for (size_t i = next_statistic(def, SIZE_MAX); i != SIZE_MAX; i = next_statistic(def, i))
    put_statistic(w, indent, &def->statistics[i], values[i], value_size, name_size);
}

// ---- In the order of the pipeline ---------------------------------------------------------------

static void put_passes(pass_writer *w, size_t indent, const mica_pass_manager *pipeline);

static void put_nested(pass_writer *w, size_t indent, const mica_pass *pass) {
  if (pass->nested->next != NULL) {
    put_indent(w, indent);
    pass_put(w, "Pipeline Collection : [");
    for (const mica_pass_manager *p = pass->nested; p != NULL; p = p->next) {
      pass_put(w, p == pass->nested ? "'" : ", '");
      pass_put_str(w, p->anchor);
      pass_put(w, "'");
    }
    pass_put(w, "]\n");
    indent += 2;
  }
  for (const mica_pass_manager *p = pass->nested; p != NULL; p = p->next) {
    put_indent(w, indent);
    pass_put(w, "'");
    pass_put_str(w, p->anchor);
    pass_put(w, "' Pipeline\n");
    put_passes(w, indent + 2, p);
  }
}

static void put_passes(pass_writer *w, size_t indent, const mica_pass_manager *pipeline) {
  for (const mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next) {
    if (pass->def == NULL) put_nested(w, indent, pass);
    else put_statistics(w, indent, pass->name, pass->def, pass->statistics);
  }
}

// ---- Merged by name -----------------------------------------------------------------------------

typedef struct collection {
  mica_memory *memory;
  counted *items;
  size_t size, capacity;
} collection;

static bool collect(collection *c, const mica_pass_manager *pipeline) {
  for (const mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next) {
    for (const mica_pass_manager *p = pass->nested; p != NULL; p = p->next)
      if (!collect(c, p)) return false;
    if (pass->def == NULL || pass->def->statistic_count == 0) continue;
    if (!MICA_ARRAY_ROOM(c->memory, c->items, c->size, c->capacity, 1)) return false;
    c->items[c->size] = (counted){pass->name, pass->def, pass->statistics, c->size};
    c->size++;
  }
  return true;
}

static int by_name(const void *a, const void *b) {
  const counted *one = a, *other = b;
  size_t size = one->name.size < other->name.size ? one->name.size : other->name.size;
  int order = memcmp(one->name.data, other->name.data, size);
  if (order != 0) return order;
  if (one->name.size != other->name.size) return one->name.size < other->name.size ? -1 : 1;
  return one->order < other->order ? -1 : one->order > other->order;
}

// Passes of one name and definition, which stand side by side.
static bool put_merged(pass_writer *w, mica_memory *memory, const counted *items, size_t count) {
  const mica_pass_def *def = items[0].def;
  size_t size = def->statistic_count * sizeof(uint64_t);
  uint64_t *sums = mica_memory_allocate(memory, size);
  if (sums == NULL) return false;
  memset(sums, 0, size);
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < def->statistic_count; k++) sums[k] += items[i].values[k];
  put_statistics(w, 2, items[0].name, def, sums);
  mica_memory_free(memory, sums, size);
  return true;
}

static bool put_list(pass_writer *w, const mica_pass_manager *pipeline) {
  collection c = {.memory = &pipeline->context->memory};
  bool done = collect(&c, pipeline);
  if (done && c.size > 1) qsort(c.items, c.size, sizeof *c.items, by_name);
  for (size_t end, i = 0; done && i < c.size; i = end) {
    for (end = i + 1; end < c.size && c.items[end].def == c.items[i].def &&
                      mica_str_equal(c.items[end].name, c.items[i].name);)
      end++;
    done = put_merged(w, c.memory, c.items + i, end - i);
  }
  mica_memory_free(c.memory, c.items, c.capacity * sizeof *c.items);
  return done;
}

bool mica_pass_manager_print_statistics(const mica_pass_manager *pipeline, bool is_list,
                                        mica_sink sink) {
  static const char line[] =
      "===-------------------------------------------------------------------------===\n";
  pass_writer w = {.sink = sink};
  pass_put(&w, line);
  pass_put(&w, "                         ... Pass statistics report ...\n");
  pass_put(&w, line);
  bool done = true;
  if (is_list) done = put_list(&w, pipeline);
  else put_passes(&w, 0, pipeline);
  pass_put(&w, "\n");
  return done && !w.has_failed;
}
