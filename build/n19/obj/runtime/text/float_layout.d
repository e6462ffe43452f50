build/n19/obj/runtime/text/float_layout.o: runtime/text/float_layout.c \
 runtime/text/float_layout.h runtime/text/natural.h \
 runtime/include/mica/type.h runtime/include/mica/dialect.h \
 runtime/include/mica/base.h runtime/include/mica/float_types.h
runtime/text/float_layout.h:
runtime/text/natural.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/float_types.h:
