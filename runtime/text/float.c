// Floats as text: literals to bits, bits to the digits that MLIR prints.
#include "text/float_layout.h"

#include <assert.h>
#include "mica/number.h"
#include "text/printer.h"

// ---- Reading decimal ----------------------------------------------------------------------------

// The digits that count of a literal: the first nonzero one and at most `limit` in all, then
// whether others differ from zero. No value between two neighbours of a format has more digits than
// `limit`, so those are enough.
typedef struct decimal {
  natural *digits;
  uint32_t count, limit;
  uint32_t zeros;    // seen after the digits, not yet part of them
  int64_t exponent;  // of the last digit
  uint32_t chunk, chunk_factor;
  bool more;
} decimal;

static void flush_chunk(decimal *d) {
  if (d->chunk_factor == 1) return;
  if (d->digits->size == 0 && d->chunk != 0) {
    d->digits->limbs[0] = d->chunk;
    d->digits->size = 1;
  } else {
    mica_natural_multiply_add(d->digits, d->chunk_factor, d->chunk);
  }
  d->chunk = 0;
  d->chunk_factor = 1;
}

static void append_digit(decimal *d, uint32_t digit) {
  d->chunk = d->chunk * 10 + digit;
  d->chunk_factor *= 10;
  d->count++;
  if (d->chunk_factor == 1000000000) flush_chunk(d);
}

