// The documentation's site in a headless Chromium, read from its folder without a server: the search finds over all pages by
// keyboard alone, pages are light or dark, none is wider than a phone, and nothing is asked of any machine. By playwright-core
// and a Chromium that are installed.
//
//   node tests/site.mjs --site build/out/site --chromium /usr/bin/chromium [--pictures FOLDER]
import assert from "node:assert/strict";
import {readdir} from "node:fs/promises";
import {createRequire} from "node:module";
import path from "node:path";
import {pathToFileURL} from "node:url";
import {parseArgs} from "node:util";

const {values: options} = parseArgs({options: {site: {type: "string"}, chromium: {type: "string"}, pictures: {type: "string"}}});
const {chromium} = createRequire(import.meta.url)("playwright-core");
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const home = pathToFileURL(path.resolve(options.site)).href + "/";
const browser = await chromium.launch({executablePath: options.chromium, args: flags, headless: true});
const foreign = [], complaints = [];

async function open(name, settings = {}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, ...settings});
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  page.on("request", request => { if (!request.url().startsWith(home) && !/^data:/.test(request.url())) foreign.push(request.url()); });
  page.on("pageerror", error => complaints.push(String(error)));
  page.on("console", message => { if (message.type() === "error") complaints.push(message.text()); });
  await page.goto(home + name);
  return page;
}
async function find(page, words) {
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("/");
  await page.keyboard.type(words);
  await page.waitForFunction(() => /place|Nothing/.test(document.getElementById("Found").textContent));
  return page.locator("#Results a").allTextContents();
}
const back = page => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const overflow = page => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const tests = {
  async "an operation is found from any page and opened by keyboard"() {
    const page = await open("tutorial.html");
    const found = await find(page, "arith.addi");
    assert.match(found[0], /^arith\.addi/);
    await page.keyboard.press("Enter");
    await page.waitForURL(home + "dialects/arith.html#arithaddi");
    assert.ok(await page.locator("h3#arithaddi").isVisible());
    return page;
  },
  async "functions, manuals and text are found as well"() {
    const page = await open("dialects/llvm.html");
    assert.match((await find(page, "mica_op_clone"))[0], /^mica_op_clone/);
    await page.keyboard.press("Escape");
    assert.ok((await find(page, "shared library soname")).length > 0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => [...document.querySelectorAll("#Results a")].indexOf(document.activeElement)), 1);
    return page;
  },
  async "an operation's trait, interface and constraint are a click away"() {
    const page = await open("dialects/arith.html#arithaddi");
    const section = page.locator("section:has(> h3#arithaddi)");
    await section.getByRole("link", {name: "Commutative"}).click();
    await page.waitForURL(home + "traits.html#commutative");
    await page.goBack();
    await section.getByRole("link", {name: "signless-integer-like"}).first().click();
    await page.waitForURL(/constraints\.html#signless-integer-like/);
    return page;
  },
  async "light and dark as the system has it"() {
    const light = await open("index.html", {colorScheme: "light"});
    const dark = await open("index.html", {colorScheme: "dark"});
    assert.equal(await back(light), "rgb(255, 255, 255)");
    assert.equal(await back(dark), "rgb(21, 24, 29)");
    return dark;
  },
  async "no page is wider than a phone"() {
    const page = await open("index.html", {viewport: {width: 375, height: 700}});
    const names = [...await readdir(options.site), ...(await readdir(path.join(options.site, "dialects"))).map(n => `dialects/${n}`)];
    for (const name of names.filter(n => n.endsWith(".html"))) {
      await page.goto(home + name);
      assert.ok(await overflow(page) <= 0, `${name} is ${await overflow(page)} pixels too wide`);
    }
    await page.goto(home + "dialects/arith.html");
    assert.equal(await page.evaluate(() => document.querySelector("nav details.own").open), false);
    return page;
  },
  async "a long name breaks after a part of it, not within a word"() {
    const page = await open("dialects/arith.html", {viewport: {width: 375, height: 700}});
    const broken = await page.evaluate(() => {
      const wrong = [];
      for (const code of document.querySelectorAll("main p code, main td code")) {
        if (code.querySelector("wbr") === null) continue;
        for (const part of code.childNodes) {
          if (part.nodeType !== Node.TEXT_NODE || /\s/.test(part.data)) continue;
          const range = document.createRange();
          range.selectNodeContents(part);
          if (new Set([...range.getClientRects()].map(r => Math.round(r.top))).size > 1) wrong.push(part.data);
        }
      }
      return wrong;
    });
    assert.deepEqual(broken, []);
    return page;
  },
};

let failed = 0;
for (const [name, run] of Object.entries(tests)) {
  try {
    const page = await run();
    if (options.pictures) await page.screenshot({path: path.join(options.pictures, name.replace(/\W+/g, "-") + ".png")});
    console.log("ok", name);
  } catch (error) {
    failed++;
    console.log("FAILED", name, "\n", error);
  }
}
await browser.close();
for (const what of [...foreign.map(url => `asked for ${url}`), ...complaints]) console.log("FAILED", what);
failed += foreign.length + complaints.length;
console.log(`site: ${Object.keys(tests).length} tests in Chromium, ${failed} failed`);
process.exit(failed ? 1 : 0);
