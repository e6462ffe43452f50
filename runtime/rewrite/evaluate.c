// Folding by what a definition says that its operation gives for numbers (cEvaluate): once for
// scalars and splats, else element by element. Called by fold.c. A splat is never written out, so
// that no result is longer than an operand.
#include "rewrite/evaluate.h"

#include <assert.h>
#include <string.h>

#include "context/context.h"
#include "mica/arithmetic.h"
#include "mica/interfaces.h"
#include "mica/number.h"

typedef struct evaluation {
  const mica_op *op;
  const mica_attr *const *operands;
  mica_number in[MICA_EVALUATED_MOST], out[MICA_EVALUATED_MOST];
  const mica_type *elements[MICA_EVALUATED_MOST];  // of the results
} evaluation;

static const mica_type *element_of(const mica_type *type) {
  return mica_type_is_shaped(type) ? mica_type_element(type) : type;
}

// Computes one of each result.
static bool evaluate(evaluation *e) {
  const size_t count = e->op->result_count;
  for (size_t i = 0; i < count; i++) e->out[i] = (mica_number){.type = e->elements[i]};
  mica_op_def_more(mica_op_def_of(e->op))->evaluate(e->op, e->in, e->out);
  for (size_t i = 0; i < count; i++)
    if (e->out[i].type != e->elements[i]) return false;
  return true;
}

// ---- Scalars ------------------------------------------------------------------------------------

static bool fold_scalars(evaluation *e, mica_fold *out) {
  for (size_t i = 0; i < e->op->operand_count; i++) e->in[i] = mica_number_of(e->operands[i]);
  if (!evaluate(e)) return false;
  for (size_t i = 0; i < e->op->result_count; i++)
    if (!mica_fold_attr(out, mica_number_attr(e->out[i]))) return false;
  return true;
}

// ---- Elements -----------------------------------------------------------------------------------

static bool is_number(const mica_type *type) {
  return mica_type_is_integer(type) || mica_type_is_index(type) || mica_type_is_float(type);
}

static const char *element_at(const mica_attr *dense, size_t index) {
  size_t size;
  const char *data = mica_attr_dense_data(dense, &size);
  const size_t step = mica_element_size(mica_type_element(mica_attr_type(dense)));
  return data + (mica_attr_dense_is_splat(dense) ? 0 : index * step);
}

static bool evaluate_at(evaluation *e, size_t index) {
  for (size_t i = 0; i < e->op->operand_count; i++)
    e->in[i] = mica_number_load(mica_type_element(mica_attr_type(e->operands[i])),
                                element_at(e->operands[i], index));
  return evaluate(e);
}

// The results' elements, one array behind the other.
typedef struct element_data {
  char *bytes;
  size_t sizes[MICA_EVALUATED_MOST], size, count;
} element_data;

static bool size_data(const evaluation *e, element_data *d, size_t count) {
  d->count = count;
  d->size = 0;
  for (size_t i = 0; i < e->op->result_count; i++) {
    const size_t step = mica_element_size(e->elements[i]);
    if (step != 0 && count > (SIZE_MAX / 2 - d->size) / step) return false;
    d->sizes[i] = count * step;
    d->size += d->sizes[i];
  }
  return true;
}

static bool fill_data(evaluation *e, element_data *d) {
  for (size_t at = 0; at < d->count; at++) {
    char *results = d->bytes;
    if (!evaluate_at(e, at)) return false;
    for (size_t i = 0; i < e->op->result_count; results += d->sizes[i++])
      mica_number_store(e->out[i], results + at * mica_element_size(e->elements[i]));
  }
  return true;
}

static bool give_data(const evaluation *e, const element_data *d, bool is_splat, mica_fold *out) {
  const char *from = d->bytes;
  for (size_t i = 0; i < e->op->result_count; from += d->sizes[i++]) {
    const mica_type *type = mica_value_type(mica_op_result(e->op, i));
    if (!mica_fold_attr(out, mica_attr_dense_elements(type, from, d->sizes[i], is_splat)))
      return false;
  }
  return true;
}

