import { ehrSystems } from '../../gateways/ehr/port.ts';
import { isoTime } from '../../platform/clock.ts';
import type { BriefSource } from '../brief/public.ts';
import { viewNote } from '../notes/public.ts';
import { selectFailedPushes } from './brief-pushes.queries.ts';

/** One that failed longer ago was seen, or is no longer wanted, in milliseconds. */
const recently = 14 * 24 * 60 * 60_000;

/** Notes that the reader sent to an EHR last, and that it does not have as they were sent. */
export const briefPushes: BriefSource = async (ctx, { limit }) => {
  const systems = ctx.use(ehrSystems);
  const rows = await selectFailedPushes(ctx, ctx.clock.now() - recently, limit);
  const items = rows.map((row) => ({
    about: 'push' as const,
    transcriptId: row.transcriptId,
    visitAt: isoTime(row.visitAt),
    reason: row.reason,
    system: systems.find(({ type }) => type === row.type)?.name ?? row.type,
    note: viewNote(ctx.actor, row),
  }));
  return [{ kind: 'failedPushes', count: rows[0]?.amount ?? 0, items }];
};
