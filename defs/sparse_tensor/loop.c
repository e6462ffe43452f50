// Hooks of loops over what is stored: iterate and coiterate. Called by
// generated code; own nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/diagnostic.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

static const mica_type *iterator_type(const mica_type *space) {
  return sparse_tensor_iterator_type_get(
      space->context, sparse_tensor_iter_space_type_encoding(space),
      sparse_tensor_iter_space_type_lo_lvl(space), sparse_tensor_iter_space_type_hi_lvl(space));
}

static uint64_t space_dim(const mica_type *space) {
  return sparse_tensor_iter_space_type_hi_lvl(space) - sparse_tensor_iter_space_type_lo_lvl(space);
}

// ---- Reading ------------------------------------------------------------------------------------

enum { SET_SIZE = 64 };

// `%a, _, %b`: names, and a bit for each place that has one.
typedef struct named_set {
  mica_parsed_argument *names;
  size_t count, places;
  uint64_t bits;
} named_set;

static bool parse_named(mica_parser *p, void *user) {
  named_set *set = user;
  const size_t place = set->places++;
  if (mica_parse_optional_keyword(p, "_")) return true;
  mica_parsed_argument *names = mica_parser_grow(p, set->names, set->count, sizeof *set->names);
  if (names == NULL) return false;
  set->names = names;
  names[set->count] = (mica_parsed_argument){0};
  if (!mica_parse_argument(p, false, false, &names[set->count])) return false;
  set->count++;
  if (place < SET_SIZE) set->bits |= UINT64_C(1) << place;
  return true;
}

static bool parse_named_set(mica_parser *p, int open, size_t most, named_set *out) {
  const bool is_read = mica_parse_list(p, open, false, parse_named, out);
  if (out->places > most)
    return mica_parse_error(p, mica_parser_name_position(p), "parsed more value than expected.");
  return is_read || mica_parse_error_further(p, mica_parser_name_position(p),
                                             "expecting SSA value or \"_\" for level coordinates");
}

// The head of a loop: its spaces, and the arguments of its regions but for the iterators.
typedef struct loop_head {
  mica_operand_refs spaces;
  mica_types space_types, results;
  mica_assignments carried;
  named_set coordinates;
  bool carries;
} loop_head;

static bool set_bits(mica_op_state *out, const char *name, uint64_t bits) {
  const mica_attr *value =
      mica_attr_integer(mica_type_i(mica_state_context(out), SET_SIZE), (int64_t)bits);
  return value != NULL && mica_state_set_attribute(out, mica_str_of(name), value);
}

// `at(%i, _) iter_args(%x = %init)`, both optional.
static bool parse_arguments(mica_parser *p, mica_op_state *out, loop_head *head) {
  if (mica_parse_optional_keyword(p, "at") &&
      !parse_named_set(p, '(', SET_SIZE, &head->coordinates))
    return false;
  const mica_type *index = mica_type_index(mica_state_context(out));
  for (size_t i = 0; i < head->coordinates.count; i++) head->coordinates.names[i].type = index;
  if (!set_bits(out, "crdUsedLvls", head->coordinates.bits)) return false;
  head->carries = mica_parse_optional_keyword(p, "iter_args");
  return !head->carries || mica_parse_assignments(p, &head->carried);
}

static bool check_space_count(mica_parser *p, const loop_head *head) {
  return head->space_types.size == head->spaces.size ||
         mica_parse_error(
             p, mica_parser_name_position(p),
             "mismatch in number of iteration space operands and iteration space types");
}

static bool check_space_types(mica_parser *p, const loop_head *head) {
  for (size_t i = 0; i < head->space_types.size; i++)
    if (!sparse_tensor_iter_space_type_isa(head->space_types.data[i]))
      return mica_parse_error(p, mica_parser_name_position(p),
                              "expected sparse_tensor.iter_space type for iteration space "
                              "operands");
  return true;
}

