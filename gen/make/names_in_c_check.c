// Names of definitions inside the C of a predicate, `$_def(Name)` and its like, that model_resolve
// left alone because nothing is defined under them: each is reported at its column.
#include "make/build.h"

static const struct {
  const char *word, *what, *record_class, *name_field;
} name_words[] = {
    {"$_def", "type or attribute", "AttrOrTypeDef", "cppClassName"},
    {"$_cname", "type, attribute or interface", "AttrOrTypeDef", "cppClassName"},
    {"$_ctype", "enum", "EnumInfo", "className"},
    {"$_interface", "interface", "Interface", "cppInterfaceName"},
};

static void fail_name(build *b, text shown, size_t word_size, place_range where) {
  text word = {shown.data, word_size};
  diagnostics *d = b->diagnostics;
  size_t i = 0;
  while (i < sizeof name_words / sizeof *name_words && !text_is(word, name_words[i].word)) i++;
  if (i == sizeof name_words / sizeof *name_words) {
    report_error(d, where, "'%.*s' means nothing here", TEXT_ARGS(shown));
    report_help(d, "write $_def(...), $_cname(...), $_ctype(...) or $_interface(...)");
    return;
  }
  report_error(d, where, "'%.*s': no %s of this name is defined here", TEXT_ARGS(shown),
               name_words[i].what);
  text name = {shown.data + word_size + 1, shown.size - word_size - 2};
  spelling s = spelling_of(text_trim(name));
  record_list all = records_of_class(b->records, text_of(name_words[i].record_class));
  for (size_t j = 0; j < all.count; j++)
    spelling_offer(&s, text_of(read_text(b, all.items[j], name_words[i].name_field)));
  report_spelling(d, &s);
}

bool cpp_names_are_known(build *b, const cpp_source *source) {
  text all = code_text(&source->code);
  bool known = true;
  for (size_t at = text_find(all, TEXT("$_"), 0); at != SIZE_MAX;
       at = text_find(all, TEXT("$_"), at + 1)) {
    size_t open = at + 1;
    while (open < all.size && name_is_letter(all.data[open])) open++;
    if (open >= all.size || all.data[open] != '(') continue;
    size_t end = text_find(all, TEXT(")"), open);
    if (end == SIZE_MAX) continue;
    size_t size = end + 1 - at;
    fail_name(b, (text){all.data + at, size}, open - at,
              code_range(b->session, &source->code, all, at, size));
    known = false;
  }
  if (!known && source->code.at != 0)
    report_note(b->diagnostics, at_place(source->code.at), "needed here");
  return known;
}
