import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useMemo } from 'react';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { createEvidenceStore, EvidenceContext } from '../evidence/evidence-store.ts';
import { SourcePane } from '../evidence/SourcePane.tsx';
import { t } from '../transcripts.texts.ts';
import classes from './EntryBody.module.css';
import { type EntryState, hasNote } from './entry-state.ts';
import { EntryNotice } from './EntryNotice.tsx';
import { NotePane } from './NotePane.tsx';
import { SplitPane } from './SplitPane.tsx';

type Props = { entry: Transcript; state: EntryState };

/** Note on one side, source on the other; what is being waited for above the note. */
export function EntryBody({ entry, state }: Props) {
  const evidence = useMemo(() => createEvidenceStore(entry.sentences), [entry.sentences]);
  const note = (
    <>
      <EntryNotice entry={entry} state={state} />
      {state.kind === 'generating' && !hasNote(entry) && (
        <div className={classes.toCome} aria-hidden="true">
          <SkeletonText lines={9} />
        </div>
      )}
      {hasNote(entry) && <NotePane entry={entry} busy={state.kind === 'generating'} />}
    </>
  );
  if (entry.utterances.length === 0 && entry.question === '') return note;
  return (
    <EvidenceContext value={evidence}>
      <SplitPane labels={{ note: t('note'), source: t('source') }} note={note} source={<SourcePane entry={entry} />} />
    </EvidenceContext>
  );
}
