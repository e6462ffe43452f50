// The text of affine expressions, maps and integer sets. Sums can be as long as the text they came
// from, so an expression is printed from a stack of pieces rather than by recursion.
#include "context/context.h"
#include "text/printer.h"

typedef const mica_affine_expr *expr;

// What is still to be printed: an expression, or a text, or the negation of a number.
typedef struct piece {
  expr e;
  const char *text;
  bool tight;  // the expression is an operand of something that binds more strongly than a sum
} piece;
enum { PIECES_ON_STACK = 64 };
typedef struct piece_stack {
  mica_printer *p;
  piece *pieces;
  size_t count, capacity;
  printer_put_input put_input;
  void *user;
  piece few[PIECES_ON_STACK];
} piece_stack;

static bool has_room(piece_stack *s) {
  if (s->count < s->capacity) return true;
  size_t old_size = s->capacity * sizeof *s->pieces;
  piece *grown = mica_allocate(s->p->context, 2 * old_size);
  if (grown == NULL) {
    mica_printer_fail(s->p);
    return false;
  }
  memcpy(grown, s->pieces, old_size);
  if (s->pieces != s->few) mica_free(s->p->context, s->pieces, old_size);
  s->pieces = grown;
  s->capacity *= 2;
  return true;
}

static void push_text(piece_stack *s, const char *text) {
  if (has_room(s)) s->pieces[s->count++] = (piece){NULL, text, false};
}
static void push_expr(piece_stack *s, expr e, bool tight) {
  if (has_room(s)) s->pieces[s->count++] = (piece){e, NULL, tight};
}
// The number with its sign turned.
static void push_negated(piece_stack *s, expr constant) {
  if (has_room(s)) s->pieces[s->count++] = (piece){constant, "", false};
}

// ---- Forms --------------------------------------------------------------------------------------

static bool is_constant(expr e) { return e->kind == MICA_AFFINE_CONSTANT; }
static bool is_product_with_constant(expr e) {
  return e->kind == MICA_AFFINE_MUL && is_constant(e->as.binary.right);
}

static const char *spelling(mica_affine_kind kind) {
  switch (kind) {
  case MICA_AFFINE_MUL: return " * ";
  case MICA_AFFINE_MOD: return " mod ";
  case MICA_AFFINE_FLOORDIV: return " floordiv ";
  case MICA_AFFINE_CEILDIV: return " ceildiv ";
  case MICA_AFFINE_ADD:
  case MICA_AFFINE_CONSTANT:
  case MICA_AFFINE_DIM:
  case MICA_AFFINE_SYMBOL: break;
  }
  return "";
}

// Pieces are pushed from the last to the first.
static void push_product(piece_stack *s, expr e, bool tight) {
  expr left = e->as.binary.left, right = e->as.binary.right;
  if (tight) push_text(s, ")");
  if (is_product_with_constant(e) && right->as.value == -1) {
    push_expr(s, left, true);
    push_text(s, "-");
  } else {
    push_expr(s, right, true);
    push_text(s, spelling(e->kind));
    push_expr(s, left, true);
  }
  if (tight) push_text(s, "(");
}

// What is added, with a minus instead of a plus where that reads better.
static void push_addend(piece_stack *s, expr e) {
  if (is_product_with_constant(e) && e->as.binary.right->as.value < 0) {
    expr factor = e->as.binary.right, other = e->as.binary.left;
    bool minus_one = factor->as.value == -1;
    if (!minus_one) {
      push_negated(s, factor);
      push_text(s, " * ");
    }
    push_expr(s, other, !minus_one || other->kind == MICA_AFFINE_ADD);
    push_text(s, " - ");
  } else if (is_constant(e) && e->as.value < 0) {
    push_negated(s, e);
    push_text(s, " - ");
  } else {
    push_expr(s, e, false);
    push_text(s, " + ");
  }
}

static void push_sum(piece_stack *s, expr e, bool tight) {
  if (tight) push_text(s, ")");
  push_addend(s, e->as.binary.right);
  push_expr(s, e->as.binary.left, false);
  if (tight) push_text(s, "(");
}

static void put_position(mica_printer *p, expr input, void *user) {
  (void)user;
  printer_put_char(p, input->kind == MICA_AFFINE_DIM ? 'd' : 's');
  mica_print_int(p, input->as.value);
}

static void put_expr(piece_stack *s, expr e, bool tight) {
  switch (e->kind) {
  case MICA_AFFINE_DIM:
  case MICA_AFFINE_SYMBOL: s->put_input(s->p, e, s->user); break;
  case MICA_AFFINE_CONSTANT: mica_print_int(s->p, e->as.value); break;
  case MICA_AFFINE_ADD: push_sum(s, e, tight); break;
  case MICA_AFFINE_MUL:
  case MICA_AFFINE_MOD:
  case MICA_AFFINE_FLOORDIV:
  case MICA_AFFINE_CEILDIV: push_product(s, e, tight); break;
  }
}

void mica_printer_affine_expr(mica_printer *p, const mica_affine_expr *e,
                              printer_put_input put_input, void *user) {
  piece_stack s;
  s.p = p;
  s.put_input = put_input == NULL ? put_position : put_input;
  s.user = user;
  s.pieces = s.few;
  s.count = 0;
  s.capacity = PIECES_ON_STACK;
  push_expr(&s, e, false);
  while (s.count != 0 && !p->failed) {
    piece top = s.pieces[--s.count];
    if (top.e == NULL) mica_print_text(p, top.text);
    else if (top.text != NULL) mica_print_int(p, (int64_t)(0 - (uint64_t)top.e->as.value));
    else put_expr(&s, top.e, top.tight);
  }
  if (s.pieces != s.few) mica_free(p->context, s.pieces, s.capacity * sizeof *s.pieces);
}

// ---- Maps and sets ------------------------------------------------------------------------------

static void put_names(mica_printer *p, char letter, uint32_t count) {
  for (uint32_t i = 0; i < count && !p->failed; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    printer_put_char(p, letter);
    mica_print_uint(p, i);
  }
}

static void put_space(mica_printer *p, uint32_t dims, uint32_t symbols) {
  printer_put_char(p, '(');
  put_names(p, 'd', dims);
  printer_put_char(p, ')');
  if (symbols == 0) return;
  printer_put_char(p, '[');
  put_names(p, 's', symbols);
  printer_put_char(p, ']');
}

void mica_print_affine_map(mica_printer *p, const mica_affine_map *map) {
  put_space(p, map->dim_count, map->symbol_count);
  PRINTER_PUT(p, " -> (");
  for (size_t i = 0; i < map->result_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_printer_affine_expr(p, map->results[i], NULL, NULL);
  }
  printer_put_char(p, ')');
}

void mica_printer_integer_set(mica_printer *p, const mica_integer_set *set) {
  put_space(p, set->dim_count, set->symbol_count);
  PRINTER_PUT(p, " : (");
  for (size_t i = 0; i < set->constraint_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_printer_affine_expr(p, set->constraints[i], NULL, NULL);
    if (set->equalities[i]) PRINTER_PUT(p, " == 0");
    else PRINTER_PUT(p, " >= 0");
  }
  printer_put_char(p, ')');
}

bool mica_affine_expr_print(const mica_affine_expr *expr, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, expr->context, NULL, sink)) mica_print_affine_expr(&p, expr);
  return mica_printer_finish(&p);
}

bool mica_affine_map_print(const mica_affine_map *map, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, map->context, NULL, sink)) mica_print_affine_map(&p, map);
  return mica_printer_finish(&p);
}

bool mica_integer_set_print(const mica_integer_set *set, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, set->context, NULL, sink)) mica_printer_integer_set(&p, set);
  return mica_printer_finish(&p);
}

void mica_print_affine_expr(mica_printer *p, const mica_affine_expr *expr) {
  mica_printer_affine_expr(p, expr, NULL, NULL);
}
