import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/accounts/ForgotPasswordPage.tsx';
import { whereMailsAre } from '../../features/accounts/where-mails-are.ts';

export const Route = createFileRoute('/_public/forgot-password')({ loader: whereMailsAre, component: ForgotPassword });

function ForgotPassword() {
  return <ForgotPasswordPage mailHint={Route.useLoaderData()} />;
}
