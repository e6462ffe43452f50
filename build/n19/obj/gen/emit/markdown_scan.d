build/n19/obj/gen/emit/markdown_scan.o: gen/emit/markdown_scan.c \
 gen/emit/markdown_scan.h gen/base/list.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h gen/base/names.h
gen/emit/markdown_scan.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
