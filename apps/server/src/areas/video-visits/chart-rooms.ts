import { z } from 'zod';
import { isoTime } from '../../platform/clock.ts';
import type { ChartContents } from '../notes/public.ts';
import { moveRooms, selectRoomsOf } from './rooms.queries.ts';

const Moved = z.array(z.uuid());
const timeOf = (at: number | null) => (at === null ? null : isoTime(at));

/** Calls follow their chart. An export says who was in them, and what they answered about a recording. */
export const chartRooms: ChartContents = {
  name: 'video-visits',

  move: (tx, from, to) => moveRooms(tx, from.id, to),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were any
    if (moved !== undefined) await moveRooms(tx, from.id, to, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectRoomsOf(scope, chart.id);
    if (rows.length === 0) return;
    const content = rows.map(({ id, clinician, createdAt, endedAt, textVersion, guests }) => ({
      id,
      clinician,
      createdAt: isoTime(createdAt),
      endedAt: timeOf(endedAt),
      consentTextVersion: textVersion,
      guests: guests.map(({ kind, name, admittedAt, consent, consentAt }) => ({
        kind,
        name,
        admittedAt: timeOf(admittedAt),
        consent,
        consentAt: timeOf(consentAt),
      })),
    }));
    const modifiedAt = Math.max(...rows.map(({ createdAt, endedAt }) => endedAt ?? createdAt));
    yield { path: ['video-visits.json'], modifiedAt, content: JSON.stringify(content, null, 2) };
  },
};
