import { route } from '../route.ts';
import * as calls from './synthetic.calls.ts';
import { MakeSynthetic, SyntheticTranscript } from './synthetic.schemas.ts';

export const makeSynthetic = route(calls.makeSynthetic, {
  access: 'session',
  summary:
    'Make up the transcript of a visit from a specialty and a visit type; with a noteId as an entry that is synthetic for good: it is never signed, sent or counted.',
  body: MakeSynthetic,
  response: SyntheticTranscript,
  permission: 'note.edit',
  errors: ['NOT_POSSIBLE', 'TEMPLATE_WITHOUT_SECTIONS', 'NO_CREDITS', 'NO_SEAT', 'PROVIDER_FAILED', 'MODEL_NOT_SET_UP'],
  cost: 'synthetic-transcript',
  phi: true,
});
