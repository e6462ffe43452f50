build/n19/obj/defs/passes/nested_answers.o: defs/passes/nested_answers.c \
 defs/passes/nested_answers.h defs/passes/map.h \
 runtime/include/mica/context.h runtime/include/mica/base.h \
 runtime/include/mica/effects.h runtime/include/mica/ir.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h
defs/passes/nested_answers.h:
defs/passes/map.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
runtime/include/mica/effects.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
