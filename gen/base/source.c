// Source files: reading them, finding includes, and telling file, line and column of a place.
// Contents and names lie in the arena; the table of files is freed by source_set_destroy.
#define _DEFAULT_SOURCE
#include "base/source.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/embedded.h"
#include "base/list.h"
#include "base/posix.h"

// Where the lines of a file begin, as offsets.
typedef struct line_table {
  uint32_t *starts;
  uint32_t count;
} line_table;

// A folder given with -I, or one that the program knows of itself. Mica's prelude answers the
// include names of MLIR's: what it has goes before a file of that name in any other folder.
typedef struct include_folder {
  text path;
  bool has_prelude;
  bool is_own;       // the program's: the prelude is looked for here first, and all else last
  bool is_embedded;  // in the program
} include_folder;

static const char embedded_path[] = "<mica-gen>";

struct source_set {
  arena *memory;
  source_file **files;  // each stays where it is: others keep pointers to it
  line_table *lines;    // one for every file, made when a position is asked for
  size_t count, capacity;
  include_folder *folders;
  size_t folder_count;
  list bounds;             // paths without links; empty: includes are read anywhere
  source_file **included;  // a hash table by the name asked for
  size_t included_count, included_capacity;
  place next;  // of the next file's first byte
};

typedef enum which_folders {
  FOLDERS_ALL,
  FOLDERS_OF_PRELUDES,
  FOLDERS_OF_PROGRAM,
} which_folders;

enum { FILES_MAX = 1000000 };
static const text too_much = {"too much text for one run", 25};

source_set *source_set_create(arena *memory) {
  source_set *s = memory_take(sizeof *s);
  *s = (source_set){.memory = memory, .next = 1};
  return s;
}

void source_set_destroy(source_set *s) {
  if (s == NULL) return;
  for (size_t i = 0; i < s->count; i++) free(s->lines[i].starts);
  free(s->lines);
  free(s->files);
  free(s->folders);
  free(s->included);
  free(s);
}

static bool has_mica(source_set *s, text folder) {
  text prelude = arena_printf(s->memory, "%.*s/mica/mica.def", TEXT_ARGS(folder));
  return access(prelude.data, R_OK) == 0;
}

static void add_folder(source_set *s, include_folder folder) {
  s->folders = memory_resize(s->folders, (s->folder_count + 1) * sizeof *s->folders);
  s->folders[s->folder_count++] = folder;
}

void source_add_folder(source_set *s, text folder) {
  text path = arena_text(s->memory, folder);
  add_folder(s, (include_folder){path, has_mica(s, path), false, false});
}

bool source_add_own_folder(source_set *s, text folder, bool answers_mlir) {
  text path = arena_text(s->memory, folder);
  if (!has_mica(s, path)) return false;
  add_folder(s, (include_folder){path, answers_mlir, true, false});
  return true;
}

void source_add_embedded(source_set *s, bool answers_mlir) {
  if (embedded_files[0].name == NULL) return;
  add_folder(s, (include_folder){text_of(embedded_path), answers_mlir, true, true});
}

static text last_part(text path) {
  size_t at = path.size;
  while (at > 0 && path.data[at - 1] != '/') at--;
  return (text){path.data + at, path.size - at};
}

static text real_path(source_set *s, const char *path) {
  char *real = realpath(path, NULL);
  if (real == NULL) return (text){0};
  text kept = arena_text(s->memory, text_of(real));
  free(real);
  return kept;
}

static void add_bound(source_set *s, text folder) {
  text *kept = ARENA_NEW(s->memory, text);
  *kept = folder;
  list_push(s->memory, &s->bounds, kept);
}

bool source_confine(source_set *s, text folder) {
  text real = real_path(s, arena_text(s->memory, folder).data);
  if (real.size == 0) return false;
  add_bound(s, real);
  return true;
}

bool source_is_confined(const source_set *s) { return s->bounds.count > 0; }

static bool is_below(text path, text folder) {
  if (folder.size > 0 && folder.data[folder.size - 1] == '/') folder.size--;  // the root
  return text_starts_with(path, folder) &&
         (path.size == folder.size || path.data[folder.size] == '/');
}

// Of what isn't there: the folder around it that is.
static text real_path_around(source_set *s, text path) {
  text real = real_path(s, path.data);
  while (real.size == 0 && path.size > 0) {
    path.size -= last_part(path).size;
    while (path.size > 1 && path.data[path.size - 1] == '/') path.size--;
    real = real_path(s, path.size == 0 ? "." : arena_text(s->memory, path).data);
  }
  return real;
}

// Whether an include may read it, wherever links lead.
static bool is_within_bounds(source_set *s, text path) {
  if (!source_is_confined(s)) return true;
  text real = real_path_around(s, path);
  for (size_t i = 0; i < s->bounds.count; i++)
    if (is_below(real, *(const text *)s->bounds.items[i])) return true;
  for (size_t i = 0; i < s->folder_count; i++) {
    text folder = real_path(s, s->folders[i].path.data);
    if (folder.size > 0 && is_below(real, folder)) return true;
  }
  return false;
}

arena *source_memory(const source_set *s) { return s->memory; }
size_t source_include_folder_count(const source_set *s) { return s->folder_count; }
text source_include_folder(const source_set *s, size_t index) {
  assert(index < s->folder_count);
  return s->folders[index].path;
}

// The content must be followed by a NUL. NULL: the places are used up.
static source_file *add_file(source_set *s, text path, text content, place at) {
  if (s->count >= FILES_MAX || content.size + 2 > UINT32_MAX - s->next) return NULL;
  if (s->count == s->capacity) {
    s->capacity = s->capacity == 0 ? 64 : s->capacity * 2;
    s->files = memory_resize(s->files, s->capacity * sizeof *s->files);
    s->lines = memory_resize(s->lines, s->capacity * sizeof *s->lines);
  }
  s->lines[s->count] = (line_table){0};
  source_file *f = s->files[s->count++] = ARENA_NEW(s->memory, source_file);
  *f = (source_file){path, last_part(path), {"", 0}, content, s->next, at, false, false};
  s->next += (place)content.size + 2;  // the end of a file is a place of its own
  return f;
}

// Bytes from a file, fewer than asked for only at its end. -1: errno tells why.
static ssize_t read_bytes(int file, char *to, size_t size) {
  size_t got = 0;
  while (got < size) {
    ssize_t some = read(file, to + got, size - got);
    if (some < 0 && errno == EINTR) continue;
    if (some < 0) return -1;
    if (some == 0) break;
    got += (size_t)some;
  }
  return (ssize_t)got;
}

static bool refused(int why) {
  errno = why;
  return false;
}

// A device may have no end.
static bool read_stream(int file, buffer *to, size_t limit) {
  char chunk[1 << 14];
  ssize_t size;
  while ((size = read_bytes(file, chunk, sizeof chunk)) > 0) {
    if (to->size > limit) return refused(EFBIG);
    buffer_append(to, chunk, (size_t)size);
  }
  return size == 0;
}

// Reads a regular file of a known size straight into the arena, anything else through a buffer.
static bool read_file(source_set *s, int file, text *content) {
  struct stat info;
  if (fstat(file, &info) != 0) return false;
  if (S_ISDIR(info.st_mode)) return refused(EISDIR);
  if (S_ISREG(info.st_mode) && info.st_size > 0) {
    size_t size = (size_t)info.st_size;
    if (size > UINT32_MAX / 2) return refused(EFBIG);
    char *data = arena_take(s->memory, size + 1);
    ssize_t got = read_bytes(file, data, size);
    if (got < 0) return false;
    data[got] = '\0';
    *content = (text){data, (size_t)got};
    return true;
  }
  buffer whole = {0};
  bool ok = read_stream(file, &whole, arena_room(s->memory) / 8);
  if (ok) *content = arena_text(s->memory, buffer_as_text(&whole));
  buffer_free(&whole);
  return ok;
}

// A pipe that nobody writes to would never open. Those in /dev are the caller's own.
static int open_included(const char *path) {
  struct stat info;
  int file = open(path, O_RDONLY | O_NONBLOCK);
  if (file < 0 || fstat(file, &info) != 0 || !S_ISFIFO(info.st_mode)) return file;
  close(file);
  if (strncmp(path, "/dev/", 5) == 0) return open(path, O_RDONLY);
  errno = ESPIPE;
  return -1;
}

// Where no file was, what is known of an earlier one says more.
static void say_why(text *why, int error) {
  bool is_missing = error == ENOENT || error == ENOTDIR;
  if (is_missing && why->size > 0) return;
  *why = text_of(error == 0        ? "unreadable"
                 : error == ESPIPE ? "a named pipe cannot be included"
                                   : strerror(error));
}

