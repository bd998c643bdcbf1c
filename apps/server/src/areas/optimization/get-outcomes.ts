import type { OptimizationOutcome } from '@clinical/contract/optimization/optimization.schemas';
import type { Comparison } from '@clinical/language/optimization/measure-edit';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { getTemplateFor } from '../templates/public.ts';
import type { MeasureInput } from './measure-edits.worker.ts';
import { type LearnedNote, selectChanges, selectLearnedNotes } from './optimization.queries.ts';

const task = workTask<MeasureInput, Comparison[]>(new URL('./measure-edits.worker.ts', import.meta.url).href);

/** Notes after a change from which on its effect is told, and as many before it that it is held against. */
const needed = 20;

/** What came of the changes that were applied to a template. @throws AppError NOT_FOUND */
export async function getOutcomes(ctx: Context, id: string): Promise<OptimizationOutcome[]> {
  const { recipe } = await getTemplateFor(ctx, id, 'own');
  const changes = await selectChanges(ctx, id);
  const notes = await selectLearnedNotes(ctx, id);
  const plain = (some: LearnedNote[]) =>
    some.map(({ written, saved, editSeconds }) => ({ written, saved, editSeconds }));
  const input = changes.map(({ key, edit, appliedAt }) => ({
    key,
    edit,
    before: plain(notes.filter(({ createdAt }) => createdAt <= appliedAt).slice(0, needed)),
    // the first ones after it, though the newest stand first
    after: plain(notes.filter(({ createdAt }) => createdAt > appliedAt).slice(-needed)),
  }));
  const measured = await runInPool(ctx, task, { recipe, needed, changes: input });
  await ctx.audit('optimization.read', { type: 'template', id });
  return changes.map((change, at) => ({
    id: change.id,
    edit: change.edit,
    header: change.header,
    version: change.version,
    appliedAt: isoTime(change.appliedAt),
    needed,
    ...measured[at]!,
  }));
}
