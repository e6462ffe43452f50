// mica-opt --show-bytecode: what a file of bytecode is made of.
#ifndef MICA_OPT_SHOW_BYTECODE_H
#define MICA_OPT_SHOW_BYTECODE_H

#include "opt_files.h"

// Writes sections and dialects with what they take. False: the file is damaged, or no bytecode; a
// message was printed.
bool mica_opt_show_bytecode(mica_str bytes, const char *name, opt_output *out);

#endif
