// The system that a program of Mica runs on in a browser: arguments, three streams and files in memory, by the names that
// WASI and Emscripten's libc give what they ask for. A run is an instance of its own, which leaves nothing behind.

const ENOENT = 44, EBADF = 8, EEXIST = 20, EINVAL = 28, EISDIR = 31, ENOSYS = 52;
const O_CREAT = 0x40, O_EXCL = 0x80, O_TRUNC = 0x200, O_APPEND = 0x400;
const S_IFDIR = 0o040755, S_IFREG = 0o100644, S_IFCHR = 0o020666;
const decoder = new TextDecoder(), encoder = new TextEncoder();

class Exit {
  constructor(code) { this.code = code; }
}

// Bytes that grow.
class Bytes {
  constructor(data = new Uint8Array()) { this.data = data, this.size = data.length; }
  write(at, part) {
    const end = at + part.length;
    if (end > this.data.length) {
      const grown = new Uint8Array(Math.max(end, 2 * this.data.length, 1 << 12));
      grown.set(this.data.subarray(0, this.size));
      this.data = grown;
    }
    this.data.set(part, at);
    this.size = Math.max(this.size, end);
  }
  text() { return decoder.decode(this.data.subarray(0, this.size)); }
}

function normal(path) {
  const parts = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return "/" + parts.join("/");
}

class System {
  constructor(words, files) {
    this.words = words.map(word => encoder.encode(word + "\0"));
    this.files = new Map(Object.entries(files).map(([name, text]) => [normal(name), new Bytes(encoder.encode(text))]));
    this.folders = new Set(["/"]);
    this.out = new Bytes(), this.err = new Bytes();
    const stream = bytes => ({bytes, at: 0, mode: S_IFCHR});
    this.open = [stream(new Bytes()), stream(this.out), stream(this.err)];
  }

  // Views of the program's memory, which changes when it grows.
  get view() { return new DataView(this.memory.buffer); }
  bytes(at, size) { return new Uint8Array(this.memory.buffer, at, size); }
  path(at) {
    const all = new Uint8Array(this.memory.buffer, at);
    return normal(decoder.decode(all.slice(0, all.indexOf(0))));
  }
  store(at, value) { this.view.setUint32(at, value, true); }

  // ---- WASI -------------------------------------------------------------------------------------

  args_sizes_get(count, size) {
    this.store(count, this.words.length);
    this.store(size, this.words.reduce((sum, word) => sum + word.length, 0));
    return 0;
  }
  args_get(pointers, at) {
    for (const word of this.words) {
      this.store(pointers, at);
      this.bytes(at, word.length).set(word);
      pointers += 4, at += word.length;
    }
    return 0;
  }
  environ_sizes_get(count, size) { return this.store(count, 0), this.store(size, 0), 0; }
  environ_get() { return 0; }
  clock_time_get(clock, precision, at) {
    this.view.setBigUint64(at, BigInt(Math.round(Date.now() * 1e6)), true);
    return 0;
  }
  proc_exit(code) { throw new Exit(code); }
  fd_close(fd) {
    if (this.open[fd] === undefined) return EBADF;
    delete this.open[fd];
    return 0;
  }
  each(vectors, count, step) {
    let total = 0;
    for (; count > 0; count--, vectors += 8) {
      const part = this.bytes(this.view.getUint32(vectors, true), this.view.getUint32(vectors + 4, true));
      const done = step(part);
      total += done;
      if (done < part.length) break;
    }
    return total;
  }
  fd_read(fd, vectors, count, read) {
    const file = this.open[fd];
    if (file === undefined) return EBADF;
    this.store(read, this.each(vectors, count, part => {
      const got = file.bytes.data.subarray(file.at, Math.min(file.bytes.size, file.at + part.length));
      part.set(got);
      file.at += got.length;
      return got.length;
    }));
    return 0;
  }
  fd_write(fd, vectors, count, written) {
    const file = this.open[fd];
    if (file === undefined) return EBADF;
    this.store(written, this.each(vectors, count, part => {
      if (file.appends) file.at = file.bytes.size;
      file.bytes.write(file.at, part);
      file.at += part.length;
      return part.length;
    }));
    return 0;
  }
  fd_seek(fd, offset, from, result) {
    const file = this.open[fd];
    if (file === undefined) return EBADF;
    const at = Number(offset) + [0, file.at, file.bytes.size][from];
    if (!(at >= 0)) return EINVAL;
    file.at = at;
    this.view.setBigUint64(result, BigInt(at), true);
    return 0;
  }

