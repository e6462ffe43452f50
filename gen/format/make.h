// Making the formats of a model: called by the driver.
#ifndef MICA_GEN_FORMAT_MAKE_H
#define MICA_GEN_FORMAT_MAKE_H

#include "make/make.h"

// Reads, resolves and checks all formats of the file, each once. An element whose format has errors
// is broken.
void format_model(session *s, model *m, model_maker *maker);
void format_names_fill(model *m);  // after those of the model

#endif
