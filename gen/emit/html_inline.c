// The inside of a paragraph as HTML: emphasis, spans of code, links, escapes. A mark that finds no
// partner stays a character. Called by html.c and page.c.
#include <stdlib.h>
#include <string.h>

#include "emit/html.h"

#include "base/names.h"

// A piece of the paragraph: HTML that was written, or a mark that still looks for its partner.
typedef struct piece {
  size_t begin, end;  // in `text`: what it is when nothing becomes of it
  const char *tag;    // what stands there instead, or NULL
} piece;

typedef enum mark_kind { MARK_STAR, MARK_UNDERSCORE, MARK_BRACKET, MARK_KINDS } mark_kind;

typedef struct open_mark {
  mark_kind kind;
  size_t count;  // of stars or underscores: 1 to 3
  size_t piece;
} open_mark;

enum { RUN_MAX = 3 };

typedef struct inline_renderer {
  arena *memory;
  text in;
  size_t at;
  bool is_plain;  // without elements
  markdown_code_search codes;
  buffer text;
  piece *pieces;
  size_t piece_count, piece_capacity;
  open_mark *open;
  size_t open_count, open_capacity;
  size_t open_of[MARK_KINDS][RUN_MAX + 1];
  size_t links;  // brackets that were opened below this depth hold a link already
} inline_renderer;

// ---- Pieces -------------------------------------------------------------------------------------

static size_t add_piece(inline_renderer *r, size_t begin, const char *tag) {
  if (r->piece_count == r->piece_capacity)
    r->pieces = memory_grow(r->pieces, &r->piece_capacity, sizeof *r->pieces);
  r->pieces[r->piece_count] = (piece){begin, r->text.size, tag};
  return r->piece_count++;
}

static void add_text(inline_renderer *r, text t) {
  size_t begin = r->text.size;
  html_text(&r->text, t);
  add_piece(r, begin, NULL);
}

static void add_tag(inline_renderer *r, const char *tag) {
  if (!r->is_plain) add_piece(r, r->text.size, tag);
}

static void push_mark(inline_renderer *r, mark_kind kind, size_t count, text literal) {
  if (r->open_count == r->open_capacity)
    r->open = memory_grow(r->open, &r->open_capacity, sizeof *r->open);
  size_t begin = r->text.size;
  html_text(&r->text, literal);
  r->open[r->open_count++] = (open_mark){kind, count, add_piece(r, begin, NULL)};
  r->open_of[kind][count]++;
}

// Takes the innermost open mark of this kind; those within it stay characters. There is one.
static open_mark pop_mark(inline_renderer *r, mark_kind kind, size_t count) {
  for (;;) {
    open_mark top = r->open[--r->open_count];
    r->open_of[top.kind][top.count]--;
    if (top.kind == kind && top.count == count) return top;
  }
}

static void become(inline_renderer *r, size_t at, const char *tag) {
  r->pieces[at].tag = r->is_plain ? "" : tag;
}

// ---- Emphasis -----------------------------------------------------------------------------------

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Blank, punctuation or neither, before or after a run of marks.
typedef struct side {
  bool is_blank, is_punctuation;
} side;

static side side_of(const inline_renderer *r, size_t at) {
  if (at >= r->in.size) return (side){true, false};  // also before the first: at is SIZE_MAX
  char c = r->in.data[at];
  return (side){is_space(c), markdown_is_punctuation(c)};
}

static bool leans_on(side inner, side outer) {
  return !inner.is_blank && (!inner.is_punctuation || outer.is_blank || outer.is_punctuation);
}

static void read_emphasis(inline_renderer *r) {
  static const char *const opening[] = {"", "<em>", "<strong>", "<strong><em>"};
  static const char *const closing[] = {"", "</em>", "</strong>", "</em></strong>"};
  size_t begin = r->at;
  char c = r->in.data[begin];
  while (r->at < r->in.size && r->in.data[r->at] == c) r->at++;
  size_t count = r->at - begin;
  text literal = {r->in.data + begin, count};
  mark_kind kind = c == '*' ? MARK_STAR : MARK_UNDERSCORE;
  side before = side_of(r, begin - 1), after = side_of(r, r->at);
  bool opens = leans_on(after, before), closes = leans_on(before, after);
  if (kind == MARK_UNDERSCORE && opens && closes) {  // within a word it is a character
    opens = before.is_punctuation;
    closes = after.is_punctuation;
  }
  if (count > RUN_MAX) {
    add_text(r, literal);
  } else if (closes && r->open_of[kind][count] > 0) {
    become(r, pop_mark(r, kind, count).piece, opening[count]);
    add_tag(r, closing[count]);
  } else if (opens) {
    push_mark(r, kind, count, literal);
  } else {
    add_text(r, literal);
  }
}

