import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { FaxPacket } from '@clinical/contract/fax/fax.schemas';
import { limits } from '@clinical/contract/limits';
import { Readable } from 'node:stream';
import { documentBinder } from '../../gateways/documents/port.ts';
import { faxPort } from '../../gateways/fax/port.ts';
import { fontsPort } from '../../gateways/fonts/port.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { isTaskOfChart } from '../clinical-tasks/public.ts';
import { entryPdf, findPractice } from '../exports/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { assetsOf, type Entry, getTranscriptFor } from '../transcripts/public.ts';
import type { CoverInput, CoverResult } from './cover.worker.ts';
import { findSenderName, insertFax } from './fax.queries.ts';
import type { FaxTargetRow } from './fax.table.ts';
import { findLineOf, type LineRow } from './line.queries.ts';
import { numberWarnings } from './number-warnings.ts';
import { lineOf } from './own-line.ts';
import { selectOwnUploads } from './uploads.queries.ts';

type Wanted = {
  noteId: string;
  targets: FaxTargetRow[];
  coverNote: string;
  entryIds: string[];
  uploadIds: string[];
  taskId: string | null;
};
type Part = { title: string; unsigned: boolean; otherPatient: string | null; pdf: Uint8Array };

const noNumber =
  'This workspace has no fax number yet. Ask the person who runs this server to give it one (FAX_NUMBERS).';

const coverTask = workTask<CoverInput, CoverResult>(new URL('./cover.worker.ts', import.meta.url).href);

/**
 * Makes the file that would be sent, and keeps it for a day. Each document is of this chart.
 * @throws AppError NOT_FOUND, CONFLICT for a number that the line does not reach, EMPTY_SOURCE for an entry that has nothing to send,
 * TOO_LARGE, UNREADABLE_SOURCE, FONT_MISSING
 */
export async function prepareFax(ctx: Context, wanted: Wanted): Promise<FaxPacket> {
  const chart = await getNoteFor(ctx, wanted.noteId, 'edit');
  if (chart.workspaceId !== ctx.actor.workspaceId) {
    throw new AppError('CONFLICT', {
      message: 'This chart is of another workspace. Switch to that one to send a fax.',
    });
  }
  if (wanted.taskId !== null && !(await isTaskOfChart(ctx, chart.id, wanted.taskId))) throw notFound();
  const own = await ctx.transaction((tx) => lineOf(tx));
  if (own.number === null) throw new AppError('CONFLICT', { message: noNumber });
  const line = { ...own, number: own.number };
  await assertReached(ctx, line, wanted.targets);
  const parts: Part[] = [];
  for (const id of wanted.entryIds) parts.push(await partOf(ctx, wanted.noteId, id));
  parts.push(...(await uploadedParts(ctx, wanted)));
  const { pdf, pages, sizes } = await bind(ctx, line, wanted, parts);
  const total = pages.reduce((sum, count) => sum + count, 0);
  if (total > faxLimits.pages) throw tooLarge(`${total} pages; a fax has at most ${faxLimits.pages}`);
  if (pdf.length > faxLimits.bytes) throw tooLarge(`${Math.ceil(pdf.length / 1e6)} MB; a fax has at most 20 MB`);
  const stored = await ctx.use(fileStore).write(Readable.from([Buffer.from(pdf)]), {
    workspaceId: ctx.actor.workspaceId,
    limit: faxLimits.bytes,
  });
  const row = {
    id: ctx.ids.uuid(),
    workspaceId: chart.workspaceId,
    direction: 'sent' as const,
    noteId: chart.id,
    fileId: stored.fileId,
    mediaType: 'application/pdf',
    size: stored.size,
    pages: total,
    documents: parts.map(({ title, unsigned, otherPatient }, at) => ({
      title,
      unsigned,
      otherPatient,
      pages: pages[at + 1]!,
    })),
    targets: wanted.targets,
    fromNumber: line.number,
    lineId: null,
    createdBy: ctx.actor.userId,
    createdAt: ctx.clock.now(),
    sentAt: null,
    taskId: wanted.taskId,
  };
  try {
    await ctx.transaction(async (tx) => {
      await insertFax(tx.db, row);
      await tx.audit('fax.prepare', { type: 'fax', id: row.id, noteId: chart.id });
    });
  } catch (error) {
    await deleteFiles(ctx, [stored.fileId]);
    throw error;
  }
  const { id, documents, size } = row;
  const warnings = await numberWarnings(ctx, wanted.targets);
  return { id, noteId: chart.id, patient: chart.title, pages: total, sizes, size, documents, warnings };
}

const tooLarge = (message: string): AppError =>
  new AppError('TOO_LARGE', { message: `This fax would have ${message}.` });

/** A line within the installation carries to its workspaces only; that is said before anything is sent. */
async function assertReached(ctx: Context, line: LineRow, targets: readonly FaxTargetRow[]): Promise<void> {
  const contacts = targets.filter(({ contactId }) => contactId !== null);
  if (line.contactsOnly && contacts.length < targets.length) {
    throw new AppError('CONFLICT', { message: 'This workspace sends faxes to its contacts only. Choose a contact.' });
  }
  if (ctx.use(faxPort).reaches === 'everyone') return;
  for (const { number } of targets) {
    if (await findLineOf(ctx.db, number)) continue;
    throw new AppError('CONFLICT', {
      message: `No fax line to the outside is connected. ${number} is not the number of a workspace of this installation.`,
    });
  }
}

/** A note as PDF, or the PDF that an entry holds. @throws AppError NOT_FOUND, EMPTY_SOURCE */
async function partOf(ctx: Context, noteId: string, id: string): Promise<Part> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  if (entry.noteId !== noteId) throw new AppError('NOT_FOUND');
  const title = entry.fileName ?? titleOf(entry);
  if (entry.sentences.length > 0) {
    return { title, unsigned: entry.signedAt === null, otherPatient: null, pdf: await entryPdf(ctx, id) };
  }
  const asset = (await assetsOf(ctx, [entry])).find(({ mediaType }) => mediaType === 'application/pdf');
  if (!asset) throw new AppError('EMPTY_SOURCE', { message: `“${title}” has neither a note nor a PDF to send.` });
  const pdf = await ctx.use(fileStore).readAll(asset.fileId, limits.pdfFile * 2);
  return { title, unsigned: false, otherPatient: null, pdf };
}

/** In the order in which they are named. @throws AppError NOT_FOUND for one of another person or chart, or older than a day */
async function uploadedParts(ctx: Context, { noteId, uploadIds }: Wanted): Promise<Part[]> {
  const found = new Map((await selectOwnUploads(ctx, noteId, uploadIds)).map((upload) => [upload.id, upload]));
  const parts: Part[] = [];
  for (const id of uploadIds) {
    const upload = found.get(id);
    if (!upload) throw notFound();
    const { name, fileId, about } = upload;
    const pdf = await ctx.use(fileStore).readAll(fileId, faxLimits.bytes);
    parts.push({ title: name, unsigned: false, otherPatient: about.state === 'other' ? about.text : null, pdf });
  }
  return parts;
}

const titleOf = ({ createdAt }: Entry): string => `Note of ${isoTime(createdAt).slice(0, 10)}`;

/** The cover says how many pages there are, so what it covers is counted first. */
async function bind(ctx: Context, line: LineRow, wanted: Wanted, parts: readonly Part[]) {
  const binder = ctx.use(documentBinder);
  const documents = parts.map(({ pdf }) => pdf);
  const cover = await drawCover(ctx, line, wanted, 1);
  const counted = await binder.bind({ parts: [cover, ...documents], signal: ctx.signal });
  const total = counted.pages.reduce((sum, count) => sum + count, 0);
  const known = await drawCover(ctx, line, wanted, total);
  return binder.bind({ parts: [known, ...documents], signal: ctx.signal });
}

async function drawCover(ctx: Context, line: LineRow, { targets, coverNote }: Wanted, pages: number) {
  const { workspaceId, userId } = ctx.actor;
  const fonts = ctx.use(fontsPort);
  const input: CoverInput = {
    practice: await findPractice(ctx, workspaceId, userId),
    from: { name: await findSenderName(ctx), number: line.number },
    to: targets,
    date: isoTime(ctx.clock.now()).slice(0, 10),
    pages,
    note: coverNote,
    faces: fonts.faces,
  };
  let drawn = await runInPool(ctx, coverTask, input);
  if ('missing' in drawn) {
    await fonts.fetch(drawn.missing).catch((error: Error) => {
      throw new AppError('FONT_MISSING', { message: error.message, cause: error });
    });
    drawn = await runInPool(ctx, coverTask, input);
  }
  if ('missing' in drawn) throw new AppError('FONT_MISSING');
  return drawn.pdf;
}
