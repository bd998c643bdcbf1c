import type { Scope } from '../../platform/context.ts';
import { selectVocabulary } from './speech.queries.ts';

/** What an engine is told to expect in the actor's recordings: their own words before the workspace's, each once. */
export async function wordsToExpect(scope: Pick<Scope, 'actor' | 'db'>): Promise<string[]> {
  const { mine, workspace } = await selectVocabulary(scope);
  const known = new Set(mine.map((word) => word.toLowerCase()));
  return [...mine, ...workspace.filter((word) => !known.has(word.toLowerCase()))];
}
