import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import type { TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { t } from './optimization.texts.ts';

const styleTexts = {
  concise: 'makeConcise',
  bulleted: 'makeBulleted',
  paragraph: 'makeParagraph',
  detailed: 'makeDetailed',
} as const;

/** A change of a template in a few words. @param sections of the template, for the names of places */
export function editTitle(
  edit: TemplateEdit,
  header: string,
  sections: readonly Pick<TemplateSection, 'key' | 'header'>[],
): string {
  switch (edit.op) {
    case 'remove-section':
      return t('removeSection', { header });
    case 'move-section': {
      const before = sections.find(({ key }) => key === edit.before)?.header;
      return before === undefined ? t('moveToEnd', { header }) : t('moveSection', { header, before });
    }
    case 'move-line': {
      const to = sections.find(({ key }) => key === edit.to)?.header ?? edit.to;
      return t('moveLine', { header, to, words: edit.words });
    }
    case 'rename-section':
      return t('renameSection', { header, to: edit.header });
    case 'style':
      return t(styleTexts[edit.style], { header });
    case 'macro':
      return t('addMacro', { header, trigger: edit.trigger });
    case 'wording':
      return t('wording', { from: edit.from, to: edit.to });
  }
}
