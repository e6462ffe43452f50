// Writing outputs: only what changed, and never half a file. The new content goes to a file beside
// the target, which then takes its place; a target that has several names is written over at the
// end, so that it keeps them. Folders that are missing are made.
#define _DEFAULT_SOURCE
#include "output_file.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "base/names.h"
#include "base/posix.h"

static bool has_content(FILE *file, text content) {
  char chunk[1 << 14];
  size_t at = 0, size;
  while ((size = fread(chunk, 1, sizeof chunk, file)) > 0) {
    if (size > content.size - at || memcmp(chunk, content.data + at, size) != 0) return false;
    at += size;
  }
  return at == content.size && !ferror(file);
}

static bool is_up_to_date(const char *path, text content) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  bool same = has_content(file, content);
  fclose(file);
  return same;
}

static bool same_content(const char *path, FILE *other) {
  char chunk[1 << 14], other_chunk[sizeof chunk];
  FILE *file = fopen(path, "rb");
  bool same = file != NULL;
  for (size_t size = 1; same && size > 0;) {
    size = fread(chunk, 1, sizeof chunk, file);
    same = fread(other_chunk, 1, sizeof chunk, other) == size &&
           memcmp(chunk, other_chunk, size) == 0;
  }
  same = same && !ferror(file) && !ferror(other);
  if (file != NULL) fclose(file);
  return same;
}

static bool write_and_close(FILE *file, text content) {
  if (file == NULL) return false;
  bool written = fwrite(content.data, 1, content.size, file) == content.size;
  if (fclose(file) != 0) written = false;
  return written;
}

static bool write_all(const char *path, text content) {
  return write_and_close(fopen(path, "wb"), content);
}

// Makes the folders that `path` names before its last slash; one that can't be made shows when the
// file is written.
static void make_folders(session *s, text path) {
  for (size_t i = 1; i < path.size; i++)
    if (path.data[i] == '/') mkdir(text_copy(s->memory, (text){path.data, i}), 0777);
}

static bool fail(session *s, text *why) {
  *why = text_of(text_copy(s->memory, text_of(strerror(errno))));
  return false;
}

// With the slash at its end; empty: the current one.
static text folder_of(text path) {
  while (path.size > 0 && path.data[path.size - 1] != '/') path.size--;
  return path;
}

// A device or a pipe is written to as it is: nothing may take its place.
static bool is_special(const char *path) {
  struct stat about;
  return stat(path, &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode);
}

bool output_exists(session *s, text path) {
  struct stat about;
  return stat(text_copy(s->memory, path), &about) == 0;
}

enum { LINKS_MAX = 40 };

// What takes a file's place takes the place of what a link to it leads to, which may not be there
// yet. NULL: errno says why.
static const char *target_of(session *s, text path) {
  const char *target = text_copy(s->memory, path);
  char to[4096];
  if (is_special(target)) return target;  // /dev/stdout may lead to a pipe, which has no path
  for (int links = 0; links < LINKS_MAX; links++) {
    char *real = realpath(target, NULL);
    if (real != NULL) {
      target = text_copy(s->memory, text_of(real));
      free(real);
      return target;
    }
    const int why = errno;
    const ssize_t size = readlink(target, to, sizeof to);
    if (size < 0) return target;
    if (why != ENOENT || size == (ssize_t)sizeof to) break;
    const text link = {to, (size_t)size};
    const text folder = to[0] == '/' ? (text){"", 0} : folder_of(text_of(target));
    target = arena_printf(s->memory, "%.*s%.*s", TEXT_ARGS(folder), TEXT_ARGS(link)).data;
  }
  errno = ELOOP;
  return NULL;
}

// ---- the file beside the target -----------------------------------------------------------------

static const char *volatile unfinished;  // NULL: none

static void remove_unfinished(int signal_number) {
  if (unfinished != NULL) (void)unlink(unfinished);
  (void)raise(signal_number);  // which does now what it does by default
}

// What it does unless someone says otherwise.
static bool ends_program(int signal_number) {
  static const int others[] = {SIGCHLD, SIGCONT, SIGSTOP,  SIGTSTP, SIGTTIN,
                               SIGTTOU, SIGURG,  SIGWINCH, 0};
  for (const int *other = others; *other != 0; other++)
    if (signal_number == *other) return false;
  return true;
}

