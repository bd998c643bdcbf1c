import type { BuiltFrom as Source } from '@clinical/contract/transcripts/entries.schemas';
import { Fragment } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { t } from '../transcripts.texts.ts';
import classes from './BuiltFrom.module.css';

const words = { entry: 'entryOf', prechart: 'prechartOf', appointment: 'appointmentOf' } as const;

/** What a note was written from, when that was more than its own visit. */
export function BuiltFrom({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <p className={classes.built}>
      {t('builtFrom')}: {t('thisVisit')}
      {sources.map(({ kind, id, createdAt }) => (
        <Fragment key={id}>, {t(words[kind], { date: formatDate(createdAt) })}</Fragment>
      ))}
    </p>
  );
}
