// Locations. A packed one is a word: its lowest bit is set; above it the column (20 bits), the line
// (27 bits) and the file's number (16 bits). What does not fit, and names, call sites and fusions
// (location_fused.c), are uniqued attributes, and the word is their address.
#include "mica/location.h"

#include "builtin/params.h"

static const mica_param_def file_range_params[] = {
    PARAM(file_range_loc, file, MICA_PARAM_STR),
    PARAM(file_range_loc, line, MICA_PARAM_BITS),
    PARAM(file_range_loc, column, MICA_PARAM_BITS),
    PARAM(file_range_loc, end_line, MICA_PARAM_BITS),
    PARAM(file_range_loc, end_column, MICA_PARAM_BITS),
};
static const mica_param_def name_params[] = {
    PARAM(name_loc, name, MICA_PARAM_STR),
    PARAM(name_loc, child, MICA_PARAM_BITS),
};
static const mica_param_def call_site_params[] = {
    PARAM(call_site_loc, callee, MICA_PARAM_BITS),
    PARAM(call_site_loc, caller, MICA_PARAM_BITS),
};
static const mica_param_def packed_params[] = {PARAM(packed_loc, loc, MICA_PARAM_BITS)};

const mica_attr_def mica_builtin_file_range_loc = {
    .base = BUILTIN_BASE("builtin.file_line_range", file_range_loc, file_range_params),
    .print = mica_printer_location_attr};
const mica_attr_def mica_builtin_name_loc = {
    .base = BUILTIN_BASE("builtin.name_loc", name_loc, name_params),
    .print = mica_printer_location_attr};
const mica_attr_def mica_builtin_call_site_loc = {
    .base = BUILTIN_BASE("builtin.call_site_loc", call_site_loc, call_site_params),
    .print = mica_printer_location_attr};
const mica_attr_def mica_builtin_packed_loc = {
    .base = BUILTIN_BASE("builtin.file_line_col", packed_loc, packed_params),
    .print = mica_printer_location_attr};

// ---- Packing ------------------------------------------------------------------------------------

enum { COLUMN_BITS = 20, LINE_BITS = 27, FILE_BITS = 16 };
enum {
  COLUMN_SHIFT = 1,
  LINE_SHIFT = COLUMN_SHIFT + COLUMN_BITS,
  FILE_SHIFT = LINE_SHIFT + LINE_BITS
};
_Static_assert(FILE_SHIFT + FILE_BITS == 64, "all bits are used");

static uint32_t field(mica_loc loc, int shift, int bits) {
  return (uint32_t)(loc.bits >> shift & ((UINT64_C(1) << bits) - 1));
}
static mica_loc pack(uint32_t file, uint32_t line, uint32_t column) {
  return (mica_loc){(uint64_t)file << FILE_SHIFT | (uint64_t)line << LINE_SHIFT |
                    (uint64_t)column << COLUMN_SHIFT | 1};
}

bool mica_loc_is_of(const mica_context *ctx, mica_loc loc) {
  if (loc.bits == 0) return true;
  if (!loc_is_packed(loc)) return mica_attr_context(attr_of_loc(loc)) == ctx;
  const uint64_t file = loc.bits >> FILE_SHIFT;
  return file != 0 && file <= ctx->uniquer->files.count;
}

static bool file_table_grow(mica_context *ctx, file_table *files) {
  uint32_t capacity = files->capacity == 0 ? 8 : files->capacity * 2;
  mica_str *names =
      mica_reallocate(ctx, files->names, files->capacity * sizeof *names, capacity * sizeof *names);
  if (names == NULL) return false;
  files->names = names;
  files->capacity = capacity;
  return true;
}

static uint32_t add_file(mica_context *ctx, file_table *files, mica_str file) {
  uint32_t number = files->count + 1;
  if (number >= 1 << FILE_BITS) return 0;
  if (number >= files->capacity && !file_table_grow(ctx, files)) return 0;
  mica_str name = mica_context_intern(ctx, file);
  if (name.data == NULL) return 0;
  if (!mica_text_table_add(&ctx->memory, &files->numbers, name, (void *)(uintptr_t)number))
    return 0;
  files->names[number] = name;
  files->count = number;
  return number;
}

uint32_t mica_loc_file_number(mica_context *ctx, mica_str file) {
  file_table *files = &ctx->uniquer->files;
  if (files->latest_number != 0 && mica_str_equal(files->names[files->latest_number], file))
    return files->latest_number;
  uint32_t number = (uint32_t)(uintptr_t)mica_text_table_find(&ctx->memory, &files->numbers, file);
  if (number == 0) number = add_file(ctx, files, file);
  if (number != 0) files->latest_number = number;
  return number;
}

static mica_loc make_range(mica_context *ctx, mica_file_range range) {
  file_range_loc params = {range.file.data == NULL ? MICA_STR("") : range.file, range.line,
                           range.column, range.end_line, range.end_column};
  return loc_of_attr(mica_attr_get(ctx, &mica_builtin_file_range_loc, &params));
}

mica_loc mica_loc_packed(mica_context *ctx, uint32_t file_number, uint32_t line, uint32_t column) {
  assert(file_number != 0 && file_number <= ctx->uniquer->files.count);
  if (line < 1 << LINE_BITS && column < 1 << COLUMN_BITS) return pack(file_number, line, column);
  mica_file_range range = {ctx->uniquer->files.names[file_number], line, column, line, column};
  return make_range(ctx, range);
}

mica_loc mica_loc_file(mica_context *ctx, mica_str file, uint32_t line, uint32_t column) {
  uint32_t number = mica_loc_file_number(ctx, file);
  if (number != 0) return mica_loc_packed(ctx, number, line, column);
  mica_file_range range = {file, line, column, line, column};
  return make_range(ctx, range);
}

mica_loc mica_loc_file_range(mica_context *ctx, mica_file_range range) {
  if (range.line == range.end_line && range.column == range.end_column)
    return mica_loc_file(ctx, range.file, range.line, range.column);
  return make_range(ctx, range);
}

// ---- Names, call sites --------------------------------------------------------------------------

mica_loc mica_loc_name(mica_context *ctx, mica_str name, mica_loc child) {
  assert(mica_loc_is_of(ctx, child));
  name_loc params = {name.data == NULL ? MICA_STR("") : name, child};
  return loc_of_attr(mica_attr_get(ctx, &mica_builtin_name_loc, &params));
}

mica_loc mica_loc_call_site(mica_context *ctx, mica_loc callee, mica_loc caller) {
  assert(mica_loc_is_of(ctx, callee) && mica_loc_is_of(ctx, caller));
  call_site_loc params = {callee, caller};
  return loc_of_attr(mica_attr_get(ctx, &mica_builtin_call_site_loc, &params));
}

// ---- Reading ------------------------------------------------------------------------------------

mica_loc_kind mica_loc_kind_of(mica_loc loc) {
  if (loc.bits == 0) return MICA_LOC_UNKNOWN;
  if (loc_is_packed(loc) || attr_of_loc(loc)->def == &mica_builtin_file_range_loc)
    return MICA_LOC_FILE;
  if (attr_of_loc(loc)->def == &mica_builtin_name_loc) return MICA_LOC_NAME;
  return attr_of_loc(loc)->def == &mica_builtin_call_site_loc ? MICA_LOC_CALL_SITE : MICA_LOC_FUSED;
}

mica_file_range mica_loc_range(const mica_context *ctx, mica_loc loc) {
  assert(mica_loc_is_of(ctx, loc));
  if (loc_is_packed(loc)) {
    uint32_t line = field(loc, LINE_SHIFT, LINE_BITS),
             column = field(loc, COLUMN_SHIFT, COLUMN_BITS);
    mica_str file = ctx->uniquer->files.names[field(loc, FILE_SHIFT, FILE_BITS)];
    return (mica_file_range){file, line, column, line, column};
  }
  assert(mica_loc_kind_of(loc) == MICA_LOC_FILE);
  const file_range_loc *params = mica_attr_params(attr_of_loc(loc));
  return (mica_file_range){params->file, params->line, params->column, params->end_line,
                           params->end_column};
}

static const name_loc *name_of(mica_loc loc) {
  assert(mica_loc_kind_of(loc) == MICA_LOC_NAME);
  return mica_attr_params(attr_of_loc(loc));
}
static const call_site_loc *call_site_of(mica_loc loc) {
  assert(mica_loc_kind_of(loc) == MICA_LOC_CALL_SITE);
  return mica_attr_params(attr_of_loc(loc));
}

mica_str mica_loc_name_of(mica_loc loc) { return name_of(loc)->name; }
mica_loc mica_loc_child(mica_loc loc) { return name_of(loc)->child; }
mica_loc mica_loc_callee(mica_loc loc) { return call_site_of(loc)->callee; }
mica_loc mica_loc_caller(mica_loc loc) { return call_site_of(loc)->caller; }

// ---- As attributes ------------------------------------------------------------------------------

const mica_attr *mica_attr_location(mica_context *ctx, mica_loc loc) {
  assert(mica_loc_is_of(ctx, loc));
  ctx->has_aliases = true;
  loc = mica_loc_settled(loc);
  if (loc.bits != 0 && !loc_is_packed(loc)) return attr_of_loc(loc);
  packed_loc params = {loc};
  return mica_attr_get(ctx, &mica_builtin_packed_loc, &params);
}

bool mica_attr_is_location(const mica_attr *attr) {
  const mica_attr_def *def = attr->def;
  return def == &mica_builtin_packed_loc || def == &mica_builtin_file_range_loc ||
         def == &mica_builtin_name_loc || def == &mica_builtin_call_site_loc ||
         def == &mica_builtin_fused_loc;
}

mica_loc mica_attr_location_value(const mica_attr *attr) {
  assert(mica_attr_is_location(attr) || attr->def == &mica_builtin_late_fused_loc);
  if (attr->def != &mica_builtin_packed_loc) return loc_of_attr(attr);
  const packed_loc *params = mica_attr_params(attr);
  return params->loc;
}
