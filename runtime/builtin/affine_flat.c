// Affine expressions simplified by flattening: a row of numbers says how often each dimension, each
// symbol, 1 and each quotient occurs in a sum. Quotients are found out on the way and are equal
// when they are the same expression; products and rests by what isn't constant count as quotients.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "builtin/affine.h"
#include "context/context.h"
#include "memory/array.h"

enum { SEMI_STEPS_MAX = 1024 };  // for an expression that isn't pure

typedef const mica_affine_expr *expr;

typedef struct frame {  // a binary expression; `done`: so many of its sides have a row
  expr e;
  int done;
} frame;

typedef struct flattener {
  mica_context *context;
  size_t inputs;  // dimensions, then symbols
  uint32_t dims;
  size_t columns;  // inputs, the constant, quotients
  int64_t *rows;   // one for each side that waits; the last one is the one made last
  size_t row_count, row_capacity;  // in numbers
  expr *quotients;
  size_t quotient_count, quotient_capacity;
  frame *frames;
  size_t frame_count, frame_capacity;
  bool has_no_form;  // something overflowed, or divides by what is not positive
} flattener;

static int64_t *last_row(flattener *f) { return f->rows + f->row_count - f->columns; }
static void pop_row(flattener *f) { f->row_count -= f->columns; }

static bool push_row(flattener *f) {
  mica_memory *memory = &f->context->memory;
  if (!MICA_ARRAY_ROOM(memory, f->rows, f->row_count, f->row_capacity, f->columns)) return false;
  f->row_count += f->columns;
  memset(last_row(f), 0, f->columns * sizeof *f->rows);
  return true;
}

// ---- Arithmetic on rows -------------------------------------------------------------------------

static void compute(flattener *f, mica_affine_kind kind, int64_t a, int64_t b, int64_t *out) {
  if (!mica_affine_fold(kind, a, b, out)) f->has_no_form = true;
}

static void add_last_to(flattener *f, int64_t *row) {
  const int64_t *last = last_row(f);
  for (size_t i = 0; i < f->columns; i++) compute(f, MICA_AFFINE_ADD, row[i], last[i], &row[i]);
}

static void multiply(flattener *f, int64_t *row, int64_t by) {
  for (size_t i = 0; i < f->columns; i++) compute(f, MICA_AFFINE_MUL, row[i], by, &row[i]);
}

static void divide(const flattener *f, int64_t *row, int64_t by) {
  for (size_t i = 0; i < f->columns; i++) row[i] /= by;
}

static int64_t common_divisor(int64_t a, int64_t b) {
  uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a, y = (uint64_t)b;
  while (x != 0) {
    uint64_t rest = y % x;
    y = x;
    x = rest;
  }
  return (int64_t)y;
}

static int64_t row_divisor(const flattener *f, const int64_t *row, int64_t divisor) {
  for (size_t i = 0; i < f->columns; i++) divisor = common_divisor(row[i], divisor);
  return divisor;
}

// ---- Rows as expressions ------------------------------------------------------------------------

static expr input(const flattener *f, size_t i) {
  return i < f->dims ? mica_affine_dim(f->context, (uint32_t)i)
                     : mica_affine_symbol(f->context, (uint32_t)i - f->dims);
}

static expr add_term(flattener *f, expr sum, expr part, int64_t factor) {
  if (factor == 0) return sum;
  expr by = mica_affine_constant(f->context, factor);
  return mica_affine_binary(MICA_AFFINE_ADD, sum, mica_affine_binary(MICA_AFFINE_MUL, part, by));
}

// Dimensions, symbols, quotients, the constant. NULL: no memory.
static expr row_expr(flattener *f, const int64_t *row) {
  expr sum = mica_affine_constant(f->context, 0);
  for (size_t i = 0; i < f->inputs; i++)
    if (row[i] != 0) sum = add_term(f, sum, input(f, i), row[i]);
  for (size_t i = 0; i < f->quotient_count; i++)
    sum = add_term(f, sum, f->quotients[i], row[f->inputs + 1 + i]);
  if (row[f->inputs] == 0) return sum;
  return mica_affine_binary(MICA_AFFINE_ADD, sum, mica_affine_constant(f->context, row[f->inputs]));
}

// ---- Quotients ----------------------------------------------------------------------------------

// The column of a row divided, or multiplied, by something. 0: no memory.
static size_t quotient_column(flattener *f, const int64_t *row, mica_affine_kind kind, expr by) {
  expr quotient = mica_affine_binary(kind, row_expr(f, row), by);
  if (quotient == NULL) return 0;
  for (size_t i = 0; i < f->quotient_count; i++)
    if (f->quotients[i] == quotient) return f->inputs + 1 + i;
  if (!MICA_ARRAY_ROOM(&f->context->memory, f->quotients, f->quotient_count, f->quotient_capacity,
                       1))
    return 0;
  f->quotients[f->quotient_count++] = quotient;
  return f->inputs + f->quotient_count;
}

