// The dialect dlti: Sizes and alignments of types, and what is known of the target.
// Made by mica-gen from dlti.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "dlti.h"

#include "mica/mica.h"

const mica_trait dlti_trait_has_default_dlti_data_layout = {"HasDefaultDLTIDataLayout", 0};

const mica_attr *dlti_data_layout_entry_attr_get(mica_context *ctx, const mica_attr *key,
                                                 const mica_attr *value) {
  const dlti_data_layout_entry_attr_params params = {key, value};
  return mica_attr_get(ctx, &dlti_data_layout_entry_attr_def, &params);
}

static const mica_attr *dlti_data_layout_entry_attr_parse_hook(mica_parser *p,
                                                               const mica_type *type) {
  const mica_attr *made = dlti_data_layout_entry_attr_parse(p, type);
  mica_parser_hook(p, made != NULL, "dlti_data_layout_entry_attr_parse");
  return made;
}

static const mica_param_def dlti_data_layout_entry_attr_param_table[] = {
  {.name = "key", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(dlti_data_layout_entry_attr_params, key), .size = sizeof(const mica_attr *)},
  {.name = "value", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(dlti_data_layout_entry_attr_params, value),
   .size = sizeof(const mica_attr *)},
};

static const mica_interface_impl dlti_data_layout_entry_attr_interfaces[] = {
  {&mica_data_layout_entry_interface_id, &mica_data_layout_entry_interface_id},
};
const mica_attr_def dlti_data_layout_entry_attr_def = {
  .base = {
    .abi = 5, .name = "dlti.dl_entry", .mnemonic = "dl_entry", .dialect = &dlti_dialect,
    .params_size = sizeof(dlti_data_layout_entry_attr_params),
    .params = dlti_data_layout_entry_attr_param_table, .param_count = 2,
    .interfaces = dlti_data_layout_entry_attr_interfaces, .interface_count = 1,
  },
  .parse = dlti_data_layout_entry_attr_parse_hook, .print = dlti_data_layout_entry_attr_print,
};

const mica_attr *dlti_data_layout_spec_attr_get(mica_context *ctx, mica_attrs entries) {
  const dlti_data_layout_spec_attr_params params = {entries};
  return mica_attr_get(ctx, &dlti_data_layout_spec_attr_def, &params);
}

const mica_attr *dlti_data_layout_spec_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                        mica_attrs entries) {
  const dlti_data_layout_spec_attr_params params = {entries};
  return mica_attr_get_checked(ctx, loc, &dlti_data_layout_spec_attr_def, &params);
}

static bool dlti_data_layout_spec_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const dlti_data_layout_spec_attr_params *values = params;
  return mica_hook(ctx, dlti_data_layout_spec_attr_check(ctx, loc, values->entries),
                   "dlti_data_layout_spec_attr_check");
}

static const mica_attr *dlti_data_layout_spec_attr_parse_hook(mica_parser *p,
                                                              const mica_type *type) {
  const mica_attr *made = dlti_data_layout_spec_attr_parse(p, type);
  mica_parser_hook(p, made != NULL, "dlti_data_layout_spec_attr_parse");
  return made;
}

static const mica_param_def dlti_data_layout_spec_attr_param_table[] = {
  {.name = "entries", .kind = MICA_PARAM_ATTRS,
   .offset = offsetof(dlti_data_layout_spec_attr_params, entries), .size = sizeof(mica_attrs)},
};

static const mica_interface_impl dlti_data_layout_spec_attr_interfaces[] = {
  {&mica_dlti_query_interface_id, &mica_dlti_query_interface_id},
  {&mica_data_layout_spec_interface_id, &mica_data_layout_spec_interface_id},
};
const mica_attr_def dlti_data_layout_spec_attr_def = {
  .base = {
    .abi = 5, .name = "dlti.dl_spec", .mnemonic = "dl_spec", .dialect = &dlti_dialect,
    .params_size = sizeof(dlti_data_layout_spec_attr_params),
    .params = dlti_data_layout_spec_attr_param_table, .param_count = 1,
    .interfaces = dlti_data_layout_spec_attr_interfaces, .interface_count = 2,
  },
  .parse = dlti_data_layout_spec_attr_parse_hook, .print = dlti_data_layout_spec_attr_print,
  .verify = dlti_data_layout_spec_attr_verify,
};

const mica_attr *dlti_map_attr_get(mica_context *ctx, mica_attrs entries) {
  const dlti_map_attr_params params = {entries};
  return mica_attr_get(ctx, &dlti_map_attr_def, &params);
}

const mica_attr *dlti_map_attr_get_checked(mica_context *ctx, mica_loc loc, mica_attrs entries) {
  const dlti_map_attr_params params = {entries};
  return mica_attr_get_checked(ctx, loc, &dlti_map_attr_def, &params);
}

