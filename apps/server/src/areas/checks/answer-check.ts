import { answersTo } from '@clinical/contract/checks/checks.rules';
import type { AnswerCheck, AnsweredCheck } from '@clinical/contract/checks/checks.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { publishNoteEdit, getTranscriptFor, lockTranscriptFor, type Entry } from '../transcripts/public.ts';
import { answersOf, findCheckRun, insertAnswer, markUndone, type CheckRun } from './checks.queries.ts';
import { storable } from '../../platform/storable.ts';
import { insertMissing, takeOutInserted } from './insert-missing.ts';
import { showChecks } from './show-checks.ts';

type Given = Exclude<AnswerCheck, { action: 'insert' | 'undo' }>;

/**
 * Answers one thing that was found, or takes the last answer back.
 * @throws AppError NOT_FOUND when nothing of that key was found or answered, CONFLICT when it cannot be answered so
 */
export async function answerCheck(ctx: Context, id: string, key: string, answer: AnswerCheck): Promise<AnsweredCheck> {
  const entry = await getTranscriptFor(ctx, id, 'edit');
  if (answer.action === 'insert') return insertMissing(ctx, id, await foundFor(ctx, entry, key, 'insert'), answer.text);
  if (answer.action !== 'undo') return ctx.transaction((tx) => give(tx, id, key, answer));
  const last = (await answersOf(ctx, id)).findLast((given) => given.key === key);
  if (!last) throw notFound();
  if (last.action === 'insert') return takeOutInserted(ctx, id, last);
  return ctx.transaction(async (tx) => {
    const locked = await lockTranscriptFor(tx, id, 'edit');
    await markUndone(tx, last.id);
    return told(tx, locked, 'checks.undo');
  });
}

async function give(tx: Tx, id: string, key: string, answer: Given): Promise<AnsweredCheck> {
  const entry = await lockTranscriptFor(tx, id, 'edit');
  await foundFor(tx, entry, key, answer.action);
  for (const earlier of await answersOf(tx, id)) if (earlier.key === key) await markUndone(tx, earlier.id);
  const words =
    answer.action === 'dismiss'
      ? { reason: answer.reason, text: storable(answer.text ?? '') }
      : { reason: null, text: storable(answer.reason) };
  await insertAnswer(tx, {
    transcriptId: id,
    key,
    action: answer.action,
    ...words,
    section: null,
    version: entry.version,
  });
  return told(tx, entry, `checks.${answer.action}`);
}

async function foundFor(
  scope: Pick<Context, 'db'>,
  entry: Entry,
  key: string,
  action: 'insert' | 'dismiss' | 'accept',
): Promise<CheckRun['checks'][number]> {
  const found = (await findCheckRun(scope, entry.id))?.checks.find((check) => check.key === key);
  if (!found) throw notFound();
  if (answersTo(found).includes(action)) return found;
  throw new AppError('CONFLICT', {
    message:
      action === 'dismiss'
        ? 'A major finding cannot be dismissed. Correct the text, or accept it with a reason.'
        : 'A missing item can be inserted or dismissed; a flag can be accepted.',
  });
}

async function told(tx: Tx, entry: Entry, action: string): Promise<AnsweredCheck> {
  await tx.audit(action, { type: 'transcript', id: entry.id, noteId: entry.noteId });
  await publishNoteEdit(tx, entry);
  return { checks: await showChecks(tx, entry), transcript: null };
}
