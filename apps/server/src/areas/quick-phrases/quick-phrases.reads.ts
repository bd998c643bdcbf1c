import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import type { Context } from '../../platform/context.ts';
import { selectQuickPhrases } from './quick-phrases.queries.ts';
import { viewQuickPhrase } from './quick-phrases.view.ts';

export async function listQuickPhrases(ctx: Context): Promise<QuickPhrase[]> {
  const phrases = await selectQuickPhrases(ctx);
  return phrases.map((phrase) => viewQuickPhrase(ctx.actor, phrase));
}
