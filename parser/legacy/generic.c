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

static bool has_entry(const mica_parser *p, parse_list entries, const char *const names[2]) {
  for (uint32_t i = 0; i < entries.count; i++) {
    mica_str name = PARSE_ITEM(mica_named_attr, p->attrs->entries, entries.start + i)->name;
    if (mica_str_is(name, names[0]) || mica_str_is(name, names[1])) return true;
  }
  return false;
}

// Adds the entry to the frame's own, which stand on top of p->attrs->entries.
static bool add_entry(mica_parser *p, parse_list *entries, const char *name,
                      const mica_attr *value) {
  mica_named_attr *entry = parse_stack_push(p, &p->attrs->entries, sizeof *entry);
  const char **place = parse_stack_push(p, &p->attrs->places, sizeof *place);
  if (value == NULL || entry == NULL || place == NULL) return mica_parser_no_memory(p);
  if (entries->count == 0) entries->start = p->attrs->entries.count - 1;
  *entry = (mica_named_attr){mica_str_of(name), value};
  *place = p->token.at;
  entries->count++;
  return true;
}

static bool add_sizes(mica_parser *p, op_frame *frame, uint32_t first) {
  int32_t sizes[UINT8_MAX];
  uint32_t count;
  if (!find_sizes(p, frame, first, sizes, &count)) return false;
  const mica_attr *value = mica_attr_dense_i32s(p->context, (mica_int32s){sizes, count});
  return add_entry(p, &frame->attributes, segments[0][1], value);
}

bool mica_former_add_operands(mica_parser *p, op_frame *frame) {
  const mica_op_def *def = frame->name->def;
  uint32_t first = first_argument(p);
  if (!add_arguments(p, first)) return false;
  bool is_sized = def != NULL && mica_parser_find_slot(def, mica_str_of(segments[0][1])) >= 0;
  bool sized = !is_sized || frame->successors.count == 0 || frame->properties != NULL ||
               has_entry(p, frame->attributes, segments[0]) || add_sizes(p, frame, first);
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

static bool convert(mica_parser *p, const op_frame *frame, const mica_former_attr *former,
                    mica_named_attr *entry) {
  const mica_attr *value = former->convert == NULL ? entry->value
                                                   : former->convert(p->context, entry->value);
  if (value == NULL)
    return mica_error(p->context, frame->loc,
                      "'%S' op has '%S' = %a, which has no value of today's", frame->name->name,
                      entry->name, entry->value);
  *entry = (mica_named_attr){mica_str_of(former->became), value};
  return true;
}

static bool read_attribute(mica_parser *p, const op_frame *frame, const mica_former_op *row,
                           mica_named_attr *entry) {
  if (!rename_segments(p, frame->name->def, entry)) return false;
  for (size_t i = 0; row != NULL && i < row->attr_count; i++)
    if (mica_str_is(entry->name, row->attrs[i].name))
      return convert(p, frame, &row->attrs[i], entry);
  return true;
}

bool mica_former_read_attributes(mica_parser *p, const op_frame *frame) {
  if (frame->name->def == NULL) return true;
  const mica_former_op *row = mica_former_row(p, frame->name);
  const parse_list entries = frame->attributes;
  for (uint32_t i = 0; i < entries.count && !p->failed; i++)
    if (!read_attribute(p, frame, row,
                        PARSE_ITEM(mica_named_attr, p->attrs->entries, entries.start + i)))
      p->failed = true;
  return !p->failed;
}
