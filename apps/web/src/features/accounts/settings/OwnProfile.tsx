import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { userInfoQuery } from '../accounts.api.ts';

type Props = { children: (user: UserProfile) => ReactNode; lines?: number };

/** What needs the profile to be drawn, with what stands there until it is known. */
export function OwnProfile({ children, lines }: Props) {
  const profile = useQuery(userInfoQuery());
  if (profile.data) return children(profile.data);
  if (profile.isError) return <ErrorState small error={profile.error} onRetry={() => void profile.refetch()} />;
  return (
    <Delayed>
      <SkeletonText lines={lines} />
    </Delayed>
  );
}
