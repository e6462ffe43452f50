// Three rounds of multiplication, unless the number is zero.
ring.program @norm(%x: !ring.elem<97>) -> !ring.elem<97> {
  %one = ring.constant 1 : !ring.elem<97>
  ring.if_zero %x, ^zero else ^other : !ring.elem<97>
^zero:
  ring.return %one : !ring.elem<97>
^other:
  %product = ring.fold <0 to 3> from %one : !ring.elem<97> {
  ^bb0(%so_far: !ring.elem<97>):
    %next = ring.mul %so_far, %x reduced lazily : !ring.elem<97>
    ring.yield %next : !ring.elem<97>
  }
  %sum = ring.add %product, %one : !ring.elem<97>
  ring.return %sum : !ring.elem<97>
}
