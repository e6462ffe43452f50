build/n19/obj/runtime/number/round.o: runtime/number/round.c \
 runtime/number/number.h runtime/include/mica/arithmetic.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/base.h \
 runtime/include/mica/float_types.h runtime/include/mica/context.h \
 runtime/include/mica/number.h runtime/text/float_layout.h \
 runtime/text/natural.h
runtime/number/number.h:
runtime/include/mica/arithmetic.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/float_types.h:
runtime/include/mica/context.h:
runtime/include/mica/number.h:
runtime/text/float_layout.h:
runtime/text/natural.h:
