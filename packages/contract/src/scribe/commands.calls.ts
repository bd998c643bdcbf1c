import { call } from '../call.ts';
import type { ChartCommand, StartedCommand } from './commands.schemas.ts';

export const startCommand = call<{ params: { id: string }; body: ChartCommand }, StartedCommand>(
  'POST',
  '/notes/{id}/commands',
);
