import { existsSync, readFileSync } from 'node:fs';

/** Name and parent of a process, from Linux' process table; null elsewhere or when it is gone. */
function processEntry(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
  return { name, parent: Number(parent) };
}

/** Our parent, and npm behind it when our parent is the shell that npm runs scripts in. */
function ancestors() {
  const entry = processEntry(process.ppid);
  return entry && /^(ba|da)?sh$/.test(entry.name) ? `${process.ppid} ${entry.parent}` : `${process.ppid}`;
}

/** Calls back when the npm that runs this script has been killed: otherwise it outlives its scripts. Does nothing outside npm. */
export function whenNpmIsKilled(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const original = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === original) return;
    clearInterval(watch);
    callback();
  }, 500);
  watch.unref();
}
