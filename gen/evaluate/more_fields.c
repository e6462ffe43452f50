// Fields that MoreFields records give definitions of other files. Called when all is read.
#include "evaluate/evaluate.h"
#include "record/record.h"

// NULL: reported, or another's class of that name.
static record *definition_meant(evaluation *ev, const record *more) {
  const value *named = record_value(more, TEXT("definition"));
  text name;
  if (named == NULL || !value_as_text(named, &name)) return NULL;
  record *of = (record *)records_find(ev->set, name);
  if (of == NULL)
    report_error(ev->diagnostics, at_place(record_place(more)), "no definition is named '%.*s'",
                 TEXT_ARGS(name));
  return of;
}

void take_more_fields(evaluation *ev) {
  record_list all = records_of_class(ev->set, TEXT("MoreFields"));
  for (size_t i = 0; i < all.count; i++) {
    const record *more = all.items[i];
    record *of = definition_meant(ev, more);
    for (size_t n = 0; of != NULL && n < record_field_count(more); n++) {
      const slot *s = &more->shape->slots[n];
      text name = value_text(s->name);
      place_range at = {s->declared, s->declared + (place)name.size};
      if (!text_is(name, "definition"))
        assign_field(ev, of, s->name, NULL, 0, more->values[n], at, more->assigned[n]);
    }
  }
}
