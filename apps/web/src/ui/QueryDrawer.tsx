import { Drawer } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFocusBack } from '../lib/focus-back.ts';
import { modelFailed } from '../lib/model-failed.ts';
import { Delayed } from './Delayed.tsx';
import { ErrorState } from './ErrorState.tsx';
import classes from './QueryDrawer.module.css';
import { SkeletonText } from './Skeletons.tsx';

type Props<Data> = {
  title: string;
  closeLabel: string;
  /** What is shown here, in a sentence. */
  lead: string;
  query: UseQueryResult<Data>;
  /** About as many lines as there will be. */
  lines: number;
  errorTitle: string;
  onClose: () => void;
  /** Has the local engine write the answer, offered where a model failed at it. */
  onLocal?: () => void;
  children: (data: Data) => ReactNode;
};

/** A panel at the side that shows one answer of the server, and what stands for it until it is there. */
export function QueryDrawer<Data>({
  title,
  closeLabel,
  lead,
  query,
  lines,
  errorTitle,
  onClose,
  onLocal,
  children,
}: Props<Data>) {
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      <p className={classes.lead}>{lead}</p>
      {query.isPending && (
        <Delayed>
          <SkeletonText lines={lines} />
        </Delayed>
      )}
      {query.isError && (
        <ErrorState
          error={query.error}
          title={errorTitle}
          onRetry={() => void query.refetch()}
          onLocal={modelFailed(query.error) ? onLocal : undefined}
        />
      )}
      {query.data !== undefined && children(query.data)}
    </Drawer>
  );
}
