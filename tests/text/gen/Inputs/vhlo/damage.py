# Writes a file to stdout with some bytes in place of others: damage.py FILE OLD NEW, both in hexadecimal digits.
import sys

with open(sys.argv[1], "rb") as f:
    data = f.read()
old, new = (bytes.fromhex(digits) for digits in sys.argv[2:])
sys.exit("these bytes don't stand there once") if data.count(old) != 1 else sys.stdout.buffer.write(data.replace(old, new))