static bool resolve(mica_parser *p, mica_op_state *out, loop_head *head) {
  if (!mica_state_operands_typed(out, head->spaces.data, head->spaces.size, head->space_types,
                                 mica_parser_name_position(p)))
    return false;
  if (!head->carries) return true;
  if (head->carried.size != head->results.size)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "mismatch in number of iteration arguments and return values");
  for (size_t i = 0; i < head->results.size; i++) {
    head->carried.arguments[i].type = head->results.data[i];
    if (!mica_state_operands(out, &head->carried.operands[i], 1, head->results.data[i]))
      return false;
  }
  return true;
}

// Behind the types of the spaces.
static bool parse_results(mica_parser *p, mica_op_state *out, loop_head *head) {
  if (head->carries &&
      (!mica_parse_arrow_types(p, &head->results) || !mica_state_results(out, head->results)))
    return false;
  return resolve(p, out, head);
}

// The arguments of a region: what is carried, coordinates, iterators.
static bool parse_body(mica_parser *p, mica_op_state *out, const loop_head *head,
                       const mica_parsed_argument *iterators, size_t iterator_count) {
  const size_t carried = head->carried.size, named = head->coordinates.count;
  const size_t count = carried + named + iterator_count;
  mica_parsed_argument *all = mica_parser_scratch(p, (count + 1) * sizeof *all);
  if (all == NULL) return false;
  for (size_t i = 0; i < carried; i++) all[i] = head->carried.arguments[i];
  for (size_t i = 0; i < named; i++) all[carried + i] = head->coordinates.names[i];
  for (size_t i = 0; i < iterator_count; i++) all[carried + named + i] = iterators[i];
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, all, count, false) &&
         mica_region_ensure_terminator(body, &sparse_tensor_yield_def, mica_state_loc(out));
}

bool sparse_tensor_iterate_parse(mica_parser *p, mica_op_state *out) {
  loop_head head = {0};
  mica_parsed_arguments iterators;
  if (!mica_parse_arguments(p, 0, false, false, &iterators) || !mica_parse_keyword(p, "in") ||
      !mica_parse_operands(p, 0, false, &head.spaces))
    return false;
  if (iterators.size != head.spaces.size)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "mismatch in number of sparse iterators and sparse spaces");
  if (!parse_arguments(p, out, &head) || !mica_parse_punct(p, ':') ||
      !mica_parse_types(p, &head.space_types) || !check_space_count(p, &head) ||
      !check_space_types(p, &head) || !parse_results(p, out, &head))
    return false;
  if (iterators.size != 1)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected only one iterator/iteration space");
  iterators.data[0].type = iterator_type(head.space_types.data[0]);
  return iterators.data[0].type != NULL && parse_body(p, out, &head, iterators.data, 1) &&
         mica_parse_attr_dict(p, out);
}

// ---- coiterate ----------------------------------------------------------------------------------

typedef struct case_list {
  const mica_attr **bits;
  size_t size;
} case_list;

static bool add_case(mica_parser *p, uint64_t bits, case_list *list) {
  list->bits = mica_parser_grow(p, list->bits, list->size, sizeof *list->bits);
  if (list->bits == NULL) return false;
  const mica_type *type = mica_type_i(mica_parser_context(p), SET_SIZE);
  list->bits[list->size] = mica_attr_integer(type, (int64_t)bits);
  return list->bits[list->size++] != NULL;
}

// What is no space is left to the verifier.
static const mica_type *iterator_in(mica_parser *p, const mica_type *space) {
  return sparse_tensor_iter_space_type_isa(space) ? iterator_type(space)
                                                  : mica_type_none(mica_parser_context(p));
}

static bool parse_case(mica_parser *p, mica_op_state *out, const loop_head *head, case_list *list) {
  named_set set = {0};
  size_t next = 0;
  if (!parse_named_set(p, 0, head->spaces.size, &set) || !add_case(p, set.bits, list)) return false;
  for (size_t i = 0; i < set.places && i < SET_SIZE; i++) {
    if ((set.bits >> i & 1) == 0) continue;
    set.names[next].type = iterator_in(p, head->space_types.data[i]);
    if (set.names[next++].type == NULL) return false;
  }
  return parse_body(p, out, head, set.names, set.count);
}

