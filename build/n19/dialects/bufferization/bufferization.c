// The dialect bufferization: Between tensors and memory.
// Made by mica-gen from bufferization.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "bufferization.h"

#include <assert.h>

#include "mica/mica.h"
#include "memref/memref.h"
#include "tensor/tensor.h"
#include "arith/arith.h"

const mica_interface bufferization_bufferizable_op_interface_id = {"BufferizableOpInterface"};

const mica_interface bufferization_allocation_op_interface_id = {"AllocationOpInterface"};

// variadic of 1-bit signless integer
static bool bufferization_is_i1(const mica_type *self) {
  return mica_type_is_i(self, 1);
}

// What parts of operations must be.
static const mica_constraint must_be_any_attribute = {.summary = "any attribute"};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_tensor_of_any_type_values = {
  .summary = "tensor of any type values", .type = mica_type_is_tensor,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_shaped_of_any_type_values = {
  .summary = "shaped of any type values", .type = mica_type_is_shaped,
};
static const mica_constraint must_be_buffer_like_type_instance = {
  .summary = "BufferLikeType instance", .type = mica_type_is_any_memref,
};
static const mica_constraint must_be_tensor_like_type_instance = {
  .summary = "TensorLikeType instance", .type = mica_type_is_tensor,
};
static const mica_constraint must_be_ranked_or_unranked_memref_of_any_type_values = {
  .summary = "ranked or unranked memref of any type values", .type = mica_type_is_any_memref,
};
static const mica_constraint must_be_variadic_of_ranked_or_unranked_memref_of = {
  .summary = "variadic of ranked or unranked memref of any type values",
  .type = mica_type_is_any_memref,
};
static const mica_constraint must_be_variadic_of_1_bit_signless_integer = {
  .summary = "variadic of 1-bit signless integer", .type = bufferization_is_i1,
};

// ---- bufferization.alloc_tensor ----

mica_op *bufferization_alloc_tensor_build(mica_builder *b, mica_loc loc,
                                          const mica_type *result_type,
                                          mica_value *const *dynamic_sizes,
                                          size_t dynamic_sizes_count, mica_value *copy,
                                          mica_value *size_hint, const mica_attr *memory_space) {
  const mica_attr *slots[] = {memory_space};
  const mica_value_group groups[] = {
    {dynamic_sizes, dynamic_sizes_count}, {&copy, copy != NULL}, {&size_hint, size_hint != NULL},
  };
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &bufferization_alloc_tensor_def, &parts, groups, 3);
}

static const mica_part bufferization_alloc_tensor_parts[] = {
  {.name = "memory_space", .check = &must_be_any_attribute, .flags = MICA_PART_OPTIONAL},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "dynamic_sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "copy", .check = &must_be_tensor_of_any_type_values, .flags = MICA_PART_OPTIONAL},
  {.name = "size_hint", .check = &must_be_index, .flags = MICA_PART_OPTIONAL},
  {.name = "result", .check = &must_be_tensor_of_any_type_values},
};
static const mica_op_checks bufferization_alloc_tensor_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {bufferization_alloc_tensor_check, "bufferization_alloc_tensor_check"},
};
static const mica_trait *const bufferization_alloc_tensor_traits[] = {
  &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl bufferization_alloc_tensor_interfaces[] = {
  {&bufferization_bufferizable_op_interface_id, &bufferization_bufferizable_op_interface_id},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static bool bufferization_alloc_tensor_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, bufferization_alloc_tensor_parse(p, out),
                          "bufferization_alloc_tensor_parse");
}

static const mica_op_more bufferization_alloc_tensor_more = {
  .patterns = bufferization_alloc_tensor_canonicalizations,
};
const mica_op_def bufferization_alloc_tensor_def = {
  .name = "bufferization.alloc_tensor", .name_size = 26,
  .summary = "A tensor with memory of its own", .dialect = &bufferization_dialect,
  .parts = bufferization_alloc_tensor_parts, .slot_count = 2, .operand_count = 3, .result_count = 1,
  .traits = bufferization_alloc_tensor_traits,
  .interfaces = bufferization_alloc_tensor_interfaces, .interface_count = 2,
  .checks = &bufferization_alloc_tensor_checks,
  .parse = bufferization_alloc_tensor_parse_hook, .print = bufferization_alloc_tensor_print,
  .more = &bufferization_alloc_tensor_more,
};

