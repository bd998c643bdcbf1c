import type { IceServer } from '@clinical/contract/video-visits/signals.schemas';
import { port } from '../../platform/ports.ts';

/** A relay for calls whose browsers do not reach each other. */
export type TurnPort = {
  /** Credentials for one page, valid for some hours from `now`, epoch milliseconds. */
  serversFor(name: string, now: number): IceServer[];
  /** Reserves an address at the relay and gives it back. @returns what it said @throws AppError UNAVAILABLE */
  test(now: number): Promise<string>;
};

/** The relay of the configuration; null without one. */
export const turnPort = port<{ relay: TurnPort | null }>('turn');