static bool dlti_map_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const dlti_map_attr_params *values = params;
  return mica_hook(ctx, dlti_map_attr_check(ctx, loc, values->entries), "dlti_map_attr_check");
}

static const mica_attr *dlti_map_attr_parse_hook(mica_parser *p, const mica_type *type) {
  const mica_attr *made = dlti_map_attr_parse(p, type);
  mica_parser_hook(p, made != NULL, "dlti_map_attr_parse");
  return made;
}

static const mica_param_def dlti_map_attr_param_table[] = {
  {.name = "entries", .kind = MICA_PARAM_ATTRS, .offset = offsetof(dlti_map_attr_params, entries),
   .size = sizeof(mica_attrs)},
};

static const mica_interface_impl dlti_map_attr_interfaces[] = {
  {&mica_dlti_query_interface_id, &mica_dlti_query_interface_id},
};
const mica_attr_def dlti_map_attr_def = {
  .base = {
    .abi = 5, .name = "dlti.map", .mnemonic = "map", .dialect = &dlti_dialect,
    .params_size = sizeof(dlti_map_attr_params),
    .params = dlti_map_attr_param_table, .param_count = 1,
    .interfaces = dlti_map_attr_interfaces, .interface_count = 1,
  },
  .parse = dlti_map_attr_parse_hook, .print = dlti_map_attr_print, .verify = dlti_map_attr_verify,
};

const mica_attr *dlti_target_system_spec_attr_get(mica_context *ctx, mica_attrs entries) {
  const dlti_target_system_spec_attr_params params = {entries};
  return mica_attr_get(ctx, &dlti_target_system_spec_attr_def, &params);
}

const mica_attr *dlti_target_system_spec_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                          mica_attrs entries) {
  const dlti_target_system_spec_attr_params params = {entries};
  return mica_attr_get_checked(ctx, loc, &dlti_target_system_spec_attr_def, &params);
}

static bool dlti_target_system_spec_attr_verify(mica_context *ctx, mica_loc loc,
                                                const void *params) {
  const dlti_target_system_spec_attr_params *values = params;
  return mica_hook(ctx, dlti_target_system_spec_attr_check(ctx, loc, values->entries),
                   "dlti_target_system_spec_attr_check");
}

static const mica_attr *dlti_target_system_spec_attr_parse_hook(mica_parser *p,
                                                                const mica_type *type) {
  const mica_attr *made = dlti_target_system_spec_attr_parse(p, type);
  mica_parser_hook(p, made != NULL, "dlti_target_system_spec_attr_parse");
  return made;
}

static const mica_param_def dlti_target_system_spec_attr_param_table[] = {
  {.name = "entries", .kind = MICA_PARAM_ATTRS,
   .offset = offsetof(dlti_target_system_spec_attr_params, entries), .size = sizeof(mica_attrs)},
};

static const mica_interface_impl dlti_target_system_spec_attr_interfaces[] = {
  {&mica_dlti_query_interface_id, &mica_dlti_query_interface_id},
  {&mica_target_system_spec_interface_id, &mica_target_system_spec_interface_id},
};
const mica_attr_def dlti_target_system_spec_attr_def = {
  .base = {
    .abi = 5, .name = "dlti.target_system_spec", .mnemonic = "target_system_spec",
    .dialect = &dlti_dialect, .params_size = sizeof(dlti_target_system_spec_attr_params),
    .params = dlti_target_system_spec_attr_param_table, .param_count = 1,
    .interfaces = dlti_target_system_spec_attr_interfaces, .interface_count = 2,
  },
  .parse = dlti_target_system_spec_attr_parse_hook, .print = dlti_target_system_spec_attr_print,
  .verify = dlti_target_system_spec_attr_verify,
};

const mica_attr *dlti_target_device_spec_attr_get(mica_context *ctx, mica_attrs entries) {
  const dlti_target_device_spec_attr_params params = {entries};
  return mica_attr_get(ctx, &dlti_target_device_spec_attr_def, &params);
}

const mica_attr *dlti_target_device_spec_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                          mica_attrs entries) {
  const dlti_target_device_spec_attr_params params = {entries};
  return mica_attr_get_checked(ctx, loc, &dlti_target_device_spec_attr_def, &params);
}

static bool dlti_target_device_spec_attr_verify(mica_context *ctx, mica_loc loc,
                                                const void *params) {
  const dlti_target_device_spec_attr_params *values = params;
  return mica_hook(ctx, dlti_target_device_spec_attr_check(ctx, loc, values->entries),
                   "dlti_target_device_spec_attr_check");
}

