// From the main file to records. Called by main.c.
#ifndef MICA_GEN_EVALUATE_READ_H
#define MICA_GEN_EVALUATE_READ_H

#include "record/session.h"

// Reads and evaluates the main file into s->records. False: errors were reported; the records that
// could be evaluated are there nevertheless.
bool session_read(session *s, const source_file *main_file);

#endif
