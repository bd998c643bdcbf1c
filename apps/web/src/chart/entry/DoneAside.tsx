import type { EntrySignature, Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { SendToEhrButton } from '../../features/ehr/SendToEhrButton.tsx';
import { t as exportTexts } from '../../features/exports/exports.texts.ts';
import { useCopyNote } from '../../features/exports/use-copy-note.ts';
import { useNoteExports } from '../../features/exports/use-note-exports.tsx';
import { CodesButton } from '../../features/signing/CodesButton.tsx';
import { PatientSummaryButton } from '../../features/signing/patient-summary/PatientSummaryButton.tsx';
import { signingQuery } from '../../features/signing/signing.api.ts';
import { t } from '../chart.texts.ts';
import classes from './DoneAside.module.css';
import { NextVisit } from './NextVisit.tsx';
import { useCopiedNote } from './use-copied-note.ts';

type Props = {
  entry: Transcript;
  signature: EntrySignature;
  /** Further ways of a signed note, e.g. to send it. */
  children?: ReactNode;
};

/** What comes after signing: the note into the record, onto paper and to the patient, and the next one. */
export function DoneAside({ entry, signature, children }: Props) {
  const copied = useCopiedNote(entry);
  const copy = useCopyNote(entry, copied);
  const exports = useNoteExports(entry, copied);
  const needsServer = useNeedsServer();
  const refused = refusedWhileViewing();
  const state = useQuery(signingQuery(entry)).data;
  return (
    <aside className={classes.aside} aria-label={t('afterSigning')}>
      <p className={classes.signed}>
        <Icon name="circle-check" className={classes.ok} />
        {t('signedAt', { time: formatTime(signature.signedAt) })}
      </p>
      <Button fullWidth leftSection={<Icon name="copy" size={16} />} onClick={() => void copy('usual')} {...refused}>
        {t('copyForRecord')}
      </Button>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => void exports.download('pdf')}
          {...needsServer}
          {...refused}
        >
          {exportTexts('pdf')}
        </Button>
        {state?.abilities.summarise && <PatientSummaryButton entry={entry} signing={state} />}
        <CodesButton entry={entry} />
        <SendToEhrButton entry={entry} />
        {children}
      </div>
      <NextVisit noteId={entry.noteId} />
      {exports.sheet}
    </aside>
  );
}
