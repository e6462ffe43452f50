// Everything of Mica's public API.
#ifndef MICA_MICA_H
#define MICA_MICA_H

#include "mica/affine.h"
#include "mica/attach.h"
#include "mica/attribute.h"
#include "mica/base.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/directives.h"
#include "mica/dominance.h"
#include "mica/effects.h"
#include "mica/enum.h"
#include "mica/former.h"
#include "mica/interfaces.h"
#include "mica/ir.h"
#include "mica/location.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "mica/property.h"
#include "mica/reflection.h"
#include "mica/symbol.h"
#include "mica/type.h"
#include "mica/verify.h"

#endif