// ---- bufferization.dealloc_tensor ----

mica_op *bufferization_dealloc_tensor_build(mica_builder *b, mica_loc loc, mica_value *tensor) {
  mica_value *operands[] = {tensor};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &bufferization_dealloc_tensor_def, &parts);
}

static const mica_part bufferization_dealloc_tensor_parts[] = {
  {.name = "tensor", .check = &must_be_tensor_of_any_type_values},
};
// bufferization.dealloc_tensor: $tensor attr-dict `:` type($tensor)
static bool bufferization_dealloc_tensor_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tensor_operand;
  const mica_type *tensor_type = NULL;
  if (!mica_parse_operand(p, &tensor_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &tensor_type)) return false;
  return mica_state_operands(out, &tensor_operand, 1, tensor_type);
}

static void bufferization_dealloc_tensor_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, bufferization_dealloc_tensor_tensor(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(bufferization_dealloc_tensor_tensor(op)));
}

static const mica_interface_impl bufferization_dealloc_tensor_interfaces[] = {
  {&bufferization_bufferizable_op_interface_id, &bufferization_bufferizable_op_interface_id},
};
const mica_op_def bufferization_dealloc_tensor_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "bufferization.dealloc_tensor", .name_size = 28,
  .summary = "Gives the memory of a tensor back", .dialect = &bufferization_dialect,
  .parts = bufferization_dealloc_tensor_parts, .operand_count = 1,
  .interfaces = bufferization_dealloc_tensor_interfaces, .interface_count = 1,
  .parse = bufferization_dealloc_tensor_parse, .print = bufferization_dealloc_tensor_print,
};

// ---- bufferization.materialize_in_destination ----

bool bufferization_materialize_in_destination_restrict(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &bufferization_materialize_in_destination_def,
                            BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_RESTRICT_);
  return attr != NULL;
}
void bufferization_materialize_in_destination_set_restrict(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &bufferization_materialize_in_destination_def,
                      BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_RESTRICT_,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

bool bufferization_materialize_in_destination_writable(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &bufferization_materialize_in_destination_def,
                            BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE);
  return attr != NULL;
}
void bufferization_materialize_in_destination_set_writable(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &bufferization_materialize_in_destination_def,
                      BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *bufferization_materialize_in_destination_build(mica_builder *b, mica_loc loc,
                                                        const mica_type *result_type,
                                                        mica_value *source, mica_value *dest,
                                                        bool restrict_, bool writable) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    (restrict_ ? mica_attr_unit(ctx) : NULL), (writable ? mica_attr_unit(ctx) : NULL),
  };
  mica_value *operands[] = {source, dest};
  const mica_op_parts parts = {
    operands, 2, &result_type, result_type != NULL, slots, 2, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &bufferization_materialize_in_destination_def, &parts);
}

static const mica_part bufferization_materialize_in_destination_parts[] = {
  {.name = "restrict", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "writable", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "source", .check = &must_be_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_shaped_of_any_type_values},
  {.name = "result", .check = &must_be_tensor_of_any_type_values, .flags = MICA_PART_OPTIONAL},
};
static bool bufferization_materialize_in_destination_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_element_or_self(
         mica_value_type(bufferization_materialize_in_destination_dest(op))) ==
                          mica_type_element_or_self(
         mica_value_type(bufferization_materialize_in_destination_source(op))),
                          "all of {source, dest} have same element type");
}

