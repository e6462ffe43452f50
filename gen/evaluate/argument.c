// Template arguments: the values that a class, multiclass or base is given, checked and cast to the
// types that it declares, and the defaults of those that it is not given.
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

static const value *argument_name(evaluation *ev, const syntax *s, const record *of) {
  const syntax *name = s->child;
  if (name->kind != SYNTAX_NAME && name->kind != SYNTAX_STRING)
    return error_at_syntax(ev, name, "The name of named argument should be a valid identifier");
  return qualify(ev, of, name_value(ev, name->name));
}

static bool find_named(evaluation *ev, const syntax *s, const record *of, argument_place *out) {
  const value *name = argument_name(ev, s, of);
  if (name == NULL) return false;
  const argument *a = record_argument(of, name);
  if (a != NULL) {
    *out = (argument_place){s->child->next, name, a->type};
    return true;
  }
  if (of->broken) return false;
  error_at_syntax(ev, s->child, "Argument \"%.*s\" doesn't exist", TEXT_ARGS(s->child->name));
  spelling near = spelling_of(s->child->name);
  for (size_t i = 0; i < of->argument_count; i++)
    spelling_offer(&near, text_after_last(value_text(of->arguments[i].name), ":"));
  report_spelling(ev->diagnostics, &near);
  return false;
}

// How a class is written, where something else was: TypesMatchWith<summary, lhsArg, ...>.
static void report_arguments(evaluation *ev, const record *of) {
  buffer written = {0};
  for (size_t i = 0; i < of->argument_count; i++) {
    bool may_stay_out = value_is_complete(of->arguments[i].value);
    text name = may_stay_out ? TEXT("...")
                             : text_after_last(value_text(of->arguments[i].name), ":");
    buffer_printf(&written, "%s%.*s", i == 0 ? "" : ", ", TEXT_ARGS(name));
    if (may_stay_out) break;
  }
  report_help(ev->diagnostics, "write %.*s<%.*s>", TEXT_ARGS(record_name(of)), (int)written.size,
              written.data);
  buffer_free(&written);
}

// A number or a text that the argument beside it takes.
static bool is_exchanged(const record *of, const argument *a, const value *v) {
  const argument *next = a + 1;
  bool has_next = next < of->arguments + of->argument_count;
  bool is_plain = v->type->kind == TYPE_INT || v->type->kind == TYPE_STRING;
  return has_next && is_plain && next->type->kind == v->type->kind &&
         !value_is_complete(next->value);
}

static bool cast_argument(evaluation *ev, const record *of, const syntax *s, size_t index,
                          call_argument *given) {
  const argument *a = given->name == NULL ? &of->arguments[index]
                                          : record_argument(of, given->name);
  const value *v = given->value;
  if (v->type == NULL) return true;
  given->value = cast(ev, v, a->type);
  if (given->value != NULL) return true;
  error_at_syntax(ev, s,
                  "Value specified for template argument '%.*s' is of type %.*s; "
                  "expected type %.*s: %.*s",
                  TEXT_ARGS(value_text(a->name)), TEXT_ARGS(printed_type(ev, v->type)),
                  TEXT_ARGS(printed_type(ev, a->type)), TEXT_ARGS(printed(ev, v)));
  report_note(ev->diagnostics, at_place(a->declared), "declared in '%.*s'",
              TEXT_ARGS(record_name(of)));
  if (report_class_meant(ev, record_name(of), v)) return false;
  if (is_exchanged(of, a, v) || !report_conversion_help(ev, v, a->type)) report_arguments(ev, of);
  return false;
}

static void report_too_many(evaluation *ev, const syntax *s, const record *of, size_t count) {
  error_at_syntax(ev, s, "Too many template arguments: %zu", count);
  report_note(ev->diagnostics, at_place(record_place(of)), "'%.*s' takes %u template argument%s",
              TEXT_ARGS(record_name(of)), of->argument_count, of->argument_count == 1 ? "" : "s");
  bool takes_list = of->argument_count == 1 && of->arguments[0].type->kind == TYPE_LIST;
  if (takes_list)
    report_help(ev->diagnostics, "write a list: %.*s<[...]>", TEXT_ARGS(record_name(of)));
}

bool argument_meant(evaluation *ev, const syntax *s, const record *of, size_t index, bool *named,
                    argument_place *out) {
  if (index >= of->argument_count) {
    if (!of->broken) report_too_many(ev, s, of, index + 1);
    return false;
  }
  if (s->kind == SYNTAX_NAMED) {
    *named = true;
    return find_named(ev, s, of, out);
  }
  *out = (argument_place){s, NULL, *named ? NULL : of->arguments[index].type};
  return true;
}

bool take_argument(evaluation *ev, const argument_place *at, bool named, const value *v,
                   call_argument *out) {
  *out = (call_argument){at->name, v};
  if (at->name != NULL && v->tag == TAG_UNSET)
    return error_at_syntax(ev, at->value,
                           "The value of named argument should be initialized, but we got '?'") !=
           NULL;
  return !named || at->name != NULL ||
         error_at_syntax(ev, at->value,
                         "Positional argument should be put before named argument") != NULL;
}

bool cast_arguments(evaluation *ev, const syntax *first, const record *of,
                    const call_arguments *given) {
  size_t index = 0;
  for (const syntax *s = first; s != NULL; s = s->next, index++)
    if (!cast_argument(ev, of, s, index, &given->items[index])) return false;
  return true;
}

static size_t argument_index(const record *of, const value *name) {
  const argument *a = record_argument(of, name);
  return a == NULL ? 0 : (size_t)(a - of->arguments);
}

static bool use_default(evaluation *ev, const record *of, const argument *a, place_range at,
                        resolver *bind) {
  if (value_is_complete(a->value)) {
    if (bind != NULL) resolver_push(bind, a->name, a->value);
    return true;
  }
  if (of->broken) return false;
  report_error(ev->diagnostics, at, "value not specified for template argument '%.*s'",
               TEXT_ARGS(value_text(a->name)));
  report_note(ev->diagnostics, at_place(a->declared), "declared in '%.*s'",
              TEXT_ARGS(record_name(of)));
  report_arguments(ev, of);
  return false;
}

bool resolve_arguments(evaluation *ev, record *of, const call_arguments *given, place_range at,
                       resolver *bind) {
  bool few[32] = {false};
  bool *seen = few;
  if (of->argument_count > 32) {
    seen = memory_take(of->argument_count);
    memset(seen, 0, of->argument_count);
  }
  bool ok = true;
  for (size_t i = 0; i < given->count && ok; i++) {
    const value *name = given->items[i].name;
    size_t index = name == NULL ? i : argument_index(of, name);
    if (seen[index]) {
      report_error(ev->diagnostics, at, "We can only specify the template argument '%.*s' once",
                   TEXT_ARGS(value_text(of->arguments[index].name)));
      ok = false;
    }
    seen[index] = true;
    if (bind != NULL) resolver_push(bind, of->arguments[index].name, given->items[i].value);
  }
  for (size_t i = 0; i < of->argument_count && ok; i++)
    if (!seen[i]) ok = use_default(ev, of, &of->arguments[i], at, bind);
  if (seen != few) free(seen);
  return ok;
}
