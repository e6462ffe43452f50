// What mica-gen prints of the records themselves, in the forms of --print-records, --dump-json
// and llvm-tblgen's other ways to look at records.
#ifndef MICA_GEN_RECORD_DUMP_H
#define MICA_GEN_RECORD_DUMP_H

#include <stdio.h>

#include "record/record.h"

// False: the stream can't be written to.
bool print_records(const record_set *set, FILE *to);
bool dump_json(const record_set *set, FILE *to);
bool print_detailed_records(const record_set *set, const char *path, FILE *to);  // of the main file
bool print_enums(const record_set *set, text class_name, FILE *to);  // definitions of a class

void print_record(const record *r, buffer *out);          // one, as print_records does
void sort_records(const record **records, size_t count);  // by name

#endif
