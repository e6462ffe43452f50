// make check-incomplete: every registered operation, incomplete in every way, inside every
// operation that has regions. The verifier refuses it with an error or accepts it, and what it
// accepts is printed; nothing crashes.
//
//   incomplete [--every N] [--only NAME] FILE...      only each Nth case is tried; of that
//   operation
//
// The files' pieces say what complete operations look like: the first of each name that verifies is
// the sample of its operation. An operation without a sample is made of what its definition's table
// accepts, out of the samples' types and attributes.
#include <stdio.h>
#include <stdlib.h>

#include "mica/dialects.h"
#include "mica/mica.h"
#include "test/test.h"
#include "test_transform/test_transform.h"

static size_t every = 1, cases, failures;
static const char *only;  // NULL: all
static mica_context *context;

static void *allocated(void *memory) {
  if (memory == NULL) abort();
  return memory;
}

static void count_errors(void *user, mica_context *ctx, const mica_message *message,
                         const mica_message *notes, size_t note_count) {
  (void)ctx, (void)notes, (void)note_count;
  *(size_t *)user += message->severity == MICA_ERROR;
}

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

// ---- Samples ------------------------------------------------------------------------------------

typedef struct sample {
  const mica_op_def *def;
  const mica_op *op;  // NULL: none was found
  mica_op *host;      // one in the smallest module that has a block to put something into
  mica_op *host_module;
  size_t host_size;
} sample;

static sample *samples;
static size_t sample_count;
static mica_op **modules;  // all that were read: samples and hosts stand in them
static size_t module_count;

enum { POOL_MAX = 4000 };
static const mica_type *types[POOL_MAX];
static const mica_attr *attrs[POOL_MAX];
static size_t type_count, attr_count;

static void keep_type(const mica_type *type) {
  for (size_t i = 0; i < type_count; i++)
    if (types[i] == type) return;
  if (type_count < POOL_MAX) types[type_count++] = type;
}

static void keep_attr(const mica_attr *attr) {
  for (size_t i = 0; i < attr_count; i++)
    if (attrs[i] == attr) return;
  if (attr_count < POOL_MAX) attrs[attr_count++] = attr;
}

static int compare_defs(const void *a, const void *b) {
  const mica_op_def *const x = ((const sample *)a)->def, *const y = ((const sample *)b)->def;
  return strcmp(x->name, y->name);
}

static void list_dialect(const mica_dialect_def *dialect) {
  samples = allocated(realloc(samples, (sample_count + dialect->op_count) * sizeof *samples));
  for (size_t i = 0; i < dialect->op_count; i++)
    samples[sample_count++] = (sample){.def = dialect->ops[i]};
}

static sample *sample_of(const mica_op_def *def) {
  const sample wanted = {.def = def};
  return bsearch(&wanted, samples, sample_count, sizeof *samples, compare_defs);
}

static bool is_host(const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!mica_region_is_empty(mica_op_region(op, i))) return true;
  return false;
}

typedef struct piece {
  mica_op *module;
  size_t size;
} piece;

static mica_walk take_samples(void *user, mica_op *op) {
  const piece *from = user;
  sample *s = mica_op_def_of(op) == NULL ? NULL : sample_of(mica_op_def_of(op));
  if (s == NULL) return MICA_WALK_ON;
  if ((s->host == NULL || from->size < s->host_size) && op != from->module && is_host(op)) {
    s->host = op;
    s->host_module = from->module;
    s->host_size = from->size;
  }
  if (s->op != NULL) return MICA_WALK_ON;
  s->op = op;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    keep_type(mica_value_type(mica_op_operand(op, i)));
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    keep_type(mica_value_type(mica_op_result(op, i)));
  for (size_t i = 0; i < s->def->slot_count; i++)
    if (mica_op_slot(op, i) != NULL) keep_attr(mica_op_slot(op, i));
  return MICA_WALK_ON;
}

static void read_piece(const char *data, size_t size) {
  piece from = {mica_parse_module(context, (mica_str){data, size}, NULL), size};
  if (from.module == NULL) return;
  modules = allocated(realloc(modules, (module_count + 1) * sizeof *modules));
  modules[module_count++] = from.module;
  if (mica_op_verify(from.module)) mica_op_walk_before(from.module, take_samples, &from);
}

enum { TEXT_MAX = 1 << 19 };
static bool read_pieces(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  static char text[TEXT_MAX];
  const size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = '\0';
  for (char *at = text, *next; at != NULL; at = next) {
    next = strstr(at, "// -----");
    read_piece(at, next == NULL ? strlen(at) : (size_t)(next - at));
    if (next != NULL) next += strlen("// -----");
  }
  return true;
}

// ---- What an operation is made of ---------------------------------------------------------------

enum { PARTS_MAX = 64, SLOTS_MAX = 256 };
typedef struct shape {
  const mica_op_def *def;
  const mica_type *operands[PARTS_MAX], *results[PARTS_MAX];
  const mica_attr *slots[SLOTS_MAX];
  size_t operand_count, result_count, region_count, successor_count;
} shape;

// Of a part that holds a slot: it has a default.
static bool is_always_filled(const mica_part *part) {
  return (part->flags & (MICA_PART_PROPERTY | MICA_PART_HAS_DEFAULT)) != 0 ||
         mica_part_holds_sizes(part);
}

static bool take_shape(shape *s, const mica_op *op) {
  s->operand_count = mica_op_operand_count(op);
  s->result_count = mica_op_result_count(op);
  s->region_count = mica_op_region_count(op);
  s->successor_count = mica_op_successor_count(op);
  if (s->operand_count >= PARTS_MAX || s->result_count >= PARTS_MAX) return false;
  for (size_t i = 0; i < s->operand_count; i++)
    s->operands[i] = mica_value_type(mica_op_operand(op, i));
  for (size_t i = 0; i < s->result_count; i++)
    s->results[i] = mica_value_type(mica_op_result(op, i));
  for (size_t i = 0; i < s->def->slot_count; i++) s->slots[i] = mica_op_slot(op, i);
  return true;
}

static const mica_type *type_that_fits(const mica_part *part) {
  for (size_t i = 0; part->check != NULL && part->check->type != NULL && i < type_count; i++)
    if (part->check->type(types[i])) return types[i];
  return types[0];
}

// NULL: none does, or the operation itself would have to be asked.
static const mica_attr *attr_that_fits(const mica_part *part) {
  if (part->check == NULL || part->check->attr == NULL) return NULL;
  for (size_t i = 0; i < attr_count; i++)
    if (part->check->attr(attrs[i])) return attrs[i];
  return NULL;
}

static size_t fill_types(const mica_op_def *def, mica_part_kind kind, const mica_type **out) {
  size_t count;
  const mica_part *parts = mica_op_def_parts(def, kind, &count);
  for (size_t i = 0; i < count; i++) out[i] = type_that_fits(&parts[i]);
  return count;
}

static void make_shape(shape *s) {
  s->operand_count = fill_types(s->def, MICA_PART_OPERAND, s->operands);
  s->result_count = fill_types(s->def, MICA_PART_RESULT, s->results);
  s->region_count = s->def->region_count;
  s->successor_count = s->def->successor_count;
  for (size_t i = 0; i < s->def->slot_count; i++) s->slots[i] = attr_that_fits(&s->def->parts[i]);
}

// ---- One case -----------------------------------------------------------------------------------

typedef enum place { PLACE_FIRST, PLACE_LAST, PLACE_READ, PLACE_COUNT } place;

