// The context's inside, for the runtime's own files.
#ifndef MICA_RUNTIME_CONTEXT_CONTEXT_H
#define MICA_RUNTIME_CONTEXT_CONTEXT_H

#include "context/diagnostic.h"
#include "memory/pool.h"
#include "memory/table.h"
#include "mica/action.h"
#include "mica/ir.h"
#include "mica/print.h"

// Types, attributes, locations and affine objects; uniquer.h holds its inside.
typedef struct mica_uniquer mica_uniquer;
mica_uniquer *mica_uniquer_create(mica_context *ctx);  // NULL: no memory
void mica_uniquer_destroy(mica_uniquer *uniquer);      // NULL is allowed

// NULL options: the defaults. NULL: no memory. `diag_hooks` outlives the context.
mica_context *mica_context_make(const mica_context_options *options,
                                const mica_diag_hooks *diag_hooks);

// The segment asked for last, where one attribute has the sizes of many: the next is not far.
typedef struct latest_segment {
  const mica_attr *sizes;
  size_t index;
  uint32_t first;
} latest_segment;

// The leaves of the tuple asked for last: see mica_type_tuple_leaf.
typedef struct tuple_leaves {
  const mica_type *tuple;  // NULL: none
  const mica_type **types;
  size_t count, capacity;
} tuple_leaves;

#define MICA_BYTES_UNLIMITED (SIZE_MAX / 2)
enum { MICA_LATEST_OP_NAMES = 256 };

enum { MICA_INTERFACE_ANSWERS = 256 };
typedef struct interface_answer {
  const void *definition;  // NULL: none
  const struct mica_interface *interface;
  const void *methods;
} interface_answer;
typedef struct mica_known_dialect {
  const mica_dialect_def *def;
  bool has_ops;  // one of its operations was asked for by its name
} mica_known_dialect;

struct mica_context {
  mica_memory memory;
  mica_limits limits;
  bool allow_unregistered;

  mica_arena arena;    // lives as long as the context
  mica_arena scratch;  // rewound by whoever takes from it
  mica_pool pool;
  size_t op_count;
  void (*on_destroy)(void *user, mica_op *op);
  void *on_destroy_user;
  void (*on_release)(void *user, const void *object);
  void *on_release_user;

  mica_text_table identifiers;  // text -> its interned characters
  mica_text_table op_names;     // text -> mica_op_name_entry of ir/op_name.h
  const mica_op_name *latest_op_names[MICA_LATEST_OP_NAMES];  // by a few of their bytes; or NULL
  mica_pointer_map def_names;                                 // mica_op_def -> the same
  mica_pointer_map attachments;  // definition -> interfaces of others: attachment.c
  // What definitions of operations answered last, by both addresses: op_name.c.
  interface_answer interface_answers[MICA_INTERFACE_ANSWERS];
  mica_pointer_map kept;             // for code beside the runtime: mica_context_keep
  mica_text_table dialects;          // namespace -> mica_dialect_def
  mica_known_dialect *dialect_list;  // in order of registration
  size_t dialect_count, dialect_capacity;
  const mica_dialect_def **extensions;  // of dialects, in order of registration
  size_t extension_count, extension_capacity;
  mica_uniquer *uniquer;
  mica_text_table resource_table;  // kind, owner and key -> mica_resource
  struct mica_resource **resources;
  size_t resource_count, resource_capacity;
  bool has_aliases;  // something was made that may be printed as an alias
  // Dialects that name aliases; the first ones are those of which something was made.
  const mica_dialect_def **aliasing;
  size_t aliasing_count, aliasing_used, aliasing_capacity;
  bool has_symbol_attrs;  // an attribute was made that is asked about symbols
  latest_segment latest_segment;
  tuple_leaves tuple_leaves;
  struct op_printer *printing;        // the innermost run of the printer over operations, or NULL
  struct verify_answers *answers;     // of the tree that is being verified, or NULL
  mica_symbol_tables *symbol_tables;  // the same: its tables don't change meanwhile
  bool (*may_be_asked)(mica_op *op);  // while one is: mica_op_may_be_asked; or NULL
  uint32_t verify_epoch;  // changes when what was verified may no longer be valid: ir/op.h
  // Of checks beyond their operation: symbols looked up, messages. Symbols of the innermost table
  // that is being verified are counted apart: looks that don't go beyond the table.
  size_t outlooks, looks_inside;
  const mica_op *open_table;  // or NULL
  bool has_worklist;          // of a greedy driver that runs

  const mica_diag_hooks *diag_hooks;
  mica_diag_handler diag_handler;
  void *diag_user;
  bool print_op_on_diag;
  mica_print_options print_options;
  size_t error_count;
  const mica_action_handler *actions;  // NULL: nobody watches
  const char *refusing_hook;           // noted by mica_hook, until it is asked for
  mica_str diag_help;                  // of the diagnostic that a handler is given
  mica_diag spare_diag;
};

// The place of what was answered last to one of several questions.
static inline interface_answer *mica_interface_answer(mica_context *ctx, const void *definition,
                                                      const mica_interface *interface) {
  const uintptr_t at = ((uintptr_t)definition >> 5) + ((uintptr_t)interface >> 3) * 37;
  return &ctx->interface_answers[at % MICA_INTERFACE_ANSWERS];
}

// Resources by owner and key, in the order in which they were set. resource.c.
typedef struct mica_resource {
  mica_str owner, key;
  mica_str text;   // data NULL: nothing, or a blob whose text nobody asked for
  mica_blob blob;  // data NULL: it is none
  bool is_lent;    // its bytes are not the context's
  bool external;
} mica_resource;
void mica_resources_free(mica_context *ctx);
static inline bool mica_resource_is_set(const mica_resource *r) {
  return r->text.data != NULL || r->blob.bytes.data != NULL;
}
// Something of the dialect is made.
void mica_context_note_dialect(mica_context *ctx, const mica_dialect_def *dialect);
void mica_context_note_op_of(mica_context *ctx, const mica_dialect_def *dialect);
// A dialect's. NULL: there is none, or no memory.
const mica_resource *mica_resource_find(const mica_context *ctx, mica_str dialect, mica_str key);
// As mica_context_set_blob.
bool mica_resource_set_blob(mica_context *ctx, bool external, mica_str owner, mica_str key,
                            mica_blob blob, bool lasts);
// The text of a blob: `"0x`, its digits (two for each byte, four bytes of alignment first), `"`.
size_t mica_blob_text_size(const mica_blob *blob);
void mica_blob_digits(const mica_blob *blob, size_t from, size_t count, char *out);
// What stands between the quotes of `text`, into as much room; answers its size.
size_t mica_resource_decode(mica_str text, char *out);

// The text before the first dot; the whole text when there is none.
mica_str mica_namespace_of(mica_str name);

#endif
