/**
 * How long a new user waits: this repository is cloned into a temporary folder, and `npm start` (with the system's Node and
 * npm) is timed until `/api/ready` answers, then once more with everything in place. The second start is compared with the
 * floor: `npm run` of a script that does nothing but answer, on the same machine.
 * `npm run -s bench:start`; `-- --starts N` for more second starts, of which the median counts.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './lib/numbers.ts';

const { values } = parseArgs({
  options: { starts: { type: 'string', default: '5' } },
});
const limitMs = 5 * 60_000;

/** The environment of a new terminal: no npm, no Node of this tree in front. */
const terminal = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => !name.startsWith('npm_') && name !== 'NODE_OPTIONS')
    .map(([name, value = '']) => [
      name,
      name === 'PATH'
        ? value
            .split(delimiter)
            .filter((folder) => !folder.includes('node_modules'))
            .join(delimiter)
        : value,
    ]),
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm ended with ${child.exitCode}`);
    const ready = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no answer from ${url} within ${limitMs / 60_000} minutes`);
}

/** Seconds from `npm run SCRIPT` to the first good answer at `path`. The program is stopped again. */
async function timeStart(folder: string, script: string, path: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['run', '-s', script], {
    cwd: folder,
    env: { ...terminal, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  // Not its exit: npm may end before what it started, which holds the other end of the pipe.
  const gone = new Promise((resolve) => child.once('close', resolve));
  try {
    await untilReady(`http://127.0.0.1:${port}${path}`, child);
    return (performance.now() - started) / 1_000;
  } finally {
    child.kill('SIGTERM');
    child.stdin.end();
    await gone;
  }
}

/** A package whose only script answers and does nothing else. npm passes no signal on to it, so it ends with its input. */
function emptyProgram(folder: string): string {
  const source = `
    require('node:http').createServer((_, reply) => reply.end()).listen(process.env.PORT, '127.0.0.1');
    process.stdin.on('end', () => process.exit()).resume();`;
  writeFileSync(join(folder, 'empty.cjs'), source);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node empty.cjs' } }));
  return folder;
}

const root = join(import.meta.dirname, '..');
const clone = mkdtempSync(join(tmpdir(), 'clinical-clone-'));
const empty = emptyProgram(mkdtempSync(join(tmpdir(), 'clinical-empty-')));
try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const first = await timeStart(clone, 'start', '/api/ready');
  const [again, floor]: [number[], number[]] = [[], []];
  for (let start = 0; start < Number(values.starts); start += 1) {
    floor.push(await timeStart(empty, 'start', '/'));
    again.push(await timeStart(clone, 'start', '/api/ready'));
  }
  const seconds = (value: number) => Number(value.toFixed(2));
  console.log(
    JSON.stringify({
      firstStartSeconds: seconds(first),
      secondStartSeconds: seconds(median(again)),
      floorSeconds: seconds(median(floor)),
      ratioToFloor: seconds(median(again) / median(floor)),
      starts: again.map(seconds),
    }),
  );
} finally {
  rmSync(clone, { recursive: true, force: true });
  rmSync(empty, { recursive: true, force: true });
}
