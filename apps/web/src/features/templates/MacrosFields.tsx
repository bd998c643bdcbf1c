import type { TemplateMacro, TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { emptyMacro, type TemplateFormProblems } from './template-form.ts';
import editor from './TemplateEditor.module.css';
import classes from './SectionsFields.module.css';
import { t } from './templates.texts.ts';
import { PhraseTextarea } from '../../ui/phrases/PhraseTextarea.tsx';

type Props = {
  macros: TemplateMacro[];
  sections: TemplateSection[];
  problems: TemplateFormProblems | null;
  onChange: (macros: TemplateMacro[]) => void;
};

/** Snippets that stand in the note word for word, each only when its words were said. */
export function MacrosFields({ macros, sections, problems, onChange }: Props) {
  const put = (place: number, part: Partial<TemplateMacro>) =>
    onChange(macros.map((macro, at) => (at === place ? { ...macro, ...part } : macro)));
  return (
    <>
      <ol className={classes.sections}>
        {macros.map((macro, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a macro is known by its place
          <li key={place} className={editor.section} aria-label={t('macro', { n: place + 1 })}>
            <div className={editor.sectionHead}>
              <TextInput
                label={t('trigger')}
                placeholder={t('triggerHint')}
                required
                value={macro.trigger}
                maxLength={120}
                error={problems?.macros.get(place) === 'triggerMissing' && t('triggerMissing')}
                onChange={(event) => put(place, { trigger: event.currentTarget.value })}
              />
              <Select
                label={t('goesTo')}
                data={[
                  { value: '', label: t('planSection') },
                  ...sections.map(({ key, header }) => ({ value: key, label: header || key })),
                ]}
                value={sections.some(({ key }) => key === macro.section) ? macro.section : ''}
                onChange={(section) => put(place, { section: section || undefined })}
              />
              <div className={editor.sectionTools}>
                <ActionIcon
                  aria-label={t('removeMacro', { n: place + 1 })}
                  onClick={() => onChange(macros.filter((_, at) => at !== place))}
                >
                  <Icon name="trash" />
                </ActionIcon>
              </div>
            </div>
            <PhraseTextarea
              label={t('macroText')}
              minRows={1}
              value={macro.text}
              maxLength={4_000}
              error={problems?.macros.get(place) === 'macroTextMissing' && t('macroTextMissing')}
              onChange={(text) => put(place, { text })}
            />
          </li>
        ))}
      </ol>
      <Button
        className={classes.add}
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => onChange([...macros, emptyMacro])}
      >
        {t('addMacro')}
      </Button>
    </>
  );
}
