import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const running = new Set();

/**
 * Runs a program without input and resolves to `{ code, output }`. With `quiet` its output is collected, else it is passed through.
 * `env` adds to ours; a value of undefined takes a variable away.
 */
export function run(program, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (piece) => (output += piece));
    child.stderr?.on('data', (piece) => (output += piece));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
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
