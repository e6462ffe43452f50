// Annotations of loops in a body that is inlined: where a loop starts and ends becomes a place in
// the caller, of which its debug information tells. Called by the inliner; owns nothing.
#include "inline.h"

typedef struct relocation {
  mica_context *context;
  mica_loc call;
  const mica_attr *scope;  // the caller's debug information
} relocation;

static const mica_attr *scope_of(const mica_op *call) {
  const mica_op *op = mica_op_parent(call);
  while (op != NULL && mica_op_interface(op, &mica_function_interface_id) == NULL)
    op = mica_op_parent(op);
  if (op == NULL || mica_loc_kind_of(mica_op_loc(op)) != MICA_LOC_FUSED) return NULL;
  const mica_attr *scope = mica_loc_metadata(mica_op_loc(op));
  return scope != NULL && llvm_di_subprogram_attr_isa(scope) ? scope : NULL;
}

// The only locations in an annotation are where it, or one in it, starts and ends.
static const mica_attr *relocate(void *user, const mica_attr *part) {
  const relocation *r = user;
  if (!mica_attr_is_location(part)) return NULL;
  const mica_loc loc = mica_attr_location_value(part);
  if (mica_loc_kind_of(loc) != MICA_LOC_FUSED) return part;
  const mica_loc site = mica_loc_call_site(r->context, loc, r->call);
  const mica_attr *made =
      mica_attr_location(r->context, mica_loc_fused(r->context, &site, 1, r->scope));
  return made == NULL ? part : made;  // without memory the whole can't be made either
}

static bool relocate_slots(relocation *r, mica_op *op) {
  for (size_t i = 0; i < op->name->slot_count; i++) {
    const mica_attr *value = mica_op_slot(op, i);
    if (value == NULL || !llvm_loop_annotation_attr_isa(value)) continue;
    value = mica_attr_replace(value, relocate, r);
    if (value == NULL) return false;
    mica_op_set_slot(op, i, value);
  }
  return true;
}

static bool relocate_discardable(relocation *r, mica_op *op) {
  if (!mica_op_has_discardable(op)) return true;
  const mica_named_attrs entries = mica_attr_dictionary_entries(mica_op_discardable(op));
  for (size_t i = 0; i < entries.size; i++) {
    if (!llvm_loop_annotation_attr_isa(entries.data[i].value)) continue;
    const mica_attr *value = mica_attr_replace(entries.data[i].value, relocate, r);
    if (value == NULL || !mica_op_set_attribute(op, entries.data[i].name, value)) return false;
  }
  return true;
}

static mica_walk visit(void *user, mica_op *op) {
  return relocate_slots(user, op) && relocate_discardable(user, op) ? MICA_WALK_ON : MICA_WALK_STOP;
}

bool llvm_inline_loop_annotations(const llvm_inlining *in) {
  relocation r = {in->context, mica_op_loc(in->call), scope_of(in->call)};
  return r.scope == NULL || llvm_inlining_walk(in, visit, &r);
}
