// Reading the input whole, and writing the output so that an error leaves the file as it was.
#ifndef MICA_OPT_FILES_H
#define MICA_OPT_FILES_H

#include "mica/print.h"

typedef struct opt_text {
  char *data;  // NUL-terminated, the program's own; mapped or malloc
  size_t size;
  bool mapped;
  size_t forgotten;  // before it, pages were given back: they come from the file again when read
} opt_text;

// `path` NULL or "-": stdin. False: a message was printed.
bool mica_opt_text_read(opt_text *text, const char *path);
void mica_opt_text_free(opt_text *text);
// What stands before the offset, or this part of it, will hardly be read again.
void mica_opt_text_forget(opt_text *text, size_t offset);
void mica_opt_text_forget_part(const opt_text *text, mica_str part);
// A mapped file that is cut while it is read kills a program: from now on there is a message and
// exit code 1.
void mica_opt_text_guard(void);

typedef struct opt_output {
  int fd;
  const char *path;  // NULL: stdout
  char *target;      // the file that the path leads to, or NULL: written in place
  char *temporary;   // beside the target, renamed onto it at the end; NULL: copied over it
  int error;         // errno of the first failed write
} opt_output;

// `path` NULL or "-": stdout. False: a message was printed.
bool mica_opt_output_open(opt_output *out, const char *path);
mica_sink mica_opt_output_sink(opt_output *out);
bool mica_opt_output_write(opt_output *out, const char *data, size_t size);
// Puts the file in its place when `keep`, else throws it away. False: a message was printed.
bool mica_opt_output_close(opt_output *out, bool keep);

#endif
