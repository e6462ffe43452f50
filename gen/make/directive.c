// Custom directives that the library reads and writes: the prelude's CustomDirective records. Asked
// by the formats, for what stands in custom<...>.
#include <string.h>

#include "make/build.h"

void model_fill_directives(build *b, model *m) {
  record_list all = records_of_class(b->records, TEXT("CustomDirective"));
  model_directive *directives = ARENA_ARRAY(b->memory, model_directive, all.count + 1);
  for (size_t i = 0; i < all.count; i++) {
    model_directive *d = &directives[i];
    size_t written;
    *d = (model_directive){.name = read_text(b, all.items[i], "name"),
                           .parse_name = read_text(b, all.items[i], "cParse"),
                           .print_name = read_text(b, all.items[i], "cPrint")};
    d->read = model_strings(b, all.items[i], "readTypes", &d->count);
    d->written = model_strings(b, all.items[i], "writtenTypes", &written);
    if (written == d->count) continue;
    report_error(b->diagnostics, record_at(all.items[i]),
                 "'readTypes' and 'writtenTypes' are of different lengths");
    d->count = 0;
  }
  m->directives = directives;
  m->directive_count = all.count;
}
