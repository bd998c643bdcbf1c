import type { OpenWork, OpenWorkFilter, WorkGroup } from '@clinical/contract/checks/open-work.schemas';
import { isoTime } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { viewNote } from '../../notes/public.ts';
import { selectOpenWork } from './open-work.queries.ts';

const usualLimit = 20;

/** What the actor's unsigned visits wait for, in the order in which a clinician takes them up. */
export async function listOpenWork(ctx: Context, { limit }: OpenWorkFilter): Promise<OpenWork> {
  const [groups] = await Promise.all([
    openWorkOf(ctx, limit === undefined ? usualLimit : Number(limit)),
    ctx.audit('note.list-work', { type: 'note', id: null }),
  ]);
  return { groups };
}

/** The same for another list; who calls it audits. */
export async function openWorkOf(ctx: Context, limit: number): Promise<WorkGroup[]> {
  const rows = await selectOpenWork(ctx, limit);
  const groups: WorkGroup[] = [];
  for (const row of rows) {
    const { kind, amount, transcriptId, visitAt, reason, held, findings, doing, workProgress: progress } = row;
    if (groups.at(-1)?.kind !== kind) groups.push({ kind, count: amount, items: [] });
    const note = viewNote(ctx.actor, row);
    groups.at(-1)?.items.push({
      transcriptId,
      visitAt: isoTime(visitAt),
      reason,
      held,
      findings,
      doing,
      progress,
      note,
    });
  }
  return groups;
}
