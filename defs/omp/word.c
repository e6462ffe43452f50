// Hooks of clauses that are words and numbers, read and printed. Called by generated code; own
// nothing.
#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "shared.h"

// ---- A word of an enum --------------------------------------------------------------------------

static const mica_attr *make_bind(mica_context *ctx, uint64_t value) {
  return omp_clause_bind_kind_attr_get(ctx, (omp_clause_bind_kind)value);
}
static const mica_attr *make_cancelled(mica_context *ctx, uint64_t value) {
  return omp_clause_cancellation_construct_type_attr_get(
      ctx, (omp_clause_cancellation_construct_type)value);
}
static const mica_attr *make_order(mica_context *ctx, uint64_t value) {
  return omp_clause_memory_order_kind_attr_get(ctx, (omp_clause_memory_order_kind)value);
}
static const mica_attr *make_proc_bind(mica_context *ctx, uint64_t value) {
  return omp_clause_proc_bind_kind_attr_get(ctx, (omp_clause_proc_bind_kind)value);
}

// The enum that a word of an operation is of: no operation has two such clauses.
typedef struct words {
  const mica_op_def *op;  // NULL: all others
  const mica_enum_def *words;
  const mica_attr *(*make)(mica_context *ctx, uint64_t value);
} words;
static const words all_words[] = {
    {&omp_loop_def, &omp_clause_bind_kind_enum, make_bind},
    {&omp_parallel_def, &omp_clause_proc_bind_kind_enum, make_proc_bind},
    {&omp_cancel_def, &omp_clause_cancellation_construct_type_enum, make_cancelled},
    {&omp_cancellation_point_def, &omp_clause_cancellation_construct_type_enum, make_cancelled},
    {NULL, &omp_clause_memory_order_kind_enum, make_order},
};

static const words *words_of(const mica_op_def *op) {
  const words *w = all_words;
  while (w->op != NULL && w->op != op) w++;
  return w;
}

bool omp_parse_clause_attr(mica_parser *p, mica_op_state *out, const mica_attr **attr) {
  const words *w = words_of(mica_state_name(out)->def);
  const mica_position at = mica_parser_position(p);
  uint64_t value;
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  if (!mica_enum_from_text(w->words, word, &value))
    return mica_parse_error(p, at, "invalid clause value: '%S'", word);
  *attr = w->make(mica_parser_context(p), value);
  return *attr != NULL;
}

void omp_print_clause_attr(mica_printer *p, const mica_op *op, const mica_attr *attr) {
  const words *w = words_of(op->name->def);
  uint64_t value;
  if (w->make == make_bind) value = omp_clause_bind_kind_attr_value(attr);
  else if (w->make == make_proc_bind) value = omp_clause_proc_bind_kind_attr_value(attr);
  else if (w->make == make_order) value = omp_clause_memory_order_kind_attr_value(attr);
  else value = omp_clause_cancellation_construct_type_attr_value(attr);
  mica_print_str(p, mica_enum_case_text(w->words, value));
}

// ---- schedule(static = %chunk : i32, nonmonotonic, simd) ----------------------------------------

static bool parse_chunk(mica_parser *p, mica_operand_refs *chunk, mica_types *types) {
  mica_operand_ref *operand = mica_parser_scratch(p, sizeof *operand);
  const mica_type **type = mica_parser_scratch(p, sizeof *type);
  if (operand == NULL || type == NULL || !mica_parse_operand(p, operand) ||
      !mica_parse_punct(p, ':') || !mica_parse_type(p, type))
    return false;
  *chunk = (mica_operand_refs){operand, 1};
  *types = (mica_types){type, 1};
  return true;
}

// Words after the kind; two are kept.
typedef struct modifiers {
  mica_str words[2];
  size_t count;
  mica_str unknown;  // the first one that is none
} modifiers;

static bool parse_modifiers(mica_parser *p, modifiers *m) {
  omp_schedule_modifier known;
  mica_str word;
  while (mica_parse_optional_punct(p, ',')) {
    if (!mica_parse_any_keyword(p, &word)) return false;
    if (m->unknown.size == 0 && !omp_schedule_modifier_from_text(word, &known)) m->unknown = word;
    if (m->count < 2) m->words[m->count] = word;
    m->count++;
  }
  return true;
}

// `simd` stands last, and may stand alone.
static bool settle_modifiers(mica_parser *p, modifiers *m) {
  const mica_position at = mica_parser_name_position(p);
  if (m->count > 2) return mica_parse_error(p, at, " unexpected modifier(s)");
  if (m->unknown.size > 0) return mica_parse_error(p, at, " unknown modifier type: %S", m->unknown);
  if (m->count == 1 && mica_str_is(m->words[0], "simd")) {
    *m = (modifiers){{MICA_STR("none"), m->words[0]}, 2, {0}};
    return true;
  }
  if (m->count < 2 || (!mica_str_is(m->words[0], "simd") && mica_str_is(m->words[1], "simd")))
    return true;
  return mica_parse_error(p, at, " incorrect modifier order");
}

bool omp_parse_schedule_clause(mica_parser *p, mica_op_state *out, const mica_attr **kind,
                               const mica_attr **modifier, const mica_attr **simd,
                               mica_operand_refs *chunk, mica_types *chunk_types) {
  mica_context *ctx = mica_parser_context(p);
  omp_clause_schedule_kind schedule;
  omp_schedule_modifier known;
  modifiers m = {.count = 0};
  mica_str word;
  (void)out;
  if (!mica_parse_any_keyword(p, &word)) return false;
  if (!omp_clause_schedule_kind_from_text(word, &schedule))
    return mica_parse_error(p, mica_parser_name_position(p), " expected schedule kind");
  *kind = omp_clause_schedule_kind_attr_get(ctx, schedule);
  if (schedule <= OMP_CLAUSE_SCHEDULE_KIND_GUIDED && mica_parse_optional_punct(p, '=') &&
      !parse_chunk(p, chunk, chunk_types))
    return false;
  if (!parse_modifiers(p, &m) || !settle_modifiers(p, &m)) return false;
  if (m.count > 0 && omp_schedule_modifier_from_text(m.words[0], &known))
    *modifier = omp_schedule_modifier_attr_get(ctx, known);
  if (m.count > 1) *simd = mica_attr_unit(ctx);
  return *kind != NULL && (m.count == 0 || *modifier != NULL) && (m.count < 2 || *simd != NULL);
}

void omp_print_schedule_clause(mica_printer *p, const mica_op *op, const mica_attr *kind,
                               const mica_attr *modifier, const mica_attr *simd, mica_value *chunk,
                               const mica_type *chunk_type) {
  (void)op;
  if (kind != NULL)
    mica_print_str(p, omp_clause_schedule_kind_to_text(omp_clause_schedule_kind_attr_value(kind)));
  if (chunk != NULL) {
    mica_print_str(p, MICA_STR(" = "));
    mica_print_operand(p, chunk);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_type(p, chunk_type);
  }
  if (modifier != NULL) {
    mica_print_str(p, MICA_STR(", "));
    mica_print_str(p, omp_schedule_modifier_to_text(omp_schedule_modifier_attr_value(modifier)));
  }
  if (simd != NULL) mica_print_str(p, MICA_STR(", simd"));
}

// ---- order(reproducible:concurrent) -------------------------------------------------------------

bool omp_parse_order_clause(mica_parser *p, mica_op_state *out, const mica_attr **order,
                            const mica_attr **modifier) {
  mica_context *ctx = mica_parser_context(p);
  mica_position at = mica_parser_position(p);
  omp_order_modifier known;
  omp_clause_order_kind kind;
  mica_str word;
  (void)out;
  if (!mica_parse_any_keyword(p, &word)) return false;
  if (omp_order_modifier_from_text(word, &known)) {
    *modifier = omp_order_modifier_attr_get(ctx, known);
    if (*modifier == NULL || !mica_parse_punct(p, ':')) return false;
    at = mica_parser_position(p);
    if (!mica_parse_any_keyword(p, &word)) return false;
  }
  if (!omp_clause_order_kind_from_text(word, &kind))
    return mica_parse_error(p, at, "invalid clause value: '%S'", word);
  *order = omp_clause_order_kind_attr_get(ctx, kind);
  return *order != NULL;
}

void omp_print_order_clause(mica_printer *p, const mica_op *op, const mica_attr *order,
                            const mica_attr *modifier) {
  (void)op;
  if (modifier != NULL) {
    mica_print_str(p, omp_order_modifier_to_text(omp_order_modifier_attr_value(modifier)));
    mica_print_char(p, ':');
  }
  if (order != NULL)
    mica_print_str(p, omp_clause_order_kind_to_text(omp_clause_order_kind_attr_value(order)));
}

// ---- grainsize(strict, %n: i32), num_tasks ------------------------------------------------------

// *strict: the word stands there.
static bool parse_granularity(mica_parser *p, const char *clause, bool *strict,
                              mica_operand_refs *number, mica_types *types) {
  mica_operand_ref *operand = mica_parser_scratch(p, sizeof *operand);
  const mica_type **type = mica_parser_scratch(p, sizeof *type);
  mica_str word;
  *strict = false;
  if (operand == NULL || type == NULL) return false;
  if (mica_parser_at_keyword(p)) {
    if (!mica_parse_any_keyword(p, &word)) return false;
    *strict = mica_str_is(word, "strict");
    if (!*strict)
      return mica_parse_error(p, mica_parser_position(p), "invalid %s modifier : '%S'", clause,
                              word);
    if (!mica_parse_punct(p, ',')) return false;
  }
  if (!mica_parse_operand(p, operand))
    return mica_parse_error_further(p, mica_parser_position(p), "expected %s operand", clause);
  *number = (mica_operand_refs){operand, 1};
  *types = (mica_types){type, 1};
  return mica_parse_punct(p, ':') && mica_parse_type(p, type);
}

bool omp_parse_grainsize_clause(mica_parser *p, mica_op_state *out, const mica_attr **modifier,
                                mica_operand_refs *grainsize, mica_types *types) {
  bool strict;
  (void)out;
  if (!parse_granularity(p, "grainsize", &strict, grainsize, types)) return false;
  if (strict)
    *modifier = omp_clause_grainsize_type_attr_get(mica_parser_context(p),
                                                   OMP_CLAUSE_GRAINSIZE_TYPE_STRICT);
  return !strict || *modifier != NULL;
}

bool omp_parse_num_tasks_clause(mica_parser *p, mica_op_state *out, const mica_attr **modifier,
                                mica_operand_refs *tasks, mica_types *types) {
  bool strict;
  (void)out;
  if (!parse_granularity(p, "num_tasks", &strict, tasks, types)) return false;
  if (strict)
    *modifier = omp_clause_num_tasks_type_attr_get(mica_parser_context(p),
                                                   OMP_CLAUSE_NUM_TASKS_TYPE_STRICT);
  return !strict || *modifier != NULL;
}

static void print_granularity(mica_printer *p, const mica_attr *modifier, const mica_value *number,
                              const mica_type *type) {
  if (modifier != NULL) mica_print_str(p, MICA_STR("strict, "));
  if (number == NULL) return;
  mica_print_operand(p, number);
  mica_print_str(p, MICA_STR(": "));
  mica_print_type(p, type);
}

void omp_print_grainsize_clause(mica_printer *p, const mica_op *op, const mica_attr *modifier,
                                mica_value *grainsize, const mica_type *type) {
  (void)op;
  print_granularity(p, modifier, grainsize, type);
}

void omp_print_num_tasks_clause(mica_printer *p, const mica_op *op, const mica_attr *modifier,
                                mica_value *tasks, const mica_type *type) {
  (void)op;
  print_granularity(p, modifier, tasks, type);
}

// ---- hint(contended, speculative) ---------------------------------------------------------------

static const char *const hints[] = {"uncontended", "contended", "nonspeculative", "speculative"};

static bool parse_hint(mica_parser *p, void *user) {
  int64_t *bits = user;
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
    if (!mica_str_is(word, hints[i])) continue;
    *bits |= INT64_C(1) << i;
    return true;
  }
  return mica_parse_error(p, mica_parser_position(p), "%S is not a valid hint", word);
}

bool omp_parse_synchronization_hint(mica_parser *p, mica_op_state *out, const mica_attr **hint) {
  int64_t bits = 0;
  (void)out;
  if (!mica_parse_optional_keyword(p, "none") && !mica_parse_list(p, 0, false, parse_hint, &bits))
    return false;
  *hint = mica_attr_i64(mica_parser_context(p), bits);
  return *hint != NULL;
}

void omp_print_synchronization_hint(mica_printer *p, const mica_op *op, const mica_attr *hint) {
  const int64_t bits = mica_attr_integer_value(hint);
  bool first = true;
  (void)op;
  if (bits == 0) mica_print_str(p, MICA_STR("none"));
  for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
    if ((bits >> i & 1) == 0) continue;
    if (!first) mica_print_str(p, MICA_STR(", "));
    mica_print_text(p, hints[i]);
    first = false;
  }
}

// ---- map_clauses(always, tofrom) ----------------------------------------------------------------

// In the order in which they are printed.
typedef struct map_word {
  const char *word;
  uint32_t bits;
} map_word;
static const map_word map_words[] = {
    {"always", OMP_CLAUSE_MAP_FLAGS_ALWAYS},
    {"implicit", OMP_CLAUSE_MAP_FLAGS_IMPLICIT},
    {"ompx_hold", OMP_CLAUSE_MAP_FLAGS_OMPX_HOLD},
    {"close", OMP_CLAUSE_MAP_FLAGS_CLOSE},
    {"present", OMP_CLAUSE_MAP_FLAGS_PRESENT},
    {"tofrom", OMP_CLAUSE_MAP_FLAGS_TO | OMP_CLAUSE_MAP_FLAGS_FROM},
    {"from", OMP_CLAUSE_MAP_FLAGS_FROM},
    {"to", OMP_CLAUSE_MAP_FLAGS_TO},
    {"delete", OMP_CLAUSE_MAP_FLAGS_DEL},
    {"return_param", OMP_CLAUSE_MAP_FLAGS_RETURN_PARAM},
    {"storage", OMP_CLAUSE_MAP_FLAGS_STORAGE},
    {"private", OMP_CLAUSE_MAP_FLAGS_PRIV},
    {"literal", OMP_CLAUSE_MAP_FLAGS_LITERAL},
    {"attach", OMP_CLAUSE_MAP_FLAGS_ATTACH},
    {"attach_always", OMP_CLAUSE_MAP_FLAGS_ATTACH_ALWAYS},
    {"attach_none", OMP_CLAUSE_MAP_FLAGS_ATTACH_NONE},
    {"attach_auto", OMP_CLAUSE_MAP_FLAGS_ATTACH_AUTO},
    {"ref_ptr", OMP_CLAUSE_MAP_FLAGS_REF_PTR},
    {"ref_ptee", OMP_CLAUSE_MAP_FLAGS_REF_PTEE},
    {"ref_ptr_ptee", OMP_CLAUSE_MAP_FLAGS_REF_PTR_PTEE},
    {"is_device_ptr", OMP_CLAUSE_MAP_FLAGS_IS_DEVICE_PTR},
};

// Other words say nothing.
static bool parse_map_word(mica_parser *p, void *user) {
  uint32_t *bits = user;
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  for (size_t i = 0; i < sizeof map_words / sizeof *map_words; i++)
    if (mica_str_is(word, map_words[i].word)) *bits |= map_words[i].bits;
  return true;
}

bool omp_parse_map_clause(mica_parser *p, mica_op_state *out, const mica_attr **map_type) {
  uint32_t bits = 0;
  (void)out;
  if (!mica_parse_list(p, 0, false, parse_map_word, &bits)) return false;
  *map_type = omp_clause_map_flags_attr_get(mica_parser_context(p), (omp_clause_map_flags)bits);
  return *map_type != NULL;
}

void omp_print_map_clause(mica_printer *p, const mica_op *op, const mica_attr *map_type) {
  uint32_t bits = (uint32_t)omp_clause_map_flags_attr_value(map_type);
  bool first = true;
  (void)op;
  if (bits == 0) mica_print_str(p, MICA_STR("none"));
  for (size_t i = 0; i < sizeof map_words / sizeof *map_words; i++) {
    if ((bits & map_words[i].bits) != map_words[i].bits) continue;
    bits &= ~map_words[i].bits;
    if (!first) mica_print_str(p, MICA_STR(", "));
    mica_print_text(p, map_words[i].word);
    first = false;
  }
}

// ---- capture(ByRef) -----------------------------------------------------------------------------

bool omp_parse_capture_type(mica_parser *p, mica_op_state *out, const mica_attr **capture) {
  const mica_position at = mica_parser_position(p);
  omp_variable_capture_kind kind;
  mica_str word;
  (void)out;
  if (!mica_parse_any_keyword(p, &word)) return false;
  if (!omp_variable_capture_kind_from_text(word, &kind))
    return mica_parse_error(p, at, "invalid clause value: '%S'", word);
  *capture = omp_variable_capture_kind_attr_get(mica_parser_context(p), kind);
  return *capture != NULL;
}

void omp_print_capture_type(mica_printer *p, const mica_op *op, const mica_attr *capture) {
  (void)op;
  mica_print_str(p,
                 omp_variable_capture_kind_to_text(omp_variable_capture_kind_attr_value(capture)));
}
