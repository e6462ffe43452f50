// Transformations as they were written in 2022 and 2023: without types, loops tiled by other names,
// and fewer results. Called by generated code with --upgrade-legacy; own nothing.
#include "shared.h"

#include "mica/directives.h"
#include "mica/former.h"
#include "mica/index_list.h"
#include "mica/predicate.h"
#include "mica/reflection.h"

// ---- Types --------------------------------------------------------------------------------------

// Results were handles of operations of any name.
const mica_type *transform_former_handle(const mica_type *type) {
  if (type == NULL) return NULL;
  return mica_type_is_named(type, "transform.op")
             ? transform_any_op_type_get(mica_type_context(type))
             : type;
}

// `: (!t) -> (!u, !v)`, or nothing: then operands have the types of their values, and results are
// handles, as many as today or as the text names.
typedef struct former_types {
  bool given;
  mica_position at;
  mica_types inputs, results;
} former_types;

static bool parse_types(mica_parser *p, former_types *out) {
  *out = (former_types){0};
  out->given = mica_parse_optional_punct(p, ':');
  out->at = mica_parser_position(p);
  return out->given ? mica_parse_function_types(p, &out->inputs, &out->results) : true;
}

static bool add_operands(mica_op_state *out, const mica_operand_refs *refs,
                         const former_types *types) {
  return types->given
             ? mica_state_operands_typed(out, refs->data, refs->size, types->inputs, types->at)
             : mica_state_former_operands(out, refs->data, refs->size);
}

// How many results today's definition has that are single; *group: whether there is a group, too.
static size_t count_single(const mica_op_state *out, bool *group) {
  size_t count = 0, single = 0;
  const mica_part *parts = mica_op_def_parts(mica_state_name(out)->def, MICA_PART_RESULT, &count);
  for (size_t i = 0; i < count; i++) single += (parts[i].flags & MICA_PART_VARIADIC) == 0;
  *group = single < count;
  return single;
}

// Results that it hadn't then are handles that nothing names.
static bool add_results(mica_op_state *out, const former_types *types, size_t had) {
  bool group;
  const size_t single = count_single(out, &group), told = types->given ? types->results.size : 0;
  const bool needs_type = told < single || (group && !types->given);
  const mica_type *handle = needs_type ? transform_former_handle(mica_state_former_type(out))
                                       : NULL;
  if (types->given && !mica_state_results(out, types->results)) return false;
  for (size_t i = told; i < single; i++)
    if (!mica_state_result(out, handle)) return false;
  if (!types->given && group) return mica_state_former_results(out, handle, single);
  return mica_state_former_had(out, types->given && told < single ? told : had, NULL);
}

// ---- Most of them -------------------------------------------------------------------------------

static bool parse_plain(mica_parser *p, mica_op_state *out, size_t had) {
  mica_operand_refs refs;
  former_types types;
  return mica_parse_operands(p, 0, false, &refs) && mica_parse_attr_dict(p, out) &&
         parse_types(p, &types) && add_operands(out, &refs, &types) &&
         add_results(out, &types, had);
}

// `%a, %b {...}`
bool transform_parse_former(mica_parser *p, mica_op_state *out) { return parse_plain(p, out, 0); }
// The same of what had one result.
bool transform_parse_former_one(mica_parser *p, mica_op_state *out) {
  return parse_plain(p, out, 1);
}

// Loops may be peeled and pipelined by a handle of loops alone today.
static bool cast_to_loop(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  mica_value *loop = mica_op_operand(op, 0);
  if (transform_type_is_handle_of(mica_value_type(loop), "scf.for")) return true;
  const mica_type *type = transform_operation_type_get(mica_op_context(op), MICA_STR("scf.for"));
  mica_builder b = mica_builder_before(op);
  const mica_op *cast = type == NULL ? NULL : transform_cast_build(&b, mica_op_loc(op), type, loop);
  if (cast == NULL) return false;
  mica_op_set_operand(op, 0, mica_op_result(cast, 0));
  return true;
}

bool transform_parse_former_loop(mica_parser *p, mica_op_state *out) {
  mica_operand_ref loop;
  former_types types;
  const mica_operand_refs refs = {&loop, 1};
  return mica_parse_operand(p, &loop) && mica_parse_attr_dict(p, out) && parse_types(p, &types) &&
         add_operands(out, &refs, &types) && add_results(out, &types, 0) &&
         mica_state_former_had(out, 1, cast_to_loop);
}

// ---- Tiling -------------------------------------------------------------------------------------

static bool had_name(const mica_op_state *out, const char *name) {
  return mica_str_is(mica_state_former_name(out), name);
}

static size_t count_loops(const mica_attr *sizes) {
  size_t loops = 0;
  if (sizes == NULL || !mica_attr_is_dense_i64s(sizes)) return 0;
  const mica_int64s numbers = mica_attr_dense_i64s_value(sizes);
  for (size_t i = 0; i < numbers.size; i++) loops += numbers.data[i] != 0;
  return loops;
}

static bool add_loops(mica_op_state *out, const former_types *types, const mica_attr *sizes) {
  const mica_type *handle = transform_former_handle(mica_state_former_type(out));
  if (types->given) return mica_state_results(out, types->results);
  for (size_t loops = count_loops(sizes) + 1; loops > 0; loops--)
    if (!mica_state_result(out, handle)) return false;
  return true;
}

static const mica_attr *none_scalable(mica_parser *p, const mica_attr *sizes) {
  const size_t count = mica_attr_dense_i64s_value(sizes).size;
  bool *flags = mica_parser_scratch(p, count + 1);
  if (flags == NULL) return NULL;
  memset(flags, 0, count + 1);
  return mica_attr_dense_i1s(mica_parser_context(p), (mica_bools){flags, count});
}

typedef struct tiling {
  mica_operand_ref target;
  mica_operand_refs sizes;
  const mica_attr *numbers, *order;
  former_types types;
} tiling;

static bool parse_order(mica_parser *p, const mica_attr **order) {
  return !mica_parse_optional_keyword(p, "interchange") ||
         (mica_parse_punct(p, '=') &&
          mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), order));
}

static bool parse_tiling(mica_parser *p, mica_op_state *out, tiling *t) {
  *t = (tiling){0};
  if (!mica_parse_operand(p, &t->target)) return false;
  if (mica_parser_next_byte(p) == '[' &&
      !mica_parse_index_list(p, '[', &t->sizes, &t->numbers, NULL))
    return false;
  if (!parse_order(p, &t->order) || !mica_parse_attr_dict(p, out) || !parse_types(p, &t->types))
    return false;
  if (t->numbers == NULL) t->numbers = mica_state_attribute(out, MICA_STR("static_sizes"));
  return (t->numbers != NULL && mica_attr_is_dense_i64s(t->numbers)) ||
         mica_parse_error(p, mica_parser_name_position(p), "has no sizes of tiles");
}

// The operation and what it is tiled by.
static bool add_target_and(mica_parser *p, mica_op_state *out, const mica_operand_ref *target,
                           const mica_operand_refs *values, const former_types *types) {
  mica_operand_ref *all = mica_parser_scratch(p, (values->size + 1) * sizeof *all);
  if (all == NULL) return false;
  all[0] = *target;
  if (values->size > 0) memcpy(all + 1, values->data, values->size * sizeof *all);
  const mica_operand_refs refs = {all, values->size + 1};
  return add_operands(out, &refs, types);
}

// `%op [4, %n] {interchange = [1, 0]}` or `%op {sizes = [4, 4]}`
bool transform_parse_former_tile(mica_parser *p, mica_op_state *out) {
  tiling t;
  if (!parse_tiling(p, out, &t)) return false;
  const mica_attr *scalable = none_scalable(p, t.numbers);
  if (scalable == NULL) return false;
  mica_state_set_slot(out, TRANSFORM_STRUCTURED_TILE_USING_FOR_SLOT_SCALABLE_SIZES, scalable);
  mica_state_set_slot(out, TRANSFORM_STRUCTURED_TILE_USING_FOR_SLOT_STATIC_SIZES, t.numbers);
  if (t.order != NULL)
    mica_state_set_slot(out, TRANSFORM_STRUCTURED_TILE_USING_FOR_SLOT_INTERCHANGE, t.order);
  return add_target_and(p, out, &t.target, &t.sizes, &t.types) &&
         add_loops(out, &t.types, t.numbers);
}

