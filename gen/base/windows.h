// The names of POSIX that posix.h promises, by what MinGW's C library and kernel32 have. Included
// by posix.h alone. Not by <windows.h>: it takes names such as TEXT.
#ifdef _WIN32
#include <direct.h>
#include <io.h>
#include <process.h>
#include <stdint.h>
#include <stdio.h>

#define WINDOWS_CALL __declspec(dllimport) __attribute__((stdcall))
WINDOWS_CALL int MoveFileExA(const char *from, const char *to, unsigned long flags);
WINDOWS_CALL void *CreateFileA(const char *path, unsigned long access, unsigned long share,
                               void *security, unsigned long how, unsigned long flags, void *like);
WINDOWS_CALL unsigned long GetFinalPathNameByHandleA(void *file, char *to, unsigned long size,
                                                     unsigned long flags);
WINDOWS_CALL int CloseHandle(void *handle);
WINDOWS_CALL unsigned long GetLastError(void);
WINDOWS_CALL void GetCurrentThreadStackLimits(uintptr_t *low, uintptr_t *high);
WINDOWS_CALL int GetPhysicallyInstalledSystemMemory(unsigned long long *kilobytes);
WINDOWS_CALL unsigned long WaitForSingleObject(void *handle, unsigned long milliseconds);
WINDOWS_CALL void Sleep(unsigned long milliseconds);
// In 100 ns since 1601: a FILETIME, whose lower half stands first.
WINDOWS_CALL void GetSystemTimePreciseAsFileTime(unsigned long long *units);

// ---- Paths --------------------------------------------------------------------------------------

enum { HAS_DRIVES = true };
#define PATHS_END ";"

static inline bool is_slash(char c) { return c == '/' || c == '\\'; }

static inline const char *posix_path(char *path) {
  for (char *c = path; *c != '\0'; c++)
    if (*c == '\\') *c = '/';
  return path;
}

static inline int windows_fail(void) {
  const unsigned long why = GetLastError();
  errno = why == 2 || why == 3 ? ENOENT : why == 80 || why == 183 ? EEXIST : EACCES;
  return -1;
}

// Without `\\?\` in front of it, and `\\?\UNC\` is two slashes.
static inline char *windows_plain_path(char *path) {
  size_t skipped = strncmp(path, "\\\\?\\UNC\\", 8) == 0 ? 6
                   : strncmp(path, "\\\\?\\", 4) == 0    ? 4
                                                         : 0;
  memmove(path, path + skipped, strlen(path + skipped) + 1);
  if (skipped == 6) path[0] = '/';
  (void)posix_path(path);
  return path;
}

static inline char *realpath(const char *path, char *to) {
  enum { SHARED = 7, THAT_IS_THERE = 3, FOLDERS_TOO = 0x02000000, SIZE = 32768 };
  void *file = CreateFileA(path, 0, SHARED, NULL, THAT_IS_THERE, FOLDERS_TOO, NULL);
  if (file == (void *)-1) return windows_fail(), NULL;
  char *real = to == NULL ? malloc(SIZE) : to;
  const unsigned long size = real == NULL ? 0 : GetFinalPathNameByHandleA(file, real, SIZE, 0);
  (void)CloseHandle(file);
  if (size > 0 && size < SIZE) return windows_plain_path(real);
  if (real != to) free(real);
  errno = ENAMETOOLONG;
  return NULL;
}

// realpath has followed what links there are.
static inline ssize_t readlink(const char *path, char *to, size_t size) {
  (void)path, (void)to, (void)size;
  errno = EINVAL;
  return -1;
}

static inline char *posix_program(void) { return realpath(_pgmptr, NULL); }

static inline const char *posix_program_name(char *word) {
  char *name = word + strlen(word);
  if (name - word > 4 && _stricmp(name - 4, ".exe") == 0) *(name -= 4) = '\0';
  while (name > word && !is_slash(name[-1])) name--;
  return name;
}

static inline int windows_mkdir(const char *path) {
  const size_t size = strlen(path);
  if (size == 0 || path[size - 1] != ':') return _mkdir(path);
  errno = EEXIST;  // a drive
  return -1;
}
#define mkdir(path, mode) windows_mkdir(path)

// ---- Files --------------------------------------------------------------------------------------

#define O_NONBLOCK 0

static inline void posix_binary(void) {
  _fmode = _O_BINARY;
  for (int fd = 0; fd <= 2; fd++) (void)_setmode(fd, _O_BINARY);
}

static inline int windows_rename(const char *from, const char *to) {
  enum { REPLACE = 1 };
  return MoveFileExA(from, to, REPLACE) ? 0 : windows_fail();
}
#define rename windows_rename

// Callers ask for 1 GiB at most.
#define read(fd, to, size) ((ssize_t)_read(fd, to, (unsigned)(size)))
#define write(fd, from, size) ((ssize_t)_write(fd, from, (unsigned)(size)))

static inline int fchmod(int fd, unsigned mode) { return (void)fd, (void)mode, 0; }

// Of the system itself: clock_gettime, which MinGW's own asks, and nanosleep are in a library that
// some of its compilers don't link.
#ifndef TIME_UTC
enum { TIME_UTC = 1 };
#endif
static inline int windows_timespec_get(struct timespec *to, int base) {
  const unsigned long long second = 10000000, until_1970 = 11644473600;
  unsigned long long units;
  GetSystemTimePreciseAsFileTime(&units);
  to->tv_sec = (time_t)(units / second - until_1970);
  to->tv_nsec = (long)(units % second * 100);
  return base;
}
#define timespec_get windows_timespec_get

static inline int windows_nanosleep(const struct timespec *time, struct timespec *left) {
  (void)left;
  Sleep((unsigned long)(time->tv_sec * 1000 + time->tv_nsec / 1000000));
  return 0;
}
#define nanosleep windows_nanosleep

static inline struct timespec posix_changed(const struct stat *about) {
  return (struct timespec){.tv_sec = about->st_mtime};
}

// No file is mapped: one that is would not be replaced.
enum { PROT_READ, PROT_WRITE, MAP_PRIVATE, MAP_ANONYMOUS, MAP_FIXED, MADV_DONTNEED };
#define MAP_FAILED NULL
static inline void *mmap(void *at, size_t size, int access, int flags, int fd, long offset) {
  return (void)at, (void)size, (void)access, (void)flags, (void)fd, (void)offset, MAP_FAILED;
}
static inline int munmap(void *at, size_t size) { return (void)at, (void)size, -1; }
static inline int madvise(void *at, size_t size, int advice) {
  return (void)at, (void)size, (void)advice, -1;
}

// ---- Signals ------------------------------------------------------------------------------------

enum {
  SIGBUS = -1,
  SIGCHLD = -1,
  SIGCONT = -1,
  SIGSTOP = -1,
  SIGTSTP = -1,
  SIGTTIN = -1,
  SIGTTOU = -1,
  SIGURG = -1
};
#define SIGWINCH (-1)
#define SIGRTMAX (NSIG - 1)
enum { SA_RESETHAND, SA_NODEFER };  // as it is in any case

struct sigaction {
  void (*sa_handler)(int);
  int sa_flags;
};

static inline int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (number < 0) return -1;
  void (*const before)(int) = signal(number, new == NULL ? SIG_GET : new->sa_handler);
  if (before == SIG_ERR) return -1;
  if (old != NULL) old->sa_handler = before;
  return 0;
}

// ---- Limits -------------------------------------------------------------------------------------

enum { RLIMIT_AS, RLIMIT_STACK };
#define RLIM_INFINITY SIZE_MAX
struct rlimit {
  size_t rlim_cur;
};

static inline int getrlimit(int resource, struct rlimit *limit) {
  uintptr_t low = 0, high = SIZE_MAX;
  if (resource == RLIMIT_STACK) GetCurrentThreadStackLimits(&low, &high);
  limit->rlim_cur = high - low;
  return 0;
}

enum { _SC_PAGESIZE, _SC_PHYS_PAGES };

static inline long sysconf(int name) {
  enum { PAGE_KILOBYTES = 4 };
  unsigned long long kilobytes;
  if (name == _SC_PAGESIZE) return PAGE_KILOBYTES << 10;
  return GetPhysicallyInstalledSystemMemory(&kilobytes) ? (long)(kilobytes / PAGE_KILOBYTES) : -1;
}

#endif
