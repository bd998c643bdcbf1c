import type { EventStreams } from '../../platform/events/event-streams.ts';
import { port } from '../../platform/ports.ts';

/** What the operations area asks of the running program. */
export type Program = {
  /** Resolves when the database answers; rejects otherwise. */
  pingDatabase(): Promise<void>;
  state(): 'ready' | 'starting' | 'stopping';
  apiDocument(): Record<string, unknown>;
};

export const program = port<Program>('program');

/** The open event streams of this process. */
export const eventStreams = port<EventStreams>('event-streams');
