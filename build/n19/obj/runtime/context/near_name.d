build/n19/obj/runtime/context/near_name.o: runtime/context/near_name.c \
 runtime/include/mica/diagnostic.h runtime/include/mica/base.h
runtime/include/mica/diagnostic.h:
runtime/include/mica/base.h:
