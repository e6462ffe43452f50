// Verifying again what was verified before.
#ifndef MICA_RUNTIME_VERIFY_VERIFY_H
#define MICA_RUNTIME_VERIFY_VERIFY_H

#include "mica/verify.h"

// As mica_op_verify, but passes by isolated operations (that read nothing from outside, use no
// symbols, and whose checks looked up none) of which nothing has changed since they were verified.
bool mica_op_verify_changed(mica_op *op);

#endif
