// The page's side of the worker: one run at a time, of which the last one asked for counts. A run that takes too long ends with
// its worker, and the next one gets a new worker.

export class Programs {
  constructor(seconds = 10) {
    this.milliseconds = seconds * 1000;
    this.next = 0;
  }

  // A promise of what `run` of system.js gives. It is rejected with a word for what went wrong.
  run(file, words, files) {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.queue ??= [];
      this.queue.push({id, file, words, files, resolve, reject});
      this.go_on();
    });
  }

  go_on() {
    if (this.current !== undefined || this.queue.length === 0) return;
    this.current = this.queue.shift();
    if (this.worker === undefined) this.start();
    const {id, file, words, files} = this.current;
    this.worker.postMessage({id, file, words, files});
  }

  start() {
    this.worker = new Worker(new URL("worker.js", import.meta.url), {type: "module"});
    this.worker.onmessage = ({data}) => this.take(data);
    this.worker.onerror = event => this.stop(event.message || "the worker failed");
  }

  take({id, started, result, failed}) {
    if (this.current?.id !== id) return;
    if (started) this.timer = setTimeout(() => this.stop(`stopped after ${this.milliseconds / 1000} seconds`), this.milliseconds);
    else this.finish(failed === undefined ? result : undefined, failed);
  }

  stop(why) {
    this.worker.terminate();
    this.worker = undefined;
    this.finish(undefined, why);
  }

  finish(result, why) {
    clearTimeout(this.timer);
    const {resolve, reject} = this.current;
    this.current = undefined;
    if (why === undefined) resolve(result);
    else reject(new Error(why));
    this.go_on();
  }
}
