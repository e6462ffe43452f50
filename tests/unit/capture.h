// Keeps what was reported, as one text: `error: ...` and `note: ...`, a line each.
#ifndef MICA_TESTS_CAPTURE_H
#define MICA_TESTS_CAPTURE_H

#include <stdio.h>

#include "budget.h"

typedef struct capture {
  char text[8192];
  size_t size;
} capture;

static inline void capture_line(capture *c, const mica_message *message) {
  static const char *const severities[] = {"note", "remark", "warning", "error"};
  size_t room = sizeof c->text - c->size;
  int written = snprintf(c->text + c->size, room, "%s: %.*s\n", severities[message->severity],
                         (int)message->text.size, message->text.data);
  assert_true(written >= 0 && (size_t)written < room);
  c->size += (size_t)written;
}

static inline void capture_message(void *user, mica_context *ctx, const mica_message *message,
                                   const mica_message *notes, size_t note_count) {
  (void)ctx;
  capture_line(user, message);
  for (size_t i = 0; i < note_count; i++) capture_line(user, &notes[i]);
}

static inline void capture_begin(capture *c, mica_context *ctx) {
  *c = (capture){.size = 0};
  mica_context_set_diag_handler(ctx, capture_message, c);
}

// What was reported since the last question.
static inline const char *capture_take(capture *c) {
  c->text[c->size] = '\0';
  c->size = 0;
  return c->text;
}

#endif
