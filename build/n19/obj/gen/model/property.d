build/n19/obj/gen/model/property.o: gen/model/property.c \
 gen/model/property.h gen/c/c_type.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/model/code.h gen/base/source.h gen/model/hook.h
gen/model/property.h:
gen/c/c_type.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/model/code.h:
gen/base/source.h:
gen/model/hook.h:
