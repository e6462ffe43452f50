// Files of mica-opt. A large input is mapped, which costs a fifth of reading it. A regular output
// file is written beside its place and renamed at the end.
#define _DEFAULT_SOURCE    // madvise
#define _XOPEN_SOURCE 700  // realpath
#include "opt_files.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- Input --------------------------------------------------------------------------------------

enum {
  MAP_FROM = 1 << 16,   // bytes; smaller files are read
  STREAM_MAX = 1 << 30  // bytes of what has no size beforehand: it may have no end
};

static void report_cut_input(int signal_number) {
  static const char text[] = "the input file was cut while it was read\n";
  (void)signal_number;
  (void)!write(STDERR_FILENO, text, sizeof text - 1);
  _exit(1);
}

void mica_opt_text_guard(void) {
  struct sigaction action = {.sa_handler = report_cut_input};
  (void)sigaction(SIGBUS, &action, NULL);
}

// The file beside the output, which nobody else would remove; NULL: none.
static char *volatile unfinished;

static void remove_unfinished(int signal_number) {
  if (unfinished != NULL) (void)unlink(unfinished);
  (void)raise(signal_number);  // which does now what it does by default
}

static void guard_unfinished(char *temporary) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXCPU};
  struct sigaction action = {.sa_handler = remove_unfinished,
                             .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
  unfinished = temporary;
  for (size_t i = 0; temporary != NULL && i < sizeof signals / sizeof *signals; i++) {
    struct sigaction old;
    bool is_ignored = sigaction(signals[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN;
    if (!is_ignored) (void)sigaction(signals[i], &action, NULL);
  }
}

// The last page of a mapped file ends in zeros: the text is NUL-terminated unless it fills that
// page.
static bool map(opt_text *text, int fd) {
  struct stat about;
  long page = sysconf(_SC_PAGESIZE);
  if (page <= 0 || fstat(fd, &about) != 0 || !S_ISREG(about.st_mode)) return false;
  if (about.st_size < MAP_FROM || about.st_size % page == 0 || lseek(fd, 0, SEEK_CUR) != 0)
    return false;
  void *memory = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
  if (memory == MAP_FAILED) return false;
  *text = (opt_text){memory, (size_t)about.st_size, true, 0};
  return true;
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
static int read_all(opt_text *text, int fd) {
  struct stat about;
  size_t capacity = 0;
  bool is_known = fstat(fd, &about) == 0;
  bool may_be_endless = !is_known || !S_ISREG(about.st_mode);
  size_t start = is_known && about.st_size > 0 ? (size_t)about.st_size + 1 : 64 << 10;
  if (!reserve(text, &capacity, start)) return ENOMEM;
  for (;;) {
    if (may_be_endless && text->size > STREAM_MAX) return EFBIG;
    size_t most = may_be_endless ? (size_t)STREAM_MAX + 1 : SIZE_MAX - 1;
    size_t wanted = capacity > most / 2 ? most : 2 * capacity;
    if (text->size == capacity && !reserve(text, &capacity, wanted)) return ENOMEM;
    size_t room = capacity - text->size;
    ssize_t got = read(fd, text->data + text->size, room < (1 << 30) ? room : (size_t)1 << 30);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    text->size += (size_t)got;
    if (got == 0) break;
  }
  text->data[text->size] = '\0';
  return 0;
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

void mica_opt_text_forget(opt_text *text, size_t offset) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), end = offset / page * page;
  if (!text->mapped || end <= text->forgotten) return;
  (void)madvise(text->data + text->forgotten, end - text->forgotten, MADV_DONTNEED);
  text->forgotten = end;
}

void mica_opt_text_free(opt_text *text) {
  if (text->mapped) (void)munmap(text->data, text->size);
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
    out->fd = open(out->temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
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
  return create_beside(out, exists ? &old : NULL);
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

bool mica_opt_output_write(opt_output *out, const char *data, size_t size) {
  while (size != 0 && out->error == 0) {
    ssize_t put = write(out->fd, data, size < (1 << 30) ? size : (size_t)1 << 30);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) {
      out->error = errno;
    } else {
      data += put;
      size -= (size_t)put;
    }
  }
  return out->error == 0;
}

static bool write_to_output(void *user, const char *data, size_t size) {
  return mica_opt_output_write(user, data, size);
}

mica_sink mica_opt_output_sink(opt_output *out) { return (mica_sink){write_to_output, out}; }

bool mica_opt_output_close(opt_output *out, bool keep) {
  if (out->path != NULL && close(out->fd) != 0 && out->error == 0) out->error = errno;
  bool replace = out->temporary != NULL && keep && out->error == 0;
  if (replace && rename(out->temporary, out->target) != 0) {
    out->error = errno;
    replace = false;
  }
  if (out->temporary != NULL && !replace) (void)unlink(out->temporary);
  guard_unfinished(NULL);
  if (out->error != 0)
    fprintf(stderr, "cannot write output file '%s': %s\n", out->path == NULL ? "-" : out->path,
            strerror(out->error));
  free(out->temporary);
  free(out->target);
  return out->error == 0;
}
