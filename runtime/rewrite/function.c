// The signature of a function, changed: arguments and results go, with their attributes. Called by
// passes that know all callers; owns nothing.
#include "context/context.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "mica/attribute.h"
#include "mica/control_flow.h"
#include "mica/dialect.h"
#include "mica/rewrite.h"
#include "rewrite/rewriter.h"

// What the attributes of a signature become; a list NULL: it isn't there any more.
typedef struct signature {
  const mica_attr *type_attr;
  const mica_attr *arg_attrs, *res_attrs;
} signature;

// The elements without those that are marked (NULL: none is), in `room`.
static size_t keep(const void *const *all, size_t count, const bool *dropped, const void **room) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (dropped == NULL || !dropped[i]) room[kept++] = all[i];
  return kept;
}

static bool make_type(mica_context *ctx, const mica_type *old, const bool *arguments,
                      const bool *results, signature *out) {
  const mica_types inputs = mica_type_function_inputs(old);
  const mica_types outputs = mica_type_function_results(old);
  const size_t bytes = (inputs.size + outputs.size) * sizeof(void *);
  const void **room = mica_allocate(ctx, bytes);
  if (room == NULL) return false;
  const void **rest = room + inputs.size;
  const mica_types left = {(const mica_type *const *)room,
                           keep((const void *const *)inputs.data, inputs.size, arguments, room)};
  const mica_types left_outputs = {
      (const mica_type *const *)rest,
      keep((const void *const *)outputs.data, outputs.size, results, rest)};
  const mica_type *type = mica_type_function(ctx, left, left_outputs);
  out->type_attr = type == NULL ? NULL : mica_attr_type_of(type);
  mica_free(ctx, (void *)room, bytes);
  return out->type_attr != NULL;
}

static bool has_entry(mica_attrs list) {
  for (size_t i = 0; i < list.size; i++)
    if (mica_attr_is_dictionary(list.data[i]) &&
        mica_attr_dictionary_entries(list.data[i]).size > 0)
      return true;
  return false;
}

static bool make_attributes(mica_context *ctx, const mica_attr *old, const bool *dropped,
                            const mica_attr **out) {
  *out = NULL;
  if (old == NULL) return true;
  const mica_attrs all = mica_attr_array_elements(old);
  const size_t bytes = all.size * sizeof(void *);
  const void **room = mica_allocate(ctx, bytes);
  if (room == NULL) return false;
  const mica_attrs left = {(const mica_attr *const *)room,
                           keep((const void *const *)all.data, all.size, dropped, room)};
  const bool is_empty = !has_entry(left);
  if (!is_empty) *out = mica_attr_array(ctx, left);
  mica_free(ctx, (void *)room, bytes);
  return is_empty || *out != NULL;
}

static bool make_signature(const mica_op *op, const bool *arguments, const bool *results,
                           signature *out) {
  mica_context *ctx = mica_op_context(op);
  const mica_type *type = mica_function_type_of(op);
  return type != NULL && mica_type_is_function(type) &&
         mica_op_entry(op)->known_slots[MICA_NAME_FUNCTION_TYPE] >= 0 &&
         make_type(ctx, type, arguments, results, out) &&
         make_attributes(ctx, mica_op_known_attribute(op, MICA_NAME_ARG_ATTRS), arguments,
                         &out->arg_attrs) &&
         make_attributes(ctx, mica_op_known_attribute(op, MICA_NAME_RES_ATTRS), results,
                         &out->res_attrs);
}

// ---- Calls --------------------------------------------------------------------------------------

// What becomes of a call, prepared before anything changes.
typedef struct caller {
  mica_op *rest;  // takes its place; NULL: it keeps its results
  bool *marks;    // one an operand
  mica_operand_drop drop;
} caller;

typedef struct callers {
  mica_context *context;
  mica_op *const *calls;
  caller *list;
  size_t count;
} callers;

