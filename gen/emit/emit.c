// What the emitters share: the growing output, and the values of holes in the run's memory.
// Called by every emitter.
#include "emit/emit.h"

#include <string.h>

#include "base/c_text.h"
#include "emit/line_break.h"
#include "base/names.h"
#include "model/dialect.h"

// ---- Values of holes ----------------------------------------------------------------------------

const char *emit_printf(emitter *e, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const char *result = arena_vprintf(e->memory, format, args).data;
  va_end(args);
  return result;
}

const char *emit_size(emitter *e, size_t value) { return emit_printf(e, "%zu", value); }

const char *emit_int(emitter *e, int64_t value) {
  buffer b = arena_draft(e->memory);
  buffer_integer(&b, value);
  return arena_keep(e->memory, &b).data;
}

const char *emit_type_in_messages(emitter *e, const char *cpp, const char *c) {
  const model_dialect *dialect = e->model->dialect;
  return emit_quoted(e, dialect == NULL || dialect->is_of_cpp ? cpp : c);
}
const char *emit_quoted_text(emitter *e, text string) { return template_quoted(e->memory, string); }

const char *emit_quoted(emitter *e, const char *string) {
  return template_quoted(e->memory, text_of(string));
}

const char *emit_quoted_or_null(emitter *e, const char *string) {
  return string == NULL ? "NULL" : emit_quoted(e, string);
}

const char *emit_upper(emitter *e, const char *name) {
  return name_upper(e->memory, text_of(name));
}

const char *emit_join(emitter *e, const char *const *items, size_t count, const char *between) {
  return template_join(e->memory, items, count, between);
}

const char *emit_substitute(emitter *e, const char *expression, const template_hole *placeholders) {
  return template_substitute(e->memory, expression, placeholders);
}

const char *emit_expression(emitter *e, const c_expression *expression,
                            const template_hole *placeholders) {
  arena *a = e->memory;
  for (const template_hole *p = placeholders; p->name != NULL; p++)
    expression = c_substitute(a, expression, p->name, c_parse(a, text_of(p->value)));
  return c_write_within(a, expression, C_BINDS_CONDITIONAL);
}

