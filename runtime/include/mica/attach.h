// External models: interfaces that a program gives to definitions which are not its own.
//
// A descriptor is constant and shared by all contexts, so what is attached belongs to one context:
// `methods` is borrowed until that context is destroyed (usually it is a constant), the entry is
// the context's. It may be attached before the definition's dialect is registered or after, and
// counts from then on, also for what exists already. Like every change of a context it needs the
// context alone: no other thread uses it meanwhile; asking for interfaces afterwards changes
// nothing, so that threads which only read may ask.
//
// False: the definition has the interface already, its own or attached (reported at no location),
// or there is no memory. What an interface demands of an operation (its verifier) is asked of
// definitions that name it in their text, not of those that it was attached to; MLIR does the same.
#ifndef MICA_ATTACH_H
#define MICA_ATTACH_H

#include "mica/dialect.h"

MICA_BEGIN

// `methods` NULL: the interface has none, it says something by being there.
MICA_API bool mica_attach_to_op(mica_context *ctx, const mica_op_def *def,
                                const mica_interface *interface, const void *methods);
MICA_API bool mica_attach_to_type(mica_context *ctx, const mica_type_def *def,
                                  const mica_interface *interface, const void *methods);
MICA_API bool mica_attach_to_attr(mica_context *ctx, const mica_attr_def *def,
                                  const mica_interface *interface, const void *methods);
MICA_API bool mica_attach_to_dialect(mica_context *ctx, const mica_dialect_def *dialect,
                                     const mica_interface *interface, const void *methods);

MICA_END

#endif
