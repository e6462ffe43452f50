build/n19/obj/gen/emit/html_inline.o: gen/emit/html_inline.c \
 gen/emit/html.h gen/emit/markdown_scan.h gen/base/list.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/base/names.h
gen/emit/html.h:
gen/emit/markdown_scan.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
