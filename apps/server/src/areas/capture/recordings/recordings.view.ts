import { limits } from '@clinical/contract/limits';
import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { Consent } from '@clinical/contract/capture/consents.schemas';
import type { Recording, StoredChunk } from '@clinical/contract/capture/recordings.schemas';
import { isoTime } from '../../../platform/clock.ts';
import type { ConsentRow } from './consents.queries.ts';
import type { RecordingRow } from './recordings.queries.ts';

export function viewRecording(row: RecordingRow): Recording {
  const { id, noteId, state, consentId, mimeType, deviceId, language, templateId, model } = row;
  return {
    id,
    noteId,
    state,
    consentId,
    mimeType,
    deviceId,
    language,
    templateId,
    model,
    startedAt: isoTime(row.startedAt),
    updatedAt: isoTime(row.updatedAt),
    keptUntil: isoTime(row.updatedAt + limits.recordingKept),
    chunks: row.nextChunk,
    bytes: row.bytes,
    durationMs: row.durationMs,
    segment: row.segment,
    gaps: row.gaps,
    transcriptId: row.transcriptId,
  };
}

export function viewStored({ id, nextChunk, bytes, durationMs }: RecordingRow, n: number): StoredChunk {
  return { id, n, chunks: nextChunk, bytes, durationMs };
}

export function viewConsent(row: ConsentRow): Consent {
  const { id, noteId, state, textVersion, userId, recordingId, erasure } = row;
  return {
    id,
    noteId,
    state,
    textVersion,
    at: isoTime(row.at),
    createdAt: isoTime(row.createdAt),
    userId,
    userName: displayName({ given_name: row.givenName, family_name: row.familyName, nickname: '' }),
    recordingId,
    erasure: erasure && { ...erasure, erasedAt: isoTime(erasure.erasedAt) },
  };
}
