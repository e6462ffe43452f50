// Canonicalizations of two scf.if that become one: one behind the other, or one in the other.
// Called by generated code; own what they work with.
#include "arith/arith.h"
#include "if.h"
#include "mica/context.h"
#include "rewrite.h"

// ---- One behind the other -----------------------------------------------------------------------

// Which blocks of the second are executed with which of the first.
typedef struct pair {
  mica_op *first, *second;
  mica_block *with_then, *with_else;  // NULL: none
} pair;

static bool is_opposite(const mica_value *value, const mica_value *of) {
  const mica_op *op = mica_value_op(value);
  return op != NULL && arith_xori_isa(op) && arith_xori_lhs(op) == of &&
         mica_number_is_one(scf_constant(arith_xori_rhs(op)));
}

static bool find_pair(mica_op *op, pair *p) {
  *p = (pair){.first = mica_op_previous(op), .second = op};
  if (p->first == NULL || !scf_if_isa(p->first)) return false;
  const mica_value *asked = scf_if_condition(op), *before = scf_if_condition(p->first);
  if (is_opposite(asked, before) || is_opposite(before, asked)) {
    p->with_else = scf_if_then_block(op);
    p->with_then = scf_if_else_block(op);
  } else if (asked == before) {
    p->with_then = scf_if_then_block(op);
    p->with_else = scf_if_else_block(op);
  }
  return p->with_then != NULL || p->with_else != NULL;
}

static mica_op *build_if(mica_builder *b, mica_loc loc, const mica_op *one, const mica_op *other,
                         mica_value *condition) {
  mica_context *ctx = b->context;
  const size_t first = mica_op_result_count(one);
  const size_t count = first + (other == NULL ? 0 : mica_op_result_count(other));
  const mica_type **types = mica_allocate(ctx, count * sizeof(const mica_type *));
  if (types == NULL) return NULL;
  for (size_t i = 0; i < count; i++)
    types[i] =
        mica_value_type(i < first ? mica_op_result(one, i) : mica_op_result(other, i - first));
  mica_op *made = scf_if_build(b, loc, (mica_types){types, count}, condition);
  mica_free(ctx, types, count * sizeof(const mica_type *));
  return made;
}

// What a value of the second is once the first's results are known there.
static mica_value *known_in(mica_value *value, const mica_op *first, const mica_op *end) {
  return mica_value_op(value) == first ? mica_op_operand(end, mica_value_index(value)) : value;
}

// The end of a block that both were merged into: what the one yields, then the other. Detached.
static bool build_end(const pair *p, const mica_op *end, const mica_block *with, mica_op **made) {
  *made = NULL;
  if (end == NULL || with == NULL) return true;
  mica_context *ctx = mica_op_context(end);
  const mica_op *other = mica_block_last(with);
  mica_builder detached = mica_builder_detached(ctx);
  scf_values values;
  if (!scf_values_init(ctx, &values, mica_op_operand_count(end) + mica_op_operand_count(other)))
    return false;
  scf_values_add_operands(&values, end, 0, mica_op_operand_count(end));
  for (size_t i = 0; i < mica_op_operand_count(other); i++)
    scf_values_add(&values, known_in(mica_op_operand(other, i), p->first, end));
  *made = scf_yield_build(&detached, mica_op_loc(other), values.data, values.size);
  scf_values_free(ctx, &values);
  return *made != NULL;
}

// The first's results are known in the blocks of the second.
static void replace_results(mica_rewriter *rw, const pair *p) {
  const mica_op *yes = scf_if_then_end(p->first), *no = scf_if_else_end(p->first);
  for (size_t i = 0; i < mica_op_result_count(p->first); i++) {
    const mica_value *result = mica_op_result(p->first, i);
    for (const mica_operand *use = mica_value_first_use(result), *next; use != NULL; use = next) {
      next = mica_operand_next_use(use);
      const mica_region *region = scf_region_around(p->second, use->owner);
      if (region == NULL) continue;
      const mica_op *end = mica_region_first(region) == p->with_then ? yes : no;
      mica_rewriter_set_operand(rw, use->owner, mica_operand_index(use), mica_op_operand(end, i));
    }
  }
}

