import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const running = new Set();

/**
 * Runs a program without input and resolves to `{ code, output }`. Its output is passed through, or with `quiet` collected, or with
 * `keep` both. `env` adds to ours; a value of undefined takes a variable away.
 */
export function run(program, args, { env = {}, quiet = false, keep = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const output = quiet || keep ? 'pipe' : 'inherit';
    const colours = keep && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', output, output],
    });
    running.add(child);
    let collected = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from?.setEncoding('utf8').on('data', (piece) => {
        collected += piece;
        if (keep) to.write(piece);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: collected });
    });
  });
}

/** Ends every program that `run` still waits for. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/** `12.3 s` or `2 min 5 s`. */
export function duration(startedAt) {
  const seconds = (performance.now() - startedAt) / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
