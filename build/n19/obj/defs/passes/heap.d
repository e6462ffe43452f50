build/n19/obj/defs/passes/heap.o: defs/passes/heap.c defs/passes/heap.h
defs/passes/heap.h:
