// Properties in custom forms: their values as formats write them, `7`, `[1, 2]`, `some<a>`; and
// their dictionary, `<{a = 7}>`. Called by generated parsers. What is read is kept in the slot of
// the operation's state as the attribute that the definition gives it.
#include "custom/custom.h"
#include "mica/property.h"

// ---- Values -------------------------------------------------------------------------------------
// Each function reads a value and makes its attribute. Where none need be there (`required` false)
// *out stays NULL when none is. False: failed, and reported unless nothing was there.

typedef const mica_property_def property_def;

static bool parse_value(mica_parser *p, property_def *def, bool required, const mica_attr **out);

static bool made(const mica_attr *attr, const mica_attr **out) {
  *out = attr;
  return attr != NULL;
}

static bool at_number(const mica_parser *p) {
  return p->kind == TK_INTEGER || p->kind == TK_MINUS || p->kind == TK_TRUE || p->kind == TK_FALSE;
}

static bool parse_int(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  int64_t value;
  if (!required && !at_number(p)) return !p->failed;
  return mica_parse_int(p, def->width, !def->is_unsigned, &value) &&
         made(mica_attr_i(p->context, def->width, value), out);
}

static bool parse_bool(mica_parser *p, bool required, const mica_attr **out) {
  bool value;
  if (!required && !at_number(p)) return !p->failed;
  return mica_parse_bool(p, &value) && made(mica_attr_bool(p->context, value), out);
}

static bool parse_unit(mica_parser *p, bool required, const mica_attr **out) {
  static const char *const words[] = {"unit", "unit_absent"};
  mica_str word;
  if (mica_parse_optional_keyword_of(p, words, 2, &word))
    return made(
        mica_str_is(word, "unit") ? mica_attr_unit(p->context) : mica_attr_bool(p->context, false),
        out);
  if (p->failed) return false;
  return !required ||
         mica_parse_error(p, mica_parser_position(p), "expected 'unit' or 'unit_absent'");
}

static bool parse_string(mica_parser *p, bool required, const mica_attr **out) {
  mica_str value;
  if (!required && p->kind != TK_STRING) return !p->failed;
  return mica_parse_string(p, &value) && made(mica_attr_string(p->context, value), out);
}

static bool parse_case(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  const mica_enum_def *cases = def->enumeration;
  uint64_t value;
  if (cases->is_bits ? !mica_parser_enum(p, cases, required, &value)
                     : !mica_parse_enum_field(p, cases, &value))
    return false;
  const mica_attr *integer = mica_attr_i(p->context, 64, (int64_t)value);
  return integer != NULL && made(mica_property_convert(p->context, def, integer, NULL), out);
}

static bool parse_enum(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  if (def->keyword == NULL) {
    bool is_there = mica_parser_at_keyword(p) || p->kind == TK_STRING;
    return is_there || required ? parse_case(p, def, required, out) : !p->failed;
  }
  if (required ? !mica_parse_keyword(p, def->keyword)
               : !mica_parse_optional_keyword(p, def->keyword))
    return !required && !p->failed;
  return mica_parse_punct(p, '<') && parse_case(p, def, true, out) && mica_parse_punct(p, '>');
}

// ---- Lists --------------------------------------------------------------------------------------

typedef struct list_reading {
  property_def *element;
  scratch_list items;
} list_reading;

static bool parse_item(mica_parser *p, void *user) {
  list_reading *list = user;
  const mica_attr *item = NULL;
  if (!parse_value(p, list->element, true, &item)) return false;
  const mica_attr **place = mica_custom_list_push(p, &list->items, sizeof item);
  if (place != NULL) *place = item;
  return place != NULL;
}

static bool parse_items(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  list_reading list = {.element = def->element};
  if (!required && p->kind != TK_LSQUARE) return !p->failed;
  if (!mica_parse_list(p, '[', false, parse_item, &list)) return false;
  mica_attrs items = {list.items.items, list.items.count};
  return made(mica_attr_array(p->context, items), out);
}

static bool parse_ints(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  if (!required && p->kind != TK_LSQUARE) return !p->failed;
  size_t size = def->width / 8;
  size_t count = 0;
  if (!mica_parse_punct(p, '[')) return false;
  const void *values = NULL;
  if (!mica_parse_optional_punct(p, ']')) {
    values = mica_parse_scalars(p, size, !def->is_unsigned, &count);
    if (values == NULL || !mica_parse_punct(p, ']')) return false;
  }
  const mica_type *element = mica_type_i(p->context, def->width);
  return element != NULL && made(mica_attr_dense_array(element, values, count), out);
}

// ---- Optional values ----------------------------------------------------------------------------

static bool keep_optional(mica_parser *p, const mica_attr *value, const mica_attr **out) {
  return made(mica_attr_array(p->context, (mica_attrs){&value, value != NULL}), out);
}

