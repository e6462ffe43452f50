// Texts in the memory of a context.
#include "cpp/cpp_context.h"

const char *cpp_printf(cpp_context *cpp, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const text out = arena_vprintf(cpp->memory, format, args);
  va_end(args);
  return out.data;
}
