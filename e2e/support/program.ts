import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
/** Loaded first by `npm start` as well: compiled code is cached from one start to the next. */
const fastLoading = pathToFileURL(join(root, 'scripts/lib/fast-loading.mjs')).href;

const inMemory = '/dev/shm';
const roomyBytes = 4 * 1024 ** 3;

/** In memory where that has room: a disk that is slow to make its writes last keeps every test waiting. */
function folderForData(): string {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > roomyBytes ? inMemory : tmpdir();
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** The program as its users run it: a process of its own, with a data folder that outlives it. */
export class Program {
  readonly address: string;
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  #process: ChildProcess | null = null;
  #log = '';

  private constructor(address: string, dataDir: string, environment: Record<string, string>) {
    this.address = address;
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  /** `environment` as in the README's table. */
  static async start(environment: Record<string, string> = {}): Promise<Program> {
    const port = await freePort();
    const dataDir = mkdtempSync(join(folderForData(), 'clinical-e2e-'));
    const made = process.env.E2E_MADE_FOLDER;
    if (made) cpSync(made, dataDir, { recursive: true });
    const program = new Program(`http://127.0.0.1:${port}`, dataDir, {
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '1000000',
      USER_LIMIT_PER_MINUTE: '1000000',
      WORKSPACE_LIMIT_PER_MINUTE: '1000000',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
      ...environment,
    });
    await program.run();
    return program;
  }

  /** Starts the process on the same port and data, and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, ['--import', fastLoading, join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', DATA_DIR: this.dataDir, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the program ended with ${code} before it was ready`)));
      child.stdout?.on('data', (text: Buffer) => {
        this.#log += text.toString();
        if (text.toString().includes('is ready at')) resolve();
      });
    });
  }

  /** What it logged since this was asked last. */
  takeLog(): string {
    const log = this.#log;
    this.#log = '';
    return log;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Asks it to end, as a service manager does; gives its exit code, null when a signal ended it. */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null) throw new Error('the program is not running');
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return gone;
  }

  /** Ends it for good and removes its data. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The newest mail to an address. */
  #mailFor(email: string): string {
    const folder = join(this.dataDir, 'outbox');
    for (const name of readdirSync(folder).toSorted().toReversed()) {
      const text = readFileSync(join(folder, name), 'utf8');
      if (text.includes(email)) return text;
    }
    return '';
  }

  /** The token of the invitation that was mailed to an address. */
  invitationFor(email: string): string {
    const mail = this.#mailFor(email);
    const isFolded = /^content-transfer-encoding: quoted-printable/im.test(mail);
    const whole = isFolded ? mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') : mail;
    const token = /invitation\?token=([\w-]+)/.exec(whole)?.[1];
    if (!token) throw new Error(`no invitation was mailed to ${email}`);
    return token;
  }

  /** The newest six-digit code that was mailed to an address. */
  codeFor(email: string): string {
    const code = /^Subject: (\d{6}) /m.exec(this.#mailFor(email))?.[1];
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }
}
