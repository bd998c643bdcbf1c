import { port } from '../../platform/ports.ts';

/** 0 joins a meeting, 1 starts it as its host. */
export type MeetingRole = 0 | 1;
/** `number`: digits only. */
export type Meeting = { number: string; role: MeetingRole };

/** Signs for the web client of Zoom's Meeting SDK, which joins with that. */
export type ZoomPort = {
  /** `now` in epoch milliseconds. Gives the signature, which is good for two hours from then. */
  sign(meeting: Meeting, now: number): Promise<string>;
};

/** The app of the configuration; null without one. */
export const zoomPort = port<{ app: ZoomPort | null }>('zoom');