// `%op {tile_sizes = [4, 4], tile_interchange = [1, 0]}`
bool transform_parse_former_fuse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs refs;
  former_types types;
  const int32_t sizes[] = {1, 0, 0};
  return mica_parse_operands(p, 0, false, &refs) && mica_parse_attr_dict(p, out) &&
         parse_types(p, &types) && add_operands(out, &refs, &types) &&
         add_loops(out, &types, mica_state_attribute(out, MICA_STR("static_tile_sizes"))) &&
         mica_state_set_segments(out, TRANSFORM_STRUCTURED_FUSE_SLOT_OPERAND_SEGMENT_SIZES, sizes,
                                 3);
}

// The loop came before what stands in it.
static bool exchange_results(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  mica_value *first = mica_op_result(op, 0), *second = mica_op_result(op, 1);
  mica_builder b = mica_builder_before(op);
  mica_op *held = transform_cast_build(&b, mica_op_loc(op), mica_value_type(first), first);
  if (held == NULL) return false;
  mica_op_set_operand(held, 0, second);
  mica_value_replace_all_uses(first, mica_op_result(held, 0));
  mica_op_set_operand(held, 0, first);
  mica_value_replace_all_uses(second, first);
  mica_op_set_operand(held, 0, second);
  mica_value_replace_all_uses(mica_op_result(held, 0), second);
  return mica_op_erase(held);
}

typedef struct forall {
  mica_operand_ref target;
  mica_operand_refs packed, values;
  const mica_attr *numbers, *mapping;
  bool by_threads;
  former_types types;
} forall;

// `num_threads [10, 20] (mapping = [#gpu.thread<y>])`
static bool parse_forall(mica_parser *p, mica_op_state *out, forall *f) {
  *f = (forall){0};
  if (!mica_parse_operand(p, &f->target)) return false;
  f->by_threads = mica_parse_optional_keyword(p, "num_threads");
  if (!f->by_threads) (void)mica_parse_optional_keyword(p, "tile_sizes");
  if (!mica_parse_packed_index_list(p, out, &f->packed, &f->values, &f->numbers)) return false;
  if (mica_parse_optional_punct(p, '(') &&
      (!mica_parse_keyword(p, "mapping") || !mica_parse_punct(p, '=') ||
       !mica_parse_attr(p, NULL, &f->mapping) || !mica_parse_punct(p, ')')))
    return false;
  return mica_parse_attr_dict(p, out) && parse_types(p, &f->types);
}

static bool add_forall_operands(mica_parser *p, mica_op_state *out, const forall *f) {
  const int32_t values = (int32_t)f->values.size, packed = (int32_t)f->packed.size;
  const int32_t threads[] = {1, values, 0, packed, 0}, tiles[] = {1, 0, values, 0, packed};
  return add_target_and(p, out, &f->target, packed > 0 ? &f->packed : &f->values, &f->types) &&
         mica_state_set_segments(out,
                                 TRANSFORM_STRUCTURED_TILE_USING_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                                 f->by_threads ? threads : tiles, 5);
}

bool transform_parse_former_forall(mica_parser *p, mica_op_state *out) {
  forall f;
  if (had_name(out, "transform.structured.tile_using_forall"))
    return mica_parse_error(p, mica_parser_position(p), "isn't older text");
  if (!parse_forall(p, out, &f) || !add_forall_operands(p, out, &f)) return false;
  mica_state_set_slot(out,
                      f.by_threads ? TRANSFORM_STRUCTURED_TILE_USING_FORALL_SLOT_STATIC_NUM_THREADS
                                   : TRANSFORM_STRUCTURED_TILE_USING_FORALL_SLOT_STATIC_TILE_SIZES,
                      f.numbers);
  if (f.mapping != NULL)
    mica_state_set_slot(out, TRANSFORM_STRUCTURED_TILE_USING_FORALL_SLOT_MAPPING, f.mapping);
  return add_results(out, &f.types, 0) && mica_state_former_had(out, 0, exchange_results);
}

// ---- What an operation stands in ----------------------------------------------------------------

