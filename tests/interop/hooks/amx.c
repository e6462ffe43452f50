// What AMX.td says in C++ of tiles.
#include "amx/amx.h"

#include "mica/mica.h"

bool amx_any_amx_tile_holds(const mica_type *type) { return mica_type_shape(type).size == 2; }
