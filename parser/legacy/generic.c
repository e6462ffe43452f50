// Operations in generic form as older text has them: arguments of successors, which are operands
// today, and attributes by their former names.
#include "legacy/former.h"
#include "custom/custom.h"

// ---- Arguments of successors --------------------------------------------------------------------

static former_argument *argument_at(const mica_parser *p, uint32_t index) {
  return PARSE_ITEM(former_argument, p->former->arguments, index);
}

static bool read_use(mica_parser *p, uint32_t successor) {
  mica_operand_ref ref;
  if (!mica_parse_operand(p, &ref)) return false;
  former_argument *one = parse_stack_push(p, &p->former->arguments, sizeof *one);
  if (one == NULL) return false;
  uint32_t entry = mica_parser_value_entry(p, ref.name);
  *one = (former_argument){{ref.at, entry, ref.number}, NULL, p->ops->frames.count, successor};
  return entry != NAME_NONE || mica_parser_no_memory(p);
}

// Types of the arguments from `*next` on, up to a comma in front of another argument.
static bool read_types(mica_parser *p, uint32_t *next) {
  do {
    const mica_type *type = mica_parser_type_here(p);
    if (type == NULL) return false;
    argument_at(p, (*next)++)->type = type;
  } while (*next < p->former->arguments.count && mica_parse_optional_punct(p, ','));
  return !p->failed;
}

// `%a : i32, %b : i32` or `%a, %b : i32, i32`
bool mica_former_read_arguments(mica_parser *p) {
  const char *at = p->token.at;
  uint32_t next = p->former->arguments.count, successor = p->ops->successors.count - 1;
  mica_parse_optional_punct(p, ':');
  if (!mica_parse_punct(p, '(')) return false;
  do {
    if (!read_use(p, successor)) return false;
    if (mica_parse_optional_punct(p, ':') && !read_types(p, &next)) return false;
  } while (!p->failed && mica_parse_optional_punct(p, ','));
  if (p->failed || !mica_parse_punct(p, ')')) return false;
  return next == p->former->arguments.count ||
         mica_parser_error(p, at, "an argument of the successor has no type");
}

// Those of the operation in the frame on top.
static uint32_t first_argument(const mica_parser *p) {
  uint32_t first = p->former->arguments.count;
  while (first > 0 && argument_at(p, first - 1)->frame == p->ops->frames.count) first--;
  return first;
}

static bool add_arguments(mica_parser *p, uint32_t first) {
  for (uint32_t i = first; i < p->former->arguments.count; i++) {
    const former_argument *one = argument_at(p, i);
    mica_value *value = mica_parser_resolve_use(p, one->use, one->type);
    mica_value **slot = value == NULL ? NULL : parse_stack_push(p, &p->ops->values, sizeof *slot);
    if (slot == NULL) return mica_parser_no_memory(p);
    *slot = value;
  }
  return true;
}

// How many groups of operands there are; *single: how many in front are of one operand.
static uint32_t count_groups(const mica_op_def *def, uint32_t *single) {
  size_t count;
  const mica_part *operands = mica_op_def_parts(def, MICA_PART_OPERAND, &count);
  *single = 0;
  while (*single < count && operands[*single].flags == 0) (*single)++;
  return (uint32_t)count;
}

// The sizes of the groups of operands, which older text left to the reader of the operation: the
// last groups are those of the successors, and each before them has one operand.
static bool find_sizes(mica_parser *p, const op_frame *frame, uint32_t first, int32_t *sizes,
                       uint32_t *count) {
  uint32_t single, successors = frame->successors.count;
  *count = count_groups(frame->name->def, &single);
  if (*count > UINT8_MAX || single + successors != *count || frame->operands.count != single)
    return mica_error(p->context, frame->loc,
                      "'%S' op has operands whose groups older text doesn't tell: write "
                      "operand_segment_sizes",
                      frame->name->name);
  for (uint32_t i = 0; i < *count; i++) sizes[i] = i < single;
  for (uint32_t i = first; i < p->former->arguments.count; i++)
    sizes[single + argument_at(p, i)->successor - frame->successors.start]++;
  return true;
}

static const char *const segments[][2] = {{"operand_segment_sizes", "operandSegmentSizes"},
                                          {"result_segment_sizes", "resultSegmentSizes"}};

static bool has_entry(const mica_parser *p, parse_list entries, mica_str name) {
  for (uint32_t i = 0; i < entries.count; i++)
    if (mica_str_equal(PARSE_ITEM(mica_named_attr, p->attrs->entries, entries.start + i)->name,
                       name))
      return true;
  return false;
}

static bool has_sizes(const mica_parser *p, parse_list entries) {
  return has_entry(p, entries, mica_str_of(segments[0][0])) ||
         has_entry(p, entries, mica_str_of(segments[0][1]));
}

// Adds the entry to the frame's own, which stand on top of p->attrs->entries.
static bool add_entry(mica_parser *p, parse_list *entries, mica_str name, const mica_attr *value) {
  mica_named_attr *entry = parse_stack_push(p, &p->attrs->entries, sizeof *entry);
  const char **place = parse_stack_push(p, &p->attrs->places, sizeof *place);
  if (value == NULL || entry == NULL || place == NULL) return mica_parser_no_memory(p);
  if (entries->count == 0) entries->start = p->attrs->entries.count - 1;
  *entry = (mica_named_attr){name, value};
  *place = p->token.at;
  entries->count++;
  return true;
}

static bool add_sizes(mica_parser *p, op_frame *frame, uint32_t first) {
  int32_t sizes[UINT8_MAX];
  uint32_t count;
  if (!find_sizes(p, frame, first, sizes, &count)) return false;
  const mica_attr *value = mica_attr_dense_i32s(p->context, (mica_int32s){sizes, count});
  return add_entry(p, &frame->attributes, mica_str_of(segments[0][1]), value);
}

static bool add_operands(mica_parser *p, op_frame *frame) {
  const mica_op_def *def = frame->name->def;
  uint32_t first = first_argument(p);
  if (!add_arguments(p, first)) return false;
  bool is_sized = def != NULL && mica_parser_find_slot(def, mica_str_of(segments[0][1])) >= 0;
  bool sized = !is_sized || frame->successors.count == 0 || frame->properties != NULL ||
               has_sizes(p, frame->attributes) || add_sizes(p, frame, first);
  p->former->arguments.count = first;
  if (!sized) p->failed = true;
  return sized;
}

// ---- Attributes ---------------------------------------------------------------------------------

// `dense<[1, 0]> : vector<2xi32>` as an array; anything else stays.
static const mica_attr *as_sizes(mica_parser *p, const mica_attr *value) {
  int32_t sizes[UINT8_MAX];
  if (!mica_attr_is_dense_int_elements(value)) return value;
  int64_t count = mica_type_element_count(mica_attr_type(value));
  if (count < 0 || count > UINT8_MAX) return value;
  for (int64_t i = 0; i < count; i++) {
    const mica_attr *size = mica_attr_dense_at(value, (size_t)i);
    if (size == NULL) return mica_parser_no_memory(p), NULL;
    sizes[i] = (int32_t)mica_attr_integer_value(size);
  }
  return mica_attr_dense_i32s(p->context, (mica_int32s){sizes, (size_t)count});
}

static bool rename_segments(mica_parser *p, const mica_op_def *def, mica_named_attr *entry) {
  for (size_t i = 0; i < sizeof segments / sizeof *segments; i++) {
    mica_str today = mica_str_of(segments[i][1]);
    if (!mica_str_is(entry->name, segments[i][0]) || mica_parser_find_slot(def, today) < 0)
      continue;
    *entry = (mica_named_attr){today, as_sizes(p, entry->value)};
  }
  return entry->value != NULL || mica_parser_no_memory(p);
}

// Where the operation's name stands, and which it is: of either form.
typedef struct attribute_owner {
  mica_parser *parser;
  mica_loc loc;
  const mica_op_name *name;
  const mica_former_op *row;  // NULL: it never had anything else
} attribute_owner;

static const mica_former_attr *former_of(const attribute_owner *o, mica_str name) {
  for (size_t i = 0; o->row != NULL && i < o->row->attr_count; i++)
    if (mica_str_is(name, o->row->attrs[i].name)) return &o->row->attrs[i];
  return NULL;
}

