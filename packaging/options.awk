# Of what `PROGRAM --help` prints: a manual page, or completions for a shell.
#   awk -v form=man|bash|zsh|fish -v program=mica-gen -v version=0.9.0 -f options.awk help.txt
function roff(s) { gsub(/\\/, "\\e", s); gsub(/-/, "\\-", s); if (s ~ /^[.']/) s = "\\\\&" s; return s }
function plain(s) { gsub(/'/, "", s); gsub(/\[|\]|:/, " ", s); return s }
function end_option() { if (option != "") { names[++count] = option; texts[count] = said }; option = "" }

# `  -o DIR   write the C into DIR`, or what follows of it in the next lines.
/^  +-/ {
  end_option()
  s = substr($0, 3)
  split(s, words, " ")
  if (match(s, /  +/)) { option = substr(s, 1, RSTART - 1); said = substr(s, RSTART + RLENGTH) }
  else if (program == "mica-opt" && match(s, /^[^ ]+ /)) { option = substr(s, 1, RLENGTH - 1); said = substr(s, RLENGTH + 1) }
  else { option = s; said = "" }
  next
}
/^   / && option != "" { sub(/^ +/, ""); said = said (said == "" ? "" : " ") $0; next }
/^(usage:|      )/ { sub(/^(usage:)? +/, ""); usages[++usage_count] = $0; next }
/:$/ { end_option(); headings[count + 1] = substr($0, 1, length($0) - 1); next }
NF == 0 { end_option(); next }
{ end_option(); if (count == 0) before = before " " $0; else after = after " " $0 }

function flag(name) {
  sub(/[= ,].*/, "", name)
  sub(/\[.*/, "", name)
  return name
}

END {
  end_option()
  if (form == "man") {
    printf ".TH %s 1 \"\" \"Mica %s\"\n.SH NAME\n", toupper(program), version
    first = before
    sub(/^ /, "", first); sub(/\. .*/, "", first); sub(/\.$/, "", first)
    printf "%s \\- %s\n.SH SYNOPSIS\n.nf\n", program, roff(tolower(substr(first, 1, 1)) substr(first, 2))
    for (i = 1; i <= usage_count; i++) print roff(usages[i])
    printf ".fi\n.SH DESCRIPTION\n%s\n.SH OPTIONS\n", roff(substr(before, 2))
    for (i = 1; i <= count; i++) {
      if (i in headings) printf ".SS %s\n", roff(headings[i])
      printf ".TP\n.B %s\n%s\n", roff(names[i]), roff(texts[i])
    }
    if (after != "") printf ".SH EXIT STATUS\n%s\n", roff(substr(after, 2))
  } else if (form == "bash") {
    printf "complete -o default -W '"
    for (i = 1; i <= count; i++) printf "%s%s", (i == 1 ? "" : " "), flag(names[i])
    printf "' %s\n", program
  } else if (form == "zsh") {
    printf "#compdef %s\n_arguments '*:file:_files'", program
    for (i = 1; i <= count; i++) printf " \\\n  '%s[%s]'", flag(names[i]), plain(texts[i])
    print ""
  } else {
    for (i = 1; i <= count; i++) {
      name = flag(names[i])
      option = name ~ /^--/ ? "-l " substr(name, 3) : length(name) == 2 ? "-s " substr(name, 2) : "-o " substr(name, 2)
      printf "complete -c %s %s -d '%s'\n", program, option, plain(texts[i])
    }
  }
}
