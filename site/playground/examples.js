// What there is to pick: a view's text by its file, and how it is looked at. The first is there when the page opens.
export const examples = [
  {name: "A loop over a buffer", view: "ir", file: "examples/loop.mlir"},
  {name: "Constants, folded by passes", view: "ir", file: "examples/folded.mlir", passes: "sccp, canonicalize"},
  {name: "An error in a function", view: "ir", file: "examples/wrong.mlir"},
  {name: "The generic form", view: "ir", file: "examples/folded.mlir", form: "generic"},
  {name: "Vectors and a kernel", view: "ir", file: "examples/vectors.mlir", dialects: "all"},
  {name: "Two operations (definitions)", view: "definitions", file: "examples/tally.def"},
  {name: "Arithmetic modulo n (definitions)", view: "definitions", file: "examples/ring.def"},
  {name: "An error in a format (definitions)", view: "definitions", file: "examples/wrong.def"},
];

// As the page's state; null: it can't be fetched.
export async function example(index) {
  const {view, file, form = "custom", dialects = "core", passes = ""} = examples[index];
  const answer = await fetch(file).catch(() => null);
  return answer?.ok ? {view, form, dialects, passes, [view]: await answer.text()} : null;
}
