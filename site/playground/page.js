// The page: two views, each a text to type and what mica-opt or mica-gen says to it.
import {example, examples} from "./examples.js";
import {pack, unpack} from "./link.js";
import {read_messages} from "./messages.js";
import {Editor, Output} from "./panes.js";
import {Programs} from "./programs.js";

const at = id => document.getElementById(id);
const programs = new Programs(5);

function say(text) { at("status").textContent = text; }

function show_messages(id, text) {
  at(id).textContent = text.trimEnd();
  at(id).hidden = text.trim() === "";
}

// Calls `work` once typing pauses, and never twice at a time: what changed meanwhile is looked at afterwards.
function latest(work) {
  let timer, running = false, again = false;
  const go = async () => {
    if (running) { again = true; return; }
    running = true;
    do { again = false; await work(); } while (again);
    running = false;
  };
  return (delay = 150) => { clearTimeout(timer); timer = setTimeout(go, delay); };
}

async function timed(file, words, files) {
  say("…");
  const start = performance.now();
  const result = await programs.run(file, words, files);
  say(`${words[0]}: ${Math.round(performance.now() - start)} ms`);
  return result;
}

// ---- IR -----------------------------------------------------------------------------------------

const opt_file = () => (at("dialects").value === "all" ? "mica-opt-all.wasm" : "mica-opt.wasm");
const ir = {file: "input.mlir"};

function pass_words(text) {
  text = text.trim();
  if (text.includes("(")) return [`--pass-pipeline=${text}`];
  return text.split(/[\s,]+/).filter(word => word !== "").map(word => `--${word.replace(/^-+/, "")}`);
}

// What this module links, by its own word: its dialects and passes.
const told = new Map();
async function tell_linked(file) {
  if (!told.has(file)) {
    const dialects = await programs.run(file, ["mica-opt", "--show-dialects"], {});
    const passes = await programs.run(file, ["mica-opt", "--list-passes"], {});
    told.set(file, {
      dialects: dialects.out.replace(/^.*: /, "").trim().split(","),
      passes: [...passes.out.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name),
    });
  }
  const {dialects, passes} = told.get(file);
  if (file !== opt_file()) return;
  at("linked-summary").textContent = `${dialects.length} dialects and ${passes.length} passes are linked into this module`;
  at("linked").textContent = `${dialects.join(", ")}. Passes: ${passes.join(", ")}.`;
  const [first] = at("add-pass").options;
  at("add-pass").replaceChildren(first, ...passes.map(name => new Option(name)));
}

// An operation of a dialect that only the larger module has: that one then reads the text.
function lacks_dialect(err) { return /Dialect `\w+' not found|unregistered dialect/.test(err); }

async function run_ir() {
  const file = opt_file(), {text} = ir.editor;
  const form = at("form").value === "generic" ? ["--mlir-print-op-generic"] : [];
  try {
    const result = await timed(file, ["mica-opt", ...form, ...pass_words(at("passes").value), ir.file], {[ir.file]: text});
    if (at("dialects").value === "core" && lacks_dialect(result.err)) {
      at("dialects").value = "all";
      return run_ir();
    }
    if (ir.editor.text !== text) return;  // the next run is for that
    show_messages("ir-messages", result.err);
    ir.editor.mark(read_messages(result.err, ir.file));
    ir.output.text = result.out.trimEnd();
    await tell_linked(file);
  } catch (why) {
    show_messages("ir-messages", `mica-opt: ${why.message}`);
    say("");
  }
}

// ---- Definitions --------------------------------------------------------------------------------

const definitions = {file: "input.def", shown: "header", made: {}};

function made_by(result) {
  const of = ending => Object.entries(result.files).find(([name]) => name.endsWith(ending))?.[1] ?? "";
  return {header: of(".h"), source: of(".c"), documentation: of(".html").replace(/<script[^]*?<\/script>/g, "")};
}

// Where there is an error, what was made last stays in sight, dimmed.
function show_made() {
  const {shown, made} = definitions, is_page = shown === "documentation";
  at("documentation").hidden = !is_page;
  at("definitions-output").hidden = is_page;
  if (!is_page) definitions.output.text = made[shown] ?? "";
  else if (at("documentation").srcdoc !== made.documentation) at("documentation").srcdoc = made.documentation ?? "";
}

async function run_definitions() {
  const {file, editor} = definitions, {text} = editor;
  try {
    const result = await timed("mica-gen.wasm", ["mica-gen", "--no-line", "--html", "-o", "made", file], {[file]: text});
    if (editor.text !== text) return;  // the next run is for that
    show_messages("definitions-messages", result.err);
    editor.mark(read_messages(result.err, file));
    if (result.code === 0) definitions.made = made_by(result);
    for (const id of ["definitions-output", "documentation"]) at(id).classList.toggle("stale", result.code !== 0);
    show_made();
  } catch (why) {
    show_messages("definitions-messages", `mica-gen: ${why.message}`);
    say("");
  }
}

// ---- The whole ----------------------------------------------------------------------------------

const views = {ir: latest(run_ir), definitions: latest(run_definitions)};
let view = "ir";

// Tabs by click and by arrow keys.
function tabs(id, on_choice) {
  const buttons = [...at(id).querySelectorAll("[role=tab]")];
  const choose = button => {
    for (const other of buttons) {
      other.setAttribute("aria-selected", other === button);
      other.tabIndex = other === button ? 0 : -1;
    }
    on_choice(button.id.replace("tab-", ""));
  };
  for (const button of buttons) button.addEventListener("click", () => choose(button));
  at(id).addEventListener("keydown", event => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (step === undefined) return;
    const next = buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length];
    next.focus();
    choose(next);
  });
  return name => choose(buttons.find(button => button.id === `tab-${name}`));
}

const choose_view = tabs("views", name => {
  view = name;
  for (const other of Object.keys(views)) at(other).hidden = other !== name;
  if (name === "definitions" && definitions.editor.text === "") take_example(examples.findIndex(one => one.view === name));
  else views[name](0);
});
tabs("outputs", name => { definitions.shown = name; show_made(); });

function restore(state) {
  if (typeof state.ir === "string") ir.editor.text = state.ir;
  if (typeof state.definitions === "string") {
    definitions.editor.text = state.definitions;
    definitions.made = {};
  }
  for (const name of ["form", "dialects"])
    if ([...at(name).options].some(option => option.value === state[name])) at(name).value = state[name];
  if (typeof state.passes === "string") at("passes").value = state.passes;
  choose_view(state.view === "definitions" ? "definitions" : "ir");
}

async function share() {
  const state = {view, form: at("form").value, dialects: at("dialects").value, passes: at("passes").value};
  state[view] = view === "ir" ? ir.editor.text : definitions.editor.text;
  history.replaceState(null, "", `#${await pack(state)}`);
  try {
    await navigator.clipboard.writeText(location.href);
    say("link copied");
  } catch {
    say("the address bar holds the link");
  }
}

function offer_examples() {
  for (const [index, {name}] of examples.entries()) at("examples").append(new Option(name, index));
  at("examples").addEventListener("change", () => {
    const index = at("examples").value;
    at("examples").value = "";
    if (index !== "") take_example(Number(index));
  });
}

async function take_example(index) {
  const state = await example(index);
  if (state === null) say("the example can't be fetched");
  else restore(state);
}

async function begin() {
  ir.editor = new Editor(at("ir-text"), "ir", "IR", () => views.ir());
  ir.output = new Output(at("ir-output"), "ir", "The IR as it is printed");
  definitions.editor = new Editor(at("definitions-text"), "definitions", "Definitions", () => views.definitions());
  definitions.output = new Output(at("definitions-output"), "c", "Generated C");
  for (const id of ["form", "dialects", "passes"]) at(id).addEventListener("input", () => views.ir());
  at("add-pass").addEventListener("change", () => {
    at("passes").value = [at("passes").value.trim(), at("add-pass").value].filter(part => part !== "").join(", ");
    at("add-pass").value = "";
    views.ir();
  });
  at("link").addEventListener("click", share);
  addEventListener("hashchange", from_link);
  offer_examples();
  const state = await unpack(location.hash.slice(1));
  if (state !== null) restore(state);
  else take_example(0);
}

async function from_link() {
  const state = await unpack(location.hash.slice(1));
  if (state !== null) restore(state);
}

begin();
