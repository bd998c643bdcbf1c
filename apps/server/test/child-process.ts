import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const server = new URL('../src/', import.meta.url);

/** A process of the server's own, for tests that kill one. */
export type Child = {
  readonly pid: number;
  /** Lines it has written so far. */
  readonly lines: readonly string[];
  /** Resolves when it has written so many lines; rejects with its errors when it ends before. */
  wrote(count: number): Promise<void>;
  /** Ends it as a power cut would, and waits for its end. */
  kill(): Promise<void>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
};

/**
 * Runs a module's text in a process of its own. `load(path)` in it imports a file below the server's `src`, `input` is
 * what was given here, and `say(line)` writes a line.
 */
export function runInChild(script: string, input: Record<string, unknown>): Child {
  const prelude = `
    const input = ${JSON.stringify(input)};
    const load = (path) => import(new URL(path, ${JSON.stringify(server.href)}));
    const say = (line) => process.stdout.write(String(line) + '\\n');
    const log = { info() {}, warn() {}, error() {} };`;
  const folder = mkdtempSync(join(tmpdir(), 'child-'));
  const file = join(folder, 'script.mjs');
  writeFileSync(file, prelude + script);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let errors = '';
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      over = true;
      rmSync(folder, { recursive: true });
      wake();
      resolve(code);
    });
  });
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    async wrote(count) {
      while (lines.length < count) {
        if (over) throw new Error(`the child ended after ${lines.length} lines: ${errors}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
