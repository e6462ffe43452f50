# Writes a hostile text to stdout: hostile.py KIND COUNT. Each kind nests or repeats one construct COUNT times.
import sys


def nested(before, opening, middle, closing, after=""):
    return lambda n: before + opening * n + middle + closing * n + after


def choose(bit):
    """Sixteen bytes of which there are two: they meet under a hash that only multiplies and shifts."""
    first, second = 0x6162636465666768, 0x696A6B6C6D6E6F70
    words = (first ^ bit << 63, second ^ bit << 63 ^ bit << 34)
    return "".join(f"\\{byte:02x}" for word in words for byte in word.to_bytes(8, "little"))


def colliding_text(number, bits=15):
    return "".join(choose(number >> i & 1) for i in range(bits))


KINDS = {
    "regions": nested("", '"a"() ({\n', "", "}) : () -> ()\n"),
    "open-regions": nested("", '"a"() ({\n', "", ""),
    "custom-regions": nested("func.func @f(%c: i1) {\n", "scf.if %c {\n", "", "}\n", "return\n}\n"),
    "custom-modules": nested("", "module {\n", "", "}\n"),
    "arrays": nested('"a"() {x = ', "[", "1", "]", "} : () -> ()\n"),
    "open-arrays": nested('"a"() {x = ', "[", "", ""),
    "dictionaries": nested('"a"() {x = ', "{y = ", "1", "}", "} : () -> ()\n"),
    "tuples": nested('"a"() {x = ', "tuple<", "i1", ">", "} : () -> ()\n"),
    "vectors-of-tensors": nested('"a"() {x = ', "tensor<2x", "i1", ">", "} : () -> ()\n"),
    "complex": nested('"a"() {x = ', "complex<", "f32", ">", "} : () -> ()\n"),
    "function-types": nested('"a"() {x = ', "() -> (", "i1", ")", "} : () -> ()\n"),
    "function-inputs": nested('"a"() {x = ', "(", "i1", ") -> ()", "} : () -> ()\n"),
    "dialect-types": nested('"a"() {x = !d.t', "<", "a", ">", "} : () -> ()\n"),
    "dialect-attributes": nested('"a"() {x = #d.t', "<[{(", "a", ")}]>", "} : () -> ()\n"),
    "opaque-types": nested('"a"() {x = ', "!d<a<", "b", ">>", "} : () -> ()\n"),
    "affine-parentheses": nested('"a"() {x = affine_map<(d0) -> (', "(", "d0", ")", ")>} : () -> ()\n"),
    "affine-sums": nested('"a"() {x = affine_map<(d0) -> (d0', " + d0", "", "", ")>} : () -> ()\n"),
    "affine-minus": nested('"a"() {x = affine_map<(d0) -> (', "-", "d0", "", ")>} : () -> ()\n"),
    "set-parentheses": nested('"a"() {x = affine_set<(d0) : (', "(", "d0", ")", " >= 0)>} : () -> ()\n"),
    "name-locations": nested('"a"() : () -> () loc(', '"n"(', "unknown", ")", ")\n"),
    "call-locations": nested('"a"() : () -> () loc(', "callsite(", "unknown", " at unknown)", ")\n"),
    "fused-locations": nested('"a"() : () -> () loc(', "fused[", "unknown", "]", ")\n"),
    "fused-metadata": nested('"a"() : () -> () loc(', "fused<[", "1", "]>[unknown]", ")\n"),
    "dense": nested('"a"() {x = dense<', "[", "1", "]", "> : tensor<1xi32>} : () -> ()\n"),
    "symbols": nested('"a"() {x = @a', "::@b", "", "", "} : () -> ()\n"),
    "strided": nested('"a"() {x = strided<[', "1, ", "1", "", "]>} : () -> ()\n"),
    "results": lambda n: f'%a:{n} = "a"() : () -> i32\n',
    "result-number": lambda n: f'%a = "a"() : () -> i32\n"b"(%a#{n}) : (i32) -> ()\n',
    "digits": lambda n: '"a"() {x = ' + "9" * n + " : i64} : () -> ()\n",
    "hex-digits": lambda n: '"a"() {x = 0x' + "f" * n + " : i64} : () -> ()\n",
    "bound-digits": lambda n: '"a"() {x = #llvm.constant_range<i32, ' + "9" * n + ", 1>} : () -> ()\n",
    "wide-digits": lambda n: '"a"() {x = ' + "9" * n + " : i16777215} : () -> ()\n",
    "float-digits": lambda n: '"a"() {x = 1.' + "9" * n + "e" + "9" * n + " : f64} : () -> ()\n",
    "width": lambda n: '"a"() {x = i1' + "0" * n + "} : () -> ()\n",
    "dimension": lambda n: '"a"() {x = tensor<1' + "0" * n + "xi32>} : () -> ()\n",
    "dimensions": lambda n: '"a"() {x = dense<1> : tensor<' + "99999x" * n + "i32>} : () -> ()\n",
    "colliding-attributes": lambda n: "".join(f'"a"() {{x = "{colliding_text(i)}"}} : () -> ()\n' for i in range(n)),
    "alias-chain": lambda n: "".join(f"!a{i} = tuple<!a{i - 1}, !a{i - 1}>\n" if i else "!a0 = i1\n" for i in range(n))
    + f'"a"() {{x = !a{n - 1}}} : () -> ()\n',
}

if __name__ == "__main__":
    sys.stdout.write(KINDS[sys.argv[1]](int(sys.argv[2])))
