// What the hooks of gpu share: memory that functions and launches have for their threads.
#ifndef MICA_DEFS_GPU_SHARED_H
#define MICA_DEFS_GPU_SHARED_H

#include "builtin/builtin.h"
#include "gpu/gpu.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "mica/verify.h"

// ---- Attributions -------------------------------------------------------------------------------
// Arguments of a body's entry block that stand for memory: behind the `first` arguments that it has
// anyway come those of the block of threads, then those of each thread.

typedef struct gpu_attributions {
  const mica_block *entry;         // NULL: no body
  size_t workgroup, private, end;  // where each begins, and where the last one ends
} gpu_attributions;
int64_t gpu_workgroup_count(const mica_op *op);  // what the attribute says: any number
// False: the entry block doesn't have as many arguments as the attribute of `op` says.
bool gpu_attributions_of(const mica_op *op, size_t first, gpu_attributions *out);
// `workgroup(%a : memref<...>) private(%b : memref<...>)`, each of them or none. The arguments are
// added to `all`; their attributes, if `with_attributes` and any has some, go into the two slots.
typedef struct gpu_argument_list {
  mica_parsed_argument *data;
  size_t size;
} gpu_argument_list;
bool gpu_parse_attributions(mica_parser *p, const char *keyword, bool with_attributes,
                            gpu_argument_list *all, const mica_attr **attributes);
// The attribute that tells how many belong to the block of threads.
bool gpu_set_workgroup_count(mica_op_state *out, size_t count);
// `attributes`: of each one, NULL: none.
void gpu_print_attributions(mica_printer *p, const char *keyword, const mica_block *entry,
                            size_t first, size_t end, const mica_attr *attributes);
bool gpu_verify_attributions(mica_op *op, const gpu_attributions *attributions);

#endif
