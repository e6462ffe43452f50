// Integers of any width between text and words.
#ifndef MICA_RUNTIME_TEXT_INTEGER_H
#define MICA_RUNTIME_TEXT_INTEGER_H

#include "text/printer.h"

// Decimal digits, or hexadecimal ones after "0x", to mica_integer_word_count(width) words. False:
// no such text, or out of range as mica_integer_from_text has it. `is_signed`: a positive number
// leaves the highest bit clear.
bool mica_words_from_text(mica_str digits, bool negative, uint32_t width, bool is_signed,
                          uint64_t *words);
void mica_printer_integer_words(mica_printer *p, const uint64_t *words, uint32_t width,
                                bool is_signed);

#endif
