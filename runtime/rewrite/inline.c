// One call inlined: what dialects say about it is asked first, then all is made that may fail, then
// the blocks move. Called by the pass and by programs; owns what it works with.
#include "mica/inline.h"

#include "ir/op.h"
#include "mica/control_flow.h"

const mica_interface mica_dialect_inliner_interface_id = {"DialectInlinerInterface"};

typedef struct inlining {
  mica_context *context;
  mica_rewriter *rw;
  mica_op *call, *callable;
  mica_region *body;
  mica_region blocks;  // what is inlined, on its way
  mica_types results;
  bool is_cloned;
  mica_value **arguments;
  size_t argument_count;
  mica_value **given;      // the results of the call
  mica_value **converted;  // what stands for them
  size_t given_count;
  size_t cast_count;  // in `casts`
  mica_op **casts;
  mica_op *behind;  // what stands behind the body then; NULL: nothing
} inlining;

// ---- What dialects say --------------------------------------------------------------------------

static const mica_dialect_inliner_interface *methods_of(const inlining *in, const mica_op *op) {
  const mica_dialect_def *dialect = op->name->dialect;
  if (dialect == NULL) return NULL;
  return mica_dialect_interface(in->context, dialect, &mica_dialect_inliner_interface_id);
}

static bool may_inline_call(const inlining *in) {
  const mica_dialect_inliner_interface *m = methods_of(in, in->call);
  return m != NULL && m->may_inline_call != NULL &&
         m->may_inline_call(in->context, in->call->name->dialect, in->call, in->callable,
                            in->is_cloned);
}

static bool may_inline_region(const inlining *in, const mica_region *to) {
  const mica_op *parent = to->parent;
  const mica_dialect_inliner_interface *m = methods_of(in, parent);
  if (m == NULL) return false;
  return m->may_inline_region == NULL ||
         m->may_inline_region(in->context, parent->name->dialect, to, in->body, in->arguments,
                              in->is_cloned);
}

static mica_walk ask_op(void *user, mica_op *op) {
  const inlining *in = user;
  if (op == in->callable) return MICA_WALK_ON;
  const mica_dialect_inliner_interface *m = methods_of(in, op);
  const mica_region *to = in->call->block->parent;
  if (m == NULL) return MICA_WALK_STOP;
  if (m->may_inline_op != NULL &&
      !m->may_inline_op(in->context, op->name->dialect, op, to, in->is_cloned))
    return MICA_WALK_STOP;
  if (op->region_count == 0 || m->looks_inside == NULL) return MICA_WALK_ON;
  return m->looks_inside(in->context, op->name->dialect, op) ? MICA_WALK_ON : MICA_WALK_SKIP;
}

static bool may_inline(inlining *in) {
  return may_inline_call(in) && may_inline_region(in, in->call->block->parent) &&
         mica_op_walk_before(in->callable, ask_op, in);
}

// ---- Values -------------------------------------------------------------------------------------

// One that is no function gives itself as a value, whose type says it.
static bool result_types(const mica_op *callable, mica_types *out) {
  const mica_function_interface *m = mica_op_interface(callable, &mica_function_interface_id);
  if (m == NULL) {
    if (callable->result_count != 1) return false;
    const mica_type *type = mica_op_result(callable, 0)->type;
    if (!mica_type_is_function(type)) return false;
    *out = mica_type_function_results(type);
    return true;
  }
  if (m->result_types != NULL) {
    *out = m->result_types(callable);
    return true;
  }
  const mica_type *type = mica_function_type_of(callable);
  if (type == NULL || !mica_type_is_function(type)) return false;
  *out = mica_type_function_results(type);
  return true;
}

static bool counts_agree(inlining *in) {
  const mica_successor_operands passed = mica_call_arguments(in->call);
  in->argument_count = passed.count;
  in->given_count = in->call->result_count;
  return passed.count == in->body->first->argument_count &&
         result_types(in->callable, &in->results) && in->results.size == in->given_count;
}

// Where control can't come, a call may pass what it gives itself: then nothing says what that is.
static bool passes_own_results(const inlining *in) {
  const size_t first = mica_call_arguments(in->call).first;
  for (size_t i = 0; i < in->argument_count; i++)
    if (mica_value_op(mica_op_operand(in->call, first + i)) == in->call) return true;
  return false;
}

static size_t value_count(const inlining *in) { return in->argument_count + in->given_count * 2; }

