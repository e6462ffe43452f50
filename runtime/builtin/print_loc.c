// Locations: `loc("a.mlir":1:2)`, with aliases for a location and for those inside of it. Called
// for the end of each operation under debug info, and for locations that are attributes.
#include "builtin/print_nested.h"
#include "mica/location.h"
#include "text/printer.h"

static void put_file_name(mica_printer *p, mica_str file, bool pretty) {
  if (pretty) printer_put(p, file.data, file.size);
  else mica_print_quoted(p, file);
}

// `:1:2`, or a range: `:1:2 to :5`, `:1:2 to 3:4`.
static void put_range(mica_printer *p, mica_file_range r) {
  printer_put_char(p, ':');
  mica_print_uint(p, r.line);
  printer_put_char(p, ':');
  mica_print_uint(p, r.column);
  if (r.line == r.end_line && r.column == r.end_column) return;
  PRINTER_PUT(p, " to ");
  if (r.end_line != r.line) mica_print_uint(p, r.end_line);
  printer_put_char(p, ':');
  mica_print_uint(p, r.end_column);
}

static void put_body(mica_printer *p, mica_loc loc, bool pretty);

// A location inside another: an alias when it has one.
static void put_inner(mica_printer *p, mica_loc loc, bool pretty) {
  if (p->alias_loc != NULL && p->alias_loc(p, loc)) return;
  if (mica_printer_may_nest(p)) put_body(p, loc, pretty);
}

static void put_name(mica_printer *p, mica_loc loc, bool pretty) {
  mica_print_quoted(p, mica_loc_name_of(loc));
  mica_loc child = mica_loc_child(loc);
  if (mica_loc_kind_of(child) == MICA_LOC_UNKNOWN) return;
  printer_put_char(p, '(');
  put_inner(p, child, pretty);
  printer_put_char(p, ')');
}

static void put_call_site(mica_printer *p, mica_loc loc, bool pretty) {
  mica_loc callee = mica_loc_callee(loc), caller = mica_loc_caller(loc);
  if (!pretty) PRINTER_PUT(p, "callsite(");
  put_inner(p, callee, pretty);
  bool one_line = mica_loc_kind_of(callee) == MICA_LOC_NAME &&
                  mica_loc_kind_of(caller) == MICA_LOC_FILE;
  if (pretty && !one_line) printer_put_char(p, '\n');
  PRINTER_PUT(p, " at ");
  put_inner(p, caller, pretty);
  if (!pretty) printer_put_char(p, ')');
}

static void put_fused(mica_printer *p, mica_loc loc, bool pretty) {
  if (!pretty) PRINTER_PUT(p, "fused");
  const mica_attr *metadata = mica_loc_metadata(loc);
  if (metadata != NULL) {
    printer_put_char(p, '<');
    mica_print_attr(p, metadata);
    printer_put_char(p, '>');
  }
  printer_put_char(p, '[');
  for (size_t i = 0; i < mica_loc_part_count(loc); i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    put_inner(p, mica_loc_part(loc, i), pretty);
  }
  printer_put_char(p, ']');
}

static void put_body(mica_printer *p, mica_loc loc, bool pretty) {
  switch (mica_loc_kind_of(loc)) {
  case MICA_LOC_UNKNOWN:
    if (pretty) PRINTER_PUT(p, "[unknown]");
    else PRINTER_PUT(p, "unknown");
    break;
  case MICA_LOC_FILE: {
    mica_file_range range = mica_loc_range(p->context, loc);
    put_file_name(p, range.file, pretty);
    put_range(p, range);
    break;
  }
  case MICA_LOC_NAME: put_name(p, loc, pretty); break;
  case MICA_LOC_CALL_SITE: put_call_site(p, loc, pretty); break;
  case MICA_LOC_FUSED: put_fused(p, loc, pretty); break;
  }
}

// Held until it is whole, so that its parts are counted as those of one text.
void mica_printer_loc_body(mica_printer *p, mica_loc loc, bool pretty) {
  if (!mica_printer_may_nest(p)) return;
  p->hold++;
  put_body(p, loc, pretty);
  p->hold--;
}

void mica_printer_loc(mica_printer *p, mica_loc loc, bool allow_alias) {
  if (p->options.pretty_debug_info) {
    mica_printer_loc_body(p, loc, true);
    return;
  }
  PRINTER_PUT(p, "loc(");
  if (!allow_alias || p->alias_loc == NULL || !p->alias_loc(p, loc))
    mica_printer_loc_body(p, loc, false);
  printer_put_char(p, ')');
}

bool mica_loc_print(mica_context *ctx, mica_loc loc, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, ctx, NULL, sink)) mica_printer_loc(&p, loc, false);
  return mica_printer_finish(&p);
}
