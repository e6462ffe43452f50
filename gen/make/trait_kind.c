// What a trait or interface is for: one of operations says nothing about types, and so on.
#include <string.h>

#include "make/build.h"

typedef struct kind_of_class {
  const char *class_name, *things;
} kind_of_class;

// Who has traits.
static const kind_of_class owners[] = {
    {"Op", "operations"}, {"TypeDef", "types"}, {"AttrDef", "attributes"}, {"Dialect", "dialects"}};
// The first class that a trait's record is of tells.
static const kind_of_class traits[] = {
    {"TypeInterface", "types"},        {"AttrInterface", "attributes"},
    {"DialectInterface", "dialects"},  {"OpInterfaceTrait", "operations"},
    {"NativeOpTrait", "operations"},   {"ParamNativeOpTrait", "operations"},
    {"PredOpTrait", "operations"},     {"GenInternalOpTrait", "operations"},
    {"NativeTypeTrait", "types"},      {"ParamNativeTypeTrait", "types"},
    {"PredTypeTrait", "types"},        {"GenInternalTypeTrait", "types"},
    {"NativeAttrTrait", "attributes"}, {"ParamNativeAttrTrait", "attributes"},
    {"PredAttrTrait", "attributes"},   {"GenInternalAttrTrait", "attributes"}};

// NULL: none of them.
static const char *things_of(const record *r, const kind_of_class *classes, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (record_is_a(r, text_of(classes[i].class_name))) return classes[i].things;
  return NULL;
}

bool model_trait_fits(build *b, const record *owner, const record *trait, place at) {
  const char *wanted = things_of(owner, owners, sizeof owners / sizeof *owners);
  const char *things = things_of(trait, traits, sizeof traits / sizeof *traits);
  if (wanted == NULL || things == NULL || strcmp(wanted, things) == 0) return true;
  bool is_interface = record_is_a(trait, TEXT("Interface"));
  const char *name = read_text(b, trait, is_interface ? "cppInterfaceName" : "trait");
  if (!record_is_anonymous(trait) && !is_interface) name = text_copy(b->memory, record_name(trait));
  report_error(b->diagnostics, at_place(at), "'%s' is %s of %s, and can't stand among those of %s",
               name, is_interface ? "an interface" : "a trait", things, wanted);
  if (record_place(trait) != at)
    report_note(b->diagnostics, record_at(trait), "it is defined here");
  return false;
}

// The traits of the prelude by the names of their C++.
static void note_named_traits(build *b) {
  record_list all = records_of_class(b->records, TEXT("NativeTrait"));
  b->knows_named_traits = true;
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    const char *name = read_text(b, r, "trait");
    if (*name == '\0' || *read_text(b, r, "cTrait") == '\0' || record_is_anonymous(r)) continue;
    name = build_printf(b, "%s::%s", read_text(b, r, "cppNamespace"), name);
    text_map_set(b->memory, &b->named_traits, text_of(name), (void *)r);
  }
}

const record *model_trait_meant(build *b, const record *r) {
  if (!record_is_a(r, TEXT("NativeTrait")) || *read_text(b, r, "cTrait") != '\0') return r;
  if (record_is_a(r, TEXT("InterfaceTrait")) || read_bit(r, "cHasCheck")) return r;
  if (!b->knows_named_traits) note_named_traits(b);
  const char *name =
      build_printf(b, "%s::%s", read_text(b, r, "cppNamespace"), read_text(b, r, "trait"));
  const record *meant = text_map_get(&b->named_traits, text_of(name));
  return meant == NULL ? r : meant;
}
