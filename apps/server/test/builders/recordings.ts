import { recordConsent } from '@clinical/contract/capture/consents.calls';
import { finishRecording, startRecording, storeChunk } from '@clinical/contract/capture/recordings.calls';
import { consentTextVersion } from '@clinical/contract/capture/recordings.rules';
import type {
  FinishedRecording,
  FinishRecording,
  Recording,
  StartRecording,
  StoredChunk,
} from '@clinical/contract/capture/recordings.schemas';
import { getAsset } from '@clinical/contract/transcripts/assets.calls';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Reply, TestServer } from '../harness.ts';
import { type RecordedChunk, TestRecorder } from '../recorder.ts';
import type { TestAccount } from './accounts.ts';
import { finishedTask, newPatient } from './transcripts.ts';

/** A consent that was given in a chart. */
export async function givenConsent(account: TestAccount, noteId: string): Promise<string> {
  const body = { state: 'given' as const, textVersion: consentTextVersion };
  return (await account.ok(recordConsent, { params: { id: noteId }, body })).id;
}

export async function newRecording(account: TestAccount, overrides: Partial<StartRecording> = {}): Promise<Recording> {
  const noteId = overrides.noteId ?? (await newPatient(account)).id;
  const consentId = overrides.consentId ?? (await givenConsent(account, noteId));
  const start = { mimeType: 'audio/webm;codecs=opus', startedAt: '2026-11-20T09:00:00.000Z' };
  return account.ok(startRecording, { body: { ...start, ...overrides, noteId, consentId } });
}

export function sendChunk(account: TestAccount, id: string, chunk: RecordedChunk): Promise<Reply<StoredChunk>> {
  return account.call(storeChunk, { params: { id, n: chunk.n }, query: chunk.about, body: chunk.bytes });
}

/** Records and sends so many seconds; each must be taken. */
export async function sendSeconds(
  account: TestAccount,
  id: string,
  recorder: TestRecorder,
  seconds: number,
): Promise<void> {
  const end = recorder.durationMs + seconds * 1_000;
  while (recorder.durationMs < end) {
    const reply = await sendChunk(account, id, recorder.next());
    if (reply.status !== 200) throw new Error(`chunk refused: ${JSON.stringify(reply.body)}`);
  }
}

export function finish(
  account: TestAccount,
  id: string,
  recorder: TestRecorder,
  overrides: Partial<FinishRecording> = {},
): Promise<Reply<FinishedRecording>> {
  const { chunks, durationMs } = recorder;
  return account.call(finishRecording, { params: { id }, body: { chunks, durationMs, ...overrides } });
}

/** A recording that has become an entry with its audio. */
export async function finishedRecording(
  account: TestAccount,
  seconds: number,
  overrides: Partial<StartRecording> = {},
): Promise<FinishedRecording> {
  const recorder = new TestRecorder(1);
  const { id } = await newRecording(account, overrides);
  await sendSeconds(account, id, recorder, seconds);
  const { body } = await finish(account, id, recorder);
  await finishedTask(account, body.taskId);
  return body;
}

/** An entry's original, whole. */
export async function audioOf(
  server: TestServer,
  account: TestAccount,
  { noteId, id }: { noteId: string; id: string },
  name = 'audio.webm',
): Promise<Buffer> {
  const path = getAsset.path.replace('{noteId}', noteId).replace('{transcriptId}', id).replace('{audio}', name);
  const response = await server.fetch(`/api${path}`, { headers: { authorization: `Bearer ${account.token}` } });
  if (response.status !== 200) throw new Error(`the audio was answered with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The packets of an audio file with their times in milliseconds, and the length that the file says it has. */
export async function packetsIn(
  file: Uint8Array,
): Promise<{ packets: { atMs: number; data: Uint8Array }[]; durationMs: number }> {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const track = (await input.getPrimaryAudioTrack())!;
  const packets = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    packets.push({ atMs: Math.round(timestamp * 1_000), data });
  const durationMs = Math.round(((await input.getDurationFromMetadata()) ?? Number.NaN) * 1_000);
  input.dispose();
  return { packets, durationMs };
}
