// libFuzzer target: passes, one after the other, on IR that is valid: it must stay so, and what is
// printed at the end must be read again. The last bytes choose the passes. An input that begins
// with a byte below 8 is what a generator draws its choices from, any other is a text (a piece of
// one).
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mica/dialects.h"
#include "mica/mica.h"
#include "mica/passes.h"

static void swallow(void *user, mica_context *ctx, const mica_message *message,
                    const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

static mica_context *context_create(void) {
  mica_context_options options = {0};
  options.allow_unregistered = true;
  options.limits.bytes = (size_t)64 << 20;  // inlining may double what is there again and again
  mica_context *ctx = mica_context_create(&options);
  mica_register_all(ctx);
  mica_context_set_diag_handler(ctx, swallow, NULL);
  return ctx;
}

// ---- Texts from bytes ---------------------------------------------------------------------------

enum { MOST_TEXT = 1 << 16, MOST_VALUES = 200, MOST_DEPTH = 4 };

typedef struct maker {
  const uint8_t *data;
  size_t size, at;
  char text[MOST_TEXT];
  size_t used;
  unsigned next;               // number of the next value
  unsigned ints[MOST_VALUES];  // those of type i32 that are seen
  size_t int_count;
} maker;

static unsigned draw(maker *m, unsigned below) {
  return m->at < m->size ? m->data[m->at++] % below : 0;
}

static void put(maker *m, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int size = vsnprintf(m->text + m->used, MOST_TEXT - m->used, format, arguments);
  va_end(arguments);
  m->used = size < 0 || (size_t)size >= MOST_TEXT - m->used ? MOST_TEXT - 1
                                                            : m->used + (size_t)size;
}

static unsigned some_int(maker *m) { return m->ints[draw(m, (unsigned)m->int_count)]; }
static void add_int(maker *m, unsigned value) {
  if (m->int_count < MOST_VALUES) m->ints[m->int_count++] = value;
}

static void put_simple(maker *m) {
  static const char *const ops[] = {"addi",  "subi",  "muli",  "andi",  "ori",   "xori",
                                    "maxsi", "minui", "divsi", "remui", "shrui", "floordivsi"};
  const unsigned v = m->next++;
  switch (draw(m, 9)) {
  case 0: put(m, "%%v%u = arith.constant %d : i32\n", v, (int)draw(m, 9) - 3); break;
  case 1:
  case 2:
  case 3:
    put(m, "%%v%u = arith.%s %%v%u, %%v%u : i32\n", v, ops[draw(m, 12)], some_int(m), some_int(m));
    break;
  case 4:
    put(m, "%%v%u = arith.select %%c, %%v%u, %%v%u : i32\n", v, some_int(m), some_int(m));
    break;
  case 5: put(m, "memref.store %%v%u, %%m%u[] : memref<i32>\n", some_int(m), draw(m, 2)); return;
  case 6: put(m, "%%v%u = memref.load %%m%u[] : memref<i32>\n", v, draw(m, 2)); break;
  case 7: put(m, "\"test.use\"(%%v%u) : (i32) -> ()\n", some_int(m)); return;
  default:
    put(m, "%%v%u = func.call @f%u(%%v%u, %%c, %%i) : (i32, i1, index) -> i32\n", v, draw(m, 3),
        some_int(m));
  }
  add_int(m, v);
}

static void put_ops(maker *m, unsigned depth);

// What stands in a region, and one value of it at the end; what it has made isn't seen after it.
static void put_region(maker *m, unsigned depth, const char *end) {
  const size_t seen = m->int_count;
  put_ops(m, depth);
  put(m, end, some_int(m));
  m->int_count = seen;
}

static void put_loop(maker *m, unsigned depth, unsigned v) {
  const unsigned carried = m->next++;
  const size_t seen = m->int_count;
  put(m, "%%v%u = scf.for %%k%u = %%i to %%j step %%j iter_args(%%v%u = %%v%u) -> (i32) {\n", v, v,
      carried, some_int(m));
  add_int(m, carried);
  put_region(m, depth, "scf.yield %%v%u : i32\n}\n");
  m->int_count = seen;
}

static void put_while(maker *m, unsigned depth, unsigned v) {
  const unsigned before = m->next++, after = m->next++;
  const size_t seen = m->int_count;
  put(m, "%%v%u = scf.while (%%v%u = %%v%u) : (i32) -> i32 {\n", v, before, some_int(m));
  add_int(m, before);
  put_region(m, depth, "scf.condition(%%c) %%v%u : i32\n} do {\n");
  m->int_count = seen;
  put(m, "^bb0(%%v%u: i32):\n", after);
  add_int(m, after);
  put_region(m, depth, "scf.yield %%v%u : i32\n}\n");
  m->int_count = seen;
}

static void put_op(maker *m, unsigned depth) {
  const unsigned kind = depth == 0 ? 9 : draw(m, 12);
  if (kind > 5) {
    put_simple(m);
    return;
  }
  const unsigned v = m->next++;
  switch (kind) {
  case 0:
  case 1:
    put(m, "%%v%u = scf.if %%c -> (i32) {\n", v);
    put_region(m, depth - 1, "scf.yield %%v%u : i32\n} else {\n");
    put_region(m, depth - 1, "scf.yield %%v%u : i32\n}\n");
    break;
  case 2: put_loop(m, depth - 1, v); break;
  case 3: put_while(m, depth - 1, v); break;
  case 4:
    put(m, "%%v%u = scf.index_switch %%i -> i32\ncase 1 {\n", v);
    put_region(m, depth - 1, "scf.yield %%v%u : i32\n}\ndefault {\n");
    put_region(m, depth - 1, "scf.yield %%v%u : i32\n}\n");
    break;
  default:
    put(m, "%%v%u = scf.execute_region -> i32 {\n", v);
    put_region(m, depth - 1, "scf.yield %%v%u : i32\n}\n");
  }
  add_int(m, v);
}

static void put_ops(maker *m, unsigned depth) {
  for (unsigned n = draw(m, 6); n > 0; n--) put_op(m, depth);
}

// Blocks that may jump to any of them, with an argument each.
static void put_blocks(maker *m, unsigned count) {
  const size_t seen = m->int_count;
  for (unsigned b = 0; b <= count; b++) {
    m->int_count = seen;
    if (b > 0) {
      put(m, "^bb%u(%%v%u: i32):\n", b, m->next);
      add_int(m, m->next++);
    }
    put_ops(m, 1);
    const unsigned to = 1 + draw(m, count ? count : 1), other = 1 + draw(m, count ? count : 1);
    const unsigned kind = count == 0 || b == count ? 3 : draw(m, 4);
    if (kind == 0) put(m, "cf.br ^bb%u(%%v%u : i32)\n", to, some_int(m));
    else if (kind < 3)
      put(m, "cf.cond_br %%c, ^bb%u(%%v%u : i32), ^bb%u(%%v%u : i32)\n", to, some_int(m), other,
          some_int(m));
    else put(m, "return %%v%u : i32\n", some_int(m));
  }
}

static void make_text(maker *m) {
  for (unsigned f = 0; f < 3; f++) {
    m->next = 0;
    m->int_count = 0;
    put(m, "func.func %s@f%u(%%v0: i32, %%c: i1, %%i: index) -> i32 {\n",
        draw(m, 2) ? "private " : "", f);
    put(m, "%%j = arith.constant %u : index\n", 1 + draw(m, 3));
    put(m, "%%m0 = memref.alloca() : memref<i32>\n%%m1 = memref.alloca() : memref<i32>\n");
    add_int(m, m->next++);
    put_ops(m, MOST_DEPTH);
    put_blocks(m, draw(m, 4));
    put(m, "}\n");
  }
}

// ---- Passes -------------------------------------------------------------------------------------

static const mica_pass_def *const passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {passes, sizeof passes / sizeof *passes, NULL, 0};

static const char *const pipelines[] = {
    "canonicalize",
    "canonicalize{top-down=false region-simplify=aggressive}",
    "canonicalize{max-iterations=1 region-simplify=disabled}",
    "cse",
    "sccp",
    "symbol-dce",
    "remove-dead-values",
    "remove-dead-values{canonicalize=false}",
    "inline",
    "inline{default-pipeline=cse}",
    "int-range-optimizations",
    "arith-unsigned-when-equivalent",
    "arith-int-range-narrowing{int-bitwidths-supported=1,8,16,24}",
    "loop-invariant-code-motion",
    "loop-invariant-subset-hoisting",
    "control-flow-sink",
    "mem2reg",
    "sroa",
    "convert-scf-to-cf",
    "strip-debuginfo",
    "symbol-privatize",
    "topological-sort",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse) max-iterations=3}",
    "any(canonicalize,cse)",
    "func.func(mem2reg,canonicalize)",
    "print-op-stats",
    "view-op-graph",
    "snapshot-op-locations{filename=/dev/null tag=t}",
};

// A pass may fail; what it leaves is valid as well.
static void run_pass(mica_context *ctx, mica_op *module, const char *text) {
  char whole[200];
  snprintf(whole, sizeof whole, "builtin.module(%s)", text);
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(whole), &registry);
  if (p != NULL) {
    mica_pass_manager_verify_each(p, true);  // checked against verifying all of it
    (void)mica_pass_manager_run(p, module);
  } else if (!mica_context_out_of_memory(ctx)) {
    abort();
  }
  mica_pass_manager_destroy(p);
  if (!mica_context_out_of_memory(ctx) && !mica_op_verify(module)) abort();
}

static void read_again(mica_context *ctx, const mica_op *module) {
  const mica_str text = mica_op_to_text(module, NULL);
  if (text.data == NULL) return;
  mica_op *copy = mica_parse_module(ctx, text, NULL);
  if (copy == NULL && !mica_context_out_of_memory(ctx)) abort();
  mica_op_destroy(copy);
  mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

// ---- Inputs -------------------------------------------------------------------------------------

// The piece of that number between lines with a mark, as far as there are so many.
static mica_str piece_of(mica_str text, unsigned number) {
  static const char mark[] = "// -----";
  const size_t size = sizeof mark - 1;
  for (size_t i = 0; i + size <= text.size; i++) {
    if (memcmp(text.data + i, mark, size) != 0) continue;
    if (number-- == 0) return (mica_str){text.data, i};
    text = (mica_str){text.data + i + size, text.size - i - size};
    i = 0;
  }
  return text;
}

// The rules of gpu.launch_func hold right inside of a function alone: what is deeper may be wrong,
// and no longer be deeper.
static bool has_deep_rules(mica_str text) {
  static const char name[] = "launch_func";
  for (size_t i = 0; i + sizeof name <= text.size; i++)
    if (memcmp(text.data + i, name, sizeof name - 1) == 0) return true;
  return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { TAIL = 5 };
  static maker m;
  if (size <= TAIL) return 0;
  const uint8_t *tail = data + size - TAIL;
  mica_str text = piece_of((mica_str){(const char *)data, size - TAIL}, tail[TAIL - 1] % 16);
  if (data[0] < 8) {
    m = (maker){.data = data + 1, .size = size - TAIL - 1};
    make_text(&m);
    text = (mica_str){m.text, m.used};
  }
  if (has_deep_rules(text)) return 0;
  mica_context *ctx = context_create();
  mica_op *module = mica_parse_module(ctx, text, NULL);
  if (module != NULL && mica_op_verify(module)) {
    for (size_t i = 0; i < TAIL - 1 && !mica_context_out_of_memory(ctx); i++)
      run_pass(ctx, module, pipelines[tail[i] % (sizeof pipelines / sizeof *pipelines)]);
    if (!mica_context_out_of_memory(ctx)) read_again(ctx, module);
  }
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  return 0;
}
