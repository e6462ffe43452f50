// Mica's version, and the only place that says it. Versions are semantic (docs/abi.md).
#ifndef MICA_VERSION_H
#define MICA_VERSION_H

#include "mica/base.h"

#define MICA_VERSION "0.9.0"

MICA_BEGIN

// That of the library, which may be another one than that of the headers: "0.9.0".
MICA_API const char *mica_version(void);

MICA_END

#endif
