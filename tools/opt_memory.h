// Memory of mica-opt's contexts.
#ifndef MICA_OPT_MEMORY_H
#define MICA_OPT_MEMORY_H

#include "mica/context.h"

mica_allocator mica_opt_allocator(void);

#endif
