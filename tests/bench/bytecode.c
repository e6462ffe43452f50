// make bench-bytecode: what a program pays that maps a file of bytecode and reads it by the
// library. Called by bytecode.py, which makes the files' texts and prints the rows.
//
//   bytecode write MEGABYTES FILE    a module whose one resource is that large
//   bytecode resource FILE           reads it; its bytes stay in the mapping
//   bytecode whole FILE              reads all functions of a module
//   bytecode one FILE                opens it, then reads its first function
//
// A line for each step: what it did, milliseconds of CPU, and the most kilobytes that it asked for
// at any time beyond what it began with.
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "builtin/builtin.h"
#include "mica/bytecode.h"
#include "mica/dialects.h"
#include "mica/mica.h"

static void fail(const char *what, const char *file) {
  fprintf(stderr, "bytecode: %s: %s\n", file, what);
  exit(1);
}

// ---- What a step costs --------------------------------------------------------------------------

typedef struct meter {
  size_t live, peak, live_before;
  double began;  // in milliseconds
} meter;

static void *counted(void *user, void *old, size_t old_size, size_t size) {
  meter *m = user;
  m->live += size - old_size;
  if (m->live > m->peak) m->peak = m->live;
  if (size != 0) return realloc(old, size);
  free(old);
  return NULL;
}

static double processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void begin(meter *m) {
  m->peak = m->live_before = m->live;
  m->began = processor_time();
}

static void end(const meter *m, const char *what) {
  const double spent = processor_time() - m->began;
  printf("%s %.4f %.1f\n", what, spent, (double)(m->peak - m->live_before) / 1024);
}

// ---- Files --------------------------------------------------------------------------------------

static mica_str mapped(const char *path) {
  struct stat status;
  const int file = open(path, O_RDONLY);
  if (file < 0 || fstat(file, &status) != 0) fail("can't be opened", path);
  const size_t size = (size_t)status.st_size;
  const char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) fail("can't be mapped", path);
  close(file);
  return (mica_str){bytes, size};
}

static bool put(void *user, mica_str piece) {
  return fwrite(piece.data, 1, piece.size, user) == piece.size;
}

static void write_resource(mica_context *ctx, size_t megabytes, const char *path) {
  static const char text[] =
      "module attributes {bench.data = dense_resource<data> : tensor<1xi8>} {}";
  const size_t size = megabytes << 20;
  const mica_blob data = {{calloc(size, 1), size}, 16};
  mica_op *module = mica_parse_module(ctx, mica_str_of(text), NULL);
  FILE *out = fopen(path, "wb");
  if (data.bytes.data == NULL || module == NULL || out == NULL ||
      !mica_context_set_blob(ctx, MICA_STR("builtin"), MICA_STR("data"), data, true) ||
      !mica_write_bytecode(module, NULL, put, out) || fclose(out) != 0)
    fail("can't be written", path);
  mica_op_destroy(module);
  free((void *)data.bytes.data);
}

// ---- Reading ------------------------------------------------------------------------------------

static mica_op *read_whole(mica_context *ctx, mica_str bytes, const char *path) {
  const mica_bytecode_read_options options = {.bytes_outlive_context = true};
  mica_op *module = mica_read_bytecode(ctx, bytes, &options);
  if (module == NULL) fail("can't be read", path);
  return module;
}

static void read_resource(mica_context *ctx, meter *m, mica_str bytes, const char *path) {
  begin(m);
  mica_op *module = read_whole(ctx, bytes, path);
  end(m, "resource");
  mica_blob data;
  if (!mica_context_blob(ctx, MICA_STR("builtin"), MICA_STR("data"), &data) ||
      data.bytes.data < bytes.data || data.bytes.data >= bytes.data + bytes.size)
    fail("the resource was copied", path);
  mica_op_destroy(module);
}

static void read_functions(mica_context *ctx, meter *m, mica_str bytes, const char *path) {
  begin(m);
  mica_op *module = read_whole(ctx, bytes, path);
  end(m, "whole");
  mica_op_destroy(module);
}

static void read_one(mica_context *ctx, meter *m, mica_str bytes, const char *path) {
  begin(m);
  mica_bytecode_file *file = mica_bytecode_open(ctx, bytes, NULL);
  if (file == NULL) fail("can't be read", path);
  end(m, "open");
  mica_op *module = mica_bytecode_module(file);
  mica_op *function = mica_block_first(mica_region_first(mica_op_region(module, 0)));
  begin(m);
  if (!mica_bytecode_load(file, function)) fail("its function can't be read", path);
  end(m, "one");
  mica_op_destroy(mica_bytecode_close(file));
}

int main(int argc, char **argv) {
  meter m = {0};
  const char *task = argc > 2 ? argv[1] : "", *path = argc > 2 ? argv[argc - 1] : "";
  mica_context *ctx = mica_context_create(
      &(mica_context_options){.allocator = {counted, &m}, .allow_unregistered = true});
  if (ctx == NULL || !mica_register_all(ctx)) fail("no memory", path);
  if (strcmp(task, "write") == 0 && argc == 4)
    write_resource(ctx, strtoul(argv[2], NULL, 10), path);
  else if (strcmp(task, "resource") == 0) read_resource(ctx, &m, mapped(path), path);
  else if (strcmp(task, "whole") == 0) read_functions(ctx, &m, mapped(path), path);
  else if (strcmp(task, "one") == 0) read_one(ctx, &m, mapped(path), path);
  else fail("write MEGABYTES FILE, resource FILE, whole FILE or one FILE", "usage");
  mica_context_destroy(ctx);
  return 0;
}
