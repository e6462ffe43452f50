build/n19/obj/tools/opt_show_operations.o: tools/opt_show_operations.c \
 tools/opt_show_read.h runtime/include/mica/base.h
tools/opt_show_read.h:
runtime/include/mica/base.h:
