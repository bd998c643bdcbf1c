import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { lazy, Suspense, useRef } from 'react';
import { ImproveBanner } from '../../features/templates/public.ts';
import { EvidenceQuote } from '../../features/transcripts/evidence/EvidenceQuote.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { EnglishNotice } from '../../features/scribe/english/EnglishNotice.tsx';
import { BuiltFrom } from '../../features/transcripts/history/BuiltFrom.tsx';
import { NoEvidence } from '../../features/scribe/literature/NoEvidence.tsx';
import { loadNoteEditor } from '../editor/load-note-editor.ts';
import classes from '../../ui/note-paper.module.css';
import { StillNote } from './StillNote.tsx';

const NoteEditor = lazy(loadNoteEditor);

type Props = { entry: Transcript };

/** The paper: sections to read and edit, how they stand to their sources, and the quote of the sentence rested on. */
export function NotePane({ entry }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const edited = entry.sectionStates.some(({ status }) => status === 'edited');
  return (
    <div className={classes.pane}>
      <EnglishNotice entry={entry} />
      <EvidenceSummary entry={entry} paper={paper} />
      <div ref={paper} className={classes.paper}>
        <Suspense fallback={<StillNote entry={entry} />}>
          <NoteEditor entry={entry} readOnly={!entry.abilities.edit} />
        </Suspense>
      </div>
      <NoEvidence entry={entry} />
      {edited && entry.templateId !== null && entry.kind !== 'synthetic' && (
        <Suspense fallback={null}>
          <ImproveBanner templateId={entry.templateId} />
        </Suspense>
      )}
      <BuiltFrom sources={entry.builtFrom} />
      <EvidenceQuote entry={entry} />
    </div>
  );
}
