import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, CallInput } from '@clinical/contract/call';
import type { ErrorBody } from '@clinical/contract/errors';
import { pino } from 'pino';
import { documentBinder, documentReader } from '../src/gateways/documents/port.ts';
import type { Clock } from '../src/platform/clock.ts';
import { parseConfig } from '../src/platform/config/config.ts';
import { loggerOptions } from '../src/platform/log.ts';
import { type ProgramOptions, type RunningProgram, startProgram } from '../src/program.ts';
import { forgetJobs, testDatabase } from './database.ts';
import { warmReader } from './warm-reader.ts';

/** What a call came back with. `body` is parsed JSON, or text when it is none. */
export type Reply<T> = { status: number; headers: Headers; body: T };

export type CallOptions = {
  token?: string | null;
  headers?: Record<string, string>;
  ifMatch?: number;
  idempotencyKey?: string;
};

/** The whole program on a free port, with a data folder and outbox of its own. */
export type TestServer = RunningProgram & {
  dataDir: string;
  clock: TestClock;
  /** Lines of the log so far. */
  logged: string[];
  call<I extends CallInput, O>(call: Call<I, O>, input: I, options?: CallOptions): Promise<Reply<O>>;
  /** Any request below the server's address. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Mails in the outbox, oldest first. */
  mails(): string[];
};

/** The servers of one file share a database, and so a key. */
const masterKey = randomBytes(32).toString('base64');

/** A mail with its long lines whole: a link may be folded anywhere. */
const unfolded = (mail: string): string =>
  /^content-transfer-encoding: quoted-printable/im.test(mail)
    ? mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    : mail;

/** Real time plus what a test adds. */
export type TestClock = Clock & { advance(ms: number): void };

export function testClock(): TestClock {
  let added = 0;
  return { now: () => Date.now() + added, advance: (ms) => (added += ms) };
}

function fill(path: string, input: CallInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return `/api${filled}${query.size > 0 ? `?${query}` : ''}`;
}

async function readReply<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: (json && text ? JSON.parse(text) : text) as T };
}

/** What runs in this worker: one that a failed test left behind would take the jobs of the files after it. */
const runningServers = new Set<TestServer>();

/** Starts a server for one test file's own use; `environment` as in the README's table. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: Partial<ProgramOptions> = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinical-server-'));
  const clock = testClock();
  const logged: string[] = [];
  const config = parseConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    USER_LIMIT_PER_MINUTE: '1000000',
    WORKSPACE_LIMIT_PER_MINUTE: '1000000',
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
    FREE_SPACE_RESERVE_MB: '0',
    ...(environment['MASTER_KEY_FILE'] ? {} : { MASTER_KEY: masterKey }),
    ...environment,
  });
  const log = pino(loggerOptions(config.logLevel) ?? {}, { write: (line: string) => logged.push(line) });
  const engine = options.engine ?? (await testDatabase());
  const running = await startProgram({ config, webDir: null, clock, log, engine, retryDelaySeconds: 0, ...options });
  if (process.env['WARM_READER'])
    running.ports.register(documentReader, warmReader).register(documentBinder, warmReader);
  const request = (path: string, init?: RequestInit) => fetch(`${running.address}${path}`, init);
  const server: TestServer = {
    ...running,
    dataDir,
    clock,
    logged,
    fetch: request,
    async call(call, input, { token, headers = {}, ifMatch, idempotencyKey } = {}) {
      const isBytes = input.body instanceof Uint8Array;
      const mediaType = isBytes ? 'application/octet-stream' : 'application/json';
      const response = await request(fill(call.path, input), {
        method: call.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(input.body === undefined ? {} : { 'content-type': mediaType }),
          ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...headers,
        },
        body: isBytes ? (input.body as BodyInit) : input.body === undefined ? undefined : JSON.stringify(input.body),
      });
      return readReply(response);
    },
    mails: () =>
      (existsSync(join(dataDir, 'outbox')) ? readdirSync(join(dataDir, 'outbox')) : [])
        .toSorted()
        .map((name) => unfolded(readFileSync(join(dataDir, 'outbox', name), 'utf8'))),
    async stop() {
      runningServers.delete(server);
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  runningServers.add(server);
  return server;
}

let shared: Promise<TestServer> | null = null;

/** One server for all tests of a file; each test makes an account of its own. */
export function testServer(): Promise<TestServer> {
  shared ??= startTestServer();
  return shared;
}

/** The code of a refusal, or null. */
export function errorCode(reply: Reply<unknown>): string | null {
  return (reply.body as ErrorBody | null)?.code ?? null;
}

/** Ends the servers of a file that has run, also those that a failed test did not end. */
export async function stopTestServers(): Promise<void> {
  await shared?.catch(() => null);
  shared = null;
  await Promise.all([...runningServers].map((server) => server.stop()));
  await forgetJobs();
}
