// The context's inside, for the runtime's own files.
#ifndef MICA_RUNTIME_CONTEXT_CONTEXT_H
#define MICA_RUNTIME_CONTEXT_CONTEXT_H

#include "memory/arena.h"
#include "context/diagnostic.h"
#include "mica/context.h"
#include "mica/ir.h"
#include "mica/print.h"
#include "memory/pool.h"
#include "memory/table.h"

// Types, attributes, locations and affine objects; uniquer.h holds its inside.
typedef struct mica_uniquer mica_uniquer;
mica_uniquer *mica_uniquer_create(mica_context *ctx);  // NULL: no memory
void mica_uniquer_destroy(mica_uniquer *uniquer);      // NULL is allowed

struct mica_context {
  mica_allocator allocator;
  mica_limits limits;
  size_t bytes;        // held through the allocator
  size_t chunk_bytes;  // of the first chunk of an arena
  size_t hash_seed;
  bool out_of_memory, allow_unregistered;

  mica_arena arena;    // lives as long as the context
  mica_arena scratch;  // rewound by whoever takes from it
  mica_pool pool;
  size_t op_count;
  void (*on_destroy)(void *user, mica_op *op);
  void *on_destroy_user;

  mica_text_table identifiers;            // text -> its interned characters
  mica_text_table op_names;               // text -> op_name_entry of op_name.c
  mica_pointer_map def_names;             // mica_op_def -> the same
  mica_text_table dialects;               // namespace -> mica_dialect_def
  const mica_dialect_def **dialect_list;  // in order of registration
  size_t dialect_count, dialect_capacity;
  mica_uniquer *uniquer;
  mica_text_table resource_table;  // kind, owner and key -> mica_resource
  struct mica_resource **resources;
  size_t resource_count, resource_capacity;
  bool has_aliases;             // something was made that may be printed as an alias
  struct op_printer *printing;  // the innermost run of the printer over operations, or NULL

  mica_diag_handler diag_handler;
  void *diag_user;
  bool print_op_on_diag;
  mica_print_options print_options;
  size_t error_count;
  mica_diag spare_diag;
};

// Resources by owner and key, in the order in which they were set. resource.c.
typedef struct mica_resource {
  mica_str owner, key, text;
  bool external;
} mica_resource;
void mica_resources_free(mica_context *ctx);

// Forgets entries of a namespace that was unknown, so that its operations are looked up again.
void mica_op_names_forget(mica_context *ctx, mica_str dialect);
// The text before the first dot; the whole text when there is none.
mica_str mica_namespace_of(mica_str name);

#endif
