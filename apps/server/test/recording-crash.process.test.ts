import { join } from 'node:path';
import type { Recording, FinishedRecording } from '@clinical/contract/capture/recordings.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { expect, onTestFinished, test } from 'vitest';
import { callerOf, signUp } from './builders/process-caller.ts';
import { makeDatabaseIn } from './database.ts';
import { expectWhole } from './expect-whole.ts';
import { startProcess } from './program-process.ts';
import { type RecordedChunk, TestRecorder } from './recorder.ts';
import { filesBelow, temporaryFolder } from './temporary-folder.ts';

test('kill -9 between chunks, and while the file is made, loses nothing', { timeout: 300_000 }, async () => {
  const dataDir = await temporaryFolder();
  await makeDatabaseIn(dataDir);
  const start = async () => {
    const program = await startProcess(dataDir, { LOG_LEVEL: 'silent' });
    // A process must not outlive a test that failed.
    onTestFinished(() => program.kill());
    return program;
  };
  const run = async () => {
    const program = await start();
    return { program, ...(await callerOf(program)) };
  };
  const first = await start();
  await signUp(first, dataDir);
  let now = { program: first, ...(await callerOf(first)) };
  const { id: noteId } = await now.call<Note>('POST', '/notes/', { title: 'Maria Lind' });
  const consent = await now.call<{ id: string }>('POST', `/notes/${noteId}/consents`, {
    state: 'given',
    textVersion: '1',
  });
  const wish = { noteId, consentId: consent.id, mimeType: 'audio/webm', startedAt: '2026-11-20T09:00:00.000Z' };
  const { id } = await now.call<Recording>('POST', '/transcripts/recordings', wish);
  const recorder = new TestRecorder(3);
  const put = ({ n, about, bytes }: RecordedChunk) =>
    now.call('PUT', `/transcripts/recordings/${id}/chunks/${n}?${new URLSearchParams(about as never)}`, bytes);

  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 20; count += 1) await put(recorder.next());
    // one that was on its way when the power went
    const last = recorder.next();
    const sent = put(last).catch(() => undefined);
    await now.program.kill();
    await sent;
    now = await run();
    const { recordings } = await now.call<{ recordings: Recording[] }>('GET', '/transcripts/recordings');
    expect(recordings[0]!.chunks).toBeGreaterThanOrEqual(recorder.chunks - 1);
    await put(last);
    recorder.restart();
  }

  const body = { chunks: recorder.chunks, durationMs: recorder.durationMs };
  const finished = await now.call<FinishedRecording>('POST', `/transcripts/recordings/${id}/finish`, body);
  await now.program.kill();
  now = await run();
  const again = await now.call<FinishedRecording>('POST', `/transcripts/recordings/${id}/finish`, body);
  expect(again.transcript.id).toBe(finished.transcript.id);
  const entry = () => now.call<Transcript>('GET', `/transcripts/${finished.transcript.id}`);
  await expect.poll(async () => (await entry()).speech?.state, { timeout: 60_000 }).toBe('waiting');
  await expect.poll(async () => (await entry()).assets.length, { timeout: 60_000 }).toBe(1);
  const audio = await now.program.fetch(`/api/notes/${noteId}/transcripts/${finished.transcript.id}/asset/audio.webm`, {
    headers: { authorization: `Bearer ${now.token}` },
  });
  await expectWhole(new Uint8Array(await audio.arrayBuffer()), recorder);
  expect(await now.call<Transcript[]>('GET', `/transcripts/${noteId}`)).toHaveLength(1);
  expect((await filesBelow(join(dataDir, 'files'))).length).toBe(1);
  expect(await now.program.stop()).toBe(0);
});