static bool parse_bare(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  const mica_attr *value = NULL;
  if (mica_parse_optional_keyword(p, "none")) return keep_optional(p, NULL, out);
  if (!parse_value(p, def->element, false, &value)) return false;
  return value != NULL ? keep_optional(p, value, out) : !required;
}

static bool parse_some(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  static const char *const words[] = {"none", "some"};
  const mica_attr *value = NULL;
  mica_str word;
  if (!mica_parse_optional_keyword_of(p, words, 2, &word)) {
    if (p->failed || !required) return !p->failed;
    return mica_parse_error(p, mica_parser_position(p), "expected 'none' or 'some<prop>'");
  }
  if (mica_str_is(word, "none")) return keep_optional(p, NULL, out);
  return mica_parse_punct(p, '<') && parse_value(p, def->element, true, &value) &&
         mica_parse_punct(p, '>') && keep_optional(p, value, out);
}

// ---- All kinds ----------------------------------------------------------------------------------

static bool parse_value(mica_parser *p, property_def *def, bool required, const mica_attr **out) {
  const mica_property_hooks *hooks = def->hooks;
  if (hooks != NULL && required && hooks->parse != NULL) return made(hooks->parse(p), out);
  if (hooks != NULL && !required && hooks->parse_optional != NULL)
    return hooks->parse_optional(p, out);
  switch (def->kind) {
  case MICA_PROPERTY_OWN: return !required;
  case MICA_PROPERTY_INT: return parse_int(p, def, required, out);
  case MICA_PROPERTY_BOOL: return parse_bool(p, required, out);
  case MICA_PROPERTY_UNIT: return parse_unit(p, required, out);
  case MICA_PROPERTY_STRING: return parse_string(p, required, out);
  case MICA_PROPERTY_ENUM: return parse_enum(p, def, required, out);
  case MICA_PROPERTY_INTS: return parse_ints(p, def, required, out);
  case MICA_PROPERTY_LIST: return parse_items(p, def, required, out);
  case MICA_PROPERTY_OPTIONAL:
    return def->is_bare ? parse_bare(p, def, required, out) : parse_some(p, def, required, out);
  }
  return false;
}

bool mica_parse_property(mica_parser *p, mica_op_state *out, size_t slot) {
  assert(slot < out->name->slot_count);
  const mica_op_def *def = out->name->def;
  property_def *property = mica_slot_property(def, slot);
  mica_position at = mica_parser_position(p);
  if (p->failed) return false;
  if (parse_value(p, property, true, &out->slots[slot])) return true;
  if (mica_context_out_of_memory(p->context)) return mica_parser_no_memory(p);
  return mica_parse_error_further(p, at, "invalid value for property %s, expected %s",
                                  def->parts[slot].name, property->summary);
}

mica_parsed mica_parse_optional_property(mica_parser *p, mica_op_state *out, size_t slot) {
  assert(slot < out->name->slot_count);
  const mica_attr *value = NULL;
  if (!parse_value(p, mica_slot_property(out->name->def, slot), false, &value))
    return p->failed = true, MICA_FAILED;
  if (value == NULL) return MICA_ABSENT;
  out->slots[slot] = value;
  return MICA_PARSED;
}

// ---- What hooks have read -----------------------------------------------------------------------

typedef struct refusal {
  mica_parser *parser;
  mica_position at;
  const char *name;
} refusal;

static mica_diag *begin_refusal(void *user) {
  const refusal *r = user;
  return mica_parse_error_begin(r->parser, r->at, "invalid value for property %s: ", r->name);
}

bool mica_state_set_property(mica_op_state *out, size_t slot, const mica_attr *value) {
  assert(slot < out->name->slot_count);
  mica_parser *p = out->parser;
  const mica_op_def *def = out->name->def;
  refusal r = {p, mica_parser_name_position(p), def->parts[slot].name};
  const mica_property_report report = {begin_refusal, &r};
  if (value == NULL) return true;  // the default
  out->slots[slot] =
      mica_property_convert(p->context, mica_slot_property(def, slot), value, &report);
  if (out->slots[slot] == NULL) p->failed = true;
  return out->slots[slot] != NULL;
}

// ---- All that a format doesn't write elsewhere
// ----------------------------------------------------

bool mica_parse_properties(mica_parser *p, mica_op_state *out, const char *const *bound,
                           size_t count) {
  const mica_attr *properties = NULL;
  if (mica_parse_optional_punct(p, '<')) {
    if (!mica_parse_attr(p, NULL, &properties) || !mica_parse_punct(p, '>')) return false;
  } else {
    properties = mica_attr_dictionary(p->context, (mica_named_attrs){NULL, 0}, NULL);
    if (properties == NULL) return mica_parser_no_memory(p);
  }
  return !p->failed && mica_parser_split_free_properties(p, out->name, out->loc, properties,
                                                         out->slots, bound, count);
}
