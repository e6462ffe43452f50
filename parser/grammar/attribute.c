// Attributes of the builtin dialect, but for elements, affine maps and locations.
#include "grammar/attribute.h"
#include "grammar/above.h"
#include "grammar/type.h"

static const mica_attr *made(mica_parser *p, const mica_attr *attr) {
  if (attr == NULL) p->failed = true;  // reported by the runtime, or no memory
  return attr;
}

// ---- Scalars ------------------------------------------------------------------------------------

const mica_attr *mica_parser_type_attribute(mica_parser *p, const mica_type *type) {
  return made(p, mica_attr_type_of(type));
}

const mica_attr *mica_parser_unit(mica_parser *p) { return made(p, mica_attr_unit(p->context)); }
const mica_attr *mica_parser_bool(mica_parser *p, bool value) {
  return made(p, mica_attr_bool(p->context, value));
}

const mica_attr *mica_parser_number(mica_parser *p, parse_literal number, const mica_type *type) {
  if (type == NULL && number.kind == LITERAL_FLOAT) type = mica_parser_plain_type_text(p, "f64", 3);
  else if (type == NULL) type = mica_parser_plain_type_text(p, "i64", 3);
  return type == NULL ? NULL : mica_parser_literal_attribute(p, number, type);
}

const mica_attr *mica_parser_string_attribute(mica_parser *p, parse_token text,
                                              const mica_type *type) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str value = mica_parser_string_value(p, text.at);
  const mica_attr *attr = NULL;
  if (value.data != NULL)
    attr = type == NULL ? mica_attr_string(p->context, value) : mica_attr_typed_string(value, type);
  mica_parser_scratch_restore(p, mark);
  return made(p, attr);
}

// ---- Symbols ------------------------------------------------------------------------------------

// The names of a path are interned: they may have been decoded.
parse_list mica_parser_next_symbol(mica_parser *p, parse_list path, parse_token name) {
  mica_str value =
      mica_context_intern(p->context, mica_parser_symbol_value(p, name.at, name.as.size));
  mica_str *slot = parse_stack_push(p, &p->attrs->symbols, sizeof *slot);
  if (value.data == NULL) mica_parser_no_memory(p);
  if (slot != NULL) *slot = value;
  return parse_longer(path);
}

parse_list mica_parser_first_symbol(mica_parser *p, parse_token name) {
  return mica_parser_next_symbol(p, (parse_list){p->attrs->symbols.count, 0}, name);
}

const mica_attr *mica_parser_symbol(mica_parser *p, parse_list path) {
  assert(path.count > 0 && path.start + path.count == p->attrs->symbols.count);
  const mica_str *names = PARSE_ITEM(mica_str, p->attrs->symbols, path.start);
  p->attrs->symbols.count = path.start;
  if (path.count == 1) return made(p, mica_attr_symbol(p->context, names[0]));
  return made(p,
              mica_attr_symbol_path(p->context, names[0], (mica_strs){names + 1, path.count - 1}));
}

// ---- Arrays -------------------------------------------------------------------------------------

parse_list mica_parser_next_attribute(mica_parser *p, parse_list list, const mica_attr *attr) {
  const mica_attr **slot = parse_stack_push(p, &p->attrs->list, sizeof *slot);
  if (slot != NULL) *slot = attr;
  return parse_longer(list);
}

parse_list mica_parser_first_attribute(mica_parser *p, const mica_attr *attr) {
  return mica_parser_next_attribute(p, (parse_list){p->attrs->list.count, 0}, attr);
}

const mica_attr *mica_parser_array(mica_parser *p, parse_list list) {
  assert(p->depth > 0);
  mica_attrs elements = {NULL, list.count};
  p->depth--;
  if (list.count > 0) {
    elements.data = PARSE_ITEM(const mica_attr *, p->attrs->list, list.start);
    p->attrs->list.count = list.start;
  }
  return made(p, mica_attr_array(p->context, elements));
}

// ---- Dictionaries -------------------------------------------------------------------------------

