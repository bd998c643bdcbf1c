import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { lazy, useMemo } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { listChecks } from '../checks/checks-list.ts';
import { useChecks } from '../checks/checks.api.ts';
import { EntryChecksContext } from '../checks/entry-checks.ts';
import { createEvidenceStore, EvidenceContext } from '../evidence/evidence-store.ts';
import { SourceEditedNotice } from '../correcting/SourceEditedNotice.tsx';
import { statesOf } from '@clinical/contract/transcripts/sentence-state.rules';
import { HeardNotice } from '../evidence/HeardNotice.tsx';
import { SourcePane } from '../evidence/SourcePane.tsx';
import { PlaybackContext, useRecording } from '../playback/playback-context.ts';
import { Player } from '../playback/Player.tsx';
import { SpeakersNotice } from '../speakers/SpeakersNotice.tsx';
import { WithoutWords } from '../add-text/WithoutWords.tsx';
import { useTypedNote } from './blank-note.ts';
import { type EntryState, hasNote, isWithoutWords } from './entry-state.ts';
import { EntryNotice } from './EntryNotice.tsx';
import { NotePane } from './NotePane.tsx';
import { SigningPane } from '../signing/SigningPane.tsx';
import { ExtraContext } from './ExtraContext.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { SplitPane } from './SplitPane.tsx';
import { formatDate } from '../../../lib/format.ts';
import { t } from '../transcripts.texts.ts';
import classes from './EntryBody.module.css';
import { WritingNote } from './WritingNote.tsx';

const ChecksPanel = lazy(
  laterPart(() => import('../checks/ChecksPanel.tsx').then((module) => ({ default: module.ChecksPanel }))),
);

type Props = { entry: Transcript; state: EntryState };

/** Note on one side, source on the other; what is being waited for above the note. */
export function EntryBody({ entry, state }: Props) {
  const found = useChecks(entry);
  const states = useMemo(() => statesOf(entry.sentences, found.checks), [entry.sentences, found.checks]);
  const marks = useMemo(() => createEvidenceStore(entry.sentences), [entry.sentences]);
  const evidence = useMemo(() => ({ ...marks, states }), [marks, states]);
  const playback = useRecording(entry);
  // the whole note; single sections are written among the others
  const whole = state.kind === 'generating' && entry.writing === null;
  const parts = whole || (state.kind === 'failed' && !hasNote(entry));
  const typed = useTypedNote(entry, state);
  const hasSource = entry.utterances.length > 0 || entry.question !== '';
  const removedAt = entry.removedAudio?.at(-1)?.removedAt;
  const removed = removedAt !== undefined && (
    <p className={classes.removed}>{t('audioRemoved', { day: formatDate(removedAt) })}</p>
  );
  const note = (
    <>
      {!hasSource && removed}
      <EntryNotice entry={entry} state={state} />
      {isWithoutWords(entry) && state.kind !== 'generating' && (
        <WithoutWords entry={entry} state={state} withPlayer={!hasSource} />
      )}
      {parts && <WritingNote entry={entry} />}
      {typed && hasNote(typed) && !whole && <NotePane entry={typed} />}
      {hasNote(entry) && state.kind !== 'generating' && <SigningPane entry={entry} />}
    </>
  );
  if (!hasSource) return <PlaybackContext value={playback}>{note}</PlaybackContext>;
  return (
    <EntryChecksContext value={found}>
      <EvidenceContext value={evidence}>
        <PlaybackContext value={playback}>
          <SplitPane
            note={note}
            source={
              <>
                <ExtraContext entry={entry} />
                <HeardNotice entry={entry} />
                {hasNote(entry) && <SpeakersNotice entry={entry} />}
                {hasNote(entry) && <SourceEditedNotice entry={entry} />}
                {removed}
                <Player durationMs={entry.speech?.durationMs ?? null} />
                <SourcePane entry={entry} />
              </>
            }
            // without a note its choices stand open in the note's place
            sourceTools={entry.abilities.generate && state.kind !== 'source' ? <SourceMenu entry={entry} /> : null}
            checks={hasNote(entry) && entry.utterances.length > 0 ? <ChecksPanel entry={entry} /> : null}
            toLookAt={found.checks ? listChecks(found.checks).open : 0}
          />
        </PlaybackContext>
      </EvidenceContext>
    </EntryChecksContext>
  );
}
