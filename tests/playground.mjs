// The playground in a headless Chromium: typing gives output, a message's mark stands where it should, a link brings the text
// back, an endless run ends with its worker, and nothing is asked of any other machine. By playwright-core and a Chromium that
// are installed.
//
//   node tests/playground.mjs --page build/out/playground --chromium /usr/bin/chromium [--pictures FOLDER] [--only WORDS]
import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {createServer} from "node:http";
import {createRequire} from "node:module";
import path from "node:path";
import {parseArgs} from "node:util";

const {values: options} = parseArgs({options: {page: {type: "string"}, chromium: {type: "string"}, pictures: {type: "string"}, only: {type: "string"}}});
// As NODE_PATH has it, which an import doesn't look at.
const {chromium} = createRequire(import.meta.url)("playwright-core");
const types = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm"};
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const waits = {timeout: 20000};

// (module (memory (export "memory") 1) (func (export "_start") (loop (br 0))))
const endless = Buffer.from("AGFzbQEAAAABBAFgAAADAgEABQMBAAEHEwIGbWVtb3J5AgAGX3N0YXJ0AAAKCQEHAANADAALCw==", "base64");

async function answer(request, response) {
  const name = decodeURIComponent(new URL(request.url, "http://page").pathname).replace(/\/$/, "/index.html");
  try {
    const content = name === "/endless.wasm" ? endless : await readFile(path.join(options.page, path.normalize(name)));
    response.writeHead(200, {"content-type": types[path.extname(name)] ?? "text/plain"}).end(content);
  } catch {
    response.writeHead(404).end();
  }
}

const server = createServer(answer);
await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
const home = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({executablePath: options.chromium, args: flags, headless: true});
const foreign = [], complaints = [];

async function open(fragment = "", settings = {}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, ...settings});
  const page = await context.newPage();
  page.setDefaultTimeout(waits.timeout);
  page.asked = [];
  page.on("request", request => {
    page.asked.push(request.url());
    if (!request.url().startsWith(home) && !/^(data|blob|about):/.test(request.url())) foreign.push(request.url());
  });
  page.on("pageerror", error => complaints.push(String(error)));
  page.on("console", message => { if (message.type() === "error") complaints.push(message.text()); });
  await page.goto(home + fragment);
  return page;
}

const text_of = (page, id) => page.evaluate(async id => {
  const {EditorView} = await import("/editor/editor.js");
  return EditorView.findFromDOM(document.getElementById(id)).state.doc.toString();
}, id);
async function type(page, id, text) {
  await page.locator(`#${id} .cm-content`).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}
async function shows(page, id, part) {
  const end = Date.now() + waits.timeout;
  while (!(await text_of(page, id)).includes(part)) {
    assert.ok(Date.now() < end, `${id} doesn't show ${part} but ${await text_of(page, id)}`);
    await page.waitForTimeout(30);
  }
}
const says = (page, id, part) => page.waitForFunction(
  ([id, part]) => document.getElementById(id).textContent.includes(part), [id, part]);

const tests = {
  async "the first example is read and printed"() {
    const page = await open();
    await shows(page, "ir-output", "scf.for %arg1 = %c0 to %dim");
    const first = await page.evaluate(() => Math.round(performance.now()));
    await says(page, "linked-summary", "dialects and");
    const times = await page.evaluate(() => performance.getEntriesByType("paint").map(({name, startTime}) => [name, Math.round(startTime)]));
    console.log("  after", times.map(([name, time]) => `${name} ${time} ms`).join(", "), `first result ${first} ms`);
    assert.ok(!page.asked.some(url => url.includes("mica-gen")), "mica-gen is fetched before it is used");
    return page;
  },
  async "IR as one types, in both forms and through passes"() {
    const page = await open();
    await type(page, "ir-text", "func.func @f(%x: i32) -> i32 {\n  %0 = arith.constant 0 : i32\n  %1 = arith.addi %x, %0 : i32\n  return %1 : i32\n}\n");
    await shows(page, "ir-output", "arith.addi %arg0, %c0_i32");
    await page.selectOption("#form", "generic");
    await shows(page, "ir-output", '"arith.addi"(%arg0, %0)');
    await page.selectOption("#form", "custom");
    await page.selectOption("#add-pass", "canonicalize");
    await shows(page, "ir-output", "return %arg0");
    return page;
  },
  async "a message of mica-opt is marked at its place"() {
    const page = await open();
    await type(page, "ir-text", "func.func @f(%x: i32) -> i32 {\n  // ä\n  %1 = arith.addi %x, %nothing : i32\n  return %1 : i32\n}\n");
    await says(page, "ir-messages", "input.mlir:3:23: error: use of undeclared SSA value name");
    const mark = page.locator("#ir-text .cm-lintRange-error");
    await mark.waitFor();
    assert.equal(await mark.textContent(), "%nothing");
    await page.locator("#ir-text .cm-lint-marker-error").waitFor();
    return page;
  },
  async "a dialect of the larger module"() {
    const page = await open();
    await type(page, "ir-text", "func.func @f(%x: vector<4xf32>) -> vector<4xf32> {\n  %0 = vector.broadcast %x : vector<4xf32> to vector<4xf32>\n  return %0 : vector<4xf32>\n}\n");
    await shows(page, "ir-output", "vector.broadcast %arg0");
    assert.equal(await page.inputValue("#dialects"), "all");
    await page.waitForFunction(() => /\bspirv\b/.test(document.getElementById("linked").textContent));
    return page;
  },
  async "definitions give C and documentation"() {
    const page = await open();
    await page.click("#tab-definitions");
    await shows(page, "definitions-output", "tally_add_build");
    await page.click("#tab-source");
    await shows(page, "definitions-output", "const mica_dialect_def tally_dialect");
    await page.click("#tab-documentation");
    await page.frameLocator("#documentation").locator("text=The sum of two numbers").first().waitFor();
    await page.click("#tab-header");
    await type(page, "definitions-text", 'include "mica/mica.def"\ndef D : Dialect { let name = "day"; }\ndef D_Op : Op<D, "dawn"> { let assemblyFormat = "attr-dict"; }\n');
    await shows(page, "definitions-output", "day_dawn_build");
    return page;
  },
  async "a message of mica-gen is marked at its place"() {
    const page = await open();
    await page.click("#tab-definitions");
    await shows(page, "definitions-output", "tally_add_build");
    await type(page, "definitions-text", 'include "mica/mica.def"\ndef D : Dialect { let name = "day"; }\ndef D_Op : Op<D, "dawn"> { let arguments = (ins Nothing:$x); }\n');
    const mark = page.locator("#definitions-text .cm-lintRange-error").first();
    await mark.waitFor();
    assert.equal(await mark.textContent(), "Nothing");
    return page;
  },
  async "a link brings the text back"() {
    const page = await open();
    const text = 'module @"Grüße, 世界" {\n}\n';
    await type(page, "ir-text", text);
    await page.fill("#passes", "cse");
    await page.click("#link");
    await page.waitForFunction(() => location.hash.length > 1);
    const other = await open(new URL(page.url()).hash);
    await shows(other, "ir-output", "Gr\\C3\\BC\\C3\\9Fe");
    assert.equal(await text_of(other, "ir-text"), text);
    assert.equal(await other.inputValue("#passes"), "cse");
    return other;
  },
  async "deep nesting is a message"() {
    const page = await open();
    await shows(page, "ir-output", "scf.for");
    await type(page, "ir-text", "module {".repeat(9000) + "}".repeat(9000));
    await says(page, "ir-messages", "error: nested too deeply");
    await type(page, "ir-text", "module @after {}");
    await shows(page, "ir-output", "module @after");
    return page;
  },
  async "an endless run ends with its worker, and the next one works"() {
    const page = await open();
    await shows(page, "ir-output", "scf.for");
    const why = await page.evaluate(async () => {
      const {Programs} = await import("./programs.js");
      const programs = new Programs(1);
      const why = await programs.run("endless.wasm", ["endless"], {}).catch(error => error.message);
      const next = await programs.run("mica-opt.wasm", ["mica-opt", "--version"], {});
      return {why, next: next.code};
    });
    assert.match(why.why, /stopped after 1 seconds/);
    assert.equal(why.next, 0);
    return page;
  },
  async "by keyboard alone"() {
    const page = await open();
    await shows(page, "ir-output", "scf.for");
    await page.focus("#tab-ir");
    await page.keyboard.press("ArrowRight");
    await shows(page, "definitions-output", "tally_add_build");
    assert.equal(await page.evaluate(() => document.activeElement.id), "tab-definitions");
    await page.focus("#definitions-text .cm-content");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => !document.activeElement.closest("#definitions-text")), "Escape, Tab stays in the editor");
    return page;
  },
  async "light, dark and on a phone"() {
    for (const [name, settings] of Object.entries({
      light: {colorScheme: "light"}, dark: {colorScheme: "dark"}, phone: {colorScheme: "light", viewport: {width: 375, height: 720}},
    })) {
      const page = await open("", settings);
      await shows(page, "ir-output", "scf.for");
      await says(page, "linked-summary", "dialects and");
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}: wider than the window`);
      if (options.pictures !== undefined) {
        await page.screenshot({path: path.join(options.pictures, `${name}-ir.png`)});
        await page.click("#tab-definitions");
        await page.locator("#examples").selectOption({label: "An error in a format (definitions)"});
        await page.locator("#definitions-text .cm-lintRange-error").first().waitFor();
        await page.screenshot({path: path.join(options.pictures, `${name}-definitions.png`)});
      }
      await page.context().close();
    }
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  if (options.only !== undefined && !name.includes(options.only)) continue;
  try {
    const start = performance.now();
    const page = await test();
    await page?.context().close();
    console.log(`  ${name}: ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    failed++;
    console.log(`playground: FAILED: ${name}\n${error.stack}`);
  }
}
await browser.close();
server.close();
if (foreign.length > 0) console.log(`playground: asked of others: ${foreign.join(", ")}`);
if (complaints.length > 0) console.log(`playground: the console says:\n${complaints.join("\n")}`);
if (failed > 0 || foreign.length > 0 || complaints.length > 0) process.exit(1);
console.log(`playground: ${Object.keys(tests).length} tests passed`);
