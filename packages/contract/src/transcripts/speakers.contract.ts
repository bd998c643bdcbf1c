import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './speakers.calls.ts';
import { ChangeSpeakers } from './speakers.schemas.ts';
import { Transcript } from './entries.schemas.ts';

export const changeSpeakers = route(calls.changeSpeakers, {
  access: 'session',
  summary: '[ours] Rename, swap or assign the speakers of an entry, or take the last such change back.',
  params: IdParams,
  body: ChangeSpeakers,
  response: Transcript,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'ENTRY_SIGNED', 'CONFLICT'],
  phi: true,
});
