// Hooks of llvm.func: its text and what must hold of its body. Called by generated code; own
// nothing.
#include "shared.h"

#include <stdlib.h>

#include "mica/interfaces.h"

// ---- Its type -----------------------------------------------------------------------------------

static mica_types results_of(const mica_type *type) {
  const llvm_function_type_params *params = mica_type_params(type);
  if (llvm_is_void(params->return_type)) return (mica_types){NULL, 0};
  return (mica_types){&params->return_type, 1};
}

mica_types llvm_func_argument_types(const mica_op *op) {
  return llvm_function_type_params_(llvm_func_function_type(op));
}
mica_types llvm_func_result_types(const mica_op *op) {
  return results_of(llvm_func_function_type(op));
}

static const mica_type *make_type(mica_parser *p, mica_position at,
                                  const mica_signature *signature) {
  mica_context *ctx = mica_parser_context(p);
  if (signature->results.size > 1)
    return mica_parse_error(p, at,
                            "failed to construct function type: expected zero or one function "
                            "result"),
           NULL;
  for (size_t i = 0; i < signature->inputs.size; i++)
    if (!llvm_is_compatible_type(signature->inputs.data[i]))
      return mica_parse_error(p, at,
                              "failed to construct function type: expected LLVM type for function "
                              "arguments"),
             NULL;
  const mica_type *result = signature->results.size == 0 ? llvm_void_type_get(ctx)
                                                         : signature->results.data[0];
  if (result == NULL) return NULL;
  if (!llvm_is_compatible_type(result))
    return mica_parse_error(p, at,
                            "failed to construct function type: expected LLVM type for function "
                            "results'%t'",
                            result),
           NULL;
  return llvm_function_type_get(ctx, result, signature->inputs, signature->variadic);
}

// ---- Text ---------------------------------------------------------------------------------------

// `vscale_range(1, 16)`
static bool parse_vscale_range(mica_parser *p, mica_op_state *out) {
  mica_context *ctx = mica_state_context(out);
  int64_t low, high;
  if (!mica_parse_optional_keyword(p, "vscale_range")) return true;
  if (!mica_parse_punct(p, '(') || !mica_parse_int64(p, &low) || !mica_parse_punct(p, ',') ||
      !mica_parse_int64(p, &high) || !mica_parse_punct(p, ')'))
    return false;
  const mica_attr *bounds[] = {mica_attr_i(ctx, 32, low), mica_attr_i(ctx, 32, high)};
  return bounds[0] != NULL && bounds[1] != NULL &&
         llvm_set(out, "vscale_range", llvm_v_scale_range_attr_get(ctx, bounds[0], bounds[1]));
}

static bool parse_words(mica_parser *p, mica_op_state *out) {
  return llvm_parse_linkage(p, out) && llvm_parse_visibility(p, out) &&
         llvm_parse_unnamed_addr(p, out) && llvm_parse_convention(p, out);
}

static bool parse_body(mica_parser *p, mica_op_state *out, const mica_signature *signature) {
  mica_region *body = mica_state_new_region(out);
  return body != NULL &&
         mica_parse_optional_region(p, body, signature->arguments.data, signature->arguments.size,
                                    false) != MICA_FAILED;
}

bool llvm_func_parse(mica_parser *p, mica_op_state *out) {
  mica_signature signature;
  const mica_attr *name;
  if (!parse_words(p, out)) return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_symbol_name(p, &name) || !llvm_set(out, "sym_name", name) ||
      !mica_parse_signature(p, true, &signature))
    return false;
  const mica_type *type = make_type(p, at, &signature);
  return type != NULL && llvm_set(out, "function_type", mica_attr_type_of(type)) &&
         parse_vscale_range(p, out) && llvm_parse_comdat(p, out) &&
         mica_parse_attr_dict_with_keyword(p, out) &&
         mica_state_signature_attributes(out, &signature) && parse_body(p, out, &signature);
}

static void print_vscale_range(mica_printer *p, const mica_attr *range) {
  if (range == NULL) return;
  mica_print_text(p, " vscale_range(");
  mica_print_int(p, mica_attr_integer_value(llvm_v_scale_range_attr_min_range(range)));
  mica_print_text(p, ", ");
  mica_print_int(p, mica_attr_integer_value(llvm_v_scale_range_attr_max_range(range)));
  mica_print_char(p, ')');
}

static void print_words(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  const llvm_linkage linkage = llvm_linkage_of(op);
  if (linkage != LLVM_LINKAGE_EXTERNAL) llvm_print_word(p, llvm_linkage_to_text(linkage));
  llvm_print_case(p, &llvm_visibility_enum, llvm_func_visibility_attr(op));
  llvm_print_case(p, &llvm_unnamed_addr_enum, llvm_func_unnamed_addr_attr(op));
  llvm_print_convention(p, op);
}

void llvm_func_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name",     "function_type", "arg_attrs",   "res_attrs",
                                       "linkage",      "CConv",         "visibility_", "comdat",
                                       "unnamed_addr", "vscale_range"};
  const mica_type *type = llvm_func_function_type(op);
  print_words(p, op);
  mica_print_symbol_name(p, llvm_func_sym_name(op));
  mica_print_signature(p, op, llvm_function_type_params_(type), llvm_function_type_var_arg(type),
                       results_of(type));
  print_vscale_range(p, llvm_func_vscale_range_attr(op));
  llvm_print_comdat(p, llvm_func_comdat_attr(op));
  mica_print_attr_dict_with_keyword(p, op, elided, sizeof elided / sizeof *elided);
  if (llvm_is_external(op)) return;
  mica_print_char(p, ' ');
  mica_print_region(p, llvm_func_body(op), false, true, false);
}

// ---- Checks -------------------------------------------------------------------------------------

// The type of exceptions, which is the same all over a body.
typedef struct exception_search {
  const mica_type *type;
  const char *wrong;
} exception_search;

static mica_walk same_exception(exception_search *s, const mica_type *type, const char *wrong) {
  if (s->type == NULL) s->type = type;
  if (s->type == type) return MICA_WALK_ON;
  s->wrong = wrong;
  return MICA_WALK_STOP;
}

static mica_walk look_at_exceptions(void *user, mica_op *op) {
  if (llvm_landingpad_isa(op))
    return same_exception(
        user, mica_value_type(llvm_landingpad_res(op)),
        "'llvm.landingpad' should have a consistent result type inside a function");
  if (llvm_resume_isa(op))
    return same_exception(user, mica_value_type(llvm_resume_value(op)),
                          "'llvm.resume' should have a consistent input type inside a function");
  return MICA_WALK_ON;
}

// The tags of a body, in the order of the walk.
typedef struct tag {
  uint32_t id;
  size_t order;
  const mica_op *op;
} tag;
typedef struct tag_list {
  mica_context *context;
  tag *data;
  size_t size, capacity;
} tag_list;

static mica_walk collect_tags(void *user, mica_op *op) {
  tag_list *list = user;
  if (!llvm_blocktag_isa(op)) return MICA_WALK_ON;
  if (!MICA_ROOM(list->context, list->data, list->size, list->capacity, 1)) return MICA_WALK_STOP;
  list->data[list->size] =
      (tag){llvm_block_tag_attr_id(llvm_blocktag_tag_attr(op)), list->size, op};
  list->size++;
  return MICA_WALK_ON;
}

static int compare_tags(const void *a, const void *b) {
  const tag *x = a, *y = b;
  if (x->id != y->id) return x->id < y->id ? -1 : 1;
  return x->order < y->order ? -1 : 1;
}

// The first that stands a second time; NULL: none does.
static const tag *first_repeated(const tag_list *list) {
  const tag *first = NULL;
  if (list->size > 0) qsort(list->data, list->size, sizeof *list->data, compare_tags);
  for (size_t i = 1; i < list->size; i++)
    if (list->data[i].id == list->data[i - 1].id &&
        (first == NULL || list->data[i].order < first->order))
      first = &list->data[i];
  return first;
}

