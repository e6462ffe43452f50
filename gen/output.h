// What mica-gen prints of the records themselves, in the forms of --print-records and --dump-json.
#ifndef MICA_GEN_OUTPUT_H
#define MICA_GEN_OUTPUT_H

#include <stdio.h>

#include "record.h"

// False: the stream can't be written to.
bool print_records(const record_set *set, FILE *to);
bool dump_json(const record_set *set, FILE *to);

#endif
