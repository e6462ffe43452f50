build/n19/obj/gen/emit/template.o: gen/emit/template.c \
 gen/emit/template.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/base/c_text.h gen/base/names.h
gen/emit/template.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/c_text.h:
gen/base/names.h:
