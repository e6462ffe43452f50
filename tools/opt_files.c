// Files of mica-opt. A large input is mapped and copied page by page, so that others may change the
// file meanwhile. A regular output file is written beside its place and renamed at the end.
#define _DEFAULT_SOURCE
#include "opt_files.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/posix.h"

// ---- Input --------------------------------------------------------------------------------------

enum {
  MAP_FROM = 1 << 16,   // bytes; smaller files are read
  STREAM_MAX = 1 << 30  // bytes of what has no size beforehand: it may have no end
};

// The file beside the output, which nobody else would remove; NULL: none.
static char *volatile unfinished;

static void report_cut_input(int signal_number) {
  static const char text[] = "the input file was cut while it was read\n";
  (void)signal_number;
  (void)!write(STDERR_FILENO, text, sizeof text - 1);
  if (unfinished != NULL) (void)unlink(unfinished);
  _exit(1);
}

void mica_opt_text_guard(void) {
  struct sigaction action = {.sa_handler = report_cut_input};
  (void)sigaction(SIGBUS, &action, NULL);
}

static void remove_unfinished(int signal_number) {
  if (unfinished != NULL) (void)unlink(unfinished);
  (void)raise(signal_number);  // which does now what it does by default
}

static bool ends_a_program(int signal_number) {
  static const int others[] = {SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (signal_number == others[i]) return false;
  return true;
}

// Signals that somebody ignores or handles stay as they are.
static void guard_unfinished(char *temporary) {
  struct sigaction action = {.sa_handler = remove_unfinished,
                             .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
  unfinished = temporary;
  for (int number = 1; temporary != NULL && number <= SIGRTMAX; number++) {
    struct sigaction old;
    if (!ends_a_program(number) || sigaction(number, NULL, &old) != 0) continue;
    if (old.sa_handler == SIG_DFL) (void)sigaction(number, &action, NULL);
  }
}

#ifndef MAP_POPULATE
#define MAP_POPULATE 0  // it only spares the faults of `take_pages`
#endif

// Writing makes a page of a private mapping the program's own: what others write into the file from
// then on isn't seen.
static void take_pages(char *data, size_t size, size_t page) {
  for (size_t at = 0; at < size; at += page) {
    volatile char *byte = data + at;
    *byte = *byte;
  }
}

// The file stands on pages that end in a zero of their own, whatever is appended to it.
static bool map_file(opt_text *text, int fd, size_t size, size_t page) {
  const int access = PROT_READ | PROT_WRITE;
  char *data = mmap(NULL, size + 1, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (data == MAP_FAILED) return false;
  *text = (opt_text){data, size, true, 0};
  if (mmap(data, size, access, MAP_PRIVATE | MAP_FIXED | MAP_POPULATE, fd, 0) == MAP_FAILED) {
    mica_opt_text_free(text);
    return false;
  }
  take_pages(data, size, page);
  data[size] = '\0';
  return true;
}

static bool map(opt_text *text, int fd) {
  struct stat about;
  long page = sysconf(_SC_PAGESIZE);
  bool is_mappable = page > 0 && fstat(fd, &about) == 0 && S_ISREG(about.st_mode) &&
                     about.st_size >= MAP_FROM && lseek(fd, 0, SEEK_CUR) == 0;
  return is_mappable && map_file(text, fd, (size_t)about.st_size, (size_t)page);
}

// Room for what the file is said to hold, or for a start.
static bool reserve(opt_text *text, size_t *capacity, size_t wanted) {
  char *grown = realloc(text->data, wanted + 1);
  if (grown == NULL) return false;
  text->data = grown;
  *capacity = wanted;
  return true;
}

// 0, or errno.
static int read_up_to(opt_text *text, int fd, size_t capacity, size_t most) {
  if (!reserve(text, &capacity, capacity)) return ENOMEM;
  while (text->size < most) {
    size_t wanted = capacity > most / 2 ? most : 2 * capacity;
    if (text->size == capacity && !reserve(text, &capacity, wanted)) return ENOMEM;
    size_t room = capacity - text->size;
    ssize_t got = read(fd, text->data + text->size, room < (1 << 30) ? room : (size_t)1 << 30);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    if (got == 0) break;
    text->size += (size_t)got;
  }
  text->data[text->size] = '\0';
  return 0;
}

// Of a file what it held when it was opened, though others append to it. Those of /proc hold more
// than they say.
static int read_all(opt_text *text, int fd) {
  struct stat about;
  bool is_file = fstat(fd, &about) == 0 && S_ISREG(about.st_mode);
  bool has_size = is_file && about.st_size > 0;
  size_t most = has_size ? (size_t)about.st_size
                         : (is_file ? SIZE_MAX / 2 : (size_t)STREAM_MAX + 1);
  int error = read_up_to(text, fd, has_size ? most : 64 << 10, most);
  return error == 0 && !is_file && text->size == most ? EFBIG : error;
}

bool mica_opt_text_read(opt_text *text, const char *path) {
  bool is_stdin = path == NULL || strcmp(path, "-") == 0;
  *text = (opt_text){0};
  int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY);
  int error = fd < 0 ? errno : map(text, fd) ? 0 : read_all(text, fd);
  if (fd >= 0 && !is_stdin) close(fd);
  if (error == 0) return true;
  fprintf(stderr, "cannot open input file '%s': %s\n", is_stdin ? "-" : path, strerror(error));
  mica_opt_text_free(text);
  return false;
}

// Whole pages of the mapping between the offsets; answers where the last one ends.
static size_t forget_pages(const opt_text *text, size_t start, size_t end) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  start = (start + page - 1) / page * page;
  end = end / page * page;
  if (!text->mapped || end <= start) return start;
  (void)madvise(text->data + start, end - start, MADV_DONTNEED);
  return end;
}

void mica_opt_text_forget(opt_text *text, size_t offset) {
  text->forgotten = forget_pages(text, text->forgotten, offset);
}

void mica_opt_text_forget_part(const opt_text *text, mica_str part) {
  const size_t start = (size_t)(part.data - text->data);
  (void)forget_pages(text, start, start + part.size);
}

void mica_opt_text_free(opt_text *text) {
  if (text->mapped) (void)munmap(text->data, text->size + 1);
  else free(text->data);
  *text = (opt_text){0};
}

// ---- Output -------------------------------------------------------------------------------------

static bool say_cannot_open(const char *path, int error) {
  fprintf(stderr, "cannot open output file '%s': %s\n", path, strerror(error));
  return false;
}

// Creates `target` with a suffix that is not taken yet, with the mode of the file that it will
// replace.
static int create_beside(opt_output *out, const struct stat *old) {
  size_t size = strlen(out->target) + 32;
  out->temporary = malloc(size);
  if (out->temporary == NULL) return ENOMEM;
  for (unsigned attempt = 0; attempt < 1000; attempt++) {
    snprintf(out->temporary, size, "%s.%ld.%u.tmp", out->target, (long)getpid(), attempt);
    out->fd = open(out->temporary, O_RDWR | O_CREAT | O_EXCL, 0666);
    if (out->fd >= 0) {
      if (old != NULL) (void)fchmod(out->fd, old->st_mode & 07777);
      guard_unfinished(out->temporary);
      return 0;
    }
    if (errno != EEXIST) break;
  }
  int error = errno;
  free(out->temporary);
  out->temporary = NULL;
  return error;
}

// `path` with its links followed, the last of which may lead to what isn't there yet. The caller
// frees it. NULL: errno says why.
static char *follow(const char *path, int links) {
  char *real = realpath(path, NULL);
  if (real != NULL || errno != ENOENT) return real;
  char to[4096];
  ssize_t size = readlink(path, to, sizeof to);
  if (size < 0) return strdup(path);
  if (size == (ssize_t)sizeof to || links == 0) {
    errno = size == (ssize_t)sizeof to ? ENAMETOOLONG : ELOOP;
    return NULL;
  }
  const char *slash = to[0] == '/' ? NULL : strrchr(path, '/');
  size_t folder = slash == NULL ? 0 : (size_t)(slash + 1 - path);
  char *next = malloc(folder + (size_t)size + 1);
  if (next == NULL) return NULL;
  memcpy(next, path, folder);
  memcpy(next + folder, to, (size_t)size);
  next[folder + (size_t)size] = '\0';
  char *target = follow(next, links - 1);
  free(next);
  return target;
}

// A file without a name, for what has to be copied over the target.
static int create_nameless(opt_output *out) {
  FILE *file = tmpfile();
  if (file == NULL) return errno;
  out->fd = dup(fileno(file));
  int error = out->fd < 0 ? errno : 0;
  (void)fclose(file);
  return error;
}

// A file of several names keeps them all, and one in a folder that takes no new file is written all
// the same.
static int open_target(opt_output *out, const struct stat *old) {
  if (old != NULL && old->st_nlink > 1) return create_nameless(out);
  int error = create_beside(out, old);
  bool is_refused = error == EACCES || error == EPERM || error == EROFS;
  return is_refused && old != NULL ? create_nameless(out) : error;
}

static int open_file(opt_output *out, const char *path) {
  struct stat old;
  bool exists = stat(path, &old) == 0;
  if (exists && !S_ISREG(old.st_mode)) {  // a device or a pipe: there is nothing to keep
    out->fd = open(path, O_WRONLY);
    return out->fd < 0 ? errno : 0;
  }
  if (exists && access(path, W_OK) != 0) return errno;
  out->target = follow(path, 40);
  if (out->target == NULL) return errno;
  return open_target(out, exists ? &old : NULL);
}

bool mica_opt_output_open(opt_output *out, const char *path) {
  bool is_stdout = path == NULL || strcmp(path, "-") == 0;
  *out = (opt_output){.fd = STDOUT_FILENO, .path = is_stdout ? NULL : path};
  if (is_stdout) return true;
  int error = open_file(out, path);
  if (error == 0) return true;
  free(out->target);
  return say_cannot_open(path, error);
}

// 0, or errno.
static int write_all(int fd, const char *data, size_t size) {
  while (size != 0) {
    ssize_t put = write(fd, data, size < (1 << 30) ? size : (size_t)1 << 30);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno;
    data += put;
    size -= (size_t)put;
  }
  return 0;
}

bool mica_opt_output_write(opt_output *out, const char *data, size_t size) {
  if (out->error == 0) out->error = write_all(out->fd, data, size);
  return out->error == 0;
}

static bool write_to_output(void *user, const char *data, size_t size) {
  return mica_opt_output_write(user, data, size);
}

mica_sink mica_opt_output_sink(opt_output *out) { return (mica_sink){write_to_output, out}; }

// What was written, over what the target holds. 0, or errno.
static int copy_to(int from, int to) {
  static char bytes[1 << 16];
  if (lseek(from, 0, SEEK_SET) != 0) return errno;
  for (;;) {
    ssize_t got = read(from, bytes, sizeof bytes);
    if (got == 0) return 0;
    if (got < 0 && errno == EINTR) continue;
    int error = got < 0 ? errno : write_all(to, bytes, (size_t)got);
    if (error != 0) return error;
  }
}

static int copy_over(const char *target, int from) {
  int to = open(target, O_WRONLY | O_TRUNC);
  if (to < 0) return errno;
  int error = copy_to(from, to);
  return close(to) != 0 && error == 0 ? errno : error;
}

// The target can't be renamed onto, as one that is mounted.
static int copy_temporary(const opt_output *out) {
  int from = open(out->temporary, O_RDONLY);
  if (from < 0) return errno;
  int error = copy_over(out->target, from);
  (void)close(from);
  return error;
}

static int put_in_place(opt_output *out) {
  if (out->temporary == NULL) return copy_over(out->target, out->fd);
  int error = close(out->fd) != 0 ? errno : 0;
  out->fd = -1;
  if (error != 0) return error;
  return rename(out->temporary, out->target) == 0 ? 0 : copy_temporary(out);
}

bool mica_opt_output_close(opt_output *out, bool keep) {
  bool replace = keep && out->target != NULL && out->error == 0;
  if (replace) out->error = put_in_place(out);
  if (out->path != NULL && out->fd >= 0 && close(out->fd) != 0 && out->error == 0)
    out->error = errno;
  if (out->temporary != NULL) (void)unlink(out->temporary);  // gone already where it was renamed
  guard_unfinished(NULL);
  if (out->error != 0)
    fprintf(stderr, "cannot write output file '%s': %s\n", out->path == NULL ? "-" : out->path,
            strerror(out->error));
  free(out->temporary);
  free(out->target);
  return out->error == 0;
}
