// Where the program finds its prelude without -I: inside itself, beside itself (as it was built or
// installed, wherever that was moved to), or where MICA_PATH says.
#define _DEFAULT_SOURCE
#include "own_prelude.h"

#include <stdlib.h>
#include <string.h>

#include "base/posix.h"

// As the shell found it. NULL: nowhere.
static char *search_path(const char *name) {
  const char *at = getenv("PATH");
  char *found = NULL;
  while (at != NULL && *at != '\0' && found == NULL) {
    size_t size = strcspn(at, PATHS_END);
    char *path = memory_take(size + strlen(name) + 2);
    memcpy(path, at, size);
    path[size] = '/';
    strcpy(path + size + 1, name);
    if (access(path, X_OK) == 0) found = realpath(path, NULL);
    free(path);
    at += size + (at[size] != '\0');
  }
  return found;
}

// The program's file, without links. NULL: unknown.
static char *program_path(const char *name) {
  char *path = posix_program();
  if (path == NULL && name != NULL && strchr(name, '/') != NULL) path = realpath(name, NULL);
  else if (path == NULL && name != NULL) path = search_path(name);
  return path;
}

static void add_beside(session *s, const char *name, bool answers_mlir) {
  char *path = program_path(name), *slash = path == NULL ? NULL : strrchr(path, '/');
  if (slash != NULL) {
    text folder = {path, (size_t)(slash - path)};
    static const char *const places[] = {"../share/mica/defs", "defs"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
      text defs = arena_printf(s->memory, "%.*s/%s", TEXT_ARGS(folder), places[i]);
      char *real = realpath(defs.data, NULL);
      bool is_there = real != NULL &&
                      source_add_own_folder(s->sources, text_of(real), answers_mlir);
      free(real);
      if (is_there) break;
    }
  }
  free(path);
}

static void add_named(session *s, const char *path, bool answers_mlir) {
  for (const char *at = path; at != NULL && *at != '\0';) {
    text folder = {at, strcspn(at, PATHS_END)};
    if (folder.size > 0) source_add_own_folder(s->sources, folder, answers_mlir);
    at += folder.size + (at[folder.size] != '\0');
  }
}

void add_own_preludes(session *s, const char *name, bool answers_mlir) {
  source_add_embedded(s->sources, answers_mlir);
  add_beside(s, name, answers_mlir);
  add_named(s, getenv("MICA_PATH"), answers_mlir);
}
