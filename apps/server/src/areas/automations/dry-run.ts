import { dryRunDays } from '@clinical/contract/automations/automations.rules';
import type { DryRun, DryRunAutoTasker, DryRunTask } from '@clinical/contract/automations/automations.schemas';
import { notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { selectManageableNotes } from '../clinical-tasks/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { assertOwn, assertRule } from './auto-taskers.ts';
import { findAssigneeName, selectAutoTaskers, selectWrittenSince } from './automations.queries.ts';
import { columnsOfRule } from './automations.view.ts';
import { decideRun } from './decide-run.ts';
import { planWork } from './plan-work.ts';
import { assigneeOf } from './run-auto-taskers.ts';
import { visitOf } from './visit-of.ts';

/** Notes that are looked at, newest first. */
const mostNotes = 100;
const day = 24 * 3_600_000;
/** Of a rule that is not stored: nothing was made by it before. */
const unsaved = '00000000-0000-0000-0000-000000000000';

/**
 * What a rule would have made of the actor's notes of the last days, as their charts are now. The budget counts from the oldest note.
 * @throws AppError NOT_FOUND for the automation or a rule of somebody else; INVALID_INPUT
 */
export async function dryRunAutoTasker(
  ctx: Context,
  id: string,
  { taskerId, ...input }: DryRunAutoTasker,
): Promise<DryRun> {
  assertOwn(ctx, id);
  const [stored] = taskerId === undefined ? [] : await selectAutoTaskers(ctx, taskerId);
  if (taskerId !== undefined && !stored) throw notFound();
  await assertRule(ctx, input, stored);
  const now = ctx.clock.now();
  const from = now - dryRunDays * day;
  const found = await selectWrittenSince(ctx, from, mostNotes + 1);
  const rule = { ...columnsOfRule(input), id: stored?.id ?? unsaved, paused: false };
  const tasks: DryRunTask[] = [];
  /** Times of the visits with a task, for the budget. */
  const made: number[] = [];
  for (const entryId of found.slice(0, mostNotes).toReversed()) {
    const entry = await getTranscriptFor(ctx, entryId, 'read');
    const { visit, heard } = await visitOf(ctx, entry);
    const planned = planWork(input, visit, heard);
    if (planned.length === 0) continue;
    await ctx.audit('auto-tasker.dry-run', { type: 'transcript', id: entryId, noteId: entry.noteId });
    const chart = await getNoteFor(ctx, entry.noteId, 'read');
    const mayManage = (await selectManageableNotes(ctx, [entry.noteId])).length > 0;
    for (const work of planned) {
      const lately = made.filter((at) => at > entry.createdAt - day).length;
      const { outcome } = await decideRun(ctx, rule, entry, work, { mayManage, made: lately });
      if (outcome === 'made') made.push(entry.createdAt);
      tasks.push({
        transcriptId: entryId,
        chart: { id: chart.id, title: chart.title },
        visitAt: isoTime(entry.createdAt),
        title: work.title,
        dueOn: work.dueOn,
        assigneeName: await findAssigneeName(ctx, await assigneeOf(ctx, rule, entry, work)),
        quote: work.links.map(({ quote }) => quote).join(' … '),
        outcome,
      });
    }
  }
  await ctx.audit('automation.dry-run', { type: 'automation', id });
  return {
    from: isoTime(from),
    to: isoTime(now),
    notes: Math.min(found.length, mostNotes),
    isCut: found.length > mostNotes,
    tasks: tasks.toReversed(),
  };
}