static const mica_region_checks bufferization_materialize_in_destination_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_destination_style, NULL},
};
static const mica_op_checks bufferization_materialize_in_destination_checks = {
  .verify = (mica_op_check *const[]){bufferization_materialize_in_destination_verify, NULL},
  .check = {bufferization_materialize_in_destination_check,
            "bufferization_materialize_in_destination_check"},
  .regions = &bufferization_materialize_in_destination_region_checks,
};
// bufferization.materialize_in_destination: $source `in` (`restrict` $restrict^)? (`writable`
// $writable^)? $dest attr-dict `:` functional-type(operands, results)
static bool bufferization_materialize_in_destination_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_keyword(p, "in")) return false;
  if (mica_parse_optional_keyword(p, "restrict")) {
    mica_state_set_unit(out, BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_RESTRICT_);  // restrict
  }
  if (mica_parse_optional_keyword(p, "writable")) {
    mica_state_set_unit(out, BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE);  // writable
  }
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {{&source_operand, 1}, {&dest_operand, 1}};
  return mica_state_operand_lists(out, operand_lists, 2, all_operand_types,
                                  mica_parser_name_position(p));
}

static void bufferization_materialize_in_destination_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, bufferization_materialize_in_destination_source(op));
  mica_print_str(p, MICA_STR(" in"));
  if (bufferization_materialize_in_destination_restrict_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" restrict"));
  }
  if (bufferization_materialize_in_destination_writable_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" writable"));
  }
  mica_print_char(p, ' ');
  mica_print_operand(p, bufferization_materialize_in_destination_dest(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

// bufferization.materialize_in_destination: $source `,` $dest attr-dict `:`
// custom<FormerStore>(type($source), type($dest), type($result), $writable)
static bool bufferization_materialize_in_destination_parse_former(mica_parser *p,
                                                                  mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  const mica_type *source_type = NULL, *dest_type = NULL;
  mica_types result_types = {NULL, 0};
  const mica_attr *writable_attr = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p,
                        bufferization_parse_former_store(p, out, &source_type, &dest_type,
                                                         &result_types, &writable_attr),
                        "bufferization_parse_former_store"))
    return false;
  mica_state_set_slot(out, BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE, writable_attr);
  if (!mica_state_results(out, result_types)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &dest_operand, 1, dest_type);
}

// bufferization.materialize_in_destination: $source `to` $dest attr-dict `:`
// custom<FormerStore>(type($source), type($dest), type($result), $writable)
static bool bufferization_materialize_in_destination_parse_former_2(mica_parser *p,
                                                                    mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  const mica_type *source_type = NULL, *dest_type = NULL;
  mica_types result_types = {NULL, 0};
  const mica_attr *writable_attr = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p,
                        bufferization_parse_former_store(p, out, &source_type, &dest_type,
                                                         &result_types, &writable_attr),
                        "bufferization_parse_former_store"))
    return false;
  mica_state_set_slot(out, BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE, writable_attr);
  if (!mica_state_results(out, result_types)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &dest_operand, 1, dest_type);
}

// All methods as the interface has them.
static const mica_subset_interface bufferization_materialize_in_destination_subset_methods = {0};
// All methods as the interface has them.
static const mica_subset_insertion_interface
    bufferization_materialize_in_destination_subset_insertion_methods = {
  0,
};
static const mica_interface_impl bufferization_materialize_in_destination_interfaces[] = {
  {&bufferization_bufferizable_op_interface_id, &bufferization_bufferizable_op_interface_id},
  {&mica_destination_style_interface_id, &mica_second_is_destination},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_subset_interface_id, &bufferization_materialize_in_destination_subset_methods},
  {&mica_subset_insertion_interface_id,
   &bufferization_materialize_in_destination_subset_insertion_methods},
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = bufferization_materialize_in_destination_effects}},
};
const mica_op_def bufferization_materialize_in_destination_def = {
  .name = "bufferization.materialize_in_destination", .name_size = 40,
  .summary = "Puts a tensor where another one or memory is", .dialect = &bufferization_dialect,
  .parts = bufferization_materialize_in_destination_parts, .slot_count = 2, .operand_count = 2,
  .result_count = 1,
  .interfaces = bufferization_materialize_in_destination_interfaces, .interface_count = 6,
  .checks = &bufferization_materialize_in_destination_checks,
  .parse = bufferization_materialize_in_destination_parse,
  .print = bufferization_materialize_in_destination_print,
};

// ---- bufferization.to_tensor ----

bool bufferization_to_tensor_restrict(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &bufferization_to_tensor_def,
                            BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_);
  return attr != NULL;
}
void bufferization_to_tensor_set_restrict(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

bool bufferization_to_tensor_writable(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &bufferization_to_tensor_def,
                            BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE);
  return attr != NULL;
}
void bufferization_to_tensor_set_writable(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *bufferization_to_tensor_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                       mica_value *buffer, bool restrict_, bool writable) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    (restrict_ ? mica_attr_unit(ctx) : NULL), (writable ? mica_attr_unit(ctx) : NULL),
  };
  mica_value *operands[] = {buffer};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &bufferization_to_tensor_def, &parts);
}

static const mica_part bufferization_to_tensor_parts[] = {
  {.name = "restrict", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "writable", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "buffer", .check = &must_be_buffer_like_type_instance},
  {.name = "result", .check = &must_be_tensor_like_type_instance},
};
static bool bufferization_to_tensor_verify(mica_op *op) {
  return mica_verify_that(op,
                          bufferization_buffer_fits_result(op, bufferization_to_tensor_result(op),
                                                           bufferization_to_tensor_buffer(op)),
                          "specified tensor and buffer types match");
}

static const mica_op_checks bufferization_to_tensor_checks = {
  .verify = (mica_op_check *const[]){bufferization_to_tensor_verify,
                                     mica_verify_same_operands_and_result_shape,
                                     mica_verify_same_operands_and_result_element_type, NULL},
};
// bufferization.to_tensor: $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:`
// type($buffer) `to` type($result)
static bool bufferization_to_tensor_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref buffer_operand;
  const mica_type *buffer_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &buffer_operand)) return false;
  if (mica_parse_optional_keyword(p, "restrict")) {
    mica_state_set_unit(out, BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_);  // restrict
  }
  if (mica_parse_optional_keyword(p, "writable")) {
    mica_state_set_unit(out, BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE);  // writable
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &buffer_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &buffer_operand, 1, buffer_type);
}

static void bufferization_to_tensor_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, bufferization_to_tensor_buffer(op));
  if (bufferization_to_tensor_restrict_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" restrict"));
  }
  if (bufferization_to_tensor_writable_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" writable"));
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(bufferization_to_tensor_buffer(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(bufferization_to_tensor_result(op)));
}

// bufferization.to_tensor: $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:`
// custom<FormerBuffer>(type($result), type($buffer))
static bool bufferization_to_tensor_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_ref buffer_operand;
  const mica_type *result_type = NULL, *buffer_type = NULL;
  if (!mica_parse_operand(p, &buffer_operand)) return false;
  if (mica_parse_optional_keyword(p, "restrict")) {
    mica_state_set_unit(out, BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_);  // restrict
  }
  if (mica_parse_optional_keyword(p, "writable")) {
    mica_state_set_unit(out, BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE);  // writable
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p, bufferization_parse_former_buffer(p, out, &result_type, &buffer_type),
                        "bufferization_parse_former_buffer"))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &buffer_operand, 1, buffer_type);
}

static const mica_effect_def bufferization_to_tensor_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND,
   .index = BUFFERIZATION_TO_TENSOR_OPERAND_BUFFER, .is_full = true},
};
static const mica_effects_interface bufferization_to_tensor_memory_effect_methods = {
  .table = bufferization_to_tensor_memory_effect_table, .count = 1,
};
static const mica_trait *const bufferization_to_tensor_traits[] = {
  &mica_trait_same_operands_and_result_shape, &mica_trait_same_operands_and_result_element_type,
  NULL,
};
static const mica_interface_impl bufferization_to_tensor_interfaces[] = {
  {&bufferization_bufferizable_op_interface_id, &bufferization_bufferizable_op_interface_id},
  {&mica_memory_effects_interface_id, &bufferization_to_tensor_memory_effect_methods},
};
static bool bufferization_to_tensor_fold_hook(mica_op *op, const mica_attr *const *operands,
                                              mica_fold *out) {
  return bufferization_to_tensor_fold(op, operands[BUFFERIZATION_TO_TENSOR_OPERAND_BUFFER], out);
}

