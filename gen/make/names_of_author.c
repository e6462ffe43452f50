// The names that the author's declarations and definitions have in C, each with its place in the
// code.
#include "make/naming.h"

#include "c/declaration.h"

typedef struct entering {
  const naming *naming;
  author_code code;
} entering;

// Where a name of the code stands in the source: as far as nothing in front of it was replaced.
static place place_of_name(const entering *e, const c_declared *found) {
  const author_code code = e->code;
  const text all = text_of(code.text), trimmed = text_trim(all);
  const source_file *file = source_of(e->naming->sources, code.at);
  if (file == NULL) return e->naming->at;
  const size_t offset = code.at - file->start + found->at - (size_t)(trimmed.data - all.data);
  const text name = found->name, content = file->content;
  if (offset + name.size > content.size) return code.at;
  bool is_there = memcmp(content.data + offset, name.data, name.size) == 0;
  return is_there ? file->start + (place)offset : code.at;
}

static void enter_found(void *context, const c_declared *found) {
  const entering *e = context;
  const name_entry entry = {.name = found->name,
                            .kind = found->kind,
                            .origin = found->defines ? C_NAME_DEFINED : C_NAME_DECLARED,
                            .is_static = found->is_static,
                            .at = place_of_name(e, found),
                            .owner = e->naming->owner,
                            .parameters = found->parameters};
  name_enter(e->naming->table, &entry);
}

void enter_declarations(const naming *n, author_code code) {
  entering e = {n, code};
  if (code.text != NULL) c_read_declarations(text_of(code.text), n->table, enter_found, &e);
}

void enter_trait_codes(const naming *n, const model_trait_codes *codes) {
  for (size_t i = 0; i < codes->count; i++) {
    enter_declarations(n, codes->items[i].declarations);
    enter_declarations(n, codes->items[i].definitions);
  }
}
