// Fused locations. In a chain of rewrites each operation is where all before it were, so that flat
// lists would take the square of its length: where others of many parts are fused, that is done
// when somebody asks for the parts. Owns lists while they are made; the context owns the rest.
#include "builtin/params.h"
#include "memory/array.h"
#include "mica/location.h"

static const mica_param_def fused_params[] = {
    PARAM_ARRAY(fused_loc, parts, mica_loc),
    PARAM(fused_loc, metadata, MICA_PARAM_ATTR),
};
static const mica_param_def late_fused_params[] = {
    PARAM_ARRAY(late_fused_loc, parts, mica_loc),
    PARAM(late_fused_loc, metadata, MICA_PARAM_ATTR),
};
const mica_attr_def mica_builtin_fused_loc = {
    .base = BUILTIN_BASE("builtin.fused_loc", fused_loc, fused_params),
    .print = mica_printer_location_attr};
const mica_attr_def mica_builtin_late_fused_loc = {
    .base = BUILTIN_BASE("builtin.late_fused_loc", late_fused_loc, late_fused_params),
    .print = mica_printer_location_attr};

// ---- Lists of parts -----------------------------------------------------------------------------

typedef struct part_list {
  mica_context *context;
  mica_loc *data;
  size_t size, capacity;
  mica_pointer_map seen;  // used when there are many
  bool failed;
} part_list;

static void push(part_list *list, mica_loc loc) {
  if (MICA_ARRAY_ROOM(&list->context->memory, list->data, list->size, list->capacity, 1))
    list->data[list->size++] = loc;
  else list->failed = true;
}

static void free_list(part_list *list) {
  mica_memory *memory = &list->context->memory;
  mica_pointer_map_free(memory, &list->seen);
  mica_memory_free(memory, list->data, list->capacity * sizeof *list->data);
}

static bool has_part(const part_list *list, mica_loc loc) {
  for (size_t i = 0; i < list->size; i++)
    if (mica_loc_equal(list->data[i], loc)) return true;
  return false;
}

// Whether it wasn't there; it is then. Where addresses are short, two locations may look the same.
static bool note(part_list *list, mica_loc loc) {
  const void *key = (const void *)(uintptr_t)loc.bits;
  void **at = mica_pointer_map_enter(&list->context->memory, &list->seen, key);
  if (at == NULL) list->failed = true;
  const bool is_new = at != NULL && *at == NULL;
  if (is_new) *at = list;
  return is_new;
}

static void add_part(part_list *list, mica_loc loc) {
  enum { FEW = 16 };
  if (list->size < FEW && has_part(list, loc)) return;
  const bool is_new = loc.bits == 0 || note(list, loc);
  if (list->size >= FEW && !is_new && (sizeof(void *) >= sizeof loc.bits || has_part(list, loc)))
    return;
  push(list, loc);
}

// ---- Fusing -------------------------------------------------------------------------------------

static bool is_late(mica_loc loc) {
  return loc.bits != 0 && !loc_is_packed(loc) &&
         attr_of_loc(loc)->def == &mica_builtin_late_fused_loc;
}
static const late_fused_loc *late_of(mica_loc loc) { return mica_attr_params(attr_of_loc(loc)); }
static const fused_loc *fused_of(mica_loc loc) {
  assert(mica_loc_kind_of(loc) == MICA_LOC_FUSED && !is_late(loc));
  return mica_attr_params(attr_of_loc(loc));
}

static bool is_fused_with(mica_loc loc, const mica_attr *metadata) {
  return mica_loc_kind_of(loc) == MICA_LOC_FUSED && mica_loc_metadata(loc) == metadata;
}

static void push_last_first(part_list *waiting, locs parts) {
  for (size_t i = parts.size; i-- > 0;) push(waiting, parts.data[i]);
}

