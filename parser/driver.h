// Feeding the grammar.
#ifndef MICA_PARSER_DRIVER_H
#define MICA_PARSER_DRIVER_H

#include "grammar/above.h"

extern const parser_driver mica_parser_driver;
// Reads to the end of the text. False: reported.
bool mica_parser_read(mica_parser *p, int start);

#endif
