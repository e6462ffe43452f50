// The table of definitions inside the program, where there are none.
#include "base/embedded.h"

#include <stddef.h>

const embedded_file embedded_files[] = {{NULL, NULL}};
