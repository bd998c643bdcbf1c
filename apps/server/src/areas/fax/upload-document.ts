import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { FaxAbout, FaxUpload, NewFaxUpload } from '@clinical/contract/fax/fax.schemas';
import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import { matchChart } from '@clinical/language/fax/match-chart';
import { readFax } from '@clinical/language/fax/read-fax';
import { documentBinder, type DocumentPage, documentReader } from '../../gateways/documents/port.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { checkDocuments } from '../capture/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { insertUpload, type UploadRow } from './uploads.queries.ts';

type Chart = { title: string; dateOfBirth: string | null; mrn: string | null };

/**
 * Keeps a PDF for a fax of a chart, and says whether it reads as if it were about somebody else.
 * @throws AppError NOT_FOUND, UNSUPPORTED_MEDIA, TOO_LARGE, EMPTY_SOURCE, UNREADABLE_SOURCE with the file's name; then nothing is kept
 */
export async function uploadDocument(
  ctx: Context,
  { noteId }: NewFaxUpload,
  files: readonly UploadedFile[],
): Promise<FaxUpload> {
  try {
    const chart = await getNoteFor(ctx, noteId, 'edit');
    const [file, ...more] = files;
    if (!file || more.length > 0) throw invalid(['body', 'files'], 'choose one PDF');
    checkDocuments([file], 'pdf');
    return await keep(ctx, chart, file);
  } catch (error) {
    await deleteFiles(
      ctx,
      files.map(({ fileId }) => fileId),
    );
    throw error;
  }
}

async function keep(ctx: Context, chart: Chart & { id: string }, file: UploadedFile): Promise<FaxUpload> {
  const { fileId, fileName: name, size } = file;
  const about = (why: string) => ({ message: `“${name}”: ${why}` });
  if (size > faxLimits.bytes) throw new AppError('TOO_LARGE', about('a fax may have at most 20 MB.'));
  const bytes = await ctx.use(fileStore).readAll(fileId, faxLimits.bytes);
  const { pages } = await ctx
    .use(documentReader)
    .inspect({ bytes, kind: 'pdf', signal: ctx.signal })
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      throw new AppError(error.code, { ...about(error.message), cause: error });
    });
  if (pages > faxLimits.pages) throw new AppError('TOO_LARGE', about(`a fax has at most ${faxLimits.pages} pages.`));
  const row: UploadRow = {
    id: ctx.ids.uuid(),
    workspaceId: ctx.actor.workspaceId,
    noteId: chart.id,
    fileId,
    name,
    size,
    pages,
    about: await compare(ctx, chart, { bytes, pages }),
    createdBy: ctx.actor.userId,
    createdAt: ctx.clock.now(),
  };
  await ctx.transaction(async (tx) => {
    await insertUpload(tx, row);
    await tx.audit('fax.upload', { type: 'fax', id: row.id, noteId: chart.id });
  });
  return { id: row.id, name, pages, size, about: row.about };
}

/** A page whose words stand as on a typewriter: what was read tells lines, and no places. */
const asPrinted = ({ number, lines }: DocumentPage): FaxPage => ({
  number,
  width: 612,
  height: 792,
  turned: 0,
  lines: lines.map(({ text, confidence }, at) => {
    let column = 0;
    return text.split(/\s+/).map((word) => {
      const x = column;
      column += word.length + 1;
      return { text: word, confidence, x, y: at, width: word.length, height: 1 };
    });
  }),
});

/** By what its first pages say of the patient. Pages that cannot be read say nothing. */
async function compare(
  ctx: Context,
  { title, dateOfBirth, mrn }: Chart,
  { bytes, pages }: { bytes: Uint8Array; pages: number },
): Promise<FaxAbout> {
  const { signal } = ctx;
  const isRead = pages <= faxLimits.readPages;
  const read = isRead
    ? bytes
    : (await ctx.use(documentBinder).split({ bytes, after: [faxLimits.readPages], signal }))[0]!;
  const found = await ctx
    .use(documentReader)
    .read({ bytes: read, kind: 'pdf', signal }, () => undefined)
    .catch((error: unknown) => {
      if (error instanceof AppError && ['UNREADABLE_SOURCE', 'UNAVAILABLE', 'TOO_LARGE'].includes(error.code)) {
        return null;
      }
      throw error;
    });
  if (found === null) return { state: 'unknown', text: 'Its pages could not be read.' };
  const { fields } = readFax(storable(found.map(asPrinted)), Number(isoTime(ctx.clock.now()).slice(0, 4)));
  const chart = { name: title, dateOfBirth, mrn, clinicians: [], sender: null };
  const { features, contradicts, identifiers } = matchChart(fields, chart);
  if (contradicts) {
    const against = features.filter((each) => each.contradicts);
    return { state: 'other', text: against.map((each) => `${each.read}; the chart has ${each.chart}`).join('. ') };
  }
  if (identifiers > 0) return { state: 'chart', text: 'Its patient is the one of the chart.' };
  const where = isRead ? '' : ` on its first ${faxLimits.readPages} pages`;
  return { state: 'unknown', text: `No patient was found${where}.` };
}
