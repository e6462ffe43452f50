# watch.py COMMAND...: `COMMAND --watch main.def` in the current folder, while its files change.
import os
import subprocess
import sys
import time

WAIT = 60  # seconds


def write(name, text):
    with open(name + ".new", "w") as f:
        f.write(text)
    os.replace(name + ".new", name)


def wait_until(what, holds):
    end = time.time() + WAIT
    while not holds():
        if time.time() > end:
            sys.exit(f"waited in vain until {what}")
        time.sleep(0.05)


def runs():
    with open("log") as log:
        return log.read().count("watching")


def has_op(name):
    with open("main.h") as f:
        return f"d_{name}_def" in f.read()


def main(*command):
    write("ops.def", 'def A : Op<D, "a">;')
    write("main.def", 'include "mica/mica.def" def D : Dialect { let name = "d"; } include "ops.def"')
    with open("log", "w") as log:
        process = subprocess.Popen([*command, "--watch", "main.def"], stderr=log)
    try:
        wait_until("it has run", lambda: runs() == 1 and has_op("a"))
        write("ops.def", 'def B : Op<D, "b">;')
        wait_until("an include has changed", lambda: runs() == 2 and has_op("b"))
        write("ops.def", "def B :")
        wait_until("there is an error", lambda: runs() == 3)
        write("ops.def", 'def C : Op<D, "c">;')
        wait_until("it is mended", lambda: runs() == 4 and has_op("c"))
        time.sleep(0.5)
        if runs() != 4 or process.poll() is not None:
            sys.exit("it ran again, or ended, for nothing")
    finally:
        process.kill()


main(*sys.argv[1:])
