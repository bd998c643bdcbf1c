import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { Fax } from '@clinical/contract/fax/fax.schemas';
import { readFax } from '@clinical/language/fax/read-fax';
import { Readable } from 'node:stream';
import { documentBinder } from '../../gateways/documents/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { fileStore, type StoredFile } from '../../platform/storage/file-store.ts';
import { assertUnfiled } from './file-fax.ts';
import { type FaxRow, getFaxFor, insertFax, lockFax, selectParts, updateFax } from './fax.queries.ts';
import { viewFax } from './fax.view.ts';
import { publishFax } from './publish-fax.ts';
import { findReading, saveReading, type StoredReading } from './received.queries.ts';

/**
 * Makes a fax of each part, with its own file, what was read on its pages, and its owner. The fax that came in stays as it is.
 * @throws AppError NOT_FOUND, CONFLICT when it is filed or split already, or has no such page
 */
export async function splitFax(ctx: Context, id: string, after: readonly number[]): Promise<Fax[]> {
  const fax = await getFaxFor(ctx, id, 'edit');
  assertUnfiled(fax);
  if (after.at(-1)! >= fax.pages) {
    throw new AppError('CONFLICT', { message: `This fax has ${fax.pages} pages; no part can begin after the last.` });
  }
  const reading = await findReading(ctx, id);
  const stored = await storeParts(ctx, fax, after);
  try {
    await ctx.transaction(async (tx) => {
      const now = await lockFax(tx, id);
      assertUnfiled(now);
      const starts = [0, ...after];
      for (const [at, { fileId, size }] of stored.entries()) {
        const to = starts[at + 1] ?? now.pages;
        const part = partOf(reading, starts[at]!, to, Number(isoTime(tx.clock.now()).slice(0, 4)));
        const partId = tx.ids.uuid();
        await insertFax(tx.db, {
          ...now,
          id: partId,
          fileId,
          size,
          pages: to - starts[at]!,
          lineId: null,
          partOf: id,
          mayBeSplit: false,
          ...(part ? { label: part.label, summary: part.summary } : {}),
        });
        if (part) await saveReading(tx, partId, part);
      }
      await updateFax(tx, id, { splitAt: tx.clock.now(), mayBeSplit: false });
      await tx.audit('fax.split', { type: 'fax', id });
      await publishFax(tx, now);
    });
  } catch (error) {
    await deleteFiles(
      ctx,
      stored.map(({ fileId }) => fileId),
    );
    throw error;
  }
  return (await selectParts(ctx, id)).map((part) => viewFax(ctx.actor, part));
}

async function storeParts(ctx: Context, fax: FaxRow, after: readonly number[]): Promise<StoredFile[]> {
  const files = ctx.use(fileStore);
  const bytes = await files.readAll(fax.fileId, faxLimits.bytes);
  const parts = await ctx.use(documentBinder).split({ bytes, after, signal: ctx.signal });
  const stored: StoredFile[] = [];
  for (const part of parts) {
    const content = Readable.from([Buffer.from(part)]);
    stored.push(await files.write(content, { workspaceId: fax.workspaceId, limit: faxLimits.bytes }));
  }
  return stored;
}

/** What was read on the pages behind `from` up to `to`, counted from 1 again. */
function partOf(reading: StoredReading | null, from: number, to: number, year: number) {
  if (!reading) return null;
  const pages = reading.pages
    .filter(({ number }) => number > from && number <= to)
    .map((page) => ({ ...page, number: page.number - from }));
  // a person has said where it ends
  return { pages, ...readFax(pages, year), borders: [] };
}
