// Sets of patterns. Which of them are for an operation, and in which order, is found out when the
// first operation of its kind comes by: a set of all canonicalizations costs nothing at the start.
// A set owns its lists; patterns are constants of whoever wrote them.
#include "rewrite/patterns.h"

#include <assert.h>
#include <string.h>

#include "context/context.h"
#include "memory/array.h"
#include "memory/table.h"
#include "mica/dialect.h"

enum { RECENT = 64 };

typedef struct pattern_list {
  const mica_pattern **data;  // in the order in which they are tried
  size_t size, capacity;
} pattern_list;

struct mica_patterns {
  mica_context *context;
  pattern_list added;
  bool has_canonicalizations;
  mica_strs disabled, enabled;  // names
  mica_pointer_map by_def;      // pattern_list
  pattern_list of_unknown;      // for operations that aren't registered
  bool knows_unknown;
  struct {
    const mica_op_def *def;
    const pattern_list *list;
  } recent[RECENT];  // those of by_def that were asked for last
};

mica_patterns *mica_patterns_create(mica_context *ctx) {
  mica_patterns *p = mica_allocate(ctx, sizeof *p);
  if (p != NULL) *p = (mica_patterns){.context = ctx};
  return p;
}

static void free_list(mica_context *ctx, pattern_list *list) {
  mica_memory_free(&ctx->memory, list->data, list->capacity * sizeof *list->data);
}

void mica_patterns_destroy(mica_patterns *patterns) {
  if (patterns == NULL) return;
  mica_context *ctx = patterns->context;
  for (size_t i = 0; i < patterns->by_def.capacity; i++) {
    pattern_list *list = patterns->by_def.entries[i].value;
    if (patterns->by_def.entries[i].key == NULL || list == NULL) continue;
    free_list(ctx, list);
    mica_free(ctx, list, sizeof *list);
  }
  mica_pointer_map_free(&ctx->memory, &patterns->by_def);
  free_list(ctx, &patterns->of_unknown);
  free_list(ctx, &patterns->added);
  mica_free(ctx, patterns, sizeof *patterns);
}

static bool push(mica_context *ctx, pattern_list *list, const mica_pattern *pattern) {
  if (!MICA_ARRAY_ROOM(&ctx->memory, list->data, list->size, list->capacity, 1)) return false;
  list->data[list->size++] = pattern;
  return true;
}

bool mica_patterns_add(mica_patterns *patterns, const mica_pattern *pattern) {
  assert(pattern->rewrite != NULL);
  return push(patterns->context, &patterns->added, pattern);
}

bool mica_patterns_add_all(mica_patterns *patterns, const mica_pattern *const *table) {
  for (; *table != NULL; table++)
    if (!mica_patterns_add(patterns, *table)) return false;
  return true;
}

void mica_patterns_add_canonicalizations(mica_patterns *patterns) {
  patterns->has_canonicalizations = true;
}

void mica_patterns_filter(mica_patterns *patterns, mica_strs disabled, mica_strs enabled) {
  patterns->disabled = disabled;
  patterns->enabled = enabled;
}

// ---- Which are taken ----------------------------------------------------------------------------

// Namespaces may stand before the name.
static bool names(mica_str label, mica_str name) {
  if (label.size < name.size) return false;
  const size_t before = label.size - name.size;
  if (memcmp(label.data + before, name.data, name.size) != 0) return false;
  return before == 0 || (before >= 2 && memcmp(label.data + before - 2, "::", 2) == 0);
}

static bool is_named(mica_strs labels, const char *name) {
  for (size_t i = 0; i < labels.size; i++)
    if (names(labels.data[i], mica_str_of(name))) return true;
  return false;
}

static bool is_taken(const mica_patterns *p, const mica_pattern *pattern) {
  if (is_named(p->disabled, pattern->name)) return false;
  return p->enabled.size == 0 || is_named(p->enabled, pattern->name);
}

// ---- The list of one kind of operation ----------------------------------------------------------

static bool push_for(const mica_patterns *p, pattern_list *list, const mica_pattern *pattern,
                     const mica_op_def *root) {
  return pattern->root != root || !is_taken(p, pattern) || push(p->context, list, pattern);
}

static bool push_all(const mica_patterns *p, pattern_list *list, const mica_pattern *const *table,
                     const mica_op_def *root) {
  for (; table != NULL && *table != NULL; table++)
    if (!push_for(p, list, *table, root)) return false;
  return true;
}

static bool push_added(const mica_patterns *p, pattern_list *list, const mica_op_def *root) {
  for (size_t i = 0; i < p->added.size; i++)
    if (!push_for(p, list, p->added.data[i], root)) return false;
  return true;
}

// Stable, so that of equal benefit the earlier one comes first. Lists are short.
static void order(pattern_list *list) {
  for (size_t i = 1; i < list->size; i++) {
    const mica_pattern *pattern = list->data[i];
    size_t at = i;
    for (; at > 0 && list->data[at - 1]->benefit < pattern->benefit; at--)
      list->data[at] = list->data[at - 1];
    list->data[at] = pattern;
  }
}

