// Names that definitions of earlier versions of MLIR use: records of the classes FormerName and
// FormerField tell what is meant. Asked where a name is unknown, so that an author's own goes
// before.
#include "evaluate/evaluate.h"

static bool field_is(const record *r, const char *name, text wanted) {
  text found;
  const value *v = record_value(r, text_of(name));
  return v != NULL && value_as_text(v, &found) && text_equal(found, wanted);
}

static bool is_first_time(evaluation *ev, const value *former) {
  if (name_map_find(&ev->former_names, former) != NULL) return false;
  name_map_set(&ev->former_names, former, (void *)former);
  return true;
}

// NULL: the name wasn't one of MLIR's.
static const value *name_of_today(evaluation *ev, place_range at, const value *former) {
  record_list all = records_of_class(ev->set, TEXT("FormerName"));
  for (size_t i = 0; i < all.count; i++) {
    text today;
    if (!field_is(all.items[i], "named", value_text(former))) continue;
    if (!value_as_text(record_value(all.items[i], TEXT("meant")), &today)) continue;
    if (is_first_time(ev, former))
      report_warning(ev->diagnostics, at, "'%.*s' is an earlier name of MLIR's, read as '%.*s'",
                     TEXT_ARGS(value_text(former)), TEXT_ARGS(today));
    return name_value(ev, today);
  }
  return NULL;
}

record *class_named(evaluation *ev, place_range at, const value *name) {
  record *found = name_map_find(&ev->set->classes, name);
  const value *today = found == NULL ? name_of_today(ev, at, name) : NULL;
  return today == NULL ? found : name_map_find(&ev->set->classes, today);
}

const value *definition_named(evaluation *ev, place_range at, const value *name) {
  const value *found = find_global(ev, name);
  const value *today = found == NULL ? name_of_today(ev, at, name) : NULL;
  return today == NULL ? found : find_global(ev, today);
}

// NULL: the field never was.
static const record *former_field(evaluation *ev, const record *r, text name) {
  record_list all = records_of_class(ev->set, TEXT("FormerField"));
  for (size_t i = 0; i < all.count; i++) {
    text of_class;
    const record *former = all.items[i];
    if (field_is(former, "named", name) &&
        value_as_text(record_value(former, TEXT("ofClass")), &of_class) &&
        (record_is_a(r, of_class) || text_equal(record_name(r), of_class)))
      return former;
  }
  return NULL;
}

bool former_let_of(evaluation *ev, const syntax *s, const record *r, former_let *out) {
  text why, today;
  place_range at = {s->begin, s->begin + (place)s->name.size};
  const source_file *file = source_of(ev->set->sources, s->begin);
  const record *former = former_field(ev, r, s->name);
  if (former == NULL || file == NULL || !source_is_td(file)) return false;
  if (!value_as_text(record_value(former, TEXT("because")), &why)) return false;
  if (!value_as_text(record_value(former, TEXT("meant")), &today)) return false;
  *out = (former_let){NULL, NULL};
  if (today.size == 0) {
    report_warning(ev->diagnostics, at, "'%.*s' has no effect: %.*s", TEXT_ARGS(s->name),
                   TEXT_ARGS(why));
    return true;
  }
  const syntax *initial = s->child->next;
  if (initial->kind != SYNTAX_UNSET)
    report_warning(ev->diagnostics, at,
                   "'%.*s' is a field of earlier versions of MLIR, read as '%.*s = 1': %.*s",
                   TEXT_ARGS(s->name), TEXT_ARGS(today), TEXT_ARGS(why));
  out->field = name_value(ev, today);
  out->value = value_of_bit(ev->values, initial->kind != SYNTAX_UNSET);
  return true;
}
