import type { ReceivedFax } from '@clinical/contract/fax/received.schemas';
import type { Context } from '../../platform/context.ts';
import { getFaxFor, selectParts } from './fax.queries.ts';
import { viewFax } from './fax.view.ts';
import { matchFax } from './match-fax.ts';
import { findReading } from './received.queries.ts';

/** A fax with what was read on it. @throws AppError NOT_FOUND */
export async function getReceivedFax(ctx: Context, id: string): Promise<ReceivedFax> {
  const fax = await showReceived(ctx, id);
  await ctx.audit('fax.read', { type: 'fax', id, noteId: fax.noteId });
  return fax;
}

/** The same, for who has just changed it. Charts are looked for only while it is in none. */
export async function showReceived(ctx: Context, id: string): Promise<ReceivedFax> {
  const row = await getFaxFor(ctx, id, 'read');
  const fax = viewFax(ctx.actor, row);
  const reading = await findReading(ctx, id);
  const isOpen = fax.abilities.file && fax.filed === null;
  const { matches, answers } = isOpen ? await matchFax(ctx, row, reading?.fields ?? []) : { matches: [], answers: [] };
  const parts = await selectParts(ctx, row.partOf ?? id);
  return {
    ...fax,
    sheets: (reading?.pages ?? []).map(({ lines: _, ...sheet }) => sheet),
    fields: reading?.fields ?? [],
    borders: reading?.borders ?? [],
    matches: matches.map(({ ownerId: _, ...match }) => match),
    answers,
    parts: parts.map(({ id: part, pages, noteId, patient }) => ({ id: part, pages, noteId, patient })),
  };
}
