build/n19/obj/runtime/builtin/property.o: runtime/builtin/property.c \
 runtime/include/mica/property.h runtime/include/mica/dialect.h \
 runtime/include/mica/base.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/float_types.h \
 runtime/include/mica/context.h runtime/include/mica/diagnostic.h \
 runtime/include/mica/enum.h runtime/include/mica/predicate.h \
 runtime/include/mica/ir.h runtime/include/mica/location.h
runtime/include/mica/property.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/float_types.h:
runtime/include/mica/context.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/enum.h:
runtime/include/mica/predicate.h:
runtime/include/mica/ir.h:
runtime/include/mica/location.h:
