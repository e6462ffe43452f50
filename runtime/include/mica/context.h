// The context: owner of types, attributes, locations, names, loaded dialects, limits and the
// diagnostic handler. Not thread-safe; two contexts may live on two threads.
#ifndef MICA_CONTEXT_H
#define MICA_CONTEXT_H

#include "mica/base.h"

MICA_BEGIN

// realloc-like: size 0 frees (and returns NULL), old NULL allocates. `old_size` is what was asked
// for.
typedef struct mica_allocator {
  void *(*reallocate)(void *user, void *old, size_t old_size, size_t size);
  void *user;
} mica_allocator;

// Every limit is an error with a position when it is passed, never a crash. Zero: the default.
typedef struct mica_limits {
  size_t nesting;      // levels of regions, attributes, types, affine parentheses (default 10,000)
  size_t stack_bytes;  // C stack that nested parse hooks may use, from the entry (default 512 KiB)
  // Memory of the context (default: no limit, but reading a text may take at most 64 MB and 40
  // times its size).
  size_t bytes;
  size_t operations;  // live operations (default: no limit)
  size_t errors;      // diagnostics of severity error before parsing and verifying give up
  size_t blob_bytes;  // of one hexadecimal literal or resource in text (default: no limit)
} mica_limits;

typedef struct mica_context_options {
  mica_allocator allocator;  // {0}: malloc
  mica_limits limits;
  bool allow_unregistered;  // operations, types and attributes of unknown dialects
  // Least size of what is asked of the allocator for small things; 0: 64 KiB.
  size_t chunk_bytes;
} mica_context_options;

// NULL options: the defaults. NULL: no memory. The caller owns the context, and must destroy the
// operations that it holds before it.
MICA_API mica_context *mica_context_create(const mica_context_options *options);
MICA_API void mica_context_destroy(mica_context *ctx);

// Makes a dialect known; cost: constant. False: its ABI number is not accepted, another dialect has
// its namespace (both reported), or no memory. Registering the same dialect twice is harmless.
MICA_API bool mica_context_register(mica_context *ctx, const mica_dialect_def *dialect);
MICA_API const mica_dialect_def *mica_context_dialect(const mica_context *ctx, mica_str name);
MICA_API size_t mica_context_dialect_count(const mica_context *ctx);
MICA_API const mica_dialect_def *mica_context_dialect_at(const mica_context *ctx, size_t index);
// The tables that a dialect's definitions stand in: its own, then those of the extensions that are
// registered, in their order; NULL: no more.
MICA_API const mica_dialect_def *mica_context_dialect_part(const mica_context *ctx,
                                                           const mica_dialect_def *dialect,
                                                           size_t index);

MICA_API bool mica_context_allows_unregistered(const mica_context *ctx);
MICA_API void mica_context_allow_unregistered(mica_context *ctx, bool allow);
MICA_API const mica_limits *mica_context_limits(const mica_context *ctx);
MICA_API size_t mica_context_chunk_bytes(const mica_context *ctx);  // as in the options, never 0

// Sticky: set by the first allocation that failed, cleared only here.
MICA_API bool mica_context_out_of_memory(const mica_context *ctx);
MICA_API void mica_context_clear_out_of_memory(mica_context *ctx);

// A part of the work that may take at most `more` bytes; nothing changes where the limit `bytes` is
// set. Ending it answers whether a limit was passed; where that was this one, the context is no
// longer out of memory by it.
typedef struct mica_budget {
  size_t limit;
  bool exhausted, passed;
} mica_budget;
MICA_API mica_budget mica_context_budget_begin(mica_context *ctx, size_t more);
MICA_API bool mica_context_budget_end(mica_context *ctx, mica_budget before);

// Allocation for code that lives beside the runtime (parsers, generated code, hooks).
// `allocate` and `reallocate`: NULL on failure (the sticky flag is then set).
MICA_API void *mica_allocate(mica_context *ctx, size_t size);
MICA_API void *mica_reallocate(mica_context *ctx, void *old, size_t old_size, size_t size);
MICA_API void mica_free(mica_context *ctx, void *memory, size_t size);
// Room for `more` elements after `count` in an array of such memory, which doubles; `array` and
// `capacity` are lvalues, NULL and 0 at first, and each is read more than once. The caller gives
// the array back by mica_free, capacity * sizeof *array. False: no memory, nothing has changed.
#define MICA_ROOM(ctx, array, count, capacity, more) \
  ((more) <= (capacity) - (count) ||                 \
   mica_make_room((ctx), &(array), (count), &(capacity), (more), sizeof *(array)))
MICA_API bool mica_make_room(mica_context *ctx, void *array, size_t count, size_t *capacity,
                             size_t more, size_t element_size);
// Lives as long as the context. Aligned for any type.
MICA_API void *mica_context_allocate(mica_context *ctx, size_t size);
// An interned copy: equal texts have equal pointers and live as long as the context; data is
// NUL-terminated. {NULL, 0}: no memory.
MICA_API mica_str mica_context_intern(mica_context *ctx, mica_str text);
// What code beside the runtime made once and wants to find again: by the address of something of
// its own that never changes, such as a constant. It lives as long as the context, which doesn't
// own it.
MICA_API const void *mica_context_kept(const mica_context *ctx, const void *key);  // NULL: nothing
MICA_API bool mica_context_keep(mica_context *ctx, const void *key, const void *value);
// For tables whose keys come from outside: nobody can choose texts that collide. The key is the
// context's own, drawn when it is made; so no order in which anything is shown may depend on it.
MICA_API uint64_t mica_context_hash(const mica_context *ctx, mica_str text);

// ---- Resources: data beside the operations, `{-# dialect_resources: { builtin: { key: text } }
// #-}`

// Keeps a value by its key. `text` as it is written: `"0x0400000000"` with its quotes, `true`, or a
// string. A value of the same key is replaced. A dialect's are printed when something printed names
// them, those of others always. {NULL, 0} takes it away. False: no memory, or the owner is no
// identifier (reported): it is written without quotes.
MICA_API bool mica_context_set_resource(mica_context *ctx, mica_str dialect, mica_str key,
                                        mica_str text);
MICA_API bool mica_context_set_external_resource(mica_context *ctx, mica_str owner, mica_str key,
                                                 mica_str text);
// As it is until a value of the same key is set. {NULL, 0}: there is none.
MICA_API mica_str mica_context_resource(const mica_context *ctx, mica_str dialect, mica_str key);
MICA_API mica_str mica_context_external_resource(const mica_context *ctx, mica_str owner,
                                                 mica_str key);

// A resource that is data: its bytes, and the alignment that they ask for.
typedef struct mica_blob {
  mica_str bytes;
  uint32_t alignment;
} mica_blob;
// As mica_context_set_resource. Bytes that last as long as the context are not copied.
MICA_API bool mica_context_set_blob(mica_context *ctx, mica_str dialect, mica_str key,
                                    mica_blob blob, bool lasts);
// However it was set: as bytes, or as hexadecimal text. False: there is none.
MICA_API bool mica_context_blob(const mica_context *ctx, mica_str dialect, mica_str key,
                                mica_blob *out);

// Live operations, for tests and language bindings.
MICA_API size_t mica_context_op_count(const mica_context *ctx);
// Called just before an operation's memory is given back (NULL: none).
MICA_API void mica_context_on_destroy(mica_context *ctx, void (*callback)(void *user, mica_op *op),
                                      void *user);
// The same for whatever a language binding may hold by its address: an operation, a block or a
// block argument. Another object may have the address afterwards.
MICA_API void mica_context_on_release(mica_context *ctx,
                                      void (*callback)(void *user, const void *object), void *user);

MICA_END

#endif
