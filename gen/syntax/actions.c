// The functions that the actions of grammar.y call: they make the nodes of the syntax tree, which
// lie in the arena, and note the first error of a statement.
#include "syntax/actions.h"

#include <assert.h>
#include <stdlib.h>

#include "syntax/grammar.h"
#include "syntax/lexer.h"
#include "syntax/type_kind.h"

size_t syntax_count(const syntax *first) {
  size_t count = 0;
  for (; first != NULL; first = first->next) count++;
  return count;
}

syntax_list list_append(syntax_list list, syntax *s) {
  if (s == NULL) return list;
  if (list.first == NULL) return list_one(s);
  list.last->next = s;
  list.last = s;
  return list;
}

// ---- nodes --------------------------------------------------------------------------------------

syntax *parse_node(parse *p, syntax_kind kind, place begin, place end) {
  syntax *s = ARENA_NEW(p->memory, syntax);
  *s = (syntax){.kind = (uint8_t)kind, .begin = begin, .end = end};
  return s;
}

syntax *parse_token(parse *p, syntax_kind kind, const token *t) {
  syntax *s = parse_node(p, kind, t->at.begin, t->at.end);
  if (kind == SYNTAX_INT || kind == SYNTAX_BINARY) {
    s->integer = t->integer;
    s->op = (uint16_t)t->width;
  } else if (kind != SYNTAX_UNSET) {
    s->name = t->spelling;
  }
  return s;
}

syntax *parse_parent(parse *p, syntax_kind kind, place begin, place end, syntax *first) {
  syntax *s = parse_node(p, kind, begin, end);
  s->child = first;
  return s;
}

syntax *parse_named(parse *p, syntax_kind kind, place begin, const token *name, syntax *first) {
  syntax *s = parse_parent(p, kind, begin, name->at.end, first);
  s->name = name->spelling;
  return s;
}

syntax *parse_group(parse *p, syntax_list items, place begin, place end, bool braced) {
  syntax *s = parse_parent(p, SYNTAX_GROUP, begin, end, items.first);
  s->flag = braced;
  return s;
}

syntax *parse_none(parse *p) {
  return parse_node(p, SYNTAX_NONE, p->look->at.begin, p->look->at.begin);
}

syntax *parse_chain(syntax *a, syntax *b, syntax *c) {
  a->next = b;
  if (b != NULL) b->next = c;
  return a;
}

syntax *parse_type(parse *p, int kind, place begin, place end) {
  syntax *s = parse_node(p, SYNTAX_TYPE, begin, end);
  s->op = (uint16_t)kind;
  return s;
}

syntax *parse_bits_type(parse *p, place begin, place end, const token *width) {
  syntax *s = parse_type(p, TYPE_BITS, begin, end);
  s->integer = width->integer;
  return s;
}

syntax *parse_suffix(parse *p, syntax_kind kind, syntax *base, syntax *second, place end,
                     bool flag) {
  syntax *s = parse_parent(p, kind, base->begin, end, base);
  s->second = second;
  s->flag = flag;
  return s;
}

syntax *parse_range(parse *p, syntax *from, syntax *to, int how) {
  syntax *s = parse_parent(p, SYNTAX_RANGE, from->begin, to->end, parse_chain(from, to, NULL));
  s->flag = (uint8_t)how;
  return s;
}

// `0-3`: the second number was read with its sign, which is the dash of the range.
syntax *parse_range_number(parse *p, syntax *from, const token *number) {
  syntax *to = parse_token(p, SYNTAX_INT, number);
  to->integer = (int64_t)(0 - (uint64_t)number->integer);
  return parse_range(p, from, to, 2);
}

void parse_fail(parse *p, place_range at, text message) {
  if (p->failed || p->closing) return;
  p->failed = true;
  p->error_at = at;
  p->error = message;
  p->help = TEXT("");
  p->note_at = (place_range){0};
}

// `name#` with nothing after it is only for names: a body or its end must follow.
syntax *parse_trailing_paste(parse *p, syntax *left, const token *hash) {
  int next = p->look->kind;
  if (next != TK_COLON && next != TK_SEMI && next != TK_LBRACE)
    parse_fail(p, p->look->at, TEXT("Unknown or reserved token when parsing a value"));
  return parse_suffix(p, SYNTAX_PASTE, left, NULL, p->failed ? 0 : hash->at.end, false);
}

syntax *parse_dag(parse *p, const token *open, syntax *op, syntax *name, syntax *items,
                  const token *close) {
  syntax *s = parse_parent(p, SYNTAX_DAG, open->at.begin, close->at.end, op);
  s->second = items;
  s->third = name;
  return s;
}

syntax *parse_dag_item(parse *p, syntax *value, const token *name) {
  place begin = value != NULL ? value->begin : name->at.begin;
  syntax *s =
      parse_parent(p, SYNTAX_DAG_ITEM, begin, name != NULL ? name->at.end : value->end, value);
  if (name != NULL) s->name = name->spelling;
  return s;
}

// ---- operators: their operands are counted as they are read -------------------------------------

syntax *parse_operator(parse *p, const token *name) {
  if (p->operator_count == p->operator_capacity)
    p->operators = memory_grow(p->operators, &p->operator_capacity, sizeof *p->operators);
  syntax *s = parse_node(p, SYNTAX_BANG, name->at.begin, 0);
  s->op = (uint16_t)name->integer;
  p->operators[p->operator_count++] = (open_operator){s, NULL, 0};
  return s;
}

static void check_operand(parse *p, const open_operator *o, const syntax *operand) {
  const bang_form *form = bang_form_of((bang)o->node->op);
  const char *wanted = operator_name_wanted((bang)o->node->op, o->count - 1);
  int next = p->look->kind;
  const syntax *first = syntax_leftmost(operand);
  if (wanted != NULL && first->kind != SYNTAX_NAME)
    parse_fail(p, syntax_range(first), text_of(wanted));
  else if (wanted != NULL && first != operand)
    parse_fail(p, lexer_place_after(p->sources, syntax_range(first), p->memory),
               text_of(form->between));
  else if (form->most > 0 && o->count == form->most && next == TK_COMMA)
    parse_fail(p, p->look->at, text_of(form->close));
  else if (o->count < form->least && next == TK_RPAREN)
    parse_fail(p, p->look->at, text_of(form->between));
  else if (o->node->op == BANG_RANGE && o->count == form->most)
    parse_fail(p, syntax_range(operand), TEXT("expected at most three values of integer"));
}

syntax *parse_operand(parse *p, syntax *op, syntax *operand) {
  assert(p->operator_count > 0 && p->operators[p->operator_count - 1].node == op);
  open_operator *o = &p->operators[p->operator_count - 1];
  if (o->last == NULL) op->child = operand;
  else o->last->next = operand;
  o->last = operand;
  o->count++;
  check_operand(p, o, operand);
  return op;
}

syntax *parse_operator_end(parse *p, syntax *op, bool missing, const token *close) {
  assert(p->operator_count > 0 && p->operators[p->operator_count - 1].node == op);
  size_t count = p->operators[--p->operator_count].count;
  if (missing && (count > 0 || bang_form_of((bang)op->op)->least > 0))
    parse_fail(p, close->at, TEXT("Unknown or reserved token when parsing a value"));
  op->end = p->failed ? 0 : close->at.end;
  return op;
}

syntax *parse_list(parse *p, const token *open, syntax *items, const token *close, syntax *type) {
  syntax *s = parse_parent(p, SYNTAX_LIST, open->at.begin, close->at.end, items);
  s->second = type;
  return s;
}

// Strings side by side: the pieces are kept for their places.
syntax_list parse_joined(parse *p, syntax_list pieces, const token *t) {
  return list_append(pieces, parse_token(p, SYNTAX_STRING, t));
}

syntax *parse_string(parse *p, syntax_list pieces) {
  if (pieces.first->next == NULL) return pieces.first;
  buffer joined = {0};
  for (const syntax *s = pieces.first; s != NULL; s = s->next) buffer_text(&joined, s->name);
  syntax *s = parse_parent(p, SYNTAX_STRING, pieces.first->begin, pieces.last->end, pieces.first);
  s->name = arena_text(p->memory, buffer_as_text(&joined));
  buffer_free(&joined);
  return s;
}

void parse_extra_semicolon(parse *p, const token *semicolon, const char *what) {
  if (p->closing) return;
  report_error(p->diagnostics, semicolon->at, "A %s body should not end with a semicolon", what);
  report_note(p->diagnostics, (place_range){0},
              "Semicolon ignored; remove to eliminate this error");
}
