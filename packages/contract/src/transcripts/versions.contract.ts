import { z } from 'zod';
import { Id, IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './versions.calls.ts';
import { RestoreVersion, TranscriptVersion } from './versions.schemas.ts';
import { Transcript } from './entries.schemas.ts';

export const getEditHistory = route(calls.getEditHistory, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'All versions of an entry, newest first.',
  params: IdParams,
  query: z.object({ note_id: Id.optional() }),
  response: z.array(TranscriptVersion),
  permission: 'note.read',
  phi: true,
});
export const restoreVersion = route(calls.restoreVersion, {
  access: 'session',
  summary: 'Bring back an earlier version as a new one. `If-Match` names the newest version that was seen.',
  params: IdParams,
  body: RestoreVersion,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
