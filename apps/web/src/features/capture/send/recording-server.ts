import * as consents from '@clinical/contract/capture/consents.calls';
import * as calls from '@clinical/contract/capture/recordings.calls';
import type { FinishedRecording } from '@clinical/contract/capture/recordings.schemas';
import { api } from '../../../lib/api.ts';
import { sha256 } from '../../../lib/sha256.ts';
import type { KeptRecording, RecordingWish } from '../device/kept-recording.ts';
import type { Chunk } from './next-chunk.ts';

type Finish = Extract<RecordingWish, { kind: 'finish' }>;

/** What the sender asks of the server; each may be asked again with the same outcome. All throw ApiError. */
export type RecordingServer = {
  /** @returns the id of the answer */
  giveConsent: (recording: KeptRecording) => Promise<string>;
  /** @returns the server's id of the recording */
  start: (recording: KeptRecording, consentId: string) => Promise<string>;
  /** Resolves when the chunk is on the server's disk. */
  storeChunk: (serverId: string, n: number, chunk: Chunk) => Promise<void>;
  finish: (
    serverId: string,
    recording: KeptRecording,
    about: { wish: Finish; chunks: number; durationMs: number },
  ) => Promise<FinishedRecording>;
  discard: (serverId: string) => Promise<void>;
  withdraw: (serverId: string, recording: KeptRecording, at: string) => Promise<void>;
};

export const recordingServer: RecordingServer = {
  giveConsent: async ({ id, noteId, consent }) => {
    const body = { state: 'given' as const, ...consent };
    // the same key each time: a reply that was lost must not make a second answer
    const given = await api.request(
      consents.recordConsent,
      { params: { id: noteId }, body },
      { idempotencyKey: `consent-${id}` },
    );
    return given.id;
  },
  start: async ({ noteId, mimeType, language, startedAt }, consentId) => {
    const { id } = await api.request(calls.startRecording, {
      body: { noteId, consentId, mimeType, language, startedAt },
    });
    return id;
  },
  storeChunk: async (id, n, { segment, startMs, durationMs, bytes }) => {
    await api.request(calls.storeChunk, {
      params: { id, n },
      query: { segment, startMs, durationMs, sha256: await sha256(bytes) },
      body: bytes,
    });
  },
  finish: (id, { gaps, extraContext = '' }, { wish, chunks, durationMs }) =>
    api.request(calls.finishRecording, {
      params: { id },
      body: {
        chunks,
        durationMs,
        gaps,
        asIs: wish.asIs ?? false,
        generate: wish.generate,
        templateId: wish.templateId,
        ...(wish.model === undefined ? {} : { model: wish.model }),
        ...(extraContext.trim() === '' ? {} : { extraContext }),
        ...(wish.contextEntryIds.length > 0 ? { contextEntryIds: wish.contextEntryIds } : {}),
      },
    }),
  discard: async (id) => {
    await api.request(calls.discardRecording, { params: { id } });
  },
  withdraw: async (recordingId, { id, noteId, consent }, at) => {
    await api.request(
      consents.recordConsent,
      {
        params: { id: noteId },
        body: { state: 'withdrawn' as const, textVersion: consent.textVersion, at, recordingId },
      },
      { idempotencyKey: `withdrawal-${id}` },
    );
  },
};
