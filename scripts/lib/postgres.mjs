import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram } from './paths.mjs';

const debianHome = '/usr/lib/postgresql';

/** The folder of a PostgreSQL server's programs, newest first on Debian, else from PATH; null when there is none. */
export function findPostgres() {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).toSorted((a, b) => Number(b) - Number(a)) : [];
  const onPath = findProgram('initdb');
  const folders = versions.map((version) => join(debianHome, version, 'bin'));
  if (onPath) folders.push(dirname(realpathSync(onPath)));
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: the user it runs as instead, or nothing when we are not root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

// A dictionary order where the server can do it: the embedded database sorts by bytes, and both must show people the same lists.
const locales = [['--locale-provider=icu', '--icu-locale=en-US', '--locale=C'], ['--locale=C']];

function initialise(programs, folder, owner) {
  const fixed = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  let result;
  for (const locale of locales) {
    result = spawnSync(join(programs, 'initdb'), [...fixed, ...locale], { ...owner, cwd: folder, encoding: 'utf8' });
    if (result.status === 0) return;
  }
  throw new Error(`initdb failed: ${result.stderr}`);
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (piece) => {
      if (log === null) return;
      log += piece;
      if (!log.includes('ready to accept connections')) return;
      log = null;
      resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}

/** Stops a server fast, harder after ten seconds, and resolves when it is gone. */
async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const harder = setTimeout(() => server.kill('SIGQUIT'), 10_000);
  await gone;
  clearTimeout(harder);
}

/**
 * Makes an empty UTF-8 cluster in a temporary folder and starts it on a free local port, without fsync: its data is thrown away.
 * Resolves to `{ url, stop }`; `stop` ends the server and deletes the folder.
 */
export async function startPostgres(programs) {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'clinical-postgres-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    initialise(programs, folder, owner);
    const port = await freePort();
    const settings = [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
      'lc_messages=C',
    ];
    const server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        folder,
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-k',
        folder,
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const stop = async () => {
      await stopServer(server);
      discard();
    };
    try {
      await untilReady(server);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    discard();
    throw error;
  }
}
