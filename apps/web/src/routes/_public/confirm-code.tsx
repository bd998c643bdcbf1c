import { createFileRoute } from '@tanstack/react-router';
import { ConfirmCodePage } from '../../features/accounts/ConfirmCodePage.tsx';

export const Route = createFileRoute('/_public/confirm-code')({
  validateSearch: (search: Record<string, unknown>): { unconfirmed?: boolean } => ({
    unconfirmed: search.unconfirmed === true || undefined,
  }),
  component: ConfirmCode,
});

function ConfirmCode() {
  const { unconfirmed } = Route.useSearch();
  return <ConfirmCodePage unconfirmed={unconfirmed} />;
}
