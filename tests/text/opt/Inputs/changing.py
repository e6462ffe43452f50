# Runs a program again and again on a file that changes while it is read, in place or at its end: each run ends with
# exit code 0 or 1, whatever it read.
#   changing.py overwrite|append ROUNDS FILE PROGRAM ARGUMENT...
import os
import subprocess
import sys
import threading

how, rounds, path, command = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
# Long enough that memory of what was read is given back, with names that are read again.
GOOD = b'%v0 = "a.b"() : () -> i32\n' + b"".join(
    b'%%v%d = "a.b"(%%v%d) : (i32) -> i32\n' % (i, i // 2) for i in range(1, 80_000))
# As many bytes: another number of lines, and no end of a string anywhere.
OTHERS = [b"\n" * len(GOOD), b"x" * len(GOOD), b'"' * len(GOOD), GOOD]


def change(stop, file):
    for i in range(10 ** 9):
        if stop.is_set():
            return
        if how == "append":
            os.pwrite(file, b"x" * 3000 if os.fstat(file).st_size < 8 << 20 else b"", os.fstat(file).st_size)
        else:
            os.pwrite(file, OTHERS[i % len(OTHERS)], 0)


def run_once():
    with open(path, "wb") as f:
        f.write(GOOD + b'"a.b"(%undefined) : (i32) -> ()\n')
    file = os.open(path, os.O_RDWR)
    stop = threading.Event()
    writer = threading.Thread(target=change, args=(stop, file))
    writer.start()
    run = subprocess.run([*command, path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    stop.set()
    writer.join()
    os.close(file)
    return run


for _ in range(rounds):
    run = run_once()
    if run.returncode not in (0, 1) or b"Sanitizer" in run.stderr:
        sys.exit(f"{how}: exit code {run.returncode}\n{run.stderr[-2000:].decode(errors='replace')}")
print(f"{how}: {rounds} runs ended well")
