import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureDatabaseImage, makesDatabase } from './lib/database-image.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { whenNpmIsKilled } from './lib/npm-parent.mjs';
import { root } from './lib/paths.mjs';
import { serverEnvironment, startedServerArguments } from './lib/server-process.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** `npm start`: installs and builds what is missing or changed, then runs the server and ends with its exit code. */
async function start() {
  ensureInstalled();
  const node = findNode();
  const image = makesDatabase(process.env) ? ensureDatabaseImage(node) : null;
  ensureWebBuilt(node);
  await image;
  const server = spawn(node, [...startedServerArguments, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...serverEnvironment, ...process.env },
  });

  // A terminal sends Ctrl-C to both processes by itself.
  const signals = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  for (const signal of signals) process.on(signal, () => server.kill(signal));
  if (process.stdin.isTTY) process.on('SIGINT', () => {});
  whenNpmIsKilled(() => server.kill('SIGTERM'));

  server.on('error', (error) => fail(error));
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

start().catch(fail);