// Functions whose types are parts of others, or cannot be wrong.
static bool gives_valid_type(text function) {
  static const char *const names[] = {
      "mica_type_element",    "mica_type_element_or_self",  "mica_value_type", "mica_attr_type",
      "mica_attr_type_value", "mica_type_i1_of_same_shape", "mica_type_i",     "mica_type_index"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (text_is(function, names[i])) return true;
  return false;
}

bool emit_checks_type(const c_expression *from) {
  if (from->kind == C_CONDITIONAL)
    return emit_checks_type(from->children[1]) || emit_checks_type(from->children[2]);
  return from->kind == C_CALL && !gives_valid_type(c_called(from));
}

const char *emit_checked_type(emitter *e, const c_expression *from, const char *type,
                              const char *loc) {
  return emit_checks_type(from) ? emit_printf(e, "mica_type_checked(%s, %s)", loc, type) : type;
}

// ---- Output -------------------------------------------------------------------------------------

void emit(emitter *e, const char *pattern, const template_hole *holes) {
  if (e->is_prose) {
    template_fill(e->out, pattern, holes, TEMPLATE_PROSE);
    return;
  }
  e->filled.size = 0;
  template_fill(&e->filled, pattern, holes, TEMPLATE_C);
  break_lines(e->out, buffer_as_text(&e->filled));
}

static text next_line(text *rest) {
  const size_t end = text_find(*rest, TEXT("\n"), 0);
  const size_t size = end == SIZE_MAX ? rest->size : end;
  const text line = {rest->data, size};
  const size_t taken = size < rest->size ? size + 1 : size;
  *rest = (text){rest->data + taken, rest->size - taken};
  return line;
}

// Whether a line, of a member or more, may go on the line before.
static bool goes_along(text before, text line) {
  const text members = text_trim(line);
  if (before.size == 0 || members.size == 0 || members.data[0] != '.') return false;
  if (before.data[before.size - 1] != ',' || members.data[members.size - 1] != ',') return false;
  return text_trim(before).data[0] == '.' && before.size + 1 + members.size <= LINE_WIDTH;
}

void emit_members(emitter *e, const char *pattern, const template_hole *holes) {
  text rest = text_of(emit_text(e, pattern, holes));
  buffer joined = arena_draft(e->memory);
  size_t start = 0;  // of the last line
  while (rest.size > 0) {
    const text line = next_line(&rest), before = {joined.data + start, joined.size - start};
    const bool along = start < joined.size && goes_along(before, line);
    if (along) {
      buffer_printf(&joined, " %.*s", TEXT_ARGS(text_trim(line)));
      continue;
    }
    if (joined.size > 0) buffer_char(&joined, '\n');
    start = joined.size;
    buffer_text(&joined, line);
  }
  buffer_char(&joined, '\n');
  break_lines(e->out, arena_keep(e->memory, &joined));
}

const char *emit_text(emitter *e, const char *pattern, const template_hole *holes) {
  return template_filled(e->memory, pattern, holes, e->is_prose ? TEMPLATE_PROSE : TEMPLATE_C);
}

buffer *emit_into(emitter *e, buffer *to) {
  buffer *before = e->out;
  e->out = to;
  return before;
}

void emit_capture_begin(emitter *e, emit_capture *c) {
  *c = (emit_capture){{0}, NULL};
  c->before = emit_into(e, &c->text);
}

text emit_capture_end(emitter *e, emit_capture *c) {
  (void)emit_into(e, c->before);
  return arena_keep(e->memory, &c->text);
}

void emit_about(emitter *e, place at) { e->at = at; }

// ---- Names --------------------------------------------------------------------------------------

const char *emit_name(emitter *e, name_role role, const char *owner, const char *part) {
  return name_role_is_private(role) ? name_private(e->model->names, role, owner, part, e->at)
                                    : name_compose(e->memory, role, owner, part);
}

const char *emit_shared(emitter *e, name_role role, const char *owner, const char *part,
                        const char *definition) {
  void **known = text_map_at(e->memory, e->shared, text_of(definition));
  if (*known != NULL) return *known;
  const char *name = emit_name(e, role, owner, part);
  *text_map_at(e->memory, e->shared, text_of(definition)) = (void *)(uintptr_t)name;
  const char *text = emit_substitute(e, definition, (const template_hole[]){{"$name", name}, {0}});
  const bool is_table = strcmp(text + strlen(text) - 2, "};") == 0;
  emit(e, is_table ? "${text}\n" : "${text}\n\n", (const template_hole[]){{"text", text}, {0}});
  return name;
}

const char *emit_shared_struct(emitter *e, name_role role, const char *owner, const char *type,
                               const char *members) {
  text all = text_trim(text_of(members));
  const bool is_one = memchr(all.data, '\n', all.size) == NULL;
  if (is_one && all.data[all.size - 1] == ',') all.size--;
  const template_hole holes[] = {{"type", type}, {"members", text_copy(e->memory, all)}, {0}};
  return emit_shared(e, role, owner, "",
                     emit_text(e,
                               is_one ? "static const ${type} $name = {${members}};"
                                      : "static const ${type} $name = {\n  ${members}\n};",
                               holes));
}

// ---- C of the author's --------------------------------------------------------------------------

// How many lines of the output are whole: each byte is counted once.
static size_t whole_lines(emitter *e) {
  emit_lines *l = &e->lines;
  for (; l->counted < e->out->size; l->counted++) l->whole += e->out->data[l->counted] == '\n';
  return l->whole;
}

static void emit_line_directive(emitter *e, size_t line, text path) {
  buffer_printf(e->out, "#line %zu \"", line);
  text_to_c_string(e->out, path);
  buffer_string(e->out, "\"\n");
}

static void append_indented(buffer *to, text code, size_t indent) {
  while (code.size > 0) {
    size_t end = text_find(code, TEXT("\n"), 0), size = end == SIZE_MAX ? code.size : end;
    bool is_indented = size > 0 && code.data[0] != '#';
    if (is_indented) buffer_printf(to, "%*s", (int)indent, "");
    buffer_append(to, code.data, size);
    buffer_char(to, '\n');
    if (end == SIZE_MAX) break;
    code = (text){code.data + end + 1, code.size - end - 1};
  }
}

// Whether the last line would take the next one with it: by a backslash, or the trigraph of it.
static bool goes_on(text lines) {
  static const char trigraph[] = "?\?/";
  const size_t size = sizeof trigraph - 1;
  if (lines.size > 0 && lines.data[lines.size - 1] == '\\') return true;
  return lines.size >= size && memcmp(lines.data + lines.size - size, trigraph, size) == 0;
}

void emit_author_code(emitter *e, author_code code, size_t indent) {
  const bool is_marked = code.at != 0 && e->lines.path.size > 0;
  const text lines = text_of(text_dedent(e->memory, text_of(code.text)));
  if (is_marked) {
    const position at = source_position(e->sources, code.at);
    emit_line_directive(e, at.line, at.file->path);
  }
  append_indented(e->out, lines, indent);
  if (goes_on(lines)) buffer_char(e->out, '\n');
  if (is_marked) emit_line_directive(e, whole_lines(e) + 2, e->lines.path);
}

void emit_declarations(emitter *e, place at, author_code code) {
  if (code.text == NULL) return;
  emit_about(e, at);
  emit_author_code(e, code, 0);
  emit(e, "\n", NULL);
}

void emit_trait_codes(emitter *e, place at, const model_trait_codes *codes, bool in_header) {
  for (size_t i = 0; i < codes->count; i++) {
    const model_trait_code *code = &codes->items[i];
    emit_declarations(e, at, in_header ? code->declarations : code->definitions);
  }
}
