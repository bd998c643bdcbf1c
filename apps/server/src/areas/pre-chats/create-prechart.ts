import type { NewPrechart, Prechart, TriedPrompt, TryPrompt } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { getNoteFor } from '../notes/public.ts';
import { getPromptTemplateFor } from '../prompt-templates/public.ts';
import { cleanAnswer } from './clean-answer.ts';
import { gatherLines } from './gather-lines.ts';
import { getPrechartFor, insertPrechart, type StoredPrechart } from './pre-chats.queries.ts';
import { viewPrechart } from './pre-chats.view.ts';
import { publishPrechartChange } from './publish-prechart-change.ts';

type Content = Pick<StoredPrechart, 'title' | 'question' | 'answer' | 'promptId' | 'origin' | 'engine' | 'sources'>;

/**
 * A prechart as it was typed, as a prompt template finds it in past entries, or as the brief before a visit.
 * @throws AppError NOT_FOUND, CONFLICT when the id is taken; NOTHING_FOUND, CONTEXT_TOO_LARGE, PROVIDER_FAILED: then nothing is saved
 */
export async function createPrechart(ctx: Context, input: NewPrechart): Promise<Prechart> {
  await getNoteFor(ctx, input.noteId, 'edit');
  const content = await contentOf(ctx, input);
  return ctx.transaction(async (tx) => {
    const { id: noteId } = await getNoteFor(tx, input.noteId, 'edit');
    const now = tx.clock.now();
    const { id } = input;
    const row = { ...content, id, noteId, authorId: tx.actor.userId, createdAt: now, updatedAt: now };
    await insertPrechart(tx, { ...row, version: 1, usedIn: null, usedAt: null });
    await tx.audit('prechart.create', { type: 'prechart', id, noteId });
    await publishPrechartChange(tx, noteId);
    return viewPrechart(await getPrechartFor(tx, id, 'edit'));
  });
}

async function contentOf(ctx: Context, input: NewPrechart): Promise<Content> {
  const { noteId, contextEntryIds: entryIds, engine } = input;
  const typed = { title: storable(input.title ?? ''), question: storable(input.question ?? '') };
  const prompt = input.prompt_id ? await getPromptTemplateFor(ctx, input.prompt_id, 'use') : null;
  if (prompt) {
    const found = await gatherLines(ctx, { noteId, instruction: prompt.text, entryIds, engine });
    const title = typed.title || prompt.title;
    return { ...found, title, question: prompt.text, promptId: prompt.id, origin: 'prompt' };
  }
  if (input.brief) {
    const found = await gatherLines(ctx, { noteId, instruction: null, entryIds, engine });
    return { ...typed, ...found, promptId: null, origin: 'brief' };
  }
  const answer = await cleanAnswer(ctx, input.answer ?? '');
  return { ...typed, answer, promptId: null, origin: 'typed', engine: null, sources: [] };
}

/** What a prompt text makes of a chart. Nothing is saved. */
export async function tryPrompt(ctx: Context, input: TryPrompt): Promise<TriedPrompt> {
  const { noteId, text, contextEntryIds, engine } = input;
  await getNoteFor(ctx, noteId, 'read');
  return gatherLines(ctx, { noteId, instruction: storable(text), entryIds: contextEntryIds, engine });
}
