// Hooks of regions whose arguments clauses define: `private(@p %x -> %y : i32) {...}`. Called by
// generated code; what is read lives in the parser's scratch.
#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "shared.h"

static const char *const keywords[OMP_ARGUMENT_CLAUSES] = {
    "has_device_addr", "host_eval",      "in_reduction",    "map_entries",   "private",
    "reduction",       "task_reduction", "use_device_addr", "use_device_ptr"};

// ---- Reading ------------------------------------------------------------------------------------

// Where a clause goes; `vars` NULL: the operation has no such clause. The others are NULL where an
// element, or the clause, has no such part.
typedef struct read_clause {
  mica_operand_refs *vars;
  mica_types *types;
  const mica_attr **syms, **byref, **modifier, **needs_barrier, **maps;
} read_clause;

// A clause while it is read.
typedef struct reading {
  const read_clause *to;
  mica_parsed_arguments *arguments;  // of the region, those of earlier clauses before
  const mica_attr **symbols;
  bool *is_byref;
  int64_t *map_indices;
  size_t count;
} reading;

// NULL `list` stays so where the clause has no such part.
static bool make_room(mica_parser *p, reading *r) {
  const size_t n = r->count;
  mica_operand_ref *vars = mica_parser_grow(p, r->to->vars->data, n, sizeof *vars);
  mica_parsed_arguments *all = r->arguments;
  mica_parsed_argument *arguments = mica_parser_grow(p, all->data, all->size, sizeof *arguments);
  r->symbols = mica_parser_grow(p, r->symbols, n, sizeof *r->symbols);
  r->is_byref = mica_parser_grow(p, r->is_byref, n, sizeof *r->is_byref);
  r->map_indices = mica_parser_grow(p, r->map_indices, n, sizeof *r->map_indices);
  if (vars == NULL || arguments == NULL || r->symbols == NULL || r->is_byref == NULL ||
      r->map_indices == NULL)
    return false;
  r->to->vars->data = vars;
  all->data = arguments;
  return true;
}

// `[map_idx=1]`, or nothing: -1.
static bool parse_map_index(mica_parser *p, int64_t *index) {
  *index = -1;
  return !mica_parse_optional_punct(p, '[') ||
         (mica_parse_keyword(p, "map_idx") && mica_parse_punct(p, '=') &&
          mica_parse_int64(p, index) && mica_parse_punct(p, ']'));
}

// `byref @symbol %x -> %y [map_idx=1]`
static bool parse_element(mica_parser *p, void *user) {
  reading *r = user;
  if (!make_room(p, r)) return false;
  const size_t i = r->count;
  mica_parsed_argument *argument = &r->arguments->data[r->arguments->size];
  r->is_byref[i] = r->to->byref != NULL && mica_parse_optional_keyword(p, "byref");
  if (r->to->syms != NULL && !mica_parse_attr_of(p, NULL, mica_attr_is_symbol, &r->symbols[i]))
    return false;
  if (!mica_parse_operand(p, &r->to->vars->data[i]) || !mica_parse_punct(p, MICA_PUNCT_ARROW) ||
      !mica_parse_argument(p, false, false, argument))
    return false;
  r->to->vars->size = ++r->count;
  r->arguments->size++;
  return r->to->maps == NULL || parse_map_index(p, &r->map_indices[i]);
}

// `mod: inscan,`. *known: false where the word isn't.
static bool parse_modifier(mica_parser *p, const read_clause *to, bool *known) {
  omp_reduction_modifier modifier;
  mica_str word;
  if (to->modifier == NULL || !mica_parse_optional_keyword(p, "mod")) return true;
  if (!mica_parse_punct(p, ':') || !mica_parse_any_keyword(p, &word) || !mica_parse_punct(p, ','))
    return false;
  *known = omp_reduction_modifier_from_text(word, &modifier);
  if (*known) *to->modifier = omp_reduction_modifier_attr_get(mica_parser_context(p), modifier);
  return !*known || *to->modifier != NULL;
}

static bool set_attributes(mica_parser *p, const reading *r) {
  mica_context *ctx = mica_parser_context(p);
  const read_clause *to = r->to;
  if (to->syms != NULL &&
      (*to->syms = mica_attr_array(ctx, (mica_attrs){r->symbols, r->count})) == NULL)
    return false;
  if (to->maps != NULL &&
      (*to->maps = mica_attr_dense_i64s(ctx, (mica_int64s){r->map_indices, r->count})) == NULL)
    return false;
  return to->byref == NULL ||
         (*to->byref = mica_attr_dense_i1s(ctx, (mica_bools){r->is_byref, r->count})) != NULL;
}

typedef enum outcome { READ, REPORTED, UNREPORTED } outcome;

// What stands behind the keyword.
static outcome parse_clause(mica_parser *p, const read_clause *to,
                            mica_parsed_arguments *arguments) {
  reading r = {.to = to, .arguments = arguments};
  const size_t first = arguments->size;
  bool known = true;
  if (to->vars == NULL) return UNREPORTED;
  *to->vars = (mica_operand_refs){NULL, 0};
  if (!mica_parse_punct(p, '(') || !parse_modifier(p, to, &known)) return REPORTED;
  if (!known) return UNREPORTED;
  if (!mica_parse_list(p, 0, false, parse_element, &r) || !mica_parse_punct(p, ':') ||
      !mica_parse_types(p, to->types))
    return REPORTED;
  if (to->types->size != r.count) return UNREPORTED;
  if (!mica_parse_punct(p, ')')) return REPORTED;
  if (to->needs_barrier != NULL && mica_parse_optional_keyword(p, "private_barrier") &&
      (*to->needs_barrier = mica_attr_unit(mica_parser_context(p))) == NULL)
    return REPORTED;
  for (size_t i = 0; i < r.count; i++) arguments->data[first + i].type = to->types->data[i];
  return set_attributes(p, &r) ? READ : REPORTED;
}

static bool parse_region(mica_parser *p, mica_region *region,
                         const read_clause clauses[OMP_ARGUMENT_CLAUSES]) {
  mica_parsed_arguments arguments = {NULL, 0};
  for (int i = 0; i < OMP_ARGUMENT_CLAUSES; i++) {
    if (!mica_parse_optional_keyword(p, keywords[i])) continue;
    const outcome found = parse_clause(p, &clauses[i], &arguments);
    // MLIR calls the last two by one name.
    const char *name = keywords[i == OMP_USE_DEVICE_PTR ? OMP_USE_DEVICE_ADDR : i];
    if (found == READ) continue;
    return (found == REPORTED ? mica_parse_error_further : mica_parse_error)(
        p, mica_parser_position(p), "invalid `%s` format", name);
  }
  return mica_parse_region(p, region, arguments.data, arguments.size, false);
}

// ---- Printing -----------------------------------------------------------------------------------

typedef struct printed_clause {
  omp_argument_clause clause;
  mica_segment vars;
  const mica_attr *syms, *byref, *modifier, *needs_barrier, *maps;
} printed_clause;

static void print_separator(mica_printer *p, size_t index) {
  if (index > 0) mica_print_str(p, MICA_STR(", "));
}

static void print_element(mica_printer *p, const mica_op *op, const printed_clause *c, size_t i,
                          const mica_value *argument) {
  const mica_bools byref = c->byref == NULL ? (mica_bools){NULL, 0}
                                            : mica_attr_dense_i1s_value(c->byref);
  const mica_attrs syms = c->syms == NULL ? (mica_attrs){NULL, 0}
                                          : mica_attr_array_elements(c->syms);
  const mica_int64s maps = c->maps == NULL ? (mica_int64s){NULL, 0}
                                           : mica_attr_dense_i64s_value(c->maps);
  if (i < byref.size && byref.data[i]) mica_print_str(p, MICA_STR("byref "));
  if (i < syms.size) {
    mica_print_attr(p, syms.data[i]);
    mica_print_char(p, ' ');
  }
  mica_print_operand(p, mica_op_operand(op, c->vars.first + i));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_operand(p, argument);
  if (i >= maps.size || maps.data[i] == -1) return;
  mica_print_str(p, MICA_STR(" [map_idx="));
  mica_print_int(p, maps.data[i]);
  mica_print_char(p, ']');
}

// *first: the clause's first argument of the entry block.
static void print_clause(mica_printer *p, const mica_op *op, const mica_block *entry,
                         const printed_clause *c, size_t *first) {
  if (c->vars.count == 0) return;
  mica_print_text(p, keywords[c->clause]);
  mica_print_char(p, '(');
  if (c->modifier != NULL) {
    mica_print_str(p, MICA_STR("mod: "));
    mica_print_str(p,
                   omp_reduction_modifier_to_text(omp_reduction_modifier_attr_value(c->modifier)));
    mica_print_str(p, MICA_STR(", "));
  }
  for (size_t i = 0; i < c->vars.count; i++) {
    print_separator(p, i);
    print_element(p, op, c, i, mica_block_argument_at(entry, (*first)++));
  }
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, c->vars.first, c->vars.count);
  mica_print_str(p, MICA_STR(") "));
  if (c->needs_barrier != NULL) mica_print_str(p, MICA_STR("private_barrier "));
}

static void print_region(mica_printer *p, const mica_op *op, const mica_region *region,
                         const printed_clause *clauses, size_t count) {
  size_t first = 0;
  for (size_t i = 0; i < count; i++)
    print_clause(p, op, mica_region_first(region), &clauses[i], &first);
  mica_print_region(p, region, false, true, false);
}

// ---- Hooks --------------------------------------------------------------------------------------

// Clauses whose parts are parameters with these names.
#define READ_REDUCTION(name) \
  { .vars = name##_vars, .types = name##_types, .byref = name##_byref, .syms = name##_syms }
#define READ_PRIVATE                                                    \
  {                                                                     \
    .vars = private_vars, .types = private_types, .syms = private_syms, \
    .needs_barrier = private_needs_barrier                              \
  }
#define PRINTED_REDUCTION(which, name) \
  { .clause = which, .vars = name##_vars, .byref = name##_byref, .syms = name##_syms }
#define PRINTED_PRIVATE                                                \
  {                                                                    \
    .clause = OMP_PRIVATE, .vars = private_vars, .syms = private_syms, \
    .needs_barrier = private_needs_barrier                             \
  }

bool omp_parse_private_region(mica_parser *p, mica_op_state *out, mica_region *region,
                              mica_operand_refs *private_vars, mica_types *private_types,
                              const mica_attr **private_syms,
                              const mica_attr **private_needs_barrier) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_PRIVATE] = READ_PRIVATE,
  };
  return parse_region(p, region, clauses);
}

void omp_print_private_region(mica_printer *p, const mica_op *op, mica_region *region,
                              mica_segment private_vars, mica_segment private_types,
                              const mica_attr *private_syms,
                              const mica_attr *private_needs_barrier) {
  (void)private_types;
  const printed_clause clauses[] = {
      PRINTED_PRIVATE,
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}

bool omp_parse_private_reduction_region(
    mica_parser *p, mica_op_state *out, mica_region *region, mica_operand_refs *private_vars,
    mica_types *private_types, const mica_attr **private_syms,
    const mica_attr **private_needs_barrier, const mica_attr **reduction_mod,
    mica_operand_refs *reduction_vars, mica_types *reduction_types,
    const mica_attr **reduction_byref, const mica_attr **reduction_syms) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_PRIVATE] = READ_PRIVATE,
      [OMP_REDUCTION] = {.vars = reduction_vars,
                         .types = reduction_types,
                         .byref = reduction_byref,
                         .syms = reduction_syms,
                         .modifier = reduction_mod},
  };
  return parse_region(p, region, clauses);
}

void omp_print_private_reduction_region(mica_printer *p, const mica_op *op, mica_region *region,
                                        mica_segment private_vars, mica_segment private_types,
                                        const mica_attr *private_syms,
                                        const mica_attr *private_needs_barrier,
                                        const mica_attr *reduction_mod, mica_segment reduction_vars,
                                        mica_segment reduction_types,
                                        const mica_attr *reduction_byref,
                                        const mica_attr *reduction_syms) {
  (void)private_types, (void)reduction_types;
  const printed_clause clauses[] = {
      PRINTED_PRIVATE,
      {.clause = OMP_REDUCTION,
       .vars = reduction_vars,
       .byref = reduction_byref,
       .syms = reduction_syms,
       .modifier = reduction_mod},
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}

bool omp_parse_in_reduction_private_region(
    mica_parser *p, mica_op_state *out, mica_region *region, mica_operand_refs *in_reduction_vars,
    mica_types *in_reduction_types, const mica_attr **in_reduction_byref,
    const mica_attr **in_reduction_syms, mica_operand_refs *private_vars, mica_types *private_types,
    const mica_attr **private_syms, const mica_attr **private_needs_barrier) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_IN_REDUCTION] = READ_REDUCTION(in_reduction),
      [OMP_PRIVATE] = READ_PRIVATE,
  };
  return parse_region(p, region, clauses);
}

void omp_print_in_reduction_private_region(
    mica_printer *p, const mica_op *op, mica_region *region, mica_segment in_reduction_vars,
    mica_segment in_reduction_types, const mica_attr *in_reduction_byref,
    const mica_attr *in_reduction_syms, mica_segment private_vars, mica_segment private_types,
    const mica_attr *private_syms, const mica_attr *private_needs_barrier) {
  (void)in_reduction_types, (void)private_types;
  const printed_clause clauses[] = {
      PRINTED_REDUCTION(OMP_IN_REDUCTION, in_reduction),
      PRINTED_PRIVATE,
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}

bool omp_parse_in_reduction_private_reduction_region(
    mica_parser *p, mica_op_state *out, mica_region *region, mica_operand_refs *in_reduction_vars,
    mica_types *in_reduction_types, const mica_attr **in_reduction_byref,
    const mica_attr **in_reduction_syms, mica_operand_refs *private_vars, mica_types *private_types,
    const mica_attr **private_syms, const mica_attr **private_needs_barrier,
    const mica_attr **reduction_mod, mica_operand_refs *reduction_vars, mica_types *reduction_types,
    const mica_attr **reduction_byref, const mica_attr **reduction_syms) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_IN_REDUCTION] = READ_REDUCTION(in_reduction),
      [OMP_PRIVATE] = READ_PRIVATE,
      [OMP_REDUCTION] = {.vars = reduction_vars,
                         .types = reduction_types,
                         .byref = reduction_byref,
                         .syms = reduction_syms,
                         .modifier = reduction_mod},
  };
  return parse_region(p, region, clauses);
}

void omp_print_in_reduction_private_reduction_region(
    mica_printer *p, const mica_op *op, mica_region *region, mica_segment in_reduction_vars,
    mica_segment in_reduction_types, const mica_attr *in_reduction_byref,
    const mica_attr *in_reduction_syms, mica_segment private_vars, mica_segment private_types,
    const mica_attr *private_syms, const mica_attr *private_needs_barrier,
    const mica_attr *reduction_mod, mica_segment reduction_vars, mica_segment reduction_types,
    const mica_attr *reduction_byref, const mica_attr *reduction_syms) {
  (void)in_reduction_types, (void)private_types, (void)reduction_types;
  const printed_clause clauses[] = {
      PRINTED_REDUCTION(OMP_IN_REDUCTION, in_reduction),
      PRINTED_PRIVATE,
      {.clause = OMP_REDUCTION,
       .vars = reduction_vars,
       .byref = reduction_byref,
       .syms = reduction_syms,
       .modifier = reduction_mod},
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}

bool omp_parse_task_reduction_region(mica_parser *p, mica_op_state *out, mica_region *region,
                                     mica_operand_refs *task_reduction_vars,
                                     mica_types *task_reduction_types,
                                     const mica_attr **task_reduction_byref,
                                     const mica_attr **task_reduction_syms) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_TASK_REDUCTION] = READ_REDUCTION(task_reduction),
  };
  return parse_region(p, region, clauses);
}

void omp_print_task_reduction_region(mica_printer *p, const mica_op *op, mica_region *region,
                                     mica_segment task_reduction_vars,
                                     mica_segment task_reduction_types,
                                     const mica_attr *task_reduction_byref,
                                     const mica_attr *task_reduction_syms) {
  (void)task_reduction_types;
  const printed_clause clauses[] = {
      PRINTED_REDUCTION(OMP_TASK_REDUCTION, task_reduction),
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}

bool omp_parse_use_device_addr_use_device_ptr_region(mica_parser *p, mica_op_state *out,
                                                     mica_region *region,
                                                     mica_operand_refs *use_device_addr_vars,
                                                     mica_types *use_device_addr_types,
                                                     mica_operand_refs *use_device_ptr_vars,
                                                     mica_types *use_device_ptr_types) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_USE_DEVICE_ADDR] = {.vars = use_device_addr_vars, .types = use_device_addr_types},
      [OMP_USE_DEVICE_PTR] = {.vars = use_device_ptr_vars, .types = use_device_ptr_types},
  };
  return parse_region(p, region, clauses);
}

void omp_print_use_device_addr_use_device_ptr_region(mica_printer *p, const mica_op *op,
                                                     mica_region *region,
                                                     mica_segment use_device_addr_vars,
                                                     mica_segment use_device_addr_types,
                                                     mica_segment use_device_ptr_vars,
                                                     mica_segment use_device_ptr_types) {
  (void)use_device_addr_types, (void)use_device_ptr_types;
  const printed_clause clauses[] = {
      {.clause = OMP_USE_DEVICE_ADDR, .vars = use_device_addr_vars},
      {.clause = OMP_USE_DEVICE_PTR, .vars = use_device_ptr_vars},
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}

bool omp_parse_target_op_region(
    mica_parser *p, mica_op_state *out, mica_region *region,
    mica_operand_refs *has_device_addr_vars, mica_types *has_device_addr_types,
    mica_operand_refs *host_eval_vars, mica_types *host_eval_types,
    mica_operand_refs *in_reduction_vars, mica_types *in_reduction_types,
    const mica_attr **in_reduction_byref, const mica_attr **in_reduction_syms,
    mica_operand_refs *map_vars, mica_types *map_types, mica_operand_refs *private_vars,
    mica_types *private_types, const mica_attr **private_syms,
    const mica_attr **private_needs_barrier, const mica_attr **private_maps) {
  (void)out;
  const read_clause clauses[OMP_ARGUMENT_CLAUSES] = {
      [OMP_HAS_DEVICE_ADDR] = {.vars = has_device_addr_vars, .types = has_device_addr_types},
      [OMP_HOST_EVAL] = {.vars = host_eval_vars, .types = host_eval_types},
      [OMP_IN_REDUCTION] = READ_REDUCTION(in_reduction),
      [OMP_MAP] = {.vars = map_vars, .types = map_types},
      [OMP_PRIVATE] = {.vars = private_vars,
                       .types = private_types,
                       .syms = private_syms,
                       .needs_barrier = private_needs_barrier,
                       .maps = private_maps},
  };
  return parse_region(p, region, clauses);
}

void omp_print_target_op_region(
    mica_printer *p, const mica_op *op, mica_region *region, mica_segment has_device_addr_vars,
    mica_segment has_device_addr_types, mica_segment host_eval_vars, mica_segment host_eval_types,
    mica_segment in_reduction_vars, mica_segment in_reduction_types,
    const mica_attr *in_reduction_byref, const mica_attr *in_reduction_syms, mica_segment map_vars,
    mica_segment map_types, mica_segment private_vars, mica_segment private_types,
    const mica_attr *private_syms, const mica_attr *private_needs_barrier,
    const mica_attr *private_maps) {
  (void)has_device_addr_types, (void)host_eval_types, (void)in_reduction_types, (void)map_types,
      (void)private_types;
  const printed_clause clauses[] = {
      {.clause = OMP_HAS_DEVICE_ADDR, .vars = has_device_addr_vars},
      {.clause = OMP_HOST_EVAL, .vars = host_eval_vars},
      PRINTED_REDUCTION(OMP_IN_REDUCTION, in_reduction),
      {.clause = OMP_MAP, .vars = map_vars},
      {.clause = OMP_PRIVATE,
       .vars = private_vars,
       .syms = private_syms,
       .needs_barrier = private_needs_barrier,
       .maps = private_maps},
  };
  print_region(p, op, region, clauses, sizeof clauses / sizeof *clauses);
}
