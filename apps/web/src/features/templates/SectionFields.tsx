import type { SectionStyle, TemplateSection } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { type HTMLAttributes, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { BlankMenu } from './BlankMenu.tsx';
import { sectionStyles } from './template-form.ts';
import classes from './TemplateEditor.module.css';
import { t } from './templates.texts.ts';
import { PhraseTextarea } from '../../ui/phrases/PhraseTextarea.tsx';

type Props = {
  section: TemplateSection;
  /** Its place, from 1. */
  number: number;
  count: number;
  error?: string;
  drag: 'dragged' | 'before' | 'after' | undefined;
  handle: HTMLAttributes<HTMLElement>;
  onChange: (part: Partial<TemplateSection>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function SectionFields({ section, number, count, error, drag, handle, onChange, onMove, onRemove }: Props) {
  const header = section.header.trim() || t('thisSection', { n: number });
  const [exampleOpen, setExampleOpen] = useState(false);
  return (
    <li className={classes.section} aria-label={t('section', { n: number })} data-drag={drag}>
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
          {count > 1 && (
            <ActionIcon
              className={classes.handle}
              aria-label={t('move', { title: header })}
              title={t('moveHint')}
              {...handle}
            >
              <Icon name="grip" />
            </ActionIcon>
          )}
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
      <PhraseTextarea
        label={t('instruction')}
        placeholder={t('instructionHint')}
        minRows={1}
        value={section.instruction}
        maxLength={2_000}
        onChange={(instruction) => onChange({ instruction })}
      />
      {(section.example !== '' || exampleOpen) && (
        <PhraseTextarea
          label={t('example')}
          placeholder={t('exampleHint')}
          minRows={1}
          maxRows={6}
          value={section.example}
          maxLength={4_000}
          onChange={(example) => onChange({ example })}
        />
      )}
      <div className={classes.sectionRules}>
        <Checkbox
          label={t('required')}
          checked={section.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('leaveBlank')}
          checked={section.leaveBlankIfNotSaid}
          onChange={(event) => onChange({ leaveBlankIfNotSaid: event.currentTarget.checked })}
        />
        <span className={classes.sectionMore}>
          {section.example === '' && !exampleOpen && (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setExampleOpen(true)}>
              {t('addExample')}
            </Button>
          )}
          <BlankMenu onPick={(line) => onChange({ instruction: withLine(section.instruction, line) })} />
        </span>
      </div>
    </li>
  );
}

const withLine = (text: string, line: string): string => (text.trim() === '' ? line : `${text.trimEnd()}\n${line}`);
