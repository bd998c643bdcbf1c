import type { UseQueryResult } from '@tanstack/react-query';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { t } from './fax.texts.ts';

/** A list that is not there yet: on its way, or why not. */
export function ListState({ list }: { list: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> }) {
  if (list.isError) {
    return <ErrorState error={list.error!} title={t('notLoaded')} onRetry={() => void list.refetch()} />;
  }
  return (
    <Delayed>
      <SkeletonRows table />
    </Delayed>
  );
}
