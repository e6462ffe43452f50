// --snapshot-op-locations
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "mica/context.h"
#include "passes/passes.h"

// ---- The file -----------------------------------------------------------------------------------

typedef struct snapshot {
  mica_op *op;
  mica_str tag;
  char *path;
  size_t path_size;  // with a NUL
  FILE *file;
} snapshot;

static bool fail(const snapshot *s, const char *format, const char *what) {
  return mica_op_loc_error(s->op, format, what, strerror(errno));
}

static bool reserve(snapshot *s, size_t size) {
  s->path = mica_allocate(mica_op_context(s->op), size);
  s->path_size = size;
  return s->path != NULL;
}

// A name that no other file has, below the folder for such files.
static bool open_temporary(snapshot *s) {
  static const char name[] = "/mlir_snapshot-000000.tmp.mlir";
  enum { MOST_TRIES = 1000 };
  const char *folder = getenv("TMPDIR");
  if (folder == NULL || folder[0] == '\0') folder = "/tmp";
  if (!reserve(s, strlen(folder) + sizeof name)) return false;
  unsigned number = (unsigned)time(NULL) * 61u + (unsigned)clock();
  for (int i = 0; i < MOST_TRIES && s->file == NULL; i++) {
    snprintf(s->path, s->path_size, "%s/mlir_snapshot-%06x.tmp.mlir", folder,
             (number + (unsigned)i) & 0xffffffu);
    s->file = fopen(s->path, "wx");
    if (s->file == NULL && errno != EEXIST) break;
  }
  return s->file != NULL ||
         fail(s, "failed to generate temporary file for location snapshot: '%s': %s", s->path);
}

static bool open_named(snapshot *s, mica_str name) {
  if (!reserve(s, name.size + 1)) return false;
  memcpy(s->path, name.data, name.size);
  s->path[name.size] = '\0';
  s->file = fopen(s->path, "w");
  return s->file != NULL || fail(s, "cannot open output file '%s': %s", s->path);
}

static bool write_and_close(snapshot *s, mica_str text) {
  bool done = fwrite(text.data, 1, text.size, s->file) == text.size;
  if (fclose(s->file) != 0) done = false;
  return done || fail(s, "cannot write '%s': %s", s->path);
}

// ---- The locations ------------------------------------------------------------------------------

static void set_loc(const snapshot *s, mica_op *op, uint32_t line, uint32_t column) {
  mica_context *ctx = mica_op_context(op);
  mica_loc loc = mica_loc_file(ctx, mica_str_of(s->path), line, column);
  if (s->tag.size != 0) {
    const mica_loc parts[] = {mica_op_loc(op), mica_loc_name(ctx, s->tag, loc)};
    loc = mica_loc_fused(ctx, parts, 2, NULL);
  }
  mica_op_set_loc(op, loc);
}

static void set_locs(const snapshot *s, mica_str text, const mica_op_places *places) {
  uint32_t line = 1;
  size_t start = 0, at = 0;
  for (size_t i = 0; i < places->size; i++) {
    for (; at < places->data[i].offset; at++) {
      if (text.data[at] != '\n') continue;
      line++;
      start = at + 1;
    }
    set_loc(s, (mica_op *)(uintptr_t)places->data[i].op, line, (uint32_t)(at - start));
  }
}

static bool take(snapshot *s, mica_str name, mica_str text, const mica_op_places *places) {
  if (!(name.size == 0 ? open_temporary(s) : open_named(s, name))) return false;
  if (!write_and_close(s, text)) return false;
  set_locs(s, text, places);
  return true;
}

bool passes_snapshot_op_locations_run(mica_pass *pass, mica_op *op) {
  const passes_snapshot_op_locations_options *o = passes_snapshot_op_locations_options_of(pass);
  mica_context *ctx = mica_op_context(op);
  mica_print_options print = *mica_context_print_options(ctx);
  print.debug_info = o->enable_debug_info;
  print.pretty_debug_info = o->print_pretty_debug_info;
  print.generic = o->print_generic_op_form;
  print.local_scope = o->use_local_scope;
  mica_op_places places = {.context = ctx};
  snapshot s = {.op = op, .tag = o->tag};
  mica_str text = mica_op_to_text_with_places(op, &print, &places);
  bool done = text.data != NULL && take(&s, o->file_name, text, &places);
  mica_free(ctx, s.path, s.path_size);
  if (text.data != NULL) mica_free(ctx, (char *)(uintptr_t)text.data, text.size + 1);
  mica_op_places_free(&places);
  return done;
}
