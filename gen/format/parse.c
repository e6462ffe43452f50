// Reads the text of an assembly format into a tree of elements. What names mean is settled later,
// by the format checks. An element that can't be read is reported, skipped and left out, so that
// one run shows several mistakes.
#include "format/lexer.h"

#include <string.h>

enum { DEEPEST = 32 };  // directives inside each other

typedef struct parser {
  format_lexer lexer;
  format_token next;
  format_flavour flavour;
  size_t open;   // parentheses
  size_t depth;  // of directives
  size_t errors;
  size_t last_end;  // of the token before `next`
} parser;

typedef struct list_builder {
  format_element **items;
  size_t count, capacity;
} list_builder;

static arena *memory_of(const parser *p) { return p->lexer.source->session->memory; }

static void list_add(parser *p, list_builder *list, format_element *element) {
  if (element == NULL) return;
  if (list->count == list->capacity)
    list->items = arena_grow(memory_of(p), list->items, &list->capacity, sizeof *list->items);
  list->items[list->count++] = element;
}

static format_list list_done(const list_builder *list) {
  return (format_list){list->items, list->count};
}

// ---- tokens -------------------------------------------------------------------------------------

static bool next_is(const parser *p, char punct) {
  return p->next.kind == FORMAT_TOKEN_PUNCT && p->next.spelling.data[0] == punct;
}

static format_token advance(parser *p) {
  const format_token token = p->next;
  if (next_is(p, '(')) p->open++;
  if (next_is(p, ')') && p->open > 0) p->open--;
  p->last_end = token.end;
  p->next = format_lex(&p->lexer);
  if (p->next.kind == FORMAT_TOKEN_BAD) p->errors++;
  return token;
}

static bool accept(parser *p, char punct) {
  if (!next_is(p, punct)) return false;
  advance(p);
  return true;
}

static format_element *fail(parser *p, size_t begin, size_t end, const char *message) {
  if (p->next.kind != FORMAT_TOKEN_BAD) {
    format_error(p->lexer.source, begin, end, "%s", message);
    p->errors++;
  }
  return NULL;
}

static format_element *fail_here(parser *p, const char *message) {
  return fail(p, p->next.begin, p->next.end, message);
}

static bool expect(parser *p, char punct, const char *message) {
  if (accept(p, punct)) return true;
  fail_here(p, message);
  return false;
}

// Whether an element of this kind, which begins at `begin`, may stand there.
static bool may_stand(parser *p, format_kind kind, format_context in, size_t begin) {
  const format_facts facts = format_facts_of(kind);
  if ((facts.contexts & in) == 0) fail(p, begin, p->last_end, facts.elsewhere);
  return (facts.contexts & in) != 0;
}

static format_element *element_of(parser *p, format_kind kind, size_t begin) {
  format_element *element = ARENA_NEW(memory_of(p), format_element);
  *element = (format_element){.kind = kind, .begin = begin, .end = p->last_end};
  return element;
}

static format_element *finish(parser *p, format_element *element, const list_builder *children) {
  element->children = list_done(children);
  element->end = p->last_end;
  return element;
}

// ---- literals -----------------------------------------------------------------------------------

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_keyword(text t) {
  if (!is_letter(t.data[0]) && t.data[0] != '_') return false;
  for (size_t i = 1; i < t.size; i++) {
    char c = t.data[i];
    if (!is_letter(c) && !(c >= '0' && c <= '9') && (c == '\0' || strchr("_$.", c) == NULL))
      return false;
  }
  return true;
}

static bool is_punctuation(text t) {
  if (t.size == 1) return t.data[0] != '\0' && strchr("_:,=<>()[]{}?+*-", t.data[0]) != NULL;
  return text_is(t, "->") || text_is(t, "...");
}

// Every literal after one that isn't closed is what stands between two.
static bool is_unclosed(const parser *p, const format_token *token) {
  text all = p->lexer.source->text;
  size_t quotes = 0;
  for (size_t i = 0; i < all.size; i++) quotes += all.data[i] == '`';
  return quotes % 2 == 1 &&
         (text_contains(token->spelling, " ") || text_contains(token->spelling, "$"));
}

