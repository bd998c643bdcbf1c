import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { lazy, useMemo } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { listChecks } from '../checks/checks-list.ts';
import { useChecks } from '../checks/checks.api.ts';
import { EntryChecksContext } from '../checks/entry-checks.ts';
import { createEvidenceStore, EvidenceContext } from '../evidence/evidence-store.ts';
import { statesOf } from '@clinical/contract/transcripts/sentence-state.rules';
import { SourcePane } from '../evidence/SourcePane.tsx';
import { useTypedNote } from './blank-note.ts';
import { type EntryState, hasNote } from './entry-state.ts';
import { EntryNotice } from './EntryNotice.tsx';
import { NotePane } from './NotePane.tsx';
import { SigningPane } from '../signing/SigningPane.tsx';
import { ExtraContext } from './ExtraContext.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { SplitPane } from './SplitPane.tsx';
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
  // the whole note; single sections are written among the others
  const whole = state.kind === 'generating' && entry.writing === null;
  const parts = whole || (state.kind === 'failed' && !hasNote(entry));
  const typed = useTypedNote(entry, state);
  const note = (
    <>
      <EntryNotice entry={entry} state={state} />
      {parts && <WritingNote entry={entry} />}
      {typed && hasNote(typed) && !whole && <NotePane entry={typed} />}
      {hasNote(entry) && state.kind !== 'generating' && <SigningPane entry={entry} />}
    </>
  );
  if (entry.utterances.length === 0 && entry.question === '') return note;
  return (
    <EntryChecksContext value={found}>
      <EvidenceContext value={evidence}>
        <SplitPane
          note={note}
          source={
            <>
              <ExtraContext entry={entry} />
              <SourcePane entry={entry} />
            </>
          }
          sourceTools={entry.abilities.generate ? <SourceMenu entry={entry} /> : null}
          checks={hasNote(entry) && entry.utterances.length > 0 ? <ChecksPanel entry={entry} /> : null}
          toLookAt={found.checks ? listChecks(found.checks).open : 0}
        />
      </EvidenceContext>
    </EntryChecksContext>
  );
}