static const mica_op_more bufferization_to_tensor_more = {
  .fold = bufferization_to_tensor_fold_hook, .patterns = bufferization_to_tensor_canonicalizations,
};
const mica_op_def bufferization_to_tensor_def = {
  .name = "bufferization.to_tensor", .name_size = 23, .summary = "The tensor that memory holds",
  .dialect = &bufferization_dialect,
  .parts = bufferization_to_tensor_parts, .slot_count = 2, .operand_count = 1, .result_count = 1,
  .traits = bufferization_to_tensor_traits,
  .interfaces = bufferization_to_tensor_interfaces, .interface_count = 2,
  .checks = &bufferization_to_tensor_checks,
  .parse = bufferization_to_tensor_parse, .print = bufferization_to_tensor_print,
  .more = &bufferization_to_tensor_more,
};

// ---- bufferization.to_buffer ----

bool bufferization_to_buffer_read_only(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &bufferization_to_buffer_def,
                            BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY);
  return attr != NULL;
}
void bufferization_to_buffer_set_read_only(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &bufferization_to_buffer_def, BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *bufferization_to_buffer_build(mica_builder *b, mica_loc loc, const mica_type *buffer_type,
                                       mica_value *tensor, bool read_only) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(read_only ? mica_attr_unit(ctx) : NULL)};
  mica_value *operands[] = {tensor};
  const mica_type *types[] = {buffer_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &bufferization_to_buffer_def, &parts);
}

static const mica_part bufferization_to_buffer_parts[] = {
  {.name = "read_only", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "tensor", .check = &must_be_tensor_like_type_instance},
  {.name = "buffer", .check = &must_be_buffer_like_type_instance},
};
static bool bufferization_to_buffer_verify(mica_op *op) {
  return mica_verify_that(op,
                          bufferization_buffer_fits_tensor(op, bufferization_to_buffer_tensor(op),
                                                           bufferization_to_buffer_buffer(op)),
                          "specified tensor and buffer types match");
}

static const mica_op_checks bufferization_to_buffer_checks = {
  .verify = (mica_op_check *const[]){bufferization_to_buffer_verify,
                                     mica_verify_same_operands_and_result_shape,
                                     mica_verify_same_operands_and_result_element_type, NULL},
};
// bufferization.to_buffer: $tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to`
// type($buffer)
static bool bufferization_to_buffer_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tensor_operand;
  const mica_type *tensor_type = NULL, *buffer_type = NULL;
  if (!mica_parse_operand(p, &tensor_operand)) return false;
  if (mica_parse_optional_keyword(p, "read_only")) {
    mica_state_set_unit(out, BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY);  // read_only
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &tensor_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &buffer_type)) return false;
  if (!mica_state_result(out, buffer_type)) return false;
  return mica_state_operands(out, &tensor_operand, 1, tensor_type);
}

static void bufferization_to_buffer_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, bufferization_to_buffer_tensor(op));
  if (bufferization_to_buffer_read_only_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" read_only"));
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(bufferization_to_buffer_tensor(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(bufferization_to_buffer_buffer(op)));
}

// bufferization.to_buffer: $tensor (`read_only` $read_only^)? attr-dict `:`
// custom<FormerBuffer>(type($tensor), type($buffer))
static bool bufferization_to_buffer_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tensor_operand;
  const mica_type *tensor_type = NULL, *buffer_type = NULL;
  if (!mica_parse_operand(p, &tensor_operand)) return false;
  if (mica_parse_optional_keyword(p, "read_only")) {
    mica_state_set_unit(out, BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY);  // read_only
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p, bufferization_parse_former_buffer(p, out, &tensor_type, &buffer_type),
                        "bufferization_parse_former_buffer"))
    return false;
  if (!mica_state_result(out, buffer_type)) return false;
  return mica_state_operands(out, &tensor_operand, 1, tensor_type);
}

