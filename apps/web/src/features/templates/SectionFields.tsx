import type { SectionStyle, TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon, Select, Textarea, TextInput } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { sectionStyles } from './template-form.ts';
import classes from './TemplateEditor.module.css';
import { t } from './templates.texts.ts';

type Props = {
  section: TemplateSection;
  /** Its place, from 1. */
  number: number;
  count: number;
  error?: string;
  onChange: (part: Partial<TemplateSection>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function SectionFields({ section, number, count, error, onChange, onMove, onRemove }: Props) {
  const header = section.header.trim() || t('thisSection', { n: number });
  return (
    <li className={classes.section} aria-label={t('section', { n: number })}>
      <div className={classes.sectionHead}>
        <TextInput
          label={t('header')}
          required
          value={section.header}
          maxLength={120}
          onChange={(event) => onChange({ header: event.currentTarget.value })}
          error={error}
        />
        <Select
          label={t('style')}
          data={sectionStyles.map((style) => ({ value: style, label: t(style) }))}
          value={section.style}
          onChange={(style) => onChange({ style: style as SectionStyle })}
        />
        <div className={classes.sectionTools}>
          <ActionIcon aria-label={t('moveUp', { header })} disabled={number === 1} onClick={() => onMove(-1)}>
            <Icon name="chevron-down" className={classes.up} />
          </ActionIcon>
          <ActionIcon aria-label={t('moveDown', { header })} disabled={number === count} onClick={() => onMove(1)}>
            <Icon name="chevron-down" />
          </ActionIcon>
          <ActionIcon aria-label={t('removeSection', { header })} onClick={onRemove}>
            <Icon name="trash" />
          </ActionIcon>
        </div>
      </div>
      <Textarea
        label={t('instruction')}
        placeholder={t('instructionHint')}
        minRows={1}
        value={section.instruction}
        maxLength={2_000}
        onChange={(event) => onChange({ instruction: event.currentTarget.value })}
      />
      {section.example !== '' && (
        <Textarea
          label={t('example')}
          minRows={1}
          maxRows={6}
          value={section.example}
          maxLength={4_000}
          onChange={(event) => onChange({ example: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
