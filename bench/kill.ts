/**
 * `npm run -s bench:kill`: kills the program with -9 in the middle of saves, jobs that take credits, signatures, uploads in pieces and
 * event streams, round after round, and looks whether anything that it had acknowledged is missing afterwards, whether a signature is
 * without its chain, and whether any credit was taken twice. The limit is 0; prints one JSON.
 */
import type { Ledger } from '@clinical/contract/credits/credits.schemas';
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Acknowledged,
  brokenSignatures,
  call,
  listen,
  type Session,
  signNotes,
  Upload,
  writeCharts,
} from './kill/writers.ts';
import { startServer } from './lib/child.ts';
import { register, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
const email = 'bench@example.org';
/** A job that has not ended after so long is stuck, in milliseconds. */
const patience = 300_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-kill-'));
const environment = { DATA_DIR: dataDir, LOCAL_ENGINE_CREDITS: 'true', MONTHLY_CREDITS: '1000000' };
let server = await startServer(environment);
await register(server.address, dataDir, email);
const open = async (): Promise<Session> => ({
  address: server.address,
  token: await signIn(server.address, email),
});
const first = await open();
const chartNamed = async (title: string): Promise<string> =>
  (await call<{ id: string }>(first, 'POST', '/notes/', { title })).id;
const edited = await chartNamed('Edited again and again');
const uploads: Upload[] = [];
for (let number = 0; number < Math.ceil(rounds / 5); number += 1)
  uploads.push(new Upload(await chartNamed(`Upload ${number}`), number));

const kept: Acknowledged = {
  charts: new Set([edited]),
  edits: 0,
  title: '',
  tasks: new Set(),
  pieces: 0,
  files: [],
  streams: 0,
  signed: new Map(),
};
/** What went wrong but for the kill itself. */
const wrong: string[] = [];

/** Five rounds for each file: it is sent slowly enough to be under way when the program dies. */
const uploadOf = (round: number): Upload => uploads[Math.floor(round / 5)]!;

for (let round = 0; round < rounds; round += 1) {
  const session = await open();
  let isKilled = false;
  const until = (work: Promise<void>) =>
    work.catch((error: Error) => {
      // that the process is gone is the point
      if (!isKilled && !/fetch failed|terminated/.test(error.message)) wrong.push(`round ${round}: ${error.message}`);
    });
  const before = kept.tasks.size;
  const working = [
    until(writeCharts(session, edited, kept)),
    until(signNotes(session, kept)),
    until(uploadOf(round).send(session, kept)),
    until(listen(session, kept)),
  ];
  for (let waited = 0; kept.tasks.size < before + 3 && waited < 20_000; waited += 20) await pause(20);
  await pause((round * 37) % 250);
  isKilled = true;
  await server.kill();
  await Promise.all(working);
  server = await startServer(environment);
}

const session = await open();
for (const upload of uploads) await upload.send(session, kept);
let lost = uploads.reduce((sum, { lostPieces }) => sum + lostPieces, 0);
for (const id of kept.charts) await call(session, 'GET', `/notes/${id}`).catch(() => (lost += 1));
const { title } = await call<{ title: string }>(session, 'GET', `/notes/${edited}`);
if (Number(/\d+/.exec(title)?.[0] ?? 0) < kept.edits) lost += 1;
for (const { entryId, size } of kept.files) {
  const entry = await call<Transcript>(session, 'GET', `/transcripts/${entryId}`).catch(() => null);
  if (entry?.assets[0]?.size !== size) lost += 1;
}

const broken = await brokenSignatures(session, kept);

async function endOf(taskId: string): Promise<string> {
  for (const since = Date.now(); Date.now() - since < patience; await pause(250)) {
    const { status } = await call<BackgroundTask>(session, 'GET', `/tasks/${taskId}`);
    if (status === 'success' || status === 'failure') return status;
  }
  return 'stuck';
}

const ends: Record<string, number> = {};
for (const id of kept.tasks) {
  const end = await endOf(id);
  ends[end] = (ends[end] ?? 0) + 1;
}

const ledger = await call<Ledger>(session, 'GET', '/credits/ledger');
const spent = ledger.entries.filter(({ granted }) => granted === 0);
const paid = spent.filter(({ taken }) => taken > 0);
const credits = {
  taken: paid.reduce((sum, { taken }) => sum + taken, 0),
  // each chart has one note
  takenTwice: paid.length - new Set(paid.map(({ noteId }) => noteId)).size,
  stillReserved: spent.filter(({ reserved, taken, returned }) => reserved !== taken + returned).length,
  /** What the balance lacks beyond what was taken. */
  unaccounted: ledger.entries.reduce((sum, { granted, taken }) => sum + granted - taken, 0) - ledger.balance,
};
console.log(
  JSON.stringify(
    {
      rounds,
      acknowledged:
        kept.charts.size + kept.edits + kept.tasks.size + kept.pieces + kept.files.length + kept.signed.size,
      lost,
      pieces: kept.pieces,
      streams: kept.streams,
      signed: kept.signed.size,
      brokenSignatures: broken.length,
      jobs: ends,
      credits,
      wrong,
    },
    null,
    2,
  ),
);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
if (
  lost +
    broken.length +
    credits.takenTwice +
    credits.stillReserved +
    credits.unaccounted +
    (ends['stuck'] ?? 0) +
    wrong.length >
  0
)
  process.exitCode = 1;
