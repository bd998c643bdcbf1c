import type { EventStreams } from './events/event-streams.ts';
import { port } from './ports.ts';

/** What areas may ask of the program that they run in. */
export type RunningState = {
  /** Resolves when the database answers; rejects otherwise. */
  pingDatabase(): Promise<void>;
  state(): 'ready' | 'starting' | 'stopping';
  apiDocument(): Record<string, unknown>;
};

export const runningState = port<RunningState>('program');

/** The open event streams of this process. */
export const eventStreams = port<EventStreams>('event-streams');
