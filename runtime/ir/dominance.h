// What the verifier asks about regions besides mica/dominance.h.
#ifndef MICA_RUNTIME_IR_DOMINANCE_H
#define MICA_RUNTIME_IR_DOMINANCE_H

#include "mica/dominance.h"

// False: values of the region's block may be used before they are defined.
bool mica_region_has_ssa_dominance(const mica_region *region);
// An answer was a guess, because there was no memory for a tree.
bool mica_dominance_failed(const mica_dominance *d);

#endif
