// Memory that a function or a launch has for its threads, as arguments of its body (shared.h).
// Called by the hooks of gpu.func and gpu.launch; owns nothing.
#include "shared.h"

static const char count_name[] = "workgroup_attributions";

int64_t gpu_workgroup_count(const mica_op *op) {
  const mica_attr *count = mica_op_attribute(op, mica_str_of(count_name));
  return count == NULL || !mica_attr_is_integer(count) ? 0 : mica_attr_integer_value(count);
}

bool gpu_attributions_of(const mica_op *op, size_t first, gpu_attributions *out) {
  const mica_block *entry = mica_region_first(mica_op_region(op, 0));
  size_t count = entry == NULL ? 0 : mica_block_argument_count(entry);
  int64_t shared = gpu_workgroup_count(op);
  *out = (gpu_attributions){entry, count, count, count};
  if (count < first || shared < 0 || (uint64_t)shared > count - first) return false;
  out->workgroup = first;
  out->private = first + (size_t)shared;
  return true;
}

// ---- Text ---------------------------------------------------------------------------------------

static bool add_arguments(mica_parser *p, gpu_argument_list *all, mica_parsed_arguments more) {
  size_t size = all->size + more.size;
  mica_parsed_argument *data = mica_parser_scratch(p, (size + 1) * sizeof *data);
  if (data == NULL) return false;
  for (size_t i = 0; i < size; i++)
    data[i] = i < all->size ? all->data[i] : more.data[i - all->size];
  *all = (gpu_argument_list){data, size};
  return true;
}

static bool has_attributes(const mica_parsed_argument *argument) {
  return argument->attributes != NULL &&
         mica_attr_dictionary_entries(argument->attributes).size > 0;
}

// A dictionary for each one; nothing when all are empty.
static bool collect_attributes(mica_parser *p, mica_parsed_arguments arguments,
                               const mica_attr **out) {
  mica_context *ctx = mica_parser_context(p);
  const mica_attr **items = mica_parser_scratch(p, (arguments.size + 1) * sizeof *items);
  const mica_attr *none = mica_attr_dictionary(ctx, (mica_named_attrs){NULL, 0}, NULL);
  if (items == NULL || none == NULL) return false;
  bool any = false;
  for (size_t i = 0; i < arguments.size; i++) {
    bool has = has_attributes(&arguments.data[i]);
    items[i] = has ? arguments.data[i].attributes : none;
    any |= has;
  }
  if (any) *out = mica_attr_array(ctx, (mica_attrs){items, arguments.size});
  return !any || *out != NULL;
}

bool gpu_parse_attributions(mica_parser *p, const char *keyword, bool with_attributes,
                            gpu_argument_list *all, const mica_attr **attributes) {
  mica_parsed_arguments arguments;
  if (!mica_parse_optional_keyword(p, keyword)) return true;
  if (!mica_parse_arguments(p, '(', true, with_attributes, &arguments)) return false;
  return (!with_attributes || collect_attributes(p, arguments, attributes)) &&
         add_arguments(p, all, arguments);
}

bool gpu_set_workgroup_count(mica_op_state *out, size_t count) {
  const mica_attr *attr = mica_attr_i64(mica_state_context(out), (int64_t)count);
  return attr != NULL && mica_state_set_attribute(out, mica_str_of(count_name), attr);
}

static void print_attributes(mica_printer *p, const mica_attr *attributes, size_t index) {
  if (attributes == NULL) return;
  mica_attrs items = mica_attr_array_elements(attributes);
  if (index >= items.size || mica_attr_dictionary_entries(items.data[index]).size == 0) return;
  mica_print_char(p, ' ');
  mica_print_dictionary_entries(p, items.data[index]);
}

void gpu_print_attributions(mica_printer *p, const char *keyword, const mica_block *entry,
                            size_t first, size_t end, const mica_attr *attributes) {
  if (first == end) return;
  mica_print_char(p, ' ');
  mica_print_text(p, keyword);
  mica_print_char(p, '(');
  for (size_t i = first; i < end; i++) {
    const mica_value *argument = mica_block_argument_at(entry, i);
    if (i > first) mica_print_text(p, ", ");
    mica_print_operand(p, argument);
    mica_print_text(p, " : ");
    mica_print_type(p, mica_value_type(argument));
    print_attributes(p, attributes, i - first);
  }
  mica_print_char(p, ')');
}

// ---- Checks -------------------------------------------------------------------------------------

static bool verify_one(mica_op *op, const mica_type *type, gpu_address_space space) {
  if (!mica_type_is_memref(type)) return mica_op_error(op, "expected memref type in attribution");
  const mica_attr *stated = mica_type_memory_space(type);
  return stated == NULL || !gpu_address_space_attr_isa(stated) ||
         gpu_address_space_attr_value(stated) == space ||
         mica_op_error(op, "expected memory space %S in attribution",
                       gpu_address_space_to_text(space));
}

bool gpu_verify_attributions(mica_op *op, const gpu_attributions *attributions) {
  for (size_t i = attributions->workgroup; i < attributions->end; i++) {
    const mica_type *type = mica_value_type(mica_block_argument_at(attributions->entry, i));
    const gpu_address_space space = i < attributions->private ? GPU_ADDRESS_SPACE_WORKGROUP
                                                              : GPU_ADDRESS_SPACE_PRIVATE;
    if (!verify_one(op, type, space)) return false;
  }
  return true;
}
