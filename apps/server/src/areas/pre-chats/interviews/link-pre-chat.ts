import type { MadePatientLink, NewPatientLink } from '@clinical/contract/patient-links/links.schemas';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { makeLink, revokeLinks } from '../../patient-links/public.ts';
import { isAlarm, sequencesOf } from './interview-state.ts';
import { lockPreChatFor, selectNames, selectParts } from './interviews.queries.ts';
import { showPreChat } from './interviews.reads.ts';
import { payInstead, returnSequence } from './nurse-credits.ts';
import { publishPreChat } from './publish-pre-chat.ts';

/**
 * A link with which the patient answers what is still asked. Its maker pays for what nobody has answered.
 * @throws AppError NOT_FOUND; CONFLICT when nothing is asked; NO_CREDITS; INVALID_INPUT without a date of birth
 */
export async function linkPreChat(ctx: Context, id: string, input: NewPatientLink): Promise<MadePatientLink> {
  return ctx.transaction(async (tx) => {
    const chat = await lockPreChatFor(tx, id);
    const sequences = sequencesOf(await selectParts(tx, [id]), id);
    const open = sequences.filter(({ sequence }) => sequence.state === 'open');
    if (chat.transferredAt !== null || open.length === 0 || sequences.some(isAlarm))
      throw new AppError('CONFLICT', { message: 'No question waits for an answer here. Add questions first.' });
    const note = chat.noteId === null ? null : await getNoteFor(tx, chat.noteId, 'edit');
    const dateOfBirth = note?.dateOfBirth ?? input.dateOfBirth;
    if (dateOfBirth == null)
      throw new AppError('INVALID_INPUT', {
        detail: [{ loc: ['body', 'dateOfBirth'], msg: 'a date of birth is needed' }],
      });
    const names = await selectNames(tx, [tx.actor.userId]);
    const link = { kind: 'pre-chat' as const, recordId: id, workspaceId: chat.workspaceId, dateOfBirth };
    for (const { sequence, turns } of open) if (turns.length === 0) await payInstead(tx, sequence, chat.noteId);
    const made = await makeLink(tx, link, names.get(tx.actor.userId) ?? '');
    await tx.audit('pre-chat.link', { type: 'pre-chat', id, noteId: chat.noteId });
    await publishPreChat(tx, chat);
    return made;
  });
}

/** Revokes the link. What nobody has answered costs nothing. @throws AppError NOT_FOUND */
export async function unlinkPreChat(ctx: Context, id: string): Promise<PreChat> {
  return ctx.transaction(async (tx) => {
    const chat = await lockPreChatFor(tx, id);
    if ((await revokeLinks(tx, 'pre-chat', id)) > 0) await returnUnanswered(tx, id);
    await tx.audit('pre-chat.unlink', { type: 'pre-chat', id, noteId: chat.noteId });
    await publishPreChat(tx, chat);
    return showPreChat(tx, id);
  });
}

/** The credits of open questions without an answer go back. */
export async function returnUnanswered(tx: Tx, id: string): Promise<void> {
  for (const { sequence, turns } of sequencesOf(await selectParts(tx, [id]), id))
    if (sequence.state === 'open' && turns.length === 0) await returnSequence(tx, sequence);
}