static bool set(mica_op_state *out, const char *name, const mica_attr *value) {
  return value != NULL && mica_state_set_attribute(out, mica_str_of(name), value);
}

// `loop.get_parent_for %op {num_loops = 2, affine = true}`
static bool name_loop(mica_op_state *out) {
  mica_context *ctx = mica_state_context(out);
  const mica_attr *levels = mica_state_attribute(out, MICA_STR("num_loops"));
  const mica_attr *affine = mica_state_attribute(out, MICA_STR("affine"));
  const bool is_affine = affine != NULL &&
                         !(mica_attr_is_bool(affine) && !mica_attr_bool_value(affine));
  mica_state_remove_attribute(out, MICA_STR("num_loops"));
  mica_state_remove_attribute(out, MICA_STR("affine"));
  return (levels == NULL || set(out, "nth_parent", levels)) &&
         set(out, "op_name",
             mica_attr_string(ctx, is_affine ? MICA_STR("affine.for") : MICA_STR("scf.for")));
}

static bool ends_with(mica_str text, mica_str end) {
  return text.size >= end.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

bool transform_parse_former_parent(mica_parser *p, mica_op_state *out) {
  mica_operand_ref target;
  former_types types;
  const mica_operand_refs refs = {&target, 1};
  const mica_str name = mica_state_former_name(out);
  const bool is_loop = ends_with(name, MICA_STR("loop.get_parent_for"));
  if (!is_loop && !ends_with(name, MICA_STR("get_closest_isolated_parent")))
    return mica_parse_error(p, mica_parser_position(p), "isn't older text");
  if (!mica_parse_operand(p, &target) || !mica_parse_attr_dict(p, out) || !parse_types(p, &types))
    return false;
  return (is_loop ? name_loop(out)
                  : set(out, "isolated_from_above", mica_attr_unit(mica_state_context(out)))) &&
         add_operands(out, &refs, &types) && add_results(out, &types, 0);
}

// ---- Others -------------------------------------------------------------------------------------

// `split_handles %a in [2]`
bool transform_parse_former_split(mica_parser *p, mica_op_state *out) {
  enum { MOST = 64 };
  mica_operand_ref handle;
  int64_t count;
  former_types types;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_operand(p, &handle) || !mica_parse_keyword(p, "in") ||
      !mica_parse_punct(p, '[') || !mica_parse_int64(p, &count) || !mica_parse_punct(p, ']') ||
      !mica_parse_attr_dict(p, out) || !parse_types(p, &types))
    return false;
  if (count < 0 || count > MOST)
    return mica_parse_error(p, at, "older text can't tell the types of so many results");
  const mica_operand_refs refs = {&handle, 1};
  if (!add_operands(out, &refs, &types)) return false;
  if (types.given) return mica_state_results(out, types.results);
  for (int64_t i = 0; i < count; i++)
    if (!mica_state_result(out, transform_former_handle(mica_state_former_type(out)))) return false;
  return true;
}

// A failure was always the whole sequence's.
bool transform_parse_former_propagation(mica_parser *p, mica_op_state *out,
                                        const mica_attr **mode) {
  (void)out;
  *mode = mica_attr_i32(mica_parser_context(p), TRANSFORM_FAILURE_PROPAGATION_MODE_PROPAGATE);
  return *mode != NULL;
}

// `vectorize_padding = true`
const mica_attr *transform_former_unit(mica_context *ctx, const mica_attr *value) {
  if (!mica_attr_is_bool(value)) return value;
  return mica_attr_bool_value(value) ? mica_attr_unit(ctx) : NULL;
}

// `copy_back = false`
const mica_attr *transform_former_copy_back(mica_context *ctx, const mica_attr *value) {
  if (!mica_attr_is_bool(value)) return NULL;
  return mica_attr_string(ctx, mica_attr_bool_value(value)
                                   ? MICA_STR("bufferization.materialize_in_destination")
                                   : MICA_STR("none"));
}

// Padding ahead of loops is an operation of its own today.
const mica_attr *transform_former_no_hoisting(mica_context *ctx, const mica_attr *value) {
  const mica_attr *list = mica_former_int64s(ctx, value);
  return list != NULL && mica_attr_is_dense_i64s(list) && count_loops(list) == 0 ? value : NULL;
}