  // ---- Emscripten's libc: what fails is a negative number ---------------------------------------

  open_path(at, flags) {
    const path = this.path(at);
    if (this.folders.has(path)) return -EISDIR;
    const there = this.files.has(path);
    if (!there && !(flags & O_CREAT)) return -ENOENT;
    if (there && flags & O_CREAT && flags & O_EXCL) return -EEXIST;
    if (!there || flags & O_TRUNC) this.files.set(path, new Bytes());
    let fd = 3;
    while (this.open[fd] !== undefined) fd++;
    this.open[fd] = {bytes: this.files.get(path), at: 0, mode: S_IFREG, appends: (flags & O_APPEND) !== 0};
    return fd;
  }
  put_stat(at, mode, size) {
    this.bytes(at, 88).fill(0);
    this.store(at + 12, mode);
    this.store(at + 16, 1);
    this.view.setBigInt64(at + 40, BigInt(size), true);
    return 0;
  }
  stat(path, at) {
    if (this.folders.has(path)) return this.put_stat(at, S_IFDIR, 0);
    const file = this.files.get(path);
    return file === undefined ? -ENOENT : this.put_stat(at, S_IFREG, file.size);
  }
  fstat(fd, at) {
    const file = this.open[fd];
    return file === undefined ? -EBADF : this.put_stat(at, file.mode, file.bytes.size);
  }
  exists(path) { return this.folders.has(path) || this.files.has(path) ? 0 : -ENOENT; }
  make_folder(path) {
    if (this.exists(path) === 0) return -EEXIST;
    this.folders.add(path);
    return 0;
  }
  rename(from, to) {
    const file = this.files.get(from);
    if (file === undefined) return -ENOENT;
    this.files.delete(from);
    this.files.set(to, file);
    return 0;
  }
  current_folder(at, size) {
    if (size < 2) return -EINVAL;
    this.bytes(at, 2).set([47, 0]);
    return 2;
  }

  imports(module) {
    const path = (...args) => this.path(...args);
    const env = {
      open: (at, flags) => this.open_path(at, flags),
      emscripten_notify_memory_growth: () => {},
      __syscall_faccessat: (folder, at) => this.exists(path(at)),
      __syscall_stat64: (at, to) => this.stat(path(at), to),
      __syscall_lstat64: (at, to) => this.stat(path(at), to),
      __syscall_fstatat64: (folder, at, to) => this.stat(path(at), to),
      __syscall_fstat64: (fd, to) => this.fstat(fd, to),
      __syscall_mkdir: at => this.make_folder(path(at)),
      __syscall_readlink: at => (this.exists(path(at)) === 0 ? -EINVAL : -ENOENT),
      __syscall_getcwd: (at, size) => this.current_folder(at, size),
      __syscall_rename: (from, to) => this.rename(path(from), path(to)),
      __syscall_unlink: at => (this.files.delete(path(at)) ? 0 : -ENOENT),
    };
    const found = {};
    for (const {module: from, name} of WebAssembly.Module.imports(module)) {
      const known = from === "env" ? env[name] : this[name] && ((...args) => this[name](...args));
      (found[from] ??= {})[name] = known ?? (() => (from === "env" ? -ENOSYS : ENOSYS));
    }
    return found;
  }
}

// Runs a program of WebAssembly on `files` (name: text). `code` is what it ends with, or null where it was cut short: `err`
// then says by what.
export function run(module, words, files) {
  const system = new System(words, files);
  let code = 0;
  try {
    const instance = new WebAssembly.Instance(module, system.imports(module));
    system.memory = instance.exports.memory;
    instance.exports._start();
  } catch (stop) {
    code = stop instanceof Exit ? stop.code : null;
    if (code === null) {
      const why = stop instanceof RangeError ? "it nests too deeply for a browser's stack" : String(stop.message ?? stop);
      system.err.write(system.err.size, encoder.encode(`${words[0]}: stopped: ${why}\n`));
    }
  }
  const written = {};
  for (const [name, bytes] of system.files)
    if (!(name.slice(1) in files)) written[name.slice(1)] = bytes.text();
  return {code, out: system.out.text(), err: system.err.text(), files: written};
}
