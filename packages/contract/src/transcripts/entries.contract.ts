import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './entries.calls.ts';
import { EmptyTicket, UpdateTranscript, UpdateTranscriptTag } from './edits.schemas.ts';
import { ThreadLine, ThreadPart } from './thread.schemas.ts';
import { Transcript } from './entries.schemas.ts';

export const getTranscripts = route(calls.getTranscripts, {
  access: 'session',
  whileViewing: 'as-member',
  summary: "A chart's thread, oldest first (by note id), or one entry (by entry id).",
  params: IdParams,
  query: ThreadPart,
  response: z.union([z.array(Transcript), Transcript]),
  permission: 'note.read',
  phi: true,
});
export const getOutline = route(calls.getOutline, {
  access: 'session',
  whileViewing: 'as-member',
  summary: "A chart's thread without its texts, oldest first: what a long one is opened and kept up to date with.",
  params: IdParams,
  response: z.array(ThreadLine),
  permission: 'note.read',
  phi: true,
});
export const createEmptyTicket = route(calls.createEmptyTicket, {
  access: 'session',
  summary: 'Make a blank entry to type or dictate in.',
  body: EmptyTicket,
  response: Transcript,
  permission: 'note.edit',
  phi: true,
});
export const updateTranscript = route(calls.updateTranscript, {
  access: 'session',
  summary: 'Save an edited note or source text. `If-Match` names the version it was based on.',
  body: UpdateTranscript,
  largeBody: true,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const updateTranscriptTag = route(calls.updateTranscriptTag, {
  access: 'session',
  summary: 'Tag an entry; an empty tag removes it. `before` is the tag it replaces.',
  params: IdParams,
  body: UpdateTranscriptTag,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT'],
  phi: true,
});
export const deleteTranscript = route(calls.deleteTranscript, {
  access: 'session',
  summary: 'Move an entry to the bin.',
  params: IdParams,
  response: Ok,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
  phi: true,
});