static void merge(mica_rewriter *rw, mica_region *from, mica_block *with, mica_region *into,
                  mica_op *end) {
  mica_rewriter_inline_region(rw, from, into, NULL);
  if (with == NULL) return;
  if (end == NULL) {  // the first had no else
    mica_rewriter_inline_region(rw, mica_block_region(with), into, NULL);
    return;
  }
  mica_block *block = mica_region_first(into);
  mica_op *old = mica_block_last(block), *other = mica_block_last(with);
  mica_rewriter_inline_block(rw, with, block, NULL, NULL);
  scf_replace_end(rw, old, end);
  mica_rewriter_erase(rw, other);
}

static void replace_pair(mica_rewriter *rw, const pair *p, const mica_op *combined,
                         scf_values *results) {
  const size_t first = mica_op_result_count(p->first);
  for (size_t i = 0; i < mica_op_result_count(combined); i++)
    scf_values_add(results, mica_op_result(combined, i));
  mica_rewriter_replace(rw, p->first, results->data);
  mica_rewriter_replace(rw, p->second, results->data + first);
}

bool scf_if_combine(mica_rewriter *rw, mica_op *op) {
  pair p;
  if (!find_pair(op, &p)) return false;
  mica_context *ctx = mica_rewriter_context(rw);
  mica_op *yes = NULL, *no = NULL, *combined = NULL;
  scf_values results = {0};
  mica_builder detached = mica_builder_detached(ctx);
  if (scf_values_init(ctx, &results, mica_op_result_count(p.first) + mica_op_result_count(op)) &&
      build_end(&p, scf_if_then_end(p.first), p.with_then, &yes) &&
      build_end(&p, scf_if_else_end(p.first), p.with_else, &no))
    combined = build_if(&detached, mica_op_loc(op), p.first, op, scf_if_condition(p.first));
  if (combined != NULL) {
    replace_results(rw, &p);
    mica_builder_insert(&rw->builder, combined);
    merge(rw, scf_if_then_region(p.first), p.with_then, scf_if_then_region(combined), yes);
    merge(rw, scf_if_else_region(p.first), p.with_else, scf_if_else_region(combined), no);
    replace_pair(rw, &p, combined, &results);
  } else {
    mica_op_destroy(yes);
    mica_op_destroy(no);
  }
  scf_values_free(ctx, &results);
  return combined != NULL;
}

// ---- One in the other ---------------------------------------------------------------------------

static bool only_yields(const mica_block *block) {
  return block == NULL || mica_op_next(mica_block_first(block)) == NULL;
}

// The scf.if that the first way of `op` consists of; NULL: it does more, or an else does something.
static mica_op *nested_if(const mica_op *op) {
  mica_op *inner = mica_block_first(scf_if_then_block(op));
  const mica_op *end = mica_op_next(inner);
  if (end == NULL || mica_op_next(end) != NULL || !scf_if_isa(inner)) return NULL;
  return only_yields(scf_if_else_block(op)) && only_yields(scf_if_else_block(inner)) ? inner : NULL;
}

// Whether result `index` can be told from the two conditions together.
static bool can_combine(const mica_op *op, const mica_op *inner, size_t index) {
  const mica_value *value = mica_op_operand(scf_if_then_end(op), index);
  if (mica_value_op(value) == inner)
    return mica_op_operand(scf_if_else_end(inner), mica_value_index(value)) ==
           mica_op_operand(scf_if_else_end(op), index);
  return !scf_is_defined_in(value, scf_if_then_region(op));
}

