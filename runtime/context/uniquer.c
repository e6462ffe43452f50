// The uniquer's tables, and how a struct of parameters is hashed, compared and copied by its
// description.
#include "context/uniquer.h"

#include <assert.h>

#include "mica/diagnostic.h"
#include "mica/interfaces.h"

// ---- Life ---------------------------------------------------------------------------------------

mica_uniquer *mica_uniquer_create(mica_context *ctx) {
  mica_uniquer *uniquer = mica_allocate(ctx, sizeof *uniquer);
  if (uniquer == NULL) return NULL;
  memset(uniquer, 0, sizeof *uniquer);
  uniquer->context = ctx;
  return uniquer;
}

static void table_free(mica_context *ctx, unique_table *table) {
  mica_free(ctx, table->slots, table->capacity * sizeof *table->slots);
}

void mica_uniquer_destroy(mica_uniquer *uniquer) {
  if (uniquer == NULL) return;
  mica_context *ctx = uniquer->context;
  table_free(ctx, &uniquer->objects);
  table_free(ctx, &uniquer->expressions);
  table_free(ctx, &uniquer->maps);
  table_free(ctx, &uniquer->sets);
  mica_text_table_free(&ctx->memory, &uniquer->files.numbers);
  mica_free(ctx, uniquer->files.names, uniquer->files.capacity * sizeof *uniquer->files.names);
  mica_free(ctx, uniquer->print_buffer, PRINT_BUFFER_SIZE);
  mica_free(ctx, uniquer, sizeof *uniquer);
}

// ---- Tables -------------------------------------------------------------------------------------

static void place(unique_table *table, uint32_t hash, void *object) {
  size_t mask = table->capacity - 1, i = table_start(hash) & mask;
  while (table->slots[i].hash != 0) i = (i + 1) & mask;
  table->slots[i] = (unique_slot){hash, object};
}

bool mica_unique_reserve(mica_context *ctx, unique_table *table) {
  if (table->count < table->capacity / 4 * 3) return true;
  unique_table grown = {NULL, table->capacity == 0 ? 64 : table->capacity * 2, table->count};
  grown.slots = mica_allocate(ctx, grown.capacity * sizeof *grown.slots);
  if (grown.slots == NULL) return false;
  memset(grown.slots, 0, grown.capacity * sizeof *grown.slots);
  for (size_t i = 0; i < table->capacity; i++)
    if (table->slots[i].hash != 0) place(&grown, table->slots[i].hash, table->slots[i].object);
  table_free(ctx, table);
  *table = grown;
  return true;
}

void mica_unique_add(unique_table *table, uint64_t hash, void *object) {
  assert(object != NULL && table->count < table->capacity);
  place(table, table_hash(hash), object);
  table->count++;
}

// ---- Hashing parameters -------------------------------------------------------------------------

static uint64_t hash_strs(const mica_hash_key *key, uint64_t hash, const mica_strs *list) {
  for (size_t i = 0; i < list->size; i++)
    hash = hash_bytes(key, hash, list->data[i].data, list->data[i].size);
  return hash_small(key, hash, list->size);
}

// Tables may leave out the size where the kind tells it.
static size_t scalar_size(const mica_param_def *param) {
  if (param->kind == MICA_PARAM_BITS || param->kind == MICA_PARAM_CUSTOM) return param->size;
  return param->kind == MICA_PARAM_FLOAT ? sizeof(double) : sizeof(void *);
}

static uint64_t hash_scalar(const mica_hash_key *key, uint64_t hash, const void *at, size_t size) {
  if (size == 8) {
    uint64_t word;
    memcpy(&word, at, 8);
    return hash_word(key, hash, word);
  }
  if (size == 4) {
    uint32_t word;
    memcpy(&word, at, 4);
    return hash_word(key, hash, word);
  }
  return hash_bytes(key, hash, at, size);
}

// The common shape of all lists.
typedef struct list {
  const void *data;
  size_t size;
} list;
static list read_list(const void *at) {
  list result;
  memcpy(&result, at, sizeof result);
  return result;
}

static uint64_t hash_param(const mica_hash_key *key, uint64_t hash, const mica_param_def *param,
                           const void *at) {
  switch (param->kind) {
  case MICA_PARAM_TYPE:
  case MICA_PARAM_ATTR:
  case MICA_PARAM_POINTER:
  case MICA_PARAM_FLOAT:
  case MICA_PARAM_BITS: return hash_scalar(key, hash, at, scalar_size(param));
  case MICA_PARAM_STR: return hash_bytes(key, hash, read_list(at).data, read_list(at).size);
  case MICA_PARAM_TYPES:
  case MICA_PARAM_ATTRS:
    return hash_bytes(key, hash, read_list(at).data, read_list(at).size * sizeof(void *));
  case MICA_PARAM_ARRAY:
    return hash_bytes(key, hash, read_list(at).data, read_list(at).size * param->size);
  case MICA_PARAM_STRS: return hash_strs(key, hash, at);
  case MICA_PARAM_CUSTOM:
    if (param->hooks != NULL && param->hooks->hash != NULL)
      return hash_word(key, hash, param->hooks->hash(at));
    return hash_bytes(key, hash, at, param->size);
  }
  return hash;
}

