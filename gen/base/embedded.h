// Definitions inside the program: none, or where it is made of one file (make amalgamation), the
// prelude and the dialects, as a table that stands at that file's end.
#ifndef MICA_GEN_BASE_EMBEDDED_H
#define MICA_GEN_BASE_EMBEDDED_H

typedef struct embedded_file {
  const char *name;          // as an include asks for it; NULL: the end
  const char *const *lines;  // up to NULL; each string is one or several, with their ends
} embedded_file;

extern const embedded_file embedded_files[];

#endif