static const mica_trait *const bufferization_to_buffer_traits[] = {
  &mica_trait_same_operands_and_result_shape, &mica_trait_same_operands_and_result_element_type,
  &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl bufferization_to_buffer_interfaces[] = {
  {&bufferization_bufferizable_op_interface_id, &bufferization_bufferizable_op_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool bufferization_to_buffer_fold_hook(mica_op *op, const mica_attr *const *operands,
                                              mica_fold *out) {
  return bufferization_to_buffer_fold(op, operands[BUFFERIZATION_TO_BUFFER_OPERAND_TENSOR], out);
}

static const mica_op_more bufferization_to_buffer_more = {
  .fold = bufferization_to_buffer_fold_hook, .patterns = bufferization_to_buffer_canonicalizations,
};
const mica_op_def bufferization_to_buffer_def = {
  .name = "bufferization.to_buffer", .name_size = 23, .summary = "Memory that holds a tensor",
  .dialect = &bufferization_dialect,
  .parts = bufferization_to_buffer_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = bufferization_to_buffer_traits,
  .interfaces = bufferization_to_buffer_interfaces, .interface_count = 3,
  .checks = &bufferization_to_buffer_checks,
  .parse = bufferization_to_buffer_parse, .print = bufferization_to_buffer_print,
  .more = &bufferization_to_buffer_more,
};

// ---- bufferization.clone ----

mica_op *bufferization_clone_build(mica_builder *b, mica_loc loc, const mica_type *output_type,
                                   mica_value *input) {
  mica_value *operands[] = {input};
  const mica_type *types[] = {output_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &bufferization_clone_def, &parts);
}

static const mica_part bufferization_clone_parts[] = {
  {.name = "input", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "output", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
};
// bufferization.clone: $input attr-dict `:` type($input) `to` type($output)
static bool bufferization_clone_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref input_operand;
  const mica_type *input_type = NULL, *output_type = NULL;
  if (!mica_parse_operand(p, &input_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &input_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &output_type)) return false;
  if (!mica_state_result(out, output_type)) return false;
  return mica_state_operands(out, &input_operand, 1, input_type);
}

static void bufferization_clone_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, bufferization_clone_input(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(bufferization_clone_input(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(bufferization_clone_output(op)));
}

static const mica_effect_def bufferization_clone_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND,
   .index = BUFFERIZATION_CLONE_OPERAND_INPUT},
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_RESULT,
   .index = BUFFERIZATION_CLONE_RESULT_OUTPUT},
  {.kind = MICA_EFFECT_ALLOCATE, .on = MICA_EFFECT_ON_RESULT,
   .index = BUFFERIZATION_CLONE_RESULT_OUTPUT},
};
static const mica_effects_interface bufferization_clone_memory_effect_methods = {
  .table = bufferization_clone_memory_effect_table, .count = 3,
};
static const mica_interface_impl bufferization_clone_interfaces[] = {
  {&mica_memory_effects_interface_id, &bufferization_clone_memory_effect_methods},
  {&bufferization_allocation_op_interface_id, &bufferization_allocation_op_interface_id},
};
static bool bufferization_clone_fold_hook(mica_op *op, const mica_attr *const *operands,
                                          mica_fold *out) {
  return bufferization_clone_fold(op, operands[BUFFERIZATION_CLONE_OPERAND_INPUT], out);
}

static const mica_op_more bufferization_clone_more = {
  .fold = bufferization_clone_fold_hook, .patterns = bufferization_clone_canonicalizations,
};
const mica_op_def bufferization_clone_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "bufferization.clone", .name_size = 19,
  .summary = "Memory with the same content", .dialect = &bufferization_dialect,
  .parts = bufferization_clone_parts, .operand_count = 1, .result_count = 1,
  .interfaces = bufferization_clone_interfaces, .interface_count = 2,
  .parse = bufferization_clone_parse, .print = bufferization_clone_print,
  .more = &bufferization_clone_more,
};

// ---- bufferization.dealloc ----

