import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './late-facts.calls.ts';
import { AddLateFacts, LateFactsAdded } from './late-facts.schemas.ts';

export const addLateFacts = route(calls.addLateFacts, {
  access: 'session',
  summary:
    'Show what a note would be with facts learned after the visit, or keep them. `If-Match` names the version shown.',
  params: IdParams,
  body: AddLateFacts,
  response: LateFactsAdded,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
