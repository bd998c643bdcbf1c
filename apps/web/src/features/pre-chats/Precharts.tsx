import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemovedIds } from '../../lib/undoable.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { prechartsQuery } from '../transcripts/public.ts';
import { AddPrechart } from './AddPrechart.tsx';
import { PrechartCard } from './PrechartCard.tsx';
import { t } from './pre-chats.texts.ts';
import classes from './Precharts.module.css';
import { UsedPrechart } from './UsedPrechart.tsx';

/** What is prepared for the next visit, above the thread; what went with a note already stays below it, folded. */
export function Precharts({ noteId, mayEdit }: { noteId: string; mayEdit: boolean }) {
  const list = useQuery(prechartsQuery(noteId));
  const removed = useRemovedIds();
  const [added, setAdded] = useState<string | null>(null);
  const all = (list.data ?? []).filter(({ id }) => !removed.has(id)).toReversed();
  const waiting = all.filter(({ usedIn, abilities }) => usedIn === null && (abilities.edit || !mayEdit));
  const used = all.filter((prechart) => !waiting.includes(prechart));

  return (
    <>
      {mayEdit && <AddPrechart noteId={noteId} onAdded={(id) => setAdded(id)} />}
      {list.isError && !list.data && (
        <ErrorState small error={list.error} title={t('couldNotLoad')} onRetry={() => void list.refetch()} />
      )}
      {waiting.length > 0 && (
        <section className={classes.waiting} aria-labelledby="precharts-title">
          <h2 id="precharts-title" className={classes.title}>
            {t('precharts')}
          </h2>
          <p className={classes.lead}>{t('lead')}</p>
          {waiting.map((prechart) => (
            <PrechartCard key={prechart.id} prechart={prechart} isNew={prechart.id === added} />
          ))}
        </section>
      )}
      {used.length > 0 && (
        <details className={classes.used}>
          <summary>{t('used', { n: used.length })}</summary>
          {used.map((prechart) => (
            <UsedPrechart key={prechart.id} prechart={prechart} />
          ))}
        </details>
      )}
    </>
  );
}
