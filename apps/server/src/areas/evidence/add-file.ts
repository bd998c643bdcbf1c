import type { LibraryImport } from '@clinical/contract/evidence/evidence.schemas';
import { yearOf } from '@clinical/language/literature/literature-record';
import { designOf } from '@clinical/language/literature/study-design';
import { wholePages } from '@clinical/language/literature/whole-pages';
import { documentReader } from '../../gateways/documents/port.ts';
import { limits } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { storable } from '../../platform/storable.ts';
import { checkDocuments, inspectDocuments } from '../capture/public.ts';
import {
  insertSources,
  journalIdsOf,
  lockLibrary,
  type NewSource,
  selectFiles,
  updateSource,
} from './library.queries.ts';

/** Adds a PDF by page. The same file again changes nothing. @throws AppError UNREADABLE_SOURCE, TOO_LARGE, CONFLICT */
export async function addFile(ctx: Context, file: UploadedFile): Promise<LibraryImport> {
  const pages = await pagesOf(ctx, file);
  const text = pages.map((page) => page.text).join('\n');
  if (text.replaceAll(/\s/g, '').length < 20)
    throw new AppError('UNREADABLE_SOURCE', { message: `“${file.fileName}”: no text could be read.` });
  const title = storable(titleOf(file.fileName));
  const first = pages[0]?.text.slice(0, 4_000) ?? '';
  const { design, level, words } = designOf({ title: `${title} ${first.slice(0, 300)}`, abstract: first });
  return ctx.transaction(async (tx) => {
    await lockLibrary(tx.db);
    const files = await selectFiles(tx);
    if (files.some(({ digest }) => digest === file.sha256))
      throw new AppError('CONFLICT', { message: `“${file.fileName}” is in the library already.` });
    const row: NewSource = {
      id: tx.ids.uuid(),
      workspaceId: tx.actor.workspaceId,
      journalId: await filesJournal(tx),
      kind: 'file',
      title,
      year: yearOf(file.fileName) ?? yearOf(first),
      pmid: null,
      pmcid: null,
      doi: null,
      licence: null,
      publicationTypes: [],
      design,
      level,
      designWords: words,
      digest: file.sha256,
      fileId: file.fileId,
      fileName: file.fileName,
      pages: pages.length,
      addedBy: tx.actor.userId,
      createdAt: tx.clock.now(),
    };
    const whole = wholePages(pages.map((page) => page.text));
    const texts = pages.map((page, at) => ({ sourceId: row.id, page: page.number, text: whole[at]! }));
    await insertSources(tx.db, [row], texts);
    const marked = await supersede(tx, files, row);
    await tx.audit('evidence-source.create', { type: 'evidence-source', id: row.id });
    return { fileName: file.fileName, added: 1, updated: 0, unchanged: 0, marked, removed: 0, skipped: 0 };
  });
}

async function pagesOf(ctx: Context, file: UploadedFile): Promise<{ number: number; text: string }[]> {
  const bytes = await ctx.use(fileStore).readAll(file.fileId, limits.pdfFile);
  try {
    await inspectDocuments(ctx, checkDocuments([file], 'pdf'));
    const read = await ctx.use(documentReader).read({ bytes, kind: 'pdf', signal: ctx.signal }, () => undefined);
    return read.map(({ number, lines }) => ({ number, text: storable(lines.map((line) => line.text).join(' ')) }));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.message.includes(file.fileName)) throw error;
    throw new AppError(error.code, { message: `“${file.fileName}”: ${error.message}`, cause: error });
  }
}

async function filesJournal(tx: Tx): Promise<string> {
  const journal = {
    id: tx.ids.uuid(),
    kind: 'files' as const,
    title: 'Files of this workspace',
    key: 'files',
    createdAt: tx.clock.now(),
  };
  const ids = await journalIdsOf(tx.db, tx.actor.workspaceId, [journal]);
  return ids.get('files')!;
}

const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 300) || fileName;

const withoutYear = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\b(?:19|20)\d\d\b|\bv(?:ersion)?\s*\d+(?:\.\d+)*\b/g, '')
    .replaceAll(/\W+/g, ' ')
    .trim();

/** The same title with an earlier year is an earlier edition. @returns how many */
async function supersede(
  tx: Tx,
  files: Awaited<ReturnType<typeof selectFiles>>,
  { id, title, year }: NewSource,
): Promise<number> {
  if (year === null || year === undefined || withoutYear(title) === '') return 0;
  const same = files.filter((one) => withoutYear(one.title) === withoutYear(title) && one.year !== null);
  const older = same.filter((one) => one.year! < year && one.status === 'current');
  for (const one of older) await updateSource(tx, one.id, { status: 'superseded', statusNote: title });
  const newer = same.find((one) => one.year! > year);
  if (newer) await updateSource(tx, id, { status: 'superseded', statusNote: newer.title });
  return older.length + (newer ? 1 : 0);
}
