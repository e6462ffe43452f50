# What the public headers of Mica declare, read from their preprocessed text: a line for each name, with what a function
# answers and its parameters behind tabs, the first of which is empty where the name is no function's.
# With blocks=1, from such lines in order: as gen/c/public_name.c has them, in blocks of a kilobyte.
blocks {
  gsub(/\t/, "\\0")
  if (size > 0 && size + length($0) > 1000) { print "  ,"; size = 0 }
  size += length($0)
  printf "  \"%s\\0\"\n", $0
  next
}

function note(line, words, count, i) {
  count = split(line, words, /[^A-Za-z0-9_]+/)
  for (i = 1; i <= count; i++) if (words[i] ~ /^(mica|MICA)_./) names[words[i]] = 1
}

function squeezed(s) {
  gsub(/_Bool/, "bool", s)
  gsub(/[ \t]+/, " ", s)
  sub(/^ /, "", s)
  sub(/ $/, "", s)
  return s
}

# `const mica_type *mica_value_type(const mica_value *v)`
function declare(s, name, parameters) {
  gsub(/__attribute__ *\(\([a-z_]*(\([^()]*\))?\)\)/, " ", s)
  if (s ~ /^ *typedef/ || !match(s, /mica_[a-z0-9_]+ *\(/)) return
  parameters = substr(s, RSTART + RLENGTH)
  name = substr(s, RSTART, RLENGTH)
  s = substr(s, 1, RSTART - 1)
  sub(/ *\($/, "", name)
  sub(/\)[^)]*$/, "", parameters)
  gsub(/(static|inline|extern|_Noreturn)/, "", s)
  results[name] = squeezed(s)
  lists[name] = squeezed(parameters)
  if (lists[name] == "void") lists[name] = ""
}

{
  note($0)
  if ($0 ~ /^[ \t]*#/) next
  gsub(/"([^"\\]|\\.)*"/, "")
  gsub(/'([^'\\]|\\.)+'/, "0")
  for (i = 1; i <= length($0); i++) {
    c = substr($0, i, 1)
    if (depth == 0 && (c == ";" || c == "{")) {
      declare(said)
      said = ""
    } else if (depth == 0) {
      said = said c
    }
    if (c == "{") depth++
    if (c == "}") depth--
    if (c == "}" && depth == 0) said = ""
  }
  if (depth == 0) said = said " "
}

END {
  if (blocks) exit
  for (name in names)
    printf "%s\t%s\t%s\n", name, results[name], lists[name]
}
