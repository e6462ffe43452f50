// Hooks of the dlti dialect: entries, lists of entries, and what an operation may carry. Called by
// generated code; own nothing.
#include "dlti/dlti.h"

#include "layout.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- Entries ------------------------------------------------------------------------------------

// A type or a quoted text.
static bool parse_key(mica_parser *p, const mica_attr **key) {
  const mica_type *type;
  mica_parsed found = mica_parse_optional_type(p, &type);
  if (found == MICA_FAILED) return false;
  mica_str text;
  if (found == MICA_ABSENT && !mica_parse_optional_string(p, &text))
    return mica_parse_error(p, mica_parser_position(p), "expected a type or a quoted string");
  *key = found == MICA_PARSED ? mica_attr_type_of(type)
                              : mica_attr_string(mica_parser_context(p), text);
  return *key != NULL;
}

static void print_key(mica_printer *p, const mica_attr *key) {
  if (mica_attr_is_type(key)) mica_print_type(p, mica_attr_type_value(key));
  else mica_print_quoted(p, mica_attr_string_value(key));
}

const mica_attr *dlti_data_layout_entry_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  const mica_attr *key = NULL, *value = NULL;
  if (!mica_parse_punct(p, '<') || !parse_key(p, &key) || !mica_parse_punct(p, ',') ||
      !mica_parse_attr(p, NULL, &value) || !mica_parse_punct(p, '>'))
    return NULL;
  return dlti_data_layout_entry_attr_get(mica_parser_context(p), key, value);
}

void dlti_data_layout_entry_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  print_key(p, dlti_data_layout_entry_attr_key(attr));
  mica_print_text(p, ", ");
  mica_print_attr(p, dlti_data_layout_entry_attr_value(attr));
  mica_print_char(p, '>');
}

// ---- Lists of entries ---------------------------------------------------------------------------

typedef struct entry_list {
  const mica_attr **items;
  size_t size;
  bool types;  // may be keys
} entry_list;

// `= value` after a key.
static bool parse_value(mica_parser *p, const mica_attr *key, const mica_attr **entry) {
  const mica_attr *value = NULL;
  if (key == NULL || !mica_parse_punct(p, '=') || !mica_parse_attr(p, NULL, &value)) return false;
  *entry = dlti_data_layout_entry_attr_get(mica_parser_context(p), key, value);
  return *entry != NULL;
}

// `"key" = value`, `i32 = value`, or a whole `#dlti.dl_entry<...>`.
static bool parse_entry(mica_parser *p, bool types, const mica_attr **entry) {
  const mica_type *type;
  mica_str text;
  mica_parsed found = types ? mica_parse_optional_type(p, &type) : MICA_ABSENT;
  if (found == MICA_FAILED)
    return mica_parse_error_further(p, mica_parser_position(p),
                                    "error while parsing type DLTI key");
  if (found == MICA_PARSED) return parse_value(p, mica_attr_type_of(type), entry);
  if (mica_parse_optional_string(p, &text))
    return parse_value(p, mica_attr_string(mica_parser_context(p), text), entry);
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr(p, NULL, entry)) return false;
  return dlti_data_layout_entry_attr_isa(*entry) ||
         mica_parse_error(p, at, "invalid kind of attribute specified");
}

static bool parse_item(mica_parser *p, void *user) {
  entry_list *list = user;
  list->items = mica_parser_grow(p, list->items, list->size, sizeof *list->items);
  if (list->items == NULL || !parse_entry(p, list->types, &list->items[list->size])) return false;
  list->size++;
  return true;
}

static bool parse_entries(mica_parser *p, bool types, bool may_be_empty, mica_attrs *out) {
  entry_list list = {.types = types};
  if (!mica_parse_list(p, '<', false, parse_item, &list)) return false;
  *out = (mica_attrs){list.items, list.size};
  return list.size > 0 || may_be_empty ||
         mica_parse_error(p, mica_parser_name_position(p), "no DLTI entries provided");
}

static void print_entries(mica_printer *p, mica_attrs entries) {
  mica_print_char(p, '<');
  for (size_t i = 0; i < entries.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    print_key(p, dlti_data_layout_entry_attr_key(entries.data[i]));
    mica_print_text(p, " = ");
    mica_print_attr(p, dlti_data_layout_entry_attr_value(entries.data[i]));
  }
  mica_print_char(p, '>');
}

