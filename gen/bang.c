// The names of the bang operators, in the order of the enumeration, which is alphabetical.
#include "bang.h"

#include <string.h>

static const char *const names[BANG_COUNT] = {
    "!add", "!and", "!cast", "!con", "!cond", "!dag", "!div", "!empty", "!eq", "!exists", "!filter",
    "!find", "!foldl", "!foreach", "!ge", "!getdagarg", "!getdagname", "!getdagop",
    "!getdagopname", "!gt", "!head", "!if", "!initialized", "!instances", "!interleave", "!isa",
    "!le", "!listconcat", "!listflatten", "!listremove", "!listsplat", "!logtwo", "!lt", "!match",
    "!mul", "!ne", "!not", "!or", "!range", "!repr", "!setdagarg", "!setdagname", "!setdagop",
    "!setdagopname", "!shl", "!size", "!sra", "!srl", "!strconcat", "!sub", "!subst", "!substr",
    "!tail", "!tolower", "!toupper", "!xor",
};

bang bang_find(text name) {
  size_t low = 0, high = BANG_COUNT;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = text_compare(name, text_of(names[middle] + 1));
    if (order == 0) return (bang)middle;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return BANG_COUNT;
}

const char *bang_name(bang op) { return op < BANG_COUNT ? names[op] : ""; }

text bang_nearest(text name) {
  text best = {"", 0};
  size_t distance = name.size / 3 + 2;
  for (size_t i = 0; i < BANG_COUNT; i++) {
    text known = text_of(names[i] + 1);
    size_t d = text_distance(name, known, distance - 1);
    if (d >= distance) continue;
    distance = d;
    best = known;
    if (d == 0) break;
  }
  return best;
}