static bool set_segments(mica_op_state *out, const loop_head *head) {
  const int32_t sizes[] = {(int32_t)head->spaces.size, (int32_t)head->results.size};
  return mica_state_set_segments(out, SPARSE_TENSOR_COITERATE_SLOT_OPERAND_SEGMENT_SIZES, sizes, 2);
}

bool sparse_tensor_coiterate_parse(mica_parser *p, mica_op_state *out) {
  loop_head head = {0};
  case_list list = {0};
  if (!mica_parse_operands(p, '(', false, &head.spaces) || !parse_arguments(p, out, &head) ||
      !mica_parse_punct(p, ':') || !mica_parse_punct(p, '(') ||
      !mica_parse_types(p, &head.space_types) || !mica_parse_punct(p, ')') ||
      !check_space_count(p, &head) || !parse_results(p, out, &head) || !set_segments(out, &head))
    return false;
  while (mica_parse_optional_keyword(p, "case"))
    if (!parse_case(p, out, &head, &list)) return false;
  const mica_attr *cases =
      mica_attr_array(mica_state_context(out), (mica_attrs){list.bits, list.size});
  return cases != NULL && mica_state_set_attribute(out, MICA_STR("cases"), cases) &&
         mica_parse_attr_dict(p, out);
}

// ---- Writing ------------------------------------------------------------------------------------

static size_t bit_count(uint64_t bits) {
  size_t count = 0;
  for (; bits != 0; bits &= bits - 1) count++;
  return count;
}

static void print_named_set(mica_printer *p, uint64_t size, uint64_t bits, const mica_block *block,
                            size_t first) {
  if (bits == 0) return;
  for (uint64_t i = 0; i < size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    const bool is_named = i < SET_SIZE && (bits >> i & 1) != 0;
    if (is_named && first < block->argument_count) mica_print_operand(p, block->arguments[first++]);
    else mica_print_char(p, '_');
  }
}

static void print_coordinates(mica_printer *p, uint64_t size, uint64_t bits,
                              const mica_block *block, size_t first) {
  if (bits == 0) return;
  mica_print_text(p, " at(");
  print_named_set(p, size, bits, block, first);
  mica_print_char(p, ')');
}

void sparse_tensor_iterate_print(mica_printer *p, const mica_op *op) {
  const mica_value *space = sparse_tensor_iterate_iter_space(op);
  const mica_segment inits = sparse_tensor_iterate_init_args_segment(op);
  const mica_block *body = sparse_tensor_iterate_region(op)->first;
  mica_print_char(p, ' ');
  mica_print_operand(p, body->arguments[body->argument_count - 1]);
  mica_print_text(p, " in ");
  mica_print_operand(p, space);
  print_coordinates(p, space_dim(type_of(space)),
                    sparse_number(sparse_tensor_iterate_crd_used_lvls_attr(op)), body, inits.count);
  mica_print_assignments(p, " iter_args", op, body, 0, inits);
  mica_print_text(p, " : ");
  mica_print_type(p, type_of(space));
  mica_print_char(p, ' ');
  if (inits.count > 0) {
    mica_print_text(p, " -> ");
    mica_print_function_result_types(p, op, false, inits);
  }
  mica_print_char(p, ' ');
  mica_print_region(p, sparse_tensor_iterate_region(op), false, inits.count > 0, false);
}

static uint64_t case_bits(const mica_op *op, size_t index) {
  const mica_attrs cases = sparse_tensor_coiterate_cases(op);
  return index < cases.size ? sparse_number(cases.data[index]) : 0;
}

static void print_case(mica_printer *p, const mica_op *op, size_t index) {
  const mica_region *region = sparse_tensor_coiterate_case_regions(op, index);
  const bool carries = sparse_tensor_coiterate_init_args_count(op) > 0;
  const uint64_t bits = case_bits(op, index);
  const size_t count = region->first->argument_count, named = bit_count(bits);
  mica_print_newline(p);
  mica_print_text(p, "case ");
  print_named_set(p, sparse_tensor_coiterate_iter_spaces_count(op), bits, region->first,
                  count < named ? 0 : count - named);
  mica_print_char(p, ' ');
  mica_print_region(p, region, false, carries, false);
}

