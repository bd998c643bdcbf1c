import type { TaskCategory, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { lockRanks, rankAtEnd } from '../../platform/db/ranks.ts';
import { AssigneeAccess } from './assignee-access.ts';
import { isLoop } from './clinical-tasks.policy.ts';
import { clearBlockers } from './chart-tasks.queries.ts';
import {
  changeTask,
  type ClinicalTaskRow,
  findBySuggestion,
  getManageableTask,
  insertTask,
  lockTasks,
  rankedTasks,
  rankLock,
  removeTask,
} from './clinical-tasks.queries.ts';
import { publishTaskChanges } from './publish-task-changes.ts';
import { Refused } from './refused.ts';
import type { StoredOperation } from './stored-operation.ts';
import { TaskBatch } from './task-batch.ts';

const longest = { title: 200, description: 4_000 };

export type ChartWork = {
  noteId: string;
  workspaceId: string;
  category: TaskCategory;
  title: string;
  description: string;
  assigneeId: string | null;
  departmentId?: string | null;
  transcriptId: string | null;
  /** Words of the entry that it comes from. */
  links?: EvidenceLink[];
  /** yyyy-mm-dd */
  dueOn?: string;
  dueUnsure?: boolean;
  suggestionKey?: string;
};

/** Holds the tasks of a workspace still, so that what is read of them is true when a task is added. */
export const lockChartWork = (tx: Tx, workspaceId: string): Promise<void> => lockRanks(tx, rankLock(workspaceId));

/** A task that comes from what was done in a chart, which the caller has reached. Who cannot see the chart is not assigned. */
export async function addChartTask(tx: Tx, work: ChartWork): Promise<string> {
  const { noteId, workspaceId, category, title, description, transcriptId, dueOn, suggestionKey } = work;
  await lockChartWork(tx, workspaceId);
  const [id, now] = [tx.ids.uuid(), tx.clock.now()];
  const { assigneeId, departmentId = null } = work;
  const isHere = await new AssigneeAccess(tx).allows({ noteId, workspaceId }, { assigneeId, departmentId });
  await insertTask(tx, {
    id,
    workspaceId,
    noteId,
    status: 'todo',
    category,
    title: title.slice(0, longest.title),
    description: description.slice(0, longest.description),
    dueOn: dueOn ?? null,
    dueUnsure: work.dueUnsure ?? false,
    assigneeId: isHere ? assigneeId : null,
    departmentId: isHere ? departmentId : null,
    checklist: [],
    repeats: null,
    anchorOn: null,
    followedBy: null,
    blockedBy: [],
    letter: null,
    receipt: null,
    proof: null,
    cardId: null,
    transcriptId,
    links: work.links ?? [],
    suggestionKey: suggestionKey ?? null,
    rank: await rankAtEnd(tx, rankedTasks(workspaceId, 'todo')),
    createdBy: tx.actor.userId,
    createdAt: now,
    updatedAt: now,
    doneAt: null,
    version: 1,
  });
  await tx.audit('clinical-task.create', { type: 'clinical-task', id, noteId });
  await publishTaskChanges(tx, new Set([noteId]));
  return id;
}

/**
 * Gives an open loop the reply that it waits for, and so closes it.
 * @returns false for one that is closed, gone, or not the actor's to change: it stays as it is
 */
export async function closeLoop(tx: Tx, taskId: string, proof: TaskProof): Promise<boolean> {
  const [task] = await lockRanked(tx, [taskId]);
  if (!task || task.status === 'done') return false;
  await change(tx, task, { proof, status: 'done' });
  return true;
}

/** @throws AppError NOT_FOUND when the chart has no such loop that the actor may change */
export async function assertLoop(scope: Pick<Scope, 'actor' | 'db'>, noteId: string, taskId: string): Promise<void> {
  if (!isLoop(await getManageableTask(scope, noteId, taskId))) throw notFound();
}

/** Proves that a letter of a loop has left and has arrived; what is proved already stays. */
export async function proveArrival(tx: Tx, taskId: string, record: TaskProof): Promise<void> {
  const [task] = await lockRanked(tx, [taskId]);
  if (!task || (task.letter !== null && task.receipt !== null)) return;
  await change(tx, task, { letter: task.letter ?? record, receipt: task.receipt ?? record });
}

/** Takes away a task of a chart that is not done. */
export async function withdrawTask(tx: Tx, noteId: string, taskId: string): Promise<void> {
  const [task] = await lockTasks(tx, [taskId]);
  if (!task || task.noteId !== noteId || task.status === 'done') return;
  await removeTask(tx, task.id);
  await tx.audit('clinical-task.delete', { type: 'clinical-task', id: task.id, noteId });
  await publishTaskChanges(tx, new Set([noteId]));
}

/**
 * Tasks that go to another chart with the entry that they were heard in. Cards, tasks that come first, and other records stay behind:
 * what those proved is unproved, and a task that one of them closed is open again.
 */
export async function moveChartTasks(
  tx: Tx,
  ids: readonly string[],
  entryId: string,
  to: { id: string; workspaceId: string },
): Promise<void> {
  if (ids.length === 0) return;
  const tasks = await lockRanked(tx, ids);
  const access = new AssigneeAccess(tx);
  for (const task of tasks) {
    const { id, noteId, workspaceId, suggestionKey: key, assigneeId, departmentId } = task;
    const left = stationsLeft(task, entryId);
    const isReopened = task.status === 'done' && 'proof' in left;
    const status = isReopened ? 'todo' : task.status;
    const isElsewhere = workspaceId !== to.workspaceId;
    const isHere = await access.allows({ noteId: to.id, workspaceId: to.workspaceId }, { assigneeId, departmentId });
    const isDouble = key !== null && (await findBySuggestion(tx, to.id, key)) !== null;
    await changeTask(tx, id, {
      noteId: to.id,
      workspaceId: to.workspaceId,
      ...left,
      ...(isReopened && { status, doneAt: null }),
      ...((isElsewhere || isReopened) && { rank: await rankAtEnd(tx, rankedTasks(to.workspaceId, status)) }),
      ...(!isHere && { assigneeId: null, departmentId: null }),
      ...(isDouble && { suggestionKey: null }),
      cardId: null,
      blockedBy: [],
      version: task.version + 1,
      updatedAt: tx.clock.now(),
    });
    await tx.audit('clinical-task.move', { type: 'clinical-task', id, noteId });
    await tx.audit('clinical-task.move', { type: 'clinical-task', id, noteId: to.id });
  }
  const charts = new Set(tasks.map(({ noteId }) => noteId));
  for (const noteId of charts) await clearBlockers(tx, noteId, ids);
  await publishTaskChanges(tx, new Set([...charts, to.id]));
}

/** Stations that a record of the old chart proves, empty. A typed reason goes with its task, and so does the entry. */
function stationsLeft(task: ClinicalTaskRow, entryId: string): Partial<ClinicalTaskRow> {
  const stations = ['letter', 'receipt', 'proof'] as const;
  const left = stations.filter((name) => {
    const recordId = task[name]?.recordId ?? null;
    return recordId !== null && recordId !== entryId;
  });
  return Object.fromEntries(left.map((name) => [name, null]));
}

/** Ranks before rows, as every batch locks them. */
async function lockRanked(tx: Tx, ids: readonly string[]): Promise<ClinicalTaskRow[]> {
  if (ids.length === 0) return [];
  for (const workspaceId of tx.actor.reach.toSorted()) await lockRanks(tx, rankLock(workspaceId));
  return lockTasks(tx, ids);
}

type Set = Extract<StoredOperation, { action: 'update' }>['set'];

async function change(tx: Tx, task: ClinicalTaskRow, set: Set): Promise<void> {
  const operation: StoredOperation = { action: 'update', taskId: task.id, set, was: {} };
  const batch = await TaskBatch.open(tx, [operation]);
  try {
    await batch.apply(operation);
  } catch (error) {
    if (error instanceof Refused) throw new AppError('CONFLICT', { message: error.message });
    throw error;
  }
  await publishTaskChanges(tx, batch.changed);
}
