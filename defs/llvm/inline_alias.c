// What is known of accesses to memory in a body that is inlined. Its scopes become new ones, so
// that those of two calls aren't taken for the same; arguments that alias with nothing get scopes
// of their own; scopes and groups of the call hold for all in it. Called by the inliner; owns its
// lists.
#include <stdlib.h>

#include "inline.h"
#include "mica/control_flow.h"
#include "mica/region_flow.h"

enum { MOST_SOURCES = 256 };  // values looked at to find what a pointer points into

static const mica_str alias_name = {"alias_scopes", 12}, noalias_name = {"noalias_scopes", 14},
                      groups_name = {"access_groups", 13};

// ---- Lists in slots -----------------------------------------------------------------------------

// The elements of `more` behind those that stand there. `more` NULL: nothing.
static bool append(mica_op *op, mica_str name, const mica_attr *more) {
  const int slot = mica_op_slot_index(op, name);
  if (more == NULL || slot < 0) return true;
  const mica_attr *old = mica_op_slot(op, (size_t)slot);
  if (old == NULL) {
    mica_op_set_slot(op, (size_t)slot, more);
    return true;
  }
  mica_context *ctx = mica_op_context(op);
  const mica_attrs a = mica_attr_array_elements(old), b = mica_attr_array_elements(more);
  const mica_attr **all = mica_allocate(ctx, (a.size + b.size) * sizeof *all);
  if (all == NULL) return a.size + b.size == 0;
  if (a.size > 0) memcpy(all, a.data, a.size * sizeof *all);
  if (b.size > 0) memcpy(all + a.size, b.data, b.size * sizeof *all);
  const mica_attr *both = mica_attr_array(ctx, (mica_attrs){all, a.size + b.size});
  mica_free(ctx, all, (a.size + b.size) * sizeof *all);
  if (both != NULL) mica_op_set_slot(op, (size_t)slot, both);
  return both != NULL;
}

static mica_walk walk_on(bool done) { return done ? MICA_WALK_ON : MICA_WALK_STOP; }

// ---- New scopes for those of the body -----------------------------------------------------------

static const mica_attr *new_id(mica_context *ctx) {
  const mica_attr *unit = mica_attr_unit(ctx);
  return unit == NULL ? NULL : mica_attr_distinct(unit);
}

static const mica_attr *new_domain(mica_context *ctx, const mica_attr *description) {
  const mica_attr *id = new_id(ctx);
  return id == NULL ? NULL : llvm_alias_scope_domain_attr_get(ctx, id, description);
}

static const mica_attr *new_scope(mica_context *ctx, const mica_attr *domain,
                                  const mica_attr *description) {
  const mica_attr *id = new_id(ctx);
  return id == NULL ? NULL : llvm_alias_scope_attr_get(ctx, id, domain, description);
}

typedef struct slot_ref {
  mica_op *op;
  size_t slot;
} slot_ref;

typedef struct renewal {
  mica_context *context;
  slot_ref *slots;  // that name scopes
  size_t count, capacity;
  bool has_memory;
} renewal;

static bool note_slot(renewal *r, mica_op *op, mica_str name) {
  const int slot = mica_op_slot_index(op, name);
  if (slot < 0 || mica_op_slot(op, (size_t)slot) == NULL) return true;
  if (!MICA_ROOM(r->context, r->slots, r->count, r->capacity, 1)) return false;
  r->slots[r->count++] = (slot_ref){op, (size_t)slot};
  return true;
}

static mica_walk find_scopes(void *user, mica_op *op) {
  if (llvm_intr_experimental_noalias_scope_decl_isa(op))
    return walk_on(note_slot(user, op, MICA_STR("scope")));
  if (!llvm_alias_analysis_op_interface_isa(op)) return MICA_WALK_ON;
  return walk_on(note_slot(user, op, alias_name) && note_slot(user, op, noalias_name));
}

static const mica_attr *kept(renewal *r, const mica_attr *made, const mica_attr *part) {
  r->has_memory &= made != NULL;
  return made != NULL ? made : part;
}

static const mica_attr *renew_domain(void *user, const mica_attr *part) {
  renewal *r = user;
  if (!llvm_alias_scope_domain_attr_isa(part)) return NULL;
  return kept(r, new_domain(r->context, llvm_alias_scope_domain_attr_description(part)), part);
}

