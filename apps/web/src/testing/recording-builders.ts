import type { Recording } from '@clinical/contract/capture/recordings.schemas';
import type { KeptRecording, Piece } from '../features/capture/device/kept-recording.ts';

export function keptRecording(about: Partial<KeptRecording> = {}): KeptRecording {
  return {
    id: 'r-1',
    noteId: 'n-1',
    title: 'Maria Santos',
    startedAt: '2026-03-10T09:00:00.000Z',
    consent: { at: '2026-03-10T09:00:00.000Z', textVersion: '2026-11' },
    mimeType: 'audio/webm;codecs=opus',
    language: 'en',
    segments: 1,
    gaps: [],
    capturing: false,
    wish: null,
    ...about,
  };
}

/** The n-th piece of 300 ms, holding its number. */
export function piece(n: number, about: Partial<Piece> = {}): Piece {
  return { segment: 0, startMs: n * 300, durationMs: 300, bytes: new Uint8Array([n]), ...about };
}

/** Ten minutes that another device has sent. */
export function sentRecording(about: Partial<Recording> = {}): Recording {
  return {
    id: 's-9',
    noteId: 'n-1',
    state: 'recording',
    consentId: 'c-9',
    mimeType: 'audio/mp4',
    deviceId: null,
    language: 'en',
    templateId: null,
    model: null,
    startedAt: '2026-03-10T08:00:00.000Z',
    updatedAt: '2026-03-10T08:10:00.000Z',
    keptUntil: '2026-04-09T08:10:00.000Z',
    chunks: 40,
    bytes: 9_000,
    durationMs: 600_000,
    segment: 2,
    gaps: [],
    transcriptId: null,
    ...about,
  };
}
