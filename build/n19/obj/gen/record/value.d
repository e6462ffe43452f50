build/n19/obj/gen/record/value.o: gen/record/value.c gen/record/value.h \
 gen/syntax/operator.h gen/base/text.h gen/record/type.h \
 gen/record/record.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/syntax/type_kind.h \
 gen/record/record_set.h gen/base/list.h gen/syntax/syntax.h \
 gen/syntax/token.h
gen/record/value.h:
gen/syntax/operator.h:
gen/base/text.h:
gen/record/type.h:
gen/record/record.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/syntax/type_kind.h:
gen/record/record_set.h:
gen/base/list.h:
gen/syntax/syntax.h:
gen/syntax/token.h:
