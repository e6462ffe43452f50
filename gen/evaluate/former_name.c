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

bool is_former_field(evaluation *ev, place_range at, const record *r, const value *name) {
  record_list all = records_of_class(ev->set, TEXT("FormerField"));
  for (size_t i = 0; i < all.count; i++) {
    text of_class, because;
    const record *former = all.items[i];
    if (!field_is(former, "named", value_text(name))) continue;
    if (!value_as_text(record_value(former, TEXT("ofClass")), &of_class)) continue;
    if (!record_is_a(r, of_class) && !text_equal(record_name(r), of_class)) continue;
    if (!value_as_text(record_value(former, TEXT("because")), &because)) continue;
    report_warning(ev->diagnostics, at, "'%.*s' has no effect: %.*s", TEXT_ARGS(value_text(name)),
                   TEXT_ARGS(because));
    return true;
  }
  return false;
}
