// What nobody has written: a dialect's folds and patterns that its definitions ask for. Called by
// passes, so that nothing stays as it is in silence. Owns nothing.
#include "ir/op.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/rewrite.h"

static const char *words_for(uint32_t what) {
  if (what == MICA_UNWRITTEN_FOLDS) return "folds";
  return what == MICA_UNWRITTEN_PATTERNS ? "canonicalization patterns"
                                         : "folds and canonicalization patterns";
}

// The address of a definition's member stands for the warning.
static bool is_told(mica_context *ctx, const mica_dialect_def *dialect) {
  if (mica_context_kept(ctx, &dialect->unwritten) != NULL) return true;
  return !mica_context_keep(ctx, &dialect->unwritten, dialect);
}

static void tell(mica_context *ctx, const mica_op *op, uint32_t what) {
  const mica_dialect_def *dialect = op->name->dialect;
  if (is_told(ctx, dialect)) return;
  mica_warning(ctx, mica_op_loc(op),
               "%s of dialect '%s' are missing: its operations may stay as they are",
               words_for(what), dialect->name);
}

void mica_warn_of_unwritten(const mica_op *top, uint32_t what) {
  mica_context *ctx = mica_op_context(top);
  const mica_dialect_def *last = NULL;
  for (const mica_op *op = top; op != NULL; op = mica_op_walk_next(op, top)) {
    const mica_dialect_def *dialect = op->name->dialect;
    if (dialect == NULL || dialect == last || (dialect->unwritten & what) == 0) continue;
    tell(ctx, op, dialect->unwritten & what);
    last = dialect;
  }
}