// What a dialect has for operations of others comes with its own.
static bool push_of_dialects(const mica_patterns *p, pattern_list *list, const mica_op_def *root) {
  const mica_context *ctx = p->context;
  for (size_t i = 0; i < ctx->dialect_count; i++)
    if (ctx->dialect_list[i].has_ops &&
        !push_all(p, list, ctx->dialect_list[i].def->patterns, root))
      return false;
  return true;
}

// Those for any operation, which are all there are for one that isn't registered.
static const pattern_list *list_of_unknown(mica_patterns *p) {
  pattern_list *list = &p->of_unknown;
  if (p->knows_unknown) return list;
  list->size = 0;
  if (!push_added(p, list, NULL)) return NULL;
  if (p->has_canonicalizations && !push_of_dialects(p, list, NULL)) return NULL;
  order(list);
  p->knows_unknown = true;
  return list;
}

static bool fill(mica_patterns *p, pattern_list *list, const mica_op_def *def) {
  const pattern_list *of_any = list_of_unknown(p);
  if (of_any == NULL || !push_added(p, list, def)) return false;
  if (p->has_canonicalizations &&
      (!push_of_dialects(p, list, def) || !push_all(p, list, mica_op_def_more(def)->patterns, def)))
    return false;
  for (size_t i = 0; i < of_any->size; i++)
    if (!push(p->context, list, of_any->data[i])) return false;
  order(list);
  return true;
}

// NULL: no memory.
static const pattern_list *list_of(mica_patterns *patterns, const mica_op_def *def) {
  mica_context *ctx = patterns->context;
  pattern_list *list = mica_pointer_map_find(&patterns->by_def, def);
  if (list != NULL) return list;
  list = mica_allocate(ctx, sizeof *list);
  if (list == NULL) return NULL;
  *list = (pattern_list){0};
  if (fill(patterns, list, def) && mica_pointer_map_set(&ctx->memory, &patterns->by_def, def, list))
    return list;
  free_list(ctx, list);
  mica_free(ctx, list, sizeof *list);
  return NULL;
}

static const pattern_list *patterns_of(mica_patterns *patterns, const mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL) return list_of_unknown(patterns);
  const size_t at = (uintptr_t)def / sizeof *def % RECENT;
  if (patterns->recent[at].def != def) {
    patterns->recent[at].list = list_of(patterns, def);
    patterns->recent[at].def = patterns->recent[at].list == NULL ? NULL : def;
  }
  return patterns->recent[at].list;
}

// ---- Applying -----------------------------------------------------------------------------------

// What defines an operation's first operands, found when the first of its patterns asks.
typedef struct operand_sources {
  bool are_found;
  mica_op *ops[MICA_PATTERN_SOURCES];  // NULL: arguments of a block
} operand_sources;

static void find_sources(operand_sources *sources, const mica_op *op) {
  for (size_t i = 0; i < op->operand_count && i < MICA_PATTERN_SOURCES; i++) {
    mica_value *value = op->operands[i].value;
    sources->ops[i] = value == NULL ? NULL : mica_value_op(value);
  }
  sources->are_found = true;
}

static bool has_sources(const mica_pattern *pattern, const mica_op *op, operand_sources *sources) {
  assert(pattern->source_count <= MICA_PATTERN_SOURCES);
  if (!sources->are_found) find_sources(sources, op);
  for (size_t i = 0; i < pattern->source_count; i++) {
    const mica_op_def *demanded = pattern->sources[i];
    if (demanded == NULL) continue;
    if (sources->ops[i] == NULL || !mica_op_isa(sources->ops[i], demanded)) return false;
  }
  return true;
}

static bool rewrite(const mica_pattern *pattern, mica_rewriter *rw, mica_op *op) {
  rw->builder.block = op->block;
  rw->builder.before = op;
  return pattern->rewrite(rw, op);
}

// Whoever watches hears of a pattern that isn't called, too.
MICA_COLD static bool rewrite_watched(const mica_pattern *pattern, mica_rewriter *rw, mica_op *op,
                                      bool is_called) {
  const mica_context *ctx = mica_rewriter_context(rw);
  const mica_action action = {
      .kind = MICA_ACTION_PATTERN, .op = op, .name = mica_str_of(pattern->name)};
  const bool is_watched = mica_action_begin(ctx, &action);
  const bool done = is_called && rewrite(pattern, rw, op);
  mica_action_end(ctx, &action, is_watched);
  return done;
}

bool mica_patterns_apply(mica_patterns *patterns, mica_rewriter *rw, mica_op *op) {
  const mica_context *ctx = patterns->context;
  const pattern_list *list = patterns_of(patterns, op);
  operand_sources sources = {.are_found = false};
  for (size_t i = 0; list != NULL && i < list->size; i++) {
    const mica_pattern *pattern = list->data[i];
    const bool is_called = pattern->source_count == 0 || has_sources(pattern, op, &sources);
    if (ctx->actions != NULL ? rewrite_watched(pattern, rw, op, is_called)
                             : is_called && rewrite(pattern, rw, op))
      return true;
    if (ctx->memory.exhausted) return false;
  }
  return false;
}
