// Which definitions of a file can't be written, so that the model is made again without them.
// Called by generate.c after each attempt.

#include "record/session.h"
#include "model/definition.h"
#include "model/enum.h"
#include "model/interface.h"
#include "model/model.h"
#include "model/op.h"
#include "model/pattern.h"

bool model_leave_out(session *s, pointer_map *left_out, const record *r, const char *error) {
  static const char unknown[] = "";
  if (r == NULL || pointer_map_get(left_out, r) != NULL) return false;
  pointer_map_set(s->memory, left_out, r, (void *)(error == NULL ? unknown : error));
  return true;
}

bool model_leave_out_broken(session *s, const model *m, pointer_map *left_out) {
  size_t before = left_out->count;
  for (size_t i = 0; i < m->op_count; i++)
    if (m->ops[i]->outcome.is_broken)
      model_leave_out(s, left_out, m->ops[i]->record, m->ops[i]->outcome.error);
  for (size_t i = 0; i < m->type_count; i++)
    if (m->types[i]->outcome.is_broken)
      model_leave_out(s, left_out, m->types[i]->record, m->types[i]->outcome.error);
  for (size_t i = 0; i < m->attr_count; i++)
    if (m->attrs[i]->outcome.is_broken)
      model_leave_out(s, left_out, m->attrs[i]->record, m->attrs[i]->outcome.error);
  for (size_t i = 0; i < m->enum_count; i++)
    if (m->enums[i]->outcome.is_broken)
      model_leave_out(s, left_out, m->enums[i]->record, m->enums[i]->outcome.error);
  for (size_t i = 0; i < m->interface_count; i++)
    if (m->interfaces[i]->outcome.is_broken)
      model_leave_out(s, left_out, m->interfaces[i]->record, m->interfaces[i]->outcome.error);
  for (size_t i = 0; i < m->pattern_count; i++)
    if (m->patterns[i]->outcome.is_broken)
      model_leave_out(s, left_out, m->patterns[i]->record, m->patterns[i]->outcome.error);
  return left_out->count > before;
}