static bool reserve(inlining *in) {
  const size_t count = value_count(in);
  if (count == 0) return true;
  in->arguments = mica_allocate(in->context, count * sizeof *in->arguments);
  in->casts = mica_allocate(in->context, count * sizeof *in->casts);
  if (in->arguments == NULL || in->casts == NULL) return false;
  in->given = in->arguments + in->argument_count;
  in->converted = in->given + in->given_count;
  const size_t first = mica_call_arguments(in->call).first;
  for (size_t i = 0; i < in->argument_count; i++)
    in->arguments[i] = mica_op_operand(in->call, first + i);
  for (size_t i = 0; i < in->given_count; i++) in->given[i] = mica_op_result(in->call, i);
  return true;
}

static void release(inlining *in) {
  const size_t count = value_count(in);
  mica_free(in->context, in->arguments, count * sizeof *in->arguments);
  mica_free(in->context, in->casts, count * sizeof *in->casts);
}

// NULL: the call's dialect can't, or no memory.
static mica_value *cast(inlining *in, mica_value *value, const mica_type *type) {
  const mica_dialect_inliner_interface *m = methods_of(in, in->call);
  if (m->cast == NULL) return NULL;
  mica_op *made =
      m->cast(in->context, in->call->name->dialect, &in->rw->builder, value, type, in->call->loc);
  if (made == NULL) return NULL;
  in->casts[in->cast_count++] = made;
  return mica_op_result(made, 0);
}

static bool is_not_of(void *user, const mica_operand *use) { return use->owner != user; }

static bool cast_arguments(inlining *in) {
  mica_rewriter_before(in->rw, in->call);
  for (size_t i = 0; i < in->argument_count; i++) {
    const mica_type *type = in->body->first->arguments[i]->type;
    if (in->arguments[i]->type == type) continue;
    in->arguments[i] = cast(in, in->arguments[i], type);
    if (in->arguments[i] == NULL) return false;
  }
  return true;
}

// The casts read the results of the call, which become what the body gives.
static bool cast_results(inlining *in) {
  mica_rewriter_after(in->rw, in->call);
  for (size_t i = 0; i < in->given_count; i++) {
    mica_value *result = in->given[i];
    if (result->type == in->results.data[i]) continue;
    mica_value *value = cast(in, result, result->type);
    if (value == NULL) return false;
    mica_rewriter_replace_uses_if(in->rw, result, value, is_not_of, mica_value_op(value));
  }
  return true;
}

static void undo_casts(inlining *in) {
  while (in->cast_count > 0) {
    mica_op *made = in->casts[--in->cast_count];
    mica_rewriter_replace_uses(in->rw, mica_op_result(made, 0), mica_op_operand(made, 0));
    mica_rewriter_erase(in->rw, made);
  }
}

// ---- What dialects make of values ---------------------------------------------------------------

static const mica_attr *dictionary_of(const mica_op *callable, const char *attribute, size_t i) {
  const mica_attr *all = mica_op_attribute(callable, mica_str_of(attribute));
  if (all == NULL || !mica_attr_is_array(all)) return NULL;
  const mica_attrs dictionaries = mica_attr_array_elements(all);
  return i < dictionaries.size ? dictionaries.data[i] : NULL;
}

static bool convert_arguments(inlining *in) {
  const mica_dialect_inliner_interface *m = methods_of(in, in->callable);
  in->behind = in->call->next;
  if (m == NULL || m->argument == NULL) return true;
  for (size_t i = 0; i < in->argument_count; i++) {
    in->rw->builder.block = in->call->block;
    in->rw->builder.before = in->behind;
    in->arguments[i] = m->argument(in->context, in->callable->name->dialect, in->rw, in->call,
                                   in->callable, in->arguments[i],
                                   dictionary_of(in->callable, "arg_attrs", i));
    if (in->arguments[i] == NULL) return false;
  }
  return true;
}

// NULL: no memory.
static mica_value *converted_result(inlining *in, size_t i, mica_value *value) {
  const mica_dialect_inliner_interface *m = methods_of(in, in->callable);
  if (m == NULL || m->result == NULL) return value;
  return m->result(in->context, in->callable->name->dialect, in->rw, in->call, in->callable, value,
                   dictionary_of(in->callable, "res_attrs", i));
}

// ---- Locations ----------------------------------------------------------------------------------

