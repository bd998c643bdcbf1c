import type { OwnData } from '../../platform/area.ts';
import { selectOwnPhrases } from './quick-phrases.queries.ts';
import { viewQuickPhrase } from './quick-phrases.view.ts';

/** The quick phrases that a person made, in an export of their data: those of their own, and those shared with the acting workspace. */
export const ownPhrases: OwnData = {
  async *ownFilesFor(ctx) {
    for (const phrase of await selectOwnPhrases(ctx))
      yield {
        path: ['quick-phrases', `${phrase.name}.json`],
        modifiedAt: phrase.updatedAt,
        content: `${JSON.stringify(viewQuickPhrase(ctx.actor, phrase), null, 2)}\n`,
      };
  },
};
