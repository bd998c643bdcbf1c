import type { OwnData } from '../../platform/area.ts';
import { selectVocabulary } from './speech.queries.ts';

/** A person's own words, in an export of their data. */
export const ownVocabulary: OwnData = {
  async *ownFilesFor(ctx) {
    const { mine, updatedAt } = await selectVocabulary(ctx);
    if (mine.length > 0) yield { path: ['vocabulary.txt'], modifiedAt: updatedAt, content: `${mine.join('\n')}\n` };
  },
};
