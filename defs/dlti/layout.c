// What a data layout on a module must hold: values that fit their keys, and agreement with the
// layouts of the modules around it. Called by dlti.c; owns nothing.
#include "layout.h"

#include "dlti/dlti.h"

// ---- Entries for types --------------------------------------------------------------------------

static bool check_index(mica_op *op, const mica_type *key, const mica_attr *value) {
  return mica_attr_is_integer(value) ||
         mica_op_loc_error(op, "expected integer attribute in the data layout entry for '%t'", key);
}

// The alignment that is needed and the one preferred, in bits.
static bool check_alignments(mica_op *op, const mica_attr *entry, const mica_attr *value) {
  mica_context *ctx = mica_op_context(op);
  mica_loc loc = mica_op_loc(op);
  if (!mica_attr_is_dense_elements(value) ||
      !mica_type_is_i(mica_type_element(mica_attr_type(value)), 64))
    return mica_error(ctx, loc,
                      "expected a dense i64 elements attribute in the data layout entry %a", entry);
  int64_t count = mica_type_element_count(mica_attr_type(value));
  if (count < 1 || count > 2)
    return mica_error(ctx, loc, "expected 1 or 2 elements in the data layout entry %a", entry);
  size_t size;
  const uint64_t *bits = mica_attr_dense_data(value, &size);
  bool differ = count == 2 && !mica_attr_dense_is_splat(value);
  return !differ || bits[1] >= bits[0] ||
         mica_error(ctx, loc,
                    "preferred alignment is expected to be greater than or equal to the abi "
                    "alignment in data layout entry %a",
                    entry);
}

// A type of a dialect that is not registered may well have a layout.
static bool check_entry_of_dialect(const mica_op *op, const mica_type *key,
                                   const mica_attr *value) {
  const mica_layout_entry_interface *methods =
      mica_type_interface(key, &mica_layout_entry_interface_id);
  return methods == NULL || methods->verify_entry(key, value, mica_op_loc(op));
}

static bool check_type_entry(mica_op *op, const mica_attr *entry) {
  const mica_type *key = mica_attr_type_value(dlti_data_layout_entry_attr_key(entry));
  const mica_attr *value = dlti_data_layout_entry_attr_value(entry);
  mica_context *ctx = mica_op_context(op);
  if (mica_type_is_index(key)) return check_index(op, key, value);
  if (mica_type_is_integer(key) || mica_type_is_float(key))
    return check_alignments(op, entry, value);
  if (mica_type_is_opaque(key) ||
      mica_type_interface(key, &mica_data_layout_type_interface_id) != NULL)
    return check_entry_of_dialect(op, key, value);
  return mica_error(ctx, mica_op_loc(op),
                    mica_str_is(mica_type_dialect_name(key), "builtin")
                        ? "unexpected data layout for a built-in type"
                        : "data layout specified for a type that does not support it");
}

// ---- Entries for names --------------------------------------------------------------------------

static bool check_endianness(mica_op *op, mica_str name, const mica_attr *value) {
  bool is_text = mica_attr_is_string(value);
  mica_str text = is_text ? mica_attr_string_value(value) : MICA_STR("");
  return mica_str_is(text, "big") || mica_str_is(text, "little") ||
         mica_op_loc_error(op, "'%S' data layout entry is expected to be either 'big' or 'little'",
                           name);
}

