// Operations in generic form, and what every operation gets from the text around it: names of results, a
// place in its block, a location.
#include "hooks.h"

// ---- Names, operands, successors, types -----------------------------------------------------------------------

static mica_str operation_name(mica_parser *p, parse_token token) {
  mica_str name = {token.at + 1, token.as.size - 2};
  if (memchr(name.data, '\\', name.size) != NULL) name = parse_string_value(p, token.at);
  if (name.data == NULL) return name;
  if (name.size == 0) parse_error(p, token.at, "empty operation name is invalid");
  else if (memchr(name.data, '\0', name.size) != NULL)
    parse_error(p, token.at, "null character not allowed in operation name");
  return name;
}

parse_op_head parse_op_name(mica_parser *p, parse_token token) {
  parse_op_head head = {NULL, parse_loc_at(p, token.at)};
  mica_str name = operation_name(p, token);
  if (p->failed || name.data == NULL) return head;
  head.name = mica_op_name_get(p->context, name);
  if (head.name == NULL) parse_no_memory(p);
  else if (head.name->def == NULL && head.name->dialect == NULL && !mica_context_allows_unregistered(p->context))
    parse_error_here(p, "operation being parsed with an unregistered dialect. If this is intended, please use "
                        "-allow-unregistered-dialect with the MLIR tool used");
  p->op_name = head.name;
  return head;
}

parse_list parse_no_operands(mica_parser *p) { return (parse_list){p->uses.count, 0}; }

parse_list parse_first_use(mica_parser *p, const parse_use *use) {
  return parse_next_use(p, (parse_list){p->uses.count, 0}, use);
}

parse_list parse_next_use(mica_parser *p, parse_list list, const parse_use *use) {
  parse_use *slot = parse_stack_push(p, &p->uses, sizeof *slot);
  if (slot != NULL) *slot = *use;
  return parse_longer(list);
}

parse_use parse_value_use(mica_parser *p, parse_token name) {
  return (parse_use){name.at, parse_value_entry(p, parse_text(name)), 0};
}

parse_use parse_numbered_use(mica_parser *p, parse_token name, parse_token number) {
  parse_use use = parse_value_use(p, name);
  uint64_t value = 0;
  mica_str digits = {number.at + 1, number.as.size - 1};
  bool is_number = digits.size > 0 && digits.data[0] >= '0' && digits.data[0] <= '9';
  if (!is_number || !parse_uint64(digits, &value) || value > UINT32_MAX)
    parse_error(p, number.at, "invalid SSA value result number");
  use.number = (uint32_t)value;
  return use;
}

void parse_successors_open(mica_parser *p, parse_token bracket) {
  const mica_op_def *def = p->op_name->def;
  if (def != NULL && (def->flags & MICA_OP_TERMINATOR) == 0)
    parse_error(p, bracket.at, "successors in non-terminator");
}

parse_list parse_first_successor(mica_parser *p, parse_token name) {
  return parse_next_successor(p, (parse_list){p->successors.count, 0}, name);
}

parse_list parse_next_successor(mica_parser *p, parse_list list, parse_token name) {
  mica_block *block = parse_block_named(p, parse_text(name), name.at);
  mica_block **slot = block == NULL ? NULL : parse_stack_push(p, &p->successors, sizeof *slot);
  if (slot != NULL) *slot = block;
  return parse_longer(list);
}

parse_op_type parse_op_type_run(mica_parser *p, parse_token run) {
  uint32_t results = run.as.list.start + run.as.list.count;
  return (parse_op_type){run.as.list, {results, p->types.count - results}};
}

parse_op_type parse_op_signature(mica_parser *p, parse_token place, parse_signature signature) {
  p->op_type_at = place.at;
  return signature;
}

// The type is not spelled as a signature: an alias, perhaps.
parse_op_type parse_op_type_of(mica_parser *p, parse_token place, const mica_type *type) {
  p->op_type_at = place.at;
  parse_op_type pieces = {{p->types.count, 0}, {0, 0}};
  if (!mica_type_is_function(type)) {
    parse_error(p, place.at, "expected function type");
    return pieces;
  }
  mica_types lists[] = {mica_type_function_inputs(type), mica_type_function_results(type)};
  for (int i = 0; i < 2; i++)
    for (size_t j = 0; j < lists[i].size; j++) parse_first_type(p, lists[i].data[j]);
  pieces.inputs.count = (uint32_t)lists[0].size;
  pieces.results = (parse_list){pieces.inputs.start + pieces.inputs.count, (uint32_t)lists[1].size};
  return pieces;
}

// ---- Building ---------------------------------------------------------------------------------------------------

static bool resolve_operands(mica_parser *p, parse_list operands, parse_list types) {
  if (operands.count != types.count) {
    const char *format = operands.count == 1 ? "expected %u operand type but had %u" : "expected %u operand types but had %u";
    return parse_error(p, p->op_type_at, format, operands.count, types.count);
  }
  p->values.count = 0;
  if (!parse_stack_reserve(p, &p->values, operands.count, sizeof(mica_value *))) return false;
  for (uint32_t i = 0; i < operands.count; i++) {
    mica_value *value = parse_resolve(p, *PARSE_ITEM(parse_use, p->uses, operands.start + i),
                                      *PARSE_ITEM(const mica_type *, p->types, types.start + i));
    if (value == NULL) return parse_no_memory(p);
    *PARSE_ITEM(mica_value *, p->values, i) = value;
  }
  p->values.count = operands.count;
  return true;
}

static void pop_pieces(mica_parser *p, const parse_op_pieces *pieces) {
  p->uses.count = pieces->operands.start;
  p->types.count = pieces->type.inputs.start;
  if (pieces->successors.count > 0) p->successors.count = pieces->successors.start;
  if (pieces->attributes.count > 0) p->names.count = p->name_places.count = pieces->attributes.start;
}

static bool split_attributes(mica_parser *p, parse_op_head head, const parse_op_pieces *pieces, parse_split *split) {
  memset((void *)split->slots, 0, split->slot_count * sizeof *split->slots);
  if (pieces->attributes.count > 0 && !parse_split_entries(p, head.name, pieces->attributes, split)) return false;
  return pieces->properties == NULL || parse_split_properties(p, head.name, head.loc, pieces->properties, split);
}

mica_op *parse_generic_op(mica_parser *p, parse_op_head head, const parse_op_pieces *pieces) {
  if (!resolve_operands(p, pieces->operands, pieces->type.inputs)) return NULL;
  const mica_attr *slots[UINT8_MAX];
  parse_split split = {slots, head.name->def == NULL ? 1 : head.name->def->slot_count, NULL};
  if (!split_attributes(p, head, pieces, &split)) return NULL;
  const mica_op_parts parts = {
      .operands = p->values.items,
      .operand_count = p->values.count,
      .result_types = PARSE_ITEM(const mica_type *, p->types, pieces->type.results.start),
      .result_count = pieces->type.results.count,
      .slots = slots,
      .slot_count = split.slot_count,
      .attributes = split.discardable,
      .successors = PARSE_ITEM(mica_block *, p->successors, pieces->successors.start),
      .successor_count = pieces->successors.count,
      .region_count = pieces->regions.count,
  };
  mica_op *op = mica_op_create(head.loc, head.name, &parts);
  mica_block *block = op == NULL ? NULL : parse_current_block(p);
  if (block == NULL) {
    mica_op_destroy(op);
    return parse_no_memory(p), NULL;
  }
  mica_block_append(block, op);
  if (pieces->regions.count > 0) parse_regions_give(p, pieces->regions, op);
  pop_pieces(p, pieces);
  return op;
}

// ---- Results ------------------------------------------------------------------------------------------------------

parse_list parse_no_results(mica_parser *p) { return p->op_results = (parse_list){p->results.count, 0}; }
parse_list parse_results(mica_parser *p, parse_list list) { return p->op_results = list; }

static parse_list add_result(mica_parser *p, parse_token name, uint32_t count) {
  parse_list list = {p->results.count, 1};
  parse_result_record *record = parse_stack_push(p, &p->results, sizeof *record);
  if (record != NULL)
    *record = (parse_result_record){parse_text(name), name.at, parse_value_entry(p, parse_text(name)), count};
  return list;
}

parse_list parse_result(mica_parser *p, parse_token name) { return add_result(p, name, 1); }

parse_list parse_result_group(mica_parser *p, parse_token name, parse_token count) {
  uint64_t value = 0;
  if (!parse_uint64(parse_text(count), &value) || value < 1)
    parse_error(p, count.at, "expected named operation to have at least 1 result");
  return add_result(p, name, value > UINT32_MAX ? UINT32_MAX : (uint32_t)value);
}

// The names, with their groups, must cover the results exactly.
static bool check_result_count(mica_parser *p, parse_list list, const mica_op *op) {
  const parse_result_record *records = PARSE_ITEM(parse_result_record, p->results, list.start);
  if (mica_op_result_count(op) == 0)
    return parse_error(p, records->at, "cannot name an operation with no results");
  size_t named = 0;
  for (uint32_t i = 0; i < list.count; i++) named += records[i].count;
  if (named == mica_op_result_count(op)) return true;
  return parse_error(p, records->at, "operation defines %z results but was provided %z to bind",
                     mica_op_result_count(op), named);
}

mica_op *parse_finish_op(mica_parser *p, parse_list list, mica_op *op) {
  p->results.count = list.start;
  if (list.count == 0) return op;
  if (!check_result_count(p, list, op)) return NULL;
  size_t next = 0;
  for (uint32_t i = 0; i < list.count; i++) {
    const parse_result_record *record = PARSE_ITEM(parse_result_record, p->results, list.start + i);
    if (record->entry == NAME_NONE) return parse_no_memory(p), NULL;
    parse_use use = {record->at, record->entry, 0};
    if (!parse_define(p, use, mica_op_result(op, next), record->count)) return NULL;
    next += record->count;
  }
  return op;
}

mica_op *parse_finish_op_at(mica_parser *p, parse_list results, mica_op *op, mica_loc loc) {
  mica_op_set_loc(op, loc);
  if (!parse_await_loc(p, op, NULL)) return NULL;
  return parse_finish_op(p, results, op);
}
