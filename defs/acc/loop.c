// Hooks of acc.loop: its gangs, its variables, what it may hold. Called by generated code; what is
// read lives in the parser's scratch.
#include "mica/interfaces.h"
#include "shared.h"

// ---- gang({num=%a : i32, static=%b : i32} [#acc.device_type<host>]) -----------------------------

static const char *const gang_words[] = {"num", "dim", "static"};  // by acc_gang_arg_type

typedef struct gangs {
  mica_operand_refs *values;
  mica_types *types;
  acc_attr_list kinds, devices;
  acc_sizes sizes;
} gangs;

// What stands there of one, two or all three, in their order and without commas.
static bool parse_gang_values(mica_parser *p, gangs *g) {
  for (acc_gang_arg_type kind = ACC_GANG_ARG_TYPE_NUM; kind <= ACC_GANG_ARG_TYPE_STATIC; kind++) {
    if (!mica_parse_optional_keyword(p, gang_words[kind])) continue;
    if (!mica_parse_punct(p, '=') || !acc_parse_value(p, g->values, g->types) ||
        !acc_add_attr(p, &g->kinds, acc_gang_arg_type_attr_get(mica_parser_context(p), kind)))
      return false;
  }
  return true;
}

// In MLIR a list behind another one begins with a comma.
static bool parse_gang_list(mica_parser *p, gangs *g) {
  bool comma = g->values->size > 0 && mica_parse_optional_punct(p, ',');
  for (;;) {
    const size_t before = g->values->size;
    if (!parse_gang_values(p, g)) return false;
    if (g->values->size == before)
      return !comma ||
             mica_parse_error(p, mica_parser_position(p), "new value expected after comma");
    comma = mica_parse_optional_punct(p, ',');
    if (!comma) return true;
  }
}

static bool parse_gang(mica_parser *p, void *user) {
  gangs *g = user;
  const size_t before = g->values->size;
  if (!mica_parse_punct(p, '{') || !parse_gang_list(p, g)) return false;
  if (g->values->size == 0)
    return mica_parse_error(p, mica_parser_position(p),
                            "expect at least one of num, dim or static values");
  return mica_parse_punct(p, '}') && acc_parse_device(p, &g->devices, NULL) &&
         acc_add_size(p, &g->sizes, g->values->size - before);
}

bool acc_parse_gang_clause(mica_parser *p, mica_op_state *out, mica_operand_refs *values,
                           mica_types *types, const mica_attr **kinds, const mica_attr **devices,
                           const mica_attr **sizes, const mica_attr **alone) {
  gangs g = {.values = values, .types = types};
  acc_attr_list list = {0};
  const acc_alone found = acc_parse_devices_alone(p, &list);
  (void)out;
  if (found == ACC_FAILED || !acc_set_array(p, &list, alone)) return false;
  if (found == ACC_BARE) return true;
  if (found == ACC_MORE &&
      (!mica_parse_list(p, 0, false, parse_gang, &g) || !mica_parse_punct(p, ')')))
    return false;
  return acc_set_array(p, &g.kinds, kinds) && acc_set_array(p, &g.devices, devices) &&
         acc_set_sizes(p, &g.sizes, sizes);
}

// Answers where the values of the next gang begin.
static size_t print_gang(mica_printer *p, const mica_op *op, mica_segment values, size_t from,
                         int32_t size, mica_attrs kinds) {
  size_t i = from;
  mica_print_char(p, '{');
  for (; (int64_t)(i - from) < size && i < values.count && i < kinds.size; i++) {
    acc_print_separator(p, i - from);
    mica_print_text(p, gang_words[acc_gang_arg_type_attr_value(kinds.data[i])]);
    mica_print_char(p, '=');
    acc_print_value(p, mica_op_operand(op, values.first + i));
  }
  mica_print_char(p, '}');
  return i;
}

void acc_print_gang_clause(mica_printer *p, const mica_op *op, mica_segment values,
                           mica_segment types, const mica_attr *kinds, const mica_attr *devices,
                           const mica_attr *sizes, const mica_attr *alone) {
  const mica_attrs elements = acc_elements(devices);
  const mica_int32s counts = acc_counts(sizes);
  size_t next = 0;
  (void)types;
  if (values.count == 0 && acc_is_any_device(alone)) return;
  acc_print_devices_alone(p, alone, elements.size > 0);
  for (size_t i = 0; i < elements.size; i++) {
    acc_print_separator(p, i);
    next =
        print_gang(p, op, values, next, i < counts.size ? counts.data[i] : 0, acc_elements(kinds));
    acc_print_device(p, elements.data[i]);
  }
  mica_print_char(p, ')');
}

