// Dominance, against a definition that needs no cleverness: a dominates b when b can't be reached
// from the entry once a is taken away.
#include "toy.h"

enum { BLOCK_MAX = 12 };

typedef struct graph {
  size_t count;
  size_t successors[BLOCK_MAX][2];
  mica_block *blocks[BLOCK_MAX];
} graph;

static void reach(const graph *g, size_t from, size_t without, bool *seen) {
  if (from == without || seen[from]) return;
  seen[from] = true;
  for (size_t i = 0; i < 2; i++) reach(g, g->successors[from][i], without, seen);
}

static void build(toy_fixture *f, graph *g, mica_op *op) {
  for (size_t i = 0; i < g->count; i++) {
    mica_builder b = f->builder;
    g->blocks[i] = toy_block(&b, op);
  }
  for (size_t i = 0; i < g->count; i++) {
    mica_builder b = mica_builder_at_end(f->ctx, g->blocks[i]);
    toy_br(&b, g->blocks[g->successors[i][0]], g->blocks[g->successors[i][1]]);
  }
}

static void compare(mica_dominance *d, const graph *g) {
  bool reachable[BLOCK_MAX] = {false};
  reach(g, 0, BLOCK_MAX, reachable);
  for (size_t a = 0; a < g->count; a++) {
    bool without_a[BLOCK_MAX] = {false};
    reach(g, 0, a, without_a);
    assert_int_equal(mica_dominance_is_reachable(d, g->blocks[a]), reachable[a]);
    for (size_t b = 0; b < g->count; b++) {
      bool expected = a == b || !reachable[b] || (reachable[a] && !without_a[b]);
      assert_int_equal(mica_dominance_block(d, g->blocks[a], g->blocks[b]), expected);
    }
  }
}

static bool goes_to(const graph *g, size_t from, size_t to) {
  return g->successors[from][0] == to || g->successors[from][1] == to;
}

// Some way from `a` leads to `b` from a block that it dominates, but it doesn't dominate `b`
// itself.
static bool is_frontier(mica_dominance *d, const graph *g, size_t a, size_t b) {
  if (a != b && mica_dominance_block(d, g->blocks[a], g->blocks[b])) return false;
  for (size_t from = 0; from < g->count; from++)
    if (goes_to(g, from, b) && mica_dominance_is_reachable(d, g->blocks[from]) &&
        mica_dominance_block(d, g->blocks[a], g->blocks[from]))
      return true;
  return false;
}

static void iterate_frontier(mica_dominance *d, const graph *g, const bool *defining, bool *found) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t a = 0; a < g->count; a++)
      for (size_t b = 0; b < g->count; b++)
        if ((defining[a] || found[a]) && !found[b] &&
            mica_dominance_is_reachable(d, g->blocks[a]) &&
            mica_dominance_is_reachable(d, g->blocks[b]) && is_frontier(d, g, a, b))
          changed = found[b] = true;
  }
}

static size_t list_blocks(const graph *g, const bool *chosen, mica_block **out) {
  size_t count = 0;
  for (size_t i = 0; i < g->count; i++)
    if (chosen[i]) out[count++] = g->blocks[i];
  return count;
}

static void compare_frontier(mica_dominance *d, const graph *g, uint32_t random) {
  bool defining[BLOCK_MAX], found[BLOCK_MAX] = {false};
  mica_block *definitions[BLOCK_MAX], **frontier;
  for (size_t i = 0; i < g->count; i++) defining[i] = (random >> (2 * i) & 3) == 0;
  iterate_frontier(d, g, defining, found);
  size_t count, expected = 0;
  assert_true(mica_dominance_frontier(d, definitions, list_blocks(g, defining, definitions),
                                      &frontier, &count));
  for (size_t i = 0; i < g->count; i++) expected += found[i];
  assert_int_equal(count, expected);
  for (size_t i = 0; i < count; i++) {
    size_t at = 0;
    while (g->blocks[at] != frontier[i]) at++;
    assert_true(found[at]);
    found[at] = false;
  }
  mica_free(mica_op_context(mica_block_parent_op(g->blocks[0])), frontier,
            count * sizeof *frontier);
}

