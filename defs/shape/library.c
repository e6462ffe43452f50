// The attribute `shape.lib`: the function libraries of a symbol table. Called by generated code;
// owns nothing.
#include "mica/context.h"
#include "mica/symbol.h"
#include "shape/shape.h"

static bool check_one(mica_op *op, const mica_attr *reference) {
  const mica_op *found = mica_symbol_lookup_path(op, reference);
  if (found == NULL)
    return mica_op_plain_error(op, "shape function library %a not found", reference);
  return shape_function_library_isa(found) ||
         mica_op_plain_error(op, "%a required to be shape function library", reference);
}

// ---- Several ------------------------------------------------------------------------------------

// The mappings of all libraries, one after the other.
typedef struct mappings {
  mica_context *context;
  mica_named_attr *data;
  size_t size, capacity;
  size_t checked;  // so many stand once
} mappings;

static mica_named_attrs mapping_of(const mica_op *library) {
  return mica_attr_dictionary_entries(shape_function_library_mapping_attr(library));
}

// The library; NULL: reported.
static const mica_op *library_of(mica_op *op, const mica_attr *reference) {
  if (!mica_attr_is_symbol(reference)) {
    (void)mica_op_plain_error(op, "only SymbolRefAttr allowed in shape.lib attribute array");
    return NULL;
  }
  const mica_op *found = mica_symbol_lookup_path(op, reference);
  if (found != NULL && shape_function_library_isa(found)) return found;
  (void)mica_op_plain_error(op, "%a does not refer to FunctionLibraryOp", reference);
  return NULL;
}

static bool check_mappings(mica_op *op, mappings *all) {
  mica_str twice = {NULL, 0};
  const mica_named_attrs entries = {all->data, all->size};
  all->checked = all->size;
  if (mica_attr_dictionary(all->context, entries, &twice) != NULL) return true;
  if (twice.data == NULL) return false;  // no memory
  return mica_op_plain_error(
      op, "only one op to shape mapping allowed, found multiple for `\"%S\"`", twice);
}

// One library may be named often: what is kept is looked through each time that it has doubled.
static bool add_library(mica_op *op, const mica_op *library, mappings *all) {
  mica_named_attrs one = mapping_of(library);
  if (!MICA_ROOM(all->context, all->data, all->size, all->capacity, one.size)) return false;
  for (size_t i = 0; i < one.size; i++) all->data[all->size++] = one.data[i];
  return all->size <= 2 * all->checked || check_mappings(op, all);
}

static bool check_all(mica_op *op, mica_attrs references) {
  mappings all = {.context = mica_op_context(op)};
  bool ok = true;
  for (size_t i = 0; ok && i < references.size; i++) {
    const mica_op *library = library_of(op, references.data[i]);
    ok = library != NULL && add_library(op, library, &all);
  }
  ok = ok && check_mappings(op, &all);
  mica_free(all.context, all.data, all.capacity * sizeof *all.data);
  return ok;
}

static bool check_lib(mica_op *op, const mica_attr *attr) {
  if (mica_attr_is_symbol(attr)) return check_one(op, attr);
  if (mica_attr_is_array(attr)) return check_all(op, mica_attr_array_elements(attr));
  return mica_op_plain_error(
      op, "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute");
}

bool shape_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  if (!mica_str_is(name, "shape.lib")) return true;
  if (!mica_op_has_trait(op, &mica_trait_symbol_table))
    return mica_op_plain_error(op,
                               "shape.lib attribute may only be on op implementing SymbolTable");
  return check_lib(op, attr);
}
