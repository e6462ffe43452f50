// The table of public names, made of the public headers when Mica is built.
#include "c/public_name.h"

#include <stdlib.h>

static const public_name all[] = {
#include "c/public_names.h"
};
enum { COUNT = sizeof all / sizeof *all };

static int compare(const void *word, const void *row) {
  return text_compare(*(const text *)word, text_of(((const public_name *)row)->name));
}

const public_name *public_name_find(text name) {
  return bsearch(&name, all, COUNT, sizeof *all, compare);
}

const public_name *public_names(size_t *count) {
  *count = COUNT;
  return all;
}
