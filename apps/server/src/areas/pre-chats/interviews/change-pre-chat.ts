import type { Ok } from '@clinical/contract/common.schemas';
import type { ClearFlag, PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import type { PrechartTitle } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { rejectStaleText } from '../../../platform/reject-stale-text.ts';
import { storable } from '../../../platform/storable.ts';
import { deleteLinks } from '../../patient-links/public.ts';
import { isAlarm, sequencesOf } from './interview-state.ts';
import {
  changePreChat,
  lockPreChatFor,
  type PreChatRow,
  removePreChat,
  removeSequence,
  selectParts,
  setCleared,
  setSequenceState,
} from './interviews.queries.ts';
import { showPreChat } from './interviews.reads.ts';
import { returnSequence } from './nurse-credits.ts';
import { publishPreChat } from './publish-pre-chat.ts';

/** @throws AppError NOT_FOUND, VERSION_CONFLICT with both titles */
export async function renamePreChat(ctx: Context, id: string, input: PrechartTitle): Promise<PreChat> {
  return change(ctx, id, async (tx, before) => {
    const title = storable(input.title);
    rejectStaleText('title', { seen: input.before, stored: before.title, wanted: title });
    await changePreChat(tx, id, { title });
    await tx.audit('pre-chat.rename', { type: 'pre-chat', id, noteId: before.noteId });
  });
}

/** Ends what still asks, or one sequence of it. One without an answer costs nothing. @throws AppError NOT_FOUND */
export async function stopSequences(ctx: Context, id: string, promptId?: string): Promise<PreChat> {
  return change(ctx, id, async (tx, chat) => {
    const sequences = sequencesOf(await selectParts(tx, [id]), id);
    const asked = sequences.filter(({ sequence }) => promptId === undefined || sequence.promptId === promptId);
    if (asked.length === 0 && promptId !== undefined) throw notFound();
    for (const { sequence, turns } of asked.filter((each) => each.sequence.state === 'open')) {
      await setSequenceState(tx, sequence, 'stopped');
      if (turns.length === 0) await returnSequence(tx, sequence);
      await tx.audit('pre-chat.stop', { type: 'pre-chat', id, noteId: chat.noteId });
    }
  });
}

/** The first time counts. @throws AppError NOT_FOUND */
export async function markPreChatRead(ctx: Context, id: string): Promise<PreChat> {
  return change(ctx, id, async (tx, chat) => {
    if (chat.readAt !== null) return;
    await changePreChat(tx, id, { readAt: tx.clock.now(), readBy: tx.actor.userId });
    await tx.audit('pre-chat.mark-read', { type: 'pre-chat', id, noteId: chat.noteId });
  });
}

/** Only a person clears a flag, and says why. @throws AppError NOT_FOUND, CONFLICT when somebody did already */
export async function clearFlag(ctx: Context, id: string, flagId: string, { reason }: ClearFlag): Promise<PreChat> {
  return change(ctx, id, async (tx, chat) => {
    const { flags } = await selectParts(tx, [id]);
    if (!flags.some((flag) => flag.id === flagId)) throw notFound();
    if (!(await setCleared(tx, flagId, storable(reason))))
      throw new AppError('CONFLICT', { message: 'This flag was cleared already.' });
    await changePreChat(tx, id, {});
    await tx.audit('red-flag.clear', { type: 'pre-chat', id, noteId: chat.noteId });
  });
}

async function change(ctx: Context, id: string, work: (tx: Tx, chat: PreChatRow) => Promise<void>): Promise<PreChat> {
  return ctx.transaction(async (tx) => {
    const chat = await lockPreChatFor(tx, id);
    await work(tx, chat);
    await publishPreChat(tx, chat);
    return showPreChat(tx, id);
  });
}

/** All of it, or one sequence; with the last one it goes as well. */
export async function deletePreChat(ctx: Context, id: string, promptId?: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    await deletePreChatIn(tx, id, promptId);
    return { ok: true };
  });
}

/** @throws AppError NOT_FOUND; CONFLICT while a flag is not cleared, or once it is an entry */
export async function deletePreChatIn(tx: Tx, id: string, promptId?: string): Promise<void> {
  const chat = await lockPreChatFor(tx, id);
  const sequences = sequencesOf(await selectParts(tx, [id]), id);
  const leaving = sequences.filter(({ sequence }) => promptId === undefined || sequence.promptId === promptId);
  if (leaving.length === 0 && promptId !== undefined) throw notFound();
  if (chat.transferredAt !== null)
    throw new AppError('CONFLICT', { message: 'This pre-chat is an entry of its chart and stays beside it.' });
  if (leaving.some(isAlarm))
    throw new AppError('CONFLICT', { message: 'A red flag is not cleared. Clear it with a reason first.' });
  for (const { sequence, turns } of leaving) if (turns.length === 0) await returnSequence(tx, sequence);
  const isAll = leaving.length === sequences.length;
  if (isAll) {
    await deleteLinks(tx, 'pre-chat', id);
    await removePreChat(tx, id);
  } else {
    await removeSequence(tx, id, promptId!);
    await changePreChat(tx, id, {});
  }
  await tx.audit(isAll ? 'pre-chat.delete' : 'pre-chat.delete-sequence', { type: 'pre-chat', id, noteId: chat.noteId });
  await publishPreChat(tx, chat);
}