// One value of each type, at the head of a module.
static mica_value *value_of(mica_op *module, const mica_type *type) {
  mica_block *body = mica_region_first(mica_op_region(module, 0));
  for (mica_op *op = mica_block_first(body); op != NULL; op = mica_op_next(op)) {
    if (!mica_str_is(mica_op_name_of(op), "some.value")) break;
    if (mica_value_type(mica_op_result(op, 0)) == type) return mica_op_result(op, 0);
  }
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  mica_op *made = mica_op_create(mica_op_loc(module),
                                 mica_op_name_get(context, MICA_STR("some.value")), &parts);
  if (mica_block_first(body) == NULL) mica_block_append(body, made);
  else mica_block_insert_before(mica_block_first(body), made);
  return mica_op_result(made, 0);
}

static mica_op *make(const shape *s, mica_op *module, mica_block *block) {
  mica_value *operands[PARTS_MAX];
  mica_block *successors[PARTS_MAX];
  for (size_t i = 0; i < s->operand_count; i++) operands[i] = value_of(module, s->operands[i]);
  for (size_t i = 0; i < s->successor_count; i++) successors[i] = block;
  const mica_op_parts parts = {.operands = operands,
                               .operand_count = s->operand_count,
                               .result_types = s->results,
                               .result_count = s->result_count,
                               .slots = s->slots,
                               .slot_count = s->def->slot_count,
                               .successors = successors,
                               .successor_count = s->successor_count,
                               .region_count = s->region_count};
  mica_op *op = mica_op_create(mica_op_loc(module), mica_op_name_of_def(context, s->def), &parts);
  for (size_t i = 0; i < s->def->slot_count; i++)
    if (!is_always_filled(&s->def->parts[i]) || s->slots[i] != NULL)
      mica_op_set_slot(op, i, s->slots[i]);
  return op;
}

// What is wrong with how it was met; NULL: nothing.
static const char *meet(mica_op *module) {
  size_t errors = 0;
  mica_context_set_diag_handler(context, count_errors, &errors);
  const bool accepted = mica_op_verify(module);
  if (accepted != (errors == 0)) return accepted ? "accepted with an error" : "refused in silence";
  for (int generic = 0; generic < 2; generic++) {
    const mica_print_options options = {
        .generic = generic != 0, .assume_verified = true, .ask_each = !accepted};
    const size_t before = errors;
    const bool printed = mica_op_print(module, &options, (mica_sink){discard, NULL});
    if (accepted && !printed) return "accepted and not printed";
    if (!printed && errors == before) return "not printed, in silence";
  }
  return NULL;
}

static mica_block *block_of(const mica_op *host) {
  for (size_t i = 0; i < mica_op_region_count(host); i++)
    if (!mica_region_is_empty(mica_op_region(host, i)))
      return mica_region_first(mica_op_region(host, i));
  return NULL;
}

static void try_one(const shape *s, const char *change, const sample *host, place where) {
  if (cases++ % every != 0) return;
  mica_block *block = block_of(host->host);
  mica_op *op = make(s, host->host_module, block), *first = mica_block_first(block);
  const bool reads = where == PLACE_READ && first != NULL && mica_op_operand_count(first) > 0 &&
                     s->result_count > 0;
  mica_value *before = reads ? mica_op_operand(first, 0) : NULL;
  if (where == PLACE_LAST || first == NULL) mica_block_append(block, op);
  else mica_block_insert_before(first, op);
  if (reads) mica_op_set_operand(first, 0, mica_op_result(op, 0));
  const char *wrong = meet(host->host_module);
  if (reads) mica_op_set_operand(first, 0, before);
  mica_op_destroy(op);
  if (wrong == NULL) return;
  failures++;
  fprintf(stderr, "%s with %s in %s: %s\n", s->def->name, change, host->def->name, wrong);
}

static void try_shape(const shape *s, const char *change) {
  for (size_t i = 0; i < sample_count; i++)
    for (place where = 0; samples[i].host != NULL && where < PLACE_COUNT; where++)
      try_one(s, change, &samples[i], where);
}

// ---- Every way to be incomplete -----------------------------------------------------------------

