import type { PairFax, PairPendingFax, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { matchChart } from '@clinical/language/fax/match-chart';
import type { z } from 'zod';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { assertLoop } from '../clinical-tasks/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { assertUnfiled, type Filing, fileFax } from './file-fax.ts';
import { getFaxFor } from './fax.queries.ts';
import { matchFax } from './match-fax.ts';
import { findReading } from './received.queries.ts';
import { showReceived } from './received.reads.ts';

/**
 * Files a received fax in a chart, as the reply to a loop of it where one is named. @throws AppError NOT_FOUND; CONFLICT when it is filed already; IDENTITY_CONFLICT when
 * it reads against the chart and nobody has confirmed that
 */
export async function pairFax(ctx: Context, input: z.output<typeof PairFax>): Promise<ReceivedFax> {
  const { id, noteId, task = null, closes = null, confirmed } = input;
  if (closes !== null) await assertLoop(ctx, noteId, closes);
  return pair(ctx, id, confirmed, { noteId, filedBy: ctx.actor.userId, task, closes });
}

/** Files a received fax as the reply to one that went to its sender. @throws AppError as above */
export async function pairPendingFax(ctx: Context, input: z.output<typeof PairPendingFax>): Promise<ReceivedFax> {
  const { id, sentFaxId, confirmed } = input;
  const fax = await getFaxFor(ctx, id, 'edit');
  assertUnfiled(fax);
  const { answers } = await matchFax(ctx, fax, []);
  const answered = answers.find((each) => each.id === sentFaxId);
  if (!answered) throw notFound();
  const { noteId, task } = answered;
  return pair(ctx, id, confirmed, { noteId, filedBy: ctx.actor.userId, task: null, closes: task?.id ?? null });
}

async function pair(ctx: Context, id: string, confirmed: boolean, filing: Filing): Promise<ReceivedFax> {
  const fax = await getFaxFor(ctx, id, 'edit');
  assertUnfiled(fax);
  const chart = await getNoteFor(ctx, filing.noteId, 'edit');
  if (chart.workspaceId !== fax.workspaceId) throw notFound();
  const reading = await findReading(ctx, id);
  if (!confirmed && reading) {
    const { title: name, dateOfBirth, mrn } = chart;
    const { features } = matchChart(reading.fields, { name, dateOfBirth, mrn, clinicians: [], sender: null });
    const against = features.find(({ contradicts }) => contradicts);
    if (against) {
      const what = against.feature === 'name' ? 'The name' : 'The date of birth';
      throw new AppError('IDENTITY_CONFLICT', {
        message: `${what} on the fax is ${against.read}, in the chart ${against.chart}. Look at both, then confirm.`,
      });
    }
  }
  await fileFax(ctx, fax, reading, filing);
  return showReceived(ctx, id);
}
