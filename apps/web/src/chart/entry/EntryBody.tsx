import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { lazy, Suspense, useMemo } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useChecks } from '../../features/checks/checks.api.ts';
import { EntryChecksContext } from '../../features/checks/entry-checks.ts';
import { createEvidenceStore, EvidenceContext } from '../../features/transcripts/evidence/evidence-store.ts';
import { SourceEditedNotice } from './SourceEditedNotice.tsx';
import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import { TranscriptionNotice } from '../../features/capture/transcription/TranscriptionNotice.tsx';
import { SourcePane } from '../../features/transcripts/evidence/SourcePane.tsx';
import { PlaybackContext, useRecording } from '../../features/transcripts/playback/playback-context.ts';
import { Player } from '../../features/transcripts/playback/Player.tsx';
import { SpeakersNotice } from './SpeakersNotice.tsx';
import { WithoutWords } from '../../features/capture/transcription/WithoutWords.tsx';
import { useTypedNote } from '../../features/transcripts/blank-note.ts';
import { type EntryState, hasNote, isWithoutWords } from '../../features/transcripts/entry-state.ts';
import { DoneAside } from './DoneAside.tsx';
import { EntryNotice } from './EntryNotice.tsx';
import { FindingsContext, useFindings } from '../../features/checks/findings-context.ts';
import { EvidenceQuote } from '../../features/transcripts/evidence/EvidenceQuote.tsx';
import { NotePane } from './NotePane.tsx';
import { OutdatedSources } from './OutdatedSources.tsx';
import { SigningPane } from '../../features/signing/SigningPane.tsx';
import { ExtraContext } from '../../features/transcripts/entry/ExtraContext.tsx';
import { SourceMenu } from '../../features/scribe/writing/SourceMenu.tsx';
import { SplitPane } from './SplitPane.tsx';
import { VisitBar } from './VisitBar.tsx';
import { formatDate } from '../../lib/format.ts';
import { t } from '../chart.texts.ts';
import classes from './EntryBody.module.css';
import { WritingNote } from '../../features/scribe/writing/WritingNote.tsx';

const FindingsMargin = lazy(
  laterPart(() =>
    import('../../features/checks/FindingsMargin.tsx').then((module) => ({ default: module.FindingsMargin })),
  ),
);

type Props = { entry: Transcript; state: EntryState };

/** Source, note and findings side by side; what is being waited for above the note, and a bar below that stays. */
export function EntryBody({ entry, state }: Props) {
  const found = useChecks(entry);
  const states = useMemo(() => statesOf(entry.sentences, found.checks), [entry.sentences, found.checks]);
  const marks = useMemo(() => createEvidenceStore(entry.sentences), [entry.sentences]);
  const evidence = useMemo(() => ({ ...marks, states }), [marks, states]);
  const findings = useFindings(entry, found);
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
  const checked = hasNote(entry) && entry.utterances.length > 0;
  return (
    <EntryChecksContext value={found}>
      <FindingsContext value={findings}>
        <EvidenceContext value={evidence}>
          <PlaybackContext value={playback}>
            <SplitPane
              source={
                hasSource ? (
                  <>
                    <ExtraContext entry={entry} />
                    <TranscriptionNotice entry={entry} />
                    {hasNote(entry) && <SpeakersNotice entry={entry} />}
                    {hasNote(entry) && <SourceEditedNotice entry={entry} />}
                    {removed}
                    <Player durationMs={entry.speech?.durationMs ?? null} />
                    <SourcePane entry={entry} />
                  </>
                ) : null
              }
              // without a note its choices stand open in the note's place
              sourceTools={entry.abilities.generate && state.kind !== 'source' ? <SourceMenu entry={entry} /> : null}
              quote={checked ? <EvidenceQuote entry={entry} /> : null}
              note={
                <>
                  {!hasSource && removed}
                  <OutdatedSources entry={entry} />
                  <EntryNotice entry={entry} state={state} />
                  {isWithoutWords(entry) && state.kind !== 'generating' && (
                    <WithoutWords entry={entry} state={state} withPlayer={!hasSource} />
                  )}
                  {parts && <WritingNote entry={entry} failed={state.kind === 'failed'} />}
                  {typed && hasNote(typed) && !whole && <NotePane entry={typed} />}
                  {hasNote(entry) && state.kind !== 'generating' && <SigningPane entry={entry} />}
                </>
              }
              margin={
                checked && !whole ? (
                  <Suspense fallback={<div />}>
                    <FindingsMargin entry={entry} />
                  </Suspense>
                ) : null
              }
              done={entry.signature ? <DoneAside entry={entry} signature={entry.signature} /> : null}
              bar={hasNote(entry) && state.kind !== 'generating' ? <VisitBar entry={entry} /> : null}
            />
          </PlaybackContext>
        </EvidenceContext>
      </FindingsContext>
    </EntryChecksContext>
  );
}
