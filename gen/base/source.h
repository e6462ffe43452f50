// Source files and places in them.
// A place is one 32-bit number over all files of a run: 0 is "nowhere", the bytes of the first file
// follow, then those of the second, and so on. A file included twice has two ranges, so a place
// also knows through which includes it was reached.
#ifndef MICA_GEN_BASE_SOURCE_H
#define MICA_GEN_BASE_SOURCE_H

#include "base/arena.h"
#include "base/text.h"

typedef uint32_t place;  // 0: nowhere

typedef struct place_range {
  place begin, end;  // end is just past the last byte; 0: only begin is known
} place_range;

typedef struct source_file {
  text path;            // as it was opened: "dir/Base.td"
  text name;            // the path's last part
  text asked;           // as an include asks for it; size 0 for the main file
  text content;         // followed by a NUL that doesn't count
  place start;          // of its first byte
  place included_at;    // of the include that opened it; 0 for the main file
  bool silent;          // including it again adds nothing
  bool beside_prelude;  // MLIR's own, under a name that Mica's prelude might have answered
} source_file;

typedef struct source_set source_set;

source_set *source_set_create(arena *memory);
void source_set_destroy(source_set *s);
void source_add_folder(source_set *s, text folder);  // for includes, in order
// A folder with the prelude that the program knows of itself, after those that are given: names
// that begin with `mica/` are looked for in it before any other. False: there is no prelude.
// `answers_mlir`: so are those that begin with `mlir/`.
bool source_add_own_folder(source_set *s, text folder, bool answers_mlir);
void source_add_embedded(source_set *s, bool answers_mlir);  // the same of the program's own table
// From now on includes are read below the folders given here, and those for includes, alone.
// False: there is no such folder; errno says why.
bool source_confine(source_set *s, text folder);
bool source_is_confined(const source_set *s);

// Opens the main file ("-": standard input). NULL: it can't be read; *why says so.
const source_file *source_open(source_set *s, text path, text *why);
// Opens an included file: first `name` itself, then below each folder; a name that begins with
// `mlir/` first below a folder with Mica's prelude. What was opened before isn't read again. NULL:
// not found or unreadable.
const source_file *source_include(source_set *s, text name, place at, text *why);
// The name of a file that can be included, near to one that can't; size 0: none. In near_file.c.
text source_near_name(const source_set *s, text name);
arena *source_memory(const source_set *s);
size_t source_include_folder_count(const source_set *s);
text source_include_folder(const source_set *s, size_t index);
bool source_is_silent(const source_set *s, text name);  // as an include asks for it
void source_note_silent(source_set *s, const source_file *file);
// Adds text that lies in no file (tests, fuzzing). The content is copied.
const source_file *source_from_memory(source_set *s, text path, text content);

size_t source_count(const source_set *s);
const source_file *source_at(const source_set *s, size_t index);  // in the order of opening
const source_file *source_of(const source_set *s, place p);       // NULL for nowhere

bool source_is_td(const source_file *f);      // its name ends in ".td"
text source_folder(const source_file *file);  // its path without the last part: "a/b.td" -> "a/"

typedef struct position {
  const source_file *file;
  uint32_t line, column;  // from 1; columns count bytes
} position;

position source_position(const source_set *s, place p);
text source_line(const source_set *s, place p);  // the whole line around a place, without its end

#endif
