import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './generate.calls.ts';
import { GenerateEvent, GenerateNote, NoteWriting } from './generate.schemas.ts';

export const generateTranscript = route(calls.generateTranscript, {
  access: 'session',
  summary: 'Write the note of an entry again; a stream whose first event names the task.',
  params: IdParams,
  body: GenerateNote,
  response: GenerateEvent,
  reply: 'stream',
  permission: 'note.edit',
  errors: [
    'EMPTY_SOURCE',
    'TEMPLATE_WITHOUT_SECTIONS',
    'IDENTITY_CONFLICT',
    'LITTLE_SPEECH',
    'ENTRY_SIGNED',
    'CONTEXT_TOO_LARGE',
  ],
  phi: true,
});
export const getWriting = route(calls.getWriting, {
  access: 'session',
  whileViewing: 'as-member',
  background: true,
  summary: 'What the job that writes the note of an entry has written so far, section by section.',
  params: IdParams,
  response: NoteWriting,
  permission: 'note.read',
  phi: true,
});