static void print_arguments(mica_printer *p, const mica_op *op) {
  const mica_segment inits = sparse_tensor_coiterate_init_args_segment(op);
  const mica_block *first = sparse_tensor_coiterate_case_regions(op, 0)->first;
  const uint64_t size = space_dim(type_of(sparse_tensor_coiterate_iter_spaces(op, 0)));
  print_coordinates(p, size, sparse_number(sparse_tensor_coiterate_crd_used_lvls_attr(op)), first,
                    inits.count);
  mica_print_assignments(p, " iter_args", op, first, 0, inits);
}

void sparse_tensor_coiterate_print(mica_printer *p, const mica_op *op) {
  const mica_segment spaces = sparse_tensor_coiterate_iter_spaces_segment(op);
  const mica_segment inits = sparse_tensor_coiterate_init_args_segment(op);
  const size_t cases = sparse_tensor_coiterate_case_regions_count(op);
  mica_print_text(p, " (");
  mica_print_operands(p, op, spaces.first, spaces.count);
  mica_print_char(p, ')');
  if (cases > 0 && spaces.count > 0) print_arguments(p, op);
  mica_print_text(p, " : (");
  mica_print_operand_types(p, op, spaces.first, spaces.count);
  mica_print_char(p, ')');
  if (inits.count > 0) {
    mica_print_text(p, " -> ");
    mica_print_function_result_types(p, op, false, inits);
  }
  for (size_t i = 0; i < cases; i++) print_case(p, op, i);
}

// ---- Checks -------------------------------------------------------------------------------------

// `crdUsedLvls` names no coordinate behind the last one.
static bool check_loop(const mica_op *op, size_t inits, uint64_t bits, const mica_type *space) {
  if (inits != mica_op_result_count(op))
    return mica_op_error(op, "mismatch in number of loop-carried values and defined values");
  const uint64_t dim = space == NULL ? 0 : space_dim(space);
  return dim >= SET_SIZE || bits >> dim == 0 ||
         mica_op_error(op, "required out-of-bound coordinates");
}

bool sparse_tensor_iterate_check(mica_op *op) {
  return check_loop(op, sparse_tensor_iterate_init_args_count(op),
                    sparse_number(sparse_tensor_iterate_crd_used_lvls_attr(op)),
                    type_of(sparse_tensor_iterate_iter_space(op)));
}

bool sparse_tensor_coiterate_check(mica_op *op) {
  const bool any = sparse_tensor_coiterate_iter_spaces_count(op) > 0;
  return check_loop(op, sparse_tensor_coiterate_init_args_count(op),
                    sparse_number(sparse_tensor_coiterate_crd_used_lvls_attr(op)),
                    any ? type_of(sparse_tensor_coiterate_iter_spaces(op, 0)) : NULL);
}

// Of a region: " on 1th region", or nothing where there is one alone.
static bool types_differ(const mica_op *op, size_t index, const char *what, int region) {
  mica_diag *diag =
      mica_op_error_begin(op, "types mismatch between %zth %s and defined value", index, what);
  if (region >= 0) mica_diag_append(diag, " on %dth region", region);
  return mica_diag_report(diag);
}

static bool check_carried(const mica_op *op, mica_segment inits, const mica_block *body,
                          int region) {
  for (size_t i = 0; i < inits.count; i++) {
    const mica_type *type = type_of(mica_op_result(op, i));
    if (type_of(mica_op_operand(op, inits.first + i)) != type)
      return types_differ(op, i, "iter operand", region);
    if (type_of(body->arguments[i]) != type) return types_differ(op, i, "iter region arg", region);
    if (type_of(sparse_tensor_yield_results(body->last, i)) != type)
      return types_differ(op, i, "yield value", region);
  }
  return true;
}