// ---- Comparing parameters -----------------------------------------------------------------------

static bool bytes_equal(const void *a, const void *b, size_t size) {
  return size == 0 || memcmp(a, b, size) == 0;
}

static bool scalars_equal(const void *a, const void *b, size_t size) {
  if (size != 8) return bytes_equal(a, b, size);
  uint64_t left, right;
  memcpy(&left, a, 8);
  memcpy(&right, b, 8);
  return left == right;
}

static bool lists_equal(const void *a, const void *b, size_t element_size) {
  list left = read_list(a), right = read_list(b);
  return left.size == right.size && bytes_equal(left.data, right.data, left.size * element_size);
}

static bool strs_equal(const mica_strs *a, const mica_strs *b) {
  if (a->size != b->size) return false;
  for (size_t i = 0; i < a->size; i++)
    if (!mica_str_equal(a->data[i], b->data[i])) return false;
  return true;
}

static bool params_equal(const mica_param_def *param, const void *a, const void *b) {
  switch (param->kind) {
  case MICA_PARAM_STR: return lists_equal(a, b, 1);
  case MICA_PARAM_TYPES:
  case MICA_PARAM_ATTRS: return lists_equal(a, b, sizeof(void *));
  case MICA_PARAM_ARRAY: return lists_equal(a, b, param->size);
  case MICA_PARAM_STRS: return strs_equal(a, b);
  case MICA_PARAM_CUSTOM:
    if (param->hooks != NULL && param->hooks->equal != NULL) return param->hooks->equal(a, b);
    return bytes_equal(a, b, param->size);
  case MICA_PARAM_TYPE:
  case MICA_PARAM_ATTR:
  case MICA_PARAM_POINTER:
  case MICA_PARAM_FLOAT:
  case MICA_PARAM_BITS: break;
  }
  return scalars_equal(a, b, scalar_size(param));
}

// ---- Copying parameters -------------------------------------------------------------------------

// A NUL stands after the copy, for debuggers and C callers. NULL: no memory.
static void *copy_bytes(mica_context *ctx, const void *data, size_t size, size_t alignment) {
  char *copy = mica_arena_allocate_aligned(&ctx->arena, size + 1, alignment);
  if (copy == NULL) return NULL;
  if (size != 0) memcpy(copy, data, size);
  copy[size] = 0;
  return copy;
}

static bool copy_list(mica_context *ctx, void *at, size_t element_size) {
  list copied = read_list(at);
  if (copied.size == 0) {
    copied.data = NULL;
  } else {
    copied.data = copy_bytes(ctx, copied.data, copied.size * element_size, 8);
    if (copied.data == NULL) return false;
  }
  memcpy(at, &copied, sizeof copied);
  return true;
}

static bool copy_strs(mica_context *ctx, mica_strs *at) {
  if (!copy_list(ctx, at, sizeof(mica_str))) return false;
  mica_str *texts = (mica_str *)(uintptr_t)at->data;  // the copy is ours
  for (size_t i = 0; i < at->size; i++) {
    texts[i].data = copy_bytes(ctx, texts[i].data, texts[i].size, 1);
    if (texts[i].data == NULL) return false;
  }
  return true;
}

static bool copy_str(mica_context *ctx, mica_str *at) {
  if (at->data == NULL) return true;
  at->data = copy_bytes(ctx, at->data, at->size, 1);
  return at->data != NULL;
}

static bool copy_param(mica_context *ctx, const mica_param_def *param, void *to, const void *from) {
  switch (param->kind) {
  case MICA_PARAM_STR: return copy_str(ctx, to);
  case MICA_PARAM_TYPES:
  case MICA_PARAM_ATTRS: return copy_list(ctx, to, sizeof(void *));
  case MICA_PARAM_ARRAY: return copy_list(ctx, to, param->size);
  case MICA_PARAM_STRS: return copy_strs(ctx, to);
  case MICA_PARAM_CUSTOM:
    return param->hooks == NULL || param->hooks->copy == NULL || param->hooks->copy(ctx, to, from);
  case MICA_PARAM_TYPE:
  case MICA_PARAM_ATTR:
  case MICA_PARAM_POINTER:
  case MICA_PARAM_FLOAT:
  case MICA_PARAM_BITS: break;
  }
  return true;
}

// ---- Parameters of another context --------------------------------------------------------------

static bool all_of_context(const mica_context *ctx, const void *const *objects, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const mica_type *head = objects[i];  // or an attribute: the heads are alike
    if (head != NULL && head->context != ctx) return false;
  }
  return true;
}

static bool is_of_context(const mica_context *ctx, const mica_param_def *param, const void *at) {
  bool is_one = param->kind == MICA_PARAM_TYPE || param->kind == MICA_PARAM_ATTR;
  bool is_list = param->kind == MICA_PARAM_TYPES || param->kind == MICA_PARAM_ATTRS;
  if (!is_one && !is_list) return true;
  const void *object;
  if (is_one) memcpy(&object, at, sizeof object);
  list objects = is_one ? (list){&object, 1} : read_list(at);
  return all_of_context(ctx, objects.data, objects.size);
}

