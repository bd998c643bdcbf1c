import type { QuickPhrase, QuickPhraseUpdate } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { phraseContent } from './phrase-content.ts';
import { assertMayShare } from './quick-phrases.policy.ts';
import { getQuickPhraseFor, reloadQuickPhrase, saveQuickPhrase } from './quick-phrases.queries.ts';
import { viewQuickPhrase } from './quick-phrases.view.ts';

/**
 * A phrase of my own that becomes shared goes to the workspace I act in. Only its author takes a shared one back.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT, CONFLICT when the name is taken
 */
export async function updateQuickPhrase(ctx: Context, id: string, input: QuickPhraseUpdate): Promise<QuickPhrase> {
  const content = await phraseContent(ctx, input);
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const phrase = await getQuickPhraseFor(tx, id, 'edit');
    assertMayShare(tx.actor, input.scope);
    if (input.scope === 'me' && phrase.ownerId !== tx.actor.userId) {
      throw new AppError('CONFLICT', { message: 'Only the author of a shared phrase can stop sharing it.' });
    }
    if (basedOn !== null && basedOn !== phrase.version) throw new AppError('VERSION_CONFLICT');
    await saveQuickPhrase(tx, id, {
      ...content,
      scope: input.scope,
      workspaceId: phrase.scope === input.scope ? phrase.workspaceId : tx.actor.workspaceId,
      version: phrase.version + 1,
      updatedAt: tx.clock.now(),
    });
    await tx.audit('quick-phrase.edit', { type: 'quick-phrase', id });
    return viewQuickPhrase(tx.actor, await reloadQuickPhrase(tx, id));
  });
}
