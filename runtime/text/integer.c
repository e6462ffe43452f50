// Integers of any width as text: literals to words, words to decimal digits. Widths up to 64 bits
// take a short way and no memory. Turning wide numbers from and to decimal digits costs the square
// of their length, which is why both directions have a limit: longer literals are out of range,
// longer values are printed in hexadecimal digits.
#include "text/integer.h"

#include "mica/number.h"

enum { DECIMAL_BITS_MAX = 131072, WORDS_ON_STACK = 16 };

// ---- Reading: words from digits -----------------------------------------------------------------

static int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : 16;
}

// Text that is no literal, or needs more than `count` words: false.
static bool read_hex(mica_str digits, uint64_t *words, size_t count) {
  memset(words, 0, count * sizeof *words);
  for (size_t i = 0; i < digits.size; i++) {
    int digit = digit_value(digits.data[digits.size - 1 - i]);
    if (digit > 15) return false;
    if (digit == 0) continue;
    if (i / 16 >= count) return false;
    words[i / 16] |= (uint64_t)digit << (i % 16 * 4);
  }
  return true;
}

// words = words * factor + addend; the answer is what runs over. Works on halves of words.
static uint32_t multiply_add(uint64_t *words, size_t count, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (size_t i = 0; i < count; i++) {
    uint64_t low = (words[i] & UINT32_MAX) * factor + carry;
    uint64_t high = (words[i] >> 32) * factor + (low >> 32);
    words[i] = high << 32 | (low & UINT32_MAX);
    carry = high >> 32;
  }
  return (uint32_t)carry;
}

// `used`: how many words differ from zero, so that short numbers of wide types stay cheap.
static bool add_digits(uint64_t *words, size_t count, size_t *used, uint32_t factor,
                       uint32_t value) {
  uint32_t carry = multiply_add(words, *used, factor, value);
  if (carry == 0) return true;
  if (*used == count) return false;
  words[(*used)++] = carry;
  return true;
}

static bool read_decimal(mica_str digits, uint64_t *words, size_t count) {
  while (digits.size > 1 && digits.data[0] == '0')
    digits = (mica_str){digits.data + 1, digits.size - 1};
  if (digits.size > MICA_NUMBER_DIGITS_MAX || digits.size / 20 > count) return false;
  memset(words, 0, count * sizeof *words);
  size_t used = 0;
  uint32_t chunk = 0, factor = 1;
  for (size_t i = 0; i < digits.size; i++) {
    int digit = digit_value(digits.data[i]);
    if (digit > 9) return false;
    chunk = chunk * 10 + (uint32_t)digit;
    factor *= 10;
    if (factor < 1000000000 && i + 1 < digits.size) continue;
    if (!add_digits(words, count, &used, factor, chunk)) return false;
    chunk = 0;
    factor = 1;
  }
  return digits.size != 0;
}

static bool read_magnitude(mica_str digits, uint64_t *words, size_t count) {
  bool hex = digits.size > 2 && digits.data[0] == '0' && digits.data[1] == 'x';
  if (hex) return read_hex((mica_str){digits.data + 2, digits.size - 2}, words, count);
  return read_decimal(digits, words, count);
}

// ---- Reading: the range of a width --------------------------------------------------------------

static void negate(uint64_t *words, size_t count) {
  bool carry = true;
  for (size_t i = 0; i < count; i++) {
    words[i] = ~words[i] + carry;
    carry = carry && words[i] == 0;
  }
}

static bool bit_at(const uint64_t *words, uint32_t bit) {
  return (words[bit / 64] >> (bit % 64) & 1) != 0;
}

// The bits of the top word that belong to the width, which is not zero.
static uint64_t top_mask(uint32_t width) {
  return width % 64 == 0 ? UINT64_MAX : (UINT64_C(1) << (width % 64)) - 1;
}

bool mica_words_from_text(mica_str digits, bool negative, uint32_t width, bool is_signed,
                          uint64_t *words) {
  size_t count = mica_integer_word_count(width);
  if (!read_magnitude(digits, words, count)) return false;
  if (width == 0) return words[0] == 0 && !negative;
  uint64_t *top = &words[count - 1], mask = top_mask(width);
  if ((*top & ~mask) != 0) return false;
  if (negative) negate(words, count);
  bool sign = bit_at(words, width - 1);
  if (negative ? !sign : sign && is_signed) return false;
  if (sign) *top |= ~mask;
  else *top &= mask;
  return true;
}

// ---- Writing ------------------------------------------------------------------------------------

// words = words / 10^9; the answer is the rest.
static uint32_t divide_by_billion(uint64_t *words, size_t count) {
  uint64_t rest = 0;
  for (size_t i = count; i > 0; i--) {
    uint64_t high = rest << 32 | words[i - 1] >> 32;
    uint64_t low = (high % 1000000000) << 32 | (words[i - 1] & UINT32_MAX);
    words[i - 1] = (high / 1000000000) << 32 | low / 1000000000;
    rest = low % 1000000000;
  }
  return (uint32_t)rest;
}

static void put_hex(mica_printer *p, const uint64_t *words, size_t count) {
  static const char digits[] = "0123456789ABCDEF";
  bool started = false;
  PRINTER_PUT(p, "0x");
  for (size_t i = count * 16; i > 0; i--) {
    unsigned digit = words[(i - 1) / 16] >> ((i - 1) % 16 * 4) & 15;
    started = started || digit != 0 || i == 1;
    if (started) printer_put_char(p, digits[digit]);
  }
}

static char *write_nine_digits(char *end, uint32_t chunk) {
  for (int i = 0; i < 9; i++) {
    *--end = (char)('0' + chunk % 10);
    chunk /= 10;
  }
  return end;
}

// `words` is used up. `text` has room for 20 digits a word.
static mica_str write_decimal(uint64_t *words, size_t count, char *text) {
  char *end = text + count * 20 + 20, *first = end;
  while (count > 0) {
    first = write_nine_digits(first, divide_by_billion(words, count));
    while (count > 0 && words[count - 1] == 0) count--;
  }
  while (first < end && *first == '0') first++;
  return (mica_str){first, (size_t)(end - first)};
}

static void put_magnitude(mica_printer *p, uint64_t *words, size_t count) {
  while (count > 0 && words[count - 1] == 0) count--;
  if (count > DECIMAL_BITS_MAX / 64) {
    put_hex(p, words, count);
    return;
  }
  if (count <= 1) {
    mica_print_uint(p, count == 0 ? 0 : words[0]);
    return;
  }
  char few[WORDS_ON_STACK * 20 + 20];
  size_t size = count * 20 + 20;
  char *text = size <= sizeof few ? few : mica_allocate(p->context, size);
  if (text == NULL) {
    mica_printer_fail(p);
    return;
  }
  mica_print_str(p, write_decimal(words, count, text));
  if (text != few) mica_free(p->context, text, size);
}

void mica_printer_integer_words(mica_printer *p, const uint64_t *words, uint32_t width,
                                bool is_signed) {
  size_t count = mica_integer_word_count(width), size = count * sizeof *words;
  uint64_t few[WORDS_ON_STACK];
  uint64_t *copy = size <= sizeof few ? few : mica_allocate(p->context, size);
  if (copy == NULL) {
    mica_printer_fail(p);
    return;
  }
  memcpy(copy, words, size);
  if (width == 0) copy[0] = 0;
  bool negative = is_signed && width != 0 && bit_at(words, width - 1);
  if (negative) {
    copy[count - 1] |= ~top_mask(width);
    negate(copy, count);
    printer_put_char(p, '-');
  }
  if (width != 0) copy[count - 1] &= top_mask(width);
  put_magnitude(p, copy, count);
  if (copy != few) mica_free(p->context, copy, size);
}