mica_op *bufferization_dealloc_build(mica_builder *b, mica_loc loc,
                                     mica_types updated_conditions_types,
                                     mica_value *const *memrefs, size_t memrefs_count,
                                     mica_value *const *conditions, size_t conditions_count,
                                     mica_value *const *retained, size_t retained_count) {
  const mica_value_group groups[] = {
    {memrefs, memrefs_count}, {conditions, conditions_count}, {retained, retained_count},
  };
  const mica_op_parts parts = {
    NULL, 0, updated_conditions_types.data, updated_conditions_types.size, NULL, 0,
    .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &bufferization_dealloc_def, &parts, groups, 3);
}

static const mica_part bufferization_dealloc_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "memrefs", .check = &must_be_variadic_of_ranked_or_unranked_memref_of,
   .flags = MICA_PART_VARIADIC},
  {.name = "conditions", .check = &must_be_variadic_of_1_bit_signless_integer,
   .flags = MICA_PART_VARIADIC},
  {.name = "retained", .check = &must_be_variadic_of_ranked_or_unranked_memref_of,
   .flags = MICA_PART_VARIADIC},
  {.name = "updatedConditions", .check = &must_be_variadic_of_1_bit_signless_integer,
   .flags = MICA_PART_VARIADIC},
};
static const mica_region_checks bufferization_dealloc_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_inferred_types, NULL},
};
static const mica_op_checks bufferization_dealloc_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {bufferization_dealloc_check, "bufferization_dealloc_check"},
  .regions = &bufferization_dealloc_region_checks,
};
// bufferization.dealloc: (` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?
// (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
static bool bufferization_dealloc_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs memrefs_operands = {
    NULL, 0}, conditions_operands = {NULL, 0}, retained_operands = {NULL, 0,
  };
  mica_position memrefs_at = mica_parser_name_position(p), retained_at =
      mica_parser_name_position(p);
  mica_types memrefs_types = {NULL, 0}, retained_types = {NULL, 0};
  if (mica_parse_optional_punct(p, '(')) {
    memrefs_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &memrefs_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &memrefs_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
    if (!mica_parse_keyword(p, "if")) return false;
    if (!mica_parse_punct(p, '(')) return false;
    if (!mica_parse_operands(p, 0, false, &conditions_operands)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (mica_parse_optional_keyword(p, "retain")) {
    if (!mica_parse_punct(p, '(')) return false;
    retained_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &retained_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &retained_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  const int32_t operand_segments[] = {
    (int32_t)memrefs_operands.size, (int32_t)conditions_operands.size,
    (int32_t)retained_operands.size,
  };
  if (!mica_state_set_segments(out, BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                               operand_segments, 3))
    return false;
  if (!mica_state_operands_typed(out, memrefs_operands.data, memrefs_operands.size, memrefs_types,
                                 memrefs_at))
    return false;
  if (!mica_state_operands(out, conditions_operands.data, conditions_operands.size,
                           mica_type_i(mica_parser_context(p), 1)))
    return false;
  if (!mica_state_operands_typed(out, retained_operands.data, retained_operands.size,
                                 retained_types, retained_at))
    return false;
  return mica_parser_hook(p,
                          mica_state_infer_result_list(out, bufferization_dealloc_infer_types,
                                                       bufferization_dealloc_infer_count),
                          "bufferization_dealloc_infer_types");
}

static void bufferization_dealloc_print(mica_printer *p, const mica_op *op) {
  const mica_segment memrefs_segment = bufferization_dealloc_memrefs_segment(op);
  const mica_segment conditions_segment = bufferization_dealloc_conditions_segment(op);
  const mica_segment retained_segment = bufferization_dealloc_retained_segment(op);
  if (memrefs_segment.count > 0) {
    mica_print_str(p, MICA_STR(" ("));
    mica_print_operands(p, op, memrefs_segment.first, memrefs_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, memrefs_segment.first, memrefs_segment.count);
    mica_print_str(p, MICA_STR(") if ("));
    mica_print_operands(p, op, conditions_segment.first, conditions_segment.count);
    mica_print_char(p, ')');
  }
  if (retained_segment.count > 0) {
    mica_print_str(p, MICA_STR(" retain ("));
    mica_print_operands(p, op, retained_segment.first, retained_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, retained_segment.first, retained_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_discardable(p, op);
}

static const mica_infer_type_interface bufferization_dealloc_infer_type_methods = {
  .infer_types = bufferization_dealloc_infer_types,
  .infer_count = bufferization_dealloc_infer_count,
};
static const mica_interface_impl bufferization_dealloc_interfaces[] = {
  {&mica_infer_type_interface_id, &bufferization_dealloc_infer_type_methods},
};
static const mica_op_more bufferization_dealloc_more = {
  .patterns = bufferization_dealloc_canonicalizations,
};
const mica_op_def bufferization_dealloc_def = {
  .name = "bufferization.dealloc", .name_size = 21,
  .summary = "Gives memory back that is owned and isn't kept", .dialect = &bufferization_dialect,
  .parts = bufferization_dealloc_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .traits = bufferization_alloc_tensor_traits,
  .interfaces = bufferization_dealloc_interfaces, .interface_count = 1,
  .checks = &bufferization_dealloc_checks,
  .parse = bufferization_dealloc_parse, .print = bufferization_dealloc_print,
  .more = &bufferization_dealloc_more,
};

// Ordered by name.
static const mica_op_def *const bufferization_ops[] = {
  &bufferization_alloc_tensor_def,
  &bufferization_clone_def,
  &bufferization_dealloc_def,
  &bufferization_dealloc_tensor_def,
  &bufferization_materialize_in_destination_def,
  &bufferization_to_buffer_def,
  &bufferization_to_tensor_def,
};
static const mica_dialect_def *const bufferization_dependents[] = {
  &memref_dialect, &tensor_dialect, &arith_dialect, NULL,
};
// All methods as the interface has them.
static const mica_dialect_inliner_interface bufferization_dialect_inliner_methods = {0};
static const mica_interface_impl bufferization_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &bufferization_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const bufferization_materialize_in_destination_former_names[] = {
  "memref.tensor_store", "std.tensor_store", "tensor_store", NULL,
};
static mica_form_parser *const bufferization_materialize_in_destination_former_parsers[] = {
  bufferization_materialize_in_destination_parse_former,
  bufferization_materialize_in_destination_parse_former_2, NULL,
};
static const char *const bufferization_to_tensor_former_names[] = {
  "memref.tensor_load", "std.tensor_load", "tensor_load", NULL,
};
static mica_form_parser *const bufferization_to_tensor_former_parsers[] = {
  bufferization_to_tensor_parse_former, NULL,
};
static const char *const bufferization_to_buffer_former_names[] = {
  "bufferization.to_memref", "memref.buffer_cast", "std.tensor_to_memref", "tensor_to_memref", NULL,
};
static mica_form_parser *const bufferization_to_buffer_former_parsers[] = {
  bufferization_to_buffer_parse_former, NULL,
};
static const char *const bufferization_clone_former_names[] = {"memref.clone", NULL};
static const mica_former_op bufferization_former_ops[] = {
  {
    .op = &bufferization_materialize_in_destination_def,
    .names = bufferization_materialize_in_destination_former_names,
    .parsers = bufferization_materialize_in_destination_former_parsers,
  },
  {
    .op = &bufferization_to_tensor_def,
    .names = bufferization_to_tensor_former_names,
    .parsers = bufferization_to_tensor_former_parsers,
  },
  {
    .op = &bufferization_to_buffer_def,
    .names = bufferization_to_buffer_former_names,
    .parsers = bufferization_to_buffer_former_parsers,
  },
  {
    .op = &bufferization_clone_def,
    .names = bufferization_clone_former_names,
  },};
static const mica_former_dialect bufferization_former = {
  .ops = bufferization_former_ops,
  .op_count = 4,
};

const mica_dialect_def bufferization_dialect = {
  .abi = 5,
  .name = "bufferization",
  .ops = bufferization_ops,
  .op_count = 7,
  .dependents = bufferization_dependents,
  .verify_op_attribute = bufferization_verify_op_attribute,
  .verify_region_argument_attribute = bufferization_verify_region_argument_attribute,
  .patterns = bufferization_canonicalizations,
  .interfaces = bufferization_interfaces, .interface_count = 1,
  .former = &bufferization_former,
};