static bool become_quotient(flattener *f, mica_affine_kind kind, expr by) {
  int64_t *row = last_row(f);
  size_t column = quotient_column(f, row, kind, by);
  memset(row, 0, f->columns * sizeof *row);
  row[column] = 1;
  return column != 0;
}

static bool divide_row(flattener *f, mica_affine_kind kind, int64_t divisor) {
  int64_t *row = last_row(f), common = row_divisor(f, row, divisor);
  divide(f, row, common);
  if (divisor == common) return true;
  return become_quotient(f, kind, mica_affine_constant(f->context, divisor / common));
}

// x mod c is x - x floordiv c * c.
static bool reduce_row(flattener *f, int64_t divisor) {
  int64_t *row = last_row(f), common = row_divisor(f, row, divisor);
  if (divisor == common) {
    memset(row, 0, f->columns * sizeof *row);
    return true;
  }
  divide(f, row, common);
  expr by = mica_affine_constant(f->context, divisor / common);
  size_t column = quotient_column(f, row, MICA_AFFINE_FLOORDIV, by);
  multiply(f, row, common);
  if (column != 0) row[column] = -divisor;
  return column != 0;
}

// ---- Sums that aren't pure ----------------------------------------------------------------------

// Their terms stand in the order of what is divided or multiplied, then of what it is by.
typedef struct term {
  int64_t of, by;
  size_t order;  // in which they were found
  expr part;
  int64_t factor;
} term;

typedef struct term_list {
  term *terms;  // room for all of a row's
  size_t count;
  int64_t dims_by, symbols_by;  // of what is by a constant, or by nothing
} term_list;

static void list_term(term_list *list, expr of, expr by, expr part, int64_t factor) {
  bool is_dim = of->kind == MICA_AFFINE_DIM;
  int64_t rank = is_dim && by != NULL && by->kind == MICA_AFFINE_SYMBOL ? by->as.value
                 : is_dim                                               ? list->dims_by--
                                                                        : list->symbols_by++;
  list->terms[list->count] = (term){of->as.value, rank, list->count, part, factor};
  list->count++;
}

static bool is_input(expr e) { return e->kind == MICA_AFFINE_DIM || e->kind == MICA_AFFINE_SYMBOL; }
static bool has_order(expr quotient) {
  if (!mica_affine_is_binary(quotient) || !is_input(quotient->as.binary.left)) return false;
  mica_affine_kind by = quotient->as.binary.right->kind;
  return by == MICA_AFFINE_SYMBOL || by == MICA_AFFINE_CONSTANT;
}

static int compare_terms(const void *a, const void *b) {
  const term *x = a, *y = b;
  if (x->of != y->of) return x->of < y->of ? -1 : 1;
  if (x->by != y->by) return x->by < y->by ? -1 : 1;
  return x->order < y->order ? -1 : 1;
}

static void list_inputs(flattener *f, const int64_t *row, size_t from, size_t to, term_list *list) {
  for (size_t i = from; i < to; i++)
    if (row[i] != 0 && input(f, i) != NULL) list_term(list, input(f, i), NULL, input(f, i), row[i]);
}

static void list_terms(flattener *f, const int64_t *row, term_list *list) {
  list_inputs(f, row, f->dims, f->inputs, list);
  for (size_t i = 0; i < f->quotient_count; i++) {
    int64_t factor = row[f->inputs + 1 + i];
    expr q = f->quotients[i];
    if (factor != 0 && has_order(q))
      list_term(list, q->as.binary.left, q->as.binary.right, q, factor);
  }
  list_inputs(f, row, 0, f->dims, list);
  if (list->count > 1) qsort(list->terms, list->count, sizeof *list->terms, compare_terms);
}

// What has an order, in it; other quotients; the constant. NULL: no memory.
static expr ordered_expr(flattener *f, const int64_t *row) {
  mica_memory *memory = &f->context->memory;
  size_t room = f->columns * sizeof(term), symbols = f->inputs - f->dims;
  int64_t more = (int64_t)(symbols > f->dims ? symbols : f->dims);
  term_list list = {mica_memory_allocate(memory, room), 0, -1, more};
  if (list.terms == NULL) return NULL;
  list_terms(f, row, &list);
  expr sum = mica_affine_constant(f->context, 0);
  for (size_t i = 0; i < list.count; i++)
    sum = add_term(f, sum, list.terms[i].part, list.terms[i].factor);
  mica_memory_free(memory, list.terms, room);
  for (size_t i = 0; i < f->quotient_count; i++)
    if (!has_order(f->quotients[i]))
      sum = add_term(f, sum, f->quotients[i], row[f->inputs + 1 + i]);
  return mica_affine_binary(MICA_AFFINE_ADD, sum, mica_affine_constant(f->context, row[f->inputs]));
}

// ---- Walking ------------------------------------------------------------------------------------

static bool push_frame(flattener *f, expr e) {
  mica_memory *memory = &f->context->memory;
  if (!MICA_ARRAY_ROOM(memory, f->frames, f->frame_count, f->frame_capacity, 1)) return false;
  f->frames[f->frame_count++] = (frame){e, 0};
  return true;
}

static bool push_leaf(flattener *f, expr e) {
  if (!push_row(f)) return false;
  size_t column = f->inputs;
  if (e->kind == MICA_AFFINE_DIM) column = (size_t)e->as.value;
  if (e->kind == MICA_AFFINE_SYMBOL) column = f->dims + (size_t)e->as.value;
  assert(column < f->columns);
  last_row(f)[column] = e->kind == MICA_AFFINE_CONSTANT ? e->as.value : 1;
  return true;
}

// The rows of its two sides become its own.
static bool combine(flattener *f, expr e) {
  const int64_t *right = last_row(f);
  int64_t constant = right[f->inputs];
  expr by = NULL;
  if (e->kind == MICA_AFFINE_ADD) add_last_to(f, last_row(f) - f->columns);
  else if (e->as.binary.right->kind != MICA_AFFINE_CONSTANT) by = row_expr(f, right);
  pop_row(f);
  if (e->kind == MICA_AFFINE_ADD) return true;
  if (e->as.binary.right->kind != MICA_AFFINE_CONSTANT)
    return by != NULL && become_quotient(f, e->kind, by);
  if (e->kind == MICA_AFFINE_MUL) {
    multiply(f, last_row(f), constant);
    return true;
  }
  f->has_no_form |= constant < 1;
  if (f->has_no_form) return true;
  return e->kind == MICA_AFFINE_MOD ? reduce_row(f, constant) : divide_row(f, e->kind, constant);
}

static bool step(flattener *f) {
  frame *top = &f->frames[f->frame_count - 1];
  if (!mica_affine_is_binary(top->e) || top->done == 2) {
    expr e = top->e;
    f->frame_count--;
    return mica_affine_is_binary(e) ? combine(f, e) : push_leaf(f, e);
  }
  return push_frame(f, top->done++ == 0 ? top->e->as.binary.left : top->e->as.binary.right);
}

// The result is the one row. False: no memory.
static bool flatten(flattener *f, expr e) {
  bool ok = push_frame(f, e);
  while (ok && f->frame_count > 0 && !f->has_no_form) ok = step(f);
  return ok;
}

// As it is where that is how a row stands.
static expr formed(flattener *f, expr e, bool is_pure) {
  const int64_t *row = last_row(f);
  expr made = row_expr(f, row);
  return is_pure || made == NULL || made == e ? made : ordered_expr(f, row);
}

static expr simplify(expr e, uint32_t dims, uint32_t symbols) {
  size_t divisions;
  bool is_pure;
  if (!mica_affine_divisions(e, &divisions, &is_pure)) return NULL;
  flattener f = {.context = e->context, .inputs = (size_t)dims + symbols, .dims = dims};
  f.columns = f.inputs + 1 + divisions;
  expr made = flatten(&f, e) ? e : NULL;
  if (made != NULL && !f.has_no_form) made = formed(&f, e, is_pure);
  mica_memory *memory = &e->context->memory;
  mica_memory_free(memory, f.rows, f.row_capacity * sizeof *f.rows);
  mica_memory_free(memory, f.quotients, f.quotient_capacity * sizeof *f.quotients);
  mica_memory_free(memory, f.frames, f.frame_capacity * sizeof *f.frames);
  return made;
}

const mica_affine_expr *mica_affine_simplify_within(const mica_affine_expr *e, uint32_t dims,
                                                    uint32_t symbols, size_t *steps) {
  if (e == NULL || mica_affine_is_pure(e)) return e == NULL ? NULL : simplify(e, dims, symbols);
  expr divided = mica_affine_divide_by_symbols(e, dims, symbols, steps);
  if (*steps == 0) return e;
  return divided == NULL ? NULL : simplify(divided, dims, symbols);
}

const mica_affine_expr *mica_affine_simplify(const mica_affine_expr *e, uint32_t dims,
                                             uint32_t symbols) {
  size_t steps = SEMI_STEPS_MAX;
  return mica_affine_simplify_within(e, dims, symbols, &steps);
}