// ---- Links --------------------------------------------------------------------------------------

// A page, a place in one, or an address of mail: nothing that runs.
static bool is_safe(text target) {
  static const char *const schemes[] = {"https://", "http://", "mailto:"};
  for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++)
    if (text_starts_with(target, text_of(schemes[i]))) return true;
  for (size_t i = 0; i < target.size; i++) {
    if (strchr("/?#", target.data[i]) != NULL) return true;
    if (target.data[i] == ':' || (unsigned char)target.data[i] <= ' ') return false;
  }
  return true;
}

static const char *link_tag(inline_renderer *r, text target) {
  buffer b = {0};
  buffer_string(&b, "<a href=\"");
  html_text(&b, target);
  buffer_string(&b, "\">");
  return arena_keep(r->memory, &b).data;
}

// `(target)` at `at`, parentheses within it in pairs. Size 0: there is none.
static text target_at(const inline_renderer *r, size_t at) {
  text none = {"", 0};
  if (at >= r->in.size || r->in.data[at] != '(') return none;
  size_t depth = 0;
  for (size_t i = at + 1; i < r->in.size; i++) {
    char c = r->in.data[i];
    if (is_space(c) || strchr("<>[]`\\", c) != NULL) return none;
    if (c == '(') depth++;
    else if (c == ')' && depth-- == 0) return (text){r->in.data + at + 1, i - at - 1};
  }
  return none;
}

static void close_bracket(inline_renderer *r) {
  text literal = {r->in.data + r->at++, 1};
  if (r->open_of[MARK_BRACKET][1] == 0) {
    add_text(r, literal);
    return;
  }
  open_mark bracket = pop_mark(r, MARK_BRACKET, 1);
  text target = target_at(r, r->at);
  if (r->links > r->open_count + 1) r->links = r->open_count + 1;
  bool holds_link = r->open_count < r->links;
  if (target.size == 0 || holds_link || !is_safe(target)) {
    add_text(r, literal);
    return;
  }
  r->at += target.size + 2;
  r->links = r->open_count;
  become(r, bracket.piece, link_tag(r, target));
  add_tag(r, "</a>");
}

static void add_link(inline_renderer *r, text target) {
  add_tag(r, link_tag(r, target));
  add_text(r, target);
  add_tag(r, "</a>");
}

static text rest_of(const inline_renderer *r) {
  return (text){r->in.data + r->at, r->in.size - r->at};
}

// `<https://...>`, or the address alone, where a word begins.
static bool read_address(inline_renderer *r) {
  if (r->open_of[MARK_BRACKET][1] > 0) return false;
  bool has_brackets = r->in.data[r->at] == '<';
  size_t begin = r->at + has_brackets, size = markdown_address(r->in, begin), end = begin + size;
  bool is_closed = end < r->in.size && r->in.data[end] == '>';
  if (size == 0 || (has_brackets && !is_closed)) return false;
  add_link(r, (text){r->in.data + begin, size});
  r->at = end + has_brackets;
  return true;
}

// ---- Characters ---------------------------------------------------------------------------------

// A short name stays in one piece.
enum { LONG_NAME = 20 };

static bool is_between(char c, char first, char last) { return c >= first && c <= last; }

// After `_`, `.` and `/`, and before the capital of a further word.
static bool ends_part(char c, char next) {
  return (strchr("_./", c) != NULL && name_is_letter(next)) ||
         (is_between(c, 'a', 'z') && is_between(next, 'A', 'Z'));
}

void html_breakable(buffer *to, text html) {
  for (size_t i = 0; i < html.size; i++) {
    buffer_char(to, html.data[i]);
    bool is_inside = html.size > LONG_NAME && i > 0 && i + 1 < html.size;
    if (is_inside && name_is_letter(html.data[i - 1]) && ends_part(html.data[i], html.data[i + 1]))
      buffer_string(to, "<wbr>");
  }
}

