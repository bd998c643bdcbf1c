import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { lazy, Suspense } from 'react';
import { ImproveBanner } from '../../features/templates/public.ts';
import { EnglishNotice } from '../../features/scribe/english/EnglishNotice.tsx';
import { BuiltFrom } from '../../features/transcripts/history/BuiltFrom.tsx';
import { NoEvidence } from '../../features/scribe/literature/NoEvidence.tsx';
import { loadNoteEditor } from '../editor/load-note-editor.ts';
import classes from '../../ui/note-paper.module.css';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { StillNote } from './StillNote.tsx';

const NoteEditor = lazy(loadNoteEditor);

type Props = { entry: Transcript };

/** The paper: sections to read and edit, and below them what the marks in them mean. */
export function NotePane({ entry }: Props) {
  const edited = entry.sectionStates.some(({ status }) => status === 'edited');
  return (
    <div className={classes.pane}>
      <EnglishNotice entry={entry} />
      <div className={classes.paper} data-paper>
        <Suspense fallback={<StillNote entry={entry} />}>
          <NoteEditor entry={entry} readOnly={!entry.abilities.edit} />
        </Suspense>
      </div>
      <EvidenceSummary entry={entry} />
      <NoEvidence entry={entry} />
      {edited && entry.templateId !== null && entry.kind !== 'synthetic' && (
        <Suspense fallback={null}>
          <ImproveBanner templateId={entry.templateId} />
        </Suspense>
      )}
      <BuiltFrom sources={entry.builtFrom} />
    </div>
  );
}
