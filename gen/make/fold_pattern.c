// Folds that are declared: those of an operation's definition (`folds`), and those that a list
// (`Folds`) adds behind, whose patterns may name operations that are defined later. Each is made
// as a pattern, whose results are values that are there, or constants.
#include "make/pattern_build.h"

#include <string.h>

// ---- Types that follow --------------------------------------------------------------------------

// Which operands and results of an operation have the type of one of its results, by their names.
static void spread(const model_op *op, text_map *equal, arena *memory) {
  for (bool is_growing = true; is_growing;) {
    is_growing = false;
    for (size_t i = 0; i < op->link_count; i++) {
      const model_type_link *l = &op->links[i];
      if (l->transform != NULL || l->gives_list) continue;
      const bool has_from = text_map_get(equal, text_of(l->from)) != NULL;
      if (has_from == (text_map_get(equal, text_of(l->to)) != NULL)) continue;
      text_map_set(memory, equal, text_of(has_from ? l->to : l->from), (void *)(uintptr_t)op);
      is_growing = true;
    }
  }
}

typedef struct type_search {
  build *b;
  const pattern_symbol *symbol;
} type_search;

static bool gives_type(const type_search *s, const pattern_node *node, size_t result);

static bool is_or_gives(const type_search *s, const pattern_node *child) {
  if (child->kind == PATTERN_LEAF) return child->symbol == s->symbol;
  if (child->kind != PATTERN_OP || child->op->result_count != 1) return false;
  return child->symbol == s->symbol || gives_type(s, child, 0);
}

// Whether the symbol has the type of the operation's result wherever the source is found.
static bool gives_type(const type_search *s, const pattern_node *node, size_t result) {
  const unsigned both = SAYS_SAME_OPERAND_TYPES | SAYS_SAME_RESULT_TYPES;
  const model_op *op = node->op;
  text_map equal = {0};
  bool is_all = false;
  for (size_t i = 0; i < op->trait_count; i++)
    is_all = is_all || (op->traits[i].says & both) == both;
  text_map_set(s->b->memory, &equal, text_of(op->results[result].name), (void *)(uintptr_t)op);
  spread(op, &equal, s->b->memory);
  for (size_t i = 0; i < node->child_count; i++) {
    const pattern_node *child = &node->children[i];
    const model_argument *a = &op->arguments[child->argument];
    if (a->kind == ARGUMENT_ATTRIBUTE || child->kind == PATTERN_EITHER) continue;
    const text name = text_of(op->operands[a->index].name);
    if ((is_all || text_map_get(&equal, name) != NULL) && is_or_gives(s, child)) return true;
  }
  return false;
}

// ---- Results ------------------------------------------------------------------------------------

static bool report_type(build *b, const pattern_node *node, const model_constraint *given,
                        const model_value *result) {
  report_error(b->diagnostics, node->at, "this is %s, but '%s' is %s", given->summary,
               result->c_name, result->constraint->summary);
  return false;
}

// Of an operation that is found only a single result is meant, and never one of the root.
static bool is_value_of_op(pattern_build *p, const pattern_node *node) {
  const pattern_symbol *s = node->symbol;
  if (s == p->pattern->source->symbol) {
    report_error(p->b->diagnostics, node->at, "an operation can't fold to its own result");
    return false;
  }
  if (s->op->results[node->part < 0 ? 0 : node->part].arity == ARITY_ONE) return true;
  report_error(p->b->diagnostics, node->at, "this may be several values or none");
  return false;
}

static bool settle_value(pattern_build *p, size_t result, pattern_node *node) {
  build *b = p->b;
  const pattern_symbol *s = node->symbol;
  const model_value *of = &p->pattern->root->results[result];
  if (s->kind == SYMBOL_OP && !is_value_of_op(p, node)) return false;
  const type_search search = {b, s};
  if (s->kind != SYMBOL_CODE && gives_type(&search, p->pattern->source, result)) return true;
  const model_constraint *given = s->kind == SYMBOL_OP
                                      ? s->op->results[node->part < 0 ? 0 : node->part].constraint
                                      : s->constraint;
  if (given != NULL && pattern_types_never_meet(given, of->constraint))
    return report_type(b, node, given, of);
  node->asks_type = true;
  return true;
}

// The type of an attribute that is known: of its record's valueType.
static bool settle_constant(pattern_build *p, const pattern_part *part, size_t result,
                            const pattern_node *node) {
  const pattern_part child = pattern_part_at(part, 0);
  const record *r = value_as_record(child.v);
  const record *attr = r == NULL || !record_is_a(r, TEXT("ConstantAttr")) ? NULL
                                                                          : read_record(r, "attr");
  const record *type = attr == NULL ? NULL : read_record(attr, "valueType");
  const model_value *of = &p->pattern->root->results[result];
  if (type == NULL) return true;
  const model_constraint *given = model_constraint_of(p->b, type, p->pattern->at);
  return !pattern_types_never_meet(given, of->constraint) || report_type(p->b, node, given, of);
}

static bool fill_result(pattern_build *p, const pattern_part *part, size_t result,
                        pattern_node *out) {
  if (!pattern_folded(p, part, out)) return false;
  const bool is_operand = out->kind == PATTERN_LEAF && out->symbol->is_constant;
  if (out->kind == PATTERN_REPLACE || is_operand) return settle_value(p, result, out);
  return out->kind != PATTERN_ATTR || settle_constant(p, part, result, out);
}

static bool has_plain_results(const model_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (op->results[i].arity != ARITY_ONE) return false;
  return op->result_count > 0;
}

