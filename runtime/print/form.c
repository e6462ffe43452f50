// Which operations may be shown in their custom forms. Verifies silently; owns nothing.
#include "print/form.h"

#include "context/context.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/verify.h"
#include "verify/answers.h"
#include "verify/parts.h"

static void ignore_message(void *user, mica_context *ctx, const mica_message *message,
                           const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

typedef struct silence {  // what stood before it
  mica_diag_handler handler;
  void *user;
  size_t errors;
  bool print_op;
} silence;

static silence begin_silence(mica_context *ctx) {
  silence before = {ctx->diag_handler, ctx->diag_user, ctx->error_count, ctx->print_op_on_diag};
  ctx->print_op_on_diag = false;  // a check that warns must not print, which verifies, which warns
  mica_context_set_diag_handler(ctx, ignore_message, NULL);
  return before;
}

static void end_silence(mica_context *ctx, silence before) {
  mica_context_set_diag_handler(ctx, before.handler, before.user);
  ctx->error_count = before.errors;
  ctx->print_op_on_diag = before.print_op;
}

bool mica_print_verifies(mica_op *op) {
  const silence before = begin_silence(mica_op_context(op));
  bool valid = mica_op_verify(op);
  end_silence(mica_op_context(op), before);
  return valid;
}

static bool holds_broken(const mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    for (const mica_block *b = mica_op_region(op, i)->first; b != NULL; b = b->next)
      for (const mica_op *inner = b->first; inner != NULL; inner = inner->next)
        if (mica_print_is_broken(inner)) return true;
  return false;
}

static bool verify_regions(mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  return def == NULL || !mica_definition_asks_regions(def) ||
         (!holds_broken(op) && mica_verify_definition_regions(op, def));
}

static mica_walk set_broken(void *user, mica_op *op) {
  (void)user;
  op->flags |= MICA_OP_BROKEN;
  return MICA_WALK_ON;
}

static mica_walk mark_alone(void *user, mica_op *op) {
  op->flags &= (uint8_t)~MICA_OP_BROKEN;
  if (mica_op_verify_alone(op)) return MICA_WALK_ON;
  mica_op_walk_before(op, set_broken, user);  // what is in it may ask it
  return MICA_WALK_SKIP;
}

static mica_walk mark_regions(void *user, mica_op *op) {
  (void)user;
  if (!mica_print_is_broken(op) && !verify_regions(op)) op->flags |= MICA_OP_BROKEN;
  return MICA_WALK_ON;
}

static mica_walk set_whole(void *user, mica_op *op) {
  (void)user;
  op->flags &= (uint8_t)~MICA_OP_BROKEN;
  return MICA_WALK_ON;
}

void mica_print_mark_broken(mica_op *root) {
  const silence before = begin_silence(mica_op_context(root));
  verify_answers answers = {0};
  mica_verify_begin(mica_op_context(root), &answers);
  mica_op_walk_before(root, mark_alone, NULL);
  mica_op_walk_before(root, mark_regions, NULL);
  mica_verify_end(mica_op_context(root), &answers);
  end_silence(mica_op_context(root), before);
}

void mica_print_unmark_broken(mica_op *root) { mica_op_walk_before(root, set_whole, NULL); }
