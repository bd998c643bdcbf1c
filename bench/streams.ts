/**
 * `npm run -s bench:streams`: a thousand event streams and a thousand WebSockets of live speech (`--connections`), of a tenth as many
 * people, held open and idle: what each adds to the memory of the server, against the limit of 64 KiB, beside the same number of streams
 * at a bare HTTP server. Linux only. Prints one JSON.
 */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SpeechToken } from '@clinical/contract/speech/speech.schemas';
import { relayPath, relayProtocol } from '@clinical/contract/speech/live.rules';
import { WebSocket } from 'ws';
import { asker } from './lib/ask.ts';
import { type Child, memoryMiB, startChild, startServer } from './lib/child.ts';
import { register, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({ options: { connections: { type: 'string', default: '1000' } } });
const connections = Number(values.connections);
/** As many WebSockets as one person may hold. */
const each = 10;
const settleMs = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openStream(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [reply] = (await once(get(address, { headers, agent: false }), 'response')) as [IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(`${address} answered ${reply.statusCode}`);
  reply.resume();
  return reply;
}

/** Opens all and tells what each added to the server's memory, in KiB, once it has settled. */
async function kibEach(server: Child, open: (number: number) => Promise<() => void>): Promise<number> {
  await pause(settleMs);
  const before = memoryMiB(server.pid).now;
  const closers: (() => void)[] = [];
  for (let number = 0; number < connections; number += 1) closers.push(await open(number));
  await pause(settleMs);
  const added = memoryMiB(server.pid).now - before;
  for (const close of closers) close();
  return Math.round((added * 10_240) / connections) / 10;
}

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-streams-'));
// no engine is asked: nobody speaks
const engine = { STT_ENGINE: 'openai', STT_BASE_URL: 'http://127.0.0.1:9/v1', STT_API_KEY: 'bench' };
const server = await startServer({ DATA_DIR: dataDir, SIGN_IN_LIMIT_PER_MINUTE: '100000', ...engine });
const people: string[] = [];
for (let number = 0; number < Math.ceil(connections / each); number += 1) {
  const email = `person-${number}@example.org`;
  await register(server.address, dataDir, email);
  people.push(await signIn(server.address, email));
}
const personOf = (number: number): string => people[Math.floor(number / each)]!;
const openEvents = async (number: number) => {
  const reply = await openStream(`${server.address}/api/events`, { authorization: `Bearer ${personOf(number)}` });
  return () => void reply.destroy();
};
const openSocket = async (number: number) => {
  const ask = asker(server.address, personOf(number));
  const { token } = await ask<SpeechToken>('GET', '/transcripts/speech-to-text/token');
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api${relayPath}`, [relayProtocol, token]);
  await once(socket, 'open');
  return () => socket.terminate();
};

// what the first connections load and cache is no cost of a connection
for (let number = 0; number < each; number += 1) for (const open of [openEvents, openSocket]) (await open(number))();

const eventStreamKiB = await kibEach(server, openEvents);
const webSocketKiB = await kibEach(server, openSocket);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

const bare = await startChild(
  [
    '-e',
    `require('node:http').createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\\n\\n'))
      .listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port); });`,
  ],
  {},
);
const bareStreamKiB = await kibEach(bare, async () => {
  const reply = await openStream(bare.address);
  return () => void reply.destroy();
});
await bare.stop();
console.log(JSON.stringify({ connections, eventStreamKiB, webSocketKiB, bareStreamKiB }, null, 2));
if (Math.max(eventStreamKiB, webSocketKiB) >= 64) process.exitCode = 1;