static const mica_attr *renew_scope(void *user, const mica_attr *part) {
  renewal *r = user;
  if (!llvm_alias_scope_attr_isa(part)) return NULL;
  return kept(r,
              new_scope(r->context, llvm_alias_scope_attr_domain(part),
                        llvm_alias_scope_attr_description(part)),
              part);
}

// What stands in the slots, in one attribute: so that each scope and domain is made anew once.
static const mica_attr *all_values(const renewal *r) {
  const mica_attr **values = mica_allocate(r->context, r->count * sizeof *values);
  if (values == NULL) return NULL;
  for (size_t i = 0; i < r->count; i++) values[i] = mica_op_slot(r->slots[i].op, r->slots[i].slot);
  const mica_attr *all = mica_attr_array(r->context, (mica_attrs){values, r->count});
  mica_free(r->context, values, r->count * sizeof *values);
  return all;
}

static bool renew(renewal *r) {
  if (r->count == 0) return true;
  const mica_attr *all = all_values(r);
  if (all != NULL) all = mica_attr_replace(all, renew_domain, r);
  if (all != NULL) all = mica_attr_replace(all, renew_scope, r);
  if (all == NULL || !r->has_memory) return false;
  const mica_attrs renewed = mica_attr_array_elements(all);
  for (size_t i = 0; i < r->count; i++)
    mica_op_set_slot(r->slots[i].op, r->slots[i].slot, renewed.data[i]);
  return true;
}

static bool renew_scopes(const llvm_inlining *in) {
  renewal r = {.context = in->context, .has_memory = true};
  const bool done = llvm_inlining_walk(in, find_scopes, &r) && renew(&r);
  mica_free(in->context, r.slots, r.capacity * sizeof *r.slots);
  return done;
}

// ---- What a pointer may point into --------------------------------------------------------------

typedef struct parameter {
  const mica_attr *scope;  // NULL: it may alias with others
  bool is_value;           // passed by value: what was made of it is looked at instead
  bool is_reached;         // by the access that is asked about
} parameter;

typedef struct scoping {
  const llvm_inlining *in;
  parameter *parameters;  // of the body, as many as its arguments
  size_t count;
  size_t *order;  // those with scopes
  size_t scoped_count;
  const mica_value *sources[MOST_SOURCES];  // of the access that is asked about
  size_t source_count;
  bool reaches_others;  // memory that is known not to be a parameter's
} scoping;

// False: there are too many.
static bool want(scoping *s, const mica_value *value) {
  for (size_t i = 0; i < s->source_count; i++)
    if (s->sources[i] == value) return true;
  if (s->source_count == MOST_SOURCES) return false;
  s->sources[s->source_count++] = value;
  return true;
}

// What control passes to an argument of a block that isn't its region's first.
static bool want_passed(scoping *s, const mica_value *argument) {
  const mica_block *block = mica_value_argument_block(argument);
  for (const mica_successor *use = mica_block_first_use(block); use != NULL;
       use = mica_successor_next_use(use)) {
    if (mica_op_interface(use->owner, &mica_branch_interface_id) == NULL) return false;
    const mica_value *value = mica_branch_value_of_argument(use->owner, mica_successor_index(use),
                                                            mica_value_index(argument));
    if (value != NULL && !want(s, value)) return false;
  }
  return true;
}

// What control passes to a result of an operation, or to a region of it.
static bool want_from_regions(scoping *s, mica_op *op, const mica_value *value) {
  mica_region_flow flow;
  bool done = mica_region_flow_init(&flow, op);
  const size_t input = done ? mica_region_flow_input(&flow, value) : SIZE_MAX;
  done = input != SIZE_MAX;
  for (size_t i = 0; done && i < flow.edge_count; i++)
    if (flow.edges[i].input == input) done = want(s, mica_region_flow_value(&flow.edges[i]));
  mica_region_flow_free(&flow);
  return done;
}

static bool branches_between_regions(const mica_op *op) {
  return op != NULL && mica_op_interface(op, &mica_region_branch_interface_id) != NULL;
}

