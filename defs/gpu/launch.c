// Hooks of gpu.launch, and the custom directives of gpu.launch_func. Called by generated code; own
// nothing.
#include "shared.h"

// How many operands and arguments of the body a launch has by its sizes: of the grid and of blocks,
// and of clusters besides.
enum { SIZES = 6, CLUSTER_SIZES = 9, ARGUMENTS = 12, CLUSTER_ARGUMENTS = 18 };

static bool has_clusters(const mica_op *op) {
  return gpu_launch_cluster_size_x(op) != NULL && gpu_launch_cluster_size_y(op) != NULL &&
         gpu_launch_cluster_size_z(op) != NULL;
}
static size_t size_argument_count(const mica_op *op) {
  return has_clusters(op) ? CLUSTER_ARGUMENTS : ARGUMENTS;
}

// Three of each: where the arguments for numbers and for sizes begin, and the operands.
typedef struct size_assignment {
  const char *keyword;
  size_t ids, arguments, operands;
} size_assignment;
static const size_assignment clusters = {"clusters", 12, 15, 6}, blocks = {"blocks", 0, 6, 0},
                             threads = {"threads", 3, 9, 3};

// ---- Reading ------------------------------------------------------------------------------------

typedef struct launch {
  mica_operand_refs dependencies;
  mica_operand_ref sizes[CLUSTER_SIZES];
  mica_parsed_argument arguments[CLUSTER_ARGUMENTS];
  mica_position start;
  bool is_async, has_clusters, has_dynamic_memory;
} launch;

typedef struct id_list {
  mica_parsed_argument *ids;
  size_t size;
} id_list;

static bool parse_id(mica_parser *p, void *user) {
  id_list *list = user;
  mica_parsed_argument id;
  if (!mica_parse_argument(p, false, false, &id)) return false;
  if (list->size < 3) list->ids[list->size] = id;
  list->size++;
  return true;
}

static bool parse_ids(mica_parser *p, mica_parsed_argument *ids) {
  mica_position at = mica_parser_position(p);
  id_list list = {ids, 0};
  return mica_parse_list_in(p, '(', false, " in operand list", parse_id, &list) &&
         (list.size == 3 || mica_parse_error(p, at, "expected 3 values, but found %z", list.size));
}

// `(%id, %id, %id) in (%size = %operand, %size = %operand, %size = %operand)`
static bool parse_assignment(mica_parser *p, launch *l, const size_assignment *which) {
  if (!parse_ids(p, l->arguments + which->ids) || !mica_parse_keyword(p, "in") ||
      !mica_parse_punct(p, '('))
    return false;
  for (size_t i = 0; i < 3; i++)
    if ((i > 0 && !mica_parse_punct(p, ',')) ||
        !mica_parse_argument(p, false, false, &l->arguments[which->arguments + i]) ||
        !mica_parse_punct(p, '=') || !mica_parse_operand(p, &l->sizes[which->operands + i]))
      return false;
  return mica_parse_punct(p, ')');
}

static bool parse_sizes(mica_parser *p, mica_op_state *out, launch *l) {
  l->has_clusters = mica_parse_optional_keyword(p, clusters.keyword);
  return (!l->has_clusters || parse_assignment(p, l, &clusters)) &&
         mica_parse_keyword(p, blocks.keyword) && parse_assignment(p, l, &blocks) &&
         mica_parse_keyword(p, threads.keyword) && parse_assignment(p, l, &threads) &&
         mica_state_operands(out, l->sizes, l->has_clusters ? CLUSTER_SIZES : SIZES,
                             mica_type_index(mica_state_context(out)));
}

static bool parse_dynamic_memory(mica_parser *p, mica_op_state *out, launch *l) {
  mica_operand_ref size;
  l->has_dynamic_memory = mica_parse_optional_keyword(p, "dynamic_shared_memory_size");
  return !l->has_dynamic_memory ||
         (mica_parse_operand(p, &size) &&
          mica_state_operands(out, &size, 1, mica_type_i(mica_state_context(out), 32)));
}

// `module(@name)`, which is also the attribute's name.
static bool parse_name(mica_parser *p, mica_op_state *out, const char *what) {
  const mica_attr *name;
  if (!mica_parse_optional_keyword(p, what)) return true;
  return mica_parse_punct(p, '(') && mica_parse_attr_of(p, NULL, mica_attr_is_flat_symbol, &name) &&
         mica_state_set_attribute(out, mica_str_of(what), name) && mica_parse_punct(p, ')');
}

static bool parse_body(mica_parser *p, mica_op_state *out, launch *l) {
  size_t count = l->has_clusters ? CLUSTER_ARGUMENTS : ARGUMENTS;
  gpu_argument_list arguments = {l->arguments, count};
  const mica_type *index = mica_type_index(mica_state_context(out));
  for (size_t i = 0; i < count; i++) l->arguments[i].type = index;
  if (!gpu_parse_attributions(p, "workgroup", false, &arguments, NULL) ||
      !gpu_set_workgroup_count(out, arguments.size - count) ||
      !gpu_parse_attributions(p, "private", false, &arguments, NULL))
    return false;
  mica_region *body = mica_state_new_region(out);
  return index != NULL && body != NULL &&
         mica_parse_region(p, body, arguments.data, arguments.size, false) &&
         mica_parse_attr_dict(p, out);
}

static bool set_segments(mica_op_state *out, const launch *l) {
  int32_t cluster = l->has_clusters, memory = l->has_dynamic_memory;
  const int32_t sizes[] = {
      (int32_t)l->dependencies.size, 1, 1, 1, 1, 1, 1, cluster, cluster, cluster, memory};
  const mica_attr *attr = mica_attr_dense_i32s(mica_state_context(out),
                                               (mica_int32s){sizes, sizeof sizes / sizeof *sizes});
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), attr);
}

static bool parse_tokens(mica_parser *p, mica_op_state *out, launch *l) {
  mica_types token = {NULL, 0};
  l->start = mica_parser_position(p);
  if (!gpu_parse_async_dependencies(p, out, &token, &l->dependencies)) return false;
  l->is_async = token.size > 0;
  return mica_state_operands(out, l->dependencies.data, l->dependencies.size,
                             gpu_async_token_type_get(mica_state_context(out))) &&
         mica_state_results(out, token);
}

static bool check_named_result(mica_parser *p, const launch *l) {
  return l->is_async || mica_parser_result_count(p) == 0 ||
         mica_parse_error(p, l->start, "expected 'async' of a launch whose result is named");
}

bool gpu_launch_parse(mica_parser *p, mica_op_state *out) {
  launch l = {0};
  return parse_tokens(p, out, &l) && parse_sizes(p, out, &l) && parse_dynamic_memory(p, out, &l) &&
         parse_name(p, out, "module") && parse_name(p, out, "function") && parse_body(p, out, &l) &&
         set_segments(out, &l) && check_named_result(p, &l);
}

// ---- Writing ------------------------------------------------------------------------------------

static void print_assignment(mica_printer *p, const mica_op *op, const size_assignment *which) {
  const mica_block *body = mica_region_first(gpu_launch_body(op));
  size_t first = gpu_launch_async_dependencies_segment(op).count + which->operands;
  mica_print_char(p, ' ');
  mica_print_text(p, which->keyword);
  for (size_t i = 0; i < 3; i++) {
    mica_print_text(p, i == 0 ? "(" : ", ");
    mica_print_operand(p, mica_block_argument_at(body, which->ids + i));
  }
  for (size_t i = 0; i < 3; i++) {
    mica_print_text(p, i == 0 ? ") in (" : ", ");
    mica_print_operand(p, mica_block_argument_at(body, which->arguments + i));
    mica_print_text(p, " = ");
    mica_print_operand(p, mica_op_operand(op, first + i));
  }
  mica_print_char(p, ')');
}

static void print_tokens(mica_printer *p, const mica_op *op) {
  mica_segment dependencies = gpu_launch_async_dependencies_segment(op);
  const mica_value *token = gpu_launch_async_token(op);
  if (token != NULL || dependencies.count > 0) mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op, token == NULL ? NULL : mica_value_type(token), dependencies);
}

static void print_name(mica_printer *p, const char *what, const mica_attr *name) {
  if (name == NULL) return;
  mica_print_char(p, ' ');
  mica_print_text(p, what);
  mica_print_char(p, '(');
  mica_print_symbol_name(p, mica_attr_symbol_root(name));
  mica_print_char(p, ')');
}

static void print_sizes(mica_printer *p, const mica_op *op) {
  if (has_clusters(op)) print_assignment(p, op, &clusters);
  print_assignment(p, op, &blocks);
  print_assignment(p, op, &threads);
  if (gpu_launch_dynamic_shared_memory_size(op) == NULL) return;
  mica_print_text(p, " dynamic_shared_memory_size ");
  mica_print_operand(p, gpu_launch_dynamic_shared_memory_size(op));
}

void gpu_launch_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"operandSegmentSizes", "workgroup_attributions", "module",
                                       "function"};
  gpu_attributions memory;
  gpu_attributions_of(op, size_argument_count(op), &memory);
  print_tokens(p, op);
  print_sizes(p, op);
  print_name(p, "module", gpu_launch_module_attr(op));
  print_name(p, "function", gpu_launch_function_attr(op));
  gpu_print_attributions(p, "workgroup", memory.entry, memory.workgroup, memory.private, NULL);
  gpu_print_attributions(p, "private", memory.entry, memory.private, memory.end, NULL);
  mica_print_char(p, ' ');
  mica_print_region(p, gpu_launch_body(op), false, true, false);
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided);
}

// ---- Checks -------------------------------------------------------------------------------------

bool gpu_launch_check(mica_op *op) {
  bool some = gpu_launch_cluster_size_x(op) != NULL || gpu_launch_cluster_size_y(op) != NULL ||
              gpu_launch_cluster_size_z(op) != NULL;
  return !some || has_clusters(op) || mica_op_error(op, "cluster size must be all present");
}

static bool check_end(const mica_op *launch, const mica_op *last) {
  if (mica_op_successor_count(last) > 0 || gpu_terminator_isa(last)) return true;
  mica_diag *diag = mica_op_diag_begin(last, MICA_ERROR,
                                       "expected 'gpu.terminator' or a terminator with successors");
  mica_diag_note(diag, mica_op_loc(launch), "in 'gpu.launch' body region");
  return mica_diag_report(diag);
}

// A block that ends otherwise than by going to another one ends the kernel.
bool gpu_launch_check_regions(mica_op *op) {
  gpu_attributions memory;
  if (!gpu_attributions_of(op, size_argument_count(op), &memory))
    return mica_op_error(op, "unexpected number of region arguments");
  if (!gpu_verify_attributions(op, &memory)) return false;
  for (const mica_block *b = memory.entry; b != NULL; b = mica_block_next(b))
    if (mica_block_last(b) != NULL && !check_end(op, mica_block_last(b))) return false;
  return true;
}

// ---- gpu.launch_func ----------------------------------------------------------------------------

// `: i64` after the sizes, which are index otherwise.
bool gpu_parse_launch_dim_type(mica_parser *p, mica_op_state *out,
                               const mica_type **grid_size_x_type,
                               mica_operand_refs cluster_size_x_, mica_types *cluster_size_x_types,
                               mica_types *cluster_size_y_types, mica_types *cluster_size_z_types) {
  *grid_size_x_type = mica_type_index(mica_state_context(out));
  if (mica_parse_optional_punct(p, ':') && !mica_parse_type(p, grid_size_x_type)) return false;
  if (*grid_size_x_type == NULL) return false;
  if (cluster_size_x_.size == 0) return true;
  const mica_type **type = mica_parser_scratch(p, sizeof *type);
  if (type == NULL) return false;
  *type = *grid_size_x_type;
  *cluster_size_x_types = *cluster_size_y_types = *cluster_size_z_types = (mica_types){type, 1};
  return true;
}