static void add_digit(decimal *d, uint32_t digit, bool fraction) {
  if (fraction) d->exponent--;
  if (digit == 0) {
    if (d->count != 0 || d->zeros != 0) d->zeros++;
    return;
  }
  if (d->count + d->zeros >= d->limit) {
    d->more = true;
    d->zeros++;
    return;
  }
  for (; d->count != 0 && d->zeros != 0; d->zeros--) append_digit(d, 0);
  append_digit(d, digit);
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

// `e+12`; saturates far beyond any format. False: not an exponent that fills the rest of the text.
static bool read_exponent(mica_str text, size_t at, int64_t *exponent) {
  *exponent = 0;
  if (at == text.size) return true;
  if (text.data[at] != 'e' && text.data[at] != 'E') return false;
  at++;
  bool negative = at < text.size && text.data[at] == '-';
  if (at < text.size && (negative || text.data[at] == '+')) at++;
  if (at == text.size) return false;
  for (; at < text.size; at++) {
    if (!is_digit(text.data[at])) return false;
    if (*exponent < INT64_C(1) << 40) *exponent = *exponent * 10 + (text.data[at] - '0');
  }
  if (negative) *exponent = -*exponent;
  return true;
}

static bool read_decimal(decimal *d, mica_str text) {
  size_t i = 0;
  bool fraction = false, any = false;
  for (; i < text.size && (is_digit(text.data[i]) || (text.data[i] == '.' && !fraction)); i++) {
    if (text.data[i] == '.') {
      fraction = true;
      continue;
    }
    any = true;
    add_digit(d, (uint32_t)(text.data[i] - '0'), fraction);
  }
  int64_t exponent;
  if (!any || !read_exponent(text, i, &exponent)) return false;
  flush_chunk(d);
  d->exponent += exponent + d->zeros;
  return true;
}

// Where the first digit stands: beyond these a value is infinite or zero in every format.
enum { LEADING_MAX = 5000, LEADING_MIN = -5000 };

bool mica_float_from_text(mica_float_kind kind, mica_str text, bool negative, uint64_t bits[2]) {
  const float_layout *f = mica_float_layout_of(kind);
  if (negative && f->form == FLOAT_UNSIGNED) return false;
  natural digits;
  digits.size = 0;
  decimal d = {.digits = &digits, .limit = f->precision <= 53 ? 800 : 11600, .chunk_factor = 1};
  if (!read_decimal(&d, text)) return false;
  int64_t leading = d.exponent + d.count;
  if (digits.size != 0 && leading > LEADING_MAX) {
    mica_float_set_special(f, negative, FLOAT_INFINITY, bits);
    return true;
  }
  if (leading < LEADING_MIN) digits.size = 0;
  mica_float_from_decimal(f, negative, &digits, digits.size == 0 ? 0 : (int32_t)d.exponent, d.more,
                          bits);
  return true;
}

// ---- Reading bits -------------------------------------------------------------------------------

static int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// Encodings of f80 that no processor makes: a leading bit that contradicts the exponent.
static void normalize_f80(uint64_t bits[2]) {
  uint64_t exponent = bits[1] & 0x7fff;
  bool leading = bits[0] >> 63 != 0;
  if (exponent != 0 && exponent != 0x7fff && !leading) bits[1] |= 0x7fff;
  if (exponent == 0 && leading) bits[1] |= 1;
}

bool mica_float_from_hex(mica_float_kind kind, mica_str digits, uint64_t bits[2]) {
  assert(digits.size > 0);
  const float_layout *f = mica_float_layout_of(kind);
  uint32_t size = f->size;
  bits[0] = bits[1] = 0;
  if (digits.size <= 2) return false;
  for (size_t i = 2; i < digits.size; i++) {
    int digit = hex_digit(digits.data[i]);
    if (digit < 0 || bits[1] >> 60 != 0) return false;
    bits[1] = bits[1] << 4 | bits[0] >> 60;
    bits[0] = bits[0] << 4 | (uint64_t)digit;
  }
  if (size <= 64 ? bits[1] != 0 : size < 128 && bits[1] >> (size - 64) != 0) return false;
  if (size < 64 && bits[0] >> size != 0) return false;
  if (f->form == FLOAT_LEADING_ONE) normalize_f80(bits);
  return true;
}

// ---- Digits of a value --------------------------------------------------------------------------

typedef struct digit_text {
  char digits[48];  // most significant first, without zeros at the end
  uint32_t count;
  int32_t exponent;  // of the last digit
  bool exact;        // they are all of the value's digits
} digit_text;

// The value is significand * 2^exponent = number * 10^e, where e is zero for whole numbers, else
// `exponent`.
static void make_whole(const float_parts *parts, natural *number) {
  mica_natural_set_words(number, parts->significand);
  if (parts->exponent > 0) mica_natural_shift_left(number, (uint32_t)parts->exponent);
  else mica_natural_multiply_power_of_five(number, (uint32_t)-parts->exponent);
}

// How many low digits can be spared, counted in bits, so that sometimes one more than needed stays.
static uint32_t count_spare_digits(const natural *number, uint32_t precision) {
  uint32_t bits = mica_natural_bit_count(number), required = (precision * 196 + 58) / 59;
  return bits <= required ? 0 : (bits - required) * 59 / 196;
}

// number = (significand * 2^exponent or its digits) / 10^spare, without what is after the point.
// Powers of ten are taken off before they are multiplied in, where that is possible.
static void make_shortened(const float_parts *parts, uint32_t spare, natural *number) {
  uint32_t fives = parts->exponent < 0 ? (uint32_t)-parts->exponent : 0;
  if (spare <= fives) {
    mica_natural_set_words(number, parts->significand);
    mica_natural_multiply_power_of_five(number, fives - spare);
    mica_natural_shift_right(number, spare);
    return;
  }
  natural divisor, quotient;
  divisor.limbs[0] = divisor.size = 1;
  mica_natural_multiply_power_of_five(&divisor, spare - fives);
  mica_natural_set_words(number, parts->significand);
  int32_t twos = (parts->exponent > 0 ? parts->exponent : 0) - (int32_t)spare;
  if (twos > 0) mica_natural_shift_left(number, (uint32_t)twos);
  else mica_natural_shift_left(&divisor, (uint32_t)-twos);
  mica_natural_divide(number, &divisor, &quotient);
  mica_natural_copy(number, &quotient);
}

// Odd significands only: the digits of numbers with factors of two come out the same.
static void drop_factors_of_two(float_parts *parts) {
  natural number;
  mica_natural_set_words(&number, parts->significand);
  uint32_t zeros = mica_natural_trailing_zeros(&number);
  parts->significand[0] = mica_natural_word_at(&number, zeros);
  parts->significand[1] = mica_natural_word_at(&number, zeros + 64);
  parts->exponent += (int32_t)zeros;
}

static uint32_t write_digits(natural *number, char *digits, uint32_t room) {
  uint32_t at = room;
  while (number->size != 0) {
    uint32_t chunk = mica_natural_divide_small(number, 1000000000);
    for (int i = 0; i < 9 && (number->size != 0 || chunk != 0); i++, chunk /= 10)
      digits[--at] = (char)('0' + chunk % 10);
  }
  return at;
}

static void strip_zeros(digit_text *text) {
  while (text->count > 1 && text->digits[text->count - 1] == '0') {
    text->count--;
    text->exponent++;
  }
}

// Half a unit rounds up.
static void round_digits(digit_text *text, uint32_t precision) {
  if (text->count <= precision) return;
  bool up = text->digits[precision] >= '5';
  text->exponent += (int32_t)(text->count - precision);
  text->count = precision;
  for (uint32_t i = precision; up && i > 0; i--) {
    up = text->digits[i - 1] == '9';
    text->digits[i - 1] = up ? '0' : (char)(text->digits[i - 1] + 1);
  }
  if (up) {
    text->digits[0] = '1';
    text->count = 1;
    text->exponent += (int32_t)precision;
  }
}

// `whole`: what make_whole made.
static void find_digits(const float_parts *parts, const natural *whole, uint32_t precision,
                        digit_text *text) {
  char digits[64];
  uint32_t spare = count_spare_digits(whole, precision);
  natural number;
  if (spare == 0) mica_natural_copy(&number, whole);
  else make_shortened(parts, spare, &number);
  uint32_t first = write_digits(&number, digits, sizeof digits);
  text->count = (uint32_t)sizeof digits - first;
  text->exponent = (parts->exponent < 0 ? parts->exponent : 0) + (int32_t)spare;
  memcpy(text->digits, digits + first, text->count);
  strip_zeros(text);
  text->exact = spare == 0 && text->count <= precision;
  round_digits(text, precision);
  strip_zeros(text);
}

// ---- Writing ------------------------------------------------------------------------------------

static void put_exponent(mica_printer *p, int32_t exponent, uint32_t digits_min) {
  printer_put_char(p, exponent < 0 ? '-' : '+');
  uint32_t size = (uint32_t)(exponent < 0 ? -exponent : exponent);
  if (size < 10 && digits_min > 1) printer_put_char(p, '0');
  mica_print_uint(p, size);
}

static void put_zeros(mica_printer *p, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) printer_put_char(p, '0');
}