static format_element *fail_literal(parser *p, const format_token *token) {
  if (!is_unclosed(p, token))
    return fail(
        p, token->begin, token->end,
        "expected valid literal: a keyword (a letter or '_', then letters, digits, '_', '$' or "
        "'.'), or one of _ : , = < > ( ) [ ] { } ? + * - -> ...; write several literals one "
        "after the other");
  fail(p, token->begin, token->begin + 1, "this literal has no closing '`'");
  p->lexer.at = p->lexer.source->text.size;
  p->next = format_lex(&p->lexer);
  return NULL;
}

static format_element *parse_literal(parser *p, format_context in) {
  const format_token token = advance(p);
  text t = token.spelling;
  if (!may_stand(p, FORMAT_LITERAL, in, token.begin)) return NULL;
  if (t.size == 0) return element_of(p, FORMAT_EMPTY, token.begin);
  if (text_is(t, " ")) return element_of(p, FORMAT_SPACE, token.begin);
  if (text_is(t, "\\n") || text_is(t, "\n")) return element_of(p, FORMAT_NEWLINE, token.begin);
  if (!is_punctuation(t) && !is_keyword(t)) return fail_literal(p, &token);
  format_element *literal = element_of(p, FORMAT_LITERAL, token.begin);
  literal->spelling = t;
  return literal;
}

// ---- directives ---------------------------------------------------------------------------------

static format_element *parse_element(parser *p, format_context in);

static bool open_arguments(parser *p, text word) {
  text message =
      arena_printf(memory_of(p), "expected '(' before the arguments of '%.*s'", TEXT_ARGS(word));
  if (expect(p, '(', message.data)) return true;
  if (p->next.kind == FORMAT_TOKEN_VARIABLE) advance(p);  // what they would have been
  return false;
}

static format_element *fail_open(parser *p, size_t begin, const char *what) {
  text message = arena_printf(memory_of(p), "this %s has no closing ')'", what);
  return fail(p, begin, begin + 1, message.data);
}

// Arguments up to the closing parenthesis; `(` was read.
static format_element *parse_arguments(parser *p, const format_facts *facts,
                                       format_element *element) {
  list_builder children = {0};
  for (bool more = !next_is(p, ')'); more; more = accept(p, ',')) {
    format_element *argument = parse_element(p, facts->inside);
    if (argument == NULL) return NULL;
    list_add(p, &children, argument);
  }
  if (p->next.kind == FORMAT_TOKEN_END) return fail_open(p, element->begin, "directive");
  if (!expect(p, ')', "expected ',' or ')' after this argument")) return NULL;
  if (children.count < facts->least || children.count > facts->most)
    return fail(p, element->begin, p->last_end, facts->wrong_arguments);
  return finish(p, element, &children);
}

// A custom directive whose name or `(` is wrong: what follows up to its arguments belongs to it.
static format_element *skip_to_arguments(parser *p) {
  while (p->next.kind == FORMAT_TOKEN_BAD || p->next.kind == FORMAT_TOKEN_WORD || next_is(p, '>'))
    advance(p);
  bool is_opened = accept(p, '(');
  while (is_opened && p->next.kind != FORMAT_TOKEN_END && !accept(p, ')')) advance(p);
  return NULL;
}

static format_element *parse_custom(parser *p, const format_facts *facts, format_element *custom) {
  if (!expect(p, '<', "expected '<' and the name of the directive's functions: custom<Name>(...)"))
    return skip_to_arguments(p);
  if (p->next.kind != FORMAT_TOKEN_WORD ||
      memchr(p->next.spelling.data, '-', p->next.spelling.size) != NULL) {
    fail_here(p, "expected the name of a custom directive, an identifier");
    return skip_to_arguments(p);
  }
  custom->spelling = advance(p).spelling;
  if (!expect(p, '>', "expected '>' after the name of the custom directive"))
    return skip_to_arguments(p);
  if (!expect(p, '(', "expected '(' before the arguments of the custom directive")) return NULL;
  return parse_arguments(p, facts, custom);
}

static format_element *parse_clause(parser *p) {
  list_builder children = {0};
  size_t begin = p->next.begin;
  if (p->next.kind != FORMAT_TOKEN_LITERAL)
    return fail_here(p, "expected a literal: each clause of 'oilist' begins with one");
  while (!next_is(p, '|') && !next_is(p, ')') && p->next.kind != FORMAT_TOKEN_END) {
    format_element *element = parse_element(p, IN_TOP);
    if (element == NULL) return NULL;
    list_add(p, &children, element);
  }
  if (children.items[0]->kind != FORMAT_LITERAL)
    return fail(p, begin, p->last_end, "a clause of 'oilist' can't begin with whitespace");
  return finish(p, element_of(p, FORMAT_CLAUSE, begin), &children);
}

static format_element *parse_clauses(parser *p, format_element *list) {
  list_builder children = {0};
  do {
    format_element *clause = parse_clause(p);
    if (clause == NULL) return NULL;
    list_add(p, &children, clause);
  } while (accept(p, '|'));
  if (p->next.kind == FORMAT_TOKEN_END) return fail_open(p, list->begin, "oilist");
  if (!expect(p, ')', "expected '|' or ')' after a clause of 'oilist'")) return NULL;
  return finish(p, list, &children);
}

// A directive whose word was read.
static format_element *parse_known(parser *p, format_context in, const format_word *word,
                                   const format_token *token) {
  const format_facts facts = format_facts_of(word->kind);
  bool has_arguments = facts.shape == SHAPE_ARGUMENTS || facts.shape == SHAPE_CLAUSES;
  if (has_arguments && !open_arguments(p, token->spelling)) return NULL;
  if (!may_stand(p, word->kind, in, token->begin)) return NULL;
  format_element *element = element_of(p, word->kind, token->begin);
  element->with_keyword = word->with_keyword;
  switch (facts.shape) {
  case SHAPE_BARE: return element;
  case SHAPE_ARGUMENTS: return parse_arguments(p, &facts, element);
  case SHAPE_NAMED: return parse_custom(p, &facts, element);
  case SHAPE_CLAUSES: return parse_clauses(p, element);
  }
  return element;
}

// No element of its own: it changes how the one in it is written.
static const char qualified_word[] = "qualified";

static format_element *parse_qualified(parser *p, format_context in, const format_token *token) {
  if (!open_arguments(p, token->spelling)) return NULL;
  format_element *element = parse_element(p, in);
  if (element == NULL) return NULL;
  if (element->kind != FORMAT_VARIABLE && element->kind != FORMAT_TYPE)
    return fail(p, token->begin, p->last_end, "'qualified' takes a variable or a 'type' directive");
  if (!expect(p, ')', "expected ')' after the argument of 'qualified'")) return NULL;
  element->qualified = true;
  return element;
}

static bool stands_as_variable(parser *p, text name) {
  text variable = arena_printf(memory_of(p), "$%.*s", TEXT_ARGS(name));
  return text_find(p->lexer.source->text, variable, 0) != SIZE_MAX;
}

static format_element *fail_unknown(parser *p, const format_token *word) {
  diagnostics *d = p->lexer.source->session->diagnostics;
  spelling known = spelling_of(word->spelling);
  fail(p, word->begin, word->end,
       p->flavour == FORMAT_OF_OP ? "unknown directive; a keyword of the operation's text is "
                                    "written between backticks: `...`"
                                  : "unknown directive in the format of a type or attribute; a "
                                    "keyword of its text is written "
                                    "between backticks: `...`");
  spelling_offer(&known, text_of(qualified_word));
  const format_word *w;
  for (size_t i = 0; (w = format_word_at(i)) != NULL; i++)
    if ((w->flavours & p->flavour) != 0) spelling_offer(&known, text_of(w->name));
  if (known.nearest.size > 0) report_spelling(d, &known);
  else if (stands_as_variable(p, word->spelling))
    report_help(d, "did you mean '$%.*s'?", TEXT_ARGS(word->spelling));
  accept(p, '(');  // its arguments are skipped with it
  return NULL;
}

static format_element *parse_directive(parser *p, format_context in) {
  const format_token token = advance(p);
  const format_word *word;
  if (text_is(token.spelling, qualified_word)) return parse_qualified(p, in, &token);
  for (size_t i = 0; (word = format_word_at(i)) != NULL; i++)
    if ((word->flavours & p->flavour) != 0 && text_is(token.spelling, word->name))
      return parse_known(p, in, word, &token);
  return fail_unknown(p, &token);
}

// ---- optional groups ----------------------------------------------------------------------------