static bool is_known(mica_str name) {
  static const char *const names[] = {
      "dlti.alloca_memory_space",        "dlti.default_memory_space",
      "dlti.program_memory_space",       "dlti.global_memory_space",
      "dlti.function_pointer_alignment", "dlti.stack_alignment",
      "dlti.legal_int_widths",           "dlti.mangling_mode"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (mica_str_is(name, names[i])) return true;
  return false;
}

static bool has_prefix(mica_str name, const char *prefix) {
  size_t size = strlen(prefix);
  return name.size > size && memcmp(name.data, prefix, size) == 0;
}

static mica_str before_dot(mica_str name) {
  const char *dot = memchr(name.data, '.', name.size);
  return (mica_str){name.data, dot == NULL ? 0 : (size_t)(dot - name.data)};
}

// Other dialects decide about names of their own; that of the operation says nothing about any.
static bool check_named_entry(mica_op *op, const mica_attr *entry) {
  mica_str name = mica_attr_string_value(dlti_data_layout_entry_attr_key(entry));
  mica_context *ctx = mica_op_context(op);
  const mica_str space = before_dot(name), own = before_dot(mica_op_name_of(op));
  bool is_refused = mica_str_is(space, "builtin") ||
                    (mica_str_equal(space, own) && !mica_str_is(space, "dlti"));
  if (is_refused)
    return mica_error(ctx, mica_op_loc(op),
                      "the '%S' dialect does not support identifier data layout entries", space);
  if (!has_prefix(name, "dlti.") || is_known(name)) return true;
  if (mica_str_is(name, "dlti.endianness"))
    return check_endianness(op, name, dlti_data_layout_entry_attr_value(entry));
  return mica_error(ctx, mica_op_loc(op), "unknown data layout entry name: %S", name);
}

// ---- Layouts around it --------------------------------------------------------------------------

// The builtin module doesn't bear the interface.
static bool has_layouts(const mica_op *op) {
  return mica_str_is(mica_op_name_of(op), "builtin.module") ||
         mica_op_interface(op, &mica_data_layout_interface_id) != NULL;
}

// NULL: none.
static const mica_attr *layout_of(const mica_op *op) {
  const mica_attr *spec = mica_op_attribute(op, MICA_STR("dlti.dl_spec"));
  return spec != NULL && dlti_data_layout_spec_attr_isa(spec) ? spec : NULL;
}

static bool is_of_class(const mica_attr *key, const mica_type *type) {
  return mica_attr_is_type(key) && mica_type_isa(mica_attr_type_value(key), type->def);
}

// Whether the outer layout lets the entry say that about its type.
static bool contradicts_type(const mica_attr *outer, const mica_type *type,
                             const mica_attr *entry) {
  const mica_layout_entry_interface *methods =
      mica_type_interface(type, &mica_layout_entry_interface_id);
  mica_attrs entries = dlti_data_layout_spec_attr_entries(outer);
  const mica_attr *value = NULL;
  bool has_class = false;
  for (size_t i = 0; i < entries.size; i++) {
    const mica_attr *key = dlti_data_layout_entry_attr_key(entries.data[i]);
    has_class |= is_of_class(key, type);
    if (key == dlti_data_layout_entry_attr_key(entry))
      value = dlti_data_layout_entry_attr_value(entries.data[i]);
  }
  return methods != NULL && has_class &&
         !methods->may_replace(type, value, dlti_data_layout_entry_attr_value(entry));
}

// Whether the outer layout says otherwise about the entry's name.
static bool contradicts(const mica_attr *outer, const mica_attr *entry) {
  const mica_attr *key = dlti_data_layout_entry_attr_key(entry);
  if (mica_attr_is_type(key)) return contradicts_type(outer, mica_attr_type_value(key), entry);
  mica_attrs entries = dlti_data_layout_spec_attr_entries(outer);
  for (size_t i = 0; i < entries.size; i++)
    if (dlti_data_layout_entry_attr_key(entries.data[i]) == key) return entries.data[i] != entry;
  return false;
}

static bool contradicts_any(const mica_attr *outer, mica_attrs entries) {
  for (size_t i = 0; i < entries.size; i++)
    if (contradicts(outer, entries.data[i])) return true;
  return false;
}

static bool report_contradiction(const mica_op *op) {
  mica_diag *diag = mica_op_diag_begin(
      op, MICA_ERROR, "data layout does not combine with layouts of enclosing ops");
  for (const mica_op *outer = mica_op_parent(op); outer != NULL; outer = mica_op_parent(outer))
    if (has_layouts(outer) && (mica_op_parent(outer) != NULL || layout_of(outer) != NULL))
      mica_diag_note(diag, mica_op_loc(outer), "enclosing op with data layout");
  return mica_diag_report(diag);
}

// Entries for builtin types go over the outer ones; those for names must be the same.
static bool check_combination(const mica_op *op, mica_attrs entries) {
  size_t total = 0;
  for (const mica_op *outer = mica_op_parent(op); outer != NULL; outer = mica_op_parent(outer)) {
    const mica_attr *spec = has_layouts(outer) ? layout_of(outer) : NULL;
    if (spec == NULL) continue;
    total += dlti_data_layout_spec_attr_entries(spec).size;
    if (total > DLTI_ENTRIES_MAX)
      return mica_op_error(op, "is inside of data layouts with more than %d entries",
                           (int)DLTI_ENTRIES_MAX);
    if (contradicts_any(spec, entries)) return report_contradiction(op);
  }
  return true;
}

// ---- Questions ----------------------------------------------------------------------------------

// The value of the layout's entry for `index`; NULL: none.
static const mica_attr *index_entry(const mica_attr *spec) {
  mica_attrs entries = dlti_data_layout_spec_attr_entries(spec);
  for (size_t i = 0; i < entries.size; i++) {
    const mica_attr *key = dlti_data_layout_entry_attr_key(entries.data[i]);
    if (mica_attr_is_type(key) && mica_type_is_index(mica_attr_type_value(key)))
      return dlti_data_layout_entry_attr_value(entries.data[i]);
  }
  return NULL;
}

uint64_t dlti_index_bits(const mica_op *op) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op)) {
    const mica_attr *spec = has_layouts(op) ? layout_of(op) : NULL;
    const mica_attr *bits = spec == NULL ? NULL : index_entry(spec);
    if (bits != NULL && mica_attr_is_integer(bits)) return mica_attr_integer_zext(bits);
  }
  return 64;
}

// ---- The whole ----------------------------------------------------------------------------------

bool dlti_check_layout(mica_op *op, const mica_attr *spec) {
  if (!has_layouts(op)) return true;
  mica_attrs entries = dlti_data_layout_spec_attr_entries(spec);
  for (size_t i = 0; i < entries.size; i++)
    if (mica_attr_is_type(dlti_data_layout_entry_attr_key(entries.data[i])) &&
        !check_type_entry(op, entries.data[i]))
      return false;
  for (size_t i = 0; i < entries.size; i++)
    if (mica_attr_is_string(dlti_data_layout_entry_attr_key(entries.data[i])) &&
        !check_named_entry(op, entries.data[i]))
      return false;
  return check_combination(op, entries);
}
