import type { FillForm } from '@clinical/contract/forms/forms.schemas';
import { blankRequired, isAsked } from '@clinical/contract/forms/forms.rules';
import { limits } from '@clinical/contract/limits';
import { Readable } from 'node:stream';
import { documentReader } from '../../gateways/documents/port.ts';
import { type FetchedScript, fontsPort } from '../../gateways/fonts/port.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore, type StoredFile } from '../../platform/storage/file-store.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { safeFileName } from '../../platform/zip/safe-file-name.ts';
import { addEntry, assetsOf, getTranscriptFor, insertAssets, readSource, type Source } from '../transcripts/public.ts';
import { type FullDraft, getDraftFor, lockDraftFor, updateDraft } from './forms.queries.ts';
import type { OverlayInput, OverlayResult } from './overlay.worker.ts';
import { publishDraft } from './set-value.ts';

const overlayTask = workTask<OverlayInput, OverlayResult>(new URL('./overlay.worker.ts', import.meta.url).href);
type Drawn = Extract<OverlayResult, { pdf: Uint8Array }>;

/**
 * Fills a form: its values become part of its pages, the result is opened again and each box compared, and only then stored as an
 * entry of the chart. Filled once; asked again, the same file comes.
 * @throws AppError NOT_FOUND, FONT_MISSING, CONFLICT with the fields at fault
 */
export async function fillForm(
  ctx: Context,
  formId: string,
  { draftId, incomplete }: Required<FillForm>,
): Promise<BytesReply> {
  const draft = await getDraftFor(ctx, draftId, 'edit');
  if (draft.formId !== formId) throw notFound();
  if (draft.filledAt !== null) return showFilled(ctx, draft);
  const blank = blankRequired(draft.fields, draft.values);
  if (blank.length > 0 && !incomplete)
    throw conflict('Required and still blank', draft, new Set(blank.map(({ id }) => id)));
  const pdf = await draw(ctx, draft);
  const files = ctx.use(fileStore);
  const stored = await files.write(Readable.from([Buffer.from(pdf)]), {
    workspaceId: draft.workspaceId,
    limit: limits.pdfFile * 2,
  });
  try {
    await ctx.transaction((tx) => store(tx, draft, stored));
  } catch (error) {
    await deleteFiles(ctx, [stored.fileId]);
    throw error;
  }
  return showFilled(ctx, await getDraftFor(ctx, draftId, 'read'));
}

/** What is not asked, because its condition does not hold, is not printed. */
function printedValues({ fields, values }: FullDraft): Record<string, string> {
  const asked = fields.filter((field) => isAsked(field, fields, values));
  return Object.fromEntries(asked.flatMap(({ id }) => (values[id]?.value.trim() ? [[id, values[id].value]] : [])));
}

async function draw(ctx: Context, draft: FullDraft): Promise<Uint8Array> {
  const bytes = await ctx.use(fileStore).readAll(draft.form.fileId, limits.pdfFile);
  const { pdf: overlay, shown, replaced } = await drawOverlay(ctx, draft);
  const filled = await ctx.use(documentReader).fillForm({ bytes, overlay, shown, replaced, signal: ctx.signal });
  if ('notShown' in filled)
    throw conflict('These fields would not show their value in every viewer', draft, new Set(filled.notShown));
  return filled.pdf;
}

async function drawOverlay(ctx: Context, draft: FullDraft): Promise<Drawn> {
  const fonts = ctx.use(fontsPort);
  const input = { pages: draft.form.pages, fields: draft.fields, values: printedValues(draft), faces: fonts.faces };
  let result = await runInPool(ctx, overlayTask, input);
  if ('missing' in result) {
    const { missing } = result;
    await fonts.fetch(missing).catch((error: Error) => {
      throw new AppError('FONT_MISSING', { message: fontMissing(missing, error.message), cause: error });
    });
    result = await runInPool(ctx, overlayTask, input);
  }
  if ('missing' in result) throw new AppError('FONT_MISSING');
  if ('tooLong' in result) throw conflict('Too long for its box', draft, new Set(result.tooLong));
  return result;
}

const fontMissing = (scripts: readonly FetchedScript[], reason: string): string =>
  `This form has ${scripts.join(', ')} text, which its PDF could not show. ${reason} ` +
  'An administrator adds the fonts with `npm run get-fonts`.';

const mostNamed = 5;

function conflict(what: string, { fields }: FullDraft, ids: ReadonlySet<string>): AppError {
  const names = fields.filter(({ id }) => ids.has(id)).map(({ name }) => `“${name}”`);
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return new AppError('CONFLICT', { message: `${what}: ${names.slice(0, mostNamed).join(', ')}${more}.` });
}

async function store(tx: Tx, before: FullDraft, { fileId, size }: StoredFile): Promise<void> {
  const draft = await lockDraftFor(tx, before.id);
  if (draft.updatedAt !== before.updatedAt || draft.filledAt !== null) {
    throw new AppError('CONFLICT', {
      message: 'Somebody else changed this form meanwhile. Look at it again, then fill it.',
    });
  }
  const now = tx.clock.now();
  const entry = await addEntry(tx, {
    noteId: draft.noteId,
    workspaceId: draft.workspaceId,
    kind: 'form',
    source: linesOf(draft),
    fileName: fileNameOf(draft),
  });
  const asset = {
    transcriptId: entry.id,
    name: 'form.pdf',
    fileId,
    fileName: fileNameOf(draft),
    mediaType: 'application/pdf',
    size,
  };
  await insertAssets(tx, [asset]);
  await updateDraft(tx, draft.id, { transcriptId: entry.id, filledAt: now, updatedAt: now });
  await tx.audit('form.fill', { type: 'form-draft', id: draft.id, noteId: draft.noteId });
  await publishDraft(tx, draft);
}

/** What the form says, a line for each field that is filled. */
function linesOf(draft: FullDraft): Source {
  const printed = printedValues(draft);
  const lines = draft.fields.flatMap(({ id, name, options }) => {
    const value = printed[id];
    if (value === undefined) return [];
    const shown = options.find((option) => option.value === value)?.label ?? value;
    return [`${name.replaceAll(':', ' ')} = ${shown.replaceAll(/\s+/g, ' ')}`];
  });
  const read = lines.length === 0 ? null : readSource(lines.join('\n'));
  return read === null || 'code' in read ? { question: '', utterances: [] } : read;
}

const fileNameOf = ({ form, patient }: FullDraft): string =>
  `${safeFileName(form.title, 'form')} ${safeFileName(patient, 'patient')}.pdf`;

/** @throws AppError NOT_FOUND when its entry was deleted */
async function showFilled(ctx: Context, { id, noteId, transcriptId, updatedAt }: FullDraft): Promise<BytesReply> {
  if (transcriptId === null) throw notFound();
  const [asset] = await assetsOf(ctx, [await getTranscriptFor(ctx, transcriptId, 'read')]);
  if (!asset) throw notFound();
  const { fileId, fileName, mediaType, size } = asset;
  await ctx.audit('form.read-filled', { type: 'form-draft', id, noteId });
  const day = isoTime(updatedAt).slice(0, 10);
  const named = fileName.replace(/\.pdf$/, ` ${day}.pdf`);
  return { fileName: named, mediaType, size, open: (range) => ctx.use(fileStore).read(fileId, range) };
}
