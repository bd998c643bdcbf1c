import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import classes from './Analytics.module.css';
import { t } from './analytics.texts.ts';

type Props = { title: string; unit?: string; method?: ReactNode; wide?: boolean; children: ReactNode };

/** One group of numbers with how they were made. */
export function Card({ title, unit, method, wide, children }: Props) {
  return (
    <section className={classes.card} data-wide={wide || undefined} aria-label={title}>
      <header className={classes.cardHead}>
        <h3>{title}</h3>
        {unit && <span>{unit}</span>}
      </header>
      {children}
      {method && <p className={classes.method}>{method}</p>}
    </section>
  );
}

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** What a query that has ended found, or why it did not. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return null;
  return <ErrorState small error={query.error} title={t('notLoaded')} onRetry={() => void query.refetch()} />;
}
