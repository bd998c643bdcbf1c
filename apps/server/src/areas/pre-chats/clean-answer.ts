import { limits } from '@clinical/contract/limits';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { cleanPieces } from '../transcripts/public.ts';

/** The text of a prechart, cut down to the tags of a note. @throws AppError INVALID_INPUT when it is too long then */
export async function cleanAnswer(ctx: Context, html: string): Promise<string> {
  const [clean = ''] = await cleanPieces(ctx, [storable(html)], 'answer');
  if (clean.length > limits.prechartHtml) {
    throw invalid(['body', 'answer'], `at most ${limits.prechartHtml} characters`);
  }
  return clean;
}
