build/n19/obj/gen/emit/markdown.o: gen/emit/markdown.c \
 gen/emit/markdown.h gen/emit/markdown_scan.h gen/base/list.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/base/names.h
gen/emit/markdown.h:
gen/emit/markdown_scan.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
