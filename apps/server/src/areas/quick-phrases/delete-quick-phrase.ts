import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { getQuickPhraseFor, removeQuickPhrase } from './quick-phrases.queries.ts';

export async function deleteQuickPhrase(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const phrase = await getQuickPhraseFor(tx, id, 'delete');
    await removeQuickPhrase(tx, phrase.id);
    await tx.audit('quick-phrase.delete', { type: 'quick-phrase', id: phrase.id });
    return { ok: true };
  });
}