static bool build_ends(mica_context *ctx, const mica_op *op, const mica_op *inner, mica_op **yes,
                       mica_op **no) {
  const mica_op *then_end = scf_if_then_end(op), *else_end = scf_if_else_end(op);
  const size_t count = mica_op_operand_count(then_end);
  mica_builder detached = mica_builder_detached(ctx);
  scf_values values;
  if (!scf_values_init(ctx, &values, count)) return false;
  for (size_t i = 0; i < count; i++)
    scf_values_add(&values, known_in(mica_op_operand(then_end, i), inner, scf_if_then_end(inner)));
  *yes = scf_yield_build(&detached, mica_op_loc(scf_if_then_end(inner)), values.data, count);
  values.size = 0;
  if (count > 0) {
    scf_values_add_operands(&values, else_end, 0, count);
    *no = scf_yield_build(&detached, mica_op_loc(op), values.data, count);
  }
  scf_values_free(ctx, &values);
  return *yes != NULL && (count == 0 || *no != NULL);
}

// The results: those of the new operation; where the inner condition says nothing, a selection by
// the outer one.
static bool build_results(mica_rewriter *rw, const mica_op *op, const mica_op *inner, mica_op *made,
                          scf_values *results) {
  mica_rewriter_before(rw, made);
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    mica_value *yes = mica_op_operand(scf_if_then_end(op), i);
    if (mica_value_op(yes) == inner) {
      scf_values_add(results, mica_op_result(made, i));
      continue;
    }
    const mica_op *select = arith_select_build(&rw->builder, mica_op_loc(op), scf_if_condition(op),
                                               yes, mica_op_operand(scf_if_else_end(op), i));
    if (select == NULL) return false;
    scf_values_add(results, mica_op_result(select, 0));
  }
  return true;
}

static mica_op *build_combined(mica_rewriter *rw, const mica_op *op, const mica_op *inner) {
  const mica_op *both = arith_andi_build(&rw->builder, mica_op_loc(op), scf_if_condition(op),
                                         scf_if_condition(inner));
  return both == NULL ? NULL
                      : build_if(&rw->builder, mica_op_loc(op), op, NULL, mica_op_result(both, 0));
}

static mica_block *new_block(mica_rewriter *rw, mica_region *region) {
  return mica_rewriter_new_block(rw, region, NULL, (mica_types){NULL, 0}, NULL);
}

// A combination in the making. What can fail is made first.
typedef struct combination {
  mica_op *made, *yes, *no;
  mica_block *then, *otherwise;
  scf_values results;
} combination;

static bool prepare(mica_rewriter *rw, const mica_op *op, const mica_op *inner, combination *c) {
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t count = mica_op_result_count(op);
  if (!scf_values_init(ctx, &c->results, count) || !build_ends(ctx, op, inner, &c->yes, &c->no))
    return false;
  c->made = build_combined(rw, op, inner);
  if (c->made == NULL || !build_results(rw, op, inner, c->made, &c->results)) return false;
  c->then = new_block(rw, scf_if_then_region(c->made));
  if (count > 0) c->otherwise = new_block(rw, scf_if_else_region(c->made));
  return c->then != NULL && (count == 0 || c->otherwise != NULL);
}

static void give_up(mica_rewriter *rw, combination *c) {
  mica_op_destroy(c->yes);
  mica_op_destroy(c->no);
  if (c->made != NULL) mica_rewriter_erase(rw, c->made);
}

bool scf_if_combine_nested(mica_rewriter *rw, mica_op *op) {
  mica_op *inner = nested_if(op);
  if (inner == NULL) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!can_combine(op, inner, i)) return false;
  combination c = {0};
  const bool done = prepare(rw, op, inner, &c);
  if (done) {
    mica_rewriter_inline_block(rw, scf_if_then_block(inner), c.then, NULL, NULL);
    scf_replace_end(rw, mica_block_last(c.then), c.yes);
    if (c.no != NULL) {
      mica_rewriter_at_end(rw, c.otherwise);
      mica_builder_insert(&rw->builder, c.no);
    }
    mica_rewriter_replace(rw, op, c.results.data);
  } else {
    give_up(rw, &c);
  }
  scf_values_free(mica_rewriter_context(rw), &c.results);
  return done;
}
