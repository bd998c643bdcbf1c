import type { ExportFormat } from '@clinical/contract/exports/exports.schemas';
import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import { Readable } from 'node:stream';
import { type FetchedScript, fontsPort } from '../../gateways/fonts/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { safeFileName } from '../../platform/zip/safe-file-name.ts';
import { getNoteFor } from '../notes/public.ts';
import { showChecks } from '../checks/public.ts';
import { noteAddenda, showEntry, getTranscriptFor } from '../transcripts/public.ts';
import { findPractice, findReader, findTemplateTitle } from './exports.queries.ts';
import { type NoteDocument, noteDocument } from './note-document.ts';
import type { PdfInput, PdfResult } from './pdf.worker.ts';

type Writer = { write(ctx: Context, note: NoteDocument): Promise<Uint8Array>; mediaType: string };
const taskOf = <Input, Output>(file: string) => workTask<Input, Output>(new URL(file, import.meta.url).href);
const pdfTask = taskOf<PdfInput, PdfResult>('./pdf.worker.ts');
const wordTask = taskOf<NoteDocument, Uint8Array>('./docx.worker.ts');
const writers: Record<ExportFormat, Writer> = {
  pdf: { write: writePdf, mediaType: 'application/pdf' },
  docx: {
    write: (ctx, note) => runInPool(ctx, wordTask, note),
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};

/** Draws the note. Fonts that it lacks are downloaded first. @throws AppError FONT_MISSING */
async function writePdf(ctx: Context, note: NoteDocument): Promise<Uint8Array> {
  const fonts = ctx.use(fontsPort);
  const draw = () => runInPool(ctx, pdfTask, { note, faces: fonts.faces });
  let result = await draw();
  if ('missing' in result) {
    const { missing } = result;
    await fonts.fetch(missing).catch((error: Error) => {
      throw new AppError('FONT_MISSING', { message: fontMissing(missing, error.message), cause: error });
    });
    result = await draw();
  }
  if ('missing' in result) throw new AppError('FONT_MISSING');
  return result.pdf;
}

const fontMissing = (scripts: readonly FetchedScript[], reason: string): string =>
  `This note has ${scripts.join(', ')} text, which this PDF could not show. ${reason} ` +
  'An administrator adds the fonts with `npm run get-fonts`. The Word export works without them.';

/** `timeZone`: the reader's own; without it the one of their working hours, else UTC. */
type ExportOptions = { format: ExportFormat; timeZone?: string | undefined };

/**
 * The note of an entry as a file that needs no program of ours. An unsigned one says on each page that it is a draft, and
 * sentences without a source say so; a signed one says by whom, and has its addenda below it.
 * @throws AppError NOT_FOUND, FONT_MISSING, EMPTY_SOURCE when no note was written
 */
export async function exportEntry(ctx: Context, id: string, { format, timeZone }: ExportOptions): Promise<BytesReply> {
  const { entry, patient, note } = await entryDocument(ctx, id, timeZone);
  const { write, mediaType } = writers[format];
  const bytes = await write(ctx, note);
  await ctx.audit('transcript.export', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return {
    fileName: `${safeFileName(patient, 'patient')} ${isoTime(entry.createdAt).slice(0, 10)}.${format}`,
    mediaType,
    size: bytes.length,
    open: async (range) =>
      Readable.from([Buffer.from(bytes).subarray(range?.start ?? 0, (range?.end ?? bytes.length - 1) + 1)]),
  };
}

/** The same as a PDF, for a part of something larger. */
export async function entryPdf(ctx: Context, id: string): Promise<Uint8Array> {
  return writePdf(ctx, (await entryDocument(ctx, id)).note);
}

/**
 * What the note of an entry is to a reader, before it becomes a file. Nothing is audited.
 * @throws AppError NOT_FOUND, EMPTY_SOURCE when no note was written
 */
export async function entryDocument(ctx: Context, id: string, timeZone?: string | null) {
  const entry = await getTranscriptFor(ctx, id, 'read');
  const walled = ctx.withRowLevelSecurity(entry.workspaceId);
  const chart = await getNoteFor(walled, entry.noteId, 'read');
  if (entry.sentences.length === 0) {
    throw new AppError('EMPTY_SOURCE', { message: 'This entry has no note yet.' });
  }
  const found = await showChecks(walled, entry);
  const states = statesOf(entry.sentences, found.version === entry.version ? found : null);
  const addenda = await ctx.use(noteAddenda).of(walled, id);
  const clinicianId = entry.onBehalfOf ?? entry.signedBy ?? ctx.actor.userId;
  const reader = await findReader(ctx);
  const note = noteDocument({
    entry: await showEntry(walled, id),
    states,
    patient: chart,
    practice: await findPractice(ctx, entry.workspaceId, clinicianId),
    template: entry.templateId === null ? null : await findTemplateTitle(ctx, entry.templateId),
    reader: { locale: reader.locale, timeZone: timeZone ?? reader.timeZone ?? 'UTC' },
    addenda,
  });
  return { entry, chart, patient: chart.title, note, addenda, states };
}
