build/n19/obj/runtime/builtin/affine_simplify.o: \
 runtime/builtin/affine_simplify.c runtime/builtin/affine.h \
 runtime/include/mica/affine.h runtime/include/mica/base.h
runtime/builtin/affine.h:
runtime/include/mica/affine.h:
runtime/include/mica/base.h:
