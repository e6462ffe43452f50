// Rendering on stderr. Lines are shown from the file being read only: a location may name any file
// of the machine.
#include "render_diagnostic.h"

#include <stdio.h>

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/print.h"

enum {
  TAB_STOP = 8,
  WIDEST_LINE = 200,
  LONG_LINES = 1000,  // so many times one that is wider is shown
  LONGEST_NAME = 4096,
  CALL_STACK_LIMIT = 10,
  LOCATION_STACK = 256,
  LOCATIONS_SEEN = 10000  // on the way to one with a file: locations may share parts
};

const char *mica_opt_severity_name(mica_severity severity) {
  static const char *const names[] = {"note", "remark", "warning", "error"};
  return names[severity];
}

// ---- Text ---------------------------------------------------------------------------------------

static void color(const opt_renderer *r, const char *code) {
  if (r->color) fputs(code, stderr);
}

static void put_severity(const opt_renderer *r, mica_severity severity) {
  static const char *const colors[] = {"\033[0;1;30m", "\033[0;1;34m", "\033[0;1;35m",
                                       "\033[0;1;31m"};
  color(r, colors[severity]);
  fprintf(stderr, "%s: ", mica_opt_severity_name(severity));
  color(r, "\033[0m\033[1m");
}

// The name of a file or place, which a text may give any length.
static void put_cut(mica_str name) {
  bool is_cut = name.size > LONGEST_NAME;
  fwrite(name.data, 1, is_cut ? LONGEST_NAME : name.size, stderr);
  if (is_cut) fputs("…", stderr);
}

static bool is_plain(mica_str line) {
  for (size_t i = 0; i < line.size; i++)
    if ((unsigned char)line.data[i] >= 0x80) return false;
  return true;
}

// One character at its place on the screen; a tab is filled up with `blank`.
static void put_cell(mica_str line, size_t at, char c, size_t *out) {
  bool tab = at < line.size && line.data[at] == '\t';
  do putc(c, stderr);
  while (++*out % TAB_STOP != 0 && tab);
}

// What is shown of a line, and where the caret stands in it: at most one column past its end.
typedef struct shown_line {
  mica_str text;
  size_t caret;
  bool cut_before, cut_after;
} shown_line;

static bool continues_character(char byte) { return ((unsigned char)byte & 0xc0) == 0x80; }

// A long line is shown around the caret.
static shown_line show_line(mica_str line, uint32_t column) {
  size_t caret = column - 1 < line.size ? column - 1 : line.size;
  shown_line shown = {line, caret, false, false};
  if (line.size <= WIDEST_LINE) return shown;
  size_t start = caret < WIDEST_LINE / 2 ? 0 : caret - WIDEST_LINE / 2;
  if (start > line.size - WIDEST_LINE) start = line.size - WIDEST_LINE;
  size_t end = start + WIDEST_LINE;
  while (start < caret && continues_character(line.data[start])) start++;
  while (end < line.size && end > caret && continues_character(line.data[end])) end--;
  shown.text = (mica_str){line.data + start, end - start};
  shown.caret = caret - start;
  shown.cut_before = start != 0;
  shown.cut_after = end != line.size;
  return shown;
}

static void put_line(const shown_line *shown) {
  mica_str line = shown->text;
  size_t out = shown->cut_before;
  if (shown->cut_before) fputs("…", stderr);
  for (size_t i = 0; i < line.size; i++)
    put_cell(line, i, line.data[i] == '\t' ? ' ' : line.data[i], &out);
  if (shown->cut_after) fputs("…", stderr);
  putc('\n', stderr);
}

// `   ^~~~`.
static void put_caret(const opt_renderer *r, const shown_line *shown, uint32_t length) {
  mica_str line = shown->text;
  size_t caret = shown->caret, out = shown->cut_before;
  size_t end = caret + (length > 1 ? length : 1);
  if (end > line.size + 1) end = line.size + 1;
  color(r, "\033[0;1;32m");
  if (shown->cut_before) putc(' ', stderr);
  for (size_t i = 0; i < end; i++)
    put_cell(line, i, i == caret ? '^' : i > caret ? '~' : ' ', &out);
  putc('\n', stderr);
  color(r, "\033[0m");
}

static void put_source(opt_renderer *r, opt_place place) {
  if (r->source == NULL || place.column == 0 || !mica_str_equal(place.file, r->source->name))
    return;
  mica_str line = mica_opt_source_line(r->source, place.line);
  if (line.data == NULL || place.column > line.size + 1) return;
  // What one long line may add to its messages has an end.
  if (line.size > WIDEST_LINE && ++r->long_lines > LONG_LINES) return;
  shown_line shown = show_line(line, place.column);
  put_line(&shown);
  if (is_plain(shown.text)) put_caret(r, &shown, place.length);
}

void mica_opt_render_at(opt_renderer *r, mica_severity severity, opt_place place, mica_str text,
                        bool with_line) {
  color(r, "\033[1m");
  put_cut(place.file);
  fprintf(stderr, ":%u:%u: ", (unsigned)place.line, (unsigned)place.column);
  color(r, "\033[0m");
  put_severity(r, severity);
  fwrite(text.data, 1, text.size, stderr);
  putc('\n', stderr);
  color(r, "\033[0m");
  if (with_line) put_source(r, place);
}

