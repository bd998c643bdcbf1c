import type { TransferPreChat, TransferredPreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { addEntry, addVersion, noteGuard } from '../../transcripts/public.ts';
import { sequencesOf } from './interview-state.ts';
import { changePreChat, getPreChatFor, lockPreChatFor, selectParts } from './interviews.queries.ts';
import { viewSummary } from './interviews.view.ts';
import { publishPreChat } from './publish-pre-chat.ts';
import { reportedNote } from './reported-note.ts';

/**
 * Makes an entry of a pre-chat: the dialogue is its source, the summary its text, all of it told by the patient.
 * @throws AppError NOT_FOUND; INVALID_INPUT without a chart; CONFLICT for one without an answer, one that changed meanwhile, and the
 * second time, with the first entry
 */
export async function transferPreChat(ctx: Context, id: string, input: TransferPreChat): Promise<TransferredPreChat> {
  const chat = await getPreChatFor(ctx, id, 'edit');
  const noteId = chat.noteId ?? input.noteId;
  if (noteId === undefined)
    throw new AppError('INVALID_INPUT', { detail: [{ loc: ['body', 'noteId'], msg: 'a chart is needed' }] });
  if (input.noteId !== undefined && chat.noteId !== null && input.noteId !== chat.noteId) throw notFound();
  assertNew(chat);
  const sequences = sequencesOf(await selectParts(ctx, [id]), id);
  const told = sequences.map((parts) => ({ ...parts, summary: viewSummary(chat, parts) }));
  const { question, ...reported } = reportedNote(told);
  if (reported.utterances.length === 0)
    throw new AppError('CONFLICT', { message: 'Nothing was answered yet, so there is nothing to put into the chart.' });
  const checks = await ctx.use(noteGuard).check(ctx, reported);
  return ctx.transaction(async (tx) => {
    const now = await lockPreChatFor(tx, id);
    assertNew(now);
    if (now.updatedAt !== chat.updatedAt)
      throw new AppError('CONFLICT', {
        message: 'An answer was added or changed meanwhile. Look at it, then transfer it.',
      });
    const { workspaceId } = await getNoteFor(tx, noteId, 'edit');
    const { utterances, sections, sentences } = reported;
    const entry = await addEntry(tx, { noteId, workspaceId, kind: 'pre-chat', source: { question, utterances } });
    const text = { name: 'From a pre-chat', cause: 'ai' as const, engine: 'local', sections, sentences, checks };
    await addVersion(tx, entry, text, { engine: 'local' });
    await changePreChat(tx, id, { noteId, workspaceId, transcriptId: entry.id, transferredAt: tx.clock.now() });
    await tx.audit('pre-chat.transfer', { type: 'pre-chat', id, noteId });
    await publishPreChat(tx, { ...now, noteId: chat.noteId });
    await publishPreChat(tx, { ...now, noteId });
    return { entryId: entry.id, noteId };
  });
}

/** @throws AppError CONFLICT with the entry that was made of it */
function assertNew({
  transferredAt,
  transcriptId,
}: {
  transferredAt: number | null;
  transcriptId: string | null;
}): void {
  if (transferredAt === null) return;
  throw new AppError('CONFLICT', {
    message: 'This pre-chat is an entry of the chart already.',
    detail: transcriptId === null ? [] : [{ loc: ['entryId'], msg: transcriptId }],
  });
}
