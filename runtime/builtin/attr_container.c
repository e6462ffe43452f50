// Builtin attributes that hold others: arrays, dictionaries; symbol references.
#include "builtin/params.h"

static const mica_param_def array_params[] = {PARAM(array_attr, elements, MICA_PARAM_ATTRS)};
static const mica_param_def dictionary_params[] = {
    PARAM_ARRAY(dictionary_attr, entries, mica_named_attr)};  // names are interned: bytes tell
static const mica_param_def symbol_params[] = {
    PARAM(symbol_attr, root, MICA_PARAM_STR),
    PARAM(symbol_attr, nested, MICA_PARAM_STRS),
};
const mica_attr_def mica_builtin_array_attr = {
    .base = BUILTIN_BASE("builtin.array", array_attr, array_params),
    .print = mica_printer_array_attr};
const mica_attr_def mica_builtin_dictionary_attr = {
    .base = BUILTIN_BASE("builtin.dictionary", dictionary_attr, dictionary_params),
    .print = mica_printer_dictionary_attr};
const mica_attr_def mica_builtin_symbol_attr = {
    .base = BUILTIN_BASE("builtin.symbol_ref", symbol_attr, symbol_params),
    .print = mica_printer_symbol_attr};

// ---- Arrays -------------------------------------------------------------------------------------

const mica_attr *mica_attr_array(mica_context *ctx, mica_attrs elements) {
  array_attr params = {elements};
  return mica_attr_get(ctx, &mica_builtin_array_attr, &params);
}
bool mica_attr_is_array(const mica_attr *attr) { return attr->def == &mica_builtin_array_attr; }
mica_attrs mica_attr_array_elements(const mica_attr *attr) {
  const array_attr *params = params_of_attr(attr, &mica_builtin_array_attr);
  return params->elements;
}

// ---- Dictionaries -------------------------------------------------------------------------------

static int compare_names(mica_str a, mica_str b) {
  size_t common = a.size < b.size ? a.size : b.size;
  int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  if (order != 0) return order;
  return (a.size > b.size) - (a.size < b.size);
}

static int compare_entries(const void *a, const void *b) {
  return compare_names(((const mica_named_attr *)a)->name, ((const mica_named_attr *)b)->name);
}

static bool is_sorted(const mica_named_attr *entries, size_t count) {
  for (size_t i = 1; i < count; i++)
    if (compare_names(entries[i - 1].name, entries[i].name) >= 0) return false;
  return true;
}

// Bottom-up: sorted in place when it is short, else by a merge whose cost input can't choose.
static void merge_runs(mica_named_attr *to, const mica_named_attr *from, size_t start,
                       size_t middle, size_t end) {
  size_t left = start, right = middle;
  for (size_t i = start; i < end; i++) {
    bool take_left = left < middle &&
                     (right >= end || compare_entries(&from[left], &from[right]) <= 0);
    to[i] = from[take_left ? left++ : right++];
  }
}

static void sort_few(mica_named_attr *entries, size_t count) {
  for (size_t i = 1; i < count; i++) {
    mica_named_attr entry = entries[i];
    size_t k = i;
    for (; k > 0 && compare_names(entries[k - 1].name, entry.name) > 0; k--)
      entries[k] = entries[k - 1];
    entries[k] = entry;
  }
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

// `spare` has room for `count` entries; the answer is the one of the two that is sorted.
static mica_named_attr *sort_many(mica_named_attr *entries, mica_named_attr *spare, size_t count) {
  enum { RUN = 16 };
  for (size_t i = 0; i < count; i += RUN) sort_few(entries + i, least(RUN, count - i));
  for (size_t run = RUN; run < count; run *= 2) {
    for (size_t i = 0; i < count; i += 2 * run)
      merge_runs(spare, entries, i, least(i + run, count), least(i + 2 * run, count));
    mica_named_attr *other = entries;
    entries = spare;
    spare = other;
  }
  return entries;
}

static bool intern_names(mica_context *ctx, mica_named_attr *entries, size_t count) {
  for (size_t i = 0; i < count; i++) {
    entries[i].name = mica_context_intern(ctx, entries[i].name);
    if (entries[i].name.data == NULL) return false;
  }
  return true;
}

// The entries are in scratch that this function may change, with as much room again after them.
static const mica_attr *make_dictionary(mica_context *ctx, mica_named_attr *entries, size_t count,
                                        mica_str *duplicate) {
  if (!is_sorted(entries, count)) {
    if (count <= 16) sort_few(entries, count);
    else entries = sort_many(entries, entries + count, count);
    for (size_t i = 1; i < count; i++) {
      if (!mica_str_equal(entries[i - 1].name, entries[i].name)) continue;
      if (duplicate != NULL) *duplicate = entries[i].name;
      return NULL;
    }
  }
  if (!intern_names(ctx, entries, count)) return NULL;
  dictionary_attr params = {{entries, count}};
  return mica_attr_get(ctx, &mica_builtin_dictionary_attr, &params);
}

static const mica_attr *empty_dictionary(mica_context *ctx) {
  const mica_attr **cached = &ctx->uniquer->empty_dictionary;
  dictionary_attr params = {{NULL, 0}};
  if (*cached == NULL) *cached = mica_attr_get(ctx, &mica_builtin_dictionary_attr, &params);
  return *cached;
}

enum { FEW_ENTRIES = 16 };
static mica_named_attr *entry_scratch(mica_context *ctx, mica_named_attr *few, size_t count) {
  return count <= FEW_ENTRIES ? few : mica_allocate(ctx, 2 * count * sizeof *few);
}
static void free_entry_scratch(mica_context *ctx, const mica_named_attr *few,
                               mica_named_attr *scratch, size_t count) {
  if (scratch != few) mica_free(ctx, scratch, 2 * count * sizeof *few);
}

static bool check_name(mica_context *ctx, mica_str name) {
  return name.size != 0 || mica_error(ctx, mica_loc_unknown(), "an attribute's name is empty");
}

// What could not be made (NULL) makes no dictionary.
static bool check_entries(mica_context *ctx, mica_named_attrs entries) {
  for (size_t i = 0; i < entries.size; i++) {
    const mica_named_attr *entry = &entries.data[i];
    if (entry->value == NULL || !check_name(ctx, entry->name)) return false;
    assert(entry->value->context == ctx);
  }
  return true;
}

const mica_attr *mica_attr_dictionary(mica_context *ctx, mica_named_attrs entries,
                                      mica_str *duplicate) {
  if (duplicate != NULL) *duplicate = (mica_str){NULL, 0};
  if (entries.size == 0) return empty_dictionary(ctx);
  mica_named_attr few[FEW_ENTRIES];
  mica_named_attr *scratch = entry_scratch(ctx, few, entries.size);
  if (scratch == NULL) return NULL;
  memcpy(scratch, entries.data, entries.size * sizeof *scratch);
  const mica_attr *made =
      check_entries(ctx, entries) ? make_dictionary(ctx, scratch, entries.size, duplicate) : NULL;
  free_entry_scratch(ctx, few, scratch, entries.size);
  return made;
}

bool mica_attr_is_dictionary(const mica_attr *attr) {
  return attr->def == &mica_builtin_dictionary_attr;
}
mica_named_attrs mica_attr_dictionary_entries(const mica_attr *attr) {
  const dictionary_attr *params = params_of_attr(attr, &mica_builtin_dictionary_attr);
  return params->entries;
}

// The position of the name, or where it would stand.
static size_t find_entry(mica_named_attrs entries, mica_str name, bool *found) {
  size_t low = 0, high = entries.size;
  *found = false;
  while (low < high && !*found) {
    size_t middle = low + (high - low) / 2;
    int order = compare_names(entries.data[middle].name, name);
    if (order < 0) low = middle + 1;
    else high = middle;
    if (order == 0) *found = true;
  }
  return *found ? high : low;
}

const mica_attr *mica_attr_dictionary_get(const mica_attr *dictionary, mica_str name) {
  mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  bool found;
  size_t at = find_entry(entries, name, &found);
  return found ? entries.data[at].value : NULL;
}

const mica_attr *mica_attr_dictionary_set(mica_context *ctx, const mica_attr *dictionary,
                                          mica_str name, const mica_attr *value) {
  assert(value == NULL || value->context == ctx);
  if (value != NULL && !check_name(ctx, name)) return NULL;
  mica_named_attrs old = {NULL, 0};
  if (dictionary != NULL) old = mica_attr_dictionary_entries(dictionary);
  bool found;
  size_t at = find_entry(old, name, &found);
  if (!found && value == NULL) return dictionary == NULL ? empty_dictionary(ctx) : dictionary;
  size_t count = old.size + (value != NULL) - found;
  if (count == 0) return empty_dictionary(ctx);
  mica_named_attr few[FEW_ENTRIES];
  mica_named_attr *scratch = entry_scratch(ctx, few, count);
  if (scratch == NULL) return NULL;
  if (at != 0) memcpy(scratch, old.data, at * sizeof *scratch);
  if (value != NULL) scratch[at] = (mica_named_attr){name, value};
  size_t rest = old.size - at - found;
  if (rest != 0)
    memcpy(scratch + at + (value != NULL), old.data + at + found, rest * sizeof *scratch);
  const mica_attr *made = make_dictionary(ctx, scratch, count, NULL);
  free_entry_scratch(ctx, few, scratch, count);
  return made;
}

// ---- Symbols ------------------------------------------------------------------------------------

static const symbol_attr *symbol_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_symbol_attr);
}

const mica_attr *mica_attr_symbol(mica_context *ctx, mica_str name) {
  return mica_attr_symbol_path(ctx, name, (mica_strs){NULL, 0});
}
const mica_attr *mica_attr_symbol_path(mica_context *ctx, mica_str root, mica_strs nested) {
  symbol_attr params = {root.data == NULL ? MICA_STR("") : root, nested};
  return mica_attr_get(ctx, &mica_builtin_symbol_attr, &params);
}
bool mica_attr_is_symbol(const mica_attr *attr) { return attr->def == &mica_builtin_symbol_attr; }
bool mica_attr_is_flat_symbol(const mica_attr *attr) {
  return mica_attr_is_symbol(attr) && symbol_of(attr)->nested.size == 0;
}
mica_str mica_attr_symbol_root(const mica_attr *attr) { return symbol_of(attr)->root; }
mica_strs mica_attr_symbol_nested(const mica_attr *attr) { return symbol_of(attr)->nested; }
mica_str mica_attr_symbol_leaf(const mica_attr *attr) {
  mica_strs nested = symbol_of(attr)->nested;
  return nested.size == 0 ? symbol_of(attr)->root : nested.data[nested.size - 1];
}
