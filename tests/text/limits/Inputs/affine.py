"""Values made of others in a loop, again and again, each used as a dimension or symbol: KIND COUNT."""
import sys

STEPS = {
    "dimensions": "%v{1} = affine.apply affine_map<(d0) -> (d0 + 1)>(%v{0})",
    "no-symbols": "%v{1} = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%v{0}]",
    "doubled": "%v{1} = arith.addi %v{0}, %v{0} : index",
}
FIRST = {"dimensions": "%i", "no-symbols": "%unknown", "doubled": "%n"}


def main():
    kind, count = sys.argv[1], int(sys.argv[2])
    print("func.func @f(%m: memref<?xf32>, %n: index) {\n  affine.for %i = 0 to 4 {")
    print('    %unknown = "a.b"() : () -> index')
    print(f"    %v0 = affine.apply affine_map<(d0) -> (d0)>({FIRST[kind]})")
    for k in range(count):
        print("    " + STEPS[kind].format(k, k + 1))
        if kind != "no-symbols":
            print(f"    %x{k} = affine.load %m[%v{k + 1}] : memref<?xf32>")
    print("  }\n  return\n}")


main()
