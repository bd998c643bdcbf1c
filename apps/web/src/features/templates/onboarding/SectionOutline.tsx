import { limits } from '@clinical/contract/limits';
import type { TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionFields } from '../SectionFields.tsx';
import { addSection, moveItem, type TemplateFormProblems } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { t as say } from '../templates.texts.ts';
import { t } from './onboarding.texts.ts';
import classes from './SectionOutline.module.css';

type Props = {
  sections: TemplateSection[];
  problems: TemplateFormProblems | null;
  onChange: (sections: TemplateSection[]) => void;
};

const nothing = {};

/** The sections by their headers, to reorder and remove; one of them opens for its details. */
export function SectionOutline({ sections, problems, onChange }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const put = (key: string, part: Partial<TemplateSection>) =>
    onChange(sections.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const without = (key: string) => onChange(sections.filter((each) => each.key !== key));
  return (
    <>
      <ol className={classes.outline} aria-label={t('sections')}>
        {sections.map((section, index) => {
          const { key } = section;
          const error = problems?.headers.has(key) ? say('headerMissing') : undefined;
          const header = section.header.trim() || say('thisSection', { n: index + 1 });
          const move = (by: -1 | 1) => onChange(moveItem(sections, index, index + by));
          if (key === opened || error) {
            return (
              <SectionFields
                key={key}
                section={section}
                number={index + 1}
                count={sections.length}
                {...(error === undefined ? {} : { error })}
                drag={undefined}
                handle={nothing}
                onChange={(part) => put(key, part)}
                onMove={move}
                onRemove={() => without(key)}
              />
            );
          }
          return (
            <li key={key} className={classes.row}>
              <Button
                className={classes.name}
                variant="subtle"
                color="gray"
                justify="start"
                aria-expanded={false}
                onClick={() => setOpened(key)}
              >
                {header}
              </Button>
              <ActionIcon aria-label={say('moveUp', { header })} disabled={index === 0} onClick={() => move(-1)}>
                <Icon name="chevron-down" className={classes.up} />
              </ActionIcon>
              <ActionIcon
                aria-label={say('moveDown', { header })}
                disabled={index === sections.length - 1}
                onClick={() => move(1)}
              >
                <Icon name="chevron-down" />
              </ActionIcon>
              <ActionIcon aria-label={say('removeSection', { header })} onClick={() => without(key)}>
                <Icon name="trash" />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {problems?.sections && (
        <TemplateMessage>{say(problems.sections, { limit: limits.templateSections })}</TemplateMessage>
      )}
      <Button
        className={classes.add}
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => {
          const more = addSection(sections);
          onChange(more);
          setOpened(more.at(-1)?.key ?? null);
        }}
      >
        {say('addSection')}
      </Button>
    </>
  );
}
