// Whether a type may stand in LLVM IR with all that it is made of, however deep: structs may
// contain themselves, and few lines of aliases make more parts than could be counted. Each type is
// looked at once and its answer kept by the context. Called by the hooks of llvm; what is made here
// is given back before an answer.
#include "shared.h"

#include "mica/context.h"
#include "mica/predicate.h"

// What is kept for a type. One that is being looked at counts as compatible, and so does, for good,
// what contains nothing worse, whatever becomes of that type: so MLIR's answers are kept too.
// FORGOTTEN: there was no memory to find out, as if nothing were kept.
enum { UNKNOWN, COMPATIBLE, INCOMPATIBLE, OPEN, FORGOTTEN };

typedef struct visit {
  const mica_type *type;
  size_t next_part;
} visit;
typedef struct search {
  mica_context *ctx;
  visit *path;
  size_t count, capacity;
} search;

static uintptr_t answer_of(const search *s, const mica_type *type) {
  const uintptr_t kept = (uintptr_t)mica_context_kept(s->ctx, type);
  return kept == FORGOTTEN ? UNKNOWN : kept;
}

static bool keep(const search *s, const mica_type *type, uintptr_t answer) {
  return mica_context_keep(s->ctx, type, (const void *)answer);
}

static const mica_type *element_of(const mica_type *type) {
  bool is_plain = mica_type_is_vector(type) && mica_type_shape(type).size == 1;
  return is_plain ? mica_type_element(type) : type;
}

static bool has_parts(const mica_type *type) {
  return llvm_is_array(type) || llvm_is_struct(type) || llvm_function_type_isa(type) ||
         llvm_target_ext_type_isa(type);
}

// NULL: it has no more.
static const mica_type *part_at(const mica_type *type, size_t i) {
  mica_types parts;
  if (llvm_is_array(type)) return i == 0 ? llvm_array_element(type) : NULL;
  if (llvm_function_type_isa(type)) {
    if (i-- == 0) return llvm_function_type_return_type(type);
    parts = llvm_function_type_params_(type);
  } else {
    parts = llvm_is_struct(type) ? llvm_struct_body(type) : llvm_target_ext_type_type_params(type);
  }
  return i < parts.size ? parts.data[i] : NULL;
}

static bool make_room(search *s) {
  if (s->count < s->capacity) return true;
  size_t capacity = s->capacity == 0 ? 8 : 2 * s->capacity;
  visit *path = mica_allocate(s->ctx, capacity * sizeof *path);
  if (path == NULL) return false;
  if (s->count > 0) memcpy(path, s->path, s->count * sizeof *path);
  mica_free(s->ctx, s->path, s->capacity * sizeof *path);
  s->path = path;
  s->capacity = capacity;
  return true;
}

static bool enter(search *s, const mica_type *type) {
  if (!make_room(s) || !keep(s, type, OPEN)) return false;
  s->path[s->count++] = (visit){type, 0};
  return true;
}

// False: it isn't compatible, or there is no memory.
static bool look_at(search *s, const mica_type *part) {
  if (!has_parts(part)) return llvm_is_compatible_outer_type(part);
  uintptr_t known = answer_of(s, part);
  return known == UNKNOWN ? enter(s, part) : known != INCOMPATIBLE;
}

static bool look_at_all(search *s) {
  while (s->count > 0) {
    visit *last = &s->path[s->count - 1];
    const mica_type *part = part_at(last->type, last->next_part++);
    if (part != NULL && !look_at(s, element_of(part))) return false;
    if (part == NULL) keep(s, s->path[--s->count].type, COMPATIBLE);
  }
  return true;
}

// All on the path contain the type that failed.
static void give_up(const search *s) {
  uintptr_t answer = mica_context_out_of_memory(s->ctx) ? FORGOTTEN : INCOMPATIBLE;
  for (size_t i = 0; i < s->count; i++) keep(s, s->path[i].type, answer);
}

bool llvm_is_compatible_type(const mica_type *type) {
  search s = {.ctx = mica_type_context(type)};
  bool is_compatible = look_at(&s, element_of(type)) && look_at_all(&s);
  if (!is_compatible) give_up(&s);
  mica_free(s.ctx, s.path, s.capacity * sizeof *s.path);
  return is_compatible;
}
