// The types that a file of C knows by their names alone.
#include "c/c_type.h"

#include "base/names.h"
#include "c/code_token.h"

const c_scalar c_scalars[] = {
    {"bool", C_BOOL, 1},
    {"char", C_INT, 1},
    {"signed char", C_INT, 1},
    {"int8_t", C_INT, 1},
    {"int16_t", C_INT, 2},
    {"int32_t", C_INT, 4},
    {"int64_t", C_INT, 8},
    {"uint8_t", C_UINT, 1},
    {"uint16_t", C_UINT, 2},
    {"uint32_t", C_UINT, 4},
    {"uint64_t", C_UINT, 8},
    {"int", C_INT, 4},
    {"unsigned", C_UINT, 4},
    {"unsigned int", C_UINT, 4},
    {"short", C_INT, 2},
    {"unsigned short", C_UINT, 2},
    {"unsigned char", C_UINT, 1},
    {"long long", C_INT, 8},
    {"unsigned long long", C_UINT, 8},
    {"size_t", C_UINT, 8},
    {"float", C_FLOAT, 4},
    {"double", C_FLOAT, 8},
    {"mica_str", C_STR, 0},
    {"mica_types", C_TYPES, 0},
    {"mica_attrs", C_ATTRS, 0},
    {"mica_strs", C_STRS, 0},
    {"mica_loc", C_LOC, 8},
    {"const mica_type *", C_TYPE, 0},
    {"const mica_attr *", C_ATTR, 0},
    {"const mica_affine_map *", C_POINTER, 0},
    {"const mica_integer_set *", C_POINTER, 0},
};
const size_t c_scalar_count = sizeof c_scalars / sizeof *c_scalars;

static const c_scalar *scalar_by_name(text name) {
  for (size_t i = 0; i < c_scalar_count; i++)
    if (text_is(name, c_scalars[i].name)) return &c_scalars[i];
  return NULL;
}

// ---- Integers of several words ------------------------------------------------------------------

typedef enum integer_word {
  IS_INT,
  IS_CHAR,
  IS_SHORT,
  IS_LONG,
  IS_SIGNED,
  IS_UNSIGNED
} integer_word;
enum { INTEGER_WORDS = IS_UNSIGNED + 1 };

static const char *const integer_words[] = {"int", "char", "short", "long", "signed", "unsigned"};

// How often each stands there; false: another word does.
static bool count_words(text name, size_t counts[INTEGER_WORDS]) {
  for (code_token t = code_token_at(name, 0); t.kind != TOKEN_NONE;
       t = code_token_at(name, t.at + t.size)) {
    size_t word = 0;
    while (word < INTEGER_WORDS && !text_is(code_token_text(name, t), integer_words[word])) word++;
    if (word == INTEGER_WORDS) return false;
    counts[word]++;
  }
  return true;
}

static const c_scalar *integer_of(const size_t counts[INTEGER_WORDS]) {
  static const struct {
    size_t chars, shorts, longs;
    const char *plain, *with_sign, *without_sign;
  } all[] = {{0, 0, 0, "int", "int", "unsigned"},
             {0, 1, 0, "short", "short", "unsigned short"},
             {0, 0, 2, "long long", "long long", "unsigned long long"},
             {1, 0, 0, "char", "signed char", "unsigned char"}};
  if (counts[IS_INT] + counts[IS_CHAR] > 1 || counts[IS_SIGNED] + counts[IS_UNSIGNED] > 1)
    return NULL;
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (counts[IS_CHAR] == all[i].chars && counts[IS_SHORT] == all[i].shorts &&
        counts[IS_LONG] == all[i].longs)
      return scalar_by_name(text_of(counts[IS_UNSIGNED] > 0 ? all[i].without_sign
                                    : counts[IS_SIGNED] > 0 ? all[i].with_sign
                                                            : all[i].plain));
  return NULL;
}

const c_scalar *c_scalar_named(text name) {
  size_t counts[INTEGER_WORDS] = {0};
  const c_scalar *known = scalar_by_name(name);
  return known != NULL || name.size == 0 || !count_words(name, counts) ? known : integer_of(counts);
}

bool c_is_integer(text c_name) {
  const c_scalar *known = c_scalar_named(c_name);
  return known != NULL && (known->kind == C_BOOL || known->kind == C_INT || known->kind == C_UINT);
}

// ---- How a type is written ----------------------------------------------------------------------

// Whether a blank stands between two characters, where some did or not.
static bool is_apart(char before, char after, bool was_apart) {
  if (after == '*') return name_is_letter(before) || before == '>';
  return was_apart && strchr("<>:*", before) == NULL && strchr("<>", after) == NULL;
}

text c_type_tidy(arena *a, text written) {
  buffer tidy = {0};
  for (size_t at = 0, next; at < written.size; at = next) {
    next = code_skip_blanks(written, at);
    if (next >= written.size) break;
    char before = tidy.size > 0 ? tidy.data[tidy.size - 1] : '\0';
    if (before != '\0' && is_apart(before, written.data[next], next > at)) buffer_char(&tidy, ' ');
    buffer_char(&tidy, written.data[next++]);
  }
  return arena_keep(a, &tidy);
}