static bool check_key(mica_context *ctx, mica_loc loc, const mica_attr *key, bool types) {
  if (mica_attr_is_type(key))
    return types || mica_error(ctx, loc, "type as DLTI key is not allowed");
  return mica_attr_string_value(key).size > 0 ||
         mica_error(ctx, loc, "empty string as DLTI key is not allowed");
}

static bool check_count(mica_context *ctx, mica_loc loc, mica_attrs entries) {
  if (entries.size > DLTI_ENTRIES_MAX)
    return mica_error(ctx, loc, "more than %d DLTI entries", (int)DLTI_ENTRIES_MAX);
  return true;
}

// Whether the key is that of an entry before it. Asked of each: quadratic in the entries, of which
// a target has a few.
static bool is_repeated(mica_attrs entries, size_t index) {
  const mica_attr *key = dlti_data_layout_entry_attr_key(entries.data[index]);
  for (size_t i = 0; i < index; i++)
    if (dlti_data_layout_entry_attr_key(entries.data[i]) == key) return true;
  return false;
}

static bool check_entries(mica_context *ctx, mica_loc loc, mica_attrs entries, bool types) {
  if (!check_count(ctx, loc, entries)) return false;
  for (size_t i = 0; i < entries.size; i++) {
    const mica_attr *key = dlti_data_layout_entry_attr_key(entries.data[i]);
    if (!check_key(ctx, loc, key, types)) return false;
    if (is_repeated(entries, i)) return mica_error(ctx, loc, "repeated DLTI key: %a", key);
  }
  return true;
}

bool dlti_data_layout_spec_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries) {
  return check_entries(ctx, loc, entries, true);
}
bool dlti_map_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries) {
  return check_entries(ctx, loc, entries, true);
}
bool dlti_target_device_spec_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries) {
  return check_entries(ctx, loc, entries, false);
}
bool dlti_target_system_spec_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries) {
  if (!check_count(ctx, loc, entries)) return false;
  for (size_t i = 0; i < entries.size; i++) {
    const mica_attr *key = dlti_data_layout_entry_attr_key(entries.data[i]);
    const mica_attr *value = dlti_data_layout_entry_attr_value(entries.data[i]);
    if (!dlti_target_device_spec_attr_isa(value))
      return mica_error(ctx, loc, "value associated with key %a is not a DLTI device spec", key);
    if (is_repeated(entries, i))
      return mica_error(ctx, loc, "repeated device ID in dlti.target_system_spec: %a", key);
  }
  return true;
}

#define DLTI_ENTRIES(name, types, may_be_empty)                                      \
  const mica_attr *dlti_##name##_attr_parse(mica_parser *p, const mica_type *type) { \
    (void)type;                                                                      \
    mica_attrs entries;                                                              \
    mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));                 \
    if (!parse_entries(p, types, may_be_empty, &entries)) return NULL;               \
    return dlti_##name##_attr_get_checked(mica_parser_context(p), loc, entries);     \
  }                                                                                  \
  void dlti_##name##_attr_print(mica_printer *p, const mica_attr *attr) {            \
    print_entries(p, dlti_##name##_attr_entries(attr));                              \
  }
DLTI_ENTRIES(data_layout_spec, true, true)
DLTI_ENTRIES(map, true, true)
DLTI_ENTRIES(target_system_spec, false, false)
DLTI_ENTRIES(target_device_spec, false, false)
#undef DLTI_ENTRIES

// ---- On operations ------------------------------------------------------------------------------

bool dlti_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  const char *wanted = mica_str_is(name, "dlti.dl_spec")              ? "#dlti.dl_spec"
                       : mica_str_is(name, "dlti.map")                ? "#dlti.map"
                       : mica_str_is(name, "dlti.target_system_spec") ? "#dlti.target_system_spec"
                                                                      : NULL;
  if (wanted == NULL)
    return mica_op_plain_error(op, "attribute '%S' not supported by dialect", name);
  const mica_attr_def *def = wanted[6] == 'd'   ? &dlti_data_layout_spec_attr_def
                             : wanted[6] == 'm' ? &dlti_map_attr_def
                                                : &dlti_target_system_spec_attr_def;
  if (!mica_attr_isa(attr, def))
    return mica_op_plain_error(op, "'%S' is expected to be a %s attribute", name, wanted);
  return def != &dlti_data_layout_spec_attr_def || dlti_check_layout(op, attr);
}
