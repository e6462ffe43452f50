// Structs: their text, and how they and their members are decorated. Called by generated code; own
// nothing.
#include "shared.h"

#define WHOLE UINT32_MAX  // the number of the member that stands for the struct itself

typedef struct decoration {
  uint32_t member, kind;
  const mica_attr *value;  // unit: none is told
} decoration;

typedef struct body {
  const mica_type **members;
  size_t size;
  uint32_t *offsets;
  size_t offset_count;
  decoration *decorations;
  size_t decoration_count;
} body;

static bool misses_offsets(mica_parser *p, mica_position at) {
  return mica_parse_error(p, at, "offset specification must be given for all members");
}

// ---- Decorations --------------------------------------------------------------------------------

// `NonWritable`, `MatrixStride=16`
static bool parse_decoration(mica_parser *p, body *b, uint32_t member) {
  const mica_position at = mica_parser_position(p);
  mica_str word;
  uint64_t kind;
  const mica_attr *value = mica_attr_unit(mica_parser_context(p));
  if (value == NULL || !mica_parse_any_keyword(p, &word)) return false;
  if (!mica_enum_from_text(&spirv_decoration_enum, word, &kind))
    return mica_parse_error(p, at, "unknown attribute: '%S'", word);
  if (mica_parse_optional_punct(p, '=') && !mica_parse_attr(p, NULL, &value)) return false;
  b->decorations = mica_parser_grow(p, b->decorations, b->decoration_count, sizeof *b->decorations);
  if (b->decorations == NULL) return false;
  b->decorations[b->decoration_count++] = (decoration){member, (uint32_t)kind, value};
  return true;
}

static bool parse_member_decoration(mica_parser *p, void *user) {
  body *b = user;
  return parse_decoration(p, b, (uint32_t)b->size - 1);
}
static bool parse_whole_decoration(mica_parser *p, void *user) {
  return parse_decoration(p, user, WHOLE);
}

static bool add_offset(mica_parser *p, mica_position at, body *b, uint32_t offset) {
  if (b->offset_count + 1 != b->size) return misses_offsets(p, at);
  b->offsets = mica_parser_grow(p, b->offsets, b->offset_count, sizeof *b->offsets);
  if (b->offsets == NULL) return false;
  b->offsets[b->offset_count++] = offset;
  return true;
}

// `4, NonWritable]`: the bracket was read.
static bool parse_member_decorations(mica_parser *p, body *b) {
  const mica_position at = mica_parser_position(p);
  uint32_t offset;
  const mica_parsed found = mica_parse_optional_scalar(p, sizeof offset, false, &offset);
  if (found == MICA_FAILED) return false;
  if (found == MICA_PARSED && !add_offset(p, at, b, offset)) return false;
  if (mica_parse_optional_punct(p, ']')) return true;
  if (found == MICA_PARSED && !mica_parse_punct(p, ',')) return false;
  return mica_parse_list(p, 0, false, parse_member_decoration, b) && mica_parse_punct(p, ']');
}

// By member, then by kind; others stay in their order.
static bool is_before(const decoration *a, const decoration *b) {
  return a->member != b->member ? a->member < b->member : a->kind < b->kind;
}

static void merge(const decoration *from, size_t middle, size_t end, decoration *to) {
  for (size_t i = 0, j = middle, k = 0; k < end; k++) {
    const bool second = i == middle || (j < end && is_before(&from[j], &from[i]));
    to[k] = second ? from[j++] : from[i++];
  }
}

static bool sort_decorations(mica_parser *p, body *b) {
  const size_t count = b->decoration_count;
  if (count < 2) return true;
  decoration *other = mica_parser_scratch(p, count * sizeof *other);
  if (other == NULL) return false;
  for (size_t step = 1; step < count; step *= 2) {
    for (size_t i = 0; i < count; i += 2 * step) {
      const size_t left = count - i;
      merge(b->decorations + i, left < step ? left : step, left < 2 * step ? left : 2 * step,
            other + i);
    }
    decoration *sorted = other;
    other = b->decorations;
    b->decorations = sorted;
  }
  return true;
}

// ---- Reading ------------------------------------------------------------------------------------

static const mica_type *make_literal(mica_parser *p, body *b) {
  const size_t count = b->decoration_count, room = count + 1;
  uint32_t *members = mica_parser_scratch(p, room * sizeof *members);
  uint32_t *kinds = mica_parser_scratch(p, room * sizeof *kinds);
  const mica_attr **values = mica_parser_scratch(p, room * sizeof *values);
  if (members == NULL || kinds == NULL || values == NULL || !sort_decorations(p, b)) return NULL;
  for (size_t i = 0; i < count; i++) {
    members[i] = b->decorations[i].member;
    kinds[i] = b->decorations[i].kind;
    values[i] = b->decorations[i].value;
  }
  return spirv_struct_type_get(
      mica_parser_context(p), (mica_str){NULL, 0}, (mica_types){b->members, b->size},
      (mica_uint32s){b->offsets, b->offset_count}, (mica_uint32s){members, count},
      (mica_uint32s){kinds, count}, (mica_attrs){values, count});
}

static bool add_member(mica_parser *p, body *b, const mica_type *type) {
  b->members = mica_parser_grow(p, b->members, b->size, sizeof *b->members);
  if (b->members == NULL) return false;
  b->members[b->size++] = type;
  return !mica_parse_optional_punct(p, '[') || parse_member_decorations(p, b);
}
static bool parse_member(mica_parser *p, body *b) {
  const mica_type *type;
  return mica_parse_type(p, &type) && add_member(p, b, type);
}
static bool has_all_offsets(mica_parser *p, const body *b) {
  return b->offset_count == 0 || b->offset_count == b->size ||
         misses_offsets(p, mica_parser_name_position(p));
}

// `i32 [0], f32 [4]), Block>`
static const mica_type *parse_members(mica_parser *p) {
  body b = {0};
  if (mica_parse_optional_punct(p, ')') && mica_parse_optional_punct(p, '>'))
    return make_literal(p, &b);
  do
    if (!parse_member(p, &b)) return NULL;
  while (mica_parse_optional_punct(p, ','));
  if (!has_all_offsets(p, &b) || !mica_parse_punct(p, ')')) return NULL;
  if (mica_parse_optional_punct(p, ',') &&
      !mica_parse_list(p, 0, false, parse_whole_decoration, &b))
    return NULL;
  return mica_parse_punct(p, '>') ? make_literal(p, &b) : NULL;
}

static const mica_type *parse_body(mica_parser *p) {
  return mica_parse_punct(p, '(') ? parse_members(p) : NULL;
}

// `i32 [0], f32 [4]>`, as older text has it, from behind the first type on.
static const mica_type *parse_former_body(mica_parser *p, const mica_type *first) {
  body b = {0};
  if (!add_member(p, &b, first)) return NULL;
  while (mica_parse_optional_punct(p, ','))
    if (!parse_member(p, &b)) return NULL;
  return has_all_offsets(p, &b) && mica_parse_punct(p, '>') ? make_literal(p, &b) : NULL;
}

static const mica_type *set_body(mica_parser *p, const mica_type *named, const mica_type *literal) {
  if (literal == NULL || spirv_struct_type_set_definition(named, literal)) {
    return literal == NULL ? NULL : named;
  }
  mica_parse_error(p, mica_parser_name_position(p),
                   "identified struct already used with different members");
  return NULL;
}

// Behind the name: `>` where it stands in itself, or its members.
static const mica_type *parse_named(mica_parser *p, const mica_type *named) {
  const mica_position at = mica_parser_name_position(p);
  mica_open_type entry;
  const bool entered = mica_parser_enter_type(p, &entry, named);
  const mica_type *type = NULL;
  if (mica_parse_optional_punct(p, '>')) {
    if (entered)
      mica_parse_error(p, at, "recursive struct reference not nested in struct definition");
    else type = named;
  } else if (mica_parse_punct(p, ',')) {
    if (entered) type = set_body(p, named, parse_body(p));
    else mica_parse_error(p, at, "identifier already used for an enclosing struct");
  }
  if (entered) mica_parser_leave_type(p);
  return type;
}

const mica_type *spirv_struct_type_parse(mica_parser *p) {
  mica_str name;
  const mica_type *first;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (mica_parse_optional_punct(p, '(')) return parse_members(p);
  if (mica_parser_reads_former(p)) {
    const mica_parsed former = mica_parse_optional_type(p, &first);
    if (former != MICA_ABSENT) return former == MICA_PARSED ? parse_former_body(p, first) : NULL;
  }
  if (!mica_parse_optional_any_keyword(p, &name)) return parse_body(p);
  const mica_uint32s none = {NULL, 0};
  const mica_type *named = spirv_struct_type_get(
      mica_parser_context(p), name, (mica_types){NULL, 0}, none, none, none, (mica_attrs){NULL, 0});
  return named == NULL ? NULL : parse_named(p, named);
}

// ---- Printing -----------------------------------------------------------------------------------

static void print_decoration(mica_printer *p, const mica_type *literal, size_t i) {
  const uint32_t kind = spirv_struct_type_kinds(literal).data[i];
  const mica_attr *value = spirv_struct_type_values(literal).data[i];
  mica_print_str(p, spirv_decoration_to_text((spirv_decoration)kind));
  if (mica_attr_is_unit(value)) return;
  mica_print_char(p, '=');
  mica_print_attr_without_type(p, value);
}

// Of a member from the `next` one on, or of the struct; answers the first that is another's.
static size_t print_decorations(mica_printer *p, const mica_type *literal, uint32_t member,
                                size_t next, bool first) {
  const mica_uint32s decorated = spirv_struct_type_decorated(literal);
  for (; next < decorated.size && decorated.data[next] == member; next++, first = false) {
    if (!first) mica_print_text(p, ", ");
    print_decoration(p, literal, next);
  }
  return next;
}

static size_t print_member(mica_printer *p, const mica_type *literal, uint32_t member,
                           size_t next) {
  const mica_uint32s offsets = spirv_struct_type_offsets(literal);
  const mica_uint32s decorated = spirv_struct_type_decorated(literal);
  const bool has_decorations = next < decorated.size && decorated.data[next] == member;
  mica_print_type(p, spirv_struct_type_members(literal).data[member]);
  if (offsets.size == 0 && !has_decorations) return next;
  mica_print_text(p, " [");
  if (offsets.size > 0) mica_print_uint(p, offsets.data[member]);
  next = print_decorations(p, literal, member, next, offsets.size == 0);
  mica_print_char(p, ']');
  return next;
}

static void print_body(mica_printer *p, const mica_type *literal) {
  const mica_types members = literal == NULL ? (mica_types){NULL, 0}
                                             : spirv_struct_type_members(literal);
  size_t next = 0;
  mica_print_char(p, '(');
  for (uint32_t i = 0; i < members.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    next = print_member(p, literal, i, next);
  }
  mica_print_char(p, ')');
  if (literal != NULL) print_decorations(p, literal, WHOLE, next, false);
}

void spirv_struct_type_print(mica_printer *p, const mica_type *type) {
  const mica_str name = spirv_struct_type_identifier(type);
  mica_open_type entry;
  mica_print_char(p, '<');
  if (name.size == 0) {
    print_body(p, type);
  } else {
    mica_print_str(p, name);
    if (mica_printer_enter_type(p, &entry, type)) {
      mica_print_text(p, ", ");
      print_body(p, spirv_struct_literal(type));
      mica_printer_leave_type(p);
    }
  }
  mica_print_char(p, '>');
}
