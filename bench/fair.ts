/**
 * `npm run -s bench:fair [-- --notes N --load test,save,transcript]`: how long a workspace waits for a note of the built-in engine, from the request to the end of
 * the job: alone, and while another workspace does its worst within the limits. That is 20 template tests, 20 saves of the largest
 * notes and 4 transcripts of the largest size with their notes, all at once and again and again. The server runs on the embedded
 * database with default settings, but without limits on requests. Prints one JSON; the goal is a ratio of at most 2.
 */
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { limits } from '@clinical/contract/limits';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asker } from './lib/ask.ts';
import { startServer } from './lib/child.ts';
import { median, said, timed } from './lib/numbers.ts';
import { register, signIn, takeStarter } from './lib/sign-up.ts';

const { values } = parseArgs({
  options: { notes: { type: 'string', default: '15' }, load: { type: 'string', default: 'test,save,transcript' } },
});
const loads = values.load.split(',');
const rounds = Number(values.notes);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A conversation of so many lines about one knee; `words` more in each line. */
function visit(lines: number, words = 0): string {
  const more = ' and it hurts'.repeat(words / 3);
  return Array.from({ length: lines }, (_, n) =>
    n % 2 === 0
      ? `Doctor: How was the left knee on day ${n} after you walked ${n % 9} miles${more}?`
      : `Patient: It hurt, and ibuprofen ${200 + n} mg helped a little${more}.`,
  ).join('\n');
}

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-fair-'));
const server = await startServer({ DATA_DIR: dataDir });

async function newWorkspace(email: string) {
  await register(server.address, dataDir, email);
  const token = await signIn(server.address, email);
  await takeStarter(server.address, token);
  const ask = asker(server.address, token);
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Fair' });
  return { token, ask, noteId };
}
const quiet = await newWorkspace('quiet@example.org');
const greedy = await newWorkspace('greedy@example.org');

/** From the request until the note is written. */
async function writeNote(question: string): Promise<void> {
  const body = { noteId: quiet.noteId, question, generate: true };
  const { taskId } = await quiet.ask<{ taskId: string }>('POST', '/transcripts/save_transcript', body);
  for (;;) {
    const { status } = await quiet.ask<BackgroundTask>('GET', `/tasks/${taskId}`);
    if (status === 'success') return;
    if (status === 'failure') throw new Error(`the note ended with ${status}`);
    await pause(20);
  }
}

const visits = { tenMinutes: visit(120), twoHours: visit(1_500) };
async function measure(): Promise<Record<keyof typeof visits, number[]>> {
  const times: Record<keyof typeof visits, number[]> = { tenMinutes: [], twoHours: [] };
  for (let n = 0; n < rounds; n += 1) await timed(times.tenMinutes, () => writeNote(visits.tenMinutes));
  for (let n = 0; n < Math.ceil(rounds / 3); n += 1) await timed(times.twoHours, () => writeNote(visits.twoHours));
  return times;
}

let isGreedy = true;
const answers: Record<string, number> = {};
/** Sends a call over and over, until the server is killed in the middle of it. A rejected one is sent again sooner than its Retry-After says. */
async function flood(name: string, method: string, path: string, body: () => object): Promise<void> {
  const send = async () => {
    const headers = { authorization: `Bearer ${greedy.token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${server.address}/api${path}`, { method, headers, body: JSON.stringify(body()) });
    await reply.arrayBuffer();
    answers[`${name} ${reply.status}`] = (answers[`${name} ${reply.status}`] ?? 0) + 1;
    if (reply.status === 429) await pause(1_000);
  };
  while (isGreedy && loads.includes(name)) {
    await send().catch((error) => {
      if (isGreedy) throw error;
    });
  }
}

const [template] = await greedy.ask<{ id: string }[]>('GET', '/templates/');
const dialogue = visit(2_000).slice(0, 20_000);
await greedy.ask('PUT', `/templates/${template!.id}/checks`, {
  encounters: Array.from({ length: limits.templateChecks }, (_, n) => ({ title: `Visit ${n}`, dialogue })),
});
const saved: Transcript[] = [];
for (let n = 0; n < 20; n += 1) {
  const body = { noteId: greedy.noteId, question: visit(100) };
  saved.push((await greedy.ask<{ transcript: Transcript }>('POST', '/transcripts/save_transcript', body)).transcript);
}
/** As many sentences, and as many tags, as a note may have. */
const longest = `<ul>${'<li>The left knee hurt on this day'.repeat(limits.noteSentences - 1)}</ul>`;
const tags = '<u></u>'.repeat((limits.htmlTags - limits.noteSentences - 10) / 2);
const transcript = visit(limits.utterances - 2);
let saves = 0;
const edit = ({ createdAt }: Transcript) => ({
  noteId: greedy.noteId,
  createdAt,
  sections: [{ key: 'plan', header: 'Plan', html: `${longest}${tags}<p>Save ${(saves += 1)}</p>` }],
});

await measure();
const alone = await measure();
const flooding = [
  ...saved.map(() => flood('test', 'POST', `/templates/${template!.id}/checks/run`, () => ({}))),
  ...saved.map((entry) => flood('save', 'PUT', '/transcripts/update_transcript', () => edit(entry))),
  ...[1, 2, 3, 4].map(() =>
    flood('transcript', 'POST', '/transcripts/save_transcript', () => ({
      noteId: greedy.noteId,
      question: transcript,
      generate: true,
    })),
  ),
];
await pause(5_000);
const beside = await measure();
isGreedy = false;
console.log(
  JSON.stringify(
    {
      ...Object.fromEntries(
        (Object.keys(visits) as (keyof typeof visits)[]).map((name) => [
          name,
          {
            alone: said(alone[name]),
            beside: said(beside[name]),
            ratio: Math.round((median(beside[name]) / median(alone[name])) * 100) / 100,
          },
        ]),
      ),
      answers,
    },
    null,
    2,
  ),
);
await server.kill();
await Promise.all(flooding);
rmSync(dataDir, { recursive: true, force: true });
if (median(beside.tenMinutes) > 2 * median(alone.tenMinutes)) process.exitCode = 1;