// One that has no place today is left without a name.
static bool convert(const attribute_owner *o, const mica_former_attr *former,
                    mica_named_attr *entry) {
  const mica_attr *value =
      former->convert == NULL ? entry->value : former->convert(o->parser->context, entry->value);
  if (value == NULL)
    return mica_error(o->parser->context, o->loc,
                      "'%S' op has '%S' = %a, which has no value of today's", o->name->name,
                      entry->name, entry->value);
  mica_str became = former->became == NULL ? (mica_str){NULL, 0} : mica_str_of(former->became);
  *entry = (mica_named_attr){became, value};
  return true;
}

static bool read_attribute(const attribute_owner *o, mica_named_attr *entry) {
  if (!rename_segments(o->parser, o->name->def, entry)) return false;
  const mica_former_attr *former = former_of(o, entry->name);
  return former == NULL || convert(o, former, entry);
}

// A form that has read today's attribute has no older name for it.
bool mica_former_read_attribute(mica_parser *p, const mica_op_state *state,
                                mica_named_attr *entry) {
  const attribute_owner o = {p, state->loc, state->name, mica_former_row(p, state->name)};
  const mica_former_attr *former = former_of(&o, entry->name);
  if (former == NULL || (former->became != NULL && strcmp(former->name, former->became) != 0 &&
                         mica_state_attribute(state, mica_str_of(former->became)) != NULL))
    return true;
  if (!convert(&o, former, entry)) p->failed = true;
  return !p->failed;
}

// Those that are left out give their places to the ones behind them: the frame's own stand on top.
static bool read_attributes(const attribute_owner *o, op_frame *frame) {
  mica_parser *p = o->parser;
  const parse_list entries = frame->attributes;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < entries.count; i++) {
    mica_named_attr *entry = PARSE_ITEM(mica_named_attr, p->attrs->entries, entries.start + i);
    if (!read_attribute(o, entry)) return false;
    if (entry->name.size == 0) continue;
    *PARSE_ITEM(mica_named_attr, p->attrs->entries, entries.start + kept) = *entry;
    *PARSE_ITEM(const char *, p->attrs->places, entries.start + kept++) =
        *PARSE_ITEM(const char *, p->attrs->places, entries.start + i);
  }
  if (kept == entries.count) return true;
  frame->attributes.count = kept;
  p->attrs->entries.count = p->attrs->places.count = entries.start + kept;
  return true;
}

// ---- Properties ---------------------------------------------------------------------------------
// `<{...}>` is today's, but what stands in it may have another name or place: it joins `{...}`.

static bool tells_part(const mica_former_op *row, mica_str name) {
  for (size_t i = 0; i < row->part_count; i++)
    for (const char *const *n = row->parts[i].names; n != NULL && *n != NULL; n++)
      if (mica_str_is(name, *n)) return true;
  return false;
}

static bool move_property(const attribute_owner *o, op_frame *frame, const mica_named_attr *one) {
  mica_parser *p = o->parser;
  const mica_attr *rest = mica_attr_dictionary_set(p->context, frame->properties, one->name, NULL);
  if (rest == NULL) return mica_parser_no_memory(p);
  bool is_empty = mica_attr_dictionary_entries(rest).size == 0;
  frame->properties = is_empty ? NULL : rest;
  return add_entry(p, &frame->attributes, one->name, one->value);
}

static bool move_properties(const attribute_owner *o, op_frame *frame) {
  if (o->row == NULL || frame->properties == NULL || !mica_attr_is_dictionary(frame->properties))
    return true;
  const mica_named_attrs given = mica_attr_dictionary_entries(frame->properties);
  for (size_t i = 0; i < given.size; i++) {
    const mica_named_attr *one = &given.data[i];
    if (former_of(o, one->name) == NULL && !tells_part(o->row, one->name)) continue;
    if (has_entry(o->parser, frame->attributes, one->name)) continue;
    if (!move_property(o, frame, one)) return false;
  }
  return true;
}

bool mica_former_complete(mica_parser *p, op_frame *frame) {
  const attribute_owner o = {p, frame->loc, frame->name, mica_former_row(p, frame->name)};
  bool complete =
      add_operands(p, frame) &&
      (frame->name->def == NULL || (move_properties(&o, frame) && read_attributes(&o, frame)));
  if (!complete) p->failed = true;
  return complete;
}
