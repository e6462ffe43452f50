// What UBOps.td leaves to its author besides defs/ub: what its default `{}` becomes, which ub.def
// says in C.
#include "ub/ub.h"

const mica_attr *ub_default_value(mica_context *ctx) { return ub_poison_attr_get(ctx); }