static source_file *open_path(source_set *s, text path, place at, text *why) {
  bool standard = text_is(path, "-");
  text kept = arena_text(s->memory, path);
  if (at != 0 && !is_within_bounds(s, kept)) {
    *why = TEXT("it lies outside of the folders given with --confine and -I");
    return NULL;
  }
  errno = 0;
  int file = standard  ? STDIN_FILENO
             : at == 0 ? open(kept.data, O_RDONLY)
                       : open_included(kept.data);
  text content;
  bool ok = file >= 0 && strlen(kept.data) == kept.size && read_file(s, file, &content);
  if (!ok) say_why(why, errno);
  if (file >= 0 && !standard) close(file);
  if (!ok) return NULL;
  source_file *f = add_file(s, standard ? TEXT("<stdin>") : kept, content, at);
  if (f == NULL) *why = too_much;
  return f;
}

const source_file *source_open(source_set *s, text path, text *why) {
  return open_path(s, path, 0, why);
}

// The file that was included by that name, or the empty place where it belongs.
static source_file **find_included(source_file **table, size_t capacity, text name) {
  size_t at = text_hash(name) & (capacity - 1);
  while (table[at] != NULL && !text_equal(table[at]->asked, name)) at = (at + 1) & (capacity - 1);
  return &table[at];
}

static void grow_included(source_set *s) {
  size_t capacity = s->included_capacity == 0 ? 64 : s->included_capacity * 2;
  source_file **grown = memory_take(capacity * sizeof *grown);
  memset(grown, 0, capacity * sizeof *grown);
  for (size_t i = 0; i < s->included_capacity; i++)
    if (s->included[i] != NULL)
      *find_included(grown, capacity, s->included[i]->asked) = s->included[i];
  free(s->included);
  s->included = grown;
  s->included_capacity = capacity;
}

bool source_is_silent(const source_set *s, text name) {
  if (s->included_count == 0) return false;
  const source_file *first = *find_included(s->included, s->included_capacity, name);
  return first != NULL && first->silent;
}

void source_note_silent(source_set *s, const source_file *file) {
  if (s->included_count == 0) return;
  source_file *first = *find_included(s->included, s->included_capacity, file->asked);
  if (first != NULL) first->silent = true;
}

static source_file *open_embedded(source_set *s, text name, place at, text *why) {
  const embedded_file *e = embedded_files;
  while (e->name != NULL && !text_is(name, e->name)) e++;
  if (e->name == NULL) return NULL;
  buffer whole = {0};
  for (size_t i = 0; e->lines[i] != NULL; i++) buffer_string(&whole, e->lines[i]);
  text content = arena_text(s->memory, buffer_as_text(&whole));
  buffer_free(&whole);
  text path = arena_printf(s->memory, "%s/%s", embedded_path, e->name);
  source_file *f = add_file(s, path, content, at);
  if (f == NULL) *why = too_much;
  return f;
}

static source_file *open_below(source_set *s, const include_folder *folder, text name, place at,
                               text *why) {
  if (folder->is_embedded) return open_embedded(s, name, at, why);
  text path = arena_printf(s->memory, "%.*s/%.*s", TEXT_ARGS(folder->path), TEXT_ARGS(name));
  return open_path(s, path, at, why);
}

// Below each folder in order, or below each that has a prelude, or the program's own.
static source_file *open_below_folders(source_set *s, text name, place at, which_folders which,
                                       text *why) {
  source_file *f = NULL;
  for (size_t i = 0; f == NULL && i < s->folder_count; i++) {
    const include_folder *folder = &s->folders[i];
    if (which == FOLDERS_OF_PRELUDES && !folder->has_prelude) continue;
    if (which == FOLDERS_OF_PROGRAM && !folder->is_own) continue;
    f = open_below(s, folder, name, at, why);
  }
  return f;
}

static bool has_prelude(const source_set *s) {
  for (size_t i = 0; i < s->folder_count; i++)
    if (s->folders[i].has_prelude) return true;
  return false;
}

static source_file *open_first(source_set *s, text name, place at, text *why) {
  if (text_is(name, "-")) return NULL;
  source_file *f = NULL;
  if (text_starts_with(name, TEXT("mica/")))
    f = open_below_folders(s, name, at, FOLDERS_OF_PROGRAM, why);
  if (text_starts_with(name, TEXT("mlir/")))
    f = open_below_folders(s, name, at, FOLDERS_OF_PRELUDES, why);
  if (f != NULL) return f;
  f = open_path(s, name, at, why);
  if (f == NULL) f = open_below_folders(s, name, at, FOLDERS_ALL, why);
  bool is_preludes = text_starts_with(name, TEXT("mlir/IR/")) ||
                     text_starts_with(name, TEXT("mlir/Interfaces/"));
  if (f != NULL) f->beside_prelude = is_preludes && has_prelude(s);
  return f;
}

