// What a trait adds to each operation, type and attribute that has it: declarations for the header
// and definitions for the source, in C, with `$cppClass` for the prefix of its functions.
// Called when the traits of an owner are known.
#include <string.h>

#include "make/author_code.h"
#include "model/trait.h"

static const char placeholder[] = "$cppClass";

static const char *replaced(build *b, text from, const char *by) {
  buffer out = {0};
  for (size_t i = 0; i < from.size;) {
    const bool is_it = text_starts_with((text){from.data + i, from.size - i}, text_of(placeholder));
    if (is_it) buffer_string(&out, by);
    else buffer_char(&out, from.data[i]);
    i += is_it ? strlen(placeholder) : 1;
  }
  return arena_keep(b->memory, &out).data;
}

static void check(build *b, const record *r, const char *name, author_code code) {
  static const char *const none[] = {NULL};
  static const char as_long[] = "__Class__";  // a name of its own, and columns stay what they are
  const field f = read_field(r, name);
  if (pointer_map_get(&b->checked_codes, f.value) != NULL) return;
  pointer_map_set(b->memory, &b->checked_codes, f.value, (void *)r);
  const cpp_source source = {.code.expression = replaced(b, text_of(code.text), as_long),
                             .code.from = f,
                             .code.at = record_place(r),
                             .code.scope = none};
  (void)code_is_c(b, &source, "this code", CODE_STATEMENTS, none);
}

// C of the author's, for one owner; in a `.td` file it is C++, which is warned about.
static author_code code_for(build *b, const record *r, const char *name, const char *c_name) {
  author_code code = read_code(b, r, name);
  if (code.text == NULL || is_cpp_field(b, r, name)) return (author_code){0};
  check(b, r, name, code);
  code.text = replaced(b, text_of(code.text), c_name);
  return code;
}

void model_trait_code_fill(build *b, const char *c_name, const model_trait *traits, size_t count,
                           model_trait_codes *out) {
  model_trait_code *codes = ARENA_ARRAY(b->memory, model_trait_code, count + 1);
  for (size_t i = 0; i < count; i++) {
    if (traits[i].kind != TRAIT_NATIVE) continue;
    const record *r = traits[i].record;
    codes[out->count++] =
        (model_trait_code){code_for(b, r, "extraConcreteClassDeclaration", c_name),
                           code_for(b, r, "extraConcreteClassDefinition", c_name)};
  }
  out->items = codes;
}
