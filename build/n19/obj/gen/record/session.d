build/n19/obj/gen/record/session.o: gen/record/session.c \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/record/record_set.h gen/base/list.h gen/syntax/syntax.h \
 gen/syntax/operator.h gen/syntax/token.h gen/record/value.h \
 gen/record/type.h gen/syntax/type_kind.h gen/syntax/scanner.h
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/record/record_set.h:
gen/base/list.h:
gen/syntax/syntax.h:
gen/syntax/operator.h:
gen/syntax/token.h:
gen/record/value.h:
gen/record/type.h:
gen/syntax/type_kind.h:
gen/syntax/scanner.h:
