// Includes and the preprocessor, between the lexer and the grammar.
// The stack of open files and of open conditions lies on the heap, so neither can overflow.
#include "syntax/scanner.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "syntax/grammar.h"
#include "syntax/lexer.h"

typedef struct condition {
  directive kind;  // IFDEF or IFNDEF, later ELSE
  bool active;     // its lines are read
  place_range at;
} condition;

typedef struct open_file {
  lexer lexer;
  const source_file *file;
  size_t first_condition;  // conditions belong to one file
  bool silent;             // so far it has nothing but what an #ifndef leaves out
} open_file;

struct scanner {
  arena *memory;
  source_set *sources;
  diagnostics *diagnostics;
  open_file *files;
  size_t file_count, file_capacity;
  bool stopped;  // before the end
  condition *conditions;
  size_t condition_count, condition_capacity;
  text *macros;  // a hash table
  size_t macro_count, macro_capacity;
  place_range end;       // of the file left last
  size_t includes_open;  // `include` was read, its name wasn't
  place include_at;
  place_range related;  // of the error returned last, and what is there
  const char *relation;
};

enum { INCLUDE_DEPTH = 250 };

scanner *scanner_create(arena *memory, source_set *sources, diagnostics *diagnostics) {
  scanner *s = ARENA_NEW(memory, scanner);
  *s = (scanner){.memory = memory, .sources = sources, .diagnostics = diagnostics};
  return s;
}

void scanner_destroy(scanner *s) {
  if (s == NULL) return;
  free(s->files);
  free(s->conditions);
  free(s->macros);
}

// The macro, or the empty place where it belongs.
static text *find_macro(text *macros, size_t capacity, text name) {
  size_t at = text_hash(name) & (capacity - 1);
  while (macros[at].data != NULL && !text_equal(macros[at], name)) at = (at + 1) & (capacity - 1);
  return &macros[at];
}

static bool is_defined(const scanner *s, text macro) {
  return s->macro_capacity != 0 && find_macro(s->macros, s->macro_capacity, macro)->data != NULL;
}

static void grow_macros(scanner *s) {
  size_t capacity = s->macro_capacity == 0 ? 64 : s->macro_capacity * 2;
  text *grown = memory_take(capacity * sizeof *grown);
  memset(grown, 0, capacity * sizeof *grown);
  for (size_t i = 0; i < s->macro_capacity; i++)
    if (s->macros[i].data != NULL) *find_macro(grown, capacity, s->macros[i]) = s->macros[i];
  free(s->macros);
  s->macros = grown;
  s->macro_capacity = capacity;
}

void scanner_define(scanner *s, text macro) {
  if (is_defined(s, macro)) return;
  if (s->macro_count * 2 >= s->macro_capacity) grow_macros(s);
  s->macro_count++;
  *find_macro(s->macros, s->macro_capacity, macro) = arena_text(s->memory, macro);
}

static void push_file(scanner *s, const source_file *file) {
  if (s->file_count == s->file_capacity)
    s->files = memory_grow(s->files, &s->file_capacity, sizeof *s->files);
  open_file *top = &s->files[s->file_count++];
  lexer_open(&top->lexer, file, s->memory);
  top->file = file;
  top->first_condition = s->condition_count;
  top->silent = true;
}

void scanner_start(scanner *s, const source_file *main_file) { push_file(s, main_file); }
void scanner_stop(scanner *s) {
  s->file_count = 0;
  s->stopped = true;
}

bool scanner_was_stopped(const scanner *s) { return s->stopped; }
place_range scanner_related(const scanner *s, const char **what) {
  *what = s->relation;
  return s->related;
}

place scanner_place(const scanner *s) {
  if (s->file_count == 0) return 0;
  const lexer *lx = &s->files[s->file_count - 1].lexer;
  return lexer_place(lx, lx->cursor);
}

static token error_at(place_range at, text message) {
  return (token){TOKEN_ERROR, 0, at, {message}};
}

// ---- includes -----------------------------------------------------------------------------------

// Whether the file opened last goes on to include, whatever is defined, what is being read already.
static bool is_cycle(const scanner *s, const source_file *file) {
  for (size_t i = s->file_count; i-- > 0;) {
    const open_file *open = &s->files[i];
    if (s->condition_count != open->first_condition) return false;
    bool same = text_equal(open->file->name, file->name) &&
                text_equal(open->file->content, file->content);
    if (same) return true;
  }
  return false;
}

static token missing_file(scanner *s, token name, text why) {
  scanner_stop(s);
  text help = why;
  if (text_is(why, strerror(ENOENT))) {
    text near = source_is_confined(s->sources) ? (text){0}
                                               : source_near_name(s->sources, name.spelling);
    help = near.size == 0 ? TEXT("no folder given with -I holds it")
                          : arena_printf(s->memory, "did you mean '%.*s'?", TEXT_ARGS(near));
  }
  return error_at(name.at, arena_printf(s->memory, "could not find include file '%.*s'\n%.*s",
                                        TEXT_ARGS(name.spelling), TEXT_ARGS(help)));
}

