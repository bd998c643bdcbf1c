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
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { assertMayManageTasks } from './clinical-tasks.policy.ts';
import {
  dropSuggestions,
  selectManageableNotes,
  selectOpenTasks,
  selectSettledKeys,
} from './clinical-tasks.queries.ts';
import type { HearingInput } from './hear-tasks.worker.ts';
import { namedColleague } from './named-colleague.queries.ts';

const task = workTask<HearingInput, HeardTask[]>(new URL('./hear-tasks.worker.ts', import.meta.url).href);

/**
 * Tasks that were heard in a visit and are neither taken nor dropped.
 * @throws AppError NOT_FOUND
 */
export async function listTaskSuggestions(
  ctx: Context,
  id: string,
  { today }: SuggestionsQuery,
): Promise<TaskSuggestions> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  await ctx.audit('task-suggestions.read', { type: 'transcript', id, noteId: entry.noteId });
  const day = today ?? new Date(entry.createdAt).toISOString().slice(0, 10);
  const heard = await runInPool(ctx, task, { utterances: entry.utterances, today: day });
  const [settled, open] = await Promise.all([selectSettledKeys(ctx, entry.noteId), selectOpenTasks(ctx, entry.noteId)]);
  const suggestions: TaskSuggestion[] = [];
  for (const { key, category, title, due, assignee: word, links } of heard) {
    // a visit's own: the next visit may order the same again
    const own = `${id}:${key}`.slice(0, longestKey);
    if (settled.has(own)) continue;
    const named = word === null ? null : await namedColleague(ctx, entry.workspaceId, word);
    const same = open.find((each) => each.category === category && plain(each.title) === plain(title));
    suggestions.push({
      key: own,
      category,
      title,
      dueOn: due?.date ?? null,
      dueWords: due?.words ?? null,
      dueUnsure: due !== null && !due.sure,
      assignee: named?.assignee ?? null,
      assigneeName: named?.name ?? null,
      links,
      duplicateOf: same ? { id: same.id, title: same.title, dueOn: same.dueOn } : null,
    });
  }
  return { transcriptId: id, suggestions };
}

const longestKey = 100;
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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
