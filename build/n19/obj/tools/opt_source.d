build/n19/obj/tools/opt_source.o: tools/opt_source.c tools/opt_source.h \
 runtime/include/mica/base.h
tools/opt_source.h:
runtime/include/mica/base.h:
