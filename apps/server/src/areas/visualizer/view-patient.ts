import { actionCosts } from '@clinical/contract/models';
import type { Picture } from '@clinical/contract/visualizer/picture.schemas';
import type {
  ChartWish,
  DiagnosticAndDelta,
  ExtraInfo,
  LongitudinalData,
  PictureWish,
} from '@clinical/contract/visualizer/visualizer.schemas';
import type { PictureInput } from '@clinical/language/picture/picture-input';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';
import { gatherChart } from './gather-chart.ts';

const pictureTask = workTask<PictureInput, Picture>(new URL('./make-picture.worker.ts', import.meta.url).href);

/**
 * The picture of a chart. It is reserved before it is made, taken with its audit row, and given back when it fails. The same wish on an
 * unchanged chart is paid once. @throws AppError NOT_FOUND, NO_CREDITS, NO_SEAT
 */
export async function viewPatient(ctx: Context, noteId: string, wish: PictureWish): Promise<Picture> {
  const { input, state } = await gatherChart(ctx, noteId, wish);
  const key = `visualizer:${noteId}:${state}`;
  const plan = ctx.use(creditPlan);
  await ctx.transaction(async (tx) => {
    const { ownKey } = await actingModel(tx, true);
    const credits = ownKey || plan.localEngineIsFree ? 0 : actionCosts.visualizer;
    await reserveCredits(tx, plan, { key, action: 'visualizer', credits, noteId });
  });
  try {
    const picture = await runInPool(ctx, pictureTask, input);
    await ctx.transaction(async (tx) => {
      await takeCredits(tx, key);
      await tx.audit('visualizer.view', { type: 'note', id: noteId, noteId });
    });
    return picture;
  } catch (error) {
    await ctx.transaction((tx) => returnCredits(tx, key));
    throw error;
  }
}

/** A picture for another part of the program or a caller of the API: nothing is paid. @throws AppError NOT_FOUND */
export async function pictureOf(ctx: Context, noteId: string, wish: PictureWish): Promise<Picture> {
  const { input } = await gatherChart(ctx, noteId, wish);
  return runInPool(ctx, pictureTask, input);
}

async function audited(ctx: Context, action: string, { noteId, ...wish }: ChartWish): Promise<Picture> {
  const picture = await pictureOf(ctx, noteId, wish);
  await ctx.audit(action, { type: 'note', id: noteId, noteId });
  return picture;
}

/** @throws AppError NOT_FOUND */
export async function longitudinalData(ctx: Context, wish: ChartWish): Promise<LongitudinalData> {
  const { series } = await audited(ctx, 'visualizer.values', wish);
  return { noteId: wish.noteId, metrics: series };
}

/** @throws AppError NOT_FOUND */
export async function diagnosticAndDelta(ctx: Context, wish: ChartWish): Promise<DiagnosticAndDelta> {
  const { since, lastVisit, problems, medications, changes, timeline } = await audited(ctx, 'visualizer.delta', wish);
  return { noteId: wish.noteId, since, lastVisit, diagnoses: problems, medications, changes, timeline };
}

/** @throws AppError NOT_FOUND */
export async function extraInfo(ctx: Context, wish: ChartWish): Promise<ExtraInfo> {
  const picture = await audited(ctx, 'visualizer.extra', wish);
  const { safety, social, procedures, findings, openQuestions, notKnown } = picture;
  return { noteId: wish.noteId, safety, social, procedures, findings, openQuestions, notKnown };
}