// Fusions with the same metadata are replaced by their parts; unknown and repeated parts are left
// out. `waiting`: what is still to be looked at.
static void flatten(part_list *list, part_list *waiting, locs parts, const mica_attr *metadata) {
  push_last_first(waiting, parts);
  while (waiting->size != 0 && !list->failed && !waiting->failed) {
    mica_loc loc = waiting->data[--waiting->size];
    if (is_late(loc) && late_of(loc)->fused.bits != 0) loc = late_of(loc)->fused;
    if (loc.bits == 0) continue;
    if (!is_fused_with(loc, metadata)) {
      add_part(list, loc);
    } else if (is_late(loc)) {
      if (note(waiting, loc)) push_last_first(waiting, late_of(loc)->parts);
    } else {
      const locs inner = fused_of(loc)->parts;
      for (size_t i = 0; i < inner.size; i++) add_part(list, inner.data[i]);
    }
  }
  list->failed |= waiting->failed;
}

static mica_loc make(const part_list *list, const mica_attr *metadata) {
  mica_loc unknown = mica_loc_unknown();
  if (list->failed) return unknown;
  if (metadata == NULL && list->size < 2) return list->size == 0 ? unknown : list->data[0];
  fused_loc params = {{list->data, list->size}, metadata};
  if (list->size == 0) params.parts = (locs){&unknown, 1};
  return loc_of_attr(mica_attr_get(list->context, &mica_builtin_fused_loc, &params));
}

static mica_loc fuse(mica_context *ctx, locs parts, const mica_attr *metadata) {
  part_list list = {.context = ctx}, waiting = {.context = ctx};
  flatten(&list, &waiting, parts, metadata);
  mica_loc fused = make(&list, metadata);
  free_list(&list);
  free_list(&waiting);
  return fused;
}

// Whether the parts of its parts are so many more than these that they aren't copied before
// somebody asks.
static bool waits(locs parts, const mica_attr *metadata) {
  enum { MANY = 32 };
  size_t inner = 0;
  for (size_t i = 0; i < parts.size; i++) {
    if (!is_fused_with(parts.data[i], metadata)) continue;
    if (is_late(parts.data[i])) return true;
    inner += fused_of(parts.data[i])->parts.size;
  }
  return inner >= MANY && inner / 4 > parts.size;
}

mica_loc mica_loc_fused(mica_context *ctx, const mica_loc *parts, size_t count,
                        const mica_attr *metadata) {
  const locs all = {parts, count};
  assert(metadata == NULL || mica_attr_context(metadata) == ctx);
  for (size_t i = 0; i < count; i++) assert(mica_loc_is_of(ctx, parts[i]));
  if (!waits(all, metadata)) return fuse(ctx, all, metadata);
  late_fused_loc params = {.parts = all, .metadata = metadata};
  return loc_of_attr(mica_attr_get(ctx, &mica_builtin_late_fused_loc, &params));
}

// ---- Reading ------------------------------------------------------------------------------------

mica_loc mica_loc_settled(mica_loc loc) {
  if (!is_late(loc)) return loc;
  late_fused_loc *late = (late_fused_loc *)(uintptr_t)late_of(loc);
  if (late->fused.bits == 0)
    late->fused = fuse(mica_attr_context(attr_of_loc(loc)), late->parts, late->metadata);
  return late->fused.bits == 0 ? loc : late->fused;
}

// None when memory runs out.
static locs parts_of(mica_loc loc) {
  loc = mica_loc_settled(loc);
  return is_late(loc) ? (locs){NULL, 0} : fused_of(loc)->parts;
}

size_t mica_loc_part_count(mica_loc loc) { return parts_of(loc).size; }

mica_loc mica_loc_part(mica_loc loc, size_t index) {
  const locs parts = parts_of(loc);
  assert(index < parts.size || is_late(loc));
  return index < parts.size ? parts.data[index] : mica_loc_unknown();
}

const mica_attr *mica_loc_metadata(mica_loc loc) {
  return is_late(loc) ? late_of(loc)->metadata : fused_of(loc)->metadata;
}
