// Spellings seen before: most types and properties of a text are written the same way again and
// again. What a short spelling was read as is remembered, by its bytes, and taken from there the
// next time. An alias has one meaning from its definition on, so a spelling that could be read
// means the same until the end of the text.
#include "parser.h"

enum { SPELLING_MAX = 192 };  // longer ones are read again

// From '<' to after its '>'. NULL: it is long, spans lines, or has escapes or comments.
static const unsigned char *skip_angles(const unsigned char *at) {
  const unsigned char *most = at + SPELLING_MAX;
  uint32_t depth = 0;
  for (; at < most; at++) {
    if (lex_is(*at, LEX_PLAIN)) continue;
    switch (*at) {
    case '<': depth++; break;
    case '>':
      if (at[-1] != '-' && --depth == 0) return at + 1;
      break;
    case '"':
      for (at++; at < most && *at != '"'; at++)
        if (*at < ' ' || *at == '\\') return NULL;
      break;
    default:
      if (*at < 0x80) return NULL;
    }
  }
  return NULL;
}

const unsigned char *mica_parser_spelling_end(const unsigned char *at) {
  const unsigned char *start = at;
  if (*at == '!') at++;
  while (lex_is(*at, LEX_SUFFIX) && at - start < SPELLING_MAX) at++;
  return *at == '<' ? skip_angles(at) : at;
}

static uint32_t hash_spelling(const char *text, size_t size) {
  uint64_t h = size * 0x9e3779b97f4a7c15u, word;
  for (; size >= 8; size -= 8, text += 8) {
    memcpy(&word, text, 8);
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    h ^= h >> 32;
  }
  word = 0;
  if (size > 0) memcpy(&word, text, size);
  h = (h ^ word) * 0x9e3779b97f4a7c15u;
  return (uint32_t)(h >> 40);
}

const void *mica_parser_spelling_find(const mica_parser *p, const unsigned char *start,
                                      const unsigned char *end) {
  size_t size = (size_t)(end - start);
  const spelling *s = &p->spellings[hash_spelling((const char *)start, size) % SPELLING_COUNT];
  return size > 0 && s->size == size && memcmp(s->text, start, size) == 0 ? s->object : NULL;
}

void mica_parser_spelling_add(mica_parser *p, const char *start, const char *end,
                              const void *object) {
  assert(start <= end);
  const unsigned char *at = (const unsigned char *)start;
  if (object == NULL || p->failed || mica_parser_spelling_end(at) != (const unsigned char *)end)
    return;
  size_t size = (size_t)(end - start);
  p->spellings[hash_spelling(start, size) % SPELLING_COUNT] = (spelling){start, size, object};
}
