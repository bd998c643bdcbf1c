import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { quickPhraseAbilities } from './quick-phrases.policy.ts';
import type { QuickPhraseRow } from './quick-phrases.queries.ts';

export function viewQuickPhrase(actor: Actor, phrase: QuickPhraseRow): QuickPhrase {
  return {
    id: phrase.id,
    name: phrase.name,
    html: phrase.html,
    scope: phrase.scope,
    author: [phrase.givenName, phrase.familyName].filter(Boolean).join(' '),
    version: phrase.version,
    updatedAt: isoTime(phrase.updatedAt),
    abilities: quickPhraseAbilities(actor, phrase),
  };
}
