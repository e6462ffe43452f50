build/n19/obj/runtime/builtin/open_types.o: runtime/builtin/open_types.c \
 runtime/include/mica/type.h runtime/include/mica/dialect.h \
 runtime/include/mica/base.h runtime/include/mica/float_types.h
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/float_types.h:
