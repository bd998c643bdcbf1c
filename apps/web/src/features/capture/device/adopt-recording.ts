import type { Recording } from '@clinical/contract/capture/recordings.schemas';
import { type KeptRecording, notSent } from './kept-recording.ts';
import type { RecordingStore } from './recording-store.ts';

/** Takes over what another device has sent of a recording: this one can go on with it, use it or discard it. */
export async function adoptRecording(
  store: RecordingStore,
  recording: Recording,
  about: { id: string; title: string; textVersion: string },
): Promise<KeptRecording> {
  const { noteId, startedAt, mimeType, language, segment, gaps, consentId, chunks, durationMs } = recording;
  const { id, title, textVersion } = about;
  const kept: KeptRecording = {
    id,
    noteId,
    title,
    startedAt,
    consent: { at: startedAt, textVersion },
    mimeType,
    language,
    segments: segment + 1,
    gaps,
    capturing: false,
    wish: null,
  };
  await store.keepSent(id, { ...notSent, consentId, serverId: recording.id, chunk: chunks, endMs: durationMs });
  await store.keep(kept);
  return kept;
}
