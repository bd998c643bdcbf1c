import { useQueryClient } from '@tanstack/react-query';
import { startersQuery, useCreateTemplate } from './templates.api.ts';
import type { TemplateChoice } from './template-choice.ts';
import { templateFromStarter } from './template-form.ts';

/**
 * Turns a choice into a template's id for the server, null for the general format. A starter is copied to my templates first; the copy is
 * handed to `onCopied`, so that the next note takes it and makes no second copy.
 */
export function useResolveTemplate(onCopied: (choice: TemplateChoice) => void) {
  const queries = useQueryClient();
  const { mutateAsync } = useCreateTemplate();
  return async (choice: TemplateChoice): Promise<string | null> => {
    if (choice.kind === 'general') return null;
    if (choice.kind === 'own') return choice.id;
    const starter = (await queries.ensureQueryData(startersQuery)).find(({ key }) => key === choice.key);
    if (!starter) return null;
    const { id } = await mutateAsync(templateFromStarter(starter));
    onCopied({ kind: 'own', id });
    return id;
  };
}
