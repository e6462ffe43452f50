// From the main file, and vocabularies beside it, to records. Called by main.c.
#ifndef MICA_GEN_EVALUATE_READ_H
#define MICA_GEN_EVALUATE_READ_H

#include "record/session.h"

// Reads and evaluates files, one after the other as if they were one, into s->records. False:
// errors were reported; the records that could be evaluated are there nevertheless.
bool session_read(session *s, const source_file *const *files, size_t count);
// Reads a file into s->apart, which must be empty.
void session_read_apart(session *s, const source_file *file);

#endif
