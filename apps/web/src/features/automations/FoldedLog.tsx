import { Button } from '@mantine/core';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import classes from './Automations.module.css';

type Props<Row extends { id: string }, Key extends QueryKey> = {
  title: string;
  words: { show: string; hide: string; empty: string; notLoaded: string };
  query: UseQueryOptions<Row[], Error, Row[], Key>;
  renderRow: (row: Row) => ReactNode;
};

/** A log that is loaded when somebody opens it. */
export function FoldedLog<Row extends { id: string }, Key extends QueryKey>({
  title,
  words,
  query,
  renderRow,
}: Props<Row, Key>) {
  const [open, setOpen] = useState(false);
  const { data, isLoading, isError, error, refetch } = useQuery({ ...query, enabled: open });
  return (
    <div>
      <Button
        variant="subtle"
        size="xs"
        className={classes.fold}
        aria-expanded={open}
        leftSection={<Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />}
        onClick={() => setOpen(!open)}
      >
        {open ? words.hide : words.show}
      </Button>
      {open && (
        <section aria-label={title}>
          {isLoading && (
            <Delayed>
              <SkeletonText lines={4} />
            </Delayed>
          )}
          {isError && !data && (
            <ErrorState small title={words.notLoaded} error={error} onRetry={() => void refetch()} />
          )}
          {data?.length === 0 && <p className={classes.quiet}>{words.empty}</p>}
          <ul className={classes.rows}>
            {data?.map((row) => (
              <li key={row.id} className={classes.row}>
                {renderRow(row)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