// 1.500000e+00
static void put_six_decimals(mica_printer *p, const digit_text *text) {
  printer_put_char(p, text->digits[0]);
  printer_put_char(p, '.');
  printer_put(p, text->digits + 1, text->count - 1);
  put_zeros(p, 7 - text->count);
  printer_put_char(p, 'e');
  put_exponent(p, text->exponent + (int32_t)text->count - 1, 2);
}

// 1.5E+40
static void put_scientific(mica_printer *p, const digit_text *text) {
  printer_put_char(p, text->digits[0]);
  printer_put_char(p, '.');
  if (text->count == 1) printer_put_char(p, '0');
  else printer_put(p, text->digits + 1, text->count - 1);
  printer_put_char(p, 'E');
  put_exponent(p, text->exponent + (int32_t)text->count - 1, 1);
}

// 12.5 or 0.00125
static void put_plain(mica_printer *p, const digit_text *text) {
  int32_t whole = text->exponent + (int32_t)text->count;
  if (whole > 0) {
    printer_put(p, text->digits, (size_t)whole);
    printer_put_char(p, '.');
    printer_put(p, text->digits + whole, text->count - (size_t)whole);
  } else {
    PRINTER_PUT(p, "0.");
    put_zeros(p, (uint32_t)-whole);
    printer_put(p, text->digits, text->count);
  }
}

// At least as many digits as make it the same value again. False: it would have neither point nor
// exponent.
static bool put_full(mica_printer *p, const float_layout *f, const float_parts *parts,
                     const natural *whole) {
  enum { PADDING_MAX = 3 };
  digit_text text;
  uint32_t precision = 2 + f->precision * 59 / 196;
  find_digits(parts, whole, precision, &text);
  int32_t exponent = text.exponent, first = exponent + (int32_t)text.count - 1;
  bool scientific;
  if (exponent >= 0)
    scientific = exponent > PADDING_MAX || text.count + (uint32_t)exponent > precision;
  else scientific = -first > PADDING_MAX;
  if (!scientific && exponent >= 0) return false;
  if (parts->negative) printer_put_char(p, '-');
  if (scientific) put_scientific(p, &text);
  else put_plain(p, &text);
  return true;
}

static void put_bits(mica_printer *p, const uint64_t bits[2]) {
  static const char digits[] = "0123456789ABCDEF";
  bool started = false;
  PRINTER_PUT(p, "0x");
  for (int i = 31; i >= 0; i--) {
    unsigned digit = bits[i / 16] >> (i % 16 * 4) & 15;
    started = started || digit != 0 || i == 0;
    if (started) printer_put_char(p, digits[digit]);
  }
}

static bool reads_back(const float_layout *f, bool negative, const digit_text *text,
                       const uint64_t bits[2]) {
  natural digits;
  uint64_t again[2];
  digits.size = 0;
  for (uint32_t i = 0; i < text->count; i++) {
    uint32_t digit = (uint32_t)(text->digits[i] - '0');
    if (digits.size == 0) {
      digits.limbs[0] = digit;
      digits.size = 1;
    } else {
      mica_natural_multiply_add(&digits, 10, digit);
    }
  }
  mica_float_from_decimal(f, negative, &digits, text->exponent, false, again);
  return again[0] == bits[0] && again[1] == bits[1];
}

static bool is_zero(const float_parts *parts) {
  return parts->significand[0] == 0 && parts->significand[1] == 0;
}

static bool put_finite(mica_printer *p, const float_layout *f, float_parts *parts,
                       const uint64_t bits[2]) {
  digit_text text;
  natural whole;
  bool is_pair = f->form == FLOAT_PAIR;  // of several pairs with one sum, digits give one
  if (is_zero(parts)) {
    if (is_pair && bits[1] != 0) return false;
    if (parts->negative) printer_put_char(p, '-');
    PRINTER_PUT(p, "0.000000e+00");
    return true;
  }
  drop_factors_of_two(parts);
  make_whole(parts, &whole);
  find_digits(parts, &whole, 6, &text);
  if ((is_pair || !text.exact) && !reads_back(f, parts->negative, &text, bits))
    return put_full(p, f, parts, &whole);
  if (parts->negative) printer_put_char(p, '-');
  put_six_decimals(p, &text);
  return true;
}

bool mica_printer_float_bits(mica_printer *p, mica_float_kind kind, const uint64_t bits[2]) {
  const float_layout *f = mica_float_layout_of(kind);
  float_parts parts = mica_float_unpack(f, bits);
  if (parts.class == FLOAT_FINITE_VALUE && put_finite(p, f, &parts, bits)) return false;
  put_bits(p, bits);
  return true;
}
