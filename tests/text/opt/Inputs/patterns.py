# Each expression between {{ }} against a message that is known: `'func.return' op has 0 operands, but ...`.
import subprocess
import sys

OPT, FILE = sys.argv[1:3]
MATCHING = [r"has {{[0-9]}} op", r"{{^'func}}", r"(@f) returns 1{{$}}", r"{{(has|had) (0|1)}}", r"has {{(0{1})}} operands",
            r"has {{[[:digit:]]+}} operands", r"{{o{0,2}p}} has", r"{{h.s}} 0", r"re{{t(ur)*n}}",
            r"{{(r|e|t){3,}urn}}", r"has{{ ?}}0", r"{{\(@f\)}}", r"{{()a}}s 0", r"{{[]a]}}s 0", r"{{op[ -h]}}has", r"{{x*}}",
            r"{{(((ha)))s}} {{0}} {{o+}}perands", r"{{([a-z]{2})}}s 0", r"{{(enclosing|x|y) function}}",
            r"{{[[:<:]]has[[:>:]]}} 0", r"{{[[=h=]]}}as", r"{{[g[.h.]-i]as 0}}", r"{{\0|returns}}"]
OTHERS = [r"had {{[0-9]}}", r"{{^op}}", r"returns{{$}}", r"has {{(0{2})}}", r"{{((a|b){4})}}", r"{{[^a]s 0|zzz}}", r"{{[^ -~]}}", r"{{x+}}", r"{{[[:<:]]as}}"]
WRONG = {"(": "parentheses not balanced", "a)": "parentheses not balanced", "[a": "brackets ([ ]) not balanced",
         "*a": "repetition-operator operand invalid", "a**": "repetition-operator operand invalid",
         "a{2,1}": "invalid repetition count(s)", "a{256}": "invalid repetition count(s)", "a{1": "braces not balanced",
         "[b-a]": "invalid character range", "[[:no:]]": "invalid character class", "a\\": "trailing backslash (\\)",
         "\\1": "invalid backreference number", 
         "(x{0})": "empty (sub)expression", "[--z]": "invalid character range", "[[:alpha": "brackets ([ ]) not balanced",
         "(a{1x}b)": "invalid repetition count(s)", "[[.ab.]]": "invalid collating element",
         "a|": "empty (sub)expression", "(a)\\1": "back-references are not supported",
         "(" * 50000 + ")" * 50000: "regular expression too complex", "[" * 50000: "brackets ([ ]) not balanced",
         "((((((a{200}){200}){200}){200}){200}){200})": "regular expression too complex",
         "(a*)*" * 20000: "regular expression too complex"}


def run(comment):
    with open(FILE, "w") as f:
        f.write(f"func.func @f() -> i32 {{\n// expected-error-re@below {{{{{comment}}}}}\nreturn\n}}\n")
    return subprocess.run([OPT, FILE, "--verify-diagnostics", "-o", "/dev/null"], capture_output=True, text=True, timeout=10)


failed = 0
for pattern in MATCHING:
    failed += run(pattern).returncode != 0 and not print("should match:", pattern)
for pattern in OTHERS:
    failed += "was not produced" not in run(pattern).stderr and not print("should not match:", pattern)
for pattern, error in WRONG.items():
    result = run("{{" + pattern + "}}")
    failed += (result.returncode != 1 or f"error: invalid regex: {error}\n" not in result.stderr
               or len(result.stderr) > 10000) and not print("should say", error, ":", pattern[:50], result.stderr[:300])
sys.exit(failed != 0)
