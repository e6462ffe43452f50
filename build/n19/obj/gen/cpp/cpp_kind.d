build/n19/obj/gen/cpp/cpp_kind.o: gen/cpp/cpp_kind.c gen/cpp/cpp_kind.h \
 gen/base/text.h gen/c/c_type.h gen/base/arena.h gen/base/memory.h
gen/cpp/cpp_kind.h:
gen/base/text.h:
gen/c/c_type.h:
gen/base/arena.h:
gen/base/memory.h:
