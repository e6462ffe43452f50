// Warnings about patterns that do nothing, or never end: one whose place another always takes, two
// that undo each other, operations whose types can't meet. Called when all patterns are made.
#include "make/pattern_build.h"

#include "record/record.h"

// ---- Likeness -----------------------------------------------------------------------------------

// What the names of a more general tree stand for in a more special one.
typedef struct likeness {
  arena *memory;
  pointer_map stands_for;  // of a symbol the node
} likeness;

// Whether two nodes of one pattern are the same for sure.
static bool same_node(const pattern_node *a, const pattern_node *b) {
  if (a->kind != b->kind || a->part != b->part || a->op != b->op) return false;
  if (a->kind == PATTERN_LEAF) return a->symbol != NULL && a->symbol == b->symbol;
  if (a->kind == PATTERN_ATTR) return c_equal(a->code, b->code);
  if (a->kind != PATTERN_OP || a->child_count != b->child_count) return false;
  for (size_t i = 0; i < a->child_count; i++)
    if (!same_node(&a->children[i], &b->children[i])) return false;
  return true;
}

static bool leaf_covers(likeness *l, const pattern_node *leaf, const pattern_node *other) {
  if (leaf->demand != NULL && leaf->demand != other->demand) return false;
  if (leaf->symbol == NULL) return true;
  const pattern_node *known = pointer_map_get(&l->stands_for, leaf->symbol);
  if (known != NULL) return same_node(known, other);
  pointer_map_set(l->memory, &l->stands_for, leaf->symbol, (void *)(uintptr_t)other);
  return true;
}

// Whether `general` finds whatever `special` finds.
static bool covers(likeness *l, const pattern_node *general, const pattern_node *special) {
  if (general->kind == PATTERN_LEAF && special->kind != PATTERN_GROUP)
    return leaf_covers(l, general, special);
  if (general->kind != special->kind || general->op != special->op) return false;
  const bool has_code = general->kind == PATTERN_ATTR || general->kind == PATTERN_CODE;
  if (has_code && !c_equal(general->code, special->code)) return false;
  if (general->child_count != special->child_count) return false;
  for (size_t i = 0; i < general->child_count; i++)
    if (!covers(l, &general->children[i], &special->children[i])) return false;
  return true;
}

// Whether `made`, its names replaced by what they stand for, is `wanted`.
static bool makes(const likeness *l, const pattern_node *made, const pattern_node *wanted) {
  if (made->kind == PATTERN_LEAF) {
    const pattern_node *of = made->symbol == NULL ? NULL
                                                  : pointer_map_get(&l->stands_for, made->symbol);
    return of != NULL && made->part < 0 && same_node(of, wanted);
  }
  if (made->kind == PATTERN_ATTR)
    return wanted->kind == PATTERN_ATTR && c_equal(made->code, wanted->code);
  if (made->kind != PATTERN_OP || wanted->kind != PATTERN_OP || made->op != wanted->op ||
      made->child_count != wanted->child_count)
    return false;
  for (size_t i = 0; i < made->child_count; i++)
    if (!makes(l, &made->children[i], &wanted->children[i])) return false;
  return true;
}

// ---- Shadows ------------------------------------------------------------------------------------

static bool is_tried_before(const model_pattern_set *set, size_t a, size_t b) {
  const unsigned first = set->patterns[a]->benefit, second = set->patterns[b]->benefit;
  return first > second || (first == second && a < b);
}

// What is wrong in one was reported.
static bool is_declared(const model_pattern *p) {
  return !p->is_native && p->source != NULL && !p->outcome.is_broken;
}

static bool shadows(build *b, const model_pattern *p, const model_pattern *other) {
  likeness l = {.memory = b->memory};
  return p->root == other->root && p->demand_count == 0 && covers(&l, p->source, other->source);
}

static void warn_of_shadow(build *b, const model_pattern_set *set, size_t of) {
  const model_pattern *p = set->patterns[of];
  for (size_t i = 0; i < set->count; i++) {
    const model_pattern *other = set->patterns[i];
    if (i == of || !is_declared(other) || !is_tried_before(set, i, of) || !shadows(b, other, p))
      continue;
    model_warn(
        b, p->at, "shadowed pattern",
        build_printf(b, "'%s' never rewrites: '%s' is tried before it, and finds all that it finds",
                     p->name, other->name));
    return;
  }
}

// ---- Circles ------------------------------------------------------------------------------------

// What takes the place of the root, where that is all; NULL: it isn't one operation.
static const pattern_node *only_result(const model_pattern *p) {
  const bool is_one = p->result_count == 1 && p->supplement_count == 0;
  return is_one && p->results[0].kind == PATTERN_OP ? &p->results[0] : NULL;
}

// Whether `back` finds all that `p` makes, and makes of it what `p` had found.
static bool undoes(build *b, const model_pattern *back, const model_pattern *p) {
  likeness l = {.memory = b->memory};
  const pattern_node *made = only_result(p), *back_made = only_result(back);
  return made != NULL && back_made != NULL && p->demand_count == 0 && back->demand_count == 0 &&
         covers(&l, back->source, made) && makes(&l, back_made, p->source);
}

static void warn_of_circle(build *b, const list *canonical, size_t of) {
  const model_pattern *p = canonical->items[of];
  for (size_t i = 0; i <= of; i++) {
    const model_pattern *other = canonical->items[i];
    if (!undoes(b, other, p)) continue;
    const char *what = other == p ? "it does itself" : build_printf(b, "'%s' does", other->name);
    model_warn(b, p->at, "pattern without end",
               build_printf(b, "'%s' undoes what %s: rewriting never ends", p->name, what));
    return;
  }
}

// ---- Types --------------------------------------------------------------------------------------

// The one type of a constraint, as C; of others {NULL, 0}.
static text only_type(const model_constraint *c) {
  field call;
  text code = {NULL, 0};
  if (c == NULL || c->record == NULL || !record_is_a(c->record, TEXT("BuildableType"))) return code;
  if (record_field(c->record, TEXT("builderCall"), &call)) (void)value_as_text(call.value, &code);
  return code;
}

bool pattern_types_never_meet(const model_constraint *a, const model_constraint *b) {
  const text first = only_type(a), second = only_type(b);
  return first.size > 0 && second.size > 0 && !text_equal(first, second);
}

static const model_constraint *constraint_of_result(const pattern_node *node) {
  const size_t result = node->part < 0 ? 0 : (size_t)node->part;
  return result < node->op->result_count ? node->op->results[result].constraint : NULL;
}

static void warn_of_types(build *b, const model_pattern *p, const pattern_node *node) {
  for (size_t i = 0; i < node->child_count; i++) {
    const pattern_node *child = &node->children[i];
    if (child->kind != PATTERN_OP) continue;
    warn_of_types(b, p, child);
    const model_argument *a = &node->op->arguments[child->argument];
    if (node->kind != PATTERN_OP || a->kind == ARGUMENT_ATTRIBUTE) continue;
    const model_constraint *wanted = node->op->operands[a->index].constraint;
    const model_constraint *given = constraint_of_result(child);
    if (pattern_types_never_meet(given, wanted))
      model_warn(
          b, child->at.begin, "types of a pattern",
          build_printf(b, "'%s' gives %s, but '%s' takes %s: no operations are so",
                       child->op->full_name, given->summary, node->op->full_name, wanted->summary));
  }
}

static void warn_of_replacement(build *b, const model_pattern *p) {
  for (size_t i = p->replacing; i < p->result_count; i++) {
    const pattern_node *made = &p->results[i];
    if (made->kind != PATTERN_OP || made->first_result >= p->root->result_count) continue;
    const model_constraint *old = p->root->results[made->first_result].constraint;
    const model_constraint *given = constraint_of_result(made);
    if (pattern_types_never_meet(given, old))
      model_warn(b, made->at.begin, "types of a pattern",
                 build_printf(b, "'%s' gives %s, but takes the place of %s", made->op->full_name,
                              given->summary, old->summary));
  }
}

// ---- All ----------------------------------------------------------------------------------------

void pattern_warnings(build *b, const list *patterns, const list *sets) {
  list canonical = {0};
  for (size_t i = 0; i < patterns->count; i++) {
    const model_pattern *p = patterns->items[i];
    if (!is_declared(p) || p->root == NULL) continue;
    warn_of_types(b, p, p->source);
    for (size_t k = 0; k < p->result_count; k++) warn_of_types(b, p, &p->results[k]);
    warn_of_replacement(b, p);
  }
  for (size_t i = 0; i < sets->count; i++) {
    const model_pattern_set *set = sets->items[i];
    if (set->root == NULL) continue;
    for (size_t k = 0; k < set->count; k++) {
      if (!is_declared(set->patterns[k])) continue;
      warn_of_shadow(b, set, k);
      list_push(b->memory, &canonical, set->patterns[k]);
    }
  }
  for (size_t i = 0; i < canonical.count; i++) warn_of_circle(b, &canonical, i);
}
