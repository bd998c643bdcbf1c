import type { PriceQuery, ProcessCards, ProcessPrice, ProcessStarted } from '@clinical/contract/kanban/kanban.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { retryTask, startTask, succeedTask, type TaskRef } from '../../platform/jobs/background-tasks.ts';
import { storable } from '../../platform/storable.ts';
import { actingModel } from '../accounts/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { reserveForNote } from '../scribe/public.ts';
import { resolveRecipe } from '../templates/public.ts';
import { preferredModel } from '../transcripts/public.ts';
import { type CardLine, entryKinds, linesOf } from './card-pieces.ts';
import type { CardRequest } from './card-request.ts';
import { type CardRow, lockCards, selectCards } from './kanban.queries.ts';
import { processCardJob, processCardsJob } from './process-cards.job.ts';
import {
  insertCardRun,
  lockCardsOf,
  selectBusyCards,
  selectEndedParts,
  selectWrittenElsewhere,
} from './runs.queries.ts';
import { publishBoard } from './show-card.ts';

/** What processing those of the cards that are in the chart would cost. @throws AppError NOT_FOUND */
export async function priceCards(ctx: Context, noteId: string, { ids, model }: PriceQuery): Promise<ProcessPrice> {
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, noteId, 'edit');
    const cards = await selectCards(tx, note.id, ids.split(',').filter(isUuid));
    const lines = await linesOf(tx, cards, model ?? (await preferredModel(tx)));
    const { llm } = await actingModel(tx);
    await tx.audit('card.price', { type: 'note', id: note.id, noteId: note.id });
    return {
      credits: sumOf(lines),
      followsInstruction: llm.label !== null,
      lines: lines.map(({ card, credits, problem }) => ({ cardId: card.id, credits, problem })),
    };
  });
}

/**
 * Starts one job over cards, with a part for each file of them, and sets its price aside. A card is done when all of it is written.
 * @throws AppError NOT_FOUND, NO_CREDITS, NO_SEAT, TEMPLATE_WITHOUT_SECTIONS; CONFLICT for a card that is being processed, or a higher price
 */
export async function processCards(ctx: Context, noteId: string, input: ProcessCards): Promise<ProcessStarted> {
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, noteId, 'edit');
    await resolveRecipe(tx, input.templateId);
    const cards = await lockAll(tx, note.id, input.cardIds);
    const busy = await selectBusyCards(tx, input.cardIds);
    const taken = cards.find(({ id }) => busy.has(id));
    if (taken) throw new AppError('CONFLICT', { message: `“${taken.title}” is being processed already.` });
    const model = input.model ?? (await preferredModel(tx));
    const lines = await linesOf(tx, cards, model);
    const credits = sumOf(lines);
    if (input.credits !== undefined && credits > input.credits) {
      throw new AppError('CONFLICT', { message: `The price is ${credits} credits now. Look at it and start again.` });
    }
    const wholeTaskId = await startTask(tx, processCardsJob, { kind: 'cards', noteId: note.id, payload: {} });
    const request: CardRequest = {
      instruction: storable(input.instruction ?? '').trim(),
      templateId: input.templateId ?? null,
      model: input.model ?? null,
    };
    for (const line of lines) await startLine(tx, line, { wholeTaskId, request, model });
    await publishBoard(tx, note.id);
    return { taskId: wholeTaskId, credits };
  });
}

async function startLine(
  tx: Tx,
  { card, pieces, problem }: CardLine,
  { wholeTaskId, request, model }: { wholeTaskId: string; request: CardRequest; model: string },
): Promise<void> {
  const { noteId } = card;
  for (const { kind, asset } of pieces) {
    const part = { kind: 'card', noteId, recordId: card.id, partOf: wholeTaskId, payload: {} };
    const taskId = await startTask(tx, processCardJob, part);
    const run = { taskId, wholeTaskId, cardId: card.id, kind, assetId: asset?.id ?? null, request };
    await insertCardRun(tx, { ...run, transcriptId: null, createdAt: tx.clock.now(), writtenAt: null });
    const entry = { kind: entryKinds[kind], version: 0 };
    if (problem === null) await reserveForNote(tx, { taskId, attempt: 1, noteId, model, entry });
  }
  await tx.audit('card.process', { type: 'card', id: card.id, noteId });
}

/** The job of the whole: a retry starts again what came to nothing, unless another job writes it or has done so meanwhile. */
export async function restartParts(ctx: Context, ref: TaskRef): Promise<void> {
  if (ref.attempt === 1) return;
  await ctx.transaction(async (tx) => {
    const ended = (await selectEndedParts(tx, ref)).map(({ run }) => run);
    await lockCardsOf(tx, ended);
    const elsewhere = await selectWrittenElsewhere(tx, ended);
    const left = ended.filter(({ taskId }) => !elsewhere.has(taskId));
    for (const { taskId } of left) await retryTask(tx, taskId, ref.local);
    if (left.length === 0) await succeedTask(tx, ref.taskId, elsewhere.size > 0 ? writtenElsewhere : '');
  });
}

const writtenElsewhere = 'Another job processes these cards, or has done so since.';

/** @throws AppError NOT_FOUND when one of them is not in the chart */
async function lockAll(tx: Tx, noteId: string, ids: readonly string[]): Promise<CardRow[]> {
  const wanted = [...new Set(ids)];
  const cards = await lockCards(tx, noteId, wanted);
  if (cards.length < wanted.length) throw notFound();
  return wanted.map((id) => cards.find((card) => card.id === id)!);
}

const sumOf = (lines: readonly CardLine[]): number => lines.reduce((sum, { credits }) => sum + credits, 0);
