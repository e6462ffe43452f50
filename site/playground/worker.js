// Runs mica-opt and mica-gen, one request after the other, away from the page. A module is fetched when it is first asked for.
import {run} from "./system.js";

const modules = new Map();  // by file: a promise

async function compile(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

function fetched(file) {
  if (!modules.has(file)) modules.set(file, compile(file));
  return modules.get(file);
}

onmessage = async ({data: {id, file, words, files}}) => {
  try {
    const module = await fetched(file);
    postMessage({id, started: true});
    postMessage({id, result: run(module, words, files)});
  } catch (why) {
    modules.delete(file);
    postMessage({id, failed: String(why.message ?? why)});
  }
};
