import { call } from '../call.ts';
import type { AssetLink } from './assets.schemas.ts';

/** The original upload, as an attachment. */
export const getAsset = call<{ params: { noteId: string; transcriptId: string; audio: string } }, Blob>(
  'GET',
  '/notes/{noteId}/transcripts/{transcriptId}/asset/{audio}',
);
/** A short-lived link to an original, for what cannot send a bearer: an audio element. */
export const linkAsset = call<{ params: { noteId: string; transcriptId: string; audio: string } }, AssetLink>(
  'POST',
  '/notes/{noteId}/transcripts/{transcriptId}/asset/{audio}/link',
);
export const openAsset = call<{ query: { link: string } }, Blob>('GET', '/assets');
