// Hooks of canonical loops and their transformations: forms, checks, names. Called by generated
// code; own nothing.
#include <stdio.h>

#include "mica/attribute.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "shared.h"

// ---- Who makes a loop, and who takes it ---------------------------------------------------------

typedef struct loop_users {
  const mica_operand *generator, *consumer;  // or NULL
} loop_users;

static bool is_in(mica_segment group, size_t index) {
  return index >= group.first && index < group.first + group.count;
}

static bool is_generated(const mica_op *user, size_t operand) {
  if (omp_canonical_loop_isa(user)) return is_in(mica_op_group_named(user, "cli"), operand);
  return omp_tile_isa(user) && is_in(omp_tile_generatees_segment(user), operand);
}

static loop_users users_of(const mica_value *cli) {
  loop_users users = {NULL, NULL};
  for (const mica_operand *use = mica_value_first_use(cli); use != NULL;
       use = mica_operand_next_use(use)) {
    if (is_generated(use->owner, mica_operand_index(use))) users.generator = use;
    else users.consumer = use;
  }
  return users;
}

static bool report_twice(const mica_op *op, bool is_generator, const mica_operand *first,
                         const mica_operand *second) {
  const char *what = is_generator ? "generator" : "consumer";
  mica_diag *diag =
      mica_op_diag_begin(op, MICA_ERROR, "'%o' op CLI must have at most one %s", op, what);
  mica_diag_note(diag, mica_op_loc(first->owner), "first %s here:", what);
  if (!is_generator) mica_diag_append_op(diag, first->owner);
  mica_diag_note(diag, mica_op_loc(second->owner), "second %s here:", what);
  if (!is_generator) mica_diag_append_op(diag, second->owner);
  return mica_diag_report(diag);
}

bool omp_new_cli_check(mica_op *op) {
  loop_users users = {NULL, NULL};
  for (const mica_operand *use = mica_value_first_use(omp_new_cli_result(op)); use != NULL;
       use = mica_operand_next_use(use)) {
    const mica_op *user = use->owner;
    if (!mica_op_implements(user, &omp_loop_transformation_interface_id))
      return mica_op_error(op, "CLI must be used by loop transformations alone");
    if (!mica_op_may_be_asked(user)) continue;  // its own check tells
    const bool generated = is_generated(user, mica_operand_index(use));
    const mica_operand **known = generated ? &users.generator : &users.consumer;
    if (*known != NULL) return report_twice(op, generated, *known, use);
    *known = use;
  }
  if (users.consumer == NULL || users.generator != NULL) return true;
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "'%o' op CLI has no generator", op);
  mica_diag_note(diag, mica_op_loc(users.consumer->owner), "see consumer here: ");
  mica_diag_append_op(diag, users.consumer->owner);
  return mica_diag_report(diag);
}

// ---- canonical_loop(%cli) %iv : i32 in range(%count) {...} --------------------------------------

bool omp_canonical_loop_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *cli_type = omp_canonical_loop_info_type_get(mica_state_context(out));
  mica_operand_ref cli, count;
  mica_parsed_argument iv;
  const bool has_cli = mica_parse_optional_punct(p, '(');
  if (cli_type == NULL) return false;
  if (has_cli && (!mica_parse_operand(p, &cli) || !mica_parse_punct(p, ')'))) return false;
  if (!mica_parse_argument(p, true, false, &iv) || !mica_parse_keyword(p, "in") ||
      !mica_parse_keyword(p, "range") || !mica_parse_punct(p, '(') ||
      !mica_parse_operand(p, &count) || !mica_parse_punct(p, ')'))
    return false;
  if (!mica_state_operands(out, &count, 1, iv.type)) return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, &iv, 1, false) &&
         (!has_cli || mica_state_operands(out, &cli, 1, cli_type)) && mica_parse_attr_dict(p, out);
}

void omp_canonical_loop_print(mica_printer *p, const mica_op *op) {
  const mica_block *entry = mica_region_first(omp_canonical_loop_region(op));
  const mica_value *cli = omp_canonical_loop_cli(op);
  if (cli != NULL) {
    mica_print_char(p, '(');
    mica_print_operand(p, cli);
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  if (entry != NULL && mica_block_argument_count(entry) > 0) {
    const mica_value *iv = mica_block_argument_at(entry, 0);
    mica_print_operand(p, iv);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_type(p, mica_value_type(iv));
  }
  mica_print_str(p, MICA_STR(" in range("));
  mica_print_operand(p, omp_canonical_loop_trip_count(op));
  mica_print_str(p, MICA_STR(") "));
  mica_print_region(p, omp_canonical_loop_region(op), false, true, false);
  mica_print_discardable(p, op);
}

bool omp_canonical_loop_check(mica_op *op) {
  const mica_block *entry = mica_region_first(omp_canonical_loop_region(op));
  if (entry == NULL) return true;
  if (mica_block_argument_count(entry) != 1)
    return mica_op_error(op, "Canonical loop region must have exactly one argument");
  return mica_value_type(mica_block_argument_at(entry, 0)) ==
             mica_value_type(omp_canonical_loop_trip_count(op)) ||
         mica_op_error(op, "Region argument must be the same type as the trip count");
}

// ---- unroll_heuristic(%cli) ---------------------------------------------------------------------

bool omp_unroll_heuristic_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *cli_type = omp_canonical_loop_info_type_get(mica_state_context(out));
  mica_operand_ref applyee;
  if (cli_type == NULL || !mica_parse_punct(p, '(') || !mica_parse_operand(p, &applyee) ||
      !mica_state_operands(out, &applyee, 1, cli_type) || !mica_parse_punct(p, ')'))
    return false;
  if (mica_parse_optional_punct(p, MICA_PUNCT_ARROW) &&
      (!mica_parse_punct(p, '(') || !mica_parse_punct(p, ')')))
    return false;
  return mica_parse_attr_dict(p, out);
}

void omp_unroll_heuristic_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, '(');
  mica_print_operand(p, omp_unroll_heuristic_applyee(op));
  mica_print_char(p, ')');
  mica_print_discardable(p, op);
}

// ---- tile ---------------------------------------------------------------------------------------

// The loop that a value stands for; NULL: reported.
static const mica_op *canonical_loop_of(const mica_op *op, const mica_value *cli) {
  const loop_users users = users_of(cli);
  if (users.generator == NULL) {
    (void)mica_op_error(op, "applyee CLI has no generator");
    return NULL;
  }
  const mica_op *loop = users.generator->owner;
  if (omp_canonical_loop_isa(loop)) return loop;
  (void)mica_op_error(op, "currently only supports omp.canonical_loop as applyee");
  return NULL;
}

// The outer one holds the other alone.
static bool is_perfectly_nested(const mica_op *outer, const mica_op *loop) {
  const mica_block *body = mica_region_first(omp_canonical_loop_region(outer));
  if (body == NULL || mica_block_next(body) != NULL || mica_block_first(body) != loop) return false;
  const mica_op *end = mica_op_next(loop);
  return end != NULL && omp_terminator_isa(end) && mica_op_next(end) == NULL;
}

// Its number of iterations is the variable of one of the loops around it in the nest: of those from
// `outermost` on, which are nested perfectly.
static bool is_rectangular(const mica_op *outermost, const mica_op *loop) {
  const mica_value *count = omp_canonical_loop_trip_count(loop);
  const mica_block *block = mica_value_argument_block(count);
  if (block == NULL) return true;
  const mica_op *owner = mica_block_parent_op(block);
  if (owner == NULL || !omp_canonical_loop_isa(owner)) return true;
  for (const mica_op *around = mica_op_parent(loop); around != NULL;
       around = mica_op_parent(around)) {
    if (around == owner) return false;
    if (around == outermost) break;
  }
  return true;
}

bool omp_tile_check(mica_op *op) {
  const size_t applyees = omp_tile_applyees_count(op), sizes = omp_tile_sizes_count(op);
  const size_t generatees = omp_tile_generatees_count(op);
  if (applyees == 0) return mica_op_error(op, "must apply to at least one loop");
  if (sizes != applyees) return mica_op_error(op, "there must be one tile size for each applyee");
  if (generatees > 0 && generatees != 2 * sizes)
    return mica_op_error(op, "expecting two times the number of generatees than applyees");
  const mica_op *outermost = NULL, *outer = NULL;
  for (size_t i = 0; i < applyees && applyees > 1; i++) {
    const mica_op *loop = canonical_loop_of(op, omp_tile_applyees(op, i));
    if (loop == NULL) return false;
    if (i == 0) outermost = loop;
    else if (!is_perfectly_nested(outer, loop))
      return mica_op_error(op, "tiled loop nest must be perfectly nested");
    else if (!is_rectangular(outermost, loop))
      return mica_op_error(op, "tiled loop nest must be rectangular");
    outer = loop;
  }
  return true;
}

// ---- Names: %canonloop_s0_d1, %iv_r1 ------------------------------------------------------------

// A name tells where the loop stands among what has regions, from the outermost isolated operation
// inwards. Of more levels, and of a place behind more operations, it tells nothing.
enum { LEVELS = 32, LOOKED_AT = 4000 };

// An operation in a region, or a region among several of an operation.
typedef struct component {
  const mica_op *op;
  size_t index, depth;
  bool is_region, is_unique, is_skipped;
} component;

typedef struct path {
  component items[2 * LEVELS];
  size_t count;  // from the innermost outwards
} path;

// The place of `op` among the operations with regions of its region.
static component place_in_region(const mica_op *op) {
  const mica_region *region = mica_block_region(mica_op_block(op));
  component c = {.op = op, .is_unique = true};
  size_t containers = 0, looked_at = 0;
  bool found = false;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    for (const mica_op *o = mica_block_first(b); o != NULL; o = mica_op_next(o)) {
      if (looked_at++ > LOOKED_AT) return c.is_unique = false, c;
      if (o == op) c.index = containers, found = true;
      if (mica_op_region_count(o) > 0 && ++containers > 1) c.is_unique = false;
      if (found && !c.is_unique) return c;
    }
  }
  return c;
}

static component region_of(const mica_op *parent, const mica_region *region) {
  component c = {.op = parent, .is_region = true, .is_unique = true};
  if (parent == NULL || mica_op_region_count(parent) < 2 ||
      mica_op_has_trait(parent, &mica_trait_is_isolated_from_above))
    return c;
  c.is_unique = false;
  while (c.index < mica_op_region_count(parent) && mica_op_region(parent, c.index) != region)
    c.index++;
  return c;
}

static void set_path(path *to, const mica_op *op) {
  to->count = 0;
  while (op != NULL && mica_op_block(op) != NULL && to->count + 2 <= 2 * LEVELS) {
    const mica_op *parent = mica_op_parent(op);
    to->items[to->count++] = place_in_region(op);
    to->items[to->count] = region_of(parent, mica_block_region(mica_op_block(op)));
    to->items[to->count].is_skipped = to->items[to->count].is_unique;
    to->count++;
    if (parent == NULL || mica_op_has_trait(parent, &mica_trait_is_isolated_from_above)) return;
    op = parent;
  }
}

// How many loops each stands in, without others beside or between.
static void set_depths(path *p) {
  size_t around = 0;
  for (size_t i = p->count; i-- > 0;) {
    component *c = &p->items[i];
    if (c->is_skipped) continue;
    if (c->is_region || !c->is_unique) around = 0;
    if (c->is_region) continue;
    c->depth = around;
    if (omp_canonical_loop_isa(c->op)) around++;
  }
}

// Of loops inside of each other the innermost tells its depth.
static void skip_outer_loops(path *p) {
  bool is_nest = false;
  for (size_t i = 0; i < p->count; i++) {
    component *c = &p->items[i];
    if (c->is_skipped || c->is_region) continue;
    if (!is_nest && c->depth > 0) {
      is_nest = true;
    } else if (is_nest) {
      c->is_skipped = c->is_skipped || c->is_unique;
      if (c->depth == 0) is_nest = false;
    }
  }
}

static void skip_obvious(path *p) {
  bool is_new = true;
  for (size_t i = 0; i < p->count; i++) {
    component *c = &p->items[i];
    if (!c->is_region && c->is_unique && !omp_canonical_loop_isa(c->op)) c->is_skipped = true;
  }
  for (size_t i = p->count; i-- > 0;) {
    component *c = &p->items[i];
    if (is_new && c->is_unique) c->is_skipped = true;
    if (!c->is_skipped) is_new = true;
    if (!c->is_region) is_new = false;
  }
}

typedef struct loop_name {
  char text[256];
  size_t size;
} loop_name;

static void append(loop_name *name, const char *prefix, size_t number) {
  const size_t room = sizeof name->text - name->size;
  const int size = snprintf(name->text + name->size, room, "%s%zu", prefix, number);
  if (size > 0 && (size_t)size < room) name->size += (size_t)size;
}

static void set_loop_name(loop_name *name, const char *prefix, const mica_op *loop) {
  path p;
  name->size = strlen(prefix);
  memcpy(name->text, prefix, name->size);
  set_path(&p, loop);
  set_depths(&p);
  skip_outer_loops(&p);
  skip_obvious(&p);
  for (size_t i = p.count; i-- > 0;) {
    const component *c = &p.items[i];
    if (c->is_skipped) continue;
    if (c->is_region) append(name, "_r", c->index);
    else if (c->depth > 0) append(name, "_d", c->depth);
    else append(name, "_s", c->index);
  }
}

void omp_canonical_loop_block_argument_names(const mica_op *op, const mica_region *region,
                                             mica_name_setter *set) {
  const mica_block *entry = mica_region_first(region);
  loop_name name;
  if (entry == NULL || mica_block_argument_count(entry) == 0) return;
  set_loop_name(&name, "iv", op);
  mica_set_value_name(set, mica_block_argument_at(entry, 0), (mica_str){name.text, name.size});
}

void omp_canonical_loop_block_name(const mica_op *op, mica_printer *p, size_t position) {
  (void)op;
  mica_print_text(p, position == 0 ? "body_entry" : "bb");
  if (position > 0) mica_print_uint(p, position);
}

void omp_new_cli_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_value *cli = omp_new_cli_result(op);
  const mica_operand *generator = users_of(cli).generator;
  loop_name name = {"cli", 3};
  if (generator != NULL && omp_canonical_loop_isa(generator->owner)) {
    set_loop_name(&name, "canonloop", generator->owner);
  } else if (generator != NULL) {
    const mica_segment group = omp_tile_generatees_segment(generator->owner);
    const size_t index = mica_operand_index(generator) - group.first, half = group.count / 2;
    name.size = 0;
    append(&name, index < half ? "grid" : "intratile", (index < half ? index : index - half) + 1);
  }
  mica_set_value_name(set, cli, (mica_str){name.text, name.size});
}
