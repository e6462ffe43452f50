// Messages as mlir-opt prints them: `FILE:LINE:COLUMN: error: text`, the source line, a caret.
#ifndef MICA_RENDER_DIAGNOSTIC_H
#define MICA_RENDER_DIAGNOSTIC_H

#include "mica/diagnostic.h"
#include "mica/location.h"
#include "opt_source.h"

typedef struct opt_renderer {
  opt_source *source;  // lines are shown of this file alone
  bool color;
  uint32_t long_lines;  // how many were to be shown
} opt_renderer;

typedef struct opt_place {
  mica_str file;
  uint32_t line, column;
  uint32_t length;  // columns to underline, or 0
} opt_place;

// One message. `with_line`: the source line and the caret follow, where the place is in the source.
void mica_opt_render_at(opt_renderer *r, mica_severity severity, opt_place place, mica_str text,
                        bool with_line);
void mica_opt_render_unplaced(opt_renderer *r, mica_severity severity,
                              mica_str text);  // `<unknown>:0: ...`
void mica_opt_render(opt_renderer *r, mica_context *ctx, mica_severity severity, mica_loc loc,
                     mica_str text, bool with_line);
// A diagnostic handler (mica_context_set_diag_handler); `user` is an opt_renderer.
void mica_opt_render_handler(void *user, mica_context *ctx, const mica_message *message,
                             const mica_message *notes, size_t note_count);
// The first file position inside a location. False: there is none.
bool mica_opt_find_file_position(const mica_context *ctx, mica_loc loc, opt_place *place);
const char *mica_opt_severity_name(mica_severity severity);

#endif
