# truncate.py TEXT SCRATCH COMMAND...: runs the command on every prefix of TEXT, and on TEXT with every single byte replaced
# by bytes that are rarely right. Anything but exit code 0 or 1 fails.
import subprocess
import sys

text = open(sys.argv[1], "rb").read()
scratch, command = sys.argv[2], sys.argv[3:]
variants = [text[:i] for i in range(0, len(text) + 1, 3)]
for i in range(0, len(text), 7):
    variants += [text[:i] + b + text[i + 1:] for b in (b"\0", b"\xff", b"}", b"<")]
for variant in variants:
    with open(scratch, "wb") as f:
        f.write(variant)
    code = subprocess.run(command + [scratch], capture_output=True, timeout=20).returncode
    if code not in (0, 1):
        sys.exit(f"exit code {code} on {variant!r}")
