import { route } from '../route.ts';
import * as calls from './sources.calls.ts';
import { SavedTranscript, SaveTranscript } from './sources.schemas.ts';

export const saveTranscript = route(calls.saveTranscript, {
  access: 'session',
  summary: 'Make an entry from a source text and, if asked, start writing its note.',
  body: SaveTranscript,
  largeBody: true,
  response: SavedTranscript,
  permission: 'note.edit',
  errors: ['EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'TEMPLATE_WITHOUT_SECTIONS', 'CONTEXT_TOO_LARGE'],
  phi: true,
});
