// What the hooks of nvvm share: parts of several operations by their names, types.
#ifndef MICA_DEFS_NVVM_SHARED_H
#define MICA_DEFS_NVVM_SHARED_H

#include "llvm/llvm.h"
#include "mica/attribute.h"
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/reflection.h"
#include "mica/type.h"
#include "nvvm/nvvm.h"

// An inherent attribute, or its default; NULL: there is none.
const mica_attr *nvvm_attribute(const mica_op *op, const char *name);
// The first operand of a group; NULL: it has none.
const mica_value *nvvm_operand(const mica_op *op, const char *name);

uint32_t nvvm_space(const mica_value *pointer);
bool nvvm_is_pointer_in(const mica_value *pointer, nvvm_memory_space space);

// Types that are made; NULL: no memory.
const mica_type *nvvm_half_pair(mica_context *ctx);  // vector<2xf16>
enum { NVVM_MOST_ELEMENTS = 8 };
const mica_type *nvvm_struct_of(const mica_type *element, size_t count);  // so many, of a literal
// What is in a struct; nothing where the type is none, or its body isn't known.
mica_types nvvm_elements(const mica_type *type);

#endif