// Elements up to `)`; `(` was read. The anchor is what `^` stands after.
static bool parse_group(parser *p, format_element *group, size_t begin, bool otherwise) {
  list_builder elements = {0};
  while (!next_is(p, ')')) {
    if (p->next.kind == FORMAT_TOKEN_END) return fail_open(p, begin, "optional group") != NULL;
    format_element *element = parse_element(p, IN_TOP);
    if (element == NULL) return false;
    list_add(p, &elements, element);
    size_t at = p->next.begin;
    if (!accept(p, '^')) continue;
    if (group->anchor != NULL)
      return fail(p, at, p->last_end,
                  "only one element can be marked as the anchor of an optional group") != NULL;
    group->anchor = element;
    group->inverted = otherwise;
  }
  advance(p);
  *(otherwise ? &group->otherwise : &group->children) = list_done(&elements);
  return true;
}

static format_element *parse_optional(parser *p, format_context in) {
  size_t begin = advance(p).begin;
  if (!may_stand(p, FORMAT_OPTIONAL, in, begin)) return NULL;
  format_element *group = element_of(p, FORMAT_OPTIONAL, begin);
  if (!parse_group(p, group, begin, false)) return NULL;
  if (accept(p, ':')) {
    size_t second = p->next.begin;
    if (!expect(p, '(', "expected '(' to open the else branch of the optional group")) return NULL;
    if (!parse_group(p, group, second, true)) return NULL;
  }
  if (!accept(p, '?'))
    return fail(p, p->last_end, p->last_end + 1, "expected '?' after the optional group: (...)?");
  group->end = p->last_end;
  if (group->anchor == NULL)
    return fail(
        p, begin, p->last_end,
        "this optional group has no anchor: put '^' after the element whose presence decides");
  return group;
}

static format_element *parse_variable(parser *p) {
  const format_token token = advance(p);
  format_element *variable = element_of(p, FORMAT_VARIABLE, token.begin);
  variable->spelling = token.spelling;
  return variable;
}

static format_element *parse_string(parser *p, format_context in) {
  const format_token token = advance(p);
  if (!may_stand(p, FORMAT_STRING, in, token.begin)) return NULL;
  format_element *string = element_of(p, FORMAT_STRING, token.begin);
  string->spelling = token.spelling;
  return string;
}

static format_element *parse_one(parser *p, format_context in) {
  switch (p->next.kind) {
  case FORMAT_TOKEN_LITERAL: return parse_literal(p, in);
  case FORMAT_TOKEN_VARIABLE: return parse_variable(p);
  case FORMAT_TOKEN_STRING: return parse_string(p, in);
  case FORMAT_TOKEN_WORD: return parse_directive(p, in);
  case FORMAT_TOKEN_PUNCT:
  case FORMAT_TOKEN_BAD:
  case FORMAT_TOKEN_END: break;
  }
  if (next_is(p, '(')) return parse_optional(p, in);
  if (next_is(p, '^'))
    return fail_here(p,
                     "'^' marks the anchor of an optional group and stands after an element of it");
  fail_here(p, "expected a directive, a literal, a variable or an optional group");
  if (p->next.kind == FORMAT_TOKEN_PUNCT && !next_is(p, ')'))
    report_help(p->lexer.source->session->diagnostics,
                "text of the IR is written between backticks: `%.*s`", TEXT_ARGS(p->next.spelling));
  return NULL;
}

static format_element *parse_element(parser *p, format_context in) {
  if (p->depth == DEEPEST) return fail_here(p, "directives are nested too deeply");
  p->depth++;
  format_element *element = parse_one(p, in);
  p->depth--;
  return element;
}

// Goes on after an element that couldn't be read: at the end of its parentheses.
static void recover(parser *p, size_t begin) {
  while (p->open > 0 && p->next.kind != FORMAT_TOKEN_END) advance(p);
  if (p->next.begin == begin && p->next.kind != FORMAT_TOKEN_END) advance(p);
  accept(p, '?');
}

bool format_parse(const format_source *source, format_flavour flavour, format_list *out) {
  parser p = {.lexer.source = source, .flavour = flavour};
  list_builder elements = {0};
  advance(&p);
  p.last_end = 0;
  while (p.next.kind != FORMAT_TOKEN_END) {
    size_t begin = p.next.begin;
    format_element *element = parse_element(&p, IN_TOP);
    if (element == NULL) recover(&p, begin);
    list_add(&p, &elements, element);
  }
  *out = list_done(&elements);
  return p.errors == 0;
}