static token cycle_of_includes(scanner *s, token name) {
  scanner_stop(s);
  return error_at(name.at,
                  arena_printf(s->memory,
                               "a cycle of includes: '%.*s' is being read already\n"
                               "guard it with #ifndef, #define and #endif, or remove this include",
                               TEXT_ARGS(name.spelling)));
}

// An include that wants its name, which the next token is, wherever it stands: of two keywords the
// second one includes first, and the first one gets what that file begins with.
static token include_file(scanner *s, token name) {
  if (name.kind != TK_STRING)
    return error_at(name.at, TEXT("expected filename after include\n"
                                  "write it in quotes: include \"...\""));
  if (s->file_count >= INCLUDE_DEPTH) {
    scanner_stop(s);
    return error_at(name.at, TEXT("includes nest too deeply: does the file include itself?\n"
                                  "guard it with #ifndef, #define and #endif"));
  }
  if (source_is_silent(s->sources, name.spelling))
    return (token){TOKEN_INCLUDE, 0, name.at, {name.spelling}};
  text why = {"", 0};
  const source_file *file = source_include(s->sources, name.spelling, s->include_at, &why);
  if (file == NULL) return missing_file(s, name, why);
  if (is_cycle(s, file)) return cycle_of_includes(s, name);
  if (file->beside_prelude)
    report_warning(s->diagnostics, name.at,
                   "Mica's prelude has no '%.*s': MLIR's own is read, %.*s",
                   TEXT_ARGS(name.spelling), TEXT_ARGS(file->path));
  push_file(s, file);
  return (token){TOKEN_INCLUDE, 0, name.at, {name.spelling}};
}

// ---- the preprocessor ---------------------------------------------------------------------------

// Blanks and comments up to the end of the line. False: a comment isn't closed.
static bool skip_blanks(lexer *lx) {
  for (;;) {
    if (*lx->cursor == ' ' || *lx->cursor == '\t') {
      lx->cursor++;
    } else if (lx->cursor[0] == '/' && lx->cursor[1] == '*') {
      if (!lexer_skip_comment(lx)) return false;
    } else {
      return true;
    }
  }
}

static place_range here(const lexer *lx) {
  place at = lexer_place(lx, lx->cursor);
  return (place_range){at, at + 1};
}

static bool is_name_byte(unsigned char c, bool first) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         (!first && c >= '0' && c <= '9');
}

// The name after #define and the like; size 0: there is none.
static text macro_name(lexer *lx) {
  while (*lx->cursor == ' ' || *lx->cursor == '\t') lx->cursor++;
  const unsigned char *from = lx->cursor;
  while (is_name_byte(*lx->cursor, lx->cursor == from)) lx->cursor++;
  return (text){(const char *)from, (size_t)(lx->cursor - from)};
}

// Nothing but blanks and comments may follow a directive.
static bool line_is_over(lexer *lx) {
  if (!skip_blanks(lx)) return false;
  if (lx->cursor[0] == '/' && lx->cursor[1] == '/') lexer_skip_line(lx);
  return lx->cursor >= lx->end || *lx->cursor == '\n' || *lx->cursor == '\r';
}

static bool all_active(const scanner *s) {
  return s->condition_count == s->files[s->file_count - 1].first_condition ||
         s->conditions[s->condition_count - 1].active;
}

static void push_condition(scanner *s, directive kind, bool active, place_range at) {
  if (s->condition_count == s->condition_capacity)
    s->conditions = memory_grow(s->conditions, &s->condition_capacity, sizeof *s->conditions);
  s->conditions[s->condition_count++] = (condition){kind, active, at};
}

static const char *const directive_names[] = {"#ifdef", "#ifndef", "#else", "#endif", "#define"};

static token error_of(scanner *s, place_range at, const char *format, directive which) {
  return error_at(at, arena_printf(s->memory, format, directive_names[which]));
}

static const token no_error = {TOKEN_DIRECTIVE, 0, {0, 0}, {{"", 0}}};

static token named_directive(scanner *s, lexer *lx, directive which, place_range at) {
  bool active = all_active(s);
  place_range name_at;
  text name = macro_name(lx);
  name_at = here(lx);
  if (name.size == 0) return error_of(s, name_at, "expected macro name after %s", which);
  if (!line_is_over(lx))
    return error_of(s, here(lx), "only comments are supported after %s NAME", which);
  if (which == DIRECTIVE_DEFINE) {
    if (is_defined(s, name)) {
      place_range again = {name_at.begin - (place)name.size, name_at.begin};
      report_warning(s->diagnostics, again, "duplicate definition of macro: %.*s", TEXT_ARGS(name));
    }
    scanner_define(s, name);
  } else {
    push_condition(s, which, active && is_defined(s, name) == (which == DIRECTIVE_IFDEF), at);
  }
  return no_error;
}

static bool enclosing_active(const scanner *s) {
  size_t first = s->files[s->file_count - 1].first_condition;
  return s->condition_count < first + 2 || s->conditions[s->condition_count - 2].active;
}

static token else_or_endif(scanner *s, lexer *lx, directive which, place_range at) {
  if (s->condition_count == s->files[s->file_count - 1].first_condition)
    return error_of(s, at,
                    which == DIRECTIVE_ELSE ? "%s without #ifdef or #ifndef" : "%s without #ifdef",
                    which);
  if (!line_is_over(lx))
    return error_of(s, here(lx), "only comments are supported after %s", which);
  condition *top = &s->conditions[s->condition_count - 1];
  if (which == DIRECTIVE_ENDIF) {
    s->condition_count--;
    return no_error;
  }
  if (top->kind == DIRECTIVE_ELSE) {
    s->related = top->at;
    s->relation = "previous #else is here";
    return error_of(s, at, "double %s", which);
  }
  *top = (condition){DIRECTIVE_ELSE, !top->active && enclosing_active(s), at};
  return no_error;
}

// at: of the directive with its hash, which isn't shown.
static token obey(scanner *s, directive which, place_range at) {
  at.begin++;
  lexer *lx = &s->files[s->file_count - 1].lexer;
  bool bare = which == DIRECTIVE_ELSE || which == DIRECTIVE_ENDIF;
  token result = bare ? else_or_endif(s, lx, which, at) : named_directive(s, lx, which, at);
  lexer_skip_line(lx);
  return result;
}

// Reads on over lines that a condition leaves out, up to the directive that ends them.
static token skip_inactive(scanner *s) {
  lexer *lx = &s->files[s->file_count - 1].lexer;
  while (lx->cursor < lx->end) {
    if (*lx->cursor == '\n' || *lx->cursor == '\r') lx->cursor++;
    if (!skip_blanks(lx)) {
      place_range at = here(lx);
      lx->cursor = lx->end;
      return error_at(at, TEXT("unterminated comment"));
    }
    directive which;
    size_t size;
    const unsigned char *from = lx->cursor;
    if (*lx->cursor == '#' && (lx->cursor++, lexer_at_directive(lx, &which, &size))) {
      lx->cursor += size;
      if (which == DIRECTIVE_DEFINE) {
        lexer_skip_line(lx);
        continue;
      }
      token t = obey(s, which, (place_range){lexer_place(lx, from), lexer_place(lx, lx->cursor)});
      if (t.kind == TOKEN_ERROR || all_active(s)) return t;
    } else {
      lexer_skip_line(lx);
    }
  }
  return no_error;
}

static token run_directive(scanner *s, directive which, place_range at) {
  token result = obey(s, which, at);
  bool left_out = result.kind != TOKEN_ERROR && !all_active(s);
  bool silent = which == DIRECTIVE_ENDIF || (which == DIRECTIVE_IFNDEF && left_out);
  if (!silent) s->files[s->file_count - 1].silent = false;
  return left_out ? skip_inactive(s) : result;
}

// At the end of a file: its conditions must be closed. The file is left. If its guard left all of
// it out it always will, as macros stay defined.
static token leave_file(scanner *s, place_range end) {
  open_file *top = &s->files[s->file_count - 1];
  size_t open = s->condition_count - top->first_condition;
  if (open > 0) {
    s->related = s->conditions[s->condition_count - 1].at;
    s->relation = "the latest preprocessor control is here";
  }
  s->condition_count = top->first_condition;
  s->file_count--;
  s->end = end;
  if (open == 0 && top->silent) source_note_silent(s->sources, top->file);
  if (open == 0) return (token){TOKEN_END, 0, end, {{"", 0}}};
  return error_at(end, TEXT("reached EOF without matching #endif"));
}

// What the lexer read is more than a token for the grammar. False: there is nothing to return yet.
// Seldom, so scanner_next doesn't save the registers that this needs.
__attribute__((cold, noinline)) static bool take_up(scanner *s, token *t) {
  if (t->kind == TOKEN_DIRECTIVE) {
    *t = run_directive(s, (directive)t->integer, t->at);
  } else if (t->kind == TOKEN_INCLUDE) {
    s->includes_open++;
    s->include_at = t->at.begin;
  } else if (t->kind == TOKEN_END && s->file_count > 1) {
    *t = leave_file(s, t->at);
  } else if (s->includes_open > 0 && t->kind != TOKEN_ERROR) {
    s->includes_open--;
    *t = include_file(s, *t);
  } else {
    if (t->kind == TOKEN_END) *t = leave_file(s, t->at);
    return true;
  }
  if (t->kind == TOKEN_ERROR) s->includes_open = 0;
  return t->kind == TOKEN_ERROR;
}

token *scanner_next(scanner *s, token *out) {
  while (s->file_count > 0) {
    open_file *top = &s->files[s->file_count - 1];
    lexer_next(&top->lexer, out);
    if (out->kind != TOKEN_DIRECTIVE && out->kind != TOKEN_END) top->silent = false;
    bool plain = out->kind != TOKEN_END && out->kind < TOKEN_ERROR && s->includes_open == 0;
    if (plain || take_up(s, out)) return out;
  }
  *out = (token){TOKEN_END, 0, s->end, {{"", 0}}};
  return out;
}