static bool check_tags(mica_op *op) {
  tag_list list = {.context = mica_op_context(op)};
  bool ok = mica_op_walk_after(op, collect_tags, &list);
  const tag *twice = ok ? first_repeated(&list) : NULL;
  if (twice != NULL)
    ok = mica_op_plain_error(twice->op,
                             "duplicate block tag '%u' in the same function: ", twice->id);
  mica_free(list.context, list.data, list.capacity * sizeof *list.data);
  return ok;
}

static bool check_body(mica_op *op) {
  exception_search search = {0};
  if (!mica_op_walk_after(op, look_at_exceptions, &search))
    return mica_op_plain_error(op, "%s", search.wrong);
  return check_tags(op);
}

bool llvm_func_check(mica_op *op) {
  llvm_linkage linkage = llvm_linkage_of(op);
  if (linkage == LLVM_LINKAGE_COMMON)
    return mica_op_error(op, "functions cannot have 'common' linkage");
  if (!llvm_verify_comdat(op, llvm_func_comdat_attr(op))) return false;
  if (llvm_is_external(op))
    return linkage == LLVM_LINKAGE_EXTERNAL || linkage == LLVM_LINKAGE_EXTERN_WEAK ||
           mica_op_error(op, "external functions must have 'external' or 'extern_weak' linkage");
  bool no_inline = llvm_func_no_inline_attr(op) != NULL;
  if (no_inline && llvm_func_always_inline_attr(op) != NULL)
    return mica_op_plain_error(op, "no_inline and always_inline attributes are incompatible");
  if (llvm_func_optimize_none_attr(op) != NULL && !no_inline)
    return mica_op_error(op, "with optimize_none must also be no_inline");
  return check_body(op);
}

// The arguments of the entry block are of the signature's types, which are LLVM's.
bool llvm_func_check_regions(mica_op *op) {
  (void)op;
  return true;
}

// ---- Addresses of blocks ------------------------------------------------------------------------

static const char tags_are_kept;  // the question whether those of a function are

typedef struct tag_search {
  const mica_region *body;
  const mica_attr *tag;
  bool found, all_kept;
} tag_search;

// The tags of a body are remembered with it, so that many addresses cost one walk.
static mica_walk keep_tag(void *user, mica_op *op) {
  tag_search *s = user;
  if (!llvm_blocktag_isa(op)) return MICA_WALK_ON;
  const mica_attr *tag = llvm_blocktag_tag_attr(op);
  s->found |= tag == s->tag;
  s->all_kept &=
      mica_verify_remember(mica_op_context(op), (mica_question){tag, NULL, s->body}, true);
  return MICA_WALK_ON;
}

static bool has_tag(mica_op *function, const mica_attr *tag) {
  mica_context *ctx = mica_op_context(function);
  const mica_region *body = llvm_func_body(function);
  const mica_question all = {&tags_are_kept, NULL, body};
  uintptr_t answer;
  if (mica_verify_recall(ctx, (mica_question){tag, NULL, body}, &answer)) return true;
  if (mica_verify_recall(ctx, all, &answer)) return false;
  tag_search search = {.body = body, .tag = tag, .all_kept = true};
  mica_op_walk_before(function, keep_tag, &search);
  if (search.all_kept) (void)mica_verify_remember(ctx, all, true);
  return search.found;
}

bool llvm_blockaddress_check(mica_op *op) {
  const mica_attr *address = llvm_blockaddress_block_addr_attr(op);
  const mica_op *module = llvm_parent_module(op);
  mica_op *function = module == NULL
                          ? NULL
                          : mica_symbol_nearest(module, llvm_block_address_attr_function(address));
  bool is_there = function != NULL && llvm_func_isa(function) &&
                  has_tag(function, llvm_block_address_attr_tag(address));
  return is_there ||
         mica_op_error(op, "expects an existing block label target in the referenced function");
}

// The function was found when the label was looked for.
bool llvm_blockaddress_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  (void)op, (void)tables;
  return true;
}
