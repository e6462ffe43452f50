// A file that stays open: isolated operations are read without their regions until these are asked
// for. The file owns the reader with its tables, and the module until it is closed.
#include "bytecode/reader.h"

#include "ir/op.h"
#include "mica/diagnostic.h"

struct mica_bytecode_file {
  mica_bytecode_reader reader;
  mica_op *module;
};

static void free_file(mica_bytecode_file *file) {
  mica_context *ctx = file->reader.context;
  mica_reader_end(&file->reader);
  mica_free(ctx, file, sizeof *file);
}

// Where its regions stand in the list, + 1; 0: they are read.
static size_t place_of(const mica_bytecode_file *file, const mica_op *op) {
  return (size_t)(uintptr_t)mica_pointer_map_find(&file->reader.lazy_places, op);
}

// ---- Reading one --------------------------------------------------------------------------------

static bool upgrade_inside(mica_bytecode_reader *r, const mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    for (mica_block *b = mica_region_first(mica_op_region(op, i)); b != NULL;
         b = mica_block_next(b))
      for (mica_op *inner = b->first, *next; inner != NULL; inner = next) {
        next = inner->next;
        if (!mica_reader_upgrade(r, inner)) return false;
      }
  return true;
}

// What was read inside and stays unread goes with it.
static void drop_regions(mica_bytecode_reader *r, mica_op *op, size_t lazy_before) {
  for (size_t i = lazy_before; i < r->lazy_count; i++)
    mica_pointer_map_forget(&r->lazy_places, r->lazy[i].op);
  r->lazy_count = lazy_before;
  for (size_t i = 0; i < op->region_count; i++)
    mica_region_clear(r->context, mica_op_region(op, i));
}

static bool load(mica_bytecode_file *file, mica_op *op) {
  mica_bytecode_reader *r = &file->reader;
  size_t place = place_of(file, op), lazy_before = r->lazy_count;
  if (place == 0) return true;
  lazy_regions regions = r->lazy[place - 1];
  r->lazy[place - 1].op = NULL;
  mica_pointer_map_forget(&r->lazy_places, op);
  if (mica_reader_lazy_regions(r, &regions) && upgrade_inside(r, op)) return true;
  drop_regions(r, op, lazy_before);
  return false;
}

bool mica_bytecode_load(mica_bytecode_file *file, mica_op *op) {
  mica_bytecode_reader *r = &file->reader;
  size_t errors = mica_context_error_count(r->context);
  mica_budget before = mica_reader_begin_budget(r);
  bool ok = load(file, op);
  mica_reader_end_budget(r, before, ok, errors);
  return ok;
}

bool mica_bytecode_load_all(mica_bytecode_file *file) {
  for (size_t i = 0; i < file->reader.lazy_count; i++) {
    mica_op *op = file->reader.lazy[i].op;
    if (op != NULL && !mica_bytecode_load(file, op)) return false;
  }
  return true;
}

// ---- Opening and closing ------------------------------------------------------------------------

// Those that stand outermost.
static bool load_outermost(mica_bytecode_file *file) {
  size_t count = file->reader.lazy_count;
  for (size_t i = 0; i < count; i++)
    if (!mica_bytecode_load(file, file->reader.lazy[i].op)) return false;
  return true;
}

mica_bytecode_file *mica_bytecode_open_with(mica_context *ctx, mica_str bytes,
                                            const mica_bytecode_read_options *options,
                                            const mica_bytecode_text *text) {
  mica_bytecode_file *file = mica_allocate(ctx, sizeof *file);
  if (file == NULL) return NULL;
  mica_reader_begin(&file->reader, ctx, bytes, options, text);
  file->reader.is_lazy = true;
  file->module = mica_reader_module(&file->reader);
  if (file->module != NULL && load_outermost(file)) return file;
  mica_op_destroy(file->module);
  free_file(file);
  return NULL;
}

mica_op *mica_bytecode_module(const mica_bytecode_file *file) { return file->module; }

bool mica_bytecode_is_unread(const mica_bytecode_file *file, const mica_op *op) {
  return place_of(file, op) != 0;
}

mica_op *mica_bytecode_close(mica_bytecode_file *file) {
  mica_op *module = file->module;
  for (size_t i = 0; i < file->reader.lazy_count; i++) mica_op_destroy(file->reader.lazy[i].op);
  free_file(file);
  return module;
}
