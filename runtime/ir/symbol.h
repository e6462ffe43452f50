// Symbols inside the runtime.
#ifndef MICA_RUNTIME_IR_SYMBOL_H
#define MICA_RUNTIME_IR_SYMBOL_H

#include "mica/symbol.h"

// The string attribute `sym_name`, or NULL.
const mica_attr *mica_symbol_name_attr(const mica_op *op);

#endif
