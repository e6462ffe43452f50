// What patterns and their sets give names to.
#include "make/naming.h"
#include "model/pattern.h"

void enter_patterns(naming *n) {
  const model *m = n->model;
  for (size_t i = 0; i < m->pattern_declaration_count; i++) {
    n->at = m->pattern_declarations[i].at;
    enter_declarations(n, m->pattern_declarations[i]);
  }
  for (size_t i = 0; i < m->pattern_count; i++) {
    n->owner = m->patterns[i]->record;
    n->at = m->patterns[i]->at;
    enter_role(n, NAME_PATTERN, m->patterns[i]->c_name, "", NULL);
    if (m->patterns[i]->is_native)
      enter_hook_role(n, NAME_REWRITE_HOOK, m->patterns[i]->c_name, "",
                      "mica_rewriter *rw, mica_op *op");
  }
  n->owner = NULL;
  for (size_t i = 0; i < m->pattern_set_count; i++) {
    const model_pattern_set *set = m->pattern_sets[i];
    n->at = set->at;
    if (set->root == NULL) enter_role(n, NAME_PATTERN_SET, set->c_name, "", NULL);
  }
}
