// Reading a file of bytecode: its sections one after the other, and then its operations, whole or
// as they are asked for. What the public functions of mica/bytecode.h call, through the parser,
// which reads what stands in a file as text.
#include "bytecode/reader.h"

#include "ir/op.h"
#include "mica/diagnostic.h"

bool mica_is_bytecode(mica_str bytes) {
  return bytes.size >= BYTECODE_MAGIC_SIZE &&
         memcmp(bytes.data, MICA_BYTECODE_MAGIC, BYTECODE_MAGIC_SIZE) == 0;
}

// ---- The header and the sections ----------------------------------------------------------------

static bool read_header(mica_bytecode_reader *r) {
  uint64_t version;
  if (!mica_is_bytecode((mica_str){(const char *)r->at, reader_left(r)}))
    return mica_bytecode_error(r, "input buffer is not an MLIR bytecode file");
  r->at += BYTECODE_MAGIC_SIZE;
  if (!mica_bytecode_read_varint(r, &version)) return false;
  if (version > MICA_BYTECODE_VERSION)
    return mica_bytecode_error(r, "bytecode version %U is newer than the current version %d",
                               version, MICA_BYTECODE_VERSION);
  r->version = (uint32_t)version;
  if (!mica_reader_nul_string(r, &r->producer)) return false;
  r->has_version = true;
  return true;
}

static const char *const section_names[SECTION_COUNT] = {
    "String (0)",   "Dialect (1)",        "AttrType (2)",        "AttrTypeOffset (3)", "IR (4)",
    "Resource (5)", "ResourceOffset (6)", "DialectVersions (7)", "Properties (8)"};

static bool is_required(const mica_bytecode_reader *r, bytecode_section id) {
  return id <= SECTION_IR || (id == SECTION_PROPERTIES && r->version >= SINCE_PROPERTIES);
}

static bool find_sections(mica_bytecode_reader *r) {
  while (r->at != r->end) {
    bytecode_section id;
    byte_range bytes;
    if (!mica_reader_section(r, &id, &bytes)) return false;
    if (r->has_section[id])
      return mica_bytecode_error(r, "duplicate top-level section: %s", section_names[id]);
    r->has_section[id] = true;
    r->sections[id] = bytes;
  }
  for (int id = 0; id < SECTION_COUNT; id++)
    if (!r->has_section[id] && is_required(r, (bytecode_section)id))
      return mica_bytecode_error(r, "missing data for top-level section: %s", section_names[id]);
  return true;
}

static bool read_resource_sections(mica_bytecode_reader *r) {
  bool has_data = r->has_section[SECTION_RESOURCE];
  if (has_data != r->has_section[SECTION_RESOURCE_OFFSET])
    return mica_bytecode_error(
        r, has_data ? "expected resource offset section when resource section is present"
                    : "unexpected resource offset section when resource section is not present");
  if (!has_data) return true;
  reader_enter(r, r->sections[SECTION_RESOURCE_OFFSET]);
  return mica_reader_resources(r);
}

static bool read_tables(mica_bytecode_reader *r) {
  reader_enter(r, r->sections[SECTION_STRING]);
  if (!mica_reader_strings(r)) return false;
  reader_enter(r, r->sections[SECTION_PROPERTIES]);
  if (r->has_section[SECTION_PROPERTIES] && !mica_reader_properties_table(r)) return false;
  reader_enter(r, r->sections[SECTION_DIALECT]);
  if (!mica_reader_dialects(r) || !read_resource_sections(r)) return false;
  reader_enter(r, r->sections[SECTION_ATTR_TYPE_OFFSET]);
  return mica_reader_entries(r);
}

// ---- The module ---------------------------------------------------------------------------------

// What wraps the operations of the file; it stays unless they are one module.
static mica_op *make_root(mica_bytecode_reader *r) {
  const mica_op_name *name = mica_op_name_get(r->context, MICA_STR("builtin.module"));
  const mica_op_parts parts = {.region_count = 1};
  mica_loc loc = mica_loc_file(r->context, r->options.file, 0, 0);
  return name == NULL ? NULL : mica_op_create(loc, name, &parts);
}

bool mica_reader_upgrade(mica_bytecode_reader *r, mica_op *op) {
  for (size_t i = 0; i < r->dialect_count; i++) {
    const read_dialect *dialect = &r->dialects[i];
    if (dialect->loaded_version != NULL && dialect->codec->upgrade != NULL &&
        !dialect->codec->upgrade(op, dialect->loaded_version))
      return false;
  }
  return true;
}

static void tell_passed(mica_bytecode_reader *r, byte_range bytes) {
  const mica_str part = {(const char *)bytes.at, range_size(bytes)};
  if (r->options.passed != NULL && part.size != 0) r->options.passed(r->options.passed_user, part);
}

// All is read; only resources may point into the file.
static void tell_all_passed(mica_bytecode_reader *r) {
  if (r->is_lazy) return;
  for (int id = 0; id < SECTION_COUNT; id++)
    if (id != SECTION_RESOURCE) tell_passed(r, r->sections[id]);
}

static bool read_file(mica_bytecode_reader *r, mica_op *root) {
  if (!read_header(r) || !find_sections(r) || !read_tables(r)) return false;
  reader_enter(r, r->sections[SECTION_IR]);
  r->is_lazy = r->is_lazy && r->version >= SINCE_LAZY_REGIONS;
  if (!mica_reader_ir(r, root) || !mica_reader_upgrade(r, root)) return false;
  tell_all_passed(r);
  return true;
}

// The one module that the file is, or what wraps what else it is. NULL: reported.
static mica_op *take_module(mica_bytecode_reader *r, mica_op *root) {
  mica_block *block = mica_region_first(mica_op_region(root, 0));
  mica_op *only = mica_block_first(block);
  if (only != mica_block_last(block)) only = NULL;
  bool is_any = r->options.no_implicit_module;
  if (is_any && only == NULL) {
    size_t count = 0;
    for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) count++;
    (void)mica_error(r->context, mica_op_loc(root),
                     "source must contain a single top-level operation, found: %z", count);
    mica_op_destroy(root);
    return NULL;
  }
  if (only == NULL || !(is_any || only->name == root->name)) return root;
  mica_op_remove(only);
  mica_op_destroy(root);
  return only;
}

// ---- The reader ---------------------------------------------------------------------------------

static const mica_bytecode_read_options defaults = {0};

void mica_reader_begin(mica_bytecode_reader *r, mica_context *ctx, mica_str bytes,
                       const mica_bytecode_read_options *options, const mica_bytecode_text *text) {
  const unsigned char *data = (const unsigned char *)bytes.data;
  *r = (mica_bytecode_reader){.context = ctx,
                              .text = text,
                              .options = options == NULL ? defaults : *options,
                              .at = data,
                              .end = data + bytes.size,
                              .file = {data, data + bytes.size},
                              .lasting.memory = &ctx->memory,
                              .scratch.memory = &ctx->memory};
  mica_str file = r->options.file.data == NULL ? MICA_STR("-") : r->options.file;
  r->options.file = mica_context_intern(ctx, file);
  r->scratch_start = mica_arena_save(&r->scratch);
}

#define FREE_ARRAY(r, array, capacity) mica_free((r)->context, array, (capacity) * sizeof *(array))

void mica_reader_end(mica_bytecode_reader *r) {
  FREE_ARRAY(r, r->names, r->name_capacity);
  FREE_ARRAY(r, r->resources, r->resource_capacity);
  FREE_ARRAY(r, r->attrs.runs, r->attrs.run_capacity);
  FREE_ARRAY(r, r->types.runs, r->types.run_capacity);
  FREE_ARRAY(r, r->postponed, r->postponed_capacity);
  FREE_ARRAY(r, r->blocks, r->block_capacity);
  FREE_ARRAY(r, r->values.data, r->values.capacity);
  FREE_ARRAY(r, r->orders, r->order_capacity);
  FREE_ARRAY(r, r->open, r->open_capacity);
  FREE_ARRAY(r, r->lazy, r->lazy_capacity);
  mica_pointer_map_free(&r->context->memory, &r->lazy_places);
  mica_arena_free(&r->scratch);
  mica_arena_free(&r->lasting);
}

// ---- Memory -------------------------------------------------------------------------------------

// Every file may take this much, and this many times its size, however many parts it is read in.
enum { MEMORY_FOR_ALL = 64 << 20, MEMORY_FOR_BYTE = 128 };

mica_budget mica_reader_begin_budget(mica_bytecode_reader *r) {
  size_t size = range_size(r->file);
  bool is_huge = size > (SIZE_MAX - MEMORY_FOR_ALL) / MEMORY_FOR_BYTE;
  size_t most = is_huge ? SIZE_MAX : MEMORY_FOR_ALL + size * MEMORY_FOR_BYTE;
  r->held_before = r->context->memory.held;
  return mica_context_budget_begin(r->context, r->spent < most ? most - r->spent : 0);
}

void mica_reader_end_budget(mica_bytecode_reader *r, mica_budget before, bool ok, size_t errors) {
  const size_t held = r->context->memory.held;
  if (held > r->held_before) r->spent += held - r->held_before;
  bool passed = mica_context_budget_end(r->context, before);
  if (ok || !passed) return;
  if (mica_context_error_count(r->context) != errors) return;
  (void)mica_bytecode_error(r,
                            "this needs too much memory: a limit of the context is passed "
                            "(`bytes`; 64 MB and 128 times the file where it isn't set)");
}

// ---- Whole files --------------------------------------------------------------------------------

mica_op *mica_reader_module(mica_bytecode_reader *r) {
  size_t errors = mica_context_error_count(r->context);
  mica_budget before = mica_reader_begin_budget(r);
  mica_op *root = make_root(r);
  bool ok = root != NULL && read_file(r, root);
  mica_reader_end_budget(r, before, ok, errors);
  if (!ok) mica_op_destroy(root);
  return ok ? take_module(r, root) : NULL;
}

mica_op *mica_bytecode_read_with(mica_context *ctx, mica_str bytes,
                                 const mica_bytecode_read_options *options,
                                 const mica_bytecode_text *text) {
  mica_bytecode_reader reader;
  mica_reader_begin(&reader, ctx, bytes, options, text);
  mica_op *module = mica_reader_module(&reader);
  mica_reader_end(&reader);
  return module;
}
