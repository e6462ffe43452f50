// What the verifier asks about regions besides mica/dominance.h.
#ifndef MICA_RUNTIME_IR_DOMINANCE_H
#define MICA_RUNTIME_IR_DOMINANCE_H

#include "mica/dominance.h"

// An answer was a guess, because there was no memory for a tree.
bool mica_dominance_failed(const mica_dominance *d);

#endif