static const mica_attr *dlti_target_device_spec_attr_parse_hook(mica_parser *p,
                                                                const mica_type *type) {
  const mica_attr *made = dlti_target_device_spec_attr_parse(p, type);
  mica_parser_hook(p, made != NULL, "dlti_target_device_spec_attr_parse");
  return made;
}

static const mica_param_def dlti_target_device_spec_attr_param_table[] = {
  {.name = "entries", .kind = MICA_PARAM_ATTRS,
   .offset = offsetof(dlti_target_device_spec_attr_params, entries), .size = sizeof(mica_attrs)},
};

static const mica_interface_impl dlti_target_device_spec_attr_interfaces[] = {
  {&mica_dlti_query_interface_id, &mica_dlti_query_interface_id},
  {&mica_target_device_spec_interface_id, &mica_target_device_spec_interface_id},
};
const mica_attr_def dlti_target_device_spec_attr_def = {
  .base = {
    .abi = 5, .name = "dlti.target_device_spec", .mnemonic = "target_device_spec",
    .dialect = &dlti_dialect, .params_size = sizeof(dlti_target_device_spec_attr_params),
    .params = dlti_target_device_spec_attr_param_table, .param_count = 1,
    .interfaces = dlti_target_device_spec_attr_interfaces, .interface_count = 2,
  },
  .parse = dlti_target_device_spec_attr_parse_hook, .print = dlti_target_device_spec_attr_print,
  .verify = dlti_target_device_spec_attr_verify,
};

const mica_attr *dlti_function_pointer_alignment_attr_get(mica_context *ctx, uint64_t alignment,
                                                          bool function_dependent) {
  const dlti_function_pointer_alignment_attr_params params = {alignment, function_dependent};
  return mica_attr_get(ctx, &dlti_function_pointer_alignment_attr_def, &params);
}

// dlti.function_pointer_alignment: `<` $alignment `,` `function_dependent` `=` $function_dependent
// `>`
static const mica_attr *dlti_function_pointer_alignment_attr_parse(mica_parser *p,
                                                                   const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  dlti_function_pointer_alignment_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof params.alignment, false, &params.alignment))
    return mica_parse_parameter_error(p, "DLTI_FunctionPointerAlignmentAttr", "alignment",
                                      "uint64_t");
  if (!mica_parse_punct(p, ',')) return NULL;
  if (!mica_parse_keyword(p, "function_dependent")) return NULL;
  if (!mica_parse_punct(p, '=')) return NULL;
  if (!mica_parse_bool(p, &params.function_dependent))
    return mica_parse_parameter_error(p, "DLTI_FunctionPointerAlignmentAttr", "function_dependent",
                                      "bool");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &dlti_function_pointer_alignment_attr_def, &params);
}

static void dlti_function_pointer_alignment_attr_print(mica_printer *p, const mica_attr *attr) {
  const dlti_function_pointer_alignment_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_uint(p, params->alignment);
  mica_print_str(p, MICA_STR(", function_dependent = "));
  mica_print_text(p, params->function_dependent ? "true" : "false");
  mica_print_char(p, '>');
}

static const mica_param_def dlti_function_pointer_alignment_attr_param_table[] = {
  {.name = "alignment", .kind = MICA_PARAM_BITS,
   .offset = offsetof(dlti_function_pointer_alignment_attr_params, alignment),
   .size = sizeof(uint64_t)},
  {.name = "function_dependent", .kind = MICA_PARAM_BITS,
   .offset = offsetof(dlti_function_pointer_alignment_attr_params, function_dependent),
   .size = sizeof(bool)},
};

const mica_attr_def dlti_function_pointer_alignment_attr_def = {
  .base = {
    .abi = 5, .name = "dlti.function_pointer_alignment", .mnemonic = "function_pointer_alignment",
    .dialect = &dlti_dialect, .params_size = sizeof(dlti_function_pointer_alignment_attr_params),
    .params = dlti_function_pointer_alignment_attr_param_table, .param_count = 2,
  },
  .parse = dlti_function_pointer_alignment_attr_parse,
  .print = dlti_function_pointer_alignment_attr_print,
};

static const mica_attr_def *const dlti_attrs[] = {
  &dlti_data_layout_entry_attr_def,
  &dlti_data_layout_spec_attr_def,
  &dlti_function_pointer_alignment_attr_def,
  &dlti_map_attr_def,
  &dlti_target_device_spec_attr_def,
  &dlti_target_system_spec_attr_def,
};

const mica_dialect_def dlti_dialect = {
  .abi = 5,
  .name = "dlti",
  .attrs = dlti_attrs,
  .attr_count = 6,
  .verify_op_attribute = dlti_verify_op_attribute,
};
