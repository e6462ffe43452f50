// A file that an include may have meant: its name is followed folder by folder, and where there is
// no such entry the nearest one is taken. Called for an error alone. Cost: the entries of a folder
// for every part of the name and every folder given with -I.
#define _DEFAULT_SOURCE
#include <dirent.h>

#include "base/diagnostic.h"
#include "base/posix.h"

static bool exists(text path) {
  struct stat info;
  return stat(path.data, &info) == 0;
}

// The nearest entry of a folder; of equally near ones the first in the order of bytes, as a folder
// has no order of its own. Size 0: none is near.
static text nearest_entry(arena *memory, text folder, text part, size_t *distance) {
  DIR *open = opendir(folder.size == 0 ? "." : folder.data);
  if (open == NULL) return TEXT("");
  spelling best = spelling_of(part);
  size_t limit = best.distance;
  for (const struct dirent *e; (e = readdir(open)) != NULL;) {
    text name = text_of(e->d_name);
    size_t edits = name.data[0] == '.' ? limit : text_distance(part, name, best.distance);
    bool wins = edits < best.distance ||
                (edits == best.distance && edits < limit && text_compare(name, best.nearest) < 0);
    if (!wins) continue;
    best.distance = edits;
    best.nearest = arena_text(memory, name);
  }
  closedir(open);
  *distance += best.distance;
  return best.nearest;
}

// The name below one folder, its parts made good. Size 0: it can't be.
static text near_below(arena *memory, text folder, text name, size_t *distance) {
  text made = {"", 0}, rest = name;
  while (rest.size > 0) {
    size_t slash = text_find(rest, TEXT("/"), 0);
    text part = {rest.data, slash == SIZE_MAX ? rest.size : slash};
    rest = (text){rest.data + part.size, rest.size - part.size};
    if (rest.size > 0) rest = (text){rest.data + 1, rest.size - 1};
    const char *between = folder.size == 0 ? "" : "/";
    text path = arena_printf(memory, "%.*s%s%.*s", TEXT_ARGS(folder), between, TEXT_ARGS(part));
    if (!exists(path)) {
      part = nearest_entry(memory, folder, part, distance);
      if (part.size == 0) return part;
      path = arena_printf(memory, "%.*s%s%.*s", TEXT_ARGS(folder), between, TEXT_ARGS(part));
    }
    made = arena_printf(memory, "%.*s%s%.*s", TEXT_ARGS(made), made.size == 0 ? "" : "/",
                        TEXT_ARGS(part));
    folder = path;
  }
  return made;
}

text source_near_name(const source_set *s, text name) {
  text best = {"", 0};
  size_t nearest = SIZE_MAX;
  for (size_t i = 0; i <= source_include_folder_count(s); i++) {
    text folder = i == 0 ? TEXT("") : source_include_folder(s, i - 1);
    size_t distance = 0;
    text found = near_below(source_memory(s), folder, name, &distance);
    if (found.size == 0 || distance >= nearest) continue;
    best = found;
    nearest = distance;
  }
  return best;
}
