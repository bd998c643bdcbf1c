import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { Ok } from '@clinical/contract/common.schemas';
import type {
  DropSuggestions,
  SuggestionsQuery,
  TaskSuggestion,
  TaskSuggestions,
} from '@clinical/contract/clinical-tasks/suggestions.schemas';
import type { HeardTask } from '@clinical/language/heard-tasks/hear-tasks';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';
import { type Entry, getTranscriptFor, preferredModel } from '../transcripts/public.ts';
import { AssigneeAccess } from './assignee-access.ts';
import { assertMayManageTasks } from './clinical-tasks.policy.ts';
import {
  dropSuggestions,
  selectManageableNotes,
  selectOpenTasks,
  selectSettledKeys,
} from './clinical-tasks.queries.ts';
import { hearEntry, plainTitle, suggestionKeyOf } from './hear-entry.ts';
import { namedColleague } from './named-colleague.queries.ts';
import { columnsOf } from './task-columns.ts';
import { tasksByModel } from './tasks-by-model.ts';

/**
 * Tasks that were heard in a visit and are neither taken nor dropped. `ask`: a connected model adds to them. Its failure leaves those
 * of the embedded engine.
 * @throws AppError NOT_FOUND
 */
export async function listTaskSuggestions(
  ctx: Context,
  id: string,
  { today, ask }: SuggestionsQuery,
): Promise<TaskSuggestions> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  await ctx.audit('task-suggestions.read', { type: 'transcript', id, noteId: entry.noteId });
  const day = today ?? new Date(entry.createdAt).toISOString().slice(0, 10);
  const heard = await hearEntry(ctx, entry, day);
  const added = await addedByModel(ctx, entry, { heard, today: day, ask: ask !== undefined });
  const [settled, open] = await Promise.all([selectSettledKeys(ctx, entry.noteId), selectOpenTasks(ctx, entry.noteId)]);
  const access = new AssigneeAccess(ctx);
  const suggestions: TaskSuggestion[] = [];
  for (const { key, category, title, due, assignee: word, onlyByColleague, links, byModel } of added.tasks) {
    const own = suggestionKeyOf(id, key);
    // keys were once the words themselves
    if (settled.has(own) || settled.has(`${id}:${key}`.slice(0, longestKey))) continue;
    const found = word === null ? null : await namedColleague(ctx, entry.workspaceId, word);
    // "Walgreens will call you": nobody here is called so
    if (onlyByColleague && found === null) continue;
    const named = found && (await access.allows(entry, columnsOf({ assignee: found.assignee }))) ? found : null;
    const same = open.find((each) => each.category === category && plainTitle(each.title) === plainTitle(title));
    suggestions.push({
      key: own,
      category,
      title,
      dueOn: due?.date ?? null,
      dueWords: due?.words ?? null,
      dueUnsure: due !== null && !due.sure,
      assignee: named?.assignee ?? null,
      assigneeName: named?.name ?? null,
      assigneeWords: named ? null : word,
      links,
      duplicateOf: same ? { id: same.id, title: same.title, dueOn: same.dueOn } : null,
      byModel,
    });
  }
  return { transcriptId: id, suggestions, model: added.model, failure: added.failure };
}

type Heard = HeardTask & { byModel: boolean };
type Added = Pick<TaskSuggestions, 'model' | 'failure'> & { tasks: Heard[] };

/** What was heard, with what a model adds where one was asked. Nothing is sent for somebody who cannot take a task, or who only looks. */
async function addedByModel(
  ctx: Context,
  entry: Entry,
  { heard, today, ask }: { heard: readonly HeardTask[]; today: string; ask: boolean },
): Promise<Added> {
  const own = heard.map((each) => ({ ...each, byModel: false }));
  const { actor } = ctx;
  const mayAsk = actor.seat && actor.viewing === undefined;
  const { llm } = await actingModel(ctx, !mayAsk);
  const { noteId, utterances } = ofPatient(entry);
  if (llm.label === null || utterances.length === 0 || (await selectManageableNotes(ctx, [noteId])).length === 0)
    return { tasks: own, model: 'none', failure: null };
  if (!ask) return { tasks: own, model: 'ready', failure: null };
  const model = entry.model ?? (await preferredModel(ctx));
  await ctx.audit('transcript.send-to-model', { type: 'transcript', id: entry.id, noteId });
  const reply = await tasksByModel(ctx, llm, model, { noteId, utterances, today, known: heard });
  if ('failure' in reply) return { tasks: own, model: 'failed', failure: reply.failure };
  return { tasks: [...own, ...reply.added.map((each) => ({ ...each, byModel: true }))], model: 'added', failure: null };
}

const longestKey = 100;

/** @throws AppError NOT_FOUND when the actor may not change tasks of the visit's chart; CONFLICT for a reader */
export async function dropTaskSuggestions(ctx: Context, id: string, { keys }: DropSuggestions): Promise<Ok> {
  assertMayManageTasks(ctx.actor);
  return ctx.transaction(async (tx) => {
    const { noteId } = await getTranscriptFor(tx, id, 'read');
    if ((await selectManageableNotes(tx, [noteId])).length === 0) throw notFound();
    await dropSuggestions(tx, noteId, keys);
    await tx.audit('task-suggestions.drop', { type: 'transcript', id, noteId });
    return { ok: true };
  });
}
