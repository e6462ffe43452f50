// Parts of patterns: values within lists and dags, with the places where they are written.
#include "make/pattern_build.h"

enum { DEPTH_MOST = 64 };  // of dags in one another

pattern_part pattern_part_of_field(const field *f) {
  return (pattern_part){.v = f->value, .from = f};
}

pattern_part pattern_part_at(const pattern_part *outer, size_t index) {
  return (pattern_part){.v = value_item(outer->v, index),
                        .name = value_dag_name(outer->v, index),
                        .outer = outer,
                        .from = outer->from,
                        .index = index,
                        .depth = outer->depth + 1};
}

size_t pattern_part_count(const pattern_part *part) {
  return part->v == NULL ? 0 : value_count(part->v);
}

place_range pattern_part_place(const build *b, const pattern_part *part, field_part which) {
  size_t path[DEPTH_MOST], depth = part->depth < DEPTH_MOST ? part->depth : DEPTH_MOST;
  for (; part->depth > depth; part = part->outer) {
  }
  for (const pattern_part *at = part; at->outer != NULL; at = at->outer)
    path[at->depth - 1] = at->index;
  return field_nested_place(b->records, part->from, path, depth, which);
}

place_range pattern_name_place(const build *b, const pattern_part *part) {
  return pattern_part_place(b, part, part->name.size > 0 ? PART_NAME : PART_WHOLE);
}

const record *pattern_operator(const pattern_part *part) { return value_dag_operator(part->v); }

bool pattern_is_directive(const pattern_part *part, const char *name) {
  const record *r = pattern_operator(part);
  return r != NULL && text_is(record_name(r), name);
}

bool pattern_is_op(const pattern_part *part) {
  const record *r = pattern_operator(part);
  return r != NULL && record_is_a(r, TEXT("Op"));
}

bool pattern_is_code(const pattern_part *part) {
  const record *r = pattern_operator(part);
  return r != NULL && record_is_a(r, TEXT("NativeCodeCall"));
}

bool pattern_is_shallow(const build *b, const pattern_part *part) {
  if (part->depth < DEPTH_MOST) return true;
  report_error(b->diagnostics, pattern_part_place(b, part, PART_WHOLE),
               "the pattern nests more than %d levels deep", DEPTH_MOST);
  return false;
}

size_t pattern_count_within(const build *b, const pattern_part *part, pattern_question *is) {
  size_t count = is(b, part);
  if (part->depth >= DEPTH_MOST) return count;
  for (size_t i = 0; i < pattern_part_count(part); i++) {
    const pattern_part child = pattern_part_at(part, i);
    count += pattern_count_within(b, &child, is);
  }
  return count;
}

// ---- As it was written --------------------------------------------------------------------------

static const char *in_one_line(build *b, text written) {
  buffer out = arena_draft(b->memory);
  bool is_blank = false;
  for (size_t i = 0; i < written.size; i++) {
    const char c = written.data[i];
    const bool was_blank = is_blank;
    is_blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
    if (is_blank) continue;
    if (was_blank && out.size > 0 && c != ')') buffer_char(&out, ' ');
    buffer_char(&out, c);
  }
  return arena_keep(b->memory, &out).data;
}

const char *pattern_part_text(build *b, const pattern_part *part) {
  const place_range at = pattern_part_place(b, part, PART_WHOLE);
  const source_file *file = source_of(b->session->sources, at.begin);
  const bool is_dag = file != NULL && at.end > at.begin &&
                      file->content.data[at.begin - file->start] == '(';
  if (is_dag)
    return in_one_line(b, (text){file->content.data + (at.begin - file->start), at.end - at.begin});
  buffer out = arena_draft(b->memory);
  value_print(part->v, &out);
  return arena_keep(b->memory, &out).data;
}
