// Verifying again what was verified before.
#ifndef MICA_RUNTIME_VERIFY_VERIFY_H
#define MICA_RUNTIME_VERIFY_VERIFY_H

#include "mica/verify.h"

// As mica_op_verify, but passes by isolated operations (that read nothing from outside, use no
// symbols from outside, and whose checks looked up none there) of which nothing has changed since
// they were verified.
bool mica_op_verify_changed(mica_op *op);
// While a tree is verified: whether the operation is one that would be passed by, if what is around
// it is as it was.
bool mica_verify_is_accepted(const mica_op *op);

#endif
