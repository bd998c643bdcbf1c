import type { OwnData } from '../../platform/area.ts';
import { findOwnHours } from './availability.queries.ts';

/** When a person can be booked in the acting workspace, in an export of their data. */
export const ownHours: OwnData = {
  async *ownFilesFor(ctx) {
    const hours = await findOwnHours(ctx);
    if (!hours) return;
    const { spans, timeZone, updatedAt } = hours;
    const content = `${JSON.stringify({ spans, timeZone }, null, 2)}\n`;
    yield { path: ['booking-hours.json'], modifiedAt: updatedAt, content };
  },
};