static mica_str entry_name(mica_parser *p, parse_token token) {
  if (*token.at != '"') return parse_text(token);
  mica_str name = {token.at + 1, token.as.size - 2};
  if (memchr(name.data, '\\', name.size) != NULL)
    name = mica_context_intern(p->context, mica_parser_string_value(p, token.at));
  if (name.data == NULL) mica_parser_no_memory(p);
  else if (name.size == 0) mica_parser_error(p, token.at, "expected valid attribute name");
  return name;
}

// `old.name` of a dialect that was called `old`, as it is called today.
static mica_str name_of_today(mica_parser *p, mica_str name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot == NULL) return name;
  const size_t size = (size_t)(dot - name.data);
  const mica_dialect_def *dialect =
      p->options->former->find_dialect(p, (mica_str){name.data, size});
  if (dialect == NULL || mica_context_dialect(p->context, (mica_str){name.data, size}) != NULL)
    return name;
  const size_t prefix = strlen(dialect->name), rest = name.size - size;
  scratch_mark mark = mica_parser_scratch_save(p);
  char *text = mica_parser_scratch_take(p, prefix + rest);
  mica_str today = {NULL, 0};
  if (text != NULL) {
    memcpy(text, dialect->name, prefix);
    memcpy(text + prefix, dot, rest);
    today = mica_context_intern(p->context, (mica_str){text, prefix + rest});
  }
  mica_parser_scratch_restore(p, mark);
  if (today.data == NULL) mica_parser_no_memory(p);
  return today;
}

enum { FEW_ENTRIES = 16 };  // in more, a name that stands twice is found at the end

uint32_t mica_parser_entries_open(mica_parser *p) {
  uint32_t outer = p->attrs->entries_start;
  mica_parser_nest(p);
  p->attrs->entries_start = p->attrs->entries.count;
  return outer;
}

static bool report_duplicate(mica_parser *p, const char *at, mica_str name) {
  return mica_parser_error(p, at, "duplicate key '%S' in dictionary attribute", name);
}

// Whether the dictionary that is being read has an entry of the name.
static bool has_entry(const mica_parser *p, mica_str name) {
  for (uint32_t i = p->attrs->entries_start; i < p->attrs->entries.count; i++)
    if (mica_str_equal(PARSE_ITEM(mica_named_attr, p->attrs->entries, i)->name, name)) return true;
  return false;
}

void mica_parser_entry_name(mica_parser *p, parse_token token) {
  uint32_t count = p->attrs->entries.count - p->attrs->entries_start;
  mica_str name = entry_name(p, token);
  if (!p->failed && p->former != NULL) name = name_of_today(p, name);
  if (p->failed) return;
  if (count <= FEW_ENTRIES && has_entry(p, name)) {
    report_duplicate(p, token.at, name);
    return;
  }
  mica_named_attr *entry = parse_stack_push(p, &p->attrs->entries, sizeof *entry);
  const char **place = parse_stack_push(p, &p->attrs->places, sizeof *place);
  if (entry == NULL || place == NULL) return;
  *entry = (mica_named_attr){name, NULL};
  *place = token.at;
}

void mica_parser_entry(mica_parser *p, const mica_attr *value) {
  if (value == NULL) value = mica_parser_unit(p);
  if (!p->failed)
    PARSE_ITEM(mica_named_attr, p->attrs->entries, p->attrs->entries.count - 1)->value = value;
}

// The first entry of many whose name stands before it; list.count: none.
static uint32_t find_duplicate(mica_parser *p, parse_list list) {
  const mica_named_attr *entries = PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start);
  mica_parser_names_clear(p, &p->attrs->entry_names);
  for (uint32_t i = 0; i < list.count; i++)
    if (mica_parser_name_add(p, &p->attrs->entry_names, entries[i].name) < i) return i;
  return list.count;
}

parse_list mica_parser_entries_end(mica_parser *p, uint32_t outer) {
  assert(outer <= p->attrs->entries_start && p->depth > 0);
  parse_list list = {p->attrs->entries_start, p->attrs->entries.count - p->attrs->entries_start};
  p->attrs->entries_start = outer;
  p->depth--;
  uint32_t i = list.count <= FEW_ENTRIES || p->failed ? list.count : find_duplicate(p, list);
  if (i < list.count && !p->failed)
    report_duplicate(p, *PARSE_ITEM(const char *, p->attrs->places, list.start + i),
                     PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start + i)->name);
  return list;
}

