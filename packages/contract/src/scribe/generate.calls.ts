import { call } from '../call.ts';
import type { GenerateEvent, GenerateNote, NoteWriting } from './generate.schemas.ts';

export const generateTranscript = call<{ params: { id: string }; body: GenerateNote }, GenerateEvent>(
  'POST',
  '/transcripts/{id}/generate',
);
/** How far the last job of an entry is: for whoever comes back to it. */
export const getWriting = call<{ params: { id: string } }, NoteWriting>('GET', '/transcripts/{id}/writing');
