// --one-header: Mica's runtime is one file (make amalgamation), whose header is mica.h.
#include "emit/one_header.h"

#include <string.h>

static const char wide[] = "#include \"mica/", narrow[] = "#include \"mica.h\"";

// Lines stay as many as they were, as `#line` counts them; what takes a line's place is shorter.
void emit_one_header(buffer *b) {
  if (b->size == 0) return;
  char *from = b->data, *to = b->data, *end = b->data + b->size;
  bool is_first = true;
  while (from < end) {
    char *stop = memchr(from, '\n', (size_t)(end - from));
    size_t size = (size_t)((stop == NULL ? end : stop) - from);
    bool is_micas = size >= sizeof wide - 1 && memcmp(from, wide, sizeof wide - 1) == 0;
    size_t kept = !is_micas ? size : is_first ? sizeof narrow - 1 : 0;
    memmove(to, is_micas ? narrow : from, kept);
    is_first = is_first && !is_micas;
    to += kept;
    from += size;
    if (from < end) *to++ = *from++;
  }
  b->size = (size_t)(to - b->data);
}