// What was inlined before ends its chain of callers here. Unknown without memory.
static mica_loc call_site(mica_context *ctx, mica_loc callee, mica_loc caller) {
  size_t depth = 0;
  mica_loc last = callee;
  for (; mica_loc_kind_of(last) == MICA_LOC_CALL_SITE; last = mica_loc_caller(last)) depth++;
  mica_loc *callees = depth == 0 ? NULL : mica_allocate(ctx, depth * sizeof *callees);
  if (depth != 0 && callees == NULL) return mica_loc_unknown();
  last = callee;
  for (size_t i = 0; i < depth; i++, last = mica_loc_caller(last))
    callees[i] = mica_loc_callee(last);
  mica_loc site = mica_loc_call_site(ctx, last, caller);
  for (size_t i = depth; i-- > 0;) site = mica_loc_call_site(ctx, callees[i], site);
  mica_free(ctx, callees, depth * sizeof *callees);
  return site;
}

typedef struct relocation {
  mica_context *context;
  mica_loc caller;
  mica_loc from, to;  // the last one
} relocation;

static mica_loc relocated(relocation *r, mica_loc loc) {
  if (!mica_loc_equal(loc, r->from) || mica_loc_equal(r->to, mica_loc_unknown())) {
    r->from = loc;
    r->to = call_site(r->context, loc, r->caller);
  }
  return r->to;
}

static void relocate_arguments(relocation *r, const mica_block *block) {
  for (size_t i = 0; i < block->argument_count; i++) {
    mica_value *argument = block->arguments[i];
    mica_block_argument_set_loc(argument, relocated(r, mica_value_loc(argument)));
  }
}

static mica_walk relocate_op(void *user, mica_op *op) {
  relocation *r = user;
  mica_op_set_loc(op, relocated(r, op->loc));
  for (size_t i = 0; i < op->region_count; i++)
    for (mica_block *b = mica_op_region(op, i)->first; b != NULL; b = b->next)
      relocate_arguments(r, b);
  return MICA_WALK_ON;
}

static void relocate(const inlining *in) {
  relocation r = {.context = in->context, .caller = in->call->loc};
  if (mica_loc_equal(r.caller, mica_loc_unknown())) return;
  for (mica_block *b = in->blocks.first; b != NULL; b = b->next) {
    relocate_arguments(&r, b);
    for (mica_op *op = b->first; op != NULL; op = op->next)
      mica_op_walk_before(op, relocate_op, &r);
  }
}

// ---- The ends of blocks -------------------------------------------------------------------------

static bool end_body(inlining *in, mica_op *terminator) {
  const mica_dialect_inliner_interface *m = methods_of(in, terminator);
  mica_rewriter_before(in->rw, terminator);
  for (size_t i = 0; i < in->given_count && i < terminator->operand_count; i++) {
    mica_value *value = converted_result(in, i, mica_op_operand(terminator, i));
    if (value == NULL) return false;
    mica_op_set_operand(terminator, i, value);
  }
  if (m != NULL && m->end_body != NULL)
    return m->end_body(in->context, terminator->name->dialect, in->rw, terminator, in->given);
  if (terminator->operand_count != in->given_count) return false;
  for (size_t i = 0; i < in->given_count; i++)
    mica_rewriter_replace_uses(in->rw, in->given[i], mica_op_operand(terminator, i));
  return true;
}

static bool end_blocks(inlining *in, mica_block *next) {
  for (mica_block *b = in->blocks.first; b != NULL; b = b->next) {
    mica_op *terminator = b->last;
    if (terminator == NULL) continue;
    const mica_dialect_inliner_interface *m = methods_of(in, terminator);
    if (m == NULL || m->end_block == NULL) continue;
    mica_rewriter_before(in->rw, terminator);
    if (!m->end_block(in->context, terminator->name->dialect, in->rw, terminator, next))
      return false;
  }
  return true;
}

// A body that gives its values where it ends, without going anywhere else; or that has none to
// give, and an end of which its dialect says nothing.
static bool is_one_block(const inlining *in) {
  const mica_op *end = in->body->first->last;
  if (!mica_region_has_one_block(in->body) || end == NULL) return false;
  const mica_dialect_inliner_interface *m = methods_of(in, end);
  if (m != NULL && m->end_body != NULL) return true;
  if (mica_op_has_trait(end, &mica_trait_return_like)) return true;
  return m != NULL && m->end_block == NULL && in->given_count == 0 && end->operand_count == 0 &&
         end->successor_count == 0;
}

// ---- Moving the blocks --------------------------------------------------------------------------

static bool fetch_blocks(inlining *in) {
  in->blocks.parent = in->call->block->parent->parent;
  if (in->is_cloned) return mica_region_clone(&in->blocks, in->body);
  mica_region_take(&in->blocks, in->body);
  return true;
}

