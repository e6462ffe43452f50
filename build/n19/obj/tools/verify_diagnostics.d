build/n19/obj/tools/verify_diagnostics.o: tools/verify_diagnostics.c \
 tools/verify_diagnostics.h gen/base/pattern.h tools/render_diagnostic.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/base.h \
 runtime/include/mica/location.h tools/opt_source.h
tools/verify_diagnostics.h:
gen/base/pattern.h:
tools/render_diagnostic.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/base.h:
runtime/include/mica/location.h:
tools/opt_source.h:
