// Whether what is printed is read back to the same IR (--verify-roundtrip).
#ifndef MICA_OPT_ROUNDTRIP_H
#define MICA_OPT_ROUNDTRIP_H

#include "mica/ir.h"

// Custom and generic form, with locations. False: reported.
bool mica_opt_verify_roundtrip(const mica_op *module);

#endif
