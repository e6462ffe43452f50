// Between dlti.c and layout.c.
#ifndef DLTI_LAYOUT_H
#define DLTI_LAYOUT_H

#include "mica/mica.h"

enum { DLTI_ENTRIES_MAX = 4096 };  // of one attribute, and of all layouts around a module

// A module's layout: its entries, and with those of the modules around it. False: reported.
bool dlti_check_layout(mica_op *op, const mica_attr *spec);

#endif