static bool prepare_call(caller *c, mica_op *call, const bool *arguments, const bool *results) {
  mica_context *ctx = mica_op_context(call);
  const mica_successor_operands passed = mica_call_arguments(call);
  if (results != NULL) {
    c->rest = mica_op_without_results(call, results);
    if (c->rest == NULL) return false;
  }
  c->marks = mica_allocate(ctx, call->operand_count * sizeof *c->marks);
  if (c->marks == NULL) return false;
  memset(c->marks, 0, call->operand_count * sizeof *c->marks);
  memcpy(c->marks + passed.first, arguments, passed.count * sizeof *c->marks);
  return mica_operand_drop_prepare(&c->drop, c->rest != NULL ? c->rest : call, c->marks);
}

static bool prepare_calls(callers *c, const bool *arguments, const bool *results) {
  c->list = mica_allocate(c->context, c->count * sizeof *c->list);
  if (c->list == NULL) return false;
  memset(c->list, 0, c->count * sizeof *c->list);
  for (size_t i = 0; i < c->count; i++)
    if (!prepare_call(&c->list[i], c->calls[i], arguments, results)) return false;
  return true;
}

static void change_call(mica_rewriter *rw, caller *c, mica_op *call, const bool *results) {
  const size_t count = call->operand_count;
  if (c->rest != NULL) mica_rewriter_put_without_results(rw, call, c->rest, results);
  c->rest = NULL;
  mica_operand_drop_apply(rw, &c->drop);
  mica_free(rw->builder.context, c->marks, count * sizeof *c->marks);
  c->marks = NULL;
}

static void free_callers(callers *c) {
  for (size_t i = 0; c->list != NULL && i < c->count; i++) {
    mica_operand_drop_free(&c->list[i].drop);
    if (c->list[i].marks != NULL)
      mica_free(c->context, c->list[i].marks, c->calls[i]->operand_count * sizeof(bool));
    mica_op_destroy(c->list[i].rest);
  }
  mica_free(c->context, c->list, c->count * sizeof *c->list);
}

// ---- The function -------------------------------------------------------------------------------

static void set(mica_op *op, mica_known_name name, const mica_attr *value) {
  const int slot = mica_op_entry(op)->known_slots[name];
  if (slot >= 0) mica_op_set_slot(op, (size_t)slot, value);
}

static void drop_returned(mica_rewriter *rw, const mica_op *op, size_t count, const bool *results) {
  for (const mica_block *b = mica_op_regions(op)[0].first; b != NULL; b = b->next) {
    if (b->last == NULL || b->last->operand_count != count) continue;
    if (!mica_op_has_trait(b->last, &mica_trait_return_like)) continue;
    mica_op_erase_marked_operands(b->last, results);
    mica_rewriter_modified(rw, b->last);
  }
}

static void change(mica_rewriter *rw, mica_op *op, const signature *made, const bool *arguments,
                   const bool *results) {
  const size_t count = mica_type_function_results(mica_function_type_of(op)).size;
  mica_rewriter_erase_marked_arguments(rw, mica_op_regions(op)[0].first, arguments);
  if (results != NULL) drop_returned(rw, op, count, results);
  set(op, MICA_NAME_FUNCTION_TYPE, made->type_attr);
  set(op, MICA_NAME_ARG_ATTRS, made->arg_attrs);
  set(op, MICA_NAME_RES_ATTRS, made->res_attrs);
  mica_rewriter_modified(rw, op);
}

bool mica_function_drop(mica_rewriter *rw, mica_op *op, const bool *arguments, const bool *results,
                        mica_op *const *calls, size_t call_count) {
  callers c = {.context = mica_op_context(op), .calls = calls, .count = call_count};
  signature made;
  const bool done = make_signature(op, arguments, results, &made) &&
                    prepare_calls(&c, arguments, results);
  if (done) {
    for (size_t i = 0; i < call_count; i++) change_call(rw, &c.list[i], calls[i], results);
    change(rw, op, &made, arguments, results);
  }
  free_callers(&c);
  return done;
}
