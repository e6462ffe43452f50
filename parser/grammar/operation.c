// Operations in generic form, and what every operation gets from the text around it: names of
// results, a place in its block, a location.
#include "grammar/operation.h"
#include "grammar/above.h"
#include "grammar/attribute.h"
#include "grammar/location.h"
#include "grammar/region.h"

// ---- Names, operands, successors, types ---------------------------------------------------------

static op_frame *top_frame(const mica_parser *p) {
  return PARSE_ITEM(op_frame, p->ops->frames, p->ops->frames.count - 1);
}

static void report_unregistered(mica_parser *p, mica_str name, const char *at) {
  mica_diag *diag = mica_parser_error_begin(
      p, at,
      "operation being parsed with an unregistered dialect. If this is intended, please use "
      "-allow-unregistered-dialect with the MLIR tool used");
  mica_diag_did_you_mean(diag, mica_near_op_name(p->context, name));
  mica_diag_report(diag);
}

// What is wrong with a name is said at the name, and that its dialect is unknown after it.
static void begin_frame(mica_parser *p, op_frame *frame, parse_list results, mica_str name,
                        const char *at, const char *after) {
  *frame = (op_frame){.loc = mica_parser_loc_at(p, at), .results = results};
  frame->name = mica_op_name_get(p->context, name);
  if (frame->name != NULL && p->former != NULL)
    frame->name = p->options->former->find_op(p, name, frame->name);
  if (frame->name == NULL) mica_parser_no_memory(p);
  else if (frame->name->def == NULL && frame->name->dialect == NULL &&
           !mica_context_allows_unregistered(p->context))
    report_unregistered(p, name, after);
}

static void open_frame(mica_parser *p, parse_list results, mica_str name, const char *at,
                       const char *after) {
  op_frame *frame = parse_stack_push(p, &p->ops->frames, sizeof *frame);
  if (frame != NULL) begin_frame(p, frame, results, name, at, after);
}

void mica_parser_op_name(mica_parser *p, parse_list results, parse_token token) {
  mica_str name = {token.at + 1, token.as.size - 2};
  if (memchr(name.data, '\\', name.size) != NULL) name = mica_parser_string_value(p, token.at);
  if (name.data == NULL) return;
  if (name.size == 0) mica_parser_error(p, token.at, "empty operation name is invalid");
  else if (memchr(name.data, '\0', name.size) != NULL)
    mica_parser_error(p, token.at, "null character not allowed in operation name");
  else open_frame(p, results, name, token.at, p->looking_at.at);
}

parse_list mica_parser_result_run(mica_parser *p, const parse_result_record *result) {
  if (result->count == 0) return (parse_list){p->ops->results.count, 0};
  parse_result_record *record = parse_stack_push(p, &p->ops->results, sizeof *record);
  if (record != NULL) *record = *result;
  return (parse_list){p->ops->results.count - 1, 1};
}

void mica_parser_op_head_run(mica_parser *p, parse_list results) {
  const op_head_run *head = &p->ops->head;
  open_frame(p, results, head->name, head->name.data - 1, head->after_name);
  if (p->failed ||
      !mica_parser_stack_reserve(p, &p->ops->uses, head->uses.count, sizeof(parse_use)))
    return;
  mica_parser_op_operands(p, (parse_list){p->ops->uses.count, head->uses.count});
  if (head->uses.count == 0) return;
  memcpy(PARSE_ITEM(parse_use, p->ops->uses, p->ops->uses.count), head->uses.items,
         head->uses.count * sizeof(parse_use));
  p->ops->uses.count += head->uses.count;
}

void mica_parser_op_front_run(mica_parser *p, parse_list results) {
  mica_parser_op_head_run(p, results);
  if (!p->failed) top_frame(p)->properties = p->ops->head.properties;
}

void mica_parser_op_open_run(mica_parser *p) {
  mica_parser_op_front_run(p, mica_parser_result_run(p, &p->ops->head.result));
  if (!p->failed) mica_parser_region_begin(p);
  if (!p->failed) top_frame(p)->regions = (parse_list){p->regions->list.count - 1, 1};
}

void mica_parser_op_next_region(mica_parser *p) { top_frame(p)->regions.count++; }

void mica_parser_op_operands(mica_parser *p, parse_list operands) {
  top_frame(p)->operands = operands;
}
void mica_parser_op_successors(mica_parser *p, parse_list successors) {
  top_frame(p)->successors = successors;
}
void mica_parser_op_properties(mica_parser *p, const mica_attr *properties) {
  top_frame(p)->properties = properties;
}
void mica_parser_op_regions(mica_parser *p, parse_list regions) { top_frame(p)->regions = regions; }
void mica_parser_op_attributes(mica_parser *p, parse_list entries) {
  top_frame(p)->attributes = entries;
  top_frame(p)->attributes_end = p->previous_end;
}

void mica_parser_op_properties_at(mica_parser *p, parse_token open, const mica_attr *properties) {
  mica_parser_op_properties(p, properties);
  p->shortcuts->remember(p, open.at, p->previous_end, properties);
}

parse_list mica_parser_no_operands(mica_parser *p) { return (parse_list){p->ops->uses.count, 0}; }

parse_list mica_parser_first_use(mica_parser *p, const parse_use *use) {
  return mica_parser_next_use(p, (parse_list){p->ops->uses.count, 0}, use);
}

parse_list mica_parser_next_use(mica_parser *p, parse_list list, const parse_use *use) {
  parse_use *slot = parse_stack_push(p, &p->ops->uses, sizeof *slot);
  if (slot != NULL) *slot = *use;
  return parse_longer(list);
}

parse_use mica_parser_value_use(mica_parser *p, parse_token name) {
  return (parse_use){name.at, mica_parser_value_entry(p, parse_text(name)), 0};
}

parse_use mica_parser_numbered_use(mica_parser *p, parse_token name, parse_token number) {
  parse_use use = mica_parser_value_use(p, name);
  mica_parser_result_number(p, number, &use.number);
  return use;
}

static bool may_have_successors(const mica_op_name *name) {
  return name->def == NULL || (name->def->flags & MICA_OP_TERMINATOR) != 0;
}

void mica_parser_successors_open(mica_parser *p, parse_token bracket) {
  if (!may_have_successors(top_frame(p)->name))
    mica_parser_error(p, bracket.at, "successors in non-terminator");
}

parse_list mica_parser_first_successor(mica_parser *p, parse_token name) {
  return mica_parser_next_successor(p, (parse_list){p->ops->successors.count, 0}, name);
}

parse_list mica_parser_next_successor(mica_parser *p, parse_list list, parse_token name) {
  mica_block *block = mica_parser_block_named(p, parse_text(name), name.at);
  mica_block **slot = block == NULL ? NULL : parse_stack_push(p, &p->ops->successors, sizeof *slot);
  if (slot != NULL) *slot = block;
  return parse_longer(list);
}

parse_op_type mica_parser_op_type_run(mica_parser *p, parse_token run) {
  uint32_t results = run.as.list.start + run.as.list.count;
  return (parse_op_type){run.as.list, {results, p->types->list.count - results}};
}

parse_op_type mica_parser_op_signature(mica_parser *p, parse_token place,
                                       parse_signature signature) {
  p->ops->type_at = place.at;
  return signature;
}

// The type is not spelled as a signature: an alias, perhaps.
parse_op_type mica_parser_op_type_of(mica_parser *p, parse_token place, const mica_type *type) {
  p->ops->type_at = place.at;
  parse_op_type pieces = {{p->types->list.count, 0}, {0, 0}};
  if (!mica_type_is_function(type)) {
    mica_parser_error(p, place.at, "expected function type");
    return pieces;
  }
  mica_types lists[2] = {mica_type_function_inputs(type), mica_type_function_results(type)};
  for (int i = 0; i < 2; i++)
    for (size_t j = 0; j < lists[i].size; j++) mica_parser_first_type(p, lists[i].data[j]);
  pieces.inputs.count = (uint32_t)lists[0].size;
  pieces.results = (parse_list){pieces.inputs.start + pieces.inputs.count, (uint32_t)lists[1].size};
  return pieces;
}

// ---- Results ------------------------------------------------------------------------------------

parse_list mica_parser_no_results(mica_parser *p) {
  return p->ops->named = (parse_list){p->ops->results.count, 0};
}
parse_list mica_parser_results(mica_parser *p, parse_list list) { return p->ops->named = list; }

static parse_list add_result(mica_parser *p, parse_token name, uint64_t count) {
  parse_list list = {p->ops->results.count, 1};
  parse_result_record *record = parse_stack_push(p, &p->ops->results, sizeof *record);
  if (record != NULL)
    *record = (parse_result_record){parse_text(name), name.at, count,
                                    mica_parser_value_entry(p, parse_text(name))};
  return list;
}

parse_list mica_parser_result(mica_parser *p, parse_token name) { return add_result(p, name, 1); }

parse_list mica_parser_result_group(mica_parser *p, parse_token name, parse_token count) {
  uint64_t value = 0;
  if (!mica_parser_uint64(parse_text(count), &value) || value < 1)
    mica_parser_error(p, count.at, "expected named operation to have at least 1 result");
  return add_result(p, name, value);
}

// The names, with their groups, must cover the results exactly.
static bool check_result_count(mica_parser *p, const parse_result_record *records, uint32_t size,
                               const mica_op *op) {
  size_t count = mica_op_result_count(op);
  if (size == 1 && records->count == count) return true;
  if (count == 0)
    return mica_parser_error(p, records->at, "cannot name an operation with no results");
  uint64_t named = 0;
  for (uint32_t i = 0; i < size; i++)
    named = records[i].count > UINT64_MAX - named ? UINT64_MAX : named + records[i].count;
  if (named == count || (p->former != NULL && p->options->former->had_results(p, named)))
    return true;
  return mica_parser_error(
      p, records->at, "operation defines %z results but was provided %U to bind", count, named);
}

static inline bool name_results(mica_parser *p, const parse_result_record *records, uint32_t size,
                                mica_op *op) {
  if (!check_result_count(p, records, size, op)) return false;
  size_t next = 0;
  for (uint32_t i = 0; i < size; i++) {
    if (records[i].entry == NAME_NONE) return mica_parser_no_memory(p);
    parse_use use = {records[i].at, records[i].entry, 0};
    if (!mica_parser_define(p, use, mica_op_result(op, next), (uint32_t)records[i].count))
      return false;
    next += (size_t)records[i].count;
  }
  return true;
}

bool mica_parser_name_results(mica_parser *p, parse_list list, mica_op *op) {
  p->ops->results.count = list.start;
  if (list.count == 0) return true;
  return name_results(p, PARSE_ITEM(const parse_result_record, p->ops->results, list.start),
                      list.count, op);
}

// ---- Building -----------------------------------------------------------------------------------

// What an operation reads, and the types of that and of its results.
typedef struct op_values {
  const parse_use *uses;
  const mica_type *const *types;  // of the uses, then of the results
  uint32_t use_count, input_count, result_count;
} op_values;

static bool resolve_operands(mica_parser *p, const op_values *values) {
  uint32_t count = values->use_count;
  if (count != values->input_count) {
    const char *format = count == 1 ? "expected %u operand type  but had %u"
                                    : "expected %u operand types but had %u";
    return mica_parser_error(p, p->ops->type_at, format, count, values->input_count);
  }
  p->ops->values.count = 0;
  if (!mica_parser_stack_reserve(p, &p->ops->values, count, sizeof(mica_value *))) return false;
  p->ops->values.count = count;
  return mica_parser_resolve_uses(p, values->uses, values->types, count, p->ops->values.items);
}

static void close_frame(mica_parser *p, const op_frame *frame, uint32_t first_type) {
  p->ops->uses.count = frame->operands.start;
  p->types->list.count = first_type;
  if (frame->successors.count > 0) p->ops->successors.count = frame->successors.start;
  if (frame->attributes.count > 0)
    p->attrs->entries.count = p->attrs->places.count = frame->attributes.start;
  p->ops->frames.count--;
}

// A dictionary that is discardable as a whole is remembered by its spelling.
static void remember_attributes(mica_parser *p, const op_frame *frame,
                                const mica_attr *dictionary) {
  if (mica_attr_dictionary_entries(dictionary).size != frame->attributes.count) return;
  const char *open = *PARSE_ITEM(const char *, p->attrs->places, frame->attributes.start) - 1;
  if (*open == '{') p->shortcuts->remember(p, open, frame->attributes_end, dictionary);
}

static bool split_attributes(mica_parser *p, const op_frame *frame, parse_split *split) {
  memset((void *)split->slots, 0, split->slot_count * sizeof *split->slots);
  if (frame->properties == NULL && frame->attributes.count > 0 &&
      !mica_parser_check_entries(p, frame->name, frame->loc, frame->attributes))
    return false;
  if (frame->attributes.count > 0 &&
      !mica_parser_split_entries(p, frame->name, frame->attributes, split))
    return false;
  if (frame->attributes.count > 0 && split->discardable != NULL)
    remember_attributes(p, frame, split->discardable);
  return frame->properties == NULL ||
         mica_parser_split_properties(p, frame->name, frame->loc, frame->properties, split);
}

// `attributes`: all that the frame's list doesn't hold.
static mica_op *make_op(mica_parser *p, const op_frame *frame, const op_values *values,
                        const mica_attr *attributes) {
  const mica_attr *slots[UINT8_MAX];
  parse_split split = {slots, frame->name->def == NULL ? 1 : frame->name->def->slot_count,
                       attributes, false};
  if (!split_attributes(p, frame, &split)) return NULL;
  const mica_op_parts parts = {
      .operands = p->ops->values.items,
      .operand_count = p->ops->values.count,
      .result_types = values->result_count == 0 ? NULL : values->types + values->input_count,
      .result_count = values->result_count,
      .slots = slots,
      .slot_count = split.slot_count,
      .attributes = split.discardable,
      .successors = PARSE_LIST(mica_block *, p->ops->successors, frame->successors),
      .successor_count = frame->successors.count,
      .region_count = frame->regions.count,
  };
  mica_op *op = mica_op_create(frame->loc, frame->name, &parts);
  mica_block *block = op == NULL ? NULL : mica_parser_current_block(p);
  if (block == NULL) {
    mica_op_destroy(op);
    return mica_parser_no_memory(p), NULL;
  }
  if (split.has_wrong) mica_parser_empty_wrong_slots(op);
  mica_block_append(block, op);
  if (frame->regions.count > 0) mica_parser_regions_give(p, frame->regions, op);
  if (p->former != NULL) p->options->former->note_op(p, op);
  return p->ops->latest = op;
}

