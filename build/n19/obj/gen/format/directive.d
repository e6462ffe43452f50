build/n19/obj/gen/format/directive.o: gen/format/directive.c \
 gen/format/directive.h gen/format/format.h gen/base/text.h
gen/format/directive.h:
gen/format/format.h:
gen/base/text.h:
