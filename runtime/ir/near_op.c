// The registered operation that a name may have meant. Called for an error alone; walks the tables
// of the registered dialects.
#include <string.h>

#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"

static mica_str after_dialect(const mica_dialect_def *dialect, const mica_op_def *op) {
  mica_str name = mica_str_of(op->name);
  size_t size = strlen(dialect->name) + 1;
  return name.size <= size ? name : (mica_str){name.data + size, name.size - size};
}

static void offer_part(mica_near *nearest, const mica_dialect_def *part, mica_str *op) {
  for (size_t i = 0; i < part->op_count; i++) {
    size_t before = nearest->distance;
    mica_near_offer(nearest, after_dialect(part, part->ops[i]));
    if (nearest->distance < before) *op = mica_str_of(part->ops[i]->name);
  }
}

// The operation whose name behind that of its dialect is nearest.
static void offer_ops(mica_near *nearest, const mica_context *ctx, const mica_dialect_def *dialect,
                      mica_str *op) {
  const mica_dialect_def *part = dialect;
  for (size_t i = 0; part != NULL; part = mica_context_dialect_part(ctx, dialect, ++i))
    offer_part(nearest, part, op);
}

static mica_str near_in_all(const mica_context *ctx, mica_str name) {
  mica_near nearest = mica_near_to(name);
  mica_str op = {NULL, 0};
  for (size_t i = 0; i < mica_context_dialect_count(ctx); i++)
    offer_ops(&nearest, ctx, mica_context_dialect_at(ctx, i), &op);
  return op;
}

static const mica_dialect_def *near_dialect(const mica_context *ctx, mica_str name) {
  mica_near nearest = mica_near_to(name);
  const mica_dialect_def *dialect = NULL;
  for (size_t i = 0; i < mica_context_dialect_count(ctx); i++) {
    const mica_dialect_def *known = mica_context_dialect_at(ctx, i);
    size_t before = nearest.distance;
    mica_near_offer(&nearest, mica_str_of(known->name));
    if (nearest.distance < before) dialect = known;
  }
  return dialect;
}

mica_str mica_near_dialect_name(const mica_context *ctx, mica_str name) {
  const mica_dialect_def *dialect = near_dialect(ctx, name);
  return dialect == NULL ? (mica_str){NULL, 0} : mica_str_of(dialect->name);
}

mica_str mica_near_op_name(const mica_context *ctx, mica_str name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot == NULL) return near_in_all(ctx, name);
  size_t size = (size_t)(dot - name.data);
  const mica_dialect_def *dialect = near_dialect(ctx, (mica_str){name.data, size});
  if (dialect == NULL) return (mica_str){NULL, 0};
  mica_near nearest = mica_near_to((mica_str){dot + 1, name.size - size - 1});
  mica_str op = {NULL, 0};
  offer_ops(&nearest, ctx, dialect, &op);
  bool is_other = strlen(dialect->name) != size || memcmp(dialect->name, name.data, size) != 0;
  return op.data != NULL || !is_other ? op : mica_str_of(dialect->name);
}
