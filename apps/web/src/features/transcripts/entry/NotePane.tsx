import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { lazy, Suspense, useRef } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { EvidenceQuote } from '../evidence/EvidenceQuote.tsx';
import { EvidenceSummary } from '../evidence/EvidenceSummary.tsx';
import { BuiltFrom } from '../context/BuiltFrom.tsx';
import classes from './NotePane.module.css';
import { StillNote } from './StillNote.tsx';

const NoteEditor = lazy(
  laterPart(() => import('../editor/NoteEditor.tsx').then((module) => ({ default: module.NoteEditor }))),
);

type Props = { entry: Transcript };

/** The paper: sections to read and edit, how they stand to their sources, and the quote of the sentence rested on. */
export function NotePane({ entry }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.pane}>
      <EvidenceSummary entry={entry} paper={paper} />
      <div ref={paper} className={classes.paper}>
        <Suspense fallback={<StillNote entry={entry} />}>
          <NoteEditor entry={entry} readOnly={!entry.abilities.edit} />
        </Suspense>
      </div>
      <BuiltFrom sources={entry.builtFrom} />
      <EvidenceQuote entry={entry} />
    </div>
  );
}