bool sparse_tensor_iterate_check_regions(mica_op *op) {
  const mica_block *body = sparse_tensor_iterate_region(op)->first;
  const mica_type *expected = iterator_type(type_of(sparse_tensor_iterate_iter_space(op)));
  const size_t count = body->argument_count;
  if (expected == NULL) return false;
  if (count == 0 || type_of(body->arguments[count - 1]) != expected)
    return mica_op_error(op, "mismatch in iterator and iteration space type");
  const size_t named = bit_count(sparse_number(sparse_tensor_iterate_crd_used_lvls_attr(op)));
  if (count - 1 - named != mica_op_result_count(op))
    return mica_op_error(op, "mismatch in number of basic block args and defined values");
  if (sparse_tensor_yield_results_count(body->last) != mica_op_result_count(op))
    return mica_op_error(op, "number mismatch between iter args and results.");
  return check_carried(op, sparse_tensor_iterate_init_args_segment(op), body, -1);
}

static bool check_case(const mica_op *op, size_t index) {
  const mica_segment inits = sparse_tensor_coiterate_init_args_segment(op);
  const mica_block *body = sparse_tensor_coiterate_case_regions(op, index)->first;
  if (body->argument_count < inits.count ||
      sparse_tensor_yield_results_count(body->last) != inits.count)
    return mica_op_error(op, "number mismatch between iter args and results on %zth region", index);
  return check_carried(op, inits, body, (int)index);
}

static int compare_bits(const void *a, const void *b) {
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

// As many different ones as there are regions.
static bool check_cases(const mica_op *op, size_t regions) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = sparse_tensor_coiterate_cases(op).size;
  size_t different = 0;
  uint64_t *bits = mica_allocate(ctx, (count + 1) * sizeof *bits);
  if (bits == NULL) return false;
  for (size_t i = 0; i < count; i++) bits[i] = case_bits(op, i);
  qsort(bits, count, sizeof *bits, compare_bits);
  for (size_t i = 0; i < count; i++) different += i == 0 || bits[i] != bits[i - 1];
  mica_free(ctx, bits, (count + 1) * sizeof *bits);
  return different == regions || mica_op_error(op, "contains duplicated cases.");
}

bool sparse_tensor_coiterate_check_regions(mica_op *op) {
  const size_t count = sparse_tensor_coiterate_case_regions_count(op);
  for (size_t i = 0; i < count; i++)
    if (!check_case(op, i)) return false;
  return check_cases(op, count);
}

// ---- Interfaces ---------------------------------------------------------------------------------

mica_loop_values sparse_tensor_iterate_loop_values(const mica_op *op) {
  const mica_segment inits = sparse_tensor_iterate_init_args_segment(op);
  const mica_block *body = sparse_tensor_iterate_region(op)->first;
  const size_t arguments = body == NULL ? 0 : body->argument_count;
  const size_t others = 1 + bit_count(sparse_number(sparse_tensor_iterate_crd_used_lvls_attr(op)));
  const mica_op *last = body == NULL ? NULL : body->last;
  return (mica_loop_values){.first_init = inits.first,
                            .init_count = inits.count,
                            .body = body,
                            .argument_count = arguments < others ? 0 : arguments - others,
                            .yield = last != NULL && sparse_tensor_yield_isa(last) ? last : NULL,
                            .has_results = true};
}

// From wherever: into the body, or out.
bool sparse_tensor_iterate_successors(const mica_op *op, const mica_region *from,
                                      mica_region_successors *out) {
  (void)from;
  const mica_loop_values values = sparse_tensor_iterate_loop_values(op);
  mica_value *const *arguments = values.body == NULL ? NULL : values.body->arguments;
  return mica_region_successors_add(out, 0, arguments, values.argument_count) &&
         mica_region_successors_add_parent(out, 0);
}

mica_successor_operands sparse_tensor_iterate_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  const mica_segment inits = sparse_tensor_iterate_init_args_segment(op);
  return (mica_successor_operands){.first = inits.first, .count = inits.count};
}
