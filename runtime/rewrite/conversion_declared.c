// Conversions that a definition declares. Called by the passes that mica-gen writes.
#include "mica/conversion.h"

static mica_type_answer keep(void *user, const mica_type *type, mica_type_list *out) {
  (void)user;
  return mica_type_list_add(out, type) ? MICA_TYPE_CONVERTED : MICA_TYPE_REFUSED;
}

bool mica_conversion_add_type(mica_type_list *list, const mica_type *type) {
  return type != NULL && mica_type_list_add(list, type);
}

// The latest is asked first, so that what keeps all others is asked last.
static mica_type_converter *make_types(mica_context *ctx, const mica_conversion_def *def) {
  mica_type_converter *types = mica_type_converter_create(ctx);
  bool done = types != NULL && mica_type_converter_add(types, keep, NULL);
  for (size_t i = 0; done && i < def->type_count; i++)
    done = mica_type_converter_add(types, def->types[i], NULL);
  if (done) return types;
  mica_type_converter_destroy(types);
  return NULL;
}

static bool add_rule(mica_conversion_target *target, const mica_legality_rule *r,
                     mica_type_converter *types) {
  if (r->op == NULL && r->dialect == NULL) {
    mica_target_take_unknown(target, r->is_legal, types);
    return true;
  }
  if (r->op == NULL)
    return r->is_legal != NULL ? mica_target_dialect_if(target, r->dialect, r->is_legal, types)
                               : mica_target_dialect(target, r->dialect, r->legality);
  const bool done = r->is_legal != NULL ? mica_target_op_if(target, r->op, r->is_legal, types)
                                        : mica_target_op(target, r->op, r->legality);
  return done && (!r->is_recursive || mica_target_op_recursively(target, r->op, NULL, NULL));
}

static bool fill_target(mica_conversion_target *target, const mica_conversion_def *def,
                        mica_type_converter *types) {
  for (size_t i = 0; i < def->rule_count; i++)
    if (!add_rule(target, &def->rules[i], types)) return false;
  return true;
}

bool mica_convert_as(mica_op *root, const mica_conversion_def *def, void *user) {
  mica_context *ctx = mica_op_context(root);
  mica_conversion_options options = {
      .patterns = def->patterns, .is_full = def->is_full, .user = user};
  while (def->patterns[options.pattern_count] != NULL) options.pattern_count++;
  options.types = def->type_count == 0 ? NULL : make_types(ctx, def);
  mica_conversion_target *target = mica_conversion_target_create(ctx);
  options.target = target;
  const bool has_all = target != NULL && (options.types != NULL || def->type_count == 0);
  const bool done = has_all && fill_target(target, def, options.types) &&
                    mica_convert(root, &options);
  mica_conversion_target_destroy(target);
  mica_type_converter_destroy(options.types);
  return done;
}