void gpu_print_launch_dim_type(mica_printer *p, const mica_op *op,
                               const mica_type *grid_size_x_type, mica_value *cluster_size_x_,
                               const mica_type *cluster_size_x_type,
                               const mica_type *cluster_size_y_type,
                               const mica_type *cluster_size_z_type) {
  (void)op, (void)cluster_size_x_;
  (void)cluster_size_x_type, (void)cluster_size_y_type, (void)cluster_size_z_type;
  if (mica_type_is_index(grid_size_x_type)) return;
  mica_print_text(p, ": ");
  mica_print_type(p, grid_size_x_type);
}

typedef struct typed_operands {
  mica_operand_ref *refs;
  const mica_type **types;
  size_t size;
} typed_operands;

static bool parse_typed_operand(mica_parser *p, void *user) {
  typed_operands *list = user;
  list->refs = mica_parser_grow(p, list->refs, list->size, sizeof *list->refs);
  list->types = mica_parser_grow(p, list->types, list->size, sizeof *list->types);
  if (list->refs == NULL || list->types == NULL) return false;
  size_t i = list->size++;
  return mica_parse_operand(p, &list->refs[i]) && mica_parse_punct(p, ':') &&
         mica_parse_type(p, &list->types[i]);
}

// `args(%a : i32, %b : f32)`
bool gpu_parse_launch_func_operands(mica_parser *p, mica_op_state *out,
                                    mica_operand_refs *kernel_operands,
                                    mica_types *kernel_operands_types) {
  (void)out;
  typed_operands list = {0};
  if (!mica_parse_optional_keyword(p, "args")) return true;
  if (!mica_parse_list_in(p, '(', false, " in argument list", parse_typed_operand, &list))
    return false;
  *kernel_operands = (mica_operand_refs){list.refs, list.size};
  *kernel_operands_types = (mica_types){list.types, list.size};
  return true;
}

void gpu_print_launch_func_operands(mica_printer *p, const mica_op *op,
                                    mica_segment kernel_operands,
                                    mica_segment kernel_operands_types) {
  (void)kernel_operands_types;
  if (kernel_operands.count == 0) return;
  for (size_t i = 0; i < kernel_operands.count; i++) {
    const mica_value *operand = mica_op_operand(op, kernel_operands.first + i);
    mica_print_text(p, i == 0 ? "args(" : ", ");
    mica_print_operand(p, operand);
    mica_print_text(p, " : ");
    mica_print_type(p, mica_value_type(operand));
  }
  mica_print_char(p, ')');
}

static bool same_types(const mica_op *op) {
  const mica_type *x = mica_value_type(gpu_launch_func_cluster_size_x(op));
  return mica_value_type(gpu_launch_func_cluster_size_y(op)) == x &&
         mica_value_type(gpu_launch_func_cluster_size_z(op)) == x;
}

bool gpu_launch_func_check(mica_op *op) {
  const mica_op *module = mica_op_parent(op);
  while (module != NULL && !builtin_module_isa(module)) module = mica_op_parent(module);
  if (module == NULL) return mica_op_error(op, "expected to belong to a module");
  const mica_attr *mark = mica_op_attribute(module, MICA_STR("gpu.container_module"));
  if (mark == NULL || !mica_attr_is_unit(mark))
    return mica_op_error(op,
                         "expected the closest surrounding module to have the "
                         "'gpu.container_module' attribute");
  bool has_all = gpu_launch_func_cluster_size_x(op) != NULL &&
                 gpu_launch_func_cluster_size_y(op) != NULL &&
                 gpu_launch_func_cluster_size_z(op) != NULL;
  return !has_all || same_types(op) ||
         mica_op_error(op, "expects types of the cluster dimensions must be the same");
}

// What is inlined into kernels would have to run there.
bool gpu_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                           const mica_region *to, const mica_region *from,
                           mica_value *const *arguments, bool is_cloned) {
  (void)ctx, (void)dialect, (void)to, (void)from, (void)arguments, (void)is_cloned;
  return false;
}
