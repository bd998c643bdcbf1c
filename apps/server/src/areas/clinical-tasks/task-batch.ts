import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import { lockRanks, rankAgain, rankAtEnd, rankBehind } from '../../platform/db/ranks.ts';
import { isLoop, lacksProof } from './clinical-tasks.policy.ts';
import {
  changeTask,
  dropSuggestions,
  type ClinicalTaskRow,
  insertTask,
  isTaskOfChart,
  lockTasks,
  rankedTasks,
  rankLock,
  removeTask,
  selectManageableNotes,
} from './clinical-tasks.queries.ts';
import { assertNamed, datedProofs, saidIn } from './assert-named.ts';
import { AssigneeAccess } from './assignee-access.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { Refused } from './refused.ts';
import type { StoredOperation, TaskColumns } from './stored-operation.ts';
import { taskCards } from './task-cards.ts';
import { columnsOf, differing } from './task-columns.ts';

type Operation = TaskOperation | StoredOperation;

const gone = (): Refused => new Refused('gone', 'This task is no longer there, or you may not change it.');

const earliestDay = (tx: Tx): string => isoTime(tx.clock.now() - 12 * 3_600_000).slice(0, 10);

/** The tasks and charts that the operations of one batch name, locked and kept up to date while they are applied. */
export class TaskBatch {
  /** Undoes what was applied, in the order in which it was applied. */
  readonly inverse: StoredOperation[] = [];
  /** Charts whose tasks have changed. */
  readonly changed = new Set<string>();
  readonly #tx: Tx;
  readonly #access: AssigneeAccess;
  readonly #isUndo: boolean;
  readonly #tasks: Map<string, ClinicalTaskRow>;
  readonly #workspaces: Map<string, string>;
  readonly #today: string;

  private constructor(
    tx: Tx,
    { today, isUndo }: { today: string; isUndo: boolean },
    tasks: readonly ClinicalTaskRow[],
    notes: readonly { id: string; workspaceId: string }[],
  ) {
    this.#tx = tx;
    this.#today = today;
    this.#access = new AssigneeAccess(tx);
    this.#isUndo = isUndo;
    this.#tasks = new Map(tasks.map((task) => [task.id, task]));
    this.#workspaces = new Map(notes.map(({ id, workspaceId }) => [id, workspaceId]));
  }

  /** @param about `today`: where the actor is; else the day that it is everywhere by now, so that no day of a series is left out */
  static async open(
    tx: Tx,
    operations: readonly Operation[],
    { today = earliestDay(tx), isUndo = false }: { today?: string | undefined; isUndo?: boolean } = {},
  ): Promise<TaskBatch> {
    const ids = operations.flatMap((operation) => {
      if (operation.action === 'create') return 'row' in operation ? [operation.row.id] : [operation.id];
      const after = operation.action === 'update' && 'after' in operation.set ? operation.set.after : null;
      return after ? [operation.taskId, after] : [operation.taskId];
    });
    const noteIds = operations.flatMap((operation) =>
      operation.action === 'create' ? ['row' in operation ? operation.row.noteId : operation.noteId] : [],
    );
    const notes = await selectManageableNotes(tx, [...new Set(noteIds)]);
    for (const workspaceId of new Set([...notes.map((note) => note.workspaceId), ...tx.actor.reach].toSorted()))
      await lockRanks(tx, rankLock(workspaceId));
    return new TaskBatch(tx, { today, isUndo }, await lockTasks(tx, [...new Set(ids)]), notes);
  }

  /** @throws Refused */
  async apply(operation: Operation): Promise<void> {
    if (operation.action === 'delete') return this.#delete(operation);
    if (operation.action === 'update') return this.#update(operation);
    if ('row' in operation) return this.#restore(operation.row);
    return this.#create(operation);
  }

  async #create({
    id,
    noteId,
    set,
    source,
    dueUnsure,
    suggestionKey,
  }: Extract<TaskOperation, { action: 'create' }>): Promise<void> {
    const workspaceId = this.#workspaces.get(noteId);
    if (workspaceId === undefined)
      throw new Refused('gone', 'This chart is no longer there, or you may not change its tasks.');
    const { actor, clock } = this.#tx;
    const status = set.status ?? 'todo';
    const now = clock.now();
    await this.#assertAssignable({ noteId, workspaceId, checklist: [] }, columnsOf(set));
    await assertNamed(this.#tx, { id, noteId }, set);
    const row: ClinicalTaskRow = {
      id,
      workspaceId,
      noteId,
      status,
      description: '',
      dueOn: null,
      assigneeId: null,
      departmentId: null,
      checklist: [],
      repeats: null,
      anchorOn: null,
      followedBy: null,
      blockedBy: [],
      letter: null,
      receipt: null,
      proof: null,
      cardId: null,
      ...datedProofs(columnsOf(set), now),
      dueUnsure: dueUnsure ?? false,
      transcriptId: source?.transcriptId ?? null,
      links: source ? await saidIn(this.#tx, noteId, source) : [],
      suggestionKey: suggestionKey ?? null,
      rank: await rankAtEnd(this.#tx, rankedTasks(workspaceId, status)),
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
      doneAt: status === 'done' ? now : null,
      version: 1,
    };
    if (status === 'done' && lacksProof(row))
      throw new Refused('proof', 'This task is done once a proof or a reason is given.');
    await this.#insert(row);
  }

  async #restore(row: ClinicalTaskRow): Promise<void> {
    const rank = await rankAgain(this.#tx, rankedTasks(row.workspaceId, row.status), row.rank);
    // its card, its department or its assignee may be gone by now
    const { cardId = null, noteId, assigneeId, departmentId } = row;
    const hasCard = cardId !== null && (await this.#tx.use(taskCards).isInChart(this.#tx, noteId, cardId));
    const hasAssignee = await this.#access.allows(row, row);
    await this.#insert({
      ...row,
      rank,
      cardId: hasCard ? cardId : null,
      assigneeId: hasAssignee ? assigneeId : null,
      departmentId: hasAssignee ? departmentId : null,
    });
  }

  async #insert(row: ClinicalTaskRow): Promise<void> {
    if (this.#tasks.has(row.id)) throw new Refused('changed', 'This task is there already.');
    if (!this.#workspaces.has(row.noteId)) throw gone();
    if (!(await insertTask(this.#tx, row))) throw new Refused('changed', 'This task is there already.');
    await this.#note(row, 'create');
    this.#tasks.set(row.id, row);
    this.inverse.push({ action: 'delete', taskId: row.id, version: row.version });
  }

  async #delete({ taskId, version }: { taskId: string; version: number }): Promise<void> {
    const row = this.#tasks.get(taskId);
    if (!row) throw gone();
    if (row.version !== version) throw new Refused('changed', 'This task has been changed since.');
    await removeTask(this.#tx, taskId);
    // what was accepted and deleted is not suggested again; an acceptance that is undone is
    if (row.suggestionKey !== null && !this.#isUndo) await dropSuggestions(this.#tx, row.noteId, [row.suggestionKey]);
    await this.#note(row, 'delete');
    this.#tasks.delete(taskId);
    this.inverse.push({ action: 'create', row });
  }

  async #update(operation: Extract<Operation, { action: 'update' }>): Promise<void> {
    const { taskId, set, was } = operation;
    const row = this.#tasks.get(taskId);
    if (!row) throw gone();
    const { after, ...fields } = set as typeof set & { after?: string | null };
    const wanted: Partial<TaskColumns> = datedProofs(columnsOf(fields), this.#tx.clock.now());
    if (wanted.transcriptId) wanted.links = await this.#boundWords(row.noteId, wanted.transcriptId, wanted.links);
    const { links: wordsBefore, ...before } = columnsOf(was);
    // words of a visit that was erased are nobody's any more
    const known = row.transcriptId === null || wordsBefore === undefined ? before : { ...before, links: wordsBefore };
    const stale = differing(row, known);
    if (stale.length > 0) throw new Refused('changed', 'Somebody has changed this task since.');
    await this.#assertAssignable(row, wanted);
    await assertNamed(this.#tx, row, wanted);
    const changes = { ...wanted };
    // it would close the task again, although somebody has found that it is not done; undoing gives both back
    const isReopened = row.status === 'done' && (wanted.status ?? 'done') !== 'done' && !this.#isUndo;
    if (isReopened && row.proof !== null && wanted.proof === undefined) changes.proof = null;
    // a filed reply closes the loop
    if (wanted.proof && wanted.status === undefined && isLoop({ ...row, ...wanted })) changes.status = 'done';
    const next = { ...row, ...changes };
    if (next.status === 'done' && lacksProof(next) && !(row.status === 'done' && lacksProof(row)))
      throw new Refused('proof', 'This task is done once a proof or a reason is given.');
    const isUnsure = 'dueUnsure' in operation ? operation.dueUnsure : wanted.dueUnsure;
    if (wanted.dueOn !== undefined) changes.dueUnsure = isUnsure ?? false;
    // whoever moves a task moves those that follow it
    if ((wanted.dueOn !== undefined || wanted.repeats !== undefined) && wanted.anchorOn === undefined)
      changes.anchorOn = null;
    const isUndone = wanted.doneAt !== undefined;
    if (next.status !== row.status && !isUndone) changes.doneAt = next.status === 'done' ? this.#tx.clock.now() : null;
    if (wanted.rank === undefined && (after !== undefined || next.status !== row.status))
      changes.rank = await this.#rankFor(row, next.status, after);
    // an undone move finds its place taken when something else was put there meanwhile
    else if (wanted.rank !== undefined && (wanted.rank !== row.rank || next.status !== row.status))
      changes.rank = await rankAgain(this.#tx, rankedTasks(row.workspaceId, next.status), wanted.rank);
    await this.#write(row, changes);
    if (changes.doneAt && !isUndone && next.repeats) await this.#comeBack(this.#tasks.get(taskId)!);
  }

  /** One that was reopened and done again has its follower already, whatever became of that. */
  async #comeBack(row: ClinicalTaskRow): Promise<void> {
    const { id, noteId, followedBy } = row;
    if (followedBy !== null && (await isTaskOfChart(this.#tx, noteId, followedBy))) return;
    const following = await this.#following(row);
    await this.#insert(following);
    await changeTask(this.#tx, id, { followedBy: following.id });
    this.#tasks.set(id, { ...row, followedBy: following.id });
  }

  /** @throws Refused when the visit, or the words in it, are not in the chart */
  async #boundWords(
    noteId: string,
    transcriptId: string,
    links: TaskColumns['links'] = [],
  ): Promise<TaskColumns['links']> {
    const said = await saidIn(this.#tx, noteId, { transcriptId, links });
    if (said.length === 0) throw new Refused('invalid', 'These words do not stand in the visit any more.');
    return said;
  }

  async #write(row: ClinicalTaskRow, changes: Partial<TaskColumns>): Promise<void> {
    const before = Object.fromEntries(
      Object.keys(changes).map((name) => [name, row[name as keyof TaskColumns]]),
    ) as Partial<TaskColumns>;
    const next = { ...row, ...changes, version: row.version + 1, updatedAt: this.#tx.clock.now() };
    await changeTask(this.#tx, row.id, { ...changes, version: next.version, updatedAt: next.updatedAt });
    await this.#note(row, 'update');
    this.#tasks.set(row.id, next);
    this.inverse.push({ action: 'update', taskId: row.id, set: before, was: changes });
  }

  /** Behind the task that it is to follow; at the end of another column when none is named. */
  async #rankFor(
    row: ClinicalTaskRow,
    status: ClinicalTaskRow['status'],
    after: string | null | undefined,
  ): Promise<string> {
    const { workspaceId } = row;
    if (after === undefined) return rankAtEnd(this.#tx, rankedTasks(workspaceId, status));
    const neighbour = after === null ? null : this.#tasks.get(after);
    if (neighbour === undefined || (neighbour && neighbour.status !== status))
      throw new Refused('changed', 'The task that it should follow is in another column now.');
    return rankBehind(this.#tx, rankedTasks(workspaceId, status), neighbour?.rank ?? null);
  }

  async #following(row: ClinicalTaskRow): Promise<ClinicalTaskRow> {
    const now = this.#tx.clock.now();
    this.#workspaces.set(row.noteId, row.workspaceId);
    return {
      ...nextOccurrence(row, this.#today),
      id: this.#tx.ids.uuid(),
      rank: await rankAtEnd(this.#tx, rankedTasks(row.workspaceId, 'todo')),
      createdBy: this.#tx.actor.userId,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Also for the steps of a checklist. Who has one already keeps it. @throws Refused */
  async #assertAssignable(
    row: Pick<ClinicalTaskRow, 'noteId' | 'workspaceId' | 'checklist'>,
    { assigneeId, departmentId, checklist = [] }: Partial<TaskColumns>,
  ): Promise<void> {
    await this.#access.assert(row, { assigneeId, departmentId });
    const known = new Set(row.checklist.map(({ assignee }) => assignee?.id));
    for (const { assignee } of checklist) {
      if (assignee === null || known.has(assignee.id)) continue;
      const { kind, id } = assignee;
      await this.#access.assert(row, kind === 'person' ? { assigneeId: id } : { departmentId: id });
    }
  }

  async #note(row: ClinicalTaskRow, verb: 'create' | 'update' | 'delete'): Promise<void> {
    this.changed.add(row.noteId);
    await this.#tx.audit(`clinical-task.${verb}`, { type: 'clinical-task', id: row.id, noteId: row.noteId });
  }
}
