import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { principalNames } from '../../platform/access.ts';
import {
  addChartTask,
  AssigneeAccess,
  dropSuggestions,
  lockChartWork,
  namedColleague,
  selectManageableNotes,
} from '../clinical-tasks/public.ts';
import { type Entry, getTranscriptFor } from '../transcripts/public.ts';
import { type AutoTaskerRow, countMadeSince, hasRun, insertRun, lockAutoTaskers } from './automations.queries.ts';
import { conditionOf } from './automations.view.ts';
import { decideRun } from './decide-run.ts';
import { planWork, type PlannedTask } from './plan-work.ts';
import { runAutoTaskersJob } from './run-auto-taskers.job.ts';
import { visitOf } from './visit-of.ts';

export const budgetSpan = 24 * 3_600_000;

/**
 * Applies rules to a note that was written. All tasks and lines of the log of one note are one transaction, and a run that is in the log
 * is not repeated: a job that dies, or a note that is written again, doubles nothing.
 */
export const onRunAutoTaskers = onJob(runAutoTaskersJob, async (ctx, { transcriptId, taskerIds }) => {
  const entry = await readable(ctx, transcriptId);
  if (!entry) return;
  const { visit, heard } = await visitOf(ctx, entry);
  await ctx.transaction(async (tx) => {
    const rules = await lockAutoTaskers(tx, taskerIds);
    // it may have gone to another chart since
    const now = await readable(tx, transcriptId);
    if (!now || rules.length === 0) return;
    await lockChartWork(tx, now.workspaceId);
    const mayManage = tx.actor.cap !== 'read' && (await selectManageableNotes(tx, [now.noteId])).length > 0;
    const ids = rules.map(({ id }) => id);
    const made = await countMadeSince(tx, ids, tx.clock.now() - budgetSpan);
    const covered: string[] = [];
    let runs = 0;
    for (const rule of rules) {
      for (const work of planWork({ ...rule, condition: conditionOf(rule) }, visit, heard)) {
        if (await hasRun(tx, rule, work.eventKey)) continue;
        const before = made.get(rule.id) ?? 0;
        const outcome = await runOnce(tx, rule, now, work, { mayManage, made: before });
        if (outcome === 'made') {
          made.set(rule.id, before + 1);
          covered.push(...work.covers);
        }
        runs++;
      }
    }
    // after all rules, for one that makes a task of each of these has its own
    if (covered.length > 0) await dropSuggestions(tx, now.noteId, covered);
    if (runs > 0) tx.emit([principalNames.user(tx.actor.userId)], { type: 'automations-changed' });
  });
});

/** Null for one that is gone, synthetic, or of another workspace than the rules. */
async function readable(scope: Pick<Context, 'actor' | 'db'>, id: string): Promise<Entry | null> {
  const entry = await getTranscriptFor(scope, id, 'read').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  const isOurs = entry?.workspaceId === scope.actor.workspaceId && entry.kind !== 'synthetic';
  return isOurs ? entry : null;
}

async function runOnce(
  tx: Tx,
  rule: AutoTaskerRow,
  entry: Entry,
  work: PlannedTask,
  state: { mayManage: boolean; made: number },
) {
  const { outcome, taskId, key } = await decideRun(tx, rule, entry, work, state);
  const { id: transcriptId, noteId, workspaceId } = entry;
  const madeId =
    outcome === 'made'
      ? await addChartTask(tx, {
          noteId,
          workspaceId,
          category: rule.category,
          title: work.title,
          description: '',
          ...(await assigneeOf(tx, rule, entry, work)),
          transcriptId,
          links: work.links,
          ...(work.dueOn !== null && { dueOn: work.dueOn }),
          dueUnsure: work.dueUnsure,
          suggestionKey: key,
        })
      : taskId;
  const id = tx.ids.uuid();
  await insertRun(tx, {
    id,
    workspaceId,
    taskerId: rule.id,
    ruleVersion: rule.version,
    transcriptId,
    eventKey: work.eventKey,
    outcome,
    taskId: madeId,
    createdAt: tx.clock.now(),
  });
  await tx.audit('auto-tasker.run', { type: 'auto-tasker', id: rule.id, noteId });
  return outcome;
}

type To = { assigneeId: string | null; departmentId: string | null };

/** Whom the rule names, else who was named in the visit. Somebody who cannot see the chart gets no task of it. */
export async function assigneeOf(
  scope: Pick<Context, 'db'>,
  rule: To,
  entry: Pick<Entry, 'noteId' | 'workspaceId'>,
  { assigneeWord }: Pick<PlannedTask, 'assigneeWord'>,
): Promise<To> {
  const nobody: To = { assigneeId: null, departmentId: null };
  let to: To = { assigneeId: rule.assigneeId, departmentId: rule.departmentId };
  if (to.assigneeId === null && to.departmentId === null) {
    const named = assigneeWord === null ? null : await namedColleague(scope, entry.workspaceId, assigneeWord);
    if (!named) return nobody;
    const { kind, id } = named.assignee;
    to = kind === 'person' ? { assigneeId: id, departmentId: null } : { assigneeId: null, departmentId: id };
  }
  return (await new AssigneeAccess(scope).allows(entry, to)) ? to : nobody;
}
