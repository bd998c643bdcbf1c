import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { useCopyNote } from '../../features/exports/use-copy-note.ts';
import { t } from '../chart.texts.ts';
import { useCopiedNote } from './use-copied-note.ts';

/** Copies the whole note in the usual form. */
export function CopyButton({ entry }: { entry: Transcript }) {
  const copy = useCopyNote(entry, useCopiedNote(entry));
  return (
    <ActionIcon aria-label={t('copy')} title={t('copy')} onClick={() => void copy('usual')} {...refusedWhileViewing()}>
      <Icon name="copy" />
    </ActionIcon>
  );
}
