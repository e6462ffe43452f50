// What the page never asks mica-gen for is left out of it there: Python, programs that check
// patterns, beginnings of functions, reports, dumps of records. These stand for what makes them.
#include "compile_commands.h"
#include "emit/emit.h"
#include "emit/report.h"
#include "record/dump.h"
#include "watch.h"

void emit_python_file(emitter *e) { (void)e; }
void emit_python_stub_file(emitter *e) { (void)e; }
void emit_check_patterns_file(emitter *e) { (void)e; }

void emit_stubs(emitter *e, bool is_permissive) { (void)e, (void)is_permissive; }
void emit_missing_stubs(emitter *e, const text_map *written, bool is_permissive) {
  (void)e, (void)written, (void)is_permissive;
}

report *report_make(emitter *e) { return (void)e, NULL; }
void report_print(const report *r, buffer *to) { (void)r, (void)to; }
void report_print_json(const report *r, arena *memory, buffer *to) {
  (void)r, (void)memory, (void)to;
}

bool dump_json(const record_set *set, FILE *to) { return (void)set, (void)to, false; }
bool print_detailed_records(const record_set *set, const char *path, FILE *to) {
  return (void)set, (void)path, (void)to, false;
}
bool print_enums(const record_set *set, text class_name, FILE *to) {
  return (void)set, (void)class_name, (void)to, false;
}

bool write_compile_commands(session *s, text path) { return (void)s, (void)path, false; }
void watch(const source_set *sources, struct timespec start, char **words) {
  (void)sources, (void)start, (void)words;
}