static void random_graphs_agree_with_the_definition(void **state) {
  toy_fixture *f = *state;
  uint32_t random = 12345;
  for (size_t round = 0; round < 400; round++) {
    graph g = {.count = 2 + round % (BLOCK_MAX - 1)};
    for (size_t i = 0; i < g.count * 2; i++) {
      random = random * 1664525 + 1013904223;
      g.successors[i / 2][i % 2] = (random >> 16) % g.count;
    }
    mica_op *op = toy_unknown(&f->builder, "x.graph", NULL, 0, 1);
    build(f, &g, op);
    mica_dominance *d = mica_dominance_create(f->ctx);
    compare(d, &g);
    compare_frontier(d, &g, random * 2654435761u);
    compare_frontier(d, &g, random * 40503u);
    mica_dominance_destroy(d);
    mica_op_destroy(op);
  }
}

static void values_dominate_what_follows_and_what_is_inside(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 1, 1);
  mica_builder in = f->builder;
  toy_block(&in, nest);
  toy_block(&in, nest);
  mica_op *inside = toy_unknown(&in, "x.inside", NULL, 1, 0);
  mica_op *after = toy_unknown(&f->builder, "x.after", NULL, 0, 0);
  mica_dominance *d = mica_dominance_create(f->ctx);
  mica_value *argument = mica_block_argument_at(toy_body(func), 0);
  assert_true(mica_dominance_value(d, argument, inside));
  assert_true(mica_dominance_value(d, mica_op_result(def, 0), inside));
  assert_true(mica_dominance_value(d, mica_op_result(nest, 0), after));
  assert_false(mica_dominance_value(d, mica_op_result(nest, 0), inside));
  assert_false(mica_dominance_value(d, mica_op_result(nest, 0), def));
  assert_false(mica_dominance_value(d, mica_op_result(inside, 0), after));
  assert_false(mica_dominance_op(d, def, def));
  mica_dominance_destroy(d);
}

static void graph_regions_have_no_order(void **state) {
  toy_fixture *f = *state;
  mica_op_parts parts = {.region_count = 1};
  mica_op *graph = mica_builder_insert_new(&f->builder, mica_loc_unknown(), &toy_graph_def, &parts);
  mica_builder in = f->builder;
  toy_block(&in, graph);
  mica_op *first = toy_unknown(&in, "x.a", NULL, 1, 0),
          *second = toy_unknown(&in, "x.b", NULL, 1, 0);
  mica_dominance *d = mica_dominance_create(f->ctx);
  assert_true(mica_dominance_op(d, second, first) && mica_dominance_op(d, first, first));
  mica_dominance_destroy(d);
}

// Each block goes to the next one and back to the entry's follower: long chains in the algorithm.
static void large_graphs_take_no_quadratic_time(void **state) {
  toy_fixture *f = *state;
  enum { COUNT = 200000 };
  mica_op *op = toy_unknown(&f->builder, "x.graph", NULL, 0, 1);
  mica_block **blocks = mica_allocate(f->ctx, COUNT * sizeof *blocks);
  for (size_t i = 0; i < COUNT; i++) {
    mica_builder b = f->builder;
    blocks[i] = toy_block(&b, op);
  }
  for (size_t i = 0; i + 1 < COUNT; i++) {
    mica_builder b = mica_builder_at_end(f->ctx, blocks[i]);
    toy_br(&b, blocks[i + 1], blocks[i / 2 + 1]);
  }
  mica_dominance *d = mica_dominance_create(f->ctx);
  assert_true(mica_dominance_block(d, blocks[1], blocks[COUNT - 1]));
  mica_dominance_destroy(d);
  mica_free(f->ctx, blocks, COUNT * sizeof *blocks);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(random_graphs_agree_with_the_definition),
      TOY_TEST(values_dominate_what_follows_and_what_is_inside),
      TOY_TEST(graph_regions_have_no_order),
      TOY_TEST(large_graphs_take_no_quadratic_time),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
