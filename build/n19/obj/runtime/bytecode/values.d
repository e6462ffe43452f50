build/n19/obj/runtime/bytecode/values.o: runtime/bytecode/values.c \
 runtime/include/mica/bytecode_values.h runtime/include/mica/bytecode.h \
 runtime/include/mica/dialect.h runtime/include/mica/base.h \
 runtime/include/mica/ir.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h
runtime/include/mica/bytecode_values.h:
runtime/include/mica/bytecode.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
