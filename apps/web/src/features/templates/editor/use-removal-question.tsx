import type { Template, TemplateSection } from '@clinical/contract/templates/templates.schemas';
import type { SectionUse } from '@clinical/contract/optimization/optimization.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FactList } from '../checks/FactList.tsx';
import { sectionUseQuery } from '../optimization/optimization.api.ts';
import { t } from '../templates.texts.ts';

type Asked = { gone: TemplateSection[]; use: SectionUse[]; go: () => void };

/** Asks before a template is saved without sections that it had, and says what the last notes had there. */
export function useRemovalQuestion() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (template: Template, kept: readonly TemplateSection[], go: () => void): Promise<void> => {
    const gone = template.sections.filter(({ key }) => !kept.some((section) => section.key === key));
    if (gone.length === 0) return go();
    // without the notes it is asked all the same
    const use = await queries.fetchQuery(sectionUseQuery(template.id)).catch(() => []);
    setAsked({ gone, use, go });
  };
  const dialog = asked && (
    <ConfirmDialog
      opened
      title={t('removeTitle', { n: asked.gone.length })}
      action={t('removeAndSave')}
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
      onClose={() => setAsked(null)}
    >
      <FactList title={t('removeText')} facts={asked.gone.map((section) => usedText(section, asked.use))} />
    </ConfirmDialog>
  );
  return { ask, dialog };
}

function usedText({ key, header }: TemplateSection, use: readonly SectionUse[]): string {
  const found = use.find((section) => section.key === key);
  if (!found || found.of === 0) return t('usedNever', { header });
  if (found.filled === 0) return t('usedEmpty', { header, of: found.of });
  return t('usedLast', { header, filled: found.filled, of: found.of, last: found.last });
}
