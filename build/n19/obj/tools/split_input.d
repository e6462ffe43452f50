build/n19/obj/tools/split_input.o: tools/split_input.c \
 tools/split_input.h tools/render_diagnostic.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/base.h \
 runtime/include/mica/location.h tools/opt_source.h
tools/split_input.h:
tools/render_diagnostic.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/base.h:
runtime/include/mica/location.h:
tools/opt_source.h:
