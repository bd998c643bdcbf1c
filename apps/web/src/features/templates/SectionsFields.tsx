import { limits } from '@clinical/contract/limits';
import type { TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { Button } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { SectionFields } from './SectionFields.tsx';
import classes from './SectionsFields.module.css';
import { addSection, moveItem, type TemplateFormProblems } from './template-form.ts';
import { TemplateMessage } from './TemplateMessage.tsx';
import { t } from './templates.texts.ts';
import { useRowDrag } from './use-row-drag.ts';

type Props = {
  sections: TemplateSection[];
  /** Null until somebody tried to save. */
  problems: TemplateFormProblems | null;
  onChange: (sections: TemplateSection[]) => void;
};

/** The sections of a template: to write, reorder, remove and add. */
export function SectionsFields({ sections, problems, onChange }: Props) {
  const move = (from: number, to: number) => onChange(moveItem(sections, from, to));
  const { list, handleOf, markOf } = useRowDrag(sections.length, move);
  return (
    <>
      <ol className={classes.sections} ref={list}>
        {sections.map((section, index) => (
          <SectionFields
            key={section.key}
            section={section}
            number={index + 1}
            count={sections.length}
            error={problems?.headers.has(section.key) ? t('headerMissing') : undefined}
            drag={markOf(index)}
            handle={handleOf(index)}
            onChange={(part) =>
              onChange(sections.map((each) => (each.key === section.key ? { ...each, ...part } : each)))
            }
            onMove={(by) => move(index, index + by)}
            onRemove={() => onChange(sections.filter((each) => each.key !== section.key))}
          />
        ))}
      </ol>
      {problems?.sections && (
        <TemplateMessage>{t(problems.sections, { limit: limits.templateSections })}</TemplateMessage>
      )}
      <Button
        className={classes.add}
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => onChange(addSection(sections))}
      >
        {t('addSection')}
      </Button>
    </>
  );
}
