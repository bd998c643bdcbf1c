import { createFileRoute, redirect } from '@tanstack/react-router';
import { getInstallation } from '../features/accounts/sign-up.api.ts';
import { loadSession } from '../lib/session/session.ts';

/** A new installation begins with an account; without an answer the usual page says what is wrong. */
async function entrance(): Promise<'/sign-in' | '/register'> {
  const installation = await getInstallation().catch(() => null);
  return installation?.hasAccounts === false ? '/register' : '/sign-in';
}

/** No page of its own: it leads on to where somebody begins. */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    if (!(await loadSession())) throw redirect({ to: await entrance(), replace: true });
    const [{ landingPath }, queryClient] = await Promise.all([
      import('../features/templates/onboarding/onboarding.api.ts'),
      context.openQueryClient(),
    ]);
    throw redirect({ to: await landingPath(queryClient), replace: true });
  },
});
