# What the public headers of Mica declare, read from their preprocessed text, as rows of public.c:
# {name, result, parameters}, the last two NULL where the name is no function's.
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
  for (name in names)
    if (name in lists) printf "{\"%s\", \"%s\", \"%s\"},\n", name, results[name], lists[name]
    else printf "{\"%s\", NULL, NULL},\n", name
}
