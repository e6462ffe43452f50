// Fields that MoreFields records give definitions of other files, and items that MoreItems records
// add to their lists. Called when all is read.
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

// After those that the definition has. What is no list of the same type is refused, or takes the
// place of what stands there, when it is assigned.
static const value *added(evaluation *ev, const record *of, const slot *s, const value *items) {
  const size_t at = record_slot(of, s->name);
  const value *before = at == SIZE_MAX ? NULL : of->values[at];
  bool are_lists = before != NULL && of->shape->slots[at].type == s->type &&
                   before->tag == TAG_LIST && items->tag == TAG_LIST;
  return are_lists ? concat_lists(ev, before, items) : items;
}

static void take_fields(evaluation *ev, const record *more, bool adds) {
  record *of = definition_meant(ev, more);
  for (size_t n = 0; of != NULL && n < record_field_count(more); n++) {
    const slot *s = &more->shape->slots[n];
    text name = value_text(s->name);
    place_range at = {s->declared, s->declared + (place)name.size};
    if (text_is(name, "definition")) continue;
    const value *v = adds ? added(ev, of, s, more->values[n]) : more->values[n];
    if (v != NULL) assign_field(ev, of, s->name, NULL, 0, v, at, more->assigned[n]);
  }
}

void take_more_fields(evaluation *ev) {
  record_list all = records_of_class(ev->set, TEXT("MoreFields"));
  for (size_t i = 0; i < all.count; i++) take_fields(ev, all.items[i], false);
  all = records_of_class(ev->set, TEXT("MoreItems"));
  for (size_t i = 0; i < all.count; i++) take_fields(ev, all.items[i], true);
}
