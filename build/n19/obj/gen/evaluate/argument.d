build/n19/obj/gen/evaluate/argument.o: gen/evaluate/argument.c \
 gen/evaluate/evaluate.h gen/record/record_set.h gen/base/list.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/syntax/syntax.h \
 gen/syntax/operator.h gen/syntax/token.h gen/base/source.h \
 gen/record/value.h gen/record/type.h gen/record/record.h \
 gen/base/diagnostic.h gen/syntax/type_kind.h gen/record/session.h
gen/evaluate/evaluate.h:
gen/record/record_set.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/syntax/syntax.h:
gen/syntax/operator.h:
gen/syntax/token.h:
gen/base/source.h:
gen/record/value.h:
gen/record/type.h:
gen/record/record.h:
gen/base/diagnostic.h:
gen/syntax/type_kind.h:
gen/record/session.h:
