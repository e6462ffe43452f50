// The text of pipelines: `builtin.module(func.func(cse,canonicalize{top-down=false}),inline)`.
// A text is read to a tree of elements first, so that a name that nobody knows is reported before
// anything is added.
#include <stdio.h>

#include "context/context.h"
#include "memory/array.h"
#include "pass/pipeline.h"

// ---- Errors -------------------------------------------------------------------------------------

void mica_pass_errors_put(pass_errors *errors, mica_str text) {
  if (!MICA_ARRAY_ROOM(&errors->context->memory, errors->text, errors->size, errors->capacity,
                       text.size))
    return;
  if (text.size != 0) memcpy(errors->text + errors->size, text.data, text.size);
  errors->size += text.size;
}

bool mica_pass_errors_report(pass_errors *errors) {
  if (errors->size != 0) {
    mica_diag *diag = mica_diag_begin(errors->context, MICA_ERROR, mica_loc_unknown(), "");
    for (size_t at = 0; at < errors->size; at += MICA_ERROR_PIECE) {
      size_t left = errors->size - at;
      size_t size = left < MICA_ERROR_PIECE ? left : MICA_ERROR_PIECE;
      mica_diag_append(diag, "%S", (mica_str){errors->text + at, size});
    }
    mica_diag_report(diag);
  }
  mica_free(errors->context, errors->text, errors->capacity);
  *errors = (pass_errors){.context = errors->context};
  return false;
}

// ---- Reading ------------------------------------------------------------------------------------

typedef struct element {
  mica_str name, options;
  bool has_inner;
  struct element *inner, *last_inner, *next, *parent;
} element;

typedef struct reader {
  mica_arena arena;
  mica_context *context;
  mica_str whole;
  const mica_pass_registry *registry;
  pass_errors *errors;
} reader;

// As llvm::SourceMgr shows a place: the line, and a caret below it.
static bool fail_at(reader *r, const char *at, const char *before, mica_str name,
                    const char *after) {
  const char *start = at, *end = at, *text_end = r->whole.data + r->whole.size;
  unsigned line = 1;
  while (start > r->whole.data && start[-1] != '\n') start--;
  while (end < text_end && *end != '\n') end++;
  for (const char *c = r->whole.data; c < start; c++) line += *c == '\n';
  char place[64];
  snprintf(place, sizeof place, "%u:%zu", line, (size_t)(at - start) + 1);
  pass_errors_put(r->errors, "MLIR Textual PassPipeline Parser:");
  pass_errors_put(r->errors, place);
  pass_errors_put(r->errors, ": error: ");
  pass_errors_put(r->errors, before);
  mica_pass_errors_put(r->errors, name);
  pass_errors_put(r->errors, after);
  pass_errors_put(r->errors, "\n");
  mica_pass_errors_put(r->errors, (mica_str){start, (size_t)(end - start)});
  pass_errors_put(r->errors, "\n");
  for (const char *c = start; c < at; c++) pass_errors_put(r->errors, " ");
  pass_errors_put(r->errors, "^\n");
  return false;
}

static bool say_at(reader *r, const char *at, const char *text) {
  return fail_at(r, at, text, (mica_str){NULL, 0}, "");
}

static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static void skip_blanks(mica_str *text) {
  while (text->size != 0 && is_blank(text->data[0])) {
    text->data++;
    text->size--;
  }
}

static mica_str take(mica_str *text, size_t size) {
  mica_str taken = {text->data, size};
  text->data += size;
  text->size -= size;
  return taken;
}

static mica_str take_name(mica_str *text) {
  size_t size = 0;
  while (size < text->size && strchr(",(){", text->data[size]) == NULL) size++;
  mica_str name = take(text, size);
  skip_blanks(&name);
  while (name.size != 0 && is_blank(name.data[name.size - 1])) name.size--;
  return name;
}

static bool take_options(reader *r, mica_str *text, element *e) {
  size_t depth = 0;
  for (size_t i = 0; i < text->size; i++) {
    if (text->data[i] == '{') depth++;
    if (text->data[i] != '}' || --depth != 0) continue;
    mica_str braced = take(text, i + 1);
    e->options = (mica_str){braced.data + 1, braced.size - 2};
    skip_blanks(text);
    return true;
  }
  return say_at(r, text->data, "missing closing '}' while processing pass options");
}

static element *append_element(reader *r, element *parent, mica_str name) {
  element *e = MICA_ARENA_NEW(&r->arena, element, 1);
  if (e == NULL) return NULL;
  *e = (element){.name = name, .parent = parent};
  if (parent->last_inner == NULL) parent->inner = e;
  else parent->last_inner->next = e;
  parent->last_inner = e;
  return e;
}

static bool starts_with(mica_str text, char c) { return text.size != 0 && text.data[0] == c; }

// The end of an element and of those around it that end with it.
static bool close_elements(reader *r, mica_str *text, element **parent) {
  while (starts_with(*text, ')')) {
    if ((*parent)->parent == NULL)
      return say_at(r, text->data,
                    "encountered extra closing ')' creating unbalanced parentheses "
                    "while parsing pipeline");
    *parent = (*parent)->parent;
    take(text, 1);
    skip_blanks(text);
  }
  return true;
}

static bool read_elements(reader *r, element *root) {
  mica_str text = r->whole;
  element *parent = root;
  uint32_t depth = 0;
  for (;;) {
    element *e = append_element(r, parent, take_name(&text));
    if (e == NULL) return false;
    if (text.size == 0) break;
    if (starts_with(text, '{') && !take_options(r, &text, e)) return false;
    if (e->options.data == NULL && starts_with(text, '(')) {
      if (++depth >= MICA_PIPELINE_DEPTH)
        return say_at(r, text.data, "pipelines are nested too deeply");
      take(&text, 1);
      parent = e;
      continue;
    }
    const element *before = parent;
    if (!close_elements(r, &text, &parent)) return false;
    for (; before != parent; before = before->parent) depth--;
    if (text.size == 0) break;
    if (!starts_with(text, ',')) return say_at(r, text.data, "expected ',' after parsing pipeline");
    take(&text, 1);
  }
  return parent == root ||
         say_at(r, text.data, "encountered unbalanced parentheses while parsing pipeline");
}

static bool is_known(const reader *r, mica_str name) {
  return mica_pipeline_find(r->registry, name) != NULL || mica_pass_find(r->registry, name) != NULL;
}

static bool resolve(reader *r, const element *parent) {
  for (const element *e = parent->inner; e != NULL; e = e->next) {
    if (e->inner != NULL ? resolve(r, e) : is_known(r, e->name)) continue;
    if (e->inner == NULL)
      fail_at(r, e->name.data, "'", e->name,
              "' does not refer to a registered pass or pass pipeline");
    return false;
  }
  return true;
}

// ---- Adding -------------------------------------------------------------------------------------

static bool say_not_added(reader *r, const element *e, const char *where) {
  if (r->errors->size == 0) return false;
  pass_errors_put(r->errors, "\nfailed to add `");
  mica_pass_errors_put(r->errors, e->name);
  pass_errors_put(r->errors, "` with options `");
  mica_pass_errors_put(r->errors, e->options);
  pass_errors_put(r->errors, where);
  return false;
}

static bool add_leaf(reader *r, mica_pass_manager *pipeline, const element *e) {
  const mica_pipeline_def *named = mica_pipeline_find(r->registry, e->name);
  if (named != NULL) return mica_pipeline_add_from_text(pipeline, named, e->options, r->errors);
  const mica_pass_def *def = mica_pass_find(r->registry, e->name);
  return mica_pass_add_from_text(pipeline, def, e->options, r->errors) != NULL;
}

static bool add_elements(reader *r, mica_pass_manager *pipeline, const element *parent) {
  for (const element *e = parent->inner; e != NULL; e = e->next) {
    if (e->inner == NULL) {
      if (add_leaf(r, pipeline, e)) continue;
      return say_not_added(r, e, "`");
    }
    mica_pass_manager *nested = mica_pass_manager_nest(pipeline, e->name);
    if (nested == NULL) return false;
    if (!add_elements(r, nested, e)) return say_not_added(r, e, "` to inner pipeline");
  }
  return true;
}

static bool parse(mica_pass_manager *pipeline, mica_str text, pass_errors *errors) {
  if (text.size == 0) return true;
  reader r = {.arena = {.memory = &pipeline->context->memory},
              .context = pipeline->context,
              .whole = text,
              .registry = pipeline->registry,
              .errors = errors};
  element root = {0};
  bool done = read_elements(&r, &root) && resolve(&r, &root);
  if (done && !add_elements(&r, pipeline, &root)) {
    done = false;
    if (errors->size != 0) pass_errors_put(errors, "\n");
  }
  mica_arena_free(&r.arena);
  return done;
}

bool mica_pass_manager_parse(mica_pass_manager *pipeline, mica_str text) {
  pass_errors errors = {.context = pipeline->context};
  return parse(pipeline, text, &errors) || mica_pass_errors_report(&errors);
}

static void trim(mica_str *text) {
  skip_blanks(text);
  while (text->size != 0 && is_blank(text->data[text->size - 1])) text->size--;
}

mica_pass_manager *mica_pass_pipeline_parse(mica_context *ctx, mica_str text,
                                            const mica_pass_registry *registry) {
  trim(&text);
  size_t open = 0;
  while (open < text.size && text.data[open] != '(') open++;
  if (open == 0 || open == text.size || text.data[text.size - 1] != ')') {
    mica_error(ctx, mica_loc_unknown(),
               "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
               "'builtin.module(...)'");
    return NULL;
  }
  mica_str anchor = {text.data, open}, inner = {text.data + open + 1, text.size - open - 2};
  trim(&anchor);
  mica_pass_manager *pipeline = mica_pass_manager_create(ctx, anchor, registry);
  if (pipeline == NULL || mica_pass_manager_parse(pipeline, inner)) return pipeline;
  mica_pass_manager_destroy(pipeline);
  return NULL;
}

// ---- Printing -----------------------------------------------------------------------------------

static void put_line(pass_writer *w, bool is_pretty) {
  if (is_pretty) pass_put(w, "\n");
}

static void put_indent(pass_writer *w, bool is_pretty, size_t depth) {
  for (size_t i = 0; is_pretty && i < depth; i++) pass_put(w, "  ");
}

static void put_comma(pass_writer *w, bool is_pretty, size_t depth) {
  pass_put(w, ",");
  put_line(w, is_pretty);
  put_indent(w, is_pretty, depth);
}

static void put_pipeline(pass_writer *w, const mica_pass_manager *pipeline, bool is_pretty,
                         size_t depth);

static void put_pass(pass_writer *w, const mica_pass *pass, bool is_pretty, size_t depth) {
  if (pass->def != NULL) {
    pass_put(w, pass->def->argument);
    mica_options_print(w, &pass->def->options, pass->options);
  }
  for (const mica_pass_manager *p = pass->nested; p != NULL; p = p->next) {
    put_pipeline(w, p, is_pretty, depth);
    if (p->next != NULL) put_comma(w, is_pretty, depth);
  }
}

static void put_pipeline(pass_writer *w, const mica_pass_manager *pipeline, bool is_pretty,
                         size_t depth) {
  pass_put_str(w, pipeline->anchor);
  pass_put(w, "(");
  put_line(w, is_pretty);
  for (const mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next) {
    if (pass == pipeline->first) put_indent(w, is_pretty, depth + 1);
    put_pass(w, pass, is_pretty, depth + 1);
    if (pass->next != NULL) put_comma(w, is_pretty, depth + 1);
  }
  put_line(w, is_pretty);
  put_indent(w, is_pretty, depth);
  pass_put(w, ")");
}

bool mica_pass_manager_print(const mica_pass_manager *pipeline, bool is_pretty, mica_sink sink) {
  pass_writer w = {.sink = sink};
  put_pipeline(&w, pipeline, is_pretty, 0);
  return !w.has_failed;
}
