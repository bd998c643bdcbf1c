import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { currentViewing } from '../../lib/session/viewing.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import tabs from '../../ui/tab-links.module.css';
import { userInfoQuery } from '../accounts/public.ts';
import { DepartmentsTab } from './DepartmentsTab.tsx';
import { MembersTab } from './MembersTab.tsx';
import { PendingRequests } from './PendingRequests.tsx';
import { SeatsTab } from './SeatsTab.tsx';
import { collaboratorRequestsQuery, departmentsQuery, memberRequestsQuery } from './teams.api.ts';
import { t } from './teams.texts.ts';
import classes from './TeamPage.module.css';
import type { TeamTab } from './team-address.ts';
import { useMembers } from './use-members.ts';

const InviteDialog = lazy(
  laterPart(() => import('./InviteDialog.tsx').then((module) => ({ default: module.InviteDialog }))),
);

type Props = { tab: TeamTab | undefined };

/** The workspace's people: how many, who waits, departments, permissions and seats. */
export function TeamPage({ tab: asked }: Props) {
  const me = useQuery(userInfoQuery()).data;
  const team = useMembers('');
  const counts = team.list.data?.pages.at(-1)?.counts;
  const departments = useQuery(departmentsQuery);
  const enabled = currentViewing() === null;
  const requests = [useQuery({ ...memberRequestsQuery, enabled }), useQuery({ ...collaboratorRequestsQuery, enabled })];
  const [inviting, setInviting] = useState(false);
  const needsServer = useNeedsServer();
  const isAdmin = me?.permission === 'admin';
  // who invites into a department or manages one finds it there as well
  const trusted = departments.data?.some(({ abilities }) => abilities.addMembers || abilities.edit) ?? false;
  const offered: TeamTab[] = [
    ...(isAdmin || trusted ? (['departments'] as const) : []),
    'members',
    ...(isAdmin || me?.switches.billing ? (['seats'] as const) : []),
  ];
  const tab = offered.find((each) => each === asked) ?? offered[0] ?? 'members';
  // all at once: what came later would push down what is being read
  const known = me && departments.data && team.list.isFetched && !requests.some(({ isLoading }) => isLoading);

  return (
    <>
      <PageHeader
        title={t('teams')}
        description={t('teamsLead')}
        actions={
          isAdmin && (
            <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setInviting(true)} {...needsServer}>
              {t('invite')}
            </Button>
          )
        }
      />
      {known && counts && (
        <p className={classes.banner}>
          <span>
            <Icon name="users" size={16} /> {t('activeMembers', { n: counts.members })}
          </span>
          <span>
            <Icon name="users-group" size={16} /> {t('departmentCount', { n: departments.data.length })}
          </span>
          <span>
            <Icon name="sparkles" size={16} /> {t('seatCount', { n: counts.seats })}
          </span>
        </p>
      )}
      {known && <PendingRequests />}
      {(known || departments.isError) && (
        <nav className={tabs.tabs} aria-label={t('tabs')}>
          {offered.map((each) => (
            <Link
              key={each}
              to="/team-members"
              search={{ tab: each }}
              activeOptions={{ exact: true, includeSearch: true }}
              className={tabs.tab}
              aria-current={each === tab ? 'page' : undefined}
            >
              {t(each)}
            </Link>
          ))}
        </nav>
      )}
      {me && !known && !departments.isError && (
        <Delayed>
          <SkeletonRows table />
        </Delayed>
      )}
      {departments.isError && (
        <ErrorState
          error={departments.error}
          title={t('couldNotLoadTeam')}
          onRetry={() => void departments.refetch()}
        />
      )}
      {known && (
        <>
          {tab === 'departments' && <DepartmentsTab departments={departments.data} isAdmin={isAdmin} />}
          {tab === 'members' && <MembersTab departments={departments.data} isAdmin={isAdmin} />}
          {tab === 'seats' && <SeatsTab />}
        </>
      )}
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog departments={departments.data ?? []} isAdmin onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