static void return_blocks(inlining *in) {
  if (!in->is_cloned) mica_region_take(in->body, &in->blocks);
  while (in->blocks.last != NULL) mica_block_destroy(in->context, in->blocks.last);
}

static bool fit(inlining *in) {
  const mica_region *to = in->call->block->parent;
  const mica_dialect_inliner_interface *m = methods_of(in, to->parent);
  return m->fit_region == NULL ||
         m->fit_region(in->context, to->parent->name->dialect, to, &in->blocks, in->arguments);
}

static bool tell(inlining *in, const mica_inline_options *options) {
  const mica_dialect_inliner_interface *m = methods_of(in, in->call);
  if (m->inlined != NULL && !m->inlined(in->context, in->call->name->dialect, in->rw, in->call,
                                        in->callable, &in->blocks, in->arguments))
    return false;
  return options->inlined == NULL ||
         options->inlined(options->user, &in->blocks, in->call->block->parent);
}

static bool join_one_block(inlining *in) {
  mica_block *block = in->blocks.first;
  mica_op *terminator = block->last;
  if (terminator == NULL || !end_body(in, terminator)) return false;
  mica_rewriter_erase(in->rw, terminator);
  mica_rewriter_inline_block(in->rw, block, in->call->block, in->behind, in->arguments);
  return true;
}

static bool add_results(inlining *in, mica_block *next) {
  for (size_t i = 0; i < in->given_count; i++)
    if (mica_block_add_argument(in->context, next, in->results.data[i], in->call->loc) == NULL)
      return false;
  for (size_t i = 0; i < in->given_count; i++) {
    in->rw->builder.block = next;
    in->rw->builder.before = in->behind;
    in->converted[i] = converted_result(in, i, next->arguments[i]);
    if (in->converted[i] == NULL) return false;
  }
  return true;
}

static bool join_blocks(inlining *in) {
  mica_block *block = in->call->block;
  mica_block *next = mica_rewriter_split_block(in->rw, block, in->behind);
  if (next == NULL) return false;
  if (!add_results(in, next) || !end_blocks(in, next)) {
    return_blocks(in);  // nothing branches to `next` any more
    mica_rewriter_inline_block(in->rw, next, block, NULL, in->given);
    return false;
  }
  for (size_t i = 0; i < in->given_count; i++)
    mica_rewriter_replace_uses(in->rw, in->given[i], in->converted[i]);
  mica_rewriter_inline_block(in->rw, in->blocks.first, block, NULL, in->arguments);
  mica_rewriter_inline_region(in->rw, &in->blocks, block->parent, next);
  return true;
}

static bool has_place(const inlining *in, bool has_one_block) {
  return has_one_block || !mica_op_has_trait(mica_op_parent(in->call), &mica_trait_single_block);
}

// Ends of several blocks are changed one after the other, and dialects may change what they like: a
// body that may be needed again is then copied.
static bool has_to_clone(const inlining *in, bool has_one_block) {
  const mica_dialect_inliner_interface *m = methods_of(in, in->callable);
  return !has_one_block || (m != NULL && m->result != NULL) ||
         methods_of(in, in->call)->inlined != NULL ||
         methods_of(in, mica_op_parent(in->call))->fit_region != NULL;
}

static bool inline_body(inlining *in, const mica_inline_options *options) {
  const bool has_one_block = is_one_block(in);
  in->is_cloned = !options->moves;
  if (!has_place(in, has_one_block) || !may_inline(in)) return false;
  in->is_cloned |= has_to_clone(in, has_one_block);
  bool done = cast_arguments(in) && cast_results(in) && convert_arguments(in) && fetch_blocks(in);
  if (done) {
    relocate(in);
    done = fit(in) && tell(in, options) && (has_one_block ? join_one_block(in) : join_blocks(in));
  }
  if (!done) {
    return_blocks(in);
    undo_casts(in);
  }
  return done;
}

bool mica_inline_call(mica_rewriter *rw, mica_op *call, mica_op *callable,
                      const mica_inline_options *options) {
  inlining in = {.context = mica_op_context(call), .rw = rw, .call = call, .callable = callable};
  in.body = mica_callable_region(callable);
  if (in.body == NULL || !counts_agree(&in) || passes_own_results(&in)) return false;
  const bool done = reserve(&in) && inline_body(&in, options);
  release(&in);
  return done;
}
