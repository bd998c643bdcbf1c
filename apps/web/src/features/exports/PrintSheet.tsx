import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { createPortal } from 'react-dom';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { RichText } from '../transcripts/text/public.ts';
import { t } from './exports.texts.ts';
import classes from './PrintSheet.module.css';

type Props = {
  entry: Pick<Transcript, 'createdAt'>;
  chart: Pick<Note, 'title' | 'dateOfBirth' | 'mrn'>;
  html: string;
  onDone: () => void;
};

/** One note as paper: whose it is, when, and its text with the marks that a copy has. Printing starts when it is drawn. */
export function PrintSheet({ entry, chart, html, onDone }: Props) {
  usePrinting('note', onDone);
  const facts = [
    ...(chart.dateOfBirth ? [t('born', { day: formatDay(chart.dateOfBirth) })] : []),
    ...(chart.mrn ? [t('mrn', { mrn: chart.mrn })] : []),
    formatDateTime(entry.createdAt),
  ];
  return createPortal(
    <div className={classes.sheet} aria-hidden="true">
      <header className={classes.head}>
        <h1 className={classes.name}>{chart.title}</h1>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </header>
      <RichText html={html} className={classes.text} />
    </div>,
    document.body,
  );
}
