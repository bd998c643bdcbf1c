import { createFileRoute } from '@tanstack/react-router';
import { readTeamAddress } from '../../features/teams/team-address.ts';
import { TeamPage } from '../../features/teams/TeamPage.tsx';

export const Route = createFileRoute('/_app/team-members')({ validateSearch: readTeamAddress, component: Team });

function Team() {
  return <TeamPage tab={Route.useSearch().tab} />;
}