const mica_param_def *mica_unique_stranger(const mica_context *ctx, const mica_def_base *base,
                                           const void *params) {
  for (size_t i = 0; i < base->param_count; i++) {
    const mica_param_def *param = &base->params[i];
    if (!is_of_context(ctx, param, (const char *)params + param->offset)) return param;
  }
  return NULL;
}

bool mica_unique_check(mica_context *ctx, mica_loc loc, const mica_def_base *base,
                       const void *params) {
  const mica_param_def *stranger = mica_unique_stranger(ctx, base, params);
  return stranger == NULL || mica_error(ctx, loc, "parameter '%s' of '%s' is of another context",
                                        stranger->name, base->name);
}

// ---- Types and attributes -----------------------------------------------------------------------

typedef struct object_key {
  const void *def;
  const mica_def_base *base;
  const void *params;
} object_key;

// mica_type and mica_attr begin alike: the definition, the context.
static bool object_matches(const void *object, const void *opaque_key) {
  const object_key *key = opaque_key;
  const void *def;
  memcpy(&def, object, sizeof def);
  if (def != key->def) return false;
  const char *have = (const char *)object + sizeof(mica_type), *want = key->params;
  for (size_t i = 0; i < key->base->param_count; i++) {
    const mica_param_def *param = &key->base->params[i];
    if (!param->not_key && !params_equal(param, have + param->offset, want + param->offset))
      return false;
  }
  return true;
}

static uint64_t hash_object(const mica_hash_key *key, const object_key *object) {
  uint64_t hash = hash_pointer(key, hash_start(key), object->def);
  for (size_t i = 0; i < object->base->param_count; i++) {
    const mica_param_def *param = &object->base->params[i];
    if (!param->not_key)
      hash = hash_param(key, hash, param, (const char *)object->params + param->offset);
  }
  return hash;
}

static void *make_object(mica_context *ctx, const object_key *key) {
  assert(mica_unique_stranger(ctx, key->base, key->params) == NULL);
  char *object =
      mica_arena_allocate_aligned(&ctx->arena, sizeof(mica_type) + key->base->params_size, 8);
  if (object == NULL) return NULL;
  memcpy(object, &key->def, sizeof key->def);
  memcpy(object + offsetof(mica_type, context), &ctx, sizeof ctx);
  if (key->base->params_size == 0) return object;
  char *params = object + sizeof(mica_type);
  memcpy(params, key->params, key->base->params_size);
  for (size_t i = 0; i < key->base->param_count; i++) {
    const mica_param_def *param = &key->base->params[i];
    if (!copy_param(ctx, param, params + param->offset, (const char *)key->params + param->offset))
      return NULL;
  }
  return object;
}

_Static_assert(sizeof(mica_type) == sizeof(mica_attr), "types and attributes have the same head");
_Static_assert(offsetof(mica_type, context) == offsetof(mica_attr, context), "in the same order");

// What could not be made stands in a list as NULL.
static bool lists_are_whole(const mica_def_base *base, const void *params) {
  for (size_t i = 0; i < base->param_count; i++) {
    const mica_param_def *param = &base->params[i];
    if (param->kind != MICA_PARAM_TYPES && param->kind != MICA_PARAM_ATTRS) continue;
    const list objects = read_list((const char *)params + param->offset);
    const void *const *items = objects.data;
    for (size_t k = 0; k < objects.size; k++)
      if (items[k] == NULL) return false;
  }
  return true;
}

const mica_interface mica_op_asm_type_interface_id = {"OpAsmTypeInterface"};
const mica_interface mica_op_asm_attr_interface_id = {"OpAsmAttrInterface"};
const mica_interface mica_symbol_user_attr_interface_id = {"SymbolUserAttrInterface"};

// What the printer and the verifier look for only where there is some.
static void note_made(mica_context *ctx, const mica_def_base *base) {
  ctx->has_aliases |= base->alias != NULL;
  for (size_t i = 0; i < base->interface_count; i++) {
    const mica_interface *interface = base->interfaces[i].interface;
    ctx->has_aliases |= interface == &mica_op_asm_type_interface_id ||
                        interface == &mica_op_asm_attr_interface_id;
    ctx->has_symbol_attrs |= interface == &mica_symbol_user_attr_interface_id;
  }
  if (ctx->aliasing_used != ctx->aliasing_count) mica_context_note_dialect(ctx, base->dialect);
}

const void *mica_unique_object(mica_context *ctx, const void *def, const mica_def_base *base,
                               const void *params) {
  object_key key = {def, base, params};
  uint64_t hash = hash_object(&ctx->memory.hash_key, &key);
  unique_table *table = &ctx->uniquer->objects;
  void *found = unique_find(table, hash, object_matches, &key);
  if (found != NULL) return found;
  if (!lists_are_whole(base, params) || !mica_unique_reserve(ctx, table)) return NULL;
  void *made = make_object(ctx, &key);
  if (made == NULL) return NULL;
  note_made(ctx, base);
  mica_unique_add(table, hash, made);
  return made;
}
