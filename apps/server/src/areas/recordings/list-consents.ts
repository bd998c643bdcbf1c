import type { Consent } from '@clinical/contract/recordings/consents.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { selectConsents } from './consents.queries.ts';
import { viewConsent } from './recordings.view.ts';

export async function listConsents(ctx: Context, noteId: string): Promise<Consent[]> {
  const note = await getNoteFor(ctx, noteId, 'read');
  const rows = await selectConsents(ctx, note.id);
  await ctx.audit('consent.list', { type: 'note', id: note.id, noteId: note.id });
  return rows.map(viewConsent);
}
