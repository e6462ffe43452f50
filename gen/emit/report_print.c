// A report as text for a person, and as JSON for a program.
#include <stdio.h>

#include "emit/hook.h"
#include "emit/report.h"
#include "model/dialect.h"

// What functions of a kind are: one of them in JSON, all of them as a heading.
static const char *const hook_kinds[][2] = {
    [HOOK_PREDICATE] = {"condition", "Conditions in C++"},
    [HOOK_TYPE] = {"type", "Types that follow from others, in C++"},
    [HOOK_VALUE] = {"value", "Values and types made by C++"},
    [HOOK_OPERATION] = {"operation", "Operations of other files"},
    [HOOK_PARAMETER] = {"parameter", "Parameters: reading, printing, comparing"},
    [HOOK_BYTECODE] = {"bytecode", "Bytecode: reading, writing, making"},
    [HOOK_FOLD] = {"fold", "Folds and patterns"},
    [HOOK_VERIFIER] = {"verifier", "Verifiers"},
    [HOOK_TRAIT] = {"trait", "Checks of traits"},
    [HOOK_FORMAT] = {"form", "Custom forms"},
    [HOOK_DIRECTIVE] = {"directive", "Custom directives"},
    [HOOK_METHOD] = {"method", "Methods of interfaces"},
    [HOOK_BUILDER] = {"builder", "Builders"},
    [HOOK_DERIVED] = {"derived", "Derived attributes"},
    [HOOK_PROPERTY] = {"property", "Properties"},
    [HOOK_DIALECT] = {"dialect", "The dialect's own"},
    [HOOK_PASS] = {"pass", "Passes"},
};
enum { HOOK_KINDS = sizeof hook_kinds / sizeof *hook_kinds };

static const char *const element_kinds[][2] = {
    [REPORT_OPERATIONS] = {"operation", "operations"}, [REPORT_TYPES] = {"type", "types"},
    [REPORT_ATTRIBUTES] = {"attribute", "attributes"}, [REPORT_ENUMS] = {"enum", "enums"},
    [REPORT_INTERFACES] = {"interface", "interfaces"},
};

static const char *const left_out_kinds[] = {[LEFT_OUT_OP] = "operation",
                                             [LEFT_OUT_TYPE] = "type",
                                             [LEFT_OUT_ATTR] = "attribute",
                                             [LEFT_OUT_ENUM] = "enum",
                                             [LEFT_OUT_INTERFACE] = "interface"};

// ---- Text ---------------------------------------------------------------------------------------

enum { USERS_SHOWN = 6, UNKNOWN_SHOWN = 40 };

static void print_place(const report *r, buffer *to, place at) {
  position p = source_position(r->sources, at);
  if (p.file != NULL) buffer_printf(to, "%.*s:%u", TEXT_ARGS(p.file->name), p.line);
}

static void print_counts(const report *r, buffer *to) {
  buffer_printf(to, "%-12s %8s %10s %16s %10s\n", "", "all", "complete", "with functions",
                "left out");
  for (size_t i = 0; i < REPORT_KINDS; i++) {
    const report_count *c = &r->counts[i];
    if (c->total == 0) continue;
    buffer_printf(to, "%-12s %8zu %10zu %16zu %10zu\n", element_kinds[i][1], c->total, c->complete,
                  c->with_functions, c->left_out);
  }
}

static void print_function(const report *r, buffer *to, const report_function *f) {
  const model_hook *h = f->hook;
  buffer_printf(to, "  %s  ", h->name);
  print_place(r, to, h->at);
  if (h->why != NULL) buffer_printf(to, "  %s", h->why);
  buffer_char(to, '\n');
  if (f->users.count == 0 || h->user != NULL) return;
  buffer_string(to, "    for ");
  for (size_t i = 0; i < f->users.count && i < USERS_SHOWN; i++)
    buffer_printf(to, "%s%s", i > 0 ? ", " : "", (const char *)f->users.items[i]);
  if (f->users.count > USERS_SHOWN)
    buffer_printf(to, " and %zu more", f->users.count - USERS_SHOWN);
  buffer_char(to, '\n');
}

static void print_functions(const report *r, buffer *to) {
  for (size_t kind = 0; kind < HOOK_KINDS; kind++) {
    size_t count = 0;
    for (size_t i = 0; i < r->functions.count; i++)
      count += ((const report_function *)r->functions.items[i])->hook->kind == kind;
    if (count == 0) continue;
    buffer_printf(to, "\n%s: %zu\n", hook_kinds[kind][1], count);
    for (size_t i = 0; i < r->functions.count; i++) {
      const report_function *f = r->functions.items[i];
      if (f->hook->kind == kind) print_function(r, to, f);
    }
  }
}

static void print_unknown(const report *r, buffer *to) {
  if (r->unknown.count == 0) return;
  buffer_string(to, "\nWhat has no C, the most wanted first (a declaration saves the function):\n");
  for (size_t i = 0; i < r->unknown.count && i < UNKNOWN_SHOWN; i++) {
    const unknown_cpp *u = r->unknown.items[i];
    buffer_printf(to, "  %s: %zu function%s of %zu element%s\n", u->what, u->functions,
                  u->functions == 1 ? "" : "s", u->elements, u->elements == 1 ? "" : "s");
  }
  if (r->unknown.count > UNKNOWN_SHOWN)
    buffer_printf(to, "  and %zu more\n", r->unknown.count - UNKNOWN_SHOWN);
}

static void print_left_out(const report *r, buffer *to) {
  const list *all = &r->model->left_out;
  if (all->count == 0) return;
  buffer_printf(to, "\nLeft out, because of errors: %zu\n", all->count);
  for (size_t i = 0; i < all->count; i++) {
    const model_left_out *l = all->items[i];
    buffer_printf(to, "  %s %s  ", left_out_kinds[l->kind], l->name);
    print_place(r, to, l->at);
    if (l->error != NULL) buffer_printf(to, "  %s", l->error);
    buffer_char(to, '\n');
  }
}

void report_print(const report *r, buffer *to) {
  buffer_printf(to, "%s", r->model->source_name);
  if (r->model->dialect != NULL) buffer_printf(to, ", the dialect %s", r->model->dialect->name);
  buffer_string(to, "\n\n");
  print_counts(r, to);
  buffer_printf(to, "\nFunctions that you write: %zu\n", r->functions.count);
  print_functions(r, to);
  print_unknown(r, to);
  print_left_out(r, to);
}

// ---- JSON ---------------------------------------------------------------------------------------

static void print_string(buffer *to, const char *string) {
  buffer_char(to, '"');
  for (const char *at = string; *at != '\0'; at++) {
    unsigned char c = (unsigned char)*at;
    if (c == '"' || c == '\\') buffer_printf(to, "\\%c", c);
    else if (c < 0x20) buffer_printf(to, "\\u%04x", c);
    else buffer_char(to, *at);
  }
  buffer_char(to, '"');
}

static void print_member(buffer *to, const char *name, const char *value) {
  if (value == NULL) return;
  buffer_printf(to, ", \"%s\": ", name);
  print_string(to, value);
}

static void print_json_place(const report *r, arena *memory, buffer *to, place at) {
  position p = source_position(r->sources, at);
  if (p.file == NULL) return;
  print_member(to, "file", arena_text(memory, p.file->path).data);
  buffer_printf(to, ", \"line\": %u, \"column\": %u", p.line, p.column);
}

static void print_json_function(const report *r, arena *memory, buffer *to,
                                const report_function *f) {
  const model_hook *h = f->hook;
  emitter e = {.memory = memory};
  buffer_printf(to, "    {\"kind\": \"%s\"", hook_kinds[h->kind][0]);
  print_member(to, "name", h->name);
  print_member(to, "signature", hook_signature(&e, h));
  print_member(to, "cpp", h->cpp);
  print_member(to, "why", h->why);
  print_json_place(r, memory, to, h->at);
  buffer_string(to, ", \"users\": [");
  for (size_t i = 0; i < f->users.count; i++) {
    if (i > 0) buffer_string(to, ", ");
    print_string(to, f->users.items[i]);
  }
  buffer_string(to, "]}");
}

static void print_json_counts(const report *r, buffer *to) {
  for (size_t i = 0; i < REPORT_KINDS; i++) {
    const report_count *c = &r->counts[i];
    buffer_printf(to,
                  "  \"%s\": {\"all\": %zu, \"complete\": %zu, \"with_functions\": %zu, "
                  "\"left_out\": %zu},\n",
                  element_kinds[i][1], c->total, c->complete, c->with_functions, c->left_out);
  }
}

static void print_json_left_out(const report *r, arena *memory, buffer *to) {
  const list *all = &r->model->left_out;
  buffer_string(to, "  \"left_out\": [");
  for (size_t i = 0; i < all->count; i++) {
    const model_left_out *l = all->items[i];
    buffer_printf(to, "%s\n    {\"kind\": \"%s\"", i > 0 ? "," : "", left_out_kinds[l->kind]);
    print_member(to, "name", l->name);
    print_member(to, "why", l->error);
    print_json_place(r, memory, to, l->at);
    buffer_char(to, '}');
  }
  buffer_string(to, all->count > 0 ? "\n  ]\n" : "]\n");
}

void report_print_json(const report *r, arena *memory, buffer *to) {
  buffer_string(to, "{\n  \"source\": ");
  print_string(to, r->model->source_name);
  print_member(to, "dialect", r->model->dialect == NULL ? NULL : r->model->dialect->name);
  buffer_string(to, ",\n");
  print_json_counts(r, to);
  buffer_string(to, "  \"functions\": [");
  for (size_t i = 0; i < r->functions.count; i++) {
    buffer_string(to, i > 0 ? ",\n" : "\n");
    print_json_function(r, memory, to, r->functions.items[i]);
  }
  buffer_string(to, r->functions.count > 0 ? "\n  ],\n" : "],\n");
  buffer_string(to, "  \"unknown\": [");
  for (size_t i = 0; i < r->unknown.count; i++) {
    const unknown_cpp *u = r->unknown.items[i];
    buffer_string(to, i > 0 ? ",\n    {\"what\": " : "\n    {\"what\": ");
    print_string(to, u->what);
    buffer_printf(to, ", \"functions\": %zu, \"elements\": %zu}", u->functions, u->elements);
  }
  buffer_string(to, r->unknown.count > 0 ? "\n  ],\n" : "],\n");
  print_json_left_out(r, memory, to);
  buffer_string(to, "}\n");
}
