import { Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './viewing.calls.ts';
import { StartViewing, Viewing } from './viewing.schemas.ts';

export const startViewing = route(calls.startViewing, {
  access: 'session',
  summary: '[ours] See the acting workspace as one of its members does, to read only, for at most 30 minutes.',
  body: StartViewing,
  response: Viewing,
  permission: 'workspace.admin',
  errors: ['CONFLICT'],
  notRepeated: true,
});
export const stopViewing = route(calls.stopViewing, {
  access: 'session',
  summary: '[ours] Stop viewing as another member.',
  response: Ok,
  permission: 'self',
  whileViewing: 'as-self',
  notRepeated: true,
});