const mica_attr *mica_parser_dictionary(mica_parser *p, parse_list list) {
  mica_named_attrs entries = {NULL, list.count};
  if (list.count > 0) {
    entries.data = PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start);
    p->attrs->entries.count = p->attrs->places.count = list.start;
  }
  return made(p, mica_attr_dictionary(p->context, entries, NULL));
}

// ---- Strided layouts ----------------------------------------------------------------------------

int64_t mica_parser_stride(mica_parser *p, parse_token first, parse_token digits) {
  uint64_t value = 0;
  if (!mica_parser_uint64(parse_text(digits), &value) || value > INT64_MAX)
    return mica_parser_error(p, first.at, "expected a 64-bit signed integer or '?'");
  return first.at != digits.at ? -(int64_t)value : (int64_t)value;
}

parse_list mica_parser_next_stride(mica_parser *p, parse_list list, int64_t stride) {
  int64_t *slot = parse_stack_push(p, &p->types->dims, sizeof *slot);
  if (slot != NULL) *slot = stride;
  return parse_longer(list);
}

parse_list mica_parser_first_stride(mica_parser *p, int64_t stride) {
  return mica_parser_next_stride(p, (parse_list){p->types->dims.count, 0}, stride);
}

const mica_attr *mica_parser_strided(mica_parser *p, parse_token keyword, parse_list list,
                                     int64_t offset) {
  mica_int64s strides = {NULL, list.count};
  if (list.count > 0) {
    strides.data = PARSE_ITEM(int64_t, p->types->dims, list.start);
    p->types->dims.count = list.start;
  }
  (void)keyword;
  return made(p, mica_attr_strided_layout(p->context, offset, strides));
}

// ---- Distinct attributes ------------------------------------------------------------------------

uint64_t mica_parser_distinct_id(mica_parser *p, parse_token digits) {
  uint64_t id = 0;
  if (!mica_parser_uint64(parse_text(digits), &id))
    mica_parser_error_here(p, "expected an unsigned 64-bit integer");
  return id;
}

// The number of an id, in the order of their first use.
static uint32_t distinct_number(mica_parser *p, uint64_t id) {
  char bytes[sizeof id];
  memcpy(bytes, &id, sizeof id);
  mica_str name = {bytes, sizeof bytes};
  uint32_t number = mica_parser_name_find(p, &p->attrs->distinct_ids, name);
  if (number != NAME_NONE) return number;
  name = mica_context_intern(p->context, name);
  if (name.data == NULL) return mica_parser_no_memory(p), NAME_NONE;
  return mica_parser_name_add(p, &p->attrs->distinct_ids, name);
}

const mica_attr *mica_parser_distinct(mica_parser *p, parse_token keyword, uint64_t id,
                                      const mica_attr *value) {
  p->depth--;
  uint32_t number = value == NULL ? NAME_NONE : distinct_number(p, id);
  if (number == NAME_NONE) return NULL;
  if (number < p->attrs->distinct.count) {
    const mica_attr *known = *PARSE_ITEM(const mica_attr *, p->attrs->distinct, number);
    const mica_attr *referenced = mica_attr_distinct_referenced(known);
    if (referenced == value) return known;
    mica_parser_error(p, keyword.at, "referenced attribute does not match previous definition: %a",
                      referenced);
    return NULL;
  }
  const mica_attr **slot = parse_stack_push(p, &p->attrs->distinct, sizeof *slot);
  const mica_attr *attr = made(p, mica_attr_distinct(value));
  if (slot != NULL) *slot = attr;
  return slot == NULL ? NULL : attr;
}

void mica_parser_attributes_free(mica_parser *p) {
  attribute_state *s = p->attrs;
  mica_parser_stack_free(p, &s->list, sizeof(const mica_attr *));
  mica_parser_stack_free(p, &s->entries, sizeof(mica_named_attr));
  mica_parser_stack_free(p, &s->places, sizeof(const char *));
  mica_parser_names_free(p, &s->entry_names);
  mica_parser_stack_free(p, &s->symbols, sizeof(mica_str));
  mica_parser_names_free(p, &s->distinct_ids);
  mica_parser_stack_free(p, &s->distinct, sizeof(const mica_attr *));
}