static void without_one(const mica_type **of, size_t *count, size_t at) {
  (*count)--;
  memmove(&of[at], &of[at + 1], (*count - at) * sizeof *of);
}

static void try_values(const shape *whole, bool are_results) {
  const mica_type *const odd = mica_parse_type_text(context, MICA_STR("tuple<i7>"));
  const size_t count = are_results ? whole->result_count : whole->operand_count;
  for (size_t i = 0; i < count; i++) {
    shape s = *whole;
    without_one(are_results ? s.results : s.operands,
                are_results ? &s.result_count : &s.operand_count, i);
    try_shape(&s, are_results ? "a result missing" : "an operand missing");
    s = *whole;
    (are_results ? s.results : s.operands)[i] = odd;
    try_shape(&s, are_results ? "a result of another type" : "an operand of another type");
  }
}

static void try_slots(const shape *whole) {
  const mica_attr *const odd[] = {mica_parse_attr_text(context, MICA_STR("{}")),
                                  mica_parse_attr_text(context, MICA_STR("[unit]"))};
  for (size_t i = 0; i < whole->def->slot_count; i++) {
    const mica_part *part = &whole->def->parts[i];
    if ((part->flags & MICA_PART_PROPERTY) != 0) continue;  // never of another kind
    shape s = *whole;
    s.slots[i] = NULL;
    if (!is_always_filled(part)) try_shape(&s, "an attribute missing");
    for (size_t k = 0; k < sizeof odd / sizeof *odd; k++) {
      s.slots[i] = odd[k];
      try_shape(&s, "an attribute of another kind");
    }
  }
}

static void try_counts(const shape *whole) {
  shape s = *whole;
  s.region_count++;
  try_shape(&s, "one more region");
  if (whole->region_count > 0) {
    s.region_count = whole->region_count - 1;
    try_shape(&s, "a region missing");
  }
  if (whole->successor_count > 0) {
    s = *whole;
    s.successor_count--;
    try_shape(&s, "a successor missing");
  }
}

static void try_op(const sample *of) {
  shape whole = {.def = of->def};
  try_shape(&whole, "nothing");
  if (of->op == NULL || !take_shape(&whole, of->op)) make_shape(&whole);
  try_shape(&whole, "empty regions");
  try_values(&whole, false);
  try_values(&whole, true);
  try_slots(&whole);
  try_counts(&whole);
}

int main(int argc, char **argv) {
  const mica_context_options options = {.allow_unregistered = true};
  context = mica_context_create(&options);
  size_t errors = 0;
  mica_context_set_diag_handler(context, count_errors, &errors);
  if (!mica_register_all(context) || !mica_context_register(context, &test_dialect) ||
      !mica_context_register(context, &transform_test_transform_extension))
    return 1;
  for (size_t i = 0; i < mica_context_dialect_count(context); i++)
    list_dialect(mica_context_dialect_at(context, i));
  qsort(samples, sample_count, sizeof *samples, compare_defs);
  keep_type(mica_parse_type_text(context, MICA_STR("i32")));
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--every") == 0 && i + 1 < argc) every = (size_t)atol(argv[++i]);
    else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) only = argv[++i];
    else if (!read_pieces(argv[i])) failures++;
  }
  size_t with_sample = 0, hosts = 0;
  for (size_t i = 0; i < sample_count; i++) {
    with_sample += samples[i].op != NULL;
    hosts += samples[i].host != NULL;
  }
  for (size_t i = 0; i < sample_count; i++)
    if (only == NULL || strcmp(only, samples[i].def->name) == 0) try_op(&samples[i]);
  printf(
      "incomplete: %zu operations (%zu with a sample) in %zu with regions, %zu cases, %zu "
      "failures\n",
      sample_count, with_sample, hosts, cases / every, failures);
  for (size_t i = 0; i < module_count; i++) mica_op_destroy(modules[i]);
  mica_context_destroy(context);
  free(modules);
  free(samples);
  return failures != 0;
}