static bool fold_elements(evaluation *e, size_t count, bool is_splat, mica_fold *out) {
  element_data d;
  mica_memory *memory = &out->context->memory;
  if (!size_data(e, &d, is_splat ? 1 : count)) return false;
  const size_t size = d.size == 0 ? 1 : d.size;
  d.bytes = mica_memory_allocate(memory, size);
  const bool is_folded = d.bytes != NULL && fill_data(e, &d) && give_data(e, &d, is_splat, out);
  mica_memory_free(memory, d.bytes, size);
  return is_folded;
}

// ---- What can be folded -------------------------------------------------------------------------

static bool have_same_shape(const mica_type *a, const mica_type *b) {
  if (mica_type_is_vector(a) != mica_type_is_vector(b) || !mica_type_has_static_shape(a))
    return false;
  const mica_int64s x = mica_type_shape(a), y = mica_type_shape(b);
  return x.size == y.size && (x.size == 0 || memcmp(x.data, y.data, x.size * sizeof *x.data) == 0);
}

// Dense numbers of the shape of each result. *count: of those that are no splat.
static bool are_dense(const evaluation *e, size_t *count, bool *is_splat) {
  const mica_type *shape = mica_value_type(mica_op_result(e->op, 0));
  *is_splat = e->op->operand_count > 0;
  *count = 0;
  for (size_t i = 0; i < e->op->operand_count; i++) {
    const mica_attr *attr = e->operands[i];
    if (!mica_attr_is_dense_elements(attr) || mica_attr_is_dense_strings(attr)) return false;
    const mica_type *type = mica_attr_type(attr), *element = mica_type_element(type);
    if (!is_number(element) || !have_same_shape(type, shape)) return false;
    size_t size;
    (void)mica_attr_dense_data(attr, &size);
    if (mica_attr_dense_is_splat(attr) && size > 0) continue;
    *is_splat = false;
    *count = size / mica_element_size(element);
  }
  return true;
}

// The poison that an operand is; NULL: none is.
static const mica_attr *poison_of(const evaluation *e) {
  for (size_t i = 0; i < e->op->operand_count; i++) {
    const mica_attr *attr = e->operands[i];
    if (attr != NULL && mica_attr_interface(attr, &mica_poison_attr_interface_id) != NULL)
      return attr;
  }
  return NULL;
}

static bool takes_results(evaluation *e) {
  const mica_type *first = mica_value_type(mica_op_result(e->op, 0));
  for (size_t i = 0; i < e->op->result_count; i++) {
    const mica_type *type = mica_value_type(mica_op_result(e->op, i));
    e->elements[i] = element_of(type);
    if (!is_number(e->elements[i])) return false;
    if (mica_type_is_shaped(type) != mica_type_is_shaped(first)) return false;
    if (mica_type_is_shaped(type) && !have_same_shape(type, first)) return false;
  }
  return true;
}

static bool fold_constants(evaluation *e, mica_fold *out) {
  size_t count;
  bool is_splat;
  for (size_t i = 0; i < e->op->operand_count; i++)
    if (e->operands[i] == NULL) return false;
  if (!takes_results(e)) return false;
  if (!mica_type_is_shaped(mica_value_type(mica_op_result(e->op, 0)))) return fold_scalars(e, out);
  return are_dense(e, &count, &is_splat) && fold_elements(e, count, is_splat, out);
}

static bool has_constant(const mica_op *op, const mica_attr *const *operands) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (operands[i] != NULL) return true;
  return op->operand_count == 0;
}

bool mica_fold_evaluation(const mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (mica_op_def_more(mica_op_def_of(op))->evaluate == NULL) return false;
  if (!has_constant(op, operands)) return false;
  assert(op->operand_count <= MICA_EVALUATED_MOST && op->result_count <= MICA_EVALUATED_MOST);
  evaluation e = {.op = op, .operands = operands};
  const mica_attr *poison = poison_of(&e);
  if (poison == NULL) return fold_constants(&e, out);
  for (size_t i = 0; i < op->result_count; i++)
    if (!mica_fold_attr(out, poison)) return false;
  return true;
}
