import type { TaskFields } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { operationsMax, type TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { ProposeTaskOperations, TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import { hasException } from '@clinical/language/task-commands/instruction-pieces';
import {
  readTaskCommands,
  shifted,
  type TaskChange,
  type TaskCommand,
  type TaskSelection as Meaning,
} from '@clinical/language/task-commands/read-task-commands';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';
import { normaliseTitle } from '../notes/public.ts';
import { preferredModel } from '../transcripts/public.ts';
import { selectChartsAlike } from './charts-alike.queries.ts';
import { assertMayManageTasks } from './clinical-tasks.policy.ts';
import { selectNamedCharts, selectTaskPage, type ShownTask, type TaskFilter } from './clinical-tasks.queries.ts';
import { assigneeOf, viewClinicalTask } from './clinical-tasks.view.ts';
import { commandsByModel } from './commands-by-model.ts';
import { foldOperations } from './fold-operations.ts';
import { type Found, namedColleagues, selectOwnName } from './named-colleague.queries.ts';

type Send = (event: TaskProposalEvent) => Promise<void>;

/** More than one instruction is meant for. */
const mostRead = 5_000;
const mostParts = 40;

/**
 * Reads an instruction for many tasks and streams what it would change, old and new. Nothing changes before the operations are
 * applied. A name that fits several patients or colleagues is asked about. A connected model reads what the grammar does not.
 * @throws AppError CONFLICT for a reader; INVALID_INPUT for more than 40 parts
 */
export async function proposeTaskOperations(
  ctx: Context,
  { instruction, today: asked, noteId, within, chosen = [] }: ProposeTaskOperations,
  send: Send,
): Promise<void> {
  assertMayManageTasks(ctx.actor);
  const today = asked ?? new Date(ctx.clock.now()).toISOString().slice(0, 10);
  const spoken = readTaskCommands(instruction, today);
  if (spoken.length > mostParts)
    throw invalid(['body', 'instruction'], `has ${spoken.length} parts; say at most ${mostParts} at once`);
  await ctx.audit('clinical-task.propose', { type: 'note', id: noteId ?? null, noteId: noteId ?? null });
  const commands = await withModel(ctx, spoken, { today, noteId, instruction, send });
  const offered: Offer[] = [];
  for (const [at, { said, read, byModel }] of commands.entries()) {
    await send({ type: 'progress', at, of: commands.length, message: said });
    if (!read) {
      await send({ type: 'unread', said, why: hasException(said) ? 'exception' : 'words' });
      continue;
    }
    const { patient, possessor } = read.which;
    // who looks at one patient and names one means that one
    const named = patient === undefined && possessor === undefined ? undefined : within?.noteId;
    const meant = await choose(ctx, read.which, { today, noteId: noteId ?? named, within, chosen });
    if ('ask' in meant) {
      await send({ type: 'ask', said, ...meant.ask });
      continue;
    }
    const to = await personOf(ctx, read.change, chosen);
    if (to !== null && to.length !== 1) {
      await send(
        to.length === 0
          ? { type: 'unread', said, why: 'no-person' }
          : {
              type: 'ask',
              said,
              name: nameIn(read.change),
              candidates: to.map(({ assignee, name }) => ({ id: assignee.id, name, dateOfBirth: null, mrn: null })),
            },
      );
      continue;
    }
    const changesOf = (tasks: readonly ShownTask[]) =>
      tasks.flatMap((task) => changeOf(task, read.change, to?.[0] ?? null));
    const changes = changesOf(meant.tasks);
    const outside = changesOf(meant.outside).length;
    if (outside > 0) await send({ type: 'outside', said, tasks: outside });
    else if (changes.length === 0) await send({ type: 'unread', said, why: 'no-task' });
    offered.push(...changes.map((change) => ({ ...change, said, byModel })));
  }
  const folded = foldOperations(offered);
  const operations = folded.slice(0, operationsMax);
  for (const [said, left] of Map.groupBy(folded.slice(operationsMax), (offer) => offer.said))
    await send({ type: 'left-out', said, tasks: left.length });
  const apart = await selectChartsAlike(
    ctx,
    operations.map(({ task }) => task),
  );
  for (const { task, operation, ...offer } of operations) {
    const unsure = operation.action === 'update' && operation.dueUnsure === true;
    const shown = viewClinicalTask(ctx.actor, task, apart);
    await send({ type: 'operation', operation, task: shown, unsure, ...offer });
  }
  await send({ type: 'complete', operations: operations.length });
}

type Instruction = { today: string; noteId: string | undefined; instruction: string; send: Send };

/** The parts of an instruction, those that the grammar does not read in a connected model's words. */
async function withModel(
  ctx: Context,
  spoken: readonly TaskCommand[],
  { today, noteId, instruction, send }: Instruction,
): Promise<(TaskCommand & { byModel: boolean })[]> {
  const own = spoken.map((command) => ({ ...command, byModel: false }));
  // a model would put an exception into commands that have none
  const parts = spoken.flatMap(({ said, read }) => (read || hasException(said) ? [] : [said]));
  const { llm } = await actingModel(ctx, parts.length === 0 || !ctx.actor.seat);
  if (llm.label === null) return own;
  const titles = await selectNamedCharts(ctx, instruction);
  await ctx.audit('clinical-task.send-to-model', { type: 'note', id: noteId ?? null, noteId: noteId ?? null });
  const model = await preferredModel(ctx);
  const reply = await commandsByModel(ctx, llm, model, { parts, today, noteId: noteId ?? null, titles });
  if ('failure' in reply) {
    await send({ type: 'model-failed', message: reply.failure });
    return own;
  }
  return own.flatMap((command) => {
    const put = command.read ? [] : (reply.commands.get(command.said) ?? []);
    return put.length === 0 ? [command] : put.map(({ read }) => ({ said: command.said, read, byModel: true }));
  });
}

type Candidate = { id: string; name: string; dateOfBirth: string | null; mrn: string | null };
/** `outside`: those that fit as well and are not in the list that the speaker sees. */
type Meant = { tasks: ShownTask[]; outside: ShownTask[] } | { ask: { name: string; candidates: Candidate[] } };
type Answers = NonNullable<ProposeTaskOperations['chosen']>;
type Within = { today: string; noteId: string | undefined; within: TaskSelection | undefined; chosen: Answers };

/**
 * Tasks that a selection means, of those that the speaker may change and sees in the list. Done ones are meant only where that is said.
 * A name is asked about among those of the list.
 */
async function choose(ctx: Context, which: Meaning, { today, noteId, within, chosen }: Within): Promise<Meant> {
  const { category, patient, owner, possessor, status, overdue, mine, title } = which;
  const filter: TaskFilter = {
    noteId,
    category,
    status,
    open: status === undefined,
    manageable: true,
    overdue: overdue ? 'true' : undefined,
    assignee: mine ? 'me' : undefined,
  };
  const name = patient ?? possessor ?? owner;
  const owners = name !== undefined && patient === undefined ? await namedHere(ctx, name) : [];
  const named =
    name === undefined
      ? undefined
      : {
          patientWords: patient === undefined && owner !== undefined ? [] : wordsOf(name),
          owners: owners.map(({ assignee }) => assignee.id),
        };
  const read = async (list: Pick<TaskFilter, 'within' | 'outside'>): Promise<ShownTask[]> => {
    const tasks = await selectTaskPage(ctx, { ...filter, named, ...list }, { today, limit: mostRead, after: null });
    return tasks.filter((task) => title === undefined || hasWords(task.title, title));
  };
  const fits = await read({ within });
  const beyond = within ? await read({ outside: within }) : [];
  if (name === undefined) return { tasks: fits, outside: beyond };
  // "Chen's" may be the patient's or the colleague's
  const groups = [
    ...groupsByOwner(fits, owners),
    ...(owner === undefined
      ? await groupsByPatient(
          ctx,
          fits.filter((task) => hasName(task.noteTitle, name)),
        )
      : []),
  ];
  const [answer] = answered(groups, name, chosen);
  const meant = answer ?? (groups.length < 2 ? groups[0] : undefined);
  const outside = beyond.filter(
    (task) =>
      (owners.some(({ assignee }) => isOf(task, assignee.id)) ||
        (owner === undefined && hasName(task.noteTitle, name))) &&
      (!answer || isOf(task, answer.id)),
  );
  if (meant || groups.length === 0) return { tasks: meant?.tasks ?? [], outside };
  return { ask: { name, candidates: groups.map(({ tasks: _, ...candidate }) => candidate) } };
}

/** Whether a task is of this patient, or of this owner. */
const isOf = ({ noteId, assigneeId, departmentId }: ShownTask, id: string): boolean =>
  noteId === id || assigneeId === id || departmentId === id;

type Group = Candidate & { tasks: ShownTask[] };

const groupsByOwner = (tasks: readonly ShownTask[], owners: readonly Found[]): Group[] =>
  owners
    .map(({ assignee: { id }, name }) => ({
      id,
      name,
      dateOfBirth: null,
      mrn: null,
      tasks: tasks.filter((task) => isOf(task, id)),
    }))
    .filter((group) => group.tasks.length > 0);

async function groupsByPatient(ctx: Context, tasks: readonly ShownTask[]): Promise<Group[]> {
  const groups = [...Map.groupBy(tasks, ({ noteId }) => noteId).values()];
  const apart = groups.length < 2 ? new Map<string, never>() : await selectChartsAlike(ctx, tasks);
  return groups.map((own) => {
    const { noteId: id, noteTitle: name, dateOfBirth } = own[0]!;
    return { id, name, dateOfBirth, mrn: apart.get(id)?.mrn ?? null, tasks: own };
  });
}

/** The candidate that the speaker has chosen for a name. */
const answered = <Named extends { id: string }>(candidates: readonly Named[], name: string, chosen: Answers): Named[] =>
  candidates.filter(({ id }) =>
    chosen.some((answer) => answer.id === id && answer.name.toLowerCase() === name.toLowerCase()),
  );

/** Speech knows no accents: "Garcia" may be García. */
const wordsOf = (text: string): string[] => normaliseTitle(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const hasWords = (text: string, words: string): boolean => {
  const own = new Set(wordsOf(text));
  return wordsOf(words).every((word) => own.has(word));
};
const hasName = hasWords;

async function namedHere(ctx: Context, word: string): Promise<Found[]> {
  return namedColleagues(ctx, ctx.actor.workspaceId, word);
}

const nameIn = (change: TaskChange): string => (change.kind === 'assign' ? (change.to ?? '') : '');

/** The speaker. */
async function ownFound({ db, actor }: Context): Promise<Found> {
  return { assignee: { kind: 'person', id: actor.userId }, name: await selectOwnName({ db }, actor.userId) };
}

/** Whom a change names; null when it names nobody. */
async function personOf(ctx: Context, change: TaskChange, chosen: Answers): Promise<Found[] | null> {
  if (change.kind !== 'assign' || change.to === null) return null;
  if (change.to === 'me') return [await ownFound(ctx)];
  const found = await namedHere(ctx, change.to);
  const isAnswer = ({ assignee }: Found) => answered([assignee], change.to!, chosen).length > 0;
  return found.some(isAnswer) ? found.filter(isAnswer) : found;
}

type Change = { task: ShownTask; operation: TaskOperation; from: string; to: string };
/** A change with the words that caused it. */
type Offer = Change & { said: string; byModel: boolean };

/** What a change does to one task; none when the task is like that already. */
function changeOf(task: ShownTask, change: TaskChange, person: Found | null): Change[] {
  const { id: taskId, version } = task;
  if (change.kind === 'delete')
    return [{ task, operation: { action: 'delete', taskId, version }, from: task.title, to: '' }];
  const [field, value, from, to] = valueOf(task, change, person);
  if (from === to) return [];
  const was = { [field]: field === 'assignee' ? assigneeOf(task) : task[field] };
  const mark = isUnsure(task, change) ? { dueUnsure: true } : {};
  return [{ task, operation: { action: 'update', taskId, set: { [field]: value }, was, ...mark }, from, to }];
}

/** Whether the new day is one that nobody named exactly; one counted from such a day is another. */
const isUnsure = (task: ShownTask, change: TaskChange): boolean =>
  change.kind === 'due' ? !change.sure : change.kind === 'shift' && task.dueOn !== null && task.dueUnsure;

function valueOf(
  task: ShownTask,
  change: Exclude<TaskChange, { kind: 'delete' }>,
  person: Found | null,
): [
  field: 'status' | 'dueOn' | 'assignee',
  value: TaskFields['status' | 'dueOn' | 'assignee'],
  from: string,
  to: string,
] {
  if (change.kind === 'status') return ['status', change.status, task.status, change.status];
  if (change.kind === 'assign')
    return ['assignee', person?.assignee ?? null, task.assigneeName ?? '', person?.name ?? ''];
  const day = change.kind === 'due' ? change.dueOn : shifted(task.dueOn, change);
  return ['dueOn', day, task.dueOn ?? '', day ?? ''];
}