mica_op *mica_parser_generic_op(mica_parser *p, parse_op_type type) {
  op_frame *frame = top_frame(p);
  const op_values values = {
      .uses = PARSE_LIST(const parse_use, p->ops->uses, frame->operands),
      .types = p->types->list.count == 0
                   ? NULL
                   : PARSE_ITEM(const mica_type *const, p->types->list, type.inputs.start),
      .use_count = frame->operands.count,
      .input_count = type.inputs.count,
      .result_count = type.results.count};
  if (p->failed || !resolve_operands(p, &values)) return NULL;
  if (p->former != NULL && !p->options->former->complete(p, frame)) return NULL;
  mica_op *op = make_op(p, frame, &values, NULL);
  if (op == NULL) return NULL;
  parse_list results = frame->results;
  close_frame(p, frame, type.inputs.start);
  return mica_parser_name_results(p, results, op) ? op : NULL;
}

mica_op *mica_parser_op_close_run(mica_parser *p) {
  const op_head_run *head = &p->ops->head;
  const op_frame *frame = top_frame(p);
  const op_values values = {.uses = PARSE_LIST(const parse_use, p->ops->uses, frame->operands),
                            .types = head->op_types,
                            .use_count = frame->operands.count,
                            .input_count = head->input_count,
                            .result_count = head->type_count - head->input_count};
  p->ops->type_at = head->type_at;
  if (!resolve_operands(p, &values)) return NULL;
  mica_op *op = make_op(p, frame, &values, head->attributes);
  if (op == NULL) return NULL;
  parse_list results = frame->results;
  close_frame(p, frame, p->types->list.count);
  return mica_parser_name_results(p, results, op) ? op : NULL;
}

static bool find_successors(mica_parser *p, op_frame *frame) {
  const parse_stack *names = &p->ops->head.successors;
  if (names->count != 0 && !may_have_successors(frame->name))
    return mica_parser_error(p, PARSE_ITEM(parse_token, *names, 0)->at - 1,
                             "successors in non-terminator");
  frame->successors = (parse_list){p->ops->successors.count, names->count};
  for (uint32_t i = 0; i < names->count && !p->failed; i++)
    mica_parser_next_successor(p, frame->successors, *PARSE_ITEM(parse_token, *names, i));
  return !p->failed;
}

// An operation that was taken whole: nothing of it stands on the stacks, but for several names of
// results.
mica_op *mica_parser_op_run(mica_parser *p, parse_list results) {
  const op_head_run *head = &p->ops->head;
  op_frame frame;
  begin_frame(p, &frame, results, head->name, head->name.data - 1, head->after_name);
  const op_values values = {.uses = head->uses.items,
                            .types = head->op_types,
                            .use_count = head->uses.count,
                            .input_count = head->input_count,
                            .result_count = head->type_count - head->input_count};
  frame.properties = head->properties;
  p->ops->type_at = head->type_at;
  if (p->failed || !find_successors(p, &frame) || !resolve_operands(p, &values)) return NULL;
  mica_op *op = make_op(p, &frame, &values, head->attributes);
  if (op == NULL) return NULL;
  p->ops->successors.count = frame.successors.start;
  bool named = head->result.count > 0 ? name_results(p, &head->result, 1, op)
                                      : mica_parser_name_results(p, results, op);
  return named ? op : NULL;
}

mica_op *mica_parser_op_located(mica_parser *p, mica_loc loc) {
  mica_op *op = p->ops->latest;
  mica_op_set_loc(op, loc);
  return mica_parser_await_loc(p, op, NULL) ? op : NULL;
}

void mica_parser_operations_free(mica_parser *p) {
  operation_state *s = p->ops;
  mica_parser_stack_free(p, &s->uses, sizeof(parse_use));
  mica_parser_stack_free(p, &s->results, sizeof(parse_result_record));
  mica_parser_stack_free(p, &s->successors, sizeof(mica_block *));
  mica_parser_stack_free(p, &s->values, sizeof(mica_value *));
  mica_parser_stack_free(p, &s->frames, sizeof(op_frame));
  mica_parser_stack_free(p, &s->head.uses, sizeof(parse_use));
  mica_parser_stack_free(p, &s->head.successors, sizeof(parse_token));
  mica_parser_stack_free(p, &s->head.types, sizeof(const mica_type *));
}
