// Records being made: setting fields, resolving a whole record, its asserts and dumps, and the
// anonymous records that class calls make.
#include <stdlib.h>

#include "evaluate/evaluate.h"

// ---- fields -------------------------------------------------------------------------------------

// A field of bits always holds bits, one by one.
static const value *spread_bits(evaluation *ev, const value *v, const type *t) {
  const value *few[64] = {0};
  const value **bits = t->width <= 64 ? few : memory_take(t->width * sizeof *bits);
  const value *result = v;
  for (uint32_t i = 0; i < t->width && result != NULL; i++) {
    bits[i] = bit_at(ev, v, i);
    if (bits[i] == NULL) result = NULL;
  }
  if (result != NULL) result = value_of_bits(ev->values, bits, t->width);
  if (bits != few) free(bits);
  return result;
}

const value *fit(evaluation *ev, const value *v, const type *t) {
  if (v->type != t) v = cast(ev, v, t);
  return v != NULL && t->kind == TYPE_BITS && v->tag != TAG_BITS ? spread_bits(ev, v, t) : v;
}

bool set_field(evaluation *ev, record *r, size_t at, const value *v) {
  v = fit(ev, v, r->shape->slots[at].type);
  if (v == NULL) return false;
  r->values[at] = v;
  return true;
}

static bool refuse_value(evaluation *ev, const record *r, const slot *s, const value *v) {
  size_t before = diagnostics_error_count(ev->diagnostics);
  if (before == 0 || !r->broken)
    fault(ev, r,
          "Invalid value of type '%.*s' found when setting field '%.*s' of type '%.*s' after "
          "resolving references: %.*s",
          TEXT_ARGS(v->type == NULL ? TEXT("?") : printed_type(ev, v->type)),
          TEXT_ARGS(value_text(s->name)), TEXT_ARGS(printed_type(ev, s->type)),
          TEXT_ARGS(printed(ev, v)));
  return false;
}

static bool resolve_fields(evaluation *ev, record *r, resolver *with) {
  size_t count = r->shape == NULL ? 0 : r->shape->count;
  for (size_t i = 0; i < count; i++) {
    const value *old = r->values[i];
    if (!(old->flags & VALUE_OPEN)) continue;
    const value *v = resolve(ev, with, old);
    if (v == NULL) return false;
    if (v != old && !set_field(ev, r, i, v)) return refuse_value(ev, r, &r->shape->slots[i], v);
  }
  return true;
}

static bool resolve_defaults(evaluation *ev, record *r, resolver *with) {
  for (size_t i = 0; i < r->argument_count; i++) {
    argument *a = &r->arguments[i];
    if (!(a->value->flags & VALUE_OPEN)) continue;
    const value *v = resolve(ev, with, a->value);
    if (v != NULL && v != a->value) v = fit(ev, v, a->type);
    if (v == NULL) return false;
    a->value = v;
  }
  return true;
}

static bool resolve_checks(evaluation *ev, record *r, resolver *with) {
  for (int dumps = 0; dumps < 2; dumps++) {
    for (size_t i = 0; i < r->check_count; i++) {
      check *c = &r->checks[i];
      if ((c->condition == NULL) != (dumps == 1)) continue;
      if (c->condition != NULL && (c->condition = resolve(ev, with, c->condition)) == NULL)
        return false;
      if ((c->message = resolve(ev, with, c->message)) == NULL) return false;
    }
  }
  return true;
}

bool resolve_record(evaluation *ev, record *r, resolver *with) {
  const value *name = resolve(ev, with, r->name);
  if (name == NULL) return false;
  if (name != r->name && name->type != NULL && name->type->kind != TYPE_STRING) {
    fault(ev, r, "record name '%.*s' is not a string", TEXT_ARGS(printed(ev, name)));
    return false;
  }
  r->name = name;
  return resolve_defaults(ev, r, with) && resolve_fields(ev, r, with) &&
         resolve_checks(ev, r, with);
}

bool resolve_record_finally(evaluation *ev, record *r, const value *new_name) {
  resolver with = {.kind = RESOLVE_RECORD, .final = true, .current = r, .new_name = new_name};
  bool ok = resolve_record(ev, r, &with);
  resolver_free(&with);
  return ok;
}

// ---- asserts and dumps --------------------------------------------------------------------------

static text said_by(const value *message) {
  return message->tag == TAG_STRING ? value_text(message)
                                    : TEXT("(assert message is not a string)");
}

bool check_assert(evaluation *ev, const check *c, const value *condition, const value *message) {
  int64_t known;
  if (!known_integer(condition, &known)) {
    report_error(ev->diagnostics, c->at, "assert condition must of type bit, bits, or int.");
    return false;
  }
  if (known != 0) return true;
  report_error(ev->diagnostics, c->at, "assertion failed: %.*s", TEXT_ARGS(said_by(message)));
  return false;
}

// What a class of another file asserts is the mistake of the record.
static void check_in_record(evaluation *ev, record *r, const check *c, const value *condition,
                            const value *message) {
  const source_set *sources = ev->set->sources;
  bool is_foreign = source_of(sources, c->at.begin) != source_of(sources, record_place(r));
  int64_t known;
  if (is_foreign && known_integer(condition, &known) && known == 0) {
    report_at_record(ev, r, "assertion failed: %.*s", TEXT_ARGS(said_by(message)));
    report_note(ev->diagnostics, c->at, "asserted here");
    r->broken = true;
  } else if (!check_assert(ev, c, condition, message)) {
    report_at_record(ev, r, "assertion failed in this record");
  }
}

void write_dump(evaluation *ev, place_range at, const value *message) {
  if (!charge(ev, 200)) return;
  if (message->tag == TAG_STRING) {
    report_note(ev->diagnostics, at, "%.*s", TEXT_ARGS(value_text(message)));
    return;
  }
  report_error(ev->diagnostics, at, "dump value is not of type string");
  report_help(ev->diagnostics, "use !repr for its text");
}

bool run_checks(evaluation *ev, record *r) {
  bool ok = true;
  for (int dumps = 0; dumps < 2; dumps++) {
    resolver with = {.kind = RESOLVE_RECORD, .final = true, .current = r};
    for (size_t i = 0; i < r->check_count && ok; i++) {
      const check *c = &r->checks[i];
      if ((c->condition == NULL) != (dumps == 1)) continue;
      const value *condition = c->condition == NULL ? NULL : resolve(ev, &with, c->condition);
      const value *message = resolve(ev, &with, c->message);
      if (message == NULL || (c->condition != NULL && condition == NULL)) ok = false;
      else if (condition == NULL) write_dump(ev, c->at, message);
      else check_in_record(ev, r, c, condition, message);
    }
    resolver_free(&with);
  }
  return ok;
}

// ---- class calls --------------------------------------------------------------------------------

static void bind_arguments(resolver *with, const record *class_record, const value *call) {
  for (size_t i = 0; i < class_record->argument_count; i++)
    resolver_push(with, class_record->arguments[i].name, class_record->arguments[i].value);
  for (size_t i = 0; i < call->count; i++) {
    const argument *named = record_argument(class_record, call_name(call, i));
    size_t at = named == NULL ? i : (size_t)(named - class_record->arguments);
    with->bindings[at].value = call_value(call, i);
  }
}

static bool build_instance(evaluation *ev, record *r, record *class_record, const value *call) {
  record_take_fields(ev->set, r, class_record);
  for (size_t i = 0; i < class_record->check_count; i++)
    record_add_check(ev->set, r, &class_record->checks[i]);
  resolver with = {.kind = RESOLVE_MAP, .current = r};
  bind_arguments(&with, class_record, call);
  bool ok = resolve_record(ev, r, &with);
  resolver_free(&with);
  record_add_base(ev->set, r, class_record);
  return ok && resolve_record_finally(ev, r, NULL);
}

static record *make_instance(evaluation *ev, record *class_record, const value *call) {
  const value *name = value_of_anonymous(ev->values, ev->set->next_anonymous++);
  record *r = record_create(ev->set, RECORD_ANONYMOUS, name, call_place(call));
  if (!build_instance(ev, r, class_record, call)) return NULL;
  r->building = false;
  record_set_add(ev->set, r);
  return run_checks(ev, r) ? r : NULL;
}

const value *instantiate(evaluation *ev, const value *call) {
  if (call_record(call) != NULL) return record_self(ev->set, call_record(call));
  record *class_record = call_class(call);
  frame here;
  if (class_record->broken || must_stop(ev) ||
      !frame_enter(ev, &here, class_record, call_place(call)))
    return NULL;
  record *r = make_instance(ev, class_record, call);
  frame_leave(ev);
  if (r == NULL) return NULL;
  call_remember(call, r);
  return record_self(ev->set, r);
}

const value *fold_call(evaluation *ev, const value *v) {
  if (call_record(v) != NULL) return record_self(ev->set, call_record(v));
  resolver track = {.kind = RESOLVE_TRACK};
  for (size_t i = 0; i < v->count; i++)
    if (resolve(ev, &track, call_value(v, i)) == NULL) return NULL;
  return track.found ? v : instantiate(ev, v);
}
