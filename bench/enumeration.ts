/**
 * `npm run -s bench:enumeration`: does the time of an answer tell whether an address has an account? Asks in turn for addresses
 * with and without one, from an address of the network of its own each time, and compares the medians: 1 is no difference, the
 * limit is 10 % off. Prints one JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './lib/child.ts';
import { median } from './lib/numbers.ts';
import { password, register, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '120' } } });
const accounts = Number(values.accounts);
/** Wrong passwords for one address: fewer than close it. */
const triesEach = 2;
/** What an answer left to do in the background is over by then. */
const restMs = 40;

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-enumeration-'));
const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: 'true', SIGN_IN_LIMIT_PER_MINUTE: '100000000' });
const known = (n: number) => `known-${n}@example.org`;
const unknown = (n: number) => `other-${n}@example.org`;

let requests = 0;
async function ask(path: string, init: RequestInit): Promise<number> {
  requests += 1;
  const headers = {
    ...(init.headers as Record<string, string>),
    'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
  };
  const start = performance.now();
  const reply = await fetch(`${server.address}/api${path}`, { method: 'POST', ...init, headers });
  await reply.arrayBuffer();
  const took = performance.now() - start;
  if (reply.status === 429 || reply.status >= 500) throw new Error(`${path} answered ${reply.status}`);
  return took;
}

const json = (body: object, headers: Record<string, string> = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Median times of one call for addresses with an account and without, in milliseconds, and their ratio. */
async function compare(times: number, call: (email: string) => Promise<number>) {
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < times; round += 1) {
    for (let n = 0; n < accounts; n += 1) {
      const pair = [
        ['known', known(n)],
        ['unknown', unknown(n)],
      ] as const;
      for (const [kind, email] of n % 2 === 0 ? pair : pair.toReversed()) {
        took[kind].push(await call(email));
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
    }
  }
  const [withAccount, without] = [median(took.known), median(took.unknown)];
  return { knownMs: withAccount, unknownMs: without, ratio: withAccount / without, samples: took.known.length };
}

for (let n = 0; n < accounts; n += 1) await register(server.address, dataDir, known(n));
await register(server.address, dataDir, 'admin@example.org');
const authorization = { authorization: `Bearer ${await signIn(server.address, 'admin@example.org')}` };

const csrf = await fetch(`${server.address}/api/auth/csrf`);
const { csrfToken } = (await csrf.json()) as { csrfToken: string };
const cookie = csrf.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');
const wrongPassword = (email: string) =>
  ask('/auth/callback/credentials', {
    headers: { cookie },
    body: new URLSearchParams({ csrfToken, email, password: 'not-the-password-at-all', json: 'true' }),
  });
const names = { given_name: 'Bench', family_name: 'Mark', password };

await wrongPassword('warm-up@example.org');
const results = {
  signIn: await compare(triesEach, wrongPassword),
  forgot: await compare(1, (email) => ask('/auth/forgot-password', json({ email }))),
  invite: await compare(1, (email) => ask('/auth/add-invitee', json({ email, permission: 'read' }, authorization))),
  register: await compare(1, (email) => ask('/auth/register', json({ email, ...names }))),
};
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
