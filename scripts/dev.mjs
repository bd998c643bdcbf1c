import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { serverArguments } from './lib/server-process.mjs';

/** `npm run dev`: the server, restarted when its code changes, and Vite's server for the pages beside it. Either ends both. */
function dev() {
  ensureInstalled();
  const node = findNode();
  const start = (args, folder) => spawn(node, args, { cwd: at(folder), stdio: 'inherit' });
  const children = [
    start(['--watch', '--watch-preserve-output', ...serverArguments], ''),
    start([at('node_modules/vite/bin/vite.js')], 'apps/web'),
  ];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const child of children) child.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

try {
  dev();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