// ---- combined(parallel) -------------------------------------------------------------------------

static const char *const constructs[] = {"kernels", "parallel", "serial"};

bool acc_parse_combined_constructs_loop(mica_parser *p, mica_op_state *out,
                                        const mica_attr **combined) {
  (void)out;
  for (size_t i = 0; i < sizeof constructs / sizeof *constructs; i++) {
    if (!mica_parse_optional_keyword(p, constructs[i])) continue;
    *combined = acc_combined_constructs_type_attr_get(
        mica_parser_context(p),
        (acc_combined_constructs_type)(ACC_COMBINED_CONSTRUCTS_TYPE_KERNELS_LOOP + i));
    return *combined != NULL;
  }
  return mica_parse_error(p, mica_parser_position(p), "expected compute construct name");
}

void acc_print_combined_constructs_loop(mica_printer *p, const mica_op *op,
                                        const mica_attr *combined) {
  (void)op;
  if (combined == NULL) return;
  const acc_combined_constructs_type construct = acc_combined_constructs_type_attr_value(combined);
  mica_print_text(p, constructs[construct - ACC_COMBINED_CONSTRUCTS_TYPE_KERNELS_LOOP]);
}

// ---- control(%i : index) = (%a : index) to (%b : index) step (%c : index) {...} -----------------

static bool parse_bounds(mica_parser *p, size_t count, mica_operand_refs *values,
                         mica_types *types) {
  return mica_parse_punct(p, '(') && mica_parse_operands_exactly(p, count, values) &&
         mica_parse_punct(p, ':') && mica_parse_types(p, types) && mica_parse_punct(p, ')');
}

bool acc_parse_loop_control(mica_parser *p, mica_op_state *out, mica_region *region,
                            mica_operand_refs *lower, mica_types *lower_types,
                            mica_operand_refs *upper, mica_types *upper_types,
                            mica_operand_refs *step, mica_types *step_types) {
  mica_parsed_arguments variables = {NULL, 0};
  (void)out;
  if (mica_parse_optional_keyword(p, "control") &&
      (!mica_parse_punct(p, '(') || !mica_parse_arguments(p, 0, true, false, &variables) ||
       !mica_parse_punct(p, ')') || !mica_parse_punct(p, '=') ||
       !parse_bounds(p, variables.size, lower, lower_types) || !mica_parse_keyword(p, "to") ||
       !parse_bounds(p, variables.size, upper, upper_types) || !mica_parse_keyword(p, "step") ||
       !parse_bounds(p, variables.size, step, step_types)))
    return false;
  return mica_parse_region(p, region, variables.data, variables.size, false);
}

static void print_bounds(mica_printer *p, const mica_op *op, mica_segment values) {
  mica_print_char(p, '(');
  mica_print_operands(p, op, values.first, values.count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, values.first, values.count);
  mica_print_char(p, ')');
}

static void print_control(mica_printer *p, const mica_op *op, const mica_block *entry,
                          mica_segment lower, mica_segment upper, mica_segment step) {
  mica_print_str(p, MICA_STR("control("));
  for (size_t i = 0; i < mica_block_argument_count(entry); i++) {
    acc_print_separator(p, i);
    acc_print_value(p, mica_block_argument_at(entry, i));
  }
  mica_print_str(p, MICA_STR(") = "));
  print_bounds(p, op, lower);
  mica_print_str(p, MICA_STR(" to "));
  print_bounds(p, op, upper);
  mica_print_str(p, MICA_STR("  step "));
  print_bounds(p, op, step);
  mica_print_char(p, ' ');
}

void acc_print_loop_control(mica_printer *p, const mica_op *op, mica_region *region,
                            mica_segment lower, mica_segment lower_types, mica_segment upper,
                            mica_segment upper_types, mica_segment step, mica_segment step_types) {
  const mica_block *entry = mica_region_first(region);
  (void)lower_types, (void)upper_types, (void)step_types;
  if (entry != NULL && mica_block_argument_count(entry) > 0)
    print_control(p, op, entry, lower, upper, step);
  mica_print_region(p, region, false, true, false);
}

// ---- Control ------------------------------------------------------------------------------------

bool acc_loop_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  if (acc_loop_unstructured(op)) return acc_executed_once.successors(op, from, out);
  return mica_region_successors_add(out, 0, NULL, 0) && mica_region_successors_add_parent(out, 0);
}

// Nothing is carried.
mica_loop_values acc_loop_loop_values(const mica_op *op) {
  (void)op;
  return (mica_loop_values){0};
}

// ---- Checks -------------------------------------------------------------------------------------

static bool check_control(const mica_op *op) {
  const size_t upper = acc_loop_upperbound_count(op);
  if (upper != acc_loop_step_count(op))
    return mica_op_plain_error(op,
                               "number of upperbounds expected to be the same as number of steps");
  if (upper != acc_loop_lowerbound_count(op))
    return mica_op_plain_error(
        op, "number of upperbounds expected to be the same as number of lowerbounds");
  return upper == 0 || !acc_loop_has_inclusive_upperbound(op) ||
         acc_loop_inclusive_upperbound(op).size == upper ||
         mica_op_plain_error(
             op, "inclusiveUpperbound size is expected to be the same as upperbound size");
}

// A set of types of devices, as bits. False: one stands there twice.
static bool add_devices(const mica_attr *devices, uint32_t *set, acc_device_type *twice) {
  const mica_attrs elements = acc_elements(devices);
  for (size_t i = 0; i < elements.size; i++) {
    *twice = acc_device_type_attr_value(elements.data[i]);
    if ((*set >> *twice & 1) != 0) return false;
    *set |= 1u << *twice;
  }
  return true;
}

static bool check_unique(const mica_op *op, const char *name) {
  uint32_t set = 0;
  acc_device_type twice;
  return add_devices(mica_op_attribute(op, mica_str_of(name)), &set, &twice) ||
         mica_op_error(op, "duplicate device_type `%S` found in %s attribute",
                       acc_device_type_to_text(twice), name);
}

static bool check_collapse(const mica_op *op) {
  const mica_attr *collapse = acc_loop_collapse_attr(op);
  const mica_attr *devices = acc_loop_collapse_device_type_attr(op);
  if (collapse != NULL && devices == NULL)
    return mica_op_error(op,
                         "collapse device_type attr must be define when collapse attr is present");
  if (collapse != NULL && acc_elements(collapse).size != acc_elements(devices).size)
    return mica_op_error(op, "collapse attribute count must match collapse device_type count");
  return check_unique(op, "collapseDeviceType");
}

static bool check_gang(const mica_op *op) {
  const mica_segment gangs = acc_loop_gang_operands_segment(op);
  const mica_attr *kinds = acc_loop_gang_operands_arg_type_attr(op);
  if (gangs.count > 0 && kinds == NULL)
    return mica_op_error(
        op, "gangOperandsArgType attribute must be defined when gang operands are present");
  if (gangs.count > 0 && acc_elements(kinds).size != gangs.count)
    return mica_op_error(op, "gangOperandsArgType attribute count must match gangOperands count");
  return check_unique(op, "gang") &&
         acc_check_groups(op, gangs, acc_loop_gang_operands_segments_attr(op),
                          acc_loop_gang_operands_device_type_attr(op), "gang", 0);
}

static bool check_levels(const mica_op *op) {
  return check_gang(op) && check_unique(op, "worker") &&
         check_unique(op, "workerNumOperandsDeviceType") &&
         acc_check_devices(op, acc_loop_worker_num_operands_segment(op),
                           acc_loop_worker_num_operands_device_type_attr(op), "worker") &&
         check_unique(op, "vector") && check_unique(op, "vectorOperandsDeviceType") &&
         acc_check_devices(op, acc_loop_vector_operands_segment(op),
                           acc_loop_vector_operands_device_type_attr(op), "vector") &&
         acc_check_groups(op, acc_loop_tile_operands_segment(op),
                          acc_loop_tile_operands_segments_attr(op),
                          acc_loop_tile_operands_device_type_attr(op), "tile", 0);
}

