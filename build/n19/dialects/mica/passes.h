// The passes that Mica brings, for tools that want all of them. A tool that lists those that it
// wants by themselves, each from the header of its folder, links no others.
//
//   static const mica_pass_def *const passes[] = {MICA_PASSES, &my_pass};
#ifndef MICA_PASSES_H
#define MICA_PASSES_H

#include "conversion/conversion.h"
#include "passes/passes.h"
#include "ranges/ranges.h"

#define MICA_PASSES CONVERSION_PASSES, PASSES_PASSES, RANGES_PASSES

#endif
