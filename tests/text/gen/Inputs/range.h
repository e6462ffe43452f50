// The C type of a property that properties.td defines.
#ifndef RANGE_H
#define RANGE_H

typedef struct d_range {
  int low, high;
} d_range;

#endif
