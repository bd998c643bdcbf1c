import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './transcription.calls.ts';
import {
  AddedText,
  AddedTextFields,
  TranscriptionStarted,
  ReviewLines,
  PendingGenerated,
} from './transcription.schemas.ts';
import { SavedTranscript } from '../scribe/sources.schemas.ts';
import { Transcript } from '../transcripts/entries.schemas.ts';

export const transcribeAudio = route(calls.transcribeAudio, {
  access: 'session',
  summary: 'Transcribe the audio of an entry, or only its missing parts; its note follows if it was requested [ours].',
  params: IdParams,
  response: TranscriptionStarted,
  permission: 'note.edit',
  errors: ['CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const generatePending = route(calls.generatePending, {
  access: 'session',
  summary: 'Write the notes of my entries that wait for credits, the oldest first, as far as the credits reach [ours].',
  response: PendingGenerated,
  permission: 'session',
  phi: true,
});
const added = {
  params: IdParams,
  response: SavedTranscript,
} as const;
export const addText = route(calls.addText, {
  ...added,
  access: 'session',
  summary: '[ours] Give an entry that has audio and no words its text; its note follows when it was asked for.',
  body: AddedText,
  largeBody: true,
  permission: 'note.edit',
  errors: ['EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'TOO_LARGE', 'CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const addTextFile = route(calls.addTextFile, {
  ...added,
  access: 'session',
  summary: '[ours] The same from one transcript file, which is kept beside the audio.',
  body: AddedTextFields,
  bodyKind: 'multipart',
  permission: 'note.edit',
  errors: ['UNSUPPORTED_MEDIA', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'TOO_LARGE', 'CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const reviewLines = route(calls.reviewLines, {
  access: 'session',
  summary: 'Tick off lines of a low-accuracy draft that were looked at, or take the ticks back [ours].',
  params: IdParams,
  body: ReviewLines,
  response: Transcript,
  permission: 'note.edit',
  errors: ['CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
