// The file that tells a TableGen language server how definitions are read.
#ifndef MICA_GEN_COMPILE_COMMANDS_H
#define MICA_GEN_COMPILE_COMMANDS_H

#include "record/session.h"

// Adds the main file, with the folders of its includes, to the file at `path`, or puts its entry in
// the place of an older one. False: reported.
bool write_compile_commands(session *s, text path);

#endif
