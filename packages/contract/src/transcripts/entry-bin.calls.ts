import { call } from '../call.ts';
import type { BinnedEntry } from './entry-bin.schemas.ts';
import type { Transcript } from './entries.schemas.ts';

type ById = { params: { id: string } };

/** `id` is the chart's. */
export const listEntryBin = call<ById, BinnedEntry[]>('GET', '/transcripts/{id}/bin');
export const restoreTranscript = call<ById, Transcript>('POST', '/transcripts/{id}/restore_transcript');
