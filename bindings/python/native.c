// Included by the C that cffi writes, which has the functions of Python's as statics: the other
// files call them from here.
#include "native/base.h"

static void python_diagnostic(void *python, int severity, uint64_t loc, text message, text help,
                              bool is_note);
static bool python_rewrite(void *python, at op);

void tell_python(void *python, int severity, uint64_t loc, text message, text help, bool is_note) {
  python_diagnostic(python, severity, loc, message, help, is_note);
}
bool rewrite_in_python(void *python, at op) { return python_rewrite(python, op); }