// Whatever ends the program removes it first. Before it is created, so that no signal comes
// between; what has its name is of a program that was killed.
static void guard_unfinished(const char *fresh) {
  struct sigaction action = {.sa_handler = remove_unfinished,
                             .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
  unfinished = fresh;
  for (int number = 1; number <= SIGRTMAX; number++) {
    struct sigaction old;
    bool is_default = sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_DFL;
    if (is_default && ends_program(number)) (void)sigaction(number, &action, NULL);
  }
}

static void remove_fresh(const char *fresh) {
  (void)unlink(fresh);
  unfinished = NULL;
}

enum { FRESH_MAX = 1000 };

// Creates it with a name that nothing has. NULL: errno says why.
static FILE *create_fresh(session *s, const char *target, const char **fresh) {
  for (unsigned attempt = 0; attempt < FRESH_MAX; attempt++) {
    *fresh = arena_printf(s->memory, "%s.%ld.%u.new", target, (long)getpid(), attempt).data;
    guard_unfinished(*fresh);
    int created = open(*fresh, O_RDWR | O_CREAT | O_EXCL, 0666);
    FILE *file = created < 0 ? NULL : fdopen(created, "w+b");
    if (file != NULL) return file;
    if (created >= 0) remove_fresh(*fresh);
    if (errno != EEXIST) break;
  }
  unfinished = NULL;
  return NULL;
}

static bool copy_over(const char *fresh, const char *target) {
  char chunk[1 << 14];
  FILE *from = fopen(fresh, "rb"), *to = from == NULL ? NULL : fopen(target, "wb");
  bool copied = to != NULL;
  for (size_t size = 1; copied && size > 0;) {
    size = fread(chunk, 1, sizeof chunk, from);
    copied = fwrite(chunk, 1, size, to) == size;
  }
  copied = copied && !ferror(from);
  if (from != NULL) (void)fclose(from);
  if (to != NULL && fclose(to) != 0) copied = false;
  return copied;
}

static bool take_place(const char *fresh, const char *target) {
  struct stat about;
  bool has_several_names = stat(target, &about) == 0 && about.st_nlink > 1;
  bool taken = has_several_names ? copy_over(fresh, target) : rename(fresh, target) == 0;
  const int why = errno;
  remove_fresh(fresh);
  errno = why;
  return taken;
}

// ---- writing ------------------------------------------------------------------------------------

bool output_write(session *s, text path, text content, text *why) {
  const char *target = target_of(s, path), *fresh;
  if (target == NULL) return fail(s, why);
  if (is_special(target)) return write_all(target, content) || fail(s, why);
  if (is_up_to_date(target, content)) return true;
  make_folders(s, path);
  FILE *file = create_fresh(s, target, &fresh);
  if (file == NULL) return fail(s, why);
  if (write_and_close(file, content)) return take_place(fresh, target) || fail(s, why);
  fail(s, why);
  remove_fresh(fresh);
  return false;
}

bool output_open(session *s, text path, output_stream *out, text *why) {
  out->path = target_of(s, path);
  if (out->path == NULL) return fail(s, why);
  out->fresh = NULL;
  if (is_special(out->path)) {
    out->file = fopen(out->path, "wb");
  } else {
    make_folders(s, path);
    out->file = create_fresh(s, out->path, &out->fresh);
  }
  return out->file != NULL || fail(s, why);
}

bool output_close(session *s, output_stream *out, bool keep, bool only_changed, text *why) {
  assert(out->file != NULL);
  bool written = fflush(out->file) == 0 && !ferror(out->file);
  if (out->fresh == NULL) return (fclose(out->file) == 0 && written) || fail(s, why);
  if (written && keep && only_changed) {
    rewind(out->file);
    keep = !same_content(out->path, out->file);
  }
  if (fclose(out->file) != 0) written = false;
  if (written && keep) return take_place(out->fresh, out->path) || fail(s, why);
  if (!written) fail(s, why);
  remove_fresh(out->fresh);
  return written;
}

// ---- dependencies -------------------------------------------------------------------------------

// Make knows the drives of its own system.
static bool ends_drive(text path, size_t at) {
  return HAS_DRIVES && at == 1 && path.data[1] == ':';
}

// A path as make reads it: what would part or end it stands behind a backslash, and the
// backslashes before that twice.
static void append_make_path(buffer *to, text path) {
  size_t backslashes = 0;
  for (size_t i = 0; i < path.size; i++) {
    char c = path.data[i];
    bool is_escaped = c != '\0' && strchr(" \t#:|", c) != NULL && !ends_drive(path, i);
    for (size_t k = 0; is_escaped && k < backslashes + 1; k++) buffer_char(to, '\\');
    if (c == '$') buffer_char(to, '$');
    buffer_char(to, c);
    backslashes = c == '\\' ? backslashes + 1 : 0;
  }
}

// A line break ends the rule and a `;` begins a command: there is no other spelling for them.
static bool has_make_spelling(text path) {
  for (size_t i = 0; i < path.size; i++)
    if (strchr(";\r\n", path.data[i]) != NULL) return false;
  return true;
}

typedef struct rule {
  buffer head, rest;  // the rule, and the empty ones that follow it
  text unwritable;    // a path; empty: none
} rule;

static void append_path(rule *r, buffer *to, text path) {
  if (has_make_spelling(path)) append_make_path(to, path);
  else r->unwritable = path;
}

static void append_sources(session *s, rule *r) {
  text_map seen = {0};
  for (size_t i = 0; i < source_count(s->sources); i++) {
    text path = source_at(s->sources, i)->path;
    bool is_file = path.data[0] != '<';  // <stdin>, or inside the program
    if (text_map_get(&seen, path) != NULL || !is_file) continue;
    text_map_set(s->memory, &seen, path, r);
    buffer_string(&r->head, " \\\n  ");
    append_path(r, &r->head, path);
    if (i == 0) continue;
    append_path(r, &r->rest, path);
    buffer_string(&r->rest, ":\n");
  }
}

bool write_dependencies(session *s, text path, const text *targets, size_t target_count) {
  rule r = {0};
  for (size_t i = 0; i < target_count; i++) {
    if (i > 0) buffer_char(&r.head, ' ');
    append_path(&r, &r.head, targets[i]);
  }
  buffer_char(&r.head, ':');
  append_sources(s, &r);
  buffer_char(&r.head, '\n');
  buffer_text(&r.head, buffer_as_text(&r.rest));
  text why = {"", 0};
  bool written = false;
  if (r.unwritable.size > 0)
    report_error(s->diagnostics, at_place(0),
                 "cannot write '%.*s': make reads no path like '%.*s', with a line break or `;`",
                 TEXT_ARGS(path), TEXT_ARGS(r.unwritable));
  else written = output_write(s, path, buffer_as_text(&r.head), &why);
  if (why.size > 0)
    report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s", TEXT_ARGS(path),
                 TEXT_ARGS(why));
  buffer_free(&r.head);
  buffer_free(&r.rest);
  return written;
}
