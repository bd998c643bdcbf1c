import type { BriefSource } from '../brief/public.ts';
import { viewNote } from '../notes/public.ts';
import { selectOpenDrafts } from './brief-forms.queries.ts';

/** Forms that the reader began and has not filled in. */
export const briefForms: BriefSource = async (ctx, { limit }) => {
  const rows = await selectOpenDrafts(ctx, limit);
  const items = rows.map((row) => ({
    about: 'form' as const,
    draftId: row.draftId,
    title: row.formTitle,
    note: viewNote(ctx.actor, row),
  }));
  return [{ kind: 'forms', count: rows[0]?.amount ?? 0, items }];
};
