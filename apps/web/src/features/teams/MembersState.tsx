import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { t } from './teams.texts.ts';
import type { useMembers } from './use-members.ts';

/** What stands in place of the people, or above them when more could not be had. */
export function MembersState({ members: { list, items } }: { members: ReturnType<typeof useMembers> }) {
  if (list.isError)
    return (
      <ErrorState
        small={items.length > 0}
        error={list.error}
        title={t('couldNotLoadTeam')}
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
      />
    );
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows table />
      </Delayed>
    );
  return items.length === 0 ? <EmptyState drawing="search" title={t('noMember')} /> : null;
}
