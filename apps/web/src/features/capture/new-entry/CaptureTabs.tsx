import { ActionIcon, Tabs } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { noteTexts } from '../../transcripts/public.ts';
import classes from './CaptureTabs.module.css';
import { t } from './new-entry.texts.ts';

export const captureTabs = ['record', 'paste', 'upload'] as const;
export type CaptureTab = (typeof captureTabs)[number];

const icons: Record<CaptureTab, IconName> = { record: 'microphone', paste: 'clipboard-text', upload: 'upload' };

type Props = {
  /** What is said behind a tab's name: how much waits there. */
  marks: Partial<Record<CaptureTab, string>>;
  onType: () => void;
  typeDisabled: boolean;
  onSample: () => void;
  sampleDisabled: boolean;
  onClose?: (() => void) | undefined;
};

/** The ways to bring a visit in: three that have a place of their own, and two that lead to a note at once. */
export function CaptureTabs({ marks, onType, typeDisabled, onSample, sampleDisabled, onClose }: Props) {
  return (
    <div className={classes.bar}>
      <Tabs.List className={classes.list} aria-label={t('ways')}>
        {captureTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={classes.tab}>
            <Icon name={icons[tab]} size={16} className={classes.icon} />
            {t(tab)}
            {marks[tab] !== undefined && <span className={classes.mark}>{marks[tab]}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <button type="button" className={classes.tab} aria-label={t('typeNote')} disabled={typeDisabled} onClick={onType}>
        <Icon name="pencil" size={16} className={classes.icon} />
        {t('type')}
      </button>
      <button
        type="button"
        className={classes.tab}
        aria-label={t('makeSynthetic')}
        disabled={sampleDisabled}
        onClick={onSample}
      >
        <Icon name="sparkles" size={16} className={classes.icon} />
        {t('sample')}
      </button>
      {onClose && (
        <ActionIcon className={classes.close} size="var(--control)" aria-label={noteTexts('close')} onClick={onClose}>
          <Icon name="x" />
        </ActionIcon>
      )}
    </div>
  );
}