static bool follow_argument(scoping *s, const mica_value *value) {
  const mica_block *block = mica_value_argument_block(value);
  if (block == mica_region_first(s->in->blocks)) {
    const size_t i = mica_value_index(value);
    if (s->parameters[i].is_value) return want(s, s->in->arguments[i]);
    s->parameters[i].is_reached = true;
    s->reaches_others |= s->parameters[i].scope == NULL;
    return true;
  }
  if (block->previous != NULL) return want_passed(s, value);
  mica_op *parent = mica_block_parent_op(block);
  return branches_between_regions(parent) && want_from_regions(s, parent, value);
}

// False: it isn't known what it points into.
static bool follow(scoping *s, const mica_value *value) {
  mica_op *op = mica_value_op(value);
  if (op == NULL) return follow_argument(s, value);
  if (mica_op_interface(op, &mica_view_like_interface_id) != NULL && mica_op_operand_count(op) > 0)
    return want(s, mica_op_operand(op, 0));
  if (mica_op_interface(op, &mica_select_like_interface_id) != NULL &&
      mica_op_operand_count(op) == 3)
    return want(s, mica_op_operand(op, 1)) && want(s, mica_op_operand(op, 2));
  if (branches_between_regions(op)) return want_from_regions(s, op, value);
  if (mica_op_has_trait(op, &mica_trait_constant_like)) return true;
  s->reaches_others = true;
  return llvm_alloca_isa(op) || llvm_mlir_addressof_isa(op);
}

// ---- Scopes for parameters ----------------------------------------------------------------------

static bool want_accessed(scoping *s, const mica_op *op) {
  const mica_segment accessed = llvm_accessed_operands(op);
  for (uint32_t i = 0; i < accessed.count; i++) {
    const mica_value *value = mica_op_operand(op, accessed.first + i);
    if (llvm_is_ptr(mica_value_type(value)) && !want(s, value)) return false;
  }
  return accessed.count > 0 || mica_op_interface(op, &mica_call_interface_id) != NULL;
}

static bool understand(scoping *s, const mica_op *op) {
  s->source_count = 0;
  s->reaches_others = false;
  for (size_t i = 0; i < s->count; i++) s->parameters[i].is_reached = false;
  if (!want_accessed(s, op)) return false;
  for (size_t i = 0; i < s->source_count; i++)
    if (!follow(s, s->sources[i])) return false;
  return true;
}

static bool append_scopes(const scoping *s, mica_op *op, mica_str name, bool of_reached) {
  const mica_attr **scopes = mica_allocate(s->in->context, s->scoped_count * sizeof *scopes);
  if (scopes == NULL) return false;
  size_t count = 0;
  for (size_t i = 0; i < s->scoped_count; i++) {
    const parameter *p = &s->parameters[s->order[i]];
    if (p->is_reached == of_reached) scopes[count++] = p->scope;
  }
  const mica_attr *list = count == 0 ? NULL
                                     : mica_attr_array(s->in->context, (mica_attrs){scopes, count});
  mica_free(s->in->context, scopes, s->scoped_count * sizeof *scopes);
  return (count == 0 || list != NULL) && append(op, name, list);
}

// An access that may reach other memory too isn't in a scope: then that would seem to be in it. Of
// a call it isn't known.
static mica_walk scope_access(void *user, mica_op *op) {
  scoping *s = user;
  if (!llvm_alias_analysis_op_interface_isa(op)) return MICA_WALK_ON;
  if (!understand(s, op)) return walk_on(!mica_context_out_of_memory(s->in->context));
  if (!append_scopes(s, op, noalias_name, false)) return MICA_WALK_STOP;
  if (s->reaches_others || llvm_call_isa(op)) return MICA_WALK_ON;
  return walk_on(append_scopes(s, op, alias_name, true));
}

static bool is_noalias(const scoping *s, size_t i) {
  return !s->parameters[i].is_value &&
         llvm_attr_of_argument(s->in->callable, i, MICA_STR("llvm.noalias")) != NULL;
}

// One that is passed for several parameters makes them stand together.
typedef struct passed {
  const mica_value *value;
  size_t parameter, first;  // `first`: the first parameter that it is passed for
} passed;

static int by_value(const void *a, const void *b) {
  const passed *x = a, *y = b;
  if (x->value != y->value) return (uintptr_t)x->value < (uintptr_t)y->value ? -1 : 1;
  return x->parameter < y->parameter ? -1 : 1;
}

// Of those that the same is passed for, the last one comes first.
static int by_first(const void *a, const void *b) {
  const passed *x = a, *y = b;
  if (x->first != y->first) return x->first < y->first ? -1 : 1;
  return x->parameter > y->parameter ? -1 : 1;
}

