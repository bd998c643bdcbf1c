import type { NewQuickPhrase, QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import type { Context } from '../../platform/context.ts';
import { phraseContent } from './phrase-content.ts';
import { assertMayShare } from './quick-phrases.policy.ts';
import { insertQuickPhrase, reloadQuickPhrase } from './quick-phrases.queries.ts';
import { viewQuickPhrase } from './quick-phrases.view.ts';

/** @throws AppError CONFLICT when the name is taken, or the actor may not share; INVALID_INPUT without a text */
export async function createQuickPhrase(ctx: Context, input: NewQuickPhrase): Promise<QuickPhrase> {
  const { scope = 'me' } = input;
  assertMayShare(ctx.actor, scope);
  const content = await phraseContent(ctx, input);
  return ctx.transaction(async (tx) => {
    const id = tx.ids.uuid();
    const { userId: ownerId, workspaceId } = tx.actor;
    await insertQuickPhrase(tx, { ...content, id, ownerId, workspaceId, scope, version: 1, updatedAt: tx.clock.now() });
    await tx.audit('quick-phrase.create', { type: 'quick-phrase', id });
    return viewQuickPhrase(tx.actor, await reloadQuickPhrase(tx, id));
  });
}
