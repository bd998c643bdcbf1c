import type { Vocabulary } from '@clinical/contract/speech/speech.schemas';
import type { Scope } from '../../platform/context.ts';
import { mayEditWords } from './speech.policy.ts';
import { selectVocabulary } from './speech.queries.ts';

export async function getVocabulary(scope: Pick<Scope, 'actor' | 'db'>): Promise<Vocabulary> {
  const { mine, workspace } = await selectVocabulary(scope);
  return { mine, workspace, abilities: { editWorkspace: mayEditWords(scope.actor) } };
}
