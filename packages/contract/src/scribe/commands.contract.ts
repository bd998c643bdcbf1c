import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './commands.calls.ts';
import { ChartCommand, StartedCommand } from './commands.schemas.ts';

export const startCommand = route(calls.startCommand, {
  access: 'session',
  summary: 'Write something from a chart alone; the answer becomes a new entry of it.',
  params: IdParams,
  body: ChartCommand,
  response: StartedCommand,
  permission: 'note.edit',
  errors: ['NOT_POSSIBLE', 'EMPTY_SOURCE', 'NO_CREDITS', 'NO_SEAT'],
  cost: 'command',
  phi: true,
});
