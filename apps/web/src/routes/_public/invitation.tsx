import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../../features/accounts/InvitationPage.tsx';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: (search: Record<string, unknown>): { token: string } => ({ token: String(search.token ?? '') }),
  component: Invitation,
});

function Invitation() {
  const { token } = Route.useSearch();
  return <InvitationPage key={token} token={token} />;
}
