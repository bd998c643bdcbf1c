import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { useCopyNote } from '../../features/exports/use-copy-note.ts';
import { t } from '../chart.texts.ts';
import classes from './CopyButton.module.css';
import { useCopiedNote } from './use-copied-note.ts';

/** Copies the whole note in the usual form. @param withWord where there is room for more than its picture */
export function CopyButton({ entry, withWord }: { entry: Transcript; withWord?: boolean }) {
  const copy = useCopyNote(entry, useCopiedNote(entry));
  const act = { onClick: () => void copy('usual'), ...refusedWhileViewing() };
  if (withWord) {
    return (
      <Button
        variant="default"
        className={classes.button}
        aria-label={t('copy')}
        leftSection={<Icon name="copy" size={16} />}
        {...act}
      >
        <span className={classes.word}>{t('copyWord')}</span>
      </Button>
    );
  }
  return (
    <ActionIcon aria-label={t('copy')} title={t('copy')} {...act}>
      <Icon name="copy" />
    </ActionIcon>
  );
}
