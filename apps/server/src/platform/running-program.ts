import type { EventStreams } from './events/event-streams.ts';
import type { StorageState } from './db/write-guard.ts';
import { port } from './ports.ts';

/** What areas may ask of the program that they run in. */
export type RunningState = {
  /** Resolves when the database answers; rejects otherwise. */
  pingDatabase(): Promise<void>;
  /** Whether the disk of the data folder takes writes. */
  storage(): StorageState;
  state(): 'ready' | 'starting' | 'stopping';
  apiDocument(): Record<string, unknown>;
};

export const runningState = port<RunningState>('program');

/** The open event streams of this process. */
export const eventStreams = port<EventStreams>('event-streams');
