// The dialect ub: Undefined behaviour, said outright.
// Made by mica-gen from ub.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "ub.h"

#include "mica/mica.h"

// PoisonAttrInterface instance
static bool ub_is_poison_attr_interface(const mica_attr *self) {
  return mica_attr_interface(self, &mica_poison_attr_interface_id) != NULL;
}

// What parts of operations must be.
static const mica_constraint must_be_poison_attr_interface_instance = {
  .summary = "PoisonAttrInterface instance", .attr = ub_is_poison_attr_interface,
  .is_kind = ub_is_poison_attr_interface,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};

const mica_attr *ub_poison_attr_get(mica_context *ctx) {
  return mica_attr_get(ctx, &ub_poison_attr_def, NULL);
}

static const mica_attr *ub_poison_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  return mica_attr_get(mica_parser_context(p), &ub_poison_attr_def, NULL);
}

static void ub_poison_attr_print(mica_printer *p, const mica_attr *attr) {
  (void)p;
  (void)attr;
}

static const mica_interface_impl ub_poison_attr_interfaces[] = {
  {&mica_poison_attr_interface_id, &mica_poison_attr_interface_id},
};
const mica_attr_def ub_poison_attr_def = {
  .base = {
    .abi = 5, .name = "ub.poison", .mnemonic = "poison", .dialect = &ub_dialect,
    .interfaces = ub_poison_attr_interfaces, .interface_count = 1,
  },
  .parse = ub_poison_attr_parse, .print = ub_poison_attr_print,
};

// ---- ub.poison ----

const mica_attr *ub_poison_value(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ub_poison_def, UB_POISON_SLOT_VALUE);
  return attr == NULL ? ub_poison_attr_get(mica_op_context(op)) : attr;
}

mica_op *ub_poison_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                         const mica_attr *value) {
  const mica_attr *slots[] = {value};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ub_poison_def, &parts);
}

static const mica_attr *ub_poison_default_value(mica_context *ctx) {
  return ub_poison_attr_get(ctx);
}

static const mica_part ub_poison_parts[] = {
  {.name = "value", .check = &must_be_poison_attr_interface_instance,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "result", .check = &must_be_any_type},
};
// ub.poison: attr-dict (`<` $value^ `>`)? `:` type($result)
static bool ub_poison_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (mica_parse_optional_punct(p, '<')) {
    if (!mica_parse_attr_of(p, NULL, ub_is_poison_attr_interface, &value_attr)) return false;
    mica_state_set_slot(out, UB_POISON_SLOT_VALUE, value_attr);
    if (!mica_parse_punct(p, '>')) return false;
  }
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  return mica_state_result(out, result_type);
}

static void ub_poison_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  if (ub_poison_value_attr(op) != ub_poison_attr_get(mica_op_context(op))) {
    mica_print_char(p, '<');
    mica_print_attr(p, ub_poison_value_attr(op));
    mica_print_char(p, '>');
  }
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ub_poison_result(op)));
}

static const mica_trait *const ub_poison_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl ub_poison_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool ub_poison_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return ub_poison_fold(op, out);
}

static const mica_op_more ub_poison_more = {
  .extras = (const mica_part_extra[]){{.default_value = ub_poison_default_value}},
  .fold = ub_poison_fold_hook,
};
const mica_op_def ub_poison_def = {
  .flags = MICA_OP_CONSTANT_LIKE | MICA_OP_TYPES_DECIDE, .name = "ub.poison", .name_size = 9,
  .summary = "A value that nothing may depend on", .dialect = &ub_dialect,
  .parts = ub_poison_parts, .slot_count = 1, .result_count = 1, .traits = ub_poison_traits,
  .interfaces = ub_poison_interfaces, .interface_count = 2,
  .parse = ub_poison_parse, .print = ub_poison_print, .more = &ub_poison_more,
};

// ---- ub.unreachable ----

mica_op *ub_unreachable_build(mica_builder *b, mica_loc loc) {
  const mica_op_parts parts = {NULL, 0, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ub_unreachable_def, &parts);
}

static const mica_op_checks ub_unreachable_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// ub.unreachable: attr-dict
static bool ub_unreachable_parse(mica_parser *p, mica_op_state *out) {
  return mica_parse_checked_attr_dict(p, out);
}

static void ub_unreachable_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
}

static const mica_trait *const ub_unreachable_traits[] = {&mica_trait_is_terminator, NULL};
const mica_op_def ub_unreachable_def = {
  .flags = MICA_OP_TERMINATOR, .name = "ub.unreachable", .name_size = 14,
  .summary = "Ends a block that is never left", .dialect = &ub_dialect,
  .traits = ub_unreachable_traits, .checks = &ub_unreachable_checks,
  .parse = ub_unreachable_parse, .print = ub_unreachable_print,
};

// Ordered by name.
static const mica_op_def *const ub_ops[] = {
  &ub_poison_def,
  &ub_unreachable_def,
};
static const mica_attr_def *const ub_attrs[] = {
  &ub_poison_attr_def,
};
// All methods as the interface has them.
static const mica_dialect_inliner_interface ub_dialect_inliner_methods = {0};
static const mica_interface_impl ub_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &ub_dialect_inliner_methods},
};

const mica_dialect_def ub_dialect = {
  .abi = 5,
  .name = "ub",
  .ops = ub_ops,
  .op_count = 2,
  .attrs = ub_attrs,
  .attr_count = 1,
  .materialize = ub_materialize,
  .interfaces = ub_interfaces, .interface_count = 1,
};
