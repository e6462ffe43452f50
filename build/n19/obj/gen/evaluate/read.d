build/n19/obj/gen/evaluate/read.o: gen/evaluate/read.c \
 gen/evaluate/read.h gen/record/session.h gen/base/diagnostic.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/record/record.h gen/evaluate/evaluate.h gen/record/record_set.h \
 gen/base/list.h gen/syntax/syntax.h gen/syntax/operator.h \
 gen/syntax/token.h gen/record/value.h gen/record/type.h \
 gen/syntax/type_kind.h gen/syntax/parse.h gen/syntax/scanner.h
gen/evaluate/read.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/evaluate/evaluate.h:
gen/record/record_set.h:
gen/base/list.h:
gen/syntax/syntax.h:
gen/syntax/operator.h:
gen/syntax/token.h:
gen/record/value.h:
gen/record/type.h:
gen/syntax/type_kind.h:
gen/syntax/parse.h:
gen/syntax/scanner.h:
