import type { Note } from '@clinical/contract/notes/notes.schemas';
import { AskPanel } from './AskPanel.tsx';
import classes from './Evidence.module.css';

type Props = { note: Pick<Note, 'id' | 'title' | 'dateOfBirth' | 'mrn' | 'abilities'> };

/** Questions to the literature beside a chart. The chart's identifiers are taken out of them, and its id is not sent. */
export function ChartEvidence({ note }: Props) {
  return (
    <div className={classes.page}>
      <AskPanel chart={note} />
    </div>
  );
}
