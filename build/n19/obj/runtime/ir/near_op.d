build/n19/obj/runtime/ir/near_op.o: runtime/ir/near_op.c \
 runtime/include/mica/context.h runtime/include/mica/base.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/dialect.h
runtime/include/mica/context.h:
runtime/include/mica/base.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/dialect.h:
