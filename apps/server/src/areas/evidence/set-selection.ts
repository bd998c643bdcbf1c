import type { Selection, SetSelection } from '@clinical/contract/evidence/evidence.schemas';
import { isoTime } from '../../platform/clock.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { selectKnownJournals, upsertSelection } from './evidence.queries.ts';

/** Saves the journals that the person searches from now on. @throws AppError NOT_FOUND for one that the workspace does not read */
export async function setSelection(ctx: Context, { journalIds }: SetSelection): Promise<Selection> {
  const wanted = [...new Set(journalIds)];
  return ctx.transaction(async (tx) => {
    const known = await selectKnownJournals(tx, wanted);
    if (known.length < wanted.length) throw notFound();
    await upsertSelection(tx, wanted);
    await tx.audit('evidence.select', { type: 'evidence-selection', id: null });
    return { journalIds: wanted, savedAt: isoTime(tx.clock.now()) };
  });
}