static void add_code(inline_renderer *r, text code) {
  if (r->is_plain) {
    add_text(r, code);
    return;
  }
  buffer escaped = {0};
  size_t begin = r->text.size;
  html_text(&escaped, code);
  html_breakable(&r->text, buffer_as_text(&escaped));
  add_piece(r, begin, NULL);
  buffer_free(&escaped);
}

static void read_code(inline_renderer *r) {
  text code = {0};
  size_t begin = r->at;
  if (!markdown_find_code(&r->codes, r->in, begin, &code, &r->at)) {
    add_text(r, (text){r->in.data + begin, r->at - begin});
    return;
  }
  bool is_padded = code.size > 2 && is_space(code.data[0]) && is_space(code.data[code.size - 1]) &&
                   text_trim(code).size > 0;
  if (is_padded) code = (text){code.data + 1, code.size - 2};
  add_tag(r, "<code>");
  add_code(r, code);
  add_tag(r, "</code>");
}

static void read_escape(inline_renderer *r) {
  bool has_next = r->at + 1 < r->in.size;
  char next = has_next ? r->in.data[r->at + 1] : '\0';
  if (next == '\n') {
    add_tag(r, "<br>\n");
    r->at += 2;
    return;
  }
  if (markdown_is_punctuation(next)) r->at++;
  add_text(r, (text){r->in.data + r->at++, 1});
}

// `&lt;`, `&#960;`: one character.
static size_t entity_size(text t) {
  size_t i = 1;
  if (i < t.size && t.data[i] == '#') i++;
  size_t begin = i;
  while (i < t.size && i < 12 && name_is_letter(t.data[i]) && t.data[i] != '_') i++;
  bool is_named = begin == 1 || (begin < t.size && t.data[begin] >= '0' && t.data[begin] <= '9');
  return i > begin && is_named && i < t.size && t.data[i] == ';' ? i + 1 : 0;
}

static void read_entity(inline_renderer *r) {
  text t = rest_of(r);
  size_t size = entity_size(t), begin = r->text.size;
  if (size > 0) buffer_append(&r->text, t.data, size);
  else html_text(&r->text, (text){t.data, 1});
  add_piece(r, begin, NULL);
  r->at += size > 0 ? size : 1;
}

static void read_characters(inline_renderer *r) {
  size_t begin = r->at++;
  while (r->at < r->in.size && strchr("\\`*_[]!<&h", r->in.data[r->at]) == NULL) r->at++;
  add_text(r, (text){r->in.data + begin, r->at - begin});
}

static void open_bracket(inline_renderer *r, size_t size) {
  push_mark(r, MARK_BRACKET, 1, (text){r->in.data + r->at, size});
  r->at += size;
}

static void read_next(inline_renderer *r) {
  char c = r->in.data[r->at];
  bool is_image = c == '!' && r->at + 1 < r->in.size && r->in.data[r->at + 1] == '[';
  if (c == '*' || c == '_') read_emphasis(r);
  else if (c == '`') read_code(r);
  else if (c == '\\') read_escape(r);
  else if (c == '&') read_entity(r);
  else if (c == '[' || is_image) open_bracket(r, is_image ? 2 : 1);
  else if (c == ']') close_bracket(r);
  else if ((c != '<' && c != 'h') || !read_address(r)) read_characters(r);
}

static void render(buffer *to, arena *a, text paragraph, bool is_plain) {
  inline_renderer r = {.memory = a, .in = paragraph, .is_plain = is_plain};
  while (r.at < r.in.size) read_next(&r);
  for (size_t i = 0; i < r.piece_count; i++) {
    const piece *p = &r.pieces[i];
    if (p->tag != NULL) buffer_string(to, p->tag);
    else buffer_append(to, r.text.data + p->begin, p->end - p->begin);
  }
  buffer_free(&r.text);
  free(r.pieces);
  free(r.open);
}

void html_inline(buffer *to, arena *a, text paragraph) { render(to, a, paragraph, false); }

void html_plain(buffer *to, arena *a, text paragraph) { render(to, a, paragraph, true); }
