// A module that is read from text and verified, in a context of its own.
#ifndef MICA_TESTS_PARSED_H
#define MICA_TESTS_PARSED_H

#include "printed.h"

typedef struct parsed_ir {
  mica_context *ctx;
  mica_op *module;
} parsed_ir;

// Of these dialects; operations of others are allowed. Give it back: parsed_free.
static inline parsed_ir parsed(const char *text, const mica_dialect_def *const *dialects,
                               size_t count) {
  parsed_ir ir = {mica_context_create(NULL), NULL};
  mica_context_allow_unregistered(ir.ctx, true);
  for (size_t i = 0; i < count; i++) assert_true(mica_context_register(ir.ctx, dialects[i]));
  ir.module = mica_parse_module(ir.ctx, mica_str_of(text), NULL);
  assert_non_null(ir.module);
  assert_true(mica_op_verify(ir.module));
  return ir;
}

static inline void parsed_free(parsed_ir *ir) {
  mica_op_destroy(ir->module);
  mica_context_destroy(ir->ctx);
}

typedef struct op_search {
  const mica_op_def *def;
  mica_op *found;
} op_search;

static inline mica_walk find_def(void *user, mica_op *op) {
  op_search *s = user;
  if (!mica_op_isa(op, s->def)) return MICA_WALK_ON;
  s->found = op;
  return MICA_WALK_STOP;
}

// The first operation of a definition, before those in its regions.
static inline mica_op *first_op(const parsed_ir *ir, const mica_op_def *def) {
  op_search s = {def, NULL};
  mica_op_walk_before(ir->module, find_def, &s);
  assert_non_null(s.found);
  return s.found;
}

static inline mica_walk find_marked(void *found, mica_op *op) {
  if (mica_op_attribute(op, MICA_STR("this")) == NULL) return MICA_WALK_ON;
  *(mica_op **)found = op;
  return MICA_WALK_STOP;
}

// The first operation with `this` among its attributes.
static inline mica_op *marked(const parsed_ir *ir) {
  mica_op *found = NULL;
  mica_op_walk_before(ir->module, find_marked, &found);
  assert_non_null(found);
  return found;
}

#endif