// ---- Locations ----------------------------------------------------------------------------------

// The parts of a location, pushed so that the first is looked at first.
static size_t push_parts(mica_loc loc, mica_loc *stack, size_t count) {
  mica_loc_kind kind = mica_loc_kind_of(loc);
  if (kind == MICA_LOC_NAME && count < LOCATION_STACK) {
    stack[count++] = mica_loc_child(loc);
  } else if (kind == MICA_LOC_CALL_SITE && count + 1 < LOCATION_STACK) {
    stack[count++] = mica_loc_caller(loc);
    stack[count++] = mica_loc_callee(loc);
  } else if (kind == MICA_LOC_FUSED) {
    size_t parts = mica_loc_part_count(loc);
    if (parts > LOCATION_STACK - count) parts = LOCATION_STACK - count;
    for (size_t i = parts; i-- > 0;) stack[count++] = mica_loc_part(loc, i);
  }
  return count;
}

bool mica_opt_find_file_position(const mica_context *ctx, mica_loc loc, opt_place *place) {
  mica_loc stack[LOCATION_STACK];
  size_t count = 0;
  stack[count++] = loc;
  for (size_t seen = 0; count != 0 && seen < LOCATIONS_SEEN; seen++) {
    mica_loc at = stack[--count];
    if (mica_loc_kind_of(at) == MICA_LOC_FILE) {
      mica_file_range range = mica_loc_range(ctx, at);
      *place = (opt_place){range.file, range.line, range.column, 0};
      return true;
    }
    count = push_parts(at, stack, count);
  }
  return false;
}

static void begin_unplaced(opt_renderer *r, mica_severity severity) {
  color(r, "\033[1m");
  fputs("<unknown>:0: ", stderr);
  color(r, "\033[0m");
  put_severity(r, severity);
}

static void end_line(opt_renderer *r, mica_str text) {
  fwrite(text.data, 1, text.size, stderr);
  putc('\n', stderr);
  color(r, "\033[0m");
}

void mica_opt_render_unplaced(opt_renderer *r, mica_severity severity, mica_str text) {
  begin_unplaced(r, severity);
  end_line(r, text);
}

// Without a file: `<unknown>:0: error: loc("name"): text`.
static void render_without_file(opt_renderer *r, mica_context *ctx, mica_severity severity,
                                mica_loc loc, mica_str text) {
  mica_str shown = {NULL, 0};
  const mica_attr *attr = NULL;
  if (mica_loc_kind_of(loc) != MICA_LOC_UNKNOWN) attr = mica_attr_location(ctx, loc);
  if (attr != NULL) shown = mica_attr_to_text(attr);
  begin_unplaced(r, severity);
  if (shown.data != NULL) {
    put_cut(shown);
    fputs(": ", stderr);
    mica_free(ctx, (void *)(uintptr_t)shown.data, shown.size + 1);
  }
  end_line(r, text);
}

void mica_opt_render(opt_renderer *r, mica_context *ctx, mica_severity severity, mica_loc loc,
                     mica_str text, bool with_line) {
  opt_place place;
  if (mica_opt_find_file_position(ctx, loc, &place))
    mica_opt_render_at(r, severity, place, text, with_line);
  else render_without_file(r, ctx, severity, loc, text);
}

// The call site that a location is, or has inside of names and fusions. False: none.
static bool find_call_site(mica_loc loc, mica_loc *site) {
  mica_loc stack[LOCATION_STACK];
  size_t count = 0;
  stack[count++] = loc;
  for (size_t seen = 0; count != 0 && seen < LOCATIONS_SEEN; seen++) {
    mica_loc at = stack[--count];
    if (mica_loc_kind_of(at) == MICA_LOC_CALL_SITE) {
      *site = at;
      return true;
    }
    count = push_parts(at, stack, count);
  }
  return false;
}

// A note for each caller on the way; answers the location shown last.
static mica_loc render_callers(opt_renderer *r, mica_context *ctx, mica_loc loc) {
  mica_loc site;
  for (int depth = 0; depth < CALL_STACK_LIMIT && find_call_site(loc, &site); depth++) {
    loc = mica_loc_caller(site);
    mica_opt_render(r, ctx, MICA_NOTE, loc, MICA_STR("called from"), true);
  }
  return loc;
}

void mica_opt_render_handler(void *user, mica_context *ctx, const mica_message *message,
                             const mica_message *notes, size_t note_count) {
  opt_renderer *r = user;
  mica_opt_render(r, ctx, message->severity, message->loc, message->text, true);
  mica_loc last = render_callers(r, ctx, message->loc);
  for (size_t i = 0; i < note_count; i++) {
    mica_opt_render(r, ctx, notes[i].severity, notes[i].loc, notes[i].text,
                    !mica_loc_equal(last, notes[i].loc));
    last = notes[i].loc;
  }
  mica_str help = mica_context_help(ctx);
  if (help.size > 0) fprintf(stderr, "help: %.*s\n", (int)help.size, help.data);
}
