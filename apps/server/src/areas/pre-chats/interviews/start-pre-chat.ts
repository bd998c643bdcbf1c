import { interviewPrompts, templateOf, usualFollowUp } from '@clinical/contract/pre-chats/interviews.rules';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import type { NewPreChat } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { isInstrument } from '@clinical/language/interview/interview';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { getNoteFor } from '../../notes/public.ts';
import { ownLocale } from '../../transcripts/public.ts';
import { storeAnswer } from './answer-pre-chat.ts';
import { interviewChart } from './chart-facts.ts';
import { insertPreChat, insertSequence, isPreChat, lockPreChatFor, type PreChatRow } from './interviews.queries.ts';
import { showPreChat } from './interviews.reads.ts';
import { newSpendKey, reserveSequence } from './nurse-credits.ts';
import { publishPreChat } from './publish-pre-chat.ts';

type Input = z.output<typeof NewPreChat>;

/**
 * Begins a pre-chat, or the next sequence of one that is there. An answer that is known already is read like any other.
 * @throws AppError NOT_FOUND, INVALID_INPUT for no such template; CONFLICT when that sequence is there or the pre-chat became an entry;
 * NO_CREDITS, NO_SEAT
 */
export async function startPreChat(ctx: Context, input: Input): Promise<PreChat> {
  const promptId = input.prompt_id ?? interviewPrompts.intake;
  const template = templateOf(promptId);
  if (template === null)
    throw new AppError('INVALID_INPUT', {
      detail: [{ loc: ['body', 'prompt_id'], msg: 'no template of the AI nurse' }],
    });
  const country = input.country ?? regionOf(await ownLocale(ctx));
  return ctx.transaction(async (tx) => {
    const isThere = await isPreChat(tx, input.id);
    const chat = isThere ? await lockOpen(tx, input) : await begin(tx, input, country);
    const note = chat.noteId === null ? null : await getNoteFor(tx, chat.noteId, 'edit');
    const sequence = {
      preChatId: chat.id,
      promptId,
      template,
      followUp: template === 'follow-up' ? (input.followUp ?? usualFollowUp) : null,
      firstQuestion: input.question === '' || isInstrument(template) ? null : storable(input.question),
      chart: storable(await interviewChart(tx, note)),
      createdBy: tx.actor.userId,
      spendKey: newSpendKey(tx),
      createdAt: tx.clock.now(),
      state: 'open' as const,
    };
    if (!(await insertSequence(tx, sequence)))
      throw new AppError('CONFLICT', { message: 'These questions are in this pre-chat already.' });
    await reserveSequence(tx, sequence.spendKey, chat.noteId);
    await tx.audit(isThere ? 'pre-chat.continue' : 'pre-chat.create', {
      type: 'pre-chat',
      id: chat.id,
      noteId: chat.noteId,
    });
    if (input.answer !== '')
      await storeAnswer(
        tx,
        chat,
        { sequence, turns: [], flags: [] },
        { text: input.answer, answeredBy: chat.answeredBy, authorId: tx.actor.userId },
      );
    await publishPreChat(tx, chat);
    return showPreChat(tx, chat.id);
  });
}

/** @throws AppError NOT_FOUND, CONFLICT */
async function lockOpen(tx: Tx, { id }: Input): Promise<PreChatRow> {
  const chat = await lockPreChatFor(tx, id);
  if (chat.transferredAt !== null) throw new AppError('CONFLICT', { message: 'This pre-chat is an entry already.' });
  return chat;
}

async function begin(tx: Tx, input: Input, country: string | null): Promise<PreChatRow> {
  const note = input.noteId == null ? null : await getNoteFor(tx, input.noteId, 'edit');
  const now = tx.clock.now();
  const row = {
    id: input.id,
    workspaceId: note?.workspaceId ?? tx.actor.workspaceId,
    noteId: note?.id ?? null,
    createdBy: tx.actor.userId,
    title: storable(input.title),
    locale: input.locale,
    country,
    answeredBy: input.answeredBy,
    readAt: null,
    readBy: null,
    transcriptId: null,
    transferredAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertPreChat(tx, row);
  return { ...row, patient: note?.title ?? null, author: '', mayEdit: true };
}

/** The region that a language tag names. A guess would give a patient the wrong number to call. */
function regionOf(locale: string): string | null {
  return new Intl.Locale(locale).region ?? null;
}