static void fill_results(pattern_build *p) {
  build *b = p->b;
  const model_op *root = p->pattern->root;
  const field f = read_field(p->pattern->record, "resultPatterns");
  const pattern_part all = pattern_part_of_field(&f);
  const size_t count = pattern_part_count(&all);
  pattern_node *results = ARENA_ARRAY(b->memory, pattern_node, count + 1);
  if (count != root->result_count || !has_plain_results(root)) {
    const field source = read_field(p->pattern->record, "sourcePattern");
    const pattern_part first = count > 0 ? pattern_part_at(&all, 0)
                                         : pattern_part_of_field(&source);
    report_error(b->diagnostics, pattern_part_place(b, &first, PART_WHOLE),
                 has_plain_results(root) || root->result_count == 0
                     ? "'%s' has %zu result%s, but folds to %zu here"
                     : "'%s' has results that may be several or none: its author folds it",
                 root->full_name, root->result_count, root->result_count == 1 ? "" : "s", count);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    const pattern_part part = pattern_part_at(&all, i);
    (void)fill_result(p, &part, i, &results[i]);
  }
  p->pattern->results = results;
  p->pattern->result_count = count;
}

// ---- Folds --------------------------------------------------------------------------------------

// In a definition the operation has no record yet that its own folds could name.
static const model_op *root_in_definition(pattern_build *p, const pattern_part *source,
                                          const model_op *op) {
  if (pattern_is_directive(source, "root")) return op;
  report_error(p->b->diagnostics, pattern_part_place(p->b, source, PART_OPERATOR),
               "a fold of '%s' begins with (root ...)", op->full_name);
  if (pattern_is_op(source))
    report_help(p->b->diagnostics,
                "folds that begin with operations stand in a list: def : "
                "Folds<[...]>");
  return NULL;
}

static const model_op *root_in_list(pattern_build *p, const pattern_part *source) {
  build *b = p->b;
  const place_range at = pattern_part_place(b, source, PART_OPERATOR);
  if (!pattern_is_op(source)) {
    report_error(b->diagnostics, at, "here a fold begins with the operation that it folds");
    return NULL;
  }
  const model_op *op = model_op_known(b, pattern_operator(source));
  for (size_t i = 0; i < b->model->op_count; i++)
    if (b->model->ops[i] == op) return op;
  report_error(b->diagnostics, at, "'%s' isn't defined here: it is folded in its own file",
               op->full_name);
  return NULL;
}

// `op`: whose definition lists it; NULL: a list of folds does.
static bool fill_fold(pattern_build *p, const model_op *op) {
  const field f = read_field(p->pattern->record, "sourcePattern");
  const pattern_part source = pattern_part_of_field(&f);
  pattern_node *node = ARENA_NEW(p->b->memory, pattern_node);
  *node = (pattern_node){.part = -1};
  op = op == NULL ? root_in_list(p, &source) : root_in_definition(p, &source, op);
  if (op == NULL) return false;
  p->pattern->root = op;
  p->pattern->source = node;
  if (!pattern_source_of(p, &source, op, node)) return false;
  pattern_demands(p);
  fill_results(p);
  pattern_lines(p);
  return true;
}

static const model_pattern *make_fold(build *b, const record *r, const model_op *op) {
  model_making making;
  model_pattern *fold = ARENA_NEW(b->memory, model_pattern);
  *fold = (model_pattern){.record = r, .at = record_place(r), .is_fold = true};
  pattern_build p = {.b = b, .pattern = fold, .is_fold = true};
  model_begin(b, r, &making);
  const bool ok = fill_fold(&p, op);
  fold->outcome = model_end(b, &making);
  if (!ok) return NULL;
  fold->c_name = fold->root->c_name;
  return fold;
}

typedef struct fold_build {
  build *b;
  pointer_map by_op;  // a list of model_pattern
} fold_build;

// What field `f` lists.
static void add_folds(fold_build *s, const field *f, const model_op *op) {
  build *b = s->b;
  for (size_t i = 0; f->value != NULL && i < value_count(f->value); i++) {
    const record *r = value_as_record(value_item(f->value, i));
    const model_pattern *fold = r == NULL || record_is_broken(r) ? NULL : make_fold(b, r, op);
    if (fold == NULL) continue;
    list *all = pointer_map_get(&s->by_op, fold->root);
    list_push(b->memory, all, fold);
  }
}

static bool is_own(const build *b, const record *r) {
  return !record_is_broken(r) && (is_in_main_file(b, r) || is_beside_main_file(b, r));
}

void model_folds_fill(build *b, model *m) {
  fold_build s = {.b = b};
  record_list lists = records_of_class(b->records, TEXT("Folds"));
  list *all = ARENA_ARRAY(b->memory, list, m->op_count + 1);
  for (size_t i = 0; i < m->op_count; i++) {
    all[i] = (list){0};
    pointer_map_set(b->memory, &s.by_op, m->ops[i], &all[i]);
    const field f = read_field(m->ops[i]->record, "folds");
    add_folds(&s, &f, m->ops[i]);
  }
  for (size_t i = 0; i < lists.count; i++) {
    const field f = read_field(lists.items[i], "folds");
    if (is_own(b, lists.items[i])) add_folds(&s, &f, NULL);
  }
  for (size_t i = 0; i < m->op_count; i++) {
    m->ops[i]->folds = (const model_pattern *const *)all[i].items;
    m->ops[i]->fold_count = all[i].count;
  }
}
