// A context as Python has it: its home, and which of its objects were given back.
#include "native/base.h"

#include "mica/dialects.h"
#include "own_dialects.h"  // OWN_DIALECTS: those of whoever builds the package, each with a comma behind

// When the object that stood at an address was given back for the last time.
typedef struct death {
  at object;  // 0: free
  uint64_t clock;
} death;

static death *find_death(death *deaths, size_t room, at object) {
  size_t i = (size_t)(((uint64_t)object >> 3) * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (room - 1);
  while (deaths[i].object != 0 && deaths[i].object != object) i = (i + 1) & (room - 1);
  return &deaths[i];
}

static bool grow_deaths(home *h) {
  size_t room = h->death_room == 0 ? 64 : h->death_room * 2;
  death *grown = calloc(room, sizeof *grown);
  if (grown == NULL) return false;
  for (size_t i = 0; i < h->death_room; i++)
    if (h->deaths[i].object != 0) *find_death(grown, room, h->deaths[i].object) = h->deaths[i];
  free(h->deaths);
  h->deaths = grown;
  h->death_room = room;
  return true;
}

static void note_death(void *user, const void *object) {
  home *h = user;
  if (h->is_unseen) return;
  h->clock++;
  if (h->death_count * 2 >= h->death_room && !grow_deaths(h)) {
    h->lost = h->clock;
    return;
  }
  death *d = find_death(h->deaths, h->death_room, AT(object));
  if (d->object == 0) h->death_count++;
  *d = (death){AT(object), h->clock};
}

static void tell(home *h, const mica_message *m, text help, bool is_note) {
  tell_python(h->python, (int)m->severity, m->loc.bits, m->text, help, is_note);
}

static void handle(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  tell(user, message, mica_context_help(ctx), false);
  for (size_t i = 0; i < note_count; i++) tell(user, &notes[i], (text){NULL, 0}, true);
}

void home_destroy(home *h) {
  if (h == NULL) return;
  mica_context_destroy(h->ctx);
  free(h->deaths);
  free(h);
}

home *home_create(void *python, bool allow_unregistered, size_t nesting, size_t bytes) {
  home *h = calloc(1, sizeof *h);
  if (h == NULL) return NULL;
  const mica_context_options options = {.allow_unregistered = allow_unregistered,
                                        .limits = {.nesting = nesting, .bytes = bytes}};
  h->python = python;
  h->ctx = mica_context_create(&options);
  if (h->ctx == NULL) {
    free(h);
    return NULL;
  }
  mica_context_set_diag_handler(h->ctx, handle, h);
  mica_context_on_release(h->ctx, note_death, h);
  return h;
}

static const mica_dialect_def *const all_dialects[] = {OWN_DIALECTS MICA_DIALECTS};
enum { DIALECT_COUNT = sizeof all_dialects / sizeof *all_dialects };
bool home_register_all(home *h) {
  for (size_t i = 0; i < DIALECT_COUNT; i++)
    if (!mica_context_register(h->ctx, all_dialects[i])) return false;
  return true;
}

size_t home_dialect_count(const home *h) { return mica_context_dialect_count(h->ctx); }
text home_dialect_name(const home *h, size_t index) {
  return mica_str_of(mica_context_dialect_at(h->ctx, index)->name);
}
bool home_allows_unregistered(const home *h) { return mica_context_allows_unregistered(h->ctx); }
void home_allow_unregistered(home *h, bool allow) {
  mica_context_allow_unregistered(h->ctx, allow);
}
bool home_take_out_of_memory(home *h) {
  bool was = mica_context_out_of_memory(h->ctx);
  mica_context_clear_out_of_memory(h->ctx);
  return was;
}
size_t home_op_count(const home *h) { return mica_context_op_count(h->ctx); }
uint64_t home_clock(const home *h) { return h->clock; }
bool home_is_alive(const home *h, at object, uint64_t seen) {
  if (seen < h->lost) return false;
  if (h->death_room == 0) return true;
  const death *d = find_death(h->deaths, h->death_room, object);
  return d->object == 0 || d->clock <= seen;
}
uint64_t home_changes(const home *h) { return h->changes; }
void text_free(home *h, text t) { mica_free(h->ctx, (void *)(uintptr_t)t.data, t.size + 1); }
const char *native_version(void) { return mica_version(); }
