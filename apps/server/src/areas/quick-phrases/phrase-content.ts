import { limits } from '@clinical/contract/limits';
import { phraseKey } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import type { NewQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { cleanPieces } from '../transcripts/public.ts';

export type PhraseContent = { name: string; nameKey: string; html: string };

/**
 * Name and text as they are stored: the text cut down to the tags of a note.
 * @throws AppError INVALID_INPUT when nothing is left of it, or too much
 */
export async function phraseContent(
  ctx: Context,
  input: Pick<NewQuickPhrase, 'name' | 'html'>,
): Promise<PhraseContent> {
  const { name, html } = storable({ name: input.name, html: input.html });
  const [clean = ''] = await cleanPieces(ctx, [html], 'html');
  if (!/[^\s]/.test(clean.replaceAll(/<[^>]*>|&nbsp;/g, ''))) throw invalid(['body', 'html'], 'a text is needed');
  if (clean.length > limits.phraseHtml) throw invalid(['body', 'html'], `at most ${limits.phraseHtml} characters`);
  return { name, nameKey: phraseKey(name), html: clean };
}
