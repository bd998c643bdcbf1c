import type { OwnData } from '../../platform/area.ts';
import { selectPromptTemplates } from './prompt-templates.queries.ts';
import { viewPromptTemplate } from './prompt-templates.view.ts';

/** A person's prompt templates, in an export of their data. */
export const ownPrompts: OwnData = {
  async *ownFilesFor(ctx) {
    for (const prompt of await selectPromptTemplates(ctx))
      yield {
        path: ['prompt-templates', `${prompt.title}.json`],
        modifiedAt: prompt.updatedAt,
        content: `${JSON.stringify(viewPromptTemplate(prompt), null, 2)}\n`,
      };
  },
};
