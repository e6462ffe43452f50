// Names of definitions inside the C of a record: `$_def(Class)` is the descriptor of a type or
// attribute,
// `$_cname(Name)` the prefix of its functions (or an interface's), `$_ctype(Enum)` an enum's type,
// `$_interface(Name)` the descriptor of an interface.
#include <string.h>

#include "make/build.h"
#include "model/definition.h"
#include "model/enum.h"
#include "model/interface.h"

static const char *definition_name(build *b, text class_name, const char *suffix) {
  const record *r = model_definition_named(b, class_name);
  return r == NULL ? NULL : text_concat(b->memory, model_definition_of(b, r)->c_name, suffix);
}

static const model_interface *interface_named(build *b, text name) {
  record_list all = records_of_class(b->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    if (record_is_a(all.items[i], TEXT("DeclareInterfaceMethods"))) continue;
    if (text_is(name, read_text(b, all.items[i], "cppInterfaceName")))
      return model_interface_of(b, all.items[i]);
  }
  return NULL;
}

const model_interface *model_foreign_interface(build *b, text code) {
  static const text word = {"$_interface(", 12};
  size_t at = text_find(code, word, 0);
  size_t end = at == SIZE_MAX ? at : text_find(code, TEXT(")"), at);
  if (end == SIZE_MAX) return NULL;
  text name = {code.data + at + word.size, end - at - word.size};
  const model_interface *i = interface_named(b, text_trim(name));
  return i == NULL || i->descriptor != NULL ? NULL : i;
}

static const char *interface_name(build *b, text name) {
  const model_interface *i = interface_named(b, name);
  return i == NULL ? NULL : i->descriptor;
}

// The prefix of the functions of a type, an attribute or an interface.
static const char *function_prefix(build *b, text name) {
  const char *prefix = definition_name(b, name, "");
  if (prefix != NULL) return prefix;
  const model_interface *i = interface_named(b, name);
  return i == NULL ? NULL : i->c_name;
}

static const char *enum_name(build *b, text name) {
  const model_enum *e = model_enum_named(b, name);
  return e == NULL ? NULL : e->c_name;
}

static const char *resolved(build *b, text word, text name) {
  if (text_is(word, "$_def")) return definition_name(b, name, "_def");
  if (text_is(word, "$_cname")) return function_prefix(b, name);
  if (text_is(word, "$_ctype")) return enum_name(b, name);
  if (text_is(word, "$_interface")) return interface_name(b, name);
  return NULL;
}

// `$_word(Name)` at the front of `t`: what it stands for; *used is its size.
static const char *resolve_front(build *b, text t, size_t *used) {
  size_t size = 1;
  while (size < t.size && name_is_letter(t.data[size])) size++;
  if (size >= t.size || t.data[size] != '(') return NULL;
  size_t end = text_find(t, TEXT(")"), size);
  if (end == SIZE_MAX) return NULL;
  text name = text_trim((text){t.data + size + 1, end - size - 1});
  *used = end + 1;
  return resolved(b, (text){t.data, size}, name);
}

const char *model_resolve(build *b, text from) {
  if (!text_contains(from, "$_")) return text_copy(b->memory, from);
  buffer out = {0};
  for (size_t i = 0; i < from.size;) {
    size_t used = 0;
    const char *name = NULL;
    if (from.data[i] == '$') name = resolve_front(b, (text){from.data + i, from.size - i}, &used);
    if (name != NULL) {
      buffer_string(&out, name);
      i += used;
    } else {
      buffer_char(&out, from.data[i++]);
    }
  }
  const char *result = arena_text(b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return result;
}
