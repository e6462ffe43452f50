// The IR around passes: --mlir-print-ir-before, -after and what belongs to them. An instrument of
// the pipeline, in its arena.
#include "context/context.h"
#include "ir/op.h"
#include "pass/pass.h"

typedef struct before_change {
  const mica_pass *pass;
  uint64_t print;
  struct before_change *outer;
} before_change;

typedef struct ir_printer {
  mica_pass_print options;
  mica_context *context;
  before_change *running;  // the passes at work, the innermost first
} ir_printer;

// ---- Whether something changed ------------------------------------------------------------------

typedef struct fingerprint {
  const mica_hash_key *key;
  uint64_t hash;
} fingerprint;

static void take(fingerprint *f, const void *pointer) {
  f->hash = hash_pointer(f->key, f->hash, pointer);
}

// All that an operation holds but what is nested, by addresses: these are never equal by chance
// while both live.
static mica_walk take_op(void *user, mica_op *op) {
  fingerprint *f = user;
  take(f, op);
  take(f, op->block);
  take(f, op->attributes);
  f->hash = hash_word(f->key, f->hash, op->loc.bits);
  for (size_t i = 0; i < op->name->slot_count; i++) take(f, mica_op_slots(op)[i]);
  for (size_t i = 0; i < op->operand_count; i++) take(f, op->operands[i].value);
  for (size_t i = 0; i < op->successor_count; i++) take(f, mica_op_successors(op)[i].block);
  for (size_t i = 0; i < op->result_count; i++) take(f, mica_op_result(op, i)->type);
  for (size_t i = 0; i < op->region_count; i++)
    for (const mica_block *b = mica_op_regions(op)[i].first; b != NULL; b = b->next) {
      take(f, b);
      for (size_t k = 0; k < b->argument_count; k++) take(f, b->arguments[k]->type);
    }
  return MICA_WALK_ON;
}

uint64_t mica_op_fingerprint(mica_op *op) {
  const mica_hash_key *key = &mica_op_context(op)->memory.hash_key;
  fingerprint f = {key, hash_start(key)};
  mica_op_walk_before(op, take_op, &f);
  return f.hash;
}

static void remember(ir_printer *p, const mica_pass *pass, mica_op *op) {
  before_change *entry = mica_allocate(p->context, sizeof *entry);
  if (entry == NULL) return;
  *entry = (before_change){pass, mica_op_fingerprint(op), p->running};
  p->running = entry;
}

// Whether it is as it was remembered; forgets it.
static bool is_unchanged(ir_printer *p, const mica_pass *pass, mica_op *op) {
  before_change *entry = p->running;
  if (entry == NULL || entry->pass != pass) return false;
  bool same = entry->print == mica_op_fingerprint(op);
  p->running = entry->outer;
  mica_free(p->context, entry, sizeof *entry);
  return same;
}

// ---- Printing -----------------------------------------------------------------------------------

static void put_scope(pass_writer *w, const mica_op *op) {
  pass_put(w, " ('");
  pass_put_str(w, mica_op_name_of(op));
  pass_put(w, "' operation");
  mica_str symbol = mica_symbol_name(op);
  if (symbol.data != NULL) {
    pass_put(w, ": @");
    pass_put_str(w, symbol);
  }
  pass_put(w, ")");
}

static const mica_op *outermost(const mica_op *op) {
  for (const mica_op *parent = mica_op_parent(op); parent != NULL; parent = mica_op_parent(op))
    op = parent;
  return op;
}

static void put_ir(pass_writer *w, const mica_op *op, bool is_whole) {
  mica_print_options options = mica_op_context(op)->print_options;
  if (is_whole) op = outermost(op);
  else options.local_scope |= op->block != NULL;
  if (!w->has_failed) w->has_failed = !mica_op_print(op, &options, w->sink);
}

static void print(const ir_printer *p, const mica_pass *pass, const mica_op *op, const char *when,
                  const char *after_name) {
  const mica_pass_print *o = &p->options;
  pass_writer w = {.sink = o->open != NULL ? o->open(o->user, pass, op) : o->sink};
  if (w.sink.write == NULL) return;
  pass_put(&w, "// -----// IR Dump ");
  pass_put(&w, when);
  pass_put_str(&w, pass->name);
  pass_put(&w, after_name);
  pass_put(&w, " (");
  pass_put(&w, pass->def->argument);
  pass_put(&w, ")");
  if (o->whole) put_scope(&w, op);
  pass_put(&w, " //----- //\n");
  put_ir(&w, op, o->whole);
  pass_put(&w, "\n\n");
  if (o->open != NULL) o->close(o->user, w.sink);
}

static void before_pass(void *user, mica_pass *pass, mica_op *op) {
  ir_printer *p = user;
  if (pass->def == NULL) return;
  if (p->options.only_after_change) remember(p, pass, op);
  if (p->options.before != NULL && p->options.before(p->options.user, pass))
    print(p, pass, op, "Before ", "");
}

static void after_pass(void *user, mica_pass *pass, mica_op *op, bool has_failed) {
  ir_printer *p = user;
  if (pass->def == NULL) return;
  bool same = p->options.only_after_change && is_unchanged(p, pass, op);
  if (!has_failed && (same || p->options.only_after_failure)) return;
  if (p->options.after != NULL && p->options.after(p->options.user, pass))
    print(p, pass, op, "After ", has_failed ? " Failed" : "");
}

bool mica_pass_manager_print_ir(mica_pass_manager *pipeline, const mica_pass_print *options) {
  ir_printer *p = MICA_ARENA_NEW(&pipeline->root->arena, ir_printer, 1);
  if (p == NULL) return false;
  *p = (ir_printer){.options = *options, .context = pipeline->context};
  const mica_pass_instrument instrument = {
      .before_pass = before_pass, .after_pass = after_pass, .user = p};
  return mica_pass_manager_instrument(pipeline, &instrument);
}
