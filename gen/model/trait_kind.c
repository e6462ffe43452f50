// What a trait or interface is for: one of operations says nothing about types, and so on.
#include <string.h>

#include "model/build.h"

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