static bool has_gang_values(const mica_op *op, acc_device_type device) {
  const size_t at = acc_loop_gang_operands_count(op) == 0
                        ? SIZE_MAX
                        : acc_find_device(acc_loop_gang_operands_device_type_attr(op), device);
  return at != SIZE_MAX && acc_loop_gang_operands_segments(op).data[at] > 0;
}

static bool has_level(const mica_op *op, acc_device_type device) {
  const mica_attr *const lists[] = {
      acc_loop_vector_attr(op), acc_loop_vector_operands_device_type_attr(op),
      acc_loop_worker_attr(op), acc_loop_worker_num_operands_device_type_attr(op),
      acc_loop_gang_attr(op)};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (acc_find_device(lists[i], device) != SIZE_MAX) return true;
  return has_gang_values(op, device);
}

// Each type of device has one of three modes; a sequential loop isn't shared.
static bool check_modes(const mica_op *op) {
  const mica_attrs sequential = acc_elements(acc_loop_seq_attr(op));
  uint32_t set = 0;
  acc_device_type twice;
  if (!add_devices(acc_loop_auto_attr(op), &set, &twice) ||
      !add_devices(acc_loop_independent_attr(op), &set, &twice) ||
      !add_devices(acc_loop_seq_attr(op), &set, &twice))
    return mica_op_plain_error(
        op, "only one of auto, independent, seq can be present at the same time");
  if ((set >> ACC_DEVICE_TYPE_NONE & 1) == 0)
    return mica_op_plain_error(op, "at least one of auto, independent, seq must be present");
  for (size_t i = 0; i < sequential.size; i++)
    if (has_level(op, acc_device_type_attr_value(sequential.data[i])))
      return mica_op_plain_error(op, "gang, worker or vector cannot appear with seq");
  return true;
}

// Loops within loops, as many as are collapsed.
typedef struct nest {
  const mica_op *root, *outer;
  uint64_t missing;
  bool has_sibling;
} nest;

static const mica_op *loop_around(const mica_op *op) {
  do op = mica_op_parent(op);
  while (op != NULL && mica_op_interface(op, &mica_loop_like_interface_id) == NULL);
  return op;
}

static mica_walk visit(void *user, mica_op *op) {
  nest *n = user;
  if (op == n->root) return MICA_WALK_ON;
  if (mica_op_interface(op, &mica_loop_like_interface_id) != NULL) {
    n->has_sibling = loop_around(op) != n->outer;
    if (n->has_sibling) return MICA_WALK_STOP;
    n->missing--;
    n->outer = op;
  }
  return n->missing == 0 ? MICA_WALK_STOP : MICA_WALK_ON;
}

static uint64_t collapse_count(const mica_op *op) {
  const mica_attrs numbers = acc_elements(acc_loop_collapse_attr(op));
  const size_t any = numbers.size == 0 ? SIZE_MAX
                                       : acc_find_device(acc_loop_collapse_device_type_attr(op),
                                                         ACC_DEVICE_TYPE_NONE);
  uint64_t count = any == SIZE_MAX ? 1 : (uint64_t)mica_attr_integer_value(numbers.data[any]);
  for (size_t i = 0; i < numbers.size; i++) {
    const uint64_t number = (uint64_t)mica_attr_integer_value(numbers.data[i]);
    if (number > count) count = number;
  }
  return count;
}

static bool check_nest(mica_op *op) {
  nest n = {.root = op, .outer = op, .missing = collapse_count(op)};
  (void)mica_op_walk_before(op, visit, &n);
  if (n.has_sibling)
    return mica_op_plain_error(op, "found sibling loops inside container-like acc.loop");
  return n.missing == 0 ||
         mica_op_plain_error(
             op, "failed to find enough loop-like operations inside container-like acc.loop");
}

bool acc_loop_check(mica_op *op) {
  const bool has_control = acc_loop_lowerbound_count(op) > 0;
  if (!check_control(op) || !check_collapse(op) || !check_levels(op) || !check_modes(op) ||
      !acc_check_private(op))
    return false;
  if (mica_region_is_empty(acc_loop_region(op)))
    return mica_op_plain_error(op, "expected non-empty body.");
  if (acc_loop_unstructured(op))
    return !has_control ||
           mica_op_plain_error(op, "unstructured acc.loop must not have induction variables");
  return has_control || check_nest(op);
}