const source_file *source_include(source_set *s, text name, place at, text *why) {
  if (s->included_count * 2 >= s->included_capacity) grow_included(s);
  source_file **known = find_included(s->included, s->included_capacity, name);
  const source_file *before = *known;
  *why = text_is(name, "-") ? TEXT("standard input is the main file's alone") : (text){0};
  source_file *f = before == NULL ? open_first(s, name, at, why)
                                  : add_file(s, before->path, before->content, at);
  if (f == NULL && before != NULL) *why = too_much;
  if (f == NULL) return NULL;
  f->asked = name;
  if (before != NULL) return f;
  *known = f;
  s->included_count++;
  return f;
}

const source_file *source_from_memory(source_set *s, text path, text content) {
  return add_file(s, arena_text(s->memory, path), arena_text(s->memory, content), 0);
}

size_t source_count(const source_set *s) { return s->count; }
const source_file *source_at(const source_set *s, size_t index) {
  assert(index < s->count);
  return s->files[index];
}

// The last file that starts at or before p.
static size_t file_index(const source_set *s, place p) {
  size_t low = 0, high = s->count;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (s->files[middle]->start <= p) low = middle;
    else high = middle;
  }
  return low;
}

const source_file *source_of(const source_set *s, place p) {
  return p == 0 || s->count == 0 ? NULL : s->files[file_index(s, p)];
}

// NULL: no memory for it. That memory ran out is told with a position, too.
static const line_table *lines_of(const source_set *s, const source_file *f) {
  line_table *t = &s->lines[file_index(s, f->start)];
  if (t->starts != NULL) return t;
  size_t capacity = f->content.size / 24 + 16;
  const char *start = f->content.data, *end = start + f->content.size, *at = start;
  line_table made = {malloc(capacity * sizeof *made.starts), 1};
  if (made.starts == NULL) return NULL;
  made.starts[0] = 0;
  while (at < end && (at = memchr(at, '\n', (size_t)(end - at))) != NULL) {
    if (made.count == capacity) {
      capacity *= 2;
      uint32_t *grown = realloc(made.starts, capacity * sizeof *grown);
      if (grown == NULL) {
        free(made.starts);
        return NULL;
      }
      made.starts = grown;
    }
    made.starts[made.count++] = (uint32_t)(++at - start);
  }
  *t = made;
  return t;
}

// Without a table: by counting.
static position count_position(const source_file *f, uint32_t offset) {
  position at = {f, 1, offset + 1};
  for (uint32_t i = 0; i < offset; i++) {
    if (f->content.data[i] != '\n') continue;
    at.line++;
    at.column = offset - i;
  }
  return at;
}

position source_position(const source_set *s, place p) {
  const source_file *f = source_of(s, p);
  if (f == NULL) return (position){0};
  uint32_t offset = p - f->start;
  if (offset > f->content.size) offset = (uint32_t)f->content.size;
  const line_table *t = lines_of(s, f);
  if (t == NULL) return count_position(f, offset);
  uint32_t low = 0, high = t->count;  // the last line that begins at or before the offset
  while (high - low > 1) {
    uint32_t middle = low + (high - low) / 2;
    if (t->starts[middle] <= offset) low = middle;
    else high = middle;
  }
  return (position){f, low + 1, offset - t->starts[low] + 1};
}

text source_line(const source_set *s, place p) {
  position at = source_position(s, p);
  if (at.file == NULL) return TEXT("");
  text content = at.file->content;
  const line_table *t = lines_of(s, at.file);
  size_t offset = p - at.file->start, end = content.size;
  if (offset > end) offset = end;
  size_t begin = offset - (at.column - 1);
  if (t == NULL) end = begin + strcspn(content.data + begin, "\n");
  else if (at.line < t->count) end = t->starts[at.line] - 1u;
  if (end > begin && content.data[end - 1] == '\r') end--;
  return (text){content.data + begin, end - begin};
}

bool source_is_td(const source_file *f) {
  static const char suffix[] = ".td";
  size_t size = sizeof suffix - 1;
  return f->name.size >= size && memcmp(f->name.data + f->name.size - size, suffix, size) == 0;
}

text source_folder(const source_file *file) {
  return (text){file->path.data, file->path.size - text_after_last(file->path, "/").size};
}
