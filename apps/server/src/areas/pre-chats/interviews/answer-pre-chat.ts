import type { AnsweredBy, PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { interviewLimits } from '@clinical/contract/pre-chats/interviews.rules';
import type { PrechatUpdate } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { addAnswer, correctAnswer, nextQuestion } from '@clinical/language/interview/interview';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import type { LinkAnswer } from '../../patient-links/public.ts';
import { isAlarm, sequencesOf, type SequenceParts, standingAfter, stateOf } from './interview-state.ts';
import {
  changePreChat,
  changeTurn,
  insertTurn,
  getLinkedPreChat,
  lockPreChatFor,
  type PreChatRow,
  selectParts,
  setSequenceState,
  type TurnRow,
} from './interviews.queries.ts';
import { showPreChat } from './interviews.reads.ts';
import { reserveUnpaid, takeSequence } from './nurse-credits.ts';
import { publishPreChat } from './publish-pre-chat.ts';
import { raiseFlags } from './raise-flags.ts';

/**
 * Answers the question that waits, or corrects an answer. What was sent twice is stored once.
 * @throws AppError NOT_FOUND; INVALID_INPUT for an answer without words or one that is too long; CONFLICT when nothing waits, or
 * another question than the one that is answered; VERSION_CONFLICT with both texts
 */
export async function answerPreChat(ctx: Context, id: string, input: PrechatUpdate): Promise<PreChat> {
  const text = wordsOf(input.answer);
  return ctx.transaction(async (tx) => {
    const chat = await lockPreChatFor(tx, id);
    if (chat.transferredAt !== null)
      throw new AppError('CONFLICT', { message: 'This pre-chat is an entry now and does not change any more.' });
    const sequences = sequencesOf(await selectParts(tx, [id]), id);
    const found = turnOf(sequences, input);
    if (found) await correct(tx, chat, found, { ...input, text, basedOn: ctx.ifMatch ?? input.version ?? null });
    else {
      const open = openSequence(chat, sequences, input);
      const parts = { ...open, sequence: await reserveUnpaid(tx, open.sequence, chat.noteId) };
      const answeredBy = input.answeredBy ?? chat.answeredBy;
      await storeAnswer(tx, chat, parts, { id: input.turnId, text, answeredBy, authorId: tx.actor.userId });
    }
    await changePreChat(tx, id, {});
    await publishPreChat(tx, chat);
    return showPreChat(tx, id);
  });
}

/**
 * An answer from the patient's page, which holds the lock. The same answer sent again is stored once. It corrects nothing.
 * @throws AppError as above
 */
export async function answerByLink(tx: Tx, id: string, { turnId, question, answer }: LinkAnswer): Promise<void> {
  const text = wordsOf(answer);
  const chat = await getLinkedPreChat(tx, id);
  const sequences = sequencesOf(await selectParts(tx, [id]), id);
  const known = sequences.flatMap(({ turns }) => turns).find((turn) => turn.id === turnId);
  if (known?.answer === text) return;
  const isOver = chat.transferredAt !== null || sequences.some(isAlarm);
  if (known || isOver) throw new AppError('CONFLICT', { message: 'No question waits for an answer here.' });
  const parts = openSequence(chat, sequences, { question });
  await storeAnswer(tx, chat, parts, { id: turnId, text, answeredBy: chat.answeredBy, authorId: null });
  await changePreChat(tx, id, {});
  await publishPreChat(tx, chat);
}

/** @throws AppError INVALID_INPUT */
function wordsOf(answer: string): string {
  const text = storable(answer).trim();
  if (text !== '' && text.length <= interviewLimits.answer) return text;
  const msg = text === '' ? 'an answer is needed' : `more than ${interviewLimits.answer} characters`;
  throw new AppError('INVALID_INPUT', { detail: [{ loc: ['body', 'answer'], msg }] });
}

type Found = { parts: SequenceParts; turn: TurnRow };

/** The answer that is meant, by its id; or, for who sends none, the one to a question that was answered. */
function turnOf(sequences: readonly SequenceParts[], { turnId, question, prompt_id }: PrechatUpdate): Found | null {
  const all = sequences
    .filter(({ sequence }) => prompt_id === undefined || sequence.promptId === prompt_id)
    .flatMap((parts) => parts.turns.map((turn) => ({ parts, turn })));
  if (turnId !== undefined) return all.find(({ turn }) => turn.id === turnId) ?? null;
  return (question !== undefined && all.findLast(({ turn }) => turn.question.text === question)) || null;
}

/** @throws AppError NOT_FOUND, CONFLICT */
function openSequence(
  chat: Chat,
  sequences: readonly SequenceParts[],
  { prompt_id, question }: Pick<PrechatUpdate, 'prompt_id' | 'question'>,
): SequenceParts {
  const asked = sequences.filter(({ sequence }) => prompt_id === undefined || sequence.promptId === prompt_id);
  if (asked.length === 0) throw notFound();
  const open = asked.find(({ sequence }) => sequence.state === 'open');
  if (!open) throw new AppError('CONFLICT', { message: 'No question waits for an answer here.' });
  const next = nextQuestion(stateOf(chat, open));
  if (question !== undefined && next.kind === 'question' && next.question.text !== question)
    throw new AppError('CONFLICT', { message: 'That question was answered already. Look at what is asked now.' });
  return open;
}

type Chat = Omit<PreChatRow, 'patient' | 'author' | 'mayEdit'>;
/** `authorId`: the member of staff who wrote it; null for the patient's side. */
type NewAnswer = { id?: string | undefined; text: string; answeredBy: AnsweredBy; authorId: string | null };

/** Stores an answer to the question that waits, with all that it raises. */
export async function storeAnswer(
  tx: Tx,
  chat: Chat,
  parts: SequenceParts,
  { id, text, answeredBy, authorId }: NewAnswer,
): Promise<void> {
  const { sequence, turns } = parts;
  const { state } = addAnswer(stateOf(chat, parts), text);
  const { question } = state.answers.at(-1)!;
  const turn: TurnRow = {
    id: id ?? tx.ids.uuid(),
    preChatId: chat.id,
    promptId: sequence.promptId,
    position: turns.length,
    question: storable(question),
    answer: text,
    answeredBy,
    authorId,
    corrections: [],
    version: 1,
    createdAt: tx.clock.now(),
  };
  await insertTurn(tx, turn);
  await setSequenceState(tx, sequence, standingAfter(sequence.state, state));
  await takeSequence(tx, sequence);
  if (authorId !== null) await tx.audit('pre-chat.answer', { type: 'pre-chat', id: chat.id, noteId: chat.noteId });
  await raiseFlags(tx, chat, { ...parts, turns: [...turns, turn] }, state.flags);
}

async function correct(
  tx: Tx,
  chat: PreChatRow,
  { parts, turn }: Found,
  { text, basedOn }: { text: string; basedOn: number | null },
): Promise<void> {
  if (turn.answer === text) return;
  if (basedOn !== null && basedOn !== turn.version) {
    const loc = ['body', 'answer'];
    const detail = [
      { loc: [...loc, 'yours'], msg: text },
      { loc: [...loc, 'theirs'], msg: turn.answer },
    ];
    throw new AppError('VERSION_CONFLICT', { detail });
  }
  const corrections = [...turn.corrections, { before: turn.answer, userId: tx.actor.userId, at: tx.clock.now() }];
  await changeTurn(tx, turn.id, { answer: text, corrections, version: turn.version + 1 });
  await tx.audit('pre-chat.correct', { type: 'pre-chat', id: chat.id, noteId: chat.noteId });
  const { state } = correctAnswer(stateOf(chat, parts), turn.position, text);
  await setSequenceState(tx, parts.sequence, standingAfter(parts.sequence.state, state));
  await raiseFlags(tx, chat, parts, state.flags);
}
