import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import type { SavedTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortVisit } from './builders/transcripts.ts';
import { callerOf, signUp } from './builders/process-caller.ts';
import { makeDatabaseIn } from './database.ts';
import { type ProgramProcess, startProcess } from './program-process.ts';
import { filesBelow, temporaryFolder } from './temporary-folder.ts';

/** An upload that has begun with a file and does not go on. */
function beginUpload(program: ProgramProcess, token: string, signal: AbortSignal): Promise<unknown> {
  const start = `--X\r\nContent-Disposition: form-data; name="files"; filename="a.wav"\r\n\r\nRIFF${'.'.repeat(200_000)}`;
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(start)) });
  const headers = { authorization: `token ${token}`, 'content-type': 'multipart/form-data; boundary=X' };
  const init = { method: 'POST', headers, body, signal, duplex: 'half' };
  return program.fetch('/api/transcripts/upload_audio_files', init as RequestInit);
}

/** What the program said it had kept. */
type Kept = {
  titles: Map<string, string>;
  versions: Map<string, number>;
  jobs: { taskId: string; entryId: string }[];
};

/** Forty saves, five edits, four jobs and an upload at once, and a power cut after some of them. */
async function cutShort(program: ProgramProcess, round: number, kept: Kept): Promise<void> {
  const { call, token } = await callerOf(program);
  const { id: noteId } = await call<Note>('POST', '/notes/', { title: `Chart of round ${round}` });
  const entry = await call<Transcript>('POST', '/transcripts/create_empty_ticket', { noteId });
  const upload = new AbortController();
  const requests: Promise<unknown>[] = [];
  const begin = (request: Promise<unknown>) => requests.push(request.catch(() => undefined));
  const saved = kept.titles.size;
  begin(beginUpload(program, token, upload.signal));
  for (let number = 0; number < 40; number += 1) {
    const title = `Patient ${round}-${number}`;
    begin(call<Note>('POST', '/notes/', { title }).then(({ id }) => kept.titles.set(id, title)));
    if (number % 8 === 0) {
      const body = { noteId, createdAt: entry.createdAt, answer: `<p>Edit ${number}.</p>` };
      const note = call<Transcript>('PUT', '/transcripts/update_transcript', body);
      begin(
        note.then(({ version }) => kept.versions.set(entry.id, Math.max(version, kept.versions.get(entry.id) ?? 0))),
      );
    }
    if (number % 10 === 0) {
      const body = { noteId, question: shortVisit, generate: true };
      const job = call<SavedTranscript>('POST', '/transcripts/save_transcript', body);
      begin(job.then(({ taskId, transcript }) => kept.jobs.push({ taskId: taskId!, entryId: transcript.id })));
    }
  }
  await expect.poll(() => kept.titles.size, { timeout: 60_000 }).toBeGreaterThan(saved + 8 * (round + 1));
  await program.kill();
  upload.abort();
  await Promise.all(requests);
}

test(
  'kill -9 in the middle of saves, jobs and an upload loses nothing that was acknowledged',
  { timeout: 300_000 },
  async () => {
    const dataDir = await temporaryFolder();
    await makeDatabaseIn(dataDir);
    const kept: Kept = { titles: new Map(), versions: new Map(), jobs: [] };
    const run = async () => {
      const program = await startProcess(dataDir, { LOG_LEVEL: 'silent' });
      // A process must not outlive a test that failed.
      onTestFinished(() => program.kill());
      return program;
    };
    let program = await run();
    await signUp(program, dataDir);
    for (let round = 0; round < 2; round += 1) {
      await cutShort(program, round, kept);
      program = await run();
    }

    const { call } = await callerOf(program);
    const charts = new Map((await call<Note[]>('GET', '/notes/')).map((note) => [note.id, note.title]));
    for (const [id, title] of kept.titles) expect(charts.get(id)).toBe(title);
    for (const [id, version] of kept.versions)
      expect((await call<Transcript>('GET', `/transcripts/${id}`)).version).toBeGreaterThanOrEqual(version);
    for (const { taskId, entryId } of kept.jobs) {
      const status = async () => (await call<BackgroundTask>('GET', `/tasks/${taskId}`)).status;
      await expect.poll(status, { timeout: 60_000 }).toBe('success');
      const entry = await call<Transcript>('GET', `/transcripts/${entryId}`);
      expect([entry.version, entry.engine, entry.taskId]).toEqual([1, 'local', null]);
    }
    expect(kept.titles.size).toBeGreaterThan(10);
    expect((await filesBelow(join(dataDir, 'files'))).filter((path) => path.startsWith('unfinished'))).toEqual([]);
    expect(await program.stop()).toBe(0);
  },
);
