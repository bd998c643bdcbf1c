import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** Recordings in progress, for their live text. The capture area provides it. */
export type LiveRecordings = {
  /** @returns its chart. @throws AppError NOT_FOUND unless it is the actor's own and still recorded */
  chartOf(scope: Pick<Scope, 'actor' | 'db'>, recordingId: string): Promise<string>;
};

export const liveRecordings = port<LiveRecordings>('live-recordings');