static bool order_parameters(scoping *s) {
  passed *all = mica_allocate(s->in->context, s->count * sizeof *all);
  if (all == NULL) return false;
  const size_t at = mica_call_arguments(s->in->call).first;
  for (size_t i = 0; i < s->count; i++)
    all[i] = (passed){mica_op_operand(s->in->call, at + i), i, i};
  qsort(all, s->count, sizeof *all, by_value);
  for (size_t i = 1; i < s->count; i++)
    if (all[i].value == all[i - 1].value) all[i].first = all[i - 1].first;
  qsort(all, s->count, sizeof *all, by_first);
  for (size_t i = 0; i < s->count; i++)
    if (is_noalias(s, all[i].parameter)) s->order[s->scoped_count++] = all[i].parameter;
  mica_free(s->in->context, all, s->count * sizeof *all);
  return true;
}

static bool declare_scopes(scoping *s) {
  mica_context *ctx = s->in->context;
  mica_rewriter *rw = s->in->rw;
  const mica_str callee = mica_attr_symbol_root(mica_call_callee(s->in->call));
  const mica_attr *name = mica_attr_string(ctx, callee);
  const mica_attr *domain = name == NULL ? NULL : new_domain(ctx, name);
  if (domain == NULL) return false;
  mica_rewriter_before(rw, s->in->call);
  for (size_t i = 0; i < s->scoped_count; i++) {
    const mica_attr *scope = new_scope(ctx, domain, NULL);
    s->parameters[s->order[i]].scope = scope;
    if (scope == NULL || llvm_intr_experimental_noalias_scope_decl_build(
                             &rw->builder, mica_op_loc(s->in->call), scope) == NULL)
      return false;
  }
  return true;
}

static bool scope_parameters(scoping *s) {
  for (size_t i = 0; i < s->count; i++)
    s->parameters[i] = (parameter){
        .is_value = llvm_attr_of_argument(s->in->callable, i, MICA_STR("llvm.byval")) != NULL};
  if (!order_parameters(s)) return false;
  return s->scoped_count == 0 || (declare_scopes(s) && llvm_inlining_walk(s->in, scope_access, s));
}

static bool has_noalias(const mica_op *function, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (llvm_attr_of_argument(function, i, MICA_STR("llvm.noalias")) != NULL) return true;
  return false;
}

static bool add_scopes(const llvm_inlining *in) {
  scoping s = {.in = in, .count = mica_block_argument_count(mica_region_first(in->blocks))};
  if (!has_noalias(in->callable, s.count)) return true;
  s.parameters = mica_allocate(in->context, s.count * sizeof *s.parameters);
  s.order = mica_allocate(in->context, s.count * sizeof *s.order);
  const bool done = s.parameters != NULL && s.order != NULL && scope_parameters(&s);
  mica_free(in->context, s.parameters, s.count * sizeof *s.parameters);
  mica_free(in->context, s.order, s.count * sizeof *s.order);
  return done;
}

// ---- What the call says -------------------------------------------------------------------------

static mica_walk append_of_call(void *user, mica_op *op) {
  const mica_op *call = user;
  if (!llvm_alias_analysis_op_interface_isa(op)) return MICA_WALK_ON;
  return walk_on(append(op, alias_name, llvm_call_alias_scopes_attr(call)) &&
                 append(op, noalias_name, llvm_call_noalias_scopes_attr(call)));
}

static bool append_scopes_of_call(const llvm_inlining *in) {
  if (llvm_call_alias_scopes_attr(in->call) == NULL &&
      llvm_call_noalias_scopes_attr(in->call) == NULL)
    return true;
  return llvm_inlining_walk(in, append_of_call, in->call);
}

// Not of what is nested.
static bool append_groups_of_call(const llvm_inlining *in) {
  const mica_attr *groups = llvm_call_access_groups_attr(in->call);
  if (groups == NULL) return true;
  for (const mica_block *b = mica_region_first(in->blocks); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (llvm_access_group_op_interface_isa(op) && !append(op, groups_name, groups)) return false;
  return true;
}

bool llvm_inline_scopes(const llvm_inlining *in) {
  return renew_scopes(in) && add_scopes(in) && append_scopes_of_call(in) &&
         append_groups_of_call(in);
}
