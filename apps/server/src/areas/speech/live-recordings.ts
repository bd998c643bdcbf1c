import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** What a later area knows of recordings whose words are heard while they are made. `program.ts` plugs it in. */
export type LiveRecordings = {
  /** @returns its chart. @throws AppError NOT_FOUND unless it is the actor's own and still recorded */
  chartOf(scope: Pick<Scope, 'actor' | 'db'>, recordingId: string): Promise<string>;
};

export const liveRecordings = port<LiveRecordings>('live-recordings');
