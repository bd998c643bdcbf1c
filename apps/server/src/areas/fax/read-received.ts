import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { FaxLabel } from '@clinical/contract/fax/received.schemas';
import { readFax } from '@clinical/language/fax/read-fax';
import { z } from 'zod';
import { documentReader } from '../../gateways/documents/port.ts';
import { actingAs } from '../../platform/acting-as.ts';
import { alerts } from '../../platform/alerts.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob, onJob } from '../../platform/jobs/job.ts';
import { storable } from '../../platform/storable.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { fileFax } from './file-fax.ts';
import { type FaxRow, lockFax, updateFax } from './fax.queries.ts';
import { type AnsweredLoop, matchFax } from './match-fax.ts';
import { publishFax } from './publish-fax.ts';
import { receivedAlert } from './received-alert.ts';
import { findAdmin, findReading, findReceived, saveReading } from './received.queries.ts';

/** OCR takes some seconds a page, and a fax has up to 100. */
export const readReceived = defineJob({
  name: 'fax.read',
  payload: z.object({ faxId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 1_200,
});

/** Reads what came in, and files it where that is certain. What cannot be read waits for a person, with the reason. */
export const onReadReceived = onJob(readReceived, async (ctx, { faxId }) => {
  const fax = await findReceived(ctx.db, faxId);
  if (!fax || fax.reading === 'failed') return;
  try {
    if (fax.reading === 'waiting') await read(ctx, fax);
  } catch (error) {
    if (!(error instanceof AppError) || !isLasting(error)) throw error;
    await ctx.transaction(async (tx) => {
      await updateFax(tx, faxId, { reading: 'failed', readingReason: error.message });
      await tx.audit('fax.read-failed', { type: 'fax', id: faxId });
      await tx.use(alerts).raise(tx, receivedAlert(fax));
      await publishFax(tx, fax);
    });
    return;
  }
  await fileCertain(ctx, faxId);
});

/** What comes again the same way however often it is tried. A reader that has too much to do is asked again later. */
const isLasting = ({ code, retryAfter }: AppError): boolean =>
  code === 'UNREADABLE_SOURCE' || code === 'TOO_LARGE' || (code === 'UNAVAILABLE' && retryAfter === undefined);

async function read(ctx: Context, fax: FaxRow): Promise<void> {
  const bytes = await ctx.use(fileStore).readAll(fax.fileId, faxLimits.bytes);
  const pages = storable(await ctx.use(documentReader).readFax({ bytes, signal: ctx.signal }, () => undefined));
  const presentYear = Number(isoTime(ctx.clock.now()).slice(0, 4));
  const { label, summary, ...said } = readFax(pages, presentYear);
  const hasWords = pages.some(({ lines }) => lines.length > 0);
  await ctx.transaction(async (tx) => {
    const now = await lockFax(tx, fax.id);
    if (now.reading !== 'waiting') return;
    await saveReading(tx, fax.id, { pages, ...said });
    await updateFax(tx, fax.id, {
      reading: hasWords ? 'read' : 'failed',
      readingReason: hasWords ? null : 'no words could be made out.',
      // what somebody has said meanwhile stands
      label: now.label ?? (hasWords ? label : null),
      summary,
      mayBeSplit: said.borders.length > 0,
    });
    await tx.audit('fax.ocr', { type: 'fax', id: fax.id });
    if (!hasWords) await tx.use(alerts).raise(tx, receivedAlert(fax));
    await publishFax(tx, fax);
  });
}

/** As the owner of the chart, who has it on their desk then. What is not certain is left to a person, who is told. */
async function fileCertain(ctx: Context, faxId: string): Promise<void> {
  const [fax, reading] = [await findReceived(ctx.db, faxId), await findReading(ctx, faxId)];
  if (!reading || fax?.reading !== 'read' || !isOpen(fax)) return;
  const { certain, loops } = await matchFax(ctx, fax, reading.fields);
  if (!certain) {
    await ctx.transaction((tx) => tx.use(alerts).raise(tx, receivedAlert(fax)));
    return;
  }
  const owner = { userId: certain.ownerId, workspaceId: fax.workspaceId };
  const acting = await ctx
    .use(actingAs)
    .contextOf(owner)
    .catch((error: unknown) => {
      // who has left leaves it to an admin
      if (error instanceof AppError && error.code === 'NOT_FOUND') return ctx;
      throw error;
    });
  await fileFax(acting, fax, reading, {
    noteId: certain.note.id,
    filedBy: null,
    task: null,
    closes: onlyLoop(loops, certain.note.id, fax.label ?? 'other'),
  });
}

const orders: readonly TaskCategory[] = ['Labs', 'Orders'];
/** What kind of task each kind of fax answers. */
const answered: Partial<Record<FaxLabel, readonly TaskCategory[]>> = {
  'referral-reply': ['Referral'],
  discharge: ['Referral'],
  'lab-result': orders,
  imaging: orders,
};

/** The open task of the chart that this fax answers, where there is one only: a laboratory's result closes no referral. */
function onlyLoop(loops: readonly AnsweredLoop[], noteId: string, label: FaxLabel): string | null {
  const fitting = loops.filter((loop) => loop.noteId === noteId && answered[label]?.includes(loop.category));
  const ids = new Set(fitting.map(({ id }) => id));
  return ids.size === 1 ? [...ids][0]! : null;
}

const isOpen = ({ filedAt, splitAt, spamAt }: FaxRow): boolean =>
  filedAt === null && splitAt === null && spamAt === null;

/** Queues reading of a fax, as somebody who may see all of its workspace. */
export async function queueReading(
  program: { db: Database; use: Context['use'] },
  { id: faxId, workspaceId }: Pick<FaxRow, 'id' | 'workspaceId'>,
): Promise<void> {
  const userId = await findAdmin(program.db, workspaceId);
  if (userId === null) return;
  const ctx = await program.use(actingAs).contextOf({ userId, workspaceId });
  await ctx.transaction((tx) => tx.enqueue(readReceived, { faxId }));
}
