build/n19/obj/runtime/context/optional.o: runtime/context/optional.c \
 runtime/include/mica/dialect.h runtime/include/mica/base.h
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
