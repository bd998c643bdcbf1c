import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { entryDocument } from '../exports/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { findPersonName } from './ehr.queries.ts';
import { noteText } from './note-text.ts';

/**
 * What of an entry goes to an EHR now. Who may change the chart may send it.
 * @throws AppError NOT_FOUND, EMPTY_SOURCE without a note, SYNTHETIC_ENTRY, CONFLICT for a chart of another workspace
 */
export async function preparePush(ctx: Context, id: string) {
  const { entry, note, addenda } = await entryDocument(ctx, id);
  const chart = await getNoteFor(ctx, entry.noteId, 'edit');
  if (entry.kind === 'synthetic') throw new AppError('SYNTHETIC_ENTRY');
  if (chart.workspaceId !== ctx.actor.workspaceId) {
    throw new AppError('CONFLICT', {
      message: 'This chart is of another workspace. Switch to that one to send its notes.',
    });
  }
  const text = noteText(note);
  return {
    entry,
    chart,
    addenda: addenda.length,
    draft: entry.signedAt === null,
    title: note.title,
    author: entry.signedNames?.onBehalfOf ?? entry.signedNames?.signer ?? (await findPersonName(ctx, entry.createdBy)),
    text,
    digest: createHash('sha256').update(text).digest('hex'),
  };
}

export type Prepared = Awaited<ReturnType<typeof preparePush>>;
