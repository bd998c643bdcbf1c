import { route } from '../route.ts';
import * as calls from './brief.calls.ts';
import { Brief, BriefFilter } from './brief.schemas.ts';

export const getBrief = route(calls.getBrief, {
  access: 'session',
  whileViewing: 'as-member',
  summary:
    'What needs me on a day: late loops and tasks, what is due, visits by what they wait for, and visits of the day.',
  query: BriefFilter,
  response: Brief,
  permission: 'note.read',
  phi: true,
});
